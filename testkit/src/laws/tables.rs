//! What can be chosen before the game.

use std::collections::BTreeSet;

use orrery_kernel::{Fast, Game, MAX_SEATS};

use super::ensure;
use super::positions::through_json;
use crate::Conforms;
use crate::suite::{Failure, Verdict, json};

/// Every player count that the game knows is tried, and the names by which it is known are in order.
pub(crate) fn tables<C: Conforms>(law: &'static str) -> Result<(), Failure> {
    let verdict = named::<C::Game>().and_then(|()| counted::<C>());
    verdict.map_err(|what| Failure::new::<C>(law, what))
}

fn counted<C: Conforms>() -> Verdict {
    let mut tried = BTreeSet::new();
    for options in C::tables() {
        let arrived = through_json(&options)?;
        ensure(arrived == options, || format!("options {} come back as {arrived:?}", json(&options)))?;
        let game = C::Game::start(&options, &mut Fast::new(1), &mut ()).map_err(|bad| bad.to_string())?;
        tried.insert(game.seats());
    }
    for seats in 0..=u8::MAX {
        let Ok(options) = C::Game::options(seats) else { continue };
        ensure(usize::from(seats) <= MAX_SEATS && seats > 0, || {
            format!("a table of {seats} seats is offered")
        })?;
        let game = C::Game::start(&options, &mut Fast::new(1), &mut ()).map_err(|bad| bad.to_string())?;
        ensure(game.seats() == seats, || {
            format!("options for {seats} seats start a table of {}", game.seats())
        })?;
        ensure(tried.contains(&seats), || format!("no table with {seats} seats is among those to be tried"))?;
    }
    ensure(!tried.is_empty(), || "there is no table to be tried".into())
}

fn named<G: Game>() -> Verdict {
    let word = |text: &str| {
        !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-' || b.is_ascii_digit())
    };
    ensure(word(G::ID), || format!("`{}` is no id: small letters, digits and hyphens", G::ID))?;
    ensure(!G::ENDINGS.is_empty() && G::ENDINGS.iter().all(|ending| word(ending)), || {
        format!("the endings {:?} are not all words of small letters and hyphens", G::ENDINGS)
    })?;
    let different: BTreeSet<_> = G::ENDINGS.iter().collect();
    ensure(different.len() == G::ENDINGS.len(), || {
        format!("two of the endings {:?} are the same", G::ENDINGS)
    })?;
    ensure(G::content() == G::content(), || "the content has two digests".into())
}
