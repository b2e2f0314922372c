//! What people say.

use std::sync::Arc;

use orrery_store::{Chat, StoreError};

use crate::common::{House, created, id, line, seat};

pub(crate) async fn lines_are_numbered_and_the_last_ones_are_read(house: &House) {
    let store = house.open().await;
    created(&*store, 1).await;
    created(&*store, 2).await;
    for number in 1..=5 {
        let said = Chat {
            n: 99,
            seat: (number % 2 == 0).then(|| seat(3)),
            ..line("Ann", &format!("line {number}"))
        };
        assert_eq!(store.say(&id(1), &format!("c{number}"), said).await.unwrap(), number);
    }
    assert_eq!(store.say(&id(2), "c1", line("Ann", "elsewhere")).await.unwrap(), 1);

    let texts = async |after, limit| {
        let lines = store.chat(&id(1), after, limit).await.unwrap();
        lines.into_iter().map(|line| (line.n, line.text)).collect::<Vec<_>>()
    };
    let expected = |numbers: &[u32]| numbers.iter().map(|&n| (n, format!("line {n}"))).collect::<Vec<_>>();
    assert_eq!(texts(0, 2).await, expected(&[4, 5]));
    assert_eq!(texts(2, 9).await, expected(&[3, 4, 5]));
    assert_eq!(texts(5, 9).await, expected(&[]));
    let first_two = &store.chat(&id(1), 0, 5).await.unwrap()[..2];
    let expected = [
        Chat { n: 1, seat: None, ..line("Ann", "line 1") },
        Chat { n: 2, seat: Some(seat(3)), ..line("Ann", "line 2") },
    ];
    assert_eq!(first_two, expected);
}

pub(crate) async fn what_is_said_twice_is_one_line(house: &House) {
    let store = house.open().await;
    created(&*store, 1).await;
    assert_eq!(store.say(&id(1), "a", line("Ann", "hello")).await.unwrap(), 1);
    assert_eq!(store.say(&id(1), "b", line("Ann", "again")).await.unwrap(), 2);
    assert_eq!(store.say(&id(1), "a", line("Ann", "hello")).await.unwrap(), 1);
    // Somebody else may have chosen the same name for a line.
    assert_eq!(store.say(&id(1), "a", line("Bob", "hi")).await.unwrap(), 3);
    let onlooker = Chat { seat: None, ..line("Ann", "I am another Ann") };
    assert_eq!(store.say(&id(1), "a", onlooker).await.unwrap(), 4);
    assert_eq!(store.chat(&id(1), 0, 9).await.unwrap().len(), 4);
}

pub(crate) async fn many_who_speak_at_once_get_one_number_each(house: &House) {
    let stores = [house.open().await, house.open().await];
    created(&*stores[0], 1).await;
    // Each line is sent twice, by both nodes.
    let say = |number: usize| {
        let store = Arc::clone(&stores[number % 2]);
        let (client, text) = (format!("c{}", number / 2), format!("line {}", number / 2));
        tokio::spawn(async move { store.say(&id(1), &client, line("Ann", &text)).await.unwrap() })
    };
    let mut numbers = Vec::new();
    for said in (0..60).map(say).collect::<Vec<_>>() {
        numbers.push(said.await.unwrap());
    }
    assert!(numbers.chunks(2).all(|twice| twice[0] == twice[1]), "{numbers:?}");
    let lines = stores[1].chat(&id(1), 0, 100).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.n).collect::<Vec<_>>(), (1..=30).collect::<Vec<_>>());
    for (client, twice) in numbers.chunks(2).enumerate() {
        assert_eq!(lines[twice[0] as usize - 1].text, format!("line {client}"));
    }
}

pub(crate) async fn nobody_speaks_at_a_table_that_is_not_there(house: &House) {
    let store = house.open().await;
    let said = store.say(&id(1), "a", line("Ann", "hello?")).await;
    assert!(matches!(said, Err(StoreError::Unknown(unknown)) if unknown == id(1)));
}
