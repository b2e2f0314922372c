//! What a match in this browser does by itself: it starts, follows standing orders, and has bots think.

use std::future::pending;
use std::pin::pin;
use std::rc::Rc;

use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::Set;
use orrery_kernel::Seat;
use orrery_match::{Due, Task};
use orrery_wire::{Code, Holder, Millis, Problem, SeatCard};

use super::Local;
use crate::moment::{now, random};
use crate::thinking::Question;
use crate::worker;

/// A bot answers no sooner than so many milliseconds after the last thing that happened, so that a person can follow.
const PACE: Millis = 500;
/// What could not be written is tried again after so many milliseconds.
const PAUSE: u32 = 2_000;
/// The longest that a bot thinks.
const LIMIT: Millis = 3_000;
/// The bot that plays on for a person who gave up.
const AFTER_RESIGNING: &str = "greedy";

/// What the match does by itself, ready to be decided.
enum Ready {
    Act(Task),
    Answer { seat: Seat, action: String, seq: u32 },
}

impl Local {
    /// Does what the match does by itself, until it is closed.
    pub(super) async fn drive(self: Rc<Self>) {
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
        let seed = random().map(u64::from_le_bytes).unwrap_or_default();
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
