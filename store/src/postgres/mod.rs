//! A store in a PostgreSQL database, which several nodes may share.
//!
//! `connect.rs` reaches the server, `sql.rs` has the statements, `wakes.rs` is how nodes wake each other, `copy.rs` makes
//! backups and reads them.

mod connect;
mod copy;
#[cfg(test)]
mod plans;
mod sql;
mod wakes;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::{Pool, PoolError};
use orrery_wire::{MatchId, Millis};
use tokio::sync::{broadcast, oneshot};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, Row as PgRow};

use crate::pack::{Packed, unpack};
use crate::rows::{
    self, ChatRow, Row, claimable, column, match_id, number, place_word, seat_column, status_word,
};
use crate::sqlite::WAKES;
use crate::{
    Append, Appended, Chat, Grant, Kept, Listed, NewMatch, Place, Store, StoreError, TicketHash, Wake,
};
use connect::{STEPS, connect, failed};
use wakes::Outbox;

/// How long a statement may take, with the way there and back.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often something that changes nothing is asked again if the connection was lost, and after which pause.
const AGAIN: (u32, Duration) = (3, Duration::from_millis(100));
/// How often a line of chat tries to get a number, which it loses to another line each time.
const SAY_AGAIN: u32 = 1000;

/// A store in a PostgreSQL database.
pub(crate) struct Postgres {
    config: Config,
    pool: Pool,
    wakes: broadcast::Sender<Wake>,
    outbox: Arc<Outbox>,
    /// Hear and send wake-ups; they end with the store.
    _tasks: JoinSet<()>,
}

type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Postgres {
    /// Opens the database that a URL names.
    pub(crate) async fn open(url: &str) -> Result<Self, StoreError> {
        let config = connect::config(url)?;
        connect::migrate(&mut connect(&config).await?, STEPS).await?;
        let wakes = broadcast::Sender::new(WAKES);
        let outbox = Arc::new(Outbox::new());
        let (ready, listening) = oneshot::channel();
        let mut tasks = JoinSet::new();
        tasks.spawn(wakes::listen(config.clone(), Arc::clone(&outbox), wakes.clone(), ready));
        tasks.spawn(wakes::send(config.clone(), Arc::clone(&outbox)));
        // Whoever asks for wake-ups now shall miss none.
        let ready = timeout(PATIENCE, listening).await;
        ready
            .map_err(|_| StoreError::Unavailable("the server does not let us listen".into()))?
            .map_err(|_| gone())?;
        Ok(Self { pool: connect::pool(&config)?, config, wakes, outbox, _tasks: tasks })
    }

    /// Runs a statement once.
    async fn run(&self, sql: &str, params: Params<'_>) -> Result<Vec<PgRow>, Trouble> {
        let client = self.pool.get().await?;
        let asked = async { client.query(&client.prepare_cached(sql).await?, params).await };
        match timeout(PATIENCE, asked).await {
            Ok(rows) => Ok(rows?),
            Err(_) => {
                // Nobody knows what this connection is still busy with.
                drop(deadpool_postgres::Object::take(client));
                Err(Trouble::Other(StoreError::Unavailable("it does not answer in time".into())))
            }
        }
    }

    /// Runs a statement that writes. It is not tried again: if the connection was lost, it may have been done.
    async fn write(&self, sql: &str, params: Params<'_>) -> Result<Vec<PgRow>, StoreError> {
        self.run(sql, params).await.map_err(StoreError::from)
    }

    /// Runs a statement that changes nothing, again if the connection was lost.
    async fn read(&self, sql: &str, params: Params<'_>) -> Result<Vec<PgRow>, StoreError> {
        for _ in 1..AGAIN.0 {
            match self.run(sql, params).await {
                Err(trouble) if trouble.lost() => sleep(AGAIN.1).await,
                done => return done.map_err(StoreError::from),
            }
        }
        self.run(sql, params).await.map_err(StoreError::from)
    }

    fn wake(&self, wake: Wake) {
        self.outbox.put(&wake);
        // Nobody may be listening here.
        let _ = self.wakes.send(wake);
    }
}

/// Why a statement was not answered.
enum Trouble {
    Server(tokio_postgres::Error),
    Other(StoreError),
}

impl Trouble {
    fn lost(&self) -> bool {
        match self {
            Self::Server(error) => connect::lost(error),
            Self::Other(_) => false,
        }
    }
}

impl From<tokio_postgres::Error> for Trouble {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::Server(error)
    }
}

impl From<PoolError> for Trouble {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Backend(error) => Self::Server(error),
            other => Self::Other(StoreError::Unavailable(other.to_string())),
        }
    }
}

impl From<Trouble> for StoreError {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Server(error) => failed(&error),
            Trouble::Other(error) => error,
        }
    }
}

fn gone() -> StoreError {
    StoreError::Unavailable("the task that listens has stopped".into())
}

fn kept(row: &PgRow) -> Result<Kept, StoreError> {
    let row = Row {
        id: row.get(0),
        game: row.get(1),
        status: row.get(2),
        listed: row.get(3),
        seq: row.get(4),
        created: row.get(5),
        updated: row.get(6),
        due: row.get(7),
        card: row.get(8),
    };
    row.try_into()
}

/// Snapshots and grants as columns.
fn columns(snapshots: &[Packed]) -> (Vec<i64>, Vec<&[u8]>) {
    snapshots.iter().map(|packed| (i64::from(packed.seq), packed.bytes.as_slice())).unzip()
}

fn grant_columns(grants: &[Grant]) -> (Vec<&[u8]>, Vec<String>) {
    grants.iter().map(|grant| (grant.ticket.0.as_slice(), place_word(grant.place))).unzip()
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, new: NewMatch) -> Result<(), StoreError> {
        rows::check_new(&new)?;
        let kept = &new.kept;
        let id = kept.id.as_str();
        let packed = Packed::all(new.snapshots.iter().map(|(seq, text)| (*seq, text.as_str())))?;
        let (seqs, bodies) = columns(&packed);
        let (tickets, places) = grant_columns(&new.grants);
        let params: Params<'_> = &[
            &id,
            &kept.game,
            &status_word(kept.status),
            &kept.listed,
            &i64::from(kept.seq),
            &column(kept.created)?,
            &column(kept.updated)?,
            &kept.due.map(column).transpose()?,
            &claimable(kept.due, None)?,
            &kept.card,
            &new.entries,
            &seqs,
            &bodies,
            &tickets,
            &places,
        ];
        if self.write(sql::CREATE, params).await?.is_empty() {
            return Err(StoreError::Exists(format!("match {id}")));
        }
        self.wake(Wake::Match(kept.id.clone(), kept.seq));
        Ok(())
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        rows::check_append(&append)?;
        let kept = &append.kept;
        let packed = Packed::all(append.snapshot.iter().map(|text| (kept.seq, text.as_str())))?;
        let (seqs, bodies) = columns(&packed);
        let (tickets, places) = grant_columns(&append.grant);
        let revoked: Vec<String> = append.revoke.iter().map(|&place| place_word(place)).collect();
        let lease = append.lease.as_ref();
        let params: Params<'_> = &[
            &kept.id.as_str(),
            &i64::from(kept.seq),
            &status_word(kept.status),
            &kept.listed,
            &column(kept.updated)?,
            &kept.due.map(column).transpose()?,
            &lease.map(|(node, _)| node),
            &claimable(kept.due, lease.map(|(_, until)| *until))?,
            &kept.card,
            &append.entry,
            &seqs,
            &bodies,
            &revoked,
            &tickets,
            &places,
        ];
        if self.write(sql::APPEND, params).await?.is_empty() {
            return Ok(Appended::Conflict);
        }
        self.wake(Wake::Match(kept.id.clone(), kept.seq));
        Ok(Appended::Done)
    }

    async fn kept(&self, id: &MatchId) -> Result<Option<Kept>, StoreError> {
        self.read(sql::KEPT, &[&id.as_str()]).await?.first().map(kept).transpose()
    }

    async fn entries(&self, id: &MatchId, after: u32, limit: u32) -> Result<Vec<String>, StoreError> {
        let params: Params<'_> = &[&id.as_str(), &i64::from(after), &i64::from(limit)];
        Ok(self.read(sql::ENTRIES, params).await?.iter().map(|row| row.get(0)).collect())
    }

    async fn snapshots(&self, id: &MatchId, last: bool) -> Result<Vec<(u32, String)>, StoreError> {
        let limit = last.then_some(1i64);
        let found = self.read(sql::SNAPSHOTS, &[&id.as_str(), &limit]).await?;
        let unpacked = found.iter().rev().map(|row| Ok((number(row.get(0))?, unpack(row.get(1))?)));
        unpacked.collect()
    }

    async fn lobby(&self, listed: &Listed) -> Result<Vec<Kept>, StoreError> {
        let (updated, id) = rows::before(listed)?;
        let statuses: Vec<&str> = rows::statuses(listed).into_iter().map(status_word).collect();
        let limit = i64::from(listed.limit);
        let found = match &listed.game {
            None => self.read(sql::LOBBY, &[&statuses, &updated, &id, &limit]).await?,
            Some(game) => self.read(sql::LOBBY_OF_GAME, &[&statuses, &updated, &id, &limit, game]).await?,
        };
        found.iter().map(kept).collect()
    }

    async fn mine(&self, ticket: &TicketHash, limit: u32) -> Result<Vec<(Kept, Vec<Place>)>, StoreError> {
        let found = self.read(sql::MINE, &[&ticket.0.as_slice(), &i64::from(limit)]).await?;
        found.iter().map(|row| Ok((kept(row)?, rows::places(row.get::<_, Vec<String>>(9))?))).collect()
    }

    async fn places(&self, id: &MatchId, ticket: &TicketHash) -> Result<Vec<Place>, StoreError> {
        let found = self.read(sql::PLACES, &[&ticket.0.as_slice(), &id.as_str()]).await?;
        rows::places(found.iter().map(|row| row.get::<_, &str>(0)))
    }

    async fn grants(&self, id: &MatchId) -> Result<Vec<Grant>, StoreError> {
        let found = self.read(sql::GRANTS, &[&id.as_str()]).await?;
        found.iter().map(|row| rows::grant(row.get(0), row.get(1))).collect()
    }

    async fn say(&self, id: &MatchId, client: &str, line: Chat) -> Result<u32, StoreError> {
        rows::check_chat(client, &line)?;
        let (at, seat) = (column(line.at)?, seat_column(line.seat));
        let params: Params<'_> = &[&id.as_str(), &client, &at, &seat, &line.name, &line.text];
        for _ in 0..SAY_AGAIN {
            let said = match self.run(sql::SAY, params).await {
                Err(Trouble::Server(error)) if error.code() == Some(&SqlState::FOREIGN_KEY_VIOLATION) => {
                    return Err(StoreError::Unknown(id.clone()));
                }
                said => said?,
            };
            if let Some(row) = said.first() {
                if row.get(1) {
                    self.wake(Wake::Match(id.clone(), 0));
                }
                return number(row.get(0));
            }
        }
        Err(StoreError::Unavailable("too many speak at once".into()))
    }

    async fn chat(&self, id: &MatchId, after: u32, limit: u32) -> Result<Vec<Chat>, StoreError> {
        let found = self.read(sql::CHAT, &[&id.as_str(), &i64::from(after), &i64::from(limit)]).await?;
        let line = |row: &PgRow| {
            let line = ChatRow {
                n: row.get(0),
                at: row.get(1),
                seat: row.get(2),
                name: row.get(3),
                text: row.get(4),
            };
            line.try_into()
        };
        found.iter().rev().map(line).collect()
    }

    async fn claim(
        &self,
        node: &str,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<MatchId>, StoreError> {
        rows::check_node(node)?;
        let params: Params<'_> = &[&node, &column(until)?, &column(now)?, &i64::from(limit)];
        self.write(sql::CLAIM, params).await?.iter().map(|row| match_id(row.get(0))).collect()
    }

    async fn all(&self, after: Option<&MatchId>, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        let after = after.map_or("", MatchId::as_str);
        let found = self.read(sql::ALL, &[&after, &i64::from(limit)]).await?;
        found.iter().map(|row| match_id(row.get(0))).collect()
    }

    fn wakes(&self) -> broadcast::Receiver<Wake> {
        self.wakes.subscribe()
    }

    fn shared(&self) -> bool {
        true
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        self.read("SELECT version FROM schema", &[]).await.map(drop)
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        copy::backup(&self.config, to).await
    }

    async fn restore(&self, from: &Path) -> Result<(), StoreError> {
        copy::restore(&self.config, from).await?;
        self.wake(Wake::All);
        Ok(())
    }
}
