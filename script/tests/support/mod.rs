//! The content files, for the tests that go through all of them.
#![allow(dead_code, reason = "no test needs everything here")]

use std::fs;
use std::path::PathBuf;

use orrery_script::Document;
use orrery_script::value::{Table, Value};

/// The folder of the content files.
pub(crate) const CONTENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../content");

/// Every content file, in the order of their names, named without folder and ending.
pub(crate) fn documents() -> Vec<Document> {
    let paths = fs::read_dir(CONTENT).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|e| e == "toml")).collect();
    paths.sort();
    let read = |path: &PathBuf| {
        let name = path.file_stem().unwrap().to_str().unwrap();
        Document::parse(name, &fs::read_to_string(path).unwrap()).unwrap()
    };
    paths.iter().map(read).collect()
}

/// The game that a file belongs to.
pub(crate) fn game(document: &Document) -> &str {
    document.value("meta.game").unwrap().str().unwrap()
}

/// Every string at a path such as `module_costs.science.*`.
pub(crate) fn strings<'d>(document: &'d Document, path: &str) -> Vec<&'d str> {
    let mut values: Vec<&Value> = Vec::new();
    let mut tables: Vec<&Table> = vec![document.root()];
    for part in path.split('.') {
        let pairs = tables.iter().flat_map(|table| table.pairs());
        let wanted = |key: &str| key == part || part == "*" && !key.starts_with("source");
        values = pairs.filter(|(key, _)| wanted(&key.text)).map(|(_, value)| value).collect();
        tables = values.iter().flat_map(|value| value.each()).filter_map(Value::as_table).collect();
    }
    values.iter().flat_map(|value| value.each()).filter_map(Value::as_str).collect()
}
