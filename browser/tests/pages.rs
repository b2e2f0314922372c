//! Every page, at both widths, in both languages: it fits, it can be used by everyone, and there is a picture of it to look at.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use orrery_browser::{Browser, Hand, House, Look, Way};

/// Pages that need no match.
const PAGES: [(&str, &str); 6] = [
    ("front", "/"),
    ("new", "/new/rocket-dice"),
    ("rules", "/rules/rocket-dice"),
    ("rule", "/rules/rocket-dice#RD-BATTLE-9"),
    ("bots", "/bots"),
    ("nowhere", "/t/nothing-here"),
];

/// Pages of games that are loaded when they are wanted.
const OTHERS: [(&str, &str); 5] = [
    ("new-tg", "/new/transgalactica"),
    ("new-ae", "/new/andromedas-edge"),
    ("rules-tg", "/rules/transgalactica"),
    ("rules-ae", "/rules/andromedas-edge"),
    ("rule-ae", "/rules/andromedas-edge#AE-BATTLE-1"),
];

const LOOKS: [(&str, Look); 4] = [
    ("1440-en", Look::WIDE),
    ("1440-de", Look::WIDE.german()),
    ("360-en", Look::NARROW),
    ("360-de", Look::NARROW.german()),
];

/// Looks at what is shown now: all of it fits, nobody is kept out, and there is a picture.
async fn look_at(browser: &Browser, name: &str, wrong: &mut Vec<String>) {
    browser.shoot(name).await.unwrap();
    for found in [browser.fits().await, browser.is_accessible().await] {
        wrong.extend(found.err().map(|what| format!("{name}: {what}")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_fit_and_can_be_used_by_everyone() {
    let house = House::open().await.unwrap();
    let mut wrong = Vec::new();
    for (suffix, look) in LOOKS {
        let browser = Browser::open(look).await.unwrap();
        browser.reduce_motion().await.unwrap();
        for (page, path) in PAGES {
            browser.goto(&house.page(path)).await.unwrap();
            look_at(&browser, &format!("{page}-{suffix}"), &mut wrong).await;
        }
        let lang = browser.attribute("html", "lang").await.unwrap();
        assert_eq!(lang.as_deref(), Some(look.lang), "the page speaks as the browser wishes");
        browser.close().await.unwrap();
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_the_other_games_fit_and_can_be_used_by_everyone() {
    let house = House::open().await.unwrap();
    let mut wrong = Vec::new();
    for (suffix, look) in [LOOKS[0], LOOKS[3]] {
        let browser = Browser::open(look).await.unwrap();
        browser.reduce_motion().await.unwrap();
        for (page, path) in OTHERS {
            browser.goto(&house.page(path)).await.unwrap();
            if page.starts_with("rules") {
                browser.see("[data-rule]").await.unwrap();
                assert!(browser.count("[data-component]").await.unwrap() > 100, "the cards of {page}");
                let german = look.lang == "de";
                let note = browser.text("[data-page=rules]").await.unwrap().contains("nur auf Englisch");
                assert_eq!(
                    note, german,
                    "{page}: who reads German is told that these rules are not translated"
                );
            } else if page.starts_with("new") && browser.count("[data-test=options]").await.unwrap() > 0 {
                browser.click("[data-test=options] summary").await.unwrap();
            }
            look_at(&browser, &format!("{page}-{suffix}"), &mut wrong).await;
        }
        browser.close().await.unwrap();
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_a_board_fits_and_can_be_used_by_everyone() {
    let house = House::open().await.unwrap();
    let mut wrong = Vec::new();
    let games = ["andromedas-edge", "transgalactica"];
    for ((suffix, look), game) in [LOOKS[0], LOOKS[3]].into_iter().zip(games) {
        let browser = Browser::open(look).await.unwrap();
        browser.reduce_motion().await.unwrap();
        browser.set_up_other(&house, game).await.unwrap();
        browser.start().await.unwrap();
        browser.play(&mut Hand::new(2), Way::Mouse, 6).await.unwrap();
        browser.turn().await.unwrap();
        look_at(&browser, &format!("{game}-{suffix}"), &mut wrong).await;
        for (key, what) in [('s', "scores"), ('m', "menu")] {
            browser.press(&[key]).await.unwrap();
            browser.see("dialog[open]").await.unwrap();
            look_at(&browser, &format!("{game}-{what}-{suffix}"), &mut wrong).await;
            browser.press(&['\u{e00c}']).await.unwrap();
            browser.see_gone("dialog[open]").await.unwrap();
        }
        browser.close().await.unwrap();
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// A whole short game, looked at on the way: the start, the middle, what can be opened, the end, its replay and the inspector.
async fn look_at_a_game(suffix: &str, look: Look) {
    let house = House::open().await.unwrap();
    let mut wrong = Vec::new();
    let browser = Browser::open(look).await.unwrap();
    browser.reduce_motion().await.unwrap();
    browser.short_game(&house).await.unwrap();
    browser.turn().await.unwrap();
    look_at(&browser, &format!("table-start-{suffix}"), &mut wrong).await;
    let mut hand = Hand::new(8);
    browser.play(&mut hand, Way::Mouse, 14).await.unwrap();
    browser.turn().await.unwrap();
    look_at(&browser, &format!("table-middle-{suffix}"), &mut wrong).await;
    for (key, what) in [('s', "scores"), ('?', "help"), ('m', "menu")] {
        browser.press(&[key]).await.unwrap();
        browser.see("dialog[open]").await.unwrap();
        look_at(&browser, &format!("table-{what}-{suffix}"), &mut wrong).await;
        browser.press(&['\u{e00c}']).await.unwrap();
        browser.see_gone("dialog[open]").await.unwrap();
    }
    browser.play(&mut hand, Way::Mouse, usize::MAX).await.unwrap();
    browser.see("[data-test=winner]").await.unwrap();
    look_at(&browser, &format!("table-over-{suffix}"), &mut wrong).await;
    replay_and_inspector(&browser, suffix, &mut wrong).await;
    browser.close().await.unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_in_english_on_a_desk() {
    look_at_a_game("1440-en", Look::WIDE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_in_german_on_a_desk() {
    look_at_a_game("1440-de", Look::WIDE.german()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_in_english_on_a_phone() {
    look_at_a_game("360-en", Look::NARROW).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_in_german_on_a_phone() {
    look_at_a_game("360-de", Look::NARROW.german()).await;
}

async fn replay_and_inspector(browser: &Browser, suffix: &str, wrong: &mut Vec<String>) {
    browser.click("dialog[open] a[href$=\"/replay\"]").await.unwrap();
    browser.see("[data-page=replay] [data-test=slider]").await.unwrap();
    browser.click("[data-page=replay] [data-test=first]").await.unwrap();
    let first = browser.text("[data-test=replay-says]").await.unwrap();
    browser.click("[data-page=replay] [data-test=step]").await.unwrap();
    let moved = async || Ok(browser.text("[data-test=replay-says]").await? != first);
    browser.until("another position", moved).await.unwrap();
    browser.see("[data-test=chart]").await.unwrap();
    look_at(browser, &format!("replay-{suffix}"), wrong).await;
    let address =
        browser.run("return location.pathname.replace('/replay', '/inspect')", vec![]).await.unwrap();
    let origin = browser.run("return location.origin", vec![]).await.unwrap();
    let inspect = format!("{}{}", origin.as_str().unwrap(), address.as_str().unwrap());
    browser.goto(&inspect).await.unwrap();
    browser.see("[data-test=inspect-view]").await.unwrap();
    look_at(browser, &format!("inspect-{suffix}"), wrong).await;
}

/// In the pseudo-language every text is marked and a third longer: what is not marked did not come from the Fluent files.
#[tokio::test(flavor = "multi_thread")]
async fn every_text_comes_from_the_fluent_files() {
    let house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.reduce_motion().await.unwrap();
    let mut wrong = Vec::new();
    for (page, path) in PAGES {
        let (path, fragment) =
            path.split_once('#').map_or((path, String::new()), |(path, rule)| (path, format!("#{rule}")));
        browser.goto(&house.page(&format!("{path}?lang=pseudo{fragment}"))).await.unwrap();
        let bare = browser.run(include_str!("bare.js"), vec![]).await.unwrap();
        let bare: Vec<&str> =
            bare.as_array().into_iter().flatten().filter_map(|text| text.as_str()).collect();
        if !bare.is_empty() {
            wrong.push(format!("{page}: {}", bare.join(" | ")));
        }
        wrong.extend(browser.fits().await.err().map(|what| format!("{page}, a third longer: {what}")));
        browser.shoot(&format!("{page}-pseudo")).await.unwrap();
    }
    browser.goto(&house.page("/?lang=pseudo")).await.unwrap();
    browser.click("[data-test=play-now]").await.unwrap();
    browser.see("[data-page=table]").await.unwrap();
    browser.play(&mut Hand::new(9), Way::Mouse, 12).await.unwrap();
    let bare = browser.run(include_str!("bare.js"), vec![]).await.unwrap();
    let bare: Vec<&str> = bare.as_array().into_iter().flatten().filter_map(|text| text.as_str()).collect();
    if !bare.is_empty() {
        wrong.push(format!("table: {}", bare.join(" | ")));
    }
    browser.shoot("table-pseudo").await.unwrap();
    browser.close().await.unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_can_be_switched_and_is_remembered() {
    let house = House::open().await.unwrap();
    let browser = Browser::open(Look::WIDE).await.unwrap();
    browser.goto(&house.page("/")).await.unwrap();
    browser.click("[data-lang=de]").await.unwrap();
    browser.read("Jetzt spielen").await.unwrap();
    browser.goto(&house.page("/bots")).await.unwrap();
    assert_eq!(browser.attribute("html", "lang").await.unwrap().as_deref(), Some("de"));
    browser.close().await.unwrap();
}
