//! Unity's turns: launching, the Command Wheel, what it gains, developing, returning (UN-TURN, UN-LAUNCH, UN-PROBE, UN-RETURN,
//! UN-DEV, UN-MODULE, UN-TRACK and what belongs to them), with the vectors of the ledger.

use orrery_andromedas_edge::Event;
use orrery_andromedas_edge::scenario::{Scenario, Table};
use orrery_andromedas_edge::unity::{Cause, Chosen, Told};

/// Against one player, with no moon anywhere.
fn solo(commander: &str) -> Scenario {
    (1..=15).fold(Scenario::against(1, commander), |scenario, space| {
        scenario.moons(&format!("space-{space:02}"), &[])
    })
}

fn scored(table: &Table) -> i16 {
    let vp = table.unity_told().into_iter().map(|told| match told {
        Told::Scored { vp, .. } => i16::from(vp),
        _ => 0,
    });
    vp.sum()
}

/// Only this planet of commerce.
fn trade_world() -> Scenario {
    solo("envoy-sera-vint")
        .tile("space-08", "planet-meridian")
        .tile("space-11", "none")
        .tile("space-12", "none")
        .moons("space-08", &["moon-yellow-single", "moon-yellow-energy"])
        .unity(|u| u.empty(3).card("action-2-trade-world").moons(&["moon-nebula-shrine"]))
}

/// UN-TURN-2, UN-TURN-3, UN-TURN-4, UN-TURN-10, UN-LAUNCH-1, UN-LAUNCH-6, UN-LAUNCH-8, UN-MOON-2, UN-PROBE-2, UN-RULING-3, UN-MOON-1.
#[test]
fn un_tv_4_the_fighter_goes_to_the_trade_world() {
    let table = trade_world().unity_turn(&[4]);
    assert_eq!(table.unity_ships("fighter", "space-08"), 1, "the lowest letter with a ship");
    assert_eq!((table.unity().moons().len(), table.moons_at("space-08").len()), (2, 1));
    let told = table.unity_told();
    assert!(told.contains(&Told::Rolled { face: 4, section: 2 }));
    assert!(told.iter().any(|it| matches!(it, Told::Launched { chosen: Chosen::Card, .. })));
    assert!(told.iter().any(|it| matches!(it, Told::CardShown { .. })), "the next card is up");
    let card = table.unity().face_up()[1].map(|card| card.to_string());
    assert_ne!(card.as_deref(), Some("action-2-trade-world"));
    assert!(!table.events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
    assert_eq!((table.unity().probe(), table.on_turn()), (None, 1));
    assert_eq!(table.unity_cards(), 0, "a moon is never used");
}

#[test]
fn un_tv_5_without_a_moon_a_card() {
    let table = trade_world().moons("space-08", &[]).unity_turn(&[4]);
    assert_eq!((table.unity().moons().len(), table.unity_cards()), (1, 1));
}

/// UN-TURN-5, UN-LAUNCH-4, UN-LAUNCH-7, UN-RULING-34, UN-DEV-1, UN-SETUP-8.
#[test]
fn un_tv_6_nothing_open_follows_the_probe() {
    let scenario = solo("envoy-sera-vint")
        .tile("space-04", "shipyard")
        .tile("space-05", "none")
        .tile("space-06", "none")
        .unity(|u| u.card("action-2-foundry-world").probe("space-04").wheel(8));
    let table = scenario.unity_turn(&[3]);
    assert_eq!(table.unity_ships("transport", "space-04"), 1);
    assert_eq!((table.unity().wheel(), table.unity_cards()), (1, 1), "a later lap gives space 1");
    let told = table.unity_told();
    assert!(told.iter().any(|it| matches!(it, Told::Launched { chosen: Chosen::Probe, .. })));
    assert!(!told.iter().any(|it| matches!(it, Told::Development { .. } | Told::ShipRepaired { .. })));
    assert_eq!(scored(&table), 0, "the action of the base is not performed");
}

/// UN-PROBE-4, UN-LAUNCH-3, UN-RULING-4.
#[test]
fn un_tv_7_steps_from_the_probe() {
    let near = solo("envoy-sera-vint").unity(|u| u.card("action-1-flank-spinward").probe("space-01"));
    let table = near.unity_turn(&[1]);
    assert_eq!(table.unity_ships("transport", "space-01"), 1, "a nebula is not permissible");
    let far = || solo("envoy-sera-vint").unity(|u| u.card("action-2-long-arc").probe("space-09"));
    let table = far().tile("space-11", "none").unity_turn(&[3]);
    assert_eq!(table.unity_ships("transport", "space-09"), 1, "no tile lies there yet");
    let table = far().tile("space-11", "trade-hub").unity_turn(&[3]);
    assert_eq!(table.unity_ships("transport", "space-11"), 1);
}

fn observatories() -> Scenario {
    solo("envoy-sera-vint")
        .tile("space-02", "planet-tychonis")
        .tile("space-08", "planet-lumen-prime")
        .tile("space-03", "none")
        .moons("space-02", &["moon-blue-single", "moon-blue-double", "moon-blue-energy"])
        .moons("space-08", &["moon-blue-double", "moon-blue-energy", "moon-blue-vp"])
        .unity(|u| u.card("action-1-observatory-site").probe("space-07"))
}

/// UN-LAUNCH-2, UN-CHOICE-1, UN-CHOICE-3, UN-CONN-1, UN-CONN-3.
#[test]
fn un_tv_8_the_conn_holder_chooses_the_target() {
    let mut table = observatories().unity_turn(&[1]);
    assert_eq!((table.asked(), table.rule()), (1, "UN-LAUNCH-2"));
    assert_eq!(table.offers(), ["launch transport space-02", "launch transport space-08"]);
    table.act("launch transport space-08");
    assert_eq!((table.unity_ships("transport", "space-08"), table.unity().moons().len()), (1, 1));
    assert!(table.unity_told().iter().any(|it| matches!(it, Told::Launched { chosen: Chosen::Conn, .. })));
    let fewer = observatories().moons("space-02", &["moon-blue-single", "moon-blue-double"]);
    assert_eq!(fewer.unity_turn(&[1]).unity_ships("transport", "space-08"), 1, "most moons");
    let developed = observatories().development("space-08", 1, true);
    assert_eq!(developed.unity_turn(&[1]).unity_ships("transport", "space-02"), 1, "undeveloped first");
}

/// UN-SHIP-4, UN-MOON-3, UN-TURN-7.
#[test]
fn un_tv_9_the_science_vessel_finds_a_moon() {
    let table = solo("marshal-brakka")
        .tile("space-01", "trade-hub")
        .moons("nebula-3", &["moon-nebula-shrine"])
        .moons("nebula-5", &["moon-nebula-hoard"])
        .unity(|u| u.empty(0).card("action-1-brokered-access").wheel(7))
        .unity_turn(&[1]);
    assert_eq!((table.moons_at("nebula-3").len(), table.moons_at("nebula-5").len()), (0, 1), "the leftmost");
    assert_eq!((table.unity_ships("science-vessel", "space-01"), table.unity().moons().len()), (1, 1));
    assert_eq!((table.unity().wheel(), table.unity().vp(), table.marker()), (8, 1, 1));
    let told = table.unity_told();
    let moon = told.iter().position(|it| matches!(it, Told::Moon { because: Cause::Vessel, .. }));
    let wheel = told.iter().position(|it| matches!(it, Told::Wheel { .. }));
    assert!(moon < wheel && moon.is_some(), "before step 3");
}

/// UN-RULING-12.
#[test]
fn un_tv_10_a_planet_loses_a_moon() {
    let scenario = || {
        solo("surveyor-okto-9")
            .tile("space-01", "trade-hub")
            .unity(|u| u.card("action-1-brokered-access").wheel(3))
    };
    let moons = scenario().moons("space-03", &["moon-blue-single"]).moons("space-13", &["moon-teal-vp"]);
    let mut table = moons.unity_turn(&[1]);
    assert_eq!((table.asked(), table.rule()), (1, "UN-MOON-3"));
    assert_eq!(table.offers(), ["claim space-03", "claim space-13"]);
    table.act("claim space-13");
    assert_eq!(table.unity().moons().len(), 1);
    let table = scenario().unity_turn(&[1]);
    assert_eq!((table.unity().moons().len(), table.unity_cards()), (0, 1), "no moon anywhere");
}

/// UN-RETURN-1, UN-RULING-14.
#[test]
fn un_tv_11_an_empty_section_is_a_return_turn() {
    let scenario = solo("envoy-sera-vint")
        .unity(|u| u.empty(6).empty(7).empty(8).ship("fighter", "space-09").card("action-3-intercept"));
    let table = scenario.unity_turn(&[6]);
    assert!(table.unity_told().contains(&Told::Returns { last: false }));
    assert_eq!(
        table.unity().face_up()[2].map(|card| card.to_string()).as_deref(),
        Some("action-3-intercept")
    );
    assert_eq!(table.unity_home("fighter"), [1, 0, 0]);
}

/// Section II of the bay is empty.
fn returning(commander: &str) -> Scenario {
    solo(commander)
        .tile("space-01", "trade-hub")
        .tile("space-02", "shipyard")
        .tile("space-03", "maximus-field")
        .unity(|u| {
            u.from_bay(4, "space-01")
                .from_bay(3, "space-02")
                .from_bay(5, "space-03")
                .from_bay(1, "barge")
                .from_bay(2, "scrapyard")
                .from_bay(8, "scrapyard")
        })
}

/// UN-RETURN-2, UN-RETURN-3, UN-RETURN-4, UN-RETURN-5, UN-RETURN-6, UN-RULING-37, UN-RULING-29.
#[test]
fn un_tv_12_a_return_turn() {
    let mut table = returning("envoy-sera-vint").unity_turn(&[3]);
    assert_eq!((table.rule(), table.offers_of("module").len()), ("UN-MODULE-3", 4));
    assert_eq!((table.unity().wheel(), table.marker()), (4, 1), "space 3 moved the event marker");
    assert_eq!(table.unity_home("transport")[1..], [1, 1], "space 2 repaired a transport");
    let module = table.offers()[0].clone();
    table.act(&module);
    assert_eq!((table.unity().wheel(), table.unity_cards()), (6, 2), "spaces 5 and 6");
    assert_eq!(scored(&table), 2, "1 ship in the scrapyard");
    assert_eq!((table.unity_home("transport"), table.unity_home("science-vessel")), ([6, 0, 0], [1, 0, 0]));
    assert!((0..9).all(|place| table.unity().in_bay(place).is_some()));
    assert!(!table.unity_told().iter().any(|it| matches!(it, Told::Development { .. })));
}

#[test]
fn un_tv_13_a_damaged_module_comes_first() {
    let scenario = returning("envoy-sera-vint").unity(|u| u.modules(&["supplier"]).damage("supplier", 1));
    let mut table = scenario.unity_turn(&[3]);
    assert_eq!((table.damage_of("supplier"), table.unity_home("transport")[1]), (0, 2));
    assert_eq!(table.offers_of("module").len(), 3, "of commerce it has one");
    let module = table.offers()[0].clone();
    table.act(&module);
    assert_eq!((table.unity().wheel(), table.unity_cards(), scored(&table)), (5, 1, 4));
}

/// The transports of the vector, and two scrapped ships to repair.
fn sites() -> Scenario {
    solo("envoy-sera-vint")
        .tile("space-07", "planet-whitehaven")
        .tile("space-02", "planet-ferrox")
        .tile("space-13", "planet-hammerfall")
        .tile("space-08", "planet-glacia")
        .tile("space-01", "trade-hub")
        .development("space-08", 1, true)
        .seat(1, |p| p.leaders_at("space-01", 2).leaders_at("nebula-2", 2))
        .unity(|u| {
            u.from_bay(3, "space-07")
                .from_bay(4, "scrapyard")
                .from_bay(5, "space-02")
                .from_bay(2, "space-13")
                .from_bay(8, "scrapyard")
                .leaders(0, 2)
        })
}

/// UN-DEV-2, UN-DEV-3, UN-DEV-4, UN-DEV-5, UN-DEV-6, UN-RULING-8, UN-RULING-7, UN-CHOICE-2, UN-CHOICE-4, UN-RULING-33, UN-EFFECT-16.
#[test]
fn un_tv_14_developing() {
    let mut table = sites().unity_turn(&[3]);
    assert_eq!(
        (table.rule(), table.offers()),
        ("UN-DEV-2", vec!["develop space-02".into(), "develop space-13".into()])
    );
    table.act("develop space-02");
    assert_eq!((table.unity().all_leaders(), table.unity_ships("transport", "space-02")), (0, 0));
    assert_eq!(table.unity_track("industry"), 1);
    let told = table.unity_told();
    let dev = told.iter().position(|it| matches!(it, Told::Scored { vp: 9, because: Cause::Development(_) }));
    let repairs = told.iter().filter(|it| matches!(it, Told::ShipRepaired { .. })).count();
    assert!(dev.is_some() && repairs >= 2, "2 + 2 + 3 + 2, then 2 repairs");
    assert_eq!(table.unity_home("fighter")[1], 0, "the fighter before the transport");
    let more = sites().seat(1, |p| p.leaders_at("space-01", 3).leaders_at("space-02", 1));
    let mut table = more.unity_turn(&[3]);
    table.act("develop space-02");
    assert!(table.unity_told().iter().any(|it| matches!(it, Told::Scored { vp: 10, .. })), "at most 10");
}

/// UN-DAMAGE-4, UN-RULING-11.
#[test]
fn un_tv_15_repairs_in_order() {
    let table = Scenario::against(1, "envoy-sera-vint")
        .events(&["event-shipwrights-festival"])
        .unity(|u| {
            u.modules(&["supplier"])
                .damage("supplier", 1)
                .ship("fighter", "scrapyard")
                .shields("heavy-cruiser", 1)
        })
        .event(&[]);
    assert_eq!((table.damage_of("supplier"), table.unity_home("fighter")), (0, [0, 0, 1]));
    let told = table.unity_told();
    assert!(!told.iter().any(|it| matches!(it, Told::ShieldRepaired { .. })), "stays marked");
}

#[test]
fn un_tv_16_nothing_to_repair() {
    let scenario = || {
        solo("envoy-sera-vint")
            .tile("space-01", "trade-hub")
            .unity(|u| u.card("action-1-brokered-access").wheel(1))
    };
    assert_eq!(scenario().unity_turn(&[1]).unity().vp(), 1);
    let marked = scenario().unity(|u| u.shields("heavy-cruiser", 1)).unity_turn(&[1]);
    assert_eq!(marked.unity().vp(), 0, "UN-RULING-11: a shield before the VP");
}

fn salvage() -> Scenario {
    solo("envoy-sera-vint")
        .tile("space-01", "trade-hub")
        .column("commerce", &["index-extractor", "supplier", "customs-gate"])
        .unity(|u| u.card("action-1-brokered-access").wheel(3).modules(&["fusion-coil", "titanium-refinery"]))
}

/// UN-MODULE-1, UN-MODULE-2, UN-MODULE-3, UN-MODULE-4, UN-MODULE-5, UN-MODULE-6, UN-RULING-9, UN-RULING-10, UN-RULING-36, UN-RESOURCE-5.
#[test]
fn un_tv_17_the_type_with_fewest_modules() {
    let mut table = salvage().unity_turn(&[1]);
    assert_eq!((table.rule(), table.offers_of("module").len()), ("UN-MODULE-3", 2));
    assert!(table.allows("module index-extractor"), "the bottom card of commerce");
    table.act("module index-extractor");
    assert_eq!((table.damage_of("index-extractor"), table.unity_track("commerce")), (1, 1));
    assert_eq!(table.column("commerce").len(), 3, "refreshed");
    assert_eq!(table.column("commerce")[0], "supplier", "modules slide down");
    let empty = salvage().column("commerce", &[]).module_deck("commerce", &[]);
    let table = empty.unity_turn(&[1]);
    assert_eq!((table.unity().modules().len(), table.unity_track("civilization")), (3, 1), "without asking");
    let science = solo("archivist-mnemos")
        .tile("space-01", "trade-hub")
        .column("science", &[])
        .module_deck("science", &[])
        .unity(|u| u.card("action-1-brokered-access").wheel(6).modules(&["titanium-refinery", "supplier"]));
    let table = science.unity_turn(&[1]);
    assert_eq!(table.unity_track("civilization"), 1, "UN-MODULE-6: as if no type were given");
}

/// UN-TURN-6, UN-RESOURCE-2, UN-RESOURCE-4.
#[test]
fn un_tv_28_bonus_resources_and_leaders() {
    let scenario = || {
        solo("envoy-sera-vint").bonus("space-09", "ice", 2).unity(|u| {
            u.ship("fighter", "space-09").ship("heavy-cruiser", "space-05").leaders_at("space-05", 1)
        })
    };
    let table = scenario().unity(|u| u.card("action-1-flank-spinward").probe("space-08")).unity_turn(&[1]);
    let launched = table.unity_cards();
    assert_eq!((launched, table.unity().all_leaders()), (3, 1), "two for the ice, one for an empty planet");
    assert_eq!(table.site("space-09").bonus.count(orrery_andromedas_edge::Resource::Ice), 0);
    let table = scenario().unity(|u| u.empty(0).empty(1).empty(2)).unity_turn(&[1]);
    assert_eq!(table.unity().all_leaders(), 0, "not on a return turn");
    assert_eq!(table.site("space-09").bonus.count(orrery_andromedas_edge::Resource::Ice), 2);
}

/// A module of science by the Command Wheel.
fn science_module() -> Scenario {
    solo("archivist-mnemos")
        .tile("space-01", "trade-hub")
        .column("science", &["fusion-coil"])
        .unity(|u| u.card("action-1-brokered-access").wheel(6).track("science", 2))
}

/// UN-TRACK-1, UN-TRACK-3, UN-TRACK-5, UN-TRACK-7, UN-TRACK-8, UN-RULING-23.
#[test]
fn un_tv_29_spaces_of_tracks() {
    let finds = |table: &Table| table.game.unity_sheet().tokens;
    let one = science_module().stack(1, &["discovery-ancient-song"]).unity_turn(&[1]);
    assert_eq!((finds(&one), one.unity_track("science")), (3, 3), "1 token");
    assert_eq!(finds(&science_module().unity_turn(&[1])), 6, "2 of 5 tokens");
    let none = science_module().stack(1, &[]).unity_turn(&[1]);
    assert_eq!(finds(&none), 0);
    let obelisk = |tokens| {
        solo("envoy-sera-vint")
            .tokens(tokens)
            .unity(|u| u.from_bay(0, "space-07").empty(1).empty(2).track("supremacy", 2).leaders(1, 0))
            .unity_turn(&[1])
    };
    let gone = obelisk([None, None, None]);
    assert!(gone.unity_told().iter().any(|it| matches!(it, Told::Scored { vp: 2, because: Cause::Track })));
    let there = obelisk([Some("supremacy-decree"), None, None]);
    assert!(there.unity_told().iter().any(|it| matches!(it, Told::Token { .. })));
    let city = salvage()
        .column("civilization", &["land-ministry"])
        .unity(|u| u.track("civilization", 2).modules(&["supplier"]))
        .unity_turn(&[1]);
    assert!(
        city.unity_told().contains(&Told::Drew { count: 3, because: Cause::Track }),
        "a larger hand limit"
    );
}

/// UN-TRACK-2, UN-TRACK-4, UN-TRACK-6, UN-UPGRADE-1, UN-UPGRADE-2, UN-UPGRADE-3, UN-SHIP-1, UN-RULING-21.
#[test]
fn un_upgrade_1_an_upgrade_space_reveals_an_upgrade() {
    let factory = |deck: &[&str]| {
        solo("envoy-sera-vint")
            .unity(|u| {
                u.from_bay(0, "space-04")
                    .empty(1)
                    .empty(2)
                    .track("industry", 2)
                    .leaders(2, 0)
                    .upgrade_deck(deck)
            })
            .unity_turn(&[1])
    };
    let table = factory(&["upgrade-data-harvest", "upgrade-drone-wing"]);
    assert_eq!((table.unity().upgrades().len(), table.unity_cards()), (1, 4), "once: at once");
    assert_eq!(table.unity_fleet().unbuilt.len(), 0, "no ship is built with it");
    let passive = factory(&["upgrade-hardened-fighter"]);
    assert_eq!(passive.unity().stats(orrery_andromedas_edge::Ship::Fighter).shields, 1);
    assert_eq!(factory(&[]).unity().upgrades().len(), 0, "an empty deck gives nothing");
    let event = solo("envoy-sera-vint")
        .unity(|u| u.from_bay(0, "space-04").empty(1).empty(2).track("industry", 1).leaders(2, 0))
        .unity_turn(&[1]);
    assert_eq!(event.marker(), 1, "UN-TRACK-2: an event icon");
}

/// UN-LAUNCH-5, UN-RULING-31, UN-TURN-9.
#[test]
fn un_launch_5_unity_may_launch_where_anybody_is() {
    let scenario = solo("envoy-sera-vint")
        .unity(|u| u.ship("fighter", "space-05").card("action-3-intercept").probe("space-05"));
    let table = scenario.unity_turn(&[5]);
    assert_eq!(table.unity_ships("transport", "space-05"), 1, "beside its own fighter");
    assert!(
        !table.events.iter().any(|event| matches!(event, Event::BattleBegan { .. })),
        "one side fights nobody"
    );
}

/// UN-PROBE-1, UN-RULING-6, UN-RULING-30.
#[test]
fn un_probe_1_every_launch_to_a_planet_moves_the_probe() {
    let mut table = Scenario::against(2, "envoy-sera-vint").unity(|u| u.conn(2)).table();
    table.act("launch transport space-03");
    assert_eq!(table.unity().probe().map(|space| space.to_string()).as_deref(), Some("space-03"));
    table.finish();
    table.act("launch transport space-09");
    let probe = table.unity().probe().map(|space| space.to_string());
    assert_eq!(probe.as_deref(), Some("space-09"), "not only the Conn holder's");
}

/// UN-RULING-5, UN-SETUP-12.
#[test]
fn un_probe_3_the_leftmost_base_stands_for_the_probe() {
    let scenario = solo("envoy-sera-vint")
        .tile("space-12", "shipyard")
        .tile("space-01", "trade-hub")
        .unity(|u| u.card("action-3-intercept"));
    let table = scenario.unity_turn(&[5]);
    assert_eq!(table.unity_ships("transport", "space-01"), 1, "equal x: the upper row");
    let nebula =
        solo("envoy-sera-vint").seat(1, |p| p.ship("science-vessel", "bay")).tile("space-12", "shipyard");
    let mut table = nebula.table();
    table.act("launch science-vessel nebula-1");
    assert_eq!(table.unity().probe(), None, "UN-PROBE-2: a nebula does not move it");
}

/// UN-SHIP-2, UN-SHIP-3, UN-DAMAGE-1, UN-SETUP-6, UN-SETUP-3.
#[test]
fn un_ship_2_values_of_its_ships() {
    use orrery_andromedas_edge::Ship;
    let table = solo("envoy-sera-vint").over();
    let values = |ship: Ship| {
        let stats = table.unity().stats(ship);
        (stats.range, stats.weapons, stats.shields, stats.abilities)
    };
    assert_eq!(values(Ship::Transport), (1, 1, 0, 0));
    assert_eq!(values(Ship::Fighter), (2, 2, 0, 0));
    assert_eq!(values(Ship::ScienceVessel), (3, 1, 0, 0));
    assert_eq!(values(Ship::HeavyCruiser), (99, 3, 1, 0));
    let drives = solo("envoy-sera-vint").unity(|u| u.upgrades(&["upgrade-long-range-drives"])).over();
    assert_eq!(drives.unity().stats(Ship::Transport).range, 2);
}

/// UN-TURN-1, UN-EFFECT-17, UN-RULING-4.
#[test]
fn un_turn_1_vortexes_give_cards() {
    use orrery_andromedas_edge::{Options, Special};
    let options = Options::standard(1).unwrap();
    let scenario = || {
        Scenario::with(Options { special: Special::Vortexes, ..options })
            .unity(|u| u.ship("fighter", "space-07").card("action-3-intercept").probe("space-10"))
    };
    let table = scenario().unity_turn(&[5]);
    assert_eq!(table.unity_ships("transport", "space-10"), 1, "a Vortex is permissible");
    assert_eq!(table.unity_cards(), 2, "its benefit at the start of the turn, and that of the new one");
    let both = scenario().unity(|u| u.ship("heavy-cruiser", "space-10"));
    let mut table = both.unity_turn(&[5]);
    assert_eq!(
        (table.rule(), table.offers()),
        ("UN-TURN-1", vec!["vortex space-07".into(), "vortex space-10".into()])
    );
    table.act("vortex space-10");
    assert_eq!(table.unity_cards(), 3);
    let quasars = Scenario::with(Options { special: Special::Quasars, ..options })
        .unity(|u| u.card("action-2-trailing-shadow").probe("space-03"))
        .tile("space-08", "none");
    let table = quasars.unity_turn(&[3]);
    assert_eq!(table.unity_ships("transport", "space-03"), 1, "nothing lies to the south-west");
}

/// UN-TURN-11, UN-EFFECT-12.
#[test]
fn un_turn_11_windows_open_for_players_only() {
    let table = solo("envoy-sera-vint")
        .seat(1, |p| p.ship("transport", "space-05").hand(&["docking-fee"]))
        .unity(|u| u.card("action-3-intercept").probe("space-05").cards(4).conflicts(&["conflict-dead-air"]))
        .unity_turn(&[5]);
    assert_eq!((table.asked(), table.rule()), (1, "AE-WINDOW-39"), "an opponent has launched");
    assert_eq!(table.offers_of("play"), ["docking-fee"]);
    assert!(!table.allows("recruit space-05"), "no free actions on Unity's turn");
}

/// UN-CONN-5: the defaults of the content.
#[test]
fn un_conn_5_the_automatic_conn_asks_nobody() {
    use orrery_andromedas_edge::Options;
    let options = Options { automatic_conn: true, ..Options::standard(1).unwrap() };
    let observatory = Scenario::with(options)
        .tile("space-02", "planet-tychonis")
        .tile("space-08", "planet-lumen-prime")
        .tile("space-03", "none")
        .moons("space-02", &["moon-blue-single"])
        .moons("space-08", &["moon-blue-double"])
        .unity(|u| u.card("action-1-observatory-site").probe("space-07"));
    let table = observatory.unity_turn(&[1]);
    assert_eq!((table.unity_ships("transport", "space-02"), table.on_turn()), (1, 1), "reading order");
}

/// UN-TURN-8: with two classes in range the Conn holder names the raider.
#[test]
fn un_turn_8_the_conn_holder_names_the_raider() {
    let mut table = solo("envoy-sera-vint")
        .swarm(&["space-06"])
        .raider("saucerian-abductor", "space-08")
        .unity(|u| u.card("action-3-intercept").probe("space-07").conflicts(&["conflict-dead-air"]))
        .unity_turn(&[5]);
    assert_eq!((table.asked(), table.rule()), (1, "UN-TURN-8"));
    assert_eq!(table.offers_of("raider"), ["S", "A"]);
    table.act("raider A");
    assert!(table.events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
}

/// UN-SHIP-5: transports to the lowest free place. UN-DEV-7, UN-RULING-28: a development helps in battles.
#[test]
fn un_ship_5_ships_go_to_their_places() {
    let table = returning("envoy-sera-vint").unity(|u| u.development("space-13")).unity_turn(&[3]);
    let filled: Vec<bool> = (0..9).map(|place| table.unity().in_bay(place).is_some()).collect();
    let expected = [true, true, true, true, true, true, true, true, false];
    assert_eq!((table.rule(), filled.len()), ("UN-MODULE-3", 9));
    let mut table = table;
    let module = table.offers()[0].clone();
    table.act(&module);
    let filled: Vec<bool> = (0..9).map(|place| table.unity().in_bay(place).is_some()).collect();
    assert_eq!(filled, expected, "the transport inside the development is number 6");
}
