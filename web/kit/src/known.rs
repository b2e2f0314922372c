//! A game of the catalogue, its types forgotten.

use std::sync::Arc;

use leptos::prelude::AnyView;
use orrery_kernel::{Game, Name, Spoken, Viewer};
use orrery_words::Lang;
use serde_json::Value;

use crate::card::{self, CardText};
use crate::seen::Erased;
use crate::{Board, Component, Desk, Position, Scores, Seen, Setting};

/// A game that the page knows.
pub struct Known {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: fn() -> Name,
    /// A position from what the server or the match in this browser shows.
    pub read: Read,
    /// How it is drawn; a game without can be played in the inspector.
    pub painted: Option<Painted>,
}

/// Makes a position of the number of an entry, who looks, and what they see.
pub type Read = fn(u32, Viewer, &Value) -> Result<Arc<dyn Position>, String>;

/// How a game is drawn.
pub struct Painted {
    /// See [`Board::draw`].
    pub draw: fn(Desk) -> AnyView,
    /// See [`Board::scores`].
    pub scores: fn(&dyn Position) -> Scores,
    /// See [`Board::components`].
    pub components: fn() -> Vec<Component>,
    /// See [`Board::picture`].
    pub picture: fn(&str) -> Option<AnyView>,
    /// What a component says.
    pub text: fn(Lang, &str) -> Option<CardText>,
    /// See [`Board::cover`].
    pub cover: fn() -> AnyView,
    /// See [`Board::settings`].
    pub settings: fn() -> Vec<Setting>,
}

impl Known {
    /// A game with a board.
    pub const fn painted<B: Board>() -> Self {
        let painted = Painted {
            draw: B::draw,
            scores: scores::<B>,
            components: B::components,
            picture: B::picture,
            text: text::<B>,
            cover: B::cover,
            settings: B::settings,
        };
        Self { id: B::Game::ID, name: B::Game::name, read: read::<B>, painted: Some(painted) }
    }

    /// A game without a board yet: the inspector plays it.
    pub const fn bare<G: Spoken>() -> Self {
        Self { id: G::ID, name: G::name, read: read_bare::<G>, painted: None }
    }
}

fn read<B: Board>(seq: u32, viewer: Viewer, view: &Value) -> Result<Arc<dyn Position>, String> {
    let seen = Arc::new(Seen::<B::Game>::read(seq, viewer, view)?);
    Ok(Arc::new(Erased { seen, placed: B::placed }))
}

fn read_bare<G: Spoken>(seq: u32, viewer: Viewer, view: &Value) -> Result<Arc<dyn Position>, String> {
    let seen = Arc::new(Seen::<G>::read(seq, viewer, view)?);
    Ok(Arc::new(Erased { seen, placed: |_, _| false }))
}

fn scores<B: Board>(position: &dyn Position) -> Scores {
    position.as_any().downcast::<Seen<B::Game>>().map(|seen| B::scores(&seen)).unwrap_or_default()
}

fn text<B: Board>(lang: Lang, id: &str) -> Option<CardText> {
    card::card_text(B::Game::ID, B::SOURCE, lang, id)
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
