//! The scores: per source, live at any time; at the end counted up in the order of the rules, with a bar for each player.

use std::time::Duration;

use leptos::prelude::*;
use orrery_kernel::{Phrase, Seat};
use orrery_kit::{Page, Scores, icon};
use orrery_wire::Status;

use crate::chart::bar;
use crate::dialog::dialog;
use crate::prompt::over;
use crate::seats::emblem;
use crate::table::{Open, Table};

/// The scores, while they are wanted. They open by themselves when the match ends before the eyes of the person.
pub(crate) fn scores(table: Table) -> AnyView {
    let t = table.t;
    let ended = Memo::new(move |_| {
        let frame = table.reel.newest();
        table.reel.is_up_to_date() && frame.is_some_and(|frame| frame.state.status == Status::Over)
    });
    Effect::new(move |before: Option<Option<bool>>| {
        let has_frame = table.reel.newest().is_some();
        let ended = ended.get();
        if before.flatten() == Some(false) && ended {
            table.open.set(Some(Open::Scores));
        }
        has_frame.then_some(ended)
    });
    let is_open = Signal::derive(move || table.open.get() == Some(Open::Scores));
    let title = move || match ended.get() {
        true => t.plain("table-final-scores"),
        false => t.plain("table-scores"),
    };
    let body = move || if ended.get() { finale(table) } else { live(table) };
    dialog(t, "scores-dialog", is_open, Callback::new(move |()| table.open.set(None)), title, body)
}

fn now(table: Table) -> Scores {
    let position = table.reel.position();
    let painted = table.known.painted.as_ref();
    position.zip(painted).map(|(position, painted)| (painted.scores)(&*position)).unwrap_or_default()
}

fn live(table: Table) -> AnyView {
    let t = table.t;
    let scores = Signal::derive(move || now(table));
    let all = Signal::derive(move || scores.with(|scores| scores.lines.len()));
    view! {
        <p class="soft">{move || t.plain("table-scores-live")}</p>
        {board(table, scores, all)}
    }
    .into_any()
}

/// The final scoring: one source after another, then who won and why.
fn finale(table: Table) -> AnyView {
    let t = table.t;
    let scores = Signal::derive(move || now(table));
    let count = scores.with_untracked(|scores| scores.lines.len());
    let at_once = table.prefs.motion.get_untracked().millis() == 0;
    let counted = RwSignal::new(if at_once { count } else { 0 });
    if !at_once {
        let wait = Duration::from_millis(u64::from(table.prefs.motion.get_untracked().millis()) * 2);
        let handle = set_interval_with_handle(
            move || counted.update(|counted| *counted = (*counted + 1).min(count)),
            wait,
        );
        if let Ok(handle) = handle {
            on_cleanup(move || handle.clear());
        }
    }
    let done = Memo::new(move |_| counted.get() >= count);
    let name = table.name();
    let replay = Page::Replay(name, None).path();
    let winner = move || {
        view! { <p class="winner" role="status" data-test="winner">{icon("crown")} {move || over(table)}</p> }
    };
    let all = move |_| counted.set(count);
    view! {
        {move || match done.get() {
            true => winner().into_any(),
            false => view! { <button class="quiet" on:click=all>{icon("last")} {move || t.plain("table-skip")}</button> }.into_any(),
        }}
        {board(table, scores, counted.into())}
        <div class="dialog-buttons">
            <button class="act" data-test="rematch" on:click=move |_| table.rematch()>{icon("again")} {move || t.plain("table-rematch")}</button>
            <a class="button" href=replay>{icon("play")} {move || t.plain("table-replay")}</a>
            <a class="button" href="/">{icon("home")} {move || t.plain("table-front")}</a>
        </div>
    }
    .into_any()
}

/// The first `counted` sources as a table, and a bar for each player.
fn board(table: Table, scores: Signal<Scores>, counted: Signal<usize>) -> AnyView {
    let t = table.t;
    let seats = move || Seat::all(table.desk.seats.with(Vec::len) as u8);
    let parts = move |seat: Seat| -> Vec<i16> {
        scores.with(|scores| {
            let worth = |line: &orrery_kit::Score| line.vp.get(seat.index()).copied().flatten().unwrap_or(0);
            scores.lines.iter().take(counted.get()).map(worth).collect()
        })
    };
    let most =
        move || scores.with(|scores| scores.totals(seats().len()).into_iter().max().unwrap_or(1).max(1));
    let total = move |seat| parts(seat).into_iter().sum::<i16>();
    let bars = move || {
        seats().map(|seat| view! {
        <li>{emblem(seat)} <span class="bar-name">{table.seat_name(seat)}</span> {bar(seat, &parts(seat), most())} <strong>{total(seat)}</strong></li>
    }).collect_view()
    };
    let rows = move || {
        scores.with(|scores| {
        let row = |(at, line): (usize, &orrery_kit::Score)| {
            let shown = at < counted.get();
            let cell = |vp: &Option<i16>| match vp.filter(|_| shown) {
                Some(vp) => view! { <td>{vp}</td> }.into_any(),
                None if shown => view! { <td><abbr title=t.plain("table-scores-hidden")>"?"</abbr></td> }.into_any(),
                None => view! { <td></td> }.into_any(),
            };
            view! { <tr class:counted=shown><th scope="row">{t.say(&line.source)}</th>{line.vp.iter().map(cell).collect_view()}</tr> }
        };
        scores.lines.iter().enumerate().map(row).collect_view()
    })
    };
    let heads = move || {
        seats().map(|seat| view! { <th scope="col">{emblem(seat)}<span class="only-read">{table.seat_name(seat)}</span></th> }).collect_view()
    };
    let sums = move || seats().map(|seat| view! { <td><strong>{total(seat)}</strong></td> }).collect_view();
    view! {
        <ul class="bars">{bars}</ul>
        <table class="score-table" data-test="score-table">
            <thead><tr><th scope="col">{move || t.plain("table-scores-source")}</th>{heads}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">{move || t.say(&Phrase::new("table-scores-total"))}</th>{sums}</tr></tfoot>
        </table>
    }
    .into_any()
}
