//! The cards and numbers of Transgalactica, read once from `content/transgalactica.toml` into static tables.

mod ability;
mod board;
mod cards;

use std::sync::LazyLock;

use orrery_kernel::{Digest, Names, digest};

use crate::effect::{Code, NodeId};
use crate::goods::Good;
use crate::ids::PlanetId;

pub use ability::{Power, Traits, When};
pub use board::{AreaCard, Map, OutpostSlot, Row, Space, TileColor, TrackCard};
pub use cards::{
    Bonus, Decree, Fleet, MiningTile, Mission, Objective, Office, Pirate, Planet, Pool, Skill, Technology,
    Wealth,
};

/// The text that the tables are made from.
pub const SOURCE: &str = include_str!("../../../../content/transgalactica.toml");

static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    // The file is part of the program, and a test loads it: this cannot fail for a user.
    Content::load("content/transgalactica.toml", SOURCE).unwrap_or_else(|error| panic!("{error}"))
});

/// The content that everything is played with.
#[inline]
pub fn content() -> &'static Content {
    &CONTENT
}

/// A digest of the content file.
pub(crate) fn content_digest() -> Digest {
    digest(&SOURCE)
}

/// All tables of the game.
#[derive(Debug)]
pub struct Content {
    /// Numbers that the rules refer to by name.
    pub limits: Limits,
    /// The action areas, by [`crate::Area`].
    pub areas: Vec<AreaCard>,
    /// The four tracks of the Operations Panel, by [`crate::Track`].
    pub tracks: Vec<TrackCard>,
    /// The name of the trade track.
    pub trade_name: Names,
    /// The round track: which colour of tile for which round.
    pub round_tiles: Vec<(u8, TileColor)>,
    /// Rows of the Control Panel.
    pub rows: Vec<Row>,
    /// Slots of the outpost row.
    pub outposts: Vec<OutpostSlot>,
    /// Income of each crew space while it is empty.
    pub crew_spaces: Vec<Option<NodeId>>,
    /// The offices of the Senate.
    pub offices: Vec<Office>,
    /// The maps for 2 to 5 players.
    pub maps: Vec<Map>,
    /// The 20 planet tiles, then the Central Planet.
    pub planets: Vec<Planet>,
    /// The technology cards.
    pub technologies: Vec<Technology>,
    /// The missions.
    pub missions: Vec<Mission>,
    /// The decrees.
    pub decrees: Vec<Decree>,
    /// The objectives.
    pub objectives: Vec<Objective>,
    /// The skills.
    pub skills: Vec<Skill>,
    /// The kinds of bonus tiles.
    pub bonuses: Vec<Bonus>,
    /// The kinds of mining tiles.
    pub mining_tiles: Vec<MiningTile>,
    /// The fleet income tiles.
    pub fleets: Vec<Fleet>,
    /// The active pirate tokens.
    pub pirates: Vec<Pirate>,
    /// The wealth cards.
    pub wealths: Vec<Wealth>,
    /// What the cards do.
    pub code: Code,
    /// The Resource that a colour yields, by [`crate::Color`].
    pub yields: [Option<Good>; 4],
    /// The Central Planet.
    pub central: PlanetId,
    /// Technological Terror.
    pub terror: PlanetId,
}

/// Numbers that the rules refer to by name.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "each is named and explained in the content file")]
pub struct Limits {
    pub rounds: u8,
    pub start_credits: u8,
    pub captains: [u8; 4],
    pub crew: u8,
    pub crew_active: u8,
    pub mission_log: u8,
    pub tech_markers: u8,
    pub trade_max: u8,
    pub vp_per_credit: u8,
    pub resources_per_vp: u8,
}
