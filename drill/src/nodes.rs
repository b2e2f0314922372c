//! `nodes`: several nodes on one PostgreSQL, one of them killed every second; together they behave as one.

use std::time::Duration;

use orrery_client::Client;
use orrery_kernel::{Chance, Fast};
use orrery_store::testing::Postgres;
use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::{Instant, interval, sleep};

use crate::book::Book;
use crate::child::{Place, Server};
use crate::house;
use crate::report::{Report, Stopped};
use crate::seats::{MIXED, keep_playing};
use crate::verify::{Closed, verify};

/// Kill one of several nodes every second: players go on at another, and every match stays one line of entries
///
/// All nodes share one PostgreSQL, started in a temporary folder. The seats of every match begin at different nodes and move on
/// when theirs dies; it comes back after 300 to 900 milliseconds. At the end what was acknowledged and what every seat was
/// told is compared with the log in the store, and every match is replayed.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  cargo drill nodes --seconds 120 --nodes 3")]
pub(crate) struct Args {
    /// How long
    #[arg(long, default_value_t = 120, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How many nodes
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=9))]
    nodes: u8,
    /// Tables at a time
    #[arg(long, default_value_t = 12)]
    tables: u32,
    /// The same seed chooses the same nodes and moments
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A node, or when it comes back.
enum Node {
    Up(Box<Server>),
    Down(Instant),
}

pub(crate) async fn run(args: Args) -> Result<Report, Stopped> {
    let dir = TempDir::with_prefix("orrery-drill-").map_err(Stopped::at("a temporary folder"))?;
    let postgres = Postgres::start().map_err(Stopped::at("starting PostgreSQL"))?;
    let store = postgres.database().map_err(Stopped::at("making a database"))?;
    let mut chance = Fast::new(args.seed);
    let mut places = Vec::new();
    let mut nodes = Vec::new();
    for _ in 0..args.nodes {
        let place = Place::new(&store, dir.path(), &mut chance)?;
        let mut server = place.start()?;
        server.ready().await?;
        places.push(place);
        nodes.push(Node::Up(Box::new(server)));
    }
    let book = Book::default();
    let client = Client::new(places.iter().map(|place| place.node.clone()));
    let mut players = JoinSet::new();
    for nth in 0..args.tables {
        let game = MIXED[nth as usize % MIXED.len()];
        let client = client.from_node(nth as usize % places.len());
        players.spawn(keep_playing(client, game, book.clone(), args.seed + u64::from(nth)));
    }

    let kills = kill_by_turns(&args, &places, &mut nodes, &mut chance).await?;
    for node in nodes {
        if let Node::Up(server) = node {
            server.kill().await?;
        }
    }
    players.shutdown().await;
    let store = orrery_store::open(&store).await.map_err(Stopped::at("opening the store"))?;
    let found = verify(store.as_ref(), &house::shelf(), &book, &mut Closed::new()).await?;

    let mut report = Report::default();
    let pages = book.open();
    report.line(format!("nodes killed             {kills} times in {} s", args.seconds));
    report.line(format!("acknowledged             {} wishes", pages.acknowledged));
    report.line(format!("games finished           {}", pages.finished));
    report.line(format!(
        "matches in the store     {}, with {} entries, all replayed",
        found.matches, found.entries
    ));
    report.line(waits(&pages.waits));
    report.faults(found.faults);
    report.faults(pages.refused.iter().map(|why| format!("refused: {why}")));
    report.faults(places.iter().flat_map(Place::panics));
    if pages.acknowledged < 10 * kills || pages.waits.is_empty() {
        report.fault(format!("too little was played to prove anything; no table: {}", pages.no_table));
    }
    Ok(report)
}

/// Every second a random node dies, and soon comes back.
async fn kill_by_turns(
    args: &Args,
    places: &[Place],
    nodes: &mut [Node],
    chance: &mut Fast,
) -> Result<u64, Stopped> {
    let end = Instant::now() + Duration::from_secs(args.seconds);
    let mut next = Instant::now() + Duration::from_secs(1);
    let mut tick = interval(Duration::from_millis(10));
    let mut kills = 0;
    while Instant::now() < end {
        tick.tick().await;
        for (node, place) in nodes.iter_mut().zip(places) {
            if matches!(node, Node::Down(until) if *until <= Instant::now()) {
                *node = Node::Up(Box::new(place.start()?));
            }
        }
        if next > Instant::now() {
            continue;
        }
        next += Duration::from_secs(1);
        let victim = chance.below(nodes.len() as u32) as usize;
        let back = Instant::now() + Duration::from_millis((300 + chance.below(601)).into());
        let Some(node) = nodes.get_mut(victim) else { continue };
        if let Node::Up(server) = std::mem::replace(node, Node::Down(back)) {
            server.kill().await?;
            kills += 1;
        }
    }
    for (node, place) in nodes.iter_mut().zip(places) {
        if matches!(node, Node::Down(_)) {
            *node = Node::Up(Box::new(place.start()?));
        }
        if let Node::Up(server) = node {
            server.ready().await?;
        }
    }
    // A last quiet moment, in which what waits is answered.
    sleep(Duration::from_millis(500)).await;
    Ok(kills)
}

fn waits(waits: &[Duration]) -> String {
    let mut sorted = waits.to_vec();
    sorted.sort_unstable();
    let at = |percent: usize| {
        let rank = (sorted.len() * percent).div_ceil(100).max(1) - 1;
        sorted.get(rank).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
    };
    format!(
        "without a connection     {} times: p50 {:.0} ms, p99 {:.0} ms, at most {:.0} ms",
        sorted.len(),
        at(50),
        at(99),
        at(100)
    )
}
