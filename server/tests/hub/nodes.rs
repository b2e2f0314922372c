//! Several hubs on one store: they behave as one.

use std::sync::Arc;

use orrery_kernel::Viewer;
use orrery_server::hub::Listener;
use orrery_server::{Config, Hub};
use orrery_store::testing::Postgres;
use orrery_wire::{Command, Status, ToClient};

use crate::flaky::Deaf;
use crate::room::*;

async fn nodes(count: usize) -> Vec<Arc<Hub>> {
    let url = Postgres::shared().unwrap().database().unwrap();
    let mut hubs = Vec::new();
    for _ in 0..count {
        hubs.push(hub_on(orrery_store::open(&url).await.unwrap(), quick()).await);
    }
    hubs
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_sit_at_different_nodes_play_one_match() {
    let hubs = nodes(2).await;
    let id = duel(&hubs[0], "toy-nim").await;
    let (mut ada, mut ben) = (Guest::seated(&hubs[0], &id, 1).await, Guest::seated(&hubs[1], &id, 2).await);
    let mut turn = 0;
    while ada.state.status == Status::Running {
        let number = ada.state.asked[0].index() + 1;
        let seen = if number == 1 { ada.state.seq } else { ben.state.seq };
        let seq = command(&hubs[number - 1], &id, number as u8, seen, act("take 1")).await.unwrap();
        ada.until(|state| state.seq >= seq).await;
        ben.until(|state| state.seq >= seq).await;
        turn += 1;
    }
    assert_eq!((turn, ben.state.status), (21, Status::Over));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_want_the_same_at_once_exactly_one_gets_it() {
    let hubs = nodes(3).await;
    let id = duel(&hubs[0], "toy-nim").await;
    let seen = Guest::seated(&hubs[0], &id, 1).await.state.seq;
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..12 {
        let (hub, id) = (hubs[number % 3].clone(), id.clone());
        tasks.spawn(async move { command(&hub, &id, 1, seen, act("take 1")).await });
    }
    let done = tasks.join_all().await;
    assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1, "{done:?}");
    for hub in &hubs {
        let guest = Guest::join(hub, &id, Viewer::Spectator).await;
        assert_eq!(guest.state.seq, seen + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_whichever_node_is_asked_and_once() {
    let hubs = nodes(2).await;
    let id = make(&hubs[0], "toy-pig", vec![bot("random"), person("Ben")]).await;
    let mut ben = Guest::seated(&hubs[1], &id, 2).await;
    command(&hubs[1], &id, 2, 0, Command::Ready { ready: true }).await.unwrap();
    for _ in 0..200 {
        ben.until(|state| state.asked == [seat(2)] || state.status == Status::Over).await;
        if ben.state.status == Status::Over {
            break;
        }
        let action = ben.state.offers.as_ref().and_then(|offers| offers.last()).unwrap().action.clone();
        let seq = command(&hubs[1], &id, 2, ben.state.seq, act(&action)).await.unwrap();
        ben.until(|state| state.seq >= seq).await;
    }
    assert_eq!(ben.state.status, Status::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_reaches_those_at_other_nodes() {
    let hubs = nodes(2).await;
    let id = duel(&hubs[0], "toy-nim").await;
    let mut ben = Guest::seated(&hubs[1], &id, 2).await;
    hubs[0].chat(&id, orrery_match::By::Seat(seat(1)), &wish(), "hello").await.unwrap();
    loop {
        if let Some(ToClient::Chat { line }) = ben.hear().await {
            assert_eq!(line.text, "hello");
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_from_a_node_that_is_ahead_is_not_answered_from_the_past() {
    let url = Postgres::shared().unwrap().database().unwrap();
    let node = async || orrery_store::open(&url).await.unwrap();
    let ahead = hub_on(node().await, quick()).await;
    // A node to which no wake-up comes and which looks by itself once in an hour.
    let hour = std::time::Duration::from_secs(3600);
    let behind = hub_on(Arc::new(Deaf(node().await)), Config { poll: hour, ..quick() }).await;
    let id = duel(&ahead, "toy-nim").await;
    let seen = Guest::join(&behind, &id, Viewer::Spectator).await.state.seq;
    let seq = command(&ahead, &id, 1, seen, act("take 1")).await.unwrap();
    assert_eq!(command(&behind, &id, 2, seq, act("take 1")).await, Ok(seq + 1));
    let seq = command(&ahead, &id, 1, seq + 1, act("take 1")).await.unwrap();
    let listener = Listener { viewer: Viewer::Spectator, host: false, offers: false, seq };
    let welcome = behind.join(&id, listener).await.unwrap().texts.recv().await.unwrap();
    let ToClient::Welcome { state, .. } = serde_json::from_str(&welcome).unwrap() else {
        panic!("{welcome}")
    };
    assert_eq!(state.seq, seq);
}
