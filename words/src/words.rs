//! One language's messages.

use std::{collections::BTreeMap, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast;

use crate::{FILES, GRAMMAR, Lang, variables};

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::load(Lang::En));
static GERMAN: LazyLock<Words> = LazyLock::new(|| Words::load(Lang::De));

/// All messages of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// The keys that the program may ask for, and their attributes.
    keys: BTreeMap<String, Vec<String>>,
}

impl Words {
    /// The messages of a language; read once, when first asked for.
    pub fn of(lang: Lang) -> &'static Words {
        match lang {
            Lang::En => &ENGLISH,
            Lang::De => &GERMAN,
        }
    }

    fn load(lang: Lang) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // The marks would be right for mixed writing directions, which we do not have; they would spoil snapshots.
        bundle.set_use_isolating(false);
        let mut keys = BTreeMap::new();
        for file in FILES {
            // What does not parse is left out here and reported by the tests of this crate.
            let resource = match FluentResource::try_new(file.source(lang).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            if file.name != GRAMMAR {
                keys.extend(resource.entries().filter_map(key_with_attributes));
            }
            bundle.add_resource(resource).ok();
        }
        Words { lang, bundle, keys }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of a message, or of one of its attributes. What does not exist gives its key in brackets.
    pub fn text(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.pattern(key, attribute) else {
            let dotted = attribute.map(|name| format!(".{name}")).unwrap_or_default();
            return format!("[{key}{dotted}]");
        };
        // An error leaves a visible `{$name}` in the text, which is all that a reader could be told.
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned()
    }

    /// The text of a message that needs no arguments.
    pub fn plain(&self, key: &str) -> String {
        self.text(key, None, &FluentArgs::new())
    }

    /// Is there such a message, with a value of its own, or with this attribute?
    pub fn has(&self, key: &str, attribute: Option<&str>) -> bool {
        self.pattern(key, attribute).is_some()
    }

    /// Does the text refer to this variable, itself or through another message?
    pub fn mentions(&self, key: &str, attribute: Option<&str>, variable: &str) -> bool {
        self.pattern(key, attribute)
            .is_some_and(|pattern| variables::mentions(&self.bundle, pattern, variable))
    }

    /// Every key the program may ask for, in order, with the names of its attributes.
    pub fn keys(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.keys.iter().map(|(key, attributes)| (key.as_str(), attributes.as_slice()))
    }

    fn pattern(&self, key: &str, attribute: Option<&str>) -> Option<&ast::Pattern<&str>> {
        let message = self.bundle.get_message(key)?;
        match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|found| found.value()),
        }
    }
}

fn key_with_attributes(entry: &ast::Entry<&str>) -> Option<(String, Vec<String>)> {
    let ast::Entry::Message(message) = entry else { return None };
    let attributes = message.attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect();
    Some((message.id.name.to_owned(), attributes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(number: i64) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        args.set("n", number);
        args
    }

    #[test]
    fn nouns_follow_the_number() {
        let en = Words::of(Lang::En);
        assert_eq!(en.text("ae-noun-res_credit", None, &of(1)), "credit");
        assert_eq!(en.text("ae-noun-res_credit", None, &of(0)), "credits");
        assert_eq!(
            Words::of(Lang::De).text("ae-noun-class_s-class", None, &of(2)),
            "Bedrohungen der S-Klasse"
        );
    }

    #[test]
    fn what_is_missing_is_shown_in_brackets() {
        let words = Words::of(Lang::De);
        assert_eq!(words.plain("no-such-key"), "[no-such-key]");
        assert_eq!(words.text("form-may", Some("nobody"), &FluentArgs::new()), "[form-may.nobody]");
    }

    #[test]
    fn variables_are_found_behind_references() {
        let words = Words::of(Lang::De);
        assert!(words.mentions("shared-verb-gain", Some("they"), "order"), "through the message `er`");
        assert!(words.mentions("shared-verb-gain", Some("object"), "per"));
        assert!(!words.mentions("shared-verb-lose", None, "per"));
    }

    #[test]
    fn words_are_shared_between_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(Words::of(Lang::En));
    }
}
