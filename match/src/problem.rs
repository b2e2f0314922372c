//! Refusals, in one sentence each.

use orrery_kernel::{Illegal, Seat};
use orrery_wire::{Code, Problem};

/// Refused because …
pub(crate) fn no(code: Code, why: impl Into<String>) -> Problem {
    Problem::new(code, why)
}

pub(crate) fn no_seat(seat: Seat) -> Problem {
    no(Code::NoSeat, format!("There is no seat {seat} at this table."))
}

/// What the rules say.
pub(crate) fn illegal(illegal: Illegal) -> Problem {
    let why = illegal.to_string();
    match illegal {
        Illegal::Over => no(Code::WrongTime, why),
        Illegal::NotAsked(_) => no(Code::NotAsked, why),
        Illegal::Rule { rule, why: key } => {
            Problem { rule: Some(rule.to_string()), key: Some(key.to_owned()), ..no(Code::Illegal, why) }
        }
    }
}
