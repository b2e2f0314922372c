//! No bot may know what its view does not show.

use orrery_bots::{Bot, Mcts};
use orrery_kernel::{Fast, Game, Viewer};

use crate::duel::{bot, seat, steady_config};
use crate::fable::{Branch, Fable, Place, Tale};

/// Guess a number from 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
struct Guess;

impl Tale for Guess {
    const SEATS: u8 = 2;
    const SECRETS: u8 = 4;
    const PLACES: &'static [Place] = &[
        Place::Choice(0, &[1, 2, 3, 4]),
        Place::Secret(&[5, 6, 6, 6]),
        Place::Secret(&[6, 5, 6, 6]),
        Place::Secret(&[6, 6, 5, 6]),
        Place::Secret(&[6, 6, 6, 5]),
        Place::Won(&[0]),
        Place::Won(&[1]),
    ];
}

/// First choose between an even chance and a guess, then guess: who thinks that he will know the secret by then
/// prefers to guess.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
struct Temptation;

impl Tale for Temptation {
    const SEATS: u8 = 2;
    const SECRETS: u8 = 4;
    const PLACES: &'static [Place] = &[
        Place::Choice(0, &[7, 1]),
        Place::Choice(0, &[2, 3, 4, 5]),
        Place::Secret(&[6, 8, 8, 8]),
        Place::Secret(&[8, 6, 8, 8]),
        Place::Secret(&[8, 8, 6, 8]),
        Place::Secret(&[8, 8, 8, 6]),
        Place::Won(&[0]),
        Place::Luck(&[6, 8]),
        Place::Won(&[1]),
    ];
}

#[test]
fn a_secret_is_guessed_no_better_than_by_chance() {
    for spec in ["random", "greedy", "mcts:60", "mcts:60:prior=off:rollout=random"] {
        let mut right = 0;
        let games = 1200;
        for game in 0..games {
            let fable = Fable::<Guess>::start(&(), &mut Fast::stream(3, game), &mut ()).unwrap();
            let mut bot = bot::<Fable<Guess>>(spec, game);
            let (mut after, view) = (fable, fable.view(Viewer::Seat(seat(0))));
            let action = bot.choose(&view, seat(0), &[Branch(0), Branch(1), Branch(2), Branch(3)]);
            after.play(seat(0), action, &mut Fast::new(0), &mut ());
            right += u64::from(after.outcome().unwrap().winners.contains(seat(0)));
        }
        // A quarter, give or take four standard deviations.
        assert!((240..=360).contains(&right), "{spec} guessed {right} of {games}");
    }
}

#[test]
fn nobody_counts_on_knowing_the_secret_later() {
    let view = Fable::<Temptation>::begin(2).view(Viewer::Seat(seat(0)));
    for seed in 0..20 {
        let mut bot = Mcts::<Fable<Temptation>>::new(steady_config(500), seed);
        assert_eq!(bot.choose(&view, seat(0), &[Branch(0), Branch(1)]), Branch(0));
        let guessing = bot.considered()[1];
        assert!((0.1..0.45).contains(&guessing.mean), "{guessing:?}");
    }
}
