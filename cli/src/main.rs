//! The `orrery` command: play, simulate, replay and compare; read rules and cards; check content.
//!
//! One file or folder per command, each with its arguments, its help and a `run` that writes to whatever it is given.
//! `catalog.rs` is the list of games, `boards/` how each is drawn. Nothing here knows a rule.

mod arena;
mod boards;
mod card;
mod catalog;
mod content;
mod ending;
mod failure;
mod games;
mod grid;
mod jobs;
mod load;
mod play;
mod replay;
mod rules;
mod serve;
mod shelf;
mod sim;
mod speak;
mod stats;
mod store;
mod style;
mod suggest;
mod table;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use failure::{Done, Failure};

/// Space board games, complete and exact: play them, read them, let bots play them
#[derive(Parser, Debug)]
#[command(
    name = "orrery",
    version,
    arg_required_else_help = true,
    after_help = "\
Start here:
  orrery games                    what there is
  orrery play rocket-dice         a game against a bot, in this terminal
  orrery rules rocket-dice        its rules
  orrery serve                    tables for friends and programs
  orrery <command> --help         what a command can do, with examples

Exit codes: 0 all right, 1 a check failed or problems were found, 2 wrong usage or input."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand, Debug)]
enum Command {
    Games(games::Args),
    Rules(rules::Args),
    Card(card::Args),
    Content(content::Args),
    Play(play::Args),
    Sim(sim::Args),
    Replay(replay::Args),
    Arena(arena::Args),
    Load(load::Args),
    Serve(Box<serve::Args>),
    Store(store::Args),
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let mut out = anstream::AutoStream::auto(std::io::stdout().lock());
    let done = run(&command, &mut out).and_then(|()| out.flush().map_err(Failure::from));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: &Command, out: &mut dyn Write) -> Done {
    match command {
        Command::Games(args) => games::run(args, out),
        Command::Rules(args) => rules::run(args, out),
        Command::Card(args) => card::run(args, out),
        Command::Content(args) => content::run(args, out),
        Command::Play(args) => (catalog::commands(&args.game)?.play)(args, out),
        Command::Sim(args) => (catalog::commands(&args.game)?.sim)(args, out),
        Command::Replay(args) => replay::start(args, out),
        Command::Arena(args) => (catalog::commands(&args.game)?.arena)(args, out),
        Command::Load(args) => load::run(args, out),
        Command::Serve(args) => serve::run(args, out),
        Command::Store(args) => store::run(args, out),
    }
}
