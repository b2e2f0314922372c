//! The actions that a bot thinks about.

use orrery_kernel::{Appraise, Seat};

/// All legal actions of the seat that are worth a thought, or simply all.
pub(crate) fn actions<G: Appraise>(game: &G, seat: Seat, actions: &mut Vec<G::Action>) {
    game.actions(seat, actions);
    if actions.len() > 1 {
        keep(game, seat, actions);
    }
}

/// Leaves those of the legal actions that are worth a thought, or all of them if none is.
pub(crate) fn keep<G: Appraise>(game: &G, seat: Seat, actions: &mut Vec<G::Action>) {
    if actions.iter().any(|&action| game.worth_a_thought(seat, action)) {
        actions.retain(|&action| game.worth_a_thought(seat, action));
    }
}
