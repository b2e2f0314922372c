//! Four tiny complete games with known values, for testing everything that works on any game: bots, records, the
//! server, and the conformance suite itself.
//!
//! - [`Nim`]: perfect information, a known winning strategy; 2 or 3 seats.
//! - [`Kuhn`]: hidden hands and bluffing, worth exactly -1/18 to the first seat; 2 seats.
//! - [`Pig`]: dice and pushing one's luck, two ways to end; 2 to 5 seats.
//! - [`Gops`]: everybody bids secretly at the same time; 2 to 4 seats.

mod conforms;
mod gops;
mod kuhn;
mod nim;
mod pig;
mod spoken;

pub use gops::{Bid, Gops, GopsEvent, GopsOptions, GopsView};
pub use kuhn::{Kuhn, KuhnAction, KuhnEvent, KuhnOptions, KuhnView};
pub use nim::{Nim, NimEvent, NimOptions, Take};
pub use pig::{Pig, PigAction, PigEvent, PigOptions};

use std::fmt::Display;
use std::ops::RangeInclusive;

use orrery_kernel::BadOptions;

/// An option that must lie within a range.
fn within<T: PartialOrd + Display>(
    field: &str,
    value: T,
    range: RangeInclusive<T>,
) -> Result<(), BadOptions> {
    if range.contains(&value) {
        return Ok(());
    }
    Err(BadOptions::new(field, format!("{value} is not between {} and {}", range.start(), range.end())))
}
