//! What a game is, for everything that plays, stores, shows or tests one.
//!
//! A game is plain data with what is pending inside it: a state can be cloned, compared, hashed and saved at any
//! decision. The kernel knows no rule, no clock, no disk, no thread; games depend on it and on nothing above it.
//!
//! Start reading at [`Game`]. Around it: [`Seat`] and [`Viewer`] say who; [`Prompt`] what is asked; [`Chance`] where
//! randomness comes from; [`Log`] and [`Event`] what happened; [`Illegal`] why not; [`Stack`] how nested decisions
//! are kept as data; [`Phrase`] how a game speaks without knowing a language; [`Setting`] what the host may choose.

mod chance;
mod digest;
mod error;
mod game;
mod ids;
mod log;
mod phrase;
mod prompt;
mod seat;
mod setting;
mod stack;

pub use chance::{Chance, Fast, Key, Live, Recorded, Recorder, Scripted};
pub use digest::{Digest, digest};
pub use error::{BadNotation, BadOptions, Illegal, RuleId};
pub use game::{Appraise, Game, Looking, Offers, Spoken};
pub use log::{Event, Log, Logged};
pub use phrase::{Name, Names, Phrase, Value};
pub use prompt::{Outcome, Prompt};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use setting::{Pick, Setting, SettingKind};
pub use stack::Stack;
