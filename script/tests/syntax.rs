//! The grammar: what is read, what is refused and with which words.

use orrery_script::tree::{Arg, Atom, Relation, Step};
use orrery_script::{SyntaxError, parse_condition, parse_cost, parse_effect, parse_region, parse_triggers};

/// The message, and the part of the text that it points at.
fn refused(text: &str) -> (String, String) {
    let SyntaxError { span, message } = parse_effect(text).expect_err(text);
    (message, text[span].to_owned())
}

fn message(text: &str) -> String {
    refused(text).0
}

#[test]
fn a_payment_reaches_to_the_end_of_its_alternative() {
    let effect = parse_effect("{ pay 2 of 2 ice, 1 energy -> vp 1; vp 2 | vp 3 }; vp 4").unwrap();
    assert_eq!(effect.len(), 2);
    let Step::Choice(block) = &effect[0] else { panic!("{effect:?}") };
    let [Step::Pay { cost, then }] = block.alternatives[0].as_slice() else { panic!("{block:?}") };
    assert_eq!((cost.of.as_ref().unwrap().value, cost.items.len(), then.len()), (2, 2, 2));
}

#[test]
fn a_word_before_a_brace_is_a_scope_unless_it_counts() {
    assert!(
        matches!(&parse_effect("winner { vp 1 }").unwrap()[0], Step::Scope(word, _) if word.text == "winner")
    );
    assert!(
        matches!(&parse_effect("x12 { vp 1 }").unwrap()[0], Step::Times(number, _) if number.value == 12)
    );
    assert!(matches!(&parse_effect("x12").unwrap()[0], Step::Verb(_)));
    assert_eq!(message("x0 { vp 1 }"), "expected `x` and a number from 1 on, found `x0`");
    assert_eq!(message("x99999999999 { vp 1 }"), "expected `x` and a number from 1 on, found `x99999999999`");
}

#[test]
fn or_binds_tighter_than_a_comma() {
    let condition = parse_condition("a >= 1 or b, c = d").unwrap();
    assert_eq!(condition.clauses.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1]);
    let Atom::Compare(_, Relation::Equal, Arg::Word(right)) = &condition.clauses[1][0] else { panic!() };
    assert_eq!(right.text, "d");
}

#[test]
fn a_trigger_has_one_word_or_two() {
    let triggers = parse_triggers("gain-module any or battle-won").unwrap();
    assert_eq!(triggers.iter().map(|trigger| trigger.words.len()).collect::<Vec<_>>(), [2, 1]);
    assert!(parse_triggers("a b c").is_err());
}

#[test]
fn on_is_a_word_inside_a_verb() {
    let effect = parse_effect("discount 2 pip on station").unwrap();
    assert!(matches!(&effect[0], Step::Verb(verb) if verb.args.len() == 4));
}

#[test]
fn spans_are_the_bytes_of_the_word() {
    let effect = parse_effect("may { special \"nova-flash\" }; vp 12").unwrap();
    let Step::May(block) = &effect[0] else { panic!() };
    let Step::Special(slug) = &block.alternatives[0][0] else { panic!() };
    assert_eq!((slug.text.as_str(), slug.span.0.clone()), ("nova-flash", 15..25));
    let Step::Verb(verb) = &effect[1] else { panic!() };
    let Arg::Number(number) = &verb.args[0] else { panic!() };
    assert_eq!(number.span.0, 33..35);
}

#[test]
fn errors_say_what_was_expected_and_what_was_found() {
    let cases = [
        ("", "expected a step, found the end of the string", ""),
        ("vp 1;", "expected a step, found the end of the string", ""),
        ("pay 1 ice; vp 1", "expected `->` after the cost, found `;`", ";"),
        ("pay -> vp 1", "expected a resource, found `->`", "->"),
        ("{ vp 1 }", "braces without alternatives: leave them out, or write `{ A | B }`", "{"),
        ("{ vp 1 | vp 2", "expected `}` at the end of the block, found the end of the string", ""),
        ("may vp 1", "expected `{` after `may`, found `vp`", "vp"),
        ("if { vp 1 }", "expected a condition, found `{`", "{"),
        ("if a >= { vp 1 }", "expected a number or a word to compare with, found `{`", "{"),
        ("on or { vp 1 }", "expected a trigger, found the reserved word `or`", "or"),
        ("cap { vp 1 }", "expected a number after `cap`, found `{`", "{"),
        ("else { vp 1 }", "a step cannot begin so: expected a verb, found the reserved word `else`", "else"),
        ("special nova", "expected a name in double quotes after `special`, found `nova`", "nova"),
        ("vp 1 \"x\"", "expected `;` or the end after the step `vp`, found `\"x\"`", "x"),
        ("vp 1 per", "expected what is counted after `per`, found the end of the string", ""),
        ("vp 1 per x (3)", "expected `max` after `(`, found `3`", "3"),
        ("vp 1 } vp", "expected the end, found `}`", "}"),
        ("gain 2 { vp 1 }", "expected `;` or the end after the step `gain`, found `{`", "{"),
        ("vp 99999999999", "the number `99999999999` is too large", "99999999999"),
        ("vp +1", "numbers have no plus sign", "+1"),
        ("Gain 1 ice", "`Gain` is no word: words are lower-case letters, digits and hyphens", "Gain"),
        ("vp 1 ü", "unknown character `ü`", "ü"),
        ("vp\t1", "words are separated by blanks only", "\t1"),
        ("special \"Nova\"", "a name in quotes is a lower-case word between two double quotes", "\"Nova\""),
    ];
    for (text, message, place) in cases {
        assert_eq!(refused(text), (message.to_owned(), place.to_owned()), "{text}");
    }
    assert!(message("vp 007").starts_with("`007` is no number"));
    assert!(message("vp 3x").starts_with("`3x` is no number"));
}

#[test]
fn other_fields_are_refused_when_they_are_empty_or_go_on() {
    assert!(parse_cost("").is_err() && parse_condition("").is_err());
    assert!(parse_triggers("").is_err() && parse_region("").is_err());
    assert!(parse_cost("1 ice -> vp 1").is_err());
    assert!(parse_region("base shipyard; vp 1").is_err());
}

#[test]
fn deep_nesting_is_an_error_and_not_a_crash() {
    for (open, close) in [("may { ", " }"), ("pay 1 ice -> ", ""), ("{ vp 1 | ", " }"), ("if a { ", " }")] {
        let nest = |depth: usize| format!("{}vp 1{}", open.repeat(depth), close.repeat(depth));
        assert!(parse_effect(&nest(31)).is_ok(), "{open}");
        let error = parse_effect(&nest(32)).unwrap_err();
        assert_eq!(error.message, "nested more than 32 deep");
        assert!(parse_effect(&nest(100_000)).is_err(), "{open}");
    }
}
