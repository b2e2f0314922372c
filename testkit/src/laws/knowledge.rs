//! Who knows what: views and what is imagined from them.

use orrery_kernel::{Chance, Event, Fast, Game, Prompt, Viewer};

use super::positions::through_json;
use super::{actions, ensure, viewers};
use crate::Conforms;
use crate::bench::Playouts;
use crate::suite::{Law, Verdict};

/// A position imagined from a view cannot be told from the true one by that viewer, and is a position like any other.
pub(crate) struct Guesses;

impl<C: Conforms> Law<C> for Guesses {
    fn position(&mut self, game: &C::Game, chance: &mut Fast) -> Verdict {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let guess = C::Game::imagine(&view, &mut chance.clone());
            ensure(guess == C::Game::imagine(&view, chance), || {
                format!("{viewer:?} imagines two positions from one view and the same chance")
            })?;
            let seen = guess.view(viewer);
            ensure(seen == view, || format!("{viewer:?} sees {view:?}, and in the guess {seen:?}"))?;
            ensure(guess.prompt() == game.prompt() && guess.seats() == game.seats(), || {
                format!("{viewer:?} imagines {:?} instead of {:?}", guess.prompt(), game.prompt())
            })?;
            C::audit(&guess)
                .map_err(|what| format!("{viewer:?} imagines the impossible: {what}: {guess:?}"))?;
            if let Viewer::Seat(seat) = viewer {
                let (truth, imagined) = (actions(game, seat), actions(&guess, seat));
                ensure(truth == imagined, || {
                    format!("seat {seat} may {truth:?}, and in its guess {imagined:?}")
                })?;
            }
        }
        Ok(())
    }
}

/// A bot plays guesses to their end. One in a few positions is enough, as each costs a game.
pub(crate) struct Playable<C: Conforms>(Playouts<C::Game>);

impl<C: Conforms> Default for Playable<C> {
    fn default() -> Self {
        Self(Playouts::default())
    }
}

impl<C: Conforms> Law<C> for Playable<C> {
    fn position(&mut self, game: &C::Game, chance: &mut Fast) -> Verdict {
        if chance.below(8) > 0 {
            return Ok(());
        }
        for viewer in viewers(game) {
            let mut guess = C::Game::imagine(&game.view(viewer), chance);
            self.0.play(&mut guess, chance, C::MAX_DECISIONS as u64);
            ensure(guess.outcome().is_some(), || {
                format!("what {viewer:?} imagined does not end: {guess:?}")
            })?;
            C::audit(&guess)
                .map_err(|what| format!("what {viewer:?} imagined ended badly: {what}: {guess:?}"))?;
        }
        Ok(())
    }
}

/// Views survive JSON. At each position one of the viewers, by lot, since this is slow.
pub(crate) struct ViewsTravel;

impl<C: Conforms> Law<C> for ViewsTravel {
    fn position(&mut self, game: &C::Game, chance: &mut Fast) -> Verdict {
        let everybody: Vec<_> = viewers(game).collect();
        if let Some(viewer) = chance.pick(&everybody) {
            let view = game.view(viewer);
            let arrived = through_json(&view)?;
            ensure(arrived == view, || format!("{viewer:?} is sent {view:?} and gets {arrived:?}"))?;
        }
        Ok(())
    }
}

/// What a viewer must not know is dealt anew, and the viewer must not see it.
pub(crate) struct Secrets;

impl<C: Conforms> Law<C> for Secrets {
    fn position(&mut self, game: &C::Game, chance: &mut Fast) -> Verdict {
        for viewer in viewers(game) {
            let Some(other) = C::reshuffled(game, viewer, chance) else { continue };
            C::audit(&other).map_err(|what| format!("reshuffled is no position: {what}: {other:?}"))?;
            let (truth, seen) = (game.view(viewer), other.view(viewer));
            ensure(truth == seen, || {
                format!("{viewer:?} can tell {game:?} from {other:?}: {truth:?} and {seen:?}")
            })?;
        }
        Ok(())
    }
}

/// Of two answers that a seat may give, others cannot tell which was given while somebody else still owes one.
pub(crate) struct Sealed;

impl<C: Conforms> Law<C> for Sealed {
    fn position(&mut self, game: &C::Game, chance: &mut Fast) -> Verdict {
        let Prompt::Ask(asked) = game.prompt() else { return Ok(()) };
        if asked.len() < 2 {
            return Ok(());
        }
        for seat in asked.iter() {
            let listed = actions(game, seat);
            let (Some(this), Some(that)) = (chance.pick(&listed), chance.pick(&listed)) else { continue };
            let outcome = |action| {
                let (mut after, mut events) = (game.clone(), Vec::new());
                after.play(seat, action, &mut chance.clone(), &mut events);
                (after, events)
            };
            let ((one, of_one), (two, of_two)) = (outcome(this), outcome(that));
            // An answer of several parts may go on after one and be complete after the other.
            if one.prompt() != two.prompt() {
                continue;
            }
            for viewer in viewers(game).filter(|viewer| !viewer.is(seat)) {
                let same =
                    one.view(viewer) == two.view(viewer) && told(&of_one, viewer) == told(&of_two, viewer);
                ensure(same, || {
                    format!(
                        "{viewer:?} can tell whether seat {seat} answered `{this}` or `{that}`, others still thinking"
                    )
                })?;
            }
        }
        Ok(())
    }
}

/// What the viewer is told of these events.
pub(super) fn told<E: Event>(events: &[E], viewer: Viewer) -> Vec<E> {
    events.iter().filter_map(|event| event.redacted(viewer)).collect()
}
