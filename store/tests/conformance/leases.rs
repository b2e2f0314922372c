//! Who looks after what is due.

use std::collections::BTreeSet;
use std::sync::Arc;

use orrery_store::{Appended, Kept, Store};
use orrery_wire::MatchId;

use crate::common::{House, id, new, next, row};

async fn due_at(store: &dyn Store, number: u32, due: Option<u64>) -> Kept {
    let kept = Kept { due, ..row(&id(number)) };
    store.create(new(kept.clone())).await.unwrap();
    kept
}

async fn claimed(store: &dyn Store, node: &str, now: u64, until: u64) -> Vec<MatchId> {
    let mut ids = store.claim(node, now, until, 100).await.unwrap();
    ids.sort();
    ids
}

pub(crate) async fn only_what_is_due_is_claimed(house: &House) {
    let store = house.open().await;
    due_at(&*store, 1, None).await;
    for (number, due) in [(2, 500), (3, 600), (4, 601)] {
        due_at(&*store, number, Some(due)).await;
    }
    assert_eq!(claimed(&*store, "a", 499, 900).await, []);
    assert_eq!(claimed(&*store, "a", 600, 900).await, [id(2), id(3)]);
    assert_eq!(claimed(&*store, "a", 600, 900).await, [], "a node's own leases are not given anew");
    assert_eq!(claimed(&*store, "b", 601, 900).await, [id(4)]);
    assert_eq!(store.kept(&id(2)).await.unwrap().unwrap().due, Some(500), "it is still due");
}

pub(crate) async fn no_two_nodes_claim_the_same(house: &House) {
    let stores = [house.open().await, house.open().await];
    for number in 0..40 {
        due_at(&*stores[0], number, Some(10)).await;
    }
    let claim = |node: usize| {
        let store = Arc::clone(&stores[node % 2]);
        tokio::spawn(async move {
            let mut own = Vec::new();
            for _ in 0..20 {
                let some = store.claim(&format!("node {node}"), 10, 1000, 3).await.unwrap();
                assert!(some.len() <= 3);
                own.extend(some);
            }
            own
        })
    };
    let mut all = Vec::new();
    for node in (0..6).map(claim).collect::<Vec<_>>() {
        all.extend(node.await.unwrap());
    }
    let distinct: BTreeSet<_> = all.iter().cloned().collect();
    assert_eq!((all.len(), distinct.len()), (40, 40));
}

pub(crate) async fn a_lease_runs_out(house: &House) {
    let store = house.open().await;
    due_at(&*store, 1, Some(10)).await;
    assert_eq!(claimed(&*store, "a", 20, 50).await, [id(1)]);
    assert_eq!(claimed(&*store, "b", 49, 99).await, []);
    assert_eq!(claimed(&*store, "b", 50, 99).await, [id(1)]);
    assert_eq!(claimed(&*store, "a", 98, 200).await, []);
}

pub(crate) async fn whoever_appends_may_keep_the_match(house: &House) {
    let store = house.open().await;
    let kept = due_at(&*store, 1, Some(10)).await;

    // Its own until 50, although it is due at 20.
    let mut append = next(&kept);
    (append.kept.due, append.lease) = (Some(20), Some(("a".into(), 50)));
    let kept = append.kept.clone();
    assert_eq!(store.append(append).await.unwrap(), Appended::Done);
    assert_eq!(claimed(&*store, "b", 49, 60).await, []);
    assert_eq!(claimed(&*store, "b", 50, 90).await, [id(1)]);

    // A lease that ends before it is due makes it due no earlier.
    let mut append = next(&kept);
    (append.kept.due, append.lease) = (Some(100), Some(("a".into(), 70)));
    let kept = append.kept.clone();
    assert_eq!(store.append(append).await.unwrap(), Appended::Done);
    assert_eq!(claimed(&*store, "b", 99, 150).await, []);
    assert_eq!(claimed(&*store, "b", 100, 150).await, [id(1)]);

    // Without a lease anybody may have it, whoever had it before.
    let mut append = next(&kept);
    append.kept.due = Some(110);
    let kept = append.kept.clone();
    assert_eq!(store.append(append).await.unwrap(), Appended::Done);
    assert_eq!(claimed(&*store, "c", 110, 190).await, [id(1)]);

    // And nobody may when it waits for people.
    let mut append = next(&kept);
    (append.kept.due, append.lease) = (None, Some(("a".into(), 120)));
    assert_eq!(store.append(append).await.unwrap(), Appended::Done);
    assert_eq!(claimed(&*store, "c", 9_999_999, 99_999_999).await, []);
}
