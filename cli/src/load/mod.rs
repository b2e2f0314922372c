//! `orrery load`: many live tables with scripted players, and how long moves take.

mod meter;
mod moves;
mod report;
mod server;
mod table;

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use orrery_client::{Client, Node};
use tokio::time::{Instant, sleep, sleep_until};

use crate::failure::{Done, Failure};
use meter::Meter;
use report::Report;
use server::Server;
use table::Plan;

const EXAMPLES: &str = "\
Examples:
  orrery load --serve --tables 500 --seconds 60
      starts a server of its own with a temporary store, plays on 500 tables for a minute
  orrery load --serve --store postgres://orrery@127.0.0.1/load --tables 100 --think 200
      the same on PostgreSQL, with faster players
  orrery load --url http://127.0.0.1:8420 --tables 20 --spectators 5 --json
      at a server that runs already; its limits per address must allow it (orrery serve --help)

Only servers on this machine can be loaded. Players and server share its cores, so the figures are the worse for it.
What is measured: from the moment a seat sends a move until another seat of the table has the update, and until the
move is acknowledged as durable. A table whose game has ended is replaced by a new one.
Exit code 1 if anything was refused or went wrong.";

/// Load a server with live tables and measure how long moves take
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A server on this machine; several times for several nodes
    #[arg(long, value_name = "URL", required_unless_present = "serve", conflicts_with = "serve")]
    url: Vec<String>,
    /// Start a server for the time of the measurement
    #[arg(long)]
    serve: bool,
    /// The store of that server; a temporary SQLite file by default
    #[arg(long, value_name = "URL", requires = "serve")]
    store: Option<String>,
    /// Live tables at a time
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// What is played
    #[arg(long, default_value = "rocket-dice")]
    game: String,
    /// Players at each table
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    seats: u8,
    /// How many look on at each table
    #[arg(long, default_value_t = 0)]
    spectators: u32,
    /// How long to measure, once all tables are there
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How long a player thinks about a move: evenly between half and one and a half times so many milliseconds
    #[arg(long, default_value_t = 1000, value_name = "MS")]
    think: u64,
    /// The same seed decides the same
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Done {
    let server = args.serve.then(|| Server::start(args.store.as_deref())).transpose()?;
    let nodes = match &server {
        Some(server) => vec![server.node().clone()],
        None => args.url.iter().map(|url| node(url)).collect::<Result<_, _>>()?,
    };
    let client = Client::new(nodes);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::input(format!("cannot start threads: {error}")))?;
    let report = runtime.block_on(measure(args, &client, server.as_ref()))?;
    // Players who are still at their tables need not say goodbye.
    runtime.shutdown_background();
    match args.json {
        true => writeln!(out, "{:#}", serde_json::json!(report))?,
        false => write!(out, "{report}")?,
    }
    match report.refused + report.errors {
        0 => Ok(()),
        wrong => Err(Failure::found(format!("{wrong} things went wrong; first: {}", report.first_error))),
    }
}

/// Somebody else's server is not ours to load.
fn node(url: &str) -> Result<Node, Failure> {
    let node: Node = url.parse().map_err(|error| Failure::input(format!("{error}")))?;
    if node.is_loopback() {
        Ok(node)
    } else {
        Err(Failure::input(format!("{url} is not on this machine; only loopback addresses can be loaded")))
    }
}

async fn measure(args: &Args, client: &Client, server: Option<&Server>) -> Result<Report, Failure> {
    if let Err(failure) = client.health().await {
        return Err(Failure::input(failure.to_string()));
    }
    let meter = Arc::new(Meter::default());
    let plan = Arc::new(Plan {
        client: client.clone(),
        game: args.game.clone(),
        seats: args.seats,
        spectators: args.spectators,
        think: Duration::from_millis(args.think),
        seed: args.seed,
        meter: Arc::clone(&meter),
    });
    for nth in 0..args.tables {
        tokio::spawn(table::keep(Arc::clone(&plan), nth));
    }
    gathered(args, &meter).await?;
    let begun = Instant::now();
    meter.open();
    sleep_until(begun + Duration::from_secs(args.seconds)).await;
    let seconds = begun.elapsed().as_secs_f64();
    let tally = meter.close();
    let memory = match server {
        Some(server) => server.memory(),
        None => server::metric(&client.metrics().await.unwrap_or_default()),
    };
    Ok(Report::new(args, &tally, seconds, memory))
}

/// Waits until all tables are there.
async fn gathered(args: &Args, meter: &Meter) -> Done {
    let patience = Instant::now() + Duration::from_secs(60 + u64::from(args.tables) / 10);
    while meter.tables() < args.tables {
        if Instant::now() > patience {
            let why = meter.close().first_error;
            return Err(Failure::found(format!(
                "only {} of {} tables came about: {why}",
                meter.tables(),
                args.tables
            )));
        }
        sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}
