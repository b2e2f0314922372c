//! Effects as English and German text.
//!
//! The words are Fluent messages (`locale/<language>/effects-*.ftl`); here is what holds for every text: which phrase
//! fits a step, in which form its verb stands, and how steps become sentences. Start reading at [`Renderer::entry`],
//! the text of a whole card, or at `steps.rs`, the text of one step.
//!
//! Rendering cannot fail: what has no phrase or does not fit its form is shown in square brackets, and the tests and
//! the content checker ([`coverage`]) find it.

mod by_id;
mod clauses;
mod context;
pub mod coverage;
mod entry;
mod facts;
mod joining;
mod library;
mod phrases;
mod questions;
mod steps;

use orrery_words::{Lang, Words};

pub use by_id::{entries, render_entry};
pub use library::Library;

use crate::form::{Binding, fit};
use crate::tree::{Arg, Condition, Cost, Step, Trigger, Verb};
use crate::vocabulary::{FieldKind, chain};
use context::{Card, Ctx};
use phrases::{Holes, Kind};

/// Renders whatever belongs to one game in one language.
#[derive(Clone, Copy)]
pub struct Renderer<'l> {
    library: &'l Library,
    words: &'static Words,
    game: &'l str,
}

impl<'l> Renderer<'l> {
    /// A renderer for the entries of a game.
    pub fn new(library: &'l Library, game: &'l str, lang: Lang) -> Self {
        Renderer { library, words: Words::of(lang), game }
    }

    /// An effect as sentences.
    pub fn effect_text(&self, effect: &[Step]) -> String {
        self.sentences(effect, Ctx::new(&Card::default()))
    }

    /// A cost: “2 ice and 1 energy”.
    pub fn cost_text(&self, cost: &Cost) -> String {
        self.cost(cost, Ctx::new(&Card::default()))
    }

    /// A condition as it stands after “if”.
    pub fn condition_text(&self, condition: &Condition) -> String {
        self.condition(condition, Ctx::new(&Card::default()))
    }

    /// A condition as a list of what is needed.
    pub fn requirement_text(&self, condition: &Condition) -> String {
        self.need(condition)
    }

    /// When something happens.
    pub fn trigger_text(&self, triggers: &[Trigger]) -> String {
        self.triggers(triggers, false)
    }

    /// Where something happens.
    pub fn region_text(&self, region: &[Arg]) -> String {
        self.region(region)
    }

    /// How often something may happen, put around or behind the text of the effect.
    pub fn limit_text(&self, effect: &str, limit: &str) -> String {
        self.limited(effect, limit)
    }

    fn lang(&self) -> Lang {
        self.words.lang()
    }

    /// In Escalation, Unity is the subject of every effect.
    fn unity(&self) -> bool {
        self.game == "escalation"
    }

    fn chain(&self) -> impl Iterator<Item = &'l str> {
        chain(self.game)
    }

    fn phrase(&self, kind: Kind, words: &str) -> String {
        self.words.plain(&self.find_or_show(kind, words))
    }

    /// The name of an entry that effects refer to by its id.
    fn name_of(&self, table: &str, id: &str) -> String {
        self.known_name(table, id).unwrap_or_else(|| format!("[{id}]"))
    }

    /// The name of an entry, if the table has it.
    fn known_name(&self, table: &str, id: &str) -> Option<String> {
        self.chain().find_map(|game| self.library.name(game, table, id, self.lang())).map(str::to_owned)
    }

    /// The words of a verb after its name, and what fills its phrase.
    fn bind(&self, verb: &Verb) -> Option<(Vec<String>, Holes)> {
        let (_, binding) = self.library.vocabulary.bind(self.game, verb)?;
        Some((binding.words.iter().map(|word| (*word).to_owned()).collect(), holes(&binding)))
    }

    fn bind_trigger(&self, trigger: &Trigger) -> Option<Holes> {
        let row = self.library.vocabulary.trigger(self.game, trigger)?;
        let args: Vec<Arg> = trigger.words.iter().cloned().map(Arg::Word).collect();
        let is_noun = |class: &str, word: &str| self.library.vocabulary.is_noun(self.game, class, word);
        Some(holes(&fit(&row.form.parts, &args, &is_noun)?))
    }

    /// The key of a region, and what fills its phrase.
    fn bind_region(&self, region: &[Arg]) -> Option<(String, Holes)> {
        let (row, binding) = self.library.vocabulary.region(self.game, region)?;
        Some((phrases::region_key(&row.form).to_owned(), holes(&binding)))
    }

    fn is_resource(&self, word: &str) -> bool {
        self.library.vocabulary.is_noun(self.game, "RES", word)
    }

    fn is_counter(&self, word: &str) -> bool {
        self.library.vocabulary.is_counter(self.game, word)
    }

    /// What notation a field holds, if any.
    fn kind(&self, path: &str, field: &str) -> Option<FieldKind> {
        let place = |found: &str| found.strip_prefix(path)?.strip_prefix('.').map(|name| name == field);
        self.kinds().find(|(found, _)| place(found) == Some(true)).map(|(_, kind)| kind)
    }

    /// Every field of the game that holds notation: `table.field`.
    fn kinds(&self) -> impl Iterator<Item = (&'l str, FieldKind)> {
        let fields = self.library.vocabulary.fields.iter().filter(|field| field.game == self.game);
        fields.map(|field| (field.path.as_str(), field.kind))
    }
}

fn holes(binding: &Binding<'_>) -> Holes {
    let noun = |(class, word): &(String, &str)| (class.to_lowercase(), (*word).to_owned());
    let nouns = binding.nouns.iter().map(noun).collect();
    Holes { numbers: binding.numbers.clone(), nouns, ..Holes::default() }
}
