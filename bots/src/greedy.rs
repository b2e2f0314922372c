//! One step ahead: whatever leaves the seat best placed right after the move.

use orrery_kernel::{Appraise, Chance, Fast, Seat};

use crate::{Bot, forced, sift, standing};

/// Tries every action on a few imagined positions and takes the one with the best mean lead over the best opponent.
///
/// All actions are tried on the same positions with the same chance to come (common random numbers), so that luck
/// does not decide between them. Moves that are forced afterwards are followed first. Equals are drawn by lot.
#[derive(Clone, Debug)]
pub struct Greedy {
    samples: u32,
    chance: Fast,
}

impl Greedy {
    /// How many positions are imagined if nothing else is said.
    pub const SAMPLES: u32 = 4;

    /// Greedy with so many imagined positions for each decision (at least one).
    pub fn new(samples: u32, seed: u64) -> Self {
        Self { samples: samples.max(1), chance: Fast::new(seed) }
    }

    /// The sum of the leads that each action had, in the order of the actions.
    fn leads<G: Appraise>(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) -> Vec<f32> {
        let mut leads = vec![0.0; actions.len()];
        let mut forced = Vec::new();
        for _ in 0..self.samples {
            let position = G::imagine(view, &mut self.chance);
            let fate = Fast::new(self.chance.word());
            for (lead, &action) in leads.iter_mut().zip(actions) {
                let (mut after, mut chance) = (position.clone(), fate.clone());
                after.play(seat, action, &mut chance, &mut ());
                forced::follow(&mut after, seat, &mut chance, &mut forced);
                *lead += standing::lead(&after, seat);
            }
        }
        leads
    }
}

impl<G: Appraise> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) -> G::Action {
        let mut actions = actions.to_vec();
        sift::keep(&G::imagine(view, &mut self.chance), seat, &mut actions);
        if let [only] = actions[..] {
            return only;
        }
        let leads = self.leads::<G>(view, seat, &actions);
        let best = leads.iter().copied().fold(f32::MIN, f32::max);
        let equals = leads.iter().filter(|&&lead| lead == best).count() as u32;
        let drawn = self.chance.below(equals) as usize;
        let chosen = leads.iter().zip(&actions).filter(|&(&lead, _)| lead == best).nth(drawn);
        chosen.map_or(actions[0], |(_, &action)| action)
    }

    fn name(&self) -> String {
        crate::Spec::Greedy { samples: self.samples }.to_string()
    }
}
