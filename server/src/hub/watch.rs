//! Wake-ups from other nodes, and matches that nobody looks at but that have something due.

use std::sync::{Arc, Weak};
use std::time::Duration;

use orrery_store::Wake;
use tokio::sync::broadcast::error::RecvError;

use super::Hub;
use super::house::now;

/// How often to look for what is due and looked after by nobody.
const ROUND: Duration = Duration::from_millis(1000);
/// How many such matches are taken at once.
const CLAIM: u32 = 64;

/// Starts both; they end with the hub.
pub(super) fn start(hub: &Arc<Hub>) {
    tokio::spawn(follow(Arc::downgrade(hub)));
    tokio::spawn(rounds(Arc::downgrade(hub)));
}

/// Hands wake-ups to the tables that are open here.
async fn follow(hub: Weak<Hub>) {
    let Some(mut wakes) = hub.upgrade().map(|hub| hub.house.store.wakes()) else { return };
    loop {
        let wake = wakes.recv().await;
        let Some(hub) = hub.upgrade() else { return };
        match wake {
            Ok(Wake::Match(id, seq)) => hub.wake(&id, seq),
            Ok(Wake::All) | Err(RecvError::Lagged(_)) => hub.wake_all(),
            Err(RecvError::Closed) => return,
        }
    }
}

/// Looks again and again for matches that are due: bots play on where everybody has gone home, and where the node that
/// looked after them is gone.
async fn rounds(hub: Weak<Hub>) {
    let mut pause = tokio::time::interval(ROUND);
    pause.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        pause.tick().await;
        let Some(hub) = hub.upgrade() else { return };
        if *hub.closing.borrow() {
            return;
        }
        let (house, time) = (&hub.house, now());
        let until = time + house.config.lease.as_millis() as u64;
        match house.store.claim(&house.node, time, until, CLAIM).await {
            Ok(due) => {
                for id in due {
                    hub.tend(&id).await;
                }
            }
            Err(error) => tracing::warn!(%error, "what is due could not be looked up"),
        }
    }
}
