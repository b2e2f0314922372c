//! Entries of the log as a viewer may know them. What is told here is chosen field by field; nothing of an entry gets
//! out by itself.

use orrery_kernel::{Event, Key, Viewer};
use orrery_wire::{Hand, News, Status, What};
use serde_json::Value;

use crate::{Deed, Entry, Match, Playable};

impl<G: Playable> Match<G> {
    pub(crate) fn told(&self, entry: &Entry, viewer: Viewer) -> News {
        News { seq: entry.seq, at: entry.at, what: self.what(&entry.deed, viewer) }
    }

    fn what(&self, deed: &Deed, viewer: Viewer) -> What {
        match deed {
            Deed::Created(_) => What::Created,
            Deed::Seated { seat, .. } => What::Seated { seat: *seat },
            Deed::Ready { seat, ready } => What::Ready { seat: *seat, ready: *ready },
            Deed::Started { key, events, .. } => What::Started {
                seal: key.parse::<Key>().map(|key| key.seal()).unwrap_or_default(),
                events: self.events(events, viewer),
            },
            Deed::Played { seat, hand, action, events, .. } => {
                let own = viewer.is(*seat);
                What::Played {
                    seat: *seat,
                    hand: match hand {
                        Hand::Order if !own => Hand::Person,
                        Hand::Order | Hand::Person | Hand::Bot => *hand,
                    },
                    action: (own || self.over()).then(|| action.clone()),
                    events: self.events(events, viewer),
                }
            }
            Deed::Undone { seat, to } => What::Undone { seat: *seat, to: *to },
            Deed::UndoAsked { seat, to } => What::UndoAsked { seat: *seat, to: *to },
            Deed::UndoAnswered { seat, yes } => What::UndoAnswered { seat: *seat, yes: *yes },
            Deed::Resigned { seat, .. } => What::Resigned { seat: *seat },
            Deed::StoodIn { seat, bot } => What::StoodIn { seat: *seat, bot: bot.clone() },
            Deed::Returned { seat } => What::Returned { seat: *seat },
            Deed::Ordered { .. } => What::Ordered,
            Deed::Revised { revision, to, .. } => What::Revised { revision: *revision, to: *to },
            Deed::Rematch { id } => What::Rematch { id: id.clone() },
            Deed::Quarantined { .. } => What::Quarantined,
        }
    }

    pub(crate) fn over(&self) -> bool {
        self.status == Status::Over
    }

    /// What the viewer may know of the events. One that other rules wrote and that cannot be read any more might hold a secret:
    /// it is not told before the match is over.
    fn events(&self, events: &[Value], viewer: Viewer) -> Vec<Value> {
        let known = |event: &Value| match serde_json::from_value::<G::Event>(event.clone()) {
            Ok(read) => read.redacted(viewer).as_ref().map(crate::json),
            Err(_) => self.over().then(|| event.clone()),
        };
        events.iter().filter_map(known).collect()
    }
}
