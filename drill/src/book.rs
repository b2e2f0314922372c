//! What players remember: everything that was acknowledged to them, and everything that they were told.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use orrery_kernel::Seat;
use orrery_wire::{ActionId, MatchId};

use crate::trace::Trace;

/// The book that all players of a drill write into.
#[derive(Clone, Debug, Default)]
pub(crate) struct Book(Arc<Mutex<Pages>>);

/// What stands in it.
#[derive(Debug, Default)]
pub(crate) struct Pages {
    pub(crate) tables: BTreeMap<MatchId, Memories>,
    pub(crate) finished: u64,
    pub(crate) acknowledged: u64,
    /// Refusals that must not happen to somebody who only does what is offered.
    pub(crate) refused: Vec<String>,
    /// Why a table last did not come about.
    pub(crate) no_table: String,
    /// How long players were without a connection.
    pub(crate) waits: Vec<Duration>,
}

/// What is remembered of one match.
#[derive(Debug, Default)]
pub(crate) struct Memories {
    pub(crate) acknowledged: Vec<Acknowledged>,
    /// What each seat was told, in the order in which it was told.
    pub(crate) heard: BTreeMap<Seat, Vec<Told>>,
}

/// Somebody was told that their wish is done and durable.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) seat: Seat,
    pub(crate) id: ActionId,
    pub(crate) seq: u32,
}

/// Somebody was told an entry, or that some are not told.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Told {
    Entry(Trace),
    Skipped { to: u32 },
}

impl Book {
    pub(crate) fn open(&self) -> MutexGuard<'_, Pages> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn acknowledged(&self, table: &MatchId, acknowledged: Acknowledged) {
        let mut pages = self.open();
        pages.acknowledged += 1;
        pages.of(table).acknowledged.push(acknowledged);
    }

    pub(crate) fn told(&self, table: &MatchId, seat: Seat, told: Told) {
        self.open().of(table).heard.entry(seat).or_default().push(told);
    }
}

impl Pages {
    fn of(&mut self, table: &MatchId) -> &mut Memories {
        self.tables.entry(table.clone()).or_default()
    }
}
