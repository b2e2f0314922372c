//! What the page is told of a match in this browser.

use std::sync::Arc;

use leptos::prelude::{GetUntracked, Set, Update};
use orrery_wire::{News, Role, State, Status};

use super::{Local, role};
use crate::Step;
use crate::eyes::{looks, viewer};

impl Local {
    /// Tells how the table stands when it is opened.
    pub(super) fn tell_first(&self) {
        let state = self.held.borrow().state(None);
        let eyes = looks(&state, None);
        self.held.borrow_mut().eyes = eyes;
        self.slate.you.set(role(eyes));
        self.tell_anew();
        let state = self.held.borrow().state(eyes);
        self.show(None, state, role(eyes));
    }

    /// All news with the eyes of whoever looks now.
    pub(crate) fn tell_anew(&self) {
        let you = viewer(self.slate.you.get_untracked().seat);
        let held = self.held.borrow();
        let told: Vec<Arc<News>> =
            held.log.iter().map(|entry| Arc::new(held.table.news(entry, you))).collect();
        self.slate.news.set(told);
    }

    /// Tells of the last entry: first to whoever looked until now, then to whoever is to look next.
    pub(super) fn tell_last(&self) {
        let before = self.held.borrow().eyes;
        let (news, state) = {
            let held = self.held.borrow();
            let news = held.log.last().map(|entry| Arc::new(held.table.news(entry, viewer(before))));
            (news, held.state(before))
        };
        let after = looks(&state, before);
        self.tell_page(state.status);
        self.show(news, state, role(before));
        if after != before {
            self.held.borrow_mut().eyes = after;
            let state = self.held.borrow().state(after);
            self.show(None, state, role(after));
        }
    }

    /// The last entry joins the news, with the eyes of whoever sits before the screen. When all is over, all is told anew: now
    /// everybody may know everything.
    fn tell_page(&self, status: Status) {
        if status == Status::Over {
            return self.tell_anew();
        }
        let you = viewer(self.slate.you.get_untracked().seat);
        let held = self.held.borrow();
        if let Some(entry) = held.log.last() {
            let news = Arc::new(held.table.news(entry, you));
            self.slate.news.update(|told| told.push(news));
        }
    }

    fn show(&self, news: Option<Arc<News>>, state: State, you: Role) {
        let state = Arc::new(state);
        self.slate.card.set(Some(self.held.borrow().table.card()));
        self.slate.latest.set(Some(state.clone()));
        self.slate.push(Step { news, state, you });
    }
}
