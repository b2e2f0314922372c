//! What is pending, as data. A frame either waits for a decision or is carried out at once; the top one comes first.

use arrayvec::ArrayVec;
use orrery_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::content::When;
use crate::dice::Die;
use crate::effect::{DiceStep, NodeId};
use crate::galaxy::{Cell, Whole};
use crate::ids::{AllianceId, FaceId, VpCardId};

/// Something still to happen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Frame {
    // Decisions
    /// Setup: the seat picks a row or column to fill.
    PickLine(Seat),
    /// The seat lays dice out, ascending, choosing among equal numbers.
    Arrange(Arrange),
    /// Start of the turn after the abilities: free actions, then recruiting.
    Start,
    /// A swap was made: now a line.
    TakeLine([Cell; 2]),
    /// Recruiting reached the threshold: an alliance may be taken.
    RecruitAlliance,
    /// The reroll after recruiting.
    Reroll,
    /// Activate, Build and free actions.
    Main,
    /// Strategists: exchange the battles?
    ChooseBattle,
    /// Pay so much scrap to go on with an effect?
    Pay(Seat, u8, NodeId),
    /// Which opponent?
    ChooseOpponent(NodeId),
    /// A change of fleet dice; the places already changed, as bits.
    Dice(DiceStep, u8),
    /// The die at this place was chosen for an exchange: which die of the galaxy?
    ExchangeFor(DiceStep, u8),
    /// So many dice from the galaxy.
    Draft(u8),
    /// So many free marks, up to a number.
    Mark(u8, u8),
    /// So many moons without a die.
    BuildMoon(u8),
    /// So many planets without dice, up to a value.
    Conquer(u8, u8),
    /// Resolve so many planets again.
    Reuse(u8),
    /// The seat takes an alliance from the display.
    GainAlliance(Seat),
    /// The seat keeps one of the cards drawn.
    KeepVpCard(Seat, Drawn),
    /// The Conquest Dice differ: pay one and gain the other?
    Conquest([FaceId; 2]),
    /// An alliance is given up for the face.
    GiveAlliance(FaceId),
    /// A VP card is given up for the face.
    GiveVpCard(FaceId),
    /// The seat commits to the battle.
    Commit(Seat),

    // Carried out at once
    /// Setup: the reserve is rolled.
    RollReserve,
    /// Setup: abilities, balance and gift of this seat, then the next.
    Gifts(Seat),
    /// A turn begins.
    BeginTurn,
    /// An effect goes on.
    Do(NodeId, Seat),
    /// Gain the same again: so many alliances or VP cards, one after the other.
    GainAlliances(Seat, u8),
    /// So many VP cards, one after the other.
    GainVpCards(Seat, u8),
    /// Abilities of the seat for this moment.
    Abilities(Moment, Seat),
    /// A resolved alliance goes to the discards.
    Discard(AllianceId),
    /// A planet was taken: the Conquest Dice are thrown.
    RollConquest,
    /// Gain what a face shows.
    GainFace(FaceId),
    /// The action is complete: does a battle trigger?
    Check,
    /// The battle: strengths are counted.
    Muster,
    /// The battle is decided.
    Resolve,
    /// The seat has lost: consolation (weakest or not).
    Console(Seat, bool),
    /// The next battle moves up.
    NextBattle,
    /// The board is refilled, the fleet goes to the reserve.
    Refill,
    /// The turn ends.
    EndTurn,
}

/// Moments at which abilities work by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moment {
    /// While the table is set.
    Setup,
    /// At the start of the first turn.
    FirstTurn,
    /// At the start of a turn.
    TurnStart,
    /// After recruiting in the first turn.
    FirstRecruit,
    /// After recruiting.
    Recruit,
    /// After rerolling.
    Reroll,
    /// After building a moon.
    BuildMoon,
    /// After the deal.
    Salvage8,
    /// A battle triggers.
    BattleTrigger,
    /// A battle is won.
    BattleWon,
    /// A battle is lost.
    BattleLost,
}

impl Moment {
    /// The word of the content for it.
    pub fn when(self) -> When {
        match self {
            Self::Setup => When::Setup,
            Self::FirstTurn => When::FirstTurn,
            Self::TurnStart => When::TurnStart,
            Self::FirstRecruit => When::FirstRecruit,
            Self::Recruit => When::Recruit,
            Self::Reroll => When::Reroll,
            Self::BuildMoon => When::BuildMoon,
            Self::Salvage8 => When::Salvage8,
            Self::BattleTrigger => When::BattleTrigger,
            Self::BattleWon => When::BattleWon,
            Self::BattleLost => When::BattleLost,
        }
    }
}

/// Dice to be laid out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Arrange {
    /// Who lays them out.
    pub seat: Seat,
    /// The dice still to be laid.
    pub dice: ArrayVec<Die, 5>,
    /// Into this row or column; absent: behind the reserve.
    pub line: Option<Whole>,
}

/// VP cards drawn and looked at: one or two. Who may not know them sees how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// How many.
    pub count: u8,
    /// Which, for whoever knows.
    pub cards: [Option<VpCardId>; 2],
}
