//! The viewer's Player Aid: The Station, the attack track, the scrap track.

use leptos::prelude::*;
use orrery_kernel::{Phrase, Seat};
use orrery_kit::icon;
use orrery_rocket_dice::{Color, SetId, SpaceId, content};

use crate::art;
use crate::face;
use crate::model::Spot;
use crate::spot::{Look, Tab, arrows, card_only, spot};
use crate::table::{Table, of_color};

/// The rows, in the order of the Player Aid.
pub(crate) const ROWS: [Color; 4] = [Color::Purple, Color::Silver, Color::Blue, Color::White];

/// The Station of the viewer.
pub(crate) fn station(table: Table, seat: Seat) -> AnyView {
    let rows = ROWS.map(|row| station_row(table, seat, row)).collect_view();
    let shared = SetId::all()
        .filter(|set| row_of(*set).is_none())
        .map(|set| set_chip(table, seat, set))
        .collect_view();
    view! {
        <section class="rd-station" data-test="station">
            <h3 class="rd-head">{icon("rd-station")}{move || table.t.plain("board-rd-web-station")}</h3>
            {rows}
            <div class="rd-sets rd-shared">{shared}</div>
        </section>
    }
    .into_any()
}

/// The row that all spaces of a set are in, if it is one row of a colour.
fn row_of(set: SetId) -> Option<Color> {
    let mut rows = face::spaces_of(set.card()).map(|space| space.row);
    let first = rows.next()?;
    (first != Color::White && rows.all(|row| row == first)).then_some(first)
}

/// The class of a row that is shown as dots.
pub(crate) fn row_dots(row: Color) -> &'static str {
    match row {
        Color::White => "rd-row-dots rd-white",
        Color::Purple => "rd-row-dots rd-purple",
        Color::Silver => "rd-row-dots rd-silver",
        Color::Blue => "rd-row-dots rd-blue",
    }
}

fn row_class(row: Color) -> &'static str {
    match row {
        Color::White => "rd-row rd-white",
        Color::Purple => "rd-row rd-purple",
        Color::Silver => "rd-row rd-silver",
        Color::Blue => "rd-row rd-blue",
    }
}

fn station_row(table: Table, seat: Seat, row: Color) -> AnyView {
    let all: Vec<SpaceId> = SpaceId::all().filter(|space| space.card().row == row).collect();
    let size = all.len();
    let first = all.first().copied();
    let spaces = all.into_iter().map(|id| space(table, seat, id, Some(id) == first)).collect_view();
    let sets = SetId::all()
        .filter(|&set| row_of(set) == Some(row))
        .map(|set| set_chip(table, seat, set))
        .collect_view();
    let marked = Memo::new(move |_| {
        table.view(0, |view| {
            view.players
                .get(seat.index())
                .map_or(0, |me| me.station.iter().filter(|space| space.card().row == row).count())
        })
    });
    let scores = move || {
        let vp = &content().row_scores[row as usize];
        let now = vp.get(marked.get()).copied().unwrap_or(0);
        let full = content().full_rows[row as usize];
        let total = if marked.get() == size { now + full } else { now };
        let text = table.t.say(&Phrase::new("board-rd-web-row-scores").with("vp", total).with("full", full));
        let said = text.clone();
        view! { <span class="rd-row-vp" title=said>{face::stat("rd-vp", total)}<span class="only-read">{text}</span></span> }
    };
    let label = move || table.t.say(&Phrase::new("board-rd-web-station-row").with("color", of_color(row)));
    view! {
        <div class=row_class(row) role="group" aria-label=label on:keydown=arrows>
            {face::drawn("rd-mini", art::blank(row))}
            <div class="rd-spaces">{spaces}</div>
            {scores}
            <div class="rd-sets">{sets}</div>
        </div>
    }
    .into_any()
}

fn space(table: Table, seat: Seat, id: SpaceId, first: bool) -> AnyView {
    let marked = Memo::new(move |_| {
        table.view(false, |view| view.players.get(seat.index()).is_some_and(|me| me.station.contains(id)))
    });
    let label = Signal::derive(move || {
        let key = if marked.get() { "board-rd-web-space-marked" } else { "board-rd-web-space" };
        table.t.say(&Phrase::new(key).with("name", id.card().name.get()))
    });
    let inside =
        view! { <span>{id.card().number}</span> {move || marked.get().then(|| icon("rd-cube"))} }.into_any();
    let tab = if first { Tab::Always } else { Tab::Glowing };
    let look = Look { class: "rd-space", label, card: None, tab, inside };
    view! { <div class="rd-space-at" class:marked=move || marked.get()>{spot(table, Spot::Space(id), look)}</div> }.into_any()
}

fn set_chip(table: Table, seat: Seat, set: SetId) -> AnyView {
    let card = set.card();
    let done = Memo::new(move |_| {
        table.view(false, |view| view.players.get(seat.index()).is_some_and(|me| me.sets.contains(set)))
    });
    let numbers = face::spaces_of(card).map(|space| space.number.to_string()).collect::<Vec<_>>().join("·");
    let label = Signal::derive(move || {
        let key = if done.get() { "board-rd-web-set-done" } else { "board-rd-web-set" };
        table.t.say(&Phrase::new(key).with("name", card.name.get()))
    });
    let inside = view! { <span class="rd-set-of">{numbers}</span> {face::reward(card.effect)} }.into_any();
    view! { <span class="rd-set-at" class:done=move || done.get()>{card_only(table, "rd-set", label, set.to_string(), row_of(set).is_none(), inside)}</span> }.into_any()
}

/// The attack track: three cubes run its two rows of five one after the other.
pub(crate) fn attack(table: Table, seat: Seat) -> AnyView {
    let attack =
        Memo::new(move |_| table.view(0, |view| view.players.get(seat.index()).map_or(0, |me| me.attack)));
    let peg = move |nth: u8| {
        let class = move || {
            let now = attack.get();
            let cube = now.saturating_sub(1) / 10;
            let reached = if now == 0 { 0 } else { now - cube * 10 };
            if nth == reached {
                "rd-peg at"
            } else if nth < reached {
                "rd-peg run"
            } else {
                "rd-peg"
            }
        };
        let vp = content()
            .attack_rows
            .iter()
            .find(|(reach, _)| *reach == nth)
            .map(|(_, vp)| view! { <span class="rd-peg-vp">{*vp}</span> });
        view! { <span class=class>{vp}</span> }
    };
    let cube = move || attack.get().saturating_sub(1) / 10 + 1;
    let text = move || {
        table
            .t
            .say(&Phrase::new("board-rd-web-attack-track").with("attack", attack.get()).with("cube", cube()))
    };
    view! {
        <section class="rd-attack" data-test="attack-track" title=text>
            <h3 class="rd-head">{icon("rd-attack")}{move || table.t.plain("board-rd-web-attack")}<b>{move || attack.get()}</b></h3>
            <div class="rd-pegs" aria-hidden="true">{(1..=10).map(peg).collect_view()}</div>
            <p class="only-read">{text}</p>
        </section>
    }
    .into_any()
}

/// The scrap track, and what its marks buy.
pub(crate) fn scrap(table: Table, seat: Seat) -> AnyView {
    let scrap =
        Memo::new(move |_| table.view(0, |view| view.players.get(seat.index()).map_or(0, |me| me.scrap)));
    let prices = &content().scrapyard;
    let most = content().limits.scrap_max;
    let notch = move |nth: u8| {
        let mark = [prices.trim, prices.deal, prices.seizure].contains(&nth);
        view! { <span class="rd-notch" class:full=move || nth <= scrap.get() class:price=mark></span> }
    };
    let text = move || {
        table.t.say(&Phrase::new("board-rd-web-scrap-track").with("scrap", scrap.get()).with("most", most))
    };
    view! {
        <section class="rd-scrap" data-test="scrap-track" title=text>
            <h3 class="rd-head">{icon("rd-scrap")}{move || table.t.plain("board-rd-web-scrap")}<b>{move || scrap.get()}</b></h3>
            <div class="rd-notches" aria-hidden="true">{(1..=most).map(notch).collect_view()}</div>
            <p class="only-read">{text}</p>
        </section>
    }
    .into_any()
}
