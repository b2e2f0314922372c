//! A broken law, told so that it can be seen again.

use std::fmt;

use orrery_kernel::{Game, Seat};
use serde::Serialize;

use crate::Conforms;

/// Which law was broken, how, and all that is needed to get there again.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The law.
    pub law: &'static str,
    /// What is wrong.
    pub what: String,
    /// The game.
    pub game: &'static str,
    /// Number of the table among [`Conforms::tables`], and its options as JSON.
    pub table: (usize, String),
    /// The seed of the game, for `ORRERY_SEED`.
    pub seed: u64,
    /// Seat and notation of every action so far.
    pub actions: Vec<String>,
}

impl Failure {
    pub(crate) fn new<C: Conforms>(law: &'static str, what: String) -> Self {
        Self { law, what, game: C::Game::ID, table: Default::default(), seed: 0, actions: Vec::new() }
    }

    #[must_use]
    pub(crate) fn at<G: Game>(
        mut self,
        table: usize,
        options: &G::Options,
        seed: u64,
        actions: &[(Seat, G::Action)],
    ) -> Self {
        self.table = (table, json(options));
        self.seed = seed;
        self.actions = actions.iter().map(|(seat, action)| format!("{seat}: {action}")).collect();
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, what, game, table: (table, options), seed, actions } = self;
        writeln!(f, "{game} breaks the law `{law}`")?;
        writeln!(f, "  what:    {what}")?;
        writeln!(f, "  table:   number {table}, options {options}")?;
        writeln!(f, "  seed:    {seed} (again: ORRERY_SEED={seed} cargo test {law})")?;
        writeln!(f, "  step:    {} (so many actions were taken, the last included)", actions.len())?;
        write!(f, "  actions: {}", actions.join(" | "))
    }
}

/// As JSON, or why not.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("(not JSON: {error})"))
}
