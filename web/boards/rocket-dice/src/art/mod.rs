//! Pictures, made as text: worlds, moons, emblems, dice. Each looks its own by a seed from its id, always the same.

mod cover;
mod die;
mod emblem;
mod moon;
mod planet;

pub(crate) use cover::cover;
pub(crate) use die::{blank, die, pips};
pub(crate) use emblem::{Crest, emblem};
pub(crate) use moon::moon;
pub(crate) use planet::planet;

use std::sync::atomic::{AtomicU32, Ordering};

/// A stream of numbers that a word begins.
pub(crate) struct Seed(u32);

impl Seed {
    pub(crate) fn of(word: &str) -> Self {
        let hash = word
            .bytes()
            .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        Self(hash | 1)
    }

    /// The next number below this one.
    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) % limit.max(1)
    }

    /// A number between these.
    pub(crate) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.below(1000) as f32 / 1000.0
    }

    /// One of these.
    pub(crate) fn pick<T: Copy, const N: usize>(&mut self, of: [T; N]) -> T {
        of[self.below(N as u32) as usize]
    }
}

/// A name for what other parts of a picture refer to, used once on the page.
pub(crate) fn fresh_id() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("rda{}", COUNT.fetch_add(1, Ordering::Relaxed))
}
