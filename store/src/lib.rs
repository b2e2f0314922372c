//! Where matches are kept.
//!
//! One trait, [`Store`], with two real back ends: SQLite in one file without set-up, and PostgreSQL for several nodes.
//! Both pass the same conformance suite (`tests/`). A store knows no game and no rule: entries, snapshots and cards are
//! texts to it. What it promises: an append is durable when it is acknowledged; of two appends with the same number one
//! fails; what was appended is never changed.
//!
//! [`open`] takes a URL. Start reading at `store.rs`.

mod store;

pub use store::{Append, Appended, Chat, Grant, Kept, Listed, NewMatch, Place, Store, StoreError, TicketHash, Wake};
