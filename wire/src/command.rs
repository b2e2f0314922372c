//! What a player can ask of a match.

use orrery_kernel::Seat;
use serde::{Deserialize, Serialize};

/// What the holder of a seat can ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Before the start: I am ready, or not yet.
    Ready {
        /// Ready?
        ready: bool,
    },
    /// An action of the game.
    Act {
        /// In the notation of the game.
        action: String,
    },
    /// Take back own decisions that told nobody anything, back to the position after entry `to`.
    Undo {
        /// The number of the entry after which the game is to stand.
        to: u32,
    },
    /// Ask the table to agree to go back further.
    AskUndo {
        /// The number of the entry after which the game is to stand.
        to: u32,
    },
    /// Agree to go back, or not.
    AnswerUndo {
        /// Agreed?
        yes: bool,
    },
    /// Give up. A bot plays on for the seat if others still play.
    Resign,
    /// Let a bot play for a seat: one's own while one is away, or that of somebody who keeps the table waiting.
    StandIn {
        /// Whose seat.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// I am back: the bot leaves my seat.
    Return,
    /// From now on answer these questions for me.
    Orders {
        /// All standing orders; an empty list takes them back.
        orders: Vec<Order>,
    },
}

/// A question that the match answers for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "order", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// When there is only one thing that I can do, do it.
    Forced,
    /// Whenever I am asked, and this action is possible, do it.
    Answer {
        /// Only when the question comes from this rule (`AE-REACT-3`); any question if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
        /// In the notation of the game (`pass`).
        action: String,
        /// How long.
        #[serde(default)]
        lasts: Lasts,
    },
}

/// How long a standing order lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Lasts {
    /// Until it is taken back.
    #[default]
    Always,
    /// Until the seat is asked something that no order answers: "pass until my turn".
    UntilAsked,
    /// So many answers.
    Times(u8),
}
