//! The menu: everything that is not done every turn.

use leptos::prelude::*;
use orrery_kit::Page;
use orrery_wire::{Command, Status, What};

use crate::dialog::dialog;
use crate::parts::{button, worded};
use crate::seats::deciders;
use crate::table::{Open, Table};

/// The bot that plays for who is away, unless they choose another.
pub(crate) const STAND_IN: &str = "greedy";

/// The menu, while it is open.
pub(crate) fn menu(table: Table) -> AnyView {
    let t = table.t;
    let is_open = Signal::derive(move || table.open.get() == Some(Open::Menu));
    let close = Callback::new(move |()| table.open.set(None));
    dialog(t, "menu-dialog", is_open, close, move || t.plain("table-menu"), move || items(table))
}

/// A line of the menu that does something.
fn item(
    table: Table,
    symbol: &'static str,
    key: &'static str,
    test: &'static str,
    chosen: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    let t = table.t;
    let choose = move |_| {
        table.open.set(None);
        chosen();
    };
    view! { <li><button class="quiet" data-test=test on:click=choose>{worded(t, symbol, key)}</button></li> }
        .into_any()
}

/// A line of the menu that leads somewhere.
fn way(table: Table, symbol: &'static str, key: &'static str, href: String, beside: bool) -> AnyView {
    let t = table.t;
    let target = beside.then_some("_blank");
    view! {
        <li><a class="button quiet" href=href target=target rel="noopener">{worded(t, symbol, key)}</a></li>
    }
    .into_any()
}

fn items(table: Table) -> AnyView {
    let open = move |what: Open| move || table.open.set(Some(what.clone()));
    let name = table.name();
    view! {
        <ul class="menu">
            {move || playing(table)}
            {move || over(table)}
            {item(table, "score", "table-scores", "menu-scores", open(Open::Scores))}
            {item(table, "settings", "table-menu-settings", "menu-settings", open(Open::Settings))}
            {item(table, "keyboard", "table-menu-help", "menu-help", open(Open::Help))}
            {way(table, "rules", "table-menu-rules", Page::Rules(table.known.id.to_owned()).path(), true)}
            {way(table, "play", "table-replay", Page::Replay(name.clone(), None).path(), false)}
            {way(table, "eye", "table-menu-inspect", Page::Inspect(name).path(), false)}
            {item(table, "bug", "table-menu-report", "menu-report", move || table.download_report())}
            {way(table, "home", "table-front", Page::Front.path(), false)}
        </ul>
    }
    .into_any()
}

/// What a player can ask for while the match runs.
fn playing(table: Table) -> Option<AnyView> {
    let seat = table.session.you.get().seat?;
    let state = table.session.latest.get().filter(|state| state.status == Status::Running)?;
    let card = state.seats.get(seat.index())?.clone();
    let decides = deciders(&state.seats).contains(seat);
    let back = own_last(table, seat).filter(|_| decides && state.wish.is_none() && state.undo.is_empty());
    let ask = move |to| {
        item(table, "undo", "table-menu-ask-undo", "menu-ask-undo", move || {
            table.send(Command::AskUndo { to })
        })
    };
    let open = move |what: Open| move || table.open.set(Some(what.clone()));
    let stand_in = move || {
        let wish = move || table.send(Command::StandIn { seat, bot: STAND_IN.to_owned() });
        item(table, "bot", "table-menu-stand-in", "menu-stand-in", wish)
    };
    let come_back = move || {
        item(table, "person", "table-menu-return", "menu-return", move || table.send(Command::Return))
    };
    Some(
        view! {
            {back.map(ask)}
            {decides.then(|| item(table, "order", "table-menu-orders", "menu-orders", open(Open::Orders)))}
            {decides.then(stand_in)}
            {(card.stand_in.is_some() && !card.resigned).then(come_back)}
            {(!card.resigned).then(|| item(table, "flag", "table-menu-resign", "menu-resign", open(Open::Resign)))}
        }
        .into_any(),
    )
}

/// The entry before the viewer's last decision: as far as one would ask to go back.
fn own_last(table: Table, own: orrery_kernel::Seat) -> Option<u32> {
    let persons =
        table.session.card.with(|card| card.as_ref().map(|card| crate::seats::persons(&card.seats)))?;
    table.session.news.with(|news| {
        let line = crate::story::line(news, persons);
        let is_own = |seq: &u32| {
            let entry = crate::story::between(news, *seq, *seq).first();
            entry.is_some_and(|entry| matches!(entry.what, What::Played { seat, .. } if seat == own))
        };
        let at = line.iter().rposition(is_own)?;
        line.get(at.checked_sub(1)?).copied()
    })
}

/// What can be done once the match is over; one that is kept here can be taken along before.
fn over(table: Table) -> AnyView {
    let over = table.session.latest.get().is_some_and(|state| state.status == Status::Over);
    let again = || item(table, "again", "table-rematch", "menu-rematch", move || table.rematch());
    let record =
        || item(table, "download", "table-menu-record", "menu-record", move || table.download_record());
    view! {
        {over.then(again)}
        {(over || table.session.is_here()).then(record)}
    }
    .into_any()
}

/// Giving up wants a second word.
pub(crate) fn resign(table: Table) -> AnyView {
    let t = table.t;
    let is_open = Signal::derive(move || table.open.get() == Some(Open::Resign));
    let close = Callback::new(move |()| table.open.set(None));
    let give_up = move || {
        table.open.set(None);
        table.send(Command::Resign);
    };
    let body = move || {
        view! {
            <p>{move || t.plain("table-resign-sure")}</p>
            <div class="dialog-buttons">
                {button(t, "act", "resign-yes", ("flag", "table-resign-yes"), give_up)}
                <button on:click=move |_| table.open.set(None)>{move || t.plain("table-resign-no")}</button>
            </div>
        }
        .into_any()
    };
    dialog(t, "resign", is_open, close, move || t.plain("table-menu-resign"), body)
}
