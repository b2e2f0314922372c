//! Ids and effects that the ledgers name in backticks: the entry must exist, the effect must be of the language.

use std::collections::BTreeSet;

use super::Found;
use super::content::{Content, short};
use super::ids;
use super::site::Site;
use super::strings::Text;
use crate::diagnostic::Source;
use crate::lex::is_word;
use crate::markdown::lines;
use crate::vocabulary::{FieldKind, GAMES};

/// Families of ids; any other word in backticks may be anything.
const FAMILIES: [&str; 17] = [
    "tech-",
    "mission-",
    "planet-",
    "skill-",
    "office-",
    "decree-",
    "objective-",
    "advanced-",
    "basic-",
    "map-",
    "action-",
    "conflict-",
    "upgrade-",
    "decision-",
    "term-",
    "wealth-",
    "event-",
];

pub(super) fn check(content: &Content, found: &mut Found) {
    let ids = ids::all(content);
    for ledger in content.ledgers.iter().filter(|ledger| !short(ledger.name()).contains("glossary")) {
        let name = short(ledger.name());
        let game = name.strip_suffix(".md").unwrap_or(name);
        for (start, line) in lines(ledger.text()) {
            for (at, name) in quoted(line) {
                check_id(ledger, start + at, name, &ids, found);
                if GAMES.contains(&game) {
                    check_effect(content, ledger, game, start + at, name, found);
                }
            }
        }
    }
}

/// What stands between backticks, with the byte of the line it begins at.
fn quoted(line: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(open) = line[from..].find('`').map(|at| from + at + 1) {
        match line[open..].find('`') {
            // Two backticks in a row enclose nothing: the second may open.
            Some(0) => from = open,
            Some(length) => {
                found.push((open, &line[open..open + length]));
                from = open + length + 1;
            }
            None => break,
        }
    }
    found
}

fn check_id(ledger: &Source, at: usize, name: &str, ids: &BTreeSet<&str>, found: &mut Found) {
    let family = FAMILIES.iter().any(|family| name.starts_with(family));
    // `mission-x` stands for any mission.
    if family && is_word(name) && !name.ends_with("-x") && !ids.contains(name) {
        let message = format!("`{name}` is no id of the content files");
        found.push(ledger.diagnostic(at..at + name.len(), message));
    }
}

fn check_effect(content: &Content, ledger: &Source, game: &str, at: usize, text: &str, found: &mut Found) {
    let verb = text.split_whitespace().next().unwrap_or_default();
    // Capitals and dots are forms, not effects: `gain N RES`, `pay … -> …`.
    let form = text.contains(|c: char| c.is_ascii_uppercase() || c == '…');
    if !text.contains(' ') || form || content.words.verb_forms(game, verb).is_empty() {
        return;
    }
    let site = Site::markdown(ledger, at);
    let checked = Text { words: &content.words, game, site, has_text: true, on_may_be_all: true };
    checked.check(FieldKind::Effect, text, found);
}
