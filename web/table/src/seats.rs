//! Who sits where: names and emblems.

use leptos::prelude::*;
use orrery_kernel::{Phrase, Seat, SeatSet};
use orrery_kit::{SeatName, Tongue};
use orrery_wire::{Holder, SeatCard};
use orrery_words::{Lang, Words};

/// What a bot is called: its level in words, the same as where the table is set.
pub(crate) fn bot_name(bot: &str) -> Phrase {
    match bot {
        "random" => Phrase::new("pages-level-random"),
        "greedy" => Phrase::new("pages-level-greedy"),
        "mcts:200ms" => Phrase::new("pages-level-brief"),
        "mcts:1s" => Phrase::new("pages-level-long"),
        "mcts:3s" => Phrase::new("pages-level-longest"),
        other => Phrase::new("pages-level-other").with("bot", other.to_owned()),
    }
}

/// What whoever holds a seat is called.
pub(crate) fn holder_name(t: Tongue, card: &SeatCard) -> String {
    match &card.holder {
        Holder::Open => t.plain("table-seat-open"),
        Holder::Invited => t.plain("table-seat-invited"),
        Holder::Person { name } => name.clone(),
        Holder::Bot { bot } => t.say(&bot_name(bot)),
    }
}

/// Who plays without a name is called "you", in whichever language that was.
pub(crate) fn is_nameless(name: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| Words::of(lang).plain("pages-you") == name)
}

/// Everybody at the table, seat 1 first. Two of the same name are told apart by their seats; who has none is "you" to themselves
/// and a number to others.
pub(crate) fn names(t: Tongue, cards: &[SeatCard], you: Option<Seat>) -> Vec<SeatName> {
    let names: Vec<String> = cards.iter().map(|card| holder_name(t, card)).collect();
    let called = |seat: Seat, name: &String| {
        let twice = names.iter().filter(|other| *other == name).count() > 1;
        match is_nameless(name) {
            true if you == Some(seat) => t.plain("pages-you"),
            true => t.say(&Phrase::new("table-seat-word-first").with("seat", seat)),
            false if twice => {
                t.say(&Phrase::new("table-seat-numbered").with("name", name.clone()).with("seat", seat))
            }
            false => name.clone(),
        }
    };
    let seat_name = |(seat, (card, name)): (Seat, (&SeatCard, &String))| SeatName {
        name: called(seat, name),
        bot: matches!(card.holder, Holder::Bot { .. }),
        you: you == Some(seat),
    };
    Seat::all(cards.len() as u8).zip(cards.iter().zip(&names)).map(seat_name).collect()
}

/// The seats where persons decide for themselves: no bot, nobody who gave up or has a bot play.
pub(crate) fn deciders(cards: &[SeatCard]) -> SeatSet {
    let decides = |card: &SeatCard| {
        matches!(card.holder, Holder::Person { .. }) && !card.resigned && card.stand_in.is_none()
    };
    Seat::all(cards.len() as u8).zip(cards).filter(|(_, card)| decides(card)).map(|(seat, _)| seat).collect()
}

/// The seats that persons hold.
pub(crate) fn persons(cards: &[SeatCard]) -> SeatSet {
    let person = |card: &SeatCard| matches!(card.holder, Holder::Person { .. });
    Seat::all(cards.len() as u8).zip(cards).filter(|(_, card)| person(card)).map(|(seat, _)| seat).collect()
}

/// The emblem of a seat: a shape and a colour of its own.
pub(crate) fn emblem(seat: Seat) -> AnyView {
    let shape = match seat.index() {
        0 => "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
        1 => "M12 3l10 17H2z",
        2 => "M4 4h16v16H4z",
        3 => "M12 2l10 10-10 10L2 12z",
        _ => "M7 3h10l5 9-5 9H7l-5-9z",
    };
    let class = format!("emblem seat-{}", seat.index() + 1);
    view! { <svg class=class viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=shape/></svg> }
        .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(holder: Holder) -> SeatCard {
        SeatCard { holder, ready: true, resigned: false, stand_in: None }
    }

    fn person(name: &str) -> SeatCard {
        card(Holder::Person { name: name.into() })
    }

    #[test]
    fn who_has_a_bot_play_does_not_decide() {
        let mut seats = [person("Ada"), person("Bo"), card(Holder::Bot { bot: "greedy".into() })];
        seats[0].stand_in = Some("greedy".into());
        assert_eq!(deciders(&seats), SeatSet::one(Seat::new(1).unwrap()));
    }
}
