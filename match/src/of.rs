//! One game among the games there are.

use std::marker::PhantomData;

use orrery_kernel::{Fast, MAX_SEATS, Seat};
use orrery_wire::lobby::{GameCard, TableCard};
use orrery_wire::{Clock, Code, MatchId, Millis, Problem};
use serde_json::Value;

use crate::line::deal;
use crate::problem::no;
use crate::seats::{TITLE, checked, short};
use crate::{
    AnyGame, Audit, Broken, By, Created, Deed, Entry, Match, Moment, Playable, Snapshot, Table, bots,
};

/// The game `G`, its types forgotten.
pub(crate) struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    pub(crate) fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Playable> AnyGame for Of<G> {
    fn card(&self) -> GameCard {
        let table = |seats: u8| {
            let options = G::options(seats).ok()?;
            Some(TableCard { seats, options: crate::json(&options) })
        };
        GameCard {
            id: G::ID.to_owned(),
            revision: G::REV,
            content: G::content().to_string(),
            tables: (1..=MAX_SEATS as u8).filter_map(table).collect(),
            bots: bots::OFFERED.map(str::to_owned).to_vec(),
        }
    }

    fn bot(&self, name: &str) -> Result<String, Problem> {
        bots::spelled(name)
    }

    fn choose(
        &self,
        view: &Value,
        seat: Seat,
        bot: &str,
        seed: u64,
        limit: Millis,
    ) -> Result<String, Problem> {
        bots::chosen::<G>(view, seat, bot, seed, limit)
    }

    fn create(&self, created: Created, moment: &Moment) -> Result<Entry, Problem> {
        let created = checked_table::<G>(created)?;
        Ok(Entry { seq: 1, at: moment.now, by: By::Host, id: None, deed: Deed::Created(created) })
    }

    fn open(&self, log: &[Entry], snapshots: &[Snapshot]) -> Result<Box<dyn Table>, Broken> {
        open::<G>(log, snapshots, |_, _| Ok(())).map(|table| Box::new(table) as Box<dyn Table>)
    }

    fn import(&self, id: &MatchId, record: &[u8], moment: &Moment) -> Result<Vec<Entry>, Problem> {
        crate::import::import::<G>(id, record, moment)
    }

    fn audit(&self, log: &[Entry], snapshots: &[Snapshot]) -> Result<Audit, Broken> {
        crate::audit::audit::<G>(log, snapshots)
    }
}

/// The match that the log makes; every entry is looked at before it is taken.
pub(crate) fn open<G: Playable>(
    log: &[Entry],
    snapshots: &[Snapshot],
    mut look: impl FnMut(&Match<G>, &Entry) -> Result<(), Broken>,
) -> Result<Match<G>, Broken> {
    let Some((first, rest)) = log.split_first() else {
        return Err(Broken { seq: 0, why: "the log is empty".to_owned() });
    };
    let mut table = Match::<G>::new(first)?;
    for entry in rest {
        look(&table, entry)?;
        table.fold(entry)?;
    }
    table.keep(snapshots);
    Ok(table)
}

/// The table as it can be made, or why it cannot.
fn checked_table<G: Playable>(created: Created) -> Result<Created, Problem> {
    if created.game != G::ID {
        return Err(no(Code::NoSuchGame, format!("This is {}, not the game asked for.", G::ID)));
    }
    if !short(&created.title, TITLE) {
        return Err(no(Code::BadRequest, "A title has at most 60 characters, all of them visible."));
    }
    if created.clock == (Clock::Days { days: 0 }) {
        return Err(no(Code::BadRequest, "By correspondence there is at least a day for each decision."));
    }
    let seats = created.seats.into_iter().map(checked).collect::<Result<Vec<_>, _>>()?;
    let options = options::<G>(created.options, seats.len())?;
    Ok(Created { revision: G::REV, content: G::content(), options, seats, ..created })
}

/// The options as the game writes them, if a game of so many seats can start with them. It is tried, but nothing is
/// dealt that anybody will play with.
fn options<G: Playable>(options: Value, seats: usize) -> Result<Value, Problem> {
    let bad = |why: String| no(Code::BadOptions, why);
    let options: G::Options = match options {
        Value::Null => {
            let count = u8::try_from(seats).unwrap_or(u8::MAX);
            G::options(count).map_err(|why| bad(why.to_string()))?
        }
        given => serde_json::from_value(given).map_err(|why| bad(why.to_string()))?,
    };
    let game = deal::<G>(&options, &mut Fast::new(0)).map_err(|why| bad(why.to_string()))?.game;
    if usize::from(game.seats()) != seats {
        let why = format!("The options are for {} seats, the table has {seats}.", game.seats());
        return Err(bad(why));
    }
    Ok(crate::json(&options))
}
