//! Effects as Transgalactica executes them: the words of the notation become typed steps, each knowing the one after it.

use orrery_script::tree::{self, Relation};

use crate::goods::{Cost, Good};
use crate::kinds::{Area, Color, MissionKind, Track};

/// A step in the code of the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct NodeId(pub(crate) u16);

/// A step and what follows it.
#[derive(Clone, Debug)]
pub struct Node {
    /// What is done.
    pub step: Step,
    /// The step after it.
    pub next: Option<NodeId>,
}

/// What a step does. "You" is whoever does it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Take so much of a good from the supply; nothing named: Resources of your choice.
    Gain(Option<Good>, u8),
    /// Score VP.
    Vp(Amount),
    /// Single steps up a track, free or at main cost; nothing named: any of the five.
    Advance {
        /// How many.
        steps: u8,
        /// On which track.
        track: Option<Track>,
        /// Without cost.
        free: bool,
    },
    /// Crew to active duty.
    Wake(u8),
    /// Move a starship along lines without energy.
    Move(u8),
    /// Move a starship so far without energy and place an outpost without minerals, in either order.
    Colonize(u8),
    /// Move a starship to a planet with a wormhole.
    Jump,
    /// The planet of your starship is a wormhole for this turn.
    Wormhole,
    /// Place an outpost.
    Place {
        /// On any action planet instead of at a starship.
        action_planet: bool,
        /// Without minerals.
        free: bool,
    },
    /// Claim a technology card.
    ClaimTech,
    /// Take a mission.
    TakeMission,
    /// Take the tile of the mining area.
    TakeMiningTile,
    /// Resolve mining tiles and mining planets.
    Mine,
    /// Gather resources.
    Gather,
    /// The exploration action: both move and place, or one of them.
    Explore {
        /// Both.
        both: bool,
    },
    /// A main action.
    Main(Pick),
    /// A secondary action.
    Secondary(Pick),
    /// A level counts higher until the action phase ends.
    Temp(Track, u8),
    /// The next income is doubled.
    DoubleIncome,
    /// A captain may take a used main action space, once this round.
    ReuseMain,
    /// Use a spent bonus tile again.
    ReuseBonus,
    /// You may pay, then do the rest.
    Pay {
        /// What is paid.
        cost: Cost,
        /// What follows.
        then: NodeId,
        /// Is it the price of a trade space?
        unlocks: bool,
    },
    /// One of the alternatives.
    Choice {
        /// The alternatives.
        alternatives: Vec<NodeId>,
        /// May all be declined?
        may_decline: bool,
    },
    /// Up to so many times.
    Times(u8, NodeId),
    /// Look, then do one or the other.
    If(Test, Option<NodeId>, Option<NodeId>),
    /// The VP scored inside are together at most so many.
    Cap(u8, NodeId),
    /// A function of its own.
    Special(Special),
}

/// Which area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// This one.
    Area(Area),
    /// Any, your choice.
    Any,
    /// Any but omni, your choice.
    Other,
}

/// What the language would have to be bent for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// Resolve all own mining planets.
    ActivateMiningPlanets,
    /// Fulfil a mission without its cost or without its requirement.
    SealedOrder,
    /// Five bonus tiles of the leftovers.
    StockBonusTiles,
}

/// A number, or a number for every so many of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// The number, or the number for each.
    pub number: u8,
    /// For every how many of what, and at most how much.
    pub per: Option<(u8, Counter, u8)>,
}

/// What can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Of a good that you hold.
    Good(Good),
    /// Resources that you hold.
    Resources,
    /// Your level.
    Level(Track),
    /// Technology cards with your marker.
    TechCard,
    /// Tech markers of all players on those cards.
    MarkersOnMyCards,
    /// Your fulfilled missions.
    Fulfilled,
    /// Of one kind; dual ones count for both.
    FulfilledOf(MissionKind),
    /// The number reached in each of the three kinds, a dual card filling one.
    FulfilledEach,
    /// Your pirate tokens.
    PirateToken,
    /// Planets showing a colour with your outpost.
    OutpostOf(Color),
    /// The most that share a colour.
    OutpostSameColor,
    /// The most to which different colours can be assigned.
    OutpostDifferentColors,
    /// Action planets with your outpost.
    OutpostAction,
    /// Mining planets with your outpost.
    OutpostMining,
    /// Wilderness planets with your outpost.
    OutpostWilderness,
    /// Planet tiles with your outpost.
    OutpostPlanet,
    /// Planets with a trade requirement and your outpost.
    OutpostTradePlanet,
    /// Your outposts on the map.
    OutpostOnMap,
    /// Items scored on your objective.
    ObjectiveItem,
    /// Mining planets just resolved.
    ActivatedMiningPlanet,
}

/// Clauses that must all hold, each by one of its atoms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Test(pub Vec<Vec<Atom>>);

/// A count compared with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Atom {
    /// What is counted.
    pub counter: Counter,
    /// How it compares.
    pub relation: Relation,
    /// With what.
    pub number: i32,
}

impl Atom {
    /// Does it hold with this count?
    pub fn holds(self, count: i32) -> bool {
        match self.relation {
            Relation::AtLeast => count >= self.number,
            Relation::AtMost => count <= self.number,
            Relation::Equal => count == self.number,
            Relation::Less => count < self.number,
            Relation::More => count > self.number,
        }
    }
}

/// What is wrong with a step, and where.
pub(crate) type Wrong = (tree::Span, String);

/// The code of all effects: nodes that know their successors.
#[derive(Clone, Debug, Default)]
pub struct Code {
    nodes: Vec<Node>,
}

impl Code {
    /// The node itself.
    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// Is there such a node?
    pub fn contains(&self, id: NodeId) -> bool {
        usize::from(id.0) < self.nodes.len()
    }

    /// The steps of an effect in order, without going into blocks.
    pub fn steps(&self, first: Option<NodeId>) -> impl Iterator<Item = &Step> {
        std::iter::successors(first.map(|id| self.node(id)), |node| node.next.map(|id| self.node(id)))
            .map(|node| &node.step)
    }

    /// May every step of the effect be declined?
    pub fn may_be_declined(&self, first: NodeId) -> bool {
        self.steps(Some(first)).all(|step| step.may_be_declined())
    }

    /// Puts a step before another.
    pub(crate) fn put(&mut self, step: Step, next: Option<NodeId>) -> Result<NodeId, Wrong> {
        let id = u16::try_from(self.nodes.len())
            .map_err(|_| (tree::Span::default(), "the content has too many effects".to_owned()))?;
        self.nodes.push(Node { step, next });
        Ok(NodeId(id))
    }
}

impl Step {
    /// Verbs marked so in the notation, payments, and choices of such.
    pub fn may_be_declined(&self) -> bool {
        match self {
            Self::Advance { .. }
            | Self::Wake(_)
            | Self::Move(_)
            | Self::Colonize(_)
            | Self::Jump
            | Self::Place { .. }
            | Self::ClaimTech
            | Self::TakeMission
            | Self::Main(_)
            | Self::Secondary(_)
            | Self::Pay { .. }
            | Self::Times(..)
            | Self::Special(Special::SealedOrder) => true,
            Self::Choice { may_decline, .. } => *may_decline,
            Self::Gain(..)
            | Self::Vp(_)
            | Self::Wormhole
            | Self::TakeMiningTile
            | Self::Mine
            | Self::Gather
            | Self::Explore { .. }
            | Self::Temp(..)
            | Self::DoubleIncome
            | Self::ReuseMain
            | Self::ReuseBonus
            | Self::If(..)
            | Self::Cap(..)
            | Self::Special(Special::ActivateMiningPlanets | Special::StockBonusTiles) => false,
        }
    }
}
