//! The page at which one plays.

use leptos::prelude::*;
use orrery_kit::{Catalogue, Known, icon, tongue};
use orrery_match::Shelf;
use orrery_session::{Link, Session};
use orrery_wire::{MatchId, Problem, Status};

use crate::invite::{Chair, invitation};
use crate::keys::keys;
use crate::table::{Drawer, Open, Table};
use crate::{
    away, card, chat, curtain, gather, help, inspect, log, menu, notice, opening, orders, players, prompt,
    scores, settings, toast,
};

/// How far the page is.
#[derive(Clone, PartialEq)]
pub(crate) enum Stage {
    /// The match is being opened.
    Opening,
    /// It cannot be had.
    Gone(Problem),
    /// Players gather.
    Gathering,
    /// It is played, or was.
    Set(String),
}

/// How far the page of this match is.
pub(crate) fn stage(session: Session) -> Memo<Stage> {
    Memo::new(move |_| {
        if let Link::Gone(problem) = session.link.get() {
            return Stage::Gone(problem);
        }
        session.card.with(|card| match card {
            None => Stage::Opening,
            Some(card) => match card.status {
                Status::Gathering if session.is_here() => Stage::Opening,
                Status::Gathering => Stage::Gathering,
                Status::Running | Status::Over | Status::Quarantined => Stage::Set(card.game.clone()),
            },
        })
    })
}

/// The table of a match: the gathering room, then the board.
pub fn table(id: MatchId, shelf: Shelf) -> AnyView {
    let again = RwSignal::new(0u32);
    let reopen = Callback::new(move |()| again.update(|again| *again += 1));
    (move || {
        again.track();
        opened(id.clone(), &shelf, reopen)
    })
    .into_any()
}

fn opened(id: MatchId, shelf: &Shelf, reopen: Callback<()>) -> AnyView {
    let t = tongue();
    let catalogue = use_context::<Catalogue>();
    let session = Session::open(id.clone(), shelf.clone());
    let stage = stage(session);
    let chair = Chair::new(id.clone(), session, reopen, t);
    let shelf = shelf.clone();
    (move || match stage.get() {
        Stage::Opening => opening::opening(t),
        Stage::Gone(problem) => opening::gone(t, problem),
        Stage::Gathering => gather::gather(chair, &shelf),
        Stage::Set(game) => match catalogue.and_then(|catalogue| catalogue.find(&game)) {
            Some(known) => at_table(id.clone(), session, known, chair),
            None => opening::gone(t, Problem::new(orrery_wire::Code::NoSuchGame, game)),
        },
    })
    .into_any()
}

fn at_table(id: MatchId, session: Session, known: &'static Known, chair: Chair) -> AnyView {
    // Whoever comes from the gathering room begins at the top.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let table = Table::new(id, session, known, true);
    table.reel.follow();
    keys(table);
    notice::notice(table);
    let t = table.t;
    let board = match &known.painted {
        Some(painted) => (painted.draw)(table.desk),
        None => inspect::body(table),
    };
    let there_is_chat = chat::there_is_chat(table);
    let side = move || match table.drawer.get() {
        Some(Drawer::Log) => "log",
        Some(Drawer::Chat) => "chat",
        None => "none",
    };
    view! {
        <main class="at-page" data-page="table" data-game=known.id data-drawer=side data-chat=move || there_is_chat.get().to_string()>
            {head(table)}
            {opening::lost(table)}
            {away::away(table)}
            {invitation(chair)}
            <div class="at-rest">
                <div class="at-middle">
                    {prompt::prompt(table)}
                    <section class="at-board" aria-label=move || t.plain("table-board") data-test="board">{board}</section>
                </div>
                <aside class="at-side" aria-label=move || t.plain("table-side")>
                    <button class="quiet drawer-close" on:click=move |_| table.drawer.set(None) aria-label=move || t.plain("table-close")>{icon("close")}</button>
                    {log::log(table)}
                    {move || there_is_chat.get().then(|| chat::chat(table))}
                </aside>
            </div>
            {toast::toasts(table)}
            {menu::menu(table)}
            {menu::resign(table)}
            {settings::settings(table)}
            {orders::orders(table)}
            {scores::scores(table)}
            {help::help(table)}
            {card::large_card(table)}
            {curtain::curtain(table)}
        </main>
    }
    .into_any()
}

/// What stands above the table: the way home, the players, and what can be opened.
fn head(table: Table) -> AnyView {
    let t = table.t;
    let unread = chat::unread(table);
    let there_is_chat = chat::there_is_chat(table);
    let button = move |symbol: &'static str,
                       key: &'static str,
                       test: &'static str,
                       class: &'static str,
                       press: Callback<()>| {
        view! {
            <button class=class data-test=test on:click=move |_| press.run(()) aria-label=move || t.plain(key) title=move || t.plain(key)>{icon(symbol)}</button>
        }
    };
    let open = move |what: Open| Callback::new(move |()| table.open.set(Some(what.clone())));
    let slide = move |what| {
        Callback::new(move |()| {
            table.drawer.update(|drawer| *drawer = if *drawer == Some(what) { None } else { Some(what) })
        })
    };
    view! {
        <header class="at-head">
            <h1 class="only-read">{move || t.name((table.known.name)())}</h1>
            <a class="button quiet home" href="/" aria-label=move || t.plain("table-front") title=move || t.plain("table-front")>{icon("home")}</a>
            {players::players(table)}
            <div class="at-tools">
                {button("score", "table-scores", "open-scores", "quiet", open(Open::Scores))}
                {button("log", "table-log", "open-log", "quiet drawer-button", slide(Drawer::Log))}
                {move || there_is_chat.get().then(|| view! {
                    <span class="unread-holder" class:unread=unread>
                        {button("chat", "table-chat", "open-chat", "quiet drawer-button", slide(Drawer::Chat))}
                        {move || unread.get().then(|| view! { <span class="only-read" role="status">{t.plain("table-chat-unread")}</span> })}
                    </span>
                })}
                {button("menu", "table-menu", "open-menu", "quiet", open(Open::Menu))}
            </div>
        </header>
    }
    .into_any()
}
