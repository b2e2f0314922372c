//! The 12 battles: when each triggers, with two players and with more, and whom its bonus helps.

use orrery_rocket_dice::scenario::{Holding, Scenario, Table};
use orrery_rocket_dice::{BattleId, SOURCE};

type Has = fn(Holding<'_>) -> Holding<'_>;

const SPACES: [&str; 18] = [
    "purple-3",
    "purple-9",
    "purple-10",
    "silver-3",
    "silver-9",
    "silver-13",
    "blue-3",
    "blue-9",
    "white-12",
    "white-18",
    "purple-6",
    "silver-6",
    "blue-6",
    "purple-12",
    "silver-12",
    "blue-12",
    "blue-15",
    "white-24",
];
const MOONS: [&str; 6] =
    ["sentinel-moon", "bastion-moon", "dock-moon", "relay-moon", "garden-moon", "embassy-moon"];
const ALLIANCES: [&str; 8] = [
    "violet-corsairs",
    "silver-guild",
    "azure-league",
    "pale-choir",
    "clockwork-envoys",
    "far-scouts",
    "void-traders",
    "mask-people",
];

/// What a condition counts, dealt out so that several players have a part.
fn spread(scenario: Scenario, what: &str, count: usize) -> Scenario {
    let (first, second) = (count / 2, count - count / 2);
    match what {
        "planets" => scenario.seat(1, |it| it.any_planets(first)).seat(2, |it| it.any_planets(second)),
        "spaces" => {
            scenario.seat(1, |it| it.station(&SPACES[..first])).seat(2, |it| it.station(&SPACES[..second]))
        }
        "attack" => scenario.seat(1, |it| it.attack(first as u8)).seat(2, |it| it.attack(second as u8)),
        "alliances" => scenario
            .seat(1, |it| it.alliances(&ALLIANCES[..first]))
            .seat(2, |it| it.alliances(&ALLIANCES[first..count])),
        _ => (1..).zip(MOONS.iter().cycle().take(count).collect::<Vec<_>>().chunks(6)).fold(
            scenario,
            |scenario, (seat, kinds)| {
                scenario.seat(seat, |it| kinds.iter().fold(it, |it, kind| it.moons(kind, 1)))
            },
        ),
    }
}

/// Does the battle trigger after something harmless?
fn triggers(scenario: Scenario, battle: &str) -> bool {
    let next = if battle == "moonfall" { "tower-dispute" } else { "moonfall" };
    let mut table = scenario.battles(battle, next).fleet("p1 w1 s2").table();
    table.act("deposit 1");
    table.times("BattleTriggered") == 1
}

/// It triggers exactly from this number on, over all players together.
fn due_at(battle: &str, what: &str, with_two: usize, with_more: usize) {
    for (players, number) in [(2, with_two), (3, with_more), (4, with_more)] {
        for (count, expected) in [(number - 1, false), (number, true)] {
            let scenario = spread(Scenario::of(players), what, count);
            assert_eq!(triggers(scenario, battle), expected, "{battle}: {count} {what}, {players} players");
        }
    }
}

/// The battle breaks out by this action. Strengths of seat 2, who has what it says, against seat 1's on turn.
fn strengths(battle: &str, has: Has, prepare: impl Fn(Scenario) -> Scenario, action: &str) -> Vec<u8> {
    let mut table = prepare(Scenario::of(3).seat(2, has)).battles(battle, "empire-too-large").table();
    table.act(action);
    assert_eq!(table.times("BattleTriggered"), 1, "{battle}");
    table.mustered()
}

/// Seat 3 has what makes the battle due; what seat 2 adds to its strength by the bonus.
fn bonus(battle: &str, due: Has, cases: &[(Has, u8)]) {
    for (nth, (has, bonus)) in cases.iter().enumerate() {
        let strength = strengths(battle, *has, |it| it.seat(3, due).fleet("p1 w1 s2"), "deposit 1")[1];
        assert_eq!(strength, *bonus, "{battle}, case {nth}");
    }
}

#[test]
fn every_battle_is_loaded_as_it_is_written() {
    for battle in BattleId::all() {
        let line =
            SOURCE.lines().find(|line| line.contains(&format!("{{ id = \"{battle}\""))).expect("its line");
        assert!(line.contains(&format!(", vp = {},", battle.card().vp)), "{battle}");
    }
}

#[test]
fn first_landfall_war() {
    due_at("first-landfall-war", "planets", 3, 5);
    let due: Has = |it| it.unarmed_planets(5);
    bonus(
        "first-landfall-war",
        due,
        &[(|it| it.station(&SPACES[..3]), 0), (|it| it.station(&SPACES[..4]), 2)],
    );
}

#[test]
fn siege_of_the_station() {
    due_at("siege-of-the-station", "spaces", 8, 16);
    let due: Has = |it| it.station(&SPACES[..16]);
    bonus(
        "siege-of-the-station",
        due,
        &[(|it| it.moons("garden-moon", 1), 0), (|it| it.moons("garden-moon", 2), 2)],
    );
}

#[test]
fn moonfall() {
    due_at("moonfall", "moons", 8, 15);
    let due: Has = |it| MOONS.iter().fold(it, |it, kind| it.moons(kind, 3));
    bonus(
        "moonfall",
        due,
        &[
            (|it| it.unarmed_planets(1), 0),
            (|it| it.unarmed_planets(2), 1),
            (|it| it.unarmed_planets(6), 3),
            (|it| it.unarmed_planets(8), 3),
        ],
    );
}

#[test]
fn scramble_of_worlds() {
    due_at("scramble-of-worlds", "planets", 11, 21);
    let due: Has = |it| it.any_planets(21);
    bonus(
        "scramble-of-worlds",
        due,
        &[(|it| it.alliances(&ALLIANCES[..2]), 2), (|it| it.alliances(&ALLIANCES[..4]), 3), (|it| it, 0)],
    );
}

#[test]
fn grand_muster_counts_the_track_only() {
    due_at("grand-muster", "attack", 16, 32);
    // The printed attack of planets and moons does not make it due.
    let printed: Has = |it| it.planets(&["crown-of-spears", "titan-forge"]).moons("bastion-moon", 1);
    assert!(!triggers(Scenario::of(3).seat(1, |it| it.attack(30)).seat(2, printed), "grand-muster"));
    let dual_and_purple: Has = |it| it.attack(2).planets(&["ember-hold", "lantern"]);
    let two_purple: Has = |it| it.attack(2).planets(&["ember-hold", "iron-thorn"]);
    bonus("grand-muster", |it| it.attack(30), &[(dual_and_purple, 2 + 1), (two_purple, 2 + 2 + 2)]);
}

#[test]
fn war_of_envoys() {
    due_at("war-of-envoys", "alliances", 4, 7);
    let due: Has = |it| it.alliances(&ALLIANCES[..7]);
    let one_silver: Has = |it| it.planets(&["tin-reach", "mirror-bay"]);
    bonus("war-of-envoys", due, &[(one_silver, 0), (|it| it.planets(&["tin-reach", "rustfield"]), 2)]);
}

#[test]
fn empire_too_large() {
    for players in 2..=4 {
        let planets = |first: usize, second: usize| {
            let scenario = Scenario::of(players).seat(1, |it| it.any_planets(first));
            triggers(scenario.seat(2, |it| it.any_planets(second)), "empire-too-large")
        };
        assert_eq!([planets(7, 7), planets(8, 0), planets(0, 8)], [false, true, true], "{players} players");
    }
    let scenario = Scenario::of(3).seat(3, |it| it.any_planets(8)).seat(1, |it| it.unarmed_planets(5));
    let mut table = scenario
        .battles("empire-too-large", "moonfall")
        .seat(2, |it| it.unarmed_planets(4))
        .fleet("p1 w1 s2")
        .table();
    table.act("deposit 1");
    assert_eq!(table.mustered()[..2], [0, 2], "for 4 planets or less");
}

#[test]
fn fortress_raid() {
    for players in 2..=4 {
        let spaces = |first: usize, second: usize| {
            let scenario = Scenario::of(players).seat(1, |it| it.station(&SPACES[..first]));
            triggers(scenario.seat(2, |it| it.station(&SPACES[..second])), "fortress-raid")
        };
        assert_eq!([spaces(10, 10), spaces(11, 0), spaces(0, 11)], [false, true, true], "{players} players");
    }
    let due: Has = |it| it.station(&SPACES[..11]);
    let five: Has = |it| it.moons("garden-moon", 3).moons("dock-moon", 2);
    bonus("fortress-raid", due, &[(|it| it, 0), (|it| it.moons("garden-moon", 2), 2), (five, 3)]);
}

/// An event battle, for two and for more players: which actions trigger it, by themselves.
fn on(battle: &str, prepare: impl Fn(Scenario) -> Scenario, cases: &[(&str, bool)]) {
    for players in 2..=4 {
        for (action, expected) in cases {
            let mut table: Table =
                prepare(Scenario::of(players).round(2).battles(battle, "moonfall")).rolling(&[1, 1]);
            table.act(action);
            if table.times("Recruited") == 1 {
                table.act("done");
            }
            assert_eq!(
                table.times("BattleTriggered") == 1,
                *expected,
                "{battle}: {action}, {players} players"
            );
        }
    }
}

#[test]
fn tower_dispute() {
    let tower = |it: Scenario| it.seat(1, |me| me.scrap(12)).fleet("p1 w6 p2");
    on(
        "tower-dispute",
        tower,
        &[("work station-white-12 2 scrap 6", true), ("work station-purple-12 scrap 12", false)],
    );
    let action = "work station-white-12 2 scrap 6";
    for (has, bonus) in [(|it: Holding<'_>| it.station(&["white-18"])) as Has, |it| {
        it.station(&["white-12", "white-18", "white-24"])
    }]
    .into_iter()
    .zip([1, 3])
    {
        assert_eq!(
            strengths("tower-dispute", has, tower, action),
            [1, bonus, 0],
            "the space just marked counts too"
        );
    }
}

#[test]
fn works_strike() {
    let works = |it: Scenario| it.seat(1, |me| me.scrap(12).station(&["silver-3"])).fleet("p3 w6 s6");
    on("works-strike", works, &[("work station-silver-6 3", true), ("work station-purple-3 1", false)]);
    let action = "work station-silver-6 3";
    let one_blue: Has = |it| it.planets(&["tidewatch", "veil"]);
    let two_blue: Has = |it| it.planets(&["tidewatch", "oracle"]);
    assert_eq!(strengths("works-strike", one_blue, works, action)[1], 0);
    assert_eq!(strengths("works-strike", two_blue, works, action)[1], 2);
}

#[test]
fn full_broadside() {
    on("full-broadside", |it| it.first_row("b6 b6 b6 b3 s1"), &[("take a1-d1", true), ("take a1-c1", false)]);
    on("full-broadside", |it| it.first_row("b6 b6 b6 b2 s1"), &[("take a1-d1", false)]);
    let mut table = Scenario::of(3)
        .round(2)
        .battles("full-broadside", "moonfall")
        .seat(2, |it| it.attack(3))
        .first_row("b6 b6 b6 b3 s1")
        .table();
    table.act("take a1-d1").act("done");
    assert_eq!(table.mustered(), [1, 3, 0], "1 for the player on turn");
}

#[test]
fn scrap_wars() {
    let rich = |it: Scenario| it.seat(1, |me| me.scrap(20)).fleet("p1 w6 w1");
    let cases = [
        ("work station-silver-12 scrap 12", true),
        ("work station-white-18 2 scrap 12", true),
        ("work station-white-18 2+3 scrap 11", false),
        ("work station-purple-10 scrap 10", false),
    ];
    on("scrap-wars", rich, &cases);
    let action = "work station-silver-12 scrap 12";
    assert_eq!(strengths("scrap-wars", |it| it.scrap(3), rich, action), [0, 2, 2], "for 3 scrap or less");
    assert_eq!(strengths("scrap-wars", |it| it.scrap(4), rich, action), [0, 0, 2]);
}
