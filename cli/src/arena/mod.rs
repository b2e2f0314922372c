//! `orrery arena`: every bot against every other, on the same seeds and from every side of the table.

mod plot;
mod standings;

use std::io::Write;
use std::path::{Path, PathBuf};

use orrery_bots::ladder::places;
use orrery_kernel::{Appraise, Seat, Spoken};

use crate::failure::{Done, Failure};
use crate::jobs::{self, Collect};
use crate::sim::{Deal, Listener};
use crate::table::{Settings, lineup, options};
use standings::{Pairing, Standings};

const EXAMPLES: &str = "\
Examples:
  orrery arena rocket-dice --bots random,greedy --games 100
  orrery arena rocket-dice --bots greedy,mcts:100,mcts:400 --games 50 --seed 3 --csv ladder.csv --svg ladder.svg

Every pair plays --games games. Two games in a row have the same seed, with the bots' seats changed, so that neither
luck nor the first turn decides. Ratings are Elo points with 95 % confidence intervals; the average of all is 0, and
400 points more are odds of 10 to 1. With more than two players the two bots of a pairing take every second seat.";

/// Let bots play each other and rate them
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game
    pub(crate) game: String,
    /// The bots, separated by commas; at least two
    #[arg(long, required = true, value_delimiter = ',')]
    bots: Vec<String>,
    /// Games per pairing
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seats at the table
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..))]
    players: u8,
    #[command(flatten)]
    settings: Settings,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; by default one per core
    #[arg(long)]
    jobs: Option<usize>,
    /// Write the ratings as comma-separated values
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the ratings as a plot
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// The results by number, so that they can be counted in the same order whoever played them.
struct Results(Vec<(u64, Pairing)>);

impl Collect for Results {
    fn merge(&mut self, other: Self) {
        self.0.extend(other.0);
    }
}

pub(crate) fn run<G: Spoken + Appraise>(args: &Args, out: &mut dyn Write) -> Done {
    let options = options::<G>(args.players, &args.settings)?;
    let bots = entrants(&args.bots)?;
    let pairs: Vec<(usize, usize)> =
        (0..bots.len()).flat_map(|a| (a + 1..bots.len()).map(move |b| (a, b))).collect();
    let count = args.games.saturating_mul(pairs.len() as u64);
    let bar = jobs::bar(count, "games");
    let results = jobs::each(
        count,
        jobs::threads(args.jobs),
        &bar,
        || Results(Vec::new()),
        |index, results| {
            let (a, b) = pairs[(index / args.games) as usize];
            let game = index % args.games;
            // Two games share a seed, and in the second the bots have changed seats.
            let seated = if game.is_multiple_of(2) { [a, b] } else { [b, a] };
            let entrants: Vec<usize> = (0..usize::from(args.players)).map(|seat| seated[seat % 2]).collect();
            let names = entrants.iter().map(|&entrant| bots[entrant].clone()).collect();
            let deal = Deal::<G> { options: options.clone(), bots: names, seed: args.seed, rotate: false };
            let played = deal.game(game / 2, &Listener::default())?;
            let shares =
                Seat::all(args.players).map(|seat| f64::from(played.course.outcome.share(seat))).collect();
            let places = places(&played.course.outcome, args.players);
            results.0.push((index, Pairing { pair: (a, b), entrants, places, shares }));
            Ok(())
        },
    )?;
    let mut ordered = results.0;
    ordered.sort_by_key(|(index, _)| *index);
    let standings = Standings::new(bots, ordered.into_iter().map(|(_, pairing)| pairing));
    standings.text::<G>(args, out)?;
    write_file(args.csv.as_deref(), || standings.csv())?;
    write_file(args.svg.as_deref(), || plot::svg(&standings.title::<G>(args), &standings.rows))
}

/// The bots under the names that they print, each once.
fn entrants(names: &[String]) -> Result<Vec<String>, Failure> {
    let mut bots: Vec<String> = Vec::new();
    for name in names {
        let bot = lineup(std::slice::from_ref(name), 1)?.remove(0);
        if bots.contains(&bot) {
            return Err(Failure::input(format!("`{bot}` is named twice; a bot is not rated against itself")));
        }
        bots.push(bot);
    }
    match bots.len() {
        0 | 1 => Err(Failure::input("an arena needs at least two bots, such as --bots random,greedy")),
        _ => Ok(bots),
    }
}

fn write_file(path: Option<&Path>, text: impl FnOnce() -> String) -> Done {
    match path {
        Some(path) => std::fs::write(path, text()).map_err(|error| Failure::file("write", path, &error)),
        None => Ok(()),
    }
}
