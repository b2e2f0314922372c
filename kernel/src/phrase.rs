//! How a game speaks without knowing a language: a message key with arguments, made into a sentence by whoever shows
//! it (see the crate `orrery-words`).

/// A proper name of the content, in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// In English.
    pub en: &'static str,
    /// In German.
    pub de: &'static str,
}

/// The same as it is read from the content; tables of content live as long as the program.
#[derive(Clone, Debug)]
pub struct Names {
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
}

impl Names {
    /// As an argument of a phrase.
    pub fn get(&'static self) -> Name {
        Name { en: &self.en, de: &self.de }
    }
}

/// A message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The key of the message.
    pub key: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Value)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number; chooses the plural too.
    Number(i64),
    /// A word that selects a variant (`purple`), or a piece of notation; not translated.
    Word(&'static str),
    /// A text that is the same in every language.
    Text(String),
    /// A name of the content.
    Name(Name),
    /// Another phrase inside this one.
    Phrase(Phrase),
    /// Several, joined as the language joins lists.
    List(Vec<Value>),
}

impl Phrase {
    /// The message without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

macro_rules! value_from {
    ($($from:ty => |$x:ident| $make:expr;)*) => {
        $(impl From<$from> for Value { fn from($x: $from) -> Self { $make } })*
    };
}

value_from! {
    u8 => |x| Self::Number(x.into());
    i16 => |x| Self::Number(x.into());
    i32 => |x| Self::Number(x.into());
    i64 => |x| Self::Number(x);
    &'static str => |x| Self::Word(x);
    String => |x| Self::Text(x);
    Name => |x| Self::Name(x);
    Phrase => |x| Self::Phrase(x);
    crate::Seat => |x| Self::Number(x.index() as i64 + 1);
}

impl<V: Into<Value>> FromIterator<V> for Value {
    fn from_iter<I: IntoIterator<Item = V>>(values: I) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}
