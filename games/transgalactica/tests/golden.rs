//! Whole games as plain text, one for each player count. Written anew only with
//! `ORRERY_UPDATE_GOLDEN=1 cargo test -p orrery-transgalactica --test golden`; a change that alters one without meaning to
//! is a bug, and one that means to must bump `REV`.

use orrery_kernel::{Fast, Game, Seat};
use orrery_testkit::golden;
use orrery_transgalactica::{Action, Options, Transgalactica};

/// Takes whatever scores most at once, the last listed among equals: free actions and workers are used, and the games
/// do not depend on how bots are tuned.
fn eager(game: &Transgalactica, seat: Seat, listed: &[Action]) -> Action {
    let after = |&action: &Action| {
        let mut next = game.clone();
        next.play(seat, action, &mut Fast::new(1), &mut ());
        let exchanged = matches!(action, Action::Exchange(_));
        (!exchanged, next.sheet(seat).total())
    };
    listed.iter().copied().max_by_key(after).expect("somebody asked has an action")
}

fn plays(players: u8, seed: u64) {
    let options = Options::standard(players).expect("2 to 5 players");
    golden::check::<Transgalactica>(&format!("{players}-players"), &options, seed, eager);
}

#[test]
fn two_players() {
    plays(2, 1);
}

#[test]
fn three_players() {
    plays(3, 2);
}

#[test]
fn four_players() {
    plays(4, 3);
}

#[test]
fn five_players() {
    plays(5, 4);
}
