//! Backups: a store as one SQLite file, whatever it was kept in.
//!
//! A backup is itself a store: it can be opened where it lies. Rows go from store to store as they are, so all that is
//! known here of the tables is their columns.

use std::fs::{self, File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags, OptionalExtension, params_from_iter};

use crate::StoreError;
use crate::sqlite::connect::{STEPS, migrate};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Number,
    Flag,
    Bytes,
}

/// A table and its columns.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    pub(crate) columns: &'static [(&'static str, Kind)],
}

/// All tables, in the order in which they can be filled.
pub(crate) const TABLES: [Table; 5] = {
    use Kind::{Bytes, Flag, Number, Text};
    [
        Table {
            name: "matches",
            columns: &[
                ("id", Text),
                ("game", Text),
                ("status", Text),
                ("listed", Flag),
                ("seq", Number),
                ("created", Number),
                ("updated", Number),
                ("due", Number),
                ("node", Text),
                ("claimable", Number),
                ("card", Text),
            ],
        },
        Table { name: "entries", columns: &[("match", Text), ("seq", Number), ("body", Text)] },
        Table { name: "snapshots", columns: &[("match", Text), ("seq", Number), ("body", Bytes)] },
        Table { name: "grants", columns: &[("ticket", Bytes), ("match", Text), ("place", Text)] },
        Table {
            name: "chat",
            columns: &[
                ("match", Text),
                ("n", Number),
                ("at", Number),
                ("seat", Number),
                ("name", Text),
                ("text", Text),
                ("client", Text),
            ],
        },
    ]
};

impl Table {
    /// Its columns, parted by commas.
    pub(crate) fn columns(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// The statement that gives all rows.
    pub(crate) fn select(&self) -> String {
        format!("SELECT {} FROM {}", self.columns(), self.name)
    }
}

/// A row, a value for each column.
pub(crate) type Line = Vec<Value>;

/// Writes rows into a SQLite file.
pub(crate) fn insert(db: &Connection, table: &Table, lines: &[Line]) -> Result<(), StoreError> {
    let marks = vec!["?"; table.columns.len()].join(", ");
    let sql = format!("INSERT INTO {} ({}) VALUES ({marks})", table.name, table.columns());
    let mut statement = db.prepare_cached(&sql)?;
    for line in lines {
        statement.execute(params_from_iter(line))?;
    }
    Ok(())
}

/// Makes a file that was not there: all of it, on the disk, or none.
pub(crate) fn into_new_file(
    to: &Path,
    write: impl FnOnce(&Path) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let failed = |error: std::io::Error| match error.kind() {
        ErrorKind::AlreadyExists => StoreError::Exists(to.display().to_string()),
        _ => StoreError::Unavailable(format!("{}: {error}", to.display())),
    };
    // Taking the name first means that nobody else's file is replaced in the end.
    OpenOptions::new().write(true).create_new(true).open(to).map_err(failed)?;
    let part = part(to);
    let done = write(&part).and_then(|()| {
        File::open(&part).and_then(|file| file.sync_all()).map_err(failed)?;
        fs::rename(&part, to).map_err(failed)?;
        sync_folder(to).map_err(failed)
    });
    if done.is_err() {
        // What failed is told; these are only tidied away.
        let _ = fs::remove_file(&part);
        let _ = fs::remove_file(to);
    }
    done
}

/// Copies a SQLite database as it is at one moment, while others write to it, into a file of its own.
pub(crate) fn copy(from: &Connection, to: &Path) -> Result<(), StoreError> {
    let mut file = Connection::open(to)?;
    copy_pages(from, &mut file)?;
    // The copy says that it has a second file with the latest changes; it has not, and can be put anywhere.
    let _: String = file.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get(0))?;
    Ok(())
}

/// All pages in one step: a copy in several would begin anew with each change in between.
fn copy_pages(from: &Connection, to: &mut Connection) -> Result<(), StoreError> {
    Ok(Backup::new(from, to)?.run_to_completion(i32::MAX, Duration::from_millis(5), None)?)
}

fn part(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// A name in a folder is durable when the folder is.
fn sync_folder(path: &Path) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// A backup to be read.
pub(crate) struct Source(Connection);

impl Source {
    /// Opens a backup and checks it. The file is copied first: an old one is brought to the present schema, and the
    /// original stays as it is.
    pub(crate) fn open(path: &Path) -> Result<Self, StoreError> {
        if !path.is_file() {
            return Err(StoreError::Unavailable(format!("{} is no file", path.display())));
        }
        let original = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        // A name of nothing is a file that SQLite makes for itself and deletes.
        let mut copy = Connection::open("")?;
        rusqlite::backup::Backup::new(&original, &mut copy)?.run_to_completion(
            1024,
            Default::default(),
            None,
        )?;
        migrate(&mut copy, STEPS)?;
        let source = Self(copy);
        source.check()?;
        Ok(source)
    }

    /// Every log must be whole.
    fn check(&self) -> Result<(), StoreError> {
        let torn = "SELECT id FROM matches WHERE seq <> (SELECT count(*) FROM entries WHERE match = id)
                        OR seq <> (SELECT coalesce(max(seq), 0) FROM entries WHERE match = id) LIMIT 1";
        let found: Option<String> = self.0.query_row(torn, [], |row| row.get(0)).optional()?;
        match found {
            Some(id) => Err(StoreError::Damaged(format!("the log of match {id} has gaps"))),
            None => Ok(()),
        }
    }

    /// Hands out all rows of a table, so many at a time.
    pub(crate) fn lines(
        &self,
        table: &Table,
        at_a_time: usize,
        mut take: impl FnMut(Vec<Line>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut statement = self.0.prepare(&table.select())?;
        let mut rows = statement.query([])?;
        let mut lines = Vec::new();
        while let Some(row) = rows.next()? {
            lines.push((0..table.columns.len()).map(|column| row.get(column)).collect::<Result<Line, _>>()?);
            if lines.len() == at_a_time {
                take(std::mem::take(&mut lines))?;
            }
        }
        if lines.is_empty() { Ok(()) } else { take(lines) }
    }
}

/// Fills an empty SQLite store.
pub(crate) fn fill_sqlite(db: &Connection, source: &Source) -> Result<(), StoreError> {
    let found: Option<String> =
        db.query_row("SELECT id FROM matches LIMIT 1", [], |row| row.get(0)).optional()?;
    if let Some(id) = found {
        return Err(occupied(&id));
    }
    TABLES.iter().try_for_each(|table| source.lines(table, 100, |lines| insert(db, table, &lines)))
}

/// The store to be filled has a match in it.
pub(crate) fn occupied(id: &str) -> StoreError {
    StoreError::Exists(format!("a match ({id})"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_columns_of_all_tables_are_copied() {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db, STEPS).unwrap();
        let sql = "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c
                   WHERE t.type = 'table' AND t.name <> 'schema' ORDER BY 1, 2";
        let mut statement = db.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        let found: Vec<(String, String)> = rows.map(Result::unwrap).collect();
        let columns =
            |table: &Table| table.columns.iter().map(|(name, _)| (table.name.into(), (*name).into()));
        let mut known: Vec<(String, String)> = TABLES.iter().flat_map(columns).collect();
        known.sort();
        assert_eq!(found, known);
    }

    #[test]
    fn what_fails_leaves_no_file_behind_and_replaces_none() {
        let folder = tempfile::tempdir().unwrap();
        let to = folder.path().join("backup.db");
        let broken = into_new_file(&to, |part| {
            fs::write(part, "half").unwrap();
            Err(StoreError::Unfit("a test"))
        });
        assert!(broken.is_err() && fs::read_dir(folder.path()).unwrap().next().is_none());

        into_new_file(&to, |part| {
            fs::write(part, "whole").unwrap();
            Ok(())
        })
        .unwrap();
        let second = into_new_file(&to, |_| unreachable!("the name is taken"));
        assert!(matches!(second, Err(StoreError::Exists(_))));
        assert_eq!(fs::read_to_string(&to).unwrap(), "whole");
    }
}
