//! How fast things are: `cargo bench -p orrery-cli`. Compare within one run; absolute times belong to the machine.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use orrery_bots::{Bot, Greedy, Mcts, MctsConfig};
use orrery_kernel::{Appraise, Chance, Fast, Game, Viewer, digest};
use orrery_rocket_dice::{Options, RocketDice};
use orrery_testkit::bench::playouts;

/// Random play, all legal actions listed before each decision.
fn random_play(c: &mut Criterion) {
    let mut group = c.benchmark_group("random play, decisions");
    for players in 2..=4 {
        let Ok(options) = Options::standard(players) else { continue };
        let decisions = playouts::<RocketDice>(&options, 1, 20).decisions;
        group.throughput(Throughput::Elements(decisions));
        group.bench_function(BenchmarkId::from_parameter(players), |b| {
            b.iter(|| playouts::<RocketDice>(&options, 1, 20));
        });
    }
    group.finish();
}

/// Whole random games.
fn games(c: &mut Criterion) {
    let Ok(options) = Options::standard(2) else { return };
    let mut group = c.benchmark_group("random play, games");
    group.throughput(Throughput::Elements(20));
    group.bench_function("2", |b| b.iter(|| playouts::<RocketDice>(&options, 1, 20)));
    group.finish();
}

/// A position in the middle of a game.
fn middle() -> Option<RocketDice> {
    let mut chance = Fast::new(3);
    let mut game = RocketDice::start(&Options::standard(3).ok()?, &mut chance, &mut ()).ok()?;
    let mut actions = Vec::new();
    for _ in 0..250 {
        let seat = game.prompt().seat()?;
        game.actions(seat, &mut actions);
        let action = chance.pick(&actions)?;
        game.play(seat, action, &mut chance, &mut ());
    }
    Some(game)
}

/// What is done to a single state.
fn states(c: &mut Criterion) {
    let Some(game) = middle() else { return };
    let Some(seat) = game.prompt().seat() else { return };
    let view = game.view(Viewer::Seat(seat));
    let mut chance = Fast::new(5);
    let mut group = c.benchmark_group(format!("state of {} bytes", size_of::<RocketDice>()));
    group.bench_function("clone", |b| b.iter(|| black_box(game.clone())));
    group.bench_function("view", |b| b.iter(|| black_box(game.view(Viewer::Seat(seat)))));
    group.bench_function("imagine", |b| b.iter(|| black_box(RocketDice::imagine(&view, &mut chance))));
    group.bench_function("appraise", |b| b.iter(|| black_box(game.appraise(seat))));
    group.bench_function("digest", |b| b.iter(|| black_box(digest(&game))));
    group.finish();
}

/// Choosing a move.
fn bots(c: &mut Criterion) {
    let Some(game) = middle() else { return };
    let Some(seat) = game.prompt().seat() else { return };
    let view = game.view(Viewer::Seat(seat));
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let mut group = c.benchmark_group("choosing");
    let mut greedy = Greedy::new(Greedy::SAMPLES, 1);
    group.bench_function("greedy", |b| {
        b.iter(|| Bot::<RocketDice>::choose(&mut greedy, &view, seat, &actions))
    });
    let iterations = 200;
    group.throughput(Throughput::Elements(iterations.into()));
    group.sample_size(20);
    let mut mcts = Mcts::<RocketDice>::new(MctsConfig::iterations(iterations), 1);
    group.bench_function("mcts, iterations", |b| b.iter(|| mcts.choose(&view, seat, &actions)));
    group.finish();
}

criterion_group!(benches, random_play, games, states, bots);
criterion_main!(benches);
