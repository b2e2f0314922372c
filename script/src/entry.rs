//! An entry of a content file, a card or a tile, and its fields. Every question about a field answers with the value
//! or with a diagnostic that points at it.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::document::Document;
use crate::parse;
use crate::syntax::SyntaxError;
use crate::tree::{Arg, Condition, Cost, Seq, Span, Trigger};
use crate::value::{Table, Value};

/// A table of the file: one card, one tile, one section.
#[derive(Clone, Debug)]
pub struct Entry<'d> {
    document: &'d Document,
    table: &'d Table,
    span: Range<usize>,
}

impl<'d> Entry<'d> {
    pub(crate) fn new(document: &'d Document, table: &'d Table, span: Range<usize>) -> Self {
        Self { document, table, span }
    }

    /// The file it stands in.
    pub fn document(&self) -> &'d Document {
        self.document
    }

    /// Its keys and values as they are.
    pub fn raw(&self) -> &'d Table {
        self.table
    }

    /// Its `id`.
    pub fn id(&self) -> Result<&'d str, Diagnostic> {
        self.str("id")
    }

    /// Whether it has the field.
    pub fn has(&self, field: &str) -> bool {
        self.table.get(field).is_some()
    }

    /// Its fields in the order of the file.
    pub fn fields(&self) -> impl Iterator<Item = Field<'d>> + use<'d> {
        let document = self.document;
        self.table.pairs().map(move |(key, value)| Field { document, name: key.text.clone(), value })
    }

    /// The field, if it is there.
    pub fn opt_field(&self, field: &str) -> Option<Field<'d>> {
        let value = self.table.get(field)?;
        Some(Field { document: self.document, name: field.to_owned(), value })
    }

    /// The field, which must be there.
    pub fn field(&self, field: &str) -> Result<Field<'d>, Diagnostic> {
        self.opt_field(field).ok_or_else(|| self.error(field, format!("field `{field}` is missing")))
    }

    /// A text.
    pub fn str(&self, field: &str) -> Result<&'d str, Diagnostic> {
        self.field(field)?.str()
    }

    /// A text that may be absent.
    pub fn opt_str(&self, field: &str) -> Result<Option<&'d str>, Diagnostic> {
        self.opt_field(field).map(|field| field.str()).transpose()
    }

    /// A whole number of whatever type is wanted; one that does not fit is an error.
    pub fn int<T: TryFrom<i64>>(&self, field: &str) -> Result<T, Diagnostic> {
        self.field(field)?.int()
    }

    /// A whole number that may be absent.
    pub fn opt_int<T: TryFrom<i64>>(&self, field: &str) -> Result<Option<T>, Diagnostic> {
        self.opt_field(field).map(|field| field.int()).transpose()
    }

    /// `true` or `false`.
    pub fn bool(&self, field: &str) -> Result<bool, Diagnostic> {
        self.field(field)?.bool()
    }

    /// `true` or `false`, or absent.
    pub fn opt_bool(&self, field: &str) -> Result<Option<bool>, Diagnostic> {
        self.opt_field(field).map(|field| field.bool()).transpose()
    }

    /// A list of texts.
    pub fn strs(&self, field: &str) -> Result<Vec<&'d str>, Diagnostic> {
        self.field(field)?.strs()
    }

    /// A list of whole numbers.
    pub fn ints<T: TryFrom<i64>>(&self, field: &str) -> Result<Vec<T>, Diagnostic> {
        self.field(field)?.ints()
    }

    /// The nested entries of a field: a table, or a list of tables; none if the field is absent.
    pub fn entries(&self, field: &str) -> Result<Vec<Entry<'d>>, Diagnostic> {
        self.opt_field(field).map_or(Ok(Vec::new()), |field| field.entries())
    }

    /// The effect in a field, if the field is there.
    pub fn effect(&self, field: &str) -> Result<Option<Seq>, Diagnostic> {
        self.opt_field(field).map(|field| field.effect()).transpose()
    }

    /// The cost in a field, if the field is there.
    pub fn cost(&self, field: &str) -> Result<Option<Cost>, Diagnostic> {
        self.opt_field(field).map(|field| field.cost()).transpose()
    }

    /// The condition in a field, if the field is there.
    pub fn condition(&self, field: &str) -> Result<Option<Condition>, Diagnostic> {
        self.opt_field(field).map(|field| field.condition()).transpose()
    }

    /// The triggers in a field, if the field is there.
    pub fn triggers(&self, field: &str) -> Result<Option<Vec<Trigger>>, Diagnostic> {
        self.opt_field(field).map(|field| field.triggers()).transpose()
    }

    /// The region selector in a field, if the field is there.
    pub fn region(&self, field: &str) -> Result<Option<Vec<Arg>>, Diagnostic> {
        self.opt_field(field).map(|field| field.region()).transpose()
    }

    /// A problem with a field, or with the entry where the field is absent.
    pub fn error(&self, field: &str, message: impl Into<String>) -> Diagnostic {
        let span = self.table.get(field).map_or_else(|| self.place(), |value| value.span.clone());
        self.document.error(span, self.about(message.into()))
    }

    /// A problem with a word inside the string of a field; `span` is the word's.
    pub fn error_at(&self, field: &str, span: &Span, message: impl Into<String>) -> Diagnostic {
        match self.opt_field(field) {
            Some(field) => field.error_at(span, self.about(message.into())),
            None => self.error(field, message),
        }
    }

    /// Where the entry as a whole is shown: at its id, or at its header.
    pub fn place(&self) -> Range<usize> {
        self.table.get("id").map_or_else(|| self.span.clone(), |id| id.span.clone())
    }

    fn about(&self, message: String) -> String {
        match self.table.get("id").and_then(Value::as_str) {
            Some(id) => format!("{id}: {message}"),
            None => message,
        }
    }
}

/// A value of an entry with its name.
#[derive(Clone, Debug)]
pub struct Field<'d> {
    document: &'d Document,
    name: String,
    value: &'d Value,
}

impl<'d> Field<'d> {
    /// The name of the field.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value as it is.
    pub fn raw(&self) -> &'d Value {
        self.value
    }

    /// A text.
    pub fn str(&self) -> Result<&'d str, Diagnostic> {
        self.value.as_str().ok_or_else(|| self.wrong("a string", self.value))
    }

    /// A whole number of whatever type is wanted.
    pub fn int<T: TryFrom<i64>>(&self) -> Result<T, Diagnostic> {
        self.number(self.value)
    }

    /// `true` or `false`.
    pub fn bool(&self) -> Result<bool, Diagnostic> {
        self.value.as_bool().ok_or_else(|| self.wrong("true or false", self.value))
    }

    /// A number, whole or not; for drawing only.
    pub fn float(&self) -> Result<f64, Diagnostic> {
        self.value.as_float().ok_or_else(|| self.wrong("a number", self.value))
    }

    /// A list of texts.
    pub fn strs(&self) -> Result<Vec<&'d str>, Diagnostic> {
        self.list()?
            .iter()
            .map(|value| value.as_str().ok_or_else(|| self.wrong("a list of strings", value)))
            .collect()
    }

    /// A list of whole numbers.
    pub fn ints<T: TryFrom<i64>>(&self) -> Result<Vec<T>, Diagnostic> {
        self.list()?.iter().map(|value| self.number(value)).collect()
    }

    /// The table that the field is.
    pub fn entry(&self) -> Result<Entry<'d>, Diagnostic> {
        self.nested(self.value)
    }

    /// The table that the field is, or the tables of its list.
    pub fn entries(&self) -> Result<Vec<Entry<'d>>, Diagnostic> {
        self.value.each().iter().map(|value| self.nested(value)).collect()
    }

    /// The effect that the string says.
    pub fn effect(&self) -> Result<Seq, Diagnostic> {
        self.read(parse::parse_effect)
    }

    /// The cost that the string says.
    pub fn cost(&self) -> Result<Cost, Diagnostic> {
        self.read(parse::parse_cost)
    }

    /// The condition that the string says.
    pub fn condition(&self) -> Result<Condition, Diagnostic> {
        self.read(parse::parse_condition)
    }

    /// The triggers that the string says.
    pub fn triggers(&self) -> Result<Vec<Trigger>, Diagnostic> {
        self.read(parse::parse_triggers)
    }

    /// The region selector that the string says.
    pub fn region(&self) -> Result<Vec<Arg>, Diagnostic> {
        self.read(parse::parse_region)
    }

    /// A problem with the whole value.
    pub fn error(&self, message: impl Into<String>) -> Diagnostic {
        self.document.error(self.value.span.clone(), message)
    }

    /// A problem with a word inside the string; `span` is the word's.
    pub fn error_at(&self, span: &Span, message: impl Into<String>) -> Diagnostic {
        self.document.error(self.document.span_inside(self.value, span.0.clone()), message)
    }

    fn read<T>(&self, parse: fn(&str) -> Result<T, SyntaxError>) -> Result<T, Diagnostic> {
        parse(self.str()?).map_err(|error| self.error_at(&Span(error.span), error.message))
    }

    fn list(&self) -> Result<&'d [Value], Diagnostic> {
        self.value.as_array().ok_or_else(|| self.wrong("a list", self.value))
    }

    fn number<T: TryFrom<i64>>(&self, value: &Value) -> Result<T, Diagnostic> {
        let number = value.as_int().ok_or_else(|| self.wrong("a whole number", value))?;
        T::try_from(number).map_err(|_| {
            let message = format!("`{}`: the number {number} is out of range", self.name);
            self.document.error(value.span.clone(), message)
        })
    }

    fn nested(&self, value: &'d Value) -> Result<Entry<'d>, Diagnostic> {
        let table = value.as_table().ok_or_else(|| self.wrong("a table", value))?;
        Ok(Entry::new(self.document, table, value.span.clone()))
    }

    fn wrong(&self, wanted: &str, value: &Value) -> Diagnostic {
        let message = format!("`{}` must be {wanted}, not {}", self.name, value.kind());
        self.document.error(value.span.clone(), message)
    }
}
