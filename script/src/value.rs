//! The values of a TOML file with the places they stand at, in the order of the file.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

/// A value and its place in the file.
#[derive(Clone, Debug)]
pub struct Value {
    /// Bytes of the file; of a table with a header, the header.
    pub span: Range<usize>,
    /// The value itself.
    pub data: Data,
}

/// What a value can be.
#[derive(Clone, Debug)]
pub enum Data {
    /// A string.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// A number with a point, only for coordinates and for worth: rules never read it.
    Float(f64),
    /// `true` or `false`.
    Bool(bool),
    /// A list.
    Array(Vec<Value>),
    /// A table, inline or with a header.
    Table(Table),
    /// A date, or a number that no program of ours can hold: never right in a content file.
    Other,
}

/// Keys and values in the order of the file.
#[derive(Clone, Debug, Default)]
pub struct Table {
    pairs: Vec<(Key, Value)>,
}

/// A key and its place in the file.
#[derive(Clone, Debug)]
pub struct Key {
    /// The key without quotes.
    pub text: String,
    /// Bytes of the file.
    pub span: Range<usize>,
}

impl Table {
    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.pairs.iter().find(|(found, _)| found.text == key).map(|(_, value)| value)
    }

    /// Every key with its value.
    pub fn pairs(&self) -> impl Iterator<Item = (&Key, &Value)> {
        self.pairs.iter().map(|(key, value)| (key, value))
    }

    pub(crate) fn read(table: &DeTable<'_>) -> Self {
        let mut pairs: Vec<(Key, Value)> = table
            .iter()
            .map(|(key, value)| {
                let key = Key { text: key.get_ref().to_string(), span: key.span() };
                (key, Value::read(value.span(), value.get_ref()))
            })
            .collect();
        // The toml crate sorts keys by name.
        pairs.sort_by_key(|(key, _)| key.span.start);
        Self { pairs }
    }
}

impl Value {
    fn read(span: Range<usize>, value: &DeValue<'_>) -> Self {
        let data = match value {
            DeValue::String(text) => Data::Text(text.to_string()),
            DeValue::Integer(number) => {
                i64::from_str_radix(number.as_str(), number.radix()).map_or(Data::Other, Data::Integer)
            }
            DeValue::Float(number) => number.as_str().parse().map_or(Data::Other, Data::Float),
            DeValue::Boolean(value) => Data::Bool(*value),
            DeValue::Datetime(_) => Data::Other,
            DeValue::Array(array) => {
                Data::Array(array.iter().map(|value| Value::read(value.span(), value.get_ref())).collect())
            }
            DeValue::Table(table) => Data::Table(Table::read(table)),
        };
        Self { span, data }
    }

    /// The text, if it is a string.
    pub fn as_str(&self) -> Option<&str> {
        match &self.data {
            Data::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number, if it is a whole one.
    pub fn as_int(&self) -> Option<i64> {
        match self.data {
            Data::Integer(number) => Some(number),
            _ => None,
        }
    }

    /// The number, whole or not.
    pub fn as_float(&self) -> Option<f64> {
        match self.data {
            // Coordinates are small; the conversion is exact for them.
            Data::Integer(number) => Some(number as f64),
            Data::Float(number) => Some(number),
            _ => None,
        }
    }

    /// The truth value, if it is one.
    pub fn as_bool(&self) -> Option<bool> {
        match self.data {
            Data::Bool(value) => Some(value),
            _ => None,
        }
    }

    /// The list, if it is one.
    pub fn as_array(&self) -> Option<&[Value]> {
        match &self.data {
            Data::Array(values) => Some(values),
            _ => None,
        }
    }

    /// The table, if it is one.
    pub fn as_table(&self) -> Option<&Table> {
        match &self.data {
            Data::Table(table) => Some(table),
            _ => None,
        }
    }

    /// The elements of a list, or the value itself: "a value, or each value of a list".
    pub fn each(&self) -> &[Value] {
        self.as_array().unwrap_or(std::slice::from_ref(self))
    }

    /// What it is, for messages.
    pub fn kind(&self) -> &'static str {
        match self.data {
            Data::Text(_) => "a string",
            Data::Integer(_) => "a whole number",
            Data::Float(_) => "a number with a point",
            Data::Bool(_) => "true or false",
            Data::Array(_) => "a list",
            Data::Table(_) => "a table",
            Data::Other => "a date or a number too large",
        }
    }
}
