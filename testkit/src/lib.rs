//! Tests for every game at once, and toys to test everything else with.
//!
//! A game joins the conformance suite by saying in [`Conforms`] which tables to try and what must always hold, and
//! with one line in a test file: `orrery_testkit::conformance!(RocketDice);`. Each law is then a test of its own; the
//! laws are listed at [`suite`]. Around the suite: [`golden`] compares whole games with files, [`allocations`] counts
//! them, [`mod@bench`] plays fast, [`toy`] has four tiny games.
//!
//! Depends on the kernel and on no game. The environment says how much is tried:
//!
//! - `ORRERY_GAMES`: games per table for each expensive law (60);
//! - `ORRERY_RANDOM_GAMES`: games per table in the fast pass (300);
//! - `ORRERY_SEED`: only the game with this seed, as a failure names it;
//! - `ORRERY_UPDATE_GOLDEN=1`: write golden files instead of comparing with them.

#[cfg(feature = "suite")]
pub mod allocations;
pub mod bench;
mod conforms;
#[cfg(feature = "suite")]
pub mod golden;
#[cfg(feature = "suite")]
mod laws;
#[cfg(feature = "suite")]
pub mod suite;
pub mod toy;

pub use conforms::Conforms;
