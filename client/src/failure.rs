//! Why something could not be had.

use orrery_wire::Problem;
use thiserror::Error;

/// Why something could not be had from a server.
#[derive(Debug, Error)]
pub enum Failure {
    /// The server refuses.
    #[error("the server refuses: {0}")]
    Refused(Problem),
    /// No node answers, or the answer broke off: nobody knows whether it was done.
    #[error("no answer: {0}")]
    Silent(String),
    /// The answer makes no sense to this program.
    #[error("the answer is not understood: {0}")]
    Nonsense(String),
}

impl Failure {
    /// The problem that the server named, if it did.
    pub fn problem(&self) -> Option<&Problem> {
        match self {
            Self::Refused(problem) => Some(problem),
            Self::Silent(_) | Self::Nonsense(_) => None,
        }
    }
}
