//! Bots on small games whose values are known. One binary, so that it links once.
#![allow(clippy::unwrap_used, reason = "helpers of tests may fail like tests")]

mod dice;
mod duel;
mod fable;
mod hidden;
mod ladder;
mod nim;
mod poker;
mod repeatable;
mod simultaneous;
mod spec;
mod values;
