//! Ids of cards in a text.

use std::collections::HashSet;

use orrery_script::Document;
use serde_json::Value;

/// A set of ids.
pub(crate) type Ids<'a> = HashSet<&'a str>;

/// The ids of all cards, tiles and abilities of a game's content.
#[derive(Debug, Default)]
pub(crate) struct Vocabulary(HashSet<String>);

impl Vocabulary {
    /// Those of Rocket Dice.
    pub(crate) fn rocket_dice() -> Result<Self, String> {
        static TEXT: &str = include_str!("../../../content/rocket-dice.toml");
        let document = Document::parse("rocket-dice.toml", TEXT).map_err(|error| error.to_string())?;
        let tables = document.root().pairs();
        let entries = tables.flat_map(|(table, _)| document.table(&table.text));
        Ok(Self(entries.filter_map(|entry| entry.id().ok().map(str::to_owned)).collect()))
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The ids that occur in a text, as words or as whole parts of words that hyphens join.
    pub(crate) fn within(&self, text: &str) -> Ids<'_> {
        let mut found = Ids::new();
        for word in text.split(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')) {
            for part in starts(word).filter_map(|from| word.get(from..)) {
                let ends = part.match_indices('-').map(|(at, _)| at).chain([part.len()]);
                let ids = ends.filter_map(|end| self.0.get(part.get(..end)?));
                found.extend(ids.map(String::as_str));
            }
        }
        found
    }

    /// The ids in a piece of JSON.
    pub(crate) fn inside(&self, value: &Value) -> Ids<'_> {
        self.within(&value.to_string())
    }
}

/// Where parts of a word begin: at its beginning and after every hyphen.
fn starts(word: &str) -> impl Iterator<Item = usize> {
    [0].into_iter().chain(word.match_indices('-').map(|(at, _)| at + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_wherever_they_stand() {
        let words = Vocabulary(["red-sun", "sun", "veil"].map(str::to_owned).into());
        assert_eq!(words.within(r#"{"card":"red-sun"}"#), ["red-sun", "sun"].into());
        assert_eq!(words.within("take old-red-sun-2 now"), ["red-sun", "sun"].into());
        assert_eq!(words.within("sunny unveil red sunset"), [].into());
        assert_eq!(words.within("veil"), ["veil"].into());
    }

    #[test]
    fn rocket_dice_has_ids() {
        assert!(Vocabulary::rocket_dice().unwrap().len() > 100);
    }
}
