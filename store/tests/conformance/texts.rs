//! Texts that give databases trouble.

use orrery_store::{Appended, Chat, StoreError};

use crate::common::{House, created, id, line, new, next, row};

pub(crate) async fn odd_texts_come_back_as_they_were(house: &House) {
    let store = house.open().await;
    let mut kept = created(&*store, 1).await;
    let large: String = (0..1_000_000u64).map(|n| char::from(b'!' + (n * n % 89) as u8)).collect();
    let odd = [
        "",
        " ",
        "'; DROP TABLE matches; --",
        "\\x00 \\u0000 %s ?",
        "ß Ω 漢字 🚀 \u{10ffff} e\u{301}",
        "\u{1}\r\n\t\u{7f}",
        &large,
    ];
    for text in odd {
        let mut append = next(&kept);
        append.entry = text.to_owned();
        append.kept.card = text.to_owned();
        append.snapshot = Some(text.to_owned());
        kept = append.kept.clone();
        assert_eq!(store.append(append).await.unwrap(), Appended::Done);
        assert_eq!(store.kept(&id(1)).await.unwrap().unwrap(), kept);
        assert_eq!(store.entries(&id(1), kept.seq - 1, 1).await.unwrap(), [text]);
        assert_eq!(store.snapshots(&id(1), true).await.unwrap(), [(kept.seq, text.to_owned())]);
        let name: String = text.chars().take(40).collect();
        let n = store.say(&id(1), &name, line(&name, text)).await.unwrap();
        assert_eq!(store.chat(&id(1), n - 1, 1).await.unwrap(), [Chat { n, ..line(&name, text) }]);
    }
}

pub(crate) async fn what_one_store_cannot_keep_none_does(house: &House) {
    let store = house.open().await;
    let kept = created(&*store, 1).await;
    let long = "n".repeat(257);

    let mut appends = vec![next(&kept); 5];
    appends[0].entry = "a\0b".into();
    appends[1].kept.card = "\0".into();
    appends[2].lease = Some(("a\0".into(), 9));
    appends[3].lease = Some((long.clone(), 9));
    appends[4].kept.updated = u64::MAX;
    for append in appends {
        let done = store.append(append.clone()).await;
        assert!(matches!(done, Err(StoreError::Unfit(_))), "{append:?}");
    }
    let lines = [
        ("\0", line("Ann", "hi")),
        ("a", line("A\0", "hi")),
        ("a", line("Ann", "h\0")),
        (&long, line("Ann", "hi")),
        ("a", line(&long, "hi")),
    ];
    for (client, line) in lines {
        assert!(matches!(store.say(&id(1), client, line).await, Err(StoreError::Unfit(_))));
    }
    let mut made = new(row(&id(2)));
    made.entries = vec!["\0".into()];
    assert!(matches!(store.create(made).await, Err(StoreError::Unfit(_))));
    assert!(matches!(store.claim("\0", 1, 2, 3).await, Err(StoreError::Unfit(_))));

    assert_eq!(store.kept(&id(1)).await.unwrap().unwrap(), kept);
    assert!(store.chat(&id(1), 0, 9).await.unwrap().is_empty());
}
