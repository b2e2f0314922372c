//! What is checked: the files, by game, with the vocabulary and the ledgers.

use std::collections::BTreeSet;

use super::Found;
use crate::diagnostic::{Diagnostic, Source};
use crate::document::Document;
use crate::entry::Entry;
use crate::value::Value;
use crate::vocabulary::{GAMES, NOTATION, Vocabulary, chain};

/// A content file and the game it belongs to.
pub(super) struct ContentFile {
    pub(super) document: Document,
    pub(super) game: String,
}

impl ContentFile {
    /// The name without folders.
    pub(super) fn short_name(&self) -> &str {
        short(self.document.name())
    }

    pub(super) fn has_known_game(&self) -> bool {
        GAMES.contains(&self.game.as_str())
    }
}

/// Everything that was read.
pub(super) struct Content {
    pub(super) words: Vocabulary,
    pub(super) files: Vec<ContentFile>,
    pub(super) ledgers: Vec<Source>,
    /// Every file that may cite a ledger: the content files, readable or not, the notation, the phrases.
    pub(super) citing: Vec<Source>,
}

impl Content {
    pub(super) fn read(
        files: &[(&str, &str)],
        ledgers: &[(&str, &str)],
        found: &mut Found,
    ) -> Result<Self, Vec<Diagnostic>> {
        let notation = files.iter().find(|(name, _)| short(name) == "NOTATION.md");
        let (name, text) = notation.copied().unwrap_or(("content/NOTATION.md", NOTATION));
        let (words, problems) = Vocabulary::salvage(name, text)?;
        found.extend(problems);
        let mut documents = Vec::new();
        for (name, text) in files.iter().filter(|(name, _)| is_content(name)) {
            match Document::parse(name, text) {
                Ok(document) => documents.push(ContentFile { game: game(&document), document }),
                Err(problem) => found.push(problem),
            }
        }
        let mut citing: Vec<Source> = files.iter().map(|(name, text)| Source::new(name, text)).collect();
        if notation.is_none() {
            citing.push(Source::new(name, text));
        }
        let bases = documents.iter().flat_map(|file| file.document.table("alliance_base"));
        let bases: Vec<String> = bases.filter_map(|base| Some(base.id().ok()?.to_owned())).collect();
        let ledgers = ledgers.iter().map(|(name, text)| Source::new(name, text)).collect();
        Ok(Self { words: words.with_ids("BASE", bases), files: documents, ledgers, citing })
    }

    /// The files of games that exist; the others are reported once, by [`check_meta`].
    pub(super) fn known(&self) -> impl Iterator<Item = &ContentFile> {
        self.files.iter().filter(|file| file.has_known_game())
    }

    /// The entries of a table, those of the game that is extended included.
    pub(super) fn table(&self, game: &str, name: &str) -> Vec<Entry<'_>> {
        let files = chain(game).flat_map(|game| self.files.iter().filter(move |file| file.game == game));
        files.flat_map(|file| file.document.table(name)).collect()
    }

    /// The games that have files.
    pub(super) fn games(&self) -> Vec<&'static str> {
        let with_files: BTreeSet<&str> = self.files.iter().map(|file| file.game.as_str()).collect();
        GAMES.into_iter().filter(|game| with_files.contains(game)).collect()
    }
}

/// The name of a file without folders.
pub(super) fn short(name: &str) -> &str {
    name.rsplit(['/', '\\']).next().unwrap_or(name)
}

fn is_content(name: &str) -> bool {
    name.ends_with(".toml")
}

fn game(document: &Document) -> String {
    let meta = document.root().get("meta").and_then(Value::as_table);
    meta.and_then(|meta| meta.get("game")).and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Every file says which game it belongs to and in which format it is.
pub(super) fn check_meta(content: &Content, found: &mut Found) {
    for file in &content.files {
        let Some(meta) = file.document.table("meta").next() else {
            found.push(file.document.error(0..0, "`meta` is missing: it names the game and the format"));
            continue;
        };
        match meta.str("game") {
            Ok(game) if !GAMES.contains(&game) => {
                let known = format!("the games are {}", GAMES.join(", "));
                found.push(meta.error("game", format!("unknown game `{game}`")).with_help(known));
                continue;
            }
            Ok(_) => {}
            Err(problem) => found.push(problem),
        }
        match meta.int::<i64>("format") {
            Ok(1) => {}
            Ok(format) => found.push(meta.error("format", format!("format is {format}, not 1"))),
            Err(problem) => found.push(problem),
        }
    }
}
