//! What several test files share.
#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]

use orrery_kernel::{Fast, Game, Scripted, Seat};
use orrery_transgalactica::scenario::{Scenario, Table};
use orrery_transgalactica::{Options, Transgalactica};

/// Three players, only seat 1 has workers.
pub fn alone() -> Scenario {
    Scenario::of(3).alone()
}

/// Everybody has four crew on duty, so that no crew space pays.
pub fn quiet(players: u8) -> Scenario {
    (1..=players).fold(Scenario::of(players), |scenario, seat| scenario.seat(seat, |player| player.crew(4)))
}

/// A game just started: the draft begins.
pub fn start(players: u8, seed: u64) -> Table {
    let mut events = Vec::new();
    let options = Options::standard(players).expect("2 to 5 players");
    let game = Transgalactica::start(&options, &mut Fast::new(seed), &mut events).expect("a table");
    Table { game, chance: Scripted::faces(&[]), events }
}

/// A game played by first choices to the first turn.
pub fn first_turn(players: u8, seed: u64) -> Table {
    let mut table = start(players, seed);
    while table.on_turn() == 0 {
        let first = table.offers()[0].clone();
        table.act(&first);
    }
    table
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number - 1).expect("a seat")
}

/// What a spectator sees, as JSON.
pub fn seen(table: &Table) -> orrery_transgalactica::View {
    table.game.view(orrery_kernel::Viewer::Spectator)
}
