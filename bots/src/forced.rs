//! Moves without a choice: a decision made of many small ones often ends in some that are forced.

use orrery_kernel::{Appraise, Fast, Prompt, Seat};

use crate::sift;

/// A run of forced moves longer than this is no run of small decisions but a game that plays itself.
const LONGEST_RUN: usize = 64;

/// Plays on for the seat as long as it is asked and has exactly one action worth a thought.
pub(crate) fn follow<G: Appraise>(game: &mut G, seat: Seat, chance: &mut Fast, actions: &mut Vec<G::Action>) {
    for _ in 0..LONGEST_RUN {
        let asked = matches!(game.prompt(), Prompt::Ask(seats) if seats.contains(seat));
        if !asked {
            return;
        }
        sift::actions(game, seat, actions);
        let [only] = actions[..] else { return };
        game.play(seat, only, chance, &mut ());
    }
}
