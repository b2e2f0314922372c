//! Small trees whose values can be worked out on paper.

use orrery_bots::{Bot, Mcts, MctsConfig};
use orrery_kernel::{Game, Viewer};

use crate::duel::{seat, steady_config};
use crate::fable::{Branch, Fable, Place, Tale};

/// Against an opponent and dice. Branch 0: luck between a sure win and a reply that the opponent wins: 1/2. Branch 1:
/// the opponent picks between 3/4 and 1/4: 1/4. Branch 2: luck in thirds between a win, a loss and a choice of one's
/// own between a win and a loss: 2/3.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
struct Dicey;

impl Tale for Dicey {
    const SEATS: u8 = 2;
    const PLACES: &'static [Place] = &[
        Place::Choice(0, &[1, 3, 6]),
        Place::Luck(&[8, 2]),
        Place::Choice(1, &[8, 9]),
        Place::Choice(1, &[4, 5]),
        Place::Luck(&[8, 8, 8, 9]),
        Place::Luck(&[9, 9, 9, 8]),
        Place::Luck(&[8, 9, 7]),
        Place::Choice(0, &[9, 8]),
        Place::Won(&[0]),
        Place::Won(&[1]),
    ];
}

/// Three seats, each after its own. After branch 0 the second seat has all three share rather than lose: 1/3. After
/// branch 1 it can win alone, and does: 0. After branch 2 the third seat shares with the first rather than lose: 1/2.

#[derive(Clone, Copy, Debug, PartialEq, Default)]
struct Three;

impl Tale for Three {
    const SEATS: u8 = 3;
    const PLACES: &'static [Place] = &[
        Place::Choice(0, &[1, 2, 3]),
        Place::Choice(1, &[4, 7]),
        Place::Choice(1, &[5, 8]),
        Place::Choice(2, &[9, 6]),
        Place::Won(&[0, 1, 2]),
        Place::Won(&[0]),
        Place::Won(&[0, 2]),
        Place::Won(&[0, 2]),
        Place::Won(&[1]),
        Place::Won(&[0, 1]),
    ];
}

fn values<T: Tale>(iterations: u32, seed: u64) -> (Branch, Vec<f64>) {
    let config = MctsConfig { margin: 0.0, ..steady_config(iterations) };
    let mut bot = Mcts::<Fable<T>>::new(config, seed);
    let view = Fable::<T>::begin(0).view(Viewer::Seat(seat(0)));
    let chosen = bot.choose(&view, seat(0), &[Branch(0), Branch(1), Branch(2)]);
    (chosen, bot.considered().iter().map(|move_| move_.mean).collect())
}

#[test]
fn with_dice_the_values_approach_expectimax() {
    for seed in 0..5 {
        let (chosen, means) = values::<Dicey>(20_000, seed);
        assert_eq!(chosen, Branch(2));
        assert!((means[2] - 2.0 / 3.0).abs() < 0.03, "{means:?}");
        // What is worse is looked at less, so its value is known less well.
        assert!(means[0] < means[2] && means[1] < means[2], "{means:?}");
    }
}

#[test]
fn with_three_seats_everybody_is_after_its_own() {
    for seed in 0..5 {
        let (chosen, means) = values::<Three>(20_000, seed);
        assert_eq!(chosen, Branch(2));
        assert!((means[2] - 0.5).abs() < 0.02, "{means:?}");
        assert!(means[0] < means[2] && means[1] < means[2], "{means:?}");
    }
}
