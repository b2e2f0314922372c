//! Developments, tracks, ships, upgrades, free actions (AE-DEV, AE-TRACK, AE-SHIP, AE-UPGRADE, AE-FREE).

use orrery_andromedas_edge::scenario::Scenario;
use orrery_andromedas_edge::{Event, Ship, content};

/// AE-DEV-2, AE-DEV-6, AE-DEV-7, AE-DEV-8, AE-DEV-9, AE-DEV-10, AE-DEV-11, AE-DEV-12, AE-DEV-13, AE-DEV-14, AE-DEV-16, AE-DEV-17, AE-DEV-18,
/// AE-DEV-28, AE-VEC-4, AE-RULING-88, AE-RULING-125, AE-SHIP-14, AE-FREE-17.
#[test]
fn ae_vec_3_a_factory_scores_the_leaders_around_it() {
    let scenario = Scenario::of(3)
        .tile("space-01", "planet-ferrox")
        .tile("space-02", "development-office")
        .tile("space-06", "odessa-field")
        .seat(1, |p| {
            p.ship("transport", "space-01")
                .ship("fighter", "space-07")
                .leaders(2)
                .stored([0, 3, 0, 0, 0])
                .leaders_at("space-06", 1)
                .finds(&["discovery-builder-drones"])
        })
        .seat(2, |p| p.leaders_at("nebula-1", 2).leaders_at("space-15", 2))
        .seat(3, |p| p.leaders_at("space-02", 1).leaders_at("space-06", 1).leaders(3));
    let mut table = scenario.clone().table();
    table.act("discovery discovery-builder-drones");
    assert_eq!(table.vp(1), 7, "2 + 2 + 1 + 2");
    assert_eq!((table.leaders(1), table.track(1, "industry")), (0, 1));
    let place = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted);
    let advanced = place(|event| matches!(event, Event::Advanced { .. }));
    assert!(
        advanced.is_some() && advanced < place(|event| matches!(event, Event::Scored { .. })),
        "AE-RULING-88"
    );
    assert_eq!(
        (table.ships(1, "transport", "space-01"), table.home(1, "transport")),
        (0, [2, 0, 0]),
        "the transport is no ship any more"
    );
    assert!(table.allows("use industry"), "the card may be used at once (AE-DEV-22)");
    assert!(table.allows("launch transport space-01"), "developed planets are launched to as ever");
    assert!(!table.allows("recruit space-01"));
    let mut table = scenario.seat(2, |p| p.leaders_at("space-07", 4)).table();
    table.act("discovery discovery-builder-drones");
    assert_eq!(table.vp(1), 10, "11 leaders, 10 VP");
    let leaders: Vec<u8> = content().developments.iter().map(|card| card.leaders).collect();
    assert_eq!((leaders[1], leaders[3]), (2, 3), "a factory 2, a city 3");
}

/// AE-DEV-5, AE-DEV-15, AE-RULING-86, AE-SHIP-21.
#[test]
fn ae_dev_15_the_last_ship_is_kept() {
    let scenario = Scenario::of(2).tile("space-02", "development-office").seat(1, |p| {
        p.empty_bay()
            .ship("transport", "space-07")
            .leaders(1)
            .stored([5, 0, 0, 0, 0])
            .finds(&["discovery-builder-drones"])
    });
    let table = scenario.clone().table();
    assert!(!table.allows("discovery discovery-builder-drones"), "no other ship is built");
    let table = scenario.seat(1, |p| p.ship("fighter", "scrapyard")).table();
    assert!(table.allows("discovery discovery-builder-drones"), "one in the Scrapyard is enough");
}

/// AE-DEV-1, AE-DEV-22, AE-DEV-23, AE-DEV-25, AE-DEV-27, AE-FREE-3, AE-RULING-7, AE-RULING-89, AE-RULING-90, AE-WINDOW-30, AE-WINDOW-31.
#[test]
fn ae_dev_23_the_abilities_of_development_cards() {
    let scenario =
        Scenario::of(2).stack(3, &["discovery-ancient-song", "discovery-war-archive"]).deck(&["ambush"]);
    let mut table = scenario.clone().development("space-01", 1, false).table();
    table.act("use science");
    assert_eq!(table.offers_of("find "), ["discovery-ancient-song", "discovery-war-archive"]);
    table.act("find discovery-war-archive");
    assert!(table.allows("discovery discovery-war-archive"));
    let table = scenario.clone().stack(3, &[]).development("space-01", 1, false).table();
    assert!(!table.allows("use science"), "an empty stack gives nothing");
    let mut table =
        scenario.clone().development("space-10", 1, false).seat(1, |p| p.stored([2, 0, 0, 0, 0])).table();
    table.act("use commerce");
    assert_eq!(table.stored(1)[0], 0);
    table.act("take energy");
    assert_eq!(table.offers_of("take ").len(), 6);
    table.act("take credit");
    assert_eq!(
        table.offers_of("take "),
        ["credit", "tactics"],
        "in one order, so that a choice is offered once"
    );
    assert!(table.hand(1).is_empty(), "kinds are named before a card is seen");
    table.act("take tactics");
    assert_eq!((table.stored(1), table.hand(1).len()), ([1, 0, 0, 0, 1], 1));
    let mut table = scenario
        .development("space-07", 1, false)
        .seat(1, |p| p.finds(&["discovery-renewal-protocol"]))
        .table();
    table.act("use supremacy");
    assert_eq!(table.stored(1)[0], 4);
    table.acts(&["discovery discovery-renewal-protocol", "take ice", "use supremacy"]);
    assert_eq!(table.stored(1), [8, 0, 1, 0, 0], "turned up, a second use");
}

/// AE-TRACK-1, AE-TRACK-2, AE-TRACK-4, AE-TRACK-5, AE-TRACK-12, AE-TRACK-15, AE-TRACK-16, AE-UNKNOWN-3.
#[test]
fn ae_track_4_the_spaces_of_the_tracks() {
    for track in &content().tracks {
        assert_eq!((track.levels.len(), track.events.count_ones()), (3, 3));
        assert_eq!((track.level(0), track.level(track.top())), (0, 3));
        assert!(track.vp.is_sorted());
    }
    let limit = |space: u8| {
        Scenario::of(2).seat(1, |p| p.track("civilization", space)).table().player(1).hand_limit()
    };
    assert_eq!([0, 2, 3, 5, 8].map(limit), [5, 5, 6, 7, 8], "AE-TACTICS-16, AE-TACTICS-18");
    let vault = |space: u8| {
        Scenario::of(2).seat(1, |p| p.track("commerce", space).stored([3, 0, 0, 0, 0])).over().sheet(1).vault
    };
    assert_eq!([4, 5, 8, 9].map(vault), [0, 3, 3, 6], "the highest counts, not the sum");
}

/// AE-TRACK-3, AE-TRACK-8, AE-TRACK-17, AE-WINDOW-33, AE-HIDDEN-3, AE-HIDDEN-4.
#[test]
fn ae_track_8_a_discovery_space_lets_one_token_be_taken_in_secret() {
    let mut table = Scenario::of(2)
        .stack(1, &["discovery-ancient-song", "discovery-war-archive", "discovery-zero-point-cell"])
        .seat(1, |p| p.track("science", 2).finds(&["discovery-precursor-thesis"]))
        .table();
    table.act("discovery discovery-precursor-thesis");
    assert_eq!(table.offers_of("advance ").len(), 5);
    table.acts(&["advance science", "find discovery-war-archive"]);
    let told = table.told(2);
    assert!(told.iter().any(|event| matches!(event, Event::DiscoveryTaken { token: None, .. })));
    assert!(told.iter().any(|event| matches!(event, Event::StackSeen { tokens: None, .. })));
    let seen = |number: u8| {
        let seat = orrery_kernel::Seat::new(number - 1).unwrap();
        orrery_kernel::Game::view(&table.game, orrery_kernel::Viewer::Seat(seat))
    };
    assert_eq!(seen(1).stacks[0].as_ref().map(|tokens| tokens.len()), Some(2), "the looker knows the rest");
    assert!(
        seen(2).stacks[0].is_none() && seen(2).players[0].finds.is_none() && seen(2).players[0].tokens == 1
    );
}

/// AE-TRACK-9, AE-UPGRADE-1, AE-UPGRADE-2, AE-UPGRADE-3, AE-UPGRADE-4, AE-UPGRADE-5, AE-UPGRADE-6, AE-UPGRADE-7, AE-UPGRADE-9,
/// AE-RULING-93, AE-RULING-94, AE-WINDOW-32, AE-ICON-9.
#[test]
fn ae_upgrade_1_a_tile_replaces_the_values_and_builds_a_ship() {
    let scenario = Scenario::of(2).seat(1, |p| {
        p.track("industry", 2).finds(&["discovery-precursor-thesis"]).ship("transport", "space-01")
    });
    let mut table =
        scenario.clone().seat(1, |p| p.tiles(&["long-hauler", "heavy-fighter", "hunter-drone"])).table();
    assert_eq!(table.offers_of("launch transport ").len(), 3);
    table.acts(&["discovery discovery-precursor-thesis", "advance industry"]);
    assert_eq!(table.offers_of("upgrade "), ["long-hauler", "heavy-fighter", "hunter-drone"]);
    let mut declined = table.clone();
    table.act("upgrade long-hauler");
    assert_eq!(table.home(1, "transport"), [3, 0, 0], "one of the unbuilt is built for free");
    assert!(table.offers_of("launch transport ").len() > 6, "range 3 at once");
    declined.act("done");
    assert!(declined.offers_of("launch transport ").len() == 3, "declined and lost");
    let mut table = scenario
        .clone()
        .seat(1, |p| p.upgrade("heavy-fighter").tiles(&["hunter-drone", "long-hauler"]))
        .table();
    table.acts(&["discovery discovery-precursor-thesis", "advance industry"]);
    assert_eq!(table.offers_of("upgrade "), ["long-hauler"], "each type once");
    let mut table = scenario.seat(1, |p| p.all_built().tiles(&["heavy-fighter"])).table();
    table.acts(&["discovery discovery-precursor-thesis", "advance industry", "upgrade heavy-fighter"]);
    assert_eq!(table.home(1, "fighter"), [1, 0, 0], "no further ship");
}

/// AE-TRACK-10, AE-TRACK-11, AE-RULING-91, AE-HIDDEN-5, AE-FREE-7.
#[test]
fn ae_track_10_the_first_takes_the_supremacy_token() {
    let scenario = Scenario::of(2)
        .tokens([Some("supremacy-triumph"), None, None])
        .seat(1, |p| p.finds(&["discovery-precursor-thesis"]));
    let mut table = scenario.clone().seat(1, |p| p.track("supremacy", 2)).table();
    table.acts(&["discovery discovery-precursor-thesis", "advance supremacy"]);
    assert!(table.allows("token supremacy-triumph"));
    table.act("token supremacy-triumph");
    assert_eq!(table.vp(1), 3, "AE-FREE-7");
    let mut table = scenario.clone().seat(1, |p| p.track("supremacy", 4)).table();
    table.acts(&["discovery discovery-precursor-thesis", "advance supremacy"]);
    assert_eq!(table.vp(1), 2, "the token is gone");
    let mut table = scenario.seat(1, |p| p.track("supremacy", 10)).table();
    table.act("discovery discovery-precursor-thesis");
    assert!(!table.allows("advance supremacy"), "at the top there is no further step");
}

/// AE-TRACK-13, AE-TRACK-14, AE-RULING-95, AE-WINDOW-34, AE-TACTICS-18.
#[test]
fn ae_track_14_draw_up_to_the_new_limit_or_fewer() {
    let mut table = Scenario::of(2)
        .deck(&["ambush", "sabotage", "ransom", "ceasefire"])
        .seat(1, |p| {
            p.track("civilization", 2)
                .hand(&["supply-drop", "supply-drop", "power-surge", "black-box"])
                .finds(&["discovery-precursor-thesis"])
        })
        .table();
    table.acts(&["discovery discovery-precursor-thesis", "advance civilization", "draw", "draw"]);
    assert_eq!((table.hand(1).len(), table.on_turn()), (6, 1), "six, then no more");
}

/// AE-SHIP-1, AE-SHIP-17, AE-UNKNOWN-7.
#[test]
fn ae_ship_1_the_fleet_and_its_values() {
    let of = |ship: Ship| &content().ships[ship as usize];
    assert_eq!(Ship::ALL.map(|ship| of(ship).copies), [6, 1, 1, 1]);
    let values = |ship: Ship| (of(ship).stats.range, of(ship).stats.weapons, of(ship).stats.shields);
    assert_eq!(values(Ship::Transport), (1, 1, 0));
    assert_eq!(values(Ship::Fighter), (2, 2, 0));
    assert_eq!(values(Ship::HeavyCruiser), (1, 3, 1));
}

/// AE-SHIP-15: a custom ability belongs to one tile and works for its ship only.
#[test]
fn ae_ship_15_a_custom_ability_comes_with_its_tile() {
    let mut names: Vec<&str> = content()
        .upgrades
        .iter()
        .filter_map(|tile| tile.custom.as_ref())
        .map(|custom| custom.id.as_str())
        .collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert!(all >= 10 && names.len() == all, "each is unique: {names:?}");
    let energy = |tile: Option<&str>, ship: &str| {
        let scenario = Scenario::of(2)
            .seat(1, |p| tile.iter().fold(p, |p, tile| p.upgrade(tile)).ship("fighter", "bay"));
        let mut table = scenario.table();
        table.act(&format!("launch {ship} space-01"));
        table.stored(1)[0]
    };
    assert_eq!(energy(Some("mining-barge"), "transport"), 1);
    assert_eq!(energy(None, "transport"), 0, "no base ship has it");
    assert_eq!(energy(Some("long-hauler"), "transport"), 0, "nor another tile of the type");
    assert_eq!(energy(Some("mining-barge"), "fighter"), 0, "nor another ship of the player");
}

/// AE-SHIP-16: raiders have Voyage, Swarm and targeting like ships.
#[test]
fn ae_ship_16_raiders_have_abilities_too() {
    let into_a_nebula = |raiders: Scenario, class: &str| {
        let mut table = raiders.events(&[]).seat(1, |p| p.ship("science-vessel", "bay")).table();
        table.act("launch science-vessel nebula-1");
        table.raiders(class, "nebula-1")
    };
    assert_eq!(into_a_nebula(Scenario::of(2).raider("saucerian-abductor", "space-01"), "A"), 1, "Voyage");
    assert_eq!(into_a_nebula(Scenario::of(2).swarm(&["space-01", "nebula-2"]), "S"), 2, "Voyage and Swarm");
    let targeting = |raider: &str| {
        let scenario = Scenario::of(2).moons("space-02", &[]).raider(raider, "space-02");
        let mut table =
            scenario.seat(1, |p| p.ship("transport", "space-01").ship("transport", "space-03")).table();
        table.act("launch transport space-02").to("AE-WINDOW-17");
        table.dice(0)
    };
    assert_eq!(targeting("saucerian-abductor"), (3, 1));
    assert_eq!(targeting("umbral-stalker"), (2, 3), "Targeting +2");
}

/// AE-FREE-1, AE-FREE-8, AE-FREE-9.
#[test]
fn ae_free_8_own_leaders_are_recruited_where_a_ship_is() {
    let mut table = Scenario::of(2)
        .seat(1, |p| p.ship("transport", "space-01").leaders_at("space-01", 2).leaders_at("space-02", 1))
        .seat(2, |p| p.leaders_at("space-01", 1))
        .table();
    assert_eq!(table.offers_of("recruit "), ["space-01"]);
    table.acts(&["recruit space-01", "recruit space-01"]);
    assert_eq!((table.leaders(1), table.leaders_at(2, "space-01")), (2, 1), "not those of others");
    table.act("launch transport space-02");
    table.act("recruit space-02");
    assert_eq!(table.leaders(1), 3, "before the activation too");
}

/// AE-FREE-15, AE-FREE-16: abilities work at their time, or by themselves.
#[test]
fn ae_free_15_abilities_of_factions() {
    let at = |faction: &str| Scenario::of(2).seat(1, |p| p.faction(faction));
    let mut table =
        at("pulsewar-refugees").seat(1, |p| p.damage("treasury", 1).ship("transport", "space-01")).table();
    table.acts(&["return", "fix module treasury"]);
    assert_eq!(table.module(1, "treasury").damage, 0);
    let mut table = at("mecharon-synthetics")
        .seat(1, |p| p.ship("transport", "space-01").stored([3, 0, 0, 0, 0]))
        .table();
    table.acts(&["return", "activate treasury", "with energy"]);
    assert_eq!(
        (table.stored(1), table.offers_of("activate ").contains(&"architect".to_owned())),
        ([2, 0, 0, 0, 1], true)
    );
    table.act("activate architect");
    assert_eq!(
        table.ships(1, "transport", "space-01"),
        0,
        "energy in an unopened row only once: the ship was the only choice"
    );
    let mut table =
        at("sable-cartel").tile("space-01", "trade-hub").seat(1, |p| p.stored([2, 0, 0, 0, 0])).table();
    table.act("launch transport space-01");
    assert_eq!(table.stored(1)[4], 3);
    let mut table = at("sable-cartel").seat(1, |p| p.stored([0, 0, 0, 0, 2])).table();
    table.act("return");
    assert_eq!(table.stored(1)[4], 3, "compound interest");
    let mut table = at("verdant-concord")
        .tile("space-02", "development-office")
        .seat(1, |p| p.ship("transport", "space-07").leaders(1).stored([5, 0, 0, 0, 0]))
        .table();
    table.act("launch transport space-02");
    assert_eq!(table.vp(1), 3, "1 leader and 2 more");
    let mut table = at("drift-nomads").seat(1, |p| p.moons(&["moon-red-double"])).table();
    assert!(table.allows("launch transport nebula-1"), "void-born");
    table.act("abandon moon-red-double");
    assert_eq!((table.stored(1)[0], table.player(1).moon_limit()), (3, 6));
    let mut table = at("nightmare-cove-astropirates")
        .seat(2, |p| p.ship("transport", "space-02"))
        .moons("space-02", &[])
        .table();
    table.act("launch transport space-02");
    assert_eq!(table.vp(1), 1, "dread flag, with Attack");
    let mut table = at("ferrum-guild")
        .tile("space-01", "shipyard")
        .seat(1, |p| p.stored([0, 2, 0, 0, 0]).damage("treasury", 1))
        .table();
    table.acts(&["launch transport space-01", "choose 1", "choose 2", "fix module treasury"]);
    assert_eq!((table.home(1, "transport")[0], table.module(1, "treasury").damage), (3, 0), "both");
    let mut table = at("helion-archivists")
        .stack(3, &["discovery-ancient-song", "discovery-war-archive", "discovery-zero-point-cell"])
        .development("space-01", 1, false)
        .table();
    table.acts(&["use science", "find discovery-ancient-song", "find discovery-war-archive"]);
    assert_eq!(table.offers_of("discovery ").len(), 2);
    let table = at("choir-of-echoes").table();
    assert_eq!(table.player(1).hand_limit(), 6);
    let table = at("ashborn-wardens").development("space-01", 1, true).over();
    assert_eq!(table.sheet(1).faction, 3, "AE-SCORE-11");
    let mut table = at("bearers-of-tolzeed")
        .tile("space-01", "maximus-field")
        .column("commerce", &["mint"])
        .seat(1, |p| p.stored([2, 0, 0, 0, 0]))
        .table();
    table.act("launch transport space-01");
    assert!(table.has_module(1, "mint"), "all columns, 1 less: the only one within reach");
}

/// AE-RES-1, AE-RES-4, AE-RES-5, AE-RES-8, AE-RULING-8.
#[test]
fn ae_res_1_six_kinds_of_resources() {
    use orrery_andromedas_edge::{Resource, Units};
    assert_eq!(Resource::ALL.len(), 6);
    let cost = |planet: &str| content().planets.iter().find(|card| card.id == planet).unwrap().cost.units;
    assert!(
        cost("planet-glacia").get(Resource::Ice) > 0 && cost("planet-tychonis").get(Resource::Nanocarbon) > 0
    );
    let costs = &content().module_costs;
    assert_eq!(
        (costs[0][0].units, costs[3][0].units),
        (Units::of(Resource::Nanocarbon, 2), Units::of(Resource::Ice, 2))
    );
    let table = Scenario::of(2).seat(1, |p| p.stored([1, 0, 0, 0, 0]).hand(&["ambush", "ambush"])).table();
    assert_eq!(table.player(1).holdings().sum(), 3, "cards count as resources");
    assert!(
        table.offers_of("hand ").is_empty() && table.offers_of("ask ").is_empty(),
        "players cannot trade"
    );
}
