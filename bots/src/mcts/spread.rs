//! How far the rewards of a search lie apart, seat by seat: the unit in which exploration is measured.

use orrery_kernel::{PerSeat, Seat};

/// Before anything is known rewards are taken to be spread like this, with the weight of so many observations.
const FIRST: (f64, f64) = (0.25, 4.0);
/// However sure of the result a search may be, it keeps looking around a little.
const LEAST: f64 = 0.03;

#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    count: f64,
    sum: f64,
    squares: f64,
}

/// Running standard deviation of the rewards of each seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spread(PerSeat<Sums>);

impl Spread {
    /// One more iteration.
    pub(super) fn add(&mut self, seats: u8, rewards: &PerSeat<f32>) {
        for seat in Seat::all(seats) {
            let (sums, reward) = (&mut self.0[seat], f64::from(rewards[seat]));
            sums.count += 1.0;
            sums.sum += reward;
            sums.squares += reward * reward;
        }
    }

    /// The standard deviation for the seat.
    pub(super) fn of(&self, seat: Seat) -> f64 {
        let Sums { count, sum, squares } = self.0[seat];
        let (first, weight) = FIRST;
        let around_mean = if count > 0.0 { (squares - sum * sum / count).max(0.0) } else { 0.0 };
        ((around_mean + weight * first * first) / (count + weight)).sqrt().max(LEAST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_of_wins_and_losses_is_a_half_and_never_nothing() {
        let (mut coin, mut sure) = (Spread::default(), Spread::default());
        for toss in 0..1000 {
            coin.add(1, &PerSeat([(toss % 2) as f32; _]));
            sure.add(1, &PerSeat([1.0; _]));
        }
        assert!((coin.of(Seat::default()) - 0.5).abs() < 0.01);
        assert_eq!(sure.of(Seat::default()), LEAST);
    }
}
