//! How good a position is: what greedy compares, and what search adds up.

use orrery_kernel::{Appraise, Outcome, PerSeat, Prompt, Seat};

/// A win counts for more than any lead in points that greedy could see elsewhere (hundredths of a point).
const WIN: f32 = 1_000_000.0;
/// An appraisal is in hundredths of a point, a final score in points.
const POINT: f32 = 100.0;

/// By how much the seat is ahead of the best other, in hundredths of a point; a decided game counts first by who won.
/// Alone at the table, the own standing.
pub(crate) fn lead<G: Appraise>(game: &G, seat: Seat) -> f32 {
    let over = match game.prompt() {
        Prompt::Over(outcome) => Some(outcome),
        Prompt::Ask(_) => None,
    };
    let points = |of: Seat| match &over {
        Some(outcome) => f32::from(outcome.scores[of]) * POINT,
        None => game.appraise(of) as f32,
    };
    let best = Seat::all(game.seats()).filter(|&other| other != seat).map(points).reduce(f32::max);
    let won = over.map_or(0.0, |outcome| outcome.share(seat) * WIN);
    points(seat) - best.unwrap_or(0.0) + won
}

/// Turns positions into rewards between 0 and 1, one for each seat (max^n: every seat is after its own).
///
/// A position that is not decided is worth the softmax of the appraisals: with two seats the logistic function of the
/// lead, with more the chance to win if each seat's points to come were equally uncertain. That sums to 1 like the share
/// of a victory, so cut and finished games can be averaged. Alone at the table there is nobody to compare with, and the
/// logistic function of the gain since the search began takes its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measure {
    /// Hundredths of a point that make the odds e : 1.
    pub(crate) scale: f32,
    /// How much of a finished game's reward comes from the points instead of the victory.
    pub(crate) margin: f32,
    /// The standing from which a lone seat counts its gain.
    pub(crate) base: f32,
}

impl Measure {
    /// The reward of each seat for a position, finished or not.
    pub(crate) fn rewards<G: Appraise>(&self, game: &G) -> PerSeat<f32> {
        let seats = game.seats();
        match game.prompt() {
            Prompt::Over(outcome) => self.finished(seats, &outcome),
            Prompt::Ask(_) => self.odds(seats, |seat| game.appraise(seat) as f32),
        }
    }

    fn finished(&self, seats: u8, outcome: &Outcome) -> PerSeat<f32> {
        let mut rewards = self.odds(seats, |seat| f32::from(outcome.scores[seat]) * POINT);
        for seat in Seat::all(seats) {
            rewards[seat] = (1.0 - self.margin) * outcome.share(seat) + self.margin * rewards[seat];
        }
        rewards
    }

    fn odds(&self, seats: u8, points: impl Fn(Seat) -> f32) -> PerSeat<f32> {
        let mut odds = PerSeat([0.0; _]);
        if seats == 1 {
            let gain = (points(Seat::default()) - self.base) / self.scale;
            odds[Seat::default()] = 1.0 / (1.0 + (-gain).exp());
            return odds;
        }
        let mut best = f32::MIN;
        for seat in Seat::all(seats) {
            odds[seat] = points(seat) / self.scale;
            best = best.max(odds[seat]);
        }
        let mut sum = 0.0;
        for seat in Seat::all(seats) {
            odds[seat] = (odds[seat] - best).exp();
            sum += odds[seat];
        }
        for seat in Seat::all(seats) {
            odds[seat] /= sum;
        }
        odds
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_kernel::SeatSet;

    const MEASURE: Measure = Measure { scale: 1000.0, margin: 0.2, base: 0.0 };

    #[test]
    fn two_seats_share_by_the_logistic_function_of_the_lead() {
        let odds = MEASURE.odds(2, |seat| if seat == Seat::default() { 5000.0 } else { 4000.0 });
        assert!((odds.0[0] - 0.7310586).abs() < 1e-5 && (odds.0[0] + odds.0[1] - 1.0).abs() < 1e-6);
    }

    #[test]
    fn far_leads_stay_finite() {
        let odds = MEASURE.odds(3, |seat| if seat == Seat::default() { 1e9 } else { -1e9 });
        assert_eq!(&odds.0[..3], &[1.0, 0.0, 0.0]);
    }

    #[test]
    fn a_victory_counts_more_than_points() {
        let second = Seat::new(1).unwrap();
        let outcome =
            Outcome { scores: PerSeat([90, 10, 0, 0, 0]), winners: SeatSet::one(second), ending: 0 };
        let rewards = MEASURE.finished(2, &outcome);
        assert!(rewards[second] > 0.75 && rewards[Seat::default()] < 0.25, "{rewards:?}");
    }

    #[test]
    fn a_lone_seat_counts_its_gain() {
        let measure = Measure { base: 3000.0, ..MEASURE };
        assert_eq!(measure.odds(1, |_| 3000.0).0[0], 0.5);
        assert!(measure.odds(1, |_| 4000.0).0[0] > 0.7);
    }
}
