//! What a card says, from the same text that the rules play.

use std::cell::RefCell;
use std::collections::BTreeMap;

use orrery_kernel::{Name, Phrase};
use orrery_script::icons::{Drawer, Icons};
use orrery_script::render::{Library, Renderer};
use orrery_script::vocabulary::vocabulary;
use orrery_script::{Document, Entry};
use orrery_words::Lang;

use crate::{Component, Sources};

/// What a card says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardText {
    /// Its name.
    pub name: String,
    /// Its text, a line per ability.
    pub lines: Vec<String>,
}

/// A game's content, parsed once.
struct Cards {
    documents: Vec<Document>,
    library: Library,
}

thread_local! {
    static CARDS: RefCell<BTreeMap<&'static str, Option<&'static Cards>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The content is read at first use and kept for good.
fn cards(game: &'static str, sources: Sources) -> Option<&'static Cards> {
    CARDS.with_borrow_mut(|known| *known.entry(game).or_insert_with(|| read(sources)))
}

fn read(sources: Sources) -> Option<&'static Cards> {
    let documents = sources.iter().map(|(name, text)| Document::parse(name, text));
    let documents = documents.collect::<Result<Vec<_>, _>>().ok()?;
    let library = Library::new(vocabulary().ok()?.clone(), &documents);
    Some(Box::leak(Box::new(Cards { documents, library })))
}

/// Every entry with an id, and the table it stands in.
fn entries(documents: &[Document]) -> impl Iterator<Item = (String, Entry<'_>)> {
    let of_table = |document, table: String| {
        Document::table(document, &table).map(move |entry| (table.clone(), entry)).collect::<Vec<_>>()
    };
    let of_document = move |document| {
        Document::root(document).pairs().flat_map(move |(table, _)| of_table(document, table.text.clone()))
    };
    documents.iter().flat_map(of_document).filter(|(_, entry)| entry.id().is_ok())
}

/// What a card of a game says, in a language.
pub fn card_text(game: &'static str, sources: Sources, lang: Lang, id: &str) -> Option<CardText> {
    let cards = cards(game, sources)?;
    let (table, entry) =
        entries(&cards.documents).find(|(_, entry)| entry.id().is_ok_and(|own| own == id))?;
    let text = Renderer::new(&cards.library, game, lang).entry(&table, &entry);
    let mut lines = text.lines().map(str::to_owned);
    Some(CardText { name: lines.next()?, lines: lines.collect() })
}

/// The kinds of cards that are shown of a game without a board: the table of the content in which they stand, and the heading.
pub type Kinds = &'static [(&'static str, &'static str)];

/// Every card of these kinds, in the order of the kinds and of the content.
pub(crate) fn all_cards(game: &'static str, sources: Sources, kinds: Kinds) -> Vec<Component> {
    let Some(cards) = cards(game, sources) else { return Vec::new() };
    let of_kind = |&(kind, heading): &(&'static str, &'static str)| {
        let own = entries(&cards.documents).filter(move |(table, _)| table == kind);
        own.filter_map(move |(_, entry)| component(entry, heading)).collect::<Vec<_>>()
    };
    kinds.iter().flat_map(of_kind).collect()
}

fn component(entry: Entry<'static>, heading: &'static str) -> Option<Component> {
    let text = |field| entry.raw().get(field).and_then(|value| value.as_str());
    let name = Name { en: text("name_en")?, de: text("name_de")? };
    Some(Component { id: entry.id().ok()?.to_owned(), kind: Phrase::new(heading), name })
}

/// An effect as icons.
pub fn effect_icons(game: &'static str, effect: &str) -> Icons {
    let Ok(vocabulary) = vocabulary() else { return Icons::default() };
    orrery_script::parse_effect(effect)
        .map(|steps| Drawer::new(vocabulary, game).effect(&steps))
        .unwrap_or_default()
}
