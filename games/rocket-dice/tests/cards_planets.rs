//! The 24 planets with a normal ability: each is activated and does what its effect says.

use orrery_rocket_dice::scenario::{Scenario, Table};
use orrery_rocket_dice::{PlanetId, SOURCE};

fn owner(planet: &str, fleet: &str) -> Scenario {
    Scenario::peaceful(3).seat(1, |me| me.planets(&[planet])).fleet(fleet)
}

/// The planet is activated.
fn activate(planet: &str, fleet: &str) -> Table {
    let mut table = owner(planet, fleet).table();
    table.act(&format!("activate {planet}"));
    table
}

#[test]
fn every_planet_is_loaded_as_it_is_written() {
    for planet in PlanetId::all() {
        let card = planet.card();
        let start = format!("{{ id = \"{planet}\",");
        let line = SOURCE.lines().find(|line| line.trim_start().starts_with(&start)).expect("its line");
        for part in [
            format!("value = {},", card.value),
            format!("vp = {},", card.vp),
            format!("attack = {},", card.attack),
        ] {
            assert!(line.contains(&part), "{planet}: {part}");
        }
        assert_eq!(line.contains("once-per-game"), card.once, "{planet}");
    }
    assert_eq!(PlanetId::all().count(), 36);
    assert_eq!(PlanetId::all().filter(|planet| planet.card().once).count(), 12);
}

#[test]
fn ember_hold_raises_a_purple_die_by_1_or_2() {
    let mut table = activate("ember-hold", "p2 s3 w1");
    assert_eq!(table.offers(), ["pip 1 +1", "pip 1 +2"]);
    table.act("pip 1 +2");
    assert_eq!(table.fleet(), "p4 s3 w1");
}

#[test]
fn tin_reach_gives_2_scrap() {
    assert_eq!(activate("tin-reach", "p2 s3 w1").scrap(1), 2);
}

#[test]
fn still_lagoon_rerolls_up_to_2_dice() {
    let mut table = activate("still-lagoon", "p2 s3 w1");
    assert!(table.allows("done") && table.allows("reroll 2") && !table.allows("reroll 1+2+3"));
    table.roll(&[6, 5]).act("reroll 1+3");
    assert_eq!(table.fleet(), "p6 s3 w5");
    assert!(table.may_build(), "once, together");
}

#[test]
fn twin_forge_raises_a_colored_die_then_rerolls_any() {
    let mut table = activate("twin-forge", "p2 s3 w1");
    assert_eq!(table.offers(), ["pip 1 +1", "pip 2 +1"]);
    table.act("pip 2 +1");
    assert_eq!(table.offers(), ["done", "reroll 1", "reroll 2", "reroll 3"]);
    table.roll(&[6]).act("reroll 3");
    assert_eq!(table.fleet(), "p2 s4 w6");
}

#[test]
fn mirror_bay_flips_a_die() {
    let mut table = activate("mirror-bay", "p2 s3 w1");
    assert_eq!(table.offers(), ["flip 1", "flip 2", "flip 3"]);
    table.act("flip 3");
    assert_eq!(table.fleet(), "p2 s3 w6");
    assert!(table.may_build());
}

#[test]
fn rustfield_gives_scrap_per_silver_planet_at_most_3() {
    let silver = ["rustfield", "tin-reach", "girder-world", "slag-ring"];
    for (count, scrap) in [(1, 1), (2, 2), (3, 3), (4, 3)] {
        let mut table = Scenario::peaceful(3)
            .seat(1, |me| me.planets(&silver[..count]).planets(&["mirror-bay", "ember-hold"]))
            .fleet("p2 s3 w1")
            .table();
        table.act("activate rustfield");
        assert_eq!(table.scrap(1), scrap, "{count} silver planets");
    }
}

#[test]
fn tidewatch_exchanges_a_die_with_the_galaxy() {
    let mut table = activate("tidewatch", "p2 s3 w1");
    let got = table.cell("e5");
    table.act("exchange 2").act("cell e5");
    assert_eq!((table.cell("e5").as_str(), table.fleet()), ("s3", format!("p2 {got} w1")));
    assert!(table.may_build());
}

/// A planet whose ability is bought: this much scrap is needed, and it may be declined.
fn bought(planet: &str, price: u8) -> Table {
    let poor = owner(planet, "p2 s3 w1").seat(1, |me| me.scrap(price - 1)).table();
    assert_eq!(poor.offers_of("activate"), [""; 0], "{planet} with too little scrap");
    let mut table = owner(planet, "p2 s3 w1").seat(1, |me| me.scrap(price)).table();
    table.act(&format!("activate {planet}"));
    assert_eq!(table.offers(), ["done", "yes"]);
    let mut declined = table.clone();
    declined.act("done");
    assert_eq!((declined.scrap(1), declined.may_build()), (price, true));
    table.act("yes");
    assert_eq!(table.scrap(1), 0);
    table
}

#[test]
fn anvil_gate_sells_1_attack_for_1_scrap() {
    assert_eq!(bought("anvil-gate", 1).attack(1), 1);
}

#[test]
fn wardens_rock_takes_2_scrap_from_an_opponent_and_gives_1() {
    let position = || owner("wardens-rock", "p2 s3 w1").seat(2, |it| it.scrap(5)).seat(3, |it| it.scrap(1));
    for (seat, left) in [(2, [1, 3, 1]), (3, [1, 5, 0])] {
        let mut table = position().table();
        table.act("activate wardens-rock");
        assert_eq!(table.offers(), ["opponent 2", "opponent 3"]);
        table.act(&format!("opponent {seat}"));
        assert_eq!([1, 2, 3].map(|seat| table.scrap(seat)), left);
    }
    assert_eq!(
        activate("wardens-rock", "p2 s3 w1").scrap(1),
        1,
        "nobody has scrap: the second step still happens"
    );
}

#[test]
fn girder_world_makes_the_next_station_work_2_cheaper() {
    let mut table = activate("girder-world", "p2 s4 w1");
    assert!(table.allows("work station-silver-6 2") && !table.allows("work station-silver-9 2"));
    table.act("work station-silver-6 2");
    assert!(!table.allows("work station-purple-3 1"));
}

#[test]
fn cloud_market_sells_an_alliance_for_2_scrap() {
    let mut table = bought("cloud-market", 2);
    let card = table.offers_of("alliance")[0].clone();
    table.act(&card);
    assert_eq!(table.alliances(1).len(), 1);
}

#[test]
fn lantern_changes_dice_by_1_up_to_twice() {
    let mut table = activate("lantern", "p2 s3 w1");
    assert_eq!(table.offers(), ["done", "pip 1 -1", "pip 1 +1", "pip 2 -1", "pip 2 +1", "pip 3 +1"]);
    table.act("pip 1 +1").act("pip 1 +1");
    assert_eq!((table.fleet().as_str(), table.may_build()), ("p4 s3 w1", true));
    let mut table = activate("lantern", "p2 s3 w1");
    table.act("pip 2 -1").act("done");
    assert_eq!((table.fleet().as_str(), table.may_build()), ("p2 s2 w1", true));
}

#[test]
fn banner_world_sells_2_attack_for_3_scrap() {
    assert_eq!(bought("banner-world", 3).attack(1), 2);
}

#[test]
fn slag_ring_gives_3_scrap() {
    assert_eq!(activate("slag-ring", "p2 s3 w1").scrap(1), 3);
}

#[test]
fn drift_docks_flips_up_to_twice() {
    let mut table = activate("drift-docks", "p2 s3 w1");
    table.act("flip 1").act("flip 3");
    assert_eq!((table.fleet().as_str(), table.may_build()), ("p5 s3 w6", true));
    let mut table = activate("drift-docks", "p2 s3 w1");
    table.act("flip 1").act("done");
    assert!(table.may_build());
}

#[test]
fn veil_paints_a_die_then_rerolls_one() {
    let mut table = activate("veil", "p3 s2 w1");
    assert!(table.allows("paint 3 purple") && table.allows("paint 2 white"));
    table.act("paint 1 silver").roll(&[6]).act("reroll 2");
    assert_eq!(table.fleet(), "p3 s6 w1");
    assert!(table.allows("work station-silver-9 1+2") && !table.allows("work station-purple-3 1"));
}

#[test]
fn beacon_deep_turns_a_white_die_to_any_face() {
    let mut table = activate("beacon-deep", "p2 s3 w1");
    let all: Vec<String> = (1..=6).map(|face| format!("turn 3 to {face}")).collect();
    assert!(table.offers().iter().all(|action| all.contains(action)), "{:?}", table.offers());
    table.act("turn 3 to 6");
    assert_eq!((table.fleet().as_str(), table.may_build()), ("p2 s3 w6", true));
}

#[test]
fn foundry_star_raises_a_colored_die_by_1_or_2() {
    let mut table = activate("foundry-star", "p2 s5 w1");
    assert_eq!(table.offers(), ["pip 1 +1", "pip 1 +2", "pip 2 +1"]);
    table.act("pip 1 +2");
    assert_eq!((table.fleet().as_str(), table.may_build()), ("p4 s5 w1", true));
}

#[test]
fn crown_of_spears_raises_a_purple_die_by_1_or_2() {
    let mut table = activate("crown-of-spears", "p3 s3 w1");
    assert_eq!(table.offers(), ["pip 1 +1", "pip 1 +2"]);
    table.act("pip 1 +1");
    assert_eq!(table.fleet(), "p4 s3 w1");
}

#[test]
fn great_yard_gives_scrap_per_3_spaces_at_most_3() {
    let spaces = [
        "purple-3",
        "purple-6",
        "purple-9",
        "purple-10",
        "silver-3",
        "silver-6",
        "silver-9",
        "silver-12",
        "blue-3",
        "blue-6",
        "blue-9",
        "blue-12",
    ];
    for (count, scrap) in [(3, 1), (5, 1), (6, 2), (9, 3), (12, 3)] {
        let mut table = owner("great-yard", "p2 s3 w1").seat(1, |me| me.station(&spaces[..count])).table();
        table.act("activate great-yard");
        assert_eq!(table.scrap(1), scrap, "{count} spaces");
    }
    let few = owner("great-yard", "p2 s3 w1").seat(1, |me| me.station(&spaces[..2])).table();
    assert_eq!(few.offers_of("activate"), [""; 0]);
}

#[test]
fn cargo_spine_makes_the_next_colonizing_1_cheaper() {
    let mut table = owner("cargo-spine", "p5 s3 w1").on_top(&["ember-hold"]).table();
    assert!(!table.allows("colonize ember-hold 1"));
    table.act("activate cargo-spine");
    assert!(table.allows("colonize ember-hold 1") && table.allows("colonize ember-hold 1+3"));
}

#[test]
fn oracle_drafts_a_die_from_the_galaxy() {
    let mut table = activate("oracle", "p2 s3 w1");
    let die = table.cell("e5");
    table.act("cell e5");
    assert_eq!((table.fleet(), table.cell("e5").as_str()), (format!("p2 s3 w1 {die}"), "--"));
}

#[test]
fn titan_forge_turns_any_die_for_1_scrap() {
    let mut table = bought("titan-forge", 1);
    assert!((1..=3).all(|place| table.allows(&format!("turn {place} to 5"))));
    table.act("turn 1 to 5");
    assert_eq!((table.fleet().as_str(), table.may_build()), ("p5 s3 w1", true));
}

#[test]
fn long_bridge_exchanges_up_to_twice() {
    let mut table = activate("long-bridge", "p2 s3 w1");
    let [first, second] = ["e5", "d5"].map(|cell| table.cell(cell));
    table.acts(&["exchange 1", "cell e5", "exchange 3", "cell d5"]);
    assert_eq!((table.fleet(), table.may_build()), (format!("{first} s3 {second}"), true));
    assert_eq!([table.cell("e5"), table.cell("d5")], ["p2", "w1"]);
    let mut table = activate("long-bridge", "p2 s3 w1");
    table.acts(&["exchange 1", "cell e5", "done"]);
    assert!(table.may_build());
}
