//! One search: iterations over imagined positions that grow a tree.

use orrery_kernel::{Appraise, Fast, Game, PerSeat, Prompt, Seat};

use super::Stats;
use super::config::MctsConfig;
use super::group::Group;
use super::horizon::Horizon;
use super::spread::Spread;
use super::tree::{Id, Node, Tree};
use crate::sift;
use crate::standing::Measure;

/// A decision made in the tree during an iteration.
#[derive(Clone, Copy, Debug)]
struct Step {
    point: Id,
    edge: Id,
    seat: Seat,
}

/// The tree with everything that iterations need; its memory is kept from search to search.
#[derive(Clone, Debug)]
pub(super) struct Search<G: Game> {
    pub(super) config: MctsConfig,
    pub(super) measure: Measure,
    pub(super) chance: Fast,
    pub(super) tree: Tree<G::Action>,
    pub(super) spread: Spread,
    /// The legal actions of the decision at hand.
    pub(super) legal: Vec<G::Action>,
    /// Scratch for [`crate::forced`].
    pub(super) forced: Vec<G::Action>,
    /// Scratch for first impressions.
    pub(super) looks: Vec<(G::Action, f32)>,
    path: Vec<Step>,
    /// How many turns an iteration lasts.
    turns: Option<u32>,
    pub(super) stats: Stats,
}

impl<G: Appraise> Search<G> {
    pub(super) fn new(config: MctsConfig, seed: u64) -> Self {
        Self {
            config,
            measure: Measure {
                scale: config.scale.unwrap_or(G::SCALE as f32),
                margin: config.margin,
                base: 0.0,
            },
            chance: Fast::new(seed),
            tree: Tree::new(config.nodes),
            spread: Spread::default(),
            legal: Vec::new(),
            forced: Vec::new(),
            looks: Vec::new(),
            path: Vec::new(),
            turns: None,
            stats: Stats::default(),
        }
    }

    /// Forgets the last search and takes a first look at the moves.
    pub(super) fn begin(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) {
        self.tree.clear();
        self.spread = Spread::default();
        self.stats = Stats::default();
        self.measure.base = G::imagine(view, &mut self.chance).appraise(seat) as f32;
        self.turns = self.measure_turns(view, seat, actions);
        self.impress_root(view, seat, actions);
    }

    /// Imagines a position, walks down the tree, plays on beyond it, and notes along the path what came of it.
    pub(super) fn iterate(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) {
        let mut game = G::imagine(view, &mut self.chance);
        let mut horizon = Horizon::new(game.turn(seat), self.turns);
        self.path.clear();
        self.legal.clear();
        self.legal.extend_from_slice(actions);
        self.descend(&mut game, seat, &mut horizon);
        self.roll_out(&mut game, &mut horizon);
        let rewards = self.measure.rewards(&game);
        self.learn(game.seats(), &rewards);
    }

    /// From the root, where `seat` has the actions in `self.legal`, to the first move that is new to the tree.
    fn descend(&mut self, game: &mut G, mut seat: Seat, horizon: &mut Horizon) {
        let mut here = Id::ROOT;
        let mut group = match game.prompt() {
            Prompt::Ask(asked) => Group::open(asked, here, seat),
            Prompt::Over(_) => None,
        };
        loop {
            let point = group.map_or(Some(here), |group| group.point(seat, &mut self.tree));
            let Some(edge) = point.and_then(|point| self.step(game, point, seat, group.is_some())) else {
                return;
            };
            // A seat that decided blind has left the shared path, which goes on below the same action.
            let action = self.tree.node(edge.id).action;
            let joint = action.and_then(|action| self.tree.child(here, action, seat));
            let (Some(next), false) = (joint, edge.fresh) else { return };
            here = next;
            let Prompt::Ask(asked) = game.prompt() else { return };
            group = group.and_then(|group| group.after(seat, edge.id, asked));
            seat = asked.first().unwrap_or(seat);
            group = group.or_else(|| Group::open(asked, here, seat));
            sift::actions(game, seat, &mut self.legal);
            if self.legal.is_empty() || horizon.passed(game.turn(seat)) {
                return;
            }
        }
    }

    /// Chooses and plays one move in the tree; none if the tree is full.
    fn step(&mut self, game: &mut G, point: Id, seat: Seat, blind: bool) -> Option<Taken> {
        let id = self.select(game, point, seat, blind)?;
        let node = self.tree.node(id);
        // A forced move is no news: the walk goes on to the next real decision.
        let fresh = node.visits == 0 && self.legal.len() > 1;
        game.play(seat, node.action?, &mut self.chance, &mut ());
        self.path.push(Step { point, edge: id, seat });
        Some(Taken { id, fresh })
    }

    /// Notes the rewards of an iteration along its path.
    fn learn(&mut self, seats: u8, rewards: &PerSeat<f32>) {
        self.spread.add(seats, rewards);
        for &Step { point, edge, seat } in &self.path {
            let reward = f64::from(rewards[seat]);
            let edge = self.tree.node_mut(edge);
            edge.visits += 1;
            edge.total += reward;
            let point = self.tree.node_mut(point);
            point.decisions += 1;
            point.worth += reward;
        }
        self.stats.iterations += 1;
        self.stats.depth = self.stats.depth.max(self.path.len() as u32);
        self.stats.nodes = self.tree.len() as u32;
    }

    /// Can no other move get ahead of the most visited within so many iterations?
    pub(super) fn decided(&self, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for child in self.tree.children(Id::ROOT) {
            if child.visits > most {
                (most, second) = (child.visits, most);
            } else {
                second = second.max(child.visits);
            }
        }
        most - second > left
    }

    /// The most visited move, among equals the one with the better mean.
    pub(super) fn best(&self) -> Option<G::Action> {
        let rank = |node: &&Node<G::Action>| (node.visits, node.mean());
        let best = self.tree.children(Id::ROOT).max_by(|a, b| {
            let ((visits, mean), (others, other)) = (rank(a), rank(b));
            visits.cmp(&others).then(mean.total_cmp(&other))
        });
        best.and_then(|node| node.action)
    }
}

/// An edge that was followed, and whether for the first time.
#[derive(Clone, Copy, Debug)]
struct Taken {
    id: Id,
    fresh: bool,
}
