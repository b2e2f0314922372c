//! Chance and log in one hand, so that the rules pass one thing around instead of two.

use orrery_kernel::{Chance, Log};

use crate::event::Event;

/// Where chance comes from and where events go.
pub(crate) trait Fate: Chance + Log<Event> + Sized {}

impl<F: Chance + Log<Event>> Fate for F {}

/// A chance and a log.
pub(crate) struct Both<'a, C, L> {
    pub(crate) chance: &'a mut C,
    pub(crate) log: &'a mut L,
}

impl<C: Chance, L> Chance for Both<'_, C, L> {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.chance.below(n)
    }
}

impl<C, L: Log<Event>> Log<Event> for Both<'_, C, L> {
    #[inline]
    fn event(&mut self, event: Event) {
        self.log.event(event);
    }
}
