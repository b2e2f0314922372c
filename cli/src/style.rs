//! Colours. They are always written; `anstream` takes them out again where the output is no terminal.

use anstyle::{AnsiColor, Style};

pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
pub(crate) const HEAD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
pub(crate) const KEY: Style = AnsiColor::Cyan.on_default();
pub(crate) const ASK: Style = AnsiColor::Yellow.on_default().bold();

/// The text in this style.
pub(crate) fn paint(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

/// How many columns the text takes, without what only colours it.
pub(crate) fn width(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().chars().count()
}

/// The text filled up with spaces to so many columns.
pub(crate) fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The words of the text in lines of at most so many columns; a longer word stands alone. Words that a non-breaking
/// space joins stay together.
pub(crate) fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if width(line) + 1 + width(word) <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.into_iter().map(|line| line.replace('\u{a0}', " ")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_takes_no_room() {
        assert_eq!(width(&paint(BAD, "früh")), 4);
        assert_eq!(padded("ab", 4), "ab  ");
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("one two\u{a0}three", 7), ["one", "two three"]);
    }
}
