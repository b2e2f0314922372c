//! Writes a game while it is played.

use std::io::{self, Write};
use std::marker::PhantomData;

use orrery_kernel::{Game, Logged, Seat, digest};
use serde::Serialize;

use crate::line::{Ending, Entry, FORMAT, Header, KIND, Player};

/// A record being written. Every line is handed over whole, so that what was written stays readable whatever
/// happens afterwards.
#[derive(Debug)]
pub struct Writer<W: Write, G> {
    out: W,
    line: Vec<u8>,
    seq: u32,
    states: bool,
    game: PhantomData<fn(G)>,
}

impl<W: Write, G: Game> Writer<W, G> {
    /// Writes the header: `start` is the table as it was set, `logged` what happened while it was set. With `states`
    /// the complete state is written here and after every action.
    pub fn new(
        out: W,
        options: &G::Options,
        seats: &[Player],
        start: &G,
        logged: &Logged<G::Event>,
        states: bool,
    ) -> io::Result<Self> {
        let mut writer = Self { out, line: Vec::new(), seq: 0, states, game: PhantomData };
        writer.line(&Header {
            orrery: KIND.to_owned(),
            format: FORMAT,
            game: G::ID.to_owned(),
            revision: G::REV,
            content: G::content(),
            options,
            seats: seats.to_vec(),
            key: None,
            stream: None,
            chance: logged.chance.clone(),
            events: logged.events.iter().collect(),
            state: states.then_some(start),
        })?;
        Ok(writer)
    }

    /// Writes an action, what it caused, and where it led.
    pub fn action(
        &mut self,
        seat: Seat,
        action: G::Action,
        logged: &Logged<G::Event>,
        after: &G,
    ) -> io::Result<()> {
        self.seq += 1;
        self.line(&Entry {
            seq: self.seq,
            seat,
            action: action.to_string(),
            stream: None,
            chance: logged.chance.clone(),
            events: logged.events.iter().collect(),
            digest: digest(after),
            state: self.states.then_some(after),
            outcome: after.outcome().map(|outcome| Ending::of::<G>(&outcome, after.seats())),
        })
    }

    /// Hands everything over and gives the output back.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        self.line.clear();
        serde_json::to_writer(&mut self.line, line)?;
        self.line.push(b'\n');
        self.out.write_all(&self.line)
    }
}
