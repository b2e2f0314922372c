//! What rendering needs to know of the content besides the entry itself: the words of the games, and the names of
//! entries that effects refer to.

use std::collections::BTreeMap;

use orrery_words::Lang;

use super::facts;
use crate::vocabulary::Vocabulary;
use crate::{Document, Entry};

/// Tables whose entries are shown by name in the texts of others.
fn tables() -> impl Iterator<Item = &'static str> {
    ["alliance_base", "ship_ability"].into_iter().chain(facts::NAMED)
}

/// The vocabulary and the names.
#[derive(Clone, Debug)]
pub struct Library {
    /// The words, with the ids of the Alliance Bases as the class `BASE`.
    pub(super) vocabulary: Vocabulary,
    /// The English and the German name, by game, table and id.
    names: BTreeMap<(String, &'static str, String), [String; 2]>,
}

impl Library {
    /// From the words of the notation and all content files.
    pub fn new(vocabulary: Vocabulary, documents: &[Document]) -> Self {
        let mut names = BTreeMap::new();
        for document in documents {
            let Ok(game) = document.value("meta.game").and_then(|game| game.str()) else { continue };
            for table in tables() {
                let named = document.table(table).filter_map(|entry| named(&entry));
                names.extend(named.map(|(id, texts)| ((game.to_owned(), table, id), texts)));
            }
        }
        let bases = names.keys().filter(|(_, table, _)| *table == "alliance_base");
        let bases: Vec<String> = bases.map(|(_, _, id)| id.clone()).collect();
        Library { vocabulary: vocabulary.with_ids("BASE", bases), names }
    }

    /// The words, with the ids that stand for nouns.
    pub fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    pub(super) fn name(&self, game: &str, table: &str, id: &str, lang: Lang) -> Option<&str> {
        let table = tables().find(|named| *named == table)?;
        let [en, de] = self.names.get(&(game.to_owned(), table, id.to_owned()))?;
        Some(match lang {
            Lang::En => en,
            Lang::De => de,
        })
    }
}

/// The id of an entry, and its names. An entry without them is reported by the checker.
fn named(entry: &Entry<'_>) -> Option<(String, [String; 2])> {
    let name = |lang: Lang| entry.str(&format!("name_{lang}")).map(str::to_owned);
    Some((entry.id().ok()?.to_owned(), [name(Lang::En).ok()?, name(Lang::De).ok()?]))
}
