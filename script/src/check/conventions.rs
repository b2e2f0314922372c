//! The conventions of section 7: sources, names in both languages, spelling of ids and keys, no empty strings.

use super::Found;
use super::content::{Content, ContentFile};
use super::places::{Identified, entries, walk};
use crate::lex::is_word;
use crate::value::{Data, Value};

const TAGS: [&str; 3] = ["book", "public", "orrery"];

pub(super) fn check(content: &Content, found: &mut Found) {
    for file in content.known() {
        for entry in entries(file.document.root()) {
            check_entry(file, &entry, found);
        }
        keys_and_empty_strings(file, found);
    }
}

fn check_entry(file: &ContentFile, entry: &Identified<'_>, found: &mut Found) {
    let mut say = |value: &Value, message: String| {
        found.push(file.document.error(value.span.clone(), format!("{}: {message}", entry.id)));
    };
    if let Some(source) = entry.entry.get("source").filter(|source| !is_source(source)) {
        say(source, "source is a list: a tag, book, public or orrery, then items \"tag: fields\"".to_owned());
    }
    for name in ["name", "text", "note"] {
        let (en, de) = (format!("{name}_en"), format!("{name}_de"));
        match (entry.entry.get(&en), entry.entry.get(&de)) {
            (Some(value), None) | (None, Some(value)) => say(value, format!("{en} and {de} belong together")),
            (Some(_), Some(_)) | (None, None) => {}
        }
    }
    if !is_word(entry.id) && !is_ruling(entry.id) {
        say(entry.place, "the id is not lower-case with hyphens".to_owned());
    }
    if let Some(when) = entry.entry.get("when").filter(|_| entry.entry.get("effect").is_none()) {
        say(when, "`when` without `effect`".to_owned());
    }
}

fn is_source(value: &Value) -> bool {
    let texts: Option<Vec<&str>> = value.as_array().and_then(|list| list.iter().map(Value::as_str).collect());
    match texts.as_deref() {
        Some([first, rest @ ..]) => TAGS.contains(first) && rest.iter().all(|item| is_detail(item)),
        _ => false,
    }
}

fn is_detail(item: &str) -> bool {
    item.split_once(": ").is_some_and(|(tag, fields)| TAGS.contains(&tag) && !fields.is_empty())
}

/// `AE-C1`, `RD-B12`: rulings in content files are written as in the ledgers.
fn is_ruling(id: &str) -> bool {
    let numbered = |rest: &str, letters: std::ops::RangeInclusive<char>, some: &str| {
        let mut chars = rest.chars();
        let letter =
            chars.next().is_some_and(|c| letters.contains(&c) && (some.is_empty() || some.contains(c)));
        letter && !chars.as_str().is_empty() && chars.all(|c| c.is_ascii_digit())
    };
    match id.split_once('-') {
        Some(("AE", rest)) => numbered(rest, 'A'..='Z', "CMT"),
        Some(("RD", rest)) => numbered(rest, 'A'..='Z', ""),
        _ => false,
    }
}

fn keys_and_empty_strings(file: &ContentFile, found: &mut Found) {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
    walk(file.document.root(), "", &mut |path, key, value| {
        // The keys of `counts` are paths and values of fields.
        if path == "counts" || path.starts_with("counts.") {
            return;
        }
        if key.text.is_empty() || !key.text.chars().all(allowed) {
            let message = format!("field name `{}` is not lower-case with underscores", key.text);
            found.push(file.document.error(key.span.clone(), message));
        }
        empty_strings(file, path, value, found);
    });
}

fn empty_strings(file: &ContentFile, path: &str, value: &Value, found: &mut Found) {
    match &value.data {
        Data::Text(text) if text.is_empty() => {
            let message = format!("`{path}`: empty string, leave the field out");
            found.push(file.document.error(value.span.clone(), message));
        }
        Data::Array(values) => values.iter().for_each(|value| empty_strings(file, path, value, found)),
        _ => {}
    }
}
