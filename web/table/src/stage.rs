//! How far a match is, and with it what its page shows.

use leptos::prelude::*;
use orrery_kit::{Catalogue, Known, tongue};
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
    /// Players gather.
    Gathering,
    /// This game is played, or was.
    Set(String),
}

fn stage(session: Session) -> Stage {
    if let Link::Gone(problem) = session.link.get() {
        return Stage::Gone(problem);
    }
    session.card.with(|card| match card {
        None => Stage::Opening,
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
    let stage = Memo::new(move |_| stage(session));
    (move || match stage.get() {
        Stage::Opening => opening::opening(t),
        Stage::Gone(problem) => opening::gone(t, problem),
        Stage::Gathering => gathering(),
        Stage::Set(game) => match catalogue.and_then(|catalogue| catalogue.find(&game)) {
            Some(known) => set(known),
            None => opening::gone(t, Problem::new(Code::NoSuchGame, game)),
        },
    })
    .into_any()
}
