//! The Build step (RD-BUILD): what may be done how often, and what happens to the dice.

use orrery_rocket_dice::scenario::Scenario;

/// A blue 6, a purple 3, a white and a silver die: enough for one build action of each kind.
fn one_of_each() -> Scenario {
    Scenario::peaceful(3).on_top(&["still-lagoon"]).fleet("b2 b4 p3 w4 s5")
}

#[test]
fn rd_build_1_all_four_build_actions_in_one_turn_in_any_order() {
    let actions =
        ["colonize still-lagoon 1+2", "work station-purple-3 3", "moon sentinel-moon 4", "deposit 5"];
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]] {
        let mut table = one_of_each().rolling(&[1, 1]);
        order.iter().for_each(|&nth| _ = table.act(actions[nth]));
        assert_eq!(table.planets(1), ["still-lagoon"]);
        assert_eq!(table.station(1), ["purple-3"]);
        assert_eq!((table.moons(1, "sentinel-moon"), table.scrap(1)), (1, 5));
        assert_eq!(table.fleet(), "(b2) (b4) (p3) (w4) (s5)");
    }
}

#[test]
fn rd_build_2_one_planet_with_dice_a_turn() {
    let mut table =
        Scenario::peaceful(3).on_top(&["ember-hold", "rustfield"]).fleet("p6 s6 w1").rolling(&[1, 1]);
    assert!(table.allows("colonize rustfield 2+3"));
    table.act("colonize ember-hold 1");
    assert_eq!(table.refuses("colonize rustfield 2+3"), "RD-BUILD-2");
}

#[test]
fn rd_build_2_one_moon_with_a_die_a_turn() {
    let mut table = Scenario::peaceful(3).fleet("p6 s6 w1").table();
    assert!(table.allows("moon relay-moon 2"));
    table.act("moon sentinel-moon 1");
    assert_eq!(table.offers_of("moon"), [""; 0]);
}

#[test]
fn rd_build_2_two_dice_a_turn_to_the_scrapyard_in_one_visit_or_two() {
    let fleet = || Scenario::peaceful(3).fleet("p1 s2 b3 w4");
    let mut table = fleet().table();
    assert_eq!(table.refuses("deposit 1+2+3"), "RD-BUILD-2");
    table.act("deposit 1+4");
    assert_eq!(table.refuses("deposit 2"), "RD-BUILD-2");

    let mut table = fleet().table();
    table.act("deposit 1");
    assert_eq!(table.refuses("deposit 2+3"), "RD-BUILD-2");
    table.act("deposit 2");
    assert_eq!(table.refuses("deposit 3"), "RD-BUILD-2");
    assert_eq!(table.scrap(1), 3);
}

#[test]
fn rd_build_2_the_station_without_limit() {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.scrap(12)).fleet("p3 s3 b3 p6 s6").table();
    table.acts(&["work station-purple-3 1", "work station-silver-3 2", "work station-blue-3 3"]);
    table.acts(&["work station-purple-6 4", "work station-silver-6 5", "work station-blue-6 scrap 6"]);
    assert_eq!(table.station(1).len(), 6);
}

#[test]
fn rd_build_3_a_spent_die_lies_aside_and_pays_no_more() {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.scrap(2)).fleet("p3 s5 w2").table();
    table.act("deposit 1");
    assert_eq!(table.fleet(), "(p3) s5 w2");
    assert_eq!(table.refuses("work station-purple-3 1"), "RD-BUILD-3");
    assert_eq!(table.refuses("deposit 1"), "RD-BUILD-3");
    assert_eq!(table.refuses("moon sentinel-moon 1"), "RD-BUILD-3");
    assert_eq!(table.refuses("trim 1 +1"), "RD-BUILD-3");
    assert!(table.allows("trim 2 +1"));
}

#[test]
fn rd_build_4_no_die_below_1_or_above_6() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.scrap(9).planets(&["ember-hold", "lantern"]))
        .fleet("p5 p6 w1")
        .table();
    assert_eq!(table.offers_of("trim"), ["trim 1 -1", "trim 1 +1", "trim 2 -1", "trim 3 +1"]);
    let mut lantern = table.clone();
    lantern.act("activate lantern");
    assert_eq!(lantern.offers_of("pip"), ["pip 1 -1", "pip 1 +1", "pip 2 -1", "pip 3 +1"]);
    table.act("activate ember-hold");
    assert_eq!(table.offers(), ["pip 1 +1"], "two pips would make it a 7");
    table.act("pip 1 +1");
    assert_eq!(table.fleet(), "p6 p6 w1");
}

#[test]
fn rd_build_4_a_card_that_could_only_go_beyond_6_does_nothing() {
    let table = Scenario::peaceful(3).seat(1, |me| me.planets(&["ember-hold"])).fleet("p6 s3 w1").table();
    assert_eq!(table.offers_of("activate"), [""; 0]);
}

#[test]
fn rd_build_5_a_changed_number_lasts_until_refill() {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.scrap(2)).fleet("p2 s5 w2").table();
    table.acts(&["trim 1 +1", "deposit 3"]);
    assert_eq!(table.fleet(), "p3 s5 (w2)");
    assert!(table.allows("work station-purple-3 1"));
    table.roll(&[1, 4, 5]).act("done");
    assert!(table.reserve().ends_with("p1 s4 w5"), "{}", table.reserve());
}

#[test]
fn rd_build_6_a_painted_die_counts_as_its_color_for_payments_only() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.alliances(&["mask-people", "violet-corsairs"]))
        .fleet("w3 p4 s5")
        .table();
    table.acts(&["play mask-people", "paint 1 purple", "done"]);
    assert!(table.allows("work station-purple-3 1"));
    assert!(!table.allows("work station-white-12 1"));
    table.act("play violet-corsairs");
    assert_eq!(table.offers_of("pip"), ["pip 2 +1"], "the painted die is still white for other cards");
}

#[test]
fn rd_build_6_paint_may_be_white_and_leaves_with_the_turn() {
    let mut table =
        Scenario::peaceful(3).seat(1, |me| me.scrap(8).alliances(&["mask-people"])).fleet("p4 s5 b2").table();
    table.acts(&["play mask-people", "paint 1 white", "done"]);
    assert!(table.allows("work station-white-12 1 scrap 8"));
    table.act("work station-white-12 1 scrap 8").roll(&[1, 2, 3]).act("done");
    assert!(table.reserve().ends_with("p1 s2 b3"), "{}", table.reserve());
}

#[test]
fn rd_build_7_exchange_gives_the_present_number_and_the_own_color() {
    let mut table = Scenario::peaceful(3)
        .board("w1 w1 w1 w1 w1 / w1 w1 w1 w1 w1 / w1 w1 w1 w1 w1 / w1 w1 w1 w1 w1 / w1 w1 w1 w1 b5")
        .seat(1, |me| me.scrap(2).alliances(&["mask-people", "void-traders"]))
        .fleet("p4 s5 s1")
        .table();
    table.acts(&["trim 1 -1", "play mask-people", "paint 1 silver", "done"]);
    table.act("play void-traders");
    assert_eq!(table.offers(), ["exchange 1", "exchange 2", "exchange 3"]);
    table.acts(&["exchange 1", "cell e5"]);
    assert_eq!((table.cell("e5").as_str(), table.fleet().as_str()), ("p3", "b5 s5 s1"));
    assert!(!table.allows("work station-silver-6 1+3"), "the paint went with the die that was given");
}

#[test]
fn rd_build_7_draft_takes_a_die_and_leaves_the_cell_empty_until_refill() {
    let mut table = Scenario::peaceful(3)
        .board("w1 w1 w1 w1 w1 / w1 w1 w1 w1 w1 / w1 w1 w1 w1 w1 / w1 w1 w1 w1 w1 / w1 w1 w1 w1 b5")
        .seat(1, |me| me.alliances(&["far-scouts"]))
        .fleet("p4 s5 w2 w3")
        .table();
    table.act("deposit 1").act("play far-scouts");
    assert!(!table.allows("cell a1"), "an empty cell has no die");
    table.act("cell e5");
    assert_eq!((table.fleet().as_str(), table.cell("e5").as_str()), ("(p4) s5 w2 w3 b5", "--"));
    table.act("deposit 5");
    assert_eq!(table.scrap(1), 9);
    table.end_turn();
    assert!(!table.board().contains("--"));
}

#[test]
fn rd_build_7_no_draft_once_five_dice_were_taken_spent_or_not() {
    let mut table =
        Scenario::peaceful(3).seat(1, |me| me.alliances(&["far-scouts"])).fleet("p4 s5 w2 w3 b1").table();
    assert!(!table.allows("play far-scouts"));
    table.act("deposit 1+2");
    assert!(!table.allows("play far-scouts"));
}

#[test]
fn rd_build_8_discounts_of_one_kind_add_up_and_any_part_is_used() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.scrap(9).planets(&["girder-world"]).alliances(&["orbit-masons"]))
        .fleet("p1 p2 s4")
        .table();
    assert_eq!(table.offers_of("work station-blue-9 scrap"), ["work station-blue-9 scrap 9"]);
    table.acts(&["activate girder-world", "play orbit-masons"]);
    let blue_9: Vec<String> = (5..=9).map(|scrap| format!("work station-blue-9 scrap {scrap}")).collect();
    assert_eq!(table.offers_of("work station-blue-9 scrap"), blue_9);
    assert!(table.allows("work station-purple-6 2") && !table.allows("work station-purple-6 1"));
    // Using a part of it, the rest is gone.
    table.act("work station-silver-6 3");
    assert_eq!(table.refuses("work station-purple-6 2"), "RD-STATION-2");
}

#[test]
fn rd_build_8_using_none_of_a_discount_uses_it_up() {
    let mut table =
        Scenario::peaceful(3).seat(1, |me| me.alliances(&["orbit-masons"])).fleet("p3 p6 s1").table();
    table.acts(&["play orbit-masons", "work station-purple-6 2"]);
    assert!(!table.allows("work station-silver-3 3"));
}

#[test]
fn rd_build_8_a_discount_is_for_its_own_kind_only() {
    let mut table = Scenario::peaceful(3)
        .on_top(&["ember-hold"])
        .seat(1, |me| me.planets(&["cargo-spine"]))
        .fleet("p5 p2 p3")
        .table();
    table.act("activate cargo-spine");
    assert!(!table.allows("work station-purple-3 2"));
    table.act("work station-purple-3 3");
    assert!(table.allows("colonize ember-hold 1"), "station work does not use up a discount on planets");

    let mut table = Scenario::peaceful(3)
        .on_top(&["ember-hold"])
        .seat(1, |me| me.planets(&["girder-world"]))
        .fleet("p5 p2 p3")
        .table();
    table.act("activate girder-world");
    assert!(!table.allows("colonize ember-hold 1"));
}

#[test]
fn rd_build_8_a_number_never_falls_below_1() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.scrap(3).planets(&["girder-world"]).alliances(&["orbit-masons"]))
        .fleet("s1 p5 w4")
        .table();
    table.acts(&["activate girder-world", "play orbit-masons"]);
    let scrap: Vec<String> = (1..=3).map(|scrap| format!("work station-blue-3 scrap {scrap}")).collect();
    assert_eq!(table.offers_of("work station-blue-3"), scrap);
    assert!(table.allows("work station-silver-3 1"));
}

#[test]
fn rd_build_8_an_unused_discount_ends_with_the_turn() {
    let mut table = Scenario::peaceful(2)
        .seat(1, |me| me.empire("tuners").scrap(2).alliances(&["orbit-masons"]))
        .fleet("p1 s5 w4")
        .table();
    table.act("play orbit-masons");
    assert!(table.allows("work station-blue-3 scrap 2"));
    table.end_turn().end_turn().recruit();
    assert_eq!((table.asked(), table.scrap(1)), (1, 2));
    assert_eq!(table.refuses("work station-blue-3 scrap 2"), "RD-STATION-2");
}

#[test]
fn rd_build_9_unspent_dice_are_lost_and_nothing_carries_over() {
    let mut table = Scenario::peaceful(2).fleet("p6 s6 w6").table();
    table.act("done");
    assert_eq!((table.fleet().as_str(), table.scrap(1)), ("", 0));
    assert_eq!(table.reserve().split(' ').count(), 5);
    assert!(!table.board().contains("--"));
}
