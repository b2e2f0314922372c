//! The words of every game: which verbs, nouns, counters, conditions, scopes, triggers, limits, regions and picks
//! there are, and which fields hold notation. All of it is read from the tables of `content/NOTATION.md`, so the
//! document that people read and the program cannot drift apart.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::LazyLock;

use crate::diagnostic::{Diagnostic, Source};
use crate::form::{self, Binding, Form};
use crate::tree::{Arg, Atom, Trigger, Verb};

/// The games that have content.
pub const GAMES: [&str; 4] = ["andromedas-edge", "escalation", "transgalactica", "rocket-dice"];

/// The game whose words and entries a game has too.
pub fn extends(game: &str) -> Option<&'static str> {
    (game == "escalation").then_some("andromedas-edge")
}

/// Where the words of a game are looked up, nearest first.
pub fn chain(game: &str) -> impl Iterator<Item = &str> {
    let shared = (game != "shared").then_some("shared");
    [Some(game), extends(game), shared].into_iter().flatten()
}

/// A kind of words; each has a table for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// What a step does.
    Verbs,
    /// What can be counted.
    Counters,
    /// What `if` can ask.
    Conditions,
    /// Who does a step.
    Scopes,
    /// When something happens.
    Triggers,
    /// How often something may happen.
    Limits,
    /// Where something happens.
    Regions,
    /// How one of several regions is chosen.
    Picks,
}

/// A row of such a table.
#[derive(Clone, Debug)]
pub struct Row {
    /// The form or word.
    pub form: Form,
    /// It may be declined (verbs only).
    pub optional: bool,
    /// What it means, for people.
    pub meaning: String,
    /// The cell with the example.
    pub example: Example,
    /// Bytes of the file that the form stands in.
    pub span: Range<usize>,
}

/// An example in a table.
#[derive(Clone, Debug)]
pub struct Example {
    /// The cell as written, `\|` read as `|`.
    pub text: String,
    /// Bytes of the file that it stands in.
    pub span: Range<usize>,
}

/// A noun of a game.
#[derive(Clone, Debug)]
pub struct Noun {
    /// The game whose table it stands in.
    pub game: String,
    /// Its class: `RES`.
    pub class: String,
    /// The word.
    pub word: String,
    /// What it means, for people.
    pub meaning: String,
    /// The cell with the example.
    pub example: Example,
    /// Bytes of the file that the word stands in.
    pub span: Range<usize>,
}

/// What a field holds (section 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// An effect.
    Effect,
    /// A cost.
    Cost,
    /// A condition.
    Require,
    /// One trigger or more.
    When,
    /// A region selector.
    Region,
    /// A list of picks.
    Picks,
    /// A limit.
    Limit,
}

/// A row of section 5: the field at this path holds notation.
#[derive(Clone, Debug)]
pub struct NotationField {
    /// The game.
    pub game: String,
    /// `table.field`, deeper for nested tables; `*` for every key.
    pub path: String,
    /// What it holds.
    pub kind: FieldKind,
    /// Bytes of the file that the path stands in.
    pub span: Range<usize>,
}

/// A row of section 6: the entries of this table have these fields.
#[derive(Clone, Debug)]
pub struct Required {
    /// The game.
    pub game: String,
    /// `table`, or `table.nested`.
    pub table: String,
    /// The fields.
    pub fields: Vec<String>,
}

/// A row of the references: the values of this field are those of another table.
#[derive(Clone, Debug)]
pub struct Reference {
    /// The game.
    pub game: String,
    /// `table.field`.
    pub path: String,
    /// `table`, `table.field` or `=word`.
    pub targets: Vec<String>,
}

/// All words of all games.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    /// The file it was read from.
    pub(crate) source: Source,
    pub(crate) rows: BTreeMap<(Section, String), Vec<Row>>,
    pub(crate) nouns: Vec<Noun>,
    /// Section 5.
    pub fields: Vec<NotationField>,
    /// Section 6.
    pub required: Vec<Required>,
    /// Section 6, references.
    pub references: Vec<Reference>,
    /// The examples of section 3.
    pub(crate) forms_of_section_3: Vec<Example>,
    /// Classes whose words are the ids of entries.
    pub(crate) ids: BTreeMap<String, BTreeSet<String>>,
}

/// The notation that the program was built with.
pub const NOTATION: &str = include_str!(concat!(env!("OUT_DIR"), "/NOTATION.md"));

static BUILT_IN: LazyLock<Result<Vocabulary, Vec<Diagnostic>>> =
    LazyLock::new(|| Vocabulary::read("content/NOTATION.md", NOTATION));

/// The vocabulary that the program was built with.
pub fn vocabulary() -> Result<&'static Vocabulary, &'static [Diagnostic]> {
    BUILT_IN.as_ref().map_err(Vec::as_slice)
}

impl Vocabulary {
    /// The same words, with the ids of entries as the words of a class (`BASE` is the id of any Alliance Base).
    #[must_use]
    pub fn with_ids(mut self, class: &str, ids: impl IntoIterator<Item = String>) -> Self {
        self.ids.entry(class.to_owned()).or_default().extend(ids);
        self
    }

    /// The rows of a table.
    pub fn own(&self, section: Section, game: &str) -> &[Row] {
        self.rows.get(&(section, game.to_owned())).map_or(&[], Vec::as_slice)
    }

    /// The rows that hold in a game, its own first; a form that a nearer table has counts once.
    pub fn rows(&self, section: Section, game: &str) -> Vec<&Row> {
        let mut seen = BTreeSet::new();
        chain(game)
            .flat_map(|game| self.own(section, game))
            .filter(|row| seen.insert(row.form.text.as_str()))
            .collect()
    }

    /// The row of a word that stands alone: a counter, scope, limit or pick.
    pub fn word(&self, section: Section, game: &str, word: &str) -> Option<&Row> {
        chain(game).flat_map(|game| self.own(section, game)).find(|row| row.form.text == word)
    }

    /// The forms of a verb.
    pub fn verb_forms(&self, game: &str, verb: &str) -> Vec<&Row> {
        self.rows(Section::Verbs, game).into_iter().filter(|row| row.form.head() == verb).collect()
    }

    /// The nouns of a class that a game has, its own first.
    pub fn nouns(&self, game: &str, class: &str) -> Vec<&Noun> {
        chain(game)
            .flat_map(|game| self.nouns.iter().filter(move |noun| noun.game == game && noun.class == class))
            .collect()
    }

    /// The noun of a class.
    pub fn noun(&self, game: &str, class: &str, word: &str) -> Option<&Noun> {
        self.nouns(game, class).into_iter().find(|noun| noun.word == word)
    }

    /// Every word of a class, ids of entries included.
    pub fn words_of(&self, game: &str, class: &str) -> Vec<&str> {
        let nouns = self.nouns(game, class).into_iter().map(|noun| noun.word.as_str());
        let ids = self.ids.get(class).into_iter().flatten().map(String::as_str);
        nouns.chain(ids).collect()
    }

    /// Whether a word is a noun of a class, ids of entries included.
    pub fn is_noun(&self, game: &str, class: &str, word: &str) -> bool {
        self.noun(game, class, word).is_some() || self.ids.get(class).is_some_and(|ids| ids.contains(word))
    }

    /// Every class that has words in a game.
    pub fn classes<'v>(&'v self, game: &'v str) -> BTreeSet<&'v str> {
        let nouns = chain(game).flat_map(|game| self.nouns.iter().filter(move |noun| noun.game == game));
        nouns.map(|noun| noun.class.as_str()).chain(self.ids.keys().map(String::as_str)).collect()
    }

    /// The form that a verb with its arguments has, and what its arguments are.
    pub fn bind<'v, 't>(&'v self, game: &str, verb: &'t Verb) -> Option<(&'v Row, Binding<'t>)> {
        self.verb_forms(game, &verb.name.text).into_iter().find_map(|row| {
            let parts = row.form.parts.get(1..)?;
            Some((row, self.fit(game, parts, &verb.args)?))
        })
    }

    /// The form of a trigger.
    pub fn trigger(&self, game: &str, trigger: &Trigger) -> Option<&Row> {
        let args: Vec<Arg> = trigger.words.iter().cloned().map(Arg::Word).collect();
        let rows = self.rows(Section::Triggers, game);
        rows.into_iter().find(|row| self.fit(game, &row.form.parts, &args).is_some())
    }

    /// The form of a region selector, and what its parts are.
    pub fn region<'v, 't>(&'v self, game: &str, parts: &'t [Arg]) -> Option<(&'v Row, Binding<'t>)> {
        let rows = self.rows(Section::Regions, game);
        rows.into_iter().find_map(|row| Some((row, self.fit(game, &row.form.parts, parts)?)))
    }

    /// Whether a game has a counter.
    pub fn is_counter(&self, game: &str, word: &str) -> bool {
        self.word(Section::Counters, game, word).is_some()
    }

    /// Whether a game has a condition.
    pub fn is_condition(&self, game: &str, atom: &Atom) -> bool {
        let form = match atom {
            Atom::Compare(left, relation, right) if self.is_counter(game, &left.text) => match right {
                Arg::Number(number) if number.value >= 0 => format!("COUNTER {relation} N"),
                Arg::Word(right) if self.is_counter(game, &right.text) => {
                    format!("COUNTER {relation} COUNTER")
                }
                Arg::Number(_) | Arg::Word(_) => return false,
            },
            Atom::Compare(..) | Atom::Flag(_) => atom.to_string(),
        };
        self.word(Section::Conditions, game, &form).is_some()
    }

    /// Whether a verb may be declined, so that `may` around it says nothing.
    pub fn may_be_declined(&self, game: &str, verb: &Verb) -> bool {
        self.bind(game, verb).is_some_and(|(row, _)| row.optional)
    }

    fn fit<'t>(&self, game: &str, parts: &[form::Part], args: &'t [Arg]) -> Option<Binding<'t>> {
        form::fit(parts, args, &|class, word| self.is_noun(game, class, word))
    }
}
