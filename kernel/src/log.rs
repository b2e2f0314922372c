//! What happened, in the game's own words. Rules write events and never read them.

use crate::{Seat, Viewer};

/// Something that happened.
pub trait Event: Clone + Send + 'static {
    /// The event as this viewer may know it: whole, with parts withheld, or not at all.
    fn redacted(&self, viewer: Viewer) -> Option<Self>;

    /// Did somebody learn a fact that lay hidden before (a card turned up, a hand looked at)? After it there is no
    /// undo without consent. Chance outcomes need no mark: whoever supplied them knows.
    fn reveals(&self) -> bool;

    /// The id of the card, tile or ability that took effect, for counting what is used.
    fn used(&self) -> Option<&'static str>;

    /// What a seat is from now to the end: its empire, faction or skill, for counting who wins with it.
    fn became(&self) -> Option<(Seat, &'static str)> {
        None
    }
}

/// Where events go.
pub trait Log<E> {
    /// This happened.
    fn event(&mut self, event: E);
}

/// Nobody listens: simulation and search.
impl<E> Log<E> for () {
    #[inline(always)]
    fn event(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn event(&mut self, event: E) {
        self.push(event);
    }
}

/// What an action caused: the events and the chance outcomes, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Logged<E> {
    /// What happened.
    pub events: Vec<E>,
    /// What chance answered.
    pub chance: Vec<u32>,
}

impl<E: Event> Logged<E> {
    /// Could the one who acted take it back without knowing more than before?
    pub fn can_be_undone(&self) -> bool {
        self.chance.is_empty() && !self.events.iter().any(Event::reveals)
    }
}
