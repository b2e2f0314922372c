//! The 12 planets with a once ability: each is used, does what its effect says, and lies turned.

use orrery_rocket_dice::scenario::{Scenario, Table};

fn owner(planet: &str) -> Scenario {
    Scenario::peaceful(3)
        .seat(1, |me| me.planets(&[planet]))
        .display(&["war-hulks", "pale-choir", "far-scouts"])
        .vp_deck(&["laurels", "trinity", "armoury"])
        .fleet("p2 s3 w1")
}

/// The ability is used, with these choices; the planet lies turned and cannot be used again.
fn once(scenario: Scenario, planet: &str, choices: &[&str]) -> Table {
    let mut table = scenario.table();
    table.act(&format!("once {planet}")).acts(choices);
    assert_eq!(table.turned(1), [planet]);
    assert_eq!(table.refuses(&format!("once {planet}")), "RD-ACTIVATE-3", "{planet} a second time");
    table
}

#[test]
fn herald_world_gives_an_alliance() {
    let table = once(owner("herald-world"), "herald-world", &["alliance pale-choir"]);
    assert_eq!(table.alliances(1), ["pale-choir"]);
}

#[test]
fn iron_thorn_gives_2_attack() {
    assert_eq!(once(owner("iron-thorn"), "iron-thorn", &[]).attack(1), 2);
}

#[test]
fn grey_harbour_gives_5_scrap() {
    assert_eq!(once(owner("grey-harbour"), "grey-harbour", &[]).scrap(1), 5);
}

#[test]
fn crucible_marks_a_colored_space_up_to_6() {
    let spaces = ["purple-3", "purple-6", "blue-3"];
    let scenario = owner("crucible").seat(1, |me| me.station(&spaces));
    let mut table = scenario.clone().table();
    table.act("once crucible");
    assert_eq!(table.offers(), ["mark silver", "mark blue"]);
    let table = once(scenario, "crucible", &["mark blue"]);
    assert_eq!(table.station(1), ["purple-3", "purple-6", "blue-3", "blue-6"]);
}

#[test]
fn deep_archive_gives_a_vp_card() {
    let table = once(owner("deep-archive"), "deep-archive", &["vp-card trinity"]);
    assert_eq!(
        (table.vp_cards(1), table.vp_deck()),
        (vec!["trinity".into()], vec!["armoury".into(), "laurels".to_owned()])
    );
}

#[test]
fn shieldwall_gives_3_attack() {
    assert_eq!(once(owner("shieldwall"), "shieldwall", &[]).attack(1), 3);
}

#[test]
fn war_spire_gives_1_attack_and_1_per_purple_planet_at_most_3() {
    let purple = ["ember-hold", "iron-thorn", "banner-world"];
    for (others, attack) in [(0, 1 + 1), (1, 1 + 2), (2, 1 + 3), (3, 1 + 3)] {
        // The spire itself is purple; crucible, of two colours, does not count.
        let scenario = owner("war-spire").seat(1, |me| me.planets(&purple[..others]).planets(&["crucible"]));
        assert_eq!(once(scenario, "war-spire", &[]).attack(1), attack, "{others} other purple planets");
    }
}

#[test]
fn moonwright_builds_a_moon_without_a_die() {
    let scenario = owner("moonwright").seat(2, |other| other.moons("garden-moon", 2));
    let table = once(scenario, "moonwright", &["kind garden-moon"]);
    assert_eq!((table.moons(1, "garden-moon"), table.fleet().as_str()), (1, "p2 s3 w1"));
    assert!(table.allows("moon sentinel-moon 2"), "the moon of the turn is not used up");
}

#[test]
fn free_ports_gives_2_alliances() {
    let table = once(owner("free-ports"), "free-ports", &["alliance pale-choir", "alliance war-hulks"]);
    assert_eq!(table.alliances(1), ["pale-choir", "war-hulks"]);
}

#[test]
fn halo_works_marks_a_colored_space_up_to_9() {
    let spaces = ["purple-3", "purple-6", "blue-3", "blue-6", "blue-9"];
    let scenario = owner("halo-works").seat(1, |me| me.station(&spaces));
    let mut table = scenario.clone().table();
    table.act("once halo-works");
    assert_eq!(table.offers(), ["mark purple", "mark silver"], "blue 12 is too high");
    let table = once(scenario, "halo-works", &["mark purple"]);
    assert!(table.station(1).contains(&"purple-9".to_owned()));
}

#[test]
fn sapphire_court_gives_a_vp_card_and_an_alliance() {
    let table = once(owner("sapphire-court"), "sapphire-court", &["vp-card laurels", "alliance far-scouts"]);
    assert_eq!(
        (table.vp_cards(1), table.alliances(1)),
        (vec!["laurels".into()], vec!["far-scouts".to_owned()])
    );
}

#[test]
fn throne_of_dusk_conquers_a_planet_of_6() {
    let mut table = owner("throne-of-dusk").on_top(&["tin-reach", "rustfield"]).rolling(&[1, 4]);
    table.act("once throne-of-dusk");
    assert_eq!(table.offers(), ["planet tin-reach"]);
    table.act("planet tin-reach");
    assert_eq!(
        (table.planets(1), table.turned(1)),
        (vec!["tin-reach".into(), "throne-of-dusk".to_owned()], vec!["throne-of-dusk".into()])
    );
    assert_eq!(table.attack(1), 2, "the Conquest Dice were thrown");
    let empty = owner("throne-of-dusk").no_planets_of(6).table();
    assert_eq!(empty.offers_of("once"), [""; 0]);
}
