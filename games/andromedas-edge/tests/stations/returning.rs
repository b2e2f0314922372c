//! Return to Station and repairs (AE-RETURN, AE-REPAIR).

use orrery_andromedas_edge::scenario::Scenario;

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
