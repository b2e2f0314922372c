//! What a bot is.

use orrery_kernel::{Game, Seat};

/// Somebody who answers for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the seat, by what its holder can see.
    ///
    /// `actions` are those that the game offers the seat, in ascending order. There is no need to ask when there is
    /// just one; a bot that is asked all the same answers at once.
    ///
    /// # Panics
    ///
    /// If `actions` is empty: a seat without a choice must not be asked.
    fn choose(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) -> G::Action;

    /// What the bot is called: its [`crate::Spec`] as text.
    fn name(&self) -> String;
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) -> G::Action {
        (**self).choose(view, seat, actions)
    }

    fn name(&self) -> String {
        (**self).name()
    }
}
