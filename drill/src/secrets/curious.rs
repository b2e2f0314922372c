//! A player who tries what might make a server talk: goes back, gives orders, and asks for things that cannot be.

use orrery_client::Brain;
use orrery_kernel::{Chance, Fast, Seat};
use orrery_wire::{Command, Order, State, Status};

/// Plays at random and tries things.
pub(crate) struct Curious {
    seat: Seat,
    chance: Fast,
    /// What was offered before and may be impossible now.
    before: Vec<String>,
    /// Does this one let the match answer when there is nothing to choose, and has it said so?
    orders: bool,
}

impl Curious {
    const REMEMBERED: usize = 64;

    pub(crate) fn new(seat: Seat, seed: u64) -> Self {
        let chance = Fast::stream(seed, seat.index() as u64);
        Self { seat, chance, before: Vec::new(), orders: Self::orders(seat) }
    }

    /// Every second seat gives standing orders.
    pub(crate) fn orders(seat: Seat) -> bool {
        seat.index() % 2 == 1
    }

    fn act(&mut self, state: &State) -> Option<Command> {
        let offers = state.offers.as_deref().filter(|_| state.asked.contains(&self.seat))?;
        let offers: Vec<&str> = offers.iter().map(|offer| offer.action.as_str()).collect();
        let tried = self.chance.below(self.before.len() as u32) as usize;
        let action = match self.before.get(tried).filter(|_| self.chance.below(25) == 0) {
            Some(old) => old.clone(),
            None => self.chance.pick(&offers)?.to_owned(),
        };
        self.before.extend(offers.into_iter().map(str::to_owned));
        let surplus = self.before.len().saturating_sub(Self::REMEMBERED);
        self.before.drain(..surplus);
        Some(Command::Act { action })
    }
}

impl Brain for Curious {
    fn choose(&mut self, state: &State) -> Option<Command> {
        match state.status {
            Status::Gathering => {
                let card = state.seats.get(self.seat.index())?;
                (!card.ready).then_some(Command::Ready { ready: true })
            }
            Status::Running if std::mem::take(&mut self.orders) => {
                Some(Command::Orders { orders: vec![Order::Forced] })
            }
            Status::Running => match state.undo.first() {
                Some(&to) if self.chance.below(12) == 0 => Some(Command::Undo { to }),
                Some(_) | None => self.act(state),
            },
            Status::Over | Status::Quarantined => None,
        }
    }
}
