//! Bots on small games whose values are known. One binary, so that it links once.

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
