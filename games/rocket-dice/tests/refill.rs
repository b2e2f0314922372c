//! The end of a turn: RD-REFILL, and the vectors RD-VEC-9 to -12.

mod common;

use common::{NO_LINES, RESERVE_R, board_a, by_color, random_step, standard, start, top_row};
use orrery_kernel::Fast;
use orrery_rocket_dice::scenario::{Scenario, Table};

/// RD-VEC-9 played by this seat of four up to its Build step.
fn three_whites_taken_by(seat: u8) -> Table {
    let mut table = board_a(4, seat).table();
    table.acts(&["swap d4 d5", "take d2-d4", "done"]);
    assert_eq!(table.fleet(), "w4 w4 w4");
    table
}

#[test]
fn rd_refill_1_every_column_of_the_own_view_slides_to_the_bottom_order_kept() {
    // Two gaps in column b, one in column c; s6 falls two rows, p2 and b4 fall one.
    let mut table = Scenario::of(3).board(NO_LINES).reserve(RESERVE_R).no_battles().round(2).table();
    table.acts(&["gather b2+b3+c3", "done", "done"]);
    let below: Vec<String> = ["b3", "b4", "b5", "c2", "c3", "c4", "c5"].map(|cell| table.cell(cell)).to_vec();
    assert_eq!(below, ["s6", "s4", "s6", "p2", "b4", "w3", "w3"]);
}

#[test]
fn rd_refill_2_empty_cells_are_filled_row_by_row_from_the_top_of_the_own_view() {
    let mut table = Scenario::of(3).board(NO_LINES).reserve(RESERVE_R).no_battles().round(2).table();
    table.acts(&["gather b2+b3+c3", "done", "done"]);
    let expected = "b4 p1 s2 w3 w2 / w5 s3 p2 b6 w5 / b5 s6 b4 s1 s3 / s3 s4 w3 w4 b6 / s2 s6 w3 b3 b1";
    assert_eq!(table.board(), expected);
}

#[test]
fn rd_refill_3_the_remaining_reserve_dice_move_left() {
    let mut table = board_a(3, 1).table();
    table.acts(&["take a1-c1", "done"]).roll(&[1, 1, 1]).acts(&["done", "place white", "place purple"]);
    assert_eq!(table.reserve(), "p5 s6 w1 p1 b1", "lower dice stay behind those that were there");
}

#[test]
fn rd_refill_4_all_fleet_dice_are_rolled_and_put_behind_ascending() {
    // Spent or not: one die goes to the Scrapyard, all three come back, in the order of their new numbers.
    let mut table = board_a(3, 1).table();
    table.acts(&["take a1-c1", "done", "deposit 2"]);
    assert_eq!(table.fleet(), "p5 (w5) b5");
    table.roll(&[6, 3, 4]).act("done");
    assert_eq!(table.reserve(), "p5 s6 w3 b4 p6");
}

#[test]
fn rd_refill_4_the_acting_player_orders_equal_numbers() {
    let mut table = board_a(3, 2).table();
    table.acts(&["take a1-c1", "done"]).roll(&[3, 3, 2]).act("done");
    assert_eq!((table.asked(), table.offers()), (2, vec!["place white".into(), "place purple".into()]));
    table.act("place purple");
    assert_eq!((table.reserve().as_str(), table.asked()), ("p5 s6 b2 p3 w3", 3));
}

#[test]
fn rd_refill_5_as_many_dice_come_as_were_taken_even_five() {
    let mut table = top_row("p1 p2 p3 p4 p5").table();
    table.acts(&["take a1-e1", "done"]).roll(&[6, 5, 4, 3, 2]).act("done");
    assert!(table.board().starts_with(RESERVE_R), "the whole reserve went to the board: {}", table.board());
    assert_eq!(table.reserve(), "p2 p3 p4 p5 p6");
}

#[test]
fn rd_refill_5_the_reserve_never_runs_dry_in_random_games() {
    for seed in 0..6 {
        let mut table = start(&standard(3), seed);
        let mut chance = Fast::stream(seed, 2);
        while random_step(&mut table, &mut chance) {
            if table.round() > 0 && table.fleet().is_empty() && table.offers_of("place ").is_empty() {
                assert_eq!(by_color([table.reserve().as_str()]).iter().sum::<usize>(), 5);
            }
        }
    }
}

#[test]
fn rd_vec_9_refill_south() {
    let mut table = three_whites_taken_by(1);
    let column = |table: &Table| ["d1", "d2", "d3", "d4", "d5"].map(|cell| table.cell(cell));
    assert_eq!(column(&table), ["b2", "--", "--", "--", "b5"]);
    table.roll(&[6, 2, 2]).act("done");
    assert_eq!(column(&table), ["p1", "s2", "s3", "b2", "b5"], "b2 has slid to the bottom above b5");
    let expected = "p5 w5 b5 p1 w3 / s6 s5 p4 s2 w4 / w2 w4 s3 s3 b6 / w4 b4 p2 b2 b5 / b3 s6 p3 b5 p3";
    assert_eq!(table.board(), expected);
    assert!(table.reserve().starts_with("p5 s6 "), "left of the reserve");
}

#[test]
fn rd_vec_10_the_same_for_the_other_seats() {
    let expected = [
        (2, "p5 w5 b5 b2 w3 / s6 s5 p4 w4 p1 / w2 w4 s3 b6 s2 / w4 b4 p2 b5 s3 / b3 s6 p3 b5 p3"),
        (3, "p5 w5 b5 b2 w3 / s6 s5 p4 b5 w4 / w2 w4 s3 s3 b6 / w4 b4 p2 s2 b5 / b3 s6 p3 p1 p3"),
        (4, "p5 w5 b5 b2 w3 / s3 s6 s5 p4 w4 / s2 w2 w4 s3 b6 / p1 w4 b4 p2 b5 / b3 s6 p3 b5 p3"),
    ];
    for (seat, board) in expected {
        let mut table = three_whites_taken_by(seat);
        table.act("done");
        assert_eq!(table.board(), board, "seat {seat}");
    }
}

#[test]
fn rd_vec_11_refill_of_four() {
    let four = |seat| {
        let mut table = board_a(4, seat).table();
        table.acts(&["swap b2 b3", "take b2-e2", "done"]);
        table.roll(&[1, 2, 3, 4]).act("done");
        table
    };
    let south = four(1);
    let expected = "p5 p1 s2 s3 p5 / s6 w5 b5 b2 w3 / w2 s5 s3 w4 b6 / w4 b4 p2 b5 b5 / b3 s6 p3 w4 p3";
    assert_eq!(south.board(), expected);
    assert_eq!(south.reserve(), "s6 w1 p2 w3 w4", "s6 was left of the reserve");
    let expected = "p5 w5 b5 b2 w3 / s6 p5 s3 s2 p1 / w2 s5 s3 w4 b6 / w4 b4 p2 b5 b5 / b3 s6 p3 w4 p3";
    assert_eq!(four(2).board(), expected, "west");
}

#[test]
fn rd_vec_12_the_reserve_after_the_fleet_is_rolled() {
    let mut table = three_whites_taken_by(1);
    table.roll(&[6, 2, 2]).act("done");
    assert_eq!(table.reserve(), "p5 s6 w2 w2 w6");
    assert_eq!(by_color([table.board().as_str(), &table.reserve()]), [9, 7, 7, 7]);
}
