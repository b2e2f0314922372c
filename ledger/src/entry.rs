//! The rules of a ledger as they stand there.

/// A rule: `- **RD-TURN-1** [book] …`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'l> {
    /// Its id, such as `RD-TURN-1`.
    pub id: &'l str,
    /// The heading that it stands under.
    pub heading: &'l str,
    /// The main heading (`##`) above that one; the same if there is none between.
    pub section: &'l str,
    /// Which heading that is, counted from 1: two may read the same.
    pub chapter: usize,
    /// Its text with its tags and the marks of Markdown, over as many lines as it has.
    pub text: &'l str,
}

impl<'l> Entry<'l> {
    /// The id without its number: `RD-TURN`.
    pub fn area(&self) -> &'l str {
        area(self.id)
    }

    /// The text on one line.
    pub fn line(&self) -> String {
        self.text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The text on one line, without the marks of Markdown.
    pub fn plain(&self) -> String {
        plain(&self.line())
    }
}

/// An id without its number.
pub(crate) fn area(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(area, _)| area)
}

/// A text without the marks of Markdown.
pub(crate) fn plain(text: &str) -> String {
    text.replace(['*', '`'], "")
}

/// All rules of a ledger, in order. What is no rule (tables, explanations) is left out.
pub fn entries(ledger: &str) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    let (mut heading, mut section, mut chapter) = ("", "", 0);
    let mut open: Option<usize> = None;
    let mut at = 0;
    for line in ledger.split_inclusive('\n') {
        let end = at + line.len();
        if let Some(title) = line.trim_end().strip_prefix('#') {
            (heading, chapter, open) = (title.trim_start_matches('#').trim(), chapter + 1, None);
            if !title.starts_with("##") {
                section = heading;
            }
        } else if let Some((id, text)) = opening(line) {
            open = Some(end - text.len());
            entries.push(Entry { id, heading, section, chapter, text: text.trim() });
        } else if line.starts_with("  ") && !line.trim().is_empty() {
            // An indented line goes on with the rule above it.
            if let (Some(start), Some(entry)) = (open, entries.last_mut()) {
                entry.text = ledger.get(start..end).unwrap_or_default().trim();
            }
        } else {
            open = None;
        }
        at = end;
    }
    entries
}

/// The id of the rule that begins on this line, and the rest of the line.
fn opening(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    // `RD-VEC-1 views.` has a title behind the id; it belongs to the text.
    let (id, text) = match id.split_once(' ') {
        Some((id, _)) => (id, line.get("- **".len() + id.len() + 1..)?),
        None => (id, text),
    };
    is_id(id).then_some((id, text))
}

/// Is it capitals, a hyphen, capitals or more hyphens, and a number at the end?
pub(crate) fn is_id(text: &str) -> bool {
    let Some((area, number)) = text.rsplit_once('-') else { return false };
    let capital = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'-';
    area.contains('-')
        && area.starts_with(|first: char| first.is_ascii_uppercase())
        && area.bytes().all(capital)
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "# G\n## 1 Turn\n- **G-A-TURN-1** [book] Play.\n- **G-A-TURN-2** Then\n  rest `well`.\n\n  no part\n- **word** none\n### END\n- **G-VEC-1 views.** Look.\n";

    #[test]
    fn rules_are_found_with_their_headings_and_lines() {
        let entries = entries(LEDGER);
        let found: Vec<_> =
            entries.iter().map(|entry| (entry.id, entry.heading, entry.chapter, entry.plain())).collect();
        assert_eq!(
            found,
            [
                ("G-A-TURN-1", "1 Turn", 2, "[book] Play.".to_owned()),
                ("G-A-TURN-2", "1 Turn", 2, "Then rest well.".to_owned()),
                ("G-VEC-1", "END", 3, "views. Look.".to_owned()),
            ]
        );
        assert_eq!(entries[0].area(), "G-A-TURN");
        let sections: Vec<_> = entries.iter().map(|entry| entry.section).collect();
        assert_eq!(sections, ["1 Turn"; 3], "a small heading stands under a main one");
    }

    #[test]
    fn what_is_no_id_begins_no_rule() {
        for text in ["word", "RD", "RD-1", "rd-turn-1", "RD-TURN-", "RD-TURN-x", ""] {
            assert!(!is_id(text), "{text}");
        }
    }
}
