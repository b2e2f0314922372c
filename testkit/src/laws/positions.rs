//! What a position is: somebody can go on, nothing is lost, it can be saved, and it ends well.

use orrery_kernel::{Chance, Fast, Game, Prompt, Recorded, Seat, digest};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::actions::sorted;
use super::{actions, ensure, every_seat};
use crate::Conforms;
use crate::suite::{Law, Step, Verdict};

/// Whoever is asked sits at the table and has an answer; who does not sit there has none.
pub(crate) struct NeverStuck;

impl<C: Conforms> Law<C> for NeverStuck {
    fn position(&mut self, game: &C::Game, _: &mut Fast) -> Verdict {
        let asked = match game.prompt() {
            Prompt::Over(_) => return Ok(()),
            Prompt::Ask(asked) => asked,
        };
        ensure(!asked.is_empty(), || "nobody is asked, and yet it is not over".into())?;
        for seat in every_seat() {
            let (present, listed) = (seat.index() < game.seats().into(), actions(game, seat));
            ensure(present || !asked.contains(seat), || format!("seat {seat} is asked, where nobody sits"))?;
            ensure(present || listed.is_empty(), || format!("seat {seat} has actions, where nobody sits"))?;
            ensure(!asked.contains(seat) || !listed.is_empty(), || {
                format!("seat {seat} is asked and has no legal action: {game:?}")
            })?;
        }
        Ok(())
    }
}

/// Every game ends within the bound.
pub(crate) struct Ends;

impl<C: Conforms> Law<C> for Ends {
    fn end(&mut self, game: &C::Game) -> Verdict {
        ensure(game.outcome().is_some(), || {
            format!("it is not over after at most {} decisions", C::MAX_DECISIONS)
        })
    }
}

/// The game's own audit.
pub(crate) struct Audit;

impl<C: Conforms> Law<C> for Audit {
    fn position(&mut self, game: &C::Game, _: &mut Fast) -> Verdict {
        C::audit(game).map_err(|what| format!("{what}: {game:?}"))
    }
}

/// Saved and loaded is the same, in bytes and in JSON, and plays on the same.
pub(crate) struct Saves;

impl<C: Conforms> Law<C> for Saves {
    fn position(&mut self, game: &C::Game, _: &mut Fast) -> Verdict {
        let size = size_of::<C::Game>();
        ensure(size <= C::STATE_BYTES, || format!("a state has {size} bytes, more than {}", C::STATE_BYTES))?;
        let was = digest(game);
        for (loaded, how) in [(through_bytes(game)?, "bytes"), (through_json(game)?, "JSON")] {
            ensure(loaded == *game && digest(&loaded) == was, || {
                format!("saved as {how}: {game:?}; loaded: {loaded:?}")
            })?;
        }
        Ok(())
    }

    fn step(&mut self, step: &Step<'_, C::Game>, chance: &mut Fast) -> Verdict {
        // What is loaded is equal, as seen above; that it also plays on the same is tried now and then.
        if chance.below(8) > 0 {
            return Ok(());
        }
        for mut loaded in [through_bytes(step.before)?, through_json(step.before)?] {
            let mut outcomes = Recorded::new(&step.logged.chance);
            let applied = loaded.apply(step.seat, step.action, &mut outcomes, &mut ());
            applied.map_err(|why| format!("after loading it is refused: {why}"))?;
            ensure(loaded == *step.after && outcomes.fitted(), || {
                format!("after loading it led to {loaded:?}, otherwise to {:?}", step.after)
            })?;
        }
        Ok(())
    }
}

fn through_bytes<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, String> {
    let saved = postcard::to_stdvec(value).map_err(|error| format!("cannot be saved as bytes: {error}"))?;
    postcard::from_bytes(&saved).map_err(|error| format!("cannot be loaded from bytes: {error}"))
}

/// There and back through JSON.
pub(super) fn through_json<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, String> {
    let saved = serde_json::to_string(value).map_err(|error| format!("cannot be saved as JSON: {error}"))?;
    serde_json::from_str(&saved).map_err(|error| format!("cannot be loaded from JSON {saved}: {error}"))
}

/// The outcome: somebody at the table has won (unless the game itself may win), the ending has a name, nobody can go on.
pub(crate) struct Sane;

impl<C: Conforms> Law<C> for Sane {
    fn end(&mut self, game: &C::Game) -> Verdict {
        let Some(outcome) = game.outcome() else { return Ok(()) };
        let (winners, seats) = (outcome.winners, game.seats());
        ensure(!winners.is_empty() || !C::SEATS_WIN, || "nobody has won".into())?;
        ensure(winners.iter().all(|seat| seat.index() < seats.into()), || {
            format!("{winners:?} have won at a table of {seats}")
        })?;
        ensure(usize::from(outcome.ending) < C::Game::ENDINGS.len(), || {
            format!("there is no ending number {}", outcome.ending)
        })?;
        let absent = every_seat().skip(seats.into());
        ensure(absent.into_iter().all(|seat| outcome.scores[seat] == 0), || {
            format!("a seat beyond the table has scored: {:?}", outcome.scores)
        })?;
        ensure(every_seat().all(|seat| actions(game, seat).is_empty()), || {
            "it is over, and yet somebody has actions".into()
        })
    }
}

/// The cheap laws together, for the pass over many games.
pub(crate) struct Cheap;

impl<C: Conforms> Law<C> for Cheap {
    fn position(&mut self, game: &C::Game, _: &mut Fast) -> Verdict {
        if let Prompt::Ask(asked) = game.prompt() {
            ensure(!asked.is_empty(), || "nobody is asked, and yet it is not over".into())?;
            for seat in Seat::all(game.seats()) {
                let listed = actions(game, seat);
                sorted::<C>(seat, &listed)?;
                ensure(!asked.contains(seat) || !listed.is_empty(), || {
                    format!("seat {seat} is asked and has no legal action: {game:?}")
                })?;
            }
        }
        C::audit(game).map_err(|what| format!("{what}: {game:?}"))
    }

    fn end(&mut self, game: &C::Game) -> Verdict {
        Law::<C>::end(&mut Ends, game)?;
        Law::<C>::end(&mut Sane, game)
    }
}
