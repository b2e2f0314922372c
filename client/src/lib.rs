//! Players from outside: the HTTP interface and the socket of a table, seen from the client.
//!
//! [`Client`] knows one or several nodes and asks whichever answers. [`Player`] is one socket at one table: it follows the
//! log without a gap, comes back after a lost connection (to another node if there are several), and asks again, under
//! the same name, for everything that was not yet answered. [`Brain`] decides; [`Scripted`] is one that picks among what
//! is offered, and [`Turn`] says when it is time to.
//!
//! What a player keeps in mind between two messages is in `follow.rs`, without a network and without a clock. Start
//! reading there, then at `player.rs`.

mod brain;
mod client;
mod failure;
mod follow;
mod gather;
mod node;
mod player;
mod socket;
mod turn;
mod web;

pub use brain::{Brain, Scripted};
pub use client::{Client, Tap};
pub use failure::Failure;
pub use follow::Heard;
pub use gather::Gathered;
pub use node::{BadNode, Node};
pub use player::{Event, Player, Settings, Traffic};
pub use turn::Turn;
