//! The ledger of a game's rules: its Markdown file in `docs/rules`, read into chapters of rules.
//!
//! [`parse`] makes a [`Book`] of the text; the build writes it as JSON, and the page of the rules reads that. [`marks`] takes the
//! text of a rule apart into what is to be shown: words, terms of the content, and other rules. Pure, and without a page.

mod book;
mod inline;

pub use book::{Book, Chapter, Rule, Source, parse};
pub use inline::{Mark, marks};
