//! What came out.

use std::fmt;

use serde::Serialize;

use super::Args;
use super::meter::Tally;
use super::server::Memory;

/// The result of a measurement.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: String,
    tables: u32,
    seats: u8,
    spectators: u32,
    think_ms: u64,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    games_finished: u64,
    /// From a move sent to its update at another seat.
    move_to_other_seat_ms: Latency,
    /// From a move sent to its acknowledgement.
    move_to_acknowledgement_ms: Latency,
    messages_per_second: f64,
    bytes_per_second: f64,
    reconnections: u64,
    pub(crate) refused: u64,
    pub(crate) errors: u64,
    pub(crate) first_error: String,
    server_memory: Memory,
}

/// How long something took, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Latency {
    p50: f64,
    p90: f64,
    p99: f64,
    max: f64,
}

impl Latency {
    fn of(micros: &[u32]) -> Self {
        let mut sorted = micros.to_vec();
        sorted.sort_unstable();
        // The smallest value that so many of a hundred do not exceed.
        let at = |percent: usize| {
            let rank = (sorted.len() * percent).div_ceil(100).max(1) - 1;
            sorted.get(rank).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
        };
        Self { p50: at(50), p90: at(90), p99: at(99), max: at(100) }
    }
}

impl Report {
    pub(crate) fn new(args: &Args, tally: &Tally, seconds: f64, server_memory: Memory) -> Self {
        Self {
            game: args.game.clone(),
            tables: args.tables,
            seats: args.seats,
            spectators: args.spectators,
            think_ms: args.think,
            seconds,
            moves: tally.acknowledged.len(),
            moves_per_second: tally.acknowledged.len() as f64 / seconds,
            games_finished: tally.games,
            move_to_other_seat_ms: Latency::of(&tally.seen),
            move_to_acknowledgement_ms: Latency::of(&tally.acknowledged),
            messages_per_second: tally.messages as f64 / seconds,
            bytes_per_second: tally.bytes as f64 / seconds,
            reconnections: tally.reconnections,
            refused: tally.refused,
            errors: tally.errors,
            first_error: tally.first_error.clone(),
            server_memory,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let megabytes =
            |bytes: Option<u64>| bytes.map_or("unknown".to_owned(), |b| format!("{:.1} MB", b as f64 / 1e6));
        writeln!(
            f,
            "{} tables of {} with {} seats and {} who look on, thinking {} ms, for {:.1} s",
            self.tables, self.game, self.seats, self.spectators, self.think_ms, self.seconds
        )?;
        writeln!(f, "moves            {:>10}   {:.1} per second", self.moves, self.moves_per_second)?;
        writeln!(f, "games finished   {:>10}", self.games_finished)?;
        writeln!(f, "move → other seat      {}", self.move_to_other_seat_ms)?;
        writeln!(f, "move → acknowledged    {}", self.move_to_acknowledgement_ms)?;
        writeln!(
            f,
            "from the server  {:>10.0} messages per second, {:.1} KB per second",
            self.messages_per_second,
            self.bytes_per_second / 1e3
        )?;
        writeln!(
            f,
            "refused {}, errors {}, reconnections {}",
            self.refused, self.errors, self.reconnections
        )?;
        writeln!(
            f,
            "memory of the server: {} resident, {} at most",
            megabytes(self.server_memory.resident),
            megabytes(self.server_memory.peak)
        )
    }
}

impl fmt::Display for Latency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { p50, p90, p99, max } = self;
        write!(f, "p50 {p50:.1} ms   p90 {p90:.1} ms   p99 {p99:.1} ms   max {max:.1} ms")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_occurred() {
        let micros: Vec<u32> = (1..=100).rev().map(|n| n * 1000).collect();
        let latency = Latency::of(&micros);
        assert_eq!(latency, Latency { p50: 50.0, p90: 90.0, p99: 99.0, max: 100.0 });
        assert_eq!(Latency::of(&[7000]), Latency { p50: 7.0, p90: 7.0, p99: 7.0, max: 7.0 });
        assert_eq!(Latency::of(&[]), Latency::default());
    }
}
