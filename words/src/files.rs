//! The Fluent files, built into the program: the one list to extend when a file is added to `locale/`.

use crate::Lang;

/// One file of messages, in every language.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its name in `locale/<language>/`, without `.ftl`.
    pub name: &'static str,
    en: &'static str,
    de: &'static str,
}

impl File {
    /// Its text in a language.
    pub fn source(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::De => self.de,
        }
    }
}

/// The file of words that only one language needs (possessives, plurals): other messages refer to them, the
/// program never asks for them, and so the languages need not agree about them.
pub const GRAMMAR: &str = "grammar";

macro_rules! file {
    ($name:literal) => {
        File {
            name: $name,
            en: include_str!(concat!("../../locale/en/", $name, ".ftl")),
            de: include_str!(concat!("../../locale/de/", $name, ".ftl")),
        }
    };
}

/// Every file.
pub static FILES: &[File] = &[
    file!("grammar"),
    file!("effects-form"),
    file!("effects-shared"),
    #[cfg(feature = "andromedas-edge")]
    file!("effects-andromedas-edge"),
    #[cfg(feature = "andromedas-edge")]
    file!("effects-escalation"),
    #[cfg(feature = "transgalactica")]
    file!("effects-transgalactica"),
    file!("effects-rocket-dice"),
    file!("rocket-dice"),
    #[cfg(feature = "transgalactica")]
    file!("transgalactica"),
    #[cfg(feature = "andromedas-edge")]
    file!("andromedas-edge"),
    #[cfg(feature = "andromedas-edge")]
    file!("escalation"),
    #[cfg(feature = "terminal")]
    file!("cli"),
    file!("kit"),
    file!("pages"),
    file!("table"),
    file!("board-rocket-dice"),
];
