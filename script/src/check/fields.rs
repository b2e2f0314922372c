//! The fields that hold notation (section 5): each string is checked, and no field with such a name goes unlisted.

use super::Found;
use super::content::{Content, ContentFile};
use super::places::{Place, at, walk};
use super::site::Site;
use super::strings::Text;
use crate::value::{Table, Value};
use crate::vocabulary::{FieldKind, Section};

/// Names that say "this is notation" wherever they stand.
const TELLING: [&str; 6] = ["effect", "cost", "require", "when", "limit", "reward"];

pub(super) fn check(content: &Content, found: &mut Found) {
    for file in content.known() {
        for field in content.words.fields.iter().filter(|field| field.game == file.game) {
            for place in at(file.document.root(), &field.path) {
                check_field(content, file, field.kind, &place, found);
            }
        }
        unlisted(content, file, found);
    }
}

fn check_field(content: &Content, file: &ContentFile, kind: FieldKind, place: &Place<'_>, found: &mut Found) {
    match kind {
        FieldKind::Limit => word(content, file, Section::Limits, "limit", place, place.value, found),
        FieldKind::Picks => match place.value.as_array() {
            Some(picks) => {
                for pick in picks {
                    word(content, file, Section::Picks, "pick", place, pick, found);
                }
            }
            None => {
                let message = format!("{}: must be a list of picks", place.label());
                found.push(file.document.error(place.value.span.clone(), message));
            }
        },
        FieldKind::Effect | FieldKind::Cost | FieldKind::Require | FieldKind::When | FieldKind::Region => {
            string(content, file, kind, place, found);
        }
    }
}

fn string(content: &Content, file: &ContentFile, kind: FieldKind, place: &Place<'_>, found: &mut Found) {
    let Some(string) = place.value.as_str().filter(|text| !text.is_empty()) else {
        let message = format!("{}: must be a string that is not empty", place.label());
        return found.push(file.document.error(place.value.span.clone(), message));
    };
    let text = Text {
        words: &content.words,
        game: &file.game,
        site: Site::field(&file.document, place.value, place.label()),
        has_text: has_both_texts(place.entry),
        on_may_be_all: place.entry.get("timing").is_some(),
    };
    text.check(kind, string, found);
}

fn has_both_texts(entry: &Table) -> bool {
    let filled = |key| entry.get(key).and_then(Value::as_str).is_some_and(|text| !text.is_empty());
    filled("text_en") && filled("text_de")
}

fn word(
    content: &Content,
    file: &ContentFile,
    section: Section,
    what: &str,
    place: &Place<'_>,
    value: &Value,
    found: &mut Found,
) {
    let message = match value.as_str() {
        Some(word) if content.words.word(section, &file.game, word).is_some() => return,
        Some(word) => format!("{}: unknown {what} `{word}`", place.label()),
        None => format!("{}: must be a {what}, not {}", place.label(), value.kind()),
    };
    found.push(file.document.error(value.span.clone(), message));
}

/// A field with a telling name that section 5 does not list would go unchecked.
fn unlisted(content: &Content, file: &ContentFile, found: &mut Found) {
    let listed =
        |path: &str| content.words.fields.iter().any(|field| field.game == file.game && field.path == path);
    walk(file.document.root(), "", &mut |path, key, value| {
        if TELLING.contains(&key.text.as_str()) && value.as_str().is_some() && !listed(path) {
            let message = format!("`{path}` holds notation but is not in section 5 of NOTATION.md");
            found.push(file.document.error(key.span.clone(), message));
        }
    });
}
