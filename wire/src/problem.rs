//! Why something was refused.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why something was refused: a word for programs, a sentence for people, and the rule where there is one.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[error("{why}")]
pub struct Problem {
    /// The word for programs.
    pub problem: Code,
    /// The sentence: what happened and what to do.
    pub why: String,
    /// The rule of the game that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The key of the message that says why in the players' language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

impl Problem {
    /// A problem with a sentence.
    pub fn new(problem: Code, why: impl Into<String>) -> Self {
        Self { problem, why: why.into(), rule: None, key: None }
    }
}

/// What kind of problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The request is not understood: not JSON, a field missing, a text too long.
    BadRequest,
    /// No game is known by that id.
    NoSuchGame,
    /// There is no such match, or it is none of yours to see.
    NoSuchMatch,
    /// The options cannot be played.
    BadOptions,
    /// No bot is known by that name, or it may not play here.
    BadBot,
    /// The record cannot be imported.
    BadRecord,
    /// Whoever asks may not do that.
    Forbidden,
    /// The request came from a page of another site.
    WrongOrigin,
    /// The seat is taken, or there is no such seat.
    NoSeat,
    /// The match has begun, has not begun, or is over.
    WrongTime,
    /// The seat is not asked for a decision.
    NotAsked,
    /// The text is not an action of the game.
    BadNotation,
    /// A rule of the game forbids it.
    Illegal,
    /// What was asked for was asked on an old position.
    Stale,
    /// Nothing can be taken back, or not so far.
    NoUndo,
    /// The match was stopped because the rules failed on it.
    Quarantined,
    /// Too much at once; wait a little.
    TooMany,
    /// Too large.
    TooLarge,
    /// The server cannot do it now; try again.
    Unavailable,
}
