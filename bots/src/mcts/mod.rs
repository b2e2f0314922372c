//! Information-set Monte Carlo tree search, for any number of seats, with chance and hidden information.
//!
//! Each iteration imagines a whole position from the *view* (never from the state), walks down one shared tree, plays a
//! little beyond it, appraises where it got to and adds the result to every node on the way.
//!
//! - **Hidden information**: a new guess for each iteration, one tree for all guesses (SO-ISMCTS of Cowling, Powley and
//!   Whitehouse 2012), bounds with availability counts (`select`). One tree and not one for each seat: in these games
//!   almost every action is public, and then the several trees of MO-ISMCTS are copies of each other. The exception,
//!   choices made at the same time, is treated where it arises (`group`). What remains is that an opponent in the tree
//!   does not use his own hidden cards any better than we can guess them, and that our later decisions in the tree see
//!   hidden parts of opponents' earlier actions.
//! - **Chance** is rolled anew in each iteration (open loop): a node stands for a run of actions, its legal actions are
//!   found out each time.
//! - **Rewards** are one number for each seat (max^n), see `standing`; finished games and appraised ones mix.
//! - **Wide decisions** start from first impressions (`prior`) and need not try everything (first-play urgency).
//! - **Deterministic**: one thread, one seeded stream; with a budget of iterations no clock is touched.

mod config;
mod group;
mod horizon;
mod pace;
mod prior;
mod rollout;
mod search;
mod select;
mod spread;
mod tree;

pub use config::{Budget, MctsConfig, Rollout};

use orrery_kernel::{Appraise, Seat};

use crate::{Bot, Clock, Spec, Wall, sift};
use pace::Pace;
use search::Search;
use tree::Id;

/// Between two looks at the clock.
const STRIDE: u32 = 8;

/// What the last search did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// How many positions were imagined and played.
    pub iterations: u32,
    /// How many nodes the tree had at the end.
    pub nodes: u32,
    /// The longest run of decisions inside the tree.
    pub depth: u32,
}

/// What the last search thought of one move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered<A> {
    /// The move.
    pub action: A,
    /// How often it was looked at.
    pub visits: u32,
    /// The mean reward of the own seat after it, between 0 and 1.
    pub mean: f64,
}

/// The searching bot.
pub struct Mcts<G: Appraise> {
    search: Search<G>,
    clock: Box<dyn Clock>,
}

impl<G: Appraise> Mcts<G> {
    /// With the clock of the operating system, if there is one.
    pub fn new(config: MctsConfig, seed: u64) -> Self {
        Self::with_clock(config, seed, Box::new(Wall::default()))
    }

    /// With the caller's clock.
    pub fn with_clock(config: MctsConfig, seed: u64, clock: Box<dyn Clock>) -> Self {
        Self { search: Search::new(config, seed), clock }
    }

    /// What the last search did.
    pub fn stats(&self) -> Stats {
        self.search.stats
    }

    /// What the last search thought of each move, in the order of the moves.
    pub fn considered(&self) -> Vec<Considered<G::Action>> {
        let children = self.search.tree.children(Id::ROOT);
        children
            .filter_map(|node| {
                Some(Considered { action: node.action?, visits: node.visits, mean: node.mean() })
            })
            .collect()
    }

    fn think(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) {
        let mut pace = Pace::new(self.search.config.budget, self.clock.as_mut());
        self.search.begin(view, seat, actions);
        loop {
            let left = pace.left(self.search.stats.iterations);
            if left == 0 || self.search.decided(left) {
                return;
            }
            for _ in 0..left.min(STRIDE) {
                self.search.iterate(view, seat, actions);
            }
        }
    }
}

impl<G: Appraise> Bot<G> for Mcts<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) -> G::Action {
        let mut actions = actions.to_vec();
        sift::keep(&G::imagine(view, &mut self.search.chance), seat, &mut actions);
        if let [only] = actions[..] {
            self.search.stats = Stats::default();
            return only;
        }
        self.think(view, seat, &actions);
        self.search.best().unwrap_or(actions[0])
    }

    fn name(&self) -> String {
        Spec::Mcts(self.search.config).to_string()
    }
}
