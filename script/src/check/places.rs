//! Finds values by a path such as `faction.ability.effect`, and every entry of a file.

use crate::value::{Key, Table, Value};

/// A value found by a path.
pub(super) struct Place<'d> {
    /// The table that it is a field of.
    pub(super) entry: &'d Table,
    pub(super) key: &'d Key,
    pub(super) value: &'d Value,
}

impl Place<'_> {
    /// What to call it in messages: `mira.effect`.
    pub(super) fn label(&self) -> String {
        format!("{}.{}", name_of(self.entry), self.key.text)
    }
}

/// The id of an entry, or its name, or a question mark.
pub(super) fn name_of(entry: &Table) -> &str {
    let text = |key| entry.get(key).and_then(Value::as_str);
    text("id").or_else(|| text("name_en")).unwrap_or("?")
}

/// Every value at a path. Lists are walked; `*` is every key but the sources.
pub(super) fn at<'d>(root: &'d Table, path: &str) -> Vec<Place<'d>> {
    let mut tables = vec![root];
    let mut found = Vec::new();
    for part in path.split('.') {
        found = tables.iter().flat_map(|table| fields(table, part)).collect();
        tables = found
            .iter()
            .flat_map(|place: &Place<'d>| place.value.each())
            .filter_map(Value::as_table)
            .collect();
    }
    found
}

fn fields<'d>(entry: &'d Table, name: &str) -> Vec<Place<'d>> {
    let wanted = |key: &Key| if name == "*" { !key.text.starts_with("source") } else { key.text == name };
    let pairs = entry.pairs().filter(|(key, _)| wanted(key));
    pairs.map(|(key, value)| Place { entry, key, value }).collect()
}

/// A table with an id, and the path of the table it is an entry of.
pub(super) struct Identified<'d> {
    pub(super) path: String,
    pub(super) id: &'d str,
    pub(super) entry: &'d Table,
    /// Where the id stands.
    pub(super) place: &'d Value,
}

/// Every table with an id, nested ones included.
pub(super) fn entries(root: &Table) -> Vec<Identified<'_>> {
    let mut found = Vec::new();
    collect(root, "", &mut found);
    found
}

fn collect<'d>(table: &'d Table, path: &str, found: &mut Vec<Identified<'d>>) {
    if let Some((place, id)) = table.get("id").and_then(|value| Some((value, value.as_str()?))) {
        found.push(Identified { path: path.to_owned(), id, entry: table, place });
    }
    for (key, value) in table.pairs() {
        let path = join(path, &key.text);
        for nested in value.each().iter().filter_map(Value::as_table) {
            collect(nested, &path, found);
        }
    }
}

/// Visits every field of a file, however deep, with its path; the values of a list have the path of the list.
pub(super) fn walk<'d>(table: &'d Table, path: &str, visit: &mut dyn FnMut(&str, &'d Key, &'d Value)) {
    for (key, value) in table.pairs() {
        let path = join(path, &key.text);
        visit(&path, key, value);
        walk_lists(value, &path, visit);
    }
}

fn walk_lists<'d>(value: &'d Value, path: &str, visit: &mut dyn FnMut(&str, &'d Key, &'d Value)) {
    if let Some(table) = value.as_table() {
        walk(table, path, visit);
    }
    for element in value.as_array().unwrap_or_default() {
        walk_lists(element, path, visit);
    }
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}
