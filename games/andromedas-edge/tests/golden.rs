//! Whole games as plain text, one for each player count and one with every option. Written anew only with
//! `ORRERY_UPDATE_GOLDEN=1 cargo test -p orrery-andromedas-edge --test golden`; a change that alters one without meaning to
//! is a bug, and one that means to must bump `REV`.

use orrery_andromedas_edge::{Action, AndromedasEdge, Deck, Length, Options, Special};
use orrery_kernel::{Fast, Game, Seat};
use orrery_testkit::golden;

/// Takes whatever scores most at once, the last listed among equals that change something: free actions and cards are
/// used, and the games do not depend on how bots are tuned.
fn eager(game: &AndromedasEdge, seat: Seat, listed: &[Action]) -> Action {
    let after = |&action: &Action| {
        let mut next = game.clone();
        next.play(seat, action, &mut Fast::new(1), &mut ());
        let idle = matches!(
            action,
            Action::Shift(..)
                | Action::Empty(_)
                | Action::Return
                | Action::Hand(_)
                | Action::Ask(_)
                | Action::Slot(..)
        );
        (!idle, next.sheet(seat).total())
    };
    listed.iter().copied().max_by_key(after).expect("somebody asked has an action")
}

fn plays(name: &str, options: Options, seed: u64) {
    golden::check::<AndromedasEdge>(name, &options, seed, eager);
}

fn short(players: u8) -> Options {
    Options { length: Length::Short, ..Options::standard(players).expect("2 to 4 players") }
}

#[test]
fn two_players() {
    plays("2-players", short(2), 1);
}

#[test]
fn three_players() {
    plays("3-players", Options { deck: Deck::CosmicTwilight, special: Special::Vortexes, ..short(3) }, 2);
}

#[test]
fn two_teams() {
    plays("two-teams", Options { teams: true, destiny: true, special: Special::Quasars, ..short(4) }, 3);
}
