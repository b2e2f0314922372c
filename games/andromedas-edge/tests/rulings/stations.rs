//! At the station, and at the end of a turn.

use orrery_andromedas_edge::scenario::Scenario;

/// AE-RETURN-13.
#[test]
fn ae_return_13_the_primary_reactor_never_takes_energy() {
    let scenario = Scenario::of(2).seat(1, |p| p.sustained(&["auxiliary-power"]).stored([3, 0, 0, 0, 0]));
    let mut table = scenario.clone().table();
    table.act("return");
    assert!(
        table.allows("activate treasury") && !table.allows("activate primary-reactor"),
        "rows are open, no ship is there"
    );
    let mut table =
        scenario.seat(1, |p| p.ship("transport", "space-01").ship("transport", "space-02")).table();
    table.acts(&["return", "activate primary-reactor"]);
    assert_eq!(table.offers_of("with "), ["transport space-01", "transport space-02"]);
}

/// AE-MODULE-19, AE-MOON-13: both halves of a complete slot score.
#[test]
fn ae_moon_13_a_half_slot_scores_the_vp_of_both_halves() {
    let mut table = Scenario::of(2)
        .seat(1, |p| {
            p.modules(&["ore-crusher", "tidal-forge"]).moons(&["moon-red-double", "moon-blue-single"])
        })
        .table();
    table.act("slot moon-red-double half tidal-forge");
    assert_eq!(table.vp(1), 2, "1 on the right of the one, 1 on the left of the other");
    table.act("slot moon-blue-single half ore-crusher");
    assert_eq!(table.vp(1), 2, "the half of the Shipwright prints none");
}

/// AE-RETURN-26, AE-RULING-79.
#[test]
fn ae_return_26_shields_are_recharged_by_returning() {
    let mut table = Scenario::of(2)
        .development("space-04", 1, false)
        .seat(1, |p| p.ship("heavy-cruiser", "space-01").shields("heavy-cruiser", 1))
        .table();
    table.act("return").finish();
    table.act("return").finish();
    table.act("use industry");
    assert_eq!(table.vp(1), 2, "nothing is left to repair");
}

/// AE-RULING-102, AE-RULING-3: limits in the last turn; nothing on others' turns.
#[test]
fn ae_ruling_102_limits_are_checked_before_scoring() {
    let mut table = Scenario::of(2)
        .seat(1, |p| p.vp(60).stored([20, 0, 0, 0, 0]))
        .seat(2, |p| p.stored([20, 0, 0, 0, 0]))
        .table();
    table.act("return").finish();
    assert_eq!((table.stored(1)[0], table.stored(2)[0]), (12, 20));
}

/// The Seed Carrier's twin dock does not reach into the science row.
#[test]
fn a_twin_dock_is_of_no_use_at_the_reactor() {
    let mut table = Scenario::of(2)
        .seat(1, |p| p.upgrade("seed-carrier").ship("science-vessel", "space-01").modules(&["fusion-coil"]))
        .table();
    table.acts(&["return", "activate primary-reactor", "done"]);
    assert_eq!((table.stored(1)[0], table.offers_of("choose")), (2, Vec::new()));
}

/// AE-RULING-4: the supply is without end.
#[test]
fn ae_ruling_4_resources_never_run_out() {
    let mut table = Scenario::of(2)
        .seat(1, |p| p.stored([60, 30, 30, 30, 30]).hand(&["power-surge", "supply-drop"]))
        .table();
    table.acts(&["play power-surge", "play supply-drop", "take titanium", "take ice"]);
    assert_eq!(table.stored(1), [63, 31, 31, 30, 30], "more than the box has");
}

/// AE-UPGRADE-8.
#[test]
fn ae_upgrade_8_with_four_upgrades_a_further_one_has_no_effect() {
    let tiles = ["long-hauler", "heavy-fighter", "survey-ship", "battleship"];
    let mut table = Scenario::of(2)
        .seat(1, |p| {
            let p = tiles.iter().fold(p, |p, tile| p.upgrade(tile));
            p.tiles(&["hunter-drone"]).track("industry", 2).finds(&["discovery-precursor-thesis"])
        })
        .table();
    table.acts(&["discovery discovery-precursor-thesis", "advance industry"]);
    assert_eq!((table.track(1, "industry"), table.on_turn()), (3, 1), "nothing is asked");
    assert_eq!(table.home(1, "fighter"), [0; 3], "no free ship either");
}
