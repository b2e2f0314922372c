//! A match of one game: what the entries of its log add up to.

use std::collections::HashMap;

use orrery_kernel::{Appraise, Key, Live, Seat, SeatSet, Spoken, Viewer};
use orrery_wire::{
    ActionId, Code, Command, Ending, Holder, MatchCard, MatchId, Millis, News, Problem, State, Status,
    UndoWish,
};
use serde_json::Value;

use crate::chair::Chair;
use crate::clock::Clocks;
use crate::line::Line;
use crate::problem::no;
use crate::revise::{Old, Rules};
use crate::snapshot::Shot;
use crate::{Broken, By, Created, Deed, Due, Entry, Moment, Snapshot, Table, Task, Thinking};

/// A game that can be played at a table: bots can appraise it, standing orders can tell its questions apart.
pub(crate) trait Playable: Spoken + Appraise {}

impl<G: Spoken + Appraise> Playable for G {}

/// Where the game of a match stands.
#[derive(Clone, Debug)]
pub(crate) enum Board<G: Playable> {
    /// Nothing has been dealt.
    Bare,
    /// It is played by the rules of this program.
    Set(Box<Line<G>>),
    /// It was played by other rules than those of this program.
    Old(Box<Old<G>>),
}

/// A match of one game.
#[derive(Clone, Debug)]
pub(crate) struct Match<G: Playable> {
    pub(crate) created: Created,
    pub(crate) made: Millis,
    pub(crate) seq: u32,
    pub(crate) status: Status,
    /// The rules by which it is played.
    pub(crate) rules: Rules,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) board: Board<G>,
    pub(crate) key: Option<Key>,
    pub(crate) asked: SeatSet,
    /// The entry with which the position last changed.
    pub(crate) changed: u32,
    pub(crate) clocks: Clocks,
    pub(crate) wish: Option<UndoWish>,
    pub(crate) outcome: Option<Ending>,
    pub(crate) rematch: Option<MatchId>,
    pub(crate) shot: Shot,
    pub(crate) done: HashMap<(By, ActionId), u32>,
}

impl<G: Playable> Match<G> {
    /// The match that its first entry makes.
    pub(crate) fn new(entry: &Entry) -> Result<Self, Broken> {
        let broken = |why: &str| Broken { seq: entry.seq, why: why.to_owned() };
        let Deed::Created(created) = &entry.deed else {
            return Err(broken("the first entry does not make the table"));
        };
        if entry.seq != 1 {
            return Err(broken("the first entry has number 1"));
        }
        if created.game != G::ID {
            return Err(broken("the match is of another game"));
        }
        let mut done = HashMap::new();
        if let Some(id) = &entry.id {
            done.insert((entry.by, id.clone()), 1);
        }
        Ok(Self {
            made: entry.at,
            seq: 1,
            status: Status::Gathering,
            rules: Rules { revision: created.revision, content: created.content },
            chairs: created.seats.iter().cloned().map(Chair::new).collect(),
            board: Board::Bare,
            key: None,
            asked: SeatSet::NONE,
            changed: 1,
            clocks: Clocks::new(created.clock, created.seats.len(), entry.at),
            wish: None,
            outcome: None,
            rematch: None,
            shot: Shot::default(),
            done,
            created: created.clone(),
        })
    }

    /// The chance of the next entry.
    pub(crate) fn chance(&self, key: &Key) -> Live {
        Live::stream(key, u64::from(self.seq) + 1)
    }

    /// The next entry.
    pub(crate) fn entry(&self, by: By, id: Option<&ActionId>, moment: &Moment, deed: Deed) -> Entry {
        Entry { seq: self.seq + 1, at: moment.now.max(self.clocks.time()), by, id: id.cloned(), deed }
    }

    /// The game, if it is being played by the rules of this program; if not, why not.
    pub(crate) fn running(&self) -> Result<&Line<G>, Problem> {
        self.not_stopped()?;
        match (self.status, &self.board) {
            (Status::Gathering, _) | (Status::Running, Board::Bare) => {
                Err(no(Code::WrongTime, "The match has not begun."))
            }
            (Status::Over | Status::Quarantined, _) => Err(no(Code::WrongTime, "The match is over.")),
            (Status::Running, Board::Set(line)) => Ok(line),
            (Status::Running, Board::Old(_)) => Err(self.why_not_revised()),
        }
    }

    /// A match that was stopped stays as it is.
    pub(crate) fn not_stopped(&self) -> Result<(), Problem> {
        match self.status {
            Status::Quarantined => Err(no(
                Code::Quarantined,
                "The match was stopped because the rules failed on it; its log is kept for a report.",
            )),
            Status::Gathering | Status::Running | Status::Over => Ok(()),
        }
    }
}

impl<G: Playable> Table for Match<G> {
    fn id(&self) -> &MatchId {
        &self.created.id
    }

    fn seq(&self) -> u32 {
        self.seq
    }

    fn card(&self) -> MatchCard {
        MatchCard {
            id: self.created.id.clone(),
            game: self.created.game.clone(),
            revision: self.rules.revision,
            title: self.created.title.clone(),
            status: self.status,
            seats: self.chairs.iter().map(Chair::card).collect(),
            asked: self.asked.iter().collect(),
            clock: self.created.clock,
            listed: self.created.listed,
            watch: self.created.watch,
            seq: self.seq,
            created: self.made,
            updated: self.clocks.time(),
            outcome: self.outcome.clone(),
            rematch: self.rematch.clone(),
        }
    }

    fn options(&self) -> &Value {
        &self.created.options
    }

    fn decide(
        &self,
        by: By,
        id: Option<&ActionId>,
        seen: u32,
        command: &Command,
        moment: &Moment,
    ) -> Result<Entry, Problem> {
        let deed = self.wished(by, seen, command, moment)?;
        Ok(self.entry(by, id, moment, deed))
    }

    fn seat(&self, by: By, seat: Seat, holder: Holder, moment: &Moment) -> Result<Entry, Problem> {
        let deed = self.seated(by, seat, holder)?;
        Ok(self.entry(by, None, moment, deed))
    }

    fn act(&self, task: Task, moment: &Moment) -> Result<Entry, Problem> {
        let deed = match task {
            Task::Start => self.started(moment)?,
            Task::Bot(_) => return Err(no(Code::BadRequest, "A bot thinks before it answers.")),
            Task::Order(seat) => self.answered_by_order(seat)?,
            Task::Revise => self.revised()?,
        };
        Ok(self.entry(By::Server, None, moment, deed))
    }

    fn think(&self, seat: Seat, seed: u64) -> Option<Thinking> {
        self.thinking(seat, seed)
    }

    fn answer(&self, seat: Seat, action: &str, moment: &Moment) -> Result<Entry, Problem> {
        let deed = self.answered_by_bot(seat, action)?;
        Ok(self.entry(By::Server, None, moment, deed))
    }

    fn rematch(&self, by: By, id: &MatchId, moment: &Moment) -> Result<Entry, Problem> {
        self.not_stopped()?;
        if self.status != Status::Over {
            return Err(no(Code::WrongTime, "The match is not over yet."));
        }
        if let Some(next) = &self.rematch {
            return Err(no(Code::WrongTime, format!("The next match is already there: {next}.")));
        }
        Ok(self.entry(by, None, moment, Deed::Rematch { id: id.clone() }))
    }

    fn quarantine(&self, why: &str, moment: &Moment) -> Entry {
        self.entry(By::Server, None, moment, Deed::Quarantined { why: why.to_owned() })
    }

    fn commit(&mut self, entry: &Entry) -> Result<(), Broken> {
        self.fold(entry)
    }

    fn done(&self, by: By, id: &ActionId) -> Option<u32> {
        self.done.get(&(by, id.clone())).copied()
    }

    fn snapshot(&self) -> Option<Snapshot> {
        self.taken()
    }

    fn tasks(&self) -> Vec<Due> {
        self.all_due()
    }

    fn news(&self, entry: &Entry, viewer: Viewer) -> News {
        self.told(entry, viewer)
    }

    fn state(&self, viewer: Viewer, offers: bool, now: Millis) -> State {
        self.shown(viewer, offers, now)
    }

    fn record(&self, log: &[Entry]) -> Result<Vec<u8>, Problem> {
        self.recorded(log)
    }

    fn record_so_far(&self, log: &[Entry]) -> Result<Vec<u8>, Problem> {
        self.recorded_so_far(log)
    }
}
