//! The project's own commands, run with `cargo xtask …`; `cargo verify` is short for `cargo xtask verify`.
//!
//! Each command is a file: [`verify`] runs every check, [`ledger`] asks which rules have a test, [`wasm`] compares
//! games played natively and in WebAssembly, [`web`] builds the browser client. [`tools`] finds the project and runs programs.

mod ledger;
mod tools;
mod verify;
mod wasm;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own commands
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run every check, in order, up to the first that fails
    ///
    /// Format, clippy, tests (with many random games), content files, the rule ledger, WebAssembly, the client in Chromium,
    /// documentation. What rustup, apt and npm can install is installed; for anything else that is missing, one line says so.
    Verify {
        /// Only these steps: format, clippy, tests, content, ledger, wasm, browser, docs
        steps: Vec<String>,
    },
    /// Show which rules of docs/rules have a test named after them
    ///
    /// A test covers the rule RD-BATTLE-9 if its name starts with rd_battle_9, or if the id stands in the comment or
    /// attribute lines directly above it. Fails if a game that is implemented has a rule without a test.
    Ledger {
        /// List the uncovered rules whose id starts with this, such as RD-BATTLE or AE
        #[arg(long, value_name = "AREA")]
        missing: Option<String>,
    },
    /// Play the same games natively and in WebAssembly and compare
    Wasm,
    /// Build the browser client into web/dist, where the server takes it from
    Web {
        /// Build quickly and large, for working on it: `orrery serve --site web/dist` shows it without another build
        #[arg(long)]
        dev: bool,
    },
    /// Build client and server and play: serves on 127.0.0.1 with matches in orrery.db, and prints the address
    ///
    /// What follows is passed to `orrery serve`, such as --listen 0.0.0.0:8420.
    Play {
        /// Settings of `orrery serve`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        settings: Vec<String>,
    },
}

/// Everything that is needed to sit down and play.
fn play(settings: &[String]) -> tools::Outcome {
    web::run(false)?;
    let mut serve = tools::cargo(&["run", "--quiet", "--release", "--package", "orrery-cli", "--", "serve"]);
    tools::run(serve.args(settings))
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Verify { steps } => verify::run(&steps),
        Command::Ledger { missing } => ledger::run(missing.as_deref()),
        Command::Wasm => wasm::run(),
        Command::Web { dev } => web::run(dev),
        Command::Play { settings } => play(&settings),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}
