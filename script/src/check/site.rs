//! Where a string of notation stands, so that a word in it can be pointed at.

use std::ops::Range;

use crate::diagnostic::{Diagnostic, Source};
use crate::document::Document;
use crate::markdown;
use crate::tree::Span;
use crate::value::Value;

/// A string of notation in a file.
pub(super) struct Site<'c> {
    label: String,
    place: Place<'c>,
}

enum Place<'c> {
    Field(&'c Document, &'c Value),
    /// In a Markdown file, from this byte on, with `\|` for a bar.
    Markdown(&'c Source, usize),
}

impl<'c> Site<'c> {
    /// A string in a content file; `label` names the entry in messages.
    pub(super) fn field(document: &'c Document, value: &'c Value, label: String) -> Self {
        Self { label, place: Place::Field(document, value) }
    }

    /// A string in a ledger or in the notation, which begins at byte `start`.
    pub(super) fn markdown(source: &'c Source, start: usize) -> Self {
        Self { label: String::new(), place: Place::Markdown(source, start) }
    }

    /// A problem with the bytes `inside` of the string.
    pub(super) fn error(&self, inside: &Range<usize>, message: impl Into<String>) -> Diagnostic {
        let message = message.into();
        let message = if self.label.is_empty() { message } else { format!("{}: {message}", self.label) };
        match self.place {
            Place::Field(document, value) => {
                document.error(document.span_inside(value, inside.clone()), message)
            }
            Place::Markdown(source, start) => {
                let raw = source.text().get(start..).unwrap_or_default();
                let from = start + markdown::place_in(raw, inside.start);
                let to = start + markdown::place_in(raw, inside.end);
                source.diagnostic(from..to, message)
            }
        }
    }

    /// A problem with a word of the string.
    pub(super) fn at(&self, span: &Span, message: impl Into<String>) -> Diagnostic {
        self.error(&span.0, message)
    }
}
