//! The page at which one plays.

use leptos::prelude::*;
use orrery_kit::{Known, Page, tongue};
use orrery_match::Shelf;
use orrery_session::Session;
use orrery_wire::MatchId;

use crate::invite::{Chair, invitation};
use crate::keys::keys;
use crate::parts::{symbol_button, symbol_way};
use crate::stage::staged;
use crate::table::{Drawer, Open, Table};
use crate::{
    away, card, chat, curtain, gather, help, inspect, log, menu, notice, opening, orders, players, prompt,
    scores, settings, toast,
};

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
    let session = Session::open(id.clone(), shelf.clone());
    let chair = Chair::new(id.clone(), session, reopen, tongue());
    let shelf = shelf.clone();
    staged(
        session,
        move || gather::gather(chair, &shelf),
        move |known| at_table(id.clone(), session, known, chair),
    )
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
        None => inspect::instead_of_board(table),
    };
    let there_is_chat = chat::there_is_chat(table);
    let label = move || t.plain("table-board");
    let close = move || table.drawer.set(None);
    let side = move || match table.drawer.get() {
        Some(Drawer::Log) => "log",
        Some(Drawer::Chat) => "chat",
        None => "none",
    };
    view! {
        <main class="at-page" data-page="table" data-game=known.id data-drawer=side>
            {head(table)}
            {opening::lost(table)}
            {away::away(table)}
            {invitation(chair)}
            <div class="at-rest">
                <div class="at-middle">
                    {prompt::prompt(table)}
                    <section class="at-board" aria-label=label data-test="board">{board}</section>
                </div>
                <aside class="at-side" aria-label=move || t.plain("table-side")>
                    {symbol_button(t, "quiet drawer-close", "drawer-close", ("close", "table-close"), close)}
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
    let open = move |what: Open| move || table.open.set(Some(what.clone()));
    view! {
        <header class="at-head">
            <h1 class="only-read">{move || t.name((table.known.name)())}</h1>
            {symbol_way(t, ("home", "table-front"), Page::Front.path())}
            {players::players(table)}
            <div class="at-tools">
                {symbol_button(t, "quiet", "open-scores", ("score", "table-scores"), open(Open::Scores))}
                {symbol_button(t, "quiet drawer-button", "open-log", ("log", "table-log"), move || table.slide(Drawer::Log))}
                {chat_button(table)}
                {symbol_button(t, "quiet", "open-menu", ("menu", "table-menu"), open(Open::Menu))}
            </div>
        </header>
    }
    .into_any()
}

/// Opens the chat, and shows that something new was said.
fn chat_button(table: Table) -> AnyView {
    let t = table.t;
    let unread = chat::unread(table);
    let there_is_chat = chat::there_is_chat(table);
    let told = move || unread.get().then(|| t.plain("table-chat-unread"));
    let slide = move || table.slide(Drawer::Chat);
    let button = move || {
        view! {
            <span class="unread-holder" class:unread=unread>
                {symbol_button(t, "quiet drawer-button", "open-chat", ("chat", "table-chat"), slide)}
                <span class="only-read" role="status">{told}</span>
            </span>
        }
    };
    (move || there_is_chat.get().then(button)).into_any()
}
