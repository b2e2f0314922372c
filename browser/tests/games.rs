//! The games that are loaded when they are wanted, played without a board.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::path::Path;

use orrery_browser::{Browser, Hand, House, Look, Mood, Way};
use serde_json::{Value, json};

/// Has the page loaded something of the program that knows all games?
const LOADED_ALL: &str =
    "return performance.getEntriesByType('resource').some((one) => one.name.includes('/assets/all-'))";

/// Does the browser keep the program that knows all games?
const KEEPS_ALL: &str = "const kept = [];
    for (const name of await caches.keys()) kept.push(...(await (await caches.open(name)).keys()).map((one) => one.url));
    const rules = kept.some((url) => url.endsWith('/rules/transgalactica.en.json'));
    return rules && (await navigator.serviceWorker.ready).active?.state === 'activated'";

/// What the list of choices and the position show, without what is thought of it.
async fn shown(browser: &Browser) -> (String, String) {
    let place = browser.text("[data-test=inspect-view] h2").await.unwrap();
    (place, browser.text("[data-test=choices]").await.unwrap())
}

async fn path(browser: &Browser) -> String {
    browser.run("return location.pathname", vec![]).await.unwrap().as_str().unwrap().to_owned()
}

/// Some turns by clicking; the page is loaded anew; the match is looked back at.
async fn is_played_kept_and_looked_back_at(browser: &Browser, house: &House, way: Way) {
    browser.start().await.unwrap();
    assert_eq!(browser.play(&mut Hand::new(3), way, 12).await.unwrap(), 12);
    assert_eq!(browser.turn().await.unwrap(), Mood::Yours);
    let before = shown(browser).await;
    let table = path(browser).await;
    browser.goto(&house.page(&table)).await.unwrap();
    assert_eq!(browser.turn().await.unwrap(), Mood::Yours);
    assert_eq!(shown(browser).await, before, "it is there again as it was");
    browser.play(&mut Hand::new(4), way, 3).await.unwrap();
    browser.goto(&house.page(&format!("{table}/replay"))).await.unwrap();
    browser.see("[data-page=replay] [data-test=slider]").await.unwrap();
    browser.click("[data-page=replay] [data-test=first]").await.unwrap();
    let first = browser.text("[data-test=inspect-view] h2").await.unwrap();
    browser.click("[data-page=replay] [data-test=step]").await.unwrap();
    let moved = async || Ok(browser.text("[data-test=inspect-view] h2").await? != first);
    browser.until("another position", moved).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn transgalactica_by_keyboard_alone() {
    let house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.set_up_other(&house, "transgalactica").await.unwrap();
    is_played_kept_and_looked_back_at(&browser, &house, Way::Keyboard).await;
    browser.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn andromedas_edge_by_mouse_with_options_of_its_own() {
    let house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.set_up_other(&house, "andromedas-edge").await.unwrap();
    browser.click("[data-test=options] summary").await.unwrap();
    assert_eq!(browser.count("[data-option=teams]").await.unwrap(), 0, "two cannot play in teams");
    browser.click("[data-option=length] option[data-word=short]").await.unwrap();
    browser.click("[data-option=destiny] input").await.unwrap();
    browser.click("[data-option=\"raiders.2\"] option[data-word=mindweaver]").await.unwrap();
    is_played_kept_and_looked_back_at(&browser, &house, Way::Mouse).await;
    browser.click("a[href^=\"/t/\"]").await.unwrap();
    browser.turn().await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    browser.save_to(folder.path()).await.unwrap();
    browser.press(&['m']).await.unwrap();
    browser.click("[data-test=menu-record]").await.unwrap();
    let record = browser.saved(folder.path(), "jsonl").await.unwrap();
    let before = shown(&browser).await;
    browser.close().await.unwrap();
    let text = std::fs::read_to_string(&record).unwrap();
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let options = &header["options"];
    assert_eq!((&options["length"], &options["destiny"]), (&json!("short"), &json!(true)));
    assert_eq!(options["raiders"], json!([null, null, "mindweaver", null]), "what was chosen is played");
    goes_on_elsewhere(&house, &record, &before.1).await;
}

/// A browser that knows neither the match nor the game is given the record, and goes on.
async fn goes_on_elsewhere(house: &House, record: &Path, choices: &str) {
    let other = Browser::open(Look::NARROW).await.unwrap();
    other.reduce_motion().await.unwrap();
    other.goto(&house.page("/")).await.unwrap();
    other.give("[data-test=import]", record).await.unwrap();
    other.see("[data-page=table]").await.unwrap();
    assert_eq!(other.turn().await.unwrap(), Mood::Yours);
    assert_eq!(other.text("[data-test=choices]").await.unwrap(), choices);
    assert_eq!(other.play(&mut Hand::new(8), Way::Mouse, 2).await.unwrap(), 2);
    other.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_looked_for_and_played_by_its_words() {
    let house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.set_up_other(&house, "andromedas-edge").await.unwrap();
    browser.start().await.unwrap();
    let mut hand = Hand::new(5);
    while browser.count("[data-test=choices-search]").await.unwrap() == 0 {
        browser.play(&mut hand, Way::Mouse, 1).await.unwrap();
        browser.turn().await.unwrap();
    }
    let actions = "return [...document.querySelectorAll('[data-test=choices] [data-action]')].map((one) => one.dataset.action)";
    let actions = browser.run(actions, vec![]).await.unwrap();
    let wanted = actions.as_array().unwrap().last().unwrap().as_str().unwrap().to_owned();
    let before = browser.text("[data-test=inspect-view] h2").await.unwrap();
    browser.press(&['/']).await.unwrap();
    browser.press(&wanted.chars().collect::<Vec<_>>()).await.unwrap();
    let one = async || Ok(browser.count("[data-test=choices] [data-action]").await? == 1);
    browser.until("one choice to be left", one).await.unwrap();
    browser.press(&['\u{e007}']).await.unwrap();
    let played = async || Ok(browser.text("[data-test=inspect-view] h2").await? != before);
    browser.until("it to be played", played).await.unwrap();
    browser.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_does_not_load_the_other_games() {
    let house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.short_game(&house).await.unwrap();
    browser.turn().await.unwrap();
    browser.goto(&house.page("/")).await.unwrap();
    assert_eq!(browser.run(LOADED_ALL, vec![]).await.unwrap(), json!(false));
    assert_eq!(browser.attribute("html", "data-games").await.unwrap().as_deref(), Some("first"));
    browser.click("[data-game=andromedas-edge] [data-test=play-other]").await.unwrap();
    browser.see("[data-page=new]").await.unwrap();
    browser.read("Andromeda").await.unwrap();
    assert_eq!(browser.run(LOADED_ALL, vec![]).await.unwrap(), json!(true));
    // From then on all games are at hand, and what was begun before is still there.
    browser.goto(&house.page("/")).await.unwrap();
    browser.see("[data-game=transgalactica] [data-test=play-now]").await.unwrap();
    browser.see("[data-test=yours] [data-match]").await.unwrap();
    browser.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_with_the_network_off_after_it_was_used() {
    let mut house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.set_up_other(&house, "transgalactica").await.unwrap();
    let ready = async || Ok(browser.run(KEEPS_ALL, vec![]).await? == true);
    browser.until("to be kept by the browser", ready).await.unwrap();
    house.kill().await.unwrap();
    browser.set_up_other(&house, "transgalactica").await.unwrap();
    browser.start().await.unwrap();
    assert_eq!(browser.play(&mut Hand::new(6), Way::Mouse, 5).await.unwrap(), 5);
    browser.goto(&house.page("/rules/transgalactica")).await.unwrap();
    browser.see("[data-rule]").await.unwrap();
    browser.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_with_the_small_program_sits_down_at_another_game() {
    let house = House::open().await.unwrap();
    let (ada, bob) = (Browser::open(Look::WIDE).await.unwrap(), Browser::open(Look::NARROW).await.unwrap());
    for player in [&ada, &bob] {
        player.reduce_motion().await.unwrap();
    }
    ada.goto(&house.page("/new/transgalactica")).await.unwrap();
    let link = ada.open_to_friend("Ada").await.unwrap();
    bob.join(&link, "Bob").await.unwrap();
    assert_eq!(bob.attribute("html", "data-games").await.unwrap().as_deref(), Some("all"));
    ada.click("[data-test=ready]").await.unwrap();
    for player in [&ada, &bob] {
        player.see("[data-page=table]").await.unwrap();
    }
    let asked = async || Ok(ada.mood().await? == Mood::Yours || bob.mood().await? == Mood::Yours);
    ada.until("somebody to be asked", asked).await.unwrap();
    for player in [ada, bob] {
        if player.mood().await.unwrap() == Mood::Yours {
            assert_eq!(player.play(&mut Hand::new(7), Way::Mouse, 1).await.unwrap(), 1);
        }
        player.close().await.unwrap();
    }
}
