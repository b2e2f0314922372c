//! Where a game is saved.

use std::path::{Path, PathBuf};

/// The file that was asked for, else the one that was loaded, else a new one in the working directory: nobody's file
/// is overwritten unasked.
pub(crate) fn path(asked: Option<&Path>, loaded: Option<&Path>, game: &str) -> PathBuf {
    if let Some(path) = asked.or(loaded) {
        return path.to_owned();
    }
    let numbered = (2..).map(|number| PathBuf::from(format!("{game}-save-{number}.jsonl")));
    std::iter::once(PathBuf::from(format!("{game}-save.jsonl")))
        .chain(numbered)
        .find(|path| !path.exists())
        .unwrap_or_default()
}
