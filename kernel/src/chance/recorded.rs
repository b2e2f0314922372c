//! Chance that was decided before: recorded games and scripts of tests.

use super::{Chance, Fast};

/// Notes every outcome that another chance gives.
#[derive(Debug)]
pub struct Recorder<'a, C> {
    chance: &'a mut C,
    /// The outcomes so far.
    pub outcomes: Vec<u32>,
}

impl<'a, C: Chance> Recorder<'a, C> {
    /// Starts noting.
    pub fn new(chance: &'a mut C) -> Self {
        Self { chance, outcomes: Vec::new() }
    }
}

impl<C: Chance> Chance for Recorder<'_, C> {
    fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        let outcome = self.chance.below(n);
        self.outcomes.push(outcome);
        outcome
    }
}

/// Gives recorded outcomes again. The rules cannot fail in the middle of a roll, so a record that does not fit gives
/// 0 from there on and says so at the end.
#[derive(Clone, Debug)]
pub struct Recorded<'a> {
    outcomes: &'a [u32],
    fits: bool,
}

impl<'a> Recorded<'a> {
    /// These outcomes, in order.
    pub fn new(outcomes: &'a [u32]) -> Self {
        Self { outcomes, fits: true }
    }

    /// Was every outcome asked for, and was each possible where it was asked?
    pub fn fitted(&self) -> bool {
        self.fits && self.outcomes.is_empty()
    }
}

impl Chance for Recorded<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        match self.outcomes.split_first() {
            Some((&outcome, rest)) if outcome < n => {
                self.outcomes = rest;
                outcome
            }
            _ => {
                self.fits = false;
                0
            }
        }
    }
}

/// A script of outcomes for tests; what comes after its end is random but always the same.
#[derive(Clone, Debug)]
pub struct Scripted {
    script: Vec<u32>,
    at: usize,
    rest: Fast,
}

impl Scripted {
    /// These outcomes first.
    pub fn outcomes(script: impl Into<Vec<u32>>) -> Self {
        Self { script: script.into(), at: 0, rest: Fast::new(0) }
    }

    /// These faces of dice first, counted from 1.
    pub fn faces(faces: &[u8]) -> Self {
        Self::outcomes(faces.iter().map(|&face| u32::from(face) - 1).collect::<Vec<_>>())
    }

    /// How much of the script is left.
    pub fn left(&self) -> usize {
        self.script.len() - self.at
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        let Some(&outcome) = self.script.get(self.at) else { return self.rest.below(n) };
        self.at += 1;
        assert!(outcome < n, "the script says {outcome} where only numbers below {n} are possible");
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_gives_back_what_was_noted() {
        let mut fast = Fast::new(3);
        let mut recorder = Recorder::new(&mut fast);
        let dice: Vec<u8> = (0..5).map(|_| recorder.die(6)).collect();
        let outcomes = recorder.outcomes;
        let mut again = Recorded::new(&outcomes);
        assert_eq!(dice, (0..5).map(|_| again.die(6)).collect::<Vec<_>>());
        assert!(again.fitted());
    }

    #[test]
    fn a_record_that_does_not_fit_says_so() {
        let mut short = Recorded::new(&[]);
        assert_eq!((short.die(6), short.fitted()), (1, false));
        let mut large = Recorded::new(&[6]);
        assert_eq!((large.die(6), large.fitted()), (1, false));
        assert!(!Recorded::new(&[1]).fitted());
    }

    #[test]
    fn a_script_is_followed_to_its_end() {
        let mut script = Scripted::faces(&[6, 1]);
        assert_eq!((script.die(6), script.die(6), script.left()), (6, 1, 0));
        assert!((1..=6).contains(&script.die(6)));
    }
}
