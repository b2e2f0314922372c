//! The fallback of recruiting: any three cells that hang together (RD-RECRUIT-9).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::galaxy::{CELLS, Cell};

/// Three cells connected edge to edge, straight or angled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Triple(u8);

impl From<Triple> for u8 {
    fn from(triple: Triple) -> Self {
        triple.0
    }
}

orrery_kernel::spelled!(Triple);

static TRIPLES: LazyLock<Vec<[Cell; 3]>> = LazyLock::new(|| {
    let adjacent = |a: Cell, b: Cell| a.row().abs_diff(b.row()) + a.col().abs_diff(b.col()) == 1;
    let mut triples = Vec::new();
    for a in Cell::all() {
        for b in Cell::all().filter(|&b| b > a) {
            for c in Cell::all().filter(|&c| c > b) {
                let edges = [adjacent(a, b), adjacent(a, c), adjacent(b, c)];
                if edges.into_iter().filter(|&edge| edge).count() == 2 {
                    triples.push([a, b, c]);
                }
            }
        }
    }
    debug_assert!(triples.len() < u8::MAX as usize && CELLS == 25);
    triples
});

impl Triple {
    /// All 94.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TRIPLES.len() as u8).map(Self)
    }

    /// Its cells in reading order.
    pub fn cells(self) -> &'static [Cell; 3] {
        &TRIPLES[self.0 as usize]
    }
}

impl TryFrom<u8> for Triple {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        if (index as usize) < TRIPLES.len() {
            Ok(Self(index))
        } else {
            Err(format!("there is no triple {index}"))
        }
    }
}

impl fmt::Display for Triple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.cells();
        write!(f, "{a}+{b}+{c}")
    }
}

impl FromStr for Triple {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Self::all().find(|triple| triple.to_string() == text).ok_or_else(|| {
            format!("`{text}` are not three cells that hang together; write them as in a1+b1+b2")
        })
    }
}
