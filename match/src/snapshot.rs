//! Positions that are kept, so that a match can go on when the rules have been revised.

use orrery_kernel::{SeatSet, digest};
use orrery_wire::Status;

use crate::{Board, Match, Playable, Snapshot};

/// What is known of the last snapshot.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shot {
    /// The entry with which it was kept.
    seq: u32,
    asked: SeatSet,
    /// Is one to be kept whoever is asked?
    wanted: bool,
}

impl Shot {
    /// One is to be kept.
    pub(crate) fn want(&mut self) {
        self.wanted = true;
    }

    /// The game went back to that entry. A snapshot of something that was taken back is of no use.
    pub(crate) fn went_back(&mut self, to: u32) {
        self.wanted |= to < self.seq;
    }

    /// After an entry that changed the position: is one kept with it?
    pub(crate) fn settle(&mut self, seq: u32, asked: SeatSet) {
        if std::mem::take(&mut self.wanted) || asked != self.asked {
            *self = Self { seq, asked, wanted: false };
        }
    }
}

impl<G: Playable> Match<G> {
    /// The snapshot to keep with the last entry, if one is to be kept.
    pub(crate) fn taken(&self) -> Option<Snapshot> {
        let Board::Set(line) = &self.board else { return None };
        let wanted = self.shot.seq == self.seq && matches!(self.status, Status::Running | Status::Over);
        wanted.then(|| Snapshot {
            seq: self.seq,
            revision: self.rules.revision,
            digest: digest(line.now()),
            state: crate::json(line.now()),
        })
    }
}
