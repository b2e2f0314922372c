//! Fields that hold no notation and yet belong to what a card says: its type, its values, the entries that it names.

use super::Renderer;
use super::context::{Card, Ctx};
use super::joining::sentence;
use super::phrases::{Holes, Kind};
use crate::Field;
use crate::value::{Data, Value};

/// How a field is shown.
#[derive(Clone, Copy, Debug)]
enum Fact {
    /// A number, or a short word, as it is.
    Plain,
    /// A number, unless it is 0.
    Positive,
    /// A number inside its label.
    Counted,
    /// A word of this class of nouns, as a sentence without a label.
    Noun(&'static str),
    /// The names of entries of this table.
    Names(&'static str),
    /// The tracks of a destiny card, one line each.
    Goals,
}

/// The game whose facts these are; the others have theirs in sentences.
const GAME: &str = "andromedas-edge";

/// Kind of entry, field, label, and how it is shown.
const FACTS: [(&str, &str, &str, Fact); 22] = [
    ("module", "type", "", Fact::Noun("type")),
    ("module", "damage", "damage", Fact::Positive),
    ("core_module", "row", "", Fact::Noun("type")),
    ("tactics", "type", "", Fact::Noun("tactics")),
    ("planet", "development", "development", Fact::Names("development")),
    ("special_region", "vp", "region_vp", Fact::Counted),
    ("development", "track", "track", Fact::Names("track")),
    ("development", "leaders", "leaders", Fact::Plain),
    ("destiny", "goals", "goal", Fact::Goals),
    ("event", "deck", "deck", Fact::Names("event_deck")),
    ("event", "scores", "scores", Fact::Names("track")),
    ("event", "raider", "class", Fact::Plain),
    ("raider", "class", "class", Fact::Plain),
    ("raider", "range", "range", Fact::Plain),
    ("raider", "dice", "weapons", Fact::Plain),
    ("raider", "dice_per_ship", "weapons", Fact::Plain),
    ("raider", "shields", "shields", Fact::Plain),
    ("raider", "targeting_bonus", "targeting", Fact::Plain),
    ("faction", "tracks", "tracks", Fact::Names("track")),
    ("faction", "upgrade", "upgrade", Fact::Names("upgrade")),
    ("upgrade", "ship", "ship", Fact::Names("ship")),
    ("upgrade", "faction", "faction", Fact::Names("faction")),
];

/// Tables whose entries are shown by name in the facts of others.
pub(super) const NAMED: [&str; 6] = ["track", "development", "event_deck", "upgrade", "ship", "faction"];

/// Is a fact shown under this label?
pub(super) fn is_label(word: &str) -> bool {
    FACTS.iter().any(|(_, _, label, _)| *label == word)
}

impl Renderer<'_> {
    /// The lines of a field that is shown as a fact; none if it is no fact.
    pub(super) fn facts(&self, path: &str, field: &Field<'_>) -> Option<Vec<String>> {
        let is_this = |(kind, name, ..): &&(&str, &str, &str, Fact)| (*kind, *name) == (path, field.name());
        let (.., label, fact) = FACTS.iter().filter(|_| self.game == GAME).find(is_this)?;
        Some(self.fact(label, *fact, field))
    }

    fn fact(&self, label: &str, fact: Fact, field: &Field<'_>) -> Vec<String> {
        let value = field.raw();
        let line = |text: &str| vec![format!("{}.", self.labelled(label, text))];
        match fact {
            Fact::Positive if value.as_int() == Some(0) => Vec::new(),
            Fact::Plain | Fact::Positive => line(&shown(value)),
            Fact::Counted => vec![self.counted(label, value) + "."],
            Fact::Noun(class) => {
                vec![sentence(&self.noun(class, &shown(value), 1, Ctx::new(&Card::default())))]
            }
            Fact::Names(table) => {
                let names: Vec<String> =
                    words(value).into_iter().filter_map(|id| self.known_name(table, id)).collect();
                if names.is_empty() { Vec::new() } else { line(&names.join(", ")) }
            }
            Fact::Goals => {
                let goals = field.entries().unwrap_or_default();
                let goal = |goal: &crate::Entry<'_>| {
                    let vp = goal.raw().get("vp").and_then(Value::as_int)?;
                    let track = goal.str("track").ok()?;
                    let mut holes = Holes::number(i32::try_from(vp).ok()?);
                    holes.nouns.push(("track".to_owned(), track.to_owned()));
                    let key = self.find_or_show(Kind::Field, label);
                    Some(self.fill(&key, None, &holes, Ctx::new(&Card::default())) + ".")
                };
                goals.iter().filter_map(goal).collect()
            }
        }
    }
}

/// A word, or the words of a list.
fn words(value: &Value) -> Vec<&str> {
    match &value.data {
        Data::Array(list) => list.iter().filter_map(Value::as_str).collect(),
        _ => value.as_str().into_iter().collect(),
    }
}

/// A text or a number as it stands.
pub(super) fn shown(value: &Value) -> String {
    match &value.data {
        Data::Text(text) => text.clone(),
        Data::Integer(number) => number.to_string(),
        _ => String::new(),
    }
}
