//! The prompt bar: in one sentence what is asked of whom and why, and what can be done that has no place on the board.

use leptos::prelude::*;
use orrery_kernel::{Phrase, Seat, Value};
use orrery_wire::{Holder, Status};
use orrery_words::Words;

use crate::around;
use crate::clock::time;
use crate::table::Table;
use crate::toast::rule_link;

/// How long somebody may think before it is said for how long.
const LONG: i64 = 10_000;

/// What the prompt bar is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    /// The table is being set.
    Setting,
    /// The past is looked at.
    Past,
    /// The viewer is asked.
    Asked(Seat),
    /// The viewer is not asked, but may act.
    May,
    /// Others are asked.
    Waiting(Vec<Seat>),
    /// Nobody is asked any more.
    Over,
    /// The rules failed.
    Stopped,
}

fn mood(table: Table) -> Mood {
    if table.reel.in_past() {
        return Mood::Past;
    }
    let Some(frame) = table.reel.frame() else { return Mood::Setting };
    match frame.state.status {
        Status::Gathering => return Mood::Setting,
        Status::Over => return Mood::Over,
        Status::Quarantined => return Mood::Stopped,
        Status::Running => (),
    }
    let may_act = table.desk.may_act.get();
    match crate::table::seat(&*frame.shown.position) {
        Some(seat)
            if frame.state.asked.contains(&seat)
                && frame.state.seats.get(seat.index()).is_some_and(|card| card.stand_in.is_none()) =>
        {
            Mood::Asked(seat)
        }
        Some(_) if may_act => Mood::May,
        Some(_) | None => Mood::Waiting(frame.state.asked.clone()),
    }
}

/// The prompt bar.
pub(crate) fn prompt(table: Table) -> AnyView {
    let t = table.t;
    let mood = Memo::new(move |_| mood(table));
    let yours = move || table.desk.may_act.get();
    let state = move || match mood.get() {
        Mood::Setting => "setting",
        Mood::Past => "past",
        Mood::Asked(_) if yours() => "asked",
        Mood::Asked(_) => "busy",
        Mood::May => "may",
        Mood::Waiting(_) => "waiting",
        Mood::Over => "over",
        Mood::Stopped => "stopped",
    };
    let rule = Memo::new(move |_| match mood.get() {
        Mood::Asked(_) | Mood::Waiting(_) | Mood::May => {
            table.reel.position().map(|position| position.rule())
        }
        Mood::Setting | Mood::Past | Mood::Over | Mood::Stopped => None,
    });
    let label = move || t.plain("table-prompt");
    let text = move || sentence(table, &mood.get());
    view! {
        <section class="prompt" class:yours=yours data-test="prompt-bar" data-mood=state aria-label=label>
            <div class="prompt-says">
                <p class="prompt-text" data-test="prompt" role="status" aria-live="polite">{text}</p>
                {move || rule.get().map(|rule| rule_link(table, table.known.id, rule))}
            </div>
            {move || thinking_time(table, &mood.get())}
            {around::half_done(table)}
            {around::unsure(table)}
            {move || around::wish(table)}
            <div class="prompt-buttons">
                {buttons(table)}
                {move || around::of_the_game(table, &mood.get())}
                {around::undo(table)}
                {around::skip(table)}
            </div>
        </section>
    }
    .into_any()
}

fn sentence(table: Table, mood: &Mood) -> String {
    let t = table.t;
    match mood {
        Mood::Setting => t.plain("table-prompt-setting"),
        Mood::Past => t.plain("table-prompt-past"),
        Mood::Asked(seat) => asked(table, *seat),
        Mood::May => t.plain("table-prompt-may"),
        Mood::Waiting(seats) => waiting(table, seats),
        Mood::Over => over(table),
        Mood::Stopped => t.plain("table-prompt-stopped"),
    }
}

fn asked(table: Table, seat: Seat) -> String {
    let Some(position) = table.reel.position() else { return String::new() };
    let text = table.t.say(&position.ask(seat));
    table.desk.seats.with(|seats| crate::story::named(table.t, &text, seats))
}

fn waiting(table: Table, seats: &[Seat]) -> String {
    let t = table.t;
    let names: Value = seats.iter().map(|&seat| table.seat_name(seat)).collect();
    let bots = table.session.card.with(|card| {
        let holder = |seat: &Seat| card.as_ref()?.seats.get(seat.index());
        seats.iter().all(|seat| {
            holder(seat).is_some_and(|card| {
                card.stand_in.is_some() || card.resigned || matches!(card.holder, Holder::Bot { .. })
            })
        })
    });
    let phrase = if bots { Phrase::new("table-prompt-thinks") } else { Phrase::new("table-prompt-waiting") };
    t.say(&phrase.with("names", names).with("count", seats.len() as i64))
}

/// Who won, and why it ended.
pub(crate) fn over(table: Table) -> String {
    let t = table.t;
    let Some(ending) = table.state().and_then(|state| state.outcome.clone()) else {
        return t.plain("table-prompt-over");
    };
    if ending.winners[..].first() == table.you().as_ref() && ending.winners.len() == 1 {
        return t.say(&Phrase::new("table-prompt-you-won").with("why", ended(table, &ending.ending)));
    }
    let names: Value = ending.winners.iter().map(|&seat| table.seat_name(seat)).collect();
    let winners =
        Phrase::new("table-prompt-won").with("names", names).with("count", ending.winners.len() as i64);
    t.say(&winners.with("why", ended(table, &ending.ending)))
}

/// Which way it ended, in words.
pub(crate) fn ended(table: Table, ending: &str) -> String {
    let t = table.t;
    let words = Words::of(t.lang());
    let key = format!("ending-{}-{ending}", table.known.id);
    match ending {
        "resigned" => t.plain("table-ending-resigned"),
        _ if words.has(&key, None) => t.made(words.plain(&key)),
        _ => t.plain("table-ending-other"),
    }
}

/// For how long somebody is waited for, once that is long.
fn thinking_time(table: Table, mood: &Mood) -> Option<AnyView> {
    let Mood::Waiting(seats) = mood else { return None };
    let seat = seats.first().copied()?;
    let t = table.t;
    let text = move || {
        let long = table.ticking.asked_for(seat).filter(|&millis| millis >= LONG);
        let left = table.ticking.left(seat).map(|left| time(t, left));
        match (long, left) {
            (Some(long), Some(left)) => t.say(
                &Phrase::new("table-prompt-since-and-left").with("time", time(t, long)).with("left", left),
            ),
            (Some(long), None) => t.say(&Phrase::new("table-prompt-since").with("time", time(t, long))),
            (None, _) => String::new(),
        }
    };
    Some(view! { <p class="prompt-time" aria-hidden="true">{text}</p> }.into_any())
}

/// The choices that have no place on the board: their notation, and what they do.
pub(crate) fn choices(table: Table) -> Vec<(String, String)> {
    let sure = table.doubt.about.with(Option::is_none);
    let position = table.reel.position().filter(|_| table.desk.may_act.get() && sure);
    let choices = position.map(|position| position.choices()).unwrap_or_default();
    let spoken = |choice: orrery_kit::Choice| {
        let text = table.t.say(&choice.say);
        let text = table.desk.seats.with(|seats| crate::story::named(table.t, &text, seats));
        (choice.action, text)
    };
    choices.into_iter().filter(|choice| !choice.placed).map(spoken).collect()
}

fn buttons(table: Table) -> AnyView {
    let all = Memo::new(move |_| choices(table));
    let button = move |(action, text): (String, String)| {
        let notation = action.clone();
        let own = action.clone();
        let number =
            move || all.with(|all| all.iter().position(|(action, _)| *action == own)).filter(|&at| at < 9);
        view! {
            <button class="act" data-action=notation on:click=move |_| table.desk.act.run(action.clone())>
                {text}
                {move || number().map(|at| view! { <kbd aria-hidden="true">{at + 1}</kbd> })}
            </button>
        }
    };
    view! { <For each=move || all.get() key=Clone::clone children=button/> }.into_any()
}
