//! How strong the bots are: from results to ratings with their uncertainty.
//!
//! The model is Bradley–Terry: who has strength `p` beats who has strength `q` with odds `p : q`. A game of more than
//! two is taken as the comparisons between its pairs; since `n` finishers in order tell `n - 1` things and not
//! `n (n - 1) / 2`, each pair counts `2 / n`. Strengths are fitted by minorise–maximise steps (Hunter 2004), intervals
//! come from the curvature of the likelihood. One imaginary draw against the average keeps whoever has won everything
//! on the scale.

mod fit;
mod interval;

pub use interval::{Interval, Z95, wilson};

use orrery_kernel::{Outcome, Seat};

/// Elo points for each natural logarithm of the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// Where one entrant came in in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The entrant, counted from 0.
    pub entrant: usize,
    /// 1 for the first; equal places are a draw.
    pub place: u8,
}

/// The rating of one entrant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo points; the average of all entrants is 0, and 400 points are odds of 10 : 1.
    pub elo: f64,
    /// Where the rating lies with 95 % confidence.
    pub interval: Interval,
    /// How many games it rests on.
    pub games: u32,
}

/// Collects results.
#[derive(Clone, Debug, PartialEq)]
pub struct Ladder {
    entrants: usize,
    /// How often one came in before another, row before column; a draw is half and half.
    wins: Vec<f64>,
    games: Vec<u32>,
}

impl Ladder {
    /// A ladder for so many entrants, without any results.
    pub fn new(entrants: usize) -> Self {
        Self { entrants, wins: vec![0.0; entrants * entrants], games: vec![0; entrants] }
    }

    /// Adds a game. Somebody who is no entrant is passed over; an entrant on several seats is not compared with
    /// itself.
    pub fn add(&mut self, finishes: &[Finish]) {
        let known: Vec<_> = finishes.iter().filter(|finish| finish.entrant < self.entrants).collect();
        let weight = 2.0 / known.len().max(2) as f64;
        for (index, one) in known.iter().enumerate() {
            for other in &known[index + 1..] {
                if one.entrant != other.entrant {
                    self.compare(one, other, weight);
                }
            }
            if !known[..index].iter().any(|before| before.entrant == one.entrant) {
                self.games[one.entrant] += 1;
            }
        }
    }

    fn compare(&mut self, one: &Finish, other: &Finish, weight: f64) {
        let share = match one.place.cmp(&other.place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        self.wins[one.entrant * self.entrants + other.entrant] += weight * share;
        self.wins[other.entrant * self.entrants + one.entrant] += weight * (1.0 - share);
    }

    /// The ratings of all entrants.
    pub fn ratings(&self) -> Vec<Rating> {
        let fitted = fit::fit(self.entrants, &self.wins);
        let rated = fitted.logs.iter().zip(&fitted.errors).zip(&self.games);
        rated
            .map(|((log, error), &games)| {
                let (elo, wide) = (log * ELO, error * ELO * Z95);
                Rating { elo, interval: Interval { low: elo - wide, high: elo + wide }, games }
            })
            .collect()
    }
}

/// The places at the end of a game: the winners first, the others by their score.
pub fn places(outcome: &Outcome, seats: u8) -> Vec<u8> {
    // Winners share the first place whatever their score.
    let rank = |seat: Seat| match outcome.winners.contains(seat) {
        true => (0, 0),
        false => (1, -i32::from(outcome.scores[seat])),
    };
    Seat::all(seats)
        .map(|seat| 1 + Seat::all(seats).filter(|&other| rank(other) < rank(seat)).count() as u8)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_kernel::{PerSeat, SeatSet};

    #[test]
    fn places_put_winners_first_and_others_by_score() {
        let winners = SeatSet::one(Seat::new(2).unwrap());
        let outcome = Outcome { scores: PerSeat([50, 70, 60, 50, 0]), winners, ending: 0 };
        assert_eq!(places(&outcome, 4), [3, 2, 1, 3]);
        let shared = Outcome { winners: winners.with(Seat::default()), ..outcome };
        assert_eq!(places(&shared, 4), [1, 3, 1, 4]);
    }

    #[test]
    fn nobody_is_compared_with_itself() {
        let mut ladder = Ladder::new(2);
        ladder.add(&[Finish { entrant: 0, place: 1 }, Finish { entrant: 0, place: 2 }]);
        ladder.add(&[Finish { entrant: 7, place: 1 }, Finish { entrant: 1, place: 2 }]);
        let ratings = ladder.ratings();
        assert!(ratings.iter().all(|rating| rating.elo.abs() < 1e-9 && rating.games == 1));
    }
}
