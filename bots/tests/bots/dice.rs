//! Pig: dice, and turns of several decisions.

use orrery_testkit::toy::{Pig, PigOptions};

use crate::duel::{share, steady};

const PIG: PigOptions = PigOptions { seats: 2, faces: 6, target: 100, rounds: 50 };

#[test]
fn search_beats_random_clearly() {
    let share = share::<Pig>(&PIG, [&steady(200), "random"], 60);
    assert!(share > 0.85, "{share}");
}

#[test]
fn search_beats_greedy_which_never_dares() {
    let share = share::<Pig>(&PIG, [&steady(200), "greedy"], 100);
    assert!(share > 0.6, "{share}");
}

#[test]
fn an_early_horizon_still_plays() {
    let share = share::<Pig>(&PIG, [&format!("{}:reach=0:cut=20", steady(200)), "random"], 60);
    assert!(share > 0.85, "{share}");
}
