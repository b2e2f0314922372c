//! The laws themselves, one file per kind: what may be done, what a position is, what time does, who knows what.

mod actions;
mod knowledge;
mod log;
mod notation;
mod positions;
mod tables;
mod time;

pub(crate) use actions::{Listed, SameDoors, Sorted, Unlisted, Untouched};
pub(crate) use knowledge::{Guesses, Playable, Sealed, Secrets, ViewsTravel};
pub(crate) use log::{EventsTravel, QuietLog, Reveals};
pub(crate) use notation::{Notation, mangled};
pub(crate) use positions::{Audit, Cheap, Ends, NeverStuck, Sane, Saves};
pub(crate) use tables::tables;
pub(crate) use time::{Clones, Replay};

use orrery_kernel::{Game, MAX_SEATS, Seat, Viewer};

use crate::suite::Verdict;

/// Every seat of any table, also those beyond this one: nobody sits there, and nothing may go wrong for it.
fn every_seat() -> impl Iterator<Item = Seat> {
    Seat::all(MAX_SEATS as u8)
}

/// Everybody who looks at this game.
fn viewers(game: &impl Game) -> impl Iterator<Item = Viewer> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The legal actions of a seat.
fn actions<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

/// Fine if it holds; otherwise what is wrong.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(what()) }
}
