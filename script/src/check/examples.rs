//! The notation checks itself: every word has an example, and every example is of the language.

use super::Found;
use super::content::Content;
use super::site::Site;
use super::strings::Text;
use crate::diagnostic::Source;
use crate::tree::{Arg, Trigger};
use crate::vocabulary::{Example, FieldKind, GAMES, Row, Section};
use crate::{parse_region, parse_triggers};

pub(super) fn check(content: &Content, found: &mut Found) {
    for ((section, game), rows) in &content.words.rows {
        for row in rows {
            classes(content, *section, game, row, found);
            check_example(content, game, &row.example, found);
        }
    }
    for noun in &content.words.nouns {
        check_example(content, &noun.game, &noun.example, found);
    }
    for example in &content.words.forms_of_section_3 {
        let text = example.text.trim_matches('`');
        if !GAMES.iter().any(|game| at(content, game, example).fits_as_effect(text)) {
            found.push(problem(content, example, format!("the example `{text}` fits no game")));
        }
    }
}

/// A class in a form has words; those of shared forms come from each game.
fn classes(content: &Content, section: Section, game: &str, row: &Row, found: &mut Found) {
    let has_classes = matches!(section, Section::Verbs | Section::Regions | Section::Triggers);
    if !has_classes || game == "shared" {
        return;
    }
    let known = content.words.classes(game);
    for class in row.form.classes().into_iter().filter(|class| !known.contains(class)) {
        let message = format!("class {class} has no words");
        found.push(source(content).diagnostic(row.span.clone(), message));
    }
}

fn check_example(content: &Content, game: &str, example: &Example, found: &mut Found) {
    let quoted = example.text.strip_prefix('`').and_then(|text| text.strip_suffix('`'));
    let Some(text) = quoted else {
        if !names_a_field(&example.text) {
            found.push(problem(content, example, "no example".to_owned()));
        }
        return;
    };
    let games = if game == "shared" { content.games() } else { vec![game] };
    if let Some((field, value)) = text.split_once(" = ").filter(|(field, _)| FIELDS.contains(field)) {
        let value = value.trim_matches(['[', ']', '"']);
        let mut reasons = Found::new();
        if !games.iter().any(|game| fits(content, game, example, field, value, &mut reasons)) {
            found.push(problem(content, example, format!("the example `{text}` fits no game")));
        }
        found.extend(reasons);
    } else if game == "shared" {
        if !games.iter().any(|game| at(content, game, example).fits_as_effect(text)) {
            found.push(problem(content, example, format!("the example `{text}` fits no game")));
        }
    } else {
        at(content, game, example).check(FieldKind::Effect, text, found);
    }
}

/// Fields whose notation an example may show: `when = "passive"`.
const FIELDS: [&str; 8] = ["when", "timing", "limit", "placement", "target", "pick", "cost", "require"];

fn fits(
    content: &Content,
    game: &str,
    example: &Example,
    field: &str,
    value: &str,
    found: &mut Found,
) -> bool {
    let words = &content.words;
    match field {
        "when" | "timing" => {
            let known = |triggers: Vec<Trigger>| {
                triggers.iter().all(|trigger| words.trigger(game, trigger).is_some())
            };
            parse_triggers(value).is_ok_and(known)
        }
        "placement" | "target" => {
            let known = |region: Vec<Arg>| words.region(game, &region).is_some();
            parse_region(value).is_ok_and(known)
        }
        "limit" => words.word(Section::Limits, game, value).is_some(),
        "pick" => words.word(Section::Picks, game, value).is_some(),
        _ => {
            let kind = if field == "cost" { FieldKind::Cost } else { FieldKind::Require };
            at(content, game, example).check(kind, value, found);
            true
        }
    }
}

/// "field `on_strike`": an example that cannot be written as one string.
fn names_a_field(text: &str) -> bool {
    let name = text.strip_prefix("field `").and_then(|rest| rest.strip_suffix('`'));
    name.is_some_and(|name| !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_'))
}

fn at<'c>(content: &'c Content, game: &'c str, example: &Example) -> Text<'c> {
    // The backtick before the text is one byte.
    let site = Site::markdown(source(content), example.span.start + 1);
    Text { words: &content.words, game, site, has_text: true, on_may_be_all: true }
}

fn problem(content: &Content, example: &Example, message: String) -> crate::Diagnostic {
    source(content).diagnostic(example.span.clone(), message)
}

fn source(content: &Content) -> &Source {
    &content.words.source
}
