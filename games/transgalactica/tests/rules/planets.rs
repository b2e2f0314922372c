//! Every planet (TG-PLANET).

use crate::common::{alone, planet, quiet};
use orrery_transgalactica::scenario::{Scenario, Table};
use orrery_transgalactica::{Color, PlanetType, content};

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
    let mut table = uses("planet-scriptorium", [3, 0, 0, 0]);
    table.acts(&["pay 1-mineral", "choose 1", "pay 1-mineral", "choose 2"]);
    assert_eq!((table.level(1, "technology"), table.level(1, "politics")), (1, 1));
    assert!(table.goods(1) == [1, 0, 0, 0] && table.offers_of("pay").is_empty(), "twice at most");
    let mut table = uses("planet-scriptorium", [2, 0, 0, 0]);
    table.acts(&["pay 1-mineral", "choose 1", "done"]);
    assert_eq!((table.level(1, "technology"), table.goods(1)), (1, [1, 0, 0, 0]));
}

#[test]
fn tg_vec_11_scriptorium_twice_on_one_track() {
    let mut table = uses("planet-scriptorium", [1, 1, 1, 0]);
    table.acts(&["pay 1-energy", "choose 1", "pay 1-mineral", "choose 1"]);
    assert_eq!((table.level(1, "technology"), table.goods(1)), (2, [0, 0, 1, 1]), "space 2 prints a credit");
    assert!(table.offers_of("pay").is_empty());
    let mut table = uses("planet-scriptorium", [1, 1, 0, 0]);
    table.acts(&["pay 1-energy", "choose 1", "pay 1-mineral", "choose 2"]);
    assert_eq!((table.level(1, "technology"), table.level(1, "politics")), (1, 1));
}

#[test]
fn tg_planet_5_sun_bazaar() {
    let mut table = uses("planet-sun-bazaar", [2, 1, 1, 0]);
    table.acts(&["pay 1-alien", "pay 1-energy", "pay 1-mineral"]);
    assert_eq!((table.vp(1), table.goods(1), sites("planet-sun-bazaar")), (3, [1, 0, 0, 0], vec![0, 1]));
    assert!(table.offers_of("pay").is_empty(), "three times at most");
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
    let after = |trade| {
        let fleets = ["fleet-credit", "fleet-any", "fleet-vp"];
        let mut table = quiet(2)
            .planet("b1", "planet-ashen-reach")
            .seat(1, |p| p.outposts(&["b1"]).goods(0, 0, 1, 0).level("trade", trade).fleets(fleets))
            .income();
        let before = table.player(1).cargo;
        table.act("pay 1-alien");
        assert_eq!(table.level(1, "trade"), trade + 1);
        (table.player(1).cargo - before, table.goods(1))
    };
    assert_eq!(after(0), (1, [0; 4]), "the tech marker of space 1");
    assert_eq!(after(1), (0, [0, 0, 0, 1]), "the fleet tile of space 2");
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
    let mut table = Scenario::of(2)
        .planet("b1", "planet-violet-works")
        .seat(1, |p| p.outposts(&["b1", "i3"]))
        .seat(2, |p| p.outposts(&["b1"]))
        .table();
    table.act("planet crew b1");
    assert_eq!((table.on_turn(), table.vp(1)), (2, 2 + 2));
    table.next_round();
    assert_eq!(table.on_turn(), 2);
    assert_eq!(table.refuses("planet crew b1"), "TG-ACTION-4", "what another activated does not count");
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
