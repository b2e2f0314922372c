//! The files that are built into the program: content and ledgers of every game.

use orrery_words::Lang;

macro_rules! files {
    ($dir:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../", $dir, "/", $name)))),*]
    };
}

/// Content files, with the notation that they are written in.
pub(crate) static CONTENT: &[(&str, &str)] = files!("content":
    "NOTATION.md",
    "andromedas-edge.toml",
    "andromedas-edge-modules.toml",
    "andromedas-edge-tactics.toml",
    "escalation.toml",
    "rocket-dice.toml",
    "transgalactica.toml",
);

/// Ledgers of rules, in English; a translation has its language in its name.
pub(crate) static LEDGERS: &[(&str, &str)] = files!("docs/rules":
    "andromedas-edge.md",
    "andromedas-edge-glossary.md",
    "escalation.md",
    "rocket-dice.md",
    "rocket-dice.de.md",
    "transgalactica.md",
);

/// The content files of a game: its own and those whose names go on from it.
pub(crate) fn content(game: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let own = move |name: &str| {
        let stem = name.strip_suffix(".toml")?;
        stem.strip_prefix(game).map(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    CONTENT.iter().copied().filter(move |(name, _)| own(name) == Some(true))
}

/// The ledger of a game in English, which every game has.
pub(crate) fn ledger(game: &str) -> &'static str {
    ledger_in(game, Lang::En).unwrap_or_default()
}

/// The ledger of a game in this language, if there is one: `rocket-dice.md`, `rocket-dice.de.md`.
pub(crate) fn ledger_in(game: &str, lang: Lang) -> Option<&'static str> {
    let file = match lang {
        Lang::En => format!("{game}.md"),
        Lang::De => format!("{game}.{lang}.md"),
    };
    LEDGERS.iter().find(|(name, _)| *name == file).map(|&(_, text)| text)
}
