//! The ledger of a game's rules: its Markdown file in `docs/rules`.
//!
//! [`entries`] are the rules as they stand there, for the terminal. [`parse`] makes a [`Book`] of them, in chapters and without tags; the
//! build of the browser client writes it as JSON, and the page of the rules reads that. [`marks`] takes the text of a rule apart into
//! what is to be shown: words, terms of the content, and other rules. Pure, and without a page.

mod book;
mod entry;
mod inline;

pub use book::{Book, Chapter, Rule, Source, parse};
pub use entry::{Entry, entries};
pub use inline::{Mark, marks};
