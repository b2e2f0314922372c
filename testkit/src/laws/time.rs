//! What time does: nothing to states that are kept, and the same again to the same game.

use orrery_kernel::{Digest, Fast, Game, Recorded, digest};

use super::ensure;
use crate::Conforms;
use crate::suite::{Law, Start, Step, Verdict};

/// Keeps all past states and looks at the end whether they are as they were.
pub(crate) struct Clones<C: Conforms>(Vec<(C::Game, Digest)>);

impl<C: Conforms> Default for Clones<C> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<C: Conforms> Law<C> for Clones<C> {
    fn start(&mut self, _: &Start<'_, C::Game>) -> Verdict {
        self.0.clear();
        Ok(())
    }

    fn position(&mut self, game: &C::Game, _: &mut Fast) -> Verdict {
        self.0.push((game.clone(), digest(game)));
        Ok(())
    }

    fn end(&mut self, _: &C::Game) -> Verdict {
        for (step, (game, was)) in self.0.iter().enumerate() {
            ensure(digest(game) == *was, || {
                format!("the state kept after step {step} has changed: {game:?}")
            })?;
        }
        Ok(())
    }
}

/// Plays every game a second time from the recorded outcomes.
pub(crate) struct Replay<C: Conforms>(Option<C::Game>);

impl<C: Conforms> Default for Replay<C> {
    fn default() -> Self {
        Self(None)
    }
}

impl<C: Conforms> Law<C> for Replay<C> {
    fn start(&mut self, start: &Start<'_, C::Game>) -> Verdict {
        let (mut outcomes, mut events) = (Recorded::new(&start.logged.chance), Vec::new());
        let game = C::Game::start(start.options, &mut outcomes, &mut events)
            .map_err(|bad| format!("second start: {bad}"))?;
        ensure(outcomes.fitted(), || "the second start asked chance something else".into())?;
        ensure(events == start.logged.events, || {
            format!("events of the start: {:?}, again: {events:?}", start.logged.events)
        })?;
        ensure(digest(&game) == digest(start.game), || {
            format!("started as {:?}, again as {game:?}", start.game)
        })?;
        self.0 = Some(game);
        Ok(())
    }

    fn step(&mut self, step: &Step<'_, C::Game>, _: &mut Fast) -> Verdict {
        let Some(game) = &mut self.0 else { return Ok(()) };
        let (mut outcomes, mut events) = (Recorded::new(&step.logged.chance), Vec::new());
        let applied = game.apply(step.seat, step.action, &mut outcomes, &mut events);
        applied.map_err(|why| format!("the replay refuses the action: {why}"))?;
        ensure(outcomes.fitted(), || "the replay asked chance something else".into())?;
        ensure(events == step.logged.events, || {
            format!("events: {:?}, again: {events:?}", step.logged.events)
        })?;
        ensure(digest(game) == digest(step.after), || format!("led to {:?}, again to {game:?}", step.after))
    }
}
