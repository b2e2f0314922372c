//! A match that is played in this browser.
//!
//! As on a server: to do something is to decide what entry it would be, to make it durable, and only then to take it and to tell of it.
//! One thing is written at a time. If another tab has played on meanwhile, its entries are taken first.

use std::cell::{Cell, RefCell};
use std::future::pending;
use std::pin::pin;
use std::rc::Rc;
use std::sync::Arc;

use futures_util::future::{Either, select};
use futures_util::lock::Mutex;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use orrery_kernel::Seat;
use orrery_match::{AnyGame, By, Due, Entry, Moment, Shelf, Snapshot, Table, Task};
use orrery_wire::{Code, Command, Holder, MatchId, Millis, News, Problem, Role, SeatCard, State, Status};
use wasm_bindgen_futures::spawn_local;

use crate::begin::{begin, broken_log, following, game, next_name};
use crate::bell::Bell;
use crate::drawer::{self, Trouble};
use crate::echo::Echo;
use crate::eyes::{looks, viewer};
use crate::keep::head;
use crate::moment::{moment, now};
use crate::slate::Slate;
use crate::thinking::Question;
use crate::{Link, Step, worker};

/// A bot answers no sooner than so many milliseconds after the last thing that happened, so that a person can follow.
const PACE: Millis = 500;
/// What could not be written is tried again after so many milliseconds.
const PAUSE: u32 = 2_000;
/// How often a wish is tried when another tab keeps being faster.
const TRIES: u32 = 5;
/// The longest that a bot thinks.
const LIMIT: Millis = 3_000;
/// The bot that plays on for a person who gave up.
const AFTER_RESIGNING: &str = "greedy";

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

/// What the match does by itself, ready to be decided.
enum Ready {
    Act(Task),
    Answer { seat: Seat, action: String, seq: u32 },
}

impl Local {
    /// The match, if it is kept here. A browser that keeps nothing keeps this neither.
    pub(crate) async fn open(id: &MatchId, shelf: &Shelf, slate: Slate) -> Result<Option<Rc<Self>>, Problem> {
        let Ok(Some(head)) = drawer::head(id).await else { return Ok(None) };
        let log = drawer::log(id, 0).await?;
        let game = game(shelf, &head.card.game)?.clone();
        let table = game.open(&log, head.snapshot.as_slice()).map_err(|broken| broken_log(&broken))?;
        let held = Held { table, log, snapshot: head.snapshot, eyes: None, told: 0 };
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
        let state = {
            let mut held = self.held.borrow_mut();
            held.eyes = looks(&held.state(None), None);
            held.state(held.eyes)
        };
        let you = role(self.held.borrow().eyes);
        self.slate.here.set(true);
        self.slate.you.set(you);
        self.tell_anew();
        self.show(None, state, you);
        self.slate.link.set(Link::Here);
        let (follower, driver) = (Rc::downgrade(self), self.clone());
        *self.echo.borrow_mut() = Echo::new(&self.id, move || {
            if let Some(local) = follower.upgrade() {
                spawn_local(async move { local.look_again().await });
            }
        });
        spawn_local(driver.drive());
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

    pub(crate) fn record(&self) -> Result<String, Problem> {
        let held = self.held.borrow();
        let bytes = held.table.record(&held.log)?;
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

    /// All news with the eyes of whoever looks now.
    pub(crate) fn tell_anew(&self) {
        let you = viewer(self.slate.you.get_untracked().seat);
        let held = self.held.borrow();
        let told: Vec<Arc<News>> =
            held.log.iter().map(|entry| Arc::new(held.table.news(entry, you))).collect();
        self.slate.news.set(told);
    }

    /// Does what the match does by itself, until it is closed.
    async fn drive(self: Rc<Self>) {
        while !self.closed.get() {
            let due = self.held.borrow().table.due();
            let prepared = pin!(self.prepare(due));
            let ready = match select(prepared, pin!(self.bell.rung())).await {
                Either::Left((ready, _)) => ready,
                // Something changed: look again at what is due.
                Either::Right(_) => continue,
            };
            let seq = self.held.borrow().table.seq();
            let Err(problem) = self.settle(ready).await else { continue };
            if self.held.borrow().table.seq() == seq && !self.closed.get() {
                self.slate.refused.set(Some(problem));
                select(TimeoutFuture::new(PAUSE), pin!(self.bell.rung())).await;
            }
        }
    }

    /// Waits until it is time, and has bots think.
    async fn prepare(&self, due: Option<Due>) -> Ready {
        let Some(Due { at, task }) = due else { return pending().await };
        match task {
            Task::Start | Task::Revise => Ready::Act(task),
            Task::Order(_) => {
                sleep_until(at).await;
                Ready::Act(task)
            }
            Task::Bot(seat) => {
                let seq = self.held.borrow().table.seq();
                let action = worker::think(self.question(seat), &*self.game).await;
                let told = self.held.borrow().told;
                sleep_until(told + PACE).await;
                Ready::Answer { seat, action, seq }
            }
        }
    }

    /// What a bot has to think about: what its seat sees, and nothing else.
    fn question(&self, seat: Seat) -> Question {
        let held = self.held.borrow();
        let card = held.table.card();
        let bot = card.seats.get(seat.index()).map_or(AFTER_RESIGNING, bot_of).to_owned();
        let view = held.state(Some(seat)).view.unwrap_or_default();
        let seed = crate::moment::random().map(u64::from_le_bytes).unwrap_or_default();
        Question { game: card.game, view, seat, bot, seed, limit: LIMIT }
    }

    async fn settle(&self, ready: Ready) -> Result<(), Problem> {
        self.write(|table, moment| match &ready {
            Ready::Act(task) => table.act(*task, moment),
            Ready::Answer { seq, .. } if table.seq() != *seq => {
                Err(Problem::new(Code::Stale, "The position has changed while the bot thought."))
            }
            Ready::Answer { seat, action, .. } => table.answer(*seat, action, moment),
        })
        .await
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

    /// Tells of the last entry: first to whoever looked until now, then to whoever is to look next.
    fn tell_last(&self) {
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

/// The bot that thinks for a seat.
fn bot_of(card: &SeatCard) -> &str {
    match &card.holder {
        Holder::Bot { bot } => bot,
        Holder::Person { .. } | Holder::Open | Holder::Invited => {
            card.stand_in.as_deref().unwrap_or(AFTER_RESIGNING)
        }
    }
}

async fn sleep_until(at: Millis) {
    if let Ok(wait @ 1..) = u32::try_from(at.saturating_sub(now())) {
        TimeoutFuture::new(wait).await;
    }
}
