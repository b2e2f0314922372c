//! A store in one SQLite file.
//!
//! `connect.rs` opens the file, `desk.rs` has the thread that writes and those that read, `write.rs` and `read.rs` are the
//! statements.

pub(crate) mod connect;
mod desk;
#[cfg(test)]
mod plans;
mod read;
mod write;

use std::path::Path;

use async_trait::async_trait;
use orrery_wire::{MatchId, Millis};
use rusqlite::Connection;
use tokio::sync::broadcast;

use crate::pack::Packed;
use crate::rows::{check_append, check_chat, check_new, check_node};
use crate::{
    Append, Appended, Chat, Grant, Kept, Listed, NewMatch, Place, Store, StoreError, TicketHash, Wake, backup,
};
use connect::{Location, STEPS};
use desk::Desk;

/// Connections that read, so that reading does not wait for the disk to write.
const READERS: usize = 3;
/// Wake-ups that may wait for a slow listener; then it is told that it missed some.
pub(crate) const WAKES: usize = 4096;

/// A store in one SQLite file.
pub(crate) struct Sqlite {
    location: Location,
    readers: Desk,
    writer: Desk,
    wakes: broadcast::Sender<Wake>,
}

impl Sqlite {
    /// Opens a file, or `:memory:`.
    pub(crate) async fn open(path: &str) -> Result<Self, StoreError> {
        let path = path.to_owned();
        blocking(move || {
            let location = Location::new(&path)?;
            let mut db = location.connect()?;
            connect::migrate(&mut db, STEPS)?;
            let readers = (0..READERS).map(|_| location.reader()).collect::<Result<_, _>>()?;
            Ok(Self {
                readers: Desk::readers(readers)?,
                writer: Desk::writer(db)?,
                wakes: broadcast::Sender::new(WAKES),
                location,
            })
        })
        .await
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.readers.ask(work, |_| ()).await
    }

    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer.ask(work, |_| ()).await
    }

    /// Writes, and wakes whoever follows the match if something was written: `written` says up to which entry.
    async fn write_to<T: Send + 'static>(
        &self,
        id: MatchId,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
        written: impl FnOnce(&T) -> Option<u32> + Send + 'static,
    ) -> Result<T, StoreError> {
        let wakes = self.wakes.clone();
        let wake = move |done: &T| {
            if let Some(seq) = written(done) {
                // Nobody may be listening.
                let _ = wakes.send(Wake::Match(id, seq));
            }
        };
        self.writer.ask(work, wake).await
    }
}

/// Runs what waits for a disk away from the threads that serve people.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let ended = tokio::task::spawn_blocking(work).await;
    ended.map_err(|error| StoreError::Unavailable(error.to_string()))?
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, new: NewMatch) -> Result<(), StoreError> {
        check_new(&new)?;
        let snapshots = Packed::all(new.snapshots.iter().map(|(seq, text)| (*seq, text.as_str())))?;
        let (id, seq) = (new.kept.id.clone(), new.kept.seq);
        self.write_to(id, move |db| write::create(db, &new, &snapshots), move |()| Some(seq)).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        check_append(&append)?;
        let snapshots = Packed::all(append.snapshot.iter().map(|text| (append.kept.seq, text.as_str())))?;
        let (id, seq) = (append.kept.id.clone(), append.kept.seq);
        let work = move |db: &Connection| write::append(db, &append, &snapshots);
        self.write_to(id, work, move |&appended| (appended == Appended::Done).then_some(seq)).await
    }

    async fn kept(&self, id: &MatchId) -> Result<Option<Kept>, StoreError> {
        let id = id.clone();
        self.read(move |db| read::kept(db, &id)).await
    }

    async fn entries(&self, id: &MatchId, after: u32, limit: u32) -> Result<Vec<String>, StoreError> {
        let id = id.clone();
        self.read(move |db| read::entries(db, &id, after, limit)).await
    }

    async fn snapshots(&self, id: &MatchId, last: bool) -> Result<Vec<(u32, String)>, StoreError> {
        let id = id.clone();
        self.read(move |db| read::snapshots(db, &id, last)).await
    }

    async fn lobby(&self, listed: &Listed) -> Result<Vec<Kept>, StoreError> {
        let listed = listed.clone();
        self.read(move |db| read::lobby(db, &listed)).await
    }

    async fn mine(&self, ticket: &TicketHash, limit: u32) -> Result<Vec<(Kept, Vec<Place>)>, StoreError> {
        let ticket = *ticket;
        self.read(move |db| read::mine(db, &ticket, limit)).await
    }

    async fn places(&self, id: &MatchId, ticket: &TicketHash) -> Result<Vec<Place>, StoreError> {
        let (id, ticket) = (id.clone(), *ticket);
        self.read(move |db| read::places(db, &id, &ticket)).await
    }

    async fn grants(&self, id: &MatchId) -> Result<Vec<Grant>, StoreError> {
        let id = id.clone();
        self.read(move |db| read::grants(db, &id)).await
    }

    async fn say(&self, id: &MatchId, client: &str, line: Chat) -> Result<u32, StoreError> {
        check_chat(client, &line)?;
        let (named, client) = (id.clone(), client.to_owned());
        let work = move |db: &Connection| write::say(db, &named, &client, &line);
        let (n, _) = self.write_to(id.clone(), work, |&(_, new)| new.then_some(0)).await?;
        Ok(n)
    }

    async fn chat(&self, id: &MatchId, after: u32, limit: u32) -> Result<Vec<Chat>, StoreError> {
        let id = id.clone();
        self.read(move |db| read::chat(db, &id, after, limit)).await
    }

    async fn claim(
        &self,
        node: &str,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<MatchId>, StoreError> {
        check_node(node)?;
        let node = node.to_owned();
        self.write(move |db| write::claim(db, &node, now, until, limit)).await
    }

    async fn all(&self, after: Option<&MatchId>, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        let after = after.cloned();
        self.read(move |db| read::all(db, after.as_ref(), limit)).await
    }

    fn wakes(&self) -> broadcast::Receiver<Wake> {
        self.wakes.subscribe()
    }

    fn shared(&self) -> bool {
        false
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        let count = |db: &Connection| {
            Ok(db.query_row("SELECT count(*) FROM schema", [], |row| row.get::<_, i64>(0))?)
        };
        // Both desks must be manned.
        self.write(count).await?;
        self.read(count).await?;
        Ok(())
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let (location, to) = (self.location.clone(), to.to_owned());
        blocking(move || {
            let from = location.plain()?;
            backup::into_new_file(&to, |part| backup::copy(&from, part))
        })
        .await
    }

    async fn restore(&self, from: &Path) -> Result<(), StoreError> {
        let from = from.to_owned();
        let source = blocking(move || backup::Source::open(&from)).await?;
        self.write(move |db| backup::fill_sqlite(db, &source)).await?;
        let _ = self.wakes.send(Wake::All);
        Ok(())
    }
}
