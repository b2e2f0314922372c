//! What is pending for Unity, and why it does what it does.

use serde::{Deserialize, Serialize};

use super::content::Moment;
use super::ids::{AbilityId, ActionId, ConflictId, UnityUpgradeId, WheelId};
use crate::effect::{From, NodeId};
use crate::frame::Context;
use crate::ids::SpaceId;
use crate::kinds::Track;

/// Why Unity does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// An action card.
    Action(ActionId),
    /// A space of the Command Wheel.
    Wheel(WheelId),
    /// An ability of the Commander.
    Ability(AbilityId),
    /// A conflict card.
    Conflict(ConflictId),
    /// A Unity Upgrade.
    Upgrade(UnityUpgradeId),
    /// What a development brings once.
    Development(Track),
    /// A space of a track.
    Track,
    /// The region launched to, or a Vortex.
    Region,
    /// Its science vessel was launched.
    Vessel,
    /// Bonus resources where its ships are.
    Bonus,
    /// The return turn.
    Return,
    /// A module was gained.
    Module,
    /// A battle was won.
    Battle,
    /// A raider: its reward, or what it does.
    Raider,
    /// An event.
    Event,
    /// Nothing was there to repair.
    Repair,
    /// It was taken from a player.
    Taken,
    /// A card or an ability of a player.
    Player,
}

/// Something that Unity does, or that the Conn holder decides for it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Pending {
    /// Its turn begins.
    Turn,
    /// Vortexes whose benefit is still to come, as bits.
    Vortexes(u8),
    /// The die is rolled, or it returns.
    Roll,
    /// Where does the ship of this section go?
    Launch(u8),
    /// The active region is activated.
    Activate,
    /// Leaders and bonus resources come to the station.
    Fetch,
    /// The icons of the card.
    Icons(ActionId),
    /// The event icon of the card.
    EventIcon,
    /// Which raiders strike?
    Strike,
    /// The card is discarded, the next one revealed.
    NextCard(ActionId),
    /// The pending event, the next contender.
    EndTurn,
    NextTurn,
    /// The steps of a return turn.
    CountShips,
    March,
    Scrapyard,
    ComeHome,
    /// An event was resolved; the Conn passes.
    PassConn,
    /// What answers to a moment, as bits: abilities of the Commander, then upgrades in the order gained.
    Answers {
        when: Moment,
        left: u16,
    },
    /// Where is a development built?
    Develop {
        because: Cause,
    },
    /// A development that was built is scored, and brings what it brings once.
    Developed {
        space: SpaceId,
    },
    /// Steps on a track.
    Steps {
        track: Track,
        left: u8,
        because: Cause,
    },
    /// On which track?
    AnyTrack {
        left: u8,
        lowest: bool,
        because: Cause,
    },
    /// Which module?
    Module {
        row: Option<Track>,
        because: Cause,
    },
    /// From where does a moon come?
    Moon {
        left: u8,
        from: From,
        because: Cause,
    },
    /// From where does a leader come?
    Recruit {
        left: u8,
    },
    /// So many tactics cards are discarded.
    Discard {
        left: u8,
    },
    /// Which of its ships is damaged?
    DamageShip {
        left: u8,
    },
    /// Which opposing ship is damaged?
    Hit {
        left: u8,
    },
    /// Which alternative?
    Option {
        node: NodeId,
        context: Context,
    },
    /// Which development card is used once more?
    Flip {
        left: u8,
    },
}
