//! Who sits around a table, in words.

use orrery_kernel::{Name, Phrase, Seat, Value};
use orrery_kit::Catalogue;
use orrery_wire::{Holder, MatchCard, Status};

use crate::level::level;

/// Whoever holds a seat.
pub(crate) fn holder(holder: &Holder) -> Value {
    match holder {
        Holder::Open => Phrase::new("pages-seat-open").into(),
        Holder::Invited => Phrase::new("pages-seat-invited").into(),
        Holder::Person { name } => name.clone().into(),
        Holder::Bot { bot } => level(bot).name.into(),
    }
}

/// Everybody at the table.
pub(crate) fn everybody(card: &MatchCard) -> Phrase {
    let all: Value = card.seats.iter().map(|seat| holder(&seat.holder)).collect();
    Phrase::new("pages-match-who").with("who", all)
}

/// How many could still sit down.
pub(crate) fn open_seats(card: &MatchCard) -> i64 {
    card.seats.iter().filter(|seat| seat.holder == Holder::Open).count() as i64
}

/// How many people sit there.
pub(crate) fn people(card: &MatchCard) -> usize {
    card.seats.iter().filter(|seat| matches!(seat.holder, Holder::Person { .. })).count()
}

/// How far a match is.
pub(crate) fn stands(card: &MatchCard) -> Phrase {
    match card.status {
        Status::Gathering => {
            let free = |holder: &Holder| matches!(holder, Holder::Open | Holder::Invited);
            let missing = card.seats.iter().filter(|seat| free(&seat.holder)).count() as i64;
            Phrase::new("pages-match-gathering").with("missing", missing)
        }
        Status::Running => waits(card),
        Status::Over => ended(card),
        Status::Quarantined => Phrase::new("pages-match-stopped"),
    }
}

fn seated(card: &MatchCard, seat: Seat) -> Value {
    card.seats.get(seat.index()).map_or_else(|| seat.into(), |card| holder(&card.holder))
}

fn waits(card: &MatchCard) -> Phrase {
    if card.asked.is_empty() {
        return Phrase::new("pages-match-running");
    }
    let who: Value = card.asked.iter().map(|&seat| seated(card, seat)).collect();
    Phrase::new("pages-match-waits").with("who", who)
}

fn ended(card: &MatchCard) -> Phrase {
    let Some(outcome) = card.outcome.as_ref().filter(|outcome| !outcome.winners.is_empty()) else {
        return Phrase::new("pages-match-over");
    };
    let who: Value = outcome.winners.iter().map(|&seat| seated(card, seat)).collect();
    let scores: Vec<String> = outcome.scores.iter().map(i16::to_string).collect();
    Phrase::new("pages-match-won").with("who", who).with("scores", scores.join(" : "))
}

/// What the games are called, also those that are loaded only when they are wanted.
pub(crate) const NAMES: [(&str, &str); 3] = [
    ("rocket-dice", "pages-rd-name"),
    ("andromedas-edge", "pages-ae-name"),
    ("transgalactica", "pages-tg-name"),
];

/// Is this one of the games, here or in the program that knows all?
pub(crate) fn is_game(id: &str) -> bool {
    NAMES.iter().any(|(game, _)| *game == id)
}

/// What a game is called: as the catalogue says, else as we say, else its id.
pub(crate) fn game_name(catalogue: Option<Catalogue>, game: &str) -> Value {
    let known: Option<Name> = catalogue.and_then(|all| all.find(game)).map(|known| (known.name)());
    match (known, NAMES.iter().find(|(id, _)| *id == game)) {
        (Some(name), _) => name.into(),
        (None, Some((_, key))) => Phrase::new(key).into(),
        (None, None) => game.to_owned().into(),
    }
}

/// How long ago that was.
pub(crate) fn ago(then: u64, now: u64) -> Phrase {
    let minutes = (now.saturating_sub(then) / 60_000) as i64;
    match minutes {
        0 => Phrase::new("pages-ago-now"),
        1..60 => Phrase::new("pages-ago-minutes").with("n", minutes),
        60..1440 => Phrase::new("pages-ago-hours").with("n", minutes / 60),
        _ => Phrase::new("pages-ago-days").with("n", minutes / 1440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_in_the_largest_unit_that_is_full() {
        let key = |seconds: u64| ago(1_000, 1_000 + seconds * 1000).key;
        assert_eq!(
            [key(59), key(60), key(3600), key(200_000)],
            ["pages-ago-now", "pages-ago-minutes", "pages-ago-hours", "pages-ago-days"]
        );
        assert_eq!(ago(5_000, 0).key, "pages-ago-now");
    }
}
