//! Technology cards of level 2 (TG-TECHCARD-11 to -20), and the rulings about them.

use crate::common::{alone, politics, quiet, seen, senate, with};
use orrery_transgalactica::scenario::Scenario;

#[test]
fn tg_techcard_11_second_line() {
    let mut table =
        Scenario::of(2).seat(2, |p| p.techs(&["tech-second-line", "tech-field-promotion"]).crew(2)).table();
    table.acts(&["main mining", "follow crew"]);
    assert_eq!(table.vp(2), 1);
    let mut table =
        Scenario::of(2).seat(2, |p| p.techs(&["tech-second-line", "tech-field-promotion"])).table();
    table.acts(&["main mining", "promote crew"]);
    assert_eq!(table.vp(2), 1, "also when promoted");
    let mut table = Scenario::of(2)
        .seat(1, |p| p.goods(0, 0, 0, 1))
        .seat(2, |p| p.techs(&["tech-second-line"]).goods(0, 0, 1, 0))
        .table();
    table.acts(&["main omni", "choose 1", "area mining", "follow crew", "choose 2", "area mining"]);
    assert_eq!(table.vp(2), 1, "an omni follow scores once");
}

#[test]
fn tg_techcard_12_expense_account() {
    let mut table = with(&["tech-expense-account"])
        .seat(1, |p| p.log(&["mission-convoy-escort"]).goods(0, 1, 0, 0).level("military", 2))
        .table();
    table.act("fulfil mission-convoy-escort");
    assert_eq!(table.vp(1), 3);
    let table = with(&["tech-expense-account"])
        .seat(1, |p| p.log(&["mission-star-festival"]).goods(1, 0, 0, 0))
        .table();
    assert!(!table.allows("fulfil mission-star-festival"), "no credit in its cost");
}

/// TG-RULING-67.
#[test]
fn tg_techcard_13_salvage_loop() {
    let mut table = with(&["tech-salvage-loop"])
        .seat(1, |p| p.spent(&["basic-ore", "basic-laurels"]).goods(0, 0, 1, 0))
        .table();
    table.act("card tech-salvage-loop");
    assert_eq!(table.offers(), ["reuse basic-ore", "reuse basic-laurels"]);
    table.act("reuse basic-ore");
    assert_eq!((table.vp(1), table.goods(1)), (2, [2, 0, 0, 0]));
    assert_eq!(seen(&table).gone.len(), 1, "the tile left the game");
}

#[test]
fn tg_ruling_67_a_spent_tile_that_can_do_something_is_needed() {
    let table = with(&["tech-salvage-loop"]).seat(1, |p| p.goods(0, 0, 1, 0)).table();
    assert_eq!(table.refuses("card tech-salvage-loop"), "TG-RULING-67");
    let table = with(&["tech-salvage-loop"])
        .round(5)
        .seat(1, |p| p.goods(0, 0, 1, 0).spent(&["advanced-boom"]))
        .table();
    assert_eq!(table.refuses("card tech-salvage-loop"), "TG-RULING-67");
}

#[test]
fn tg_techcard_14_survey_industry() {
    let mut table = with(&["tech-survey-industry"]).seat(1, |p| p.goods(0, 1, 0, 0)).table();
    table.acts(&["main exploration", "sail 1 b1", "advance production", "take alien"]);
    assert_eq!(table.level(1, "production"), 2);
    let mut table = Scenario::of(2)
        .seat(1, |p| p.goods(0, 1, 0, 0))
        .seat(2, |p| p.techs(&["tech-survey-industry"]).goods(0, 1, 0, 0))
        .table();
    table.acts(&["main exploration", "sail 1 b1", "follow crew", "sail 1 b2"]);
    table.acts(&["advance production", "take alien"]);
    assert_eq!(table.level(2, "production"), 2, "the secondary action too");
}

#[test]
fn tg_techcard_15_war_room() {
    let table = quiet(2)
        .round(5)
        .seat(1, |p| p.techs(&["tech-war-room"]).level("military", 3))
        .seat(2, |p| p.vp(9))
        .maintenance();
    assert_eq!((table.vp(1), table.vp(2)), (6, 6));
    let table = quiet(2)
        .round(5)
        .seat(1, |p| p.techs(&["tech-war-room"]).vp(9))
        .seat(2, |p| p.level("military", 3))
        .maintenance();
    assert_eq!((table.vp(1), table.vp(2)), (9, 3));
}

#[test]
fn tg_techcard_16_lobbyists() {
    let mut table = with(&["tech-lobbyists"])
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-armed-commerce",
            "decree-all-rounder",
        ])
        .seat(1, |p| p.level("trade", 4).level("military", 4))
        .table();
    table.acts(&["senate decree-armed-commerce", "office office-chancellery"]);
    assert_eq!(table.vp(1), 12);
    let mut table = senate().seat(2, |p| p.techs(&["tech-lobbyists"])).table();
    table.acts(&["senate decree-armed-commerce", "office office-chancellery", "pass"]);
    table.act("senate decree-armed-commerce");
    assert_eq!((table.vp(1), table.vp(2)), (9, 9 + 3), "the silver seat, of the card's owner");
}

/// TG-RULING-34.
#[test]
fn tg_techcard_17_orbital_annex() {
    let full = || {
        with(&["tech-orbital-annex"]).seat(2, |p| p.outposts(&["b1", "i1"])).seat(3, |p| p.outposts(&["b1"]))
    };
    let mut table = full().seat(1, |p| p.ship("b1").goods(1, 1, 0, 0)).table();
    table.acts(&["main exploration", "settle b1"]);
    assert_eq!((table.has_outpost(1, "b1"), table.goods(1)[0]), (true, 0));
    let mut table = full().seat(1, |p| p.ship("i1").goods(1, 1, 0, 0).level("trade", 6)).table();
    table.act("main exploration");
    assert_eq!(table.refuses("settle i1"), "TG-OUTPOST-3", "a mining planet");
}

#[test]
fn tg_ruling_34_no_trade_level_on_a_full_planet_and_no_ship_for_instant_colony() {
    let mut table = with(&["tech-orbital-annex"])
        .planet("b1", "planet-twilight-archive")
        .seat(2, |p| p.outposts(&["b1"]))
        .seat(3, |p| p.outposts(&["b1"]))
        .seat(1, |p| p.ship("b1").goods(1, 0, 0, 0))
        .table();
    table.acts(&["main exploration", "settle b1"]);
    assert!(table.has_outpost(1, "b1"));
    let mut table = alone()
        .display(&["tech-instant-colony"])
        .planet("i1", "planet-fernport")
        .pirates("b2", "pirate-raiders")
        .seat(1, |p| p.level("technology", 7).goods(1, 0, 0, 0))
        .seat(2, |p| p.outposts(&["b1"]))
        .seat(3, |p| p.outposts(&["b1"]))
        .table();
    table.acts(&["main technology", "choose 2", "claim tech-instant-colony"]);
    assert_eq!(
        table.offers()[..4],
        ["done", "settle b3", "settle b4", "settle i4"],
        "full, pirates, Trade 1: not there"
    );
}

#[test]
fn tg_techcard_18_guest_charter() {
    let mut table =
        with(&["tech-guest-charter"]).seat(2, |p| p.outposts(&["b3", "b4"])).seat(1, |p| p.crew(2)).table();
    table.acts(&["planet crew b3", "done"]);
    assert_eq!(table.vp(1), 1);
    assert_eq!(table.refuses("planet crew b4"), "TG-ACTION-3", "once per round");
}

#[test]
fn tg_techcard_19_think_tank() {
    let table = with(&["tech-think-tank"])
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-learned-statecraft",
            "decree-all-rounder",
        ])
        .seat(1, |p| p.level("technology", 5).level("politics", 5))
        .table();
    assert!(table.allows("senate decree-learned-statecraft"));
    let mine = |techs: &[&str]| {
        let mut table = alone().seat(1, |p| p.techs(techs).mining(&["mining-ore", "mining-gallery"])).table();
        table.act("main mining");
        table.vp(1)
    };
    assert_eq!((mine(&["tech-think-tank"]), mine(&[])), (2, 0), "row 2 is active at Politics 1");
    let missions = |techs: &[&str]| {
        let mut table = politics(1).seat(1, |p| p.techs(techs).tiles(&["advanced-dossier"])).table();
        table.act("use advanced-dossier");
        table.offers_of("mission").len()
    };
    assert_eq!((missions(&["tech-think-tank"]), missions(&["tech-mission-annex"])), (2, 1));
}

#[test]
fn tg_ruling_45_also_above_the_end_of_the_track() {
    let table = quiet(2)
        .seat(1, |p| {
            p.techs(&["tech-think-tank", "tech-enlightened-council"])
                .level("technology", 10)
                .level("politics", 8)
        })
        .table();
    assert_eq!(table.sheet(1).technology, 20);
}

/// TG-RULING-15.
#[test]
fn tg_techcard_20_command_override() {
    let mut table =
        Scenario::of(2).occupied("technology", &[2]).seat(1, |p| p.techs(&["tech-command-override"])).table();
    table.acts(&["main technology", "choose 1", "advance technology"]);
    table.finish();
    assert_eq!((table.level(1, "technology"), table.on_turn()), (2, 2), "nobody follows");
    table.act("pass");
    assert_eq!(table.refuses("main technology"), "TG-RULING-15");
}

#[test]
fn tg_ruling_15_on_an_empty_space_others_follow() {
    let mut table = Scenario::of(2).seat(1, |p| p.techs(&["tech-command-override"])).table();
    table.act("main mining");
    assert_eq!(table.waits_for(), "Follow");
}
