//! The pages around the table: where one sits down, sets the table, learns the rules, and sees how good the bots are.
//!
//! Each page is a function that gives its view: [`front`], [`new_table`], [`rules`], [`bots`], [`nowhere`]; [`header`] stands above
//! all of them. `browser.rs` has the few things that are asked of the browser itself, `level.rs` the bots in words, `who.rs` the
//! people around a table; every folder is one page.
//!
//! No rule of a game is written here: what can be played is asked of the shelf, what it looks like of the catalogue.

mod bots;
mod browser;
mod footer;
mod front;
mod header;
mod level;
mod nowhere;
mod orrery;
mod rules;
mod setup;
mod who;

pub use bots::bots;
pub use front::front;
pub use header::{header, language_switch, theme_switch};
pub use nowhere::nowhere;
pub use rules::rules;
pub use setup::new_table;
