//! A match: people and bots around one game, as an append-only log.
//!
//! Everything that happens to a match is an [`Entry`] of its log, and a match is what one gets by taking its entries one after
//! the other ([`Table::commit`]). Nobody changes a match in any other way: to do something is to *decide* what entry it would be
//! ([`Table::decide`], which changes nothing), to make that entry durable, and then to commit it. So a match can be
//! opened again anywhere from its log, two servers that follow the same log hold the same match, and what was not made
//! durable has not happened.
//!
//! No disk, no network, no thread, and no clock: whoever calls says what time it is and brings randomness
//! ([`Moment`]). The engine sees neither. Compiles to WebAssembly, where the same matches are played without a server.
//!
//! [`Table`] is a match of whatever game; [`Shelf`] the games there are. Start reading at `entry.rs`, then `table.rs`;
//! `play.rs` is a match of one game, `decide.rs` what a wish would be, `fold.rs` what an entry does, `news.rs` and `state.rs` what
//! is told of it, and every other file one idea: seats, undo, orders, clocks, bots, revisions, records.

mod audit;
mod bots;
mod chair;
mod clock;
mod decide;
mod due;
mod entry;
mod fold;
mod import;
mod line;
mod news;
mod of;
mod orders;
mod play;
mod problem;
mod record;
mod resign;
mod revise;
mod seats;
mod shelf;
mod snapshot;
mod state;
mod table;
mod undo;

pub use audit::Audit;
pub use entry::{By, Created, Deed, Entry};
pub(crate) use play::{Board, Match, Playable};
pub use shelf::{AnyGame, Shelf};
pub use table::{Broken, Due, Moment, Snapshot, Table, Task, Thinking};

/// A thing of the game as JSON. Plain data can always be written.
pub(crate) fn json<T: serde::Serialize>(thing: &T) -> serde_json::Value {
    serde_json::to_value(thing).unwrap_or_default()
}
