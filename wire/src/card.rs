//! What everybody may know of a match.

use orrery_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{MatchId, Millis};

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet; anyone may sit down.
    Open,
    /// Nobody yet; whoever has the link may sit down.
    Invited,
    /// A person, or a program from outside.
    Person {
        /// As they wish to be called.
        name: String,
    },
    /// A bot of the server.
    Bot {
        /// Which, as the command line writes it: `greedy`, `mcts:200ms`.
        bot: String,
    },
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatCard {
    /// Who holds it.
    pub holder: Holder,
    /// Ready to start? Bots always are.
    pub ready: bool,
    /// Has it given up?
    pub resigned: bool,
    /// The bot that plays for its holder meanwhile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Players gather; nothing has been dealt.
    Gathering,
    /// It is being played.
    Running,
    /// It has ended.
    Over,
    /// It was stopped because the rules failed on it; its log is kept for a report.
    Quarantined,
}

/// Time for thinking. It informs; nobody loses by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as one likes.
    #[default]
    None,
    /// Each seat has a bank, and gains a little with every decision.
    Live {
        /// Seconds in the bank at the start.
        bank: u32,
        /// Seconds added per decision.
        increment: u32,
    },
    /// By correspondence.
    Days {
        /// Days for each decision.
        days: u16,
    },
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClockFace {
    /// Milliseconds that the seat has left at the time of the message; negative when overdrawn. Absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<i64>,
    /// Milliseconds that the seat has been thinking in this match, up to the time of the message.
    pub used: u64,
    /// Since when it has been asked, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Millis>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ending {
    /// The final scores, seat 1 first.
    pub scores: Vec<i16>,
    /// The seats that won.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub winners: Vec<Seat>,
    /// Which way it ended, in the game's word for it, or `resigned`.
    pub ending: String,
}

/// A match in the lobby, and the head of its page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchCard {
    /// Its name.
    pub id: MatchId,
    /// The id of the game.
    pub game: String,
    /// The revision of the rules under which it is played.
    pub revision: u16,
    /// What the host calls the table.
    pub title: String,
    /// How far it is.
    pub status: Status,
    /// Who sits where, seat 1 first.
    pub seats: Vec<SeatCard>,
    /// Whom it waits for.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub asked: Vec<Seat>,
    /// Time for thinking.
    pub clock: Clock,
    /// Is it in the lobby?
    pub listed: bool,
    /// May people without a seat look on?
    pub watch: bool,
    /// The number of the last entry of its log.
    pub seq: u32,
    /// When it was made.
    pub created: Millis,
    /// When something last happened.
    pub updated: Millis,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Ending>,
    /// The match that follows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<MatchId>,
}

/// What someone is to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Role {
    /// The seat that they hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub seat: Option<Seat>,
    /// Did they make it?
    pub host: bool,
}
