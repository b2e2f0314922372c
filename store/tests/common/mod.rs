//! Stores of every kind, and matches to keep in them.
#![allow(dead_code, reason = "each test program uses a part of it")]

use std::path::PathBuf;
use std::sync::Arc;

use orrery_kernel::Seat;
use orrery_store::testing::Postgres;
use orrery_store::{Append, Appended, Chat, Grant, Kept, NewMatch, Place, Store, TicketHash, open};
use orrery_wire::{MatchId, Status};

/// A place for one store, which can be opened several times.
pub(crate) struct House {
    folder: tempfile::TempDir,
    url: String,
    /// A store in memory is only there while it is open, so it is opened once.
    memory: Option<Arc<dyn Store>>,
}

impl House {
    pub(crate) async fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("some/folder/store.db").display());
        Self { folder, url, memory: None }
    }

    pub(crate) async fn memory() -> Self {
        let url = "sqlite::memory:".to_owned();
        let memory = Some(open(&url).await.unwrap());
        Self { folder: tempfile::tempdir().unwrap(), url, memory }
    }

    pub(crate) async fn postgres() -> Self {
        let server = Postgres::shared().unwrap();
        Self { folder: tempfile::tempdir().unwrap(), url: server.database().unwrap(), memory: None }
    }

    /// Opens the store of the house: the same every time.
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        match &self.memory {
            Some(store) => Arc::clone(store),
            None => open(&self.url).await.unwrap(),
        }
    }

    /// Is it still there after all have closed it?
    pub(crate) fn lasts(&self) -> bool {
        self.memory.is_none()
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// A path for a file of the test.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

/// The match of that number.
pub(crate) fn id(number: u32) -> MatchId {
    MatchId::from_bytes(std::array::from_fn(
        |at| if at < 8 { (number >> (28 - 4 * at)) as u8 % 16 } else { 7 },
    ))
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

pub(crate) fn ticket(number: u8) -> TicketHash {
    TicketHash([number; 32])
}

pub(crate) fn grant(number: u8, place: Place) -> Grant {
    Grant { ticket: ticket(number), place }
}

/// The row of a listed match of one entry.
pub(crate) fn row(id: &MatchId) -> Kept {
    Kept {
        id: id.clone(),
        game: "comets".into(),
        status: Status::Gathering,
        listed: true,
        seq: 1,
        created: 1000,
        updated: 1000,
        due: None,
        card: r#"{"title":"Friday"}"#.into(),
    }
}

/// A match with that row and one entry.
pub(crate) fn new(kept: Kept) -> NewMatch {
    NewMatch { entries: vec![entry(&kept.id, 1)], kept, snapshots: Vec::new(), grants: Vec::new() }
}

pub(crate) async fn created(store: &dyn Store, number: u32) -> Kept {
    let kept = row(&id(number));
    store.create(new(kept.clone())).await.unwrap();
    kept
}

pub(crate) fn entry(id: &MatchId, seq: u32) -> String {
    format!(r#"{{"match":"{id}","seq":{seq}}}"#)
}

/// The next entry of the match that has this row, and nothing else.
pub(crate) fn next(kept: &Kept) -> Append {
    let mut kept = kept.clone();
    kept.seq += 1;
    kept.updated += 10;
    let entry = entry(&kept.id, kept.seq);
    Append { kept, entry, snapshot: None, grant: Vec::new(), revoke: Vec::new(), lease: None }
}

/// Appends the next entry, and moves the row.
pub(crate) async fn go_on(store: &dyn Store, kept: &mut Kept) {
    let append = next(kept);
    *kept = append.kept.clone();
    assert_eq!(store.append(append).await.unwrap(), Appended::Done);
}

pub(crate) fn line(name: &str, text: &str) -> Chat {
    Chat { n: 0, at: 5000, seat: Some(seat(1)), name: name.into(), text: text.into() }
}
