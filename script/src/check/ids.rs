//! Ids are unique in their game, the game it extends included; positions of a map within the map.

use std::collections::{BTreeMap, BTreeSet};

use super::Found;
use super::content::{Content, ContentFile};
use super::places::entries;
use crate::vocabulary::extends;

/// Positions are numbered anew on every map.
const POSITIONS: &str = "map.positions";

pub(super) fn check(content: &Content, found: &mut Found) {
    let mut used: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for file in &content.files {
        let family = extends(&file.game).unwrap_or(&file.game);
        for entry in entries(file.document.root()).into_iter().filter(|entry| entry.path != POSITIONS) {
            let place = format!("{} {}", file.short_name(), entry.path);
            if let Some(before) = used.insert((family, entry.id), place) {
                let message = format!("{}: the id is already used in {before}", entry.id);
                found.push(file.document.error(entry.place.span.clone(), message));
            }
        }
        positions(file, found);
    }
}

fn positions(file: &ContentFile, found: &mut Found) {
    for map in file.document.table("map") {
        let mut used = BTreeSet::new();
        for position in map.entries("positions").unwrap_or_default() {
            match position.id() {
                Ok(id) if !used.insert(id) => found.push(position.error("id", "position id used twice")),
                _ => {}
            }
        }
    }
}

/// Every id of every game.
pub(super) fn all(content: &Content) -> BTreeSet<&str> {
    let entries = content.files.iter().flat_map(|file| entries(file.document.root()));
    entries.filter(|entry| entry.path != POSITIONS).map(|entry| entry.id).collect()
}
