//! The boards and how they are filled: RD-GALAXY, and the vectors of views and filling.

mod common;

use common::{BOARD_A, EMPTY, board_a, by_color, drawn, random_step, seen, standard, start};
use orrery_kernel::{Fast, Scripted};
use orrery_rocket_dice::scenario::{Scenario, Table};
use orrery_rocket_dice::{Cell, Event, Side};

/// Board A without the die of its north-west corner.
fn a_without_corner() -> String {
    BOARD_A.replacen("p5", "--", 1)
}

/// Lays the rest of the dice down in the first order offered.
fn lay_down(table: &mut Table) {
    while let Some(place) = table.offers_of("place ").first() {
        table.act(place);
    }
}

#[test]
fn rd_galaxy_1_five_by_five_cells_and_five_reserve_positions_the_leftmost_first() {
    let mut table = board_a(3, 1).table();
    assert_eq!(table.board().split(" / ").map(|row| row.split(' ').count()).collect::<Vec<_>>(), [5; 5]);
    assert_eq!(table.reserve().split(' ').count(), 5);
    assert!("f1".parse::<Cell>().is_err() && "a6".parse::<Cell>().is_err());
    table.acts(&["take a1-c1", "done", "done"]);
    assert!(table.board().starts_with("p1 s2 s3 "), "position 0 goes first: {}", table.board());
}

#[test]
fn rd_galaxy_2_thirty_dice_in_every_position_of_random_games() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6)] {
        let mut table = start(&standard(players), seed);
        let mut chance = Fast::stream(seed, 9);
        let mut fleets = 0;
        while random_step(&mut table, &mut chance) {
            let laying_out = !table.offers_of("place ").is_empty();
            if table.round() == 0 || laying_out {
                continue;
            }
            let (board, reserve, fleet) = (table.board(), table.reserve(), table.fleet());
            assert_eq!(
                by_color([board.as_str(), &reserve, &fleet]),
                [9, 7, 7, 7],
                "{board} | {reserve} | {fleet}"
            );
            let between_turns = fleet.is_empty();
            if between_turns {
                assert_eq!((board.contains("--"), reserve.split(' ').count()), (false, 5));
            }
            fleets += usize::from(fleet.contains('('));
        }
        assert!(fleets > 0, "spent dice were seen too");
    }
}

#[test]
fn rd_galaxy_3_toward_yourself_is_another_direction_for_each_side() {
    // The ready line c2-e2 is taken by each seat in turn; see how the dice slide and where the new ones come in.
    let expected = [
        "p5 w5 p1 s2 s3 / s6 s5 b5 b2 w3 / w2 w4 s3 w4 b6 / w4 b4 p2 b5 b5 / b3 s6 p3 w4 p3",
        "p5 w5 b5 b2 w3 / s6 s5 s3 s2 p1 / w2 w4 s3 w4 b6 / w4 b4 p2 b5 b5 / b3 s6 p3 w4 p3",
        "p5 w5 b5 b2 w3 / s6 s5 s3 w4 b6 / w2 w4 p2 b5 b5 / w4 b4 p3 w4 p3 / b3 s6 s3 s2 p1",
        "p5 w5 b5 b2 w3 / p1 s2 s3 s6 s5 / w2 w4 s3 w4 b6 / w4 b4 p2 b5 b5 / b3 s6 p3 w4 p3",
    ];
    for (seat, board) in (1..).zip(expected) {
        let mut table = board_a(4, seat).table();
        table.acts(&["take c2-e2", "done", "done"]);
        assert_eq!(table.board(), board, "seat {seat}");
    }
}

#[test]
fn rd_galaxy_3_filling_goes_left_to_right_and_top_to_bottom_of_the_own_view() {
    // The westmost column, filled by each side: for south it is a column (from the top), for west its nearest row
    // (from its left, the north), for north a column from its top, the south, for east its farthest row, from the south.
    for (seat, upward) in [(1, false), (2, false), (3, true), (4, true)] {
        let mut table = Scenario::of(4).board(EMPTY).filling(seat).table();
        table.chance = drawn([9, 7, 7, 7], "p5 w1 b2 s6 w3");
        table.act("fill col a");
        let mut column: Vec<String> = (1..=5).map(|row| table.cell(&format!("a{row}"))).collect();
        if upward {
            column.reverse();
        }
        assert_eq!(column, ["w1", "b2", "w3", "p5", "s6"], "seat {seat}");
    }
}

#[test]
fn rd_galaxy_4_lines_and_swaps_and_the_reserve_are_the_same_for_all_seats() {
    let offers = board_a(4, 1).table().offers();
    assert!(offers.len() > 10);
    for seat in 2..=4 {
        let mut table = board_a(4, seat).table();
        assert_eq!(table.offers(), offers, "seat {seat}");
        table.acts(&["take c2-e2", "done"]).roll(&[4, 2, 3]).act("done");
        // Positions 0, 1, 2 went to the board, whoever took them; the fleet comes in behind.
        assert_eq!(table.reserve(), "p5 s6 w2 w3 p4", "seat {seat}");
    }
}

#[test]
fn rd_galaxy_5_seats_pick_in_order_again_and_again_until_the_board_is_full() {
    let mut table = Scenario::of(3).board(EMPTY).filling(1).table();
    for (pick, line) in ["fill row 1", "fill col a", "fill row 2", "fill row 5", "fill row 3", "fill row 4"]
        .iter()
        .enumerate()
    {
        assert_eq!(table.asked(), pick as u8 % 3 + 1, "{line}");
        assert_eq!(table.round(), 0);
        let before = by_color([table.board().as_str()]).iter().sum::<usize>();
        table.act(line);
        lay_down(&mut table);
        let now = by_color([table.board().as_str()]).iter().sum::<usize>();
        assert_eq!(now - before, [5, 4, 4, 4, 4, 4][pick], "as many dice as the line has empty cells");
    }
    assert_eq!((table.round(), table.board().contains("--")), (1, false));
}

#[test]
fn rd_galaxy_5_a_full_line_cannot_be_picked() {
    let mut table = Scenario::of(3).board(EMPTY).filling(1).table();
    assert_eq!(table.offers().len(), 10, "five rows and five columns");
    table.act("fill row 1");
    lay_down(&mut table);
    assert_eq!(table.refuses("fill row 1"), "RD-GALAXY-5");
    assert_eq!(table.offers().len(), 9);
}

#[test]
fn rd_galaxy_5_dice_are_drawn_from_those_not_yet_placed_and_sorted_into_the_empty_cells() {
    // Only six dice are left, purple and silver: the corner gets one of them.
    let mut table = Scenario::of(3).board(&a_without_corner()).filling(1).table();
    assert_eq!(seen(&table).bag, [0, 3, 3, 0]);
    table.chance = Scripted::outcomes([3, 1]);
    table.act("fill row 1");
    assert_eq!(
        table.board(),
        a_without_corner().replacen("--", "s2", 1),
        "the fourth of the six, rolled a 2"
    );
    // Cells that are full keep their dice, the others are filled in ascending order around them.
    let board = EMPTY.replacen("-- -- --", "-- b3 --", 1);
    let mut table = Scenario::of(3).board(&board).filling(1).table();
    table.chance = drawn([9, 7, 7, 6], "p6 s5 w1 b2");
    table.act("fill row 1");
    assert!(table.board().starts_with("w1 b3 b2 s5 p6 / --"), "{}", table.board());
}

#[test]
fn rd_galaxy_6_the_filler_orders_dice_of_equal_number() {
    let mut table = Scenario::of(3).board(EMPTY).filling(2).table();
    table.chance = drawn([9, 7, 7, 7], "p4 w4 b4 s1 w4");
    table.act("fill row 3");
    assert_eq!(
        (table.asked(), table.offers()),
        (2, vec!["place white".into(), "place purple".into(), "place blue".into()])
    );
    assert_eq!(table.refuses("place silver"), "RD-GALAXY-6");
    table.acts(&["place blue", "place white", "place purple"]);
    // West sees row 3 as a column, its top in the east.
    assert!(table.board().contains("/ w4 p4 w4 b4 s1 /"), "{}", table.board());
}

#[test]
fn rd_galaxy_7_the_last_five_dice_become_the_reserve_and_seat_1_orders_equal_numbers() {
    let mut table = Scenario::of(3).board(&a_without_corner()).filling(2).table();
    // A purple 5 for the corner; then p2 p2 s2 s4 s1 are rolled for the reserve.
    table.chance = Scripted::outcomes([0, 4, 1, 1, 1, 3, 0]);
    table.act("fill row 1");
    assert_eq!(table.board(), BOARD_A);
    assert_eq!((table.asked(), table.offers()), (1, vec!["place purple".into(), "place silver".into()]));
    table.acts(&["place silver"]);
    assert_eq!(table.reserve(), "s1 s2 p2 p2 s4");
    assert_eq!((table.round(), table.asked()), (1, 1), "the first turn begins");
}

#[test]
fn rd_vec_1_views() {
    let own = [(0, 0), (4, 2), (1, 3)];
    let absolute = [
        (Side::South, [(0, 0), (4, 2), (1, 3)]),
        (Side::West, [(0, 4), (2, 0), (3, 3)]),
        (Side::North, [(4, 4), (0, 2), (3, 1)]),
        (Side::East, [(4, 0), (2, 4), (1, 1)]),
    ];
    for (side, cells) in absolute {
        for ((r, c), (row, col)) in own.into_iter().zip(cells) {
            assert_eq!(side.cell(r, c), Cell::at(row, col), "{side:?} {r} {c}");
            assert_eq!(side.own(Cell::at(row, col)), (r, c), "{side:?} back");
        }
    }
}

/// The position after RD-VEC-2: west has filled its nearest row.
fn after_vector_2() -> Table {
    let mut table = Scenario::of(4).board(EMPTY).filling(2).table();
    table.chance = drawn([9, 7, 7, 7], "p5 w2 b2 s6 w1");
    table.acts(&["fill col a", "place blue"]);
    table
}

#[test]
fn rd_vec_2_west_fills_its_nearest_row() {
    let table = after_vector_2();
    assert!(matches!(&table.events[0], Event::LineRolled { dice, .. } if dice.len() == 5));
    let column: Vec<String> = (1..=5).map(|row| table.cell(&format!("a{row}"))).collect();
    assert_eq!(column, ["w1", "b2", "w2", "p5", "s6"]);
    assert_eq!(by_color([table.board().as_str()]).iter().sum::<usize>(), 5, "nothing else");
}

#[test]
fn rd_vec_3_north_fills_the_empty_part_of_a_row() {
    let mut table = after_vector_2();
    assert_eq!(table.asked(), 3, "north");
    assert_eq!(table.refuses("fill col a"), "RD-GALAXY-5", "its own column 4 is full");
    table.chance = drawn([7, 6, 6, 6], "b6 p1 s3 s4");
    table.act("fill row 5");
    assert!(table.board().ends_with("/ s6 b6 s4 s3 p1"), "{}", table.board());
    assert_eq!(by_color([table.board().as_str()]).iter().sum::<usize>(), 9);
}
