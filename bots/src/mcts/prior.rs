//! First impressions: what a move looks like right after it, before any search.
//!
//! A wide decision cannot be searched evenly, so its moves start from where the appraisal puts them. An impression is
//! kept relative to the usual move at the same point ([`Node::drift`](super::tree::Node)): a turn gains something
//! whatever one does, and that must not make untried moves look better or worse than tried ones.

use orrery_kernel::{Appraise, Fast, Seat};

use super::search::Search;
use super::tree::Id;
use crate::forced;

impl<G: Appraise> Search<G> {
    /// Gives the moves at the point their impressions once it has been met often enough, and later those that were
    /// not possible before.
    pub(super) fn impress(&mut self, game: &G, point: Id, seat: Seat) {
        let Some(after) = self.config.prior_after else { return };
        if self.legal.len() > 1 && self.tree.node(point).decisions >= after {
            self.looks.clear();
            self.look(game, point, seat);
            self.settle(point, seat, 1);
        }
    }

    /// Impressions of the root, taken on several positions since everything hangs on them.
    pub(super) fn impress_root(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) {
        if self.config.prior_after.is_none() {
            return;
        }
        self.looks.clear();
        self.legal.clear();
        self.legal.extend_from_slice(actions);
        let samples = self.config.root_samples.max(1);
        for _ in 0..samples {
            let game = G::imagine(view, &mut self.chance);
            self.look(&game, Id::ROOT, seat);
        }
        self.settle(Id::ROOT, seat, samples);
    }

    /// Adds up in `looks`, for each legal action that has no impression yet, what it changes at once for the seat.
    /// All are tried with the same chance to come, so that luck does not decide between them.
    fn look(&mut self, game: &G, point: Id, seat: Seat) {
        let all = self.tree.node(point).drift.is_none();
        let mut walk = self.tree.walk(point);
        let mut fate = None;
        for index in 0..self.legal.len() {
            let action = self.legal[index];
            if self.tree.find(&mut walk, action).is_some() && !all {
                continue;
            }
            let (before, chance) =
                fate.get_or_insert_with(|| (self.measure.rewards(game)[seat], Fast::new(self.chance.word())));
            let (before, mut chance) = (*before, chance.clone());
            let mut after = game.clone();
            after.play(seat, action, &mut chance, &mut ());
            forced::follow(&mut after, seat, &mut chance, &mut self.forced);
            let look = self.measure.rewards(&after)[seat] - before;
            match self.looks.iter_mut().find(|(known, _)| *known == action) {
                Some((_, sum)) => *sum += look,
                None => self.looks.push((action, look)),
            }
        }
    }

    /// Writes what was added up in `looks` into the tree.
    fn settle(&mut self, point: Id, seat: Seat, samples: u32) {
        if self.looks.is_empty() {
            return;
        }
        let node = self.tree.node(point);
        let (known, met) = (node.drift, node.decisions);
        let sum: f32 = self.looks.iter().map(|(_, look)| look).sum();
        let drift = known.unwrap_or(sum / (self.looks.len() as f32 * samples as f32));
        self.tree.node_mut(point).drift = Some(drift);
        for &(action, look) in &self.looks {
            let Some(child) = self.tree.child(point, action, seat) else { return };
            let child = self.tree.node_mut(child);
            child.prior = look / samples as f32 - drift;
            // At the first impressions nobody has counted yet how often each was possible: take it for always.
            child.available = child.available.max(if known.is_none() { met } else { 0 });
        }
    }
}
