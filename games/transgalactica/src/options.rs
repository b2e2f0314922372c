//! What the host may choose: how many play.

use orrery_kernel::BadOptions;
use serde::{Deserialize, Serialize};

use crate::content::{Map, content};

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play: 2 to 5. The map follows from it (TG-SETUP-1).
    pub players: u8,
}

impl Options {
    /// The options of the rules for so many players.
    pub fn standard(players: u8) -> Result<Self, BadOptions> {
        let options = Self { players };
        options.check().and(Ok(options))
    }

    /// Can a game be set up like this?
    pub fn check(&self) -> Result<&'static Map, BadOptions> {
        content().maps.iter().find(|map| map.players == self.players).ok_or_else(|| {
            BadOptions::new("players", format!("Transgalactica is for 2 to 5 players, not {}", self.players))
        })
    }
}
