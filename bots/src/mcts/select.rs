//! Which move to look at next: upper confidence bounds with availability counts.
//!
//! A move's score is its mean reward (with the first impression as a few imaginary visits) plus an urge that grows
//! with how often it could have been tried and shrinks with how often it was. Counting how often it *could* have been
//! tried instead of how often the decision was met is what makes the bound right when the imagined hands and dice
//! allow a move only now and then (Cowling, Powley and Whitehouse, 2012).
//!
//! Where seats choose at the same time the urge is drawn at random instead (Thompson sampling). Bounds are followed in
//! a fixed order, and two seats that follow them without seeing each other fall into step: one of them would always be
//! caught where it just went.

use orrery_kernel::{Appraise, Chance, Fast, Seat};

use super::search::Search;
use super::tree::{Id, Node, Tree};

/// What a move's score depends on besides its own node, the same for all moves at a point.
#[derive(Clone, Copy, Debug)]
struct Yardstick {
    /// The reward that a move is taken to bring before it is tried.
    first: f64,
    /// How many visits that counts for.
    weight: f64,
    /// How much uncertainty counts.
    urge: f64,
}

impl Yardstick {
    fn score(&self, seen: &Seen, luck: Option<f64>) -> f64 {
        let known = f64::from(seen.visits) + self.weight;
        let mean = (seen.total + self.weight * (self.first + f64::from(seen.prior))) / known;
        let bound = || (f64::from(seen.available) + 1.0).ln().sqrt();
        mean + self.urge * luck.unwrap_or_else(bound) / known.sqrt()
    }
}

/// What is known of a move.
#[derive(Clone, Copy, Debug)]
struct Seen {
    visits: u32,
    available: u32,
    total: f64,
    prior: f32,
}

impl<G: Appraise> Search<G> {
    /// The edge to follow from the point for the seat, among `self.legal`; it is made if it is new. None if the tree
    /// is full. `blind` if others choose at the same time.
    pub(super) fn select(&mut self, game: &G, point: Id, seat: Seat, blind: bool) -> Option<Id> {
        self.impress(game, point, seat);
        let action = self.most_urgent(point, seat, blind)?;
        let mut walk = self.tree.walk(point);
        if let Some(edge) = self.tree.find(&mut walk, action) {
            return Some(edge);
        }
        let edge = self.tree.insert(&mut walk, action, seat)?;
        self.tree.node_mut(edge).available = self.tree.node(point).decisions + 1;
        Some(edge)
    }

    /// The legal action with the highest score; equals are drawn by lot. Counts each as available once more.
    fn most_urgent(&mut self, point: Id, seat: Seat, blind: bool) -> Option<G::Action> {
        let stick = self.yardstick(self.tree.node(point), seat);
        let met = self.tree.node(point).decisions;
        let mut walk = self.tree.walk(point);
        let (mut best, mut highest, mut equals) = (None, f64::MIN, 0);
        for &action in &self.legal {
            let seen = match self.tree.find(&mut walk, action) {
                Some(edge) => meet(&mut self.tree, edge),
                None => Seen { visits: 0, available: met + 1, total: 0.0, prior: 0.0 },
            };
            let score = stick.score(&seen, blind.then(|| normal(&mut self.chance)));
            if score > highest {
                (best, highest, equals) = (Some(action), score, 1);
            } else if score == highest {
                equals += 1;
                if self.chance.below(equals) == 0 {
                    best = Some(action);
                }
            }
        }
        best
    }

    fn yardstick(&self, point: &Node<G::Action>, seat: Seat) -> Yardstick {
        let spread = self.spread.of(seat);
        let mean = if point.decisions == 0 { 0.5 } else { point.worth / f64::from(point.decisions) };
        Yardstick {
            first: mean - f64::from(self.config.reluctance) * spread,
            weight: f64::from(self.config.weight),
            urge: f64::from(self.config.exploration) * 2.0 * spread,
        }
    }
}

/// Counts the move as available once more.
fn meet<A: Copy + Ord>(tree: &mut Tree<A>, edge: Id) -> Seen {
    let node = tree.node_mut(edge);
    node.available += 1;
    Seen { visits: node.visits, available: node.available, total: node.total, prior: node.prior }
}

/// About normally distributed with deviation 1: the sum of twelve even numbers, less its mean.
fn normal(chance: &mut Fast) -> f64 {
    let (a, b, c) = (chance.word(), chance.word(), chance.word());
    let parts = [a, b, c].into_iter().flat_map(|word| (0..4).map(move |part| (word >> (16 * part)) & 0xffff));
    parts.sum::<u64>() as f64 / 65_536.0 - 6.0
}
