//! Colonizing (RD-COLONIZE): which dice pay for which planet.

use orrery_rocket_dice::scenario::{Scenario, Table};

/// May the whole fleet pay for the planet?
fn pays(planet: &str, fleet: &str) -> bool {
    let table = Scenario::peaceful(3).on_top(&[planet]).fleet(fleet).table();
    table.allows(&whole_fleet(planet, fleet))
}

fn whole_fleet(planet: &str, fleet: &str) -> String {
    let places: Vec<String> = (1..=fleet.split(' ').count()).map(|place| place.to_string()).collect();
    format!("colonize {planet} {}", places.join("+"))
}

fn refused(planet: &str, fleet: &str) -> &'static str {
    Scenario::peaceful(3).on_top(&[planet]).fleet(fleet).table().refuses(&whole_fleet(planet, fleet))
}

fn colonize(table: &mut Table, action: &str) -> (Vec<String>, String) {
    table.act(action);
    (table.planets(1), table.fleet())
}

#[test]
fn rd_colonize_1_one_or_more_dice_of_exactly_the_value() {
    for fleet in ["p6 w1 w3", "p1 p2 p3 p4", "p2 p2 p2 p2 w2", "p4 p6"] {
        assert!(pays("shieldwall", fleet), "{fleet} is 10 for a planet of 10");
    }
    for fleet in ["p5 w4", "p5 w6", "p6", "p6 p6"] {
        assert_eq!(refused("shieldwall", fleet), "RD-COLONIZE-1", "{fleet}");
    }
    assert!(pays("ember-hold", "p6"), "a single die of the value will do");
}

#[test]
fn rd_colonize_1_only_an_available_planet_that_is_the_top_of_its_pile() {
    let mut table =
        Scenario::peaceful(3).on_top(&["ember-hold", "tin-reach"]).fleet("p6 s6 w1").rolling(&[1, 1]);
    assert_eq!(table.refuses("colonize ember-hold 1"), "RD-SETUP-3");
    table.act("colonize tin-reach 2");
    assert!(table.available().contains(&"ember-hold".to_owned()), "the next card is turned up at once");
}

#[test]
fn rd_colonize_1_less_a_discount_that_is_used() {
    let mut table = Scenario::peaceful(3)
        .on_top(&["shieldwall"])
        .seat(1, |me| me.planets(&["cargo-spine"]))
        .fleet("p5 w4 w3 w1")
        .rolling(&[1, 1]);
    assert_eq!(table.refuses("colonize shieldwall 1+2"), "RD-COLONIZE-1");
    table.act("activate cargo-spine");
    assert!(table.allows("colonize shieldwall 1+2"), "9 with a discount of 1");
    assert!(table.allows("colonize shieldwall 1+2+4"), "10, the discount left unused");
    assert_eq!(table.refuses("colonize shieldwall 1+3"), "RD-COLONIZE-1", "8 is 2 less");
}

#[test]
fn rd_colonize_2_every_die_white_or_of_a_color_on_the_planet() {
    assert!(pays("banner-world", "p4 w5"));
    assert_eq!(refused("banner-world", "p4 s5"), "RD-COLONIZE-2");
    assert_eq!(refused("banner-world", "s4 w5"), "RD-COLONIZE-2");
    assert_eq!(refused("deep-archive", "p4 b5"), "RD-COLONIZE-2");
    assert!(pays("deep-archive", "b4 w5") && pays("slag-ring", "s4 w5"));
}

#[test]
fn rd_colonize_2_at_least_one_colored_die() {
    assert_eq!(refused("banner-world", "w4 w5"), "RD-COLONIZE-2");
    assert_eq!(refused("ember-hold", "w6"), "RD-COLONIZE-2");
    assert!(pays("banner-world", "w2 w6 p1"));
}

#[test]
fn rd_colonize_2_a_painted_die_pays_as_its_paint() {
    let mut table = Scenario::peaceful(3)
        .on_top(&["banner-world"])
        .seat(1, |me| me.alliances(&["mask-people"]))
        .fleet("w4 w5 s5")
        .table();
    table.acts(&["play mask-people", "paint 1 purple", "done"]);
    assert!(table.allows("colonize banner-world 1+2"));
}

#[test]
fn rd_colonize_3_a_planet_of_two_colors_takes_either_or_both() {
    for fleet in ["s3 s6", "b3 b6", "s3 b6", "s2 b3 w4"] {
        assert!(pays("drift-docks", fleet), "{fleet}");
    }
    assert_eq!(refused("drift-docks", "s3 p6"), "RD-COLONIZE-2");
    assert_eq!(refused("drift-docks", "w3 w6"), "RD-COLONIZE-2");
}

#[test]
fn rd_colonize_4_with_dice_once_per_turn_without_dice_besides() {
    let mut table = Scenario::peaceful(3)
        .on_top(&["ember-hold", "iron-thorn", "wardens-rock"])
        .seat(1, |me| me.scrap(16))
        .fleet("p6 p5 w2")
        .rolling(&[1, 1, 1, 1]);
    assert!(table.allows("colonize iron-thorn 2+3"));
    table.act("colonize ember-hold 1");
    assert_eq!(table.offers_of("colonize"), [""; 0]);
    table.act("seize iron-thorn");
    assert_eq!(table.planets(1), ["ember-hold", "iron-thorn"]);

    let mut table = Scenario::peaceful(3)
        .on_top(&["ember-hold", "iron-thorn"])
        .seat(1, |me| me.scrap(16))
        .fleet("p6 s1 s2")
        .rolling(&[1, 1]);
    table.act("seize iron-thorn");
    assert!(table.allows("colonize ember-hold 1"), "a seizure does not use up the colonizing");
}

#[test]
fn rd_colonize_4_again_in_the_next_turn() {
    let all_sixes = "p6 p6 p6 p6 p6";
    let mut table = Scenario::peaceful(2)
        .board(&[all_sixes; 5].join(" / "))
        .reserve(all_sixes)
        .on_top(&["herald-world", "ember-hold"])
        .fleet("p6 p6 p6")
        .table();
    table.roll(&[1, 1]).act("colonize ember-hold 1");
    assert_eq!(table.refuses("colonize herald-world 2"), "RD-BUILD-2");
    table.roll(&[6; 6]).end_turn().end_turn().recruit();
    assert!(table.allows("colonize herald-world 1"));
}

#[test]
fn rd_colonize_5_then_the_planet_is_conquered() {
    let mut table = Scenario::peaceful(3).on_top(&["banner-world"]).fleet("p4 w5 s1").rolling(&[1, 2]);
    let (planets, fleet) = colonize(&mut table, "colonize banner-world 1+2");
    assert_eq!((planets, fleet.as_str()), (vec!["banner-world".to_owned()], "(p4) (w5) s1"));
    assert_eq!(table.scrap(1), 4, "the Conquest Dice showed blank and 4 scrap");
}
