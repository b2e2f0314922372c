//! How the board of each game is drawn in a terminal: one file or folder per game.

mod andromedas_edge;
mod rocket_dice;
mod transgalactica;

use orrery_kernel::{Game, Names, Viewer};
use orrery_words::Lang;

use crate::style::{padded, wrapped};

/// A game whose board can be drawn.
pub(crate) trait Board: Game {
    /// The board as the viewer sees it, in lines of at most `width` columns. Colours are written in any case; they are
    /// taken out where the output is no terminal.
    fn draw(view: &Self::View, viewer: Viewer, lang: Lang, width: usize) -> String;
}

/// A name in the language.
fn name(lang: Lang, names: &'static Names) -> &'static str {
    crate::speak::name(lang, names.get())
}

/// Two blocks of lines side by side, the right one from a column on.
fn beside(left: &[String], right: &[String], column: usize) -> Vec<String> {
    let line = |lines: &[String], nth: usize| lines.get(nth).cloned().unwrap_or_default();
    (0..left.len().max(right.len())).map(|nth| padded(&line(left, nth), column) + &line(right, nth)).collect()
}

/// A text in lines; the first keeps its indentation, the others have one of their own.
pub(crate) fn hanging(text: &str, width: usize, indent: usize) -> Vec<String> {
    let first = text.len() - text.trim_start_matches(' ').len();
    let columns = width.saturating_sub(indent.max(first));
    let lines = wrapped(text, columns);
    lines
        .into_iter()
        .enumerate()
        .map(|(nth, line)| " ".repeat(if nth == 0 { first } else { indent }) + &line)
        .collect()
}

#[cfg(test)]
mod drawing;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_stand_side_by_side() {
        let lines = |lines: &[&str]| lines.iter().map(|&line| line.to_owned()).collect::<Vec<_>>();
        assert_eq!(beside(&lines(&["a"]), &lines(&["b", "c"]), 3), ["a  b", "   c"]);
        assert_eq!(hanging("  one two three", 9, 4), ["  one", "    two", "    three"]);
    }
}
