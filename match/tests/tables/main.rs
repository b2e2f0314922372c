//! Matches of the toy games and of Rocket Dice, played as a server plays them. One binary, so that it links once.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod acting;
mod choosing;
mod heap;
mod house;
mod keeping;
mod leaving;
mod ordering;
mod parts;
mod random;
mod records;
mod revising;
mod seats;
mod telling;
mod timing;
mod undoing;
