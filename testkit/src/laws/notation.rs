//! How actions are written.

use std::cell::RefCell;
use std::collections::BTreeSet;

use orrery_kernel::{Fast, Game};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};

use super::{actions, ensure, every_seat};
use crate::Conforms;
use crate::bench::choose;
use crate::suite::{Failure, Law, Verdict};

/// Every listed action reads back as itself and stands on one line.
pub(crate) struct Notation;

impl<C: Conforms> Law<C> for Notation {
    fn position(&mut self, game: &C::Game, _: &mut Fast) -> Verdict {
        for action in every_seat().flat_map(|seat| actions(game, seat)) {
            let text = action.to_string();
            ensure(!text.is_empty() && text.trim() == text && !text.contains('\n'), || {
                format!("{action:?} is written `{text}`, which does not stand alone on a line")
            })?;
            match text.parse() {
                Ok(read) if action == read => (),
                Ok(read) => return Err(format!("{action:?} is written `{text}`, which reads as {read:?}")),
                Err(bad) => {
                    return Err(format!("{action:?} is written `{text}`, which does not read: {bad}"));
                }
            }
        }
        Ok(())
    }
}

/// Texts near to real notation, and texts far from any: no panic, and what is accepted is written as it was meant.
pub(crate) fn mangled<C: Conforms>(law: &'static str, seeds: &[u64]) -> Result<(), Failure> {
    let written = written::<C>(seeds);
    let config = Config { cases: 64 * seeds.len() as u32, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let mangled = (any::<prop::sample::Index>(), prop::collection::vec(any::<(u8, u16, char)>(), 0..4))
        .prop_map(|(index, edits)| edits.into_iter().fold(index.get(&written).clone(), edited));
    let texts = prop_oneof![4 => mangled, 1 => any::<String>()];
    // A panic inside is told by proptest without the text; so the text is kept here.
    let last = RefCell::new(String::new());
    let tried = runner.run(&texts, |text| {
        last.replace(text.clone());
        let Ok(action) = text.parse::<<C::Game as Game>::Action>() else { return Ok(()) };
        let again = action.to_string().parse();
        prop_assert!(
            again.as_ref() == Ok(&action),
            "reads as {action:?}, which is written and read as {again:?}"
        );
        Ok(())
    });
    let what = match tried {
        Ok(()) => return Ok(()),
        Err(TestError::Fail(why, text)) => format!("`{text}`: {why}"),
        Err(TestError::Abort(why)) => format!("`{}`: given up: {why}", last.borrow()),
    };
    Err(Failure::new::<C>(law, what))
}

/// The notation of actions from some random games, never empty.
fn written<C: Conforms>(seeds: &[u64]) -> Vec<String> {
    let mut written = BTreeSet::from([String::new()]);
    let mut buffer = Vec::new();
    for options in C::tables() {
        for &seed in seeds {
            let mut chance = Fast::new(seed);
            let Ok(mut game) = C::Game::start(&options, &mut chance, &mut ()) else { continue };
            for _ in 0..C::MAX_DECISIONS {
                let Some((seat, action)) = choose(&game, &mut chance, &mut buffer) else { break };
                written.extend(buffer.iter().map(ToString::to_string));
                game.play(seat, action, &mut chance, &mut ());
            }
        }
    }
    written.into_iter().collect()
}

/// The text with one thing done to it at some place.
fn edited(text: String, (what, place, letter): (u8, u16, char)) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = usize::from(place) % (letters.len() + 1);
    match what % 7 {
        0 => letters.truncate(at),
        1 => letters.insert(at, letter),
        2 => letters.extend_from_within(at..),
        3 => letters.splice(at..at, "9".repeat(25).chars()).for_each(drop),
        4 if at < letters.len() => letters[at] = letter,
        5 if at < letters.len() => drop(letters.remove(at)),
        _ => letters.insert(at, ' '),
    }
    letters.into_iter().collect()
}
