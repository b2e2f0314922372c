//! Rules change while matches are played. A match keeps the rules with which it was played; what was played by others than those of
//! this program is never played again, only remembered.
//!
//! A match that is over can be looked at: its last position was kept. One that is running goes on under the new rules from
//! the last position that was kept, at the beginning of the turn.

use orrery_kernel::{Digest, Fast, Recorded, SeatSet, digest};
use orrery_wire::{Code, Problem, Status};
use serde_json::Value;

use crate::fold::Told;
use crate::line::{Line, asked, deal};
use crate::problem::no;
use crate::{Board, Deed, Match, Playable, Snapshot};

/// Rules and content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) revision: u16,
    pub(crate) content: Digest,
}

/// The digest of no position.
const NOTHING: Digest = Digest(0);

impl Rules {
    /// Those of this program.
    fn of<G: Playable>() -> Self {
        Self { revision: G::REV, content: G::content() }
    }

    /// Do these take the place of those? An older program leaves alone what a newer one has revised.
    fn replace(&self, other: &Self) -> bool {
        self.revision > other.revision || self.revision == other.revision && self.content != other.content
    }
}

/// A game that was played by other rules.
#[derive(Clone, Debug)]
pub(crate) struct Old<G> {
    /// The entries that led to its positions, first to last, and who was asked there.
    steps: Vec<(u32, SeatSet)>,
    /// The last position that was kept and that this program can read.
    kept: Option<(u32, G)>,
}

impl<G: Playable> Old<G> {
    pub(crate) fn new(seq: u32, asked: SeatSet) -> Self {
        Self { steps: vec![(seq, asked)], kept: None }
    }

    pub(crate) fn push(&mut self, seq: u32, asked: SeatSet) {
        self.steps.push((seq, asked));
    }

    /// The game stands again as after this entry; the answer is who is asked there.
    pub(crate) fn back(&mut self, to: u32) -> Option<SeatSet> {
        let at = self.steps.iter().position(|&(seq, _)| seq == to)?;
        self.steps.truncate(at + 1);
        self.kept = self.kept.take().filter(|&(seq, _)| seq <= to);
        self.steps.last().map(|&(_, asked)| asked)
    }

    /// The entries that led to its positions.
    pub(crate) fn seqs(&self) -> impl Iterator<Item = u32> {
        self.steps.iter().map(|&(seq, _)| seq)
    }

    /// The last position that is known.
    pub(crate) fn position(&self) -> Option<&G> {
        self.kept.as_ref().map(|(_, game)| game)
    }
}

impl<G: Playable> Match<G> {
    /// Is it played by the rules of this program?
    pub(crate) fn current(&self) -> bool {
        self.rules == Rules::of::<G>()
    }

    /// Remembers the latest of these positions that can be read; later ones than the last entry are of no use.
    pub(crate) fn keep(&mut self, snapshots: &[Snapshot]) {
        let Board::Old(old) = &mut self.board else { return };
        let mut known: Vec<&Snapshot> =
            snapshots.iter().filter(|snapshot| snapshot.seq <= self.seq).collect();
        known.sort_unstable_by_key(|snapshot| snapshot.seq);
        let read = |snapshot: &Snapshot| Some((snapshot.seq, G::deserialize(&snapshot.state).ok()?));
        old.kept = known.into_iter().rev().find_map(read);
    }

    /// The match under the rules of this program.
    pub(crate) fn revised(&self) -> Result<Deed, Problem> {
        self.not_stopped()?;
        let own = Rules::of::<G>();
        let Rules { revision, content } = own;
        let deed = |to, state, digest, asked| Deed::Revised { revision, content, to, state, digest, asked };
        if own == self.rules || self.status == Status::Over {
            return Err(no(Code::WrongTime, "There is nothing to be revised."));
        }
        if !own.replace(&self.rules) {
            return Err(self.why_not_revised());
        }
        match &self.board {
            Board::Bare if self.can_start() => Ok(deed(self.seq, Value::Null, NOTHING, SeatSet::NONE)),
            Board::Old(old) => match &old.kept {
                Some((to, game)) if self.can_go_on(game) => {
                    Ok(deed(*to, crate::json(game), digest(game), asked(game)))
                }
                Some(_) | None => Err(self.why_not_revised()),
            },
            Board::Bare | Board::Set(_) => Err(self.why_not_revised()),
        }
    }

    /// Is there somebody to ask in this position, and a seat for everybody?
    fn can_go_on(&self, game: &G) -> bool {
        usize::from(game.seats()) == self.chairs.len() && !asked(game).is_empty()
    }

    /// Can the game be started with the options that were chosen under other rules?
    fn can_start(&self) -> bool {
        let options = self.game_options();
        options.is_ok_and(|options| {
            let dealt = deal::<G>(&options, &mut Fast::new(0));
            dealt.is_ok_and(|dealt| self.can_go_on(&dealt.game))
        })
    }

    /// Why the match cannot go on just now.
    pub(crate) fn why_not_revised(&self) -> Problem {
        let (own, revision) = (Rules::of::<G>(), self.rules.revision);
        if own.replace(&self.rules) {
            let why = format!(
                "The match was played under revision {revision} of the rules and is to be brought to {}; try again. If \
                 that does not help, nothing was kept from which it could go on, and it can only be looked at.",
                own.revision
            );
            return no(Code::Unavailable, why);
        }
        let why =
            format!("The match is played under revision {revision} of the rules, newer than this server.");
        no(Code::Unavailable, why)
    }

    /// The rules were revised.
    pub(crate) fn revise(&mut self, rules: Rules, state: &Value, told: Told<'_>) -> Result<(), String> {
        if self.over() {
            return Err("the rules of a match that is over are not revised".to_owned());
        }
        self.rules = rules;
        if matches!(self.board, Board::Bare) {
            return Ok(());
        }
        self.board = if self.current() {
            let game = G::deserialize(state).map_err(|error| error.to_string())?;
            told.agrees(&game, &Recorded::new(&[]))?;
            Board::Set(Box::new(Line::new(self.seq, game)))
        } else {
            Board::Old(Box::new(Old::new(self.seq, told.asked)))
        };
        self.wish = None;
        self.shot.want();
        self.asks(told.asked, None);
        Ok(())
    }
}
