//! Backups, and filling a store from one.

use std::path::Path;
use std::sync::Arc;

use orrery_store::{Appended, Grant, Kept, Place, Store, StoreError, open};
use orrery_wire::MatchId;

use crate::common::{House, created, go_on, grant, id, line, new, next, row, seat};

/// All that can be asked of a match.
#[derive(Debug, PartialEq)]
struct Whole {
    kept: Kept,
    entries: Vec<String>,
    snapshots: Vec<(u32, String)>,
    grants: Vec<Grant>,
    chat: Vec<orrery_store::Chat>,
}

async fn whole(store: &dyn Store, id: &MatchId) -> Whole {
    Whole {
        kept: store.kept(id).await.unwrap().unwrap(),
        entries: store.entries(id, 0, u32::MAX).await.unwrap(),
        snapshots: store.snapshots(id, false).await.unwrap(),
        grants: store.grants(id).await.unwrap(),
        chat: store.chat(id, 0, u32::MAX).await.unwrap(),
    }
}

async fn everything(store: &dyn Store) -> Vec<Whole> {
    let mut all = Vec::new();
    for id in store.all(None, u32::MAX).await.unwrap() {
        all.push(whole(store, &id).await);
    }
    all
}

async fn opened(file: &Path) -> Arc<dyn Store> {
    open(&format!("sqlite:{}", file.display())).await.unwrap()
}

pub(crate) async fn a_backup_of_a_store_in_use_is_one_moment(house: &House) {
    let store = house.open().await;
    let mut rows = Vec::new();
    for number in 0..4 {
        rows.push(created(&*store, number).await);
    }
    // Match n is always as far as match n - 1, or one entry behind: so it is in every moment.
    let busy = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            loop {
                for kept in &mut rows {
                    go_on(&*store, kept).await;
                }
            }
        }
    });
    while store.kept(&id(0)).await.unwrap().unwrap().seq < 20 {
        assert!(!busy.is_finished(), "it fails");
    }
    for number in 0..3 {
        let file = house.file(&format!("backup-{number}.db"));
        store.backup(&file).await.unwrap();
        let all = everything(&*opened(&file).await).await;
        let seqs: Vec<u32> = all.iter().map(|one| one.kept.seq).collect();
        assert!(seqs[0] >= 20 && seqs.is_sorted_by(|a, b| a >= b) && seqs[3] + 1 >= seqs[0], "{seqs:?}");
        for Whole { kept, entries, .. } in all {
            let expected: Vec<String> =
                (1..=kept.seq).map(|seq| crate::common::entry(&kept.id, seq)).collect();
            assert_eq!(entries, expected);
        }
    }
    assert!(!busy.is_finished(), "it was in use all the time");
    busy.abort();
    // Before its house is gone, nobody works in it any more.
    let _ = busy.await;
}

/// A store with something in every table and every column.
async fn furnished(house: &House) -> Arc<dyn Store> {
    let store = house.open().await;
    for number in 1..=250 {
        let mut made = new(row(&id(number)));
        made.kept.listed = number % 2 == 0;
        made.kept.due = (number % 3 == 0).then_some(500);
        made.grants = vec![grant(number as u8, Place::Host), grant(7, Place::Invite(seat(2)))];
        let mut append = next(&made.kept);
        store.create(made).await.unwrap();
        (append.kept.due, append.lease) = (Some(600), Some(("node ä".into(), 700)));
        append.snapshot = Some(format!("snapshot of {number} ☄"));
        assert_eq!(store.append(append).await.unwrap(), Appended::Done);
    }
    store.say(&id(2), "a", line("Ann", "hello ☄")).await.unwrap();
    store.say(&id(2), "b", orrery_store::Chat { seat: None, ..line("", "") }).await.unwrap();
    store
}

pub(crate) async fn a_backup_comes_back_whole_in_every_kind_of_store(house: &House) {
    let store = furnished(house).await;
    let before = everything(&*store).await;
    let file = house.file("backup.db");
    store.backup(&file).await.unwrap();
    for other in [House::sqlite().await, House::memory().await, House::postgres().await] {
        let copy = other.open().await;
        copy.restore(&file).await.unwrap();
        assert_eq!(everything(&*copy).await, before);
        // Leases travel too, and there it goes on.
        assert!(copy.claim("other", 699, 900, 1000).await.unwrap().is_empty());
        assert_eq!(copy.claim("other", 700, 900, 1000).await.unwrap().len(), 250);
        assert_eq!(copy.say(&id(2), "a", line("Ann", "hello ☄")).await.unwrap(), 1);
        let mut kept = copy.kept(&id(3)).await.unwrap().unwrap();
        go_on(&*copy, &mut kept).await;
    }
    assert_eq!(everything(&*opened(&file).await).await, before, "a backup is a store itself");
}

pub(crate) async fn only_an_empty_store_is_filled(house: &House) {
    let store = house.open().await;
    let kept = created(&*store, 1).await;
    let file = house.file("backup.db");
    store.backup(&file).await.unwrap();
    assert!(matches!(store.restore(&file).await, Err(StoreError::Exists(_))));
    assert_eq!(store.all(None, 9).await.unwrap(), [id(1)]);
    assert_eq!(store.kept(&id(1)).await.unwrap().unwrap(), kept);
}

pub(crate) async fn nothing_is_overwritten(house: &House) {
    let store = house.open().await;
    let file = house.file("letter");
    std::fs::write(&file, "Dear Ann").unwrap();
    assert!(matches!(store.backup(&file).await, Err(StoreError::Exists(_))));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "Dear Ann");
}

pub(crate) async fn what_is_no_backup_is_refused(house: &House) {
    let store = house.open().await;
    let letter = house.file("letter");
    std::fs::write(&letter, "Dear Ann, ".repeat(500)).unwrap();
    assert!(matches!(store.restore(&letter).await, Err(StoreError::Damaged(_))));
    assert!(matches!(store.restore(&house.file("nothing")).await, Err(StoreError::Unavailable(_))));
    assert!(!house.file("nothing").exists());

    // One whose log has a hole.
    let torn = house.file("torn.db");
    let other = opened(&torn).await;
    let mut kept = created(&*other, 5).await;
    go_on(&*other, &mut kept).await;
    drop(other);
    let db = rusqlite::Connection::open(&torn).unwrap();
    db.execute("DELETE FROM entries WHERE seq = 1", []).unwrap();
    assert!(matches!(store.restore(&torn).await, Err(StoreError::Damaged(_))));
    assert!(store.all(None, 9).await.unwrap().is_empty());
}
