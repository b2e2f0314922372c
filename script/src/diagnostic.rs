//! A problem in a file, with the place to look at: `file:line:column`, the line itself, and a caret under the word.

use std::fmt::{self, Display, Formatter};
use std::ops::Range;
use std::sync::Arc;

/// A text with the name it is known by in messages.
#[derive(Clone, Debug)]
pub struct Source {
    name: Arc<str>,
    text: Arc<str>,
}

impl Source {
    /// A source named `name`, usually a path as the reader knows it.
    pub fn new(name: &str, text: &str) -> Self {
        Self { name: name.into(), text: text.into() }
    }

    /// The name of the file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// A problem with the bytes `span` of the text.
    pub fn diagnostic(&self, span: Range<usize>, message: impl Into<String>) -> Diagnostic {
        let start = floor(&self.text, span.start);
        let end = floor(&self.text, span.end).max(start);
        let line_start = self.text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = self.text[start..].find('\n').map_or(self.text.len(), |at| start + at);
        Diagnostic {
            file: Arc::clone(&self.name),
            line: self.text[..start].matches('\n').count() + 1,
            column: self.text[line_start..start].chars().count() + 1,
            span: start..end,
            source_line: self.text[line_start..line_end].trim_end_matches('\r').into(),
            message: message.into(),
            help: None,
        }
    }
}

/// The nearest place at or before `at` where a character begins, so that slicing cannot fail.
fn floor(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// Characters of a line that are shown; some entries are one line of five hundred.
const LONG: usize = 120;

/// One problem, ready to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The file it is in.
    pub file: Arc<str>,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// Bytes of the file.
    pub span: Range<usize>,
    /// The line of the file, without its end.
    pub source_line: Box<str>,
    /// What is wrong.
    pub message: String,
    /// What to do about it, where that is known.
    pub help: Option<Box<str>>,
}

impl Diagnostic {
    /// The same problem with advice.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<Box<str>>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The line as shown, and below it blanks and carets that underline the span. Tabs are kept, so that the carets
    /// stand right whatever the width of a tab; of a very long line only the part around the span is shown.
    pub fn excerpt(&self) -> (String, String) {
        let skipped =
            if self.source_line.chars().count() > LONG { self.column.saturating_sub(LONG / 2) } else { 0 };
        let dots = if skipped > 0 { "…" } else { "" };
        let mut line: String =
            dots.chars().chain(self.source_line.chars().skip(skipped).take(LONG)).collect();
        if self.source_line.chars().count() > skipped + LONG {
            line.push('…');
        }
        let before = line.chars().take((self.column - skipped).saturating_sub(1) + dots.chars().count());
        let mut carets: String = before.map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        let room = line.chars().count().saturating_sub(carets.chars().count());
        carets.extend(std::iter::repeat_n('^', self.width().min(room).max(1)));
        (line, carets)
    }

    /// Characters of the line that the span covers. One that goes on in the next line ends with this one.
    fn width(&self) -> usize {
        let ends = self.source_line.chars().skip(self.column.saturating_sub(1)).scan(0, |bytes, c| {
            *bytes += c.len_utf8();
            Some(*bytes)
        });
        ends.take_while(|&bytes| bytes <= self.span.len()).count()
    }
}

impl Display for Diagnostic {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let number = self.line.to_string();
        let margin = " ".repeat(number.len());
        let (line, carets) = self.excerpt();
        writeln!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        writeln!(f, "{margin} |")?;
        writeln!(f, "{number} | {line}")?;
        write!(f, "{margin} | {carets}")?;
        match &self.help {
            Some(help) => write!(f, "\n{margin} = help: {help}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Diagnostic {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_under_the_word() {
        let source = Source::new("a.toml", "x = 1\nname = \"gian 2\"\n");
        let shown =
            source.diagnostic(14..18, "unknown verb `gian`").with_help("did you mean `gain`?").to_string();
        assert_eq!(
            shown,
            "a.toml:2:9: unknown verb `gian`\n  |\n2 | name = \"gian 2\"\n  |         ^^^^\n  = help: did you mean `gain`?"
        );
    }

    #[test]
    fn columns_are_characters_and_tabs_stay_tabs() {
        let source = Source::new("a", "\tÜß = wrong");
        let found = source.diagnostic(8..13, "no");
        assert_eq!((found.line, found.column), (1, 7));
        assert_eq!(found.excerpt().1, "\t     ^^^^^");
    }

    #[test]
    fn of_a_long_line_the_part_around_the_word_is_shown() {
        let text = format!("{}wrong{}", "ä ".repeat(100), " ö".repeat(100));
        let found = Source::new("a", &text).diagnostic(300..305, "no");
        let (line, carets) = found.excerpt();
        let shown: String =
            line.chars().zip(carets.chars()).filter(|(_, c)| *c == '^').map(|(l, _)| l).collect();
        assert_eq!(shown, "wrong");
        assert_eq!(line.chars().count(), LONG + 2);
    }

    #[test]
    fn any_span_can_be_shown() {
        let text = "ä\r\nöü";
        let source = Source::new("a", text);
        for start in 0..12 {
            for end in 0..12 {
                assert!(source.diagnostic(start..end, "no").to_string().contains('^'));
            }
        }
    }
}
