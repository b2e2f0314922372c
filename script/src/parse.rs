//! From a string of the notation to its tree (grammar: section 2 of NOTATION.md).
//!
//! A token decides at once which rule comes next, so almost every error is final (`Cut`) and can say what was
//! expected. Only a missing separator lets the list before it end.

use winnow::combinator::{opt, repeat, separated};
use winnow::error::{ErrMode, ParserError};
use winnow::prelude::*;
use winnow::stream::{Stateful, Stream, TokenSlice};

use crate::lex::{self, Kind, RESERVED, Token};
use crate::syntax::SyntaxError;
use crate::tree::{
    Arg, Atom, Block, Condition, Cost, Item, Number, Per, Relation, Seq, Span, Step, Trigger, Verb, Word,
};

/// Braces and payments may be nested this deep; no card comes near it, and the stack is safe.
pub const MAX_DEPTH: usize = 32;

/// Reads an effect: `gain 2 energy; vp 1`.
pub fn parse_effect(text: &str) -> Result<Seq, SyntaxError> {
    whole(text, seq)
}

/// Reads a field of kind `cost`: `1 nanocarbon, 1 energy`.
pub fn parse_cost(text: &str) -> Result<Cost, SyntaxError> {
    whole(text, cost)
}

/// Reads a field of kind `require`: `science >= 4, your-turn`.
pub fn parse_condition(text: &str) -> Result<Condition, SyntaxError> {
    whole(text, condition)
}

/// Reads a field of kind `when`: `battle-won or battle-lost`.
pub fn parse_triggers(text: &str) -> Result<Vec<Trigger>, SyntaxError> {
    whole(text, triggers)
}

/// Reads a region selector: `base shipyard`.
pub fn parse_region(text: &str) -> Result<Vec<Arg>, SyntaxError> {
    whole(text, region)
}

/// How deep the parser is, and where the string ends, for errors there.
#[derive(Clone, Debug)]
struct Position {
    depth: usize,
    end: usize,
}

type Input<'t> = Stateful<TokenSlice<'t, Token<'t>>, Position>;
type Parsed<T> = Result<T, ErrMode<SyntaxError>>;

impl<'t> ParserError<Input<'t>> for SyntaxError {
    type Inner = Self;

    fn from_input(input: &Input<'t>) -> Self {
        found(input, "did not expect this here")
    }

    fn into_inner(self) -> Result<Self, Self> {
        Ok(self)
    }
}

fn whole<T>(text: &str, rule: fn(&mut Input<'_>) -> Parsed<T>) -> Result<T, SyntaxError> {
    let tokens = lex::tokens(text)?;
    let state = Position { depth: 0, end: text.len() };
    let mut input = Stateful { input: TokenSlice::new(&tokens), state };
    let tree = rule(&mut input).map_err(|error| match error {
        ErrMode::Backtrack(error) | ErrMode::Cut(error) => error,
        ErrMode::Incomplete(_) => SyntaxError::new(text.len()..text.len(), "the string ends too early"),
    })?;
    if input.input.is_empty() { Ok(tree) } else { Err(found(&input, "expected the end")) }
}

// Steps

fn seq(input: &mut Input<'_>) -> Parsed<Seq> {
    input.state.depth += 1;
    if input.state.depth > MAX_DEPTH {
        let message = format!("nested more than {MAX_DEPTH} deep");
        return Err(ErrMode::Cut(SyntaxError::new(place(input), message)));
    }
    let steps = separated(1.., step, token(";")).parse_next(input)?;
    input.state.depth -= 1;
    Ok(steps)
}

fn block(input: &mut Input<'_>, after: &str) -> Parsed<Block> {
    expect(input, "{", after)?;
    let alternatives = separated(1.., seq, token("|")).parse_next(input)?;
    expect(input, "}", "at the end of the block")?;
    Ok(Block { alternatives })
}

fn step(input: &mut Input<'_>) -> Parsed<Step> {
    let Some(first) = input.input.first().cloned() else {
        return fail(input, "expected a step");
    };
    match (first.kind, first.text) {
        (Kind::Symbol, "{") => choice(input),
        (Kind::Word, "pay") => payment(input),
        (Kind::Word, "may") => after(input, |i| Ok(Step::May(block(i, "after `may`")?))),
        (Kind::Word, "if") => conditional(input),
        (Kind::Word, "on") => after(input, |i| Ok(Step::On(triggers(i)?, block(i, "after the trigger")?))),
        (Kind::Word, "cap") => {
            after(input, |i| Ok(Step::Cap(number(i, "after `cap`")?, block(i, "after the number")?)))
        }
        (Kind::Word, "special") => after(input, special),
        (Kind::Word, word) if RESERVED.contains(&word) => {
            fail(input, "a step cannot begin so: expected a verb")
        }
        (Kind::Word, word) if before_brace(input) => match word.strip_prefix('x').filter(|n| all_digits(n)) {
            Some(digits) => times(input, digits, &first),
            None => after(input, |i| Ok(Step::Scope(plain(&first), block(i, "after the scope")?))),
        },
        (Kind::Word, _) => after(input, |i| simple(i, plain(&first))),
        _ => fail(input, "expected a step"),
    }
}

fn choice(input: &mut Input<'_>) -> Parsed<Step> {
    let start = place(input);
    let block = block(input, "")?;
    if block.alternatives.len() < 2 {
        let message = "braces without alternatives: leave them out, or write `{ A | B }`";
        return Err(ErrMode::Cut(SyntaxError::new(start, message)));
    }
    Ok(Step::Choice(block))
}

fn payment(input: &mut Input<'_>) -> Parsed<Step> {
    after(input, |i| {
        let cost = cost(i)?;
        expect(i, "->", "after the cost")?;
        Ok(Step::Pay { cost, then: seq(i)? })
    })
}

fn conditional(input: &mut Input<'_>) -> Parsed<Step> {
    after(input, |i| {
        let condition = condition(i)?;
        let then = block(i, "after the condition")?;
        let otherwise = match opt(token("else")).parse_next(i)? {
            Some(_) => Some(block(i, "after `else`")?),
            None => None,
        };
        Ok(Step::If { condition, then, otherwise })
    })
}

fn times(input: &mut Input<'_>, digits: &str, first: &Token<'_>) -> Parsed<Step> {
    let value = match digits.parse::<i32>() {
        Ok(value) if value > 0 && !digits.starts_with('0') => value,
        _ => return fail(input, "expected `x` and a number from 1 on"),
    };
    let number = Number { value, span: Span(first.span.clone()) };
    after(input, |i| Ok(Step::Times(number, block(i, "after the number")?)))
}

fn special(input: &mut Input<'_>) -> Parsed<Step> {
    match input.input.first() {
        Some(token) if token.kind == Kind::Slug => {
            let slug = plain(token);
            input.next_token();
            Ok(Step::Special(slug))
        }
        _ => fail(input, "expected a name in double quotes after `special`"),
    }
}

fn simple(input: &mut Input<'_>, name: Word) -> Parsed<Step> {
    let args = repeat(0.., argument).parse_next(input)?;
    let per = match opt(token("per")).parse_next(input)? {
        Some(_) => Some(per(input)?),
        None => None,
    };
    match input.input.first() {
        Some(next) if !matches!(next.text, ";" | "|" | "}") => {
            let message = format!("expected `;` or the end after the step `{}`", name.text);
            fail(input, &message)
        }
        _ => Ok(Step::Verb(Verb { name, args, per })),
    }
}

/// A number or word after a verb. `on` is a word here: `place-bonus 1 credit on each-alliance-base`.
fn argument(input: &mut Input<'_>) -> Parsed<Arg> {
    match input.input.first() {
        Some(token) if token.kind == Kind::Number => Ok(Arg::Number(number(input, "")?)),
        Some(token)
            if token.kind == Kind::Word && (token.text == "on" || !RESERVED.contains(&token.text)) =>
        {
            let word = plain(token);
            input.next_token();
            Ok(Arg::Word(word))
        }
        _ => Err(ErrMode::Backtrack(SyntaxError::from_input(input))),
    }
}

fn per(input: &mut Input<'_>) -> Parsed<Per> {
    let every = optional_number(input)?;
    let counter = word(input, "what is counted after `per`")?;
    let max = match opt(token("(")).parse_next(input)? {
        Some(_) => {
            expect(input, "max", "after `(`")?;
            let max = number(input, "after `max`")?;
            expect(input, ")", "after the number")?;
            Some(max)
        }
        None => None,
    };
    Ok(Per { every, counter, max })
}

// Costs

fn cost(input: &mut Input<'_>) -> Parsed<Cost> {
    let of = match input.input.get(1) {
        Some(next) if next.kind == Kind::Word && next.text == "of" => {
            let of = number(input, "before `of`")?;
            input.next_token();
            Some(of)
        }
        _ => None,
    };
    let items = separated(1.., item, token(",")).parse_next(input)?;
    Ok(Cost { of, items })
}

fn item(input: &mut Input<'_>) -> Parsed<Item> {
    Ok(Item { count: optional_number(input)?, what: word(input, "a resource")? })
}

// Conditions and triggers

fn condition(input: &mut Input<'_>) -> Parsed<Condition> {
    let clauses = separated(1.., clause, token(",")).parse_next(input)?;
    Ok(Condition { clauses })
}

fn clause(input: &mut Input<'_>) -> Parsed<Vec<Atom>> {
    separated(1.., atom, token("or")).parse_next(input)
}

fn atom(input: &mut Input<'_>) -> Parsed<Atom> {
    let left = word(input, "a condition")?;
    let relation = match input.input.first().map(|token| token.text) {
        Some(">=") => Relation::AtLeast,
        Some("<=") => Relation::AtMost,
        Some("=") => Relation::Equal,
        Some("<") => Relation::Less,
        Some(">") => Relation::More,
        _ => return Ok(Atom::Flag(left)),
    };
    input.next_token();
    let right = match optional_number(input)? {
        Some(number) => Arg::Number(number),
        None => Arg::Word(word(input, "a number or a word to compare with")?),
    };
    Ok(Atom::Compare(left, relation, right))
}

fn triggers(input: &mut Input<'_>) -> Parsed<Vec<Trigger>> {
    separated(1.., trigger, token("or")).parse_next(input)
}

fn trigger(input: &mut Input<'_>) -> Parsed<Trigger> {
    let mut words = vec![word(input, "a trigger")?];
    if matches!(input.input.first(), Some(next) if next.kind == Kind::Word && next.text != "or") {
        words.push(word(input, "a word of the trigger")?);
    }
    Ok(Trigger { words })
}

fn region(input: &mut Input<'_>) -> Parsed<Vec<Arg>> {
    let parts: Vec<Arg> = repeat(0.., argument).parse_next(input)?;
    if parts.is_empty() { fail(input, "expected a region") } else { Ok(parts) }
}

// Single tokens

/// That very token, or the list before it ends.
fn token<'t>(text: &'static str) -> impl Parser<Input<'t>, (), ErrMode<SyntaxError>> {
    move |input: &mut Input<'t>| match input.input.first() {
        Some(token) if token.text == text && token.kind != Kind::Slug => {
            input.next_token();
            Ok(())
        }
        _ => Err(ErrMode::Backtrack(SyntaxError::from_input(input))),
    }
}

fn expect(input: &mut Input<'_>, text: &'static str, after: &str) -> Parsed<()> {
    match opt(token(text)).parse_next(input)? {
        Some(()) => Ok(()),
        None => fail(input, format!("expected `{text}` {after}").trim_end()),
    }
}

/// Steps over the token that told which rule this is, then reads the rest of it.
fn after<'t, T>(input: &mut Input<'t>, rest: impl FnOnce(&mut Input<'t>) -> Parsed<T>) -> Parsed<T> {
    input.next_token();
    rest(input)
}

fn number(input: &mut Input<'_>, after: &str) -> Parsed<Number> {
    match optional_number(input)? {
        Some(number) => Ok(number),
        None => fail(input, format!("expected a number {after}").trim_end()),
    }
}

fn optional_number(input: &mut Input<'_>) -> Parsed<Option<Number>> {
    let Some(token) = input.input.first().filter(|token| token.kind == Kind::Number) else {
        return Ok(None);
    };
    let span = token.span.clone();
    match token.text.parse() {
        Ok(value) => {
            input.next_token();
            Ok(Some(Number { value, span: Span(span) }))
        }
        Err(_) => {
            let message = format!("the number `{}` is too large", token.text);
            Err(ErrMode::Cut(SyntaxError::new(span, message)))
        }
    }
}

fn word(input: &mut Input<'_>, what: &str) -> Parsed<Word> {
    match input.input.first() {
        Some(token) if token.kind == Kind::Word && !RESERVED.contains(&token.text) => {
            let word = plain(token);
            input.next_token();
            Ok(word)
        }
        _ => fail(input, &format!("expected {what}")),
    }
}

fn plain(token: &Token<'_>) -> Word {
    Word { text: token.text.to_owned(), span: Span(token.span.clone()) }
}

fn before_brace(input: &Input<'_>) -> bool {
    matches!(input.input.get(1), Some(next) if next.text == "{")
}

fn all_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

// Errors

fn place(input: &Input<'_>) -> std::ops::Range<usize> {
    match input.input.first() {
        Some(token) => token.span.clone(),
        None => input.state.end..input.state.end,
    }
}

fn found(input: &Input<'_>, expected: &str) -> SyntaxError {
    let message = match input.input.first() {
        Some(token) if token.kind == Kind::Slug => format!("{expected}, found `\"{}\"`", token.text),
        Some(token) if RESERVED.contains(&token.text) => {
            format!("{expected}, found the reserved word `{}`", token.text)
        }
        Some(token) => format!("{expected}, found `{}`", token.text),
        None => format!("{expected}, found the end of the string"),
    };
    SyntaxError::new(place(input), message)
}

fn fail<T>(input: &Input<'_>, expected: &str) -> Parsed<T> {
    Err(ErrMode::Cut(found(input, expected)))
}
