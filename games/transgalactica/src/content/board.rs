//! What is printed on the boards: action areas, tracks, the Control Panel, maps.

use crate::effect::NodeId;
use crate::goods::Cost;
use crate::place::Place;
use orrery_kernel::Names;

/// An action area.
#[derive(Clone, Debug)]
pub struct AreaCard {
    /// Its name.
    pub name: Names,
    /// Its main action.
    pub main: NodeId,
    /// Its secondary action.
    pub secondary: NodeId,
}

/// The colour of a bonus tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileColor {
    /// Basic.
    Basic,
    /// Advanced.
    Advanced,
}

/// A track of the Operations Panel.
#[derive(Clone, Debug)]
pub struct TrackCard {
    /// Its name.
    pub name: Names,
    /// Where markers start.
    pub start: u8,
    /// Its last space.
    pub max: u8,
    /// Its spaces, by level.
    pub spaces: Vec<Space>,
    /// What a step costs by itself: the cost of the main action of the track (TG-RULING-1).
    pub cost: Cost,
    /// Levels asked by technology cards of level 1 to 3, or by mission slots from bottom to top.
    pub needed: Vec<u8>,
}

/// A space of a track.
#[derive(Clone, Copy, Debug, Default)]
pub struct Space {
    /// Its stack of bonus tiles: number of the stack on the track, colour, tiles.
    pub stack: Option<(u8, TileColor, u8)>,
    /// Its printed reward.
    pub printed: Option<NodeId>,
    /// Is it income too?
    pub income: bool,
    /// The technology level that a step here needs.
    pub technology_needed: u8,
}

/// A row of the Control Panel.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Active from this politics level.
    pub politics_needed: u8,
    /// Does it hold a fleet tile (or a pirate token)?
    pub fleet: bool,
}

/// A slot of the outpost row.
#[derive(Clone, Copy, Debug)]
pub struct OutpostSlot {
    /// Minerals for the outpost.
    pub minerals: u8,
    /// The reward when it is emptied.
    pub printed: Option<NodeId>,
    /// Is it income too?
    pub income: bool,
}

/// A map.
#[derive(Clone, Debug)]
pub struct Map {
    /// For how many players.
    pub players: u8,
    /// Active pirate tokens on it.
    pub pirates: u8,
    /// Its positions.
    pub places: Vec<Place>,
    /// Where they are drawn, on a canvas of 1000 by 1000, in the order of the positions.
    pub drawn: Vec<(u16, u16)>,
    /// Lines from each position, ascending, with the energy they cost; by [`Place`].
    pub lines: Vec<Vec<(Place, u8)>>,
}
