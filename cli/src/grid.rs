//! Tables in plain text: columns as wide as they must be, names to the left, numbers to the right.

use crate::style::{HEAD, paint, width};

/// A table with a heading.
pub(crate) struct Grid {
    head: Vec<&'static str>,
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// A table with these columns. A heading that begins with `>` stands over a column of numbers.
    pub(crate) fn new(head: &[&'static str]) -> Self {
        Self { head: head.to_vec(), rows: Vec::new() }
    }

    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    fn line(&self, widths: &[usize], cells: &[String]) -> String {
        let mut line = String::new();
        for ((cell, &columns), head) in cells.iter().zip(widths).zip(&self.head) {
            let space = " ".repeat(columns.saturating_sub(width(cell)));
            line.push_str("  ");
            match head.starts_with('>') {
                true => line.extend([space.as_str(), cell]),
                false => line.extend([cell, space.as_str()]),
            }
        }
        line.trim_end().to_owned()
    }
}

impl std::fmt::Display for Grid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let heads: Vec<String> =
            self.head.iter().map(|head| paint(HEAD, head.trim_start_matches('>'))).collect();
        let mut widths: Vec<usize> = heads.iter().map(|head| width(head)).collect();
        for row in &self.rows {
            for (columns, cell) in widths.iter_mut().zip(row) {
                *columns = (*columns).max(width(cell));
            }
        }
        writeln!(f, "{}", self.line(&widths, &heads))?;
        self.rows.iter().try_for_each(|row| writeln!(f, "{}", self.line(&widths, row)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_to_the_right() {
        let mut grid = Grid::new(&["bot", ">wins"]);
        grid.row(["mcts:800".to_owned(), "7".to_owned()]);
        let plain = anstream::adapter::strip_str(&grid.to_string()).to_string();
        assert_eq!(plain, "  bot       wins\n  mcts:800     7\n");
    }
}
