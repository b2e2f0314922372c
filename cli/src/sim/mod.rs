//! `orrery sim`: many games between bots, counted.

mod choices;
mod deal;
mod game;
mod report;
mod tally;
mod uses;

pub(crate) use deal::{Deal, Listener};

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use orrery_kernel::{Appraise, Spoken};

use crate::failure::{Done, Failure};
use crate::table::{Settings, lineup, options};
use crate::{catalog, jobs};
use tally::Tally;

const EXAMPLES: &str = "\
Examples:
  orrery sim rocket-dice --games 10000 --bots random
      ten thousand games between two random players, as fast as the machine can
  orrery sim rocket-dice --players 3 --bots greedy,random,random --games 200 --seed 7
      the same 200 games every time; seats rotate, so that nobody always begins
  orrery sim rocket-dice --bots mcts:200ms,greedy --games 20 --record games --states
      writes games/rocket-dice-1-0.jsonl … with the complete state after every action
  orrery sim rocket-dice --bots greedy --games 1000 --uses
      which cards took effect in how many games, least used first
  orrery sim andromedas-edge --players 4 --set teams --set length=short --bots greedy --games 100
      options of the game, by name

Bots: random, greedy, mcts:500ms (time per decision), mcts:800 (iterations per decision).
The games depend on the seed alone, not on --jobs (bots with a time limit excepted).";

/// Play many games between bots and count wins, scores, lengths and ways to end
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game
    pub(crate) game: String,
    /// Seats at the table
    #[arg(long, default_value_t = 2)]
    players: u8,
    #[command(flatten)]
    settings: Settings,
    /// Who plays, separated by commas; the last one is repeated until all seats are taken
    #[arg(long, default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; by default one per core
    #[arg(long)]
    jobs: Option<usize>,
    /// Write one record per game into this directory (format: docs/record-format.md)
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Put the complete state after every action into the records
    #[arg(long, requires = "record")]
    states: bool,
    /// Count in how many games each card took effect
    #[arg(long)]
    uses: bool,
    /// Leave every bot in its seat
    #[arg(long)]
    no_rotate: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// What is measured beside the games themselves.
pub(crate) struct Run<'a> {
    pub(crate) args: &'a Args,
    pub(crate) bots: Vec<String>,
    /// Every card: table and id.
    pub(crate) ids: &'a [(String, String)],
    pub(crate) jobs: usize,
    pub(crate) seconds: f64,
}

pub(crate) fn run<G: Spoken + Appraise>(args: &Args, out: &mut dyn Write) -> Done {
    let options = options::<G>(args.players, &args.settings)?;
    let bots = lineup(&args.bots, args.players)?;
    let deal = Deal::<G> { options, bots: bots.clone(), seed: args.seed, rotate: !args.no_rotate };
    if let Some(dir) = &args.record {
        std::fs::create_dir_all(dir).map_err(|error| Failure::file("create", dir, &error))?;
    }
    let ids = catalog::ids(G::ID);
    let uses = args.uses.then_some(&ids[..]);
    let listener = Listener { record: args.record.as_deref(), states: args.states, uses };
    let jobs = jobs::threads(args.jobs);
    let bar = jobs::bar(args.games, "games");
    let begun = Instant::now();
    let tally = jobs::each(args.games, jobs, &bar, Tally::default, |index, tally| {
        let played = deal.game(index, &listener)?;
        tally.add::<G>(&deal.names(index), &played);
        Ok(())
    })?;
    let run = Run { args, bots, ids: &ids, jobs, seconds: begun.elapsed().as_secs_f64() };
    match args.json {
        true => writeln!(out, "{:#}", report::json::<G>(&run, &tally))?,
        false => report::text::<G>(&run, &tally, out)?,
    }
    Ok(())
}
