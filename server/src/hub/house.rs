//! What all tables of a node share, and the way between entries and rows.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use orrery_match::{AnyGame, Due, Entry, Moment, Shelf, Snapshot, Table, Task};
use orrery_store::{Kept, Store, StoreError};
use orrery_wire::{Code, MatchCard, MatchId, Millis, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::bots::Bots;
use super::guard;
use crate::{Config, Metrics};

/// What all tables of a node share.
pub(super) struct House {
    pub(super) config: Config,
    pub(super) shelf: Shelf,
    pub(super) store: Arc<dyn Store>,
    pub(super) metrics: Arc<Metrics>,
    pub(super) bots: Bots,
    /// The name of this node, new with every start.
    pub(super) node: String,
}

/// Snapshots as texts, with the numbers of their entries.
type Snapshots = Vec<(u32, String)>;

/// How many entries are read at once.
const PAGE: u32 = 1000;

impl House {
    pub(super) fn new(config: Config, shelf: Shelf, store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Self {
        let bots = Bots::start(config.bot_threads, config.bot_time, metrics.clone());
        let node = MatchId::from_bytes(random()).to_string();
        Self { config, shelf, store, metrics, bots, node }
    }

    /// The game of that id.
    pub(super) fn game(&self, id: &str) -> Result<Arc<dyn AnyGame>, Problem> {
        let no = || Problem::new(Code::NoSuchGame, format!("no game here is called `{id}`; see /api/games"));
        self.shelf.game(id).cloned().ok_or_else(no)
    }

    /// The row of a match.
    pub(super) async fn kept(&self, id: &MatchId) -> Result<Kept, Problem> {
        self.store.kept(id).await.map_err(from_store)?.ok_or_else(no_such_match)
    }

    /// The entries of a match after number `after`, up to number `last`.
    pub(super) async fn entries(&self, id: &MatchId, after: u32, last: u32) -> Result<Vec<Entry>, Problem> {
        let mut log = Vec::new();
        let mut seen = after;
        while seen < last {
            let page = self.store.entries(id, seen, (last - seen).min(PAGE)).await.map_err(from_store)?;
            if page.is_empty() {
                break;
            }
            for text in &page {
                let entry: Entry = parse(text)?;
                seen = entry.seq;
                log.push(entry);
            }
        }
        Ok(log)
    }

    /// A match from what is stored of it, as it was after entry `last`.
    pub(super) async fn open(
        &self,
        id: &MatchId,
        last: u32,
    ) -> Result<(Box<dyn Table>, Vec<Entry>), Problem> {
        let kept = self.kept(id).await?;
        let game = self.game(&kept.game)?;
        let log = self.entries(id, 0, last).await?;
        let end = log.last().map_or(0, |entry| entry.seq);
        let mut snapshots = Vec::new();
        for (seq, text) in self.store.snapshots(id, last == u32::MAX).await.map_err(from_store)? {
            if seq <= end {
                snapshots.push(parse::<Snapshot>(&text)?);
            }
        }
        match guard::caught(|| game.open(&log, &snapshots)) {
            Ok(Ok(table)) => Ok((table, log)),
            Ok(Err(broken)) => {
                tracing::error!(match_id = %id, %broken, "the log of a match cannot be replayed");
                Err(guard::quarantined())
            }
            Err(why) => {
                tracing::error!(match_id = %id, why, "the rules failed while a match was opened");
                Err(guard::quarantined())
            }
        }
    }

    /// A match from entries that are not stored yet, with the snapshots that belong to them.
    pub(super) fn unroll(&self, log: &[Entry]) -> Result<(Box<dyn Table>, Snapshots), Problem> {
        let (first, rest) = log.split_at(1.min(log.len()));
        let Some(Entry { deed: orrery_match::Deed::Created(created), .. }) = first.first() else {
            return Err(Problem::new(Code::BadRequest, "a match begins with its creation"));
        };
        let game = self.game(&created.game)?;
        let broken = |why: orrery_match::Broken| Problem::new(Code::BadRecord, why.to_string());
        guard::rules(|| {
            let mut table = game.open(first, &[]).map_err(broken)?;
            let mut snapshots = Vec::new();
            for entry in rest {
                table.commit(entry).map_err(broken)?;
                if let Some(snapshot) = table.snapshot() {
                    snapshots.push((snapshot.seq, text(&snapshot)?));
                }
            }
            Ok((table, snapshots))
        })?
    }

    /// The row of a table as it stands.
    pub(super) fn row(&self, table: &dyn Table) -> Kept {
        let card = table.card();
        Kept {
            id: card.id.clone(),
            game: card.game.clone(),
            status: card.status,
            listed: card.listed,
            seq: card.seq,
            created: card.created,
            updated: card.updated,
            due: self.due(table).map(|due| due.at),
            // A card is made of texts and numbers; writing it cannot fail.
            card: serde_json::to_string(&card).unwrap_or_default(),
        }
    }

    /// What is due at a table, standing orders at the pace of this node.
    pub(super) fn due(&self, table: &dyn Table) -> Option<Due> {
        let due = table.due()?;
        let waits = match due.task {
            Task::Order(_) => self.config.order_pace,
            Task::Start | Task::Bot(_) | Task::Revise => return Some(due),
        };
        let from = table.card().updated;
        let wait = due.at.saturating_sub(from) as f32 * waits;
        Some(Due { at: from + wait as Millis, task: due.task })
    }
}

/// The time, and random bytes of the operating system.
pub(super) fn moment() -> Moment {
    Moment { now: now(), random: random() }
}

/// The time.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as Millis
}

/// Random bytes of the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are neither fair dice nor tickets: better no server than that.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

pub(super) fn text<T: Serialize>(value: &T) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|error| damaged(&error))
}

pub(super) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|error| damaged(&error))
}

/// The card that a row holds.
pub(crate) fn card(kept: &Kept) -> Result<MatchCard, Problem> {
    parse(&kept.card)
}

fn damaged(error: &serde_json::Error) -> Problem {
    tracing::error!(%error, "what the store holds cannot be read");
    Problem::new(Code::Unavailable, "what is stored of this match cannot be read")
}

pub(super) fn no_such_match() -> Problem {
    Problem::new(Code::NoSuchMatch, "there is no such match, or it is not yours to see")
}

pub(super) fn unavailable() -> Problem {
    Problem::new(Code::Unavailable, "the server cannot do this just now; try again in a moment")
}

/// What a client is told when the store fails; the details are for the log.
pub(crate) fn from_store(error: StoreError) -> Problem {
    tracing::warn!(%error, "the store failed");
    unavailable()
}
