//! How fast things are: `cargo bench -p orrery-cli`, or of one game: `cargo bench -p orrery-cli -- andromedas-edge`. Compare
//! within one run; absolute times belong to the machine.

use std::hint::black_box;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use orrery_andromedas_edge::{AndromedasEdge, Event, Options, unity::Told};
use orrery_bots::{Bot, Greedy, Mcts, MctsConfig};
use orrery_kernel::{Appraise, Chance, Fast, Game, Seat, Viewer, digest};
use orrery_rocket_dice::RocketDice;
use orrery_testkit::bench::playouts;
use orrery_transgalactica::Transgalactica;

/// Random play, all legal actions listed before each decision.
fn random_play<G: Game>(c: &mut Criterion) {
    let mut group = c.benchmark_group(format!("{}, random play, decisions", G::ID));
    for players in 2..=5 {
        let Ok(options) = G::options(players) else { continue };
        let decisions = playouts::<G>(&options, 1, 20).decisions;
        group.throughput(Throughput::Elements(decisions));
        group.bench_function(BenchmarkId::from_parameter(players), |b| {
            b.iter(|| playouts::<G>(&options, 1, 20));
        });
    }
    group.finish();
}

/// Whole random games.
fn games<G: Game>(c: &mut Criterion) {
    let Ok(options) = G::options(2) else { return };
    let mut group = c.benchmark_group(format!("{}, random play, games", G::ID));
    group.throughput(Throughput::Elements(20));
    group.bench_function("2", |b| b.iter(|| playouts::<G>(&options, 1, 20)));
    group.finish();
}

/// A position in the middle of a game, and who is asked there: half of an average game has been played.
fn middle<G: Game>() -> Option<(G, Seat)> {
    let options = G::options(3).ok()?;
    let half = playouts::<G>(&options, 1, 20).decisions / 20 / 2;
    let mut chance = Fast::new(3);
    let mut game = G::start(&options, &mut chance, &mut ()).ok()?;
    let mut actions = Vec::new();
    for _ in 0..half.min(250) {
        let seat = game.prompt().seat()?;
        game.actions(seat, &mut actions);
        let action = chance.pick(&actions)?;
        game.play(seat, action, &mut chance, &mut ());
    }
    let seat = game.prompt().seat()?;
    Some((game, seat))
}

/// What is done to a single state.
fn states<G: Game + Appraise>(c: &mut Criterion) {
    let Some((game, seat)) = middle::<G>() else { return };
    let view = game.view(Viewer::Seat(seat));
    let mut chance = Fast::new(5);
    let mut group = c.benchmark_group(format!("{}, state of {} bytes", G::ID, size_of::<G>()));
    group.bench_function("clone", |b| b.iter(|| black_box(game.clone())));
    group.bench_function("view", |b| b.iter(|| black_box(game.view(Viewer::Seat(seat)))));
    group.bench_function("imagine", |b| b.iter(|| black_box(G::imagine(&view, &mut chance))));
    group.bench_function("appraise", |b| b.iter(|| black_box(game.appraise(seat))));
    group.bench_function("digest", |b| b.iter(|| black_box(digest(&game))));
    group.finish();
}

/// Choosing a move.
fn bots<G: Game + Appraise>(c: &mut Criterion) {
    let Some((game, seat)) = middle::<G>() else { return };
    let view = game.view(Viewer::Seat(seat));
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let mut group = c.benchmark_group(format!("{}, choosing", G::ID));
    let mut greedy = Greedy::new(Greedy::SAMPLES, 1);
    group.bench_function("greedy", |b| b.iter(|| Bot::<G>::choose(&mut greedy, &view, seat, &actions)));
    let iterations = 200;
    group.throughput(Throughput::Elements(iterations.into()));
    group.sample_size(20);
    let mut mcts = Mcts::<G>::new(MctsConfig::iterations(iterations), 1);
    group.bench_function("mcts, iterations", |b| b.iter(|| mcts.choose(&view, seat, &actions)));
    group.finish();
}

/// A decision about to be taken: who acts, how, and what chance will do.
type Decision<G> = (G, Seat, <G as Game>::Action, Fast);

/// The decisions of random games, each with what followed from it.
fn decisions<G: Game>(options: &G::Options) -> Vec<(Decision<G>, Vec<G::Event>)> {
    let (mut taken, mut actions) = (Vec::new(), Vec::new());
    for index in 0..12 {
        let mut chance = Fast::stream(1, index);
        let Ok(mut game) = G::start(options, &mut chance, &mut ()) else { break };
        while let Some(seat) = game.prompt().seat() {
            game.actions(seat, &mut actions);
            let Some(action) = chance.pick(&actions) else { break };
            let before = (game.clone(), seat, action, chance.clone());
            let mut log = Vec::new();
            game.play(seat, action, &mut chance, &mut log);
            taken.push((before, log));
        }
    }
    taken
}

/// Lists the legal actions and plays one, position by position.
fn decide<G: Game>(c: &mut Criterion, name: &str, decisions: &[Decision<G>]) {
    let mut group = c.benchmark_group(format!("{}, one decision", G::ID));
    group.throughput(Throughput::Elements(decisions.len() as u64));
    group.sample_size(20);
    group.bench_function(name, |b| {
        let mut actions = Vec::with_capacity(256);
        let play = |mut decisions: Vec<Decision<G>>| {
            for (game, seat, action, chance) in &mut decisions {
                game.actions(*seat, &mut actions);
                game.play(*seat, *action, chance, &mut ());
            }
            decisions
        };
        b.iter_batched(|| decisions.to_vec(), play, BatchSize::LargeInput);
    });
    group.finish();
}

/// A turn of Unity beside an ordinary decision of the base game: at most ten times as much. The Conn is automatic, so that no question cuts a
/// turn in two.
fn unity(c: &mut Criterion) {
    let (Ok(two), Ok(solo)) = (Options::standard(2), Options::standard(1)) else { return };
    let base: Vec<_> = decisions::<AndromedasEdge>(&two).into_iter().map(|(decision, _)| decision).collect();
    let has_turn = |log: &[Event]| log.iter().any(|event| matches!(event, Event::Unity(Told::Began { .. })));
    let turns = decisions::<AndromedasEdge>(&Options { automatic_conn: true, ..solo }).into_iter();
    let turns: Vec<_> = turns.filter(|(_, log)| has_turn(log)).map(|(decision, _)| decision).collect();
    decide(c, "base game", &base);
    decide(c, "with a turn of Unity", &turns);
}

fn all<G: Game + Appraise>(c: &mut Criterion) {
    random_play::<G>(c);
    games::<G>(c);
    states::<G>(c);
    bots::<G>(c);
}

criterion_group!(benches, all::<RocketDice>, all::<Transgalactica>, all::<AndromedasEdge>, unity);
criterion_main!(benches);
