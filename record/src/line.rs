//! The shape of the lines.

use orrery_kernel::{Digest, Game, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The number of the format that is written and read here.
pub const FORMAT: u32 = 1;

/// The word that tells a record from any other JSON file: the value of the header's `orrery`.
pub const KIND: &str = "record";

/// The first line: what was played, with what, by whom, and how the table was set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<O = Value, E = Value, S = Value> {
    /// Always `record`.
    pub orrery: String,
    /// The number of the format.
    pub format: u32,
    /// The id of the game.
    pub game: String,
    /// The revision of the rules that it was played under.
    pub revision: u16,
    /// The digest of the cards and numbers that it was played with.
    pub content: Digest,
    /// What the host chose.
    pub options: O,
    /// Who sat where, seat 1 first.
    pub seats: Vec<Player>,
    /// The key of all chance, in hexadecimal, if it was sealed before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The stream of the key from which the outcomes of this line come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stream: Option<u64>,
    /// What chance answered while the table was set.
    pub chance: Vec<u32>,
    /// What happened while the table was set.
    pub events: Vec<E>,
    /// The complete state before the first action, if states were recorded.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub state: Option<S>,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// A bot as the command line writes it (`greedy`, `mcts:800`), or the name of a person.
    pub name: String,
}

/// Every further line: an action and everything that followed from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<E = Value, S = Value> {
    /// The number of the action, from 1.
    pub seq: u32,
    /// Who acted.
    #[serde(with = "seat")]
    pub seat: Seat,
    /// What was done, in the notation of the game.
    pub action: String,
    /// The stream of the key from which the outcomes of this line come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stream: Option<u64>,
    /// What chance answered.
    pub chance: Vec<u32>,
    /// What happened, complete: not as one of the seats saw it.
    pub events: Vec<E>,
    /// The digest of the state after it.
    pub digest: Digest,
    /// The complete state after it, if states were recorded.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub state: Option<S>,
    /// How the game ended, on its last line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Ending>,
}

fn none<S>() -> Option<S> {
    None
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The final scores, seat 1 first.
    pub scores: Vec<i16>,
    /// The seats that won, from 1.
    pub winners: Vec<u8>,
    /// Which way the game ended, in the game's word for it.
    pub ending: String,
}

impl Ending {
    /// The outcome of a game with so many seats.
    pub fn of<G: Game>(outcome: &Outcome, seats: u8) -> Self {
        Self {
            scores: Seat::all(seats).map(|seat| outcome.scores[seat]).collect(),
            winners: outcome.winners.iter().map(|seat| seat.index() as u8 + 1).collect(),
            ending: G::ENDINGS.get(usize::from(outcome.ending)).copied().unwrap_or("unknown").to_owned(),
        }
    }
}

/// Seats are counted from 0 inside and from 1 in files.
mod seat {
    use orrery_kernel::Seat;
    use serde::de::{Deserialize as _, Error as _};

    pub(super) fn serialize<S: serde::Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(seat.index() as u8 + 1)
    }

    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let seat = number.checked_sub(1).and_then(Seat::new);
        seat.ok_or_else(|| D::Error::custom(format!("there is no seat {number}")))
    }
}
