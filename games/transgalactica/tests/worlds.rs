//! Exploration, pirates, outposts, wormholes, planets (TG-EXPLORE, TG-PIRATE, TG-OUTPOST, TG-WORMHOLE, TG-WORLD,
//! TG-PLANET).

mod common;

use common::{alone, quiet, seen};
use orrery_transgalactica::scenario::{Scenario, Table};
use orrery_transgalactica::{Color, PlanetType, content};

fn planet(id: &str) -> &'static orrery_transgalactica::Planet {
    content().planets.iter().find(|planet| planet.id == id).expect("a planet")
}

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
        .seat(2, |p| p.crew(0).captains(3))
        .table();
    table.acts(&["main military", "pay 2-energy"]);
    assert_eq!(table.level(1, "military"), 3);
    assert!(table.offers_of("fight").is_empty());
    table.acts(&["pass"]);
    table.acts(&["main exploration", "fight b1"]);
    assert_eq!(table.vp(1), 2);
}

#[test]
fn tg_outpost_1_one_outpost_per_player_and_planet() {
    let mut table = alone().seat(1, |p| p.ship("b1").outposts(&["b1"]).goods(2, 1, 0, 0)).table();
    table.act("main exploration");
    assert_eq!(table.refuses("settle b1"), "TG-OUTPOST-1");
}

/// TG-VEC-19.
#[test]
fn tg_outpost_2_the_price_by_the_number_of_the_outpost() {
    let places = ["b1", "b2", "b3", "b4", "i1", "i4"];
    let prices: Vec<u8> = (0..6)
        .map(|built| {
            let mut table =
                alone().seat(1, |p| p.ship("i3").outposts(&places[..built]).goods(9, 0, 0, 0)).table();
            table.acts(&["main exploration", "settle i3"]);
            9 - table.goods(1)[0]
        })
        .collect();
    assert_eq!(prices, [1, 1, 2, 2, 2, 2]);
}

#[test]
fn tg_vec_19_outpost_costs() {
    let prices: Vec<u8> = content().outposts[1..].iter().map(|slot| slot.minerals).collect();
    assert_eq!(prices, [1, 1, 2, 2, 2, 2]);
}

/// TG-VEC-9, TG-RULING-48.
#[test]
fn tg_outpost_3_sites_in_printed_order() {
    let mut table =
        alone().seat(1, |p| p.ship("i1").goods(1, 0, 0, 0).tiles(&["advanced-homestead"])).table();
    assert!(table.allows("use advanced-homestead"), "for its VP");
    table.acts(&["use advanced-homestead"]);
    assert!(!table.has_outpost(1, "i1"), "Trade 1 is asked");
    let mut table = alone()
        .seat(1, |p| p.ship("i1").goods(1, 0, 0, 0).level("trade", 1).tiles(&["advanced-homestead"]))
        .table();
    table.acts(&["use advanced-homestead", "settle i1"]);
    assert!(table.has_outpost(1, "i1"));
}

#[test]
fn tg_vec_9_sites_two_and_four() {
    let may = |before: &[u8], trade: u8| {
        let mut scenario = alone().planet("b1", "planet-twilight-archive");
        for &seat in before {
            scenario = scenario.seat(seat, |p| p.outposts(&["b1"]));
        }
        let mut table = scenario.seat(1, |p| p.ship("b1").goods(1, 1, 0, 0).level("trade", trade)).table();
        table.act("main exploration");
        table.allows("settle b1")
    };
    assert!(may(&[], 2) && !may(&[], 1));
    assert!(!may(&[2], 3) && may(&[2], 4));
    assert!(!may(&[2, 3], 6));
}

#[test]
fn tg_ruling_48_basic_planets_have_two_open_sites() {
    assert!(
        content().planets.iter().filter(|p| p.kind == PlanetType::BasicAction).all(|p| p.sites == [0, 0])
    );
    let mut table = alone()
        .seat(2, |p| p.outposts(&["b1"]))
        .seat(3, |p| p.outposts(&["b1"]))
        .seat(1, |p| p.ship("b1").goods(1, 1, 0, 0))
        .table();
    table.act("main exploration");
    assert_eq!(table.refuses("settle b1"), "TG-OUTPOST-3");
}

#[test]
fn tg_outpost_4_the_emptied_slot_pays() {
    let build = |before: &[&str]| {
        let mut table = alone().seat(1, |p| p.ship("i3").outposts(before).goods(2, 0, 0, 0)).table();
        table.acts(&["main exploration", "settle i3"]);
        (table.goods(1)[3], table.vp(1))
    };
    // Clover Deep mines 2 VP on placing.
    assert_eq!(build(&[]), (0, 2));
    assert_eq!(build(&["b1"]), (1, 2));
    assert_eq!(build(&["b1", "b2"]), (0, 4));
    assert_eq!(build(&["b1", "b2", "b3"]), (0, 3));
    let table = quiet(2).seat(1, |p| p.outposts(&["b1", "b2", "b3", "b4"])).income();
    assert_eq!(table.vp(1), 1, "slot 5 pays income");
}

#[test]
fn tg_outpost_5_the_first_builder_takes_the_tile() {
    let mut table = alone().tile("b1", "basic-laurels").seat(1, |p| p.ship("b1").goods(1, 0, 0, 0)).table();
    table.acts(&["main exploration", "settle b1"]);
    assert_eq!((table.tiles(1, "basic-laurels"), seen(&table).board[1].tile), (1, None));
}

#[test]
fn tg_outpost_6_pay_crew_place_slot_tile_mining() {
    let mut table = alone()
        .tile("i3", "basic-cash")
        .seat(1, |p| p.ship("i3").outposts(&["b1"]).goods(1, 0, 0, 0))
        .table();
    table.acts(&["main exploration", "settle i3"]);
    let story = table.story();
    let place = |name: &str| story.iter().position(|told| told == name).unwrap();
    let order = [place("Paid"), place("Settled"), place("TileTaken"), place("Scored")];
    assert!(order.is_sorted(), "{story:?}");
    assert!(place("Settled") < place("Gained") && place("Gained") < place("TileTaken"));
}

#[test]
fn tg_outpost_7_there_is_no_eighth_outpost() {
    let mut table = alone()
        .seat(1, |p| p.ship("i3").outposts(&["b1", "b2", "b3", "b4", "i1", "i4"]).goods(5, 1, 0, 0))
        .table();
    table.act("main exploration");
    assert_eq!(table.refuses("settle i3"), "TG-OUTPOST-7");
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
    let mut table = alone().seat(1, |p| p.outposts(&["b2"]).goods(0, 1, 1, 0)).table();
    table.acts(&["main exploration", "sail 1 b2", "jump 1 o2 for 1-alien"]);
    assert_eq!((table.ships(1), table.goods(1)), (vec!["o2".to_owned()], [0; 4]));
    assert!(table.waits_for() != "Explore", "both spaces are used");
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
    table.finish();
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

#[test]
fn tg_world_1_types() {
    let count = |kind| content().planets.iter().filter(|planet| planet.kind == kind).count();
    let kinds = [PlanetType::BasicAction, PlanetType::Action, PlanetType::Mining, PlanetType::Wilderness];
    assert_eq!(kinds.map(count), [4, 4, 7, 4]);
    assert!(
        PlanetType::Terror.is_mining()
            && !PlanetType::Central.is_mining()
            && !PlanetType::Central.is_action()
    );
}

#[test]
fn tg_world_2_every_printed_colour() {
    let fern = planet("planet-fernport");
    assert!(fern.shows(Color::Green) && fern.shows(Color::Gray) && !fern.shows(Color::Yellow));
    assert!(Color::ALL.into_iter().all(|color| planet("planet-prisma").shows(color)));
}

#[test]
fn tg_world_3_what_colours_yield() {
    let mut table = alone().seat(1, |p| p.outposts(&["b1", "b3", "b4", "b2"]).level("production", 5)).table();
    table.acts(&["main production", "done", "gather c mineral"]);
    assert_eq!(table.goods(1), [2, 1, 1, 0], "purple mineral, yellow energy, green alien, gray nothing");
}

#[test]
fn tg_world_4_an_action_planet_is_used_once_by_one_player_in_all() {
    let mut table = Scenario::of(2).seat(1, |p| p.outposts(&["b3"])).seat(2, |p| p.outposts(&["b3"])).table();
    table.acts(&["planet crew b3", "done"]);
    assert_eq!(table.refuses("planet crew b3"), "TG-WORLD-4");
}

/// TG-VEC-12.
#[test]
fn tg_world_5_mining_planets_pay_on_placing_and_in_mining_actions() {
    let mut table = alone()
        .planet("b1", "planet-amethyst-hive")
        .seat(1, |p| p.ship("b1").level("trade", 2).goods(1, 0, 0, 0))
        .table();
    table.acts(&["main exploration", "settle b1"]);
    assert_eq!(table.goods(1), [0, 0, 1, 0]);
    table.act("main mining");
    assert_eq!(table.goods(1), [0, 0, 2, 0]);
}

#[test]
fn tg_vec_12_amethyst_hive_at_any_politics_level() {
    for politics in 0..3 {
        let mut table = alone()
            .planet("b1", "planet-amethyst-hive")
            .seat(1, |p| p.outposts(&["b1"]).level("politics", politics))
            .table();
        table.act("main mining");
        assert_eq!(table.goods(1), [0, 0, 1, 0]);
    }
}

/// TG-RULING-12: the crew must be on active duty, and the one that follows cannot be given up.
#[test]
fn tg_world_6_a_wilderness_planet_costs_a_crew() {
    let mut table = alone()
        .planet("b1", "planet-gold-barrens")
        .seat(1, |p| p.ship("b1").goods(1, 1, 0, 0).crew(0))
        .table();
    table.act("main exploration");
    assert_eq!(table.refuses("settle b1"), "TG-WORLD-6");
    let mut table = alone()
        .planet("b1", "planet-gold-barrens")
        .seat(1, |p| p.ship("b1").goods(1, 1, 0, 0).crew(1))
        .table();
    table.acts(&["main exploration", "settle b1"]);
    assert!(table.happened("CrewSpent"));
}

#[test]
fn tg_ruling_12_the_placed_crew_cannot_be_the_one_discarded() {
    let mut table = Scenario::of(2)
        .planet("b1", "planet-gold-barrens")
        .seat(1, |p| p.goods(0, 1, 0, 0))
        .seat(2, |p| p.ship("b1").goods(1, 0, 0, 0).crew(1))
        .table();
    table.acts(&["main exploration", "sail 1 b2"]);
    assert_eq!(table.offers(), ["done", "follow captain"], "a crew that follows could do nothing");
}

/// TG-RULING-17.
#[test]
fn tg_world_7_the_central_planet() {
    let mut table = alone().table();
    table.acts(&["main production", "advance production", "take alien"]);
    assert_eq!(table.offers(), ["gather c mineral", "gather c energy"]);
    let table =
        quiet(2).seat(1, |p| p.objectives("objective-settler-or-scholar", "objective-yellow-worlds")).table();
    assert_eq!(table.sheet(1).objective, 2, "it is an outpost on the map and has no colour");
}

#[test]
fn tg_world_8_basic_action_planets_are_action_planets() {
    let table = alone()
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-armed-commerce",
            "decree-all-rounder",
        ])
        .seat(1, |p| p.outposts(&["b1", "b2", "b3"]))
        .table();
    assert!(table.allows("senate decree-chain-of-command"));
}

/// A table where seat 1 has just mined from this planet.
fn mines(id: &str) -> Table {
    let mut table = alone().planet("b1", id).seat(1, |p| p.outposts(&["b1"])).table();
    table.act("main mining");
    table
}

fn uses(id: &str, goods: [u8; 4]) -> Table {
    let [m, e, a, c] = goods;
    let mut table = alone().planet("b1", id).seat(1, |p| p.outposts(&["b1"]).goods(m, e, a, c)).table();
    table.act("planet crew b1");
    table
}

fn sites(id: &str) -> Vec<u8> {
    planet(id).sites.clone()
}

#[test]
fn tg_planet_1_mossgate() {
    let mut table = mines("planet-mossgate");
    table.act("choose 2");
    assert_eq!((table.goods(1), sites("planet-mossgate")), ([0, 1, 0, 0], vec![1]));
}

/// TG-RULING-19: multicolour is all four colours, gray included.
#[test]
fn tg_planet_2_prisma() {
    assert_eq!((mines("planet-prisma").vp(1), sites("planet-prisma")), (3, vec![4, 6]));
}

#[test]
fn tg_planet_3_clover_deep() {
    assert_eq!((mines("planet-clover-deep").vp(1), sites("planet-clover-deep")), (2, vec![0, 4]));
}

/// TG-VEC-11.
#[test]
fn tg_planet_4_scriptorium() {
    let mut table = uses("planet-scriptorium", [2, 0, 0, 0]);
    table.acts(&["pay 1-mineral", "choose 1", "pay 1-mineral", "choose 2"]);
    assert_eq!((table.level(1, "technology"), table.level(1, "politics"), table.goods(1)), (1, 1, [0; 4]));
    let mut table = uses("planet-scriptorium", [2, 0, 0, 0]);
    table.acts(&["pay 1-mineral", "choose 1", "done"]);
    assert_eq!((table.level(1, "technology"), table.goods(1)), (1, [1, 0, 0, 0]));
}

#[test]
fn tg_vec_11_scriptorium_twice_on_one_track() {
    let mut table = uses("planet-scriptorium", [1, 1, 0, 0]);
    table.acts(&["pay 1-energy", "choose 2", "pay 1-mineral", "choose 2"]);
    assert_eq!(table.level(1, "politics"), 2);
}

#[test]
fn tg_planet_5_sun_bazaar() {
    let mut table = uses("planet-sun-bazaar", [2, 1, 1, 0]);
    table.acts(&["pay 1-alien", "pay 1-energy", "pay 1-mineral"]);
    assert_eq!((table.vp(1), table.goods(1), sites("planet-sun-bazaar")), (3, [1, 0, 0, 0], vec![0, 1]));
}

fn income_of(id: &str, goods: [u8; 4]) -> Table {
    let [m, e, a, c] = goods;
    quiet(2).planet("b1", id).seat(1, |p| p.outposts(&["b1"]).goods(m, e, a, c)).income()
}

#[test]
fn tg_planet_6_gold_barrens() {
    assert_eq!(income_of("planet-gold-barrens", [0; 4]).goods(1), [0, 0, 0, 1]);
}

#[test]
fn tg_planet_7_amethyst_hive() {
    assert_eq!(
        (mines("planet-amethyst-hive").goods(1), sites("planet-amethyst-hive")),
        ([0, 0, 1, 0], vec![2])
    );
}

#[test]
fn tg_planet_8_cinder_quarry() {
    assert_eq!((mines("planet-cinder-quarry").vp(1), sites("planet-cinder-quarry")), (1, vec![1]));
}

#[test]
fn tg_planet_9_gatehouse() {
    let mut table = uses("planet-gatehouse", [0; 4]);
    assert!(table.allows("done"));
    table.act("jump 1 o2 for nothing");
    assert_eq!((table.ships(1), table.goods(1)), (vec!["o2".to_owned()], [0, 0, 1, 0]));
}

#[test]
fn tg_planet_10_meadow_exchange() {
    let table = uses("planet-meadow-exchange", [0; 4]);
    assert_eq!((table.goods(1), table.vp(1)), ([0, 0, 0, 1], 1));
}

#[test]
fn tg_planet_11_fernport() {
    let mut table = Scenario::of(2)
        .planet("b1", "planet-fernport")
        .pirates("b3", "pirate-scavengers")
        .seat(1, |p| p.outposts(&["b1"]).goods(1, 2, 0, 0).level("military", 1))
        .table();
    table.acts(&["planet crew b1", "sail 1 b3", "done", "fight b3", "berth 1", "settle b3"]);
    assert!(table.has_outpost(1, "b3") && table.vp(1) == 1);
    table.finish();
    assert_eq!((table.on_turn(), sites("planet-fernport")), (2, vec![1, 2]), "no follow");
}

#[test]
fn tg_planet_12_thicket() {
    let mut table = income_of("planet-thicket", [0; 4]);
    assert_eq!(table.offers_of("choose").len(), 3);
    table.acts(&["choose 1"]);
    assert_eq!(table.level(1, "production"), 2);
}

/// TG-VEC-13.
#[test]
fn tg_planet_13_ashen_reach() {
    let mut table = income_of("planet-ashen-reach", [0, 0, 1, 0]);
    table.act("pay 1-alien");
    assert_eq!((table.level(1, "trade"), table.goods(1)), (1, [0; 4]));
}

#[test]
fn tg_vec_13_ashen_reach_unlocks_with_marker_or_tile() {
    let mut table = quiet(2)
        .planet("b1", "planet-ashen-reach")
        .seat(1, |p| {
            p.outposts(&["b1"]).goods(0, 0, 1, 0).level("trade", 1).fleets([
                "fleet-credit",
                "fleet-any",
                "fleet-vp",
            ])
        })
        .income();
    table.act("pay 1-alien");
    assert_eq!((table.level(1, "trade"), table.goods(1)), (2, [0, 0, 0, 1]));
}

#[test]
fn tg_planet_14_slag_foundry() {
    let mut table = mines("planet-slag-foundry");
    table.acts(&["advance production", "take mineral"]);
    assert_eq!((table.level(1, "production"), sites("planet-slag-foundry")), (2, vec![4]));
}

#[test]
fn tg_planet_15_amber_shaft() {
    assert_eq!((mines("planet-amber-shaft").vp(1), sites("planet-amber-shaft")), (1, vec![2]));
}

#[test]
fn tg_planet_16_dawn_stores() {
    let mut table = uses("planet-dawn-stores", [0; 4]);
    table.acts(&["take mineral", "take alien"]);
    assert_eq!(table.goods(1), [1, 0, 1, 0]);
}

/// TG-RULING-38: no mining action, so cards that answer to one are silent.
#[test]
fn tg_planet_17_violet_works() {
    let mut table = alone()
        .planet("b1", "planet-violet-works")
        .seat(1, |p| p.outposts(&["b1", "i3", "o2"]).mining(&["mining-ore"]).techs(&["tech-deep-bore"]))
        .table();
    table.act("planet crew b1");
    assert_eq!((table.vp(1), table.goods(1)), (2 + 1 + 4, [0; 4]), "two planets, no tile, no card");
    let table = alone().planet("b1", "planet-violet-works").seat(1, |p| p.outposts(&["b1"])).table();
    assert_eq!(table.refuses("planet crew b1"), "TG-ACTION-4");
}

#[test]
fn tg_planet_18_twilight_archive() {
    let mut table = alone()
        .planet("b1", "planet-twilight-archive")
        .display(&["tech-deep-bore"])
        .missions(1, &["mission-spare-parts-run"], &[])
        .seat(1, |p| p.outposts(&["b1"]).level("technology", 1).level("politics", 1))
        .table();
    table.act("planet crew b1");
    assert_eq!(table.offers(), ["choose 1", "choose 2"]);
    table.act("choose 1");
    assert_eq!(table.techs(1), ["tech-deep-bore"]);
}

#[test]
fn tg_planet_19_nightveil() {
    let mut table = income_of("planet-nightveil", [0, 0, 0, 1]);
    table.act("pay 1-credit");
    assert_eq!((table.level(1, "military"), table.goods(1), table.vp(1)), (1, [0; 4], 1));
    let table = quiet(2)
        .planet("b1", "planet-nightveil")
        .seat(1, |p| p.outposts(&["b1"]).goods(0, 0, 0, 1).level("military", 1))
        .income();
    assert_eq!(table.on_turn(), 1, "Technology 1 is needed: nothing to pay for");
}

/// TG-RULING-60.
#[test]
fn tg_planet_20_technological_terror() {
    let mut table = alone().seat(1, |p| p.skill("skill-technological-terror")).table();
    table.act("main mining");
    assert_eq!(table.vp(1), 2);
    assert!(Color::ALL.into_iter().all(|color| planet("planet-technological-terror").shows(color)));
}

#[test]
fn tg_ruling_50_wormholes_are_on_the_planets_showing_gray() {
    for planet in content().planets.iter().filter(|planet| planet.kind != PlanetType::Central) {
        assert_eq!(planet.wormhole, planet.shows(Color::Gray), "{}", planet.id);
    }
}

#[test]
fn tg_ruling_60_terror_counts_as_a_mining_planet_but_not_on_the_map() {
    let table = alone()
        .seat(1, |p| {
            p.skill("skill-technological-terror")
                .objectives("objective-settler-or-scholar", "objective-gray-worlds")
                .level("trade", 1)
                .log(&["mission-ore-consortium"])
                .goods(2, 9, 0, 0)
        })
        .table();
    assert_eq!(table.sheet(1).objective, 4, "gray counts, the map does not");
    assert!(table.allows("fulfil mission-ore-consortium"));
    let mut table = table;
    table.acts(&["main exploration", "sail 1 b1", "sail 1 b2"]);
    assert_eq!(table.ships(1), ["b2"], "one space more");
}

#[test]
fn tg_ruling_62_an_action_planet_is_closed_to_guests_too() {
    let table = alone()
        .used("b3")
        .seat(1, |p| p.techs(&["tech-guest-charter"]))
        .seat(2, |p| p.outposts(&["b3"]))
        .table();
    assert_eq!(table.refuses("planet crew b3"), "TG-WORLD-4");
}

#[test]
fn tg_ruling_68_four_maps() {
    let players: Vec<u8> = content().maps.iter().map(|map| map.players).collect();
    assert_eq!(players, [2, 3, 4, 5]);
}
