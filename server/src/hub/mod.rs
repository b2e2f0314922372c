//! The open tables of a node.

use std::sync::Arc;

use orrery_kernel::{Seat, Viewer};
use orrery_match::{By, Created, Shelf};
use orrery_store::{Grant, Place, Store, TicketHash};
use orrery_wire::lobby::{LogPage, Past};
use orrery_wire::{ActionId, Command, Holder, MatchCard, MatchId, Problem};
use serde_json::Value;
use tokio::sync::mpsc;

use crate::{Config, Metrics};

/// The open tables of a node, and the way to all others.
pub struct Hub {
    _private: (),
}

/// A match as its row says, without opening it.
#[derive(Clone, Debug)]
pub struct Page {
    /// What everybody may know.
    pub card: MatchCard,
    /// The options of the game.
    pub options: Value,
}

/// Who listens at a table.
#[derive(Clone, Debug)]
pub struct Listener {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Did they make the table?
    pub host: bool,
    /// Also tell what they may do?
    pub offers: bool,
    /// The last entry that they have seen.
    pub seq: u32,
}

/// A place at a table for one socket.
pub struct Joined {
    /// Texts to send, in order. When it ends, the client was too slow or the table had to close: it may come again.
    pub texts: mpsc::Receiver<Arc<str>>,
}

impl Hub {
    /// Opens the house: nothing runs yet but the watch for wake-ups and for what is due.
    pub async fn open(config: Config, shelf: Shelf, store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Arc<Self> {
        todo!()
    }
    /// The games.
    pub fn shelf(&self) -> &Shelf {
        todo!()
    }
    /// The store.
    pub fn store(&self) -> &Arc<dyn Store> {
        todo!()
    }
    /// Makes a match and gives these rights in it.
    pub async fn make(&self, created: Created, grants: Vec<Grant>) -> Result<(), Problem> {
        todo!()
    }
    /// Makes a match from a record; whoever asks becomes its host.
    pub async fn import(&self, id: &MatchId, record: &[u8], grants: Vec<Grant>) -> Result<(), Problem> {
        todo!()
    }
    /// A match as it stands, without opening it.
    pub async fn page(&self, id: &MatchId) -> Result<Page, Problem> {
        todo!()
    }
    /// A seat changes hands before the start, and rights with it.
    pub async fn seat(
        &self,
        id: &MatchId,
        by: By,
        seat: Seat,
        holder: Holder,
        grant: Vec<Grant>,
        revoke: Vec<Place>,
    ) -> Result<u32, Problem> {
        todo!()
    }
    /// Does what a player asks for; the answer comes when it is durable.
    pub async fn command(
        &self,
        id: &MatchId,
        by: By,
        action: ActionId,
        seen: u32,
        command: Command,
    ) -> Result<u32, Problem> {
        todo!()
    }
    /// The match that follows this one, made if it is not there yet: same players, seats moved on by one.
    pub async fn rematch(&self, id: &MatchId, by: By) -> Result<MatchId, Problem> {
        todo!()
    }
    /// The log after entry `after` as the viewer may know it.
    pub async fn log(&self, id: &MatchId, viewer: Viewer, after: u32) -> Result<LogPage, Problem> {
        todo!()
    }
    /// The position after entry `at` as the viewer may know it.
    pub async fn past(&self, id: &MatchId, viewer: Viewer, at: u32) -> Result<Past, Problem> {
        todo!()
    }
    /// The record of a match that is over.
    pub async fn record(&self, id: &MatchId) -> Result<Vec<u8>, Problem> {
        todo!()
    }
    /// The whole log of a match that was quarantined, as JSON lines, for a report.
    pub async fn report(&self, id: &MatchId) -> Result<Vec<u8>, Problem> {
        todo!()
    }
    /// Sits a listener down at a table.
    pub async fn join(&self, id: &MatchId, listener: Listener) -> Result<Joined, Problem> {
        todo!()
    }
    /// Tells a listener everything after an entry again: a welcome comes on its queue.
    pub async fn chat(
        &self,
        id: &MatchId,
        seat: Option<Seat>,
        name: String,
        client: &ActionId,
        text: String,
    ) -> Result<u32, Problem> {
        todo!()
    }
    /// Closes all tables: nothing more is accepted, sockets end, what was accepted is durable.
    pub async fn close(&self) {
        todo!()
    }
}
