//! What a game brings to be drawn.

use leptos::prelude::AnyView;
use orrery_kernel::{Appraise, Game, Name, Phrase, Spoken};

use crate::{Desk, Seen};

/// How a game is drawn. A board is a type of its own (`pub struct Galaxy;`), so that it can live apart from the rules.
pub trait Board: 'static {
    /// The game.
    type Game: Spoken + Appraise;

    /// Its content files, for the texts of cards.
    const SOURCES: Sources;

    /// The table: everything that is drawn between the prompt bar and the log.
    fn draw(desk: Desk) -> AnyView;

    /// Has this choice a place on the board? The others become buttons in the prompt bar.
    fn placed(seen: &Seen<Self::Game>, action: <Self::Game as Game>::Action) -> bool;

    /// What each seat would score now, per source, in the order of the rules.
    fn scores(seen: &Seen<Self::Game>) -> Scores;

    /// Every card, tile and token, in the order in which the rules show them.
    fn components() -> Vec<Component>;

    /// A component as a picture, large enough to read.
    fn picture(id: &str) -> Option<AnyView>;

    /// The picture of the game on the front page.
    fn cover() -> AnyView;
}

/// The content files of a game, each with its name.
pub type Sources = &'static [(&'static str, &'static str)];

/// A card, tile or token.
#[derive(Clone, Debug, PartialEq)]
pub struct Component {
    /// Its id in the content.
    pub id: String,
    /// What kind of thing it is, as a heading.
    pub kind: Phrase,
    /// Its name.
    pub name: Name,
}

/// Victory points by source.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scores {
    /// One line per source, in the order of the rules.
    pub lines: Vec<Score>,
}

/// What one source is worth to each seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The source.
    pub source: Phrase,
    /// Seat 1 first; none where the viewer may not know.
    pub vp: Vec<Option<i16>>,
}

impl Scores {
    /// What each seat has in all, as far as the viewer may know.
    pub fn totals(&self, seats: usize) -> Vec<i16> {
        (0..seats)
            .map(|seat| self.lines.iter().filter_map(|line| line.vp.get(seat).copied().flatten()).sum())
            .collect()
    }
}
