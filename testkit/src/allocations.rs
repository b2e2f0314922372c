//! The hot loop does not allocate: counted, not believed.
//!
//! [`no_allocations!`](crate::no_allocations) makes a test of it. It replaces the global allocator of its test binary
//! by one that counts, so it stands alone in a file: `games/…/tests/allocations.rs`.

use orrery_kernel::{Fast, Game, MAX_SEATS};
use stats_alloc::Region;
#[doc(hidden)]
pub use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

use crate::bench::Playouts;

/// How often work is counted.
const ROUNDS: usize = 5;

/// Allocations while `work` runs. The counter sees every thread; so the work is done several times and the smallest
/// count is taken: what the work itself allocates is in each of them.
pub fn count(mut work: impl FnMut()) -> usize {
    let mut once = || {
        let region = Region::new(&INSTRUMENTED_SYSTEM);
        work();
        let change = region.change();
        change.allocations + change.reallocations
    };
    (0..ROUNDS).map(|_| once()).min().unwrap_or(0)
}

/// Random games at every player count: how many allocations the actions and plays of all of them took, once warm.
///
/// # Panics
/// If allocations are not counted, because the test binary has another allocator.
pub fn in_play<G: Game>(games: u64) -> usize {
    assert!(count(|| drop(vec![1u8])) > 0, "allocations are not counted: use the macro no_allocations!");
    let tables = (0..=MAX_SEATS as u8).filter_map(|seats| G::options(seats).ok());
    tables.map(|options| at_table::<G>(&options, games)).sum()
}

fn at_table<G: Game>(options: &G::Options, games: u64) -> usize {
    // Setting the table may allocate; cloning and playing may not.
    let starts = || -> Vec<(G, Fast)> {
        let start = |seed| {
            let mut chance = Fast::new(seed);
            Some((G::start(options, &mut chance, &mut ()).ok()?, chance))
        };
        (0..games).filter_map(start).collect()
    };
    // Each round has tables of its own: what copies share until one is changed is not shared here.
    let mut rounds: Vec<_> = (0..=ROUNDS).map(|_| starts()).collect();
    let mut playouts = Playouts::default();
    let mut play_all = || {
        for (mut game, mut chance) in rounds.pop().unwrap_or_default() {
            drop(game.clone());
            playouts.play(&mut game, &mut chance, u64::MAX);
        }
    };
    // The first round brings the buffer to its size.
    play_all();
    count(play_all)
}

/// Makes a test that random play of this game does not allocate: `actions` into a buffer that is used again, `play`
/// without a log, and cloning. Alone in its test file, as it brings its own allocator.
#[macro_export]
macro_rules! no_allocations {
    ($game:ty) => {
        #[global_allocator]
        static COUNTED: &$crate::allocations::StatsAlloc<std::alloc::System> =
            &$crate::allocations::INSTRUMENTED_SYSTEM;

        #[test]
        fn play_does_not_allocate() {
            assert_eq!($crate::allocations::in_play::<$game>(50), 0, "allocations in random play");
        }
    };
}
