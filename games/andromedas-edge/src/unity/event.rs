//! What Unity did, each with its cause.

use orrery_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::ids::{AbilityId, ActionId, CommanderId, ConflictId, UnityUpgradeId, WheelId};
use super::pending::Cause;
use super::scoring::UnitySheet;
use crate::ids::{ModuleId, MoonId, SpaceId, TacticId, TokenId};
use crate::kinds::{Resource, Ship, Track};

/// How the region of a launch was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chosen {
    /// The card left one region.
    Card,
    /// The card left several; the Conn holder, or the automatic Conn, took one.
    Conn,
    /// The card left none: the probe's region (UN-LAUNCH-4).
    Probe,
}

/// Something that Unity did, or that happened to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "unity")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Told {
    /// Its Commander.
    Commander { commander: CommanderId },
    /// An action card lies face up.
    CardShown { card: ActionId },
    /// Used action cards became a deck again.
    Reshuffled { deck: u8 },
    /// The Conn is with this player now.
    ConnPassed { seat: Seat },
    /// Its turn begins.
    Began { last: bool },
    /// The die of a launch turn, and the section it means, from 1.
    Rolled { face: u8, section: u8 },
    /// A ship was launched.
    Launched { ship: Ship, space: SpaceId, card: ActionId, chosen: Chosen },
    /// A return turn.
    Returns { last: bool },
    /// The Command marker moved.
    Wheel { space: WheelId, number: u8 },
    /// An ability of the Commander took effect.
    Ability { ability: AbilityId },
    /// An upgrade was gained.
    Upgrade { upgrade: UnityUpgradeId, because: Cause },
    /// An upgrade took effect.
    UpgradeUsed { upgrade: UnityUpgradeId },
    /// A conflict card was drawn.
    Conflict { card: ConflictId },
    /// A conflict card took effect later in the battle.
    ConflictUsed { card: ConflictId },
    /// Tactics cards were drawn.
    Drew { count: u8, because: Cause },
    /// A tactics card was discarded.
    Discarded { card: TacticId },
    /// A player got a card of its hand.
    CardTaken { seat: Seat, card: Option<TacticId>, eyes: SeatSet },
    /// It got a card of a player's hand.
    CardGiven { seat: Seat, card: Option<TacticId>, eyes: SeatSet },
    /// VP were scored.
    Scored { vp: u8, because: Cause },
    /// VP were lost.
    VpLost { vp: u8 },
    /// A marker moved on.
    Advanced { track: Track, space: u8, because: Cause },
    /// An event is pending.
    EventPending,
    /// A moon was claimed.
    Moon { moon: MoonId, space: SpaceId, because: Cause },
    /// A moon was taken by a player.
    MoonTaken { seat: Seat, moon: MoonId },
    /// Discovery tokens were taken at random.
    Discovery { stack: u8, count: u8, because: Cause },
    /// A supremacy token was taken.
    Token { token: TokenId },
    /// A module was gained.
    Module { module: ModuleId, because: Cause },
    /// A module was damaged.
    ModuleDamaged { module: ModuleId },
    /// A module was repaired.
    ModuleRepaired { module: ModuleId },
    /// A ship went to the Repair Barge.
    ShipRepaired { ship: Ship },
    /// A shield was repaired.
    ShieldRepaired { ship: Ship },
    /// A shield took the damage.
    ShipShielded { ship: Ship },
    /// A conflict card took the damage.
    ShipSpared { ship: Ship },
    /// A ship was scrapped.
    ShipScrapped { ship: Ship, space: SpaceId },
    /// A ship moved into a battle, or out of it.
    ShipMoved { ship: Ship, from: SpaceId, to: SpaceId },
    /// A ship of the bay joined a battle.
    Reinforced { ship: Ship, space: SpaceId },
    /// A ship went to the bay.
    ShipReturned { ship: Ship },
    /// All its ships are back.
    AllReturned,
    /// A development was built.
    Development { space: SpaceId, because: Cause },
    /// Leaders came to the station.
    Recruited { space: SpaceId, count: u8 },
    /// A leader was exiled.
    Exiled { space: SpaceId },
    /// Bonus resources went to the supply.
    Collected { space: SpaceId, resource: Resource, count: u8 },
    /// The probe moved.
    Probe { space: SpaceId },
    /// Final scoring.
    FinalScore { sheet: UnitySheet },
}

impl Told {
    /// Leaves out what only some may see.
    pub(crate) fn redact(&mut self, sees: impl Fn(SeatSet) -> bool) {
        match self {
            Self::CardTaken { card, eyes, .. } | Self::CardGiven { card, eyes, .. } if !sees(*eyes) => {
                *card = None;
            }
            _ => {}
        }
    }

    /// Does it show something that was hidden?
    pub(crate) fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Commander { .. }
                | Self::CardShown { .. }
                | Self::Upgrade { .. }
                | Self::Conflict { .. }
                | Self::Drew { .. }
                | Self::Discarded { .. }
                | Self::CardTaken { .. }
                | Self::CardGiven { .. }
                | Self::Discovery { .. }
                | Self::FinalScore { .. }
        )
    }

    /// What took effect.
    pub(crate) fn used(&self) -> Option<&'static str> {
        Some(match *self {
            Self::Commander { commander } => &commander.card().id,
            Self::Launched { card, .. } => &card.card().id,
            Self::Wheel { space, .. } => &space.card().id,
            Self::Ability { ability } => &ability.card().id,
            Self::UpgradeUsed { upgrade } => &upgrade.card().id,
            Self::Conflict { card } if card.card().when == super::Moment::DiplomacyStep => &card.card().id,
            Self::ConflictUsed { card } => &card.card().id,
            _ => return None,
        })
    }
}
