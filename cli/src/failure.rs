//! How a command fails: one sentence on stderr and an exit code.

use std::io;
use std::process::ExitCode;

use crate::style::{BAD, paint};

/// What a command gives back.
pub(crate) type Done = Result<(), Failure>;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for cannot be done: wrong words on the command line, an unreadable file. Exit code 2.
    Input(String),
    /// The work was done and the answer is no: a check failed, a record does not hold. Exit code 1.
    Found(String),
    /// Whoever read our output has gone (`orrery … | head`). Not an error, and nobody is left to be told.
    Closed,
}

impl Failure {
    /// What was asked for cannot be done because …
    pub(crate) fn input(why: impl Into<String>) -> Self {
        Self::Input(why.into())
    }

    /// The answer is no because …
    pub(crate) fn found(why: impl Into<String>) -> Self {
        Self::Found(why.into())
    }

    /// A file that cannot be read or written.
    pub(crate) fn file(doing: &str, path: &std::path::Path, error: &io::Error) -> Self {
        Self::Input(format!("cannot {doing} {}: {error}", path.display()))
    }

    /// Tells it and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (code, why) = match self {
            Self::Closed => return ExitCode::SUCCESS,
            Self::Found(why) => (1, why),
            Self::Input(why) => (2, why),
        };
        // Nothing is left to do if even stderr is closed.
        let _ = io::Write::write_all(
            &mut anstream::stderr(),
            format!("{} {why}\n", paint(BAD, "error:")).as_bytes(),
        );
        ExitCode::from(code)
    }
}

/// Errors while writing to stdout; files are wrapped by [`Failure::file`].
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Input(format!("cannot write the output: {error}")),
        }
    }
}
