//! What lies on the table: spaces, tiles, moons, tokens, tracks and developments.

use crate::effect::NodeId;
use crate::ids::SpaceSet;
use crate::kinds::Track;
use crate::units::Cost;
use orrery_kernel::Names;

/// A space of the board.
#[derive(Clone, Debug)]
pub struct Space {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// The die of a nebula.
    pub die: Option<u8>,
    /// Which spaces it touches.
    pub adjacent: SpaceSet,
    /// Row and twice the x of its centre, for drawing.
    pub at: (u8, u8),
}

/// A planet tile.
#[derive(Clone, Debug)]
pub struct Planet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its type: also that of its development and of its moons.
    pub kind: Track,
    /// What building its development costs.
    pub cost: Cost,
    /// What it gives when no moon is left.
    pub printed: NodeId,
}

/// An Alliance Base.
#[derive(Clone, Debug)]
pub struct Base {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its action.
    pub effect: NodeId,
    /// The columns of a Field, a bit for each row.
    pub columns: u8,
}

/// A special region.
#[derive(Clone, Debug)]
pub struct SpecialRegion {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// May nobody enter it?
    pub quasar: bool,
    /// On which of the two marked spaces it lies.
    pub mark: u8,
    /// The dice that bring raiders here, a bit for each face.
    pub dice: u8,
    /// VP for each adjacent development.
    pub vp: u8,
    /// The benefit of a vortex.
    pub benefit: Option<NodeId>,
}

/// A kind of moon.
#[derive(Clone, Debug)]
pub struct Moon {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// The planets it belongs to; none: the nebulae.
    pub kind: Option<Track>,
    /// How many there are.
    pub copies: u8,
    /// May it fill an input slot?
    pub input: bool,
    /// Its resources, as a cost and as what it gives; `any` for those of one's choice.
    pub shows: Cost,
    /// Its benefit.
    pub effect: NodeId,
}

/// A kind of discovery token.
#[derive(Clone, Debug)]
pub struct Discovery {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// How many there are.
    pub copies: u8,
    /// What it does.
    pub effect: NodeId,
}

/// A supremacy token.
#[derive(Clone, Debug)]
pub struct SupremacyToken {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it does.
    pub effect: NodeId,
}

/// What a space of a track has of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A discovery stack, 0 or 1.
    Discovery(u8),
    /// A ship upgrade.
    Upgrade,
    /// A supremacy token, 0 to 2.
    Supremacy(u8),
    /// So many VP for each resource at the end.
    Vault(u8),
    /// So many cards in hand.
    HandLimit(u8),
}

/// A progress track.
#[derive(Clone, Debug)]
pub struct TrackCard {
    /// Its name.
    pub name: Names,
    /// VP beside each space.
    pub vp: Vec<u8>,
    /// Spaces of development levels 1 to 3.
    pub levels: [u8; 3],
    /// Event spaces, a bit for each.
    pub events: u16,
    /// Spaces with something of their own.
    pub marks: Vec<(u8, Mark)>,
}

impl TrackCard {
    /// Its last space.
    pub fn top(&self) -> u8 {
        self.vp.len() as u8 - 1
    }

    /// The development level reached on this space, 0 to 3.
    pub fn level(&self, space: u8) -> u8 {
        self.levels.iter().filter(|&&at| at <= space).count() as u8
    }
}

/// A development type.
#[derive(Clone, Debug)]
pub struct Development {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Leaders it takes.
    pub leaders: u8,
    /// How many can be built.
    pub copies: u8,
    /// The ability of its card.
    pub ability: NodeId,
    /// Dice in battles in and next to its region.
    pub dice: u8,
}
