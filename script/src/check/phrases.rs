//! Every word has a text in both languages. What the texts are called is the renderer's business: it answers
//! whether it has one.

use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};
use std::ops::Range;

use super::Found;
use super::content::Content;
use crate::form::Part;
use crate::vocabulary::{Row, Section, Vocabulary};

/// Something that a card can say and that needs words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phrase<'v> {
    /// A verb with the words of one of its forms, numbers left out: `claim-moon planet`.
    Verb(&'v str, Vec<&'v str>),
    /// A noun: its class in lower case, and the word.
    Noun(String, &'v str),
    /// A counter.
    Counter(&'v str),
    /// A scope.
    Scope(&'v str),
    /// A limit.
    Limit(&'v str),
    /// A pick.
    Pick(&'v str),
    /// A condition that does not compare counters: `active-region = planet`.
    Condition(&'v str),
    /// A trigger, by its first word.
    Trigger(&'v str),
    /// A region: the whole form, or its first word if the form has a class.
    Region(&'v str),
    /// The label of a field.
    Field(&'v str),
}

/// Tells whether a game has a text for something, in every language and every form that may be needed. Looking it up
/// in the game that is extended and in the shared texts is part of the answer.
pub type HasPhrase<'p> = dyn Fn(&str, &Phrase<'_>) -> bool + 'p;

impl Display for Phrase<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Phrase::Verb(verb, words) if words.is_empty() => write!(f, "the verb `{verb}`"),
            Phrase::Verb(verb, words) => write!(f, "the verb `{verb} {}`", words.join(" ")),
            Phrase::Noun(class, word) => write!(f, "the noun `{word}` of class `{class}`"),
            Phrase::Counter(word) => write!(f, "the counter `{word}`"),
            Phrase::Scope(word) => write!(f, "the scope `{word}`"),
            Phrase::Limit(word) => write!(f, "the limit `{word}`"),
            Phrase::Pick(word) => write!(f, "the pick `{word}`"),
            Phrase::Condition(word) => write!(f, "the condition `{word}`"),
            Phrase::Trigger(word) => write!(f, "the trigger `{word}`"),
            Phrase::Region(word) => write!(f, "the region `{word}`"),
            Phrase::Field(word) => write!(f, "the field `{word}`"),
        }
    }
}

pub(super) fn check(content: &Content, has: &HasPhrase<'_>, found: &mut Found) {
    for game in content.games() {
        let mut asked = BTreeSet::new();
        for (phrase, place) in needed(&content.words, game) {
            if asked.insert(phrase.clone()) && !has(game, &phrase) {
                let message = format!("{game}: no text in both languages for {phrase}");
                found.push(content.words.source.diagnostic(place, message));
            }
        }
    }
}

/// A phrase, and the place in the notation that asks for it.
type Needed<'v> = (Phrase<'v>, Range<usize>);

fn needed<'v>(words: &'v Vocabulary, game: &'v str) -> Vec<Needed<'v>> {
    [verbs(words, game), nouns(words, game), single_words(words, game), fields(words, game)].concat()
}

fn verbs<'v>(words: &'v Vocabulary, game: &'v str) -> Vec<Needed<'v>> {
    let mut needed = Vec::new();
    for row in words.rows(Section::Verbs, game) {
        let parts = row.form.parts.get(1..).unwrap_or_default();
        for combination in combinations(words, game, parts) {
            needed.push((Phrase::Verb(row.form.head(), combination), row.span.clone()));
        }
    }
    needed
}

fn nouns<'v>(words: &'v Vocabulary, game: &'v str) -> Vec<Needed<'v>> {
    let mut needed = Vec::new();
    for class in words.classes(game) {
        for noun in words.nouns(game, class) {
            needed.push((Phrase::Noun(class.to_lowercase(), &noun.word), noun.span.clone()));
        }
    }
    needed
}

fn single_words<'v>(words: &'v Vocabulary, game: &str) -> Vec<Needed<'v>> {
    use Section::{Conditions, Counters, Limits, Picks, Regions, Scopes, Triggers};
    let mut needed = Vec::new();
    for section in [Counters, Scopes, Limits, Picks, Conditions, Triggers, Regions] {
        for row in words.rows(section, game) {
            needed.extend(single_word(section, row).map(|phrase| (phrase, row.span.clone())));
        }
    }
    needed
}

fn single_word(section: Section, row: &Row) -> Option<Phrase<'_>> {
    let form = row.form.text.as_str();
    let has_class = form.contains(|c: char| c.is_ascii_uppercase());
    Some(match section {
        Section::Counters => Phrase::Counter(form),
        Section::Scopes => Phrase::Scope(form),
        Section::Limits => Phrase::Limit(form),
        Section::Picks => Phrase::Pick(form),
        Section::Triggers => Phrase::Trigger(row.form.head()),
        Section::Regions => Phrase::Region(if has_class { row.form.head() } else { form }),
        // Comparisons of counters are made of the counters' own texts.
        Section::Conditions if form.contains("COUNTER") => return None,
        Section::Conditions => Phrase::Condition(form),
        Section::Verbs => return None,
    })
}

fn fields<'v>(words: &'v Vocabulary, game: &str) -> Vec<Needed<'v>> {
    let of_game = words.fields.iter().filter(|field| field.game == game);
    let named = of_game.filter_map(|field| {
        let name = field.path.rsplit('.').next().filter(|name| *name != "*")?;
        Some((Phrase::Field(name), field.span.clone()))
    });
    named.collect()
}

/// Every run of words that can stand after a verb in a form.
fn combinations<'v>(words: &'v Vocabulary, game: &'v str, parts: &'v [Part]) -> Vec<Vec<&'v str>> {
    let mut found = vec![Vec::new()];
    for part in parts {
        found = match part {
            Part::Number { .. } => found,
            Part::Word(word) => extended(&found, &[word]),
            Part::Class(class) => extended(&found, &words.words_of(game, class)),
            Part::Optional(inner) => {
                let with = combinations(words, game, inner);
                let longer =
                    found.iter().flat_map(|run| with.iter().map(move |more| [&run[..], &more[..]].concat()));
                let longer: Vec<_> = longer.collect();
                found.into_iter().chain(longer).collect()
            }
        };
    }
    found
}

fn extended<'v>(runs: &[Vec<&'v str>], words: &[&'v str]) -> Vec<Vec<&'v str>> {
    runs.iter().flat_map(|run| words.iter().map(move |word| [&run[..], &[*word]].concat())).collect()
}
