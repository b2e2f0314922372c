//! Unity's cards and numbers, read once from `content/escalation.toml` (`load.rs`).

use orrery_kernel::Names;

use super::ids::CommanderId;
use super::pending::Cause;
use crate::content::Stats;
use crate::effect::NodeId;
use crate::ids::{BaseId, EventId};
use crate::kinds::{Ship, Track};
use crate::spelled::words;

/// The text that the tables are made from.
pub const SOURCE: (&str, &str) =
    ("content/escalation.toml", include_str!("../../../../content/escalation.toml"));

/// All of Unity's tables.
#[derive(Debug)]
pub struct Tables {
    /// What its ships can do, by [`Ship`]; range 99 is unlimited.
    pub ships: Vec<Stats>,
    /// The nine spaces of the launch bay, section by section, letter by letter.
    pub bay: Vec<BaySpace>,
    /// The section, 0 to 2, that each face of the die means.
    pub sections: [u8; 6],
    /// What building a development brings, by [`Track`].
    pub benefits: Vec<NodeId>,
    /// Events that do something else for Unity.
    pub overrides: Vec<(EventId, NodeId)>,
    /// The Commanders.
    pub commanders: Vec<Commander>,
    /// Their abilities.
    pub abilities: Vec<Ability>,
    /// The spaces of the Command Wheels, eight for each Commander in order.
    pub wheel_spaces: Vec<WheelSpace>,
    /// The action cards.
    pub action_cards: Vec<ActionCard>,
    /// The conflict cards.
    pub conflict_cards: Vec<ConflictCard>,
    /// The Unity Upgrades.
    pub unity_upgrades: Vec<UnityUpgrade>,
    /// Which steps of the code belong to what: the first step after them, ascending, and the cause.
    pub(super) causes: Vec<(u16, Option<Cause>)>,
}

/// A space of the launch bay.
#[derive(Clone, Copy, Debug)]
pub struct BaySpace {
    /// The section, 0 to 2.
    pub section: u8,
    /// Whose place it is.
    pub ship: Ship,
    /// Its number among the places of transports, from 1; otherwise 0.
    pub transport: u8,
}

/// A Commander.
#[derive(Clone, Debug)]
pub struct Commander {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// 1 easy, 2 normal, 3 hard.
    pub level: u8,
    /// Steps on tracks at the start.
    pub start: [u8; 5],
}

/// An ability of a Commander.
#[derive(Clone, Debug)]
pub struct Ability {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Whose it is.
    pub commander: CommanderId,
    /// When it takes effect.
    pub when: Moment,
    /// What it does.
    pub effect: NodeId,
}

/// A space of a Command Wheel.
#[derive(Clone, Debug)]
pub struct WheelSpace {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its bonus.
    pub effect: NodeId,
}

/// An action card.
#[derive(Clone, Debug)]
pub struct ActionCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its deck, 0 to 2.
    pub deck: u8,
    /// Where the ship goes.
    pub target: Target,
    /// What narrows several targets down, in order.
    pub picks: Vec<Pick>,
    /// Does it show a develop icon?
    pub develop: bool,
    /// Does it show an event icon?
    pub event: bool,
}

/// A conflict card.
#[derive(Clone, Debug)]
pub struct ConflictCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// When it takes effect.
    pub when: Moment,
    /// What it does.
    pub effect: NodeId,
}

/// A Unity Upgrade.
#[derive(Clone, Debug)]
pub struct UnityUpgrade {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// When it takes effect.
    pub when: Moment,
    /// What it does.
    pub effect: NodeId,
}

words! {
    /// The moments at which something of Unity's takes effect.
    Moment "moment of Unity" {
        /// As soon as it is gained.
        Gained "gained",
        /// All the time.
        Passive "passive",
        /// An event has been resolved.
        EventResolved "event-resolved",
        /// A planet has been activated.
        ActivatePlanet "activate-planet",
        /// An Alliance Base has.
        ActivateBase "activate-base",
        /// A module has been gained.
        GainModule "gain-module-any",
        /// A return turn begins.
        ReturnStart "return-start",
        /// Unity's place in the Diplomacy step.
        DiplomacyStep "diplomacy-step",
        /// Its place in the Battle Preparations.
        BattlePreparations "battle-preparations",
        /// The dice are rolled.
        AfterRoll "after-roll",
        /// A battle is won.
        BattleWon "battle-won",
        /// A battle is lost.
        BattleLost "battle-lost",
        /// Its ships take damage after a battle.
        BattleDamage "battle-damage",
        /// Final scoring.
        FinalScoring "final-scoring",
    }
}

/// Where an action card sends a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// This base.
    Base(BaseId),
    /// Planets of this type; none named: undeveloped ones.
    Planet(Option<Track>),
    /// Planets and bases with most leaders.
    MostLeaders,
    /// Planets, bases and Vortexes with most ships of players.
    MostOpposingShips,
    /// So many steps from the probe.
    Probe(Dir, u8),
    /// The probe's region.
    ProbeHere,
}

words! {
    /// A direction on the board.
    Dir "direction" {
        /// West.
        W "w",
        /// East.
        E "e",
        /// North-west.
        Nw "nw",
        /// North-east.
        Ne "ne",
        /// South-west.
        Sw "sw",
        /// South-east.
        Se "se",
    }
}

words! {
    /// What narrows several targets down.
    Pick "criterion" {
        /// Most unclaimed moons.
        MostMoons "most-moons",
        /// Undeveloped planets before developed ones.
        UndevelopedFirst "undeveloped-first",
        /// Planets for whose development the leaders suffice.
        AffordableFirst "affordable-first",
        /// Most VP for developing there now.
        BestDevelopment "best-development",
        /// Fewest steps from the probe.
        NearestProbe "nearest-probe",
    }
}

words! {
    /// A value of a ship.
    Stat "value of a ship" {
        /// Range.
        Range "range",
        /// Weapons.
        Weapons "weapons",
        /// Shield icons.
        Shields "shields",
    }
}

/// What only Unity's cards do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// The Command marker moves so many spaces.
    Command(u8),
    /// Steps on the track with fewest steps.
    AdvanceLowest(u8),
    /// Ships of the bay join the battle.
    Reinforce(u8),
    /// Transports in the active region go home.
    ReturnTransports,
    /// Opposing ships with the smallest weapons take damage.
    DamageLeastWeapons(u8),
    /// Ships of a type have this value from now on.
    Stat(Ship, Stat, u8),
    /// Nothing.
    Nothing,
}

/// What only Unity's cards count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Its moons.
    ClaimedMoon,
    /// Its modules.
    Module,
    /// Its modules of the type gained last.
    ModuleOfType,
    /// Moons on the active planet.
    MoonHere,
}
