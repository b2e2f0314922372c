//! The vectors of recruiting: RD-VEC-4 to -8, -13 and -28.

mod common;

use common::{NO_LINES, board_a, top_row};
use orrery_rocket_dice::Cell;
use orrery_rocket_dice::scenario::{Scenario, Table};

/// The lines on offer, without their white ends.
fn lines(table: &Table) -> Vec<String> {
    let line = |take: &String| take.split(' ').nth(1).map(str::to_owned);
    let mut lines: Vec<String> = table.offers_of("take ").iter().filter_map(line).collect();
    lines.dedup();
    lines
}

#[test]
fn rd_vec_4_lines_on_board_a_without_a_swap() {
    let table = board_a(3, 1).table();
    assert_eq!(lines(&table), ["a1-c1", "c2-e2"]);
    let taken = |line: &str| table.clone().act(line).fleet();
    assert_eq!((taken("take a1-c1").as_str(), taken("take c2-e2").as_str()), ("p5 w5 b5", "p4 w4 w4"));
}

#[test]
fn rd_vec_5_lines_on_board_a_with_a_swap() {
    let table = board_a(3, 1).table();
    let mut pairs = Vec::new();
    for swap in table.offers_of("swap ") {
        let mut swapped = table.clone();
        let lines = lines(swapped.act(&swap));
        assert!(!lines.is_empty(), "{swap} leads nowhere");
        pairs.extend(lines.into_iter().map(|line| format!("{swap}: {line}")));
    }
    let mut expected = [
        "swap a1 b1: a1-c1",
        "swap b1 c1: a1-c1",
        "swap b1 b2: a1-c1",
        "swap d1 e1: d1-d3",
        "swap b2 c2: b2-b4",
        "swap b2 b3: b2-d2",
        "swap b2 b3: b2-e2",
        "swap c2 d2: c2-e2",
        "swap c2 c3: a2-c2",
        "swap c2 c3: b3-d3",
        "swap c2 c3: c3-c5",
        "swap c3 d3: a3-c3",
        "swap d3 e3: e1-e3",
        "swap b4 c4: c4-e4",
        "swap d4 d5: d2-d4",
    ];
    pairs.sort();
    expected.sort();
    assert_eq!(pairs, expected);
}

#[test]
fn rd_vec_6_white_ends_on_board_a() {
    let after = |swap: &str| {
        let mut table = board_a(3, 1).table();
        table.act(swap);
        table
    };
    let fours = after("swap b2 c2");
    assert_eq!(fours.offers(), ["take b2-b4", "take b2-b4 +b1"], "the white 5, not the silver 6");
    assert_eq!(fours.clone().act("take b2-b4").fleet(), "p4 w4 b4");
    assert_eq!(fours.clone().act("take b2-b4 +b1").fleet(), "w5 p4 w4 b4");
    let silver = after("swap c2 c3");
    assert_eq!(silver.offers_of("take a2-c2"), ["take a2-c2", "take a2-c2 +d2"]);
    assert_eq!(silver.clone().act("take a2-c2 +d2").fleet(), "s6 s5 s3 w4");
    assert_eq!(board_a(3, 1).table().offers_of("take a1-c1"), ["take a1-c1"], "no extra");
}

#[test]
fn rd_vec_7_both_ends() {
    let fleets = |row: &str| {
        let table = top_row(row).table();
        let fleet = |take: &String| table.clone().act(take).fleet();
        let mut fleets: Vec<String> = table.offers_of("take ").iter().map(fleet).collect();
        fleets.sort_by_key(|fleet| (fleet.len(), fleet.clone()));
        fleets
    };
    assert_eq!(fleets("w2 p1 p4 p6 w5"), ["p1 p4 p6", "p1 p4 p6 w5", "w2 p1 p4 p6", "w2 p1 p4 p6 w5"]);
    let mut five = top_row("w2 p1 p4 p6 w5").table();
    five.act("take b1-d1 +a1 +e1");
    assert!(five.happened("total: 18"));
    let run = ["p1 p4 p6", "p4 p6 p2", "p1 p4 p6 p2", "p4 p6 p2 w5", "p1 p4 p6 p2 w5"];
    assert_eq!(fleets("p1 p4 p6 p2 w5"), run);
}

#[test]
fn rd_vec_8_ninety_four_triples_and_nothing_else() {
    let table = Scenario::of(3).board(NO_LINES).no_battles().round(2).table();
    let offers = table.offers();
    assert_eq!((offers.len(), table.offers_of("gather ").len()), (94, 94));
    let mut seen = std::collections::BTreeSet::new();
    let (mut straight, mut angled) = (0, 0);
    for offer in &offers {
        let mut cells: Vec<Cell> =
            offer["gather ".len()..].split('+').map(|cell| cell.parse().unwrap()).collect();
        cells.sort();
        let touching = |a: Cell, b: Cell| a.row().abs_diff(b.row()) + a.col().abs_diff(b.col()) == 1;
        let edges = [(0, 1), (0, 2), (1, 2)].iter().filter(|(i, j)| touching(cells[*i], cells[*j])).count();
        assert_eq!((cells.len(), edges), (3, 2), "{offer} hangs together");
        let in_a_row = cells.iter().all(|cell| cell.row() == cells[0].row());
        let in_a_column = cells.iter().all(|cell| cell.col() == cells[0].col());
        if in_a_row || in_a_column {
            straight += 1
        } else {
            angled += 1
        }
        assert!(seen.insert(cells), "{offer} twice");
    }
    assert_eq!((straight, angled), (30, 64));
}

#[test]
fn rd_vec_13_threshold() {
    let offered = |row: &str, empire: &str, embassies: u8| {
        let scenario = top_row(row).seat(1, |me| me.empire(empire).moons("embassy-moon", embassies));
        let mut table = scenario.table();
        table.act("take a1-d1");
        !table.offers_of("alliance ").is_empty()
    };
    assert!(offered("p6 p5 p5 p4 s1", "raiders", 0), "20");
    assert!(!offered("p6 p5 p4 p4 s1", "raiders", 0), "19");
    assert!(offered("p6 p5 p4 p4 s1", "raiders", 1), "19 with an embassy");
    assert!(offered("p6 p5 p2 p2 s1", "diplomats", 0), "15");
    assert!(!offered("p6 p4 p2 p2 s1", "diplomats", 0), "14");
    assert!(offered("p6 p4 p2 p2 s1", "diplomats", 1), "14 with an embassy");
    // Diplomats take 16 and reroll the 2 into a 6.
    let mut diplomats = top_row("p6 p5 p3 p2 s1").seat(1, |me| me.empire("diplomats")).table();
    for _ in 0..2 {
        if diplomats.alliances(1).is_empty() {
            diplomats.act("take a1-d1");
        } else {
            diplomats.roll(&[6]).act("reroll 4");
        }
        let first = diplomats.offers_of("alliance ")[0].clone();
        diplomats.act(&first);
    }
    assert_eq!(diplomats.alliances(1).len(), 2);
    // Others reroll 12 to 22.
    let mut others = top_row("p3 p3 p4 p2 s1").seat(1, |me| me.empire("raiders")).table();
    others.act("take a1-d1").roll(&[6, 6, 5, 5]).act("reroll 1+2+3+4");
    assert_eq!(others.fleet(), "p6 p6 p5 p5");
    assert!(others.offers_of("alliance ").is_empty() && others.alliances(1).is_empty());
}

#[test]
fn rd_vec_28_first_turns() {
    let mut salvagers = top_row("p1 p2 p3 p4 p5").round(1).seat(1, |me| me.empire("salvagers")).table();
    salvagers.act("take a1-e1");
    assert_eq!(salvagers.scrap(1), 7);
    for (row, attack) in [("p2 p2 p3 p4 s6", 1), ("p2 p3 p3 p4 s6", 0)] {
        let mut raiders = top_row(row).round(1).seat(1, |me| me.empire("raiders")).table();
        raiders.act("take a1-d1");
        assert_eq!(raiders.attack(1), attack, "{row}");
    }
}
