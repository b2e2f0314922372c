//! Who is told what: events and their redaction.

use orrery_kernel::{Event, Fast, Game, Recorded, Viewer};

use super::knowledge::told;
use super::positions::through_json;
use super::{ensure, viewers};
use crate::Conforms;
use crate::suite::{Law, Start, Step, Verdict};

/// If a viewer cannot tell the true game from another after an action, then not by what the log says of the action
/// either. The other is what the viewer imagines, and the true one with the hidden dealt anew.
///
/// A start has no position before it that could be imagined; so all starts of a table are compared with each other.
pub(crate) struct QuietLog<C: Conforms>(Vec<Opening<C::Game>>);

/// What a viewer saw and was told when a game began.
type Opening<G> = (Viewer, <G as Game>::View, Vec<<G as Game>::Event>);

impl<C: Conforms> Default for QuietLog<C> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<C: Conforms> Law<C> for QuietLog<C> {
    fn start(&mut self, start: &Start<'_, C::Game>) -> Verdict {
        for viewer in viewers(start.game) {
            let (view, truth) = (start.game.view(viewer), told(&start.logged.events, viewer));
            let same = self.0.iter().find(|(who, saw, _)| *who == viewer && *saw == view);
            if let Some((_, _, before)) = same {
                ensure(*before == truth, || {
                    format!(
                        "{viewer:?} sees two starts alike and is told {before:?} of one and {truth:?} of the other"
                    )
                })?;
            } else {
                self.0.push((viewer, view, truth));
            }
        }
        public::<C::Game>(start.game, &start.logged.events)
    }

    fn step(&mut self, step: &Step<'_, C::Game>, chance: &mut Fast) -> Verdict {
        for viewer in viewers(step.before) {
            let guess = C::Game::imagine(&step.before.view(viewer), chance);
            for mut other in [Some(guess), C::reshuffled(step.before, viewer, chance)].into_iter().flatten() {
                let (mut outcomes, mut events) = (Recorded::new(&step.logged.chance), Vec::new());
                let applied = other.apply(step.seat, step.action, &mut outcomes, &mut events);
                // There the action may be impossible, or chance may be asked something else; then nothing is compared.
                if applied.is_err() || !outcomes.fitted() || other.view(viewer) != step.after.view(viewer) {
                    continue;
                }
                let (truth, imagined) = (told(&step.logged.events, viewer), told(&events, viewer));
                ensure(truth == imagined, || {
                    format!(
                        "{viewer:?} sees the same and is told {truth:?}, and {imagined:?} where hidden things differ"
                    )
                })?;
            }
        }
        public::<C::Game>(step.after, &step.logged.events)
    }
}

/// Whatever a spectator is told in full is told in full to everyone at the table.
fn public<G: Game>(game: &G, events: &[G::Event]) -> Verdict {
    let whole = |event: &G::Event, viewer| event.redacted(viewer).as_ref() == Some(event);
    for event in events.iter().filter(|event| whole(event, Viewer::Spectator)) {
        let kept_from = viewers(game).find(|&viewer| !whole(event, viewer));
        ensure(kept_from.is_none(), || {
            format!("{event:?} is told to a spectator and kept from {kept_from:?}")
        })?;
    }
    Ok(())
}

/// An action that can be undone taught nothing to the one who acts: in a guess it leads to the same view.
pub(crate) struct Reveals;

impl<C: Conforms> Law<C> for Reveals {
    fn step(&mut self, step: &Step<'_, C::Game>, chance: &mut Fast) -> Verdict {
        if !step.logged.can_be_undone() {
            return Ok(());
        }
        let viewer = Viewer::Seat(step.seat);
        let mut guess = step.before.guess(step.seat, chance);
        let applied = guess.apply(step.seat, step.action, chance, &mut ());
        applied.map_err(|why| format!("the guess refuses the action: {why}"))?;
        let (truth, imagined) = (step.after.view(viewer), guess.view(viewer));
        ensure(truth == imagined, || {
            format!(
                "seat {} learned something unmarked: it sees {truth:?} and imagined {imagined:?}",
                step.seat
            )
        })
    }
}

/// Events survive JSON, whole and redacted; redacting twice is redacting once.
pub(crate) struct EventsTravel;

impl EventsTravel {
    fn travel<G: Game>(game: &G, events: &[G::Event]) -> Verdict {
        for event in events {
            let arrived = through_json(event)?;
            ensure(arrived == *event, || format!("{event:?} is stored and comes back as {arrived:?}"))?;
        }
        for viewer in viewers(game) {
            let once = told(events, viewer);
            let (twice, arrived) = (told(&once, viewer), through_json(&once)?);
            ensure(once == twice, || {
                format!("{viewer:?} is told {once:?}, and of that again only {twice:?}")
            })?;
            ensure(once == arrived, || format!("{viewer:?} is sent {once:?} and gets {arrived:?}"))?;
        }
        Ok(())
    }
}

impl<C: Conforms> Law<C> for EventsTravel {
    fn start(&mut self, start: &Start<'_, C::Game>) -> Verdict {
        Self::travel(start.game, &start.logged.events)
    }

    fn step(&mut self, step: &Step<'_, C::Game>, _: &mut Fast) -> Verdict {
        Self::travel(step.after, &step.logged.events)
    }
}
