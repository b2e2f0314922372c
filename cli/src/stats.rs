//! The little statistics that tables need.

use orrery_bots::ladder::wilson;
use serde::Serialize;

/// A share with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Share {
    pub(crate) share: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// So many wins of so many games. Shared victories make `wins` a fraction.
pub(crate) fn share(wins: f64, games: u64) -> Share {
    let interval = wilson(wins, games.try_into().unwrap_or(u32::MAX));
    Share { share: wins / games.max(1) as f64, low: interval.low, high: interval.high }
}

/// Numbers summed up. All sums are of whole numbers, so the order in which they come does not matter and the result
/// is the same however many threads counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sum {
    count: u64,
    total: i64,
    squares: i128,
    range: Option<(i64, i64)>,
}

/// What is said of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Spread {
    pub(crate) mean: f64,
    pub(crate) sd: f64,
    pub(crate) min: i64,
    pub(crate) max: i64,
}

impl Sum {
    pub(crate) fn add(&mut self, value: i64) {
        self.merge(&Self {
            count: 1,
            total: value,
            squares: i128::from(value) * i128::from(value),
            range: Some((value, value)),
        });
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
        self.range = match (self.range, other.range) {
            (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
            (a, b) => a.or(b),
        };
    }

    pub(crate) fn total(&self) -> i64 {
        self.total
    }

    pub(crate) fn spread(&self) -> Spread {
        let n = self.count.max(1) as f64;
        let mean = self.total as f64 / n;
        let variance = (self.squares as f64 - self.total as f64 * mean) / (n - 1.0).max(1.0);
        let (min, max) = self.range.unwrap_or_default();
        Spread { mean, sd: variance.max(0.0).sqrt(), min, max }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_lies_in_its_interval() {
        let half = share(5.0, 10);
        assert!(half.low < half.share && half.share == 0.5 && half.share < half.high);
        assert_eq!((share(0.0, 0).share, share(0.0, 0).high), (0.0, 1.0));
    }

    #[test]
    fn spreads_do_not_depend_on_the_order() {
        let (mut a, mut b) = (Sum::default(), Sum::default());
        [2, 4].into_iter().for_each(|x| a.add(x));
        b.add(9);
        a.merge(&b);
        let spread = a.spread();
        assert_eq!((spread.mean, spread.min, spread.max), (5.0, 2, 9));
        assert!((spread.sd - 13f64.sqrt()).abs() < 1e-9);
    }
}
