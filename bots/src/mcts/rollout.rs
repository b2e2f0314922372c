//! Play beyond the tree, up to where the position is appraised.

use orrery_kernel::{Appraise, Chance, Fast, Prompt, Seat};

use super::config::Rollout;
use super::horizon::Horizon;
use super::search::Search;
use crate::{sift, standing};

impl<G: Appraise> Search<G> {
    /// Plays on until the game, the horizon or the patience for it ends.
    pub(super) fn roll_out(&mut self, game: &mut G, horizon: &mut Horizon) {
        for _ in 0..self.config.cut {
            let Prompt::Ask(asked) = game.prompt() else { return };
            let Some(seat) = asked.first() else { return };
            if horizon.passed(game.turn(seat)) {
                return;
            }
            sift::actions(game, seat, &mut self.legal);
            let Some(action) = self.roll(game, seat) else { return };
            game.play(seat, action, &mut self.chance, &mut ());
        }
    }

    /// The next move of a rollout, among `self.legal`.
    pub(super) fn roll(&mut self, game: &G, seat: Seat) -> Option<G::Action> {
        if let Rollout::Best { of, epsilon } = self.config.rollout
            && self.legal.len() > 1
            && !self.happens(epsilon)
        {
            return self.best_of(game, seat, of.into());
        }
        self.chance.pick(&self.legal)
    }

    fn happens(&mut self, probability: f32) -> bool {
        probability > 0.0 && (self.chance.below(1 << 20) as f32) < probability * (1 << 20) as f32
    }

    /// Draws some actions and takes the one that leaves the seat best placed. What the trial rolled is forgotten: to
    /// keep the luckiest outcome instead of the best action would make every gamble look good.
    fn best_of(&mut self, game: &G, seat: Seat, of: usize) -> Option<G::Action> {
        let fate = Fast::new(self.chance.word());
        let (mut best, mut highest) = (None, f32::MIN);
        for drawn in 0..of.clamp(1, self.legal.len()) {
            let rest = (self.legal.len() - drawn) as u32;
            self.legal.swap(drawn, drawn + self.chance.below(rest) as usize);
            let action = self.legal[drawn];
            let mut after = game.clone();
            after.play(seat, action, &mut fate.clone(), &mut ());
            let lead = standing::lead(&after, seat);
            if best.is_none() || lead > highest {
                (best, highest) = (Some(action), lead);
            }
        }
        best
    }
}
