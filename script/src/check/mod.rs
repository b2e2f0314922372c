//! The checker: everything that can be wrong in the content files, found before a game is played.
//!
//! One file per question. What a word means is the games' business; that it exists, is spelled right, stands in a
//! form that exists, and that every reference and number fits, is asked here.

mod content;
mod conventions;
mod counts;
mod examples;
mod fields;
mod glossary;
mod ids;
mod ledger;
mod ledger_names;
mod phrases;
mod places;
mod references;
mod required;
mod shapes;
mod site;
mod steps;
mod strings;
mod suggest;

pub use phrases::{HasPhrase, Phrase};

use crate::diagnostic::Diagnostic;
use content::Content;

/// Problems found so far.
type Found = Vec<Diagnostic>;

/// Checks the content of all games.
///
/// `files`: name and text of each content file; a file named `NOTATION.md` replaces the notation that the program
/// was built with. `ledgers`: name and text of the files in
/// `docs/rules`. `phrases` tells whether a text exists in both languages; without it that is not asked.
pub fn check(
    files: &[(&str, &str)],
    ledgers: &[(&str, &str)],
    phrases: Option<&HasPhrase<'_>>,
) -> Vec<Diagnostic> {
    let mut found = Found::new();
    let content = match Content::read(files, ledgers, &mut found) {
        Ok(content) => content,
        // Without a vocabulary every word would be reported as unknown.
        Err(problems) => {
            found.extend(problems);
            return found;
        }
    };
    let checks: [fn(&Content, &mut Found); 12] = [
        examples::check,
        content::check_meta,
        fields::check,
        required::check,
        counts::check,
        conventions::check,
        ids::check,
        references::check,
        ledger::check,
        ledger_names::check,
        glossary::check,
        shapes::check,
    ];
    for check in checks {
        check(&content, &mut found);
    }
    if let Some(has) = phrases {
        phrases::check(&content, has, &mut found);
    }
    found
}
