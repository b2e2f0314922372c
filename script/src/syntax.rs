//! What the lexer and the parser answer when a string is not of the language.

use std::ops::Range;

/// Why a string could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct SyntaxError {
    /// Bytes of the string that the message is about; empty at the end of the string.
    pub span: Range<usize>,
    /// A sentence for the author of the card: "expected `->` after the cost, found `;`".
    pub message: String,
}

impl SyntaxError {
    /// An error about the bytes `span` of the string.
    pub fn new(span: Range<usize>, message: impl Into<String>) -> Self {
        Self { span, message: message.into() }
    }
}
