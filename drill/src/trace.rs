//! What an entry and the news of it have in common, whoever hears it: the two must agree.

use orrery_kernel::Seat;
use orrery_match::{Deed, Entry};
use orrery_wire::{Millis, News, What};

/// The part of an entry that everybody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trace {
    pub(crate) seq: u32,
    at: Millis,
    what: &'static str,
    seat: Option<Seat>,
}

impl Trace {
    pub(crate) fn of_news(news: &News) -> Self {
        let (what, seat) = match &news.what {
            What::Created => ("created", None),
            What::Seated { seat } => ("seated", Some(*seat)),
            What::Ready { seat, .. } => ("ready", Some(*seat)),
            What::Started { .. } => ("started", None),
            What::Played { seat, .. } => ("played", Some(*seat)),
            What::Undone { seat, .. } => ("undone", Some(*seat)),
            What::UndoAsked { seat, .. } => ("undo-asked", Some(*seat)),
            What::UndoAnswered { seat, .. } => ("undo-answered", Some(*seat)),
            What::Resigned { seat } => ("resigned", Some(*seat)),
            What::StoodIn { seat, .. } => ("stood-in", Some(*seat)),
            What::Returned { seat } => ("returned", Some(*seat)),
            What::Ordered => ("ordered", None),
            What::Revised { .. } => ("revised", None),
            What::Rematch { .. } => ("rematch", None),
            What::Quarantined => ("quarantined", None),
        };
        Self { seq: news.seq, at: news.at, what, seat }
    }

    pub(crate) fn of_entry(entry: &Entry) -> Self {
        let (what, seat) = match &entry.deed {
            Deed::Created(_) => ("created", None),
            Deed::Seated { seat, .. } => ("seated", Some(*seat)),
            Deed::Ready { seat, .. } => ("ready", Some(*seat)),
            Deed::Started { .. } => ("started", None),
            Deed::Played { seat, .. } => ("played", Some(*seat)),
            Deed::Undone { seat, .. } => ("undone", Some(*seat)),
            Deed::UndoAsked { seat, .. } => ("undo-asked", Some(*seat)),
            Deed::UndoAnswered { seat, .. } => ("undo-answered", Some(*seat)),
            Deed::Resigned { seat, .. } => ("resigned", Some(*seat)),
            Deed::StoodIn { seat, .. } => ("stood-in", Some(*seat)),
            Deed::Returned { seat } => ("returned", Some(*seat)),
            Deed::Ordered { .. } => ("ordered", None),
            Deed::Revised { .. } => ("revised", None),
            Deed::Rematch { .. } => ("rematch", None),
            Deed::Quarantined { .. } => ("quarantined", None),
        };
        Self { seq: entry.seq, at: entry.at, what, seat }
    }
}
