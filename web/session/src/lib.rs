//! A match as a page holds it: played in this browser, or on a server. Both look the same from outside.
//!
//! [`Session`] is the handle: what is known of the match (signals on a `slate.rs`), what can be asked for. `local.rs` runs the match
//! in the page with the crate `match`, keeps it in the browser ([`keep`]; `drawer.rs` is IndexedDB) and has bots think in a worker
//! (`worker.rs` is the page's side, `thinking.rs` the worker's); `online.rs` follows a match on a server over its socket (`talk.rs`),
//! reconnects and resends. [`house`] speaks to the server's lobby.
//!
//! What can be decided without a browser is decided in small files of its own, which tests play with natively: `begin.rs` (how a match
//! begins), `eyes.rs` (who looks), `steps.rs` (what waits to be shown), `chronicle.rs` (news in order), `follow.rs` (what a message
//! of the server means), `patience.rs` (how long to wait).

mod begin;
mod bell;
mod chronicle;
mod drawer;
mod echo;
mod eyes;
mod follow;
pub mod house;
pub mod json;
pub mod keep;
mod local;
mod moment;
mod online;
mod patience;
mod report;
mod said;
mod session;
mod slate;
mod steps;
mod talk;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod testing;
mod thinking;
mod worker;

pub use begin::{LocalSeat, NewLocal};
pub use keep::Kept;
pub use session::{Link, Session, Step};
pub use thinking::serve_worker;
