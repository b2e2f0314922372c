//! The same random games on every machine: `cargo xtask wasm` runs this natively and as WebAssembly and compares.
//!
//! A game joins with one line in [`GAMES`].

use orrery_andromedas_edge::AndromedasEdge;
use orrery_kernel::{Fast, Game, Viewer, digest};
use orrery_rocket_dice::RocketDice;
use orrery_testkit::bench::choose;
use orrery_testkit::toy::{Gops, Kuhn, Nim, Pig};
use orrery_transgalactica::Transgalactica;

/// Every game that is compared.
pub const GAMES: &[Probe] = &[
    Probe::of::<RocketDice>(),
    Probe::of::<Transgalactica>(),
    Probe::long::<AndromedasEdge>(),
    Probe::of::<Nim>(),
    Probe::of::<Kuhn>(),
    Probe::of::<Pig>(),
    Probe::of::<Gops>(),
];

/// One game, to be played by id.
#[derive(Clone, Copy, Debug)]
pub struct Probe {
    /// The id of the game.
    pub id: &'static str,
    /// One number over all states, views and guesses of a random game with this seed and so many seats; nothing if
    /// the game is not for so many.
    pub play: fn(u32, u8) -> Option<u64>,
    /// How many games are compared for each player count.
    pub games: u32,
}

impl Probe {
    const fn of<G: Game>() -> Self {
        Self { id: G::ID, play: play::<G>, games: 20 }
    }

    /// A game of thousands of decisions: two say as much.
    const fn long<G: Game>() -> Self {
        Self { games: 2, ..Self::of::<G>() }
    }
}

fn play<G: Game>(seed: u32, seats: u8) -> Option<u64> {
    let options = G::options(seats).ok()?;
    let mut chance = Fast::new(seed.into());
    let mut game = G::start(&options, &mut chance, &mut ()).ok()?;
    let mut total = digest(&G::content());
    let mut buffer = Vec::new();
    loop {
        let view = game.view(Viewer::Spectator);
        let guess = G::imagine(&view, &mut chance);
        total = digest(&(total, digest(&game), digest(&view), digest(&guess)));
        let Some((seat, action)) = choose(&game, &mut chance, &mut buffer) else { return Some(total.0) };
        game.play(seat, action, &mut chance, &mut ());
    }
}

/// The number of game `game` of [`GAMES`], for the host of the WebAssembly; 0 if there is no such game or table.
// Unsafe only in that another symbol of this name would clash; there is none.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn probe(game: u32, seed: u32, seats: u32) -> u64 {
    let played = GAMES.get(game as usize).zip(u8::try_from(seats).ok());
    played.and_then(|(probe, seats)| (probe.play)(seed, seats)).unwrap_or(0)
}
