//! Threads that own connections, with bounded queues before them.
//!
//! SQLite blocks whoever calls it, and the disk is slow to say that something is safe. So there is one thread that
//! writes. It takes all work that waits, does it in one transaction, commits once and answers everybody: the more wait,
//! the cheaper each of them is.

use std::sync::{Arc, Mutex};
use std::thread::{Builder, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;

/// Jobs that may wait before a desk; whoever brings more waits outside.
const QUEUE: usize = 1024;
/// The most jobs in one transaction.
const BATCH: usize = 256;

/// Does something on a connection, if there is one that can be used, and leaves behind how to answer once it is known
/// whether it was committed.
type Job = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Answer + Send>;
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Threads that do jobs on connections of their own. They end when the desk is dropped, after what was waiting is done.
pub(crate) struct Desk {
    jobs: Option<mpsc::Sender<Job>>,
    threads: Vec<JoinHandle<()>>,
}

impl Desk {
    /// The desk of the one who writes.
    pub(crate) fn writer(db: Connection) -> Result<Self, StoreError> {
        let (jobs, mut waiting) = mpsc::channel::<Job>(QUEUE);
        let thread = spawn("store-writer", move || {
            while let Some(first) = waiting.blocking_recv() {
                let mut batch = vec![first];
                while batch.len() < BATCH
                    && let Ok(next) = waiting.try_recv()
                {
                    batch.push(next);
                }
                write(&db, batch);
            }
        })?;
        Ok(Self { jobs: Some(jobs), threads: vec![thread] })
    }

    /// The desk of those who read.
    pub(crate) fn readers(connections: Vec<Connection>) -> Result<Self, StoreError> {
        let (jobs, waiting) = mpsc::channel::<Job>(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        let read = |db: Connection| {
            let waiting = Arc::clone(&waiting);
            // The lock is held while waiting for a job, not while doing it. It is poisoned by nobody: nothing inside
            // it panics.
            let next = move || waiting.lock().ok().and_then(|mut waiting| waiting.blocking_recv());
            spawn("store-reader", move || {
                while let Some(job) = next() {
                    job(Ok(&db))(Ok(()));
                }
            })
        };
        let threads = connections.into_iter().map(read).collect::<Result<_, _>>()?;
        Ok(Self { jobs: Some(jobs), threads })
    }

    /// Has the work done, and waits until it is; if it writes, until it is durable. Then, before the caller knows, tells
    /// `after`, also if the caller has gone meanwhile.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
        after: impl FnOnce(&T) + Send + 'static,
    ) -> Result<T, StoreError> {
        let (tell, told) = oneshot::channel();
        let job: Job = Box::new(move |db| {
            let done = db.and_then(|db| alone(db, work));
            Box::new(move |committed| {
                let done = committed.and(done);
                if let Ok(value) = &done {
                    after(value);
                }
                // Whoever asked may have gone.
                let _ = tell.send(done);
            })
        });
        let jobs = self.jobs.as_ref().ok_or_else(closed)?;
        jobs.send(job).await.map_err(|_| closed())?;
        told.await.map_err(|_| closed())?
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.jobs = None;
        for thread in self.threads.drain(..) {
            // One that panicked has nothing more to say; whoever waited for it was told.
            let _ = thread.join();
        }
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    let named = Builder::new().name(name.to_owned());
    named.spawn(work).map_err(|error| StoreError::Unavailable(format!("no thread can be started: {error}")))
}

fn closed() -> StoreError {
    StoreError::Unavailable("the thread that looks after the file has stopped".into())
}

/// Writes everything in one transaction, then answers everybody.
fn write(db: &Connection, batch: Vec<Job>) {
    let begun = db.execute_batch("BEGIN IMMEDIATE").map_err(StoreError::from);
    let usable = || match &begun {
        Err(error) => Err(StoreError::Unavailable(error.to_string())),
        // A full disk ends the whole transaction; outside of one, a job would commit by itself.
        Ok(()) if db.is_autocommit() => Err(StoreError::Unavailable("the transaction was broken off".into())),
        Ok(()) => Ok(db),
    };
    let answers: Vec<Answer> = batch.into_iter().map(|job| job(usable())).collect();
    let committed = db.execute_batch("COMMIT");
    if committed.is_err() && !db.is_autocommit() {
        // Nothing of it may stay, or the next transaction would make it durable after all.
        let _ = db.execute_batch("ROLLBACK");
    }
    for answer in answers {
        answer(committed.as_ref().map(drop).map_err(|error| StoreError::Unavailable(error.to_string())));
    }
}

/// Does the work so that, if it fails, nothing of it remains and the rest of the transaction is as it was.
fn alone<T>(
    db: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let run = |sql: &str| db.prepare_cached(sql).and_then(|mut statement| statement.execute([]));
    run("SAVEPOINT job")?;
    let done = work(db);
    if done.is_err() {
        run("ROLLBACK TO job")?;
    }
    run("RELEASE job")?;
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    fn desk() -> Desk {
        let db = Connection::open_in_memory().unwrap();
        db.execute_batch("CREATE TABLE said (word TEXT UNIQUE NOT NULL)").unwrap();
        Desk::writer(db).unwrap()
    }

    async fn say(desk: &Desk, word: &'static str) -> Result<usize, StoreError> {
        desk.ask(move |db| Ok(db.execute("INSERT INTO said VALUES (?)", [word])?), |_| ()).await
    }

    async fn said(desk: &Desk) -> i64 {
        let count = |db: &Connection| Ok(db.query_row("SELECT count(*) FROM said", [], |row| row.get(0))?);
        desk.ask(count, |_| ()).await.unwrap()
    }

    #[tokio::test]
    async fn one_that_fails_does_not_fail_the_others() {
        let desk = desk();
        let twice = |db: &Connection| {
            db.execute("INSERT INTO said VALUES ('half')", [])?;
            Ok(db.execute("INSERT INTO said VALUES ('half')", [])?)
        };
        let (one, half, two) = tokio::join!(say(&desk, "one"), desk.ask(twice, |_| ()), say(&desk, "two"));
        assert!(one.is_ok() && half.is_err() && two.is_ok());
        assert_eq!(said(&desk).await, 2);
    }

    #[tokio::test]
    async fn a_transaction_that_is_broken_off_acknowledges_nothing() {
        let desk = desk();
        let break_off = |db: &Connection| Ok(db.execute_batch("ROLLBACK")?);
        let (one, broken, two) =
            tokio::join!(say(&desk, "one"), desk.ask(break_off, |_| ()), say(&desk, "two"));
        let all_told = one.is_err() && broken.is_err() && two.is_err();
        // The writer may have taken them one by one; then only what was broken off is lost.
        assert!(all_told || said(&desk).await == 2);
        assert!(say(&desk, "three").await.is_ok(), "the next is written again");
    }

    #[tokio::test]
    async fn a_panic_is_an_error_for_whoever_waits_and_never_a_hang() {
        let desk = desk();
        let panic = |_: &Connection| -> Result<(), StoreError> { panic!("a test of the store") };
        assert!(matches!(desk.ask(panic, |_| ()).await, Err(StoreError::Unavailable(_))));
        assert!(matches!(say(&desk, "late").await, Err(StoreError::Unavailable(_))));
    }

    #[tokio::test]
    async fn what_waits_is_still_done_when_the_desk_closes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("said.db");
        let db = Connection::open(&path).unwrap();
        db.execute_batch("CREATE TABLE said (word TEXT)").unwrap();
        let desk = Desk::writer(db).unwrap();
        // Asked, and mostly gone before the answer.
        let _ = tokio::time::timeout(std::time::Duration::ZERO, say(&desk, "one")).await;
        drop(desk);
        let count: i64 = Connection::open(&path)
            .unwrap()
            .query_row("SELECT count(*) FROM said", [], |row| row.get(0))
            .unwrap();
        assert_eq!(count, 1);
    }
}
