//! The bodies of the HTTP interface.

use orrery_kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Clock, MatchCard, MatchId, News, Role, State, Ticket};

/// A game that can be played here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// The revision of its rules.
    pub revision: u16,
    /// The digest of its cards and numbers.
    pub content: String,
    /// The numbers of seats it can be played with, and the usual options for each.
    pub tables: Vec<TableCard>,
    /// The bots that can be seated, weakest first.
    pub bots: Vec<String>,
}

/// A number of seats that a game can be played with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableCard {
    /// How many seats.
    pub seats: u8,
    /// The usual options.
    pub options: Value,
}

/// Tables that one can join or watch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lobby {
    /// Listed matches, latest first.
    pub matches: Vec<MatchCard>,
    /// Where the next page begins, if there is one: pass it as `before`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// The matches of whoever asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mine {
    /// Latest first.
    pub matches: Vec<MyMatch>,
}

/// A match of whoever asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MyMatch {
    /// What they are in it.
    pub you: Role,
    /// Does it wait for them?
    pub your_turn: bool,
    /// The match.
    #[serde(flatten)]
    pub card: MatchCard,
}

/// A wish for a new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The id of the game.
    pub game: String,
    /// Who is to sit where, seat 1 first.
    pub seats: Vec<NewSeat>,
    /// The options of the game; the usual ones if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Value>,
    /// What to call the table, at most 60 characters.
    #[serde(default)]
    pub title: String,
    /// Time for thinking.
    #[serde(default)]
    pub clock: Clock,
    /// Show it in the lobby?
    #[serde(default)]
    pub listed: bool,
    /// May people without a seat look on?
    #[serde(default = "yes")]
    pub watch: bool,
    /// Put a new ticket into the answer instead of a cookie, for programs that keep none.
    #[serde(default)]
    pub ticket: bool,
}

fn yes() -> bool {
    true
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// Whoever makes the table.
    Me {
        /// As they wish to be called, at most 30 characters.
        name: String,
    },
    /// Whoever gets the link.
    Invite,
    /// Anyone.
    Open,
    /// A bot of the server.
    Bot {
        /// Which.
        bot: String,
    },
}

/// A table was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Made {
    /// Its name.
    pub id: MatchId,
    /// What whoever made it is there.
    pub you: Role,
    /// A link for each seat that was kept for a guest, or that another person held in a record. They are told once; the
    /// server keeps only hashes.
    pub invites: Vec<Invite>,
    /// The ticket, if it was asked for and is new: whoever presents one knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ticket: Option<Ticket>,
}

/// A link to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invite {
    /// The seat.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub seat: Seat,
    /// What proves it.
    pub ticket: Ticket,
    /// The page to open, `/t/ID#TICKET`: what follows the # stays in the browser.
    pub path: String,
}

/// A wish to sit down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// As one wishes to be called, at most 30 characters.
    pub name: String,
    /// An open seat; any if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub seat: Option<Seat>,
    /// What came with the link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<Ticket>,
    /// Put a new ticket into the answer instead of a cookie, for programs that keep none.
    #[serde(default)]
    pub ticket: bool,
}

/// One has sat down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seated {
    /// What one is there now.
    pub you: Role,
    /// The ticket, if it was asked for and is new: whoever presents one knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ticket: Option<Ticket>,
}

/// The host gives a seat to somebody else before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Assign {
    /// To whom. `me` is for whoever makes a table, and not possible here.
    pub to: NewSeat,
}

/// A seat was given to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Assigned {
    /// The link, if it is kept for a guest. An older link to the seat is void.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<Invite>,
}

/// A match and what whoever asks is in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchPage {
    /// What they are in it.
    pub you: Role,
    /// The options of the game.
    pub options: Value,
    /// The match.
    #[serde(flatten)]
    pub card: MatchCard,
}

/// A position of the past, and what led to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Past {
    /// The entry that led to it.
    pub news: Option<News>,
    /// The position.
    pub state: State,
}

/// A part of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LogPage {
    /// The entries as whoever asks may know them, oldest first.
    pub news: Vec<News>,
    /// Is there more after these?
    pub more: bool,
}

/// A match was made from a record, or after another match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Followed {
    /// Its name.
    pub id: MatchId,
    /// The ticket of its host, if it was asked for and is new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ticket: Option<Ticket>,
}

/// Ready to start, or not yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ready {
    /// Ready?
    pub ready: bool,
}

/// It is done and durable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Written {
    /// The entry of the log that did it.
    pub seq: u32,
}

/// Is the server well?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Health {
    /// `ok`, or `stopping` while connections are being closed.
    pub status: String,
    /// The version of the program.
    pub version: String,
    /// Does the store answer?
    pub store: bool,
}
