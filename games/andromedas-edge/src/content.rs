//! The cards and numbers of Andromeda's Edge, read once from `content/andromedas-edge*.toml` into static tables.

use std::sync::LazyLock;

use orrery_kernel::{Digest, Name, digest};

use crate::effect::{Code, NodeId};
use crate::ids::{BaseId, ModuleId, MoonId, SpaceId, SpaceSet, UpgradeId};
use crate::kinds::{CardType, Class, Power, Resource, Ship, Track, When};
use crate::units::{Cost, Units};

/// The texts that the tables are made from: everything else, the modules, the tactics cards.
pub const SOURCES: [(&str, &str); 3] = [
    ("content/andromedas-edge.toml", include_str!("../../../content/andromedas-edge.toml")),
    ("content/andromedas-edge-modules.toml", include_str!("../../../content/andromedas-edge-modules.toml")),
    ("content/andromedas-edge-tactics.toml", include_str!("../../../content/andromedas-edge-tactics.toml")),
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
    /// The ship types, by [`Ship`].
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

/// A name in both languages.
#[derive(Clone, Debug)]
pub struct Names {
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
}

impl Names {
    /// As an argument of a phrase.
    pub fn get(&'static self) -> Name {
        Name { en: &self.en, de: &self.de }
    }
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

/// A destiny card.
#[derive(Clone, Debug)]
pub struct Destiny {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its goals and their VP.
    pub goals: [(Track, u8); 2],
}

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its type: the row it belongs to.
    pub row: Track,
    /// Is it printed on the station?
    pub core: bool,
    /// Damage markers when gained.
    pub damage: u8,
    /// Can it take a ship or energy?
    pub dock: bool,
    /// VP of the input slot, if it has one.
    pub input: Option<u8>,
    /// VP of the output slot, if it has one.
    pub output: Option<u8>,
    /// VP of its half slots, left and right, if it has them.
    pub halves: [Option<u8>; 2],
    /// What it does when activated; game-end modules: what they score.
    pub effect: NodeId,
    /// Does it only score at the end?
    pub game_end: bool,
    /// The yardstick of the content file, in hundredths, for bots.
    pub worth: i32,
}

/// Must a player have ships in the battle to play the card?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ships {
    /// Yes.
    Required,
    /// No.
    NotRequired,
    /// None may be there.
    Forbidden,
}

/// A kind of tactics card.
#[derive(Clone, Debug)]
pub struct Tactic {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its type.
    pub kind: CardType,
    /// How many there are.
    pub copies: u8,
    /// When it may be played.
    pub timing: When,
    /// Ships in the battle.
    pub ships: Ships,
    /// What is done when it is played.
    pub effect: Option<NodeId>,
    /// What it does while it lies there.
    pub traits: Traits,
    /// What it answers to while it lies there.
    pub triggers: Vec<(When, NodeId)>,
    /// The yardstick of the content file, in hundredths, for bots.
    pub worth: i32,
}

/// What holds as long as a sustain card is in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Traits {
    pub range: u8,
    pub abilities: u8,
    pub dice: i8,
    pub targeting: i8,
    pub open_rows: bool,
}

/// A faction.
#[derive(Clone, Debug)]
pub struct Faction {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it starts with.
    pub start: NodeId,
    /// The tracks on which it starts one space up.
    pub tracks: Vec<Track>,
    /// Its own upgrade tile.
    pub upgrade: UpgradeId,
    /// Its two abilities.
    pub abilities: [Ability; 2],
    /// Credits, claimed moons and cards that its station holds instead of, or beyond, the usual.
    pub credits: Option<u8>,
    /// Claimed moons.
    pub claimed_moons: Option<u8>,
    /// More cards in hand.
    pub hand: u8,
}

/// An ability of a faction or of an upgrade tile.
#[derive(Clone, Debug)]
pub struct Ability {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// At most once between two Return turns?
    pub once_between_returns: bool,
    /// What it does and when.
    pub triggers: Vec<(When, NodeId)>,
    /// What it does otherwise.
    pub power: Option<Power>,
}

/// What a ship can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Stats {
    pub range: u8,
    pub weapons: u8,
    pub shields: u8,
    pub targeting: u8,
    /// A bit for each of Voyage, Attack, Jump.
    pub abilities: u8,
}

impl Stats {
    /// Voyage: may enter nebulae.
    pub const VOYAGE: u8 = 1;
    /// Attack: first launches to occupied regions.
    pub const ATTACK: u8 = 2;
    /// Jump: any range for 1 energy.
    pub const JUMP: u8 = 4;

    /// Has it the ability?
    pub const fn has(self, ability: u8) -> bool {
        self.abilities & ability != 0
    }
}

/// A ship type.
#[derive(Clone, Debug)]
pub struct ShipType {
    /// Its name.
    pub name: Names,
    /// How many a player has.
    pub copies: u8,
    /// How many are built at the start.
    pub at_start: u8,
    /// What building one costs.
    pub cost: Cost,
    /// What it can do without an upgrade.
    pub stats: Stats,
}

/// An upgrade tile.
#[derive(Clone, Debug)]
pub struct Upgrade {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Which ships it changes.
    pub ship: Ship,
    /// Does it belong to a faction?
    pub faction: bool,
    /// What the ships can do then.
    pub stats: Stats,
    /// A further ability.
    pub custom: Option<Ability>,
    /// The yardstick of the content file, in hundredths, for bots.
    pub worth: i32,
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

/// An event card.
#[derive(Clone, Debug)]
pub struct EventCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Of Cosmic Twilight, or of Galactic Dawn?
    pub twilight: bool,
    /// The track that is scored.
    pub scores: Track,
    /// The raiders that come.
    pub raider: Class,
    /// Its special effect.
    pub effect: NodeId,
}

/// Where a raider is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// On the nebula rolled.
    RandomNebula,
    /// On this base.
    Base(BaseId),
    /// On the planet laid last.
    NewestPlanet,
}

/// A raider card.
#[derive(Clone, Debug)]
pub struct Raider {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its class.
    pub class: Class,
    /// How many ships there are.
    pub standees: u8,
    /// Its range.
    pub range: u8,
    /// Dice of each ship.
    pub dice: u8,
    /// Shield icons.
    pub shields: u8,
    /// Targeting beyond the number of ships.
    pub targeting: u8,
    /// Where it is placed.
    pub placement: Placement,
    /// For who defeats it.
    pub reward: NodeId,
    /// When it strikes.
    pub on_strike: Option<NodeId>,
    /// When it wins.
    pub on_win: Option<NodeId>,
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
