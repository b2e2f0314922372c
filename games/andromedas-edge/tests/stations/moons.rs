//! Claiming, slotting and abandoning moons (AE-MOON, AE-RULING-9 to -24).

use orrery_andromedas_edge::scenario::Scenario;

/// AE-MOON-2, AE-MOON-3, AE-WINDOW-8, AE-RULING-17, AE-MOON-5, AE-MOON-6, AE-FREE-10, AE-FREE-11.
#[test]
fn ae_moon_2_four_moons_and_room_must_be_made() {
    let four = ["moon-blue-single", "moon-blue-repair", "moon-teal-single", "moon-teal-vp"];
    let mut table = Scenario::of(2)
        .moons("space-01", &["moon-blue-vp"])
        .seat(1, |p| p.moons(&four).damage("treasury", 1))
        .table();
    table.acts(&["launch transport space-01", "done"]);
    assert_eq!(table.rule(), "AE-WINDOW-8");
    assert!(!table.allows("done"), "the claim cannot be declined");
    assert!(table.allows("slot moon-teal-single operations"));
    table.acts(&["abandon moon-blue-repair", "fix module treasury"]);
    assert_eq!((table.stored(1), table.module(1, "treasury").damage), ([0, 0, 0, 1, 0], 0));
    assert_eq!(table.moons(1).len(), 4);
    assert!(table.moons(1).contains(&"moon-blue-vp".to_owned()));
}

/// AE-MOON-7, AE-MOON-8, AE-MOON-10, AE-MOON-11, AE-MOON-12, AE-MOON-13, AE-WINDOW-38, AE-RULING-14, AE-RULING-20, AE-FREE-2.
#[test]
fn ae_moon_13_slotting_scores_the_slot_each_time_on_any_turn() {
    let mut table = Scenario::of(2)
        .seat(2, |p| {
            p.modules(&["orbital-laboratory"]).moons(&[
                "moon-blue-single",
                "moon-blue-double",
                "moon-blue-vp",
            ])
        })
        .table();
    assert_eq!(table.asked(), 1);
    table.act_as(2, "slot moon-blue-single output orbital-laboratory");
    assert_eq!((table.vp(2), table.moons(2).len()), (1, 2));
    table.act_as(2, "slot moon-blue-double output orbital-laboratory");
    assert_eq!(table.vp(2), 2, "every slotting scores; the old moon is discarded");
    assert!(
        table.events.iter().any(|event| matches!(event, orrery_andromedas_edge::Event::MoonDiscarded { .. }))
    );
    table.act_as(2, "empty output orbital-laboratory");
    assert_eq!(
        (table.vp(2), table.stored(2), table.moons(2)),
        (2, [0; 5], vec!["moon-blue-vp".to_owned()]),
        "without benefit"
    );
}

/// AE-MOON-4, AE-RULING-18, AE-WINDOW-41.
#[test]
fn ae_moon_4_on_another_turn_a_moon_is_discarded_or_let_go() {
    let four = ["moon-blue-single", "moon-blue-double", "moon-teal-single", "moon-teal-vp"];
    let mut table = Scenario::of(3)
        .seat(1, |p| p.ship("transport", "space-01").hand(&["supply-drop"]).moons(&["moon-red-vp"]))
        .seat(2, |p| {
            p.ship("fighter", "space-02").upgrade("black-corvette").moons(&four).stored([3, 0, 0, 0, 0])
        })
        .dice(&[1, 6, 6, 6, 6, 6]);
    table.acts(&[
        "launch transport space-02",
        "done",
        "done",
        "done",
        "done",
        "done",
        "energy 3",
        "done",
        "choose 1",
    ]);
    table.act("board 1 moon-red-vp");
    assert_eq!((table.asked(), table.rule()), (2, "AE-WINDOW-8"));
    assert!(table.allows("done") && !table.allows("abandon moon-blue-single"));
    table.act("moon moon-blue-single");
    assert!(table.moons(2).contains(&"moon-red-vp".to_owned()) && table.stored(2) == [0; 5], "no benefit");
}

/// AE-RULING-19, AE-FREE-4, AE-EVENT-12.
#[test]
fn ae_ruling_19_in_an_event_a_moon_is_only_discarded_or_let_go() {
    let four = ["moon-blue-single", "moon-blue-double", "moon-teal-single", "moon-teal-vp"];
    let mut table = Scenario::of(2)
        .events(&["event-moonrise"])
        .seat(1, |p| {
            p.ship("transport", "space-01")
                .moons(&four)
                .stored([0, 2, 0, 0, 0])
                .finds(&["discovery-ancient-song"])
        })
        .event(&[1]);
    table.act("choose 1");
    assert_eq!((table.asked(), table.rule()), (1, "AE-WINDOW-8"));
    assert!(table.allows("done") && !table.allows("abandon moon-blue-single"));
    assert!(
        table.offers_of("slot ").is_empty() && table.offers_of("discovery ").is_empty(),
        "no free action"
    );
    table.act("done");
    assert_eq!(table.moons(1).len(), 4);
}

/// AE-MODULE-14, AE-MODULE-15, AE-MODULE-16, AE-RETURN-14, AE-RULING-15, AE-RULING-16, AE-VEC-25.
#[test]
fn ae_vec_23_an_input_moon_is_the_cost_of_an_activation() {
    let scenario = Scenario::of(2).deck(&["ambush"]).seat(1, |p| {
        p.modules(&["supplier", "index-extractor"])
            .damage("index-extractor", 1)
            .ship("transport", "space-01")
            .ship("transport", "space-02")
    });
    let mut table = scenario
        .clone()
        .seat(1, |p| p.moons(&["moon-blue-repair", "moon-nebula-shrine", "moon-blue-single"]))
        .table();
    assert_eq!(
        table.offers_of("slot ").iter().filter(|slot| slot.ends_with("input supplier")).count(),
        1,
        "no repair, some resource"
    );
    table.act("return");
    assert!(!table.allows("activate supplier") && !table.allows("activate index-extractor"));
    assert_eq!(table.refuses("activate supplier"), "AE-RETURN-14");
    assert_eq!(table.refuses("activate index-extractor"), "AE-RETURN-8");
    let mut table =
        scenario.seat(1, |p| p.slot("moon-blue-single", "input supplier").stored([0, 0, 0, 1, 1])).table();
    table.acts(&["return", "activate supplier", "with transport space-01"]);
    assert_eq!(table.offers_of("pay "), ["1-credit", "1-nanocarbon"]);
    table.act("pay 1-nanocarbon");
    assert_eq!((table.stored(1), table.hand(1)), ([0, 0, 0, 0, 2], vec!["ambush".to_owned()]));
    assert!(!table.module(1, "supplier").input.is_empty(), "the moon stays");
}

/// AE-MODULE-17, AE-MODULE-18, AE-RETURN-15.
#[test]
fn ae_vec_24_an_output_moon_adds_its_benefit() {
    let with = |moon: bool| {
        let mut table = Scenario::of(2)
            .seat(1, |p| {
                let p = p.modules(&["hydroponics-dome"]).ship("transport", "space-01");
                if moon { p.slot("moon-orange-single", "output hydroponics-dome") } else { p }
            })
            .table();
        table.acts(&["return", "activate hydroponics-dome"]);
        table.stored(1)
    };
    assert_eq!((with(true), with(false)), ([0, 1, 1, 0, 0], [0, 0, 1, 0, 0]));
    // No module of ours has a repair beside an output slot, as the book's has; here the repair comes from the moon.
    let mut table = Scenario::of(2)
        .seat(1, |p| {
            p.modules(&["hydroponics-dome"])
                .ship("transport", "space-01")
                .slot("moon-blue-repair", "output hydroponics-dome")
                .damage("treasury", 1)
        })
        .table();
    table.acts(&["return", "activate hydroponics-dome", "fix module treasury"]);
    assert_eq!((table.stored(1), table.module(1, "treasury").damage), ([0, 0, 1, 1, 0], 0));
}

/// AE-MODULE-19, AE-MODULE-20, AE-MODULE-21, AE-MODULE-22, AE-MODULE-24, AE-RULING-9, AE-RULING-12, AE-RULING-13.
#[test]
fn ae_module_21_a_moon_between_two_industry_modules() {
    let scenario = Scenario::of(2).seat(1, |p| {
        p.modules(&["titanium-refinery", "ice-cutter"])
            .ship("transport", "space-01")
            .ship("transport", "space-02")
            .ship("transport", "space-03")
            .slot("moon-red-double", "half ice-cutter")
            .slot("moon-blue-single", "half titanium-refinery")
    });
    for order in [["titanium-refinery", "ice-cutter"], ["ice-cutter", "titanium-refinery"]] {
        let mut table = scenario.clone().table();
        table.acts(&[&format!("activate {}", order[0]), "with transport space-01"]);
        assert_eq!(table.stored(1)[0], 0, "one is not enough");
        table.acts(&[&format!("activate {}", order[1]), "with transport space-02"]);
        assert_eq!(table.stored(1), [2, 3, 1, 0, 0], "in either order, once");
        table.acts(&["activate shipwright", "with energy", "choose 2"]);
        assert_eq!(table.stored(1)[3], 1, "the Shipwright has a half slot too");
    }
    let mut table = scenario.seat(1, |p| p.damage("ice-cutter", 1)).table();
    table.acts(&["activate titanium-refinery", "with transport space-01"]);
    assert_eq!(table.stored(1)[0], 0, "a damaged neighbour gives nothing");
}

/// AE-RULING-10.
#[test]
fn ae_ruling_10_a_moon_slotted_after_both_activations_gives_nothing() {
    let mut table = Scenario::of(2)
        .seat(1, |p| {
            p.modules(&["titanium-refinery", "ice-cutter", "ore-crusher"])
                .moons(&["moon-red-double", "moon-blue-single"])
                .ship("transport", "space-01")
                .ship("transport", "space-02")
                .stored([2, 0, 0, 0, 0])
        })
        .table();
    table.acts(&[
        "return",
        "activate titanium-refinery",
        "with transport space-01",
        "activate ice-cutter",
        "with transport space-02",
    ]);
    table.act("slot moon-red-double half ice-cutter");
    assert_eq!(table.stored(1)[0], 2);
    table.acts(&["slot moon-blue-single half ore-crusher", "activate ore-crusher"]);
    assert_eq!(table.stored(1)[3], 1, "one of the two is activated after it was slotted");
}
