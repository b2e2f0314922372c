//! `orrery card`: what a card says, from the same text that the rules play.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{LazyLock, Mutex, PoisonError};

use orrery_script::icons::Drawer;
use orrery_script::render::{Library, Renderer};
use orrery_script::vocabulary::{FieldKind, Vocabulary, vocabulary};
use orrery_script::{Document, Entry};
use orrery_words::{Lang, Words};

use crate::failure::{Done, Failure};
use crate::style::{DIM, HEAD, paint, wrapped};
use crate::{catalog, suggest};

/// Show a card: its name, its text in English or German, its icons
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  orrery card rocket-dice oracle
  orrery card rocket-dice oracle --lang de --icons
  orrery card andromedas-edge overmind           ids that are nearly right are suggested

The text is made from the effect that the rules execute, so the two cannot differ.")]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The id of the card, as in the content file, or its name
    id: String,
    /// The language of the text: en or de
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Show the icons too
    #[arg(long)]
    icons: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Done {
    let game = catalog::find(&args.game)?;
    let text = text(game.id, &args.id, args.lang, args.icons)?;
    write!(out, "{text}")?;
    Ok(())
}

/// All content, parsed once.
static DOCUMENTS: LazyLock<Vec<Document>> =
    LazyLock::new(|| catalog::GAMES.iter().flat_map(|known| catalog::documents(known.id)).collect());

/// What rendering needs of it; none if the notation cannot be read, which a test of the content finds.
static LIBRARY: LazyLock<Option<Library>> =
    LazyLock::new(|| Some(Library::new(vocabulary().ok()?.clone(), &DOCUMENTS)));

/// The card as lines of text. It is found by its id or by its name in any language.
pub(crate) fn text(game: &str, id: &str, lang: Lang, with_icons: bool) -> Result<String, Failure> {
    let (Some(library), Some((table, entry))) = (LIBRARY.as_ref(), find(game, id)) else {
        let ids = ids(game);
        return Err(Failure::input(suggest::unknown("card", id, ids.iter().map(String::as_str))));
    };
    let mut lines = card_lines(&Renderer::new(library, game, lang), &table, &entry);
    let numbers = numbers(library.vocabulary(), game, &table, &entry, lang);
    lines.splice(1..1, numbers);
    if with_icons {
        lines.extend(icon_lines(library.vocabulary(), game, &table, &entry));
    }
    lines.push(paint(DIM, sources(&entry, lang)));
    Ok(lines.join("\n") + "\n")
}

/// What cards say, each made once: a board shows dozens of them.
static SAID: Mutex<Texts> = Mutex::new(Texts::new());

/// Lines by game, card and language.
type Texts = BTreeMap<(String, String, &'static str), Vec<String>>;

/// What the card says, without its name; nothing if there is no such card.
pub(crate) fn said(game: &str, id: &str, lang: Lang) -> Vec<String> {
    let mut texts = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (game.to_owned(), id.to_owned(), lang.tag());
    texts.entry(key).or_insert_with(|| rendered(game, id, lang)).clone()
}

fn rendered(game: &str, id: &str, lang: Lang) -> Vec<String> {
    let (Some(library), Some((table, entry))) = (LIBRARY.as_ref(), find(game, id)) else { return Vec::new() };
    let text = Renderer::new(library, game, lang).entry(&table, &entry);
    text.lines().skip(1).map(str::to_owned).collect()
}

/// What the card is called, be it of the game or of an extension; its id if there is no such card.
pub(crate) fn name(game: &str, id: &str, lang: Lang) -> String {
    let games = std::iter::once(game).chain(catalog::GAMES.iter().map(|known| known.id));
    let card = games.filter_map(|game| find(game, id)).next();
    let named = card.and_then(|(_, entry)| {
        entry.raw().get(&format!("name_{}", lang.tag())).and_then(|name| name.as_str()).map(str::to_owned)
    });
    named.unwrap_or_else(|| id.to_owned())
}

/// Every id that can be asked for.
pub(crate) fn ids(game: &str) -> Vec<String> {
    let documents = catalog::documents(game);
    let entries = catalog::entries(&documents);
    entries.iter().filter_map(|(_, entry)| Some(entry.id().ok()?.to_owned())).collect()
}

fn find(game: &str, wanted: &str) -> Option<(String, Entry<'static>)> {
    let wanted = wanted.to_lowercase();
    let is = |entry: &Entry<'_>, field: &str| {
        entry
            .raw()
            .get(field)
            .and_then(|value| value.as_str())
            .is_some_and(|text| text.to_lowercase() == wanted)
    };
    let own = DOCUMENTS
        .iter()
        .filter(|document| document.value("meta.game").is_ok_and(|field| field.raw().as_str() == Some(game)));
    let entries: Vec<_> = own.flat_map(|document| catalog::entries(std::slice::from_ref(document))).collect();
    let named = |fields: &[&str]| {
        entries.iter().find(|(_, entry)| fields.iter().any(|field| is(entry, field))).cloned()
    };
    named(&["id"]).or_else(|| named(&["name_en", "name_de"]))
}

/// The name as a heading, the kind and id beside it, then what the card says.
fn card_lines(renderer: &Renderer<'_>, table: &str, entry: &Entry<'_>) -> Vec<String> {
    let text = renderer.entry(table, entry);
    let mut said = text.lines();
    let name = said.next().unwrap_or_default();
    let id = entry.id().unwrap_or_default();
    let mut lines = vec![format!("{} {}", paint(HEAD, name), paint(DIM, format!("({table}, {id})")))];
    lines.extend(said.flat_map(|line| wrapped(line, 76)).map(|line| format!("  {line}")));
    lines
}

/// The printed numbers, which no sentence mentions.
fn numbers(words: &Vocabulary, game: &str, table: &str, entry: &Entry<'_>, lang: Lang) -> Option<String> {
    let said = |name: &str| {
        words.fields.iter().any(|field| field.game == game && field.path == format!("{table}.{name}"))
    };
    let shown = ["type", "sites", "value", "colors", "cost", "vp", "attack", "number", "row", "copies"];
    let label = |name: &str| Words::of(lang).plain(&format!("card-{name}"));
    let parts: Vec<String> = shown
        .into_iter()
        .filter(|name| !said(name))
        .filter_map(|name| Some(format!("{} {}", label(name), plain(entry.raw().get(name)?, lang)?)))
        .collect();
    (!parts.is_empty()).then(|| format!("  {}", paint(DIM, parts.join(", "))))
}

fn plain(value: &orrery_script::value::Value, lang: Lang) -> Option<String> {
    if let Some(list) = value.as_array() {
        let parts: Option<Vec<String>> = list.iter().map(|part| plain(part, lang)).collect();
        return parts.map(|parts| parts.join("/"));
    }
    value
        .as_str()
        .map(|word| in_words(word, lang))
        .or_else(|| value.as_int().map(|number| number.to_string()))
}

/// Colours and kinds of planets have words; what else is printed stands as it is in the content.
fn in_words(word: &str, lang: Lang) -> String {
    let key = format!("card-word-{word}");
    let words = Words::of(lang);
    if words.has(&key, None) { words.plain(&key) } else { word.to_owned() }
}

/// The icons of every field that holds notation, also of entries inside the entry.
fn icon_lines(words: &Vocabulary, game: &str, path: &str, entry: &Entry<'_>) -> Vec<String> {
    let drawer = Drawer::new(words, game);
    let mut lines = Vec::new();
    for field in entry.fields() {
        let place = format!("{path}.{}", field.name());
        let kind = words.fields.iter().find(|known| known.game == game && known.path == place);
        let icons = match kind.map(|known| known.kind) {
            Some(FieldKind::Effect) => field.effect().ok().map(|effect| drawer.effect(&effect)),
            Some(FieldKind::Cost) => field.cost().ok().map(|cost| drawer.cost(&cost)),
            Some(FieldKind::Require) => field.condition().ok().map(|need| drawer.condition(&need)),
            Some(FieldKind::When) => field.triggers().ok().map(|when| drawer.triggers(&when)),
            Some(FieldKind::Region) => field.region().ok().map(|region| drawer.region(&region)),
            Some(FieldKind::Limit | FieldKind::Picks) => None,
            None => {
                let inner = field.entries().unwrap_or_default();
                lines.extend(inner.iter().flat_map(|inner| icon_lines(words, game, &place, inner)));
                None
            }
        };
        lines.extend(icons.map(|icons| format!("  {} {icons}", paint(DIM, format!("{}:", field.name())))));
    }
    lines
}

fn sources(entry: &Entry<'_>, lang: Lang) -> String {
    let tags = entry.strs("source").unwrap_or_default();
    let label = Words::of(lang).plain("card-source");
    format!("  {label}: {}", if tags.is_empty() { "–".to_owned() } else { tags.join("; ") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_planet_tells_its_kind_its_colours_and_its_sites() {
        let text = text("transgalactica", "planet-nightveil", Lang::De, false).unwrap();
        assert!(text.contains("Art Wildnis, Plätze ab Handelsstufe 0, Farben violett"), "{text}");
    }

    #[test]
    fn every_card_of_every_game_can_be_shown_in_both_languages() {
        for game in catalog::GAMES {
            for id in ids(game.id) {
                for lang in Lang::ALL {
                    let text = text(game.id, &id, lang, true).unwrap();
                    assert!(text.lines().count() >= 2, "{} {id}: {text}", game.id);
                }
            }
        }
    }
}
