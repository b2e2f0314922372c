//! Modules, cards, ships and factions.

use crate::effect::NodeId;
use crate::ids::{BaseId, UpgradeId};
use crate::kinds::{CardType, Class, Power, Ship, Track, When};
use crate::units::Cost;
use orrery_kernel::Names;

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
