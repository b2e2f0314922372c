//! RD-RECRUIT-2 to -9 on random boards: every fleet on offer, compared with a plain reading of the rules.

mod common;

use std::collections::BTreeSet;

use common::NO_LINES;
use orrery_kernel::{Chance, Fast};
use orrery_rocket_dice::Action;
use orrery_rocket_dice::scenario::Scenario;

type Cell = (usize, usize);
/// Colour and number.
type Die = (u8, u8);
type Board = [[Die; 5]; 5];
/// The swap, if any, and the cells taken.
type Fleet = (Option<(Cell, Cell)>, BTreeSet<Cell>);

fn die(board: &Board, (row, col): Cell) -> Die {
    board[row][col]
}

/// Rows and columns, as cells.
fn rows_and_columns() -> Vec<Vec<Cell>> {
    let row = |row| (0..5).map(|col| (row, col)).collect();
    let column = |col| (0..5).map(|row| (row, col)).collect();
    (0..5).map(row).chain((0..5).map(column)).collect()
}

/// One colour (white too), or one number.
fn is_line(board: &Board, cells: &[Cell]) -> bool {
    let first = die(board, cells[0]);
    cells.iter().all(|&cell| die(board, cell).0 == first.0)
        || cells.iter().all(|&cell| die(board, cell).1 == first.1)
}

/// What can be taken from the board after the swap.
fn fleets_after(board: &Board, swap: Option<(Cell, Cell)>, fleets: &mut BTreeSet<Fleet>) {
    for cells in rows_and_columns() {
        for (first, last) in (0..5).flat_map(|first| (first + 2..5).map(move |last| (first, last))) {
            let line = &cells[first..=last];
            let uses_swap = swap.is_none_or(|(a, b)| line.contains(&a) || line.contains(&b));
            if !is_line(board, line) || !uses_swap {
                continue;
            }
            let beyond = [first.checked_sub(1), Some(last + 1)].map(|end| end.and_then(|end| cells.get(end)));
            let white = beyond.map(|end| end.filter(|&&cell| die(board, cell).0 == b'w'));
            for ends in [[None, None], [white[0], None], [None, white[1]], white] {
                fleets.insert((swap, line.iter().chain(ends.into_iter().flatten()).copied().collect()));
            }
        }
    }
}

fn fleets(board: &Board) -> BTreeSet<Fleet> {
    let mut fleets = BTreeSet::new();
    fleets_after(board, None, &mut fleets);
    for a in rows_and_columns().concat().into_iter().collect::<BTreeSet<_>>() {
        for b in [(a.0, a.1 + 1), (a.0 + 1, a.1)].into_iter().filter(|b| b.0 < 5 && b.1 < 5) {
            if die(board, a) != die(board, b) {
                let mut swapped = *board;
                (swapped[a.0][a.1], swapped[b.0][b.1]) = (die(board, b), die(board, a));
                fleets_after(&swapped, Some((a, b)), &mut fleets);
            }
        }
    }
    fleets
}

/// The fleets that the game offers; none where it offers triples.
fn offered(board: &Board) -> BTreeSet<Fleet> {
    let show = |row: &[Die; 5]| row.map(|(color, pips)| format!("{}{pips}", char::from(color))).join(" ");
    let text = board.each_ref().map(show).join(" / ");
    let table = Scenario::of(3).board(&text).no_battles().round(2).table();
    let mut fleets = BTreeSet::new();
    for offer in table.offers() {
        match offer.parse().expect("an action") {
            Action::Take(..) => _ = fleets.insert((None, cells_of(&offer))),
            Action::Swap(a, b) => {
                let swap = ((a.row(), a.col()), (b.row(), b.col()));
                let mut after = table.clone();
                let takes = after.act(&offer).offers();
                assert!(!takes.is_empty(), "{offer} on {text}");
                fleets.extend(takes.iter().map(|take| (Some(swap), cells_of(take))));
            }
            _ => assert_eq!(table.offers().len(), 94, "{offer} on {text}"),
        }
    }
    fleets
}

fn cells_of(take: &str) -> BTreeSet<Cell> {
    let Ok(Action::Take(line, ends)) = take.parse() else { panic!("{take}") };
    line.cells().iter().copied().chain(ends.cells(line)).map(|cell| (cell.row(), cell.col())).collect()
}

#[test]
fn rd_recruit_5_the_offers_on_random_boards_are_those_of_the_rules() {
    let mut chance = Fast::new(1);
    let (mut most, mut none) = (0, 0);
    for nth in 0..400 {
        // As in the game, then with fewer colours and numbers (long lines).
        let colors: &[u8] = [b"wwwpppsssb".as_slice(), b"wwp", b"wpsb"][nth % 3];
        let highest = [6, 6, 2][nth % 3];
        let mut board: Board = Default::default();
        board.iter_mut().flatten().for_each(|die| *die = (chance.pick(colors).unwrap(), chance.die(highest)));
        if nth % 4 == 3 {
            // The ledger's board without lines, with the number of one die rolled again.
            for (cell, die) in board.iter_mut().flatten().zip(NO_LINES.replace(" /", "").split(' ')) {
                *cell = (die.as_bytes()[0], die.as_bytes()[1] - b'0');
            }
            board[chance.below(5) as usize][chance.below(5) as usize].1 = chance.die(6);
        }
        let expected = fleets(&board);
        assert_eq!(offered(&board), expected, "{board:?}");
        most = most.max(expected.len());
        none += usize::from(expected.is_empty());
    }
    assert!(most > 100 && none > 10, "boards full of lines ({most} fleets) and boards without any ({none})");
}
