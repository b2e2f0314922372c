//! The board of Rocket Dice in the browser.
//!
//! `places` says where on the board each action is to be found, `model` what a click does, both without drawing; `dice`
//! which die is which from one position to the next. `table` is what every part of the drawing is given; `board` puts the
//! parts together: the `stage` with galaxy, reserve and fleet, the `market`, the `battles`, the `yard`, the `players`, and the
//! `tray` with the choices of a half-done step. `art` makes the pictures. Start reading at [`Galaxy`].

#![forbid(unsafe_code)]

mod art;
mod battles;
mod board;
mod box_of_parts;
mod dice;
mod drag;
mod face;
mod glyph;
mod lines;
mod market;
mod model;
#[cfg(test)]
mod model_tests;
mod moves;
mod peek;
mod places;
mod players;
mod spot;
mod stage;
mod station;
mod table;
mod tray;
mod yard;

pub use board::Galaxy;
