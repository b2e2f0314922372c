//! The numbers of pieces that a file says it adds up to.

use super::Found;
use super::content::{Content, ContentFile};
use crate::entry::Entry;
use crate::value::{Data, Key, Value};

pub(super) fn check(content: &Content, found: &mut Found) {
    for file in content.known() {
        let Some(counts) = file.document.root().get("counts").and_then(Value::as_table) else {
            continue;
        };
        for (key, stated) in counts.pairs() {
            check_count(file, key, stated, found);
        }
    }
}

fn check_count(file: &ContentFile, key: &Key, stated: &Value, found: &mut Found) {
    let (table, field) = key.text.split_once('.').unwrap_or((&key.text, ""));
    let rows: Vec<Entry<'_>> = file.document.table(table).collect();
    let mut compare = |value: &Value, name: &str, counted: i64| match value.as_int() {
        Some(number) if number == counted => {}
        Some(number) => {
            let message = format!("counts.{name}: {number} stated, {counted} found");
            found.push(file.document.error(value.span.clone(), message));
        }
        None => {
            let message = format!("counts.{name} must be a whole number, not {}", value.kind());
            found.push(file.document.error(value.span.clone(), message));
        }
    };
    if field.is_empty() {
        return compare(stated, &key.text, pieces(rows.iter()));
    }
    match stated.as_table() {
        Some(values) => {
            for (value, stated) in values.pairs() {
                let fitting = rows.iter().filter(|row| has(row, field, &value.text));
                compare(stated, &format!("{}.{}", key.text, value.text), pieces(fitting));
            }
        }
        None => {
            let nested = rows.iter().filter_map(|row| row.raw().get(field)?.as_array());
            compare(stated, &key.text, nested.map(|list| list.len() as i64).sum());
        }
    }
}

/// Pieces in the box: an entry without `copies` is one.
fn pieces<'e>(entries: impl Iterator<Item = &'e Entry<'e>>) -> i64 {
    let copies = entries.map(|entry| entry.raw().get("copies").and_then(Value::as_int).unwrap_or(1));
    copies.fold(0, i64::saturating_add)
}

/// Whether a field is the value, or a list with it. Keys of a table are texts, so numbers are compared as such.
fn has(entry: &Entry<'_>, field: &str, wanted: &str) -> bool {
    let values = entry.raw().get(field).map_or(&[][..], Value::each);
    values.iter().any(|value| match &value.data {
        Data::Text(text) => text == wanted,
        Data::Integer(number) => number.to_string() == wanted,
        Data::Bool(value) => value.to_string() == wanted,
        Data::Float(_) | Data::Array(_) | Data::Table(_) | Data::Other => false,
    })
}
