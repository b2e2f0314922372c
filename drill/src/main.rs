//! Drills: what must hold is tried on a real server, on this machine and nowhere else.
//!
//! `kill` kills it a thousand times, `nodes` kills one of three again and again, `secrets` listens to everything that
//! seats are told, `fuzz` sends rubbish. Each is bounded in count and time, prints a summary, and exits with 1 if
//! anything did not hold.
//!
//! The server is this program itself (`serve`, in a process of its own), with every game there is. Start reading at
//! `kill.rs`; `book.rs` is what players remember, `verify.rs` compares it with the store.

mod book;
mod child;
mod fuzz;
mod house;
mod kill;
mod memory;
mod nodes;
mod report;
mod seats;
mod secrets;
mod serve;
mod trace;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use report::{Report, Stopped};

/// Try on a real server what must hold: nothing acknowledged is lost, nothing secret is told, nothing breaks it
#[derive(Parser, Debug)]
#[command(
    name = "orrery-drill",
    version,
    arg_required_else_help = true,
    after_help = "\
Exit codes: 0 everything held, 1 something did not, 2 the drill could not be carried out.
Only this machine is ever spoken to. PostgreSQL is started in a temporary folder where it is needed."
)]
struct Cli {
    #[command(subcommand)]
    drill: Drill,
}

#[derive(clap::Subcommand, Debug)]
enum Drill {
    Kill(kill::Args),
    Nodes(nodes::Args),
    Secrets(secrets::Args),
    Fuzz(fuzz::Args),
    #[command(hide = true)]
    Serve(serve::Args),
}

fn main() -> ExitCode {
    let drill = Cli::parse().drill;
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return Stopped::new("cannot start threads", error).tell(),
    };
    let done = runtime.block_on(run(drill));
    runtime.shutdown_background();
    match done {
        Ok(report) => report.tell(),
        Err(stopped) => stopped.tell(),
    }
}

async fn run(drill: Drill) -> Result<Report, Stopped> {
    match drill {
        Drill::Kill(args) => kill::run(args).await,
        Drill::Nodes(args) => nodes::run(args).await,
        Drill::Secrets(args) => secrets::run(args).await,
        Drill::Fuzz(args) => fuzz::run(args).await,
        Drill::Serve(args) => serve::run(args).await,
    }
}
