//! How much of the budget is left.

use std::time::Duration;

use super::config::Budget;
use crate::Clock;

/// Without a clock a time budget becomes iterations at this rate: slow games on slow machines manage about that.
const PER_MILLISECOND: u32 = 10;

/// Follows the budget of one search.
pub(super) enum Pace<'a> {
    Iterations(u32),
    Time { clock: &'a mut dyn Clock, start: Duration, each: Duration },
}

impl<'a> Pace<'a> {
    /// Begins now.
    pub(super) fn new(budget: Budget, clock: &'a mut dyn Clock) -> Self {
        match budget {
            Budget::Iterations(count) => Self::Iterations(count.max(1)),
            Budget::Time(each) => match clock.now() {
                Some(start) => Self::Time { clock, start, each },
                None => {
                    let millis = u32::try_from(each.as_millis()).unwrap_or(u32::MAX);
                    Self::Iterations(millis.saturating_mul(PER_MILLISECOND).max(1))
                }
            },
        }
    }

    /// How many more iterations fit after so many; by the clock that is an estimate from the pace so far.
    pub(super) fn left(&mut self, done: u32) -> u32 {
        match self {
            Self::Iterations(count) => count.saturating_sub(done),
            Self::Time { clock, start, each } => {
                let spent = clock.now().unwrap_or(Duration::MAX).saturating_sub(*start);
                if done == 0 {
                    return 1;
                }
                let rest = each.saturating_sub(spent).as_secs_f64();
                (f64::from(done) * rest / spent.as_secs_f64().max(1e-9)) as u32
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_counted_in_iterations_at_the_pace_so_far() {
        let mut millis = 1000;
        let mut clock = || {
            millis += 10;
            Some(Duration::from_millis(millis))
        };
        let mut pace = Pace::new(Budget::Time(Duration::from_millis(100)), &mut clock);
        assert_eq!(pace.left(0), 1);
        assert_eq!(pace.left(20), 80);
        assert_eq!((0..8).map(|_| pace.left(100)).last(), Some(0));
    }

    #[test]
    fn without_a_clock_time_becomes_iterations() {
        let mut none = || None;
        assert_eq!(Pace::new(Budget::Time(Duration::from_millis(20)), &mut none).left(50), 150);
    }

    #[test]
    fn iterations_never_ask_for_the_time() {
        let mut clock = || panic!("asked for the time");
        let mut pace = Pace::new(Budget::Iterations(10), &mut clock);
        assert_eq!((pace.left(0), pace.left(4), pace.left(11)), (10, 6, 0));
    }
}
