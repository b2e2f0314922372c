//! Rules that panic must not take anything else down.

use std::panic::{AssertUnwindSafe, catch_unwind};

use orrery_wire::{Code, Problem};

/// What a panic said, if it was words.
pub(super) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    // What the closure touches is thrown away or read anew after a panic, never used half changed.
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let words = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        words.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no words".to_owned())
    })
}

/// Runs rules for a match that is not there yet: a panic is a problem of the one who asked.
pub(super) fn rules<T>(work: impl FnOnce() -> T) -> Result<T, Problem> {
    caught(work).map_err(|why| {
        tracing::error!(why, "the rules failed outside a match");
        quarantined()
    })
}

/// What players are told of a match on which the rules failed.
pub(super) fn quarantined() -> Problem {
    Problem::new(
        Code::Quarantined,
        "the rules failed on this match, so it was stopped; its log is kept, please report it",
    )
}
