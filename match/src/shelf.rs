//! The games there are.

use std::collections::BTreeMap;
use std::sync::Arc;

use orrery_kernel::{Appraise, Seat, Spoken};
use orrery_wire::lobby::GameCard;
use orrery_wire::{MatchId, Millis, Problem};
use serde_json::Value;

use crate::of::Of;
use crate::{Audit, Broken, Created, Entry, Moment, Snapshot, Table};

/// A game, its types forgotten.
pub trait AnyGame: Send + Sync {
    /// What a lobby says of it.
    fn card(&self) -> GameCard;

    /// Is the bot known, and can it play this game? The answer is its name in the shortest spelling.
    fn bot(&self, name: &str) -> Result<String, Problem>;

    /// What a bot would do in this seat, in notation, from nothing but what the seat sees: for bots that think apart from the
    /// match, where it is not at hand. The seed makes it repeatable; it takes at most about so many milliseconds.
    fn choose(
        &self,
        view: &Value,
        seat: Seat,
        bot: &str,
        seed: u64,
        limit: Millis,
    ) -> Result<String, Problem>;

    /// The first entry of a new match. `revision` and `content` of `created` are those of this program, whatever they say;
    /// options that are `null` become the usual ones. Wrong options, bots and names are explained.
    fn create(&self, created: Created, moment: &Moment) -> Result<Entry, Problem>;

    /// A match from its log, which may end at any entry: then it is the match as it was there. One that was last played
    /// under an older revision needs its last snapshot too, to go on; without it can be seen who played, but not the position.
    fn open(&self, log: &[Entry], snapshots: &[Snapshot]) -> Result<Box<dyn Table>, Broken>;

    /// The whole log of a match made from a record, with people in seats that bots did not hold: over if the game was, else
    /// to be gone on with.
    fn import(&self, id: &MatchId, record: &[u8], moment: &Moment) -> Result<Vec<Entry>, Problem>;

    /// Is the log true? Its numbers, and with the rules every digest, event and outcome of chance.
    fn audit(&self, log: &[Entry], snapshots: &[Snapshot]) -> Result<Audit, Broken>;
}

/// The games there are, by id.
#[derive(Clone, Default)]
pub struct Shelf(BTreeMap<String, Arc<dyn AnyGame>>);

impl Shelf {
    /// No games.
    pub fn new() -> Self {
        Self::default()
    }

    /// These games and that one.
    #[must_use]
    pub fn with<G: Spoken + Appraise>(mut self) -> Self {
        self.0.insert(G::ID.to_owned(), Arc::new(Of::<G>::new()));
        self
    }

    /// The game of that id.
    pub fn game(&self, id: &str) -> Option<&Arc<dyn AnyGame>> {
        self.0.get(id)
    }

    /// All of them.
    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        self.0.values()
    }
}
