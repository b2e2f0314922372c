//! What the host may choose before a game, described so that every program can ask for it in its own way.

use crate::Phrase;

/// Something that the host may choose: one value in the options of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Where it stands in the options, as they are written for people: the name of a field (`length`), or of a place in a
    /// list (`raiders.0`).
    pub field: &'static str,
    /// What it is called.
    pub label: Phrase,
    /// What it does, in one line.
    pub help: Phrase,
    /// What can be chosen.
    pub kind: SettingKind,
}

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingKind {
    /// Yes or no.
    Switch,
    /// A whole number between these.
    Number {
        /// The smallest.
        least: i64,
        /// The largest.
        most: i64,
    },
    /// One of several words.
    OneOf(Vec<Pick>),
}

/// A word that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The word in the options; none where the choice is left open (`null` in JSON).
    pub word: Option<&'static str>,
    /// What it is called.
    pub name: Phrase,
}

impl Setting {
    /// Yes or no.
    pub fn switch(field: &'static str, label: Phrase, help: Phrase) -> Self {
        Self { field, label, help, kind: SettingKind::Switch }
    }

    /// A whole number between these two.
    pub fn number(field: &'static str, label: Phrase, help: Phrase, least: i64, most: i64) -> Self {
        Self { field, label, help, kind: SettingKind::Number { least, most } }
    }

    /// One of several words.
    pub fn one_of(field: &'static str, label: Phrase, help: Phrase, picks: Vec<Pick>) -> Self {
        Self { field, label, help, kind: SettingKind::OneOf(picks) }
    }

    /// The field as a JSON pointer into the options: `/raiders/0`.
    pub fn pointer(&self) -> String {
        format!("/{}", self.field.replace('.', "/"))
    }
}

impl Pick {
    /// A word and what it is called.
    pub fn new(word: &'static str, name: Phrase) -> Self {
        Self { word: Some(word), name }
    }

    /// The choice is left open.
    pub fn open(name: Phrase) -> Self {
        Self { word: None, name }
    }
}
