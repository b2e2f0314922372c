//! What is told to whom.

use orrery_kernel::Viewer;
use orrery_match::Deed;
use orrery_testkit::toy::{Gops, Kuhn};
use orrery_wire::{Command, Status, What};
use serde_json::{Value, json};

use crate::house::*;

fn played(what: What) -> (Option<String>, Vec<Value>) {
    match what {
        What::Played { action, events, .. } => (action, events),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_secret_choice_is_told_to_its_owner_alone() {
    let mut house = House::started::<Gops>(2);
    let bid = house.play(1, "bid 4");
    let own = played(house.news(bid, eyes(1)).what);
    assert_eq!(own, (Some("bid 4".into()), vec![json!({"Answered": {"seat": 1, "card": 4}})]));
    for viewer in [eyes(2), Viewer::Spectator] {
        let other = played(house.news(bid, viewer).what);
        assert_eq!(other, (None, vec![json!({"Answered": {"seat": 1, "card": null}})]));
        assert_eq!(house.state(viewer).view.unwrap()["own"], Value::Null);
    }
    assert_eq!(house.state(eyes(1)).view.unwrap()["own"], json!([1, 4]));
}

#[test]
fn a_deal_is_told_to_each_as_they_may_know_it() {
    let house = House::started::<Kuhn>(2);
    let cards = |viewer| match house.news(house.table.seq(), viewer).what {
        What::Started { events, .. } => {
            events.iter().map(|event| event["Dealt"]["card"].clone()).collect::<Vec<_>>()
        }
        other => panic!("{other:?}"),
    };
    let [first, second] = [cards(eyes(1)), cards(eyes(2))];
    assert!(first[0].is_u64() && first[1].is_null() && second[0].is_null() && second[1].is_u64());
    assert_eq!(cards(Viewer::Spectator), [Value::Null, Value::Null]);
}

#[test]
fn the_key_is_sealed_until_the_end() {
    let mut house = House::started::<Kuhn>(2);
    let Deed::Started { key, .. } = house.last().clone() else { panic!() };
    let started = house.table.seq();
    let seal = house.state(Viewer::Spectator).seal.unwrap();
    assert_eq!(key.parse::<orrery_kernel::Key>().unwrap().seal(), seal);
    assert!(matches!(house.news(started, eyes(1)).what, What::Started { seal: told, .. } if told == seal));
    house.play(1, "bet");
    assert_eq!(house.state(eyes(1)).key, None);
    house.play(2, "pass");
    assert_eq!((house.status(), house.state(Viewer::Spectator).key), (Status::Over, Some(key)));
}

#[test]
fn once_it_is_over_actions_are_told_but_hands_stay_hidden() {
    let mut house = House::started::<Kuhn>(2);
    let bet = house.play(1, "bet");
    house.play(2, "pass");
    assert_eq!(played(house.news(bet, Viewer::Spectator).what).0, Some("bet".into()));
    assert_eq!(house.view(1)["hands"][1], Value::Null, "nobody has seen the card that was folded");
}

#[test]
fn what_may_be_done_is_told_to_the_one_who_may() {
    let mut house = House::started::<Kuhn>(2);
    let offers = house.state(eyes(1)).offers.unwrap();
    let told: Vec<(&str, &Value)> =
        offers.iter().map(|offer| (offer.action.as_str(), &offer.parts)).collect();
    assert_eq!(told, [("pass", &json!("pass")), ("bet", &json!("bet"))]);
    assert_eq!(house.state(eyes(2)).offers, Some(vec![]));
    assert_eq!(house.state(Viewer::Spectator).offers, Some(vec![]));
    assert_eq!(house.table.state(eyes(1), false, 0).offers, None, "nobody asked");
    house.wish(1, Command::Resign).unwrap();
    assert_eq!(house.state(eyes(2)).offers, Some(vec![]));
}

#[test]
fn every_kind_of_entry_is_told() {
    let mut house = House::started::<Gops>(3);
    let start = house.table.seq();
    house.play(1, "bid 4");
    house.wish(1, Command::Undo { to: start }).unwrap();
    house.play(1, "bid 4");
    house.wish(2, Command::AskUndo { to: start }).unwrap();
    house.wish(1, Command::AnswerUndo { yes: false }).unwrap();
    house.wish(2, Command::StandIn { seat: seat(2), bot: "random".into() }).unwrap();
    house.wish(2, Command::Return).unwrap();
    house.wish(2, Command::Resign).unwrap();
    house.wish(3, Command::Resign).unwrap();
    let told: Vec<String> = (1..=house.table.seq())
        .map(|seq| {
            let news = serde_json::to_value(house.news(seq, Viewer::Spectator)).unwrap();
            assert_eq!(news["seq"], seq);
            news["what"].as_str().unwrap().to_owned()
        })
        .collect();
    let expected = "created ready ready ready started played undone played undo-asked undo-answered stood-in returned \
                    resigned resigned";
    assert_eq!(told.join(" "), expected);
}

#[test]
fn a_viewer_without_a_seat_here_sees_what_a_spectator_sees() {
    let house = House::started::<Kuhn>(2);
    let (stranger, spectator) = (house.state(eyes(5)), house.state(Viewer::Spectator));
    assert_eq!((stranger.view, stranger.offers), (spectator.view, spectator.offers));
}
