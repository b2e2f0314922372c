//! Opening a SQLite file, and bringing its tables to the present schema.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use crate::StoreError;

/// The steps from nothing to the present schema. A step that has been released is never changed.
pub(crate) const STEPS: &[&str] = &[include_str!("../migrations/sqlite-1.sql")];

/// How long a connection waits for another process that holds the file.
const PATIENCE: Duration = Duration::from_secs(10);
/// Statements that a connection keeps prepared; there are not as many.
const STATEMENTS: usize = 64;
/// Marks a file as ours in its header: `orry`.
const APPLICATION: i64 = 0x6f72_7279;

/// Where a store is, as SQLite is told.
#[derive(Clone, Debug)]
pub(crate) struct Location(String);

impl Location {
    /// The location of a path, whose folders are made. `:memory:` is a new store in memory, which all connections to this
    /// location share.
    pub(crate) fn new(path: &str) -> Result<Self, StoreError> {
        static MEMORIES: AtomicU64 = AtomicU64::new(0);
        if path.is_empty() {
            return Err(StoreError::Address("sqlite:".into()));
        }
        if path == ":memory:" {
            let number = MEMORIES.fetch_add(1, Ordering::Relaxed);
            return Ok(Self(format!("file:/orrery-{number}?vfs=memdb")));
        }
        let folder = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder {
            std::fs::create_dir_all(folder)
                .map_err(|error| StoreError::Unavailable(format!("{}: {error}", folder.display())))?;
        }
        Ok(Self::file(&PathBuf::from(path)))
    }

    /// A file that is a store already, or whose folder exists.
    pub(crate) fn file(path: &Path) -> Self {
        // A path that begins with `file:` would be read as a URI.
        let path = path.to_string_lossy();
        Self(if path.starts_with("file:") { format!("./{path}") } else { path.into_owned() })
    }

    /// A connection that writes safely: what is committed is on the disk.
    pub(crate) fn connect(&self) -> Result<Connection, StoreError> {
        let db = self.plain()?;
        // In memory there is no such mode, and nothing to lose.
        let _: String = db.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
        db.execute_batch(
            "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 67108864;",
        )?;
        Ok(db)
    }

    /// A connection that only reads.
    pub(crate) fn reader(&self) -> Result<Connection, StoreError> {
        let db = self.plain()?;
        db.execute_batch("PRAGMA query_only = ON")?;
        Ok(db)
    }

    /// A connection as SQLite makes it.
    pub(crate) fn plain(&self) -> Result<Connection, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_URI
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(&self.0, flags)?;
        db.busy_timeout(PATIENCE)?;
        db.set_prepared_statement_cache_capacity(STATEMENTS);
        Ok(db)
    }
}

/// Takes the steps that the file has not taken yet. Who opens the same file meanwhile waits.
pub(crate) fn migrate(db: &mut Connection, steps: &[&str]) -> Result<(), StoreError> {
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let tables: i64 = transaction.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if tables == 0 {
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.execute_batch(
            "CREATE TABLE schema (version INTEGER NOT NULL) STRICT; INSERT INTO schema VALUES (0)",
        )?;
    }
    let found = version(&transaction)?;
    let known = steps.len() as u32;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for step in steps.iter().skip(found as usize) {
        transaction.execute_batch(step)?;
    }
    transaction.execute("UPDATE schema SET version = ?", [known])?;
    Ok(transaction.commit()?)
}

/// The schema of a file, which must be one of ours.
fn version(db: &Connection) -> Result<u32, StoreError> {
    let application: i64 = db.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if application != APPLICATION {
        return Err(StoreError::Unavailable("the file belongs to another program".into()));
    }
    Ok(db.query_row("SELECT version FROM schema", [], |row| row.get(0))?)
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged(error.to_string()),
            Some(_) | None => Self::Unavailable(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An old schema, and a step from it to a newer one.
    const OLD: &[&str] = &["CREATE TABLE matches (id TEXT PRIMARY KEY, title TEXT)"];
    const NEW: &[&str] = &[OLD[0], "ALTER TABLE matches RENAME COLUMN title TO name"];

    fn old_store(folder: &Path) -> Location {
        let location = Location::file(&folder.join("old.db"));
        let mut db = location.connect().unwrap();
        migrate(&mut db, OLD).unwrap();
        db.execute("INSERT INTO matches VALUES ('one', 'Friday')", []).unwrap();
        location
    }

    #[test]
    fn a_store_of_an_older_schema_keeps_what_is_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let mut db = old_store(folder.path()).connect().unwrap();
        for _again in 0..2 {
            migrate(&mut db, NEW).unwrap();
            let name: String = db.query_row("SELECT name FROM matches", [], |row| row.get(0)).unwrap();
            assert_eq!((name.as_str(), version(&db).unwrap()), ("Friday", 2));
        }
    }

    #[test]
    fn a_step_that_fails_leaves_the_store_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let mut db = old_store(folder.path()).connect().unwrap();
        migrate(&mut db, &[OLD[0], NEW[1], "CREATE TABLE matches (id TEXT)"]).unwrap_err();
        let title: String = db.query_row("SELECT title FROM matches", [], |row| row.get(0)).unwrap();
        assert_eq!((title.as_str(), version(&db).unwrap()), ("Friday", 1));
    }

    #[test]
    fn a_store_of_a_newer_schema_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let mut db = old_store(folder.path()).connect().unwrap();
        migrate(&mut db, NEW).unwrap();
        assert!(matches!(migrate(&mut db, OLD), Err(StoreError::Newer { found: 2, known: 1 })));
    }

    #[test]
    fn many_who_open_at_once_take_each_step_once() {
        let folder = tempfile::tempdir().unwrap();
        let location = old_store(folder.path());
        std::thread::scope(|scope| {
            let open = || migrate(&mut location.connect().unwrap(), NEW).unwrap();
            let all: Vec<_> = (0..8).map(|_| scope.spawn(open)).collect();
            all.into_iter().for_each(|one| one.join().unwrap());
        });
        assert_eq!(version(&location.connect().unwrap()).unwrap(), 2);
    }

    #[test]
    fn the_file_of_another_program_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("other.db");
        let mut db = Connection::open(&path).unwrap();
        db.execute_batch("CREATE TABLE schema (version INTEGER); INSERT INTO schema VALUES (0)").unwrap();
        assert!(matches!(migrate(&mut db, STEPS), Err(StoreError::Unavailable(_))));

        std::fs::write(folder.path().join("letter"), "Dear Ann, ".repeat(100)).unwrap();
        let letter = Location::file(&folder.path().join("letter"));
        assert!(matches!(letter.connect().err(), Some(StoreError::Damaged(_))));
    }

    #[test]
    fn what_is_committed_is_on_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let db = Location::file(&folder.path().join("store.db")).connect().unwrap();
        let pragma = |name: &str| {
            db.pragma_query_value(None, name, |row| row.get::<_, rusqlite::types::Value>(0)).unwrap()
        };
        assert_eq!(pragma("journal_mode"), rusqlite::types::Value::Text("wal".into()));
        assert_eq!(pragma("synchronous"), rusqlite::types::Value::Integer(2), "FULL");
        assert_eq!(pragma("foreign_keys"), rusqlite::types::Value::Integer(1));
        assert_eq!(pragma("busy_timeout"), rusqlite::types::Value::Integer(10_000));
    }

    #[test]
    fn a_reader_cannot_write() {
        let location = Location::new(":memory:").unwrap();
        let mut db = location.connect().unwrap();
        migrate(&mut db, STEPS).unwrap();
        assert!(location.reader().unwrap().execute("DELETE FROM matches", []).is_err());
    }
}
