//! The files that are built into the program: content and ledgers of every game.

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

/// Ledgers of rules.
pub(crate) static LEDGERS: &[(&str, &str)] = files!("docs/rules":
    "andromedas-edge.md",
    "andromedas-edge-glossary.md",
    "escalation.md",
    "rocket-dice.md",
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

/// The ledger of a game.
pub(crate) fn ledger(game: &str) -> &'static str {
    let found = LEDGERS.iter().find(|(name, _)| name.strip_suffix(".md") == Some(game));
    found.map_or("", |(_, text)| text)
}
