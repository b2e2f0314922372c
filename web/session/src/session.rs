//! The handle of a match.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;

use leptos::prelude::*;
use orrery_match::Shelf;
use orrery_wire::table::ChatLine;
use orrery_wire::{Code, Command, MatchCard, MatchId, News, Problem, Role, State};
use wasm_bindgen_futures::spawn_local;

use crate::local::Local;
use crate::online::Online;
use crate::slate::Slate;
use crate::{house, report};

/// One thing that happened, and where the table stood after it.
#[derive(Clone, Debug)]
pub struct Step {
    /// What happened; none at the opening of the page and after a resync.
    pub news: Option<Arc<News>>,
    /// Where the table stood.
    pub state: Arc<State>,
    /// Whose eyes see it: in a hot-seat match another person's than before when the seat is handed on.
    pub you: Role,
}

/// How the page is connected to the match.
#[derive(Clone, Debug, PartialEq)]
pub enum Link {
    /// It is being opened.
    Opening,
    /// It is played in this browser.
    Here,
    /// It is followed on the server.
    Online,
    /// The connection is lost; it is tried again by itself.
    Lost {
        /// Milliseconds until the next try.
        again_in: u32,
    },
    /// It cannot be had.
    Gone(Problem),
}

/// A match as a page holds it. A handle: copied into every closure; closed when the page is left.
#[derive(Clone, Copy)]
pub struct Session {
    /// The head of the match, once known.
    pub card: Signal<Option<MatchCard>>,
    /// What the viewer is here. In a hot-seat match the seat is that of the person who is asked, from when it is shown to them: it
    /// changes with [`Session::next`].
    pub you: Signal<Role>,
    /// How the page is connected.
    pub link: Signal<Link>,
    /// Everything that happened so far, as the viewer may know it, oldest first and without a gap.
    pub news: Signal<Vec<Arc<News>>>,
    /// Where the table is now, ahead of what is shown while steps wait.
    pub latest: Signal<Option<Arc<State>>>,
    /// How many steps wait to be shown.
    pub waiting: Signal<usize>,
    /// Is a wish of the viewer on its way?
    pub busy: Signal<bool>,
    /// Why the last wish was refused; cleared by the next.
    pub refused: Signal<Option<Problem>>,
    /// The chat, oldest first; always empty in this browser alone.
    pub chat: Signal<Vec<ChatLine>>,
    here: Signal<bool>,
    open: StoredValue<Rc<Open>, LocalStorage>,
}

/// An open match. It is closed when the page that holds it is left.
struct Open {
    id: MatchId,
    shelf: Shelf,
    slate: Slate,
    run: RefCell<Option<Run>>,
}

/// Who runs or follows the match.
#[derive(Clone)]
enum Run {
    Here(Rc<Local>),
    Online(Rc<Online>),
}

impl Drop for Open {
    fn drop(&mut self) {
        match self.run.get_mut() {
            Some(Run::Here(local)) => local.close(),
            Some(Run::Online(online)) => online.close(),
            None => (),
        }
    }
}

impl Session {
    /// Opens a match: that of this browser if it is kept here, else that of the server. It closes when the owner is cleaned up.
    pub fn open(id: MatchId, shelf: Shelf) -> Self {
        let slate = Slate::new();
        let open = Rc::new(Open { id, shelf, slate: slate.clone(), run: RefCell::new(None) });
        spawn_local(find(Rc::downgrade(&open)));
        Self {
            card: slate.card.into(),
            you: slate.you.into(),
            link: slate.link.into(),
            news: slate.news.into(),
            latest: slate.latest.into(),
            waiting: slate.waiting.into(),
            busy: slate.busy.into(),
            refused: slate.refused.into(),
            chat: slate.chat.into(),
            here: slate.here.into(),
            open: StoredValue::new_local(open),
        }
    }

    /// Is it kept in this browser?
    pub fn is_here(self) -> bool {
        self.here.get()
    }

    /// Asks for something; one wish at a time. Sets `busy` until it is done or `refused`.
    pub fn send(self, command: Command) {
        match self.run() {
            Some(Run::Here(local)) => local.send(command),
            Some(Run::Online(online)) => online.send(command),
            None => (),
        }
    }

    /// Says something to the table; only online is there somebody to hear it.
    pub fn say(self, text: String) {
        if let Some(Run::Online(online)) = self.run() {
            online.say(text);
        }
    }

    /// The next step to show.
    pub fn next(self) -> Option<Step> {
        self.show(Slate::next)
    }

    /// The last of the steps that wait; the others are dropped, and it is shown as a jump.
    pub fn skip(self) -> Option<Step> {
        self.show(Slate::skip)
    }

    /// Connects anew at once: for whoever is tired of waiting, or has just sat down by a link at a table that could not be seen before.
    pub fn again(self) {
        if let Some(Run::Online(online)) = self.run() {
            online.again();
        }
    }

    /// Where the table stood after an entry, as the viewer may know it.
    pub async fn at(self, seq: u32) -> Result<State, Problem> {
        let open = self.held()?;
        match self.run() {
            Some(Run::Here(local)) => local.at(seq),
            Some(Run::Online(_)) => house::past(&open.id, seq).await.map(|past| past.state),
            None => Err(not_open()),
        }
    }

    /// The record of a match that is over, or of one that is kept here as far as it has come, as JSON lines.
    pub async fn record(self) -> Result<String, Problem> {
        let open = self.held()?;
        match self.run() {
            Some(Run::Here(local)) => local.record(),
            Some(Run::Online(_)) => house::record(&open.id).await,
            None => Err(not_open()),
        }
    }

    /// A report of a bug: the match as far as it may be known, the position, and what program and browser it is, as JSON.
    pub async fn report(self) -> Result<String, Problem> {
        let open = self.held()?;
        let log = match self.run() {
            Some(Run::Here(local)) => report::Log::Complete(local.log()),
            // A log that could not be opened is just what a report is for.
            None => report::Log::Complete(crate::drawer::log(&open.id, 0).await.unwrap_or_default()),
            Some(Run::Online(_)) => report::Log::Known(open.slate.news.get_untracked()),
        };
        report::write(&open.id, &open.shelf, &open.slate, log)
    }

    /// A new match of the same game, players and options.
    pub async fn rematch(self) -> Result<MatchId, Problem> {
        let open = self.held()?;
        match self.run() {
            Some(Run::Here(local)) => local.rematch(&open.shelf).await,
            Some(Run::Online(_)) => house::rematch(&open.id).await.map(|followed| followed.id),
            None => Err(not_open()),
        }
    }

    fn show(self, which: fn(&Slate) -> Option<Step>) -> Option<Step> {
        let open = self.held().ok()?;
        let step = which(&open.slate)?;
        if open.slate.you.get_untracked() != step.you {
            open.slate.you.set(step.you);
            if let Some(Run::Here(local)) = self.run() {
                local.tell_anew();
            }
        }
        Some(step)
    }

    fn held(self) -> Result<Rc<Open>, Problem> {
        self.open.try_get_value().ok_or_else(not_open)
    }

    fn run(self) -> Option<Run> {
        self.held().ok()?.run.borrow().clone()
    }
}

/// Finds out where the match is kept.
async fn find(open: Weak<Open>) {
    let Some((id, shelf, slate)) =
        open.upgrade().map(|open| (open.id.clone(), open.shelf.clone(), open.slate.clone()))
    else {
        return;
    };
    let local = match Local::open(&id, &shelf, slate.clone()).await {
        Ok(local) => local,
        Err(problem) => {
            slate.here.set(true);
            slate.link.set(Link::Gone(problem));
            return;
        }
    };
    let Some(open) = open.upgrade() else { return };
    *open.run.borrow_mut() = Some(match local {
        Some(local) => {
            local.run();
            Run::Here(local)
        }
        None => Run::Online(Online::open(id, slate)),
    });
}

fn not_open() -> Problem {
    Problem::new(Code::WrongTime, "The match is not open.")
}
