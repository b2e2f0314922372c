//! How much is tried, from the environment.

use std::env;

fn number(variable: &str) -> Option<u64> {
    let text = env::var(variable).ok()?;
    match text.trim().parse() {
        Ok(number) => Some(number),
        Err(_) => panic!("{variable} is `{text}`, which is not a number"),
    }
}

/// The seeds of an expensive law: `ORRERY_GAMES` of them, or one in so many of the usual number.
pub(crate) fn few(one_in: u64) -> Vec<u64> {
    seeds(number("ORRERY_GAMES").unwrap_or(60 / one_in.clamp(1, 60)))
}

/// The seeds of the fast pass: `ORRERY_RANDOM_GAMES` of them, or one in so many of the usual number.
pub(crate) fn many(one_in: u64) -> Vec<u64> {
    seeds(number("ORRERY_RANDOM_GAMES").unwrap_or(300 / one_in.clamp(1, 300)))
}

/// The first so many seeds, or the one that was asked for.
fn seeds(count: u64) -> Vec<u64> {
    number("ORRERY_SEED").map_or_else(|| (1..=count).collect(), |seed| vec![seed])
}
