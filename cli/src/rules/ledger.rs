//! The ledger of a game's rules, read from its Markdown file in docs/rules.

/// A rule: `- **RD-TURN-1** …`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    /// Its id, such as `RD-TURN-1`.
    pub(crate) id: &'static str,
    /// The heading that it stands under.
    pub(crate) heading: &'static str,
    /// Its text with its tags, over as many lines as it has.
    pub(crate) text: &'static str,
}

impl Rule {
    /// The id without its number: `RD-TURN`.
    pub(crate) fn area(&self) -> &'static str {
        self.id.rsplit_once('-').map_or(self.id, |(area, _)| area)
    }

    /// The text on one line, without the marks of Markdown.
    pub(crate) fn plain(&self) -> String {
        self.text.split_whitespace().collect::<Vec<_>>().join(" ").replace(['*', '`'], "")
    }
}

/// All rules of a ledger, in order.
pub(crate) fn rules(ledger: &'static str) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut heading = "";
    let mut open: Option<usize> = None;
    let mut at = 0;
    for line in ledger.split_inclusive('\n') {
        let end = at + line.len();
        if let Some(title) = line.trim_end().strip_prefix('#') {
            (heading, open) = (title.trim_start_matches('#').trim(), None);
        } else if let Some((id, text)) = opening(line) {
            open = Some(end - text.len());
            rules.push(Rule { id, heading, text: text.trim() });
        } else if line.starts_with("  ") && !line.trim().is_empty() {
            // An indented line goes on with the rule above it.
            if let (Some(start), Some(rule)) = (open, rules.last_mut()) {
                rule.text = ledger.get(start..end).unwrap_or_default().trim();
            }
        } else {
            open = None;
        }
        at = end;
    }
    rules
}

/// The id of the rule that begins on this line, and the rest of the line.
fn opening(line: &'static str) -> Option<(&'static str, &'static str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    // `RD-VEC-1 views.` has a title behind the id; it belongs to the text.
    let (id, text) = match id.split_once(' ') {
        Some((id, _)) => (id, line.get("- **".len() + id.len() + 1..)?),
        None => (id, text),
    };
    let number = id.rsplit_once('-')?.1;
    let is_id = id.contains('-') && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_id.then_some((id, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "# G\n## 1 Turn\n- **G-TURN-1** [book] Play.\n- **G-TURN-2** Then\n  rest `well`.\n\n- **word** none\n### END\n- **G-VEC-1 views.** Look.\n";

    #[test]
    fn rules_are_found_with_their_headings_and_lines() {
        let rules = rules(LEDGER);
        let found: Vec<_> = rules.iter().map(|rule| (rule.id, rule.heading, rule.plain())).collect();
        assert_eq!(
            found,
            [
                ("G-TURN-1", "1 Turn", "[book] Play.".to_owned()),
                ("G-TURN-2", "1 Turn", "Then rest well.".to_owned()),
                ("G-VEC-1", "END", "views. Look.".to_owned()),
            ]
        );
        assert_eq!(rules[1].area(), "G-TURN");
    }
}
