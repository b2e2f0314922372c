//! What is pending, as data. A frame either waits for a decision or is carried out at once; the top one comes first.

use orrery_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::content::When;
use crate::effect::NodeId;
use crate::goods::Good;
use crate::ids::{DecreeId, MissionId, PirateId, TechSet};
use crate::items::ItemSet;
use crate::kinds::{Area, Source, Track};
use crate::place::Place;

/// Something still to happen. `sure`: it was just chosen, so it can no longer be declined.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Frame {
    // Decisions
    /// The nth pick of the draft.
    Draft(u8),
    /// The seat's turn: a turn action or a pass.
    Turn(Seat),
    /// The action is done: free actions, then the end of the turn or follow.
    After(Seat),
    /// May the nth player after the acting one follow?
    Follow { by: Seat, area: Area, nth: u8 },
    /// One of the alternatives of this step.
    Choice { node: NodeId, seat: Seat, source: Source, sure: bool },
    /// Pay for what follows in this step?
    Pay { node: NodeId, seat: Seat, source: Source, sure: bool },
    /// Steps on a track.
    Advance { seat: Seat, track: Option<Track>, left: u8, free: bool, source: Source, sure: bool },
    /// Wake so many crew?
    Wake { seat: Seat, left: u8 },
    /// Name the type of so many Resources, from this one on.
    AnyGood { seat: Seat, left: u8, from: Good },
    /// Moving and placing.
    Explore(Explore),
    /// Jump to a planet with a wormhole?
    Jump { seat: Seat, sure: bool },
    /// Place an outpost?
    Settle { seat: Seat, action_planet: bool, free: bool, sure: bool },
    /// Claim a technology card?
    ClaimTech { seat: Seat, sure: bool },
    /// Take a mission?
    TakeMission { seat: Seat, sure: bool },
    /// The log is full: which mission is put back for this one?
    PutBack { seat: Seat, mission: MissionId },
    /// Which area's action?
    Area { seat: Seat, main: bool, only: Option<Area>, omni: bool, sure: bool },
    /// Gather from so many more outposts, from this place on.
    Gather { seat: Seat, left: u8, from: u8 },
    /// Resolve these, in any order; those in `twice` one more time.
    Items { seat: Seat, items: ItemSet, twice: ItemSet },
    /// A slot for a pirate token.
    Berth { seat: Seat, pirate: PirateId },
    /// An office for a decree.
    Office { seat: Seat, decree: DecreeId },
    /// Pay for a mission.
    Fulfil { seat: Seat, mission: MissionId },
    /// Fulfil a mission without its cost or requirement?
    SealedOrder { seat: Seat },
    /// Which spent tile is used again?
    Reuse { seat: Seat },
    /// Everybody chooses an objective.
    Objectives,

    // Carried out at once
    /// An effect goes on.
    Do { node: NodeId, seat: Seat, source: Source, sure: bool },
    /// Up to so many more times.
    Times { node: NodeId, seat: Seat, source: Source, left: u8 },
    /// What these cards of the seat, and its skill, do at this moment; a card that knows both moments does it once.
    Fire { when: When, or: When, seat: Seat, cards: TechSet },
    /// A free action is being carried out above.
    Free,
    /// Setup of the nth player after the draft.
    Begin(u8),
    /// The first outpost and the starships.
    FirstOutpost(Seat),
    /// The reward of the first mining tile.
    FirstTile(Seat),
    /// A round begins.
    BeginRound,
    /// Income of the nth player.
    Income(u8),
    /// The items of a player's income are counted and paid.
    IncomeItems(Seat),
    /// The action phase begins.
    BeginActions,
    /// The bonus tile of the planet just settled is taken.
    PlanetTile { seat: Seat, place: Place },
    /// Open mission slots are refilled.
    Refill,
    /// The next player's turn, or the end of the phase.
    NextTurn(Seat),
}

/// What moves and places: an exploration action, or a reward that does part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Explore {
    pub seat: Seat,
    pub kind: Expedition,
    /// Spaces of the allowance used.
    pub spaces: u8,
    /// Spaces without energy used, by the second starship.
    pub spare: u8,
    /// Further spaces used, by cards.
    pub further: u8,
    /// A space along a line was moved.
    pub along_line: bool,
    /// Outposts placed.
    pub placed: u8,
    /// The ship in the middle of its movement.
    pub moving: Option<u8>,
    /// Ships that have moved, as bits.
    pub moved: u8,
}

/// What kind of moving and placing it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expedition {
    /// The exploration main action.
    Main,
    /// The exploration secondary action.
    Secondary,
    /// So many spaces without energy.
    FreeMove(u8),
    /// So many spaces without energy and an outpost without minerals.
    Colony(u8),
}

impl Explore {
    /// Nothing has moved yet.
    pub(crate) fn new(seat: Seat, kind: Expedition) -> Self {
        Self {
            seat,
            kind,
            spaces: 0,
            spare: 0,
            further: 0,
            along_line: false,
            placed: 0,
            moving: None,
            moved: 0,
        }
    }

    /// Is it the exploration action itself (TG-EXPLORE-8)?
    pub(crate) const fn is_action(&self) -> bool {
        matches!(self.kind, Expedition::Main | Expedition::Secondary)
    }
}
