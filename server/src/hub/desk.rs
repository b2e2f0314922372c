//! The task of an open table: one question after the other.

use std::sync::Arc;
use std::time::Duration;

use orrery_kernel::Seat;
use orrery_match::{By, Due, Table, Task};
use orrery_store::Chat;
use orrery_wire::table::ChatLine;
use orrery_wire::{ActionId, Code, Holder, MatchId, Problem};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::ask::{Ask, Handle, Listener, Wakes};
use super::house::{House, from_store, moment, now, unavailable};
use super::rematch;
use super::settle::Along;
use super::tell::{Joined, Listeners};

/// The most entries that a listener is told at once; who was away longer reads the log.
const MISSED: u32 = 500;
/// The lines of chat that a listener is shown on arrival.
const CHAT: u32 = 50;
/// The longest line of chat, in characters.
const CHAT_LENGTH: usize = 500;

/// An open table.
pub(super) struct Desk {
    pub(super) house: Arc<House>,
    pub(super) id: MatchId,
    pub(super) table: Box<dyn Table>,
    pub(super) listeners: Listeners,
    /// Does this node see to what is due? The one that wrote last does, until its lease runs out.
    pub(super) tending: bool,
    /// The seat whose bot is thinking, and the entry it thinks about.
    thinking: Option<(Seat, u32)>,
    /// The last line of chat that listeners were told.
    chat: u32,
    inbox: mpsc::WeakSender<Ask>,
}

/// A table that is about to be opened.
pub(super) struct Prepared {
    house: Arc<House>,
    id: MatchId,
    inbox: mpsc::Receiver<Ask>,
    sender: mpsc::WeakSender<Ask>,
    wakes: Arc<Wakes>,
}

/// A table that is about to be opened, and the way to it.
pub(super) fn prepare(house: Arc<House>, id: MatchId, inbox: usize) -> (Handle, Prepared) {
    let (sender, inbox) = mpsc::channel(inbox);
    let wakes = Arc::new(Wakes::default());
    let handle = Handle { inbox: sender, wakes: wakes.clone() };
    let prepared = Prepared { house, id, inbox, sender: handle.inbox.downgrade(), wakes };
    (handle, prepared)
}

impl Prepared {
    /// Reads the match and serves the table until nobody needs it.
    pub(super) async fn serve(mut self) {
        let opened = self.house.open(&self.id, u32::MAX).await;
        let (table, _) = match opened {
            Ok(opened) => opened,
            Err(problem) => return self.refuse(&problem),
        };
        let house = self.house;
        let shared = house.store.shared();
        house.metrics.table_opened();
        let mut desk = Desk {
            listeners: Listeners::new(house.config.queue),
            id: self.id,
            table,
            tending: !shared,
            thinking: None,
            chat: 0,
            inbox: self.sender,
            house,
        };
        desk.serve(&mut self.inbox, &self.wakes).await;
        desk.listeners.dismiss();
        desk.house.metrics.table_closed();
    }

    /// Answers all who wait that the table cannot be had.
    fn refuse(&mut self, problem: &Problem) {
        self.inbox.close();
        while let Ok(ask) = self.inbox.try_recv() {
            ask.refuse(problem.clone());
        }
    }
}

impl Ask {
    fn refuse(self, problem: Problem) {
        match self {
            Self::Command { answer, .. } | Self::Seat { answer, .. } | Self::Chat { answer, .. } => {
                let _ = answer.send(Err(problem));
            }
            Self::Rematch { answer, .. } => {
                let _ = answer.send(Err(problem));
            }
            Self::Join { answer, .. } => {
                let _ = answer.send(Err(problem));
            }
            Self::Tend | Self::Thought { .. } | Self::Close => {}
        }
    }
}

/// Shall the task go on?
enum Next {
    On,
    End,
}

impl Desk {
    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Ask>, wakes: &Wakes) {
        let mut poll = tokio::time::interval(self.house.config.poll);
        poll.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut used = Instant::now();
        loop {
            let idle = used + self.house.config.idle;
            let due = self.next_due();
            let next = tokio::select! {
                ask = inbox.recv() => {
                    used = Instant::now();
                    match ask {
                        Some(ask) => self.answer(ask).await,
                        None => Next::End,
                    }
                }
                seq = wakes.next() => self.woken(seq).await,
                () = at(due) => self.attend().await,
                _ = poll.tick(), if self.house.store.shared() => self.woken(u32::MAX).await,
                () = tokio::time::sleep_until(idle) => {
                    self.listeners.sweep();
                    used = Instant::now();
                    if self.listeners.is_empty() && self.next_due().is_none() { Next::End } else { Next::On }
                }
            };
            if matches!(next, Next::End) {
                break;
            }
        }
        // Whoever asked while the table was closing is asked to ask again: their answer is dropped.
        inbox.close();
    }

    async fn answer(&mut self, ask: Ask) -> Next {
        match ask {
            Ask::Command { by, id, seen, command, answer } => {
                let done = match self.reach(seen).await {
                    Err(problem) => Err(problem),
                    Ok(()) => {
                        self.settle(Some((by, &id)), Along::default(), |table, moment| {
                            table.decide(by, Some(&id), seen, &command, moment)
                        })
                        .await
                    }
                };
                let next = self.after(&done);
                let _ = answer.send(done);
                next
            }
            Ask::Seat { by, seat, holder, grant, revoke, answer } => {
                let along = Along { grant, revoke };
                let done = self
                    .settle(None, along, |table, moment| table.seat(by, seat, holder.clone(), moment))
                    .await;
                let next = self.after(&done);
                let _ = answer.send(done);
                next
            }
            Ask::Rematch { by, answer } => {
                let done = rematch::make(self, by).await;
                let next = self.after(&done);
                let _ = answer.send(done);
                next
            }
            Ask::Join { listener, answer } => {
                let joined = self.join(listener).await;
                let next = self.after(&joined);
                let _ = answer.send(joined);
                next
            }
            Ask::Chat { by, client, text, answer } => {
                let said = self.say(by, &client, text).await;
                let _ = answer.send(said);
                self.tell_chat().await
            }
            Ask::Tend => {
                self.tending = true;
                self.woken(u32::MAX).await
            }
            Ask::Thought { seat, seq, action } => self.thought(seat, seq, action).await,
            Ask::Close => Next::End,
        }
    }

    /// A table whose store failed is closed: what it holds may be behind what is durable.
    fn after<T>(&self, done: &Result<T, Problem>) -> Next {
        match done {
            Err(problem) if problem.problem == Code::Unavailable => Next::End,
            _ => Next::On,
        }
    }

    /// When this node has to see to something.
    fn next_due(&self) -> Option<Due> {
        let due = self.house.due(&*self.table).filter(|_| self.tending)?;
        let busy = matches!(due.task, Task::Bot(seat) if self.thinking == Some((seat, self.table.seq())));
        (!busy).then_some(due)
    }

    /// Sees to what is due.
    async fn attend(&mut self) -> Next {
        let Some(Due { task, .. }) = self.next_due() else { return Next::On };
        match task {
            Task::Bot(seat) => self.have_thought(seat).await,
            Task::Start | Task::Order(_) | Task::Revise => {
                let done = self.settle(None, Along::default(), |table, moment| table.act(task, moment)).await;
                self.stuck(done).await
            }
        }
    }

    /// Hands a decision to the bots.
    async fn have_thought(&mut self, seat: Seat) -> Next {
        let seq = self.table.seq();
        let seed = u64::from_le_bytes(super::house::random());
        let thinking = match super::guard::caught(|| self.table.think(seat, seed)) {
            Ok(Some(thinking)) => thinking,
            Ok(None) => return Next::On,
            Err(why) => return self.stop(&why).await,
        };
        let inbox = self.inbox.clone();
        let taken = self.house.bots.ask(thinking, move |action| {
            // A table that has closed meanwhile no longer wants to know.
            if let Some(inbox) = inbox.upgrade() {
                let _ = inbox.blocking_send(Ask::Thought { seat, seq, action });
            }
        });
        if taken {
            self.thinking = Some((seat, seq));
        } else {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Next::On
    }

    /// A bot has made up its mind.
    async fn thought(&mut self, seat: Seat, seq: u32, action: Result<String, String>) -> Next {
        if self.thinking == Some((seat, seq)) {
            self.thinking = None;
        }
        if seq != self.table.seq() {
            return Next::On;
        }
        match action {
            Err(why) => self.stop(&why).await,
            Ok(action) => {
                let done = self
                    .settle(None, Along::default(), |table, moment| match table.seq() == seq {
                        true => table.answer(seat, &action, moment),
                        false => Err(Problem::new(Code::Stale, "the position has changed")),
                    })
                    .await;
                match done {
                    Err(problem) if problem.problem == Code::Stale => Next::On,
                    done => self.stuck(done).await,
                }
            }
        }
    }

    /// What the server does for a match cannot be refused by the rules; if it is, the match would hang for ever.
    async fn stuck(&mut self, done: Result<u32, Problem>) -> Next {
        match done {
            Ok(_) => Next::On,
            Err(problem) => match problem.problem {
                Code::Unavailable => Next::End,
                Code::Quarantined => Next::On,
                _ if self.next_due().is_none() => Next::On,
                _ => self.stop(&problem.why).await,
            },
        }
    }

    /// Something was written to the match, up to this entry as far as is known (0: chat).
    async fn woken(&mut self, seq: u32) -> Next {
        if seq > self.table.seq() && self.catch_up().await.is_err() {
            return Next::End;
        }
        if seq == 0 || seq == u32::MAX { self.tell_chat().await } else { Next::On }
    }

    /// Whoever has seen more than this table has comes from another node: read on before they are answered.
    async fn reach(&mut self, seen: u32) -> Result<(), Problem> {
        if seen > self.table.seq() && self.house.store.shared() {
            self.catch_up().await.map_err(|_| unavailable())?;
        }
        Ok(())
    }

    async fn join(&mut self, listener: Listener) -> Result<Joined, Problem> {
        self.reach(listener.seq).await?;
        let last = self.table.seq();
        let after = listener.seq.max(last.saturating_sub(MISSED));
        let missed = self.house.entries(&self.id, after, last).await?;
        let chat = self.house.store.chat(&self.id, 0, CHAT).await.map_err(from_store)?;
        if self.listeners.is_empty() {
            self.chat = chat.last().map_or(0, |line| line.n);
        }
        let chat = chat.into_iter().map(line).collect();
        self.listeners.sweep();
        Ok(self.listeners.add(listener, &*self.table, &missed, chat, now()))
    }

    async fn say(&mut self, by: By, client: &ActionId, text: String) -> Result<u32, Problem> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > CHAT_LENGTH || text.chars().any(char::is_control) {
            let why = format!("a line of chat has 1 to {CHAT_LENGTH} characters");
            return Err(Problem::new(Code::BadRequest, why));
        }
        let (seat, name) = match by {
            By::Seat(seat) => (Some(seat), self.name(seat)),
            By::Host | By::Server => (None, String::new()),
        };
        let line = Chat { n: 0, at: now(), seat, name, text: text.to_owned() };
        let client = format!("{}:{}", seat.map_or(0, |seat| seat.index() + 1), client.as_str());
        self.house.store.say(&self.id, &client, line).await.map_err(from_store)
    }

    fn name(&self, seat: Seat) -> String {
        let holder = self.table.card().seats.into_iter().nth(seat.index()).map(|card| card.holder);
        match holder {
            Some(Holder::Person { name }) => name,
            Some(Holder::Bot { .. } | Holder::Open | Holder::Invited) | None => String::new(),
        }
    }

    /// Tells listeners the lines of chat that they have not seen, wherever they were said.
    async fn tell_chat(&mut self) -> Next {
        if self.listeners.is_empty() {
            return Next::On;
        }
        let Ok(lines) = self.house.store.chat(&self.id, self.chat, CHAT).await else { return Next::End };
        for said in lines {
            self.chat = said.n;
            self.listeners.chat(line(said));
        }
        Next::On
    }

    /// Stops the match because the rules failed.
    async fn stop(&mut self, why: &str) -> Next {
        match self.quarantine(why).await {
            Ok(()) => Next::On,
            Err(_) => Next::End,
        }
    }
}

fn line(chat: Chat) -> ChatLine {
    let Chat { n, at, seat, name, text } = chat;
    ChatLine { n, at, seat, name, text }
}

/// Waits until something is due; for ever if nothing is.
async fn at(due: Option<Due>) {
    match due {
        None => std::future::pending().await,
        Some(due) => {
            tokio::time::sleep(Duration::from_millis(due.at.saturating_sub(moment().now))).await;
        }
    }
}
