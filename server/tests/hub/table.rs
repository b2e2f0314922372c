//! People at a table.

use orrery_kernel::Viewer;
use orrery_match::By;
use orrery_server::Config;
use orrery_wire::{Code, Command, Hand, Holder, Status, ToClient, What};

use crate::room::*;

#[tokio::test(flavor = "multi_thread")]
async fn everyone_is_told_what_happens_and_nobody_more_than_they_may_know() {
    let hub = hub().await;
    let id = duel(&hub, "toy-gops").await;
    let (mut ada, mut ben) = (Guest::seated(&hub, &id, 1).await, Guest::seated(&hub, &id, 2).await);
    let bid = ada.state.offers.clone().unwrap()[2].action.clone();
    let seq = command(&hub, &id, 1, ada.state.seq, act(&bid)).await.unwrap();
    let Some(ToClient::Update { news: own, .. }) = ada.hear().await else { panic!("no update") };
    let Some(ToClient::Update { news: other, .. }) = ben.hear().await else { panic!("no update") };
    assert_eq!((own.seq, other.seq), (seq, seq));
    let action = |what: &What| match what {
        What::Played { action, hand, .. } => (action.clone(), *hand),
        other => panic!("{other:?}"),
    };
    assert_eq!(action(&own.what), (Some(bid), Hand::Person));
    assert_eq!(action(&other.what), (None, Hand::Person));
    assert_eq!(ben.state.asked, [seat(2)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_wish_twice_is_done_once() {
    let hub = hub().await;
    let id = duel(&hub, "toy-nim").await;
    let (by, wish) = (By::Seat(seat(1)), wish());
    let seen = Guest::seated(&hub, &id, 1).await.state.seq;
    let first = hub.command(&id, by, wish.clone(), seen, act("take 2")).await.unwrap();
    let again = hub.command(&id, by, wish, seen, act("take 2")).await.unwrap();
    assert_eq!((first, again), (seen + 1, seen + 1));
    assert_eq!(hub.page(&id).await.unwrap().card.seq, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_is_explained_and_changes_nothing() {
    let hub = hub().await;
    let id = duel(&hub, "toy-nim").await;
    let seen = Guest::seated(&hub, &id, 1).await.state.seq;
    let refused = async |number, seen, action| {
        let problem = command(&hub, &id, number, seen, act(action)).await.unwrap_err();
        (problem.problem, problem.rule)
    };
    assert_eq!(refused(1, seen, "take 9").await, (Code::Illegal, Some("NIM-TAKE-1".to_owned())));
    assert_eq!(refused(1, seen, "fetch 9").await, (Code::BadNotation, None));
    assert_eq!(refused(2, seen, "take 1").await, (Code::NotAsked, None));
    assert_eq!(refused(1, seen - 1, "take 1").await, (Code::Stale, None));
    assert_eq!(hub.page(&id).await.unwrap().card.seq, seen);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_let_go_and_others_are_not_kept_waiting() {
    let hub = hub_on(memory().await, Config { queue: 4, ..quick() }).await;
    let id = duel(&hub, "toy-pig").await;
    let mut slow = Guest::join(&hub, &id, Viewer::Spectator).await;
    let state = play_out(&hub, &id, 2).await;
    assert_eq!(state.status, Status::Over);
    let mut heard = 0;
    while slow.hear().await.is_some() {
        heard += 1;
    }
    assert_eq!(heard, 4);
    let back = Guest::join(&hub, &id, Viewer::Spectator).await;
    assert_eq!(back.state.seq, state.seq);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_is_told_what_they_missed() {
    let hub = hub().await;
    let id = duel(&hub, "toy-nim").await;
    let before = Guest::seated(&hub, &id, 2).await.state.seq;
    command(&hub, &id, 1, before, act("take 3")).await.unwrap();
    command(&hub, &id, 2, before + 1, act("take 1")).await.unwrap();
    let listener = orrery_server::hub::Listener {
        viewer: Viewer::Seat(seat(2)),
        host: false,
        offers: false,
        seq: before,
    };
    let mut joined = hub.join(&id, listener).await.unwrap();
    let welcome = serde_json::from_str(&joined.texts.recv().await.unwrap()).unwrap();
    let ToClient::Welcome { missed, state, .. } = welcome else { panic!("no welcome") };
    assert_eq!(missed.iter().map(|news| news.seq).collect::<Vec<_>>(), [before + 1, before + 2]);
    assert_eq!((state.seq, state.offers), (before + 2, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_changes_hands_takes_its_eyes_along() {
    let hub = hub().await;
    let id = make(&hub, "toy-nim", vec![person("Ada"), person("Ben")]).await;
    let mut ben = Guest::seated(&hub, &id, 2).await;
    hub.seat(&id, By::Host, seat(2), Holder::Open, Vec::new(), Vec::new()).await.unwrap();
    assert!(matches!(ben.hear().await, Some(ToClient::Update { .. })));
    assert!(ben.hear().await.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_reaches_all_once() {
    let hub = hub().await;
    let id = duel(&hub, "toy-nim").await;
    let mut ben = Guest::seated(&hub, &id, 2).await;
    let wish = wish();
    for _ in 0..2 {
        assert_eq!(hub.chat(&id, By::Seat(seat(1)), &wish, "  hello  ").await, Ok(1));
    }
    assert_eq!(hub.chat(&id, By::Seat(seat(2)), &wish, "hello yourself").await, Ok(2));
    let mut lines = Vec::new();
    while lines.len() < 2 {
        let Some(ToClient::Chat { line }) = ben.hear().await else { panic!("no chat") };
        lines.push((line.n, line.name, line.text));
    }
    let line = |n, name: &str, text: &str| (n, name.to_owned(), text.to_owned());
    assert_eq!(lines, [line(1, "Ada", "hello"), line(2, "Ben", "hello yourself")]);
    for bad in ["", "   ", "a\nb", &"x".repeat(501)] {
        let refused = hub.chat(&id, By::Seat(seat(1)), &crate::room::wish(), bad).await;
        assert_eq!(refused.unwrap_err().problem, Code::BadRequest, "{bad}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_again_plays_the_same_match_one_seat_further_on() {
    let hub = hub().await;
    let id = duel(&hub, "toy-pig").await;
    let early = hub.rematch(&id, By::Seat(seat(1))).await.unwrap_err();
    assert_eq!(early.problem, Code::WrongTime);
    play_out(&hub, &id, 2).await;
    let next = hub.rematch(&id, By::Seat(seat(1))).await.unwrap();
    assert_eq!(hub.rematch(&id, By::Seat(seat(2))).await, Ok(next.clone()));
    let page = hub.page(&next).await.unwrap();
    let holders: Vec<Holder> = page.card.seats.into_iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [person("Ben"), person("Ada")]);
    assert_eq!(hub.page(&id).await.unwrap().card.rematch, Some(next));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closing_hub_lets_everyone_go_and_takes_nothing_more() {
    let hub = hub().await;
    let id = duel(&hub, "toy-nim").await;
    let mut ada = Guest::seated(&hub, &id, 1).await;
    hub.close().await;
    assert!(ada.hear().await.is_none());
    let refused = command(&hub, &id, 1, 4, act("take 1")).await.unwrap_err();
    assert_eq!(refused.problem, Code::Unavailable);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_not_there_is_not_found() {
    let hub = hub().await;
    let refused = command(&hub, &name(), 1, 0, Command::Resign).await.unwrap_err();
    assert_eq!(refused.problem, Code::NoSuchMatch);
}
