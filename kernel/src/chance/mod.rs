//! Randomness is asked for, never taken: the rules call [`Chance`], the caller decides what stands behind it.
//!
//! There is no generator in a state, so no bot can look into the future. Range reduction and shuffle are our own and
//! frozen by test vectors: the same outcomes natively and in WebAssembly, this year and next.

mod fast;
mod live;
mod recorded;

pub use fast::Fast;
pub use live::{Key, Live};
pub use recorded::{Recorded, Recorder, Scripted};

/// Answers the only question that rules ask of chance: one of `n` equally likely outcomes. Dice, draws and shuffles
/// are made of it, so a record of a game is a list of these answers.
pub trait Chance {
    /// A number below `n`, all equally likely. With fewer than two outcomes nothing is decided: the answer is 0, and
    /// neither a random word nor a recorded outcome is used up.
    fn below(&mut self, n: u32) -> u32;

    /// A die with faces 1 to `faces`.
    fn die(&mut self, faces: u8) -> u8 {
        1 + self.below(faces.into()) as u8
    }

    /// Puts the items into an order, all orders equally likely.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of the items; none if there are none.
    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T>
    where
        Self: Sized,
    {
        let index = self.below(items.len() as u32) as usize;
        items.get(index).copied()
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Brings a stream of random words below `n` without favouring any outcome (multiply and shift, rejecting the few
/// words that would).
fn reduce(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    if n < 2 {
        return 0;
    }
    let mut product = u64::from(word()) * u64::from(n);
    if (product as u32) < n {
        let surplus = n.wrapping_neg() % n;
        while (product as u32) < surplus {
            product = u64::from(word()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reduction_rejects_what_would_favour_low_numbers() {
        // With n = 3 the word 0 is surplus (2^32 mod 3 = 1), every other word counts.
        let mut words = [0, 0, u32::MAX].into_iter();
        assert_eq!(reduce(3, || words.next().unwrap()), 2);
    }

    #[test]
    fn every_order_of_a_shuffle_is_equally_likely() {
        let mut chance = Fast::new(1);
        let mut seen = std::collections::BTreeMap::<[u8; 4], u32>::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            chance.shuffle(&mut items);
            *seen.entry(items).or_default() += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }

    #[test]
    fn nothing_to_choose_from_is_no_choice() {
        let (mut fast, mut scripted) = (Fast::new(1), Scripted::outcomes([5]));
        assert_eq!((fast.pick::<u8>(&[]), fast.pick(&[7])), (None, Some(7)));
        assert_eq!((scripted.below(0), scripted.below(1), scripted.left()), (0, 0, 1));
        let mut recorder = Recorder::new(&mut fast);
        assert_eq!((recorder.below(1), recorder.outcomes.len()), (0, 0));
        let mut recorded = Recorded::new(&[]);
        assert!(recorded.below(1) == 0 && recorded.fitted());
        assert_eq!(fast, Fast::new(1));
    }
}
