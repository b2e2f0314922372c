//! What a store does.

use std::path::Path;

use async_trait::async_trait;
use orrery_kernel::Seat;
use orrery_wire::{MatchId, Millis, Status};
use thiserror::Error;
use tokio::sync::broadcast;

/// Why a store could not do its work.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The address names no store.
    #[error("`{0}` is no store; write sqlite:PATH or postgres://USER@HOST/DATABASE")]
    Address(String),
    /// The store was written by a newer version of the program.
    #[error("the store has schema {found}, this program knows {known}: it was written by a newer version")]
    Newer {
        /// The schema of the store.
        found: u32,
        /// The latest schema that is known here.
        known: u32,
    },
    /// There is something where something new should be made: a file, a match of that name.
    #[error("{0} already exists; nothing was overwritten")]
    Exists(String),
    /// There is no match of that name.
    #[error("there is no match {0}")]
    Unknown(MatchId),
    /// What should be written cannot be kept, here or in any other store.
    #[error("this cannot be kept: {0}")]
    Unfit(&'static str),
    /// What stands in the store cannot be right.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    /// It does not answer, or answers with an error.
    #[error("the store cannot be used: {0}")]
    Unavailable(String),
}

/// The SHA-256 of a ticket. The ticket itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TicketHash(pub [u8; 32]);

impl std::fmt::Debug for TicketHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TicketHash(…)")
    }
}

/// What a ticket gives a right to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A seat.
    Seat(Seat),
    /// To take a seat once the table allows it: a link.
    Invite(Seat),
    /// The table, as the one who made it.
    Host,
}

/// A ticket and what it gives a right to in a match. One ticket may have several rows for one match (host and seat), and
/// rows for many matches (the session of a browser).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grant {
    /// The ticket, hashed.
    pub ticket: TicketHash,
    /// The right.
    pub place: Place,
}

/// The row of a match: what can be asked without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its name.
    pub id: MatchId,
    /// The id of the game.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// Is it in the lobby?
    pub listed: bool,
    /// The number of the last entry.
    pub seq: u32,
    /// When it was made.
    pub created: Millis,
    /// When something last happened.
    pub updated: Millis,
    /// When the server has something to do for it (a bot, a standing order); none if it waits for people.
    pub due: Option<Millis>,
    /// The card as JSON, whatever it holds.
    pub card: String,
}

/// A match with its first entries.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Its row; `seq` is that of the last of `entries`.
    pub kept: Kept,
    /// The entries as JSON, numbered from 1.
    pub entries: Vec<String>,
    /// Snapshots, with the numbers of their entries.
    pub snapshots: Vec<(u32, String)>,
    /// Who may do what.
    pub grants: Vec<Grant>,
}

/// One more entry, with all that changes with it. All of it is written, or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    /// The row of the match after the entry; `seq` is the number of the entry.
    pub kept: Kept,
    /// The entry as JSON.
    pub entry: String,
    /// The snapshot to keep with it.
    pub snapshot: Option<String>,
    /// Rights that are given with it.
    pub grant: Vec<Grant>,
    /// Rights of whatever ticket that end with it, before `grant` is written.
    pub revoke: Vec<Place>,
    /// If the match is due: the name of the node that appends, and until when it looks after it. Without, any node may
    /// claim the match once it is due. A lease that another node had ends with the append.
    pub lease: Option<(String, Millis)>,
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is durable.
    Done,
    /// There is already an entry with that number (or the one before is missing); nothing was written.
    Conflict,
}

/// Which part of the lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// Only this game.
    pub game: Option<String>,
    /// Only matches that are so far; gathering, running and over ones if absent.
    pub status: Option<Status>,
    /// Only those before this one in the list (latest first): its `updated` and id.
    pub before: Option<(Millis, MatchId)>,
    /// At most so many.
    pub limit: u32,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chat {
    /// Its number in the match, from 1.
    pub n: u32,
    /// When.
    pub at: Millis,
    /// The seat of whoever said it.
    pub seat: Option<Seat>,
    /// The name of whoever said it.
    pub name: String,
    /// What.
    pub text: String,
}

/// Something was written to a match, here or on another node. It only wakes: read to know what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wake {
    /// The match has entries up to this number now; 0 if it was a line of chat. Whoever is that far need not look.
    Match(MatchId, u32),
    /// Messages may have been lost: whoever follows anything should look.
    All,
}

/// Where matches are kept.
#[async_trait]
pub trait Store: Send + Sync {
    /// Writes a match that is new. An error ([`StoreError::Exists`]) if its name is taken.
    async fn create(&self, new: NewMatch) -> Result<(), StoreError>;

    /// Appends an entry. When this answers `Done`, the entry survives the loss of power. After an error it may be there
    /// or not: read to find out.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// The row of a match.
    async fn kept(&self, id: &MatchId) -> Result<Option<Kept>, StoreError>;

    /// The entries after number `after`, oldest first, at most `limit`.
    async fn entries(&self, id: &MatchId, after: u32, limit: u32) -> Result<Vec<String>, StoreError>;

    /// The snapshots of a match with their numbers, oldest first. With `last`, just the latest.
    async fn snapshots(&self, id: &MatchId, last: bool) -> Result<Vec<(u32, String)>, StoreError>;

    /// Listed matches, latest first.
    async fn lobby(&self, listed: &Listed) -> Result<Vec<Kept>, StoreError>;

    /// The matches in which the ticket gives a right to a seat or to the table, latest first.
    async fn mine(&self, ticket: &TicketHash, limit: u32) -> Result<Vec<(Kept, Vec<Place>)>, StoreError>;

    /// What the ticket gives a right to in a match.
    async fn places(&self, id: &MatchId, ticket: &TicketHash) -> Result<Vec<Place>, StoreError>;

    /// All rights in a match, for the match that follows it.
    async fn grants(&self, id: &MatchId) -> Result<Vec<Grant>, StoreError>;

    /// Adds a line of chat and says its number, whatever number `line` has. `client` is the speaker's name for it: the
    /// same by the same speaker (seat and name) twice is one line.
    async fn say(&self, id: &MatchId, client: &str, line: Chat) -> Result<u32, StoreError>;

    /// The lines of chat after number `after`, oldest first: the last `limit` of them.
    async fn chat(&self, id: &MatchId, after: u32, limit: u32) -> Result<Vec<Chat>, StoreError>;

    /// Takes over matches that are due by `now` and that no node looks after any more, for `node` until `until`. No two
    /// nodes get the same; a node's own leases must run out too.
    async fn claim(
        &self,
        node: &str,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<MatchId>, StoreError>;

    /// The names of all matches after this one, in the order of names.
    async fn all(&self, after: Option<&MatchId>, limit: u32) -> Result<Vec<MatchId>, StoreError>;

    /// Wake-ups from now on.
    fn wakes(&self) -> broadcast::Receiver<Wake>;

    /// May other processes write here too, so that one has to look from time to time?
    fn shared(&self) -> bool;

    /// Does it answer?
    async fn healthy(&self) -> Result<(), StoreError>;

    /// Copies everything into a new SQLite file while the store is in use: one consistent moment.
    async fn backup(&self, to: &Path) -> Result<(), StoreError>;

    /// Fills this store, which must be empty, from a backup.
    async fn restore(&self, from: &Path) -> Result<(), StoreError>;
}
