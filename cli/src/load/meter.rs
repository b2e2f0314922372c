//! What is counted while players play.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use orrery_client::Traffic;

/// Counts while it is open. Shared by all players.
#[derive(Default)]
pub(crate) struct Meter {
    open: AtomicBool,
    tables: AtomicU32,
    messages: AtomicU64,
    bytes: AtomicU64,
    tally: Mutex<Tally>,
}

/// What was counted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    /// From a move sent to its update at another seat, one for each other seat, in microseconds.
    pub(crate) seen: Vec<u32>,
    /// From a move sent to its acknowledgement, in microseconds.
    pub(crate) acknowledged: Vec<u32>,
    pub(crate) games: u64,
    pub(crate) reconnections: u64,
    pub(crate) refused: u64,
    pub(crate) errors: u64,
    pub(crate) first_error: String,
    pub(crate) messages: u64,
    pub(crate) bytes: u64,
}

impl Meter {
    /// From now on things count, but for errors, which always do.
    pub(crate) fn open(&self) {
        self.open.store(true, Relaxed);
    }

    /// Nothing counts any more; what was counted.
    pub(crate) fn close(&self) -> Tally {
        self.open.store(false, Relaxed);
        let tally = self.tally().clone();
        Tally { messages: self.messages.load(Relaxed), bytes: self.bytes.load(Relaxed), ..tally }
    }

    /// Tables that came about for the first time.
    pub(crate) fn tables(&self) -> u32 {
        self.tables.load(Relaxed)
    }

    pub(crate) fn table(&self) {
        self.tables.fetch_add(1, Relaxed);
    }

    pub(crate) fn seen(&self, after: Duration) {
        self.count(|tally| tally.seen.push(micros(after)));
    }

    pub(crate) fn acknowledged(&self, after: Duration) {
        self.count(|tally| tally.acknowledged.push(micros(after)));
    }

    pub(crate) fn game(&self) {
        self.count(|tally| tally.games += 1);
    }

    pub(crate) fn reconnected(&self) {
        self.count(|tally| tally.reconnections += 1);
    }

    pub(crate) fn traffic(&self, before: Traffic, after: Traffic) {
        if self.open.load(Relaxed) {
            self.messages.fetch_add(after.messages - before.messages, Relaxed);
            self.bytes.fetch_add(after.bytes - before.bytes, Relaxed);
        }
    }

    pub(crate) fn refused(&self, why: &str) {
        let mut tally = self.tally();
        tally.refused += 1;
        first(&mut tally, why);
    }

    pub(crate) fn error(&self, why: &str) {
        let mut tally = self.tally();
        tally.errors += 1;
        first(&mut tally, why);
    }

    fn count(&self, change: impl FnOnce(&mut Tally)) {
        if self.open.load(Relaxed) {
            change(&mut self.tally());
        }
    }

    fn tally(&self) -> MutexGuard<'_, Tally> {
        self.tally.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn first(tally: &mut Tally, why: &str) {
    if tally.first_error.is_empty() {
        why.clone_into(&mut tally.first_error);
    }
}

fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}
