//! The tables of a Markdown file, each cell with its place. The notation is defined in such tables, and the glossary
//! is one.

use std::ops::Range;

/// A table below a heading.
#[derive(Clone, Debug)]
pub(crate) struct MarkdownTable {
    /// The nearest heading above, without its number signs.
    pub(crate) heading: String,
    /// The first row.
    pub(crate) columns: Vec<Cell>,
    /// The rows below the line of dashes.
    pub(crate) rows: Vec<Vec<Cell>>,
}

/// A cell of a table.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    /// The text, trimmed, with `\|` read as `|`.
    pub(crate) text: String,
    /// Bytes of the file that it stands in.
    pub(crate) span: Range<usize>,
}

impl Cell {
    /// The text without backticks around it.
    pub(crate) fn bare(&self) -> &str {
        self.quoted().unwrap_or(&self.text)
    }

    /// The text between backticks, if all of it is.
    pub(crate) fn quoted(&self) -> Option<&str> {
        self.text.strip_prefix('`')?.strip_suffix('`')
    }
}

/// The place in `raw`, a cell as written, of the byte `offset` of its text.
pub(crate) fn place_in(raw: &str, offset: usize) -> usize {
    let (mut at, mut read) = (0, 0);
    while read < offset {
        let rest = &raw[at..];
        let (taken, made) = match rest.chars().next() {
            _ if rest.starts_with("\\|") => (2, 1),
            Some(c) => (c.len_utf8(), c.len_utf8()),
            None => break,
        };
        at += taken;
        read += made;
    }
    at
}

/// Every table of a file, in order.
pub(crate) fn tables(text: &str) -> Vec<MarkdownTable> {
    let mut found: Vec<MarkdownTable> = Vec::new();
    let mut heading = "";
    let mut inside = false;
    for (start, line) in lines(text) {
        if !line.starts_with('|') {
            inside = false;
            if line.starts_with('#') {
                heading = line.trim_start_matches(['#', ' ']).trim();
            }
            continue;
        }
        let cells = cells(start, line);
        if cells.iter().all(|cell| cell.text.chars().all(|c| matches!(c, '-' | ':' | ' '))) {
            continue;
        }
        match found.last_mut() {
            Some(table) if inside => table.rows.push(cells),
            _ => found.push(MarkdownTable { heading: heading.to_owned(), columns: cells, rows: Vec::new() }),
        }
        inside = true;
    }
    found
}

/// The lines of a text with the byte each begins at.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line.trim_end_matches(['\n', '\r'])))
    })
}

fn cells(start: usize, line: &str) -> Vec<Cell> {
    let line = line.trim_end();
    let body = line.strip_prefix('|').unwrap_or(line);
    let body = body.strip_suffix('|').filter(|body| !body.ends_with('\\')).unwrap_or(body);
    let mut from = start + 1;
    let mut found = Vec::new();
    for raw in split(body) {
        let blanks = raw.len() - raw.trim_start().len();
        let trimmed = raw.trim();
        let span = from + blanks..from + blanks + trimmed.len();
        found.push(Cell { text: trimmed.replace("\\|", "|"), span });
        from += raw.len() + 1;
    }
    found
}

/// Splits at bars that have no backslash before them.
fn split(body: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut from = 0;
    for (at, _) in body.match_indices('|') {
        if !body[..at].ends_with('\\') {
            parts.push(&body[from..at]);
            from = at + 1;
        }
    }
    parts.push(&body[from..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "# 1 Forms\n\n| form | ä |\n|---|---|\n| `{ A \\| B }` | two |\n\n## Next\n| x |\n|---|\n";

    #[test]
    fn tables_know_their_heading_and_cells_their_place() {
        let tables = tables(TEXT);
        assert_eq!(tables.len(), 2);
        assert_eq!((tables[0].heading.as_str(), tables[1].heading.as_str()), ("1 Forms", "Next"));
        let cell = &tables[0].rows[0][0];
        assert_eq!(cell.bare(), "{ A | B }");
        assert_eq!(&TEXT[cell.span.clone()], "`{ A \\| B }`");
        assert_eq!(&TEXT[tables[0].rows[0][1].span.clone()], "two");
        assert_eq!(tables[0].columns[1].text, "ä");
    }

    #[test]
    fn a_place_behind_an_escaped_bar_is_shifted() {
        assert_eq!(&"`{ A \\| B }`"[place_in("`{ A \\| B }`", 7)..], "B }`");
        assert_eq!(place_in("ä", 9), 2);
    }
}
