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
    extension("escalation", "andromedas-edge", "--unity LEVEL"),
];

/// A game with rules and content.
pub(crate) struct Known {
    pub(crate) id: &'static str,
    pub(crate) play: Play,
}

/// How it is played.
pub(crate) enum Play {
    /// By its own commands.
    Itself(Commands),
    /// As this game, which it extends, with this option.
    Within { base: &'static str, option: &'static str },
}

impl Known {
    /// Its own commands.
    pub(crate) fn commands(&self) -> Option<&Commands> {
        match &self.play {
            Play::Itself(commands) => Some(commands),
            Play::Within { .. } => None,
        }
    }
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
    Known { id: G::ID, play: Play::Itself(commands) }
}

const fn extension(id: &'static str, base: &'static str, option: &'static str) -> Known {
    Known { id, play: Play::Within { base, option } }
}

/// The game of that id, or a sentence with those that there are.
pub(crate) fn find(id: &str) -> Result<&'static Known, Failure> {
    GAMES.iter().find(|known| known.id == id).ok_or_else(|| {
        let ids: Vec<&str> = GAMES.iter().map(|known| known.id).collect();
        let unknown = suggest::unknown("game", id, ids.iter().copied());
        Failure::input(format!("{unknown} (the games: {})", ids.join(", ")))
    })
}

/// The commands of that game, or a sentence that says as which game it is played.
pub(crate) fn commands(id: &str) -> Result<&'static Commands, Failure> {
    match &find(id)?.play {
        Play::Itself(commands) => Ok(commands),
        Play::Within { base, option } => {
            Err(Failure::input(format!("{id} is played as {base} with {option}")))
        }
    }
}

/// Every game that can be played, for matches.
pub(crate) fn shelf() -> Shelf {
    let playable = GAMES.iter().filter_map(Known::commands);
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

/// Every id of a game's content, and the table it stands in; those of its extensions too, their tables named after them, so that two
/// tables of one name are two kinds.
pub(crate) fn ids(game: &str) -> Vec<(String, String)> {
    let extends = |known: &&Known| matches!(known.play, Play::Within { base, .. } if base == game);
    let more = GAMES.iter().filter(extends).flat_map(|known| {
        own_ids(known.id).into_iter().map(|(table, id)| (format!("{} {table}", known.id), id))
    });
    own_ids(game).into_iter().chain(more).collect()
}

/// An ability inside an entry is counted by its own id, or as `raiders-2`.
fn own_ids(game: &str) -> Vec<(String, String)> {
    let documents = documents(game);
    let mut ids = Vec::new();
    for (table, entry) in entries(&documents) {
        let Ok(id) = entry.id() else { continue };
        let abilities = entry.raw().get("ability").and_then(|list| list.as_array()).unwrap_or_default();
        let inner = abilities.iter().zip(1..).map(|(ability, nth)| {
            let own = ability.as_table().and_then(|ability| ability.get("id")).and_then(|id| id.as_str());
            (format!("{table} ability"), own.map_or_else(|| format!("{id}-{nth}"), str::to_owned))
        });
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
