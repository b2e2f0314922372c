//! x
use orrery_kernel::{Appraise, Chance, Fast, Game, Seat};
use orrery_transgalactica::{Options, Transgalactica};
#[test]
fn greedy() {
    let mut wins = 0.0;
    let mut sum = 0i64; let mut best = 0; let n = 60; let mut rnd = 0i64;
    for seed in 0..n {
        let mut chance = Fast::new(seed);
        let mut g = Transgalactica::start(&Options::standard(2).unwrap(), &mut chance, &mut ()).unwrap();
        let me = Seat::new((seed % 2) as u8).unwrap();
        let mut actions = vec![];
        while let Some(seat) = g.prompt().seat() {
            g.actions(seat, &mut actions);
            let a = if seat == me {
                *actions.iter().max_by_key(|&&a| { let mut c = g.clone(); c.play(seat, a, &mut Fast::new(1), &mut ()); c.appraise(seat) }).unwrap()
            } else { chance.pick(&actions).unwrap() };
            g.play(seat, a, &mut chance, &mut ());
        }
        let o = g.outcome().unwrap();
        wins += o.share(me); sum += o.scores[me] as i64; best = best.max(o.scores[me]); rnd += o.scores[me.next(2)] as i64;
    }
    println!("greedy wins {wins}/{n} mean {} best {best} random {}", sum / n as i64, rnd / n as i64);
}
