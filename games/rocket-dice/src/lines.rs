//! Finding lines on the board fast: it is done for every swap of every turn of every simulated game.

use crate::galaxy::{CELLS, Cell, Galaxy, Line, SIDE};

/// The board as bytes (0: empty), to look for lines on.
pub(crate) struct Lines([u8; CELLS]);

/// By the pairs of neighbours that agree along a row or column (bit i: cells i and i+1), which of its six lines are
/// complete, in the order of [`Line::all`]: first cell, then length.
const COMPLETE: [u8; 16] = {
    let mut table = [0u8; 16];
    let mut agree = 0;
    while agree < 16 {
        let (mut nth, mut first) = (0, 0);
        while first + 2 < SIDE {
            let mut last = first + 2;
            while last < SIDE {
                let pairs = ((1 << last) - 1) & !((1 << first) - 1);
                if agree & pairs == pairs {
                    table[agree] |= 1 << nth;
                }
                nth += 1;
                last += 1;
            }
            first += 1;
        }
        agree += 1;
    }
    table
};

impl Lines {
    pub(crate) fn of(galaxy: &Galaxy) -> Self {
        Self(galaxy.0.map(|die| die.map_or(0, |die| die.byte())))
    }

    /// Every line that lies on the board, in order.
    pub(crate) fn all(&self) -> impl Iterator<Item = Line> + use<> {
        let mut found = 0u64;
        for whole in 0..2 * SIDE {
            let (start, step) = if whole < SIDE { (whole * SIDE, 1) } else { (whole - SIDE, SIDE) };
            found |= u64::from(self.complete(start, step)) << (6 * whole);
        }
        std::iter::from_fn(move || {
            (found != 0).then(|| {
                let line = Line::numbered(found.trailing_zeros() as u8);
                found &= found - 1;
                line
            })
        })
    }

    /// The complete lines of the row or column that starts at a cell.
    fn complete(&self, start: usize, step: usize) -> u8 {
        let (mut colors, mut numbers) = (0usize, 0usize);
        for pair in 0..SIDE - 1 {
            let (a, b) = (self.0[start + pair * step], self.0[start + (pair + 1) * step]);
            let there = a != 0 && b != 0;
            colors |= usize::from(there && (a ^ b) & 0xf0 == 0) << pair;
            numbers |= usize::from(there && (a ^ b) & 0xf == 0) << pair;
        }
        COMPLETE[colors] | COMPLETE[numbers]
    }

    /// Would exchanging these two adjacent dice, which must differ, make a line through one of them (RD-RECRUIT-2, -5)?
    pub(crate) fn swap_makes_one(&mut self, a: Cell, b: Cell) -> bool {
        let (a, b) = (a.index(), b.index());
        if self.0[a] == self.0[b] {
            return false;
        }
        self.0.swap(a, b);
        let found = self.runs_through(a) || self.runs_through(b);
        self.0.swap(a, b);
        found
    }

    fn runs_through(&self, cell: usize) -> bool {
        let (row, col) = (cell / SIDE, cell % SIDE);
        self.run(cell, 1, col) || self.run(cell, SIDE, row)
    }

    /// Do three in a row agree, the cell among them? `before` cells precede it in that direction.
    fn run(&self, cell: usize, step: usize, before: usize) -> bool {
        let mine = self.0[cell];
        let differ = |steps: isize| {
            let place = before as isize + steps;
            if !(0..SIDE as isize).contains(&place) {
                return 0xff;
            }
            let other = self.0[(cell as isize + steps * step as isize) as usize];
            if other == 0 { 0xff } else { mine ^ other }
        };
        let [far_before, near_before, near_after, far_after] = [differ(-2), differ(-1), differ(1), differ(2)];
        let agree = |a: u8, b: u8| (a | b) & 0xf0 == 0 || (a | b) & 0xf == 0;
        agree(far_before, near_before) || agree(near_before, near_after) || agree(near_after, far_after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Color, Die};
    use orrery_kernel::{Chance, Fast};

    fn random_board(chance: &mut Fast) -> Galaxy {
        let mut die =
            || (chance.below(12) > 0).then(|| Die::new(Color::ALL[chance.below(4) as usize], chance.die(6)));
        Galaxy(std::array::from_fn(|_| die()))
    }

    #[test]
    fn the_fast_way_finds_what_the_plain_way_finds() {
        let mut chance = Fast::new(5);
        for _ in 0..2000 {
            let board = random_board(&mut chance);
            let plain: Vec<Line> = Line::all().filter(|&line| board.is_line(line)).collect();
            assert_eq!(Lines::of(&board).all().collect::<Vec<_>>(), plain, "{board}");
            for a in Cell::all() {
                for b in a.neighbours_ahead() {
                    let mut swapped = board.clone();
                    swapped.swap(a, b);
                    let through = |line: &Line| line.cells().contains(&a) || line.cells().contains(&b);
                    let plain = board.get(a) != board.get(b)
                        && Line::all().any(|line| through(&line) && swapped.is_line(line));
                    assert_eq!(Lines::of(&board).swap_makes_one(a, b), plain, "{board}: {a} {b}");
                }
            }
        }
    }
}
