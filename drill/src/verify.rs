//! Compares what players remember with what the store holds.

use std::collections::{BTreeSet, HashSet};

use orrery_match::{By, Entry, Shelf};
use orrery_store::{Kept, Store};
use orrery_wire::{MatchId, Status};

use crate::book::{Book, Memories, Told};
use crate::report::Stopped;
use crate::trace::Trace;

/// What was found in the store.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) matches: u64,
    pub(crate) entries: u64,
    pub(crate) faults: Vec<String>,
}

/// Matches that were over when they were last looked at: nothing can happen to them any more.
pub(crate) type Closed = BTreeSet<MatchId>;

/// Looks at every match in the store that is not closed yet, and at all that players remember of it. No server may run
/// meanwhile: what players still write into the book is then in the store already.
pub(crate) async fn verify(
    store: &dyn Store,
    shelf: &Shelf,
    book: &Book,
    closed: &mut Closed,
) -> Result<Found, Stopped> {
    let doing = "reading the store";
    let mut found = Found::default();
    let mut last: Option<MatchId> = None;
    let mut seen = BTreeSet::new();
    loop {
        let page = store.all(last.as_ref(), 500).await.map_err(Stopped::at(doing))?;
        let Some(end) = page.last() else { break };
        last = Some(end.clone());
        for id in page {
            seen.insert(id.clone());
            if closed.contains(&id) {
                continue;
            }
            let log = log(store, &id).await?;
            found.matches += 1;
            found.entries += log.len() as u64;
            found.faults.extend(one(&id, &log, book.open().tables.entry(id.clone()).or_default()));
            let Some(kept) = store.kept(&id).await.map_err(Stopped::at(doing))? else {
                found.faults.push(format!("{id} has no row"));
                continue;
            };
            found.faults.extend(replay(shelf, &kept, &log).map(|why| format!("{id}: {why}")));
            match kept.status {
                Status::Gathering | Status::Running => {}
                Status::Over => _ = closed.insert(id),
                Status::Quarantined => {
                    found.faults.push(format!("{id} was stopped because the rules failed"))
                }
            }
        }
    }
    let pages = book.open();
    let lost = pages.tables.keys().filter(|id| !seen.contains(*id));
    found.faults.extend(lost.map(|id| format!("{id} was played and is not in the store")));
    Ok(found)
}

/// The whole log of a match.
pub(crate) async fn log(store: &dyn Store, id: &MatchId) -> Result<Vec<Entry>, Stopped> {
    let mut log = Vec::new();
    loop {
        let after = log.len() as u32;
        let page = store.entries(id, after, 1000).await.map_err(Stopped::at("reading the store"))?;
        if page.is_empty() {
            return Ok(log);
        }
        for text in page {
            log.push(serde_json::from_str(&text).map_err(Stopped::at("reading an entry"))?);
        }
    }
}

/// Everything that must hold between a log and what players remember.
fn one(id: &MatchId, log: &[Entry], memories: &Memories) -> Vec<String> {
    let mut faults = Vec::new();
    faults.extend(numbering(log));
    faults.extend(doubled(log));
    faults.extend(memories.acknowledged.iter().filter_map(|acknowledged| {
        let there = |entry: &Entry| {
            entry.by == By::Seat(acknowledged.seat) && entry.id.as_ref() == Some(&acknowledged.id)
        };
        let at = acknowledged.seq as usize;
        let kept = at > 0 && log.get(at - 1).is_some_and(there);
        (!kept).then(|| format!("acknowledged as entry {at} to seat {} and not there", acknowledged.seat))
    }));
    for (seat, told) in &memories.heard {
        faults.extend(linear(log, told).map(|why| format!("seat {seat} {why}")));
    }
    faults.into_iter().map(|fault| format!("{id}: {fault}")).collect()
}

fn numbering(log: &[Entry]) -> Option<String> {
    let wrong = log.iter().zip(1u32..).find(|(entry, number)| entry.seq != *number);
    wrong.map(|(entry, number)| format!("entry {} stands in the place of {number}", entry.seq))
}

fn doubled(log: &[Entry]) -> Option<String> {
    let mut seen = HashSet::new();
    let named = |entry: &Entry| entry.id.clone().map(|id| (entry.by, id, entry.seq));
    let mut names = log.iter().filter_map(named);
    names
        .find(|(by, id, _)| !seen.insert((*by, id.clone())))
        .map(|(_, id, seq)| format!("entry {seq} does once more what was done under the name {id:?}"))
}

/// What a seat was told is the log itself: from the first entry, in order, each once, nothing but what was announced left out.
fn linear(log: &[Entry], told: &[Told]) -> Option<String> {
    let mut last = 0;
    for told in told {
        match *told {
            Told::Skipped { to } => last = to,
            Told::Entry(trace) if trace.seq != last + 1 => {
                return Some(format!("was told entry {} after {last}", trace.seq));
            }
            Told::Entry(trace) => {
                let kept = log.get(last as usize).map(Trace::of_entry);
                if kept != Some(trace) {
                    return Some(format!("was told {trace:?}, the log has {kept:?}"));
                }
                last += 1;
            }
        }
    }
    None
}

/// The log replays, every digest, every event and every outcome of chance, and the row says what it says.
fn replay(shelf: &Shelf, kept: &Kept, log: &[Entry]) -> Option<String> {
    let Some(game) = shelf.game(&kept.game) else {
        return Some(format!("nobody knows the game {}", kept.game));
    };
    let opened = game.audit(log, &[]).and_then(|_| game.open(log, &[]));
    match opened.map(|table| table.card()) {
        Err(broken) => Some(broken.to_string()),
        Ok(card) => {
            let (row, log) = ((kept.seq, kept.status, kept.listed), (card.seq, card.status, card.listed));
            (row != log).then(|| format!("the row says {row:?}, the log {log:?}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Acknowledged;
    use orrery_kernel::Seat;
    use orrery_match::Deed;

    const SEAT: Seat = Seat::new(0).unwrap();

    fn entry(seq: u32, id: &str) -> Entry {
        let deed = Deed::Ready { seat: SEAT, ready: seq.is_multiple_of(2) };
        Entry { seq, at: 0, by: By::Seat(SEAT), id: id.parse().ok(), deed }
    }

    fn faults(log: &[Entry], memories: &Memories) -> usize {
        one(&MatchId::from_bytes([1; 16]), log, memories).len()
    }

    fn acknowledged(id: &str, seq: u32) -> Memories {
        let acknowledged = vec![Acknowledged { seat: SEAT, id: id.parse().unwrap(), seq }];
        Memories { acknowledged, ..Memories::default() }
    }

    fn heard(told: impl IntoIterator<Item = Told>) -> Memories {
        Memories { heard: [(SEAT, told.into_iter().collect())].into(), ..Memories::default() }
    }

    #[test]
    fn what_was_acknowledged_must_be_there_once() {
        let log = [entry(1, "a"), entry(2, "b")];
        assert_eq!(faults(&log, &acknowledged("b", 2)), 0);
        for wrong in [acknowledged("b", 1), acknowledged("c", 2), acknowledged("b", 3), acknowledged("b", 0)]
        {
            assert_eq!(faults(&log, &wrong), 1, "{wrong:?}");
        }
        assert_eq!(faults(&[entry(1, "a"), entry(2, "a")], &Memories::default()), 1);
        assert_eq!(faults(&[entry(1, "a"), entry(3, "b")], &Memories::default()), 1);
    }

    #[test]
    fn what_was_told_must_be_the_log() {
        let log = [entry(1, "a"), entry(2, "b"), entry(3, "c")];
        let told = |nth: usize| Told::Entry(Trace::of_entry(&log[nth]));
        assert_eq!(faults(&log, &heard([told(0), told(1), told(2)])), 0);
        assert_eq!(faults(&log, &heard([told(0), Told::Skipped { to: 2 }, told(2)])), 0);
        assert_eq!(faults(&log, &heard([told(0), told(2)])), 1);
        assert_eq!(faults(&log, &heard([told(0), told(0)])), 1);
        let other = Entry { at: 7, ..entry(2, "b") };
        assert_eq!(faults(&log, &heard([told(0), Told::Entry(Trace::of_entry(&other))])), 1);
        assert_eq!(faults(&log[..1], &heard([told(0), told(1)])), 1);
    }
}
