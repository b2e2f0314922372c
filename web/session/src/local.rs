//! A match that is played in this browser.
//!
//! As on a server: to do something is to decide what entry it would be, to make it durable, and only then to take it and to tell of it.
//! One thing is written at a time. If another tab has played on meanwhile, its entries are taken first. `local/drive.rs` is what the match
//! does by itself, `local/tell.rs` what the page is told.

mod drive;
mod tell;

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use futures_util::lock::Mutex;
use leptos::prelude::*;
use orrery_kernel::Seat;
use orrery_match::{AnyGame, By, Entry, Moment, Shelf, Snapshot, Table};
use orrery_wire::{Code, Command, Holder, MatchId, Millis, Problem, Role, State};
use wasm_bindgen_futures::spawn_local;

use crate::begin::{begin, broken_log, following, game, next_name};
use crate::bell::Bell;
use crate::drawer::{self, Trouble};
use crate::echo::Echo;
use crate::eyes::viewer;
use crate::keep::head;
use crate::moment::{moment, now};
use crate::slate::Slate;
use crate::{Link, worker};

/// How often a wish is tried when another tab keeps being faster.
const TRIES: u32 = 5;

/// A match that is played in this browser.
pub(crate) struct Local {
    id: MatchId,
    game: Arc<dyn AnyGame>,
    slate: Slate,
    held: RefCell<Held>,
    /// A table of the past, so that stepping forward needs one step and not all.
    past: RefCell<Option<Box<dyn Table>>>,
    writing: Mutex<()>,
    bell: Bell,
    echo: RefCell<Option<Echo>>,
    closed: Cell<bool>,
}

struct Held {
    table: Box<dyn Table>,
    log: Vec<Entry>,
    snapshot: Option<Snapshot>,
    /// Who looks at what is told next.
    eyes: Option<Seat>,
    /// When something was told last.
    told: Millis,
}

impl Local {
    /// The match, if it is kept here. A browser that keeps nothing keeps this neither.
    pub(crate) async fn open(id: &MatchId, shelf: &Shelf, slate: Slate) -> Result<Option<Rc<Self>>, Problem> {
        let Ok(Some(head)) = drawer::head(id).await else { return Ok(None) };
        let log = drawer::log(id, 0).await?;
        let game = game(shelf, &head.card.game)?.clone();
        let table = game.open(&log, head.snapshot.as_slice()).map_err(|broken| broken_log(&broken))?;
        let held = Held { table, log, snapshot: head.snapshot, eyes: None, told: now() };
        Ok(Some(Rc::new(Self {
            id: id.clone(),
            game,
            slate,
            held: RefCell::new(held),
            past: RefCell::default(),
            writing: Mutex::new(()),
            bell: Bell::default(),
            echo: RefCell::default(),
            closed: Cell::new(false),
        })))
    }

    /// Tells how the table stands, and does from now on what the match does by itself.
    pub(crate) fn run(self: &Rc<Self>) {
        self.slate.here.set(true);
        self.tell_first();
        self.slate.link.set(Link::Here);
        let (follower, driver) = (Rc::downgrade(self), self.clone());
        *self.echo.borrow_mut() = Echo::new(&self.id, move || {
            if let Some(local) = follower.upgrade() {
                spawn_local(async move { local.look_again().await });
            }
        });
        if self.has_bots() {
            worker::wake();
        }
        spawn_local(driver.drive());
    }

    fn has_bots(&self) -> bool {
        let seats = self.held.borrow().table.card().seats;
        seats.iter().any(|card| matches!(card.holder, Holder::Bot { .. }))
    }

    pub(crate) fn close(&self) {
        self.closed.set(true);
        self.echo.take();
        self.bell.ring();
    }

    pub(crate) fn send(self: &Rc<Self>, command: Command) {
        let Some(seat) = self.slate.you.get_untracked().seat else { return };
        if !self.slate.begin_wish() {
            return;
        }
        let (local, seen) = (self.clone(), self.slate.seen());
        spawn_local(async move {
            let wish = |table: &dyn Table, moment: &Moment| {
                table.decide(By::Seat(seat), None, seen, &command, moment)
            };
            let refused = local.write(wish).await.err();
            local.slate.end_wish(refused);
            local.bell.ring();
        });
    }

    /// Where the table stood after an entry, with the eyes of whoever looks now.
    pub(crate) fn at(&self, seq: u32) -> Result<State, Problem> {
        let held = self.held.borrow();
        let seq = seq.clamp(1, held.table.seq());
        let mut past = self.past.borrow_mut();
        let mut table = match past.take() {
            Some(table) if table.seq() <= seq => table,
            Some(_) | None => {
                let snapshots = held.snapshot.as_slice();
                self.game.open(&held.log[..seq as usize], snapshots).map_err(|broken| broken_log(&broken))?
            }
        };
        while let Some(entry) = held.log.get(table.seq() as usize).filter(|entry| entry.seq <= seq) {
            table.commit(entry).map_err(|broken| broken_log(&broken))?;
        }
        let state = table.state(viewer(self.slate.you.get_untracked().seat), false, now());
        *past = Some(table);
        Ok(state)
    }

    /// Also while the match runs: it is kept here, so it can be taken along.
    pub(crate) fn record(&self) -> Result<String, Problem> {
        let held = self.held.borrow();
        let bytes = held.table.record_so_far(&held.log)?;
        String::from_utf8(bytes).map_err(|error| Problem::new(Code::BadRecord, error.to_string()))
    }

    pub(crate) fn log(&self) -> Vec<Entry> {
        self.held.borrow().log.clone()
    }

    /// The match that follows: made once, then always the same.
    pub(crate) async fn rematch(&self, shelf: &Shelf) -> Result<MatchId, Problem> {
        let next = self.held.borrow().table.card().rematch.unwrap_or_else(|| next_name(&self.id));
        if drawer::head(&next).await?.is_none() {
            let created = following(&*self.held.borrow().table, next.clone());
            let (table, log) = begin(created, shelf, &moment()?)?;
            match drawer::make(&next, &log, &head(&*table)).await {
                // Another tab has made it just now.
                Ok(()) | Err(Trouble::Taken) => (),
                Err(trouble) => return Err(trouble.into()),
            }
        }
        let noted = self.held.borrow().table.card().rematch.is_some();
        if !noted {
            self.write(|table, moment| table.rematch(By::Host, &next, moment)).await?;
        }
        Ok(next)
    }

    /// Decides, writes down, takes and tells.
    async fn write(
        &self,
        decide: impl Fn(&dyn Table, &Moment) -> Result<Entry, Problem>,
    ) -> Result<(), Problem> {
        let _alone = self.writing.lock().await;
        for _ in 0..TRIES {
            let entry = decide(&*self.held.borrow().table, &moment()?)?;
            match drawer::add(&self.id, &entry).await {
                Ok(()) => {
                    self.take(entry)?;
                    self.keep_head().await;
                    return Ok(());
                }
                Err(Trouble::Taken) => self.catch_up().await?,
                Err(trouble) => return Err(self.lost(trouble)),
            }
        }
        Err(Trouble::Taken.into())
    }

    /// A match that was thrown away is gone for this tab too.
    fn lost(&self, trouble: Trouble) -> Problem {
        let thrown = matches!(trouble, Trouble::Thrown);
        let problem = Problem::from(trouble);
        if thrown {
            self.slate.link.set(Link::Gone(problem.clone()));
            self.close();
        }
        problem
    }

    /// Another tab has played on.
    async fn look_again(&self) {
        let _alone = self.writing.lock().await;
        if !self.closed.get() && self.catch_up().await.is_ok() {
            self.bell.ring();
        }
    }

    /// Takes what another tab has written.
    async fn catch_up(&self) -> Result<(), Problem> {
        let last = self.held.borrow().table.seq();
        for entry in drawer::log(&self.id, last).await? {
            self.take(entry)?;
        }
        Ok(())
    }

    /// Takes an entry that is durable, and tells of it.
    fn take(&self, entry: Entry) -> Result<(), Problem> {
        let mut held = self.held.borrow_mut();
        if let Err(broken) = held.table.commit(&entry) {
            let problem = broken_log(&broken);
            self.slate.link.set(Link::Gone(problem.clone()));
            self.closed.set(true);
            return Err(problem);
        }
        held.log.push(entry);
        if let Some(snapshot) = held.table.snapshot() {
            held.snapshot = Some(snapshot);
        }
        held.told = now();
        drop(held);
        self.tell_last();
        Ok(())
    }

    /// The head follows from the log, so it does no harm if it is not kept: the next entry keeps it anew.
    async fn keep_head(&self) {
        let head = {
            let held = self.held.borrow();
            drawer::Head { card: held.table.card(), snapshot: held.snapshot.clone() }
        };
        let _ = drawer::put_head(&self.id, &head).await;
        if let Some(echo) = &*self.echo.borrow() {
            echo.call(&self.id);
        }
    }
}

impl Held {
    fn state(&self, eyes: Option<Seat>) -> State {
        self.table.state(viewer(eyes), false, now())
    }
}

/// Whoever plays in this browser is the host too.
fn role(seat: Option<Seat>) -> Role {
    Role { seat, host: true }
}
