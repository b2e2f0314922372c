//! Two against two (AE-TEAM, AE-WINDOW-45 to -47, AE-RULING-111 to -121).

use orrery_andromedas_edge::scenario::Scenario;
use orrery_andromedas_edge::{Event, Options};

fn teams() -> Scenario {
    Scenario::with(Options { teams: true, ..Options::standard(4).expect("4 players") })
}

/// AE-TEAM-4, AE-TEAM-11, AE-RULING-116.
#[test]
fn ae_team_4_teammates_do_not_fight_each_other() {
    let mut table = teams()
        .moons("space-02", &[])
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.ship("transport", "space-02").hand(&["docking-fee"]))
        .table();
    table.act("launch transport space-02");
    assert!(!table.events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
    assert_eq!(table.vp(2), 0, "no opponent has launched: nobody was asked");
    let table = teams().seat(2, |p| p.ship("transport", "space-02")).table();
    assert!(!table.allows("launch transport space-02"), "occupied for a first Launch all the same");
}

/// AE-TEAM-5, AE-TEAM-6, AE-TEAM-7, AE-TEAM-8, AE-RULING-113, AE-RULING-117.
#[test]
fn ae_team_7_dice_are_merged_and_both_are_rewarded() {
    let scenario = teams()
        .moons("space-02", &[])
        .development("space-08", 1, true)
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.ship("transport", "space-02"))
        .seat(3, |p| p.ship("fighter", "space-02").stored([1, 0, 0, 0, 0]));
    // Seat 1: transport and own development; seat 2: no die for the teammate's development; seat 3: fighter and energy.
    let mut table = scenario.clone().table();
    table.act("launch transport space-02");
    assert_eq!((table.dice(1), table.dice(2), table.dice(3)), ((2, 1), (1, 1), (2, 1)));
    table.to("AE-WINDOW-20").roll(&[6, 2, 5, 6, 4, 4]);
    table.act("energy 1");
    assert!(table.events.iter().any(|event| matches!(event, Event::BattleWon { .. })), "6 5 2 beats 6 4 4");
    assert_eq!([1, 2, 3].map(|seat| table.track(seat, "supremacy")), [1, 1, 0]);
}

/// AE-TEAM-9, AE-RULING-112, AE-WINDOW-47.
#[test]
fn ae_team_9_the_active_player_says_who_takes_the_token() {
    let scenario = teams()
        .moons("space-02", &[])
        .tokens([Some("supremacy-triumph"), None, None])
        .seat(1, |p| p.track("supremacy", 2))
        .seat(2, |p| p.ship("transport", "space-02").track("supremacy", 2))
        .seat(3, |p| p.ship("fighter", "space-02"));
    let mut table = scenario.seat(1, |p| p.ship("transport", "space-01")).table();
    table.roll(&[6, 6, 1, 1]);
    table.act("launch transport space-02").to("AE-WINDOW-47");
    assert_eq!(
        (table.asked(), table.rule(), table.offers_of("player ")),
        (1, "AE-WINDOW-47", vec!["1".to_owned(), "2".to_owned()])
    );
    table.act("player 2");
    assert_eq!((table.vp(1), table.vp(2)), (2, 0), "the other scores 2 VP");
}

/// AE-TEAM-10.
#[test]
fn ae_team_10_two_event_spaces_move_the_marker_twice() {
    let mut table = teams()
        .moons("space-02", &[])
        .marker(1)
        .seat(1, |p| p.ship("transport", "space-01").track("supremacy", 1))
        .seat(2, |p| p.ship("transport", "space-02").track("supremacy", 1))
        .seat(3, |p| p.ship("fighter", "space-02"))
        .table();
    table.roll(&[6, 6, 1, 1]);
    table.act("launch transport space-02").to("AE-WINDOW-42");
    assert_eq!(table.marker(), 3);
}

/// AE-TEAM-13, AE-TEAM-14, AE-WINDOW-45, AE-RULING-118.
#[test]
fn ae_team_13_one_thing_is_handed_over_if_both_agree() {
    let mut table = teams()
        .seat(1, |p| {
            p.stored([1, 0, 0, 0, 0])
                .hand(&["ambush"])
                .moons(&["moon-blue-single"])
                .finds(&["discovery-ancient-song"])
                .tokens(&["supremacy-triumph"])
        })
        .seat(2, |p| p.stored([0, 1, 0, 0, 0]))
        .table();
    assert_eq!(table.offers_of("hand ").len(), 5);
    assert_eq!(table.offers_of("ask "), ["resource titanium"]);
    table.act("hand card ambush");
    assert_eq!(table.asked(), 2);
    table.act("done");
    assert_eq!((table.hand(1).len(), table.offers_of("hand ").len()), (1, 5), "a refusal does not use it up");
    table.acts(&["hand card ambush", "choose 1"]);
    assert_eq!((table.hand(1).len(), table.hand(2)), (0, vec!["ambush".to_owned()]));
    assert!(
        table.told(3).iter().any(|event| matches!(event, Event::Transferred { thing: None, .. })),
        "unseen by the others"
    );
    assert!(table.offers_of("hand ").is_empty() && table.offers_of("ask ").is_empty(), "once");
    let mut table = teams()
        .seat(2, |p| p.moons(&["moon-blue-single"]))
        .seat(1, |p| p.moons(&["moon-blue-vp", "moon-teal-vp", "moon-red-vp", "moon-yellow-vp"]))
        .table();
    assert!(table.offers_of("ask ").is_empty(), "no room");
    table.act("return");
}

/// AE-TEAM-15, AE-TEAM-16, AE-RULING-119, AE-WINDOW-46.
#[test]
fn ae_team_15_the_first_module_may_go_to_the_teammate() {
    let scenario = teams()
        .tile("space-01", "maximus-field")
        .column("science", &["quantum-router", "fusion-coil"])
        .column("industry", &[])
        .seat(1, |p| p.stored([0, 0, 0, 7, 0]));
    let mut table = scenario.clone().table();
    table.acts(&["launch transport space-01", "module quantum-router", "choose 1"]);
    assert_eq!(table.asked(), 2);
    table.act("choose 1");
    assert!(table.has_module(2, "quantum-router") && table.module(2, "quantum-router").damage == 2);
    assert_eq!(
        (table.track(1, "science"), table.track(2, "science"), table.stored(1)[3]),
        (0, 1, 4),
        "the active player paid"
    );
    table.act("module fusion-coil");
    assert!(table.has_module(1, "fusion-coil"), "only the first");
    let mut table = scenario.table();
    table.acts(&["launch transport space-01", "module quantum-router", "choose 1", "done"]);
    assert!(table.has_module(1, "quantum-router"), "refused");
}

/// AE-TEAM-17, AE-RULING-114, AE-RULING-115.
#[test]
fn ae_team_17_the_sum_of_both_wins() {
    let at = |vp: [i16; 4]| {
        let mut scenario = teams();
        for (number, vp) in (1..).zip(vp) {
            scenario = scenario.seat(number, |p| p.vp(vp));
        }
        scenario
    };
    assert_eq!(at([50, 1, 20, 20]).over().winners(), [1, 2]);
    assert_eq!(at([30, 10, 20, 20]).over().winners(), [1, 2, 3, 4]);
    assert_eq!(at([30, 10, 20, 20]).seat(4, |p| p.modules(&["fusion-coil"])).over().winners(), [3, 4]);
    assert_eq!(at([30, 10, 20, 20]).seat(4, |p| p.stored([1, 0, 0, 0, 0])).over().winners(), [3, 4]);
    let mut table = at([59, 0, 0, 0]).seat(1, |p| p.finds(&["discovery-ancient-song"])).table();
    table.acts(&["discovery discovery-ancient-song", "choose 1"]);
    assert!(table.is_ending(), "a single marker triggers the end");
}

/// AE-RULING-121.
#[test]
fn ae_ruling_121_a_battle_ends_when_one_team_is_left() {
    let mut table = teams()
        .moons("space-02", &[])
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.ship("transport", "space-02"))
        .seat(3, |p| p.ship("transport", "space-02").hand(&["safe-conduct"]))
        .table();
    table
        .act("launch transport space-02")
        .to("AE-WINDOW-18")
        .acts(&["play safe-conduct", "move transport space-03"]);
    assert!(!table.is_battle() && table.events.contains(&Event::BattleEnded));
}

/// AE-RULING-120: the teammate is another player.
#[test]
fn ae_ruling_120_destiny_compares_with_the_teammate_too() {
    let options = Options { teams: true, destiny: true, ..Options::standard(4).expect("4 players") };
    let scenario =
        Scenario::with(options).seat(1, |p| p.destiny("destiny-science-industry").track("science", 4));
    assert_eq!(scenario.clone().seat(2, |p| p.track("industry", 1)).over().sheet(1).destiny, 6);
    let behind = scenario.seat(2, |p| p.track("industry", 1).track("science", 5));
    assert_eq!(behind.over().sheet(1).destiny, 0);
}
