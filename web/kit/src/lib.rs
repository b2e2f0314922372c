//! What the pages and boards of the browser client share.
//!
//! [`Tongue`] is the language in which everything is said; [`Seen`] a position as a viewer sees it, with a position imagined
//! from it that answers questions about the rules; [`Position`] the same with its game forgotten, for everything around the
//! board; [`Board`] what a game brings to be drawn, [`Desk`] what a board is given, and [`Known`] a game of the catalogue.
//!
//! No rule is written here: what may be done, what it is called and why not is asked of the game itself.

mod board;
mod card;
mod desk;
mod icon;
mod known;
mod page;
mod seen;
mod tongue;
mod wider;

pub use board::{Board, Component, Score, Scores, Sources};
pub use card::{CardText, Kinds, card_text, effect_icons};
pub use desk::{Desk, Motion, SeatName, Shown, Why};
pub use icon::icon;
pub use known::{Catalogue, Known, Painted, Read};
pub use page::{Go, Page, go};
pub use seen::{Choice, Position, Seen};
pub use tongue::{Speech, Tongue, tongue};
pub use wider::load_all_games;
