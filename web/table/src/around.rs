//! What the prompt bar offers around the game: confirm, take back, go back by consent, skip, come back.

use leptos::html::Button;
use leptos::prelude::*;
use orrery_kernel::{Phrase, Seat};
use orrery_kit::icon;
use orrery_wire::{Command, UndoWish};

use crate::menu::STAND_IN;
use crate::parts::button;
use crate::prompt::Mood;
use crate::seats::deciders;
use crate::table::{Open, Table};

/// A step of the board that is half done, and the way back.
pub(crate) fn half_done(table: Table) -> AnyView {
    let t = table.t;
    let back = move || table.desk.step_back.update(|count| *count += 1);
    let step = move |phrase: Phrase| {
        view! {
            <div class="prompt-half" data-test="half-done">
                <p role="status">{move || t.say(&phrase)}</p>
                {button(t, "", "step-back", ("back", "table-step-back"), back)}
            </div>
        }
    };
    (move || table.desk.half_done.get().map(step)).into_any()
}

/// An action that waits for a word of the person.
pub(crate) fn unsure(table: Table) -> AnyView {
    let t = table.t;
    let node = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(node) = node.get() {
            node.focus().ok();
        }
    });
    let ask = move |action: String| {
        let yes = action.clone();
        let sure = move |_| table.play(yes.clone());
        view! {
            <div class="prompt-half" data-test="confirm">
                <p role="status">{move || t.plain("table-confirm")}</p>
                <button class="act" node_ref=node data-action=action on:click=sure>{move || t.plain("table-confirm-yes")}</button>
                {button(t, "", "confirm-no", ("back", "table-step-back"), move || table.doubt.about.set(None))}
            </div>
        }
    };
    (move || table.doubt.about.get().map(ask)).into_any()
}

/// What can be done where the game itself asks nothing of the viewer.
pub(crate) fn of_the_game(table: Table, mood: &Mood) -> AnyView {
    let t = table.t;
    match mood {
        Mood::Past => view! {
            {button(t, "act", "back-to-now", ("last", "table-back-to-now"), move || table.reel.back_to_now())}
            {move || ask_back(table)}
        }
        .into_any(),
        Mood::Over => {
            let scores = move || table.open.set(Some(Open::Scores));
            button(t, "act", "scores", ("score", "table-final-scores"), scores)
        }
        Mood::Stopped => {
            button(t, "act", "report", ("bug", "table-menu-report"), move || table.download_report())
        }
        Mood::Waiting(seats) => {
            let late = seats.clone();
            view! { {move || come_back(table)} {move || late.iter().map(|&seat| stand_in(table, seat)).collect_view()} }
                .into_any()
        }
        Mood::Setting | Mood::Asked(_) | Mood::May => ().into_any(),
    }
}

/// While a bot plays for the viewer: the way back.
fn come_back(table: Table) -> Option<AnyView> {
    let state = table.session.latest.get()?;
    let card = state.seats.get(table.session.you.get().seat?.index())?;
    let away = card.stand_in.is_some() && !card.resigned;
    let back = move || table.send(Command::Return);
    away.then(|| button(table.t, "act", "return", ("person", "table-menu-return"), back))
}

/// Somebody keeps the table waiting and their time is up: a bot can play for them.
fn stand_in(table: Table, seat: Seat) -> Option<AnyView> {
    let t = table.t;
    let late = Memo::new(move |_| table.ticking.left(seat).is_some_and(|left| left < 0));
    let state = table.session.latest.get().filter(|_| late.get())?;
    let own = table.session.you.get().seat.filter(|own| *own != seat)?;
    let decide = deciders(&state.seats);
    let fits = decide.contains(seat) && decide.contains(own);
    let wish = move |_| table.send(Command::StandIn { seat, bot: STAND_IN.to_owned() });
    let text = move || t.say(&Phrase::new("table-stand-in-for").with("name", table.seat_name(seat)));
    fits.then(|| {
        view! { <button data-test="stand-in" on:click=wish>{icon("bot")} {text}</button> }.into_any()
    })
}

/// While the past is looked at: ask the table to go back there.
fn ask_back(table: Table) -> Option<AnyView> {
    let state = table.state()?;
    let to = state.seq;
    let newest = table.reel.newest()?.state.seq;
    let fits = table.is_running() && to < newest && deciders(&state.seats).contains(table.you()?);
    let ask = move || {
        table.reel.back_to_now();
        table.send(Command::AskUndo { to });
    };
    fits.then(|| button(table.t, "", "ask-undo", ("undo", "table-ask-undo-here"), ask))
}

/// Somebody wants to go back.
pub(crate) fn wish(table: Table) -> Option<AnyView> {
    let t = table.t;
    let UndoWish { seat, to, waits_for } = table.session.latest.get()?.wish.clone()?;
    let text = Phrase::new("table-undo-wish").with("name", table.seat_name(seat));
    let answer = move |yes| table.send(Command::AnswerUndo { yes });
    let answers = table.you().filter(|you| waits_for.contains(you)).map(|_| {
        view! {
            {button(t, "act", "undo-agree", ("check", "table-undo-agree"), move || answer(true))}
            {button(t, "", "undo-refuse", ("close", "table-undo-refuse"), move || answer(false))}
        }
    });
    let says = view! {
        <div class="prompt-half" data-test="undo-wish">
            <p role="status">{t.say(&text)}</p>
            {button(t, "quiet", "undo-look", ("eye", "table-undo-look"), move || table.look_at(to))}
            {answers}
        </div>
    };
    Some(says.into_any())
}

/// Takes back what told nobody anything.
pub(crate) fn undo(table: Table) -> AnyView {
    let can = Memo::new(move |_| table.can_undo());
    let back = move || button(table.t, "", "undo", ("undo", "table-undo"), move || table.undo());
    (move || can.get().then(back)).into_any()
}

/// Shows the end of all that is still to be shown.
pub(crate) fn skip(table: Table) -> AnyView {
    let waits = Memo::new(move |_| table.session.waiting.get() > 1 && !table.reel.in_past());
    let on = move || button(table.t, "quiet", "skip", ("last", "table-skip"), move || table.reel.skip());
    (move || waits.get().then(on)).into_any()
}
