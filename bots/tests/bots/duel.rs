//! Matches between bots, with the seats exchanged from game to game.

use orrery_bots::table::play_out;
use orrery_bots::{Bot, MctsConfig, Spec, make};
use orrery_kernel::{Appraise, Fast, Seat};

/// The seat with this index.
pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

/// Search with dials that stay where they are when the usual ones are tuned for larger games.
pub(crate) fn steady(iterations: u32) -> String {
    format!(
        "mcts:{iterations}:c=0.7:weight=1:fpu=0.1:prior=2:samples=8:rollout=best2:epsilon=0.1:cut=60:reach=8"
    )
}

/// The same as a configuration.
pub(crate) fn steady_config(iterations: u32) -> MctsConfig {
    match steady(iterations).parse().unwrap() {
        Spec::Mcts(config) => MctsConfig { scale: Some(1000.0), margin: 0.2, ..config },
        Spec::Random | Spec::Greedy { .. } => unreachable!("the text says mcts"),
    }
}

/// A bot by name.
pub(crate) fn bot<G: Appraise>(spec: &str, seed: u64) -> Box<dyn Bot<G>> {
    make(&spec.parse::<Spec>().unwrap(), seed)
}

/// The share of the victories that goes to the first of two bots.
pub(crate) fn share<G: Appraise>(options: &G::Options, specs: [&str; 2], games: u64) -> f64 {
    let mut won = 0.0;
    for game in 0..games {
        let mut bots: Vec<Box<dyn Bot<G>>> = vec![bot(specs[0], 2 * game), bot(specs[1], 2 * game + 1)];
        let own = seat((game % 2) as u8);
        if game % 2 == 1 {
            bots.swap(0, 1);
        }
        let mut chance = Fast::stream(7, game / 2);
        let start = G::start(options, &mut chance, &mut ()).unwrap();
        won += f64::from(play_out(start, &mut bots, &mut chance, 100_000).unwrap().share(own));
    }
    won / games as f64
}
