//! What a board is given: what to show, and whom to tell.

use std::sync::Arc;

use leptos::prelude::*;
use orrery_kernel::{Game, Illegal, Phrase};
use serde_json::Value;

use crate::{Position, Seen};

/// What is shown: a position, and what led to it.
#[derive(Clone)]
pub struct Shown {
    /// The position.
    pub position: Arc<dyn Position>,
    /// What happened since the position shown before, as this viewer may know it. Empty after a jump, an undo or at the
    /// opening of a page: then nothing moves.
    pub events: Arc<Vec<Value>>,
}

impl Shown {
    /// The position of this game.
    pub fn seen<G: Game>(&self) -> Option<Arc<Seen<G>>> {
        self.position.as_any().downcast().ok()
    }

    /// The events of this game.
    pub fn events<G: Game>(&self) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| serde_json::from_value(event.clone()).ok()).collect()
    }
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    /// The reason.
    pub reason: Phrase,
    /// The rule, if it is one.
    pub rule: Option<String>,
}

impl Why {
    /// A reason in words.
    pub fn new(reason: Phrase) -> Self {
        Self { reason, rule: None }
    }

    /// The reason that the rules give.
    pub fn of(illegal: &Illegal) -> Self {
        match *illegal {
            Illegal::Over => Self::new(Phrase::new("kit-game-over")),
            Illegal::NotAsked(_) => Self::new(Phrase::new("kit-not-asked")),
            Illegal::Rule { rule, why } => Self { reason: Phrase::new(why), rule: Some(rule.to_string()) },
        }
    }
}

/// How things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// Shown in 200 to 400 milliseconds.
    #[default]
    Full,
    /// Shown in half that time.
    Fast,
    /// Not at all: changes are marked instead.
    Reduced,
}

impl Motion {
    /// How long a movement takes, in milliseconds.
    pub fn millis(self) -> u32 {
        match self {
            Self::Full => 320,
            Self::Fast => 140,
            Self::Reduced => 0,
        }
    }
}

/// Who sits in a seat, as others call them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatName {
    /// The name; that of a bot is its level in words.
    pub name: String,
    /// Is it a bot?
    pub bot: bool,
    /// Is it whoever looks?
    pub you: bool,
}

/// What a board is given. It is copied into every closure.
#[derive(Clone, Copy)]
pub struct Desk {
    /// What is shown now; changes one step at a time, at a pace that can be followed.
    pub shown: Signal<Option<Shown>>,
    /// May the viewer act on what is shown? Not while older steps are still being shown, not in a replay, not while a wish is on
    /// its way.
    pub may_act: Signal<bool>,
    /// Do this, in the notation of the game.
    pub act: Callback<String>,
    /// Say why something cannot be done.
    pub refuse: Callback<Why>,
    /// Show the large card of a component.
    pub enlarge: Callback<String>,
    /// A step of the board that is half done, in words ("now choose the die to swap it with"): the prompt bar shows it, with a way
    /// back. The board clears it.
    pub half_done: RwSignal<Option<Phrase>>,
    /// Counts up whenever the person wants the half-done step taken back (Escape, or a click elsewhere).
    pub step_back: RwSignal<u32>,
    /// How things move.
    pub motion: Signal<Motion>,
    /// Who sits where, seat 1 first.
    pub seats: Signal<Vec<SeatName>>,
}

impl Desk {
    /// The position of this game that is shown now.
    pub fn seen<G: Game>(self) -> Option<Arc<Seen<G>>> {
        self.shown.get()?.seen()
    }

    /// Does this, if it may be done; says why not otherwise.
    pub fn play<G: Game>(self, action: G::Action) {
        let text = action.to_string();
        let Some(shown) = self.shown.get_untracked() else { return };
        match shown.position.why_not(&text) {
            Some(why) => self.refuse.run(why),
            None if self.may_act.get_untracked() => self.act.run(text),
            None => (),
        }
    }
}
