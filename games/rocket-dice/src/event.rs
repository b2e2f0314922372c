//! What happened, in the game's words.

use arrayvec::ArrayVec;
use orrery_kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::content;
use crate::dice::{Color, DiceSet, Die};
use crate::effect::Thing;
use crate::galaxy::{Cell, Whole};
use crate::ids::{AllianceId, BattleId, EmpireId, FaceId, MoonId, PlanetId, SetId, SpaceId, VpCardId};
use crate::scoring::Sheet;
use crate::state::Ending;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// The first player is drawn.
    FirstPlayer { seat: Seat },
    /// An empire is dealt.
    EmpireDealt { seat: Seat, empire: EmpireId },
    /// Dice were drawn and rolled for a row or column.
    LineRolled { seat: Seat, line: Whole, dice: ArrayVec<Die, 5> },
    /// The reserve was rolled.
    ReserveRolled { dice: ArrayVec<Die, 5> },
    /// A die was laid down.
    DiePlaced { die: Die, cell: Option<Cell> },
    /// A turn begins.
    TurnBegan { seat: Seat, round: u8 },
    /// Two dice changed places.
    Swapped { seat: Seat, cells: [Cell; 2] },
    /// A fleet was recruited.
    Recruited { seat: Seat, cells: ArrayVec<Cell, 5>, dice: ArrayVec<Die, 5>, total: u8 },
    /// Fleet dice were rerolled.
    Rerolled { seat: Seat, places: DiceSet, dice: ArrayVec<Die, 5> },
    /// An ability of an empire took effect: its number counts from 1.
    EmpireUsed { seat: Seat, empire: EmpireId, ability: u8 },
    /// A normal ability was resolved.
    PlanetActivated { seat: Seat, planet: PlanetId },
    /// A once ability was used.
    OnceUsed { seat: Seat, planet: PlanetId },
    /// A moon was used, or took effect by itself.
    MoonUsed { seat: Seat, moon: MoonId },
    /// An alliance was played.
    AlliancePlayed { seat: Seat, alliance: AllianceId },
    /// A die changed its number.
    DieTurned { seat: Seat, place: u8, from: Die, to: Die },
    /// A die counts as another colour.
    DiePainted { seat: Seat, place: u8, color: Color },
    /// A fleet die and a galaxy die changed places.
    DieExchanged { seat: Seat, place: u8, cell: Cell, gave: Die, got: Die },
    /// A galaxy die joined the fleet.
    DieDrafted { seat: Seat, cell: Cell, die: Die },
    /// The next such build may cost less.
    Discount { seat: Seat, on: Thing, pips: u8 },
    /// Scrap came in.
    ScrapGained { seat: Seat, scrap: u8 },
    /// Scrap was paid.
    ScrapPaid { seat: Seat, scrap: u8 },
    /// Scrap was lost.
    ScrapLost { seat: Seat, scrap: u8 },
    /// The red cubes moved on.
    AttackGained { seat: Seat, attack: u8 },
    /// The red cubes moved back.
    AttackPaid { seat: Seat, attack: u8 },
    /// Dice paid for something.
    DiceSpent { seat: Seat, places: DiceSet },
    /// An alliance was taken from the display.
    AllianceTaken { seat: Seat, alliance: AllianceId },
    /// An alliance was given up.
    AllianceDiscarded { seat: Seat, alliance: AllianceId },
    /// The alliance deck was rebuilt.
    AlliancesShuffled,
    /// An alliance was turned up.
    AllianceRevealed { alliance: AllianceId },
    /// VP cards were drawn; only the drawer sees which.
    VpCardsDrawn { seat: Seat, count: u8, cards: Option<ArrayVec<VpCardId, 2>> },
    /// One was kept, the other put under the deck.
    VpCardKept { seat: Seat, kept: Option<VpCardId>, returned: Option<VpCardId> },
    /// A held VP card was put under the deck.
    VpCardReturned { seat: Seat, card: Option<VpCardId> },
    /// A planet was conquered.
    PlanetConquered { seat: Seat, planet: PlanetId },
    /// A planet was turned up.
    PlanetRevealed { planet: PlanetId },
    /// The Conquest Dice were thrown.
    ConquestRolled { seat: Seat, faces: [FaceId; 2] },
    /// A space of The Station was marked.
    SpaceMarked { seat: Seat, space: SpaceId },
    /// A set of The Station was completed.
    SetCompleted { seat: Seat, set: SetId },
    /// A moon was built.
    MoonBuilt { seat: Seat, moon: MoonId },
    /// Strategists exchanged the battles.
    BattlesExchanged { seat: Seat },
    /// A battle triggered.
    BattleTriggered { battle: BattleId },
    /// What a player brings to the battle before commitments.
    Mustered { seat: Seat, strength: u8 },
    /// An alliance was committed.
    Committed { seat: Seat, alliance: AllianceId },
    /// All scrap was committed.
    CommittedScrap { seat: Seat, scrap: u8, strength: u8 },
    /// The battle was won.
    BattleWon { seat: Seat, battle: BattleId, strength: u8 },
    /// Nobody won.
    BattleTied { battle: BattleId },
    /// The next battle became active.
    BattleActive { battle: BattleId },
    /// A battle was turned up as the next.
    BattleRevealed { battle: BattleId },
    /// The board was refilled.
    Refilled { seat: Seat },
    /// The fleet was rolled into the reserve.
    FleetReturned { seat: Seat, dice: ArrayVec<Die, 5> },
    /// The end was called.
    EndCalled { seat: Seat, ending: Ending },
    /// A VP card was turned up and scored.
    VpCardScored { seat: Seat, card: VpCardId, vp: u8 },
    /// Final scoring of a seat.
    Scored { seat: Seat, sheet: Sheet },
    /// The game is over.
    GameOver { winners: SeatSet },
}

impl orrery_kernel::Event for Event {
    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        let mut event = self.clone();
        match &mut event {
            Self::VpCardsDrawn { seat, cards, .. } if !viewer.is(*seat) => *cards = None,
            Self::VpCardKept { seat, kept, returned } if !viewer.is(*seat) => {
                (*kept, *returned) = (None, None)
            }
            Self::VpCardReturned { seat, card } if !viewer.is(*seat) => *card = None,
            _ => {}
        }
        Some(event)
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::AllianceRevealed { .. }
                | Self::VpCardsDrawn { .. }
                | Self::PlanetRevealed { .. }
                | Self::BattleRevealed { .. }
                | Self::VpCardScored { .. }
                | Self::GameOver { .. }
        )
    }

    fn used(&self) -> Option<&'static str> {
        Some(match *self {
            Self::EmpireUsed { empire, ability, .. } => {
                &content().empires[empire.index()].abilities.get(usize::from(ability).checked_sub(1)?)?.id
            }
            Self::PlanetActivated { planet, .. } | Self::OnceUsed { planet, .. } => &planet.card().id,
            Self::MoonBuilt { moon, .. } if moon.card().ability.is_none() => &moon.card().id,
            Self::MoonUsed { moon, .. } => &moon.card().id,
            Self::AlliancePlayed { alliance, .. } | Self::Committed { alliance, .. } => &alliance.card().id,
            Self::SetCompleted { set, .. } => &set.card().id,
            Self::BattleWon { battle, .. } => &battle.card().id,
            Self::VpCardScored { card, vp: 1.., .. } => &card.card().id,
            _ => return None,
        })
    }

    fn became(&self) -> Option<(Seat, &'static str)> {
        match *self {
            Self::EmpireDealt { seat, empire } => Some((seat, &content().empires[empire.index()].id)),
            _ => None,
        }
    }
}
