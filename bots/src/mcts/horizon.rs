//! How far an iteration looks.

use orrery_kernel::Seat;

/// Watches for the end of a turn: see [`super::MctsConfig::reach`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    last: Seat,
    decisions: u32,
    reach: Option<u32>,
    passed: bool,
}

impl Horizon {
    /// From a decision of the own seat on.
    pub(super) fn new(own: Seat, reach: Option<u32>) -> Self {
        Self { last: own, decisions: 0, reach, passed: false }
    }

    /// This seat is asked next: is that beyond the horizon? Once beyond, it stays so.
    pub(super) fn passed(&mut self, seat: Seat) -> bool {
        self.decisions += 1;
        self.passed |= seat != self.last && self.reach.is_some_and(|reach| self.decisions >= reach);
        self.last = seat;
        self.passed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_passed(reach: Option<u32>) -> Option<usize> {
        let mut horizon = Horizon::new(Seat::default(), reach);
        let asked = [0, 0, 1, 1, 0, 0, 1, 0].map(|index| Seat::new(index).unwrap());
        asked.iter().position(|&seat| horizon.passed(seat))
    }

    #[test]
    fn the_horizon_is_the_end_of_a_turn() {
        let reaches = [0, 3, 4, 5, 6, 8].map(|reach| first_passed(Some(reach)));
        assert_eq!(reaches, [2, 2, 4, 4, 6, 7].map(Some));
        assert_eq!([first_passed(Some(9)), first_passed(None)], [None, None]);
    }

    #[test]
    fn beyond_stays_beyond() {
        let mut horizon = Horizon::new(Seat::default(), Some(0));
        assert!(horizon.passed(Seat::new(1).unwrap()) && horizon.passed(Seat::new(1).unwrap()));
    }
}
