//! The log as a story: turns, what was taken back, and sentences.

use std::collections::BTreeSet;
use std::sync::Arc;

use orrery_kernel::{Phrase, Seat, SeatSet};
use orrery_kit::{Position, SeatName, Tongue};
use orrery_wire::{News, What};

use crate::seats::is_nameless;

/// A run of entries of one player; what happens before the first decision belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// Whose.
    pub(crate) seat: Option<Seat>,
    /// Its first entry.
    pub(crate) first: u32,
    /// Its last entry so far.
    pub(crate) last: u32,
}

/// The log as turns.
pub(crate) fn turns(news: &[Arc<News>]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for entry in news {
        let whose = match &entry.what {
            What::Played { seat, .. } => Some(*seat),
            _ => None,
        };
        match turns.last_mut() {
            Some(turn) if whose.is_none() || turn.seat == whose => turn.last = entry.seq,
            _ => turns.push(Turn { seat: whose, first: entry.seq, last: entry.seq }),
        }
    }
    turns
}

/// The entries from the first to the last number.
pub(crate) fn between(news: &[Arc<News>], first: u32, last: u32) -> &[Arc<News>] {
    let from = news.partition_point(|entry| entry.seq < first);
    let to = news.partition_point(|entry| entry.seq <= last);
    news.get(from..to).unwrap_or_default()
}

/// The decisions that were taken back, alone or by consent. `persons` are the seats that persons hold.
pub(crate) fn taken_back(news: &[Arc<News>], persons: SeatSet) -> BTreeSet<u32> {
    let mut gone = BTreeSet::new();
    let mut deciders = persons;
    let mut wish: Option<(u32, SeatSet)> = None;
    for entry in news {
        let mut back = None;
        match &entry.what {
            What::Undone { to, .. } | What::Revised { to, .. } => back = Some(*to),
            What::UndoAsked { seat, to } => match deciders.without(*seat) {
                SeatSet::NONE => back = Some(*to),
                others => wish = Some((*to, others)),
            },
            What::UndoAnswered { seat, yes } => match (wish.take(), yes) {
                (Some((to, waits)), true) if waits.without(*seat).is_empty() => back = Some(to),
                (Some((to, waits)), true) => wish = Some((to, waits.without(*seat))),
                (Some(_), false) | (None, _) => (),
            },
            What::Resigned { seat } | What::StoodIn { seat, .. } => {
                deciders = deciders.without(*seat);
                wish = wish.filter(|(_, waits)| !waits.contains(*seat));
            }
            What::Returned { seat } => deciders = deciders.with(*seat),
            What::Played { .. } => wish = None,
            What::Created
            | What::Seated { .. }
            | What::Ready { .. }
            | What::Started { .. }
            | What::Ordered
            | What::Rematch { .. }
            | What::Quarantined => (),
        }
        if let Some(to) = back {
            gone.extend(to + 1..entry.seq);
            wish = None;
        }
    }
    gone
}

/// The entries that led to the positions of the game as it counts, the first of them the setting of the table.
pub(crate) fn line(news: &[Arc<News>], persons: SeatSet) -> Vec<u32> {
    let gone = taken_back(news, persons);
    let counts = |entry: &&Arc<News>| {
        matches!(entry.what, What::Started { .. } | What::Played { .. }) && !gone.contains(&entry.seq)
    };
    news.iter().filter(counts).map(|entry| entry.seq).collect()
}

/// What happened in the game with an entry.
pub(crate) fn events(news: &News) -> &[serde_json::Value] {
    match &news.what {
        What::Started { events, .. } | What::Played { events, .. } => events,
        _ => &[],
    }
}

/// The symbol of an entry.
pub(crate) fn symbol(what: &What) -> &'static str {
    match what {
        What::Created | What::Started { .. } | What::Rematch { .. } => "table",
        What::Seated { .. } | What::Ready { .. } | What::Returned { .. } => "person",
        What::Played { .. } => "step",
        What::Undone { .. } | What::UndoAsked { .. } | What::UndoAnswered { .. } => "undo",
        What::Resigned { .. } => "flag",
        What::StoodIn { .. } => "bot",
        What::Ordered => "order",
        What::Revised { .. } => "rules",
        What::Quarantined => "bug",
    }
}

/// An entry in sentences; none where there is nothing to tell.
pub(crate) fn sentences(t: Tongue, news: &News, position: &dyn Position, seats: &[SeatName]) -> Vec<String> {
    let told = events(news)
        .iter()
        .filter_map(|event| position.tell(event))
        .map(|phrase| named(t, &t.say(&phrase), seats));
    let mut lines: Vec<String> = told.collect();
    if let Some(phrase) = happened(t, news, lines.is_empty(), seats) {
        lines.insert(0, t.say(&phrase));
    }
    lines
}

/// What happened around the game; a decision is told by its events, if it has any that may be known.
fn happened(t: Tongue, news: &News, no_events: bool, seats: &[SeatName]) -> Option<Phrase> {
    let by = |key, seat: &Seat| Some(Phrase::new(key).with("name", spoken_name(t, seats, *seat)));
    match &news.what {
        What::Created | What::Ready { .. } | What::Ordered => None,
        What::Seated { seat } => by("table-log-seated", seat),
        What::Started { .. } => Some(Phrase::new("table-log-started")),
        What::Played { seat, .. } if no_events => by("table-log-decides", seat),
        What::Played { .. } => None,
        What::Undone { seat, .. } => by("table-log-undone", seat),
        What::UndoAsked { seat, .. } => by("table-log-undo-asked", seat),
        What::UndoAnswered { seat, yes: true } => by("table-log-undo-agreed", seat),
        What::UndoAnswered { seat, yes: false } => by("table-log-undo-refused", seat),
        What::Resigned { seat } => by("table-log-resigned", seat),
        What::StoodIn { seat, bot } => by("table-log-stood-in", seat)
            .map(|phrase| phrase.with("bot", t.say(&crate::seats::bot_name(bot)))),
        What::Returned { seat } => by("table-log-returned", seat),
        What::Revised { revision, .. } => {
            Some(Phrase::new("table-log-revised").with("revision", i64::from(*revision)))
        }
        What::Rematch { .. } => Some(Phrase::new("table-log-rematch")),
        What::Quarantined => Some(Phrase::new("table-log-quarantined")),
    }
}

/// What whoever sits there is called.
pub(crate) fn name(seats: &[SeatName], seat: Seat) -> String {
    seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default()
}

/// The name for a sentence in which a verb follows.
fn spoken_name(t: Tongue, seats: &[SeatName], seat: Seat) -> String {
    let name = name(seats, seat);
    match is_nameless(&name) {
        true => t.say(&Phrase::new("table-seat-word-first").with("seat", seat)),
        false => name,
    }
}

/// Games speak of "seat 2"; at a table people have names. Who is just called "you" keeps the number: no verb would fit.
pub(crate) fn named(t: Tongue, text: &str, seats: &[SeatName]) -> String {
    let spoken = |key: &'static str, at: usize| t.say(&Phrase::new(key).with("seat", at as i64 + 1));
    let with_name = |text: String, (at, seat): (usize, &SeatName)| {
        let text = text.replace(&spoken("table-seat-word", at), &seat.name);
        text.replace(&spoken("table-seat-word-first", at), &seat.name)
    };
    seats.iter().enumerate().filter(|(_, seat)| !is_nameless(&seat.name)).fold(text.to_owned(), with_name)
}

#[cfg(test)]
mod tests {
    use orrery_wire::Hand;

    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number - 1).unwrap()
    }

    fn log(whats: Vec<What>) -> Vec<Arc<News>> {
        (1..).zip(whats).map(|(seq, what)| Arc::new(News { seq, at: 0, what })).collect()
    }

    fn played(number: u8) -> What {
        What::Played { seat: seat(number), hand: Hand::Person, action: None, events: vec![] }
    }

    fn started() -> What {
        What::Started { seal: String::new(), events: vec![] }
    }

    #[test]
    fn a_turn_is_a_run_of_one_player_with_what_happens_in_it() {
        let undone = What::Undone { seat: seat(1), to: 3 };
        let log = log(vec![What::Created, started(), played(1), undone, played(1), played(2)]);
        let turn = |seat, first, last| Turn { seat, first, last };
        assert_eq!(turns(&log), [turn(None, 1, 2), turn(Some(seat(1)), 3, 5), turn(Some(seat(2)), 6, 6)]);
        assert_eq!(between(&log, 3, 5).len(), 3);
        assert_eq!(between(&log, 9, 12).len(), 0);
    }

    #[test]
    fn what_was_taken_back_does_not_count() {
        let log =
            log(vec![started(), played(1), played(1), What::Undone { seat: seat(1), to: 2 }, played(1)]);
        assert_eq!(taken_back(&log, SeatSet::NONE), BTreeSet::from([3]));
        assert_eq!(line(&log, SeatSet::NONE), [1, 2, 5]);
    }

    #[test]
    fn going_back_by_consent_needs_everybody() {
        let persons: SeatSet = [seat(1), seat(2), seat(3)].into_iter().collect();
        let asked = What::UndoAsked { seat: seat(1), to: 1 };
        let answer = |number, yes| What::UndoAnswered { seat: seat(number), yes };
        let agreed = log(vec![started(), played(1), asked.clone(), answer(2, true), answer(3, true)]);
        assert!(taken_back(&agreed, persons).contains(&2));
        let refused = log(vec![started(), played(1), asked.clone(), answer(2, true), answer(3, false)]);
        assert!(taken_back(&refused, persons).is_empty());
        let alone = log(vec![started(), played(1), asked]);
        assert!(taken_back(&alone, SeatSet::one(seat(1))).contains(&2));
    }
}
