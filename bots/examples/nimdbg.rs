//! Debug.
use orrery_bots::*;
use orrery_kernel::*;
use orrery_testkit::toy::*;
fn main() {
    let spec: Spec = std::env::args().nth(1).unwrap().parse().unwrap();
    let Spec::Mcts(config) = spec else { return };
    let (mut all, mut bad) = (0, 0);
    for most in [2, 3, 4] {
        for stones in 2..=21 {
            let nim = Nim { seats: 2, stones, most, turn: Seat::default() };
            let Some(w) = nim.winning_take() else { continue };
            let mut v = vec![];
            nim.actions(nim.turn, &mut v);
            for seed in 0..5 {
                let mut bot = Mcts::<Nim>::new(config, seed);
                all += 1;
                let c = bot.choose(&nim, nim.turn, &v);
                if c.0 != w {
                    bad += 1;
                    println!(
                        "{stones}/{most} want {w} {:?} {:?}",
                        bot.stats(),
                        bot.considered()
                            .iter()
                            .map(|c| (c.action.0, c.visits, (c.mean * 100.).round()))
                            .collect::<Vec<_>>()
                    );
                }
            }
        }
    }
    println!("{bad} bad of {all}");
}
