//! Tokens: the lexical rules of the notation (section 1 of NOTATION.md).

use std::ops::Range;

use winnow::combinator::{alt, not, opt, terminated};
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::{LocatingSlice, Location};
use winnow::token::{one_of, take_while};

use crate::syntax::SyntaxError;

/// What sort of token it is; the exact one is told by its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Symbol,
    Number,
    Word,
    /// A word in double quotes; the text and span of the token leave the quotes out.
    Slug,
}

/// One token, borrowed from the string.
#[derive(Clone, Debug)]
pub(crate) struct Token<'s> {
    pub(crate) kind: Kind,
    pub(crate) text: &'s str,
    pub(crate) span: Range<usize>,
}

/// Words with a fixed meaning. They are never nouns; only `on` stands inside two verb forms.
pub(crate) const RESERVED: [&str; 11] =
    ["pay", "of", "per", "max", "may", "if", "else", "on", "or", "cap", "special"];

type Input<'s> = LocatingSlice<&'s str>;
type Lexed<T> = Result<T, EmptyError>;

/// Splits a string into tokens.
pub(crate) fn tokens(text: &str) -> Result<Vec<Token<'_>>, SyntaxError> {
    let mut input = LocatingSlice::new(text);
    let mut found = Vec::new();
    loop {
        // Blanks beyond one are no error here: the checker shows the right spelling.
        let blanks: Lexed<&str> = take_while(0.., ' ').parse_next(&mut input);
        let start = input.current_token_start();
        if input.is_empty() {
            return Ok(found);
        }
        match blanks.and_then(|_| alt((symbol, slug, number, word)).parse_next(&mut input)) {
            Ok(token) => found.push(token),
            Err(EmptyError) => return Err(unreadable(text, start)),
        }
    }
}

fn symbol<'s>(input: &mut Input<'s>) -> Lexed<Token<'s>> {
    let one = one_of((';', ',', '|', '{', '}', '(', ')', '=', '<', '>')).take();
    let (text, span) = alt(("->", ">=", "<=", one)).with_span().parse_next(input)?;
    Ok(Token { kind: Kind::Symbol, text, span })
}

fn slug<'s>(input: &mut Input<'s>) -> Lexed<Token<'s>> {
    let _ = '"'.parse_next(input)?;
    let found = word(input)?;
    let _ = '"'.parse_next(input)?;
    Ok(Token { kind: Kind::Slug, ..found })
}

fn number<'s>(input: &mut Input<'s>) -> Lexed<Token<'s>> {
    let digits = alt(("0".void(), (one_of('1'..='9'), take_while(0.., '0'..='9')).void()));
    // `3x` and `007` are not a number and something else: they are mistakes.
    let (text, span) = terminated((opt('-'), digits).take(), not(one_of(('a'..='z', '0'..='9'))))
        .with_span()
        .parse_next(input)?;
    Ok(Token { kind: Kind::Number, text, span })
}

fn word<'s>(input: &mut Input<'s>) -> Lexed<Token<'s>> {
    let (text, span) = (one_of('a'..='z'), take_while(0.., ('a'..='z', '0'..='9', '-')))
        .take()
        .with_span()
        .parse_next(input)?;
    Ok(Token { kind: Kind::Word, text, span })
}

/// Says what is wrong with the first character that begins no token.
fn unreadable(text: &str, start: usize) -> SyntaxError {
    let rest = &text[start..];
    let first = rest.chars().next().unwrap_or(' ');
    // The whole run of characters up to a blank is what a reader takes for one word.
    let run = rest.split([' ', ';', ',', '{', '}', '(', ')', '|']).next().unwrap_or(rest);
    let end = start + run.len().max(first.len_utf8());
    let message = match first {
        '"' => "a name in quotes is a lower-case word between two double quotes".to_owned(),
        '0'..='9' | '-' => {
            format!(
                "`{run}` is no number: digits without leading zeros, a minus sign or nothing before them, a blank after them"
            )
        }
        '+' => "numbers have no plus sign".to_owned(),
        'A'..='Z' => format!("`{run}` is no word: words are lower-case letters, digits and hyphens"),
        '\t' | '\n' | '\r' => "words are separated by blanks only".to_owned(),
        _ => format!("unknown character `{first}`"),
    };
    SyntaxError::new(start..end, message)
}

/// Whether a text is exactly one word of the language.
pub(crate) fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}
