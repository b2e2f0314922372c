//! The border: a real server on a real port, asked by a client that can be as wrong as it likes.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

#[path = "../hub/bomb.rs"]
mod bomb;
mod client;
mod contract;
mod describing;
mod gathering;
mod house;
mod limits;
mod lobby;
mod matrix;
mod playing;
mod secrets;
mod sockets;
mod stopping;
mod tickets;
mod web;
mod wrong;
