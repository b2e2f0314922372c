//! Why something could not be done. Each error is a value, has a sentence for the person who meets it, and names the
//! rule where there is one.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Seat;

/// The id of a rule in the ledger, such as `RD-BATTLE-9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action was refused. The state is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Somebody else is asked.
    #[error("seat {0} is not asked for a decision now")]
    NotAsked(Seat),
    /// A rule forbids it.
    #[error("{why} ({rule})")]
    Rule {
        /// The rule.
        rule: RuleId,
        /// The key of the message that says why, in the players' language.
        why: &'static str,
    },
}

/// Options with which no game can start.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[error("{field}: {why}")]
pub struct BadOptions {
    /// The option that is wrong.
    pub field: String,
    /// What is wrong with it, and what is allowed.
    pub why: String,
}

impl BadOptions {
    /// The option `field` is wrong because …
    pub fn new(field: impl Into<String>, why: impl Into<String>) -> Self {
        Self { field: field.into(), why: why.into() }
    }
}

/// A text that is not the notation of an action.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{input}` is not an action: {why}")]
pub struct BadNotation {
    /// The text as given, cut if very long.
    pub input: String,
    /// What was expected.
    pub why: String,
}

impl BadNotation {
    /// `input` is no action because …
    pub fn new(input: &str, why: impl Into<String>) -> Self {
        let mut shown: String = input.chars().take(60).collect();
        if shown.len() < input.len() {
            shown.push('…');
        }
        Self { input: shown, why: why.into() }
    }
}
