//! To do something is to decide what entry it would be, to make that entry durable, and only then to tell.

use std::time::Instant;

use orrery_match::{By, Entry, Moment, Table};
use orrery_store::{Append, Appended, Grant, Place};
use orrery_wire::{ActionId, Problem};

use super::desk::Desk;
use super::guard::{caught, quarantined};
use super::house::{from_store, moment, now, text, unavailable};

/// How often another node may be faster before whoever asks is told to try again.
const TRIES: usize = 20;

/// What is written together with an entry.
#[derive(Clone, Default)]
pub(super) struct Along {
    pub(super) grant: Vec<Grant>,
    pub(super) revoke: Vec<Place>,
}

/// What became of an entry.
enum Fate {
    Durable,
    /// Another node was faster; the table has caught up with it.
    Overtaken,
}

impl Desk {
    /// Decides, makes durable, commits and tells; the answer is the number of the entry. What `once` names and has been
    /// done is not done again.
    pub(super) async fn settle(
        &mut self,
        once: Option<(By, &ActionId)>,
        along: Along,
        decide: impl Fn(&dyn Table, &Moment) -> Result<Entry, Problem>,
    ) -> Result<u32, Problem> {
        for _ in 0..TRIES {
            if let Some(done) = once.and_then(|(by, id)| self.table.done(by, id)) {
                return Ok(done);
            }
            let entry = match caught(|| decide(&*self.table, &moment())) {
                Ok(decided) => decided?,
                Err(why) => {
                    self.quarantine(&why).await?;
                    return Err(quarantined());
                }
            };
            match self.write(&entry, along.clone()).await? {
                Fate::Durable => return Ok(entry.seq),
                Fate::Overtaken => {}
            }
        }
        Err(unavailable())
    }

    /// Stops the match because the rules failed. Its log is kept.
    pub(super) async fn quarantine(&mut self, why: &str) -> Result<(), Problem> {
        tracing::error!(match_id = %self.id, seq = self.table.seq(), why, "the rules failed; the match is stopped");
        self.house.metrics.quarantined();
        for _ in 0..TRIES {
            let entry = self.table.quarantine(why, &moment());
            match self.write(&entry, Along::default()).await? {
                Fate::Durable => return Ok(()),
                Fate::Overtaken => {}
            }
        }
        Err(unavailable())
    }

    /// Takes the entry, makes it durable, and tells. The table takes it first, because the row and the snapshot that are
    /// written with it describe the position after it; nobody sees that position before it is durable, and if it does not
    /// become so, the table is read anew.
    async fn write(&mut self, entry: &Entry, along: Along) -> Result<Fate, Problem> {
        let before = entry.seq - 1;
        match caught(|| self.table.commit(entry)) {
            Ok(Ok(())) => {}
            Ok(Err(broken)) => return self.unplayable(before, &broken.to_string()).await,
            Err(why) => return self.unplayable(before, &why).await,
        }
        let append = self.append(entry, along)?;
        let begun = Instant::now();
        match self.house.store.append(append).await {
            Ok(Appended::Done) => {
                let game = self.table.card().game;
                self.house.metrics.appended(&game, begun.elapsed().as_secs_f64());
                self.tending = true;
                self.listeners.update(&*self.table, entry, now());
                Ok(Fate::Durable)
            }
            Ok(Appended::Conflict) => {
                self.house.metrics.conflict();
                self.reopen(before).await?;
                Ok(Fate::Overtaken)
            }
            // Whether it was written is not known; the log will tell whoever asks again.
            Err(error) => Err(from_store(error)),
        }
    }

    fn append(&self, entry: &Entry, along: Along) -> Result<Append, Problem> {
        let kept = self.house.row(&*self.table);
        let lease = self.house.config.lease.as_millis() as u64;
        let snapshot = match caught(|| self.table.snapshot()) {
            Ok(snapshot) => snapshot.map(|snapshot| text(&snapshot)).transpose()?,
            Err(_) => None,
        };
        Ok(Append {
            lease: kept.due.map(|due| (self.house.node.clone(), due.max(now()) + lease)),
            entry: text(entry)?,
            snapshot,
            grant: along.grant,
            revoke: along.revoke,
            kept,
        })
    }

    /// The rules decided something that they then could not carry out. The position is read anew, and the match stopped.
    async fn unplayable(&mut self, before: u32, why: &str) -> Result<Fate, Problem> {
        self.reopen(before).await?;
        Box::pin(self.quarantine(why)).await?;
        Err(quarantined())
    }

    /// Reads the match anew and tells listeners what they have not seen: everything after entry `told`.
    async fn reopen(&mut self, told: u32) -> Result<(), Problem> {
        // A table that cannot be read anew must not go on with what was not made durable.
        let (table, log) = self.house.open(&self.id, u32::MAX).await.map_err(|_| unavailable())?;
        self.table = table;
        self.tending = !self.house.store.shared();
        for entry in log.iter().filter(|entry| entry.seq > told) {
            self.listeners.update(&*self.table, entry, now());
        }
        Ok(())
    }

    /// Takes what other nodes have written and tells listeners.
    pub(super) async fn catch_up(&mut self) -> Result<(), Problem> {
        let told = self.table.seq();
        let new = self.house.entries(&self.id, told, u32::MAX).await?;
        for entry in &new {
            match caught(|| self.table.commit(entry)) {
                Ok(Ok(())) => self.listeners.update(&*self.table, entry, now()),
                Ok(Err(broken)) => {
                    tracing::error!(match_id = %self.id, %broken, "an entry of another node does not fit");
                    return Err(quarantined());
                }
                Err(why) => {
                    tracing::error!(match_id = %self.id, why, "the rules failed on an entry of another node");
                    return Err(quarantined());
                }
            }
            // Whoever wrote it looks after what is due.
            self.tending = !self.house.store.shared();
        }
        Ok(())
    }
}
