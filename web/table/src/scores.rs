//! The scores: per source, live at any time; at the end counted up in the order of the rules, with a bar for each player.

use std::time::Duration;

use leptos::prelude::*;
use orrery_kernel::{Phrase, Seat};
use orrery_kit::{Page, Score, Scores, Tongue, icon};
use orrery_wire::{State, Status};

use crate::chart::bar;
use crate::dialog::dialog;
use crate::parts::{button, way};
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
    let Some(frame) = table.reel.frame() else { return Scores::default() };
    match &table.known.painted {
        Some(painted) => (painted.scores)(&*frame.shown.position),
        None => Scores { lines: outcome(&frame.state).into_iter().collect() },
    }
}

/// The final scores as the match tells them, where no board counts them up.
fn outcome(state: &State) -> Option<Score> {
    let scores = &state.outcome.as_ref()?.scores;
    let vp = scores.iter().copied().map(Some).collect();
    Some(Score { source: Phrase::new("table-scores-all"), vp })
}

fn live(table: Table) -> AnyView {
    let t = table.t;
    if table.known.painted.is_none() {
        return view! { <p class="soft">{move || t.plain("table-scores-bare")}</p> }.into_any();
    }
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
    view! {
        {move || match done.get() {
            true => winner().into_any(),
            false => button(t, "quiet", "count-all", ("last", "table-skip"), move || counted.set(count)),
        }}
        {board(table, scores, counted.into())}
        <div class="dialog-buttons">
            {button(t, "act", "rematch", ("again", "table-rematch"), move || table.rematch())}
            {way(t, "button", ("play", "table-replay"), replay)}
            {way(t, "button", ("home", "table-front"), Page::Front.path())}
        </div>
    }
    .into_any()
}

/// The first `counted` sources as a table, and a bar for each player.
fn board(table: Table, scores: Signal<Scores>, counted: Signal<usize>) -> AnyView {
    let t = table.t;
    let seats = move || Seat::all(table.desk.seats.with(Vec::len) as u8);
    let parts = move |seat| scores.with(|scores| worth(scores, seat, counted.get()));
    let total = move |seat| parts(seat).into_iter().sum::<i16>();
    let most =
        move || scores.with(|scores| scores.totals(seats().len()).into_iter().max().unwrap_or(1).max(1));
    let player = move |seat| {
        view! {
            <li>
                {emblem(seat)} <span class="bar-name">{table.seat_name(seat)}</span>
                {bar(seat, &parts(seat), most())} <strong>{total(seat)}</strong>
            </li>
        }
    };
    let row = move |(at, line): (usize, &Score)| source(t, line, at < counted.get());
    let rows = move || scores.with(|scores| scores.lines.iter().enumerate().map(row).collect_view());
    let head = move |seat| {
        view! { <th scope="col">{emblem(seat)}<span class="only-read">{table.seat_name(seat)}</span></th> }
    };
    let sum = move |seat| view! { <td><strong>{total(seat)}</strong></td> };
    view! {
        <ul class="bars">{move || seats().map(player).collect_view()}</ul>
        <table class="score-table" data-test="score-table">
            <thead><tr>
                <th scope="col">{move || t.plain("table-scores-source")}</th>
                {move || seats().map(head).collect_view()}
            </tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr>
                <th scope="row">{move || t.plain("table-scores-total")}</th>
                {move || seats().map(sum).collect_view()}
            </tr></tfoot>
        </table>
    }
    .into_any()
}

/// What the first sources are worth to a seat.
fn worth(scores: &Scores, seat: Seat, counted: usize) -> Vec<i16> {
    let vp = |line: &Score| line.vp.get(seat.index()).copied().flatten().unwrap_or(0);
    scores.lines.iter().take(counted).map(vp).collect()
}

/// A source and what it is worth to each; nothing before it is counted.
fn source(t: Tongue, line: &Score, counted: bool) -> AnyView {
    let cell = |vp: &Option<i16>| match vp.filter(|_| counted) {
        Some(vp) => view! { <td>{vp}</td> }.into_any(),
        None if counted => {
            view! { <td><abbr title=t.plain("table-scores-hidden")>"?"</abbr></td> }.into_any()
        }
        None => view! { <td></td> }.into_any(),
    };
    let cells = line.vp.iter().map(cell).collect_view();
    view! { <tr class:counted=counted><th scope="row">{t.say(&line.source)}</th>{cells}</tr> }.into_any()
}
