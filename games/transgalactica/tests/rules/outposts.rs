//! Outposts and kinds of planets (TG-OUTPOST, TG-WORLD).

use crate::common::{alone, planet, quiet, seen};
use orrery_transgalactica::scenario::Scenario;
use orrery_transgalactica::{Color, PlanetType, content};

#[test]
fn tg_outpost_1_one_outpost_per_player_and_planet() {
    let mut table = alone().seat(1, |p| p.ship("b1").outposts(&["b1"]).goods(2, 1, 0, 0)).table();
    table.act("main exploration");
    assert_eq!(table.refuses("settle b1"), "TG-OUTPOST-1");
}

/// TG-VEC-19.
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
            .seat(1, |p| p.ship("b1").level("trade", 2).goods(1, 0, 0, 0).level("politics", politics))
            .table();
        table.acts(&["main exploration", "settle b1"]);
        assert_eq!(table.goods(1), [0, 0, 1, 0], "at once");
        table.act("main mining");
        assert_eq!(table.goods(1), [0, 0, 2, 0], "at politics {politics}");
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
