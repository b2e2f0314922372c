//! The cards and numbers of Rocket Dice, read once from `content/rocket-dice.toml` into static tables.

use std::sync::LazyLock;

use orrery_kernel::{Digest, Names, digest};

use crate::dice::{Color, Colors};
use crate::effect::{Code, NodeId, Special, Test};
use crate::galaxy::Side;

/// The text that the tables are made from.
pub const SOURCE: &str = include_str!("../../../content/rocket-dice.toml");

static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    // The file is part of the program, and a test loads it: this cannot fail for a user.
    Content::load("content/rocket-dice.toml", SOURCE).unwrap_or_else(|error| panic!("{error}"))
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
    /// Layouts for two, three and four players.
    pub setups: Vec<Setup>,
    /// What later seats get.
    pub gifts: Vec<Gift>,
    /// How many dice of each colour, by [`Color`].
    pub dice: [u8; 4],
    /// Faces of the Conquest Dice.
    pub faces: Vec<Face>,
    /// Spaces of The Station, row by row, ascending.
    pub spaces: Vec<Space>,
    /// Sets of The Station.
    pub sets: Vec<StationSet>,
    /// VP of a row by the number of marked spaces, by [`Color`].
    pub row_scores: [Vec<u8>; 4],
    /// VP of a full row, by [`Color`].
    pub full_rows: [u8; 4],
    /// VP of the rows of the attack track: reach, VP.
    pub attack_rows: Vec<(u8, u8)>,
    /// What the salvages of the Scrapyard cost.
    pub scrapyard: Scrapyard,
    /// The empires.
    pub empires: Vec<Empire>,
    /// The planets.
    pub planets: Vec<Planet>,
    /// The kinds of moons.
    pub moons: Vec<Moon>,
    /// The alliances.
    pub alliances: Vec<Alliance>,
    /// The VP cards.
    pub vp_cards: Vec<VpCard>,
    /// The battles.
    pub battles: Vec<Battle>,
    /// What losers gain after a battle, and the weakest of them.
    pub consolation: [Option<NodeId>; 2],
    /// What the cards do.
    pub code: Code,
}

/// Numbers that the rules refer to by name.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "each is named and explained in the content file")]
pub struct Limits {
    pub fleet_max: u8,
    pub alliance_threshold: u8,
    pub end_battles: u8,
    pub end_planets: u8,
    pub end_station: u8,
    pub end_round: u8,
    pub colonize_per_turn: u8,
    pub moons_per_turn: u8,
    pub scrapyard_dice_per_turn: u8,
    pub scrap_max: u8,
    pub attack_max: u8,
    pub attack_cubes: u8,
    pub alliance_display: u8,
    pub battle_scrap_per_strength: u8,
    pub scrap_per_vp: u8,
}

/// A layout by player count.
#[derive(Clone, Debug)]
pub struct Setup {
    /// For how many players.
    pub players: u8,
    /// Where they sit, first player first.
    pub sides: Vec<Side>,
    /// Cards kept in the piles of value 6 to 12.
    pub planets_per_pile: [u8; 7],
    /// Cards in the VP deck.
    pub vp_cards: u8,
    /// Copies of each kind of moon.
    pub moons_per_kind: u8,
}

/// What a later seat gets.
#[derive(Clone, Debug)]
pub struct Gift {
    /// In a game of so many.
    pub players: u8,
    /// The seat, 1 is the first player.
    pub seat: u8,
    /// What it gets.
    pub effect: Option<NodeId>,
}

/// A face of the Conquest Dice.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it shows; nothing: blank.
    pub effect: Option<NodeId>,
}

/// A space of The Station.
#[derive(Clone, Debug)]
pub struct Space {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its row.
    pub row: Color,
    /// Its number.
    pub number: u8,
}

/// Spaces that together pay a reward.
#[derive(Clone, Debug)]
pub struct StationSet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// The places of its spaces in [`Content::spaces`], as bits.
    pub spaces: u32,
    /// The reward.
    pub effect: Option<NodeId>,
}

/// The salvages.
#[derive(Clone, Copy, Debug)]
pub struct Scrapyard {
    /// Scrap for a change of one pip.
    pub trim: u8,
    /// Scrap for a VP card and an alliance.
    pub deal: u8,
    /// What the deal gives.
    pub deal_effect: NodeId,
    /// Scrap for a planet.
    pub seizure: u8,
}

/// When an ability works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// As long as the card is there.
    Passive,
    /// While the table is set.
    Setup,
    /// At the start of the first turn.
    FirstTurn,
    /// At the start of every turn.
    TurnStart,
    /// At a free-action moment of the own turn.
    OnYourTurn,
    /// Once in each own turn, at a free-action moment.
    EachTurn,
    /// After recruiting.
    Recruit,
    /// After recruiting in the first turn.
    FirstRecruit,
    /// After rerolling at least one die.
    Reroll,
    /// After building a moon.
    BuildMoon,
    /// After the deal with 8 scrap.
    Salvage8,
    /// When a battle triggers in the own turn.
    BattleTrigger,
    /// In the commitment step.
    Commitment,
    /// After winning a battle.
    BattleWon,
    /// After losing one.
    BattleLost,
}

/// An ability of an empire.
#[derive(Clone, Debug)]
pub struct Ability {
    /// Its id: the empire's and the number of the ability.
    pub id: String,
    /// When it works.
    pub when: When,
    /// What it does.
    pub effect: NodeId,
}

/// An empire.
#[derive(Clone, Debug)]
pub struct Empire {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it can do.
    pub abilities: Vec<Ability>,
    /// Specials among them, with the place of the ability.
    pub specials: Vec<(Special, usize)>,
    /// What evens it out.
    pub balance_start: Option<NodeId>,
}

/// A planet.
#[derive(Clone, Debug)]
pub struct Planet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it costs.
    pub value: u8,
    /// The colours it shows.
    pub colors: Colors,
    /// Its VP.
    pub vp: u8,
    /// Its printed attack.
    pub attack: u8,
    /// Is its ability for once a game?
    pub once: bool,
    /// Its ability.
    pub effect: NodeId,
}

/// A kind of moon.
#[derive(Clone, Debug)]
pub struct Moon {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Copies in the box.
    pub copies: u8,
    /// Cost of the first, second, third copy.
    pub cost: [u8; 3],
    /// Its VP.
    pub vp: u8,
    /// Its printed attack.
    pub attack: u8,
    /// Its ability.
    pub ability: Option<(When, NodeId)>,
}

/// An alliance.
#[derive(Clone, Debug)]
pub struct Alliance {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// When it may be used.
    pub when: When,
    /// What it does.
    pub effect: NodeId,
}

/// A VP card.
#[derive(Clone, Debug)]
pub struct VpCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it scores.
    pub effect: NodeId,
}

/// Over whom a battle's condition is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All players together.
    All,
    /// Any single player.
    One,
    /// What the active player just did.
    Event,
}

/// A battle.
#[derive(Clone, Debug)]
pub struct Battle {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Over whom its condition is counted.
    pub scope: Scope,
    /// When it triggers.
    pub condition: Test,
    /// When it triggers with two players.
    pub condition_2p: Test,
    /// Its VP.
    pub vp: u8,
    /// Strength for whoever meets a condition.
    pub bonus: NodeId,
}
