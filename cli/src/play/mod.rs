//! `orrery play`: a whole game in the terminal.

mod command;
mod file;
mod page;
mod session;
mod table;

use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::path::PathBuf;

use orrery_bots::{Bot, Spec};
use orrery_kernel::{Fast, Game, Seat};
use orrery_record::{Player, Replay};
use orrery_words::Lang;

use crate::catalog::Playable;
use crate::failure::{Done, Failure};
use crate::replay;
use crate::table::{Settings, bot, lineup, options};
use session::Session;
use table::Table;

const EXAMPLES: &str = "\
Examples:
  orrery play rocket-dice                                you in seat 1 against greedy
  orrery play rocket-dice --players 3 --seat 2 --bots mcts:500ms,greedy
  orrery play rocket-dice --hotseat --lang de            zwei Personen an einem Bildschirm
  orrery play andromedas-edge --set length=short         a shorter game
  orrery play andromedas-edge --players 1 --unity 2      alone against Unity, under a Commander of level 2
  orrery play rocket-dice --load game.jsonl              go on where you stopped

While playing: type the number of a choice, or its notation; ? lists the commands (undo, save, rule, card, quit).
What you type can come from a file: orrery play rocket-dice < moves.txt";

/// Play a whole game in the terminal, against bots or with several people
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
    /// Your seat, from 1
    #[arg(long, conflicts_with = "hotseat")]
    seat: Option<Seat>,
    /// Who plays against you, separated by commas; the last one is repeated (default: greedy)
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// Several people at one screen: the bots that are named take the last seats, people all others
    #[arg(long)]
    hotseat: bool,
    /// The same seed gives the same dice and cards; by default it is drawn
    #[arg(long)]
    seed: Option<u64>,
    /// The language: en or de
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Go on with a saved game (or any record)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "set", "unity", "bots", "hotseat"])]
    load: Option<PathBuf>,
    /// Where to save; by default the file that was loaded, or a new one in this directory
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Ask even where there is only one choice
    #[arg(long)]
    ask_all: bool,
}

/// The name of a person in a record.
const PERSON: &str = "person";

/// Who answers for a seat.
enum Holder<G: Game> {
    Person,
    Bot(String, Box<dyn Bot<G>>),
}

impl<G: Game> Holder<G> {
    fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }
}

pub(crate) fn run<G: Playable>(args: &Args, out: &mut dyn Write) -> Done {
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
    let (table, holders) = match &args.load {
        Some(path) => {
            let opened = replay::open(path)?;
            let names = opened.header().seats.iter().map(|player| player.name.clone()).collect();
            let replay = Replay::<G, _>::open(opened).map_err(|error| replay::failure(path, error))?;
            let holders = holders::<G>(take_over(names, args.seat)?, seed)?;
            let by_person = |seat: Seat| holders.get(seat.index()).is_some_and(Holder::is_person);
            let table =
                Table::resume(replay, seed, by_person).map_err(|error| replay::failure(path, error))?;
            (table, holders)
        }
        None => {
            let options = options::<G>(args.players, &args.settings)?;
            let names = seating(args)?;
            let players = names.iter().map(|name| Player { name: name.clone() }).collect();
            (Table::new(options, players, seed)?, holders::<G>(names, seed)?)
        }
    };
    let save = file::path(args.save.as_deref(), args.load.as_deref(), G::ID);
    let input = std::io::stdin().lock();
    Session::new(table, holders, input, out, save, args).play()
}

/// Who sits where in a new game.
fn seating(args: &Args) -> Result<Vec<String>, Failure> {
    let seats = usize::from(args.players);
    let person = || PERSON.to_owned();
    if args.hotseat {
        if args.bots.len() >= seats {
            return Err(Failure::input("with --hotseat at least one seat must be left for a person"));
        }
        let bots = match args.bots.len() {
            0 => Vec::new(),
            count => lineup(&args.bots, count as u8)?,
        };
        return Ok(std::iter::repeat_with(person).take(seats - bots.len()).chain(bots).collect());
    }
    let own = args.seat.unwrap_or_default().index();
    if own >= seats {
        return Err(Failure::input(format!("there is no seat {} at a table of {seats}", own + 1)));
    }
    // Alone at the table one plays against what the rules play.
    if seats == 1 && args.bots.is_empty() {
        return Ok(vec![person()]);
    }
    let named = if args.bots.is_empty() { vec!["greedy".to_owned()] } else { args.bots.clone() };
    let mut names = lineup(&named, args.players.saturating_sub(1))?;
    names.insert(own, person());
    Ok(names)
}

/// Who sits where in a loaded game: as in its header, but a person may take over a seat.
fn take_over(mut names: Vec<String>, own: Option<Seat>) -> Result<Vec<String>, Failure> {
    if let Some(seat) = own {
        let seats = names.len();
        let Some(name) = names.get_mut(seat.index()) else {
            return Err(Failure::input(format!("there is no seat {seat} at a table of {seats}")));
        };
        PERSON.clone_into(name);
    }
    match names.iter().all(|name| name.parse::<Spec>().is_ok()) {
        true => Err(Failure::input("all seats are held by bots; take one over with --seat")),
        false => Ok(names),
    }
}

/// A name that is no bot's is a person's.
fn holders<G: Playable>(names: Vec<String>, seed: u64) -> Result<Vec<Holder<G>>, Failure> {
    let mut seeds = Fast::stream(!seed, 0);
    let holder = |name: String| match name.parse::<Spec>() {
        Ok(_) => bot::<G>(&name, seeds.word()).map(|bot| Holder::Bot(name, bot)),
        Err(_) => Ok(Holder::Person),
    };
    names.into_iter().map(holder).collect()
}
