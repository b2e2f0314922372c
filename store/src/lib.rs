//! Where matches are kept.
//!
//! One trait, [`Store`], with two real back ends: SQLite in one file without set-up, and PostgreSQL for several nodes.
//! Both pass the same conformance suite (`tests/`). A store knows no game and no rule: entries, snapshots and cards are
//! texts to it. What it promises: an append is durable when it is acknowledged; of two appends with the same number one
//! fails; what was appended is never changed.
//!
//! [`open`] takes a URL. Start reading at `store.rs`, then `sqlite/mod.rs`.

mod backup;
mod pack;
mod postgres;
mod rows;
mod sqlite;
mod store;
#[cfg(all(unix, feature = "testing"))]
pub mod testing;

use std::sync::Arc;

pub use store::{
    Append, Appended, Chat, Grant, Kept, Listed, NewMatch, Place, Store, StoreError, TicketHash, Wake,
};

/// Opens the store at a URL, and brings its tables to the present schema first.
///
/// - `sqlite:PATH`: the file is made if it is not there, and the folders above it. `sqlite::memory:` is a store that is
///   gone with the last who has it open.
/// - `postgres://USER@HOST/DATABASE` or `postgresql://…`, with all that such an address can hold
///   (`?host=/run/postgresql` for a Unix socket). Connections are not encrypted by the program: use a socket, a private
///   network, or a proxy that does.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    if let Some(path) = url.strip_prefix("sqlite:") {
        return Ok(Arc::new(sqlite::Sqlite::open(path).await?));
    }
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(Arc::new(postgres::Postgres::open(url).await?));
    }
    Err(StoreError::Address(url.to_owned()))
}
