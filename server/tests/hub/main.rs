//! The hub: open tables, without HTTP.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod bomb;
mod bots;
mod flaky;
#[path = "../../../match/tests/tables/heap.rs"]
mod heap;
mod nodes;
mod orders;
mod past;
mod quarantine;
mod room;
mod table;
mod upgrade;
