//! Exploration, pirates, wormholes (TG-EXPLORE, TG-PIRATE, TG-WORMHOLE).

use crate::common::{alone, seen};
use orrery_transgalactica::scenario::Scenario;

#[test]
fn tg_explore_1_move_and_place_in_any_order() {
    let mut table = alone().seat(1, |p| p.goods(1, 1, 0, 0).ship("b1")).table();
    table.acts(&["main exploration", "settle b1", "sail 1 b2"]);
    assert!(table.has_outpost(1, "b1"));
    assert_eq!(table.ships(1), ["b2"]);
    let mut table = alone().seat(1, |p| p.goods(1, 1, 0, 0).ship("b1")).table();
    table.acts(&["main exploration", "sail 1 b2", "settle b2"]);
    assert!(table.has_outpost(1, "b2") && !table.has_outpost(1, "b1"));
}

#[test]
fn tg_explore_2_secondary_is_move_or_place() {
    let follow = |act: &str| {
        let mut table = Scenario::of(2)
            .seat(1, |p| p.goods(0, 1, 0, 0))
            .seat(2, |p| p.goods(1, 1, 0, 0).ship("b1"))
            .table();
        table.acts(&["main exploration", "sail 1 b2", "follow crew", act]);
        table
    };
    let table = follow("sail 1 b4");
    assert!(table.waits_for() != "Explore" && !table.has_outpost(2, "b4"));
    let table = follow("settle b1");
    assert_eq!((table.ships(2), table.goods(2)), (vec!["b1".to_owned()], [0, 1, 0, 0]));
    assert!(table.waits_for() != "Explore" && table.offers_of("sail").is_empty());
}

#[test]
fn tg_explore_3_one_space_and_one_more_for_each_gray_planet() {
    let spaces = |outposts: &[&str]| {
        let mut table = alone().seat(1, |p| p.goods(0, 9, 0, 0).outposts(outposts)).table();
        table.act("main exploration");
        let mut spaces = 0;
        while let Some(next) = table.offers_of("sail").first().cloned() {
            table.act(&next);
            spaces += 1;
        }
        spaces
    };
    assert_eq!((spaces(&[]), spaces(&["b2"]), spaces(&["b2", "o2", "i2"])), (1, 2, 4));
}

#[test]
fn tg_explore_4_along_lines_for_the_energy_of_the_line() {
    let mut table = alone().seat(1, |p| p.goods(0, 2, 0, 0).ship("i1").outposts(&["b2"])).table();
    table.act("main exploration");
    assert_eq!(table.offers_of("sail"), ["sail 1 b1", "sail 1 i2", "sail 1 i5", "sail 1 o1", "sail 1 o5"]);
    assert_eq!(table.refuses("sail 1 b3"), "TG-EXPLORE-4");
    table.act("sail 1 i2");
    assert_eq!(table.goods(1)[1], 1);
    assert_eq!(table.refuses("sail 1 o2"), "TG-EXPLORE-4", "two energy are needed");
}

#[test]
fn tg_explore_5_nothing_blocks_a_ship() {
    let mut table = alone()
        .pirates("b1", "pirate-dread-fleet")
        .seat(1, |p| p.goods(0, 2, 0, 0).outposts(&["b2"]))
        .seat(2, |p| p.ship("b1"))
        .table();
    table.acts(&["main exploration", "sail 1 b1", "sail 1 i1"]);
    assert_eq!(table.ships(1), ["i1"]);
}

#[test]
fn tg_explore_6_no_outpost_at_a_stop_in_between() {
    let mut table = alone().seat(1, |p| p.goods(2, 5, 0, 0).outposts(&["b2"])).table();
    table.acts(&["main exploration", "sail 1 b1"]);
    assert!(table.offers_of("settle").is_empty(), "the movement is not over");
    table.act("done");
    assert!(table.allows("settle b1") && table.offers_of("sail").is_empty());
    assert_eq!(table.refuses("settle b3"), "TG-EXPLORE-6");
}

#[test]
fn tg_explore_7_free_movement_needs_no_energy_and_has_no_gray_bonus() {
    let mut table = alone()
        .pirates("b1", "pirate-scavengers")
        .seat(1, |p| p.tiles(&["basic-thrusters"]).outposts(&["b2"]).level("military", 1))
        .table();
    table.acts(&["use basic-thrusters", "glide 1 b1"]);
    assert_eq!((table.ships(1), table.goods(1), table.on_turn()), (vec!["b1".to_owned()], [1, 0, 0, 0], 1));
    assert!(!table.allows("fight b1"), "it is no exploration action");
}

#[test]
fn tg_explore_8_an_exploration_action_from_any_source() {
    let pirates = |scenario: Scenario| {
        scenario.pirates("b1", "pirate-scavengers").seat(1, |p| p.ship("b1").level("military", 1))
    };
    let mut table = pirates(alone()).seat(1, |p| p.tiles(&["advanced-expedition"])).table();
    table.acts(&["use advanced-expedition", "area exploration", "fight b1", "berth 1"]);
    assert_eq!(table.vp(1), 2, "the pirates and the tile");
    let mut table = pirates(alone()).seat(1, |p| p.goods(0, 0, 0, 1)).table();
    table.acts(&["main omni", "choose 1", "area exploration", "fight b1"]);
    assert_eq!(table.vp(1), 1);
    let mut table = pirates(alone()).seat(1, |p| p.skill("skill-wildcard")).table();
    table.acts(&["wildcard crew", "area exploration", "fight b1"]);
    assert_eq!(table.vp(1), 1);
}

#[test]
fn tg_pirate_1_no_outpost_where_pirates_are() {
    let mut table =
        alone().pirates("b1", "pirate-marauders").seat(1, |p| p.ship("b1").goods(1, 1, 0, 0)).table();
    table.act("main exploration");
    assert_eq!(table.refuses("settle b1"), "TG-PIRATE-1");
}

/// TG-RULING-65: not in the middle of the movement; a free move by a tile may lead there.
#[test]
fn tg_pirate_2_in_an_exploration_action_with_enough_military() {
    let at = |level| {
        alone()
            .pirates("b1", "pirate-raiders")
            .seat(1, |p| p.level("military", level).goods(0, 3, 0, 0).outposts(&["b2"]))
            .table()
    };
    let mut table = alone()
        .pirates("b1", "pirate-raiders")
        .seat(1, |p| p.level("military", 1).ship("b1").goods(0, 1, 0, 0))
        .table();
    table.act("main exploration");
    assert_eq!(table.refuses("fight b1"), "TG-PIRATE-2");
    let mut table = at(2);
    table.acts(&["main exploration", "sail 1 b1"]);
    assert_eq!(table.refuses("fight b1"), "TG-RULING-65");
    table.acts(&["done", "fight b1"]);
    assert_eq!(table.vp(1), 1);
}

#[test]
fn tg_ruling_65_a_free_move_within_the_action_may_end_at_pirates() {
    let mut table = alone()
        .pirates("b1", "pirate-raiders")
        .seat(1, |p| p.level("military", 2).goods(0, 1, 0, 0).tiles(&["basic-thrusters"]))
        .table();
    table.acts(&["main exploration", "use basic-thrusters", "glide 1 b1", "fight b1"]);
    assert_eq!(table.vp(1), 1);
}

#[test]
fn tg_pirate_3_a_ship_that_is_there_need_not_move() {
    let mut table =
        alone().pirates("b1", "pirate-raiders").seat(1, |p| p.ship("b1").level("military", 2)).table();
    table.acts(&["main exploration", "fight b1"]);
    assert_eq!(table.ships(1), ["b1"]);
}

#[test]
fn tg_pirate_4_the_token_scores_and_pays_income_on_any_empty_slot() {
    let mut table = alone()
        .pirates("b1", "pirate-corsairs")
        .seat(1, |p| p.ship("b1").level("military", 2).berth(3, "pirate-raiders"))
        .seat(2, |p| p.level("military", 2))
        .seat(3, |p| p.level("military", 2))
        .table();
    table.acts(&["main exploration", "fight b1"]);
    assert_eq!((table.vp(1), table.offers()), (2, vec!["berth 1".to_owned(), "berth 5".to_owned()]));
    table.act("berth 1");
    assert_eq!(seen(&table).board[1].pirates, None);
    table.finish();
    table.next_round();
    assert_eq!(table.vp(1), 2 + 2 + 2, "in row 1 it pays, beside two empty crew spaces");
}

/// TG-RULING-24.
#[test]
fn tg_pirate_5_without_a_slot_it_is_kept_beside_the_panel() {
    let mut table = alone()
        .pirates("b1", "pirate-buccaneers")
        .seat(1, |p| {
            p.ship("b1")
                .level("military", 4)
                .berth(1, "pirate-raiders")
                .berth(3, "pirate-corsairs")
                .berth(5, "pirate-scavengers")
                .objectives("objective-bounty-hunter", "objective-warlord")
        })
        .table();
    table.acts(&["main exploration", "fight b1"]);
    assert_eq!((table.vp(1), table.sheet(1).objective), (3, 20), "four tokens count");
}

#[test]
fn tg_pirate_6_fighting_costs_nothing_and_an_outpost_may_follow() {
    let mut table = alone()
        .pirates("b1", "pirate-scavengers")
        .seat(1, |p| p.ship("b1").level("military", 1).goods(1, 0, 0, 0))
        .table();
    table.acts(&["main exploration", "fight b1", "berth 1", "settle b1"]);
    assert!(table.has_outpost(1, "b1"));
}

/// TG-PIRATE-3.
#[test]
fn tg_vec_10_pirates_wait_for_an_exploration_action() {
    let mut table = Scenario::of(2)
        .pirates("b1", "pirate-marauders")
        .seat(1, |p| p.ship("b1").level("military", 2).level("technology", 2).goods(0, 3, 0, 0))
        .seat(2, |p| p.crew(0).captains(3).goods(0, 1, 0, 0))
        .table();
    table.acts(&["main military", "pay 2-energy"]);
    assert_eq!(table.level(1, "military"), 3);
    assert!(table.offers_of("fight").is_empty());
    let mut following = table.clone();
    table.acts(&["pass", "main exploration", "fight b1"]);
    assert_eq!((table.vp(1), table.ships(1)), (2, vec!["b1".to_owned()]), "without moving");
    following.acts(&["main exploration", "sail 1 b2", "follow crew", "fight b1"]);
    assert_eq!(following.vp(1), 2, "in a secondary action too");
}

#[test]
fn tg_wormhole_1_from_wormhole_to_wormhole_for_an_alien() {
    let mut table = alone().seat(1, |p| p.ship("b2").goods(0, 0, 1, 0)).table();
    table.act("main exploration");
    assert_eq!(
        table.offers_of("jump"),
        ["jump 1 i2 for 1-alien", "jump 1 o2 for 1-alien", "jump 1 o3 for 1-alien", "jump 1 o5 for 1-alien"]
    );
    table.act("jump 1 o3 for 1-alien");
    assert_eq!((table.ships(1), table.goods(1)), (vec!["o3".to_owned()], [0; 4]));
    let mut table = alone().seat(1, |p| p.ship("b1").goods(0, 1, 1, 0)).table();
    table.act("main exploration");
    assert_eq!(table.refuses("jump 1 o3 for 1-alien"), "TG-WORMHOLE-1");
}

/// TG-RULING-29.
#[test]
fn tg_wormhole_2_it_is_one_space_of_the_movement() {
    let mut table = alone().seat(1, |p| p.outposts(&["b2"]).goods(0, 3, 2, 0)).table();
    table.acts(&["main exploration", "sail 1 b2", "jump 1 o2 for 1-alien"]);
    assert_eq!((table.ships(1), table.goods(1)), (vec!["o2".to_owned()], [0, 2, 1, 0]));
    assert!(table.waits_for() != "Explore", "both spaces are used");
    assert!(table.offers_of("sail").is_empty() && table.offers_of("jump").is_empty());
}

#[test]
fn tg_ruling_29_the_extra_space_is_no_wormhole() {
    let mut table =
        alone().seat(1, |p| p.ship("b1").goods(0, 1, 3, 0).techs(&["tech-slipstream-drive"])).table();
    table.acts(&["main exploration", "sail 1 b2"]);
    assert!(table.offers_of("jump").is_empty() && table.allows("glide 1 i2"));
}

#[test]
fn tg_wormhole_3_a_rift_opens_one_where_the_ship_is() {
    let mut table = alone().seat(1, |p| p.ship("b1").tiles(&["basic-rift"])).table();
    table.acts(&["use basic-rift", "main exploration"]);
    assert!(table.allows("jump 1 b2 for 1-alien"));
    table.act("jump 1 b2 for 1-alien");
    assert_eq!(table.ships(1), ["b2"]);
    let rift =
        || alone().seat(1, |p| p.ship("b1").tiles(&["basic-rift"]).outposts(&["b2"]).goods(0, 2, 0, 0));
    let mut table = rift().table();
    table.acts(&["use basic-rift", "main mining", "main exploration"]);
    assert_eq!(table.refuses("jump 1 o2 for 1-alien"), "TG-WORMHOLE-1", "it was for the turn before");
    let mut table = rift().table();
    table.acts(&["use basic-rift", "main exploration", "sail 1 b4"]);
    assert!(table.allows("sail 1 b3") && table.offers_of("jump").is_empty(), "not from another planet");
    let mut table = rift()
        .seat(1, |p| p.techs(&["tech-salvage-loop"]).tiles(&["basic-thrusters"]).goods(0, 2, 3, 0))
        .table();
    table.acts(&["use basic-rift", "use basic-thrusters", "glide 1 b4"]);
    table.acts(&["card tech-salvage-loop", "reuse basic-rift", "main exploration", "sail 1 b1"]);
    assert!(table.allows("jump 1 o2 for 1-alien"), "a second rift leaves the first one open");
    let mut table =
        alone().seat(1, |p| p.ship("b1").skill("skill-technological-terror").goods(0, 0, 1, 0)).table();
    table.act("main exploration");
    assert!(table.allows("jump 1 b2 for 1-alien"), "Technological Terror is wherever the ship is");
}

#[test]
fn tg_wormhole_4_a_jump_as_a_reward_is_free_from_anywhere() {
    let mut table = alone().seat(1, |p| p.ship("b1").tiles(&["advanced-shortcut"])).table();
    table.act("use advanced-shortcut");
    assert_eq!(table.offers_of("jump").len(), 5);
    table.act("jump 1 o2 for nothing");
    assert_eq!((table.ships(1), table.vp(1)), (vec!["o2".to_owned()], 3));
}

#[test]
fn tg_wormhole_5_targets_lie_on_the_map() {
    let mut table =
        alone().seat(1, |p| p.ship("b2").skill("skill-technological-terror").goods(0, 0, 1, 0)).table();
    table.act("main exploration");
    assert!(table.offers_of("jump").iter().all(|jump| !jump.contains(" t ")));
}
