//! `kill`: a server under load is killed at random moments, again and again; nothing acknowledged may be lost.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ValueEnum;
use orrery_client::Client;
use orrery_kernel::{Chance, Fast};
use orrery_store::testing::Postgres;
use tempfile::TempDir;
use tokio::process::Command;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::book::Book;
use crate::child::{Place, Server};
use crate::house;
use crate::report::{Report, Stopped};
use crate::seats::{ROCKET_DICE, keep_playing};
use crate::verify::{Closed, Found, verify};

/// Kill a server under load at random moments: nothing acknowledged is lost, nothing happens twice
///
/// Scripted players without time to think play on several tables and go on through every restart, asking again for what
/// was not answered. The server is killed (SIGKILL) between 20 and 250 milliseconds after it answers, every fifth time
/// while it is still starting. Every 50 kills, and at the end, what was acknowledged and what was told is compared with the
/// log in the store, and every match is replayed. PostgreSQL itself is not killed.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  cargo drill kill --store sqlite --times 1000
  cargo drill kill --store postgres --times 1000 --orrery target/release/orrery")]
pub(crate) struct Args {
    /// What keeps the matches
    #[arg(long, value_enum, default_value_t = Kept::Sqlite)]
    store: Kept,
    /// How often the server is killed
    #[arg(long, default_value_t = 1000)]
    times: u32,
    /// Tables at a time
    #[arg(long, default_value_t = 8)]
    tables: u32,
    /// An `orrery` that checks the store too at the end: `orrery store check` must find nothing
    #[arg(long, value_name = "PROGRAM")]
    orrery: Option<PathBuf>,
    /// Stop after so many seconds, however often it was killed
    #[arg(long, default_value_t = 3600)]
    limit: u64,
    /// The same seed chooses the same moments
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What keeps the matches.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Kept {
    /// One file in a temporary folder.
    Sqlite,
    /// A PostgreSQL of its own in a temporary folder.
    Postgres,
}

/// Between two looks into the store.
const LOOK: u32 = 50;

pub(crate) async fn run(args: Args) -> Result<Report, Stopped> {
    let dir = TempDir::with_prefix("orrery-drill-").map_err(Stopped::at("a temporary folder"))?;
    let postgres = match args.store {
        Kept::Sqlite => None,
        Kept::Postgres => Some(Postgres::start().map_err(Stopped::at("starting PostgreSQL"))?),
    };
    let store = match &postgres {
        None => format!("sqlite:{}/orrery.db", dir.path().display()),
        Some(postgres) => postgres.database().map_err(Stopped::at("making a database"))?,
    };
    let mut chance = Fast::new(args.seed);
    let place = Place::new(&store, dir.path(), &mut chance)?;
    let book = Book::default();
    let mut server = place.start()?;
    server.ready().await?;

    let client = Client::new([place.node.clone()]);
    let mut players = JoinSet::new();
    for nth in 0..args.tables {
        let game = ROCKET_DICE[nth as usize % ROCKET_DICE.len()];
        players.spawn(keep_playing(client.clone(), game, book.clone(), args.seed + u64::from(nth)));
    }

    let mut look = Look { store, book: book.clone(), closed: Closed::new(), found: Found::default() };
    let begun = Instant::now();
    let mut kills = 0;
    while kills < args.times && begun.elapsed() < Duration::from_secs(args.limit) {
        server = once_more(server, &place, &mut chance, &mut kills, &mut look).await?;
    }
    // A last quiet moment, in which what waits is answered.
    server.ready().await?;
    sleep(Duration::from_millis(500)).await;
    server.kill().await?;
    players.shutdown().await;
    look.closed.clear();
    look.found = Found::default();
    look.look().await?;
    let mut report = report(&place, &book, kills, begun.elapsed(), look.found);
    if let Some(orrery) = &args.orrery {
        check(&mut report, orrery, &look.store).await;
    }
    Ok(report)
}

/// Has the store checked by another program.
async fn check(report: &mut Report, orrery: &Path, store: &str) {
    match Command::new(orrery).args(["store", "check", "--store", store]).output().await {
        Ok(output) if output.status.success() => report.line("orrery store check       passed"),
        Ok(output) => {
            let why = String::from_utf8_lossy(&output.stderr);
            report.fault(format!("orrery store check: {}", why.trim()));
        }
        Err(error) => report.fault(format!("orrery store check: {error}")),
    }
}

/// Lets the server live for a moment, kills it, looks into the store from time to time, and starts it again.
async fn once_more(
    mut server: Server,
    place: &Place,
    chance: &mut Fast,
    kills: &mut u32,
    look: &mut Look,
) -> Result<Server, Stopped> {
    let still_starting = chance.below(5) == 0;
    if still_starting {
        sleep(Duration::from_millis(chance.below(60).into())).await;
    } else {
        server.ready().await?;
        sleep(Duration::from_millis((20 + chance.below(231)).into())).await;
    }
    if server.is_gone() {
        return Err(Stopped::new("killing the server", "it had ended by itself"));
    }
    server.kill().await?;
    *kills += 1;
    if kills.is_multiple_of(LOOK) {
        look.look().await?;
    }
    place.start()
}

/// A look into the store while no server runs.
struct Look {
    store: String,
    book: Book,
    closed: Closed,
    found: Found,
}

impl Look {
    async fn look(&mut self) -> Result<(), Stopped> {
        let store = orrery_store::open(&self.store).await.map_err(Stopped::at("opening the store"))?;
        let found = verify(store.as_ref(), &house::shelf(), &self.book, &mut self.closed).await?;
        self.found.matches += found.matches;
        self.found.entries += found.entries;
        self.found.faults.extend(found.faults);
        Ok(())
    }
}

fn report(place: &Place, book: &Book, kills: u32, took: Duration, found: Found) -> Report {
    let pages = book.open();
    let mut report = Report::default();
    report.line(format!("kills                    {kills} in {:.0} s", took.as_secs_f64()));
    report.line(format!("acknowledged             {} wishes", pages.acknowledged));
    report.line(format!("games finished           {}", pages.finished));
    report.line(format!(
        "matches in the store     {}, with {} entries, all replayed",
        found.matches, found.entries
    ));
    report.faults(found.faults);
    report.faults(pages.refused.iter().map(|why| format!("refused: {why}")));
    report.faults(place.panics());
    if pages.acknowledged < u64::from(kills) {
        let (why, said) = (&pages.no_table, place.last_words());
        report.fault(format!("too little was acknowledged to prove anything; no table: {why}; log: {said}"));
    }
    report
}
