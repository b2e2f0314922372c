//! Making matches and appending to them.

use std::collections::BTreeMap;
use std::sync::Arc;

use orrery_store::{Appended, NewMatch, Place, Store, StoreError};
use orrery_wire::Status;

use crate::common::{House, created, entry, go_on, grant, id, new, next, row, seat};

pub(crate) async fn a_match_comes_back_as_it_was_written(house: &House) {
    let store = house.open().await;
    let mut kept = row(&id(1));
    (kept.seq, kept.due, kept.status, kept.listed) = (2, Some(7000), Status::Running, false);
    let entries = vec![entry(&kept.id, 1), entry(&kept.id, 2)];
    let snapshots = vec![(1, "first".to_owned()), (2, "second".to_owned())];
    let grants = vec![grant(9, Place::Host), grant(3, Place::Seat(seat(2)))];
    let made = NewMatch {
        kept: kept.clone(),
        entries: entries.clone(),
        snapshots: snapshots.clone(),
        grants: grants.clone(),
    };
    store.create(made).await.unwrap();

    assert_eq!(store.kept(&id(1)).await.unwrap().unwrap(), kept);
    assert_eq!(store.entries(&id(1), 0, 100).await.unwrap(), entries);
    assert_eq!(store.snapshots(&id(1), false).await.unwrap(), snapshots);
    assert_eq!(store.grants(&id(1)).await.unwrap(), grants);

    let mut append = next(&kept);
    (append.kept.status, append.kept.due, append.kept.listed) = (Status::Over, None, true);
    append.kept.card = r#"{"title":"Saturday"}"#.into();
    append.snapshot = Some("third".into());
    assert_eq!(store.append(append.clone()).await.unwrap(), Appended::Done);
    assert_eq!(store.kept(&id(1)).await.unwrap().unwrap(), append.kept);
    assert_eq!(store.entries(&id(1), 2, 100).await.unwrap(), [append.entry]);
    assert_eq!(store.snapshots(&id(1), true).await.unwrap(), [(3, "third".to_owned())]);
}

pub(crate) async fn a_name_can_be_taken_once(house: &House) {
    let store = house.open().await;
    let mut kept = created(&*store, 1).await;
    go_on(&*store, &mut kept).await;
    let mut other = new(row(&id(1)));
    (other.entries, other.grants) = (vec!["another".into()], vec![grant(1, Place::Host)]);
    assert!(matches!(store.create(other).await, Err(StoreError::Exists(_))));
    assert_eq!(store.kept(&id(1)).await.unwrap().unwrap(), kept);
    assert_eq!(store.entries(&id(1), 0, 9).await.unwrap(), [entry(&id(1), 1), entry(&id(1), 2)]);
    assert_eq!(store.grants(&id(1)).await.unwrap(), []);

    let mut wrong = new(row(&id(2)));
    wrong.kept.seq = 2;
    assert!(matches!(store.create(wrong).await, Err(StoreError::Unfit(_))));
}

pub(crate) async fn an_entry_with_a_wrong_number_changes_nothing(house: &House) {
    let store = house.open().await;
    let mut kept = created(&*store, 1).await;
    go_on(&*store, &mut kept).await;
    for wrong in [0, 1, 2, 4, u32::MAX] {
        let mut append = next(&kept);
        append.kept.seq = wrong;
        append.kept.card = "changed".into();
        append.snapshot = Some("changed".into());
        append.grant = vec![grant(1, Place::Host)];
        assert_eq!(store.append(append).await.unwrap(), Appended::Conflict, "{wrong}");
    }
    assert_eq!(store.append(next(&row(&id(2)))).await.unwrap(), Appended::Conflict, "there is no such match");
    assert_eq!(store.kept(&id(1)).await.unwrap().unwrap(), kept);
    assert_eq!(store.entries(&id(1), 0, 100).await.unwrap().len(), 2);
    assert_eq!(store.snapshots(&id(1), false).await.unwrap(), []);
    assert_eq!(store.grants(&id(1)).await.unwrap(), []);
    assert_eq!(store.kept(&id(2)).await.unwrap(), None);
}

pub(crate) async fn of_many_who_append_the_same_number_one_wins(house: &House) {
    const LAST: u32 = 40;
    let stores = [house.open().await, house.open().await];
    created(&*stores[0], 1).await;
    let appenders = (0..12).map(|who| tokio::spawn(keep_appending(Arc::clone(&stores[who % 2]), who, LAST)));
    let mut winners = BTreeMap::new();
    for appender in appenders.collect::<Vec<_>>() {
        for (seq, text) in appender.await.unwrap() {
            assert_eq!(winners.insert(seq, text), None, "two have appended entry {seq}");
        }
    }
    assert_eq!(winners.keys().copied().collect::<Vec<_>>(), (2..=LAST).collect::<Vec<_>>());
    let entries = stores[1].entries(&id(1), 1, 1000).await.unwrap();
    assert_eq!(entries, winners.into_values().collect::<Vec<_>>());
}

/// Appends until the log is long enough; says what it has appended.
async fn keep_appending(store: Arc<dyn Store>, who: usize, last: u32) -> Vec<(u32, String)> {
    let mut done = Vec::new();
    loop {
        let kept = store.kept(&id(1)).await.unwrap().unwrap();
        if kept.seq >= last {
            return done;
        }
        let mut append = next(&kept);
        append.entry = format!("entry {} by {who}", append.kept.seq);
        let own = (append.kept.seq, append.entry.clone());
        if store.append(append).await.unwrap() == Appended::Done {
            done.push(own);
        }
    }
}

pub(crate) async fn entries_come_in_pages(house: &House) {
    let store = house.open().await;
    let mut kept = created(&*store, 1).await;
    created(&*store, 2).await;
    for _ in 0..6 {
        go_on(&*store, &mut kept).await;
    }
    let page = async |after, limit| store.entries(&id(1), after, limit).await.unwrap();
    let expected =
        |numbers: std::ops::RangeInclusive<u32>| numbers.map(|seq| entry(&id(1), seq)).collect::<Vec<_>>();
    let none = Vec::<String>::new;
    assert_eq!(page(0, 3).await, expected(1..=3));
    assert_eq!(page(3, 3).await, expected(4..=6));
    assert_eq!(page(6, 3).await, expected(7..=7));
    assert_eq!(page(7, 3).await, none());
    assert_eq!(page(0, 0).await, none());
}

pub(crate) async fn snapshots_come_back_as_they_were(house: &House) {
    let store = house.open().await;
    let mut kept = created(&*store, 1).await;
    assert_eq!(store.snapshots(&id(1), true).await.unwrap(), []);
    let text = |seq: u32| format!("{{\"dice\":{:?}}}", vec![seq; 3000]);
    for with in [true, false, true] {
        let mut append = next(&kept);
        append.snapshot = with.then(|| text(append.kept.seq));
        kept = append.kept.clone();
        assert_eq!(store.append(append).await.unwrap(), Appended::Done);
    }
    assert_eq!(store.snapshots(&id(1), false).await.unwrap(), [(2, text(2)), (4, text(4))]);
    assert_eq!(store.snapshots(&id(1), true).await.unwrap(), [(4, text(4))]);
}

pub(crate) async fn what_is_not_there_is_not_found(house: &House) {
    let store = house.open().await;
    assert_eq!(store.kept(&id(1)).await.unwrap(), None);
    assert!(store.entries(&id(1), 0, 10).await.unwrap().is_empty());
    assert!(store.snapshots(&id(1), false).await.unwrap().is_empty());
    assert!(store.grants(&id(1)).await.unwrap().is_empty());
    assert!(store.chat(&id(1), 0, 10).await.unwrap().is_empty());
    assert!(store.all(None, 10).await.unwrap().is_empty());
    store.healthy().await.unwrap();
}

pub(crate) async fn a_store_is_still_there_when_it_is_opened_again(house: &House) {
    if !house.lasts() {
        return;
    }
    let store = house.open().await;
    let mut kept = created(&*store, 1).await;
    for _ in 0..3 {
        go_on(&*store, &mut kept).await;
    }
    drop(store);
    let again = house.open().await;
    assert_eq!(again.kept(&id(1)).await.unwrap().unwrap(), kept);
    go_on(&*again, &mut kept).await;
    assert_eq!(again.entries(&id(1), 0, 100).await.unwrap().len(), 5);
}
