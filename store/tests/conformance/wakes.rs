//! Waking whoever follows a match.

use std::time::Duration;

use orrery_store::{Appended, Wake};
use tokio::sync::broadcast::Receiver;

use crate::common::{House, created, go_on, id, line, new, next, row};

/// The next wake-up; that one comes at all is the test, not when.
async fn heard(wakes: &mut Receiver<Wake>) -> Wake {
    tokio::time::timeout(Duration::from_secs(60), wakes.recv()).await.expect("nothing was heard").unwrap()
}

pub(crate) async fn whatever_is_written_wakes(house: &House) {
    let store = house.open().await;
    let mut wakes = store.wakes();
    let mut kept = created(&*store, 1).await;
    assert_eq!(heard(&mut wakes).await, Wake::Match(id(1), 1));
    go_on(&*store, &mut kept).await;
    assert_eq!(heard(&mut wakes).await, Wake::Match(id(1), 2));
    store.say(&id(1), "a", line("Ann", "hello")).await.unwrap();
    assert_eq!(heard(&mut wakes).await, Wake::Match(id(1), 0));
}

pub(crate) async fn what_changes_nothing_does_not_wake(house: &House) {
    let store = house.open().await;
    let mut kept = created(&*store, 1).await;
    store.say(&id(1), "a", line("Ann", "hello")).await.unwrap();
    let mut wakes = store.wakes();
    store.create(new(row(&id(1)))).await.unwrap_err();
    let mut conflict = next(&kept);
    conflict.kept.seq = 1;
    assert_eq!(store.append(conflict).await.unwrap(), Appended::Conflict);
    store.say(&id(1), "a", line("Ann", "hello")).await.unwrap();
    store.claim("a", 10_000, 20_000, 10).await.unwrap();
    go_on(&*store, &mut kept).await;
    assert_eq!(heard(&mut wakes).await, Wake::Match(id(1), 2));
}

pub(crate) async fn another_node_is_woken(house: &House) {
    let (here, there) = (house.open().await, house.open().await);
    assert_eq!(here.shared(), house.url().starts_with("postgres"));
    if !here.shared() {
        return;
    }
    let mut kept = created(&*here, 1).await;
    let (mut own, mut wakes) = (here.wakes(), there.wakes());
    let mut expect = async |wanted: Wake| while heard(&mut wakes).await != wanted {};
    go_on(&*here, &mut kept).await;
    expect(Wake::Match(id(1), 2)).await;
    here.say(&id(1), "a", line("Ann", "hello")).await.unwrap();
    expect(Wake::Match(id(1), 0)).await;
    // One's own notices do not come back.
    go_on(&*there, &mut kept).await;
    let expected = [Wake::Match(id(1), 2), Wake::Match(id(1), 0), Wake::Match(id(1), 3)];
    for wanted in expected {
        assert_eq!(heard(&mut own).await, wanted);
    }
}
