//! A new version of the program on the store of an old one, with other rules.

use std::sync::Arc;

use orrery_kernel::Viewer;
use orrery_match::Shelf;
use orrery_server::{Hub, Metrics};
use orrery_store::Store;
use orrery_wire::{Code, Status, What};

use crate::heap::{Heap1, Heap2, Heap3};
use crate::room::*;

async fn version(shelf: Shelf, store: &Arc<dyn Store>) -> Arc<Hub> {
    Hub::open(quick(), shelf, store.clone(), Arc::new(Metrics::new())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_finished_can_be_seen_and_what_was_begun_can_be_finished() {
    let store = memory().await;
    let old = version(Shelf::new().with::<Heap1>(), &store).await;
    let (finished, begun) = (duel(&old, "heap").await, duel(&old, "heap").await);
    let end = play_out(&old, &finished, 2).await;
    let seen = Guest::seated(&old, &begun, 1).await.state.seq;
    command(&old, &begun, 1, seen, act("take 1")).await.unwrap();
    old.close().await;

    let new = version(Shelf::new().with::<Heap2>(), &store).await;
    let guest = Guest::join(&new, &finished, Viewer::Spectator).await;
    assert_eq!((guest.state.status, guest.state.outcome), (Status::Over, end.outcome));
    let log = new.log(&finished, Viewer::Spectator, 0).await.unwrap();
    assert!(
        log.news.iter().any(|news| matches!(&news.what, What::Played { events, .. } if !events.is_empty()))
    );

    let mut guest = Guest::join(&new, &begun, Viewer::Spectator).await;
    guest.until(|state| new_rules(state.seq, seen)).await;
    let log = new.log(&begun, Viewer::Spectator, 0).await.unwrap();
    assert!(log.news.iter().any(|news| matches!(news.what, What::Revised { revision: 2, .. })));
    assert_eq!(play_out(&new, &begun, 2).await.status, Status::Over);
    assert_eq!(new.page(&begun).await.unwrap().card.revision, 2);
}

/// One entry was made under the old rules; the next is the revision.
fn new_rules(seq: u32, seen: u32) -> bool {
    seq >= seen + 2
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_new_version_cannot_read_stays_as_it_was() {
    let store = memory().await;
    let old = version(Shelf::new().with::<Heap1>(), &store).await;
    let id = duel(&old, "heap").await;
    let seen = Guest::seated(&old, &id, 1).await.state.seq;
    let seq = command(&old, &id, 1, seen, act("take 1")).await.unwrap();
    old.close().await;

    let careless = version(Shelf::new().with::<Heap3>(), &store).await;
    let guest = Guest::seated(&careless, &id, 2).await;
    assert_eq!((guest.state.status, guest.state.seq, guest.state.view), (Status::Running, seq, None));
    let refused = command(&careless, &id, 2, seq, act("take 1")).await.unwrap_err();
    assert_eq!(refused.problem, Code::Unavailable, "{refused}");
    careless.close().await;

    let back = version(Shelf::new().with::<Heap1>(), &store).await;
    assert_eq!(play_out(&back, &id, 2).await.status, Status::Over);
}
