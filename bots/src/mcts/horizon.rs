//! How far an iteration looks: to the end of a turn, the same one in all iterations of a search.
//!
//! A turn is a run of decisions during which it is the same seat's turn, whoever is asked. How many turns are enough is found out by
//! playing a few samples at the beginning of the search. It is then the same number for every iteration: if each
//! looked for itself whether it had come far enough, moves that make a turn short would be judged one turn later than
//! the others.

use orrery_kernel::{Appraise, Prompt, Seat};

use super::search::Search;
use crate::sift;

/// On so many samples the length of turns is measured.
const PROBES: u32 = 4;
/// A sample is not played longer than so many decisions.
const LONGEST: u32 = 100;

/// Counts the turns of an iteration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    last: Seat,
    ended: u32,
    turns: Option<u32>,
}

impl Horizon {
    /// From a decision in a turn of this seat on, so many turns, this one included; none for no horizon.
    pub(super) fn new(turn: Seat, turns: Option<u32>) -> Self {
        Self { last: turn, ended: 0, turns }
    }

    /// A decision in a turn of this seat comes next: is that beyond the horizon? Once beyond, it stays so.
    pub(super) fn passed(&mut self, seat: Seat) -> bool {
        self.ended += u32::from(seat != self.last);
        self.last = seat;
        self.turns.is_some_and(|turns| self.ended >= turns)
    }
}

impl<G: Appraise> Search<G> {
    /// How many turns make at least [`super::MctsConfig::reach`] decisions on the average.
    pub(super) fn measure_turns(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) -> Option<u32> {
        let reach = self.config.reach?;
        if reach <= 1 {
            return Some(1);
        }
        // How often a sample came to the end of turn k + 1, and how many decisions that took. Each turn takes at least
        // one, so `reach` entries do. Samples in which the game was over before say nothing.
        let mut turns = vec![(0, 0); reach.min(LONGEST) as usize];
        for _ in 0..PROBES {
            self.probe(view, seat, actions, &mut turns);
        }
        let enough = turns.iter().position(|&(count, made)| count > 0 && made >= reach.saturating_mul(count));
        Some(enough.map_or(reach, |index| index as u32 + 1))
    }

    fn probe(&mut self, view: &G::View, own: Seat, actions: &[G::Action], turns: &mut [(u32, u32)]) {
        let mut game = G::imagine(view, &mut self.chance);
        let (mut seat, mut turn) = (own, game.turn(own));
        let (mut made, mut ended) = (0, turns.iter_mut());
        self.legal.clear();
        self.legal.extend_from_slice(actions);
        for _ in 0..LONGEST {
            let Some(action) = self.roll(&game, seat) else { return };
            game.play(seat, action, &mut self.chance, &mut ());
            made += 1;
            let Prompt::Ask(asked) = game.prompt() else { return };
            seat = asked.first().unwrap_or(seat);
            if game.turn(seat) != turn {
                turn = game.turn(seat);
                let Some((count, decisions)) = ended.next() else { return };
                *count += 1;
                *decisions += made;
            }
            sift::actions(&game, seat, &mut self.legal);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_passed(turns: Option<u32>) -> Option<usize> {
        let mut horizon = Horizon::new(Seat::default(), turns);
        let asked = [0, 0, 1, 1, 0, 0, 1, 0].map(|index| Seat::new(index).unwrap());
        asked.iter().position(|&seat| horizon.passed(seat))
    }

    #[test]
    fn the_horizon_is_the_end_of_a_turn() {
        assert_eq!([1, 2, 3, 4].map(|turns| first_passed(Some(turns))), [2, 4, 6, 7].map(Some));
        assert_eq!([first_passed(Some(5)), first_passed(None)], [None, None]);
    }

    #[test]
    fn beyond_stays_beyond() {
        let mut horizon = Horizon::new(Seat::default(), Some(1));
        assert!(horizon.passed(Seat::new(1).unwrap()) && horizon.passed(Seat::new(1).unwrap()));
    }
}
