//! Nim is solved: leave a multiple of one more than the most.

use orrery_bots::mcts::Rollout;
use orrery_bots::{Bot, Mcts, MctsConfig};
use orrery_kernel::{Appraise, Game};
use orrery_testkit::toy::{Nim, NimOptions, Take};

use crate::duel::{seat, share, steady_config};

/// Of the won positions up to so many stones: how many, and in how many the winning move is found.
fn found(config: MctsConfig, stones: u8) -> (u32, u32) {
    let (mut all, mut found, mut actions) = (0, 0, Vec::new());
    for most in [2, 3, 4] {
        for stones in 2..=stones {
            let nim = Nim { seats: 2, stones, most, turn: seat(0) };
            let Some(winning) = nim.winning_take() else { continue };
            for seed in 0..5 {
                nim.actions(seat(0), &mut actions);
                let mut bot = Mcts::<Nim>::new(config, seed);
                all += 1;
                found += u32::from(bot.choose(&nim, seat(0), &actions) == Take(winning));
            }
        }
    }
    (all, found)
}

#[test]
fn the_winning_move_is_found() {
    let rollout = Rollout::Best { of: 4, epsilon: 0.0 };
    let config = MctsConfig { scale: None, reach: Some(4), rollout, ..steady_config(500) };
    let (all, found) = found(config, 21);
    assert!(found * 100 >= all * 99, "{found} of {all}");
}

#[test]
fn the_winning_move_is_found_by_search_alone() {
    let config =
        MctsConfig { prior_after: None, rollout: Rollout::Random, reach: None, ..steady_config(4000) };
    let (all, found) = found(config, 12);
    assert!(found * 100 >= all * 99, "{found} of {all}");
}

#[test]
fn a_lead_counts_as_the_game_says_unless_told_otherwise() {
    let nim = Nim { seats: 2, stones: 14, most: 3, turn: seat(0) };
    let considered = |scale| {
        let mut actions = Vec::new();
        nim.actions(seat(0), &mut actions);
        let mut bot = Mcts::<Nim>::new(MctsConfig { scale, reach: Some(1), ..steady_config(20) }, 1);
        bot.choose(&nim, seat(0), &actions);
        bot.considered()
    };
    assert_eq!(considered(None), considered(Some(Nim::SCALE as f32)));
    assert_ne!(considered(None), considered(Some(1000.0)));
}

#[test]
fn a_full_tree_still_gives_an_answer() {
    let config = MctsConfig { nodes: 40, ..steady_config(500) };
    let (all, found) = found(config, 9);
    assert!(found * 100 >= all * 90, "{found} of {all}");
}

#[test]
fn greedy_sees_one_step_and_wins_by_it() {
    let options = NimOptions { seats: 2, stones: 21, most: 3 };
    assert!(share::<Nim>(&options, ["greedy", "random"], 200) > 0.9);
}
