//! The drawer in which this browser keeps matches: IndexedDB.
//!
//! Two stores: `entries` has the log of every match, keyed by match and number; `matches` what is to be known without reading a log,
//! keyed by match. Everything is kept as JSON. An entry is added, never put: if another tab was faster, adding fails, and nothing
//! is overwritten.

use std::cell::RefCell;
use std::rc::Rc;

use crate::json;
use idb::{Database, Factory, KeyRange, ObjectStoreParams, Query, TransactionMode};
use js_sys::{Array, JsString};
use orrery_match::{Entry, Snapshot};
use orrery_wire::{Code, MatchCard, MatchId, Problem};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

const NAME: &str = "orrery";
const VERSION: u32 = 1;
const ENTRIES: &str = "entries";
const MATCHES: &str = "matches";

/// What is kept of a match beside its log. It follows from the log, and is written anew whenever that grows.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Head {
    pub(crate) card: MatchCard,
    /// The last position that is to be kept, in case the rules are revised.
    pub(crate) snapshot: Option<Snapshot>,
}

/// Why something could not be written.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// Another tab has written an entry of that number.
    Taken,
    /// The match was thrown away.
    Thrown,
    /// The browser would not.
    Failed(Problem),
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Taken => {
                Self::new(Code::Stale, "The match was played in another tab just now; look again.")
            }
            Trouble::Thrown => Self::new(Code::NoSuchMatch, "The match was thrown away in another tab."),
            Trouble::Failed(problem) => problem,
        }
    }
}

impl From<idb::Error> for Trouble {
    fn from(error: idb::Error) -> Self {
        match &error {
            idb::Error::DomException(exception) if exception.name() == "ConstraintError" => Self::Taken,
            idb::Error::DomException(exception) if exception.name() == "QuotaExceededError" => {
                let why = "This browser has no room left to keep the match; throw away old matches.";
                Self::Failed(Problem::new(Code::Unavailable, why))
            }
            _ => Self::Failed(failed(&error)),
        }
    }
}

fn failed(error: &idb::Error) -> Problem {
    Problem::new(Code::Unavailable, format!("This browser cannot keep matches: {error}."))
}

thread_local! {
    static OPEN: RefCell<Option<Rc<Database>>> = const { RefCell::new(None) };
}

async fn database() -> Result<Rc<Database>, idb::Error> {
    if let Some(open) = OPEN.with_borrow(Clone::clone) {
        return Ok(open);
    }
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        use idb::DatabaseEvent as _;
        let Ok(database) = event.database() else { return };
        for store in [ENTRIES, MATCHES] {
            // If it cannot be made, everything that needs it says so.
            let _ = database.create_object_store(store, ObjectStoreParams::new());
        }
    });
    let mut database = request.await?;
    // A newer version of the page wants to change the stores: make room, and open anew when needed.
    database.on_version_change(|_| {
        if let Some(open) = OPEN.take() {
            open.close();
        }
    });
    database.on_close(|_| drop(OPEN.take()));
    let database = Rc::new(database);
    OPEN.set(Some(database.clone()));
    Ok(database)
}

/// The log of a match after an entry; empty if it is not kept here.
pub(crate) async fn log(id: &MatchId, after: u32) -> Result<Vec<Entry>, Problem> {
    let texts = texts(id, after).await.map_err(|error| failed(&error))?;
    texts.iter().map(|text| read(text)).collect()
}

async fn texts(id: &MatchId, after: u32) -> Result<Vec<String>, idb::Error> {
    let database = database().await?;
    let transaction = database.transaction(&[ENTRIES], TransactionMode::ReadOnly)?;
    let entries = transaction.object_store(ENTRIES)?;
    let values = entries.get_all(Some(Query::KeyRange(entries_of(id, after)?)), None)?.await?;
    Ok(values.iter().filter_map(JsValue::as_string).collect())
}

/// Writes the entries of a new match, all or none.
pub(crate) async fn make(id: &MatchId, log: &[Entry], head: &Head) -> Result<(), Trouble> {
    let database = database().await?;
    let transaction = database.transaction(&[ENTRIES, MATCHES], TransactionMode::ReadWrite)?;
    let entries = transaction.object_store(ENTRIES)?;
    transaction.object_store(MATCHES)?.add(&text(head), Some(&name(id)))?.await?;
    for entry in log {
        entries.add(&text(entry), Some(&key(id, entry.seq)))?.await?;
    }
    finish(transaction).await
}

/// Writes the next entry of a match that is kept here.
pub(crate) async fn add(id: &MatchId, entry: &Entry) -> Result<(), Trouble> {
    let database = database().await?;
    let transaction = database.transaction(&[ENTRIES, MATCHES], TransactionMode::ReadWrite)?;
    if transaction.object_store(MATCHES)?.get_key(Query::Key(name(id)))?.await?.is_none() {
        return Err(Trouble::Thrown);
    }
    transaction.object_store(ENTRIES)?.add(&text(entry), Some(&key(id, entry.seq)))?.await?;
    finish(transaction).await
}

async fn finish(transaction: idb::Transaction) -> Result<(), Trouble> {
    match transaction.await? {
        idb::TransactionResult::Committed => Ok(()),
        idb::TransactionResult::Aborted => {
            let why = "This browser did not keep what was written; try again.";
            Err(Trouble::Failed(Problem::new(Code::Unavailable, why)))
        }
    }
}

/// What is kept of a match beside its log.
pub(crate) async fn head(id: &MatchId) -> Result<Option<Head>, Problem> {
    let get = async {
        let database = database().await?;
        let transaction = database.transaction(&[MATCHES], TransactionMode::ReadOnly)?;
        transaction.object_store(MATCHES)?.get(Query::Key(name(id)))?.await
    };
    let value: Option<JsValue> = get.await.map_err(|error: idb::Error| failed(&error))?;
    value.and_then(|value| value.as_string()).map(|text| read(&text)).transpose()
}

/// Keeps the head of a match anew, unless it was thrown away.
pub(crate) async fn put_head(id: &MatchId, head: &Head) -> Result<(), Trouble> {
    let database = database().await?;
    let transaction = database.transaction(&[MATCHES], TransactionMode::ReadWrite)?;
    let matches = transaction.object_store(MATCHES)?;
    if matches.get_key(Query::Key(name(id)))?.await?.is_none() {
        return Err(Trouble::Thrown);
    }
    matches.put(&text(head), Some(&name(id)))?.await?;
    finish(transaction).await
}

/// The cards of all matches. What cannot be read is left out.
pub(crate) async fn cards() -> Result<Vec<MatchCard>, Problem> {
    let get = async {
        let database = database().await?;
        let transaction = database.transaction(&[MATCHES], TransactionMode::ReadOnly)?;
        transaction.object_store(MATCHES)?.get_all(None, None)?.await
    };
    let values: Vec<JsValue> = get.await.map_err(|error: idb::Error| failed(&error))?;
    let heads = values.iter().filter_map(JsValue::as_string).filter_map(|text| read::<Head>(&text).ok());
    Ok(heads.map(|head| head.card).collect())
}

/// Throws a match away.
pub(crate) async fn throw_away(id: &MatchId) -> Result<(), Trouble> {
    let database = database().await?;
    let transaction = database.transaction(&[ENTRIES, MATCHES], TransactionMode::ReadWrite)?;
    transaction.object_store(MATCHES)?.delete(Query::Key(name(id)))?.await?;
    transaction.object_store(ENTRIES)?.delete(Query::KeyRange(entries_of(id, 0)?))?.await?;
    finish(transaction).await
}

fn name(id: &MatchId) -> JsValue {
    JsString::from(id.as_str()).into()
}

fn key(id: &MatchId, seq: u32) -> JsValue {
    Array::of2(&name(id), &JsValue::from(seq)).into()
}

/// All entries of a match after that number.
fn entries_of(id: &MatchId, after: u32) -> Result<KeyRange, idb::Error> {
    KeyRange::bound(&key(id, after), &key(id, u32::MAX), Some(true), Some(false))
}

/// Plain data can always be written.
fn text<T: Serialize>(thing: &T) -> JsValue {
    JsValue::from(json::write(thing))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    let why = |error| format!("What this browser has kept of the match cannot be read: {error}.");
    json::read(text).map_err(|error| Problem::new(Code::Quarantined, why(error)))
}
