//! A position as a viewer sees it.

use std::any::Any;
use std::sync::Arc;

use orrery_kernel::{Fast, Game, Illegal, Logged, Phrase, Prompt, Recorder, Seat, SeatSet, Spoken, Viewer};
use serde_json::Value;

use crate::Why;

/// A position of a game as a viewer sees it.
#[derive(Clone, Debug)]
pub struct Seen<G: Game> {
    /// The last entry of the log that is in it.
    pub seq: u32,
    /// Who looks.
    pub viewer: Viewer,
    /// What they may know.
    pub view: G::View,
    /// A whole position that looks like the view, for questions about the rules: what the viewer may do is the same in all
    /// positions that look the same to them.
    pub game: G,
    /// What the viewer may do.
    pub offers: Vec<G::Action>,
}

impl<G: Game> Seen<G> {
    /// The position behind a view that came as JSON.
    pub fn read(seq: u32, viewer: Viewer, view: &Value) -> Result<Self, String> {
        // Of a copy, as the crate `match` does: reading borrowed values too would double the code for it.
        let view = serde_json::from_value(view.clone()).map_err(|error| error.to_string())?;
        Ok(Self::of(seq, viewer, view))
    }

    /// The position behind a view.
    pub fn of(seq: u32, viewer: Viewer, view: G::View) -> Self {
        let game = G::imagine(&view, &mut Fast::new(u64::from(seq)));
        let mut offers = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            game.actions(seat, &mut offers);
        }
        Self { seq, viewer, view, game, offers }
    }

    /// The seat of whoever looks.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// A choice in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// In the notation of the game.
    pub action: String,
    /// What it does.
    pub say: Phrase,
    /// Has it a place on the board? The others become buttons.
    pub placed: bool,
}

/// A position as a viewer sees it, whatever the game.
pub trait Position: Send + Sync + 'static {
    /// The last entry of the log that is in it.
    fn seq(&self) -> u32;
    /// Who looks.
    fn viewer(&self) -> Viewer;
    /// Who is asked; nobody when the game is over.
    fn asked(&self) -> SeatSet;
    /// What is asked of a seat, and why.
    fn ask(&self, seat: Seat) -> Phrase;
    /// The rule that the question comes from.
    fn rule(&self) -> String;
    /// What the viewer may do, in the game's order.
    fn choices(&self) -> Vec<Choice>;
    /// Why the viewer may not do this; none if they may.
    fn why_not(&self, action: &str) -> Option<Why>;
    /// Is there no way back alone after this? So it is when somebody else decides next; and for a choice without a place on the
    /// board also when dice are rolled or something comes to light.
    fn is_final(&self, action: &str) -> bool;
    /// What happened, if the event is understood.
    fn tell(&self, event: &Value) -> Option<Phrase>;
    /// The [`Seen`] that it is.
    fn as_any(&self) -> Arc<dyn Any + Send + Sync>;
}

/// A position and which of its choices the board shows.
pub(crate) struct Erased<G: Spoken> {
    pub(crate) seen: Arc<Seen<G>>,
    pub(crate) placed: fn(&Seen<G>, G::Action) -> bool,
}

impl<G: Spoken> Position for Erased<G> {
    fn seq(&self) -> u32 {
        self.seen.seq
    }

    fn viewer(&self) -> Viewer {
        self.seen.viewer
    }

    fn asked(&self) -> SeatSet {
        match self.seen.game.prompt() {
            Prompt::Ask(seats) => seats,
            Prompt::Over(_) => SeatSet::default(),
        }
    }

    fn ask(&self, seat: Seat) -> Phrase {
        self.seen.game.ask(seat)
    }

    fn rule(&self) -> String {
        self.seen.game.rule().to_string()
    }

    fn choices(&self) -> Vec<Choice> {
        let Some(seat) = self.seen.seat() else { return Vec::new() };
        let choice = |&action: &G::Action| Choice {
            action: action.to_string(),
            say: self.seen.game.say(seat, action),
            placed: (self.placed)(&self.seen, action),
        };
        self.seen.offers.iter().map(choice).collect()
    }

    fn why_not(&self, action: &str) -> Option<Why> {
        let seat = self.seen.seat()?;
        let refused: Illegal = match action.parse::<G::Action>() {
            Ok(action) => self.seen.game.check(seat, action).err()?,
            Err(_) => return None,
        };
        Some(Why::of(&refused))
    }

    fn is_final(&self, action: &str) -> bool {
        let offered = action.parse::<G::Action>().ok().filter(|action| self.seen.offers.contains(action));
        let Some((seat, action)) = self.seen.seat().zip(offered) else { return false };
        let (mut fast, mut events, mut after) = (Fast::new(0), Vec::new(), self.seen.game.clone());
        let mut chance = Recorder::new(&mut fast);
        after.play(seat, action, &mut chance, &mut events);
        let logged = Logged { events, chance: chance.outcomes };
        let handed_on = match after.prompt() {
            Prompt::Ask(seats) => !seats.contains(seat),
            Prompt::Over(_) => true,
        };
        handed_on || !(logged.can_be_undone() || (self.placed)(&self.seen, action))
    }

    fn tell(&self, event: &Value) -> Option<Phrase> {
        let event = serde_json::from_value(event.clone()).ok()?;
        Some(self.seen.game.tell(&event))
    }

    fn as_any(&self) -> Arc<dyn Any + Send + Sync> {
        self.seen.clone()
    }
}
