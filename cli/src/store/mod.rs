//! `orrery store`: looking after the place where matches are kept.

mod check;
mod copy;
mod export;

use std::future::Future;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use orrery_store::{Store, StoreError};

use crate::failure::{Done, Failure};

/// Check, back up, restore and read the store in which a server keeps its matches
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand, Debug)]
enum Command {
    Check(check::Args),
    Backup(copy::Backup),
    Restore(copy::Restore),
    Export(export::Args),
}

/// Which store.
#[derive(clap::Args, Debug)]
struct Which {
    /// The store: sqlite:PATH or postgres://USER@HOST/DATABASE
    #[arg(
        long,
        env = "ORRERY_STORE",
        value_name = "URL",
        default_value = "sqlite:orrery.db",
        hide_env_values = true
    )]
    store: String,
}

impl Which {
    /// Opens a store that must be there: whoever mistypes the name of a file shall not be given an empty one.
    async fn open(&self) -> Result<Arc<dyn Store>, Failure> {
        match self.store.strip_prefix("sqlite:") {
            Some(path) if !Path::new(path).is_file() => {
                Err(Failure::input(format!("there is no store {path}")))
            }
            Some(_) | None => self.open_or_make().await,
        }
    }

    async fn open_or_make(&self) -> Result<Arc<dyn Store>, Failure> {
        orrery_store::open(&self.store).await.map_err(failure)
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Done {
    match &args.command {
        Command::Check(args) => wait_for(check::run(args, out)),
        Command::Backup(args) => wait_for(copy::backup(args, out)),
        Command::Restore(args) => wait_for(copy::restore(args, out)),
        Command::Export(args) => wait_for(export::run(args, out)),
    }
}

fn wait_for(work: impl Future<Output = Done>) -> Done {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| Failure::input(format!("cannot start: {error}")))?.block_on(work)
}

/// A store that is damaged has failed its check; everything else is in the way of looking.
fn failure(error: StoreError) -> Failure {
    match error {
        StoreError::Damaged(_) => Failure::found(error.to_string()),
        StoreError::Address(_)
        | StoreError::Newer { .. }
        | StoreError::Exists(_)
        | StoreError::Unknown(_)
        | StoreError::Unfit(_)
        | StoreError::Unavailable(_) => Failure::input(error.to_string()),
    }
}
