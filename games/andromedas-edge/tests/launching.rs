//! Regions, turns, launching, activating, bases (AE-REGION, AE-TURN, AE-LAUNCH, AE-ACTIVATE, AE-BASE).

use orrery_andromedas_edge::scenario::{Scenario, Table};
use orrery_andromedas_edge::{Options, Special};

fn launches(table: &Table, ship: &str) -> Vec<String> {
    table.offers_of(&format!("launch {ship} "))
}

/// AE-REGION-1, AE-REGION-2, AE-REGION-3, AE-REGION-4, AE-LAUNCH-4, AE-LAUNCH-6, AE-LAUNCH-7, AE-LAUNCH-17, AE-RULING-34, AE-SHIP-12.
#[test]
fn ae_launch_7_a_first_launch_goes_to_an_unoccupied_region() {
    let table = Scenario::of(2)
        .swarm(&["space-02"])
        .bonus("space-05", "credit", 1)
        .development("space-04", 2, false)
        .seat(2, |p| p.ship("transport", "space-03").leaders_at("space-05", 2))
        .seat(1, |p| p.ship("fighter", "bay"))
        .table();
    let free = launches(&table, "transport");
    assert!(
        !free.contains(&"space-02".to_owned()) && !free.contains(&"space-03".to_owned()),
        "raider and ship occupy"
    );
    assert!(
        free.contains(&"space-04".to_owned()) && free.contains(&"space-05".to_owned()),
        "nothing else does"
    );
    assert_eq!(table.refuses("launch transport space-03"), "AE-LAUNCH-7");
    let attack = launches(&table, "fighter");
    assert!(
        attack.contains(&"space-02".to_owned()) && attack.contains(&"space-03".to_owned()),
        "Attack (AE-SHIP-12)"
    );
}

/// AE-REGION-5, AE-LAUNCH-14, AE-SHIP-11.
#[test]
fn ae_launch_14_a_nebula_needs_voyage() {
    let table = Scenario::of(2).seat(1, |p| p.ship("science-vessel", "bay")).table();
    assert!(launches(&table, "transport").iter().all(|space| !space.starts_with("nebula")));
    assert_eq!(table.refuses("launch transport nebula-1"), "AE-LAUNCH-14");
    assert!(table.allows("launch science-vessel nebula-1"));
}

/// AE-LAUNCH-5.
#[test]
fn ae_launch_5_ships_in_the_scrapyard_or_a_development_are_not_on_the_board() {
    let table = Scenario::of(2)
        .development("space-01", 1, false)
        .seat(1, |p| p.ship("transport", "scrapyard").ship("transport", "barge"))
        .table();
    assert_eq!(launches(&table, "transport").len(), 15, "still a first Launch");
}

/// AE-LAUNCH-8, AE-LAUNCH-9, AE-LAUNCH-10, AE-LAUNCH-11, AE-LAUNCH-12, AE-REGION-6, AE-SHIP-7, AE-SHIP-17.
#[test]
fn ae_vec_28_a_transport_reaches_what_is_adjacent() {
    let table = Scenario::of(2)
        .swarm(&["space-02"])
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.ship("transport", "space-06"))
        .table();
    assert_eq!(
        launches(&table, "transport"),
        ["space-02", "space-06", "space-07"],
        "adjacent, less own ships and nebulae"
    );
    assert_eq!(table.refuses("launch transport space-01"), "AE-LAUNCH-10");
    assert_eq!(table.refuses("launch transport space-09"), "AE-LAUNCH-9");
}

/// AE-REGION-7, AE-RULING-29, AE-RULING-30, AE-RULING-31.
#[test]
fn ae_ruling_29_the_way_is_counted_with_the_abilities_of_the_launching_ship() {
    let scenario = Scenario::of(2).seat(1, |p| p.ship("science-vessel", "nebula-1"));
    let table = scenario.clone().table();
    assert_eq!(launches(&table, "transport"), ["space-01"], "out of the nebula, not through another");
    let table = scenario.seat(1, |p| p.ship("fighter", "bay")).table();
    assert_eq!(
        launches(&table, "fighter"),
        ["space-01", "space-02", "space-06", "space-07"],
        "range 2 around nebula-2"
    );
    let table = Scenario::of(2)
        .tile("space-02", "none")
        .tile("space-07", "none")
        .seat(1, |p| p.ship("transport", "space-01").ship("fighter", "bay"))
        .table();
    assert!(
        !table.allows("launch fighter space-03") && !table.allows("launch fighter space-08"),
        "no empty space"
    );
    assert!(table.allows("launch fighter space-06") && table.allows("launch fighter space-12"));
    assert_eq!(table.refuses("launch fighter space-02"), "AE-RULING-31");
}

/// AE-LAUNCH-15, AE-LAUNCH-16, AE-SHIP-13, AE-SHIP-19.
#[test]
fn ae_launch_15_jump_reaches_everything_for_one_energy() {
    let scenario = Scenario::of(2).seat(1, |p| p.ship("transport", "space-01").ship("heavy-cruiser", "bay"));
    let table = scenario.clone().table();
    assert!(!table.allows("jump heavy-cruiser space-15"));
    let mut table = scenario.seat(1, |p| p.stored([1, 0, 0, 0, 0])).table();
    assert!(table.allows("launch heavy-cruiser space-02") && !table.allows("jump heavy-cruiser space-02"));
    assert!(!table.allows("jump heavy-cruiser nebula-5"), "nebulae still need Voyage");
    assert!(!table.allows("jump heavy-cruiser space-01"), "own ships still bar");
    table.act("jump heavy-cruiser space-15");
    assert_eq!((table.stored(1)[0], table.ships(1, "heavy-cruiser", "space-15")), (0, 1));
}

/// AE-LAUNCH-1, AE-LAUNCH-2, AE-LAUNCH-3, AE-TURN-7, AE-ACTIVATE-1, AE-ACTIVATE-2, AE-ACTIVATE-3, AE-ACTIVATE-10, AE-WINDOW-6,
/// AE-MOON-1.
#[test]
fn ae_activate_2_a_planet_gives_its_top_moon() {
    let mut table =
        Scenario::of(2).moons("space-01", &["moon-blue-single", "moon-blue-double", "moon-blue-vp"]).table();
    table.act("launch transport space-01");
    assert_eq!(table.moons(1), ["moon-blue-vp"]);
    assert_eq!(table.moons_at("space-01"), ["moon-blue-single", "moon-blue-double"]);
    assert_eq!((table.ships(1, "transport", "space-01"), table.home(1, "transport")), (1, [2, 0, 0]));
    table.finish();
    assert_eq!(table.on_turn(), 2, "clockwise");
}

/// AE-ACTIVATE-4, AE-RULING-74, AE-WINDOW-7, AE-WINDOW-14.
#[test]
fn ae_activate_4_without_moons_the_printed_resource() {
    let mut table = Scenario::of(2).moons("space-01", &[]).seat(1, |p| p.moons(&["moon-red-double"])).table();
    table.act("launch transport space-01");
    assert_eq!(table.rule(), "AE-WINDOW-7", "free actions before activation");
    table.act("done");
    assert_eq!((table.stored(1), table.rule()), ([0, 0, 0, 1, 0], "AE-WINDOW-14"));
}

/// AE-ACTIVATE-5, AE-ACTIVATE-6, AE-ACTIVATE-7, AE-WINDOW-9, AE-HIDDEN-8, AE-HIDDEN-9, AE-RULING-45, AE-ICON-3.
#[test]
fn ae_activate_6_a_nebula_gives_its_moon_and_a_look_at_two_events() {
    let events = ["event-ore-rain", "event-moonrise", "event-trade-convoy"];
    let scenario = Scenario::of(2).events(&events).seat(1, |p| p.ship("science-vessel", "bay"));
    let mut table = scenario.clone().moons("nebula-1", &["moon-nebula-hoard"]).table();
    table.act("launch science-vessel nebula-1");
    assert_eq!(table.moons(1), ["moon-nebula-hoard"]);
    assert_eq!(table.offers_of("top "), ["event-ore-rain", "event-moonrise"]);
    table.act("top event-moonrise");
    let own = orrery_kernel::Game::view(
        &table.game,
        orrery_kernel::Viewer::Seat(orrery_kernel::Seat::new(0).unwrap()),
    );
    let known: Vec<_> = own.events.iter().map(|card| card.0.map(|event| event.to_string())).collect();
    assert_eq!(
        known,
        [Some("event-ore-rain".to_owned()), None, Some("event-moonrise".to_owned())],
        "a private note"
    );
    let other = orrery_kernel::Game::view(
        &table.game,
        orrery_kernel::Viewer::Seat(orrery_kernel::Seat::new(1).unwrap()),
    );
    assert!(other.events.iter().all(|card| card.0.is_none()));
    let mut table = scenario.clone().table();
    table.act("launch science-vessel nebula-2");
    assert_eq!(table.offers_of("top ").len(), 2, "also without a moon");
    let mut table = scenario.events(&["event-ore-rain"]).table();
    table.act("launch science-vessel nebula-2");
    assert!(table.offers_of("top ").is_empty(), "one card is seen and put back");
}

/// AE-LAUNCH-13, AE-BASE-1, AE-RES-9, AE-RES-10, AE-RES-11, AE-WINDOW-10, AE-RULING-32, AE-ACTIVATE-8.
#[test]
fn ae_base_1_the_monolith_turns_two_resources_into_three_cards() {
    let deck = ["supply-drop", "power-surge", "ambush", "sabotage"];
    let scenario = Scenario::of(2).tile("space-01", "monolith-of-ancients").deck(&deck);
    assert_eq!(scenario.clone().table().refuses("launch transport space-01"), "AE-LAUNCH-13");
    let mut table = scenario.seat(1, |p| p.stored([1, 0, 0, 0, 0]).hand(&["ceasefire"])).table();
    table.act("launch transport space-01").act("done");
    assert_eq!(table.stored(1), [0; 5]);
    assert_eq!((table.hand(1).len(), table.discarded("ceasefire")), (3, 1), "a card pays as a resource");
}

/// AE-BASE-2, AE-FREE-12, AE-RULING-21, AE-RULING-33, AE-MOON-9.
#[test]
fn ae_base_2_the_trade_hub_may_be_paid_with_a_moon_abandoned_on_the_way() {
    let scenario = Scenario::of(2)
        .tile("space-01", "trade-hub")
        .seat(1, |p| p.moons(&["moon-blue-double", "moon-nebula-shrine"]));
    let mut table = scenario.table();
    table.act("launch transport space-01");
    assert!(!table.allows("slot moon-blue-double operations"), "it is needed");
    assert!(table.allows("slot moon-nebula-shrine operations"));
    table.act("done");
    assert!(!table.allows("done"), "the base must be carried out");
    table.acts(&["abandon moon-blue-double", "pay 2-nanocarbon"]);
    assert_eq!(table.stored(1), [0, 0, 0, 0, 2]);
}

/// AE-RULING-33: bonus resources counted at the Launch must be collected before the base is activated.
#[test]
fn ae_ruling_33_what_the_launch_counted_on_must_be_fetched() {
    let mut table = Scenario::of(2)
        .tile("space-01", "trade-hub")
        .bonus("space-01", "credit", 2)
        .seat(1, |p| p.finds(&["discovery-hull-blueprints"]))
        .table();
    table.act("launch transport space-01");
    assert_eq!(table.refuses("done"), "AE-RULING-33");
    table.act("collect space-01 credit");
    assert!(!table.allows("done"));
    table.act("collect space-01 credit");
    assert!(!table.allows("discovery discovery-hull-blueprints"), "nothing may be spent that the base needs");
    table.acts(&["done"]);
    assert_eq!(table.stored(1), [0, 0, 0, 0, 2], "2 credits for 2 credits");
}

/// AE-BASE-3, AE-BASE-4, AE-BASE-5, AE-BASE-6, AE-BASE-7, AE-BASE-8, AE-BASE-9, AE-BASE-10, AE-WINDOW-11, AE-RULING-35, AE-RULING-36,
/// AE-MODULE-2, AE-MODULE-3, AE-MODULE-4, AE-MODULE-8, AE-MODULE-9, AE-MODULE-10, AE-MODULE-11, AE-RULING-37.
#[test]
fn ae_base_8_a_field_sells_two_modules_or_one_and_a_discard() {
    let scenario = Scenario::of(2)
        .tile("space-01", "maximus-field")
        .column("science", &["fusion-coil", "nanoforge", "theorem-engine"])
        .column("industry", &["ice-cutter", "dry-dock", "hull-printer"])
        .module_deck("science", &["xeno-archive"])
        .module_deck("industry", &["ore-crusher", "carbon-press"])
        .seat(1, |p| p.stored([0, 2, 2, 2, 0]).finds(&["discovery-ancient-song"]));
    let mut table = scenario.clone().table();
    table.act("launch transport space-01");
    assert_eq!(table.marker(), 0);
    table.act("done");
    assert_eq!(table.marker(), 1, "the event marker first");
    assert!(
        !table.allows("done") && table.offers_of("bury").is_empty(),
        "one must be bought before a discard"
    );
    assert_eq!(
        table.offers_of("module "),
        ["fusion-coil", "nanoforge", "ice-cutter", "dry-dock"],
        "what can be paid"
    );
    table.acts(&["module fusion-coil", "pay 1-ice 2-nanocarbon"]);
    assert!(table.has_module(1, "fusion-coil"), "2 nanocarbon, 1 any");
    assert_eq!(table.track(1, "science"), 1);
    assert_eq!(table.column("science"), ["nanoforge", "theorem-engine"], "no refill between");
    assert!(!table.allows("done"));
    assert_eq!(
        table.offers_of("bury "),
        ["nanoforge", "theorem-engine", "ice-cutter", "dry-dock", "hull-printer"]
    );
    let mut second = table.clone();
    table.act("bury ice-cutter");
    assert_eq!(
        table.column("science"),
        ["nanoforge", "theorem-engine", "xeno-archive"],
        "slid down and refilled"
    );
    assert_eq!(table.column("industry"), ["dry-dock", "hull-printer", "ore-crusher"]);
    second.act("module ice-cutter");
    assert!(second.has_module(1, "ice-cutter"), "the second instead of a discard");
    assert_eq!(second.column("industry"), ["dry-dock", "hull-printer", "ore-crusher"]);
    let poor = scenario.seat(1, |p| p.moons(&[])).tile("space-02", "odessa-field").table();
    assert!(
        poor.allows("launch transport space-02"),
        "commerce and civilization columns have their price too"
    );
}

/// AE-BASE-11, AE-BASE-12, AE-WINDOW-12, AE-SHIP-2, AE-SHIP-3, AE-SHIP-4, AE-SHIP-5, AE-RES-3, AE-RES-6, AE-RES-7, AE-RULING-5, AE-RULING-6.
#[test]
fn ae_base_11_the_shipyard_builds_or_repairs() {
    let scenario = Scenario::of(2).tile("space-01", "shipyard");
    let mut table = scenario.clone().table();
    table.act("launch transport space-01");
    assert_eq!(table.vp(1), 1, "nothing to repair, nothing payable: 1 VP");
    let mut table = scenario
        .seat(1, |p| p.stored([1, 1, 0, 0, 1]).damage("treasury", 1).moons(&["moon-nebula-shrine"]))
        .table();
    table.acts(&["launch transport space-01", "done", "choose 1"]);
    assert_eq!(table.offers_of("build "), ["transport", "fighter"]);
    table.acts(&["build fighter", "pay 1-energy 1-titanium 1-credit"]);
    assert_eq!((table.stored(1), table.home(1, "fighter")), ([0; 5], [1, 0, 0]));
}

/// AE-BASE-13, AE-DEV-3, AE-DEV-4, AE-WINDOW-13.
#[test]
fn ae_base_13_the_development_office_builds_on_any_planet_with_a_transport() {
    let scenario = Scenario::of(2)
        .tile("space-02", "development-office")
        .seat(1, |p| p.ship("transport", "space-07").ship("transport", "space-01"));
    assert_eq!(scenario.clone().table().refuses("launch transport space-02"), "AE-LAUNCH-13");
    let mut table = scenario.seat(1, |p| p.leaders(1).stored([5, 0, 0, 0, 0])).table();
    table.act("launch transport space-02");
    assert!(table.site("space-07").development.is_some());
    assert_eq!((table.stored(1)[0], table.leaders(1), table.track(1, "supremacy")), (0, 0, 1));
}

/// AE-TURN-2, AE-TURN-3, AE-RULING-25, AE-RULING-27, AE-WINDOW-5.
#[test]
fn ae_turn_3_without_a_ship_in_the_bay_only_return() {
    let table = Scenario::of(2)
        .seat(1, |p| p.empty_bay().ship("transport", "barge").finds(&["discovery-derelict-hull"]))
        .table();
    assert_eq!(table.offers(), ["return", "discovery discovery-derelict-hull"]);
    let mut table = table;
    table.acts(&["discovery discovery-derelict-hull", "build fighter"]);
    assert_eq!(
        table.rule(),
        "AE-WINDOW-25",
        "a ship built by a free action does not help: the only choice was taken"
    );
    let table = Scenario::of(2).table();
    assert!(table.allows("return"), "also with no ship away");
}

/// AE-TURN-4, AE-TURN-8, AE-TURN-9, AE-RULING-46.
#[test]
fn ae_turn_9_after_the_last_step_come_event_and_limits() {
    let mut table = Scenario::of(2)
        .marker(9)
        .events(&["event-open-archives"])
        .deck(&["ambush", "sabotage", "ransom", "ceasefire"])
        .tile("space-01", "maximus-field")
        .column("science", &["fusion-coil"])
        .column("industry", &[])
        .seat(1, |p| p.stored([13, 0, 0, 3, 0]))
        .dice(&[1]);
    table.act("launch transport space-01").act("pay 3-nanocarbon").finish();
    let order: Vec<&str> = table
        .events
        .iter()
        .filter_map(|event| match event {
            orrery_andromedas_edge::Event::EventRevealed { .. } => Some("event"),
            orrery_andromedas_edge::Event::Lost { .. } => Some("limits"),
            orrery_andromedas_edge::Event::TurnBegan { .. } => Some("turn"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["turn", "event", "limits", "turn"]);
}

/// AE-REGION-8, AE-REGION-9.
#[test]
fn ae_region_9_ships_of_all_may_share_a_region() {
    let table = Scenario::of(3)
        .swarm(&["space-02", "space-02"])
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.ship("transport", "space-02").ship("transport", "space-02"))
        .seat(3, |p| p.ship("transport", "space-02"))
        .table();
    assert!(table.allows("launch transport space-02"));
}

/// AE-LAUNCH-18, AE-REPAIR-3.
#[test]
fn ae_launch_18_a_ship_on_the_barge_cannot_be_launched() {
    let table = Scenario::of(2).seat(1, |p| p.ship("fighter", "barge")).table();
    assert!(launches(&table, "fighter").is_empty());
}

/// AE-SPECIAL-10, AE-SPECIAL-11, AE-SPECIAL-12, AE-RULING-109, AE-ICON-7, AE-SPECIAL-13.
#[test]
fn ae_special_11_nobody_enters_a_quasar_or_counts_through_one() {
    let options = Options { special: Special::Quasars, ..Options::standard(2).unwrap() };
    let scenario = Scenario::with(options).tile("space-02", "none").tile("space-06", "none");
    let table = scenario.clone().seat(1, |p| p.ship("transport", "space-01").ship("fighter", "bay")).table();
    assert_eq!(launches(&table, "transport"), [""; 0]);
    assert_eq!(launches(&table, "fighter"), [""; 0], "space-08, -12 and -13 lie behind the Quasar");
    assert_eq!(scenario.clone().table().refuses("launch transport space-07"), "AE-SPECIAL-10");
    let mut table = scenario.swarm(&["space-07"]).moons("space-01", &[]).dice(&[1, 6]);
    table.act("launch transport space-01");
    assert_eq!(table.raiders("S", "space-01"), 1, "a raider that started there may leave (AE-RULING-55)");
}

/// AE-SPECIAL-14, AE-SPECIAL-15, AE-SPECIAL-16, AE-SPECIAL-17, AE-SPECIAL-18, AE-RULING-110, AE-WINDOW-4, AE-ACTIVATE-9.
#[test]
fn ae_special_15_a_vortex_gives_its_benefit_again_and_again() {
    let options = Options { special: Special::Vortexes, ..Options::standard(2).unwrap() };
    let scenario = Scenario::with(options);
    let mut table = scenario.clone().table();
    table.act("launch transport space-07");
    assert_eq!(table.stored(1)[0], 1);
    let table =
        scenario.clone().seat(1, |p| p.ship("transport", "space-07").ship("transport", "space-07")).table();
    assert_eq!((table.stored(1)[0], table.on_turn()), (1, 1), "once, before the turn");
    let mut table =
        scenario.seat(1, |p| p.ship("transport", "space-07").ship("transport", "space-10")).table();
    assert_eq!(table.offers(), ["vortex space-07", "vortex space-10"]);
    table.acts(&["vortex space-10", "take ice"]);
    assert_eq!(table.stored(1), [1, 0, 1, 0, 0]);
}
