//! Chance of a live match: unpredictable for everyone at the table, provable afterwards.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest as _, Sha256};

use super::{Chance, reduce};

/// The secret of a live match. Its seal is shown at the start and the key at the end, so that everyone can check that
/// no die was forged.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    /// A key from 32 bytes, which must come from the operating system's generator.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What may be shown while the key is still secret: its SHA-256, in hexadecimal.
    pub fn seal(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The key itself in hexadecimal, for when the match is over.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

/// A key does not print itself: logs are read by many.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key(sealed as {})", self.seal())
    }
}

impl FromStr for Key {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let bad = || format!("a key is 64 hexadecimal digits, not `{text}`");
        if text.len() != 64 || !text.is_ascii() {
            return Err(bad());
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| bad())?;
        }
        Ok(Self(bytes))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// ChaCha20 under the key of the match.
#[derive(Clone, Debug)]
pub struct Live(ChaCha20Rng);

impl Live {
    /// The outcomes of this key from the beginning.
    pub fn new(key: &Key) -> Self {
        Self(ChaCha20Rng::from_seed(key.0))
    }

    /// Stream number `n` of this key from its beginning: 2^64 streams that have nothing to do with each other. A match
    /// takes the outcomes of entry `n` of its log from here, so that it goes on anywhere without knowing how much chance was
    /// used before.
    pub fn stream(key: &Key, n: u64) -> Self {
        let mut rng = ChaCha20Rng::from_seed(key.0);
        rng.set_stream(n);
        Self(rng)
    }
}

impl Chance for Live {
    fn below(&mut self, n: u32) -> u32 {
        reduce(n, || self.0.next_u32())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_are_frozen_and_the_key_stays_sealed() {
        let key = Key::new([7; 32]);
        let mut chance = Live::new(&key);
        let dice: Vec<u8> = (0..12).map(|_| chance.die(6)).collect();
        assert_eq!(dice, [3, 2, 5, 3, 6, 3, 1, 6, 6, 1, 3, 3]);
        assert!(!format!("{key:?}").contains(&key.reveal()));
        assert_eq!(key.reveal().parse::<Key>(), Ok(key.clone()));
        assert!("00".repeat(31).parse::<Key>().is_err() && "xx".repeat(32).parse::<Key>().is_err());
        let streams = [0, 1, 2, u64::MAX].map(|n| {
            let mut chance = Live::stream(&key, n);
            [(); 6].map(|()| chance.die(6))
        });
        assert_eq!(streams, [[3, 2, 5, 3, 6, 3], [1, 6, 2, 4, 6, 2], [4, 5, 6, 1, 4, 3], [1, 5, 1, 1, 6, 2]]);
        assert_eq!(key.seal(), "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0");
    }
}
