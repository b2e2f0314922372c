//! What several test files share.

use orrery_kernel::{Fast, Game, Scripted, Seat};
use orrery_transgalactica::scenario::{Scenario, Table};
use orrery_transgalactica::{Options, Place, Transgalactica, content};

/// Three players, only seat 1 has workers.
pub(crate) fn alone() -> Scenario {
    Scenario::of(3).alone()
}

/// Everybody has four crew on duty, so that no crew space pays.
pub(crate) fn quiet(players: u8) -> Scenario {
    (1..=players).fold(Scenario::of(players), |scenario, seat| scenario.seat(seat, |player| player.crew(4)))
}

/// A game just started: the draft begins.
pub(crate) fn start(players: u8, seed: u64) -> Table {
    let mut events = Vec::new();
    let options = Options::standard(players).expect("2 to 5 players");
    let game = Transgalactica::start(&options, &mut Fast::new(seed), &mut events).expect("a table");
    Table { game, chance: Scripted::faces(&[]), events }
}

/// A game played by first choices to the first turn.
pub(crate) fn first_turn(players: u8, seed: u64) -> Table {
    let mut table = start(players, seed);
    while table.on_turn() == 0 {
        let first = table.offers()[0].clone();
        table.act(&first);
    }
    table
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).expect("a seat")
}

/// What a spectator sees, as JSON.
pub(crate) fn seen(table: &Table) -> orrery_transgalactica::View {
    table.game.view(orrery_kernel::Viewer::Spectator)
}

pub(crate) const DECREES: [&str; 4] =
    ["decree-three-hues", "decree-chain-of-command", "decree-armed-commerce", "decree-all-rounder"];

/// Seats 1 and 2 may claim a seat for `decree-armed-commerce`.
pub(crate) fn senate() -> Scenario {
    Scenario::of(3)
        .decrees(DECREES)
        .seat(1, |p| p.level("trade", 4).level("military", 4).level("technology", 5).crew(2))
        .seat(2, |p| p.level("trade", 4).level("military", 4).level("technology", 5).crew(2))
}

pub(crate) fn politics(level: u8) -> Scenario {
    alone()
        .missions(
            1,
            &["mission-spare-parts-run", "mission-border-patrol", "mission-star-festival"],
            &["mission-field-study", "mission-public-lecture"],
        )
        .missions(2, &["mission-tech-licensing", "mission-long-campaign", "mission-peace-academy"], &[])
        .seat(1, |p| p.level("politics", level))
}

/// A table where seat 1, with these holdings, has just fulfilled the mission.
pub(crate) fn fulfil(
    mission: &str,
    holding: impl FnOnce(
        orrery_transgalactica::scenario::Holding<'_>,
    ) -> orrery_transgalactica::scenario::Holding<'_>,
) -> Table {
    let mut table = alone().seat(1, |p| holding(p.log(&[mission]))).table();
    table.act(&format!("fulfil {mission}"));
    table
}

pub(crate) fn with(techs: &[&str]) -> Scenario {
    alone().seat(1, |p| p.techs(techs))
}

pub(crate) fn places(players: u8) -> Vec<Place> {
    content().maps[usize::from(players) - 2].places.clone()
}

pub(crate) fn planet(id: &str) -> &'static orrery_transgalactica::Planet {
    content().planets.iter().find(|planet| planet.id == id).expect("a planet")
}
