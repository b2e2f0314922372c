//! Any legal action, all equally likely: the floor of every ladder, and the quickest way through a game.

use orrery_kernel::{Chance, Fast, Game, Seat};

use crate::Bot;

/// Plays at random.
#[derive(Clone, Debug)]
pub struct RandomBot {
    chance: Fast,
}

impl RandomBot {
    /// The same seed gives the same choices.
    pub fn new(seed: u64) -> Self {
        Self { chance: Fast::new(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, _: &G::View, _: Seat, actions: &[G::Action]) -> G::Action {
        actions[self.chance.below(actions.len() as u32) as usize]
    }

    fn name(&self) -> String {
        "random".to_owned()
    }
}
