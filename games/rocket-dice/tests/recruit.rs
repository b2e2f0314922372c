//! Recruiting: RD-RECRUIT.

mod common;

use common::{NO_LINES, board_a, random_step, standard, start, top_row, when};
use orrery_kernel::Fast;
use orrery_rocket_dice::scenario::{Scenario, Table};
use orrery_rocket_dice::{Action, Event};

/// The fleets that can be taken without a swap.
fn takes(row: &str) -> Vec<String> {
    top_row(row).table().offers_of("take ")
}

/// Is the alliance of recruiting on offer?
fn alliance_offered(table: &Table) -> bool {
    !table.offers_of("alliance ").is_empty()
}

#[test]
fn rd_recruit_1_every_player_must_recruit_from_a_full_board() {
    let table = board_a(3, 1).table();
    assert!(!table.allows("done"), "recruiting cannot be passed");
    let recruiting = |action: &String| action.starts_with("take ") || action.starts_with("swap ");
    assert!(table.offers().iter().all(recruiting));
    // Far Scouts would take a die from the board before the fleet: not with the board full for recruiting.
    let early = board_a(3, 1).seat(1, |me| me.alliances(&["far-scouts"])).table();
    assert!(!early.allows("play far-scouts"));
    let mut table = start(&standard(4), 5);
    let mut chance = Fast::new(5);
    while random_step(&mut table, &mut chance) {
        if !table.offers_of("swap ").is_empty() {
            assert!(!table.board().contains("--"));
        }
    }
}

#[test]
fn rd_recruit_2_a_swap_exchanges_two_adjacent_dice() {
    let mut table = board_a(3, 1).table();
    table.act("swap d4 d5");
    assert_eq!((table.cell("d4").as_str(), table.cell("d5").as_str()), ("w4", "b5"));
    for apart in ["swap a1 c1", "swap a1 b2", "swap e1 a2"] {
        assert!(apart.parse::<Action>().is_err(), "{apart}");
    }
}

#[test]
fn rd_recruit_2_two_dice_alike_are_not_a_swap() {
    // p3 p3 p5 is a line with and without exchanging the threes; exchanging 3 and 5 is a swap.
    let table = top_row("p3 p3 p5 s1 w6").table();
    assert_eq!(table.refuses("swap a1 b1"), "RD-RECRUIT-2");
    assert!(table.allows("swap b1 c1"));
    // Alike in number only, or in colour only, is a swap.
    assert!(top_row("p3 s3 w3 b1 w6").table().allows("swap a1 b1"));
}

#[test]
fn rd_recruit_3_a_line_is_three_four_or_five_consecutive_cells_of_a_row_or_column() {
    let row = ["take a1-c1", "take a1-d1", "take a1-e1", "take b1-d1", "take b1-e1", "take c1-e1"];
    assert_eq!(takes("p1 p2 p3 p4 p6"), row);
    let column = "p1 s2 b3 s4 b5 / p2 b3 s4 b5 s6 / p3 s1 b2 s3 b4 / p4 b2 s3 b4 s5 / p6 s3 b4 s5 b6";
    let table = Scenario::of(3).board(column).no_battles().table();
    assert_eq!(
        table.offers_of("take "),
        ["take a1-a3", "take a1-a4", "take a1-a5", "take a2-a4", "take a2-a5", "take a3-a5"]
    );
    for not_a_line in ["take a1-b1", "take a1-a1", "take a1-c3", "take a1-b3"] {
        assert!(not_a_line.parse::<Action>().is_err(), "{not_a_line}");
    }
    assert!(takes("p1 p2 s6 p4 p3").is_empty(), "not with a gap");
}

#[test]
fn rd_recruit_4_a_line_is_one_colour_or_one_number_or_white() {
    for line in ["p1 p2 p4", "s1 s2 s4", "b1 b2 b4", "p4 s4 b4", "p4 w4 s4", "w1 w2 w4", "w4 w4 b4"] {
        assert_eq!(takes(&format!("{line} p5 s6"))[0], "take a1-c1", "{line}");
    }
    // White is no joker for a colour; two alike in colour and two in number are no line.
    for line in ["p1 w2 p4", "w2 p1 p4", "p4 p5 s5", "w4 w5 p5", "p4 s4 s5", "p1 s2 b3"] {
        assert!(takes(&format!("{line} b6 p1")).is_empty(), "{line}");
    }
    // A longer line is alike in one and the same respect.
    assert_eq!(takes("p4 p5 p6 s6 b6"), ["take a1-c1", "take c1-e1"]);
}

#[test]
fn rd_recruit_5_after_a_swap_the_line_contains_a_swapped_cell() {
    let mut table = board_a(3, 1).table();
    assert!(table.allows("take c2-e2"), "ready before");
    table.act("swap a1 b1");
    assert_eq!(table.offers(), ["take a1-c1"], "the ready line c2-e2 has no part in the swap");
    // A white die that the swap brought to the end of a line is not in the line.
    let table = top_row("p1 p2 p4 s6 w5").table();
    assert!(!table.allows("swap d1 e1"), "the line a1-c1 contains neither d1 nor e1");
}

#[test]
fn rd_recruit_6_a_part_of_a_longer_run_may_be_taken() {
    let mut table = top_row("p1 p2 p3 p4 p6").table();
    table.act("take b1-d1");
    assert_eq!(table.fleet(), "p2 p3 p4");
    assert!(table.board().starts_with("p1 -- -- -- p6 /"));
}

#[test]
fn rd_recruit_7_white_dice_directly_beyond_the_ends_may_come_along() {
    let both = ["take b1-d1", "take b1-d1 +a1", "take b1-d1 +e1", "take b1-d1 +a1 +e1"];
    let mut offered = takes("w2 p1 p4 p6 w5");
    offered.sort_by_key(String::len);
    assert_eq!(offered, both);
    assert_eq!(takes("s2 p1 p4 p6 w5"), ["take b1-d1", "take b1-d1 +e1"], "only if white");
    assert_eq!(takes("p1 p4 p6 s5 w5"), ["take a1-c1"], "only directly beyond");
    assert_eq!(takes("p1 p4 p6 w5 w3"), ["take a1-c1", "take a1-c1 +d1"], "one die at each end");
    let mut table = top_row("w2 p1 p4 p6 w5").table();
    table.act("take b1-d1 +a1 +e1");
    assert_eq!(table.fleet(), "w2 p1 p4 p6 w5");
}

#[test]
fn rd_recruit_7_white_dice_beside_the_line_may_not() {
    let board = "s1 w2 w3 w5 b2 / b6 p1 p4 p6 s5 / s2 w3 w6 w1 b4 / b1 s6 b5 s2 b3 / s4 b2 s1 b6 s5";
    let mut table = Scenario::of(3).board(board).no_battles().table();
    table.act("take b2-d2");
    assert_eq!(table.fleet(), "p1 p4 p6");
    assert!("take b2-d2 +b1".parse::<Action>().is_err());
}

#[test]
fn rd_recruit_8_a_fleet_has_three_to_five_dice() {
    let mut sizes = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let mut table = start(&standard(3), seed);
        let mut chance = Fast::stream(seed, 3);
        while random_step(&mut table, &mut chance) {}
        let size =
            |event: &Event| if let Event::Recruited { dice, .. } = event { Some(dice.len()) } else { None };
        sizes.extend(table.events.iter().filter_map(size));
    }
    assert_eq!(sizes, [3, 4, 5].into());
}

#[test]
fn rd_recruit_9_three_dice_that_hang_together_only_where_no_line_can_be_had() {
    let table = Scenario::of(3).board(NO_LINES).no_battles().round(2).table();
    for shape in ["gather a1+b1+c1", "gather a1+a2+a3", "gather a1+b1+b2", "gather b1+a2+b2"] {
        assert!(table.allows(shape), "{shape}");
    }
    assert!("gather a1+b2+c3".parse::<Action>().is_err() && "gather a1+b1+d1".parse::<Action>().is_err());
    // No white extras: w3 lies right of a1 b1 c1 and stays.
    let mut taken = table.clone();
    taken.act("gather a1+b1+c1");
    assert_eq!(taken.fleet(), "b4 s6 p2");
    // A ready line forbids it, and so does a line that a swap would make.
    assert_eq!(board_a(3, 1).table().refuses("gather a1+b1+b2"), "RD-RECRUIT-9");
    let by_swap = NO_LINES.replacen("w5 w5 b4", "w5 w5 b3", 1).replacen("p2 w3", "w3 p2", 1);
    let table = Scenario::of(3).board(&by_swap).no_battles().table();
    assert!(table.offers_of("take ").is_empty() && !table.offers_of("swap ").is_empty());
    assert_eq!(table.refuses("gather a1+b1+b2"), "RD-RECRUIT-9");
}

#[test]
fn rd_recruit_10_the_dice_keep_their_numbers_and_leave_empty_cells_until_refill() {
    let mut table = board_a(3, 1).table();
    table.act("take c2-e2");
    let gaps = "p5 w5 b5 b2 w3 / s6 s5 -- -- -- / w2 w4 s3 w4 b6 / w4 b4 p2 b5 b5 / b3 s6 p3 w4 p3";
    assert_eq!((table.fleet().as_str(), table.board().as_str()), ("p4 w4 w4", gaps));
    table.acts(&["done", "deposit 1"]);
    assert_eq!(table.board(), gaps);
    table.act("done");
    assert!(!table.board().contains("--"));
}

#[test]
fn rd_recruit_11_an_alliance_may_be_gained_for_a_total_of_20() {
    let scenario = || top_row("p6 p5 p5 p4 s1").display(&["pale-choir", "far-scouts", "war-hulks"]);
    let mut table = scenario().table();
    table.act("take a1-d1");
    assert_eq!(table.offers(), ["done", "alliance pale-choir", "alliance far-scouts", "alliance war-hulks"]);
    table.act("alliance far-scouts");
    assert_eq!(table.alliances(1), ["far-scouts"]);
    assert!(table.offers_of("alliance ").is_empty(), "one alliance");
    // A later reroll does not take it back.
    table.roll(&[1, 1, 1, 1]).act("reroll 1+2+3+4");
    assert_eq!((table.fleet().as_str(), table.alliances(1).len()), ("p1 p1 p1 p1", 1));
    let mut declined = scenario().table();
    declined.acts(&["take a1-d1", "done", "done"]);
    assert!(declined.alliances(1).is_empty());
}

#[test]
fn rd_recruit_11_the_total_counts_white_extras() {
    let table = top_row("p6 p6 p5 w3 s1").table();
    assert!(!alliance_offered(table.clone().act("take a1-c1")), "17");
    assert!(alliance_offered(table.clone().act("take a1-c1 +d1")), "17 and 3");
}

#[test]
fn rd_recruit_12_the_threshold_is_20_or_that_of_a_passive_less_what_moons_take_off() {
    let offered = |row: &str, empire: &str, moons: u8| {
        let scenario = top_row(row).seat(1, |me| me.empire(empire).moons("embassy-moon", moons));
        let mut table = scenario.table();
        table.act("take a1-d1");
        alliance_offered(&table)
    };
    assert!(offered("p6 p5 p5 p4 s1", "tuners", 0) && !offered("p6 p5 p4 p4 s1", "tuners", 0), "20 and 19");
    assert!(offered("p6 p4 p4 p4 s1", "tuners", 2) && !offered("p6 p4 p4 p3 s1", "tuners", 2), "18 and 17");
    assert!(
        offered("p5 p4 p3 p3 s1", "diplomats", 0) && !offered("p5 p4 p3 p2 s1", "diplomats", 0),
        "15 and 14"
    );
    assert!(
        offered("p5 p3 p2 p2 s1", "diplomats", 3) && !offered("p4 p3 p2 p2 s1", "diplomats", 3),
        "12 and 11"
    );
    // Moons of other players take nothing off.
    let mut table = top_row("p6 p5 p4 p4 s1").seat(2, |rival| rival.moons("embassy-moon", 2)).table();
    assert!(!alliance_offered(table.act("take a1-d1")));
}

#[test]
fn rd_recruit_13_alliance_then_first_recruit_then_recruit_then_battle_then_reroll() {
    let scenario = top_row("p6 p5 p5 p4 p3").round(1).battles("full-broadside", "moonfall");
    let mut table = scenario.display(&["pale-choir", "far-scouts", "war-hulks"]).table();
    table.act("take a1-e1");
    assert!(alliance_offered(&table) && table.scrap(1) == 0, "the alliance first");
    table.act("alliance war-hulks");
    // Salvagers: 5 scrap for the first fleet, 2 for its five dice; with these and the alliance they go into battle.
    assert_eq!(table.offers(), ["done", "commit war-hulks", "commit scrap"]);
    assert_eq!(table.scrap(1), 7);
    let order = ["AllianceTaken", "scrap: 5", "scrap: 2", "BattleTriggered"].map(|text| when(&table, text));
    assert!(order.is_sorted(), "{order:?}");
    table.act("done");
    assert!(table.happened("BattleWon") && table.allows("reroll 1+2"), "then the reroll");
}

#[test]
fn a_refused_line_is_told_by_the_rule_that_forbids_it() {
    let board = "p5 w5 b5 b2 w3 / s6 s5 p4 w4 w4 / w2 w4 s3 w4 b6 / w4 b4 p2 b5 b5 / b3 s6 p3 w4 p3";
    let mut table = Scenario::of(2).board(board).table();
    assert_eq!(table.refuses("take a2-c2"), "RD-RECRUIT-4");
    assert_eq!(table.refuses("take a1-c1 +d1"), "RD-RECRUIT-7");
    table.act("swap b2 c2");
    assert_eq!(table.refuses("take a1-c1"), "RD-RECRUIT-5");
}
