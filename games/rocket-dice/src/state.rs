//! The whole position: flat, small, cloned with a copy of its bytes.

use arrayvec::ArrayVec;
use orrery_kernel::{Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use crate::content::{Setup, content};
use crate::dice::{Color, Die, FleetDie};
use crate::frame::Frame;
use crate::galaxy::{Galaxy, Side};
use crate::ids::{
    AllianceId, AllianceSet, BattleId, BattleSet, EmpireId, PlanetId, PlanetSet, SetSet, SpaceId, SpaceSet,
    VpCardId, VpCardSet,
};
use crate::options::Options;

/// The most players.
pub const MAX_PLAYERS: usize = 4;

/// Rocket Dice: one position of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RocketDice {
    pub(crate) options: Options,
    /// The first player: seat 1 of the ledger.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Counted from 1; 0 while the table is set.
    pub(crate) round: u8,
    /// Dice not yet placed, by colour (setup only).
    pub(crate) bag: [u8; 4],
    pub(crate) galaxy: Galaxy,
    pub(crate) reserve: ArrayVec<Die, 5>,
    pub(crate) turn: Turn,
    /// Planet piles of value 6 to 12, top card last.
    pub(crate) piles: [ArrayVec<PlanetId, 8>; 7],
    /// Copies of each kind of moon not yet built.
    pub(crate) moons: [u8; 6],
    /// The alliances on display, in the order they came.
    pub(crate) display: ArrayVec<AllianceId, 3>,
    /// Top card last.
    pub(crate) alliance_deck: ArrayVec<AllianceId, 16>,
    pub(crate) alliance_discards: AllianceSet,
    /// Top card last.
    pub(crate) vp_deck: ArrayVec<Tucked, 18>,
    pub(crate) battles: Battles,
    pub(crate) players: ArrayVec<Player, MAX_PLAYERS>,
    /// The way to end that was called first.
    pub(crate) called: Option<Ending>,
    /// What is pending; empty when the game is over.
    pub(crate) stack: Stack<Frame, 16>,
}

/// A VP card in the deck, and who knows it because of having put it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tucked {
    pub(crate) card: VpCardId,
    pub(crate) known_to: SeatSet,
}

/// The battle cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Battles {
    /// Top card last.
    pub(crate) deck: ArrayVec<BattleId, 12>,
    pub(crate) active: Option<BattleId>,
    pub(crate) next: Option<BattleId>,
    pub(crate) resolved: u8,
    /// Battles that ended in a tie and left the game.
    pub(crate) gone: BattleSet,
    /// No battle before the next turn of this seat (RD-BATTLE-6).
    pub(crate) truce: Option<Seat>,
    /// Strength of each player in the battle being fought.
    pub(crate) strength: [u8; MAX_PLAYERS],
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    pub(crate) empire: EmpireId,
    pub(crate) scrap: u8,
    pub(crate) attack: u8,
    pub(crate) planets: PlanetSet,
    /// Planets whose once ability is used.
    pub(crate) turned: PlanetSet,
    /// Moons of each kind.
    pub(crate) moons: [u8; 6],
    pub(crate) alliances: AllianceSet,
    pub(crate) vp_cards: VpCardSet,
    pub(crate) station: SpaceSet,
    pub(crate) sets: SetSet,
    pub(crate) won: BattleSet,
}

/// What holds for the present turn only.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// The dice taken this turn.
    pub fleet: ArrayVec<FleetDie, 5>,
    /// Dice recruited.
    pub recruited: u8,
    /// Pips of the fleet as taken.
    pub recruit_total: u8,
    /// Pips of the fleet after the reroll, 0 without one.
    pub reroll_total: u8,
    /// A normal planet was activated.
    pub activated: bool,
    /// A build action was done, so Activate is over (RD-TURN-5).
    pub built: bool,
    /// Planets colonized with dice.
    pub colonized: u8,
    /// Moons built with a die, or the free first one.
    pub moons_built: u8,
    /// Dice brought to the Scrapyard.
    pub deposited: u8,
    /// Uses of each kind of moon.
    pub moons_used: [u8; 6],
    /// Open discounts on colonizing and on The Station.
    pub discounts: [u8; 2],
    /// What the action being carried out contained.
    pub deed: Deed,
}

/// What the action being carried out contained, for battles that ask (RD-BATTLE-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deed {
    /// A fleet was recruited.
    pub recruited: bool,
    /// A white space was marked.
    pub white_marked: bool,
    /// A set was completed.
    pub set_completed: bool,
    /// The largest single payment of scrap for The Station or a salvage.
    pub scrap_paid: u8,
}

/// The ways to end (RD-END).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// Six battles were resolved.
    Battles,
    /// Someone has ten planets.
    Planets,
    /// Someone has fifteen spaces marked.
    Station,
    /// The last round was played.
    Rounds,
}

impl Ending {
    /// All of them, in the order of [`orrery_kernel::Game::ENDINGS`].
    pub const WORDS: &'static [&'static str] = &["battles", "planets", "station", "rounds"];
}

impl RocketDice {
    /// How many play.
    pub fn count(&self) -> u8 {
        self.options.players
    }

    /// All seats, the first player's first.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.round(self.count())
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seat's number in the ledger's sense, from 0: how many places clockwise of the first player.
    pub(crate) fn place(&self, seat: Seat) -> usize {
        (seat.index() + usize::from(self.count()) - self.first.index()) % usize::from(self.count())
    }

    pub(crate) fn layout(&self) -> &'static Setup {
        let found = content().setups.iter().find(|setup| setup.players == self.options.players);
        // Options were checked at the start, so the layout is there; the first serves a damaged save.
        found.unwrap_or(&content().setups[0])
    }

    /// The side of the table the seat is at.
    pub(crate) fn side(&self, seat: Seat) -> Side {
        self.layout().sides.get(self.place(seat)).copied().unwrap_or(Side::South)
    }

    /// Is it the seat's first turn of the game?
    pub(crate) fn is_first_turn(&self) -> bool {
        self.round == 1
    }

    /// The top cards of the piles.
    pub(crate) fn available_planets(&self) -> impl Iterator<Item = PlanetId> + '_ {
        self.piles.iter().filter_map(|pile| pile.last().copied())
    }
}

impl Player {
    pub(crate) fn new(empire: EmpireId) -> Self {
        Self {
            empire,
            scrap: 0,
            attack: 0,
            planets: PlanetSet::default(),
            turned: PlanetSet::default(),
            moons: [0; 6],
            alliances: AllianceSet::default(),
            vp_cards: VpCardSet::default(),
            station: SpaceSet::default(),
            sets: SetSet::default(),
            won: BattleSet::default(),
        }
    }

    /// Moons of all kinds.
    pub(crate) fn moon_count(&self) -> u8 {
        self.moons.iter().sum()
    }

    /// Marked spaces of a row.
    pub(crate) fn marked_in(&self, row: Color) -> u8 {
        self.station.iter().filter(|space| space.card().row == row).count() as u8
    }

    /// The lowest open space of a row.
    pub(crate) fn lowest_open(&self, row: Color) -> Option<SpaceId> {
        SpaceId::all().find(|&space| space.card().row == row && !self.station.contains(space))
    }

    /// Planets that show the colour, alone or with another.
    pub(crate) fn planets_showing(&self, color: Color) -> u8 {
        self.planets.iter().filter(|planet| planet.card().colors.contains(color)).count() as u8
    }
}
