//! What is known of a match: written by whoever runs or follows it, read by the page.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use orrery_wire::table::ChatLine;
use orrery_wire::{MatchCard, News, Problem, Role, State};

use crate::steps::Steps;
use crate::{Link, Step};

/// What is known of a match. A clone is the same slate. It outlives the page that reads it, so that whoever still writes when the page
/// is left writes into the void.
#[derive(Clone)]
pub(crate) struct Slate {
    pub(crate) card: ArcRwSignal<Option<MatchCard>>,
    pub(crate) you: ArcRwSignal<Role>,
    pub(crate) link: ArcRwSignal<Link>,
    pub(crate) here: ArcRwSignal<bool>,
    pub(crate) news: ArcRwSignal<Vec<Arc<News>>>,
    pub(crate) latest: ArcRwSignal<Option<Arc<State>>>,
    pub(crate) waiting: ArcRwSignal<usize>,
    pub(crate) busy: ArcRwSignal<bool>,
    pub(crate) refused: ArcRwSignal<Option<Problem>>,
    pub(crate) chat: ArcRwSignal<Vec<ChatLine>>,
    steps: Rc<RefCell<Steps>>,
}

impl Slate {
    pub(crate) fn new() -> Self {
        Self {
            card: ArcRwSignal::new(None),
            you: ArcRwSignal::new(Role { seat: None, host: false }),
            link: ArcRwSignal::new(Link::Opening),
            here: ArcRwSignal::new(false),
            news: ArcRwSignal::new(Vec::new()),
            latest: ArcRwSignal::new(None),
            waiting: ArcRwSignal::new(0),
            busy: ArcRwSignal::new(false),
            refused: ArcRwSignal::new(None),
            chat: ArcRwSignal::new(Vec::new()),
            steps: Rc::default(),
        }
    }

    /// One more step to show.
    pub(crate) fn push(&self, step: Step) {
        self.steps.borrow_mut().push(step);
        self.count();
    }

    pub(crate) fn next(&self) -> Option<Step> {
        let step = self.steps.borrow_mut().next();
        self.count();
        step
    }

    pub(crate) fn skip(&self) -> Option<Step> {
        let step = self.steps.borrow_mut().skip();
        self.count();
        step
    }

    fn count(&self) {
        let count = self.steps.borrow().len();
        if self.waiting.get_untracked() != count {
            self.waiting.set(count);
        }
    }

    /// A wish begins; no if another is on its way.
    pub(crate) fn begin_wish(&self) -> bool {
        let free = !self.busy.get_untracked();
        if free {
            self.busy.set(true);
            self.refused.set(None);
        }
        free
    }

    /// The wish came true, or not.
    pub(crate) fn end_wish(&self, refused: Option<Problem>) {
        if refused.is_some() {
            self.refused.set(refused);
        }
        self.busy.set(false);
    }

    /// The last entry that the page has seen.
    pub(crate) fn seen(&self) -> u32 {
        self.latest.with_untracked(|latest| latest.as_ref().map_or(0, |state| state.seq))
    }
}
