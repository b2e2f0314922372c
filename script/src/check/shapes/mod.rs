//! What only one game asks of its numbers: boards that connect, decks that are complete, tracks that rise.

mod andromedas_edge;
mod escalation;
mod galaxy_map;
mod rocket_dice;
mod transgalactica;

use std::collections::BTreeMap;

use super::Found;
use super::content::Content;
use crate::diagnostic::Diagnostic;
use crate::document::Document;
use crate::entry::Entry;

/// A question about a file. An error means that it could not even be asked, because a field is missing or is not
/// what it should be.
type Question = fn(&Shape<'_>, &mut Found) -> Result<(), Diagnostic>;

pub(super) fn check(content: &Content, found: &mut Found) {
    for file in content.known() {
        let questions: &[Question] = match file.short_name() {
            "andromedas-edge.toml" => andromedas_edge::QUESTIONS,
            "escalation.toml" => escalation::QUESTIONS,
            "transgalactica.toml" => transgalactica::QUESTIONS,
            "rocket-dice.toml" => rocket_dice::QUESTIONS,
            _ => continue,
        };
        let shape = Shape { content, document: &file.document };
        for question in questions {
            if let Err(problem) = question(&shape, found) {
                found.push(problem);
            }
        }
    }
}

/// A file whose shape is asked about.
struct Shape<'c> {
    content: &'c Content,
    document: &'c Document,
}

impl<'c> Shape<'c> {
    /// The entries of a table that must be there.
    fn rows(&self, table: &str) -> Result<Vec<Entry<'c>>, Diagnostic> {
        self.document.all().field(table)?.entries()
    }

    /// A table that stands alone.
    fn section(&self, table: &str) -> Result<Entry<'c>, Diagnostic> {
        self.document.all().field(table)?.entry()
    }

    /// A problem with a table as a whole.
    fn about(&self, table: &str, message: impl Into<String>) -> Diagnostic {
        let key = self.document.root().pairs().find(|(key, _)| key.text == table);
        let span = key.map_or(0..0, |(key, _)| key.span.clone());
        self.document.error(span, format!("{table}: {}", message.into()))
    }
}

/// How often each value occurs.
fn tally<T: Ord>(values: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut tally = BTreeMap::new();
    for value in values {
        *tally.entry(value).or_default() += 1;
    }
    tally
}

/// Pieces in the box: an entry without `copies` is one.
fn pieces(entries: &[Entry<'_>]) -> Result<i64, Diagnostic> {
    entries.iter().map(|entry| Ok(entry.opt_int::<i32>("copies")?.map_or(1, i64::from))).sum()
}

/// The values of a field of all entries.
fn texts<'c>(entries: &[Entry<'c>], field: &str) -> Result<Vec<&'c str>, Diagnostic> {
    entries.iter().map(|entry| entry.str(field)).collect()
}
