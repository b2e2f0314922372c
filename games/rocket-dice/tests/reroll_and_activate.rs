//! The reroll and the abilities of planets: RD-REROLL and RD-ACTIVATE.

mod common;

use common::{board_a, mustered, seen, top_row};
use orrery_rocket_dice::scenario::{Scenario, Table};

/// A table of three without battles at the Build step of seat 1, which has these planets.
fn owning(planets: &[&str]) -> Scenario {
    Scenario::of(3).no_battles().round(2).seat(1, |me| me.planets(planets))
}

fn is_turned(table: &Table, planet: &str) -> bool {
    seen(table).players[0].turned.contains(planet.parse().expect("a planet"))
}

#[test]
fn rd_reroll_1_any_fleet_dice_once_together_right_after_recruiting() {
    let mut table = board_a(3, 1).table();
    table.act("take a1-c1");
    let sets = ["1", "2", "1+2", "3", "1+3", "2+3", "1+2+3"].map(|dice| format!("reroll {dice}"));
    assert_eq!(table.offers(), [vec!["done".to_owned()], sets.to_vec()].concat(), "none to all");
    table.roll(&[1, 6]).act("reroll 1+3");
    assert_eq!(table.fleet(), "p1 w5 b6", "the chosen dice, in fleet order");
    assert!(table.offers_of("reroll ").is_empty(), "once a turn");
    assert!(table.offers_of("deposit ").len() > 1, "straight on to Build");
}

#[test]
fn rd_reroll_1_declining_it_leaves_the_dice_as_they_are() {
    let mut table = board_a(3, 1).table();
    table.acts(&["take a1-c1", "done"]);
    assert_eq!(table.fleet(), "p5 w5 b5");
    assert!(table.offers_of("reroll ").is_empty());
}

#[test]
fn rd_reroll_2_reroll_abilities_work_if_a_die_was_rerolled_and_count_the_whole_fleet() {
    let diplomats = || {
        top_row("p6 p6 p6 p2 s1").seat(1, |me| me.empire("diplomats").scrap(8)).before_reroll("p6 p6 p6 p2")
    };
    let mut kept = diplomats().table();
    kept.act("done");
    assert!(kept.offers_of("alliance ").is_empty(), "20 already, but nothing rerolled");
    let mut rerolled = diplomats().rolling(&[2]);
    rerolled.act("reroll 4");
    assert_eq!(
        rerolled.offers_of("alliance ").len(),
        rerolled.offers().len(),
        "the whole fleet shows 20: forced"
    );
    let mut short = diplomats().rolling(&[1]);
    short.act("reroll 4");
    assert!(short.offers_of("alliance ").is_empty(), "19");
}

#[test]
fn rd_reroll_2_then_free_actions_open() {
    let mut table = owning(&["iron-thorn"]).seat(1, |me| me.scrap(16)).before_reroll("p1 s2 w3").table();
    assert!(!table.allows("deal") && !table.allows("once iron-thorn"));
    table.act("reroll 1");
    assert!(table.allows("deal") && table.allows("once iron-thorn"));
}

#[test]
fn rd_reroll_3_rerolls_of_cards_are_extra_and_come_later() {
    let scenario = owning(&[]).seat(1, |me| me.empire("diplomats").moons("relay-moon", 1));
    let mut table = scenario.before_reroll("p6 p6 p6 p1").rolling(&[1]);
    assert!(!table.allows("use relay-moon"), "not before the reroll is over");
    table.act("reroll 4");
    table.roll(&[2]).acts(&["use relay-moon", "reroll 4"]);
    assert_eq!(table.fleet(), "p6 p6 p6 p2");
    assert!(table.offers_of("alliance ").is_empty(), "20 by a card is not by the reroll of the turn");
}

#[test]
fn rd_activate_1_one_own_normal_planet_a_turn() {
    let scenario =
        owning(&["tin-reach", "slag-ring", "iron-thorn"]).seat(2, |rival| rival.planets(&["rustfield"]));
    let mut table = scenario.fleet("p1 s2 w3").table();
    assert_eq!(table.offers_of("activate "), ["activate tin-reach", "activate slag-ring"]);
    assert_eq!(table.refuses("activate rustfield"), "RD-ACTIVATE-1");
    table.act("activate slag-ring");
    assert_eq!(table.scrap(1), 3);
    assert_eq!(table.refuses("activate tin-reach"), "RD-ACTIVATE-1");
    assert_eq!(table.refuses("activate slag-ring"), "RD-ACTIVATE-1");
}

#[test]
fn rd_activate_1_again_in_the_next_turn() {
    let mut table = board_a(2, 1).seat(1, |me| me.planets(&["slag-ring"])).table();
    table.recruit().act("activate slag-ring").end_turn().end_turn().recruit().act("activate slag-ring");
    assert_eq!(table.scrap(1), 6);
}

#[test]
fn rd_activate_2_without_planets_the_step_is_skipped() {
    let table = owning(&[]).fleet("p1 s2 w3").table();
    assert!(table.offers_of("activate ").is_empty() && table.allows("deposit 1"));
    assert_eq!(table.refuses("activate tin-reach"), "RD-ACTIVATE-1");
}

#[test]
fn rd_activate_3_a_once_ability_once_a_game_at_any_free_moment() {
    let mut table = board_a(2, 1).seat(1, |me| me.planets(&["iron-thorn", "shieldwall"])).table();
    assert_eq!(table.refuses("once tin-reach"), "RD-ACTIVATE-3");
    table.act("once iron-thorn");
    assert_eq!((table.attack(1), is_turned(&table, "iron-thorn")), (2, true), "in the Start step");
    assert_eq!(table.refuses("once iron-thorn"), "RD-ACTIVATE-3");
    table.recruit();
    assert_eq!(table.refuses("activate shieldwall"), "RD-ACTIVATE-3", "it is no normal ability");
    table.acts(&["deposit 1", "once shieldwall"]);
    assert_eq!((table.attack(1), is_turned(&table, "shieldwall")), (5, true), "and between build actions");
    table.end_turn();
    assert!(table.offers_of("once ").is_empty(), "not in the turns of others");
    table.end_turn();
    assert_eq!(table.refuses("once iron-thorn"), "RD-ACTIVATE-3", "once a game");
}

#[test]
fn rd_activate_3_also_in_the_turn_it_was_conquered_and_besides_a_normal_one() {
    let scenario = owning(&["slag-ring"]).no_planets_of(7).on_top(&["iron-thorn"]);
    let mut table = scenario.fleet("p6 w1 s2").rolling(&[1, 1]);
    table.acts(&["activate slag-ring", "colonize iron-thorn 1+2"]);
    assert!(!is_turned(&table, "iron-thorn"), "conquered upright");
    table.act("once iron-thorn");
    assert_eq!((table.attack(1), table.scrap(1)), (2, 3));
}

#[test]
fn rd_activate_4_a_turned_planet_keeps_vp_colours_and_counts_but_not_its_attack() {
    // Shieldwall: purple, 4 VP, 2 attack. War Spire: 2 attack, upright. Full Broadside triggers by a fleet of 21.
    let scenario = top_row("p6 p6 p6 p5 s1").battles("full-broadside", "moonfall");
    let of = |turned: &'static [&'static str]| {
        let me = ["shieldwall", "war-spire"];
        let scenario =
            scenario.clone().seat(1, |holding| holding.planets(&me).turned(turned).empire("colonial-yards"));
        scenario.seat(1, |holding| holding.vp_cards(&["violet-crown", "old-powers"]).scrap(5)).table()
    };
    let (upright, turned) = (of(&[]), of(&["shieldwall"]));
    assert_eq!(upright.sheet(1), turned.sheet(1), "8 VP, two purple planets, two with a once ability");
    assert_eq!((turned.sheet(1).planets, turned.sheet(1).vp_cards), (8, 5));
    for (mut table, strength) in [(upright, 5), (turned, 3)] {
        table.acts(&["take a1-d1", "done"]);
        assert_eq!(mustered(&table), [strength, 0, 0], "1 for the own turn");
        table.acts(&["done", "done"]);
        // Colonial Yards: both planets still show purple, so purple 6 may cost 4.
        assert!(
            table.allows("work station-purple-6 scrap 4") && !table.allows("work station-purple-6 scrap 3")
        );
    }
}

#[test]
fn rd_activate_5_reuse_resolves_a_normal_ability_again() {
    let scenario =
        owning(&["tin-reach", "slag-ring", "iron-thorn"]).seat(1, |me| me.alliances(&["echo-sages"]));
    let mut table = scenario.fleet("p1 s2 w3").table();
    table.acts(&["activate slag-ring", "play echo-sages"]);
    assert_eq!(table.offers(), ["planet tin-reach", "planet slag-ring"], "never once abilities");
    table.act("planet slag-ring");
    assert_eq!(table.scrap(1), 3 + 3 + 1);
    assert!(!is_turned(&table, "iron-thorn") && table.allows("once iron-thorn"));
}

#[test]
fn rd_activate_5_or_additionally_before_activate_or_after_building() {
    let scenario = owning(&["tin-reach"]).seat(1, |me| me.alliances(&["echo-sages"]));
    let mut table = scenario.clone().fleet("p1 s2 w3").table();
    table.acts(&["play echo-sages", "planet tin-reach"]);
    assert!(table.allows("activate tin-reach"), "the activation of the turn is not used up");
    let mut table = scenario.fleet("p1 s2 w3").table();
    table.acts(&["deposit 1", "play echo-sages", "planet tin-reach"]);
    assert_eq!(table.scrap(1), 1 + 2 + 1);
    // With once planets alone there is nothing to reuse; the scrap is gained.
    let mut table =
        owning(&["iron-thorn"]).seat(1, |me| me.alliances(&["echo-sages"])).fleet("p1 s2 w3").table();
    table.act("play echo-sages");
    assert_eq!((table.scrap(1), table.attack(1)), (1, 0));
}
