//! The players' strip: who plays, whose turn it is, how much time they have.

use leptos::prelude::*;
use orrery_kernel::{Phrase, Seat};
use orrery_kit::icon;
use orrery_wire::{Holder, SeatCard, Status};

use crate::clock::time;
use crate::seats::{bot_name, emblem, is_nameless};
use crate::table::Table;

/// All players in the order of the seats.
pub(crate) fn players(table: Table) -> AnyView {
    let t = table.t;
    let seats =
        move || table.session.card.with(|card| card.as_ref().map_or(0, |card| card.seats.len() as u8));
    let count = Memo::new(move |_| seats());
    view! {
        <ol class="players" aria-label=move || t.plain("table-players") data-test="players">
            {move || Seat::all(count.get()).map(|seat| player(table, seat)).collect_view()}
        </ol>
    }
    .into_any()
}

fn player(table: Table, seat: Seat) -> AnyView {
    let t = table.t;
    let card = Memo::new(move |_| {
        table.session.card.with(|card| card.as_ref().and_then(|card| card.seats.get(seat.index()).cloned()))
    });
    let you = move || table.you() == Some(seat);
    let asked = Memo::new(move |_| {
        table.state().is_some_and(|state| state.status == Status::Running && state.asked.contains(&seat))
    });
    let clock = move || table.ticking.left(seat).map(|left| clock_face(table, seat, left));
    let vp = Memo::new(move |_| {
        let painted = table.known.painted.as_ref()?;
        let scores = (painted.scores)(&*table.reel.position()?);
        scores.totals(seat.index() + 1).last().copied()
    });
    let points = move || {
        let says = t.say(&Phrase::new("table-vp").with("vp", vp.get()?));
        Some(view! { <span class="player-vp" title=t.plain("table-player-vp-help")>{says}</span> })
    };
    let marked = move || asked.get().to_string();
    let named_you = move || you() && !is_nameless(&table.seat_name(seat));
    view! {
        <li class="player" class:asked=asked class:you=you data-seat=seat.to_string() data-asked=marked>
            {emblem(seat)}
            <span class="player-name">{move || table.seat_name(seat)}</span>
            <span class="only-read">{move || asked.get().then(|| t.plain("table-player-asked"))}</span>
            {move || named_you().then(|| view! { <span class="badge">{t.plain("table-player-you")}</span> })}
            {move || card.get().map(|card| badges(table, &card))}
            {clock}
            {points}
        </li>
    }
    .into_any()
}

fn clock_face(table: Table, seat: Seat, left: i64) -> AnyView {
    let t = table.t;
    let label = t.say(&Phrase::new("table-clock-of").with("name", table.seat_name(seat)));
    view! { <span class="player-clock" class:overdrawn=left < 0 title=label>{icon("clock")} {time(t, left)}</span> }.into_any()
}

fn badges(table: Table, card: &SeatCard) -> AnyView {
    let t = table.t;
    let bot = matches!(card.holder, Holder::Bot { .. });
    let word = t.plain("table-player-bot");
    let stand_in = card
        .stand_in
        .as_ref()
        .map(|bot| Phrase::new("table-player-stand-in").with("bot", t.say(&bot_name(bot))));
    view! {
        {bot.then(|| view! { <span class="badge">{icon("bot")}<span class="only-read">{word}</span></span> })}
        {card.resigned.then(|| view! { <span class="badge">{icon("flag")} {t.plain("table-player-resigned")}</span> })}
        {stand_in.map(|phrase| view! { <span class="badge">{icon("bot")} {t.say(&phrase)}</span> })}
    }
    .into_any()
}
