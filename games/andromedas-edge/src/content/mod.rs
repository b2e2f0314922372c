//! The cards and numbers of Andromeda's Edge, read once from `content/andromedas-edge*.toml` into static tables.

mod board;
mod cards;

use std::sync::LazyLock;

use orrery_kernel::{Digest, Name, Names, digest};

use crate::effect::{Code, NodeId};
use crate::ids::{BaseId, ModuleId, MoonId, SpaceId, SpaceSet};
use crate::kinds::{Resource, Track};
use crate::units::{Cost, Units};

pub use board::Mark;
pub(crate) use board::{
    Base, Development, Discovery, Moon, Planet, Space, SpecialRegion, SupremacyToken, TrackCard,
};
pub use cards::Stats;
pub(crate) use cards::{
    Ability, Destiny, EventCard, Faction, Module, Placement, Raider, ShipType, Ships, Tactic, Traits, Upgrade,
};

/// The texts that the tables are made from: everything else, the modules, the tactics cards.
pub const SOURCES: [(&str, &str); 3] = [
    ("content/andromedas-edge.toml", include_str!("../../../../content/andromedas-edge.toml")),
    (
        "content/andromedas-edge-modules.toml",
        include_str!("../../../../content/andromedas-edge-modules.toml"),
    ),
    (
        "content/andromedas-edge-tactics.toml",
        include_str!("../../../../content/andromedas-edge-tactics.toml"),
    ),
];

static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    // The files are part of the program, and a test loads them: this cannot fail for a user.
    Content::load(SOURCES).unwrap_or_else(|error| panic!("{error}"))
});

/// The content that everything is played with.
#[inline]
pub fn content() -> &'static Content {
    &CONTENT
}

/// A digest of the content files.
pub(crate) fn content_digest() -> Digest {
    digest(&(SOURCES.map(|(_, text)| text), crate::unity::SOURCE.1))
}

/// All tables of the game.
#[derive(Debug)]
pub struct Content {
    /// Numbers that the rules refer to by name.
    pub limits: Limits,
    /// The spaces of the board.
    pub spaces: Vec<Space>,
    /// The order in which tiles are laid.
    pub fill_order: Vec<SpaceId>,
    /// The two spaces of special regions.
    pub special_spaces: [SpaceId; 2],
    /// The nebulae.
    pub nebulae: SpaceSet,
    /// The planet tiles.
    pub planets: Vec<Planet>,
    /// The Alliance Bases.
    pub bases: Vec<Base>,
    /// The special regions.
    pub specials: Vec<SpecialRegion>,
    /// The kinds of moons.
    pub moons: Vec<Moon>,
    /// The kinds of discovery tokens.
    pub discoveries: Vec<Discovery>,
    /// The supremacy tokens.
    pub tokens: Vec<SupremacyToken>,
    /// The destiny cards.
    pub destinies: Vec<Destiny>,
    /// The 108 modules, then the core modules by row.
    pub modules: Vec<Module>,
    /// Costs of the module spaces by column; bottom, middle, top.
    pub module_costs: [[Cost; 3]; 4],
    /// The tactics cards.
    pub tactics: Vec<Tactic>,
    /// The factions.
    pub factions: Vec<Faction>,
    /// The ship types, by [`crate::kinds::Ship`].
    pub ships: Vec<ShipType>,
    /// The upgrade tiles.
    pub upgrades: Vec<Upgrade>,
    /// The progress tracks, by [`Track`].
    pub tracks: Vec<TrackCard>,
    /// The development types, by [`Track`].
    pub developments: Vec<Development>,
    /// The event cards.
    pub events: Vec<EventCard>,
    /// The raider cards.
    pub raiders: Vec<Raider>,
    /// What the cards do.
    pub code: Code,
    /// Resource names, by [`Resource`].
    pub resources: Vec<Names>,
    /// Tactical Operations.
    pub tactical_operations: NodeId,
    /// A supremacy space whose token is gone.
    pub token_gone: NodeId,
    /// The bases that a rule names.
    pub named: NamedBases,
    /// What Unity plays with.
    pub unity: crate::unity::Tables,
}

/// The bases that a rule names.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct NamedBases {
    pub trade_hub: BaseId,
    pub maximus_field: BaseId,
    pub odessa_field: BaseId,
    pub shipyard: BaseId,
    pub development_office: BaseId,
}

/// Numbers that the rules refer to by name.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "each is named and explained in the content file")]
pub struct Limits {
    /// Planets at the start for 2, 3, 4 players.
    pub planets: [u8; 3],
    /// The terminus of a short, medium, long game.
    pub terminus: [i16; 3],
    /// VP at the start, start player first.
    pub start_vp: [u8; 4],
    pub event_end: u8,
    pub event_start: [u8; 3],
    pub hand: u8,
    pub claimed_moons: u8,
    /// Storage of each resource; tactics cards follow the hand limit.
    pub storage: [u8; 5],
    pub level_vp: [u8; 3],
}

impl Content {
    /// The core module of a row.
    pub fn core(&self, row: Track) -> ModuleId {
        ModuleId::numbered((self.modules.len() - 4) as u8 + row as u8)
    }

    /// What a moon gives of a resource when it is abandoned, and how many units of choice.
    pub(crate) fn yields(moon: MoonId) -> (Units, u8) {
        let shows = moon.card().shows;
        (shows.units, shows.any)
    }

    /// The name of a resource.
    pub fn resource(&'static self, resource: Resource) -> Name {
        self.resources[resource as usize].get()
    }
}
