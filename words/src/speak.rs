//! From phrases to sentences: what a game says without knowing a language, in the language of the player.

use orrery_kernel::{Name, Phrase, Value};

use crate::{FluentArgs, FluentValue, Lang, Words};

/// The sentence.
pub fn sentence(lang: Lang, phrase: &Phrase) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in &phrase.args {
        args.set(*name, argument(lang, value));
    }
    Words::of(lang).text(phrase.key, None, &args)
}

/// The name in the language.
pub fn name(lang: Lang, name: Name) -> &'static str {
    match lang {
        Lang::En => name.en,
        Lang::De => name.de,
    }
}

/// Numbers stay numbers, because the plural hangs on them.
fn argument(lang: Lang, value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Word(word) => FluentValue::from(*word),
        other => FluentValue::from(text(lang, other)),
    }
}

fn text(lang: Lang, value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Word(word) => (*word).to_owned(),
        Value::Text(text) => text.clone(),
        Value::Name(inner) => name(lang, *inner).to_owned(),
        Value::Phrase(phrase) => sentence(lang, phrase),
        Value::List(items) => list(lang, items.iter().map(|item| text(lang, item)).collect()),
    }
}

/// "a", "a and b", "a, b and c".
fn list(lang: Lang, mut items: Vec<String>) -> String {
    let Some(last) = items.pop() else { return String::new() };
    if items.is_empty() {
        return last;
    }
    let mut args = FluentArgs::new();
    args.set("items", items.join(", "));
    args.set("last", last);
    Words::of(lang).text("list-and", None, &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_joined_as_the_language_does() {
        let values: Value = ["a", "b", "c"].into_iter().collect();
        assert_eq!(text(Lang::En, &values), "a, b and c");
        assert_eq!(text(Lang::De, &values), "a, b und c");
        assert_eq!(text(Lang::De, &Value::List(vec![])), "");
    }

    #[test]
    fn a_missing_message_is_seen_and_does_not_panic() {
        let phrase = Phrase::new("no-such-key").with("n", 3u8);
        assert_eq!(sentence(Lang::En, &phrase), "[no-such-key]");
    }
}
