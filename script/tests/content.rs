//! The content of all games: nothing is wrong with it, and every string of notation survives the round trip.

mod common;

use orrery_script::check::check;
use orrery_script::print;
use orrery_script::value::{Table, Value};
use orrery_script::vocabulary::{FieldKind, vocabulary};
use orrery_script::{Document, parse_condition, parse_cost, parse_effect, parse_region, parse_triggers};

#[test]
fn the_content_has_no_problem() {
    let content = common::Content::read();
    let found = check(&content.files(), &content.ledgers(), None);
    let shown: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert!(found.is_empty(), "{}", shown.join("\n\n"));
}

/// Every string at a path, however deep.
fn strings<'d>(value: &'d Value, path: &[&str], into: &mut Vec<&'d str>) {
    for value in value.each() {
        match (path, value.as_table()) {
            ([], _) => into.extend(value.as_str()),
            (["*", rest @ ..], Some(table)) => {
                let fields = table.pairs().filter(|(key, _)| !key.text.starts_with("source"));
                fields.for_each(|(_, value)| strings(value, rest, into));
            }
            ([key, rest @ ..], Some(table)) => field(table, key, rest, into),
            _ => {}
        }
    }
}

fn field<'d>(table: &'d Table, key: &str, rest: &[&str], into: &mut Vec<&'d str>) {
    if let Some(value) = table.get(key) {
        strings(value, rest, into);
    }
}

#[test]
fn printing_what_was_parsed_gives_the_same_string() {
    let content = common::Content::read();
    let words = vocabulary().unwrap();
    let mut read = 0;
    for (name, text) in content.files().into_iter().filter(|(name, _)| name.ends_with(".toml")) {
        let document = Document::parse(name, text).unwrap();
        let Ok(game) = document.value("meta.game") else { continue };
        for place in words.fields.iter().filter(|place| place.game == game.str().unwrap()) {
            let path: Vec<&str> = place.path.split('.').collect();
            let mut found = Vec::new();
            field(document.root(), path[0], &path[1..], &mut found);
            for text in found {
                let printed = match place.kind {
                    FieldKind::Effect => print::effect(&parse_effect(text).unwrap()).to_string(),
                    FieldKind::Cost => parse_cost(text).unwrap().to_string(),
                    FieldKind::Require => parse_condition(text).unwrap().to_string(),
                    FieldKind::When => print::triggers(&parse_triggers(text).unwrap()).to_string(),
                    FieldKind::Region => print::region(&parse_region(text).unwrap()).to_string(),
                    FieldKind::Picks | FieldKind::Limit => continue,
                };
                assert_eq!(printed, text, "{name} {}", place.path);
                read += 1;
            }
        }
    }
    assert!(read > 900, "only {read} strings found");
}
