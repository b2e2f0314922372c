//! The same seed, the same game; and no clock where none is needed.

use std::time::Duration;

use orrery_bots::table::play_out;
use orrery_bots::{Bot, Mcts, MctsConfig};
use orrery_kernel::{Fast, Game};
use orrery_testkit::toy::{Gops, Nim, Pig, PigAction};

use crate::duel::{bot, seat};

fn game_of(specs: [&str; 2], seed: u64) -> String {
    let mut bots = vec![bot(specs[0], seed), bot(specs[1], seed + 1)];
    let mut chance = Fast::new(99);
    let start = Gops::start(&Gops::options(2).unwrap(), &mut chance, &mut ()).unwrap();
    format!("{:?}", play_out(start, &mut bots, &mut chance, 1000).unwrap())
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let specs = ["mcts:100", "greedy"];
    let games: Vec<_> = (0..8).map(|seed| game_of(specs, seed)).collect();
    let again: Vec<_> = (0..8).map(|seed| game_of(specs, seed)).collect();
    assert_eq!(games, again);
    assert!(games.iter().any(|game| *game != games[0]), "the seed changes nothing");
}

#[test]
fn two_searches_with_one_seed_agree_to_the_last_visit() {
    let pig = Pig::start(&Pig::options(2).unwrap(), &mut Fast::new(0), &mut ()).unwrap();
    let pig = Pig { pot: 7, ..pig };
    let think = || {
        let mut bot = Mcts::<Pig>::new(MctsConfig::iterations(500), 5);
        bot.choose(&pig, seat(0), &[PigAction::Roll, PigAction::Hold]);
        (bot.considered(), bot.stats())
    };
    assert_eq!(think(), think());
}

#[test]
fn an_iteration_budget_never_asks_for_the_time() {
    let clock = || -> Option<Duration> { panic!("asked for the time") };
    let mut bot = Mcts::<Nim>::with_clock(MctsConfig::iterations(50), 1, Box::new(clock));
    let nim = Nim { seats: 2, stones: 5, most: 3, turn: seat(0) };
    let mut actions = Vec::new();
    nim.actions(seat(0), &mut actions);
    bot.choose(&nim, seat(0), &actions);
}

#[test]
fn a_time_budget_is_kept_and_a_clear_case_ends_early() {
    let mut now = 0;
    let clock = move || {
        now += 1;
        Some(Duration::from_millis(now))
    };
    let config = MctsConfig::time(Duration::from_millis(40));
    let mut bot = Mcts::<Nim>::with_clock(config, 1, Box::new(clock));
    let nim = Nim { seats: 2, stones: 21, most: 3, turn: seat(0) };
    let mut actions = Vec::new();
    nim.actions(seat(0), &mut actions);
    bot.choose(&nim, seat(0), &actions);
    let stats = bot.stats();
    assert!(stats.iterations > 20 && stats.iterations <= 8 * 40, "{stats:?}");
    assert!(stats.nodes > 3 && stats.depth > 1, "{stats:?}");
    let mut bot = Mcts::<Nim>::new(MctsConfig::iterations(1_000), 1);
    bot.choose(&nim, seat(0), &actions);
    assert!(bot.stats().iterations < 1_000, "{:?}", bot.stats());
}

#[test]
fn one_action_is_answered_without_thinking() {
    let nim = Nim { seats: 2, stones: 1, most: 3, turn: seat(0) };
    for spec in ["random", "greedy", "mcts:1000000"] {
        assert_eq!(bot::<Nim>(spec, 1).choose(&nim, seat(0), &[orrery_testkit::toy::Take(1)]).0, 1);
    }
}
