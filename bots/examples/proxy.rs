//! Temporary proxy of a dice-board game for tuning.
use orrery_bots::table::play_out;
use orrery_bots::{Bot, Spec, make};
use orrery_kernel::*;
use serde::{Deserialize, Serialize};
use std::time::Instant;
use std::{fmt, str::FromStr};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Default)]
struct P {
    vp: i16,
    scrap: u8,
    marks: [u8; 3],
    attack: u8,
    planets: u8,
}
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prox {
    board: [u8; 25],
    fleet: [u8; 5],
    cells: [u8; 5],
    nf: u8,
    phase: u8,
    turn: u8,
    round: u8,
    p: [P; 2],
    piles: [(u8, u8); 7],
    built: u8,
    swap: u8,
}
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct A(u8);
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct E;
impl Event for E {
    fn redacted(&self, _: Viewer) -> Option<Self> {
        None
    }
    fn reveals(&self) -> bool {
        false
    }
    fn used(&self) -> Option<&'static str> {
        None
    }
}
impl fmt::Display for A {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
impl FromStr for A {
    type Err = BadNotation;
    fn from_str(_: &str) -> Result<Self, BadNotation> {
        Err(BadNotation::new("", ""))
    }
}
const NUM: [[u8; 5]; 3] = [[3, 6, 9, 12, 10], [3, 6, 9, 12, 13], [3, 6, 9, 12, 15]];
fn pip(d: u8) -> u8 {
    d % 6 + 1
}
fn col(d: u8) -> u8 {
    d / 6
}
fn roll(c: &mut impl Chance) -> u8 {
    let k = c.below(4) as u8;
    k * 6 + c.below(6) as u8
}
fn swaps(i: u8) -> (usize, usize) {
    let i = i as usize;
    if i < 20 {
        let (r, c) = (i / 4, i % 4);
        (r * 5 + c, r * 5 + c + 1)
    } else {
        let j = i - 20;
        let (r, c) = (j / 5, j % 5);
        (r * 5 + c, r * 5 + c + 5)
    }
}
// line index: dir*30 + lane*6 + k ; k: (start,len) of (0,3)(1,3)(2,3)(0,4)(1,4)(0,5)
const SL: [(usize, usize); 6] = [(0, 3), (1, 3), (2, 3), (0, 4), (1, 4), (0, 5)];
fn line(i: u8) -> impl Iterator<Item = usize> {
    let i = i as usize;
    let (d, lane, (s, l)) = (i / 30, i % 30 / 6, SL[i % 6]);
    (s..s + l).map(move |x| if d == 0 { lane * 5 + x } else { x * 5 + lane })
}
impl Prox {
    fn valid(&self, i: u8) -> bool {
        let (mut sc, mut sp) = (true, true);
        let mut it = line(i);
        let f = self.board[it.next().unwrap()];
        for c in it {
            sc &= col(self.board[c]) == col(f);
            sp &= pip(self.board[c]) == pip(f);
        }
        sc || sp
    }
    fn has_line(&self) -> bool {
        (0..60).any(|i| self.valid(i))
    }
    fn subset(&self, want: u8, exact: bool) -> Option<u8> {
        let n = self.nf;
        let mut best = None;
        let mut bs = 99;
        for m in 1u8..1 << n {
            let s: u8 = (0..n).filter(|i| m >> i & 1 == 1).map(|i| pip(self.fleet[i as usize])).sum();
            if (if exact { s == want } else { s >= want }) && s < bs {
                bs = s;
                best = Some(m);
            }
        }
        best
    }
    fn spend(&mut self, m: u8) {
        let mut k = 0;
        for i in 0..self.nf {
            if m >> i & 1 == 0 {
                self.fleet[k] = self.fleet[i as usize];
                k += 1;
            }
        }
        self.nf = k as u8;
    }
    fn me(&mut self) -> &mut P {
        &mut self.p[self.turn as usize]
    }
    fn over(&self) -> bool {
        self.round >= 12 || self.piles.iter().filter(|p| p.0 == 0).count() >= 4
    }
    fn score(&self, s: usize) -> i16 {
        let p = &self.p[s];
        let mut v = p.vp + p.scrap as i16 / 4;
        for r in 0..3 {
            let n = p.marks[r].count_ones() as i16;
            v += n * (n + 1) / 2;
        }
        let o = self.p[1 - s].attack;
        v += if p.attack > o {
            6
        } else if p.attack == o {
            2
        } else {
            0
        };
        v + [0, 0, 1, 3, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35, 38, 40, 42][p.planets.min(17) as usize]
    }
}
impl Game for Prox {
    const ID: &'static str = "prox";
    const REV: u16 = 1;
    const ENDINGS: &'static [&'static str] = &["x"];
    type Options = ();
    type Action = A;
    type Event = E;
    type View = Self;
    fn content() -> Digest {
        Digest(0)
    }
    fn options(_: u8) -> Result<(), BadOptions> {
        Ok(())
    }
    fn start(_: &(), c: &mut impl Chance, _: &mut impl Log<E>) -> Result<Self, BadOptions> {
        let mut board = [0; 25];
        board.iter_mut().for_each(|b| *b = roll(c));
        let mut piles = [(4, 0); 7];
        for p in &mut piles {
            p.1 = c.below(6) as u8;
        }
        Ok(Self {
            board,
            fleet: [0; 5],
            cells: [0; 5],
            nf: 0,
            phase: 0,
            turn: 0,
            round: 0,
            p: Default::default(),
            piles,
            built: 0,
            swap: 255,
        })
    }
    fn seats(&self) -> u8 {
        2
    }
    fn prompt(&self) -> Prompt {
        if self.over() {
            let s = [self.score(0), self.score(1)];
            let m = s[0].max(s[1]);
            let w = Seat::all(2).filter(|x| s[x.index()] == m).collect();
            let mut scores = PerSeat::default();
            scores.0[0] = s[0];
            scores.0[1] = s[1];
            return Prompt::Over(Outcome { scores, winners: w, ending: 0 });
        }
        Prompt::Ask(SeatSet::one(Seat::new(self.turn).unwrap()))
    }
    fn offers(&self, seat: Seat, o: &mut impl Offers<A>) {
        if self.over() || seat.index() != self.turn as usize {
            return;
        }
        match self.phase {
            0 => {
                let mut g = self.clone();
                let any = g.has_line();
                if any {
                    o.offer(A(0));
                }
                let mut n = 0;
                for i in 0..40 {
                    let (a, b) = swaps(i);
                    if g.board[a] == g.board[b] {
                        continue;
                    }
                    g.board.swap(a, b);
                    if (0..60).any(|l| line(l).any(|c| c == a || c == b) && g.valid(l)) {
                        o.offer(A(1 + i));
                        n += 1;
                    }
                    g.board.swap(a, b);
                }
                if !any && n == 0 {
                    o.offer(A(41));
                }
            }
            1 => {
                for l in 0..60 {
                    if self.swap != 255 {
                        let (a, b) = swaps(self.swap);
                        if !line(l).any(|c| c == a || c == b) {
                            continue;
                        }
                    }
                    if self.valid(l) {
                        o.offer(A(50 + l));
                    }
                }
            }
            2 => {
                o.offer(A(110));
                for i in 0..self.nf {
                    o.offer(A(111 + i));
                }
            } // reroll
            _ => {
                o.offer(A(120));
                for i in 0..7u8 {
                    if self.piles[i as usize].0 > 0 && self.subset(6 + i, false).is_some() {
                        o.offer(A(130 + i));
                    }
                }
                for r in 0..3u8 {
                    for k in 0..5u8 {
                        let p = &self.p[self.turn as usize];
                        if p.marks[r as usize] >> k & 1 == 0
                            && (self.subset(NUM[r as usize][k as usize], true).is_some()
                                || p.scrap >= NUM[r as usize][k as usize])
                        {
                            o.offer(A(140 + r * 5 + k));
                        }
                    }
                }
                for i in 0..self.nf {
                    o.offer(A(160 + i));
                }
                if self.nf >= 2 {
                    o.offer(A(170));
                }
            }
        }
    }
    fn why_not(&self, _: Seat, _: A) -> Illegal {
        Illegal::Over
    }
    fn play(&mut self, _: Seat, a: A, c: &mut impl Chance, _: &mut impl Log<E>) {
        match a.0 {
            0 => {
                self.phase = 1;
                self.swap = 255;
            }
            1..=40 => {
                let (x, y) = swaps(a.0 - 1);
                self.board.swap(x, y);
                self.swap = a.0 - 1;
                self.phase = 1;
            }
            41 => {
                for i in 0..3 {
                    self.fleet[i] = self.board[i];
                    self.cells[i] = i as u8;
                }
                self.nf = 3;
                self.phase = 2;
                self.built = 3;
            }
            50..=109 => {
                let mut n = 0;
                for x in line(a.0 - 50) {
                    self.fleet[n] = self.board[x];
                    self.cells[n] = x as u8;
                    n += 1;
                }
                self.nf = n as u8;
                self.built = n as u8;
                let t: u8 = self.fleet[..n].iter().map(|&d| pip(d)).sum();
                if t >= 20 {
                    self.me().vp += 2;
                }
                self.phase = 2;
            }
            110 => self.phase = 3,
            111..=115 => {
                let i = (a.0 - 111) as usize;
                self.fleet[i] = col(self.fleet[i]) * 6 + c.below(6) as u8;
                self.phase = 3;
            }
            120 => {
                for i in 0..self.built as usize {
                    self.board[self.cells[i] as usize] = roll(c);
                }
                self.nf = 0;
                self.phase = 0;
                self.turn ^= 1;
                if self.turn == 0 {
                    self.round += 1;
                }
            }
            130..=136 => {
                let i = (a.0 - 130) as usize;
                let m = self.subset(6 + i as u8, false).unwrap();
                self.spend(m);
                let kind = self.piles[i].1;
                self.piles[i].0 -= 1;
                self.piles[i].1 = c.below(6) as u8;
                let me = self.me();
                me.planets += 1;
                me.vp += 1 + (i as i16 + 1) / 2;
                match kind {
                    0 => me.attack += 1,
                    1 => me.attack += 2,
                    2 => me.scrap += 2,
                    3 => me.scrap += 4,
                    4 => me.vp += 1,
                    _ => {}
                }
            }
            140..=154 => {
                let k = a.0 - 140;
                let w = NUM[(k / 5) as usize][(k % 5) as usize];
                match self.subset(w, true) {
                    Some(m) => self.spend(m),
                    None => self.me().scrap -= w,
                }
                let me = self.me();
                me.marks[(k / 5) as usize] |= 1 << (k % 5);
                let row = me.marks[(k / 5) as usize];
                if row & 3 == 3 && (k % 5) < 2 {
                    me.scrap += 2;
                }
                if row & 12 == 12 && (2..4).contains(&(k % 5)) {
                    me.attack += 1;
                }
                if row == 31 {
                    me.vp += 3;
                }
            }
            160..=164 => {
                let i = a.0 - 160;
                let g = pip(self.fleet[i as usize]);
                self.spend(1 << i);
                let me = self.me();
                me.scrap = (me.scrap + g).min(40);
            }
            170 => {
                let m = 3;
                self.spend(m);
                self.me().attack += 1;
            }
            _ => unreachable!(),
        }
    }
    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }
    fn imagine(v: &Self, _: &mut impl Chance) -> Self {
        v.clone()
    }
}
impl Appraise for Prox {
    fn appraise(&self, s: Seat) -> i32 {
        let i = s.index();
        let p = &self.p[i];
        let mut v = self.score(i) as i32 * 100 + p.scrap as i32 * 15 + p.attack as i32 * 60;
        if self.turn as usize == i {
            v += (0..self.nf as usize).map(|k| 40 + pip(self.fleet[k]) as i32 * 20).sum::<i32>();
            if self.phase == 1 {
                let best = (0..60)
                    .filter(|&l| {
                        (self.swap == 255 || {
                            let (a, b) = swaps(self.swap);
                            line(l).any(|c| c == a || c == b)
                        }) && self.valid(l)
                    })
                    .map(|l| line(l).map(|c| 40 + pip(self.board[c]) as i32 * 20).sum::<i32>())
                    .max()
                    .unwrap_or(0);
                v += best;
            }
        }
        v
    }
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    if args[1] == "speed" {
        let mut c = Fast::new(1);
        let mut v = vec![];
        let t = Instant::now();
        let mut n = 0u64;
        for _ in 0..300 {
            let mut g = Prox::start(&(), &mut c, &mut ()).unwrap();
            while let Prompt::Ask(s) = g.prompt() {
                let s = s.first().unwrap();
                g.actions(s, &mut v);
                let a = c.pick(&v).unwrap();
                g.play(s, a, &mut c, &mut ());
                n += 1;
            }
        }
        println!("{n} decisions, {:.0}/s", n as f64 / t.elapsed().as_secs_f64());
        return;
    }
    let games: u64 = args[3].parse().unwrap();
    let threads = 2;
    let t = Instant::now();
    let res: Vec<(f64, f64)> = std::thread::scope(|s| {
        let hs: Vec<_> = (0..threads)
            .map(|th| {
                let args = &args;
                s.spawn(move || {
                    let (mut w, mut d) = (0.0, 0.0);
                    for game in (th..games).step_by(threads as usize) {
                        let mk = |s: &str, seed| make(&s.parse::<Spec>().unwrap(), seed);
                        let g2 = game / 2;
                        let own = (game % 2) as u8;
                        let mut bots: Vec<Box<dyn Bot<Prox>>> =
                            vec![mk(&args[1], 2 * game), mk(&args[2], 2 * game + 1)];
                        if own == 1 {
                            bots.swap(0, 1);
                        }
                        let mut chance = Fast::stream(7, g2);
                        let st = Prox::start(&(), &mut chance, &mut ()).unwrap();
                        let o = play_out(st, &mut bots, &mut chance, 100000).unwrap();
                        w += f64::from(o.share(Seat::new(own).unwrap()));
                        d += (o.scores.0[own as usize] - o.scores.0[1 - own as usize]) as f64;
                    }
                    (w, d)
                })
            })
            .collect();
        hs.into_iter().map(|h| h.join().unwrap()).collect()
    });
    let (w, d) = res.iter().fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
    let i = orrery_bots::ladder::wilson(w, games as u32);
    println!(
        "{} vs {}: {:.3} [{:.3} {:.3}] margin {:.1} {:.1}s",
        args[1],
        args[2],
        w / games as f64,
        i.low,
        i.high,
        d / games as f64,
        t.elapsed().as_secs_f32()
    );
}
