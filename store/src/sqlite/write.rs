//! What is written to a SQLite store. All of these run inside a transaction of the writer.

use orrery_wire::{MatchId, Millis};
use rusqlite::{Connection, OptionalExtension, params};

use crate::pack::Packed;
use crate::rows::{claimable, column, match_id, number, place_word, seat_column, status_word};
use crate::{Append, Appended, Chat, Grant, NewMatch, StoreError};

const CREATE: &str =
    "INSERT INTO matches (id, game, status, listed, seq, created, updated, due, claimable, card)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
pub(crate) const MOVE: &str = "UPDATE matches
     SET status = ?, listed = ?, seq = ?, updated = ?, due = ?, node = ?, claimable = ?, card = ?
     WHERE id = ? AND seq = ? - 1";
const ENTRY: &str = "INSERT INTO entries (match, seq, body) VALUES (?, ?, ?)";
const SNAPSHOT: &str = "INSERT INTO snapshots (match, seq, body) VALUES (?, ?, ?)";
const GRANT: &str = "INSERT INTO grants (ticket, match, place) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
pub(crate) const REVOKE: &str = "DELETE FROM grants WHERE match = ? AND place = ?";
pub(crate) const SAID: &str = "SELECT n FROM chat WHERE match = ? AND client = ? AND seat = ? AND name = ?";
pub(crate) const LAST_SAID: &str = "SELECT coalesce(max(n), 0) FROM chat WHERE match = ?";
const SAY: &str = "INSERT INTO chat (match, n, at, seat, name, text, client) VALUES (?, ?, ?, ?, ?, ?, ?)";
pub(crate) const CLAIM: &str = "UPDATE matches SET node = ?, claimable = ?
     WHERE id IN (SELECT id FROM matches WHERE claimable <= ? ORDER BY claimable LIMIT ?) RETURNING id";

pub(crate) fn create(db: &Connection, new: &NewMatch, snapshots: &[Packed]) -> Result<(), StoreError> {
    let kept = &new.kept;
    let id = kept.id.as_str();
    let written = db.prepare_cached(CREATE)?.execute(params![
        id,
        kept.game,
        status_word(kept.status),
        kept.listed,
        kept.seq,
        column(kept.created)?,
        column(kept.updated)?,
        kept.due.map(column).transpose()?,
        claimable(kept.due, None)?,
        kept.card,
    ])?;
    if written == 0 {
        return Err(StoreError::Exists(format!("match {id}")));
    }
    for (seq, entry) in (1u32..).zip(&new.entries) {
        db.prepare_cached(ENTRY)?.execute(params![id, seq, entry])?;
    }
    keep(db, &kept.id, snapshots)?;
    grant(db, &kept.id, &new.grants)
}

pub(crate) fn append(db: &Connection, append: &Append, snapshots: &[Packed]) -> Result<Appended, StoreError> {
    let kept = &append.kept;
    let id = kept.id.as_str();
    let lease = append.lease.as_ref();
    let moved = db.prepare_cached(MOVE)?.execute(params![
        status_word(kept.status),
        kept.listed,
        kept.seq,
        column(kept.updated)?,
        kept.due.map(column).transpose()?,
        lease.map(|(node, _)| node),
        claimable(kept.due, lease.map(|(_, until)| *until))?,
        kept.card,
        id,
        kept.seq,
    ])?;
    if moved == 0 {
        return Ok(Appended::Conflict);
    }
    db.prepare_cached(ENTRY)?.execute(params![id, kept.seq, append.entry])?;
    keep(db, &kept.id, snapshots)?;
    for place in &append.revoke {
        db.prepare_cached(REVOKE)?.execute(params![id, place_word(*place)])?;
    }
    grant(db, &kept.id, &append.grant)?;
    Ok(Appended::Done)
}

fn keep(db: &Connection, id: &MatchId, snapshots: &[Packed]) -> Result<(), StoreError> {
    for Packed { seq, bytes } in snapshots {
        db.prepare_cached(SNAPSHOT)?.execute(params![id.as_str(), seq, bytes])?;
    }
    Ok(())
}

fn grant(db: &Connection, id: &MatchId, grants: &[Grant]) -> Result<(), StoreError> {
    for Grant { ticket, place } in grants {
        db.prepare_cached(GRANT)?.execute(params![ticket.0, id.as_str(), place_word(*place)])?;
    }
    Ok(())
}

/// The number of the line, and whether it is new.
pub(crate) fn say(
    db: &Connection,
    id: &MatchId,
    client: &str,
    line: &Chat,
) -> Result<(u32, bool), StoreError> {
    let seat = seat_column(line.seat);
    let mut said = db.prepare_cached(SAID)?;
    let before =
        said.query_row(params![id.as_str(), client, seat, line.name], |row| row.get(0)).optional()?;
    if let Some(n) = before {
        return Ok((number(n)?, false));
    }
    let last: i64 = db.prepare_cached(LAST_SAID)?.query_row([id.as_str()], |row| row.get(0))?;
    let n = number(last + 1)?;
    let values = params![id.as_str(), n, column(line.at)?, seat, line.name, line.text, client];
    match db.prepare_cached(SAY)?.execute(values) {
        Ok(_) => Ok((n, true)),
        Err(error) if error.sqlite_error().is_some_and(|error| error.extended_code == FOREIGN_KEY) => {
            Err(StoreError::Unknown(id.clone()))
        }
        Err(error) => Err(error.into()),
    }
}

/// What a line refers to is not there.
const FOREIGN_KEY: i32 = rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY;

pub(crate) fn claim(
    db: &Connection,
    node: &str,
    now: Millis,
    until: Millis,
    limit: u32,
) -> Result<Vec<MatchId>, StoreError> {
    let mut statement = db.prepare_cached(CLAIM)?;
    let ids = statement.query_map(params![node, column(until)?, column(now)?, limit], |row| row.get(0))?;
    ids.map(|id| match_id(id?)).collect()
}
