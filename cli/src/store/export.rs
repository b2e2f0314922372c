//! `orrery store export`: the log of a match, as it is kept.

use std::io::Write;

use orrery_wire::MatchId;

use super::{Which, failure};
use crate::failure::{Done, Failure};

/// Entries that are read at a time.
pub(crate) const PAGE: u32 = 500;

/// Print the log of a match as JSON lines, for a report
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  orrery store export 7k3m9q2w5x8z1c4v > match.jsonl
  orrery store export --store postgres://orrery@db/orrery 7k3m9q2w5x8z1c4v | jq .deed

The log is complete: it holds what players may not know of each other yet, and the key of all dice. Do not show it to
those who still play. The record of a match that is over is what the server exports, and what `orrery replay` reads.")]
pub(crate) struct Args {
    #[command(flatten)]
    which: Which,
    /// The match, as it is named in its address
    #[arg(value_name = "MATCH")]
    id: String,
}

pub(crate) async fn run(args: &Args, out: &mut dyn Write) -> Done {
    let id: MatchId = args.id.parse().map_err(|why| Failure::input(format!("`{}`: {why}", args.id)))?;
    let store = args.which.open().await?;
    let mut after = 0;
    loop {
        let entries = store.entries(&id, after, PAGE).await.map_err(failure)?;
        if entries.is_empty() {
            break;
        }
        after += entries.len() as u32;
        for entry in entries {
            writeln!(out, "{entry}")?;
        }
    }
    if after == 0 { Err(Failure::input(format!("there is no match {id} in this store"))) } else { Ok(()) }
}
