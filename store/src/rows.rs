//! How values stand in the columns of both back ends, and what may stand there at all.

use orrery_kernel::Seat;
use orrery_wire::{MatchId, Millis, Status};

use crate::{Append, Chat, Grant, Kept, Listed, NewMatch, Place, StoreError, TicketHash};

/// Names (of people, games, nodes, lines of chat) are in indexes and must be short.
const MAX_NAME: usize = 256;

/// A row of the table of matches as a database gives it back.
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) status: String,
    pub(crate) listed: bool,
    pub(crate) seq: i64,
    pub(crate) created: i64,
    pub(crate) updated: i64,
    pub(crate) due: Option<i64>,
    pub(crate) card: String,
}

impl TryFrom<Row> for Kept {
    type Error = StoreError;
    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: match_id(row.id)?,
            game: row.game,
            status: status(&row.status)?,
            listed: row.listed,
            seq: number(row.seq)?,
            created: millis(row.created)?,
            updated: millis(row.updated)?,
            due: row.due.map(millis).transpose()?,
            card: row.card,
        })
    }
}

/// A row of the chat as a database gives it back.
pub(crate) struct ChatRow {
    pub(crate) n: i64,
    pub(crate) at: i64,
    pub(crate) seat: i64,
    pub(crate) name: String,
    pub(crate) text: String,
}

impl TryFrom<ChatRow> for Chat {
    type Error = StoreError;
    fn try_from(row: ChatRow) -> Result<Self, StoreError> {
        let seat = match row.seat {
            0 => None,
            seat => Some(seat.to_string().parse().map_err(StoreError::Damaged)?),
        };
        Ok(Self { n: number(row.n)?, at: millis(row.at)?, seat, name: row.name, text: row.text })
    }
}

/// The column of a seat in the chat: 0 for someone who looks on.
pub(crate) fn seat_column(seat: Option<Seat>) -> i64 {
    seat.map_or(0, |seat| seat.index() as i64 + 1)
}

pub(crate) fn match_id(text: String) -> Result<MatchId, StoreError> {
    MatchId::try_from(text).map_err(|error| StoreError::Damaged(error.to_string()))
}

pub(crate) fn number(column: i64) -> Result<u32, StoreError> {
    column.try_into().map_err(|_| StoreError::Damaged(format!("{column} is no number of an entry")))
}

pub(crate) fn millis(column: i64) -> Result<Millis, StoreError> {
    column.try_into().map_err(|_| StoreError::Damaged(format!("{column} is no time")))
}

/// A time as a column.
pub(crate) fn column(time: Millis) -> Result<i64, StoreError> {
    time.try_into().map_err(|_| StoreError::Unfit("a time is beyond the end of all calendars"))
}

pub(crate) fn status_word(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Running => "running",
        Status::Over => "over",
        Status::Quarantined => "quarantined",
    }
}

fn status(word: &str) -> Result<Status, StoreError> {
    [Status::Gathering, Status::Running, Status::Over, Status::Quarantined]
        .into_iter()
        .find(|&status| status_word(status) == word)
        .ok_or_else(|| StoreError::Damaged(format!("`{word}` is no status")))
}

pub(crate) fn place_word(place: Place) -> String {
    match place {
        Place::Seat(seat) => format!("seat-{seat}"),
        Place::Invite(seat) => format!("invite-{seat}"),
        Place::Host => "host".to_owned(),
    }
}

fn place(word: &str) -> Result<Place, StoreError> {
    let seat = |number: &str| number.parse().map_err(StoreError::Damaged);
    match word.split_once('-') {
        Some(("seat", number)) => Ok(Place::Seat(seat(number)?)),
        Some(("invite", number)) => Ok(Place::Invite(seat(number)?)),
        None if word == "host" => Ok(Place::Host),
        Some(_) | None => Err(StoreError::Damaged(format!("`{word}` is no place at a table"))),
    }
}

pub(crate) fn places<W: AsRef<str>>(words: impl IntoIterator<Item = W>) -> Result<Vec<Place>, StoreError> {
    words.into_iter().map(|word| place(word.as_ref())).collect()
}

pub(crate) fn grant(ticket: &[u8], word: &str) -> Result<Grant, StoreError> {
    let hash = ticket
        .try_into()
        .map_err(|_| StoreError::Damaged("the hash of a ticket has another length".into()))?;
    Ok(Grant { ticket: TicketHash(hash), place: place(word)? })
}

/// Which matches of the lobby are asked for. Those that were stopped are shown only if asked for.
pub(crate) fn statuses(listed: &Listed) -> Vec<Status> {
    listed
        .status
        .map_or_else(|| vec![Status::Gathering, Status::Running, Status::Over], |status| vec![status])
}

/// Before which match of the lobby; before the end of time if from the start.
pub(crate) fn before(listed: &Listed) -> Result<(i64, &str), StoreError> {
    match &listed.before {
        Some((updated, id)) => Ok((column(*updated)?, id.as_str())),
        None => Ok((i64::MAX, "")),
    }
}

/// From when on any node may claim a match: when it is due and no lease is on it.
pub(crate) fn claimable(due: Option<Millis>, lease: Option<Millis>) -> Result<Option<i64>, StoreError> {
    due.map(|due| column(due.max(lease.unwrap_or_default()))).transpose()
}

/// PostgreSQL cannot keep the character NUL, so no store does. (JSON writes it as an escape.)
fn text(text: &str) -> Result<(), StoreError> {
    match text.contains('\0') {
        true => Err(StoreError::Unfit("a text has the character NUL in it")),
        false => Ok(()),
    }
}

fn name(name: &str) -> Result<(), StoreError> {
    match name.len() > MAX_NAME {
        true => Err(StoreError::Unfit("a name is longer than 256 bytes")),
        false => text(name),
    }
}

fn check_kept(kept: &Kept) -> Result<(), StoreError> {
    name(&kept.game)?;
    text(&kept.card)?;
    column(kept.created).and(column(kept.updated)).and(claimable(kept.due, None))?;
    Ok(())
}

/// May the match be written?
pub(crate) fn check_new(new: &NewMatch) -> Result<(), StoreError> {
    check_kept(&new.kept)?;
    new.entries.iter().try_for_each(|entry| text(entry))?;
    if new.entries.len() as u64 != u64::from(new.kept.seq) {
        return Err(StoreError::Unfit("the number of a new match's last entry is not how many there are"));
    }
    Ok(())
}

/// May the entry be written?
pub(crate) fn check_append(append: &Append) -> Result<(), StoreError> {
    check_kept(&append.kept)?;
    text(&append.entry)?;
    append.lease.iter().try_for_each(|(node, until)| name(node).and(column(*until)).map(drop))
}

/// May the line be written?
pub(crate) fn check_chat(client: &str, line: &Chat) -> Result<(), StoreError> {
    name(client).and(name(&line.name)).and(text(&line.text)).and(column(line.at)).map(drop)
}

/// May the node be called so?
pub(crate) fn check_node(node: &str) -> Result<(), StoreError> {
    name(node)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_back_as_what_they_stand_for() {
        let places =
            Seat::all(5).flat_map(|seat| [Place::Seat(seat), Place::Invite(seat)]).chain([Place::Host]);
        for meant in places {
            assert_eq!(place(&place_word(meant)).unwrap(), meant);
        }
        for meant in [Status::Gathering, Status::Running, Status::Over, Status::Quarantined] {
            assert_eq!(status(status_word(meant)).unwrap(), meant);
        }
        for wrong in ["", "seat", "seat-", "seat-0", "seat-9", "host-1", "Host"] {
            assert!(matches!(place(wrong), Err(StoreError::Damaged(_))), "{wrong}");
        }
    }

    #[test]
    fn a_match_is_claimable_when_it_is_due_and_no_lease_is_on_it() {
        assert_eq!(claimable(None, Some(5)).unwrap(), None);
        assert_eq!(claimable(Some(3), Some(5)).unwrap(), Some(5));
        assert_eq!(claimable(Some(7), Some(5)).unwrap(), Some(7));
    }
}
