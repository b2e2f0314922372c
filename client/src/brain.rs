//! Who decides for a seat.

use orrery_kernel::{Chance, Fast, Seat};
use orrery_wire::{Command, State, Status};

/// Decides for a seat.
pub trait Brain {
    /// What to do at this table now; nothing if it is not one's turn or there is nothing to say.
    fn choose(&mut self, state: &State) -> Option<Command>;
}

/// Says that it is ready, then picks among what it is offered. The same seed picks the same.
#[derive(Clone, Debug)]
pub struct Scripted {
    seat: Seat,
    chance: Fast,
}

impl Scripted {
    /// A player in this seat.
    pub fn new(seat: Seat, seed: u64) -> Self {
        Self { seat, chance: Fast::stream(seed, seat.index() as u64) }
    }
}

impl Brain for Scripted {
    fn choose(&mut self, state: &State) -> Option<Command> {
        match state.status {
            Status::Gathering => {
                let card = state.seats.get(self.seat.index())?;
                (!card.ready).then_some(Command::Ready { ready: true })
            }
            Status::Running => {
                let offers = state.offers.as_deref().filter(|_| state.asked.contains(&self.seat))?;
                let at = self.chance.below(offers.len() as u32) as usize;
                offers.get(at).map(|offer| Command::Act { action: offer.action.clone() })
            }
            Status::Over | Status::Quarantined => None,
        }
    }
}
