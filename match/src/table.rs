//! A match of whatever game.

use std::fmt;

use orrery_kernel::{Digest, Seat, Viewer};
use orrery_wire::{ActionId, Command, Holder, MatchCard, MatchId, Millis, News, Problem, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::{By, Entry};

/// What the one who decides brings along: the time, and randomness from the operating system.
#[derive(Clone, Copy)]
pub struct Moment {
    /// The time.
    pub now: Millis,
    /// 32 random bytes, never used twice. A match that starts makes its key of them.
    pub random: [u8; 32],
}

/// A key may be made of it, so it does not print its randomness: logs are read by many.
impl fmt::Debug for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Moment").field("now", &self.now).finish_non_exhaustive()
    }
}

/// A log that cannot be right: numbers missing, an entry that does not fit the rules, another digest.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("entry {seq}: {why}")]
pub struct Broken {
    /// The entry.
    pub seq: u32,
    /// What is wrong with it.
    pub why: String,
}

/// A position from which a match can go on without its past.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The last entry that is in it.
    pub seq: u32,
    /// The revision of the rules that made it.
    pub revision: u16,
    /// The digest of the position.
    pub digest: Digest,
    /// The complete position, as the game writes itself.
    pub state: Value,
}

/// What waits for the server, and when it is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Not before this time.
    pub at: Millis,
    /// What.
    pub task: Task,
}

/// Something that the server does for a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// All are ready: set the table.
    Start,
    /// A bot is asked.
    Bot(Seat),
    /// A standing order answers for a seat. It waits a while that tells nothing: neither that it is an order, nor which.
    Order(Seat),
    /// The rules were revised since the match was played last: bring it to the present revision.
    Revise,
}

/// Thinks about a decision, apart from the match: on a thread of its own, while the match is free for others. Takes at
/// most about so many milliseconds, and answers with an action in notation.
pub type Thinking = Box<dyn FnOnce(Millis) -> String + Send>;

/// A match of whatever game. See the crate for how deciding, making durable and committing belong together.
pub trait Table: Send {
    /// The name of the match.
    fn id(&self) -> &MatchId;

    /// The number of the last entry.
    fn seq(&self) -> u32;

    /// What everybody may know.
    fn card(&self) -> MatchCard;

    /// The options of the game.
    fn options(&self) -> &Value;

    /// The entry that this wish would be, numbered after the last. `seen` is the last entry that whoever wishes had seen: an
    /// action decided on an older position is refused as stale if the position has changed since.
    fn decide(
        &self,
        by: By,
        id: Option<&ActionId>,
        seen: u32,
        command: &Command,
        moment: &Moment,
    ) -> Result<Entry, Problem>;

    /// The entry by which a seat changes hands before the start: somebody sits down (`By::Seat`), stands up (`By::Seat` with
    /// `Holder::Open` or `Invited`), or the host assigns it (`By::Host`).
    fn seat(&self, by: By, seat: Seat, holder: Holder, moment: &Moment) -> Result<Entry, Problem>;

    /// The entry by which the server starts the match, brings it to the present revision, or answers by standing order.
    /// Bots think first ([`Table::think`]) and answer by [`Table::answer`].
    fn act(&self, task: Task, moment: &Moment) -> Result<Entry, Problem>;

    /// What the bot of a seat has to think about; none if no bot is asked there. The seed makes it repeatable.
    fn think(&self, seat: Seat, seed: u64) -> Option<Thinking>;

    /// The entry by which the bot of a seat answers.
    fn answer(&self, seat: Seat, action: &str, moment: &Moment) -> Result<Entry, Problem>;

    /// The entry that says which match follows.
    fn rematch(&self, by: By, id: &MatchId, moment: &Moment) -> Result<Entry, Problem>;

    /// The entry that stops the match because the rules failed.
    fn quarantine(&self, why: &str, moment: &Moment) -> Entry;

    /// Takes the next entry, which is durable. The rules are applied anew with the chance that the entry holds, and its
    /// digest must come out. After an error the table is of no use: open it anew.
    fn commit(&mut self, entry: &Entry) -> Result<(), Broken>;

    /// The number of the entry that did what this one called so, if it was done.
    fn done(&self, by: By, id: &ActionId) -> Option<u32>;

    /// The snapshot to keep together with the last entry, if one is to be kept: at the start, at the end, and whenever
    /// somebody else is asked.
    fn snapshot(&self) -> Option<Snapshot>;

    /// All that waits for the server, soonest first: several seats can be asked at the same time.
    fn tasks(&self) -> Vec<Due>;

    /// What waits for the server first.
    fn due(&self) -> Option<Due> {
        self.tasks().into_iter().next()
    }

    /// The entry as the viewer may know it.
    fn news(&self, entry: &Entry, viewer: Viewer) -> News;

    /// Where the table is, as the viewer may know it; with `offers`, also what they may do.
    fn state(&self, viewer: Viewer, offers: bool, now: Millis) -> State;

    /// The record of the game as it was played, without what was taken back, for when it is over. `log` is the whole log.
    fn record(&self, log: &[Entry]) -> Result<Vec<u8>, Problem>;

    /// The same of a match that may still run, up to now: for whoever keeps the match and could read its log anyway. It tells what
    /// is hidden from the players, though not the chance to come.
    fn record_so_far(&self, log: &[Entry]) -> Result<Vec<u8>, Problem>;
}
