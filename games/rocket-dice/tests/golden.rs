//! Whole games as plain text, one for each player count and each way to end. Written anew only with
//! `ORRERY_UPDATE_GOLDEN=1 cargo test -p orrery-rocket-dice --test golden`; a change that alters one without meaning to
//! is a bug, and one that means to must bump `REV`.

use orrery_kernel::{Fast, Game, Seat};
use orrery_rocket_dice::{Action, Options, RocketDice};
use orrery_testkit::golden;

/// Takes whatever scores most at once, the last listed among equals: enough sense for games to end in all ways, and
/// independent of how bots are tuned.
fn eager(game: &RocketDice, seat: Seat, listed: &[Action]) -> Action {
    let after = |&action: &Action| {
        let mut next = game.clone();
        next.play(seat, action, &mut Fast::new(1), &mut ());
        next.sheet(seat).total()
    };
    listed.iter().copied().max_by_key(after).expect("somebody asked has an action")
}

fn ends(players: u8, seed: u64, ending: &str) {
    let options = Options::standard(players).expect("2 to 4 players");
    let name = format!("{players}-players-{ending}");
    let text = golden::transcript::<RocketDice>(&options, seed, eager).expect("options of the rules");
    assert!(
        text.contains(&format!("\nending {ending}\n")),
        "the game with seed {seed} does not end by {ending}"
    );
    golden::check::<RocketDice>(&name, &options, seed, eager);
}

#[test]
fn two_players_end_by_planets() {
    ends(2, 2, "planets");
}

#[test]
fn two_players_end_by_rounds() {
    ends(2, 0, "rounds");
}

#[test]
fn three_players_end_by_station() {
    ends(3, 26, "station");
}

#[test]
fn four_players_end_by_battles() {
    ends(4, 3, "battles");
}
