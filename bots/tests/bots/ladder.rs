//! Ratings of made-up results with known strengths.

use orrery_bots::ladder::{Finish, Ladder, wilson};
use orrery_kernel::Fast;

/// Known ratings, their mean 0.
const ELO: [f64; 4] = [-250.0, -50.0, 50.0, 250.0];

fn uniform(chance: &mut Fast) -> f64 {
    (chance.word() >> 11) as f64 / (1_u64 << 53) as f64
}

/// An order of finish by Plackett and Luce: each place goes to one of those left, by their strengths.
fn finish(entrants: &[usize], chance: &mut Fast) -> Vec<Finish> {
    let mut left = entrants.to_vec();
    let mut finishes = Vec::new();
    while !left.is_empty() {
        let strength = |entrant: usize| 10_f64.powf(ELO[entrant] / 400.0);
        let mut drawn = uniform(chance) * left.iter().map(|&entrant| strength(entrant)).sum::<f64>();
        let at = left.iter().position(|&entrant| {
            drawn -= strength(entrant);
            drawn < 0.0
        });
        let entrant = left.remove(at.unwrap_or(0));
        finishes.push(Finish { entrant, place: finishes.len() as u8 + 1 });
    }
    finishes
}

fn ladder(games: u32, seats: usize, chance: &mut Fast) -> Ladder {
    let mut ladder = Ladder::new(4);
    for game in 0..games as usize {
        let pairs = [[0, 1], [2, 3], [0, 2], [1, 3], [0, 3], [1, 2]];
        let entrants: &[usize] = if seats == 2 { &pairs[game % 6] } else { &[0, 1, 2, 3] };
        ladder.add(&finish(entrants, chance));
    }
    ladder
}

#[test]
fn known_strengths_are_found() {
    for seats in [2, 4] {
        let ratings = ladder(12_000, seats, &mut Fast::new(1)).ratings();
        for (rating, exact) in ratings.iter().zip(ELO) {
            assert!((rating.elo - exact).abs() < 20.0, "{seats} seats: {ratings:?}");
        }
    }
}

/// The intervals must hold the truth about 95 times of 100: not less, and not by being too wide.
#[test]
fn intervals_hold_what_they_promise() {
    for seats in [2, 4] {
        let (mut held, mut all) = (0, 0);
        let mut chance = Fast::new(2);
        for _ in 0..400 {
            let ratings = ladder(180, seats, &mut chance).ratings();
            held +=
                ratings.iter().zip(ELO).filter(|(rating, exact)| rating.interval.contains(*exact)).count();
            all += ratings.len();
        }
        let rate = held as f64 / all as f64;
        assert!((0.92..0.985).contains(&rate), "{seats} seats: {rate}");
    }
}

#[test]
fn a_perfect_score_stays_on_the_scale() {
    let mut ladder = Ladder::new(2);
    for _ in 0..20 {
        ladder.add(&[Finish { entrant: 0, place: 1 }, Finish { entrant: 1, place: 2 }]);
    }
    let ratings = ladder.ratings();
    assert!((100.0..600.0).contains(&ratings[0].elo) && ratings[0].interval.high.is_finite(), "{ratings:?}");
    assert!(ratings[0].interval.low > ratings[1].interval.high, "{ratings:?}");
    assert_eq!(ratings[0].games, 20);
}

#[test]
fn without_results_all_are_equal_and_nobody_is_sure() {
    let ratings = Ladder::new(3).ratings();
    assert!(ratings.iter().all(|rating| rating.elo == 0.0 && rating.interval.high > 200.0), "{ratings:?}");
    assert!(Ladder::new(0).ratings().is_empty());
}

#[test]
fn wilson_holds_what_it_promises() {
    let mut chance = Fast::new(4);
    let held = (0..2000).filter(|_| {
        let wins = (0..60).filter(|_| uniform(&mut chance) < 0.8).count();
        wilson(wins as f64, 60).contains(0.8)
    });
    assert!((1860..=1960).contains(&held.count()));
}
