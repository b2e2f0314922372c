//! The open tables of a node.
//!
//! Every table that somebody looks at, or that has something due, is open on this node: a task with an inbox
//! (`desk.rs`). The hub finds or opens the task and hands it what is asked. Other nodes may have the same table open;
//! the store decides whose entry comes first.

mod ask;
mod bots;
mod desk;
mod guard;
mod house;
mod past;
mod rematch;
mod settle;
mod tell;
mod watch;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use orrery_kernel::Seat;
use orrery_match::{By, Created, Entry, Shelf, Table};
use orrery_store::{Grant, NewMatch, Place, Store};
use orrery_wire::{ActionId, Code, Command, Holder, MatchCard, MatchId, Problem};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot, watch as signal};
use tokio::task::JoinSet;

use crate::{Config, Metrics};
use ask::{Answer, Ask, Handle};
use house::{House, moment, unavailable};

pub use ask::Listener;
pub(crate) use house::{card, from_store, random};
pub use tell::Joined;
pub(crate) use tell::text;

/// How many questions may wait at a table before those who ask are told to come back.
const INBOX: usize = 256;

/// The open tables of a node, and the way to all others.
pub struct Hub {
    house: Arc<House>,
    tables: Mutex<HashMap<MatchId, Handle>>,
    tasks: Mutex<JoinSet<()>>,
    closing: signal::Sender<bool>,
}

/// A match as its row says, without opening it.
#[derive(Clone, Debug)]
pub struct Page {
    /// What everybody may know.
    pub card: MatchCard,
    /// The options of the game.
    pub options: Value,
}

impl Hub {
    /// Opens the house: nothing runs yet but the watch for wake-ups and for what is due.
    pub async fn open(
        config: Config,
        shelf: Shelf,
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
    ) -> Arc<Self> {
        let hub = Arc::new(Self {
            house: Arc::new(House::new(config, shelf, store, metrics)),
            tables: Mutex::default(),
            tasks: Mutex::default(),
            closing: signal::Sender::new(false),
        });
        watch::start(&hub);
        hub
    }

    /// The games.
    pub fn shelf(&self) -> &Shelf {
        &self.house.shelf
    }

    /// The store.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.house.store
    }

    /// Makes a match and gives these rights in it.
    pub async fn make(self: &Arc<Self>, created: Created, grants: Vec<Grant>) -> Result<(), Problem> {
        let id = created.id.clone();
        let game = self.house.game(&created.game)?;
        let entry = guard::rules(|| game.create(created, &moment()))??;
        self.house.create(&[entry], grants).await?;
        self.tend(&id).await;
        Ok(())
    }

    /// Makes a match from a record. `grants` says who may do what, seeing who held which seat and whether the match is over.
    pub async fn import(
        self: &Arc<Self>,
        id: &MatchId,
        record: Vec<u8>,
        grants: impl FnOnce(&MatchCard) -> Vec<Grant>,
    ) -> Result<(), Problem> {
        let game = self.house.game(&past::game_of(&record)?)?;
        let (house, named) = (self.house.clone(), id.clone());
        // A long record takes a while to play; nobody else shall wait for it.
        let played = tokio::task::spawn_blocking(move || {
            let log = guard::rules(|| game.import(&named, &record, &moment()))??;
            let (table, snapshots) = house.unroll(&log)?;
            house.new_match(&*table, &log, snapshots)
        });
        let mut new = played.await.map_err(|_| unavailable())??;
        new.grants = grants(&house::card(&new.kept)?);
        self.house.store.create(new).await.map_err(from_store)?;
        self.tend(id).await;
        Ok(())
    }

    /// A match as it stands, without opening it.
    pub async fn page(&self, id: &MatchId) -> Result<Page, Problem> {
        let kept = self.house.kept(id).await?;
        let first = self.house.store.entries(id, 0, 1).await.map_err(from_store)?;
        let created = first.first().and_then(|entry| past::created(entry));
        let options = created.map(|created| created.options).unwrap_or_default();
        Ok(Page { card: house::card(&kept)?, options })
    }

    /// A seat changes hands before the start, and rights with it.
    pub async fn seat(
        self: &Arc<Self>,
        id: &MatchId,
        by: By,
        seat: Seat,
        holder: Holder,
        grant: Vec<Grant>,
        revoke: Vec<Place>,
    ) -> Result<u32, Problem> {
        self.ask(id, |answer| Ask::Seat {
            by,
            seat,
            holder: holder.clone(),
            grant: grant.clone(),
            revoke: revoke.clone(),
            answer,
        })
        .await
    }

    /// Does what a player asks for; the answer comes when it is durable.
    pub async fn command(
        self: &Arc<Self>,
        id: &MatchId,
        by: By,
        action: ActionId,
        seen: u32,
        command: Command,
    ) -> Result<u32, Problem> {
        self.ask(id, |answer| Ask::Command { by, id: action.clone(), seen, command: command.clone(), answer })
            .await
    }

    /// The match that follows this one, made if it is not there yet: same players, seats moved on by one.
    pub async fn rematch(self: &Arc<Self>, id: &MatchId, by: By) -> Result<MatchId, Problem> {
        let next = self.ask(id, |answer| Ask::Rematch { by, answer }).await?;
        self.tend(&next).await;
        Ok(next)
    }

    /// Sits a listener down at a table.
    pub async fn join(self: &Arc<Self>, id: &MatchId, listener: Listener) -> Result<Joined, Problem> {
        self.ask(id, |answer| Ask::Join { listener: listener.clone(), answer }).await
    }

    /// Says something to the table and answers with the number of the line.
    pub async fn chat(
        self: &Arc<Self>,
        id: &MatchId,
        by: By,
        client: &ActionId,
        text: &str,
    ) -> Result<u32, Problem> {
        self.ask(id, |answer| Ask::Chat { by, client: client.clone(), text: text.to_owned(), answer }).await
    }

    /// Closes all tables: nothing more is accepted, sockets end, what was accepted is durable.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        let handles: Vec<Handle> = self.tables().drain().map(|(_, handle)| handle).collect();
        for handle in handles {
            let _ = handle.inbox.send(Ask::Close).await;
        }
        let mut tasks = std::mem::take(&mut *self.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        while tasks.join_next().await.is_some() {}
    }

    /// Is the server stopping?
    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Sees to what is due at a table, if anything is.
    pub(crate) async fn tend(self: &Arc<Self>, id: &MatchId) {
        if let Ok(handle) = self.handle(id) {
            // A full inbox has enough to do; what is due is looked for again.
            let _ = handle.inbox.try_send(Ask::Tend);
        }
    }

    /// Tells the table, if it is open here, that its match was written to elsewhere.
    pub(crate) fn wake(&self, id: &MatchId, seq: u32) {
        if let Some(handle) = self.tables().get(id) {
            handle.wake(seq);
        }
    }

    /// Tells all open tables that they may have missed something.
    pub(crate) fn wake_all(&self) {
        for handle in self.tables().values() {
            handle.wake(u32::MAX);
        }
    }

    /// Asks the task of a table. One that was just closing for want of visitors is opened again.
    async fn ask<T>(self: &Arc<Self>, id: &MatchId, ask: impl Fn(Answer<T>) -> Ask) -> Result<T, Problem> {
        for _ in 0..3 {
            let handle = self.handle(id)?;
            let (answer, answered) = oneshot::channel();
            match handle.inbox.try_send(ask(answer)) {
                Err(mpsc::error::TrySendError::Full(_)) => {
                    return Err(Problem::new(
                        Code::TooMany,
                        "the table has too much to do; try again in a moment",
                    ));
                }
                Err(mpsc::error::TrySendError::Closed(_)) => self.forget(id, &handle),
                Ok(()) => match answered.await {
                    Ok(answer) => return answer,
                    Err(_) => self.forget(id, &handle),
                },
            }
        }
        Err(unavailable())
    }

    /// The task of a table, opened if it is not open.
    fn handle(self: &Arc<Self>, id: &MatchId) -> Result<Handle, Problem> {
        if *self.closing.borrow() {
            return Err(Problem::new(Code::Unavailable, "the server is stopping; connect again in a moment"));
        }
        let mut tables = self.tables();
        if let Some(handle) = tables.get(id).filter(|handle| !handle.inbox.is_closed()) {
            return Ok(handle.clone());
        }
        let (handle, desk) = desk::prepare(self.house.clone(), id.clone(), INBOX);
        tables.insert(id.clone(), handle.clone());
        drop(tables);
        let (hub, id, mine) = (self.clone(), id.clone(), handle.clone());
        let mut tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        while tasks.try_join_next().is_some() {}
        tasks.spawn(async move {
            desk.serve().await;
            hub.forget(&id, &mine);
        });
        Ok(handle)
    }

    /// Forgets a task that has ended, unless the table was opened anew meanwhile.
    fn forget(&self, id: &MatchId, handle: &Handle) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|found| found.inbox.same_channel(&handle.inbox)) {
            tables.remove(id);
        }
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<MatchId, Handle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl House {
    /// Writes a new match with its first entries.
    async fn create(&self, log: &[Entry], grants: Vec<Grant>) -> Result<(), Problem> {
        let (table, snapshots) = self.unroll(log)?;
        let new = NewMatch { grants, ..self.new_match(&*table, log, snapshots)? };
        self.store.create(new).await.map_err(from_store)
    }

    /// A match that is not written yet, in which nobody has a right.
    fn new_match(
        &self,
        table: &dyn Table,
        log: &[Entry],
        snapshots: Vec<(u32, String)>,
    ) -> Result<NewMatch, Problem> {
        let entries = log.iter().map(house::text).collect::<Result<_, _>>()?;
        Ok(NewMatch { kept: self.row(table), entries, snapshots, grants: Vec::new() })
    }
}
