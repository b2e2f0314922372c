//! Chapters and their rules.

use serde::{Deserialize, Serialize};

use crate::entry::{self, Entry};

/// The rules of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Book {
    /// What stands at the top.
    pub title: String,
    /// The headings under which there are rules, in order.
    pub chapters: Vec<Chapter>,
}

/// A heading and the rules under it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    /// The heading, without its number.
    pub title: String,
    /// The rules, in order.
    pub rules: Vec<Rule>,
}

/// A rule: `- **RD-TURN-1** [book] …`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rule {
    /// Its id, such as `RD-TURN-1`.
    pub id: String,
    /// Its text on one line, with the marks of Markdown and without its tags.
    pub text: String,
    /// Where it comes from; none if the rule does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
}

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rulebook of the game says so.
    Book,
    /// We decided it, because the book has a hole there.
    Orrery,
    /// The book gives part of it, we the rest.
    Both,
}

impl Book {
    /// A name for each chapter that no other has, for links: what its ids have in common, and a number where several share that.
    pub fn anchors(&self) -> Vec<String> {
        let areas: Vec<&str> = self.chapters.iter().map(Chapter::area).collect();
        let anchor =
            |(nth, area): (usize, &&str)| match areas[..nth].iter().filter(|other| *other == area).count() {
                0 => (*area).to_owned(),
                before => format!("{area}--{}", before + 1),
            };
        areas.iter().enumerate().map(anchor).collect()
    }
}

impl Chapter {
    /// What the ids of its rules have in common: `RD-TURN`.
    pub fn area(&self) -> &str {
        self.rules.first().map_or("", Rule::area)
    }
}

impl Rule {
    fn of(entry: &Entry<'_>) -> Self {
        let mut text = entry.line();
        // The bold of `**RD-VEC-1 views.**` begins before the id.
        if text.matches("**").count() % 2 == 1 {
            text.insert_str(0, "**");
        }
        let mut rule = Self { id: entry.id.to_owned(), text, source: None };
        take_tags(&mut rule);
        rule
    }

    /// The id without its number: `RD-TURN`.
    pub fn area(&self) -> &str {
        entry::area(&self.id)
    }

    /// The text without the marks of Markdown.
    pub fn plain(&self) -> String {
        entry::plain(&self.text)
    }
}

/// All rules of a ledger, in chapters.
pub fn parse(markdown: &str) -> Book {
    let title = markdown.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default();
    let mut book = Book { title: bare(title.trim()).to_owned(), chapters: Vec::new() };
    let mut last = None;
    for entry in entry::entries(markdown) {
        if last.replace(entry.chapter) != Some(entry.chapter) {
            book.chapters.push(Chapter { title: bare(entry.heading).to_owned(), rules: Vec::new() });
        }
        if let Some(chapter) = book.chapters.last_mut() {
            chapter.rules.push(Rule::of(&entry));
        }
    }
    book
}

/// The title without its number and without the word of its ids: `4. Turn (TURN)` is `Turn`.
fn bare(title: &str) -> &str {
    let number = title.split(' ').next().unwrap_or_default();
    let is_number = number.starts_with(|first: char| first.is_ascii_digit())
        && number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let title = if is_number { title[number.len()..].trim_start() } else { title };
    match title.strip_suffix(')').and_then(|title| title.rsplit_once(" (")) {
        Some((words, word)) if word.bytes().all(|byte| byte.is_ascii_uppercase()) => words,
        Some(_) | None => title,
    }
}

/// Takes `[book]`, `[orrery]` and the like out of the text.
fn take_tags(rule: &mut Rule) {
    let mut from = 0;
    while let Some(start) = rule.text[from..].find('[').map(|at| from + at) {
        let Some(end) = rule.text[start..].find(']').map(|at| start + at) else { break };
        let Some(source) = tag(&rule.text[start + 1..end]) else {
            from = end;
            continue;
        };
        // The space before a tag goes with it.
        let before = rule.text[..start].trim_end().len();
        rule.text.replace_range(before..=end, "");
        rule.source = added(rule.source, source);
        from = before;
    }
    rule.text = rule.text.trim().to_owned();
}

/// What a tag says of where a rule comes from, if it is one: `book`, `book EN §Setup`, `orrery; …`, `derived`, `public 1`, `R 3`.
fn tag(inside: &str) -> Option<Option<Source>> {
    match inside.split([' ', ':', ';']).next()? {
        "book+orrery" => Some(Some(Source::Both)),
        "book" => Some(Some(Source::Book)),
        "orrery" => Some(Some(Source::Orrery)),
        "derived" | "public" | "R" => Some(None),
        _ => None,
    }
}

fn added(one: Option<Source>, other: Option<Source>) -> Option<Source> {
    match (one, other) {
        (None, source) | (source, None) => source,
        (Some(one), Some(other)) if one == other => Some(one),
        (Some(_), Some(_)) => Some(Source::Both),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "# G: rules\n## 1. Table\n| a |\n## 4 Turn (TURN)\n- **G-A-TURN-1** [book] Play.\n- **G-A-TURN-2** Now [book], then\n  \
                          rest `well` [orrery].\n\n  no part\n- **word** none\n### END\n- **G-VEC-1 views.** Look.\n";

    #[test]
    fn rules_are_found_with_their_chapters_lines_and_sources() {
        let book = parse(LEDGER);
        let titles: Vec<_> = book.chapters.iter().map(|chapter| chapter.title.as_str()).collect();
        assert_eq!((book.title.as_str(), titles), ("G: rules", vec!["Turn", "END"]));
        let [first, second] = &book.chapters[0].rules[..] else { panic!("{book:?}") };
        assert_eq!((first.id.as_str(), first.text.as_str()), ("G-A-TURN-1", "Play."));
        assert_eq!((first.source, first.area()), (Some(Source::Book), "G-A-TURN"));
        assert_eq!((second.text.as_str(), second.source), ("Now, then rest `well`.", Some(Source::Both)));
        assert_eq!(book.chapters[1].rules[0].text, "**views.** Look.");
        assert_eq!(book.chapters[1].rules[0].plain(), "views. Look.");
    }

    #[test]
    fn tags_of_every_ledger_are_taken_out() {
        let rule = |text: &str| {
            let book = parse(&format!("# G\n## A\n- **G-A-1** {text}"));
            let rule = book.chapters[0].rules[0].clone();
            (rule.text, rule.source)
        };
        assert_eq!(rule("Two [book EN §1 (a)] [derived] [public 1]"), ("Two".to_owned(), Some(Source::Book)));
        assert_eq!(rule("Zero [orrery; see R] and [x]."), ("Zero and [x].".to_owned(), Some(Source::Orrery)));
        assert_eq!(rule("[book: A; R 3] One [R 2]"), ("One".to_owned(), Some(Source::Book)));
        assert_eq!(rule("Open [book"), ("Open [book".to_owned(), None));
    }

    #[test]
    fn chapters_are_linked_by_names_of_their_own() {
        let book = parse("# G\n## A\n- **G-A-1** x\n### B\n- **G-A-2** y\n## C\n- **G-C-1** z\n");
        assert_eq!(book.anchors(), ["G-A", "G-A--2", "G-C"]);
    }

    #[test]
    fn a_book_is_read_as_it_is_written() {
        let book = parse(LEDGER);
        let text = serde_json::to_string(&book).unwrap_or_default();
        assert_eq!(serde_json::from_str::<Book>(&text).ok(), Some(book));
    }

    #[test]
    fn the_ledger_of_a_game_is_found_whole() {
        let text = include_str!("../../docs/rules/rocket-dice.md");
        let book = parse(text);
        let rules = || book.chapters.iter().flat_map(|chapter| &chapter.rules);
        assert_eq!(rules().count(), text.lines().filter(|line| line.starts_with("- **RD-")).count());
        assert!(book.chapters.iter().any(|chapter| chapter.area() == "RD-BATTLE"));
        let tagged = rules().find(|rule| rule.text.contains("[book]") || rule.text.contains("[orrery]"));
        assert_eq!(tagged, None);
    }
}
