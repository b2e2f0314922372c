//! Whom to play against.

use std::fmt;
use std::str::FromStr;

use orrery_kernel::BadOptions;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ids::CommanderId;
use crate::options::Options;

/// Under whom Unity plays (UN-SETUP-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foe {
    /// Under this Commander.
    Commander(CommanderId),
    /// Under one of this level, 1 to 3, drawn at random.
    Level(u8),
}

impl Foe {
    /// The Commanders it may be.
    pub(super) fn commanders(self) -> impl Iterator<Item = CommanderId> {
        CommanderId::all().filter(move |&commander| match self {
            Self::Commander(only) => commander == only,
            Self::Level(level) => commander.card().level == level,
        })
    }
}

/// `envoy-sera-vint`, or `level-2`.
impl fmt::Display for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Commander(commander) => commander.fmt(f),
            Self::Level(level) => write!(f, "level-{level}"),
        }
    }
}

/// A Commander, `level-2`, or just `2`.
impl FromStr for Foe {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.strip_prefix("level-").unwrap_or(text) {
            "1" => Ok(Self::Level(1)),
            "2" => Ok(Self::Level(2)),
            "3" => Ok(Self::Level(3)),
            _ => text.parse().map(Self::Commander).map_err(|_| {
                let shown: String = text.chars().take(40).collect();
                let all: Vec<String> = CommanderId::all().map(|commander| commander.to_string()).collect();
                format!("`{shown}` is neither a level (1, 2, 3) nor a Commander of Unity: {}", all.join(", "))
            }),
        }
    }
}

impl Serialize for Foe {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Foe {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Named;
        impl Visitor<'_> for Named {
            type Value = Foe;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a Commander of Unity, or a level from 1 to 3")
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Foe, E> {
                text.parse().map_err(E::custom)
            }
            fn visit_u64<E: Error>(self, level: u64) -> Result<Foe, E> {
                self.visit_str(&level.to_string())
            }
        }
        match deserializer.is_human_readable() {
            true => deserializer.deserialize_any(Named),
            false => deserializer.deserialize_str(Named),
        }
    }
}

impl Options {
    /// How many contend: the players, and Unity.
    pub fn contenders(&self) -> u8 {
        self.players + u8::from(self.unity.is_some())
    }

    /// UN-SETUP-1, UN-SETUP-2.
    pub(crate) fn check_unity(&self) -> Result<(), BadOptions> {
        if self.unity.is_none() {
            if self.players == 1 {
                let why = "one player alone plays against Unity; name a Commander or a level";
                return Err(BadOptions::new("players", why));
            }
            return Ok(());
        }
        if self.teams {
            return Err(BadOptions::new("teams", "Unity does not join two against two"));
        }
        if !(1..=3).contains(&self.players) {
            let why = format!("Unity joins 1 to 3 players, not {}", self.players);
            return Err(BadOptions::new("players", why));
        }
        match self.unity {
            Some(Foe::Level(level)) if !(1..=3).contains(&level) => {
                Err(BadOptions::new("unity", format!("Commanders have the levels 1 to 3, not {level}")))
            }
            _ => Ok(()),
        }
    }
}
