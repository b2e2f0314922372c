//! How far a match is, and with it what its page shows.

use leptos::prelude::*;
use orrery_kit::{Catalogue, Known, load_all_games, tongue};
use orrery_session::{Link, Session};
use orrery_wire::{Code, Problem, Status};

use crate::opening;

/// How far a match is.
#[derive(Clone, PartialEq)]
enum Stage {
    /// It is being opened.
    Opening,
    /// It cannot be had.
    Gone(Problem),
    /// Its game is not in this program.
    Elsewhere(String),
    /// Players gather.
    Gathering,
    /// This game is played, or was.
    Set(String),
}

fn stage(session: Session, catalogue: Option<Catalogue>) -> Stage {
    let known = |game: &str| catalogue.is_some_and(|all| all.find(game).is_some());
    if let Link::Gone(problem) = session.link.get() {
        return Stage::Gone(problem);
    }
    session.card.with(|card| match card {
        None => Stage::Opening,
        Some(card) if !known(&card.game) => Stage::Elsewhere(card.game.clone()),
        Some(card) => match card.status {
            Status::Gathering if session.is_here() => Stage::Opening,
            Status::Gathering => Stage::Gathering,
            Status::Running | Status::Over | Status::Quarantined => Stage::Set(card.game.clone()),
        },
    })
}

/// What a page shows of a match: nothing yet, why it cannot be had, what is there while players gather, and then the game.
pub(crate) fn staged(
    session: Session,
    gathering: impl Fn() -> AnyView + Send + Sync + 'static,
    set: impl Fn(&'static Known) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let t = tongue();
    let catalogue = use_context::<Catalogue>();
    let stage = Memo::new(move |_| stage(session, catalogue));
    (move || match stage.get() {
        Stage::Opening => opening::opening(t),
        Stage::Gone(problem) if problem.problem == Code::NoSuchGame && load_all_games() => {
            opening::opening(t)
        }
        Stage::Elsewhere(_) if load_all_games() => opening::opening(t),
        Stage::Elsewhere(game) => opening::gone(t, Problem::new(Code::NoSuchGame, game)),
        Stage::Gone(problem) => opening::gone(t, problem),
        Stage::Gathering => gathering(),
        Stage::Set(game) => match catalogue.and_then(|catalogue| catalogue.find(&game)) {
            Some(known) => set(known),
            None => opening::gone(t, Problem::new(Code::NoSuchGame, game)),
        },
    })
    .into_any()
}

/// While the page is loaded anew with all games.
pub fn loading() -> AnyView {
    opening::opening(tongue())
}
