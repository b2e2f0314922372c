//! Intervals for plain rates.

/// Standard deviations either side that hold 95 % of a normal distribution.
pub const Z95: f64 = 1.959_963_984_540_054;

/// From and to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Does it hold the value?
    pub fn contains(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// Wilson's 95 % interval for a rate of `wins` in `games`; a draw may count as half a win. Good for few games and for
/// rates near 0 and 1, where the textbook interval is not. Without games anything is possible.
pub fn wilson(wins: f64, games: u32) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = f64::from(games);
    let (rate, z2) = (wins / n, Z95 * Z95);
    let centre = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z95 / (1.0 + z2 / n) * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).max(0.0).sqrt();
    Interval { low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_gives_the_known_intervals() {
        let close = |interval: Interval, low: f64, high: f64| {
            assert!((interval.low - low).abs() < 5e-4 && (interval.high - high).abs() < 5e-4, "{interval:?}");
        };
        close(wilson(8.0, 10), 0.4902, 0.9433);
        close(wilson(0.0, 10), 0.0, 0.2775);
        close(wilson(80.0, 100), 0.7111, 0.8666);
        close(wilson(0.0, 0), 0.0, 1.0);
    }
}
