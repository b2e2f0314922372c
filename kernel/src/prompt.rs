//! What the game waits for.

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Seat, SeatSet};

/// Either somebody is asked, or the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// These seats each owe an action. More than one only where the rules let players choose at the same time;
    /// they may then answer in any order, and nobody learns an answer before the last is in.
    Ask(SeatSet),
    /// Nothing more will happen.
    Over(Outcome),
}

impl Prompt {
    /// The seat to act next when actions are taken one by one: the lowest of those asked.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Ask(seats) => seats.first(),
            Self::Over(_) => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Final score of each seat.
    pub scores: PerSeat<i16>,
    /// Who won; several share the victory.
    pub winners: SeatSet,
    /// Which of the game's ways to end it was, as an index into [`crate::Game::ENDINGS`].
    pub ending: u8,
}

impl Outcome {
    /// The part of the victory that goes to the seat: 1, nothing, or an equal share.
    pub fn share(&self, seat: Seat) -> f32 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }
}
