//! Ledger ids: `AE-BATTLE-12` in a content file, in a field or a comment, must exist in a ledger.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Found;
use super::content::Content;

const BOOKS: [&str; 4] = ["AE", "TG", "UN", "RD"];

pub(super) fn check(content: &Content, found: &mut Found) {
    let known = known(content);
    for source in &content.citing {
        for span in citations(source.text()) {
            let cited = &source.text()[span.clone()];
            if !known.contains(cited) {
                found.push(source.diagnostic(span.clone(), format!("{cited} is in no ledger")));
            }
        }
    }
}

/// The ids that the ledgers define, the chapters they belong to, and the rulings in content files.
fn known(content: &Content) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for ledger in &content.ledgers {
        for id in definitions(ledger.text()) {
            known.extend(id.rsplit_once('-').map(|(chapter, _)| chapter.to_owned()));
            known.insert(id.to_owned());
        }
    }
    for file in &content.files {
        let rulings = file.document.table("ruling");
        known.extend(rulings.filter_map(|ruling| Some(ruling.id().ok()?.to_owned())));
    }
    known
}

/// `**AE-BATTLE-12**` or `**AE-BATTLE-12 Name**`.
fn definitions(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices("**").filter_map(|(at, _)| {
        let rest = &text[at + 2..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-')?;
        let id = &rest[..end];
        let ends = rest[end..].starts_with("**") || rest[end..].starts_with(' ');
        (ends && is_definition(id)).then_some(id)
    })
}

fn is_definition(id: &str) -> bool {
    let parts: Vec<&str> = id.split('-').collect();
    let [book, chapter, number] = parts.as_slice() else { return false };
    let capital = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    BOOKS.contains(book)
        && !chapter.is_empty()
        && chapter.chars().all(capital)
        && number_length(number) == number.len()
}

/// Length of the digits at the start of `text`, with one lower-case letter behind them if there is one; 0 without
/// digits.
fn number_length(text: &str) -> usize {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let letter = text[digits..].starts_with(|c: char| c.is_ascii_lowercase());
    if digits == 0 { 0 } else { digits + usize::from(letter) }
}

/// Where a text cites a ledger: `AE-C1`, `AE-BATTLE-12a`, or a whole chapter `AE-BATTLE`.
fn citations(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for book in BOOKS {
        for (at, _) in text.match_indices(&format!("{book}-")) {
            let start = at + book.len() + 1;
            if !text[..at].ends_with(is_letter)
                && let Some(length) = cited_length(&text[start..])
            {
                found.push(at..start + length);
            }
        }
    }
    found.sort_by_key(|span| span.start);
    found
}

fn cited_length(text: &str) -> Option<usize> {
    let chapter =
        text.len() - text.trim_start_matches(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit()).len();
    let name = &text[..chapter];
    if name.len() < 2
        || !name.starts_with(|c: char| c.is_ascii_uppercase())
        || text[chapter..].starts_with(is_letter)
    {
        return None;
    }
    // `C1` is a ruling of a content file and complete; a chapter goes on with the number of the rule.
    if name[1..].chars().all(|c| c.is_ascii_digit()) {
        return Some(chapter);
    }
    let number = text[chapter..].strip_prefix('-').map_or(0, number_length);
    let whole = chapter + 1 + number;
    let complete = number > 0 && !text[whole..].starts_with(is_letter);
    Some(if complete { whole } else { chapter })
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_found_with_their_whole_number() {
        let text = "(AE-RULING-17 to AE-RULING-19a), UN-TRACK; AE-C1-5, RD-... TG-X XAE-B1 AE-b";
        let found: Vec<&str> = citations(text).into_iter().map(|span| &text[span]).collect();
        assert_eq!(found, ["AE-RULING-17", "AE-RULING-19a", "UN-TRACK", "AE-C1"]);
    }

    #[test]
    fn only_bold_ids_are_definitions() {
        let text = "**AE-MOON-1** a **AE-MOON-2a Name** b AE-MOON-3 c **AE-MOON**";
        assert_eq!(definitions(text).collect::<Vec<_>>(), ["AE-MOON-1", "AE-MOON-2a"]);
    }
}
