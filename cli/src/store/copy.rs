//! `orrery store backup` and `orrery store restore`.

use std::io::Write;
use std::path::PathBuf;

use super::{Which, failure};
use crate::failure::Done;
use crate::style::{GOOD, paint};

/// Copy everything into a new file while servers go on
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  orrery store backup friday.db                                       of orrery.db in this directory
  orrery store backup --store postgres://orrery@db/orrery friday.db

The file has the store as it was at one moment. It is a SQLite store itself, whatever the original was:
`orrery store check --store sqlite:friday.db` checks it, `orrery serve --store sqlite:friday.db` serves it. Nothing is
overwritten. It holds all secrets of all matches; keep it as safe as the store.")]
pub(crate) struct Backup {
    #[command(flatten)]
    which: Which,
    /// The file to be made
    file: PathBuf,
}

/// Fill an empty store from a backup
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  orrery store restore --store sqlite:new.db friday.db
  orrery store restore --store postgres://orrery@db/orrery friday.db      from a file to a server with many nodes

The store is made if it is not there. One that has matches in it is left as it is. All is restored, or nothing.")]
pub(crate) struct Restore {
    #[command(flatten)]
    which: Which,
    /// The backup
    file: PathBuf,
}

pub(crate) async fn backup(args: &Backup, out: &mut dyn Write) -> Done {
    args.which.open().await?.backup(&args.file).await.map_err(failure)?;
    writeln!(out, "{} {}", paint(GOOD, "the backup is in"), args.file.display())?;
    Ok(())
}

pub(crate) async fn restore(args: &Restore, out: &mut dyn Write) -> Done {
    args.which.open_or_make().await?.restore(&args.file).await.map_err(failure)?;
    writeln!(out, "{} {}", paint(GOOD, "the store is filled from"), args.file.display())?;
    Ok(())
}
