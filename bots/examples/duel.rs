//! Temporary tuning tool.
use orrery_bots::table::play_out;
use orrery_bots::{Bot, Spec, make};
use orrery_kernel::*;
use orrery_testkit::toy::*;
use std::time::Instant;
struct Hold20;
impl Bot<Pig> for Hold20 {
    fn choose(&mut self, v: &Pig, _: Seat, a: &[PigAction]) -> PigAction {
        if v.pot >= 20 && a.contains(&PigAction::Hold) { PigAction::Hold } else { a[0] }
    }
    fn name(&self) -> String {
        "hold20".into()
    }
}
trait Special: Appraise {
    fn special(_: &str) -> Option<Box<dyn Bot<Self>>> {
        None
    }
}
impl Special for Pig {
    fn special(s: &str) -> Option<Box<dyn Bot<Pig>>> {
        (s == "hold20").then(|| Box::new(Hold20) as _)
    }
}
impl Special for Gops {}
impl Special for Nim {}
fn duel<G: Special>(options: G::Options, a: &str, b: &str, games: u64) {
    let mk = |s: &str, seed| G::special(s).unwrap_or_else(|| make(&s.parse::<Spec>().unwrap(), seed));
    let mut won = 0.0;
    let t = Instant::now();
    for game in 0..games {
        let mut bots: Vec<Box<dyn Bot<G>>> = vec![mk(a, 2 * game), mk(b, 2 * game + 1)];
        let own = Seat::new((game % 2) as u8).unwrap();
        if game % 2 == 1 {
            bots.swap(0, 1);
        }
        let mut chance = Fast::stream(7, game / 2);
        let start = G::start(&options, &mut chance, &mut ()).unwrap();
        won += f64::from(play_out(start, &mut bots, &mut chance, 100_000).unwrap().share(own));
    }
    let w = orrery_bots::ladder::wilson(won, games as u32);
    println!(
        "{a} vs {b}: {:.3} [{:.3} {:.3}] {:.1}s",
        won / games as f64,
        w.low,
        w.high,
        t.elapsed().as_secs_f32()
    );
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games = args[4].parse().unwrap();
    match args[1].as_str() {
        "pig" => {
            duel::<Pig>(PigOptions { seats: 2, faces: 6, target: 100, rounds: 50 }, &args[2], &args[3], games)
        }
        "pig40" => {
            duel::<Pig>(PigOptions { seats: 2, faces: 6, target: 40, rounds: 30 }, &args[2], &args[3], games)
        }
        "gops" => duel::<Gops>(GopsOptions { seats: 2, cards: 8 }, &args[2], &args[3], games),
        "nim" => duel::<Nim>(NimOptions { seats: 2, stones: 61, most: 5 }, &args[2], &args[3], games),
        _ => {}
    }
}
