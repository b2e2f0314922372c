//! What the task of a table is asked.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use orrery_kernel::{Seat, Viewer};
use orrery_match::By;
use orrery_store::{Grant, Place};
use orrery_wire::{ActionId, Command, Holder, MatchId, Problem};
use tokio::sync::{Notify, mpsc, oneshot};

use super::tell::Joined;

/// Where the answer goes.
pub(super) type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// Who listens at a table.
#[derive(Clone, Debug)]
pub struct Listener {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Did they make the table?
    pub host: bool,
    /// Also tell what they may do?
    pub offers: bool,
    /// The last entry that they have seen.
    pub seq: u32,
}

/// What the task of a table is asked.
pub(super) enum Ask {
    /// A player wants something.
    Command { by: By, id: ActionId, seen: u32, command: Command, answer: Answer<u32> },
    /// A seat changes hands before the start.
    Seat { by: By, seat: Seat, holder: Holder, grant: Vec<Grant>, revoke: Vec<Place>, answer: Answer<u32> },
    /// Somebody wants to play again.
    Rematch { by: By, answer: Answer<MatchId> },
    /// Somebody wants to be told what happens.
    Join { listener: Listener, answer: Answer<Joined> },
    /// Somebody says something.
    Chat { by: By, client: ActionId, text: String, answer: Answer<u32> },
    /// See to what is due: this node looks after the match now.
    Tend,
    /// A bot has thought about the position after entry `seq`: an action, or what went wrong.
    Thought { seat: Seat, seq: u32, action: Result<String, String> },
    /// End.
    Close,
}

/// The way to the task of a table.
#[derive(Clone)]
pub(super) struct Handle {
    pub(super) inbox: mpsc::Sender<Ask>,
    pub(super) wakes: Arc<Wakes>,
}

impl Handle {
    /// The match was written to, up to this entry (0: chat).
    pub(super) fn wake(&self, seq: u32) {
        self.wakes.call(seq);
    }
}

/// Wake-ups need no queue: the latest says it all.
#[derive(Default)]
pub(super) struct Wakes {
    seq: AtomicU32,
    call: Notify,
}

impl Wakes {
    fn call(&self, seq: u32) {
        self.seq.fetch_max(seq, Ordering::AcqRel);
        self.call.notify_one();
    }

    /// Waits for a wake-up and says up to which entry the match is known to go (0: only chat).
    pub(super) async fn next(&self) -> u32 {
        self.call.notified().await;
        self.seq.swap(0, Ordering::AcqRel)
    }
}
