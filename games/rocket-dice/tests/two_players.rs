//! What is different with two players: RD-TWOPLAYER.

mod common;

use common::{BOARD_A, RESERVE_R, seen, standard, start};
use orrery_rocket_dice::scenario::{Holding, Scenario};
use orrery_rocket_dice::{BattleId, Scope};

/// Two of seats 1 and 2 of two players have together so many of what the battle counts.
fn together(battle: &str, first: u8, second: u8) -> Scenario {
    let scenario = Scenario::of(2).board(BOARD_A).reserve(RESERVE_R).round(3).battles(battle, "scrap-wars");
    fn has<'a>(me: Holding<'a>, battle: &str, count: u8) -> Holding<'a> {
        let spaces = ["purple-3", "silver-3", "blue-3", "purple-6", "silver-6"];
        let alliances = ["pale-choir", "far-scouts", "war-hulks"];
        let moons = ["garden-moon", "dock-moon", "relay-moon"];
        match battle {
            "first-landfall-war" | "scramble-of-worlds" => me.any_planets(count.into()),
            "siege-of-the-station" => me.station(&spaces[..count.into()]),
            "moonfall" => (0..count).fold(me, |me, nth| me.moons(moons[usize::from(nth) / 2], nth % 2 + 1)),
            "grand-muster" => me.attack(count),
            "war-of-envoys" => me.alliances(&alliances[..count.into()]),
            _ => unreachable!("{battle} is not over all players"),
        }
    }
    scenario.seat(1, |me| has(me, battle, first)).seat(2, |rival| has(rival, battle, second))
}

#[test]
fn rd_twoplayer_1_battle_conditions_over_all_players_are_halved_rounded_up() {
    // With more players: 5 planets, 16 spaces, 15 moons, 21 planets, 32 attack, 7 alliances.
    let halved = [
        ("first-landfall-war", 1, 2),
        ("siege-of-the-station", 3, 5),
        ("moonfall", 2, 6),
        ("scramble-of-worlds", 3, 8),
        ("grand-muster", 3, 13),
        ("war-of-envoys", 1, 3),
    ];
    let over_all = BattleId::all().filter(|battle| battle.card().scope == Scope::All).count();
    assert_eq!(over_all, halved.len());
    for (battle, first, second) in halved {
        // Alliances are one of each in the game, so the two seats do not hold the same ones.
        let scenario = |first, second| match battle {
            "war-of-envoys" => {
                together(battle, 0, second).seat(1, |me| me.alliances(&["echo-sages"][..first]))
            }
            _ => together(battle, first as u8, second),
        };
        let triggers = |first, second| {
            let mut table = scenario(first, second).table();
            table.act("take a1-c1");
            table.happened("BattleTriggered")
        };
        assert!(triggers(first, second), "{battle} at {}", first + usize::from(second));
        assert!(!triggers(first - 1, second), "{battle} at {}", first - 1 + usize::from(second));
    }
}

#[test]
fn rd_twoplayer_1_other_conditions_are_not_halved() {
    let triggers = |planets, players| {
        let scenario = Scenario::of(players).board(BOARD_A).reserve(RESERVE_R).round(3);
        let scenario =
            scenario.battles("empire-too-large", "scrap-wars").seat(2, |rival| rival.any_planets(planets));
        scenario.table().act("take a1-c1").happened("BattleTriggered")
    };
    assert!(triggers(8, 2) && !triggers(7, 2));
    assert!(triggers(8, 3) && !triggers(7, 3));
    // And with three players the condition over all is the full one.
    let three = |planets| {
        let scenario = Scenario::of(3)
            .board(BOARD_A)
            .reserve(RESERVE_R)
            .round(3)
            .battles("first-landfall-war", "moonfall");
        scenario
            .seat(2, |rival| rival.any_planets(planets))
            .table()
            .act("take a1-c1")
            .happened("BattleTriggered")
    };
    assert!(three(5) && !three(4));
}

#[test]
fn rd_twoplayer_2_two_copies_of_each_moon_17_planets_12_vp_cards() {
    let view = seen(&start(&standard(2), 1));
    assert_eq!(view.moons, [2; 6]);
    assert_eq!(view.piles.map(|pile| pile.below + 1).iter().sum::<u8>(), 17);
    assert_eq!(view.vp_deck.len(), 12);
}

#[test]
fn rd_twoplayer_3_seats_south_and_north() {
    // South fills from the north edge, north from the south edge, each from its own left.
    let refilled = |seat| {
        let scenario = Scenario::of(2).board(BOARD_A).reserve(RESERVE_R).no_battles().round(2).active(seat);
        let mut table = scenario.table();
        table.acts(&["take c2-e2", "done", "done"]);
        table.board()
    };
    assert!(refilled(1).starts_with("p5 w5 p1 s2 s3 /"));
    assert!(refilled(2).ends_with("/ b3 s6 s3 s2 p1"));
}
