//! The text of a whole entry: its name, then one line for each field that says something.

use orrery_words::Lang;

use super::Renderer;
use super::context::{Around, Card, Ctx};
use super::facts::{self, shown};
use super::joining::{sentence, small};
use super::phrases::{Holes, Kind};
use crate::tree::{Seq, Step};
use crate::value::{Data, Value};
use crate::vocabulary::{FieldKind, Vocabulary};
use crate::walk::each_step;
use crate::{Entry, Field};

/// Labels of fields that hold no notation but are shown: values of a ship, of a station, spaces of a module column.
const LABELS: &str =
    "range weapons shields targeting abilities hand_limit_bonus claimed_moons credit top middle bottom";
/// Labels of fields and values of fields: the beginning of the label.
const LABEL_GROUPS: [&str; 3] = ["ships_in_battle_", "slot_", "scope_"];

/// Is there a field, or a value of a field, that is shown under this label?
pub(super) fn is_label(vocabulary: &Vocabulary, word: &str) -> bool {
    let notation = vocabulary.fields.iter().any(|field| field.path.rsplit('.').next() == Some(word));
    notation
        || LABELS.split(' ').any(|label| label == word)
        || LABEL_GROUPS.iter().any(|group| word.starts_with(group))
        || facts::is_label(word)
}

/// The lines of an entry while they are collected.
#[derive(Default)]
struct Lines {
    lines: Vec<String>,
    /// What is said after everything else.
    tail: Vec<String>,
}

impl Renderer<'_> {
    /// Everything an entry says, one text per line. `path` is its place in the file: `faction.ability`.
    pub fn entry(&self, path: &str, entry: &Entry<'_>) -> String {
        let mut out = Lines::default();
        if let Ok(id) = entry.id() {
            out.lines.push(self.own(entry, "name").unwrap_or(id).to_owned());
        }
        for field in entry.fields() {
            if self.notation_field(path, entry, &field, &mut out).is_none() {
                self.other_field(path, &field, &mut out);
            }
        }
        out.lines.append(&mut out.tail);
        if self.says_nothing_itself(path, entry) {
            out.lines.extend(self.own(entry, "text").map(str::to_owned));
        }
        out.lines.extend(self.own(entry, "note").map(str::to_owned));
        out.lines.join("\n")
    }

    /// The text of a field in the language of the reader: `name_de`.
    fn own<'e>(&self, entry: &Entry<'e>, field: &str) -> Option<&'e str> {
        entry.raw().get(&format!("{field}_{}", self.lang()))?.as_str()
    }

    fn label(&self, field: &str) -> String {
        let key = self.find(Kind::Field, field);
        key.map_or_else(|| field.to_owned(), |key| self.words.plain(&key))
    }

    pub(super) fn labelled(&self, field: &str, text: &str) -> String {
        match self.label(field).as_str() {
            "" => text.to_owned(),
            label => format!("{label}: {text}"),
        }
    }

    /// A field that holds notation; none if it holds none, or none that is shown.
    fn notation_field(
        &self,
        path: &str,
        entry: &Entry<'_>,
        field: &Field<'_>,
        out: &mut Lines,
    ) -> Option<()> {
        let name = field.name();
        let text = match self.kind(path, name)? {
            FieldKind::Effect => {
                if name == "effect" && entry.has("timing") {
                    out.lines.push(self.trigger_field(entry, "timing", false));
                }
                self.effect_field(path, entry, field)
            }
            FieldKind::Cost => self.cost_text(&field.cost().ok()?) + ".",
            FieldKind::Require if !same_for_two(entry, field) => self.need(&field.condition().ok()?) + ".",
            // An action card says its target in its effect.
            FieldKind::Region if !entry.has("pick") => self.region(&field.region().ok()?) + ".",
            FieldKind::Picks => {
                let picks = field.strs().ok().filter(|picks| !picks.is_empty())?;
                let texts: Vec<String> = picks.iter().map(|pick| self.phrase(Kind::Pick, pick)).collect();
                out.tail.push(self.labelled(name, &(texts.join(", ") + ".")));
                return Some(());
            }
            FieldKind::Require | FieldKind::Region | FieldKind::When | FieldKind::Limit => return None,
        };
        out.lines.push(self.labelled(name, &text));
        Some(())
    }

    /// A field with a text of its own, or with entries inside.
    fn other_field(&self, path: &str, field: &Field<'_>, out: &mut Lines) {
        if let Some(facts) = self.facts(path, field) {
            return out.lines.extend(facts);
        }
        let (name, value) = (field.name(), field.raw());
        match (name, &value.data) {
            ("range" | "weapons" | "shields" | "targeting", Data::Integer(number))
                if matches!(path, "ship" | "upgrade") =>
            {
                out.lines.push(format!("{}: {number}.", self.label(name)));
            }
            ("abilities", Data::Array(list)) if !list.is_empty() => {
                let ids = list.iter().filter_map(Value::as_str);
                let names: Vec<String> = ids.map(|id| self.name_of("ship_ability", id)).collect();
                out.lines.push(self.labelled(name, &(names.join(", ") + ".")));
            }
            ("ships_in_battle", Data::Text(word)) if word != "required" => {
                out.tail.push(self.phrase(Kind::Field, &format!("{name}_{word}")));
            }
            ("scope", Data::Text(word)) => {
                let key = self.find(Kind::Field, &format!("{name}_{word}"));
                out.lines.extend(key.map(|key| self.words.plain(&key)));
            }
            ("slots", Data::Array(_)) => self.slots(field, out),
            ("station", Data::Table(table)) => {
                for (key, value) in table.pairs() {
                    out.lines.push(self.counted(&key.text, value) + ".");
                }
            }
            (_, Data::Array(_) | Data::Table(_)) => self.nested(&format!("{path}.{name}"), field, out),
            _ => {}
        }
    }

    /// The moon slots of a module that give VP.
    fn slots(&self, field: &Field<'_>, out: &mut Lines) {
        for slot in field.entries().unwrap_or_default() {
            let (Some(vp), Ok(kind)) = (slot.raw().get("vp"), slot.str("kind")) else { continue };
            if vp.as_int() != Some(0) {
                let label = self.phrase(Kind::Field, &format!("slot_{kind}"));
                out.lines.push(format!("{label}: {}.", self.counted("slot_vp", vp)));
            }
        }
    }

    /// A label that holds its number: “Storage holds 4 credits”.
    pub(super) fn counted(&self, label: &str, value: &Value) -> String {
        let number = value.as_int().and_then(|number| i32::try_from(number).ok()).unwrap_or_default();
        let key = self.find_or_show(Kind::Field, label);
        self.fill(&key, None, &Holes::number(number), Ctx::new(&Card::default()))
    }

    /// Entries inside an entry: abilities with a name of their own, or rows whose first value is their label.
    fn nested(&self, path: &str, field: &Field<'_>, out: &mut Lines) {
        for inner in field.entries().unwrap_or_default() {
            if self.kind(path, "effect").is_some() {
                out.lines.push(self.entry(path, &inner));
                continue;
            }
            // A single table without an effect of its own is no list of rows.
            if field.raw().as_array().is_none() {
                continue;
            }
            let first = inner.raw().pairs().next().map(|(_, value)| shown(value)).unwrap_or_default();
            let effects = inner.fields().filter(|row| self.kind(path, row.name()) == Some(FieldKind::Effect));
            out.lines
                .extend(effects.map(|row| format!("{first}: {}", self.effect_field(path, &inner, &row))));
        }
    }

    /// An effect field; the main one with its trigger and its limit.
    fn effect_field(&self, path: &str, entry: &Entry<'_>, field: &Field<'_>) -> String {
        let Ok(effect) = field.effect() else { return format!("[{}]", shown(field.raw())) };
        let card = Card { special: self.own(entry, "text"), ship: ship(path), ..Card::default() };
        let main = |name| entry.opt_str(name).ok().flatten().filter(|_| field.name() == "effect");
        let when = main("when").filter(|when| *when != "passive" && self.kind(path, "when").is_some());
        let head = when.map(|_| self.trigger_field(entry, "when", card.ship));
        let text = self.card_effect(entry, &effect, &card, head);
        main("limit").map_or_else(|| text.clone(), |limit| self.limited(&text, limit))
    }

    /// The effect of a card behind its trigger.
    fn card_effect(&self, entry: &Entry<'_>, effect: &Seq, card: &Card<'_>, head: Option<String>) -> String {
        // Phrases may depend on the timing and the type of a card that has a timing.
        let word = |name| entry.raw().get(name).filter(|_| entry.has("timing")).and_then(Value::as_str);
        let timing = word("timing").map(|word| Around { word, outer: None });
        let kind = word("type").map(|word| Around { word, outer: timing.as_ref() });
        let ctx = Ctx { around: kind.as_ref().or(timing.as_ref()), ..Ctx::new(card) };
        match head {
            None => self.sentences(effect, ctx),
            Some(head) if has_special(effect) => format!("{head}: {}", self.sentences(effect, ctx)),
            Some(head) => sentence(&format!("{head}: {}", self.after_colon(&self.whole(effect, ctx)))),
        }
    }

    /// The limit around a text, or in brackets after it.
    pub(super) fn limited(&self, text: &str, limit: &str) -> String {
        let card = Card::default();
        let (key, ctx) = (self.find_or_show(Kind::Limit, limit), Ctx::new(&card));
        if self.words.mentions(&key, None, "effect") {
            let text = if self.lang() == Lang::En { small(text) } else { text.to_owned() };
            return self.fill(&key, None, &Holes::default().with("effect", text), ctx);
        }
        let holes =
            Holes::default().with("effect", text.trim_end_matches('.')).with("limit", self.words.plain(&key));
        self.fill("form-limit", None, &holes, ctx) + "."
    }

    fn trigger_field(&self, entry: &Entry<'_>, field: &str, ship: bool) -> String {
        match entry.triggers(field) {
            Ok(triggers) => self.triggers(&triggers.unwrap_or_default(), ship),
            Err(_) => format!("[{field}]"),
        }
    }

    /// Has the entry no notation at all, so that its own sentences are its text?
    fn says_nothing_itself(&self, path: &str, entry: &Entry<'_>) -> bool {
        let inside = |(place, kind): (&str, FieldKind)| {
            kind == FieldKind::Effect
                && place.strip_prefix(path).is_some_and(|rest| rest.starts_with('.'))
                && place.rsplit('.').next().is_some_and(|name| entry.has(name))
        };
        !self.kinds().any(inside) && !entry.fields().any(|field| self.kind(path, field.name()).is_some())
    }
}

/// The ability of a single ship, whose triggers speak of “this ship”.
fn ship(path: &str) -> bool {
    path == "upgrade.custom"
}

/// A condition for two players that is the usual one need not be said again.
fn same_for_two(entry: &Entry<'_>, field: &Field<'_>) -> bool {
    let usual = field.name().strip_suffix("_2p").and_then(|name| entry.raw().get(name));
    usual.is_some_and(|usual| usual.as_str() == field.raw().as_str())
}

fn has_special(seq: &Seq) -> bool {
    let mut found = false;
    each_step(seq, &mut |step| found |= matches!(step, Step::Special(_)));
    found
}
