//! What is read from a SQLite store. Each of these sees one moment.

use orrery_wire::MatchId;
use rusqlite::{Connection, OptionalExtension, params};

use crate::pack::unpack;
use crate::rows::{self, ChatRow, Row, grant, match_id, number, status_word};
use crate::{Chat, Grant, Kept, Listed, Place, StoreError, TicketHash};

/// A statement that begins with the columns of a match, as [`kept_row`] reads them.
macro_rules! select_kept {
    ($rest:literal) => {
        concat!("SELECT id, game, status, listed, seq, created, updated, due, card ", $rest)
    };
}

pub(crate) const KEPT: &str = select_kept!("FROM matches WHERE id = ?");
pub(crate) const ENTRIES: &str = "SELECT body FROM entries WHERE match = ? AND seq > ? ORDER BY seq LIMIT ?";
pub(crate) const SNAPSHOTS: &str =
    "SELECT seq, body FROM snapshots WHERE match = ? ORDER BY seq DESC LIMIT ?";
pub(crate) const LOBBY: &str = select_kept!(
    "FROM matches WHERE listed = 1 AND status = ? AND (updated, id) < (?, ?) ORDER BY updated DESC, id DESC LIMIT ?"
);
pub(crate) const LOBBY_OF_GAME: &str = select_kept!(
    "FROM matches WHERE listed = 1 AND game = ? AND status = ? AND (updated, id) < (?, ?)
     ORDER BY updated DESC, id DESC LIMIT ?"
);
/// The places come in one column, parted by blanks.
pub(crate) const MINE: &str =
    "SELECT id, game, status, listed, seq, created, updated, due, card, places FROM matches JOIN
         (SELECT match, group_concat(place, ' ') AS places FROM grants
          WHERE ticket = ? AND place NOT LIKE 'invite-%' GROUP BY match) ON id = match
     ORDER BY updated DESC, id DESC LIMIT ?";
pub(crate) const PLACES: &str = "SELECT place FROM grants WHERE ticket = ? AND match = ? ORDER BY place";
pub(crate) const GRANTS: &str = "SELECT ticket, place FROM grants WHERE match = ? ORDER BY place, ticket";
pub(crate) const CHAT: &str =
    "SELECT n, at, seat, name, text FROM chat WHERE match = ? AND n > ? ORDER BY n DESC LIMIT ?";
pub(crate) const ALL: &str = "SELECT id FROM matches WHERE id > ? ORDER BY id LIMIT ?";

fn kept_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    Ok(Row {
        id: row.get(0)?,
        game: row.get(1)?,
        status: row.get(2)?,
        listed: row.get(3)?,
        seq: row.get(4)?,
        created: row.get(5)?,
        updated: row.get(6)?,
        due: row.get(7)?,
        card: row.get(8)?,
    })
}

pub(crate) fn kept(db: &Connection, id: &MatchId) -> Result<Option<Kept>, StoreError> {
    let row = db.prepare_cached(KEPT)?.query_row([id.as_str()], kept_row).optional()?;
    row.map(Kept::try_from).transpose()
}

pub(crate) fn entries(
    db: &Connection,
    id: &MatchId,
    after: u32,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let mut statement = db.prepare_cached(ENTRIES)?;
    let bodies = statement.query_map(params![id.as_str(), after, limit], |row| row.get(0))?;
    Ok(bodies.collect::<Result<_, _>>()?)
}

pub(crate) fn snapshots(db: &Connection, id: &MatchId, last: bool) -> Result<Vec<(u32, String)>, StoreError> {
    let limit = if last { 1 } else { -1 };
    let mut statement = db.prepare_cached(SNAPSHOTS)?;
    let rows = statement.query_map(params![id.as_str(), limit], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let unpacked = rows.map(|row| {
        let (seq, body): (i64, Vec<u8>) = row?;
        Ok((number(seq)?, unpack(&body)?))
    });
    let mut found = unpacked.collect::<Result<Vec<_>, StoreError>>()?;
    found.reverse();
    Ok(found)
}

pub(crate) fn lobby(db: &Connection, listed: &Listed) -> Result<Vec<Kept>, StoreError> {
    let (updated, id) = rows::before(listed)?;
    let mut found = Vec::new();
    // Each status has its own stretch of the index; together they are put in order again.
    for status in rows::statuses(listed) {
        let status = status_word(status);
        let rows: Vec<Row> = match &listed.game {
            None => db
                .prepare_cached(LOBBY)?
                .query_map(params![status, updated, id, listed.limit], kept_row)?
                .collect::<Result<_, _>>()?,
            Some(game) => db
                .prepare_cached(LOBBY_OF_GAME)?
                .query_map(params![game, status, updated, id, listed.limit], kept_row)?
                .collect::<Result<_, _>>()?,
        };
        found.extend(rows);
    }
    found.sort_by(|a, b| (b.updated, &b.id).cmp(&(a.updated, &a.id)));
    found.truncate(listed.limit as usize);
    found.into_iter().map(Kept::try_from).collect()
}

pub(crate) fn mine(
    db: &Connection,
    ticket: &TicketHash,
    limit: u32,
) -> Result<Vec<(Kept, Vec<Place>)>, StoreError> {
    let mut statement = db.prepare_cached(MINE)?;
    let rows = statement.query_map(params![ticket.0, limit], |row| Ok((kept_row(row)?, row.get(9)?)))?;
    let read = rows.map(|row| {
        let (row, words): (Row, String) = row?;
        Ok((row.try_into()?, rows::places(words.split(' '))?))
    });
    read.collect()
}

pub(crate) fn places(db: &Connection, id: &MatchId, ticket: &TicketHash) -> Result<Vec<Place>, StoreError> {
    let mut statement = db.prepare_cached(PLACES)?;
    let words = statement.query_map(params![ticket.0, id.as_str()], |row| row.get::<_, String>(0))?;
    rows::places(words.collect::<Result<Vec<_>, _>>()?)
}

pub(crate) fn grants(db: &Connection, id: &MatchId) -> Result<Vec<Grant>, StoreError> {
    let mut statement = db.prepare_cached(GRANTS)?;
    let rows = statement.query_map([id.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let read = rows.map(|row| {
        let (ticket, word): (Vec<u8>, String) = row?;
        grant(&ticket, &word)
    });
    read.collect()
}

pub(crate) fn chat(db: &Connection, id: &MatchId, after: u32, limit: u32) -> Result<Vec<Chat>, StoreError> {
    let mut statement = db.prepare_cached(CHAT)?;
    let rows = statement.query_map(params![id.as_str(), after, limit], |row| {
        Ok(ChatRow {
            n: row.get(0)?,
            at: row.get(1)?,
            seat: row.get(2)?,
            name: row.get(3)?,
            text: row.get(4)?,
        })
    })?;
    let mut lines = rows.map(|row| row?.try_into()).collect::<Result<Vec<Chat>, StoreError>>()?;
    lines.reverse();
    Ok(lines)
}

pub(crate) fn all(db: &Connection, after: Option<&MatchId>, limit: u32) -> Result<Vec<MatchId>, StoreError> {
    let mut statement = db.prepare_cached(ALL)?;
    let ids = statement.query_map(params![after.map_or("", MatchId::as_str), limit], |row| row.get(0))?;
    ids.map(|id| match_id(id?)).collect()
}
