//! Planets, cards, tiles and tokens.

use orrery_kernel::Names;

use super::{TileColor, Traits, When};
use crate::effect::{NodeId, Test};
use crate::goods::Cost;
use crate::kinds::{Color, MissionKind, PlanetType};

/// An office of the Senate.
#[derive(Clone, Debug)]
pub struct Office {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// The reward of its seats.
    pub effect: NodeId,
}

/// A planet.
#[derive(Clone, Debug)]
pub struct Planet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its type.
    pub kind: PlanetType,
    /// The colours printed on it, a bit for each [`Color`].
    pub colors: u8,
    /// The trade levels asked by its sites, in order.
    pub sites: Vec<u8>,
    /// Is a wormhole there?
    pub wormhole: bool,
    /// What it does, at the moment of its type.
    pub effect: Option<NodeId>,
    /// What gathering there yields, a bit for each [`crate::Good`].
    pub yields: u8,
}

impl Planet {
    /// Does it show the colour?
    #[inline]
    pub const fn shows(&self, color: Color) -> bool {
        self.colors & 1 << color as u8 != 0
    }
}

/// A technology card.
#[derive(Clone, Debug)]
pub struct Technology {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// 1, 2 or 3.
    pub level: u8,
    /// What it does and when.
    pub triggers: Vec<(When, NodeId)>,
    /// What holds as long as it is in force.
    pub traits: Traits,
}

/// A mission.
#[derive(Clone, Debug)]
pub struct Mission {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// 1 or 2.
    pub level: u8,
    /// Its kinds, a bit for each [`MissionKind`].
    pub kinds: u8,
    /// What it costs to fulfil it.
    pub cost: Cost,
    /// What must hold.
    pub require: Test,
    /// Its reward.
    pub reward: NodeId,
}

impl Mission {
    /// Is it of this kind, perhaps among others?
    pub const fn is(&self, kind: MissionKind) -> bool {
        self.kinds & 1 << kind as u8 != 0
    }
}

/// A decree.
#[derive(Clone, Debug)]
pub struct Decree {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Which of the four decks.
    pub deck: u8,
    /// What must hold to claim a seat.
    pub require: Test,
}

/// An objective.
#[derive(Clone, Debug)]
pub struct Objective {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it scores.
    pub effect: NodeId,
}

/// A skill.
#[derive(Clone, Debug)]
pub struct Skill {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it does and when; outposts of the setup apart.
    pub triggers: Vec<(When, NodeId)>,
    /// The outpost that it places at the end of the setup.
    pub colony: Option<NodeId>,
    /// What holds all the time.
    pub traits: Traits,
}

/// A kind of bonus tile.
#[derive(Clone, Debug)]
pub struct Bonus {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Basic or advanced.
    pub color: TileColor,
    /// How many there are.
    pub copies: u8,
    /// What it does.
    pub effect: NodeId,
}

/// Where a mining tile begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    /// Dealt at the start.
    Start,
    /// Dealt at the start with five players.
    StartOfFive,
    /// In the pile.
    Pile,
}

/// A kind of mining tile.
#[derive(Clone, Debug)]
pub struct MiningTile {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Where it begins.
    pub pool: Pool,
    /// How many there are.
    pub copies: u8,
    /// What it does in mining actions.
    pub effect: NodeId,
}

/// A fleet income tile.
#[derive(Clone, Debug)]
pub struct Fleet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its income.
    pub effect: NodeId,
}

/// A pirate token.
#[derive(Clone, Debug)]
pub struct Pirate {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// The military level that defeats it.
    pub strength: u8,
    /// What it pays, on defeat and as income.
    pub effect: NodeId,
}

/// A wealth card.
#[derive(Clone, Debug)]
pub struct Wealth {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it gives.
    pub effect: NodeId,
}
