//! Standing orders.

use orrery_wire::{Command, Hand, Lasts, Order, Status, ToClient, What};

use crate::room::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_standing_order_answers_and_only_its_owner_knows_that_it_was_one() {
    let hub = hub().await;
    let id = duel(&hub, "toy-nim").await;
    let (mut ada, mut ben) = (Guest::seated(&hub, &id, 1).await, Guest::seated(&hub, &id, 2).await);
    let order = Order::Answer { rule: None, action: "take 1".to_owned(), lasts: Lasts::Always };
    let orders = Command::Orders { orders: vec![order.clone()] };
    command(&hub, &id, 1, ada.state.seq, orders).await.unwrap();
    ada.until(|state| state.asked == [seat(2)]).await;
    assert_eq!(ada.state.orders, [order]);
    let mut hands = Vec::new();
    while let Some(message) = ben.hear().await {
        if let ToClient::Update { news, state } = message
            && let What::Played { hand, .. } = news.what
        {
            hands.push(hand);
            assert!(state.orders.is_empty());
            break;
        }
    }
    assert_eq!(hands, [Hand::Person]);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_always_take_one_play_a_whole_match() {
    let hub = hub().await;
    let id = duel(&hub, "toy-nim").await;
    let mut ada = Guest::seated(&hub, &id, 1).await;
    for number in [1, 2] {
        let order = Order::Answer { rule: None, action: "take 1".to_owned(), lasts: Lasts::Always };
        command(&hub, &id, number, ada.state.seq, Command::Orders { orders: vec![order] }).await.unwrap();
    }
    ada.until(|state| state.status == Status::Over).await;
    assert_eq!(ada.state.outcome.unwrap().winners, [seat(1)]);
}
