//! `cargo verify`: every check, in order, up to the first that fails.

use std::time::{Duration, Instant};

use crate::tools::{
    Outcome, cargo, need_axe, need_chromium, need_component, need_postgres, need_websocket,
    run as run_command,
};
use crate::{ledger, wasm, web};

/// A check and its name.
struct Step {
    name: &'static str,
    check: fn() -> Outcome,
}

/// All checks; the quick ones that fail most often come first.
const STEPS: [Step; 8] = [
    Step { name: "format", check: format },
    Step { name: "clippy", check: clippy },
    Step { name: "tests", check: tests },
    Step { name: "content", check: content },
    Step { name: "ledger", check: || ledger::run(None) },
    Step { name: "wasm", check: wasm::run },
    Step { name: "browser", check: browser },
    Step { name: "docs", check: docs },
];

/// Random games of the fast pass per table; there is at least one table for every player count.
const RANDOM_GAMES: &str = "10000";
/// Games per table for each expensive law.
const GAMES: &str = "100";

/// Runs the steps named, or all.
pub(crate) fn run(only: &[String]) -> Outcome {
    if let Some(unknown) = only.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        let names: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        return Err(format!("there is no step `{unknown}`; the steps are {}", names.join(", ")));
    }
    let steps: Vec<&Step> =
        STEPS.iter().filter(|step| only.is_empty() || only.iter().any(|name| step.name == name)).collect();
    let begun = Instant::now();
    for (index, step) in steps.iter().enumerate() {
        let place = format!("{} of {}", index + 1, steps.len());
        println!("\n=== {place}: {} ===", step.name);
        let started = Instant::now();
        (step.check)().map_err(|what| format!("\nverify FAILED at {} ({place}): {what}", step.name))?;
        println!("--- {} passed in {}", step.name, clock(started.elapsed()));
    }
    let names: Vec<_> = steps.iter().map(|step| step.name).collect();
    println!("\nverify passed in {}: {}", clock(begun.elapsed()), names.join(", "));
    Ok(())
}

fn clock(elapsed: Duration) -> String {
    match elapsed.as_secs() {
        0..60 => format!("{:.1} s", elapsed.as_secs_f64()),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

fn format() -> Outcome {
    need_component("fmt", "rustfmt")?;
    // Only the names of the files: whoever runs `cargo fmt --all` does not need the differences.
    run_command(&mut cargo(&["fmt", "--all", "--check", "--", "-l"]))
}

fn clippy() -> Outcome {
    need_component("clippy", "clippy")?;
    run_command(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

fn tests() -> Outcome {
    need_postgres()?;
    need_websocket()?;
    let mut command = cargo(&["test", "--workspace", "--exclude", "orrery-browser"]);
    // Whoever wants more (or, in haste, fewer) says so in the environment.
    for (variable, usual) in [("ORRERY_GAMES", GAMES), ("ORRERY_RANDOM_GAMES", RANDOM_GAMES)] {
        let value = std::env::var(variable).unwrap_or_else(|_| usual.into());
        println!("{variable}={value}");
        command.env(variable, value);
    }
    run_command(&mut command)
}

fn content() -> Outcome {
    run_command(&mut cargo(&[
        "run",
        "--quiet",
        "--package",
        "orrery-cli",
        "--",
        "content",
        "check",
        "content",
    ]))
}

/// The client as it is delivered, in real Chromium.
fn browser() -> Outcome {
    need_chromium()?;
    need_axe()?;
    web::run(false)?;
    run_command(&mut cargo(&["build", "--package", "orrery-cli"]))?;
    run_command(&mut cargo(&["test", "--package", "orrery-browser"]))
}

fn docs() -> Outcome {
    run_command(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}
