//! What can be wrong with a record: where, and in one sentence what.

use std::io;

use orrery_kernel::Digest;
use thiserror::Error;

/// A problem and the line that has it.
#[derive(Debug, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    #[source]
    pub problem: Problem,
}

impl Problem {
    pub(crate) fn at(self, line: usize) -> RecordError {
        RecordError { line, problem: self }
    }
}

/// What is wrong.
#[derive(Debug, Error)]
pub enum Problem {
    /// The file could not be read.
    #[error("the file cannot be read: {0}")]
    Io(#[from] io::Error),
    /// There is nothing in it.
    #[error("the file is empty, so it is no record")]
    Empty,
    /// A line is longer than any line of a record.
    #[error("the line is longer than {limit} bytes, which no line of a record is")]
    TooLong {
        /// The longest allowed.
        limit: usize,
    },
    /// The line ends in the middle.
    #[error("the line is cut off; the record was not written to its end")]
    CutOff,
    /// The line is not JSON.
    #[error("not a line of JSON: {0}")]
    NotJson(String),
    /// The file is something else.
    #[error("this is not an Orrery record (a record begins with {{\"orrery\":\"record\",…}})")]
    Foreign,
    /// The file has another format.
    #[error("the record has format {found}, this program reads format {known}")]
    Format {
        /// What the header says.
        found: String,
        /// What is read here.
        known: u32,
    },
    /// A field is missing, unknown, or holds what it cannot hold.
    #[error("a field is wrong: {0}")]
    Field(String),
    /// The record is of another game.
    #[error("the record is of the game `{found}`, not of `{wanted}`")]
    OtherGame {
        /// What the header says.
        found: String,
        /// What was asked for.
        wanted: String,
    },
    /// The record was played under other rules.
    #[error(
        "the record was played under revision {found} of the rules, this program has revision {known}: its log can be read but not played again"
    )]
    Revision {
        /// What the header says.
        found: u16,
        /// What the program has.
        known: u16,
    },
    /// The record was played with other cards.
    #[error("the record was played with other content (digest {found}, here {known})")]
    Content {
        /// What the header says.
        found: Digest,
        /// What the program has.
        known: Digest,
    },
    /// No game starts with these options.
    #[error("no game starts with these options: {0}")]
    Options(String),
    /// The header names too many or too few players.
    #[error("the header names {found} players, the game has {seats} seats")]
    Players {
        /// How many the header names.
        found: usize,
        /// How many the game has.
        seats: u8,
    },
    /// The lines are not numbered one by one.
    #[error("this should be number {expected} and is number {found}: lines are missing or doubled")]
    Sequence {
        /// The number that comes next.
        expected: u32,
        /// The number that stands there.
        found: u32,
    },
    /// The seat is not at the table.
    #[error("seat {seat} acts, the game has {seats} seats")]
    Seat {
        /// Who acts.
        seat: u8,
        /// How many sit there.
        seats: u8,
    },
    /// The action is not in the game's notation.
    #[error("{0}")]
    Notation(String),
    /// The rules do not allow the action.
    #[error("the action `{action}` of seat {seat} is illegal: {why}")]
    Illegal {
        /// What was done.
        action: String,
        /// Who did it.
        seat: u8,
        /// Why it is illegal.
        why: String,
    },
    /// The chance outcomes are too many, too few, or impossible.
    #[error("the chance outcomes do not fit: {0}")]
    Chance(String),
    /// The chance outcomes are possible, but not those of the key.
    #[error("the chance outcomes are not those of the sealed key: they were forged")]
    Forged,
    /// The line says something else than the rules.
    #[error("{what} differ: the record says {found}, the rules say {expected}")]
    Differs {
        /// What differs.
        what: &'static str,
        /// What the line says.
        found: String,
        /// What the rules say.
        expected: String,
    },
    /// The game is over here, and the line does not say so.
    #[error("the game ends here, but the line has no outcome")]
    NoOutcome,
    /// The line says that the game is over, and it is not.
    #[error("the line has an outcome, but the game goes on")]
    NotOver,
    /// Something follows the end of the game.
    #[error("a line follows the end of the game")]
    AfterEnd,
}
