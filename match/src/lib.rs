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
//! [`Table`] is a match of whatever game; [`Shelf`] the games there are. Start reading at `entry.rs`, then `table.rs`.

mod entry;
mod shelf;
mod table;

pub use entry::{By, Created, Deed, Entry};
pub use shelf::{AnyGame, Shelf};
pub use table::{Broken, Due, Moment, Snapshot, Table, Task, Thinking};
