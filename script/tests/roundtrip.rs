//! Parser and printer undo each other, for any tree; and no string makes the parser fall over.

use orrery_script::print;
use orrery_script::tree::{
    Arg, Atom, Block, Condition, Cost, Item, Number, Per, Relation, Seq, Span, Step, Trigger, Verb, Word,
};
use orrery_script::{parse_condition, parse_cost, parse_effect, parse_region, parse_triggers};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

const RESERVED: [&str; 11] = ["pay", "of", "per", "max", "may", "if", "else", "on", "or", "cap", "special"];

fn word() -> impl Strategy<Value = Word> {
    let text = "[a-z][a-z0-9-]{0,6}".prop_filter("reserved", |text| !RESERVED.contains(&text.as_str()));
    text.prop_map(|text| Word { text, span: Span::default() })
}

/// A word before a brace is a scope only if it does not count.
fn scope() -> impl Strategy<Value = Word> {
    word().prop_filter("counts", |word| {
        !word
            .text
            .strip_prefix('x')
            .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()))
    })
}

fn number(from: i32) -> impl Strategy<Value = Number> {
    (from..).prop_map(|value| Number { value, span: Span::default() })
}

fn any_number() -> impl Strategy<Value = Number> {
    number(i32::MIN)
}

fn arg() -> impl Strategy<Value = Arg> {
    let on = Just(Arg::Word(Word { text: "on".to_owned(), span: Span::default() }));
    prop_oneof![any_number().prop_map(Arg::Number), word().prop_map(Arg::Word), on]
}

fn plain_arg() -> impl Strategy<Value = Arg> {
    prop_oneof![any_number().prop_map(Arg::Number), word().prop_map(Arg::Word)]
}

fn cost() -> impl Strategy<Value = Cost> {
    let item = (option::of(any_number()), word()).prop_map(|(count, what)| Item { count, what });
    (option::of(any_number()), vec(item, 1..4)).prop_map(|(of, items)| Cost { of, items })
}

fn relation() -> impl Strategy<Value = Relation> {
    use Relation::{AtLeast, AtMost, Equal, Less, More};
    prop::sample::select(vec![AtLeast, AtMost, Equal, Less, More])
}

fn condition() -> impl Strategy<Value = Condition> {
    let compare =
        (word(), relation(), plain_arg()).prop_map(|(l, relation, r)| Atom::Compare(l, relation, r));
    let atom = prop_oneof![compare, word().prop_map(Atom::Flag)];
    vec(vec(atom, 1..3), 1..3).prop_map(|clauses| Condition { clauses })
}

fn triggers() -> impl Strategy<Value = Vec<Trigger>> {
    vec(vec(word(), 1..=2).prop_map(|words| Trigger { words }), 1..3)
}

fn verb() -> impl Strategy<Value = Step> {
    let per = (option::of(any_number()), word(), option::of(any_number()))
        .prop_map(|(every, counter, max)| Per { every, counter, max });
    let verb = (word(), vec(arg(), 0..4), option::of(per));
    verb.prop_map(|(name, args, per)| Step::Verb(Verb { name, args, per }))
}

fn seq() -> impl Strategy<Value = Seq> {
    let leaf = prop_oneof![verb(), word().prop_map(Step::Special)];
    let leaves = vec(leaf, 1..3);
    leaves.prop_recursive(4, 24, 3, |inner| {
        let block = move |least: usize| {
            vec(inner.clone(), least..3).prop_map(|alternatives| Block { alternatives }).boxed()
        };
        let step =
            prop_oneof![
                verb(),
                block(2).prop_map(Step::Choice),
                block(1).prop_map(Step::May),
                (number(1), block(1)).prop_map(|(number, block)| Step::Times(number, block)),
                (condition(), block(1), option::of(block(1)))
                    .prop_map(|(condition, then, otherwise)| Step::If { condition, then, otherwise }),
                (triggers(), block(1)).prop_map(|(triggers, block)| Step::On(triggers, block)),
                (any_number(), block(1)).prop_map(|(number, block)| Step::Cap(number, block)),
                (scope(), block(1)).prop_map(|(word, block)| Step::Scope(word, block)),
            ];
        // A payment takes every step behind it, so it can only be the last.
        let payment = option::of((cost(), block(1)));
        (vec(step, 1..3), payment).prop_map(|(mut steps, payment)| {
            let then = payment.and_then(|(cost, block)| Some((cost, block.alternatives.into_iter().next()?)));
            steps.extend(then.map(|(cost, then)| Step::Pay { cost, then }));
            steps
        })
    })
}

/// Strings made of the language's tokens get much further into the parser than arbitrary ones.
fn soup() -> impl Strategy<Value = String> {
    const TOKENS: [&str; 34] = [
        "pay", "of", "per", "max", "may", "if", "else", "on", "or", "cap", "special", ";", ",", "|", "{",
        "}", "(", ")", "->", ">=", "<=", "=", "<", ">", "x3", "\"slug\"", "1", "-2", "0", "vp", "gain",
        "energy", "winner", "  ",
    ];
    let spaced = (prop::sample::select(TOKENS.to_vec()), prop::sample::select(vec!["", " "]));
    vec(spaced, 0..30)
        .prop_map(|tokens| tokens.into_iter().flat_map(|(token, blank)| [token, blank]).collect())
}

/// Parses a string in every way; what can be read is printed, and the print is final.
fn is_stable(text: &str) -> Result<(), TestCaseError> {
    if let Ok(tree) = parse_effect(text) {
        let printed = print::effect(&tree).to_string();
        let again = parse_effect(&printed);
        prop_assert_eq!(again.as_ref().map(|tree| print::effect(tree).to_string()), Ok(printed));
        prop_assert_eq!(again, Ok(tree));
    }
    if let Ok(tree) = parse_cost(text) {
        prop_assert_eq!(parse_cost(&tree.to_string()), Ok(tree));
    }
    if let Ok(tree) = parse_condition(text) {
        prop_assert_eq!(parse_condition(&tree.to_string()), Ok(tree));
    }
    if let Ok(tree) = parse_triggers(text) {
        prop_assert_eq!(parse_triggers(&print::triggers(&tree).to_string()), Ok(tree));
    }
    if let Ok(tree) = parse_region(text) {
        prop_assert_eq!(parse_region(&print::region(&tree).to_string()), Ok(tree));
    }
    Ok(())
}

/// An error points into the string, at whole characters.
fn points_into(text: &str) -> Result<(), TestCaseError> {
    if let Err(error) = parse_effect(text) {
        prop_assert!(text.get(error.span.clone()).is_some(), "{:?} in {:?}", error, text);
    }
    Ok(())
}

proptest! {
    #[test]
    fn a_printed_effect_is_the_same_effect(effect in seq()) {
        let printed = print::effect(&effect).to_string();
        prop_assert_eq!(parse_effect(&printed).map_err(|error| error.message), Ok(effect), "{}", printed);
    }

    #[test]
    fn other_printed_trees_are_the_same_trees(
        cost in cost(), condition in condition(), triggers in triggers(), region in vec(arg(), 1..4),
    ) {
        prop_assert_eq!(parse_cost(&cost.to_string()), Ok(cost));
        prop_assert_eq!(parse_condition(&condition.to_string()), Ok(condition));
        prop_assert_eq!(parse_triggers(&print::triggers(&triggers).to_string()), Ok(triggers));
        prop_assert_eq!(parse_region(&print::region(&region).to_string()), Ok(region));
    }

    #[test]
    fn any_string_is_read_or_refused(text in "\\PC*") {
        is_stable(&text)?;
        points_into(&text)?;
    }

    #[test]
    fn any_run_of_tokens_is_read_or_refused(text in soup()) {
        is_stable(&text)?;
        points_into(&text)?;
    }
}
