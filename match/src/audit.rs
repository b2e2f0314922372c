//! Is a log true? Every decision is made again with the chance of its key, and must come out the same.

use orrery_kernel::{Chance, Key, Live, Recorded};
use serde_json::Value;

use crate::line::{Turned, deal, turn};
use crate::of::open;
use crate::{Board, Broken, Deed, Entry, Match, Playable, Snapshot};

/// What was found out about a log that holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// Its entries.
    pub entries: u32,
    /// Positions that were made again by the rules and had the same digest and events.
    pub replayed: u32,
    /// Of these, positions whose chance is that of the key.
    pub proved: u32,
    /// Positions of other rules than those of this program, which nobody here can make again.
    pub other_rules: u32,
}

/// Checks a whole log: its numbers, and with the rules every digest, every event and every outcome of chance.
pub(crate) fn audit<G: Playable>(log: &[Entry], snapshots: &[Snapshot]) -> Result<Audit, Broken> {
    let (mut found, mut imported) = (Audit { entries: log.len() as u32, ..Audit::default() }, 0);
    open::<G>(log, snapshots, |table, entry| {
        if let Deed::Started { imported: Some(last), .. } = entry.deed {
            imported = last;
        }
        let from_key = entry.seq > imported;
        match made_again(table, &entry.deed, from_key) {
            None => {}
            Some(Ok(true)) => {
                found.replayed += 1;
                found.proved += u32::from(from_key);
            }
            Some(Ok(false)) => found.other_rules += 1,
            Some(Err(why)) => return Err(Broken { seq: entry.seq, why }),
        }
        Ok(())
    })?;
    Ok(found)
}

/// None for entries that make no position; false if it was made by other rules.
fn made_again<G: Playable>(table: &Match<G>, deed: &Deed, from_key: bool) -> Option<Result<bool, String>> {
    if let Deed::Started { key, chance, events, .. } = deed {
        let dealt = || {
            let mut source = Source::new(table, &key.parse()?, chance, from_key);
            let dealt = deal::<G>(&table.game_options()?, &mut source).map_err(|bad| bad.to_string())?;
            same(&dealt, chance, events)
        };
        return Some(if table.current() { dealt() } else { Ok(false) });
    }
    let Deed::Played { seat, action, chance, events, .. } = deed else { return None };
    let Board::Set(line) = &table.board else { return Some(Ok(false)) };
    let turned = || {
        let mut source = Source::new(table, table.key.as_ref().ok_or("there is no key")?, chance, from_key);
        let action = action.parse().map_err(|bad: orrery_kernel::BadNotation| bad.to_string())?;
        let turned = turn(line.now(), *seat, action, &mut source).map_err(|why| why.to_string())?;
        same(&turned, chance, events)
    };
    Some(turned())
}

/// Chance from the key, or as it was imported.
enum Source<'a> {
    Key(Box<Live>),
    Imported(Recorded<'a>),
}

impl<'a> Source<'a> {
    fn new<G: Playable>(table: &Match<G>, key: &Key, chance: &'a [u32], from_key: bool) -> Self {
        match from_key {
            true => Self::Key(Box::new(table.chance(key))),
            false => Self::Imported(Recorded::new(chance)),
        }
    }
}

impl Chance for Source<'_> {
    fn below(&mut self, n: u32) -> u32 {
        match self {
            Self::Key(live) => live.below(n),
            Self::Imported(recorded) => recorded.below(n),
        }
    }
}

fn same<G: Playable>(turned: &Turned<G>, chance: &[u32], events: &[Value]) -> Result<bool, String> {
    if turned.logged.chance != chance {
        return Err("the chance outcomes are not those of the key".to_owned());
    }
    match turned.logged.events.iter().map(crate::json).eq(events.iter().cloned()) {
        true => Ok(true),
        false => Err("the events are others".to_owned()),
    }
}
