//! Temporary tuning on Rocket Dice.
use orrery_bots::table::play_out;
use orrery_bots::{Bot, Spec, make};
use orrery_kernel::*;
use orrery_rocket_dice::RocketDice as G;
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let options = G::options(2).unwrap();
    if args[1] == "speed" {
        let mut c = Fast::new(1);
        let mut v = vec![];
        let t = Instant::now();
        let (mut n, mut w, mut k) = (0u64, 0usize, 0u64);
        let games = 100;
        let mut sc = 0i64;
        for _ in 0..games {
            let mut g = G::start(&options, &mut c, &mut ()).unwrap();
            while let Prompt::Ask(s) = g.prompt() {
                let s = s.first().unwrap();
                g.actions(s, &mut v);
                w = w.max(v.len());
                k += v.len() as u64;
                let a = c.pick(&v).unwrap();
                g.play(s, a, &mut c, &mut ());
                n += 1;
            }
            sc += g.outcome().unwrap().scores.0[0] as i64;
        }
        println!(
            "{n} decisions in {games}, {:.0}/s, widest {w} mean {:.1} score {} size {}",
            n as f64 / t.elapsed().as_secs_f64(),
            k as f64 / n as f64,
            sc / games as i64,
            std::mem::size_of::<G>()
        );
        return;
    }
    if args[1] == "its" { let Spec::Mcts(config) = args[2].parse::<Spec>().unwrap() else { return }; let mut b = orrery_bots::Mcts::<G>::new(config, 1); let mut v = vec![]; let mut c = Fast::new(1); let mut g = G::start(&options, &mut c, &mut ()).unwrap(); let (mut n, mut its, mut nodes, mut dep) = (0u32, 0u64, 0u64, 0u64); let t = Instant::now(); while let Prompt::Ask(s) = g.prompt() { let s = s.first().unwrap(); g.actions(s, &mut v); let a = if v.len() > 1 { let a = b.choose(&g.view(Viewer::Seat(s)), s, &v); n += 1; its += b.stats().iterations as u64; nodes += b.stats().nodes as u64; dep += b.stats().depth as u64; a } else { v[0] }; g.play(s, a, &mut c, &mut ()); } println!("{n} searches, {} its each, {:.0} its/s wall, nodes {} depth {}", its / n as u64, its as f64 / t.elapsed().as_secs_f64(), nodes / n as u64, dep / n as u64); return; }
    if args[1] == "view" {
        let mut c = Fast::new(1);
        let g = G::start(&options, &mut c, &mut ()).unwrap();
        let v = g.view(Viewer::Seat(Seat::default()));
        let t = Instant::now();
        for _ in 0..20000 {
            std::hint::black_box(G::imagine(&v, &mut c));
        }
        println!("imagine {:?}", t.elapsed() / 20000);
        let t = Instant::now();
        for _ in 0..20000 {
            std::hint::black_box(g.clone());
        }
        println!("clone {:?}", t.elapsed() / 20000);
        let t = Instant::now();
        for _ in 0..20000 {
            std::hint::black_box(g.appraise(Seat::default()));
        }
        println!("appraise {:?}", t.elapsed() / 20000);
        return;
    }
    let games: u64 = args[3].parse().unwrap();
    let threads = 2;
    let t = Instant::now();
    let res: Vec<Vec<(f64, f64, f64)>> = std::thread::scope(|s| {
        let hs: Vec<_> = (0..threads)
            .map(|th| {
                let (args, options) = (&args, &options);
                s.spawn(move || {
                    let mut r = vec![];
                    for game in (th..games).step_by(threads as usize) {
                        let mk = |s: &str, seed| make(&s.parse::<Spec>().unwrap(), seed);
                        let g2 = game / 2;
                        let own = (game % 2) as u8;
                        let mut bots: Vec<Box<dyn Bot<G>>> =
                            vec![mk(&args[1], 2 * game), mk(&args[2], 2 * game + 1)];
                        if own == 1 {
                            bots.swap(0, 1);
                        }
                        let mut chance = Fast::stream(7, g2);
                        let st = G::start(options, &mut chance, &mut ()).unwrap();
                        let o = play_out(st, &mut bots, &mut chance, 100000).unwrap();
                        r.push((
                            f64::from(o.share(Seat::new(own).unwrap())),
                            o.scores.0[own as usize] as f64,
                            o.scores.0[1 - own as usize] as f64,
                        ));
                    }
                    r
                })
            })
            .collect();
        hs.into_iter().map(|h| h.join().unwrap()).collect()
    });
    let all: Vec<_> = res.into_iter().flatten().collect();
    let n = all.len() as f64;
    let (w, a, b) = all.iter().fold((0.0, 0.0, 0.0), |x, y| (x.0 + y.0, x.1 + y.1, x.2 + y.2));
    let i = orrery_bots::ladder::wilson(w, games as u32);
    let m = (a - b) / n;
    let sd = (all.iter().map(|r| (r.1 - r.2 - m).powi(2)).sum::<f64>() / n).sqrt();
    println!(
        "{} vs {}: {:.3} [{:.3} {:.3}] {:.0}:{:.0} margin {m:.1}±{:.1} {:.1}s",
        args[1],
        args[2],
        w / n,
        i.low,
        i.high,
        a / n,
        b / n,
        sd / n.sqrt(),
        t.elapsed().as_secs_f32()
    );
}
