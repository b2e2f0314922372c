//! What server and clients say to each other: plain data, as JSON, for every game alike.
//!
//! [`lobby`] has the bodies of the HTTP interface, [`table`] the messages on the socket of an open table, [`command`]
//! what a player can ask of a match, [`card`] what everybody may know of one. A game's own things (options, views,
//! events) pass through as JSON values: they belong to the game.
//!
//! No clock, no network: the browser client uses the same types. Start reading at [`table`].

pub mod card;
pub mod command;
pub mod id;
pub mod lobby;
pub mod problem;
pub mod table;

pub use card::{Clock, ClockFace, Ending, Holder, MatchCard, Role, SeatCard, Status};
pub use command::{Command, Lasts, Order};
pub use id::{ActionId, MatchId, Ticket};
pub use problem::{Code, Problem};
pub use table::{Hand, News, Offer, State, ToClient, ToServer, UndoWish, What};

/// Milliseconds since the beginning of 1970, UTC.
pub type Millis = u64;
