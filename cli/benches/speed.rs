//! How fast things are: `cargo bench -p orrery-cli`, or of one game: `cargo bench -p orrery-cli -- andromedas-edge`. Compare
//! within one run; absolute times belong to the machine.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use orrery_andromedas_edge::AndromedasEdge;
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

fn all<G: Game + Appraise>(c: &mut Criterion) {
    random_play::<G>(c);
    games::<G>(c);
    states::<G>(c);
    bots::<G>(c);
}

criterion_group!(benches, all::<RocketDice>, all::<Transgalactica>, all::<AndromedasEdge>);
criterion_main!(benches);
