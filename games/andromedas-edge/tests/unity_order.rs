//! Setting up Unity, who follows whom, the Conn, the last round, final scoring (UN-SETUP, UN-ORDER, UN-CONN, UN-FINAL, UN-SCORE,
//! UN-WIN), with the vectors of the ledger.

use orrery_andromedas_edge::scenario::{Scenario, Table};
use orrery_andromedas_edge::unity::{Foe, Told};
use orrery_andromedas_edge::{AndromedasEdge, Event, Options, Side, Track};
use orrery_kernel::{Chance, Fast, Game, Prompt, Scripted, Seat, Viewer};

fn against(players: u8, foe: &str) -> Options {
    let unity: Option<Foe> = Some(foe.parse().expect("a Commander or a level"));
    Options { players, unity, automatic_conn: true, ..Options::standard(1).expect("solo") }
}

/// A new game, up to the first turn.
fn begun(options: &Options, seed: u64) -> Table {
    let (mut chance, mut events, mut actions) = (Fast::new(seed), Vec::new(), Vec::new());
    let mut game = AndromedasEdge::start(options, &mut chance, &mut events).expect("a table");
    loop {
        let table = Table { game: game.clone(), chance: Scripted::faces(&[]), events: events.clone() };
        if table.on_turn() > 0 {
            return table;
        }
        let seat = game.prompt().seat().expect("somebody chooses");
        game.actions(seat, &mut actions);
        game.play(seat, actions[0], &mut chance, &mut events);
    }
}

/// Turns in order: seats, and U for Unity.
fn order(table: &Table) -> String {
    let turn = |event: &Event| match event {
        Event::TurnBegan { seat } => Some(seat.to_string()),
        Event::Unity(Told::Began { .. }) => Some("U".to_owned()),
        _ => None,
    };
    table.events.iter().filter_map(turn).collect()
}

/// Everybody returns to station until so many turns have begun.
fn play(mut table: Table, turns: usize) -> String {
    while order(&table).len() < turns && table.on_turn() > 0 {
        table.act("return");
        table.finish();
    }
    order(&table).chars().take(turns).collect()
}

/// UN-SETUP-1, UN-SETUP-6, UN-SETUP-7, UN-SETUP-8, UN-SETUP-9, UN-SETUP-10, UN-SETUP-11, UN-SETUP-12, UN-SETUP-13, UN-RULING-22.
#[test]
fn un_tv_1_setting_up_solo() {
    let table = begun(&against(1, "director-halcyon"), 5);
    let (game, unity) = (&table.game, table.unity());
    let view = game.view(Viewer::Spectator);
    let planets =
        view.sites.iter().filter(|site| matches!(site.tile, orrery_andromedas_edge::Tile::Planet(_)));
    assert_eq!(planets.count(), 4);
    assert_eq!((table.vp(1), unity.vp(), unity.conn(), table.on_turn()), (1, 2, Seat::default(), 1));
    let bases = view.leaders[4].iter().filter(|&&count| count == 1).count();
    assert_eq!((bases, unity.all_leaders(), unity.markers()), (6, 7, [1; 5]));
    assert_eq!((table.unity_cards(), unity.wheel(), unity.probe(), table.marker()), (0, 1, None, 4));
    let bay: Vec<String> = (0..9).filter_map(|at| unity.in_bay(at)).map(|ship| ship.to_string()).collect();
    assert_eq!(bay[..3], ["transport", "science-vessel", "transport"]);
    assert_eq!(bay[3..6], ["transport", "fighter", "transport"]);
    assert_eq!(bay[6..], ["transport", "heavy-cruiser", "transport"]);
    assert!(unity.face_up().iter().all(Option::is_some));
    assert_eq!(unity.modules().len() + unity.moons().len() + unity.upgrades().len(), 0);
    assert!(!table.events.iter().any(|event| matches!(event, Event::StartRolled { .. })), "nobody rolls");
}

/// UN-SETUP-5, UN-SETUP-9: Unity's pieces are a fifth colour, which no seat can have; the colours of empty seats stay in the box, so that one is left
/// for the corrupted leaders.
#[test]
fn un_setup_5_unity_has_a_colour_of_its_own() {
    for players in 1..=3u8 {
        let table = begun(&against(players, "director-halcyon"), 5);
        let view = table.game.view(Viewer::Spectator);
        let ships = |side: usize| view.fleets[side].built();
        let leaders = |side: usize| view.leaders[side].iter().sum::<u8>();
        assert_eq!((ships(Side::UNITY.index()), leaders(Side::UNITY.index())), (9, 6));
        for seat in 0..4 {
            assert_ne!(Side::of(Seat::new(seat).unwrap()), Side::UNITY);
            let plays = seat < players;
            let pieces = (ships(usize::from(seat)) > 0, leaders(usize::from(seat)) > 0);
            assert_eq!(pieces, (plays, plays), "seat {}, {players} players", seat + 1);
        }
        assert_eq!(table.unity().all_leaders(), 2 + 5, "own ones and corrupted ones");
    }
}

/// UN-SETUP-14.
#[test]
fn un_tv_2_setting_up_with_three_players() {
    let options = against(3, "director-halcyon");
    let second = |table: &Table| table.events.contains(&Event::StartPlayer { seat: Seat::new(1).unwrap() });
    let table = (0..50).map(|seed| begun(&options, seed)).find(second).expect("a roll that seat 2 wins");
    assert_eq!((table.vp(2), table.vp(3), table.vp(1), table.unity().vp()), (1, 2, 3, 4));
    assert_eq!(table.unity().conn(), Seat::default());
    let view = table.game.view(Viewer::Spectator);
    let planets =
        view.sites.iter().filter(|site| matches!(site.tile, orrery_andromedas_edge::Tile::Planet(_)));
    assert_eq!((planets.count(), table.marker()), (8, 0));
    assert_eq!(play(table, 4), "231U");
}

/// Three players with an event at the end of a turn.
fn event_of(player: u8, conn: u8) -> Table {
    Scenario::with(against(3, "envoy-sera-vint"))
        .events(&["event-trade-convoy"])
        .active(player)
        .unity(|u| u.conn(conn))
        .event(&[])
}

/// UN-ORDER-2, UN-ORDER-3, UN-CONN-2, UN-RULING-15.
#[test]
fn un_tv_3_the_conn_passes_after_an_event() {
    assert_eq!(play(event_of(3, 3), 6), "1U231U");
    let unity = Scenario::with(against(3, "envoy-sera-vint"))
        .events(&["event-trade-convoy"])
        .unity(|u| u.conn(3))
        .unity_event(&[]);
    assert_eq!(play(unity, 4), "1U23");
    let mut first = event_of(1, 3);
    assert!(first.unity_told().contains(&Told::ConnPassed { seat: Seat::default() }));
    first.finish();
    assert_eq!(play(first, 5), "U231U");
    let answers = |told: &Told| matches!(told, Told::Ability { .. });
    assert!(event_of(1, 3).unity_told().iter().any(answers), "Open Channels answers to the event");
}

/// UN-ORDER-1: solo they alternate.
#[test]
fn un_order_1_solo_they_alternate() {
    let table = Scenario::with(against(1, "envoy-sera-vint")).table();
    assert_eq!(play(table, 5), "1U1U1");
}

/// UN-ORDER-4, UN-EFFECT-10.
#[test]
fn un_tv_36_two_players_and_turn_order() {
    let table = Scenario::with(against(2, "envoy-sera-vint")).active(2).unity(|u| u.conn(1)).table();
    assert_eq!(play(table, 6), "21U21U");
    let mut rush = Scenario::with(against(2, "envoy-sera-vint"))
        .seat(1, |p| p.hand(&["gold-rush"]))
        .unity(|u| u.conn(1))
        .table();
    rush.act("play gold-rush").acts(&["take ice", "take titanium", "take energy", "take energy"]);
    let who = |event: &Event| match event {
        Event::Gained { seat, .. } => Some(seat.to_string()),
        Event::Unity(Told::Drew { .. }) => Some("U".to_owned()),
        _ => None,
    };
    let gained: String = rush.events.iter().filter_map(who).take(3).collect();
    assert_eq!(gained, "1U2", "Unity after the Conn holder");
    let storm = Scenario::with(Options { automatic_conn: true, ..against(2, "envoy-sera-vint") })
        .events(&["event-open-archives"])
        .unity(|u| u.conn(1))
        .unity_event(&[]);
    let drew = |event: &Event| match event {
        Event::Drew { seat, .. } => Some(seat.to_string()),
        Event::Unity(Told::Drew { count: 2, .. }) => Some("U".to_owned()),
        _ => None,
    };
    let order: String = storm.events.iter().filter_map(drew).collect();
    assert_eq!(order, "U21", "on Unity's turn the Conn holder is last");
}

/// UN-CONN-4, UN-EFFECT-19: the Conn is a seat's, whoever plays it: a match lets a bot play on for whoever leaves, so that no seat does. Only an event
/// passes it on, to the next seat; nothing that a seat does or leaves undone does.
#[test]
fn un_conn_4_the_conn_belongs_to_a_seat() {
    let mut passed = 0;
    for seed in 0..4 {
        let mut chance = Fast::new(seed);
        let mut game = AndromedasEdge::start(&against(3, "envoy-sera-vint"), &mut chance, &mut ()).unwrap();
        let mut actions = Vec::new();
        while let Prompt::Ask(seats) = game.prompt() {
            let seat = seats.first().unwrap();
            game.actions(seat, &mut actions);
            let action = chance.pick(&actions).unwrap();
            let set = game.view(Viewer::Spectator).players.iter().all(|player| player.chosen);
            let (before, mut log) = (game.unity().unwrap().conn(), Vec::new());
            game.play(seat, action, &mut chance, &mut log);
            let events = log.iter().filter(|event| matches!(event, Event::EventOver)).count();
            if !set {
                continue;
            }
            let holder = (0..events).fold(before, |holder, _| holder.round(3).nth(1).unwrap());
            passed += events;
            assert_eq!(game.unity().unwrap().conn(), holder, "{events} events");
            for viewer in Seat::all(3).map(Viewer::Seat) {
                assert_eq!(game.view(viewer).unity.unwrap().open.conn(), holder, "everybody sees it");
            }
        }
    }
    assert!(passed > 4);
}

/// UN-FINAL-3, UN-FINAL-4.
#[test]
fn un_tv_30_the_final_turn() {
    let solo = || Scenario::with(against(1, "envoy-sera-vint")).ending();
    let home = solo().unity(|u| u.ship("transport", "scrapyard")).unity_turn(&[]);
    assert!(home.unity_told().contains(&Told::Returns { last: true }));
    assert!(!home.unity_told().iter().any(|it| matches!(it, Told::Rolled { .. })));
    assert_eq!(home.unity().vp(), 2);
    let launch =
        solo().tile("space-01", "trade-hub").unity(|u| u.card("action-1-brokered-access")).unity_turn(&[1]);
    assert_eq!(
        (launch.unity_ships("transport", "space-01"), launch.marker()),
        (1, 255),
        "no event marker to move"
    );
}

/// UN-FINAL-1, UN-FINAL-2, UN-FINAL-5, UN-RULING-16, UN-RULING-17.
#[test]
fn un_tv_31_the_last_round() {
    let mut table = Scenario::with(against(3, "marshal-brakka"))
        .active(2)
        .seat(2, |p| p.vp(59).hand(&["field-repairs"]))
        .unity(|u| u.conn(1))
        .table();
    table.act("play field-repairs").act("return");
    table.finish();
    assert_eq!(play(table, 9), "231U2");
    let unity = Scenario::with(against(3, "marshal-brakka"))
        .tile("space-01", "trade-hub")
        .unity(|u| u.conn(1).vp(59).wheel(7).card("action-1-brokered-access"))
        .unity_turn(&[1]);
    assert!(unity.is_ending());
    assert_eq!(play(unity, 9), "U231U");
    let event = Scenario::with(against(3, "marshal-brakka"))
        .events(&["event-ore-rain"])
        .active(3)
        .seat(3, |p| p.vp(59).track("industry", 5))
        .unity(|u| u.conn(3))
        .event(&[]);
    assert_eq!(play(event, 9), "1U23", "UN-RULING-16: the new holder counts, and nobody has two last turns");
    let mut idle = Scenario::with(against(1, "marshal-brakka")).seat(1, |p| p.idle(2)).table();
    idle.act("return");
    assert!(idle.is_ending(), "UN-FINAL-5: the safeguard looks at players only");
}

/// UN-SCORE-1, UN-SCORE-2, UN-SCORE-4, UN-SCORE-5, UN-SCORE-6, UN-SCORE-7, UN-SCORE-8, UN-SCORE-9, UN-SCORE-10.
#[test]
fn un_tv_32_final_scoring() {
    let moons =
        ["moon-blue-single", "moon-blue-double", "moon-blue-energy", "moon-blue-tactics", "moon-blue-vp"];
    let red = ["moon-red-double", "moon-red-triple", "moon-red-tactics", "moon-red-vp"];
    let table = Scenario::with(against(1, "envoy-sera-vint"))
        .unity(|u| {
            u.vp(58)
                .track("science", 2)
                .track("industry", 6)
                .track("supremacy", 5)
                .track("commerce", 5)
                .track("civilization", 10)
                .development("space-04")
                .development("space-13")
                .moons(&moons)
                .moons(&red)
                .finds(&[
                    "discovery-ancient-song",
                    "discovery-trade-codes",
                    "discovery-war-archive",
                    "discovery-module-cache",
                ])
                .cards(18)
                .leaders(1, 2)
                .modules(&["supplier", "land-ministry", "hall-of-leaders"])
                .damage("supplier", 1)
                .damage("land-ministry", 2)
                .upgrades(&["upgrade-monument-program"])
        })
        .over();
    let sheet = table.game.unity_sheet();
    assert_eq!((sheet.tracks, sheet.developments, sheet.moons, sheet.tokens), (49, 17, 18, 12));
    assert_eq!((sheet.vault, sheet.leaders, sheet.damage, sheet.upgrades), (15, 3, -4, 4));
    assert_eq!(sheet.total(), 172, "nothing for civilization modules");
}

#[test]
fn un_tv_33_the_vault() {
    let vault = |commerce: u8, cards: u8| {
        let scenario = Scenario::with(against(1, "envoy-sera-vint"));
        scenario.unity(|u| u.track("commerce", commerce).cards(cards)).over().game.unity_sheet().vault
    };
    assert_eq!((vault(9, 10), vault(9, 40), vault(4, 10)), (20, 30, 0));
}

/// UN-WIN-1, UN-WIN-3, UN-RULING-26.
#[test]
fn un_tv_34_a_tie() {
    let six = [
        "fusion-coil",
        "carbon-loom",
        "resonance-array",
        "photon-gallery",
        "particle-transmuter",
        "gravity-lens",
    ];
    let seven = [
        "titanium-refinery",
        "ore-crusher",
        "ice-cutter",
        "carbon-press",
        "slag-reactor",
        "smelter-row",
        "tidal-forge",
    ];
    let tied = |own: &[&str], stored: u8, cards: u8, vp: i16| {
        let scenario = Scenario::with(against(1, "envoy-sera-vint"))
            .seat(1, |p| p.vp(vp).modules(own).stored([stored, 0, 0, 0, 0]))
            .unity(|u| u.vp(150).modules(&seven).cards(cards));
        scenario.over().winners()
    };
    assert_eq!(tied(&six, 9, 0, 150), Vec::<u8>::new(), "Unity has a module more");
    let also = [
        "fusion-coil",
        "carbon-loom",
        "resonance-array",
        "photon-gallery",
        "particle-transmuter",
        "gravity-lens",
        "supplier",
    ];
    assert_eq!(tied(&also, 5, 5, 150), [1], "shared");
    assert_eq!(tied(&six, 0, 0, 151), [1]);
    assert_eq!(tied(&also, 9, 0, 149), Vec::<u8>::new());
}

/// UN-WIN-2: Unity ranks among several players.
#[test]
fn un_win_2_the_highest_wins() {
    let winners = |unity: i16| {
        let scenario =
            Scenario::with(against(2, "envoy-sera-vint")).seat(1, |p| p.vp(80)).seat(2, |p| p.vp(70));
        let table = scenario.unity(|u| u.vp(unity)).over();
        (table.winners(), table.game.outcome().expect("over").ending)
    };
    assert_eq!(winners(75), (vec![1], 0));
    assert_eq!(winners(90), (vec![], 2), "the third ending: Unity");
}

/// UN-SCORE-3, UN-RULING-25, UN-EFFECT-18: special regions and destinies.
#[test]
fn un_score_3_special_regions_and_destinies() {
    use orrery_andromedas_edge::Special;
    let options = Options { special: Special::Quasars, ..against(1, "envoy-sera-vint") };
    let table = Scenario::with(options).unity(|u| u.development("space-08")).over();
    assert_eq!(table.game.unity_sheet().special_regions, 1, "a Quasar next to it");
    let destiny = orrery_andromedas_edge::content().destinies[0].clone();
    let goal: Track = destiny.goals[0].0;
    let highest = |unity: u8| {
        let scenario = Scenario::with(Options { destiny: true, ..against(1, "envoy-sera-vint") })
            .seat(1, |p| p.destiny(&destiny.id).track(goal.word(), 3))
            .unity(|u| u.track(goal.word(), unity));
        scenario.over().sheet(1).destiny
    };
    assert!(highest(3) >= i16::from(destiny.goals[0].1), "tied for highest");
    assert!(highest(4) < highest(3), "its markers count");
}

/// UN-TV-35, UN-SETUP-4: what is accepted, and a Commander drawn by level.
#[test]
fn un_setup_4_commanders_and_levels() {
    let tessera = begun(&against(1, "overmind-tessera"), 1);
    assert_eq!((tessera.unity_track("supremacy"), tessera.marker()), (2, 4), "no space takes effect");
    let drawn: std::collections::BTreeSet<String> =
        (0..20).map(|seed| begun(&against(1, "level-2"), seed).unity().commander().to_string()).collect();
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), ["archivist-mnemos", "marshal-brakka"]);
    for text in ["2", "level-2"] {
        assert_eq!(text.parse::<Foe>(), Ok(Foe::Level(2)));
    }
    assert!("nobody".parse::<Foe>().unwrap_err().contains("envoy-sera-vint"));
}

#[test]
fn un_tv_35_starting_steps_trigger_nothing() {
    let table = begun(&against(1, "overmind-tessera"), 2);
    assert_eq!((table.unity_track("supremacy"), table.marker()), (2, 4));
}

/// UN-SETUP-2, UN-RULING-2.
#[test]
fn un_setup_2_one_to_three_players() {
    let with = |players, teams| Options { players, teams, ..against(1, "1") }.check();
    assert!(with(1, false).is_ok() && with(2, false).is_ok() && with(3, false).is_ok());
    assert!(with(4, false).unwrap_err().to_string().contains("1 to 3 players"));
    assert!(with(4, true).unwrap_err().to_string().contains("two against two"));
    let alone = Options { unity: None, automatic_conn: false, ..against(1, "1") };
    assert!(alone.check().unwrap_err().to_string().contains("against Unity"));
    let idle = Options { unity: None, players: 2, ..against(1, "1") };
    assert!(idle.check().is_ok(), "the Conn is nothing without Unity");
}

/// UN-SETUP-3, UN-RULING-36: nothing of a player's.
#[test]
fn un_setup_3_unity_has_no_station_mat() {
    let table = begun(&against(1, "envoy-sera-vint"), 3);
    assert_eq!((table.unity().modules().len(), table.unity_cards()), (0, 0));
    assert_eq!(table.game.unity_sheet().damage, 0);
}

/// Options as texts: those that do not speak of Unity still read, and short ones are accepted.
#[test]
fn options_are_read_with_and_without_unity() {
    let plain = Options::standard(2).unwrap();
    let written = serde_json::to_string(&plain).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&written).unwrap(), plain);
    let json = written.replace(",\"unity\":null,\"automatic_conn\":false", "");
    assert_ne!(json, written);
    assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), plain);
    for (text, foe) in
        [("\"marshal-brakka\"", "marshal-brakka"), ("\"level-3\"", "3"), ("\"2\"", "2"), ("2", "2")]
    {
        let with = json.replace("\"players\":2", &format!("\"players\":2,\"unity\":{text}"));
        let read: Options = serde_json::from_str(&with).unwrap();
        assert_eq!(read.unity, Some(foe.parse().unwrap()));
    }
    assert!(
        serde_json::from_str::<Options>(&json.replace("\"players\":2", "\"players\":2,\"unity\":\"x\""))
            .is_err()
    );
}

/// The fifth side stands in the notation.
#[test]
fn unity_is_a_side() {
    assert_eq!("unity".parse(), Ok(Side::UNITY));
    assert_eq!("side unity".parse::<orrery_andromedas_edge::Action>().unwrap().to_string(), "side unity");
    assert_eq!(
        "hit seat-2 fighter".parse::<orrery_andromedas_edge::Action>().unwrap().to_string(),
        "hit seat-2 fighter"
    );
}
