//! The whole position: flat, small, cloned with a copy of its bytes.

use arrayvec::ArrayVec;
use orrery_kernel::{MAX_SEATS, Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use crate::content::{Map, content};
use crate::frame::Frame;
use crate::ids::{
    Bag, BonusId, DecreeId, MiningId, MissionId, OfficeId, PirateId, PlanetId, SkillSet, TechSet, WealthId,
};
use crate::options::Options;
use crate::place::{Place, PlaceSet};
use crate::player::Player;
use crate::spelled::words;

/// How many frames can be pending.
pub(crate) const DEPTH: usize = 32;

/// Transgalactica: one position of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Transgalactica {
    pub(crate) options: Options,
    /// Counted from 1; 0 while the table is set.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// The Priority Track from left to right: the turn order of the round.
    pub(crate) order: ArrayVec<Seat, MAX_SEATS>,
    /// The tier in which each seat's marker stands.
    pub(crate) tiers: [u8; MAX_SEATS],
    /// Passes in direct succession.
    pub(crate) passes: u8,
    /// Mining planets resolved by the effect being carried out.
    pub(crate) activated: u8,
    pub(crate) board: [Site; Place::COUNT],
    /// Action planets used this round.
    pub(crate) used: PlaceSet,
    /// Whose captains stand on the main action spaces, by area.
    pub(crate) spaces: [SeatSet; 8],
    /// Bonus tiles on the tracks, two stacks each, top tile last.
    pub(crate) stacks: [[ArrayVec<BonusId, 2>; 2]; 4],
    /// Bonus tiles of the rounds 2 to 5.
    pub(crate) round_tiles: [Option<BonusId>; 4],
    /// Bonus tiles left over, basic and advanced, until the setup is over; the next one last.
    pub(crate) leftovers: [ArrayVec<BonusId, 20>; 2],
    pub(crate) mining: Mining,
    /// Technology cards in play.
    pub(crate) techs: TechSet,
    /// The two mission decks.
    pub(crate) missions: [Missions; 2],
    pub(crate) senate: [Bench; 4],
    /// Wealth sets not yet drafted.
    pub(crate) wealth: [Option<[WealthId; 2]>; MAX_SEATS],
    /// Skills not yet drafted.
    pub(crate) skills: SkillSet,
    /// Bonus tiles that left the game after they were used again.
    pub(crate) gone: Bag,
    pub(crate) players: ArrayVec<Player, MAX_SEATS>,
    /// What is pending; empty when the game is over.
    pub(crate) stack: Stack<Frame, DEPTH>,
}

words! {
    /// The parts of the game.
    Phase "phase" {
        /// The table is set: draft and first outposts.
        Setup "setup",
        /// Income.
        Income "income",
        /// Actions.
        Action "action",
        /// After the last round: objectives are chosen and scored.
        Scoring "scoring",
    }
}

/// A position of the map and what lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Site {
    pub planet: Option<PlanetId>,
    pub tile: Option<BonusId>,
    pub pirates: Option<PirateId>,
    pub outposts: SeatSet,
}

/// The mining area.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Mining {
    /// The tile that lies open.
    pub(crate) open: Option<MiningId>,
    /// The face-down pile, top tile last.
    pub(crate) pile: ArrayVec<MiningId, 13>,
}

/// A mission deck.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Missions {
    /// The three slots, bottom to top.
    pub(crate) open: [Option<MissionId>; 3],
    /// The face-down deck, top card last.
    pub(crate) deck: ArrayVec<MissionId, 26>,
}

/// A decree on display, its office and its seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Bench {
    pub decree: DecreeId,
    pub office: Option<OfficeId>,
    pub golden: Option<Seat>,
    pub silver: Option<Seat>,
}

impl Transgalactica {
    /// How many play.
    pub fn count(&self) -> u8 {
        self.options.players
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn map(&self) -> &'static Map {
        let nth = usize::from(self.options.players.saturating_sub(2));
        // Options were checked at the start, so the map is there; the first serves a damaged save.
        content().maps.get(nth).unwrap_or(&content().maps[0])
    }

    pub(crate) fn site(&self, place: Place) -> Site {
        self.board.get(place.index()).copied().unwrap_or_default()
    }

    /// The planet at a place; Technological Terror at its own.
    pub(crate) fn planet(&self, place: Place) -> Option<PlanetId> {
        if place == Place::TERROR { Some(content().terror) } else { self.site(place).planet }
    }

    /// The seat's place in the turn order.
    pub(crate) fn place_in_order(&self, seat: Seat) -> usize {
        self.order.iter().position(|&other| other == seat).unwrap_or(0)
    }
}
