//! Why something did not work, in the language of the person.

use orrery_kit::Tongue;
use orrery_wire::{Code, Problem};
use orrery_words::Words;

/// What happened, what it means for the game, and what to do.
pub(crate) fn explain(t: Tongue, problem: &Problem) -> String {
    let words = Words::of(t.lang());
    match problem.key.as_deref().filter(|key| words.has(key, None)) {
        Some(key) => t.made(words.plain(key)),
        None => t.plain(key(problem.problem)),
    }
}

fn key(code: Code) -> &'static str {
    match code {
        Code::BadRequest => "table-problem-bad-request",
        Code::NoSuchGame => "table-problem-no-such-game",
        Code::NoSuchMatch => "table-problem-no-such-match",
        Code::BadOptions => "table-problem-bad-options",
        Code::BadBot => "table-problem-bad-bot",
        Code::BadRecord => "table-problem-bad-record",
        Code::Forbidden => "table-problem-forbidden",
        Code::WrongOrigin => "table-problem-wrong-origin",
        Code::NoSeat => "table-problem-no-seat",
        Code::WrongTime => "table-problem-wrong-time",
        Code::NotAsked => "table-problem-not-asked",
        Code::BadNotation => "table-problem-bad-notation",
        Code::Illegal => "table-problem-illegal",
        Code::Stale => "table-problem-stale",
        Code::NoUndo => "table-problem-no-undo",
        Code::Quarantined => "table-problem-quarantined",
        Code::TooMany => "table-problem-too-many",
        Code::TooLarge => "table-problem-too-large",
        Code::Unavailable => "table-problem-unavailable",
    }
}
