//! Alone against bots, in the browser.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use orrery_browser::{Browser, Hand, House, Look, Mood, Way};
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_mouse_from_the_front_page_in_two_clicks() {
    let house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.goto(&house.page("/")).await.unwrap();
    browser.click("[data-test=play-now]").await.unwrap();
    browser.see("[data-page=table]").await.unwrap();
    let decided = browser.play(&mut Hand::new(1), Way::Mouse, usize::MAX).await.unwrap();
    assert!(decided > 30, "{decided} decisions");
    assert_eq!(browser.mood().await.unwrap(), Mood::Over);
    browser.see("[data-test=winner]").await.unwrap();
    browser.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_alone() {
    let house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.short_game(&house).await.unwrap();
    let decided = browser.play(&mut Hand::new(4), Way::Keyboard, usize::MAX).await.unwrap();
    assert!(decided > 15, "{decided} decisions");
    browser.see("[data-test=winner]").await.unwrap();
    browser.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_there_again_after_the_page_was_closed() {
    let house = House::open().await.unwrap();
    let browser = Browser::open(Look::NARROW).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.short_game(&house).await.unwrap();
    browser.play(&mut Hand::new(2), Way::Mouse, 8).await.unwrap();
    browser.goto(&house.page("/")).await.unwrap();
    browser.click("[data-test=yours] [data-match] a").await.unwrap();
    browser.see("[data-page=table]").await.unwrap();
    browser.play(&mut Hand::new(3), Way::Mouse, usize::MAX).await.unwrap();
    browser.see("[data-test=winner]").await.unwrap();
    browser.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_the_network_off_after_the_first_visit() {
    let mut house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.goto(&house.page("/")).await.unwrap();
    let kept = "return (await caches.keys()).length > 0 && (await navigator.serviceWorker.ready).active?.state === 'activated'";
    let ready = async || Ok(browser.run(kept, vec![]).await? == true);
    browser.until("to be kept by the browser", ready).await.unwrap();
    house.kill().await.unwrap();
    browser.short_game(&house).await.unwrap();
    browser.play(&mut Hand::new(5), Way::Mouse, usize::MAX).await.unwrap();
    browser.see("[data-test=winner]").await.unwrap();
    browser.goto(&house.page("/rules/rocket-dice#RD-BATTLE-9")).await.unwrap();
    browser.see("[data-rule=\"RD-BATTLE-9\"]").await.unwrap();
    browser.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_screen_with_a_curtain_between() {
    let house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.set_up(&house).await.unwrap();
    browser.seat(2, "beside").await.unwrap();
    browser.write(".chair[data-seat=\"2\"] .chair-more input", "Bea").await.unwrap();
    browser.start().await.unwrap();
    // The first player has the screen; sooner or later the other is asked.
    let mut hand = Hand::new(6);
    while browser.count("[data-test=curtain]").await.unwrap() == 0 {
        browser.play(&mut hand, Way::Mouse, 1).await.unwrap();
        browser.turn().await.unwrap();
    }
    let hidden = browser.text("[data-test=curtain]").await.unwrap();
    browser.shoot("curtain-1440").await.unwrap();
    assert!(!hidden.is_empty());
    browser.play(&mut hand, Way::Mouse, 6).await.unwrap();
    browser.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_can_be_taken_back_and_what_cannot_be_done_says_why() {
    let house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.short_game(&house).await.unwrap();
    // Until a swap has been made, which tells nobody anything.
    let mut hand = Hand::new(7);
    while browser.count("[data-test=undo]").await.unwrap() == 0 {
        browser.play(&mut hand, Way::Mouse, 1).await.unwrap();
        browser.turn().await.unwrap();
    }
    let before = browser.text("[data-test=prompt]").await.unwrap();
    browser.press(&['u']).await.unwrap();
    let other = async || Ok(browser.text("[data-test=prompt]").await? != before);
    browser.until("another question", other).await.unwrap();
    // Before a fleet is there most things cannot be built: a click says so, with a link to the rule.
    browser.turn().await.unwrap();
    browser
        .click(
            ":is([data-test=planets], [data-test=moons], [data-test=station]) button[data-spot]:not(.glow)",
        )
        .await
        .unwrap();
    browser.see("[data-test=toast] a[href*=\"#RD-\"], dialog[open] a[href*=\"#RD-\"]").await.unwrap();
    browser.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_is_saved_and_a_record_is_brought_back() {
    let house = House::open().await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.save_to(folder.path()).await.unwrap();
    browser.short_game(&house).await.unwrap();
    browser.play(&mut Hand::new(12), Way::Mouse, 6).await.unwrap();
    browser.turn().await.unwrap();
    for what in ["menu-report", "menu-record"] {
        browser.press(&['m']).await.unwrap();
        browser.click(&format!("[data-test={what}]")).await.unwrap();
    }
    let report = browser.saved(folder.path(), "json").await.unwrap();
    let report: Value = serde_json::from_str(&std::fs::read_to_string(report).unwrap()).unwrap();
    assert_eq!((report["orrery"].as_str(), report["game"].as_str()), (Some("report"), Some("rocket-dice")));
    assert!(report["log"]["complete"].as_array().unwrap().len() > 6, "the whole match is in it");
    let record = browser.saved(folder.path(), "jsonl").await.unwrap();
    let asked = browser.text("[data-test=prompt]").await.unwrap();
    browser.goto(&house.page("/")).await.unwrap();
    browser.give("[data-test=import]", &record).await.unwrap();
    browser.see("[data-page=table]").await.unwrap();
    assert_eq!(browser.turn().await.unwrap(), Mood::Yours);
    assert_eq!(browser.text("[data-test=prompt]").await.unwrap(), asked, "it goes on where it was");
    browser.play(&mut Hand::new(13), Way::Mouse, usize::MAX).await.unwrap();
    browser.see("[data-test=winner]").await.unwrap();
    browser.close().await.unwrap();
}
