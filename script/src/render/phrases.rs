//! Finding the phrase for a word and filling it in.
//!
//! A key is game, kind and word: `rd-verb-reroll`. What narrows a phrase down follows after `_`, which no word of the
//! notation contains: `ae-verb-claim-moon_planet`.

use orrery_words::{FluentArgs, FluentValue, Words};

use super::Renderer;
use super::context::{self, Ctx};
use crate::form::{Form, Part};
use crate::vocabulary::chain;

/// How a kind of word is called in the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Verb,
    Noun,
    Counter,
    Condition,
    Scope,
    Trigger,
    Limit,
    Region,
    Pick,
    Field,
}

impl Kind {
    /// Every kind of word.
    pub(super) const ALL: [Kind; 10] = [
        Kind::Verb,
        Kind::Noun,
        Kind::Counter,
        Kind::Condition,
        Kind::Scope,
        Kind::Trigger,
        Kind::Limit,
        Kind::Region,
        Kind::Pick,
        Kind::Field,
    ];

    pub(super) fn tag(self) -> &'static str {
        match self {
            Kind::Verb => "verb",
            Kind::Noun => "noun",
            Kind::Counter => "counter",
            Kind::Condition => "condition",
            Kind::Scope => "scope",
            Kind::Trigger => "trigger",
            Kind::Limit => "limit",
            Kind::Region => "region",
            Kind::Pick => "pick",
            Kind::Field => "field",
        }
    }
}

/// The beginning of the keys of a game, as in the ids of its ledger.
pub(super) fn prefix(game: &str) -> &str {
    match game {
        "andromedas-edge" => "ae",
        "escalation" => "un",
        "transgalactica" => "tg",
        "rocket-dice" => "rd",
        other => other,
    }
}

/// A key; `words` are separated by blanks.
pub(super) fn key(game: &str, kind: Kind, words: &str) -> String {
    format!("{}-{}-{}", prefix(game), kind.tag(), joined(words))
}

/// Words of the notation as the end of a key.
pub(super) fn joined(words: &str) -> String {
    words.replace(" = ", "_").replace(' ', "_")
}

/// Every joining word: the messages `form-…`.
pub(super) const JOINING: [&str; 28] = [
    "and",
    "or",
    "plus",
    "twice",
    "choice",
    "choice-they",
    "may",
    "times",
    "pay",
    "pay-then",
    "pay-of",
    "if",
    "else",
    "on",
    "cap",
    "limit",
    "they",
    "unity",
    "per-one",
    "per-many",
    "max",
    "min",
    "most",
    "exactly",
    "none",
    "fewer",
    "more",
    "need",
];

/// The words that a region's phrase is found by: all of them, or the first where the others are nouns and numbers.
pub(super) fn region_key(form: &Form) -> &str {
    let fixed = form.parts.iter().all(|part| matches!(part, Part::Word(_)));
    if fixed { &form.text } else { form.head() }
}

/// What a verb says, sorted by what the phrase needs.
#[derive(Clone, Debug, Default)]
pub(super) struct Holes {
    /// `$n`, `$m`, `$k`
    pub(super) numbers: Vec<i32>,
    /// `$every`: how many of a counter make one.
    pub(super) every: Option<i32>,
    /// `$res` = the noun `energy`, …
    pub(super) nouns: Vec<(String, String)>,
    /// Texts that are ready.
    pub(super) texts: Vec<(&'static str, String)>,
}

impl Holes {
    /// A number alone.
    pub(super) fn number(n: i32) -> Self {
        Holes { numbers: vec![n], ..Holes::default() }
    }

    /// The same with a text.
    pub(super) fn with(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.texts.push((name, text.into()));
        self
    }
}

/// The key of a phrase, looked up in the game, then in the game it extends, then among the shared ones.
pub(super) fn find(texts: &Words, game: &str, kind: Kind, words: &str) -> Option<String> {
    chain(game).map(|game| key(game, kind, words)).find(|key| texts.has(key, None))
}

/// The candidates for the phrase of a verb with its words, the most exact one first.
pub(super) fn verb_candidates(verb: &str, words: &[&str], negative: bool) -> Vec<String> {
    let mut keys = Vec::new();
    if negative {
        keys.push(format!("{verb} negative"));
    }
    for count in (0..=words.len()).rev() {
        let chosen = combinations(words, count).into_iter();
        keys.extend(chosen.map(|chosen| [&[verb], chosen.as_slice()].concat().join(" ")));
    }
    keys
}

impl Renderer<'_> {
    /// The key of a phrase.
    pub(super) fn find(&self, kind: Kind, words: &str) -> Option<String> {
        find(self.words, self.game, kind, words)
    }

    /// As [`Self::find`]; a phrase that nobody wrote is shown as its key in brackets.
    pub(super) fn find_or_show(&self, kind: Kind, words: &str) -> String {
        self.find(kind, words).unwrap_or_else(|| key(self.game, kind, words))
    }

    /// The most exact phrase for a verb with its words; one for the surroundings is more exact than any other.
    pub(super) fn verb_phrase(
        &self,
        verb: &str,
        words: &[&str],
        negative: bool,
        ctx: Ctx<'_>,
    ) -> Option<String> {
        let keys = verb_candidates(verb, words, negative);
        let around = ctx.surroundings().flat_map(|word| keys.iter().map(move |key| format!("{key} {word}")));
        around.chain(keys.iter().cloned()).find_map(|words| self.find(Kind::Verb, &words))
    }

    /// A noun of a class in the number `n`.
    pub(super) fn noun(&self, class: &str, word: &str, n: i32, ctx: Ctx<'_>) -> String {
        if class == "base" {
            return self.name_of("alliance_base", word);
        }
        let mut args = self.args(ctx);
        args.set("n", n);
        self.words.text(&self.find_or_show(Kind::Noun, &format!("{class} {word}")), None, &args)
    }

    /// The text of a message with the surroundings and the holes filled.
    pub(super) fn fill(&self, key: &str, attribute: Option<&str>, holes: &Holes, ctx: Ctx<'_>) -> String {
        let mut args = self.args(ctx);
        for (name, number) in ["n", "m", "k"].into_iter().zip(&holes.numbers) {
            args.set(name, number.unsigned_abs());
        }
        if let Some(every) = holes.every {
            args.set("every", every);
        }
        let n = holes.numbers.first().map_or(1, |n| n.saturating_abs());
        for (class, word) in &holes.nouns {
            args.set(class.clone(), self.noun(class, word, n, ctx));
            args.set(format!("{class}-one"), self.noun(class, word, 1, ctx));
            args.set(format!("{class}-many"), self.noun(class, word, 2, ctx));
        }
        for (name, text) in &holes.texts {
            args.set(*name, FluentValue::from(text.as_str()));
        }
        self.words.text(key, attribute, &args)
    }

    /// A verb phrase in the form that the surroundings want.
    pub(super) fn inflect(&self, key: &str, holes: &Holes, ctx: Ctx<'_>) -> String {
        let text = self.fill(key, ctx.form.attribute(), holes, ctx);
        place_zu(&text, ctx.form == context::Form::ToInfinitive)
    }

    /// A phrase of the joining words; those that do not change with the form have only a value.
    pub(super) fn frame(&self, name: &str, holes: &Holes, ctx: Ctx<'_>) -> String {
        let key = format!("form-{name}");
        let attribute = ctx.form.attribute().filter(|attribute| self.words.has(&key, Some(attribute)));
        let text = self.fill(&key, attribute, holes, ctx);
        place_zu(&text, ctx.form == context::Form::ToInfinitive)
    }

    /// A joining word.
    pub(super) fn joining(&self, name: &str) -> String {
        self.words.plain(&format!("form-{name}"))
    }

    fn args(&self, ctx: Ctx<'_>) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        args.set("who", ctx.who.tag());
        args.set("owner", if self.unity() { "unity" } else { "you" });
        args.set("order", if ctx.verb_first { "verb-first" } else { "plain" });
        args
    }
}

/// Every choice of `count` words in their order.
fn combinations<'w>(words: &[&'w str], count: usize) -> Vec<Vec<&'w str>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for (index, word) in words.iter().enumerate() {
        for rest in combinations(&words[index + 1..], count - 1) {
            found.push([vec![*word], rest].concat());
        }
    }
    found
}

/// German infinitives mark with `^` where „zu“ goes: inside a word „vorzurücken“, before one „zu erhalten“.
fn place_zu(text: &str, wanted: bool) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '^' if !wanted => {}
            '^' if out.ends_with(char::is_alphanumeric) => out.push_str("zu"),
            '^' => out.push_str("zu "),
            _ => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zu_goes_before_a_word_or_into_it() {
        assert_eq!(
            place_zu("1 Feld vor^rücken und 2 SP ^erhalten", true),
            "1 Feld vorzurücken und 2 SP zu erhalten"
        );
        assert_eq!(
            place_zu("1 Feld vor^rücken und 2 SP ^erhalten", false),
            "1 Feld vorrücken und 2 SP erhalten"
        );
    }

    #[test]
    fn combinations_keep_the_order_of_the_words() {
        assert_eq!(combinations(&["a", "b", "c"], 2), [["a", "b"], ["a", "c"], ["b", "c"]]);
        assert_eq!(combinations(&["a"], 0), [Vec::<&str>::new()]);
    }
}
