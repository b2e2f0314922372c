//! A match as a record of the game: what counted, without what was taken back.

use std::collections::BTreeSet;

use orrery_record::{Ending, Entry as Line, FORMAT, Header, KIND, Player};
use orrery_wire::{Code, Holder, Problem};
use serde::Serialize;

use crate::problem::no;
use crate::{Board, Deed, Entry, Match, Playable};

impl<G: Playable> Match<G> {
    /// The record of a match that is over. A match that was given up is a game that was not played to its end.
    pub(crate) fn recorded(&self, log: &[Entry]) -> Result<Vec<u8>, Problem> {
        self.not_stopped()?;
        if !self.over() {
            return Err(no(Code::WrongTime, "There is a record when the match is over."));
        }
        self.recorded_so_far(log)
    }

    /// The record as far as the match has come. It is copied from the log and needs no rules, so old matches have one too; with the
    /// key once the match is over, so that everyone can prove the dice. Before that the key would tell the dice to come.
    pub(crate) fn recorded_so_far(&self, log: &[Entry]) -> Result<Vec<u8>, Problem> {
        self.not_stopped()?;
        if matches!(self.board, Board::Bare) {
            return Err(no(Code::WrongTime, "There is a record when the match has begun."));
        }
        if log.iter().any(|entry| matches!(entry.deed, Deed::Revised { .. })) {
            let why =
                "The rules were revised while the match was played; no record of it can be played again.";
            return Err(no(Code::BadRecord, why));
        }
        let counted: BTreeSet<u32> = match &self.board {
            Board::Bare => BTreeSet::new(),
            Board::Set(line) => line.seqs().collect(),
            Board::Old(old) => old.seqs().collect(),
        };
        let (mut text, mut seq, mut imported) = (Vec::new(), 0, 0);
        for entry in log.iter().filter(|entry| counted.contains(&entry.seq)) {
            if let Deed::Started { imported: Some(last), .. } = entry.deed {
                imported = last;
            }
            let stream = (self.over() && entry.seq > imported).then_some(u64::from(entry.seq));
            self.write(&mut text, entry, seq, stream)?;
            seq += 1;
        }
        Ok(text)
    }

    /// Writes the line that the entry is in a record: the header, or an action.
    fn write(&self, text: &mut Vec<u8>, entry: &Entry, seq: u32, stream: Option<u64>) -> Result<(), Problem> {
        match self.header(entry, stream) {
            Some(header) => line(text, &header),
            None => action(entry, seq, stream).map_or(Ok(()), |action| line(text, &action)),
        }
    }

    fn header(&self, entry: &Entry, stream: Option<u64>) -> Option<Header> {
        let Deed::Started { key, chance, events, .. } = &entry.deed else { return None };
        Some(Header {
            orrery: KIND.to_owned(),
            format: FORMAT,
            game: self.created.game.clone(),
            revision: self.rules.revision,
            content: self.rules.content,
            options: self.created.options.clone(),
            seats: self.chairs.iter().map(|chair| player(&chair.holder)).collect(),
            key: self.over().then(|| key.clone()),
            stream,
            chance: chance.clone(),
            events: events.clone(),
            state: None,
        })
    }
}

fn action(entry: &Entry, seq: u32, stream: Option<u64>) -> Option<Line> {
    let Deed::Played { seat, action, chance, events, digest, outcome, .. } = &entry.deed else { return None };
    let outcome = outcome.as_ref().map(|outcome| Ending {
        scores: outcome.scores.clone(),
        winners: outcome.winners.iter().map(|seat| seat.index() as u8 + 1).collect(),
        ending: outcome.ending.clone(),
    });
    Some(Line {
        seq,
        seat: *seat,
        action: action.clone(),
        stream,
        chance: chance.clone(),
        events: events.clone(),
        digest: *digest,
        state: None,
        outcome,
    })
}

fn line(text: &mut Vec<u8>, line: &impl Serialize) -> Result<(), Problem> {
    serde_json::to_writer(&mut *text, line).map_err(|error| no(Code::Unavailable, error.to_string()))?;
    text.push(b'\n');
    Ok(())
}

fn player(holder: &Holder) -> Player {
    let name = match holder {
        Holder::Open | Holder::Invited => "",
        Holder::Person { name } => name,
        Holder::Bot { bot } => bot,
    };
    Player { name: name.to_owned() }
}
