//! Moons, modules, Return to Station, repairs (AE-MOON, AE-MODULE, AE-RETURN, AE-REPAIR, AE-RULING-9 to -24).

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
        .seat(1, |p| p.stored([0, 0, 0, 5, 0]).hand(&["wreck-claim"]))
        .table();
    table.acts(&[
        "launch transport space-01",
        "done",
        "module fusion-coil",
        "pay 2-nanocarbon",
        "module nanoforge",
        "pay 3-nanocarbon",
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
        .seat(1, |p| p.stored([0, 0, 0, 2, 0]))
        .table();
    table.acts(&["launch transport space-01"]);
    assert!(table.has_module(1, "fusion-coil"));
    assert_eq!(
        table.column("science"),
        ["nanoforge"],
        "put under the deck and drawn again; other spaces stay empty"
    );
}

/// AE-RETURN-1, AE-RETURN-2, AE-RETURN-3, AE-RETURN-4, AE-RETURN-5, AE-RETURN-6, AE-RETURN-7, AE-RETURN-9, AE-RETURN-10, AE-RETURN-11,
/// AE-RETURN-17, AE-RETURN-22, AE-WINDOW-25, AE-RES-2.
#[test]
fn ae_return_5_energy_only_in_rows_with_a_ship() {
    let mut table = Scenario::of(2)
        .seat(1, |p| {
            p.modules(&["customs-gate"])
                .stored([3, 0, 0, 0, 0])
                .ship("transport", "space-01")
                .ship("fighter", "barge")
                .ship("heavy-cruiser", "scrapyard")
        })
        .table();
    table.act("return");
    table.act("activate treasury");
    assert_eq!(
        table.offers(),
        ["with transport space-01", "with fighter barge"],
        "neither bay nor Scrapyard, nor energy yet"
    );
    table.act("with fighter barge");
    assert_eq!((table.stored(1)[4], table.home(1, "fighter")), (1, [0, 0, 0]));
    assert!(!table.allows("activate treasury"), "once");
    assert_eq!(table.refuses("activate treasury"), "AE-RETURN-7");
    table.acts(&["activate customs-gate", "with energy"]);
    assert_eq!(table.stored(1), [3, 0, 0, 0, 2], "1 energy paid, 1 gained");
    table.acts(&["activate architect"]);
    assert_eq!(table.ships(1, "transport", "space-01"), 0, "only the ship could; it has left its region");
}

/// AE-RETURN-12, AE-RETURN-13, AE-RETURN-16, AE-RETURN-18, AE-RETURN-19, AE-RETURN-20, AE-WINDOW-26, AE-MODULE-25.
#[test]
fn ae_vec_26_the_reactor_carries_out_the_science_row() {
    let mut table = Scenario::of(2)
        .seat(1, |p| {
            p.modules(&["fusion-coil", "nanoforge", "plasma-accumulator", "land-ministry"])
                .damage("plasma-accumulator", 1)
                .stored([3, 0, 0, 0, 0])
                .ship("transport", "space-01")
        })
        .table();
    table.act("return");
    assert!(!table.allows("activate fusion-coil") && !table.allows("activate land-ministry"));
    assert_eq!(table.refuses("activate fusion-coil"), "AE-RETURN-16");
    table.acts(&["activate primary-reactor"]);
    assert_eq!(table.stored(1)[0], 5, "with the ship, as energy never does");
    assert_eq!(table.offers(), ["done", "activate fusion-coil", "activate nanoforge"]);
    table.act("activate nanoforge");
    assert_eq!(table.offers(), ["done", "activate fusion-coil"]);
    table.act("done");
    assert_eq!(table.stored(1), [5, 0, 0, 2, 0], "only some");
}

/// AE-RETURN-21, AE-RETURN-23, AE-RETURN-24, AE-RULING-87, AE-WINDOW-27, AE-RES-12.
#[test]
fn ae_return_23_shipwright_and_architect() {
    let mut table = Scenario::of(2)
        .deck(&["ambush"])
        .seat(1, |p| {
            p.stored([5, 2, 0, 0, 0])
                .leaders(1)
                .ship("transport", "space-07")
                .ship("transport", "space-01")
                .ship("transport", "space-02")
                .damage("treasury", 1)
        })
        .table();
    table.acts(&["activate shipwright", "with transport space-01", "choose 1", "build transport"]);
    assert_eq!(table.home(1, "transport"), [1, 0, 0], "in the bay, activates nothing");
    assert_eq!(table.stored(1)[1], 0);
    table.act("activate architect");
    let mut lifted = table.clone();
    table.acts(&["with transport space-02", "choose 2"]);
    assert!(table.site("space-07").development.is_some());
    lifted.act("with transport space-07");
    assert!(
        lifted.site("space-07").development.is_none() && lifted.hand(1) == ["ambush"],
        "the transport was lifted: only the card"
    );
}

/// AE-RETURN-25, AE-RETURN-26, AE-RETURN-27, AE-RETURN-28, AE-RETURN-29, AE-RETURN-30, AE-RETURN-31, AE-RETURN-32, AE-DAMAGE-6,
/// AE-DAMAGE-13, AE-RULING-79, AE-RULING-124, AE-TACTICS-10, AE-WINDOW-28.
#[test]
fn ae_return_25_everything_comes_home() {
    let mut table = Scenario::of(2)
        .development("space-04", 1, true)
        .seat(1, |p| {
            p.ship("transport", "space-01")
                .ship("transport", "scrapyard")
                .ship("fighter", "barge")
                .ship("heavy-cruiser", "space-02")
                .shields("heavy-cruiser", 1)
                .damage("treasury", 1)
                .stored([2, 0, 0, 0, 0])
                .sustained(&["victory-parade"])
        })
        .table();
    table.acts(&["return", "activate architect", "with transport space-01", "done"]);
    table.finish();
    assert_eq!(
        (table.home(1, "transport"), table.home(1, "fighter")[0], table.home(1, "heavy-cruiser")[0]),
        ([3, 0, 0], 1, 1)
    );
    assert!(table.site("space-04").development.is_some(), "its transport stays");
    assert_eq!((table.module(1, "treasury").damage, table.stored(1)[0]), (1, 2));
    assert_eq!((table.sustained(1).len(), table.discarded("victory-parade")), (0, 1));
    let mut again = table.clone();
    again.finish();
    assert_eq!(table.on_turn(), 2);
}

/// AE-REPAIR-1, AE-REPAIR-2, AE-REPAIR-4, AE-REPAIR-5, AE-REPAIR-6, AE-REPAIR-7, AE-REPAIR-8, AE-REPAIR-9, AE-WINDOW-35, AE-DEV-24,
/// AE-RULING-78, AE-RULING-83, AE-RULING-84, AE-ICON-5.
#[test]
fn ae_repair_1_each_repair_by_itself_and_a_vp_when_nothing_is_broken() {
    let scenario = Scenario::of(2).development("space-04", 1, false);
    let mut table = scenario
        .clone()
        .seat(1, |p| {
            p.ship("fighter", "scrapyard")
                .shields("heavy-cruiser", 1)
                .modules(&["nanoforge"])
                .damage("nanoforge", 2)
        })
        .seat(2, |p| p.damage("treasury", 1))
        .table();
    table.act("use industry");
    assert_eq!(
        table.offers(),
        ["done", "fix ship fighter", "fix shield heavy-cruiser", "fix module nanoforge"]
    );
    table.acts(&["fix module nanoforge", "fix ship fighter"]);
    assert_eq!(
        (table.module(1, "nanoforge").damage, table.home(1, "fighter")),
        (1, [0, 0, 1]),
        "two markers need two repairs"
    );
    assert_eq!(table.vp(1), 0);
    let mut table = scenario.clone().seat(1, |p| p.damage("treasury", 1)).table();
    table.acts(&["use industry", "fix module treasury"]);
    assert_eq!(table.vp(1), 1, "the second finds nothing");
    let mut table = scenario.seat(1, |p| p.damage("treasury", 1)).table();
    table.acts(&["use industry", "done", "done"]);
    assert_eq!(table.vp(1), 0, "declined: no VP");
}
