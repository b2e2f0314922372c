//! Bots of the server.

use std::time::Duration;

use orrery_kernel::Viewer;
use orrery_server::Config;
use orrery_wire::{Code, Command, Status};

use crate::room::*;

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_to_the_end() {
    let hub = hub().await;
    for game in ["toy-nim", "toy-kuhn", "toy-pig", "toy-gops", "rocket-dice"] {
        let id = make(&hub, game, vec![bot("greedy"), bot("random")]).await;
        let mut watching = Guest::join(&hub, &id, Viewer::Spectator).await;
        watching.until(|state| state.status == Status::Over).await;
        assert!(watching.state.outcome.is_some() && watching.state.key.is_some(), "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_with_nobody_there_after_the_node_is_gone() {
    let store = memory().await;
    let slow = Config { bot_time: Duration::from_millis(20), ..quick() };
    let first = hub_on(store.clone(), slow.clone()).await;
    let id = make(&first, "rocket-dice", vec![bot("mcts:20ms"), bot("mcts:20ms")]).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    first.close().await;
    let reached = first.page(&id).await.unwrap().card;
    assert_eq!(reached.status, Status::Running);
    let second = hub_on(store, slow).await;
    // Nobody joins: the match is found because something is due there.
    for _ in 0..600 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        if second.page(&id).await.unwrap().card.seq > reached.seq + 20 {
            return;
        }
    }
    panic!("nobody went on with the match");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_whoever_is_away_until_they_return() {
    let hub = hub().await;
    let id = duel(&hub, "toy-pig").await;
    let mut ada = Guest::seated(&hub, &id, 1).await;
    let away = Command::StandIn { seat: seat(1), bot: "random".to_owned() };
    let problem = command(&hub, &id, 2, ada.state.seq, away.clone()).await.unwrap_err();
    assert_eq!(problem.problem, Code::Forbidden);
    command(&hub, &id, 1, ada.state.seq, away).await.unwrap();
    ada.until(|state| state.asked == [seat(2)] || state.status == Status::Over).await;
    command(&hub, &id, 1, ada.state.seq, Command::Return).await.unwrap();
    ada.until(|state| state.seats[0].stand_in.is_none()).await;
}
