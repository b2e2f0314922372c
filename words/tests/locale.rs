//! The Fluent files themselves: they parse, every key stands once, both languages say the same things, and every
//! reference leads somewhere.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Attribute, Entry, Expression, InlineExpression, Message, Pattern, PatternElement},
    parser,
};
use orrery_words::{FILES, File, GRAMMAR, Lang};

/// The messages of a file; a file that does not parse fails the test that asks.
fn messages(file: &File, lang: Lang) -> Vec<Message<&'static str>> {
    let resource = parser::parse(file.source(lang))
        .unwrap_or_else(|(_, errors)| panic!("locale/{lang}/{}.ftl: {errors:?}", file.name));
    let message = |entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    };
    resource.body.into_iter().filter_map(message).collect()
}

/// The patterns of a language by key, `key.attribute` for attributes.
type Patterns = BTreeMap<String, Pattern<&'static str>>;

fn patterns<'f>(files: impl Iterator<Item = &'f File>, lang: Lang) -> Patterns {
    let mut found = Patterns::new();
    for message in files.flat_map(|file| messages(file, lang)) {
        let key = message.id.name;
        found.extend(message.value.map(|value| (key.to_owned(), value)));
        let dotted = |Attribute { id, value }: Attribute<_>| (format!("{key}.{}", id.name), value);
        found.extend(message.attributes.into_iter().map(dotted));
    }
    found
}

/// What a pattern shows and refers to. The variable that a choice depends on counts only where it is also shown: each
/// language decides for itself which words change with a number.
#[derive(Default)]
struct Parts {
    shown: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Parts {
    fn of(pattern: &Pattern<&str>) -> Parts {
        let mut parts = Parts::default();
        parts.pattern(pattern);
        parts
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { variants, .. } => variants.iter().for_each(|v| self.pattern(&v.value)),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.shown.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, attribute } => {
                let dotted = attribute.as_ref().map(|a| format!(".{}", a.name)).unwrap_or_default();
                self.references.insert(format!("{}{dotted}", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::TermReference { .. } => panic!("no terms: they cannot see who acts"),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// The variables a text shows, itself or through the messages it refers to; also finds references in a circle and
/// references that lead nowhere.
fn shown(all: &Patterns, key: &str, path: &mut Vec<String>) -> BTreeSet<String> {
    assert!(!path.iter().any(|k| k == key), "references in a circle: {path:?} {key}");
    let pattern = all.get(key).unwrap_or_else(|| panic!("{path:?} refers to {key}, which does not exist"));
    let mut parts = Parts::of(pattern);
    path.push(key.to_owned());
    for reference in &parts.references {
        parts.shown.extend(shown(all, reference, path));
    }
    path.pop();
    parts.shown
}

#[test]
fn no_key_and_no_attribute_stands_twice() {
    for lang in Lang::ALL {
        let mut seen = BTreeMap::new();
        for file in FILES {
            for message in messages(file, lang) {
                let key = message.id.name;
                if let Some(first) = seen.insert(key, file.name) {
                    panic!("{lang}: {key} stands in {first}.ftl and in {}.ftl", file.name);
                }
                let names: BTreeSet<_> = message.attributes.iter().map(|a| a.id.name).collect();
                assert_eq!(
                    names.len(),
                    message.attributes.len(),
                    "{lang}: an attribute of {key} stands twice"
                );
            }
        }
    }
}

#[test]
fn every_language_has_the_same_keys_and_attributes() {
    for file in FILES.iter().filter(|file| file.name != GRAMMAR) {
        let keys = |lang| patterns([file].into_iter(), lang).into_keys().collect::<BTreeSet<_>>();
        for lang in Lang::ALL {
            let differ: Vec<_> = keys(Lang::En).symmetric_difference(&keys(lang)).cloned().collect();
            assert!(differ.is_empty(), "{}.ftl: en and {lang} differ in {differ:?}", file.name);
        }
    }
}

#[test]
fn every_language_shows_the_same_variables() {
    let english = patterns(FILES.iter(), Lang::En);
    for lang in Lang::ALL {
        let other = patterns(FILES.iter(), lang);
        for key in patterns(FILES.iter().filter(|file| file.name != GRAMMAR), lang).keys() {
            let (en, it) = (shown(&english, key, &mut Vec::new()), shown(&other, key, &mut Vec::new()));
            assert_eq!(en, it, "{key} shows other variables in en (left) than in {lang} (right)");
        }
    }
}

#[test]
fn every_word_of_the_grammar_is_used() {
    for lang in Lang::ALL {
        let all = patterns(FILES.iter(), lang);
        let used: BTreeSet<_> = all.values().flat_map(|pattern| Parts::of(pattern).references).collect();
        for key in patterns(FILES.iter().filter(|file| file.name == GRAMMAR), lang).keys() {
            assert!(used.contains(key), "locale/{lang}/{GRAMMAR}.ftl: no message refers to {key}");
        }
    }
}

#[test]
fn every_file_of_the_folder_is_listed() {
    for lang in Lang::ALL {
        let folder = format!("{}/../locale/{lang}", env!("CARGO_MANIFEST_DIR"));
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap();
            assert!(
                FILES.iter().any(|file| file.name == name),
                "{} is not in words/src/files.rs",
                path.display()
            );
        }
    }
}
