//! Content files as the games read them: typed values, and errors that point at the right word.

use orrery_script::tree::Step;
use orrery_script::{Diagnostic, Document};
use proptest::prelude::*;

const FILE: &str = r#"
limits.fleet_min = 3
[board]
rows = 5
[[planet]]
id = "mira"
value = 7
colors = ["purple", "blue"]
cost = [1, 2]
effect = "special \"tide\"; gian 2 scrap"
moon = [{ id = "luna", x = 1.5 }, { id = "io", x = 2 }]
[[planet]]
id = "vega"
when = "battle-won or battle-lost"
require = "scrap >= 3"
price = "1 scrap, 2 attack"
place = "base shipyard"
[[planet]]
name_en = "nameless"
ability = { effect = "pay 1 scrap; vp 1" }
"#;

fn file() -> Document {
    Document::parse("cards.toml", FILE).expect("the test file is TOML")
}

/// The word that the carets stand under.
fn underlined(error: &Diagnostic) -> &str {
    &FILE[error.span.clone()]
}

#[test]
fn fields_have_the_type_that_is_asked_for() {
    let doc = file();
    assert_eq!(doc.value("limits.fleet_min").unwrap().int::<u8>().unwrap(), 3);
    let planets: Vec<_> = doc.table("planet").collect();
    assert_eq!(planets.len(), 3);
    assert_eq!(planets[0].id().unwrap(), "mira");
    assert_eq!(planets[0].int::<u8>("value").unwrap(), 7);
    assert_eq!(planets[0].opt_int::<u8>("worth").unwrap(), None);
    assert_eq!(planets[0].strs("colors").unwrap(), ["purple", "blue"]);
    assert_eq!(planets[0].ints::<i32>("cost").unwrap(), [1, 2]);
    let moons = planets[0].entries("moon").unwrap();
    assert_eq!(moons[1].id().unwrap(), "io");
    assert_eq!(moons[0].field("x").unwrap().float().unwrap(), 1.5);
    assert_eq!(doc.table("board").count(), 1);
    assert_eq!(doc.table("absent").count(), 0);
}

#[test]
fn notation_is_read_from_fields() {
    let doc = file();
    let vega = doc.table("planet").nth(1).unwrap();
    assert_eq!(vega.triggers("when").unwrap().unwrap().len(), 2);
    assert_eq!(vega.condition("require").unwrap().unwrap().to_string(), "scrap >= 3");
    assert_eq!(vega.cost("price").unwrap().unwrap().items.len(), 2);
    assert_eq!(vega.region("place").unwrap().unwrap().len(), 2);
    assert_eq!(vega.effect("effect").unwrap(), None);
}

#[test]
fn a_word_behind_an_escape_is_found_in_the_file() {
    let doc = file();
    let mira = doc.table("planet").next().unwrap();
    let effect = mira.effect("effect").unwrap().unwrap();
    let Step::Verb(verb) = &effect[1] else { panic!("{effect:?}") };
    let error = mira.error_at("effect", &verb.name.span, "unknown verb");
    assert_eq!(underlined(&error), "gian");
    assert_eq!((error.line, error.column), (10, 29));
    assert_eq!(error.to_string().lines().last().unwrap().find('^'), Some(5 + 28));
}

#[test]
fn a_syntax_error_points_at_the_token() {
    let doc = file();
    let ability = &doc.table("planet").nth(2).unwrap().entries("ability").unwrap()[0];
    let error = ability.effect("effect").unwrap_err();
    assert_eq!(error.message, "expected `->` after the cost, found `;`");
    assert_eq!(underlined(&error), ";");
}

#[test]
fn wrong_values_are_named_and_shown() {
    let doc = file();
    let mut planets = doc.table("planet");
    let mira = planets.next().unwrap();
    let error = mira.int::<u8>("effect").unwrap_err();
    assert_eq!(error.message, "`effect` must be a whole number, not a string");
    let error = mira.str("name_de").unwrap_err();
    assert_eq!(error.message, "mira: field `name_de` is missing");
    assert_eq!(underlined(&error), "\"mira\"");
    assert!(doc.value("limits.fleet_min").unwrap().int::<u8>().is_ok());
    let error = doc.value("limits.fleet_max").unwrap_err();
    assert_eq!(error.message, "field `fleet_max` is missing");
    assert_eq!(error.line, 2);
    let nameless = planets.nth(1).unwrap();
    assert_eq!(underlined(&nameless.error("id", "no id")), "[[planet]]");
}

#[test]
fn broken_toml_is_one_diagnostic() {
    let error = Document::parse("bad.toml", "[a]\nb = \"x\nc = 1\n").unwrap_err();
    assert!(error.message.starts_with("not valid TOML: "), "{error}");
    assert_eq!(error.line, 2);
    let twice = Document::parse("bad.toml", "a = 1\na = 2\n").unwrap_err();
    assert_eq!(twice.line, 2, "{twice}");
}

/// A character as TOML may write it, and what it means.
fn written() -> impl Strategy<Value = (&'static str, char)> {
    prop::sample::select(vec![
        ("a", 'a'),
        ("7", '7'),
        (" ", ' '),
        ("ü", 'ü'),
        ("🚀", '🚀'),
        (r#"\""#, '"'),
        (r"\\", '\\'),
        (r"\n", '\n'),
        (r"\u00fc", 'ü'),
        (r"\U0001F680", '🚀'),
    ])
}

proptest! {
    #[test]
    fn every_character_of_a_string_is_found_in_the_file(characters in prop::collection::vec(written(), 1..20)) {
        let raw: String = characters.iter().map(|(raw, _)| *raw).collect();
        let file = format!("b = 1\nx = [ \"{raw}\" ]");
        let doc = Document::parse("a", &file).map_err(|e| TestCaseError::fail(e.to_string()))?;
        let value = &doc.root().get("x").and_then(|x| x.as_array()).map_or(&[][..], |list| list)[0];
        let meant: String = characters.iter().map(|(_, meant)| *meant).collect();
        prop_assert_eq!(value.as_str(), Some(meant.as_str()));
        let (mut at, mut from) = (0, 0);
        for (raw_character, meant) in &characters {
            let span = doc.span_inside(value, at..at + meant.len_utf8());
            prop_assert_eq!(&doc.source().text()[span.clone()], *raw_character);
            prop_assert_eq!(span.start, value.span.start + 1 + from);
            at += meant.len_utf8();
            from += raw_character.len();
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in "[a\\[\\]{}=\"'.,#\n ü0-9\\\\-]*") {
        if let Err(error) = Document::parse("a", &text) {
            prop_assert!(error.to_string().contains('^'));
        }
    }
}
