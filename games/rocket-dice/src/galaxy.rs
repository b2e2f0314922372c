//! The Galaxy Board: cells, lines, and how it looks from each side of the table (ledger section 3, RD-GALAXY).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::dice::{Color, Die};

/// Cells in a row or column.
pub const SIDE: usize = 5;
/// Cells of the board.
pub const CELLS: usize = SIDE * SIDE;

/// A cell: row 0 is the north edge, column 0 the west edge. People write the column as a letter, the row as a number
/// from 1: `a1` is the north-west corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in that row and column.
    pub const fn at(row: usize, col: usize) -> Self {
        Self((row * SIDE + col) as u8)
    }

    /// All cells in reading order from the north-west.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }

    /// Its place in the board's array.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, 0 to 4 from the north.
    pub const fn row(self) -> usize {
        self.0 as usize / SIDE
    }

    /// Its column, 0 to 4 from the west.
    pub const fn col(self) -> usize {
        self.0 as usize % SIDE
    }

    /// The next cell to the east and the next to the south.
    pub fn neighbours_ahead(self) -> impl Iterator<Item = Self> {
        let east = (self.col() + 1 < SIDE).then(|| Self(self.0 + 1));
        let south = (self.row() + 1 < SIDE).then(|| Self(self.0 + SIDE as u8));
        east.into_iter().chain(south)
    }
}

impl TryFrom<u8> for Cell {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        if (index as usize) < CELLS {
            Ok(Self(index))
        } else {
            Err(format!("the galaxy has no cell {index}"))
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.col() as u8), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.as_bytes() {
            &[col @ b'a'..=b'e', row @ b'1'..=b'5'] => Ok(Self::at((row - b'1').into(), (col - b'a').into())),
            _ => Err(format!("`{text}` is not a cell; cells are a1 to e5")),
        }
    }
}

/// The side of the table a player sits at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Below the board.
    South,
    /// Left of it.
    West,
    /// Above it.
    North,
    /// Right of it.
    East,
}

impl Side {
    /// The word for it in the content.
    pub const fn word(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::West => "west",
            Self::North => "north",
            Self::East => "east",
        }
    }

    /// All sides, clockwise from the south.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// The cell that from this side is in row `r` (0 is far) and column `c` (0 is left).
    pub const fn cell(self, r: usize, c: usize) -> Cell {
        match self {
            Self::South => Cell::at(r, c),
            Self::West => Cell::at(c, 4 - r),
            Self::North => Cell::at(4 - r, 4 - c),
            Self::East => Cell::at(4 - c, r),
        }
    }

    /// Row and column of a cell as seen from this side.
    pub const fn own(self, cell: Cell) -> (usize, usize) {
        let (row, col) = (cell.row(), cell.col());
        match self {
            Self::South => (row, col),
            Self::West => (4 - col, row),
            Self::North => (4 - row, 4 - col),
            Self::East => (col, 4 - row),
        }
    }
}

/// A whole row or column, as picked when the board is filled. Rows and columns are those of the board, not of a view;
/// each is also a row or column of every view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whole {
    /// A row, 0 to 4 from the north.
    Row(u8),
    /// A column, 0 to 4 from the west.
    Col(u8),
}

impl Whole {
    /// All ten.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE as u8).map(Self::Row).chain((0..SIDE as u8).map(Self::Col))
    }

    /// Its cells as this side counts them: left to right, or top to bottom.
    pub fn cells(self, side: Side) -> [Cell; SIDE] {
        let mut cells = std::array::from_fn(|step| match self {
            Self::Row(row) => Cell::at(row.into(), step),
            Self::Col(col) => Cell::at(step, col.into()),
        });
        cells.sort_unstable_by_key(|&cell| side.own(cell));
        cells
    }
}

impl fmt::Display for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Row(row) => write!(f, "row {}", row + 1),
            Self::Col(col) => write!(f, "col {}", char::from(b'a' + col)),
        }
    }
}

impl FromStr for Whole {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Self::all()
            .find(|line| line.to_string() == text)
            .ok_or_else(|| format!("`{text}` is not a row or column; rows are 1 to 5, columns a to e"))
    }
}

impl From<Whole> for u8 {
    fn from(line: Whole) -> Self {
        match line {
            Whole::Row(row) => row,
            Whole::Col(col) => SIDE as Self + col,
        }
    }
}

impl TryFrom<u8> for Whole {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        Self::all().nth(index.into()).ok_or_else(|| format!("there is no row or column {index}"))
    }
}

/// Three, four or five consecutive cells of a row or column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(u8);

impl From<Cell> for u8 {
    fn from(cell: Cell) -> Self {
        cell.0
    }
}

impl From<Line> for u8 {
    fn from(line: Line) -> Self {
        line.0
    }
}

orrery_kernel::spelled!(Cell, Whole, Line);

/// What is known of a line once and for all.
#[derive(Debug)]
struct Shape {
    cells: ArrayVec<Cell, SIDE>,
    /// The cells directly beyond its two ends, where the board has them (RD-RECRUIT-7).
    beyond: [Option<Cell>; 2],
}

static SHAPES: LazyLock<Vec<Shape>> = LazyLock::new(|| {
    let mut shapes = Vec::new();
    for whole in Whole::all() {
        let cells = whole.cells(Side::South);
        for first in 0..SIDE - 2 {
            for last in first + 2..SIDE {
                let beyond = [first.checked_sub(1).map(|i| cells[i]), cells.get(last + 1).copied()];
                shapes.push(Shape { cells: cells[first..=last].iter().copied().collect(), beyond });
            }
        }
    }
    shapes
});

impl Line {
    /// All lines in a fixed order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SHAPES.len() as u8).map(Self)
    }

    /// The line with this number, for those who counted them themselves.
    pub(crate) const fn numbered(number: u8) -> Self {
        Self(number)
    }

    /// Its cells.
    pub fn cells(self) -> &'static [Cell] {
        &SHAPES[self.0 as usize].cells
    }

    /// The cells directly beyond its ends.
    pub fn beyond(self) -> [Option<Cell>; 2] {
        SHAPES[self.0 as usize].beyond
    }

    /// The line from one cell to another.
    pub fn between(first: Cell, last: Cell) -> Option<Self> {
        Self::all().find(|line| line.cells().first() == Some(&first) && line.cells().last() == Some(&last))
    }
}

impl TryFrom<u8> for Line {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        if (index as usize) < SHAPES.len() {
            Ok(Self(index))
        } else {
            Err(format!("there is no line {index}"))
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = self.cells();
        write!(f, "{}-{}", cells[0], cells[cells.len() - 1])
    }
}

impl FromStr for Line {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let bad = || format!("`{text}` is not a line of three to five cells; write it as in a1-c1");
        let (first, last) = text.split_once('-').ok_or_else(bad)?;
        Self::between(first.parse()?, last.parse()?).ok_or_else(bad)
    }
}

/// The dice on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Galaxy(pub [Option<Die>; CELLS]);

impl Default for Galaxy {
    fn default() -> Self {
        Self([None; CELLS])
    }
}

impl Galaxy {
    /// The die in a cell.
    #[inline]
    pub fn get(&self, cell: Cell) -> Option<Die> {
        self.0[cell.index()]
    }

    /// Puts a die into a cell, or empties it.
    pub fn set(&mut self, cell: Cell, die: Option<Die>) {
        self.0[cell.index()] = die;
    }

    /// Exchanges the dice of two cells.
    pub fn swap(&mut self, a: Cell, b: Cell) {
        self.0.swap(a.index(), b.index());
    }

    /// Are the dice of the line all of one colour or all of one number (RD-RECRUIT-4)?
    pub fn is_line(&self, line: Line) -> bool {
        let Some(first) = line.cells().first().and_then(|&cell| self.get(cell)) else { return false };
        let all = |agrees: fn(Die, Die) -> bool| {
            line.cells().iter().all(|&cell| self.get(cell).is_some_and(|die| agrees(die, first)))
        };
        all(|a, b| a.color() == b.color()) || all(|a, b| a.pips() == b.pips())
    }

    /// The white cells beyond the ends of a line: those that may join it (RD-RECRUIT-7).
    pub fn white_ends(&self, line: Line) -> [Option<Cell>; 2] {
        line.beyond()
            .map(|cell| cell.filter(|&cell| self.get(cell).is_some_and(|d| d.color() == Color::White)))
    }

    /// Slides all dice toward the player at this side, order kept (RD-REFILL-1).
    pub fn slide(&mut self, side: Side) {
        for c in 0..SIDE {
            let mut lands = SIDE;
            for r in (0..SIDE).rev() {
                if let Some(die) = self.get(side.cell(r, c)) {
                    lands -= 1;
                    self.set(side.cell(r, c), None);
                    self.set(side.cell(lands, c), Some(die));
                }
            }
        }
    }

    /// The empty cells as this side reads: topmost row first, left to right (RD-REFILL-2).
    pub fn empty_cells(&self, side: Side) -> impl Iterator<Item = Cell> + '_ {
        (0..CELLS).map(move |i| side.cell(i / SIDE, i % SIDE)).filter(|&cell| self.get(cell).is_none())
    }
}

impl fmt::Display for Galaxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all() {
            match (cell.row(), cell.col()) {
                (0, 0) => {}
                (_, 0) => f.write_str(" / ")?,
                _ => f.write_str(" ")?,
            }
            match self.get(cell) {
                Some(die) => write!(f, "{die}")?,
                None => f.write_str("--")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Galaxy {
    type Err = String;
    /// The board text of the ledger: five rows split by `/`, `--` for an empty cell.
    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().filter(|&word| word != "/").collect();
        if words.len() != CELLS {
            return Err(format!("a board text has {CELLS} cells, this one {}", words.len()));
        }
        let mut galaxy = Self::default();
        for (place, word) in galaxy.0.iter_mut().zip(words) {
            *place = if word == "--" { None } else { Some(word.parse()?) };
        }
        Ok(galaxy)
    }
}
