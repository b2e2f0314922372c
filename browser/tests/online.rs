//! With others, over the server.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use orrery_browser::{Browser, Hand, House, Look, Mood, Way};

async fn browser(look: Look) -> Browser {
    let browser = Browser::open(look).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser
}

/// Plays whichever of them is asked, until the game is over or so many decisions were made.
async fn play_in_turn(players: [&Browser; 2], hand: &mut Hand, most: usize) {
    let mut decided = 0;
    while decided < most {
        let moods = [players[0].mood().await.unwrap(), players[1].mood().await.unwrap()];
        if moods.contains(&Mood::Over) {
            return;
        }
        for (player, _) in players.iter().zip(&moods).filter(|(_, mood)| **mood == Mood::Yours) {
            decided += usize::from(player.do_something(hand, Way::Mouse).await.unwrap().is_some());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_a_spectator_on_one_match() {
    let house = House::open().await.unwrap();
    let (ada, bob, eve) =
        (browser(Look::WIDE).await, browser(Look::NARROW.german()).await, browser(Look::WIDE).await);
    let link = ada.host(&house, "Ada").await.unwrap();
    bob.join(&link, "Bob").await.unwrap();
    ada.shoot("gather-1440").await.unwrap();
    ada.click("[data-test=ready]").await.unwrap();
    for player in [&ada, &bob] {
        player.see("[data-page=table]").await.unwrap();
    }
    eve.goto(link.split('#').next().unwrap()).await.unwrap();
    eve.see("[data-page=table]").await.unwrap();
    assert_eq!(
        eve.count("[data-test=prompt-bar] button[data-action]").await.unwrap(),
        0,
        "who looks on cannot act"
    );
    play_in_turn([&ada, &bob], &mut Hand::new(1), 10).await;
    ada.click("[data-test=open-chat]").await.ok();
    ada.write("[data-test=chat-text]", "Good luck!").await.unwrap();
    ada.click("[data-test=chat-send]").await.unwrap();
    for looker in [&ada, &eve] {
        looker.read("Good luck!").await.unwrap();
    }
    play_in_turn([&ada, &bob], &mut Hand::new(2), usize::MAX).await;
    for looker in [&ada, &bob, &eve] {
        looker.see("[data-test=winner]").await.unwrap();
    }
    let scores = [
        ada.text("[data-test=score-table] tbody").await.unwrap(),
        eve.text("[data-test=score-table] tbody").await.unwrap(),
    ];
    assert_eq!(scores[0], scores[1], "everybody sees the same scores");
    for looker in [ada, bob, eve] {
        looker.close().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_after_the_server_was_killed() {
    let mut house = House::open().await.unwrap();
    let (ada, bob) = (browser(Look::WIDE).await, browser(Look::WIDE).await);
    let link = ada.host(&house, "Ada").await.unwrap();
    bob.join(&link, "Bob").await.unwrap();
    ada.click("[data-test=ready]").await.unwrap();
    for player in [&ada, &bob] {
        player.see("[data-page=table]").await.unwrap();
    }
    let mut hand = Hand::new(3);
    for _ in 0..3 {
        play_in_turn([&ada, &bob], &mut hand, 6).await;
        house.kill().await.unwrap();
        for player in [&ada, &bob] {
            player.see("[data-test=lost]").await.unwrap();
        }
        ada.shoot("lost-1440").await.unwrap();
        house.start().await.unwrap();
        for player in [&ada, &bob] {
            player.see_gone("[data-test=lost]").await.unwrap();
        }
    }
    play_in_turn([&ada, &bob], &mut hand, usize::MAX).await;
    for player in [ada, bob] {
        player.see("[data-test=winner]").await.unwrap();
        player.close().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_called_and_shown_what_happened() {
    let house = House::open().await.unwrap();
    let (ada, bob) = (browser(Look::WIDE).await, browser(Look::WIDE).await);
    let link = ada.host(&house, "Ada").await.unwrap();
    bob.join(&link, "Bob").await.unwrap();
    ada.click("[data-test=ready]").await.unwrap();
    for player in [&ada, &bob] {
        player.see("[data-page=table]").await.unwrap();
    }
    // Bob looks at something else until Ada has made her turn.
    bob.see("[data-mood=waiting], [data-mood=asked]").await.unwrap();
    let (first, second) = if ada.mood().await.unwrap() == Mood::Yours { (&ada, &bob) } else { (&bob, &ada) };
    assert_eq!(second.attribute("link[rel=icon]", "href").await.unwrap().as_deref(), Some("/icon.svg"));
    second.goto(&house.page("/bots")).await.unwrap();
    let mut hand = Hand::new(14);
    while first.count("[data-mood=waiting]").await.unwrap() == 0 {
        first.do_something(&mut hand, Way::Mouse).await.unwrap();
    }
    second.goto(link.split('#').next().unwrap()).await.unwrap();
    second.see("[data-test=away]").await.unwrap();
    assert_eq!(second.turn().await.unwrap(), Mood::Yours);
    second.see("link[rel=icon][href=\"/icon-turn.svg\"]").await.unwrap();
    let title = second.run("return document.title", vec![]).await.unwrap();
    assert!(title.as_str().unwrap().contains("Your turn"), "{title}");
    second.click("[data-test=away-show]").await.unwrap();
    second.see_gone("[data-test=away]").await.unwrap();
    for player in [ada, bob] {
        player.close().await.unwrap();
    }
}
