//! Golden games of the toys: the transcript itself is frozen.

use orrery_kernel::Game;
use orrery_testkit::golden;
use orrery_testkit::toy::{Gops, Kuhn, KuhnAction, KuhnOptions, Pig};

#[test]
fn bids_at_random() {
    golden::check::<Gops>("gops-3", &Gops::options(3).unwrap(), 1, golden::random(1));
}

#[test]
fn a_bluff_that_is_called() {
    golden::check::<Kuhn>("kuhn-showdown", &KuhnOptions { cards: 9 }, 2, |_, _, _| KuhnAction::Bet);
}

#[test]
fn a_game_that_runs_out_of_rounds() {
    let options = Pig::options(2).unwrap();
    let seed = golden::find::<Pig>(&options, "rounds", 0..10_000).unwrap();
    golden::check::<Pig>("pig-2-rounds", &options, seed, golden::random(seed));
}
