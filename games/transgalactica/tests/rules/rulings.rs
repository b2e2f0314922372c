//! Rulings that belong to no card (TG-RULING).

use crate::common::{alone, quiet, seen, start};
use orrery_transgalactica::content;
use orrery_transgalactica::scenario::Scenario;

/// TG-RULING-7: a captain may follow, with the secondary action only.
#[test]
fn tg_ruling_7_a_captain_follows_with_the_secondary_action() {
    let mut table = Scenario::of(2).seat(2, |p| p.crew(0)).table();
    table.acts(&["main technology", "choose 1", "done", "follow captain", "choose 1"]);
    assert_eq!((table.level(2, "technology"), table.on_turn()), (1, 2));
}

#[test]
fn tg_ruling_6_followers_start_after_the_acting_player() {
    let mut table = Scenario::of(3).active(2).table();
    table.act("main mining");
    assert_eq!(table.asked(), 3);
    table.act("done");
    assert_eq!(table.asked(), 1);
}

#[test]
fn tg_ruling_10_omni_cannot_pick_omni() {
    let mut table = alone().seat(1, |p| p.goods(0, 0, 0, 2)).table();
    table.acts(&["main omni", "choose 1"]);
    assert_eq!(table.refuses("area omni"), "TG-OMNI-1");
}

#[test]
fn tg_ruling_13_vp_never_fall_below_zero() {
    let table = quiet(2).round(5).seat(2, |p| p.level("military", 5)).seat(1, |p| p.vp(2)).maintenance();
    assert_eq!(table.vp(1), 0);
}

#[test]
fn tg_ruling_14_ties_in_military() {
    let table = quiet(3)
        .round(5)
        .seat(1, |p| p.level("military", 3))
        .seat(2, |p| p.level("military", 3))
        .seat(3, |p| p.vp(5))
        .maintenance();
    assert_eq!((table.vp(1), table.vp(2), table.vp(3)), (3, 3, 2));
}

#[test]
fn tg_ruling_17_the_central_planet_has_no_colour_and_no_type() {
    let central = &content().planets[content().central.index()];
    assert_eq!((central.colors, central.sites.len(), central.wormhole), (0, 0, false));
}

#[test]
fn tg_ruling_18_captains_by_player_count() {
    assert_eq!(content().limits.captains, [3, 2, 2, 2]);
}

#[test]
fn tg_ruling_22_a_space_passed_is_reached() {
    let mut table = alone().seat(1, |p| p.level("politics", 2)).table();
    table.acts(&["main politics", "choose 1", "wake", "advance politics"]);
    assert_eq!((table.level(1, "politics"), table.goods(1)[3]), (4, 1));
}

#[test]
fn tg_ruling_23_resources_never_run_out() {
    let mut table = alone().seat(1, |p| p.goods(200, 200, 200, 200).outposts(&["b3"])).table();
    table.act("planet crew b3");
    assert_eq!(table.goods(1)[3], 201);
}

#[test]
fn tg_ruling_24_tokens_beyond_the_slots_count() {
    let mut table = alone()
        .pirates("b1", "pirate-dread-fleet")
        .seat(1, |p| {
            p.ship("b1")
                .crew(4)
                .level("military", 5)
                .level("politics", 5)
                .berth(1, "pirate-raiders")
                .berth(3, "pirate-corsairs")
                .berth(5, "pirate-scavengers")
                .objectives("objective-bounty-hunter", "objective-warlord")
        })
        .seat(2, |p| p.level("military", 5))
        .seat(3, |p| p.level("military", 5))
        .table();
    assert_eq!(table.sheet(1).objective, 15);
    table.acts(&["main exploration", "fight b1"]);
    assert!(table.vp(1) == 3 && table.offers_of("berth").is_empty());
    assert_eq!(table.sheet(1).objective, 20, "four tokens");
    table.next_round();
    assert_eq!((table.round(), table.vp(1)), (2, 3 + 1 + 2 + 1), "only the three in the slots pay");
}

#[test]
fn tg_ruling_28_wilderness_planets_pay_in_the_next_income() {
    let mut table =
        alone().planet("b1", "planet-gold-barrens").seat(1, |p| p.ship("b1").goods(1, 0, 0, 0)).table();
    table.acts(&["main exploration", "settle b1"]);
    assert_eq!(table.goods(1)[3], 0);
}

#[test]
fn tg_ruling_35_no_card_of_that_level_no_exchange() {
    let mut table = alone()
        .missions(1, &["mission-spare-parts-run"], &[])
        .missions(2, &["mission-long-campaign"], &[])
        .seat(1, |p| {
            p.level("politics", 6)
                .log(&["mission-field-study", "mission-first-contract"])
                .tiles(&["advanced-dossier"])
        })
        .table();
    table.act("use advanced-dossier");
    assert_eq!(table.refuses("mission mission-long-campaign"), "TG-MISSION-3");
    assert!(table.allows("mission mission-spare-parts-run"));
}

#[test]
fn tg_ruling_37_each_outpost_once_per_gather() {
    let mut table = alone().seat(1, |p| p.outposts(&["b1"]).level("production", 6)).table();
    table.acts(&["main production", "done", "gather c mineral"]);
    assert_eq!(table.goods(1), [2, 0, 0, 0]);
}

#[test]
fn tg_ruling_42_stacks_are_public() {
    let table = start(2, 1);
    assert!(seen(&table).stacks.iter().flatten().all(|stack| stack.len() == 2));
}

#[test]
fn tg_ruling_43_the_new_first_player_takes_the_tile() {
    let table =
        quiet(2).round(3).round_tile(4, "advanced-triumph").seat(1, |p| p.outposts(&["b1"])).maintenance();
    assert_eq!((table.tiles(1, "advanced-triumph"), table.tiles(2, "advanced-triumph")), (0, 1));
}

#[test]
fn tg_ruling_47_four_crew_spaces() {
    assert_eq!(content().crew_spaces.len(), 4);
    let table = quiet(2).seat(1, |p| p.crew(4).skill("skill-lieutenant")).income();
    assert_eq!(table.on_turn(), 1, "three crew and the Lieutenant fill them");
}

#[test]
fn tg_ruling_51_decks_are_the_columns_of_the_glossary() {
    for deck in 0..4 {
        assert_eq!(content().decrees.iter().filter(|decree| decree.deck == deck).count(), 3);
    }
}

#[test]
fn tg_ruling_58_captains_take_no_seats() {
    let table = alone()
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-armed-commerce",
            "decree-all-rounder",
        ])
        .seat(1, |p| p.level("trade", 4).level("military", 4).crew(0))
        .table();
    assert_eq!(table.refuses("senate decree-armed-commerce"), "TG-SENATE-2");
}

#[test]
fn tg_ruling_61_all_level_nobody_is_ahead() {
    let table = quiet(2)
        .round(5)
        .seat(1, |p| p.level("military", 3).vp(4))
        .seat(2, |p| p.level("military", 3).vp(4))
        .maintenance();
    assert_eq!((table.vp(1), table.vp(2)), (4, 4));
}
