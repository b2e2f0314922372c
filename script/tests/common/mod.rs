//! The real content files and ledgers, for tests.

use std::path::Path;
use std::{fs, io};

/// Content files and ledgers: name and text.
pub(crate) struct Content {
    files: Vec<(String, String)>,
    ledgers: Vec<(String, String)>,
}

impl Content {
    /// Reads them from the repository.
    pub(crate) fn read() -> Self {
        Self { files: folder("content"), ledgers: folder("docs/rules") }
    }

    /// The files in `content/`.
    pub(crate) fn files(&self) -> Vec<(&str, &str)> {
        pairs(&self.files)
    }

    /// The files in `docs/rules/`.
    pub(crate) fn ledgers(&self) -> Vec<(&str, &str)> {
        pairs(&self.ledgers)
    }
}

fn pairs(files: &[(String, String)]) -> Vec<(&str, &str)> {
    files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect()
}

fn folder(name: &str) -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    let read = |file: io::Result<fs::DirEntry>| {
        let file = file?;
        let short = file.file_name().to_string_lossy().into_owned();
        Ok((format!("{name}/{short}"), fs::read_to_string(file.path())?))
    };
    let files: io::Result<Vec<(String, String)>> =
        fs::read_dir(path).and_then(|files| files.map(read).collect());
    let mut files = files.unwrap_or_else(|error| panic!("{name}: {error}"));
    files.sort();
    files
}
