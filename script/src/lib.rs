//! The effect language of the content files: cards are TOML, what a card does is one line, `gain 2 energy; vp 1`.
//!
//! For: reading the content files with every error at its place, and turning each line into one tree that is
//! executed by the games, drawn as icons and rendered as English and German text. The words themselves are read from
//! `content/NOTATION.md`; what they do is lowered by each game into its own typed steps.
//!
//! May depend on: `orrery-words` for texts, parsers (`toml`, `winnow`). Knows no game, no rules, no state, no I/O.
//!
//! Start reading at [`tree`], the shape of an effect; then [`parse`] and [`print`](mod@print), which undo each other;
//! then [`document`], how a game reads its file; then [`check`], everything that can be wrong in one.

pub mod check;
pub mod diagnostic;
pub mod document;
mod entry;
pub mod form;
pub mod icons;
mod lex;
mod markdown;
mod notation;
pub mod parse;
pub mod print;
mod quoted;
pub mod render;
mod syntax;
pub mod tree;
pub mod value;
pub mod vocabulary;
pub mod walk;

pub use diagnostic::{Diagnostic, Source};
pub use document::Document;
pub use entry::{Entry, Field};
pub use parse::{parse_condition, parse_cost, parse_effect, parse_region, parse_triggers};
pub use syntax::SyntaxError;
pub use vocabulary::{Vocabulary, vocabulary};
