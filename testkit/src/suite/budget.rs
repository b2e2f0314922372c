//! How much is tried, from the environment.

use std::env;

fn number(variable: &str) -> Option<u64> {
    let text = env::var(variable).ok()?;
    match text.trim().parse() {
        Ok(number) => Some(number),
        Err(_) => panic!("{variable} is `{text}`, which is not a number"),
    }
}

/// The seeds of an expensive law: one in so many of `ORRERY_GAMES`.
pub(crate) fn few(one_in: u64) -> Vec<u64> {
    seeds((number("ORRERY_GAMES").unwrap_or(60) / one_in.max(1)).max(1))
}

/// The seeds of the fast pass: one in so many of `ORRERY_RANDOM_GAMES`.
pub(crate) fn many(one_in: u64) -> Vec<u64> {
    seeds((number("ORRERY_RANDOM_GAMES").unwrap_or(300) / one_in.max(1)).max(1))
}

/// The first so many seeds, or the one that was asked for.
fn seeds(count: u64) -> Vec<u64> {
    number("ORRERY_SEED").map_or_else(|| (1..=count).collect(), |seed| vec![seed])
}
