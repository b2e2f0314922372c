//! When launching and activating a base.

use orrery_andromedas_edge::scenario::Scenario;
use orrery_andromedas_edge::{Options, Special};

/// AE-RULING-74: nothing else fits inside a step.
#[test]
fn ae_ruling_74_inside_a_step_only_moons_are_abandoned_and_slotted() {
    let mut table = Scenario::of(2)
        .tile("space-01", "maximus-field")
        .column("science", &["fusion-coil", "nanoforge", "theorem-engine"])
        .seat(1, |p| {
            p.stored([0, 0, 1, 1, 1])
                .moons(&["moon-red-vp"])
                .hand(&["supply-drop"])
                .finds(&["discovery-ancient-song"])
        })
        .table();
    table.acts(&["launch transport space-01", "done", "module fusion-coil"]);
    assert_eq!(table.rule(), "AE-WINDOW-29");
    assert!(table.allows("abandon moon-red-vp") && table.allows("slot moon-red-vp operations"));
    assert!(
        table.offers_of("play ").is_empty()
            && table.offers_of("discovery ").is_empty()
            && table.offers_of("shift ").is_empty()
    );
}

/// AE-RULING-33, AE-LAUNCH-13: an opponent's card takes what the base needs.
#[test]
fn ae_launch_13_a_base_that_can_no_longer_be_carried_out_is_passed_over() {
    let mut table = Scenario::of(2)
        .tile("space-02", "trade-hub")
        .seat(1, |p| p.ship("transport", "space-01").stored([2, 0, 0, 0, 0]).moons(&["moon-nebula-shrine"]))
        .seat(2, |p| p.ship("transport", "space-02").hand(&["docking-fee"]))
        .table();
    table.acts(&["launch transport space-02", "play docking-fee"]);
    assert_eq!((table.asked(), table.rule()), (1, "AE-WINDOW-7"));
    table.act("done");
    assert_eq!(table.stored(1), [1, 0, 0, 0, 0], "nothing is paid in part");
}

/// AE-RULING-33: also while the base is being paid.
#[test]
fn ae_ruling_33_a_moon_that_the_payment_needs_cannot_be_slotted() {
    let mut table = Scenario::of(2)
        .tile("space-01", "trade-hub")
        .seat(1, |p| p.moons(&["moon-blue-double", "moon-nebula-shrine"]).hand(&["ambush"]))
        .table();
    table.acts(&["launch transport space-01", "done"]);
    assert_eq!(table.rule(), "AE-WINDOW-29");
    assert!(table.allows("abandon moon-blue-double") && !table.allows("slot moon-blue-double operations"));
    assert!(table.allows("slot moon-nebula-shrine operations"), "which the payment does not need");
}

/// AE-LAUNCH-13, AE-LAUNCH-16: the energy of the Jump cannot pay for the base too.
#[test]
fn ae_launch_16_the_energy_of_a_jump_is_gone_when_the_base_is_paid() {
    let at = |stored| {
        Scenario::of(2)
            .tile("space-15", "trade-hub")
            .seat(1, move |p| p.ship("transport", "space-01").ship("heavy-cruiser", "bay").stored(stored))
            .table()
    };
    assert!(!at([1, 1, 0, 0, 0]).allows("jump heavy-cruiser space-15"));
    assert!(at([2, 1, 0, 0, 0]).allows("jump heavy-cruiser space-15"));
}

/// AE-RULING-37.
#[test]
fn ae_ruling_37_the_price_belongs_to_the_space() {
    let scenario = |stored| {
        Scenario::of(2)
            .tile("space-01", "maximus-field")
            .column("science", &["fusion-coil", "nanoforge"])
            .column("industry", &[])
            .seat(1, move |p| p.stored(stored))
    };
    let mut table = scenario([0, 0, 0, 4, 0]).table();
    table.act("launch transport space-01");
    assert_eq!(table.offers_of("module "), ["fusion-coil", "nanoforge"], "4 for the middle space");
    let mut table = scenario([0, 0, 0, 6, 0]).table();
    table.acts(&["launch transport space-01", "module fusion-coil"]);
    assert!(table.offers_of("module ").is_empty(), "still the middle space: it slides only at the refill");
}

/// AE-RULING-39: the ship just launched becomes a development; its planet is activated all the same.
#[test]
fn ae_ruling_39_a_region_is_activated_although_the_ship_has_left_it() {
    let mut table = Scenario::of(2)
        .moons("space-07", &["moon-red-vp"])
        .seat(1, |p| p.leaders(1).stored([5, 0, 0, 0, 0]).finds(&["discovery-builder-drones"]))
        .table();
    table.acts(&["launch transport space-07", "discovery discovery-builder-drones"]);
    assert!(table.site("space-07").development.is_some() && table.fleet(1).on_board() == 0);
    table.to("AE-WINDOW-42");
    assert_eq!(table.moons(1), ["moon-red-vp"]);
}

/// AE-RULING-26: ships in the bay, and nowhere to go.
#[test]
fn ae_ruling_26_without_a_legal_launch_one_must_return() {
    let options = Options { special: Special::Quasars, ..Options::standard(2).expect("2 players") };
    let mut scenario =
        Scenario::with(options).seat(1, |p| p.ship("transport", "space-01").damage("treasury", 1));
    for space in ["space-02", "space-06"] {
        scenario = scenario.tile(space, "none");
    }
    let table = scenario.table();
    assert_eq!(table.home(1, "transport"), [2, 0, 0]);
    assert_eq!(table.rule(), "AE-WINDOW-25", "the only kind of turn was chosen");
}
