use orrery_kernel::{Chance, Fast, Game};
use orrery_transgalactica::{Options, Transgalactica};
#[test]
fn smoke() {
    println!("size {} frame {}", size_of::<Transgalactica>(), size_of::<orrery_transgalactica::Frame>());
    for players in 2..=5 {
        let (mut decisions, mut longest, mut deepest, mut sum, mut best) = (0u64, 0, 0, 0i64, 0);
        let mut over = 0;
        let start = std::time::Instant::now();
        let n = 500;
        for seed in 0..n {
            let mut chance = Fast::new(seed);
            let mut g = Transgalactica::start(&Options::standard(players).unwrap(), &mut chance, &mut ()).unwrap();
            let mut actions = vec![];
            let mut d = 0;
            while let Some(seat) = g.prompt().seat() {
                g.actions(seat, &mut actions);
                assert!(!actions.is_empty(), "{g:?}");
                assert!(actions.windows(2).all(|w| w[0] < w[1]), "{actions:?}");
                longest = longest.max(actions.len());
                if actions.len() > 64 { over += 1; }
                deepest = deepest.max(g.depth());
                let a = chance.pick(&actions).unwrap();
                g.play(seat, a, &mut chance, &mut ());
                decisions += 1; d += 1;
                assert!(d < 5000, "{:?}", g);
            }
            let o = g.outcome().unwrap();
            for s in orrery_kernel::Seat::all(players) { sum += o.scores[s] as i64; best = best.max(o.scores[s]); }
        }
        println!("{players}: decisions/game {} per s {:.0} longest {longest} >64: {over} deepest {deepest} mean {} best {best}", decisions / n, decisions as f64 / start.elapsed().as_secs_f64(), sum / (n as i64 * players as i64));
    }
}
