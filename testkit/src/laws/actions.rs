//! What may be done: listed ⇔ accepted.

use std::collections::BTreeSet;

use orrery_kernel::{Chance, Fast, Game, Illegal, Prompt, Recorded, Recorder, Seat, digest};

use super::{actions, ensure, every_seat};
use crate::Conforms;
use crate::suite::{Law, Step, Verdict};

type ActionOf<C> = <<C as Conforms>::Game as Game>::Action;

/// Every listed action is accepted.
pub(crate) struct Listed;

impl<C: Conforms> Law<C> for Listed {
    fn position(&mut self, game: &C::Game, chance: &mut Fast) -> Verdict {
        for seat in every_seat() {
            for action in actions(game, seat) {
                let refused =
                    |why: Illegal| format!("`{action}` is listed for seat {seat} and refused: {why}");
                game.check(seat, action).map_err(refused)?;
                game.clone().apply(seat, action, chance, &mut ()).map_err(refused)?;
            }
        }
        Ok(())
    }
}

/// Actions seen anywhere at this table, to be tried where they do not belong.
struct Pool<C: Conforms> {
    known: BTreeSet<ActionOf<C>>,
    /// The same, for picking from.
    all: Vec<ActionOf<C>>,
}

impl<C: Conforms> Default for Pool<C> {
    fn default() -> Self {
        Self { known: BTreeSet::new(), all: Vec::new() }
    }
}

impl<C: Conforms> Pool<C> {
    /// How many actions are tried for a seat that is asked; for others a few will do.
    const TRIES: u32 = 12;

    /// Takes in what is listed here, by way of its notation, as an action from outside comes in.
    fn gather(&mut self, game: &C::Game) {
        for action in every_seat().flat_map(|seat| actions(game, seat)) {
            if self.known.insert(action) {
                self.all.extend(action.to_string().parse::<ActionOf<C>>().ok());
            }
        }
    }

    /// Some actions of the pool that are not listed for this seat here.
    fn unlisted(&self, game: &C::Game, seat: Seat, chance: &mut Fast) -> Vec<ActionOf<C>> {
        let listed = actions(game, seat);
        let tries = if listed.is_empty() { 3 } else { Self::TRIES };
        let picked = (0..tries).filter_map(|_| chance.pick(&self.all));
        picked.filter(|action| !listed.contains(action)).collect()
    }
}

/// Every other action is refused for the right kind of reason.
pub(crate) struct Unlisted<C: Conforms>(Pool<C>);

impl<C: Conforms> Default for Unlisted<C> {
    fn default() -> Self {
        Self(Pool::default())
    }
}

impl<C: Conforms> Law<C> for Unlisted<C> {
    fn position(&mut self, game: &C::Game, chance: &mut Fast) -> Verdict {
        self.0.gather(game);
        for seat in every_seat() {
            for action in self.0.unlisted(game, seat, chance) {
                let Err(why) = game.clone().apply(seat, action, chance, &mut ()) else {
                    return Err(format!("`{action}` is not listed for seat {seat} and yet accepted"));
                };
                let fits = match game.prompt() {
                    Prompt::Over(_) => why == Illegal::Over,
                    Prompt::Ask(asked) if !asked.contains(seat) => why == Illegal::NotAsked(seat),
                    Prompt::Ask(_) => {
                        matches!(why, Illegal::Rule { rule, why } if !rule.0.is_empty() && !why.is_empty())
                    }
                };
                ensure(fits, || {
                    format!("`{action}` of seat {seat} is refused with the wrong reason: {why:?}")
                })?;
            }
        }
        Ok(())
    }
}

/// A refusal changes nothing.
pub(crate) struct Untouched<C: Conforms>(Pool<C>);

impl<C: Conforms> Default for Untouched<C> {
    fn default() -> Self {
        Self(Pool::default())
    }
}

impl<C: Conforms> Law<C> for Untouched<C> {
    fn position(&mut self, game: &C::Game, chance: &mut Fast) -> Verdict {
        self.0.gather(game);
        let was = digest(game);
        for seat in every_seat() {
            for action in self.0.unlisted(game, seat, chance) {
                let look_closely = chance.below(8) == 0;
                let (mut tried, mut events) = (game.clone(), Vec::new());
                let mut recorder = Recorder::new(chance);
                if tried.apply(seat, action, &mut recorder, &mut events).is_ok() {
                    continue;
                }
                let asked = recorder.outcomes.len();
                let saved_same = !look_closely || digest(&tried) == was;
                let same = tried == *game && saved_same && events.is_empty() && asked == 0;
                ensure(same, || {
                    format!(
                        "refusing `{action}` of seat {seat} left a trace: {events:?}, {asked} outcomes, {tried:?}"
                    )
                })?;
            }
        }
        Ok(())
    }
}

/// Actions are listed in ascending order, each once, and not too many.
pub(crate) struct Sorted;

impl<C: Conforms> Law<C> for Sorted {
    fn position(&mut self, game: &C::Game, _: &mut Fast) -> Verdict {
        every_seat().try_for_each(|seat| sorted::<C>(seat, &actions(game, seat)))
    }
}

pub(super) fn sorted<C: Conforms>(seat: Seat, listed: &[ActionOf<C>]) -> Verdict {
    if let Some(pair) = listed.windows(2).find(|pair| pair[0] >= pair[1]) {
        return Err(format!("seat {seat} is offered `{}` before `{}`", pair[0], pair[1]));
    }
    ensure(listed.len() <= C::MAX_ACTIONS, || {
        format!("seat {seat} is offered {} actions, more than {}", listed.len(), C::MAX_ACTIONS)
    })
}

/// `apply` and `play` do the same on listed actions: on the one played, and on another.
pub(crate) struct SameDoors;

impl<C: Conforms> Law<C> for SameDoors {
    fn step(&mut self, step: &Step<'_, C::Game>, chance: &mut Fast) -> Verdict {
        let (mut game, mut events) = (step.before.clone(), Vec::new());
        let mut outcomes = Recorded::new(&step.logged.chance);
        game.apply(step.seat, step.action, &mut outcomes, &mut events).map_err(|why| why.to_string())?;
        ensure(game == *step.after && events == step.logged.events && outcomes.fitted(), || {
            format!(
                "`apply` led to {game:?} with {events:?}, `play` to {:?} with {:?}",
                step.after, step.logged
            )
        })?;

        let Some(other) = chance.pick(&actions(step.before, step.seat)) else { return Ok(()) };
        let (mut applied, mut played) = (step.before.clone(), step.before.clone());
        applied.apply(step.seat, other, &mut chance.clone(), &mut ()).map_err(|why| why.to_string())?;
        played.play(step.seat, other, &mut chance.clone(), &mut ());
        ensure(applied == played, || format!("`{other}`: `apply` led to {applied:?}, `play` to {played:?}"))
    }
}
