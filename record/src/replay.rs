//! Plays a record again and checks that every line says what the rules say.

use std::io::BufRead;

use orrery_kernel::{Game, Logged, Seat, digest};
use serde_json::Value;

use crate::differ::{same, same_list};
use crate::error::{Problem, RecordError};
use crate::line::{Ending, Entry, Header};
use crate::reader::{Reader, number, shortened};
use crate::seal::{Proof, Sealed};

/// A record of the game `G`, played as far as [`Replay::game`].
#[derive(Debug)]
pub struct Replay<G: Game, R> {
    reader: Reader<R>,
    options: G::Options,
    setup: Logged<G::Event>,
    game: G,
    sealed: Sealed,
    seq: u32,
    broken: bool,
}

/// An action of the record, played and found right.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The number of the action, from 1.
    pub seq: u32,
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// What it caused.
    pub logged: Logged<G::Event>,
}

impl<G: Game, R: BufRead> Replay<G, R> {
    /// Sets the table as the header says.
    pub fn open(reader: Reader<R>) -> Result<Self, RecordError> {
        Self::set_up(reader).map_err(|problem| problem.at(1))
    }

    /// Sets the table and checks what the header says of it.
    fn set_up(reader: Reader<R>) -> Result<Self, Problem> {
        let header = reader.header();
        known::<G>(header)?;
        let options: G::Options = serde_json::from_value(header.options.clone())
            .map_err(|error| Problem::Options(shortened(&error.to_string())))?;
        let chance = header.chance.clone();
        let mut sealed = Sealed::new(header)?;
        let mut proving = sealed.chance(&chance, header.stream)?;
        let mut events = Vec::new();
        let game = G::start(&options, &mut proving, &mut events)
            .map_err(|error| Problem::Options(shortened(&error.to_string())))?;
        proving.verdict()?;
        if header.seats.len() != usize::from(game.seats()) {
            return Err(Problem::Players { found: header.seats.len(), seats: game.seats() });
        }
        same_list("the events", &header.events, &events)?;
        if let Some(state) = &header.state {
            same("the states", state, &game)?;
        }
        let setup = Logged { events, chance };
        Ok(Self { reader, options, setup, game, sealed, seq: 0, broken: false })
    }

    /// The record behind it.
    pub fn reader(&self) -> &Reader<R> {
        &self.reader
    }

    /// What the host chose.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// What happened while the table was set.
    pub fn setup(&self) -> &Logged<G::Event> {
        &self.setup
    }

    /// The position after the last step.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the record proves of its chance so far; nothing if it names no key.
    pub fn proof(&self) -> Option<Proof> {
        self.sealed.proof()
    }

    /// How many actions were played.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// Plays the next action; none at the end of the record, and none after an error.
    pub fn step(&mut self) -> Option<Result<Step<G>, RecordError>> {
        if self.broken {
            return None;
        }
        let step = match self.reader.entry()? {
            Ok(entry) => self.play(entry).map_err(|problem| problem.at(self.reader.line())),
            Err(error) => Err(error),
        };
        self.broken = step.is_err();
        Some(step)
    }

    fn play(&mut self, entry: Entry) -> Result<Step<G>, Problem> {
        let Entry { seq, seat, action: notation, stream, chance, events, digest: after, state, outcome } =
            entry;
        let action: G::Action = notation.parse().map_err(notation_error::<G>)?;
        if action.to_string() != notation {
            let (found, expected) = (shortened(&notation), action.to_string());
            return Err(Problem::Differs { what: "the notations", found, expected });
        }
        let mut proving = self.sealed.chance(&chance, stream)?;
        let mut happened = Vec::new();
        self.game.apply(seat, action, &mut proving, &mut happened).map_err(|why| Problem::Illegal {
            action: notation,
            seat: number(seat),
            why: why.to_string(),
        })?;
        proving.verdict()?;
        same_list("the events", &events, &happened)?;
        same("the digests of the state", &Value::from(after.to_string()), &digest(&self.game))?;
        if let Some(state) = &state {
            same("the states", state, &self.game)?;
        }
        self.ending(outcome)?;
        self.seq = seq;
        Ok(Step { seq, seat, action, logged: Logged { events: happened, chance } })
    }

    /// Does the line say that the game is over if and only if it is, and how?
    fn ending(&self, found: Option<Ending>) -> Result<(), Problem> {
        let expected = self.game.outcome().map(|outcome| Ending::of::<G>(&outcome, self.game.seats()));
        match (found, expected) {
            (None, None) => Ok(()),
            (None, Some(_)) => Err(Problem::NoOutcome),
            (Some(_), None) => Err(Problem::NotOver),
            (Some(found), Some(expected)) => {
                let found = serde_json::to_value(found).map_err(|error| Problem::Field(error.to_string()))?;
                same("the outcomes", &found, &expected)
            }
        }
    }
}

/// Is the record of this game, these rules and these cards?
fn known<G: Game>(header: &Header) -> Result<(), Problem> {
    if header.game != G::ID {
        let found = shortened(&header.game);
        return Err(Problem::OtherGame { found, wanted: G::ID.to_owned() });
    }
    if header.revision != G::REV {
        return Err(Problem::Revision { found: header.revision, known: G::REV });
    }
    if header.content != G::content() {
        return Err(Problem::Content { found: header.content, known: G::content() });
    }
    Ok(())
}

fn notation_error<G: Game>(error: <G::Action as std::str::FromStr>::Err) -> Problem {
    Problem::Notation(error.to_string())
}
