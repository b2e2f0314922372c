//! `secrets`: everything that seats are told is recorded and searched for what they may not know.

mod curious;
#[cfg(test)]
mod leaks;
mod oracle;
mod play;
mod scan;
mod tape;
mod words;

use std::sync::Arc;
use std::time::Duration;

use orrery_client::Client;
use orrery_server::http::{App, serve};
use orrery_server::{Hub, Metrics};
use orrery_store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::house;
use crate::report::{Report, Stopped};
use crate::seats::Game;
use crate::verify::log;
use play::Played;
use scan::Scan;
use words::Vocabulary;

/// Record all that seats are told in whole games, and search it for what they may not know
///
/// Matches are played through a real server: Rocket Dice with two to four seats, and the toy games. Every seat goes back
/// sometimes, gives orders, asks for the impossible, loses its connection, and reads pages, log and past over HTTP; somebody looks on.
/// Afterwards the rules alone, from the complete log, say what each viewer may know at each moment. Position, events, offers and
/// actions must be exactly that, and the bytes must hold no other id of a card, no key before the end, no digest, no outcome of
/// chance and nobody else's ticket.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  cargo drill secrets --games 1000")]
pub(crate) struct Args {
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Games at a time
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=100))]
    at_once: u64,
    /// A game that takes longer than so many seconds is stuck
    #[arg(long, default_value_t = 120)]
    limit: u64,
    /// The same seed decides the same
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

const TABLES: [Game; 10] = [
    Game { id: "rocket-dice", people: 2, bots: &[] },
    Game { id: "rocket-dice", people: 3, bots: &[] },
    Game { id: "rocket-dice", people: 4, bots: &[] },
    Game { id: "toy-gops", people: 3, bots: &[] },
    Game { id: "rocket-dice", people: 2, bots: &["random"] },
    Game { id: "rocket-dice", people: 3, bots: &["random"] },
    Game { id: "toy-kuhn", people: 2, bots: &[] },
    Game { id: "rocket-dice", people: 4, bots: &[] },
    Game { id: "toy-pig", people: 3, bots: &[] },
    Game { id: "toy-gops", people: 2, bots: &["random"] },
];

/// What was found so far.
#[derive(Default)]
struct Tally {
    games: u64,
    entries: u64,
    messages: u64,
    bytes: u64,
    faults: Vec<String>,
}

pub(crate) async fn run(args: Args) -> Result<Report, Stopped> {
    let dir = TempDir::with_prefix("orrery-drill-").map_err(Stopped::at("a temporary folder"))?;
    let store = orrery_store::open(&format!("sqlite:{}/orrery.db", dir.path().display())).await;
    let store = store.map_err(Stopped::at("opening a store"))?;
    let client = open_house(store.clone()).await?;
    let words = Arc::new(Vocabulary::rocket_dice().map_err(Stopped::at("reading the content"))?);
    let mut tally = Tally::default();
    let mut playing = JoinSet::new();
    let mut next = 0;
    loop {
        while next < args.games && playing.len() < args.at_once as usize {
            let game = TABLES[next as usize % TABLES.len()];
            let limit = Duration::from_secs(args.limit);
            playing
                .spawn(timeout(limit, play::play(client.clone(), game, args.seed.wrapping_add(next << 8))));
            next += 1;
        }
        match playing.join_next().await {
            None => break,
            Some(Ok(Ok(Ok(played)))) => search(&mut tally, store.as_ref(), &words, played).await?,
            Some(Ok(Ok(Err(failure)))) => tally.faults.push(format!("a game broke off: {failure}")),
            Some(Ok(Err(_))) => tally.faults.push(format!("a game took longer than {} s", args.limit)),
            Some(Err(error)) => tally.faults.push(format!("a player broke off: {error}")),
        }
    }
    let mut report = Report::default();
    report.line(format!("games                    {}, with {} entries", tally.games, tally.entries));
    report.line(format!("messages searched        {}, {:.1} MB", tally.messages, tally.bytes as f64 / 1e6));
    report.line(format!("ids looked for           {}", words.len()));
    report.faults(tally.faults);
    if tally.games < args.games {
        report.fault(format!("only {} of {} games came to their end", tally.games, args.games));
    }
    Ok(report)
}

/// A server in this process, on a port of this machine.
async fn open_house(store: Arc<dyn Store>) -> Result<Client, Stopped> {
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(Stopped::at("listening"))?;
    let address = listener.local_addr().map_err(Stopped::at("listening"))?;
    let node = format!("http://{address}").parse().map_err(Stopped::at("an address"))?;
    let metrics = Arc::new(Metrics::new());
    let hub = Hub::open(house::config(), house::shelf(), store, metrics.clone()).await;
    let app = App::new(house::config(), hub, metrics);
    tokio::spawn(serve(listener, app, std::future::pending()));
    Ok(Client::new([node]))
}

async fn search(
    tally: &mut Tally,
    store: &dyn Store,
    words: &Vocabulary,
    played: Played,
) -> Result<(), Stopped> {
    let log = log(store, &played.id).await?;
    let oracle = oracle::of(&log).map_err(Stopped::at("replaying a match"))?;
    let scan = Scan::new(&log, oracle.as_ref(), words, &played.tickets);
    tally.games += 1;
    tally.entries += log.len() as u64;
    for tape in &played.tapes {
        let messages = tape.messages();
        tally.messages += messages.len() as u64;
        tally.bytes += messages.iter().map(|message| message.bytes.len() as u64).sum::<u64>();
        tally.faults.extend(scan.faults(tape).into_iter().map(|fault| format!("{}: {fault}", played.id)));
    }
    Ok(())
}
