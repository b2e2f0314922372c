//! Is there a phrase for every word of the vocabulary, in every language, and a word for every phrase?

use std::collections::BTreeSet;

use orrery_words::{Lang, Words};

use super::entry;
use super::phrases::{self, JOINING, Kind, find, prefix};
use crate::check::Phrase;
use crate::form::Form;
use crate::vocabulary::{GAMES, Section, Vocabulary, chain};

/// Has the game a text for this in every language, with every form that may be needed? For [`crate::check::check`].
pub fn has_phrase(game: &str, phrase: &Phrase<'_>) -> bool {
    Lang::ALL.into_iter().map(Words::of).all(|texts| {
        let has = |kind, words: &str| find(texts, game, kind, words);
        let (key, attributes): (_, &[&str]) = match phrase {
            Phrase::Verb(verb, words) => {
                let mut keys = phrases::verb_candidates(verb, words, false).into_iter();
                (keys.find_map(|words| has(Kind::Verb, &words)), &["they", "inf"])
            }
            Phrase::Noun(class, word) => (has(Kind::Noun, &format!("{class} {word}")), &[]),
            Phrase::Counter(word) => (has(Kind::Counter, word), &["zero", "per"]),
            Phrase::Scope(word) => (has(Kind::Scope, word), &[]),
            Phrase::Limit(word) => (has(Kind::Limit, word), &[]),
            Phrase::Pick(word) => (has(Kind::Pick, word), &[]),
            Phrase::Condition(words) => (has(Kind::Condition, words), &[]),
            Phrase::Trigger(word) => (has(Kind::Trigger, word), &[]),
            Phrase::Region(words) => (has(Kind::Region, words), &[]),
            Phrase::Field(name) => (has(Kind::Field, name), &[]),
        };
        key.is_some_and(|key| attributes.iter().all(|attribute| texts.has(&key, Some(attribute))))
    })
}

/// What is wrong with the Fluent files themselves, one line each: phrases that no word uses, verbs whose forms do not
/// say the same, joining words that are missing. That every word has its phrase is asked with [`has_phrase`].
pub fn check(vocabulary: &Vocabulary) -> Vec<String> {
    let mut found = Vec::new();
    for texts in Lang::ALL.map(Words::of) {
        unused(vocabulary, texts, &mut found);
        uneven(vocabulary, texts, &mut found);
        joining_words(texts, &mut found);
    }
    found
}

/// Verbs whose forms differ in what they say.
fn uneven(vocabulary: &Vocabulary, texts: &Words, found: &mut Vec<String>) {
    let classes = GAMES.into_iter().flat_map(|game| vocabulary.classes(game)).map(str::to_lowercase);
    let classes: BTreeSet<String> = classes.collect();
    let nouns =
        classes.iter().flat_map(|class| [class.clone(), format!("{class}-one"), format!("{class}-many")]);
    let fixed = ["n", "m", "k", "per", "tracks", "what"].map(str::to_owned);
    let variables: Vec<String> = nouns.chain(fixed).collect();
    for (key, attributes) in texts.keys() {
        // An object is a part of the other forms, not one of them.
        let forms = attributes.iter().filter(|name| *name != "object");
        for form in forms.filter(|_| key.contains("-verb-")) {
            let differs = |variable: &&String| {
                texts.mentions(key, None, variable) != texts.mentions(key, Some(form), variable)
            };
            if let Some(variable) = variables.iter().find(differs) {
                let lang = texts.lang();
                found.push(format!("locale/{lang}: {key}: the imperative and .{form} differ in ${variable}"));
            }
        }
    }
}

/// Phrases for words that no game has.
fn unused(vocabulary: &Vocabulary, words: &Words, found: &mut Vec<String>) {
    for (key, _) in words.keys() {
        for game in GAMES.into_iter().chain(["shared"]) {
            let Some(rest) = key.strip_prefix(prefix(game)).and_then(|rest| rest.strip_prefix('-')) else {
                continue;
            };
            let kinds = Kind::ALL.into_iter();
            let named = |kind: Kind| Some((kind, rest.strip_prefix(kind.tag())?.strip_prefix('-')?));
            if let Some((kind, word)) = kinds.filter_map(named).next()
                && !is_word(vocabulary, game, kind, word)
            {
                found.push(format!("locale/{}: {key}: the game has no such {}", words.lang(), kind.tag()));
            }
        }
    }
}

/// Does the game have the word that the rest of a key names?
fn is_word(vocabulary: &Vocabulary, game: &str, kind: Kind, word: &str) -> bool {
    let any = |section, fits: &dyn Fn(&Form) -> bool| {
        chain(game).any(|game| vocabulary.own(section, game).iter().any(|row| fits(&row.form)))
    };
    let listed = |section| any(section, &|form| phrases::joined(&form.text) == word);
    let (head, qualifiers) = word.split_once('_').unwrap_or((word, ""));
    match kind {
        Kind::Verb => {
            any(Section::Verbs, &|form| form.head() == head) && qualifies(vocabulary, game, qualifiers)
        }
        Kind::Trigger => {
            any(Section::Triggers, &|form| form.head() == head) && matches!(qualifiers, "" | "ship")
        }
        Kind::Region => any(Section::Regions, &|form| phrases::joined(phrases::region_key(form)) == word),
        Kind::Noun => vocabulary.is_noun(game, &head.to_uppercase(), qualifiers),
        Kind::Counter => listed(Section::Counters),
        Kind::Condition => listed(Section::Conditions),
        Kind::Scope => listed(Section::Scopes),
        Kind::Limit => listed(Section::Limits),
        Kind::Pick => listed(Section::Picks),
        Kind::Field => entry::is_label(vocabulary, word),
    }
}

/// What narrows a verb phrase down: words of its form, or a scope, timing or card type around it.
fn qualifies(vocabulary: &Vocabulary, game: &str, qualifiers: &str) -> bool {
    let in_form = |word: &str| {
        let rows = chain(game).flat_map(|game| vocabulary.own(Section::Verbs, game));
        rows.into_iter().any(|row| row.form.text.split([' ', '[', ']']).any(|part| part == word))
    };
    qualifiers.split('_').filter(|word| !word.is_empty()).all(|word| {
        matches!(word, "negative" | "each")
            || in_form(word)
            || vocabulary.classes(game).into_iter().any(|class| vocabulary.is_noun(game, class, word))
            || vocabulary.word(Section::Scopes, game, word).is_some()
            || vocabulary.word(Section::Triggers, game, word).is_some()
    })
}

/// The joining words are all there, and there are no others.
fn joining_words(words: &Words, found: &mut Vec<String>) {
    for name in JOINING {
        if !words.has(&format!("form-{name}"), None) {
            found.push(format!("locale/{}: form-{name} is missing", words.lang()));
        }
    }
    for (key, _) in words.keys() {
        if key.strip_prefix("form-").is_some_and(|name| !JOINING.contains(&name)) {
            found.push(format!("locale/{}: {key}: no such joining word", words.lang()));
        }
    }
}
