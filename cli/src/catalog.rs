//! The games that the program knows: the one list to extend when a game is added.

use std::io::Write;

use orrery_andromedas_edge::AndromedasEdge;
use orrery_kernel::{Appraise, Spoken};
use orrery_match::Shelf;
use orrery_rocket_dice::RocketDice;
use orrery_script::{Document, Entry};
use orrery_transgalactica::Transgalactica;

use serde_json::Value;

use crate::boards::Board;
use crate::failure::{Done, Failure};
use crate::{arena, play, replay, shelf, sim, suggest, table};

/// Every game, those that can be played first.
pub(crate) static GAMES: &[Known] = &[
    playable::<RocketDice>(),
    playable::<Transgalactica>(),
    playable::<AndromedasEdge>(),
    announced("escalation"),
];

/// A game with rules and content, and with commands once its rules can be played.
pub(crate) struct Known {
    pub(crate) id: &'static str,
    pub(crate) commands: Option<Commands>,
}

/// What can be done with a game, each for its own types.
pub(crate) struct Commands {
    pub(crate) revision: u16,
    pub(crate) endings: &'static [&'static str],
    pub(crate) players: fn() -> (u8, u8),
    pub(crate) options: fn(u8) -> Option<Value>,
    pub(crate) sim: fn(&sim::Args, &mut dyn Write) -> Done,
    pub(crate) arena: fn(&arena::Args, &mut dyn Write) -> Done,
    pub(crate) play: fn(&play::Args, &mut dyn Write) -> Done,
    pub(crate) replay: fn(&replay::Args, replay::Opened, &mut dyn Write) -> Done,
    pub(crate) shelve: fn(Shelf) -> Shelf,
}

/// All that a game needs to be played here.
pub(crate) trait Playable: Spoken + Appraise + Board {}

impl<G: Spoken + Appraise + Board> Playable for G {}

const fn playable<G: Playable>() -> Known {
    let commands = Commands {
        revision: G::REV,
        endings: G::ENDINGS,
        players: table::players_of::<G>,
        options: table::usual::<G>,
        sim: sim::run::<G>,
        arena: arena::run::<G>,
        play: play::run::<G>,
        replay: replay::run::<G>,
        shelve: Shelf::with::<G>,
    };
    Known { id: G::ID, commands: Some(commands) }
}

const fn announced(id: &'static str) -> Known {
    Known { id, commands: None }
}

/// The game of that id, or a sentence with those that there are.
pub(crate) fn find(id: &str) -> Result<&'static Known, Failure> {
    GAMES.iter().find(|known| known.id == id).ok_or_else(|| {
        let ids: Vec<&str> = GAMES.iter().map(|known| known.id).collect();
        let unknown = suggest::unknown("game", id, ids.iter().copied());
        Failure::input(format!("{unknown} (the games: {})", ids.join(", ")))
    })
}

/// The commands of that game, or a sentence that says that it cannot be played yet.
pub(crate) fn commands(id: &str) -> Result<&'static Commands, Failure> {
    find(id)?.commands.as_ref().ok_or_else(|| {
        let ready: Vec<&str> =
            GAMES.iter().filter(|known| known.commands.is_some()).map(|known| known.id).collect();
        Failure::input(format!("{id} cannot be played yet, only read (playable: {})", ready.join(", ")))
    })
}

/// Every game that can be played, for matches.
pub(crate) fn shelf() -> Shelf {
    let playable = GAMES.iter().filter_map(|known| known.commands.as_ref());
    playable.fold(Shelf::new(), |shelf, commands| (commands.shelve)(shelf))
}

/// The content files of a game, parsed. What does not parse is left out: `orrery content check` tells it.
pub(crate) fn documents(game: &str) -> Vec<Document> {
    shelf::content(game).filter_map(|(name, text)| Document::parse(name, text).ok()).collect()
}

/// Every entry with an id, and the table it stands in.
pub(crate) fn entries(documents: &[Document]) -> Vec<(String, Entry<'_>)> {
    let mut found = Vec::new();
    for document in documents {
        for (table, _) in document.root().pairs() {
            let entries = document.table(&table.text).filter(|entry| entry.id().is_ok());
            found.extend(entries.map(|entry| (table.text.clone(), entry)));
        }
    }
    found
}

/// Every id of a game's content, and the table it stands in. An ability inside an entry is counted as `raiders-2`.
pub(crate) fn ids(game: &str) -> Vec<(String, String)> {
    let documents = documents(game);
    let mut ids = Vec::new();
    for (table, entry) in entries(&documents) {
        let Ok(id) = entry.id() else { continue };
        let abilities = entry.raw().get("ability").and_then(|list| list.as_array()).unwrap_or_default();
        let inner = (1..=abilities.len()).map(|nth| (format!("{table} ability"), format!("{id}-{nth}")));
        ids.push((table.clone(), id.to_owned()));
        ids.extend(inner);
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_ledger_and_content() {
        for known in GAMES {
            assert!(!shelf::ledger(known.id).is_empty(), "{}", known.id);
            assert!(!ids(known.id).is_empty(), "{}", known.id);
        }
    }
}
