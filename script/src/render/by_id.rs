//! Finding the entries of a file, and rendering one by its id.

use orrery_words::Lang;

use super::{Library, Renderer};
use crate::value::Value;
use crate::{Document, Entry};

/// Every entry with an id, nested ones included, in the order of the file, with its path: `faction.ability`.
pub fn entries(document: &Document) -> Vec<(String, Entry<'_>)> {
    let mut found = Vec::new();
    collect(&document.all(), "", &mut found);
    found
}

/// Everything that the entry with this id says, one text per line; none if the file has no such entry.
pub fn render_entry(library: &Library, document: &Document, id: &str, lang: Lang) -> Option<String> {
    let game = document.value("meta.game").ok()?.str().ok()?;
    let (path, entry) = entries(document).into_iter().find(|(_, entry)| entry.id() == Ok(id))?;
    Some(Renderer::new(library, game, lang).entry(&path, &entry))
}

fn collect<'d>(entry: &Entry<'d>, path: &str, found: &mut Vec<(String, Entry<'d>)>) {
    if entry.raw().get("id").and_then(Value::as_str).is_some() {
        found.push((path.to_owned(), entry.clone()));
    }
    for field in entry.fields() {
        let inner =
            if path.is_empty() { field.name().to_owned() } else { format!("{path}.{}", field.name()) };
        // A list of anything but tables holds no entries.
        for table in field.entries().unwrap_or_default() {
            collect(&table, &inner, found);
        }
    }
}
