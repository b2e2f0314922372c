//! The inspector: any game, played and examined as data. The view as a tree, what may be done as a list, the log as it is told.

use std::sync::Arc;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::{Known, Page, icon, tongue};
use orrery_match::Shelf;
use orrery_session::Session;
use orrery_wire::{Command, MatchId, News};

use crate::away::remember_what_is_seen;
use crate::groups::Spoken;
use crate::keys::keys;
use crate::menu::STAND_IN;
use crate::parts::{button, sentences, worded};
use crate::stage::staged;
use crate::table::{Open, Table};
use crate::toast::{Toast, rule_link, toasts};
use crate::tree::{Folds, tree};
use crate::{choices, help, menu, opening, orders, prompt, settings, story};

/// So many entries of the log are shown at once.
const ENTRIES: usize = 30;

/// The inspector of a match.
pub fn inspect(id: MatchId, shelf: Shelf) -> AnyView {
    let t = tongue();
    let session = Session::open(id.clone(), shelf);
    staged(session, move || opening::opening(t), move |known| examined(id.clone(), session, known))
}

fn examined(id: MatchId, session: Session, known: &'static Known) -> AnyView {
    let table = Table::new(id, session, known, true);
    table.reel.follow();
    keys(table);
    remember_what_is_seen(table);
    let t = table.t;
    let back = Page::Table(table.name()).path();
    view! {
        <main class="inspect-page" data-page="inspect">
            <header class="gather-head">
                <a class="button quiet" href=back>{icon("back")} {move || t.plain("table-to-table")}</a>
                <h1>{move || t.say(&Phrase::new("table-inspect-title").with("game", (known.name)()))}</h1>
            </header>
            {opening::lost(table)}
            {prompt::prompt(table)}
            {body(table)}
            {toasts(table)}
            {menu::menu(table)}
            {menu::resign(table)}
            {settings::settings(table)}
            {orders::orders(table)}
            {help::help(table)}
        </main>
    }
    .into_any()
}

/// The parts of the inspector.
fn body(table: Table) -> AnyView {
    view! { <div class="inspect">{position(table)} {actions(table)} {entries(table)}</div> }.into_any()
}

/// What stands in the place of the board where a game has none yet: what may be done, and the position.
pub(crate) fn instead_of_board(table: Table) -> AnyView {
    let all = Memo::new(move |_| choices::offered(table));
    view! {
        <div class="inspect bare">
            <section class="panel inspect-actions" data-test="inspect-actions">
                {counted(table, all)}
                {choices::choices(table, all, false)}
                {attempt(table)}
            </section>
            {position(table)}
        </div>
    }
    .into_any()
}

/// The position as a tree.
pub(crate) fn position(table: Table) -> AnyView {
    let t = table.t;
    let folds = Folds::new();
    let seq = move || table.state().map_or(0, |state| i64::from(state.seq));
    let view_tree = move || {
        let state = table.state()?;
        Some(tree(table.known.id.to_owned(), state.view.as_ref()?, folds, 0))
    };
    view! {
        <section class="panel inspect-view" data-test="inspect-view">
            <h2>{move || t.say(&Phrase::new("table-inspect-position").with("seq", seq()))}</h2>
            <div class="tree-root">{view_tree}</div>
        </section>
    }
    .into_any()
}

/// How many choices there are.
fn counted(table: Table, all: Memo<Vec<Spoken>>) -> AnyView {
    let t = table.t;
    let count = move || all.with(Vec::len) as i64;
    view! { <h2>{move || t.say(&Phrase::new("table-inspect-actions").with("count", count()))}</h2> }
        .into_any()
}

fn actions(table: Table) -> AnyView {
    let t = table.t;
    let all = Memo::new(move |_| choices::offered(table));
    let random = move || {
        let all = all.get_untracked();
        let at = (js_sys::Math::random() * all.len() as f64) as usize;
        if let Some(choice) = all.get(at) {
            table.play(choice.action.clone());
        }
    };
    let bot = move || {
        if let Some(seat) = untrack(|| table.you()) {
            table.send(Command::StandIn { seat, bot: STAND_IN.to_owned() });
        }
    };
    view! {
        <section class="panel inspect-actions" data-test="inspect-actions">
            {counted(table, all)}
            <div class="dialog-buttons">
                {button(t, "", "step-random", ("step", "table-inspect-random"), random)}
                {button(t, "", "step-bot", ("bot", "table-inspect-bot"), bot)}
                {button(t, "", "inspect-undo", ("undo", "table-undo"), move || table.undo())}
                {button(t, "", "open-menu", ("menu", "table-menu"), move || table.open.set(Some(Open::Menu)))}
            </div>
            {attempt(table)}
            {choices::choices(table, all, true)}
        </section>
    }
    .into_any()
}

/// Any action in notation: it is played, or the rules say why not.
fn attempt(table: Table) -> AnyView {
    let t = table.t;
    let text = RwSignal::new(String::new());
    let label = move || t.plain("table-inspect-try");
    let write = move |event| text.set(event_target_value(&event));
    let attempt = move |event: SubmitEvent| {
        event.prevent_default();
        let action = text.get_untracked().trim().to_owned();
        let why = untrack(|| table.reel.position()).and_then(|position| position.why_not(&action));
        match why {
            Some(why) => table.toasts.show(Toast::Why(why)),
            None => table.play(action),
        }
    };
    view! {
        <form class="chat-form" on:submit=attempt>
            <label class="only-read" for="attempt">{label}</label>
            <input id="attempt" data-test="attempt" autocomplete="off" spellcheck="false" placeholder=label
                prop:value=text on:input=write/>
            <button type="submit" data-test="attempt-send">{worded(t, "send", "table-inspect-try-it")}</button>
        </form>
    }
    .into_any()
}

fn entries(table: Table) -> AnyView {
    let t = table.t;
    let latest = move || {
        let mut news: Vec<Arc<News>> =
            table.session.news.with(|news| news.iter().rev().take(ENTRIES).cloned().collect());
        news.sort_by_key(|news| std::cmp::Reverse(news.seq));
        news
    };
    let rule = Memo::new(move |_| table.reel.position().map(|position| position.rule()));
    let folds = Folds::new();
    view! {
        <section class="panel inspect-log" data-test="inspect-log">
            <h2>{move || t.plain("table-log")}</h2>
            {move || rule.get().map(|rule| rule_link(table, table.known.id, rule))}
            <ol class="inspect-list"><For each=latest key=|news| news.seq children=move |news| entry(table, folds, news)/></ol>
        </section>
    }
    .into_any()
}

fn entry(table: Table, folds: Folds, news: Arc<News>) -> AnyView {
    let t = table.t;
    let seq = news.seq;
    let raw = serde_json::to_value(&*news).unwrap_or_default();
    let lines = move || {
        let position = table.reel.newest().map(|frame| frame.shown.position);
        let told = position
            .map(|position| table.desk.seats.with(|seats| story::sentences(t, &news, &*position, seats)));
        sentences(told.unwrap_or_default())
    };
    view! {
        <li>
            <button class="quiet log-entry" on:click=move |_| table.look_at(seq)>
                <code>{seq}</code> <span class="log-text">{lines}</span>
            </button>
            {tree(seq.to_string(), &raw, folds, 2)}
        </li>
    }
    .into_any()
}
