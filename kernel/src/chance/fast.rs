//! Fast chance for simulation and search.

use super::{Chance, reduce};

/// SplitMix64: one addition and a mix per word, any seed will do, and streams from different seeds do not meet in
/// practice. Not for live matches: whoever sees outcomes could work out the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fast(u64);

impl Fast {
    /// The stream with this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Stream number `index` of a family with one seed: game after game of a simulation.
    pub fn stream(seed: u64, index: u64) -> Self {
        Self(mix(seed ^ mix(index.wrapping_add(0x9e37_79b9_7f4a_7c15))))
    }

    /// The next 64 random bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }
}

fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Chance for Fast {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        reduce(n, || (self.word() >> 32) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_are_frozen() {
        let mut chance = Fast::new(42);
        let dice: Vec<u8> = (0..12).map(|_| chance.die(6)).collect();
        assert_eq!(dice, [5, 1, 2, 3, 1, 6, 2, 5, 3, 4, 2, 3]);
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        Fast::stream(42, 7).shuffle(&mut order);
        assert_eq!(order, [0, 3, 7, 1, 5, 2, 4, 6]);
    }
}
