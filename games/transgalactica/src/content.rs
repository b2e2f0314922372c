//! The cards and numbers of Transgalactica, read once from `content/transgalactica.toml` into static tables.

use std::sync::LazyLock;

use orrery_kernel::{Digest, Name, digest};

use crate::effect::{Code, NodeId, Test};
use crate::goods::{Cost, Good, Units};
use crate::ids::PlanetId;
use crate::kinds::{Color, MissionKind, PlanetType};
use crate::place::Place;
use crate::spelled::words;

/// The text that the tables are made from.
pub const SOURCE: &str = include_str!("../../../content/transgalactica.toml");

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
    /// The Resource that a colour yields, by [`Color`].
    pub yields: [Option<Good>; 4],
    /// The Central Planet.
    pub central: PlanetId,
    /// Technological Terror.
    pub terror: PlanetId,
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

words! {
    /// When an ability works.
    When "moment" {
        /// As long as the card is in force.
        Passive "passive",
        /// While the table is set.
        Setup "setup",
        /// When the card is claimed.
        Gained "gained",
        /// In each income phase.
        Income "income",
        /// Before any other income.
        IncomeStart "income-start",
        /// When an outpost is placed there, and in mining actions.
        Mining "mining",
        /// When its action is taken.
        Activate "activate",
        /// After a mining action.
        MiningAction "mining-action",
        /// After an exploration action.
        ExplorationAction "exploration-action",
        /// After a secondary action.
        SecondaryAction "secondary-action",
        /// After the action of an action planet.
        ActionPlanet "action-planet",
        /// As a free action.
        FreeAction "free-action",
        /// After claiming a technology card.
        ObtainTechnology "obtain-technology",
        /// After taking a mission.
        ObtainMission "obtain-mission",
        /// After fulfilling a commercial mission.
        FulfilCommercial "fulfil-commercial",
        /// After fulfilling a war mission.
        FulfilWar "fulfil-war",
        /// After a step on the production track.
        AdvanceProduction "advance-production",
        /// After a step on the military track.
        AdvanceMilitary "advance-military",
        /// After anybody's step on the military track by card or planet.
        AnyMilitary "any-player-military-by-card-or-planet",
        /// After claiming a seat.
        SenateSeat "senate-seat",
        /// After a movement effect has moved a starship.
        MoveShip "move-ship",
        /// At the end of the game.
        FinalScoring "final-scoring",
    }
}

words! {
    /// What a card or skill lets its owner do all the time, for which the language has no verb.
    Power "power" {
        /// A wormhole for two resources.
        WormholeTwoResources "wormhole-two-resources",
        /// Double gain, no loss.
        MilitaryMaintenance "military-maintenance",
        /// Outposts on full action planets.
        Overbuild "overbuild-action-planets",
        /// The action planets of others.
        ForeignPlanet "use-foreign-action-planet",
        /// Used main action spaces.
        UsedMain "captain-on-used-main",
        /// A secondary action as a main action.
        SecondaryAsMain "secondary-as-main",
        /// The Lieutenant.
        Lieutenant "lieutenant",
        /// Technological Terror.
        Terror "technological-terror",
        /// An action space of one's own.
        Wildcard "wildcard-space",
        /// Two starships.
        SecondStarship "second-starship",
        /// One tile of the stock in each round.
        StockTile "use-stock-tile",
    }
}

/// What holds as long as a card or skill is in force.
#[derive(Clone, Copy, Debug, Default)]
pub struct Traits {
    /// Levels that count higher, by [`crate::Track`].
    pub levels: [u8; 5],
    /// More slots of the mission log.
    pub mission_slots: u8,
    /// Politics counts higher for reaching missions.
    pub mission_reach: u8,
    /// Further spaces of each movement effect, without energy.
    pub extra_move: u8,
    /// Off the price of a trade space.
    pub trade_discount: Units,
    /// Off the cost of a mission.
    pub mission_discount: Units,
    /// Resources of one's choice off the cost of a mission.
    pub mission_any_discount: u8,
    /// The powers, a bit for each [`Power`].
    pub powers: u16,
}

impl Traits {
    /// Is the power among them?
    #[inline]
    pub const fn has(&self, power: Power) -> bool {
        self.powers & 1 << power as u16 != 0
    }
}

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
    /// What gathering there yields, a bit for each [`Good`].
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
