//! The glossary wins: a thing that it names has the id that it gives.

use std::collections::BTreeMap;

use super::Found;
use super::content::{Content, short};
use crate::markdown::tables;

/// The tables whose entries the glossary names.
const NAMED: [&str; 11] = [
    "alliance_base",
    "core_module",
    "ship",
    "raider",
    "module",
    "development",
    "track",
    "resource",
    "ship_ability",
    "event_deck",
    "tactics",
];

pub(super) fn check(content: &Content, found: &mut Found) {
    let glossary =
        content.ledgers.iter().find(|ledger| short(ledger.name()) == "andromedas-edge-glossary.md");
    let Some(glossary) = glossary else { return };
    let names = names(glossary.text());
    for table in NAMED {
        for entry in content.table("andromedas-edge", table) {
            let (Ok(id), Ok(name)) = (entry.id(), entry.str("name_en")) else { continue };
            if let Some(given) = names.get(&name.to_lowercase()).filter(|given| *given != id) {
                found.push(entry.error("id", format!("the glossary calls it `{given}`")));
            }
        }
    }
}

/// Name in lower case → id; a row that names several things has several ids and is left out.
fn names(text: &str) -> BTreeMap<String, String> {
    let rows = tables(text).into_iter().flat_map(|table| table.rows);
    let named = rows.filter_map(|row| match row.as_slice() {
        [name, _, id, ..] if !id.text.contains(',') => {
            let name = name.text.split(',').next().unwrap_or_default();
            Some((name.to_lowercase(), id.text.clone()))
        }
        _ => None,
    });
    named.collect()
}
