//! Whole games as plain text: each player count, each length, each option, each way to end. Written anew only with
//! `ORRERY_UPDATE_GOLDEN=1 cargo test -p orrery-andromedas-edge --test golden`; a change that alters one without meaning to
//! is a bug, and one that means to must bump `REV`.

use orrery_andromedas_edge::{Action, AndromedasEdge, Deck, Length, Limits, Options, Special};
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

/// Never leaves the station.
fn homely(_: &AndromedasEdge, _: Seat, listed: &[Action]) -> Action {
    let home = listed.iter().find(|action| matches!(action, Action::Return | Action::Done));
    *home.or(listed.first()).expect("somebody asked has an action")
}

fn plays(
    name: &str,
    options: Options,
    ending: &str,
    chooser: fn(&AndromedasEdge, Seat, &[Action]) -> Action,
) {
    let text = golden::transcript::<AndromedasEdge>(&options, 1, chooser).expect("options of the rules");
    assert!(text.contains(&format!("\nending {ending}\n")), "{name} does not end by {ending}");
    golden::check::<AndromedasEdge>(name, &options, 1, chooser);
}

fn of(players: u8, length: Length) -> Options {
    Options { length, ..Options::standard(players).expect("2 to 4 players") }
}

#[test]
fn two_players() {
    plays("2-players", of(2, Length::Medium), "terminus", eager);
}

#[test]
fn a_long_game_without_limits() {
    plays("2-players-long", Options { limits: Limits::None, ..of(2, Length::Long) }, "terminus", eager);
}

#[test]
fn three_players_in_the_twilight_with_vortexes() {
    let options = Options { deck: Deck::CosmicTwilight, special: Special::Vortexes, ..of(3, Length::Short) };
    plays("3-players-vortexes", options, "terminus", eager);
}

#[test]
fn four_players_with_agreed_raiders() {
    let options = Options {
        s_class: "ashwing-locusts".parse().expect("a raider"),
        raiders: [
            "umbral-stalker".parse().ok(),
            "rust-colossus".parse().ok(),
            "mindweaver".parse().ok(),
            "obsidian-dreadnought".parse().ok(),
        ],
        ..of(4, Length::Short)
    };
    assert!(options.raiders.iter().all(Option::is_some));
    plays("4-players-raiders", options, "terminus", eager);
}

#[test]
fn two_teams_with_quasars_and_destinies() {
    let options = Options { teams: true, destiny: true, special: Special::Quasars, ..of(4, Length::Short) };
    plays("two-teams", options, "terminus", eager);
}

#[test]
fn nobody_leaves_the_station() {
    plays("standstill", of(2, Length::Medium), "standstill", homely);
}
