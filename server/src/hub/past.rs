//! What was: logs, positions of the past, records and reports, read from the store without opening the table.

use std::sync::Arc;

use orrery_kernel::Viewer;
use orrery_match::{Created, Deed, Entry};
use orrery_wire::lobby::{LogPage, Past};
use orrery_wire::{Code, MatchId, Problem, Status};

use super::Hub;
use super::guard;
use super::house::{now, parse, text};

/// Entries per page of the log.
const PAGE: usize = 200;

impl Hub {
    /// The log after entry `after` as the viewer may know it.
    pub async fn log(self: &Arc<Self>, id: &MatchId, viewer: Viewer, after: u32) -> Result<LogPage, Problem> {
        let (table, log) = self.house.open(id, u32::MAX).await?;
        let mut rest = log.iter().filter(|entry| entry.seq > after);
        guard::rules(|| {
            let news = rest.by_ref().take(PAGE).map(|entry| table.news(entry, viewer)).collect();
            LogPage { news, more: rest.next().is_some() }
        })
    }

    /// The position after entry `at` as the viewer may know it.
    pub async fn past(self: &Arc<Self>, id: &MatchId, viewer: Viewer, at: u32) -> Result<Past, Problem> {
        let (table, log) = self.house.open(id, at.max(1)).await?;
        guard::rules(|| {
            let news = log.last().map(|entry| table.news(entry, viewer));
            Past { news, state: table.state(viewer, false, now()) }
        })
    }

    /// The record of a match that is over.
    pub async fn record(&self, id: &MatchId) -> Result<Vec<u8>, Problem> {
        let (table, log) = self.house.open(id, u32::MAX).await?;
        guard::rules(|| table.record(&log))?
    }

    /// The whole log of a match that was quarantined, as JSON lines, for a report. It holds every secret of the match,
    /// which nobody can play any more.
    pub async fn report(&self, id: &MatchId) -> Result<Vec<u8>, Problem> {
        let kept = self.house.kept(id).await?;
        if kept.status != Status::Quarantined {
            return Err(Problem::new(
                Code::WrongTime,
                "only a match on which the rules failed can be reported",
            ));
        }
        let log = self.house.entries(id, 0, u32::MAX).await?;
        let mut lines = String::new();
        for entry in &log {
            lines += &text(entry)?;
            lines.push('\n');
        }
        Ok(lines.into_bytes())
    }
}

/// How a table was made, from its first entry.
pub(super) fn created(entry: &str) -> Option<Created> {
    match parse::<Entry>(entry).ok()?.deed {
        Deed::Created(created) => Some(created),
        _ => None,
    }
}

/// The game that a record is of.
pub(super) fn game_of(record: &[u8]) -> Result<String, Problem> {
    let line = record.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let header: Option<serde_json::Value> = serde_json::from_slice(line).ok();
    let game = header.as_ref().and_then(|header| header.get("game")?.as_str());
    game.map(str::to_owned).ok_or_else(|| {
        Problem::new(Code::BadRecord, "this is not an Orrery record: its first line names no game")
    })
}
