//! A game of the catalogue, its types forgotten.

use std::sync::Arc;

use leptos::prelude::AnyView;
use orrery_kernel::{Game, Name, Setting, Spoken, Viewer};
use orrery_words::Lang;
use serde_json::Value;

use crate::card::{CardText, Kinds, all_cards, card_text};
use crate::seen::Erased;
use crate::{Board, Component, Desk, Position, Scores, Seen, Sources};

/// A game that the page knows.
pub struct Known {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: fn() -> Name,
    /// A position from what the server or the match in this browser shows.
    pub read: Read,
    /// What the host may choose at a table of so many seats.
    pub settings: fn(u8) -> Vec<Setting>,
    /// How it is drawn; a game without can be played in the inspector.
    pub painted: Option<Painted>,
    sources: Sources,
    cards: Cards,
}

/// Where the list of cards comes from.
enum Cards {
    /// The board tells them.
    Told(fn() -> Vec<Component>),
    /// They are those of the content of these kinds.
    Of(Kinds),
}

/// Makes a position of the number of an entry, who looks, and what they see.
pub type Read = fn(u32, Viewer, &Value) -> Result<Arc<dyn Position>, String>;

/// How a game is drawn.
pub struct Painted {
    /// See [`Board::draw`].
    pub draw: fn(Desk) -> AnyView,
    /// See [`Board::scores`].
    pub scores: fn(&dyn Position) -> Scores,
    /// See [`Board::picture`].
    pub picture: fn(&str) -> Option<AnyView>,
    /// See [`Board::cover`].
    pub cover: fn() -> AnyView,
}

impl Known {
    /// A game with a board.
    pub const fn painted<B: Board>() -> Self {
        let painted = Painted { draw: B::draw, scores: scores::<B>, picture: B::picture, cover: B::cover };
        Self {
            id: B::Game::ID,
            name: B::Game::name,
            read: read::<B>,
            settings: B::Game::settings,
            painted: Some(painted),
            sources: B::SOURCES,
            cards: Cards::Told(B::components),
        }
    }

    /// A game without a board yet: the inspector plays it. Its cards are those of its content, of these kinds.
    pub const fn bare<G: Spoken>(sources: Sources, kinds: Kinds) -> Self {
        Self {
            id: G::ID,
            name: G::name,
            read: read_bare::<G>,
            settings: G::settings,
            painted: None,
            sources,
            cards: Cards::Of(kinds),
        }
    }

    /// Every card, tile and token, in the order in which the rules show them.
    pub fn components(&self) -> Vec<Component> {
        match self.cards {
            Cards::Told(components) => components(),
            Cards::Of(kinds) => all_cards(self.id, self.sources, kinds),
        }
    }

    /// What a component says.
    pub fn text(&self, lang: Lang, id: &str) -> Option<CardText> {
        card_text(self.id, self.sources, lang, id)
    }
}

fn read<B: Board>(seq: u32, viewer: Viewer, view: &Value) -> Result<Arc<dyn Position>, String> {
    let seen = Arc::new(Seen::<B::Game>::read(seq, viewer, view)?);
    Ok(Arc::new(Erased { seen, placed: B::placed }))
}

fn read_bare<G: Spoken>(seq: u32, viewer: Viewer, view: &Value) -> Result<Arc<dyn Position>, String> {
    let seen = Arc::new(Seen::<G>::read(seq, viewer, view)?);
    // Every choice has its place in the list.
    Ok(Arc::new(Erased { seen, placed: |_, _| true }))
}

fn scores<B: Board>(position: &dyn Position) -> Scores {
    position.as_any().downcast::<Seen<B::Game>>().map(|seen| B::scores(&seen)).unwrap_or_default()
}

/// The games that the page knows, for whoever needs one by its id; the application provides it.
#[derive(Clone, Copy)]
pub struct Catalogue(pub &'static [Known]);

impl Catalogue {
    /// The game of that id.
    pub fn find(self, id: &str) -> Option<&'static Known> {
        self.0.iter().find(|known| known.id == id)
    }
}
