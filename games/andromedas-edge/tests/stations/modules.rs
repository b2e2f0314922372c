//! Gaining modules and where they stand (AE-MODULE).

use orrery_andromedas_edge::scenario::Scenario;

/// AE-MODULE-12, AE-MODULE-23, AE-RULING-11, AE-RULING-85.
#[test]
fn ae_module_23_separated_modules_lose_the_moon_between_them() {
    let mut table = Scenario::of(2)
        .seat(1, |p| {
            p.modules(&["titanium-refinery", "ice-cutter", "ore-crusher"])
                .slot("moon-red-double", "half ice-cutter")
                .slot("moon-blue-single", "half titanium-refinery")
        })
        .table();
    table.act("shift ice-cutter 3");
    assert!(table.module(1, "ice-cutter").input.is_empty(), "its neighbour changed");
    assert!(!table.module(1, "titanium-refinery").input.is_empty(), "the Shipwright stays innermost");
    assert!(table.stored(1) == [0; 5]);
    table.acts(&["shift ore-crusher 1", "shift ice-cutter 1"]);
    assert!(table.offers_of("shift").is_empty(), "any order is reached; then something else must be done");
}

/// AE-MODULE-1, AE-MODULE-5, AE-MODULE-6, AE-MODULE-7, AE-MODULE-13, AE-DEV-26, AE-FREE-5, AE-FREE-6, AE-DEV-21, AE-RETURN-8.
#[test]
fn ae_module_6_a_module_comes_with_its_damage() {
    let mut table = Scenario::of(2)
        .column("science", &["quantum-router"])
        .column("industry", &[])
        .column("commerce", &[])
        .column("civilization", &[])
        .development("space-13", 1, false)
        .seat(1, |p| p.sustained(&["reinforced-hulls"]))
        .table();
    table.act("use civilization");
    assert!(table.has_module(1, "quantum-router"), "the only one, for free");
    assert_eq!((table.module(1, "quantum-router").damage, table.track(1, "science"), table.vp(1)), (2, 1, 0));
    assert!(!table.allows("use civilization"), "a card works once");
}

/// AE-VEC-22.
#[test]
fn ae_vec_22_columns_are_refilled_after_the_purchases_and_after_the_card() {
    let mut table = Scenario::of(2)
        .tile("space-01", "maximus-field")
        .column("science", &["fusion-coil", "nanoforge", "theorem-engine"])
        .module_deck("science", &["xeno-archive", "deep-scanner", "gravity-lens"])
        .stack(1, &[])
        .column("industry", &[])
        .module_deck("industry", &[])
        .column("commerce", &[])
        .module_deck("commerce", &[])
        .column("civilization", &[])
        .module_deck("civilization", &[])
        .seat(1, |p| p.stored([0, 0, 0, 7, 0]).hand(&["wreck-claim"]))
        .table();
    table.acts(&[
        "launch transport space-01",
        "done",
        "module fusion-coil",
        "pay 3-nanocarbon",
        "module nanoforge",
        "pay 4-nanocarbon",
    ]);
    assert_eq!(table.column("science"), ["theorem-engine", "xeno-archive", "deep-scanner"]);
    table.act("play wreck-claim");
    assert!(table.has_module(1, "theorem-engine"), "the bottom one of the refilled column");
    assert_eq!(table.column("science"), ["xeno-archive", "deep-scanner", "gravity-lens"]);
}

/// AE-RULING-38.
#[test]
fn ae_ruling_38_a_discarded_module_can_come_back_from_an_empty_deck() {
    let mut table = Scenario::of(2)
        .tile("space-01", "maximus-field")
        .column("science", &["fusion-coil", "nanoforge"])
        .module_deck("science", &[])
        .column("industry", &[])
        .module_deck("industry", &[])
        .seat(1, |p| p.stored([0, 0, 0, 3, 0]))
        .table();
    table.acts(&["launch transport space-01"]);
    assert!(table.has_module(1, "fusion-coil"));
    assert_eq!(
        table.column("science"),
        ["nanoforge"],
        "put under the deck and drawn again; other spaces stay empty"
    );
}
