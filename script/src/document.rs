//! A content file: TOML that remembers where everything stands, so that whatever is wrong in it can be shown.

use std::ops::Range;

use toml::de::DeTable;

use crate::diagnostic::{Diagnostic, Source};
use crate::entry::{Entry, Field};
use crate::quoted;
use crate::value::{Table, Value};

/// A content file that was read.
#[derive(Clone, Debug)]
pub struct Document {
    source: Source,
    root: Table,
}

impl Document {
    /// Reads a file; broken TOML is one diagnostic at the place where it breaks.
    pub fn parse(name: &str, text: &str) -> Result<Self, Diagnostic> {
        let source = Source::new(name, text);
        match DeTable::parse(text) {
            Ok(table) => Ok(Self { source, root: Table::read(table.get_ref()) }),
            Err(error) => {
                let message = format!("not valid TOML: {}", error.message().trim_end().replace('\n', "; "));
                Err(source.diagnostic(error.span().unwrap_or(0..0), message))
            }
        }
    }

    /// The name of the file.
    pub fn name(&self) -> &str {
        self.source.name()
    }

    /// The file itself.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Everything in the file.
    pub fn root(&self) -> &Table {
        &self.root
    }

    /// The whole file as one entry: `doc.all().entries("planet")`.
    pub fn all(&self) -> Entry<'_> {
        Entry::new(self, &self.root, 0..0)
    }

    /// The entries of a table: `[[planet]]`, a list of inline tables, or a single `[table]`. None if it is absent;
    /// elements that are no tables are left out here and reported by [`Entry::entries`].
    pub fn table(&self, name: &str) -> impl Iterator<Item = Entry<'_>> + use<'_> {
        let values = self.root.get(name).map_or(&[][..], Value::each);
        values.iter().filter_map(|value| Some(Entry::new(self, value.as_table()?, value.span.clone())))
    }

    /// The value at a path of keys: `limits.fleet_min`.
    pub fn value(&self, path: &str) -> Result<Field<'_>, Diagnostic> {
        let mut entry = self.all();
        let mut keys = path.split('.').peekable();
        while let Some(key) = keys.next() {
            let field = entry.field(key)?;
            if keys.peek().is_none() {
                return Ok(field);
            }
            entry = field.entry()?;
        }
        Err(self.error(0..0, format!("`{path}` is missing")))
    }

    /// A problem with the bytes `span` of the file.
    pub fn error(&self, span: Range<usize>, message: impl Into<String>) -> Diagnostic {
        self.source.diagnostic(span, message)
    }

    /// Bytes of the file that hold the bytes `inside` of a string value.
    pub fn span_inside(&self, value: &Value, inside: Range<usize>) -> Range<usize> {
        let Some(raw) = self.source.text().get(value.span.clone()) else {
            return value.span.clone();
        };
        let start = quoted::place_in(raw, inside.start);
        let end = quoted::place_in(raw, inside.end).max(start);
        value.span.start + start..value.span.start + end
    }
}
