//! What a card says, from the same text that the rules play.

use std::cell::RefCell;
use std::collections::BTreeMap;

use orrery_script::icons::{Drawer, Icons};
use orrery_script::render::{Library, Renderer};
use orrery_script::vocabulary::vocabulary;
use orrery_script::{Document, Entry};
use orrery_words::Lang;

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
    document: Document,
    library: Library,
}

thread_local! {
    static CARDS: RefCell<BTreeMap<&'static str, Option<&'static Cards>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The content is read at first use and kept for good.
fn cards(game: &'static str, source: &'static str) -> Option<&'static Cards> {
    CARDS.with_borrow_mut(|known| *known.entry(game).or_insert_with(|| read(game, source)))
}

fn read(game: &str, source: &str) -> Option<&'static Cards> {
    let document = Document::parse(game, source).ok()?;
    let library = Library::new(vocabulary().ok()?.clone(), std::slice::from_ref(&document));
    Some(Box::leak(Box::new(Cards { document, library })))
}

/// Every entry with an id, and the table it stands in.
fn find<'d>(document: &'d Document, id: &str) -> Option<(String, Entry<'d>)> {
    for (table, _) in document.root().pairs() {
        let mut entries = document.table(&table.text);
        if let Some(entry) = entries.find(|entry| entry.id().is_ok_and(|own| own == id)) {
            return Some((table.text.clone(), entry));
        }
    }
    None
}

/// What a card of a game says, in a language.
pub fn card_text(game: &'static str, source: &'static str, lang: Lang, id: &str) -> Option<CardText> {
    let cards = cards(game, source)?;
    let (table, entry) = find(&cards.document, id)?;
    let text = Renderer::new(&cards.library, game, lang).entry(&table, &entry);
    let mut lines = text.lines().map(str::to_owned);
    Some(CardText { name: lines.next()?, lines: lines.collect() })
}

/// An effect as icons.
pub fn effect_icons(game: &'static str, effect: &str) -> Icons {
    let Ok(vocabulary) = vocabulary() else { return Icons::default() };
    orrery_script::parse_effect(effect)
        .map(|steps| Drawer::new(vocabulary, game).effect(&steps))
        .unwrap_or_default()
}
