//! Chance that can be proved: outcomes that are those of a key which was sealed before the game.

use orrery_kernel::{Chance, Key, Live, Recorded};

use crate::error::Problem;
use crate::line::Header;

/// What a record proves of its chance, as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The seal of the key. Whoever was shown the same before the game knows that no outcome was chosen afterwards.
    pub seal: String,
    /// Lines whose outcomes are those of the key.
    pub proved: u32,
    /// Lines with outcomes that name no stream of the key.
    pub unproved: u32,
}

/// The key of a record, and how far its streams were used.
#[derive(Debug)]
pub(crate) struct Sealed {
    key: Option<Key>,
    last: Option<u64>,
    proved: u32,
    unproved: u32,
}

impl Sealed {
    pub(crate) fn new(header: &Header) -> Result<Self, Problem> {
        let key = header.key.as_deref().map(str::parse).transpose().map_err(Problem::Field)?;
        Ok(Self { key, last: None, proved: 0, unproved: 0 })
    }

    /// The outcomes of a line, to be compared with its stream if it names one. Streams go up, so that no outcome can be had twice.
    pub(crate) fn chance<'a>(
        &mut self,
        outcomes: &'a [u32],
        stream: Option<u64>,
    ) -> Result<Proving<'a>, Problem> {
        let live = match (stream, &self.key) {
            (None, _) => None,
            (Some(_), None) => {
                return Err(Problem::Field("`stream` is given, but the header has no `key`".to_owned()));
            }
            (Some(stream), Some(_)) if self.last.is_some_and(|last| last >= stream) => {
                return Err(Problem::Field(format!("stream {stream} does not go up from the one before")));
            }
            (Some(stream), Some(key)) => {
                self.last = Some(stream);
                Some(Live::stream(key, stream))
            }
        };
        let counted = if live.is_some() { &mut self.proved } else { &mut self.unproved };
        *counted += u32::from(!outcomes.is_empty());
        Ok(Proving { recorded: Recorded::new(outcomes), live, forged: false })
    }

    /// What was proved so far; nothing without a key.
    pub(crate) fn proof(&self) -> Option<Proof> {
        let key = self.key.as_ref()?;
        Some(Proof { seal: key.seal(), proved: self.proved, unproved: self.unproved })
    }
}

/// Recorded outcomes, compared with those of the key while the game is played.
#[derive(Debug)]
pub(crate) struct Proving<'a> {
    recorded: Recorded<'a>,
    live: Option<Live>,
    forged: bool,
}

impl Proving<'_> {
    /// Did every outcome fit, and was it that of the key?
    pub(crate) fn verdict(&self) -> Result<(), Problem> {
        if !self.recorded.fitted() {
            return Err(Problem::Chance("too many, too few, or one that cannot be".to_owned()));
        }
        if self.forged { Err(Problem::Forged) } else { Ok(()) }
    }
}

impl Chance for Proving<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let outcome = self.recorded.below(n);
        if let Some(live) = &mut self.live {
            self.forged |= live.below(n) != outcome;
        }
        outcome
    }
}
