//! The table in the browser: where a match is played, looked back on, and examined.
//!
//! [`table`] is the page at which one plays, with the gathering room before the start; [`replay`] looks back; [`inspect`] plays and
//! examines any game, with or without a board. Start reading at `table.rs`: what a page at a table holds. `reel.rs` shows
//! what happens at a pace that can be followed; `story.rs` is the log as turns and sentences; the rest is a part of the page each.
//!
//! No rule is written here, and nothing is known of any game: what may be done, what it is called and how it is drawn comes
//! from the kit.

mod around;
mod away;
mod browser;
mod card;
mod chart;
mod chat;
mod choices;
mod clock;
mod curtain;
mod dialog;
mod doubt;
mod gains;
mod gather;
mod groups;
mod help;
mod inspect;
mod invite;
mod keys;
mod log;
mod menu;
mod notice;
mod opening;
mod orders;
mod page;
mod parts;
mod players;
mod prefs;
mod problem;
mod prompt;
mod reel;
mod replay;
mod scores;
mod seats;
mod settings;
mod stage;
mod story;
mod table;
mod toast;
mod tree;

pub use inspect::inspect;
pub use page::table;
pub use replay::replay;
pub use stage::loading;
