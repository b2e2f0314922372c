//! A game as JSON lines: a header, then one line per action with everything that followed from it.
//!
//! The format (docs/record-format.md) is made for programs that are not ours: they can follow a game, and audit it,
//! without our code. It is also how `orrery play` saves: a game that was interrupted is a record without an outcome.
//!
//! [`Writer`] writes a game while it is played. [`Reader`] reads any record line by line and knows no game. [`Replay`]
//! plays a record of one game again and checks that every line says what the rules say. Whatever the bytes are, the
//! answer is a value: nothing here panics, and no line is kept longer than it is looked at.
//!
//! Start reading at `line.rs`, the shape of the lines.

mod differ;
mod error;
mod line;
mod lines;
mod reader;
mod replay;
mod seal;
mod writer;

pub use error::{Problem, RecordError};
pub use line::{Ending, Entry, FORMAT, Header, KIND, Player};
pub use lines::MAX_LINE;
pub use reader::Reader;
pub use replay::{Replay, Step};
pub use seal::Proof;
pub use writer::Writer;

/// Reads the bytes as a record and plays it if it is one of this game: the entry for fuzzing. Says how far it came.
pub fn fuzz_read<G: orrery_kernel::Game>(data: &[u8]) -> Result<u32, RecordError> {
    let mut replay = Replay::<G, &[u8]>::open(Reader::new(data)?)?;
    while let Some(step) = replay.step() {
        step?;
    }
    Ok(replay.seq())
}
