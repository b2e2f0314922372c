//! Bonus tiles (TG-BONUS).

use crate::common::{alone, quiet, seen, with};

#[test]
fn tg_bonus_1_tiles_lie_face_up_and_open() {
    let mut table = alone()
        .stack("technology", 1, &["basic-laurels"])
        .seat(1, |p| p.tiles(&["basic-cash", "basic-cash", "advanced-triumph"]).level("technology", 1))
        .table();
    table.acts(&["main technology", "choose 1"]);
    let open = &seen(&table).players[0].open;
    assert_eq!(open, table.player(1), "everybody sees them; there is no limit");
    assert_eq!((table.tiles(1, "basic-cash"), table.tiles(1, "basic-laurels")), (2, 1));
}

#[test]
fn tg_bonus_2_flipped_for_its_effect_once() {
    let mut table = alone().seat(1, |p| p.tiles(&["advanced-triumph"])).table();
    table.act("use advanced-triumph");
    assert_eq!((table.vp(1), table.tiles(1, "advanced-triumph")), (4, 0));
    assert_eq!(table.refuses("use advanced-triumph"), "TG-BONUS-2");
}

#[test]
fn tg_bonus_3_in_the_very_turn_it_was_gained() {
    let mut table =
        alone().stack("technology", 1, &["basic-laurels"]).seat(1, |p| p.level("technology", 1)).table();
    table.acts(&["main technology", "choose 1", "use basic-laurels"]);
    assert_eq!(table.vp(1), 3);
}

#[test]
fn tg_bonus_4_colour_matters_only_at_setup() {
    let mut table = alone().seat(1, |p| p.tiles(&["basic-ore", "advanced-windfall"])).table();
    table.acts(&["use basic-ore", "use advanced-windfall"]);
    assert_eq!(table.goods(1), [2, 0, 0, 3]);
}

#[test]
fn tg_bonus_5_exploration_by_a_tile_costs_as_usual() {
    let mut table = alone().seat(1, |p| p.tiles(&["advanced-expedition"]).goods(1, 1, 0, 0)).table();
    table.acts(&["use advanced-expedition", "area exploration", "sail 1 b1", "settle b1"]);
    assert_eq!((table.goods(1), table.vp(1)), ([0; 4], 1));
}

/// TG-RULING-11, TG-RULING-33.
#[test]
fn tg_bonus_6_temporary_levels_and_double_income() {
    let mut table = alone()
        .pirates("b1", "pirate-raiders")
        .seat(1, |p| p.ship("b1").tiles(&["basic-muster", "basic-fair"]))
        .table();
    table.acts(&["use basic-muster", "main exploration", "fight b1"]);
    assert_eq!((table.vp(1), table.level(1, "military")), (1, 0));
    let mut table = quiet(2)
        .planet("b1", "planet-gold-barrens")
        .seat(1, |p| p.tiles(&["advanced-boom"]).outposts(&["b1"]))
        .table();
    table.acts(&["use advanced-boom", "pass", "pass"]);
    assert_eq!(table.goods(1), [0, 0, 0, 2]);
}

#[test]
fn tg_ruling_11_temporary_levels_end_with_the_phase() {
    let mut table = alone()
        .planet("b1", "planet-mossgate")
        .seat(1, |p| p.ship("b1").tiles(&["basic-fair"]).goods(1, 0, 0, 0))
        .table();
    table.acts(&["use basic-fair", "main exploration", "settle b1"]);
    assert!(table.has_outpost(1, "b1"));
    table.finish();
    table.next_round();
    assert_eq!(table.player(1).temporary, [0; 5]);
    let mut table = with(&["tech-salvage-loop"])
        .pirates("b1", "pirate-buccaneers")
        .seat(1, |p| p.ship("b1").tiles(&["basic-muster"]).goods(0, 0, 1, 0))
        .table();
    table.act("use basic-muster");
    assert_eq!(table.refuses("main exploration"), "TG-ACTION-4", "2 is too little for strength 4");
    table.acts(&["card tech-salvage-loop", "main exploration", "fight b1"]);
    assert_eq!(table.vp(1), 2 + 3, "two such effects add up");
}

#[test]
fn tg_ruling_33_every_item_twice_priced_ones_too_and_not_in_round_five() {
    let mut table = quiet(2)
        .planet("b1", "planet-ashen-reach")
        .seat(1, |p| {
            p.outposts(&["b1"]).goods(0, 0, 2, 0).boom().fleets(["fleet-vp", "fleet-any", "fleet-credit"])
        })
        .income();
    table.acts(&["pay 1-alien", "pay 1-alien"]);
    assert_eq!(table.level(1, "trade"), 2);
    let table = alone().round(5).seat(1, |p| p.tiles(&["advanced-boom"])).table();
    assert_eq!(table.refuses("use advanced-boom"), "TG-BONUS-2");
    let table = quiet(2).seat(1, |p| p.skill("skill-thrifty").boom()).income();
    assert_eq!(table.goods(1), [1, 1, 1, 1], "not Thrifty");
}

/// TG-RULING-42.
#[test]
fn tg_bonus_7_stacks_are_open_and_the_top_tile_is_taken() {
    let table = alone().stack("politics", 1, &["basic-cash", "basic-ore"]).table();
    assert_eq!(seen(&table).stacks[3][0].len(), 2);
    let mut table = alone()
        .stack("politics", 1, &["basic-cash", "basic-ore"])
        .seat(1, |p| p.level("politics", 1))
        .table();
    table.acts(&["main politics", "choose 1"]);
    assert_eq!(table.tiles(1, "basic-ore"), 1);
}

#[test]
fn tg_bonus_8_tiles_left_are_worth_nothing() {
    let with = quiet(2).seat(1, |p| p.tiles(&["advanced-triumph", "basic-laurels"])).table().sheet(1);
    assert_eq!(with, quiet(2).table().sheet(1));
}
