//! Moon bases (RD-MOON): what a moon costs and how long it works.

use orrery_rocket_dice::scenario::Scenario;

#[test]
fn rd_moon_1_one_die_of_any_color_of_at_least_the_cost_and_the_excess_is_lost() {
    for fleet in ["w4 w3 p1", "p4 p3 w1", "s5 s3 w1", "b6 b3 w1"] {
        let mut table = Scenario::peaceful(3).fleet(fleet).table();
        assert_eq!(table.refuses("moon garden-moon 2"), "RD-MOON-1", "a 3 does not reach 4");
        table.act("moon garden-moon 1");
        assert_eq!((table.moons(1, "garden-moon"), table.scrap(1)), (1, 0));
        assert!(table.fleet().starts_with('('), "{}", table.fleet());
    }
}

#[test]
fn rd_moon_1_two_dice_are_not_added_up() {
    let table = Scenario::peaceful(3).fleet("w3 p3 s3 b3").table();
    assert_eq!(table.offers_of("moon garden-moon"), [""; 0]);
}

#[test]
fn rd_moon_2_the_cost_rises_with_the_copies_built_by_anybody() {
    // relay-moon costs 2, 5, 6.
    for (built_by_2, built_by_3, cost) in [(0, 0, 2), (1, 0, 5), (0, 1, 5), (1, 1, 6), (2, 0, 6)] {
        let table = Scenario::peaceful(3)
            .seat(2, |other| other.moons("relay-moon", built_by_2))
            .seat(3, |other| other.moons("relay-moon", built_by_3))
            .fleet("p1 w2 s4 b5 w6")
            .table();
        let dice: Vec<String> = [(1, 1), (2, 2), (4, 3), (5, 4), (6, 5)]
            .into_iter()
            .filter(|&(pips, _)| pips >= cost)
            .map(|(_, place)| format!("moon relay-moon {place}"))
            .collect();
        assert_eq!(table.offers_of("moon relay-moon"), dice);
    }
}

#[test]
fn rd_moon_2_another_kind_keeps_its_first_cost() {
    let mut table =
        Scenario::peaceful(3).seat(2, |other| other.moons("relay-moon", 2)).fleet("p2 w3 s4").table();
    table.act("moon sentinel-moon 1");
    assert_eq!(table.moons(1, "sentinel-moon"), 1);
}

#[test]
fn rd_moon_3_with_a_die_once_per_turn() {
    let mut table = Scenario::peaceful(2).fleet("p6 w6 s6").table();
    table.act("moon garden-moon 1");
    assert_eq!(table.refuses("moon sentinel-moon 2"), "RD-MOON-3");
}

#[test]
fn rd_moon_3_moons_from_effects_do_not_use_up_the_moon_of_the_turn() {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.planets(&["moonwright"])).fleet("p6 w6 s6").table();
    table.acts(&["once moonwright", "kind garden-moon", "moon sentinel-moon 1"]);
    assert_eq!((table.moons(1, "garden-moon"), table.moons(1, "sentinel-moon")), (1, 1));
}

#[test]
fn rd_moon_3_a_kind_without_a_copy_left_cannot_be_built() {
    let position =
        || Scenario::peaceful(3).moons_left("garden-moon", 0).seat(1, |me| me.planets(&["moonwright"]));
    let mut table = position().fleet("p6 w6 s6").table();
    assert_eq!(table.refuses("moon garden-moon 1"), "RD-MOON-3");
    table.act("once moonwright");
    assert_eq!(table.refuses("kind garden-moon"), "RD-MOON-3");
    assert_eq!(table.offers().len(), 5);
}

#[test]
fn rd_moon_4_printed_attack_and_vp_of_several_alike_add_up() {
    let mut table = Scenario::of(3)
        .battles("first-landfall-war", "moonfall")
        .seat(1, |me| me.moons("bastion-moon", 3).moons("garden-moon", 2))
        .seat(2, |other| other.any_planets(5))
        .fleet("p6 w6 s6")
        .table();
    assert_eq!(table.sheet(1).moons, 3 + 4);
    table.act("deposit 1");
    assert_eq!(table.mustered()[0], 3);
}

#[test]
fn rd_moon_4_each_of_several_alike_works_every_turn() {
    let mut table =
        Scenario::peaceful(2).seat(1, |me| me.moons("dock-moon", 2)).fleet("w2 w5 s6").rolling(&[]);
    table.acts(&["use dock-moon", "pip 1 +1", "use dock-moon", "pip 1 +1"]);
    assert_eq!(table.fleet(), "w4 w5 s6");
    assert_eq!(table.offers_of("use"), [""; 0]);
    let whites = "w1 w2 w3 w4 w5";
    let mut table = Scenario::peaceful(2)
        .board(&[whites; 5].join(" / "))
        .seat(1, |me| me.moons("dock-moon", 1))
        .fleet("w2 w5 s6")
        .table();
    table.acts(&["use dock-moon", "pip 1 +1"]).end_turn().end_turn().recruit();
    assert!(table.allows("use dock-moon"), "{}", table.fleet());
}

#[test]
fn rd_moon_4_two_embassies_lower_the_threshold_by_two() {
    for (moons, gains) in [(2, true), (1, false), (0, false)] {
        let mut table = Scenario::peaceful(3)
            .first_row("b6 b6 b6 s1 s2")
            .seat(1, |me| me.moons("embassy-moon", moons))
            .table();
        table.act("take a1-c1");
        assert_eq!(!table.offers_of("alliance").is_empty(), gains, "a total of 18 with {moons} moons");
    }
}
