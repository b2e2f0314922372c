//! `orrery store check`: every match of a store, played again.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use orrery_match::{AnyGame, Audit, Entry, Shelf, Snapshot};
use orrery_store::{Kept, Store, StoreError};
use orrery_wire::MatchId;
use serde::de::DeserializeOwned;

use super::export::PAGE;
use super::{Which, failure};
use crate::catalog;
use crate::failure::{Done, Failure};
use crate::style::{BAD, GOOD, paint};

/// Play every match again and compare
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  orrery store check                                              orrery.db in this directory
  orrery store check --store postgres://orrery@db/orrery          servers may go on meanwhile
  orrery store check --store sqlite:friday.db                     a backup

Of every match: the log has no gap; the rules, with the chance of its key, come to the same events and digests; the row
of the match says what the log says. Positions made by an older revision of the rules cannot be made again; they are
counted. Exit code 0: all is well. 1: something was found. 2: the store cannot be read.")]
pub(crate) struct Args {
    #[command(flatten)]
    which: Which,
}

pub(crate) async fn run(args: &Args, out: &mut dyn Write) -> Done {
    let store = args.which.open().await?;
    let shelf = catalog::shelf();
    let mut sum = Sum::default();
    let mut last: Option<MatchId> = None;
    loop {
        let ids = store.all(last.as_ref(), PAGE).await.map_err(failure)?;
        for id in &ids {
            sum.matches += 1;
            match check(&*store, &shelf, id).await? {
                Ok(audit) => sum.add(audit),
                Err(finding) => {
                    sum.findings += 1;
                    writeln!(out, "{} match {id}: {finding}", paint(BAD, "found:"))?;
                }
            }
        }
        match ids.into_iter().next_back() {
            Some(id) => last = Some(id),
            None => break,
        }
    }
    sum.report(out)
}

/// What was looked at, all together.
#[derive(Default)]
struct Sum {
    matches: u64,
    entries: u64,
    replayed: u64,
    proved: u64,
    other_rules: u64,
    findings: u64,
}

impl Sum {
    fn add(&mut self, audit: Audit) {
        self.entries += u64::from(audit.entries);
        self.replayed += u64::from(audit.replayed);
        self.proved += u64::from(audit.proved);
        self.other_rules += u64::from(audit.other_rules);
    }

    fn report(&self, out: &mut dyn Write) -> Done {
        let Self { matches, entries, replayed, proved, other_rules, findings } = self;
        if *findings > 0 {
            return Err(Failure::found(format!("{findings} of {matches} matches are not as they should be")));
        }
        writeln!(out, "{} {matches} matches with {entries} entries", paint(GOOD, "the store holds:"))?;
        writeln!(
            out,
            "{replayed} positions came out the same, {proved} of them with the chance of their key"
        )?;
        if *other_rules > 0 {
            writeln!(out, "{other_rules} positions are of other rules and were not made again")?;
        }
        Ok(())
    }
}

/// What is wrong with a match, in a sentence.
type Finding = String;

/// Looks at one match. An error only if the store does not answer.
async fn check(store: &dyn Store, shelf: &Shelf, id: &MatchId) -> Result<Result<Audit, Finding>, Failure> {
    match read(store, id).await {
        Ok(Some(copy)) => Ok(copy.check(shelf)),
        Ok(None) => Ok(Err("it has no row".into())),
        Err(StoreError::Damaged(why)) => Ok(Err(why)),
        Err(error) => Err(failure(error)),
    }
}

/// A match as it is kept.
struct Copy {
    kept: Kept,
    entries: Vec<String>,
    snapshots: Vec<(u32, String)>,
    /// The log goes on where the row ends, and not because somebody has just written.
    behind: bool,
}

/// Reads a match that others may be writing to: what comes after the row that was read first is left for next time.
async fn read(store: &dyn Store, id: &MatchId) -> Result<Option<Copy>, StoreError> {
    let Some(kept) = store.kept(id).await? else { return Ok(None) };
    let mut entries = Vec::new();
    loop {
        let so_far = entries.len() as u32;
        let page = store.entries(id, so_far, PAGE.min(kept.seq - so_far)).await?;
        if page.is_empty() {
            break;
        }
        entries.extend(page);
    }
    let mut snapshots = store.snapshots(id, false).await?;
    snapshots.retain(|(seq, _)| *seq <= kept.seq);
    let goes_on = !store.entries(id, kept.seq, 1).await?.is_empty();
    let behind = goes_on && store.kept(id).await?.is_some_and(|now| now.seq == kept.seq);
    Ok(Some(Copy { kept, entries, snapshots, behind }))
}

fn parsed<T: DeserializeOwned>(what: &str, seq: u32, text: &str) -> Result<T, Finding> {
    serde_json::from_str(text).map_err(|why| format!("{what} {seq} cannot be read: {why}"))
}

impl Copy {
    fn check(&self, shelf: &Shelf) -> Result<Audit, Finding> {
        let game =
            shelf.game(&self.kept.game).ok_or_else(|| format!("there is no game `{}`", self.kept.game))?;
        let (row, log) = (self.kept.seq, self.entries.len());
        if row as usize != log {
            return Err(format!("its row has {row} entries, its log {log}"));
        }
        if self.behind {
            return Err(format!("its row has {row} entries, its log more"));
        }
        // Rules that failed on a match once fail on it again; the others are still to be looked at.
        let checked = catch_unwind(AssertUnwindSafe(|| self.check_with(&**game)));
        checked.unwrap_or_else(|_| Err("the rules fail on it".into()))
    }

    fn check_with(&self, game: &dyn AnyGame) -> Result<Audit, Finding> {
        let entries = (1..).zip(&self.entries).map(|(seq, text)| parsed("entry", seq, text));
        let log: Vec<Entry> = entries.collect::<Result<_, _>>()?;
        let snapshots = self.snapshots.iter().map(|(seq, text)| parsed("snapshot", *seq, text));
        let snapshots: Vec<Snapshot> = snapshots.collect::<Result<_, _>>()?;
        let audit = game.audit(&log, &snapshots).map_err(|broken| broken.to_string())?;
        let table = game.open(&log, &snapshots).map_err(|broken| broken.to_string())?;
        let card = table.card();
        let (row, log) = ((&self.kept.id, &self.kept.game), (&card.id, &card.game));
        if row != log {
            return Err(format!("its row is that of {row:?}, its log that of {log:?}"));
        }
        if (self.kept.status, self.kept.listed) != (card.status, card.listed) {
            return Err(format!(
                "its row says {:?} and {}, its log {:?} and {}",
                self.kept.status,
                in_lobby(self.kept.listed),
                card.status,
                in_lobby(card.listed)
            ));
        }
        Ok(audit)
    }
}

fn in_lobby(listed: bool) -> &'static str {
    if listed { "listed" } else { "unlisted" }
}
