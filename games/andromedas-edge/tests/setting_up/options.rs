//! Options: destiny, teams, special regions (AE-DESTINY-1, AE-TEAM-1 to -3, AE-SPECIAL-1 to -9, AE-WINDOW-1).

use orrery_andromedas_edge::{Event, Options, Special, Tile, content};
use orrery_kernel::{Fast, Game, Prompt};

use crate::{begun, seat, standard, start, tiles, view};

/// AE-DESTINY-1, AE-DESTINY-2, AE-WINDOW-3, AE-HIDDEN-6.
#[test]
fn ae_destiny_1_two_are_dealt_and_one_kept() {
    let (mut game, _) = start(Options { destiny: true, ..standard(2) }, 1);
    let mut actions = Vec::new();
    for number in [1, 2] {
        game.actions(seat(number), &mut actions);
        game.play(seat(number), actions[0], &mut Fast::new(1), &mut ());
    }
    assert!(matches!(game.prompt(), Prompt::Ask(asked) if asked.len() == 2));
    game.actions(seat(1), &mut actions);
    assert_eq!(actions.len(), 2);
    game.play(seat(1), actions[1], &mut Fast::new(1), &mut ());
    let seen = view(&game, 2);
    assert!(
        seen.players[0].destined && seen.players[0].destiny.is_none() && seen.players[0].destinies.is_none()
    );
    let own = view(&game, 1);
    assert_eq!(own.players[0].destiny.unwrap().card().goals.len(), 2);
}

/// AE-TEAM-1, AE-TEAM-2, AE-TEAM-3, AE-RULING-111, AE-HIDDEN-17, AE-TEAM-12.
#[test]
fn ae_team_2_twelve_dice_decide_and_the_first_of_the_team_begins() {
    let options = Options { teams: true, destiny: true, ..standard(4) };
    for seed in 0..12 {
        let (game, events) = begun(options, seed);
        let first = events.iter().find_map(|event| match event {
            Event::StartPlayer { seat } => Some(*seat),
            _ => None,
        });
        assert!([Some(seat(1)), Some(seat(3))].contains(&first));
        let seen = view(&game, 1);
        assert!(
            seen.players[1].hand.is_some()
                && seen.players[1].tiles.is_some()
                && seen.players[1].destiny.is_some()
        );
        assert!(seen.players[2].hand.is_none() && seen.players[2].destiny.is_none());
        assert_eq!((game.teammate(seat(1)), game.teammate(seat(4))), (Some(seat(2)), Some(seat(3))));
    }
    assert!(Options { teams: true, ..standard(3) }.check().is_err());
}

/// AE-SPECIAL-1, AE-SPECIAL-2, AE-SPECIAL-3, AE-SPECIAL-4, AE-SPECIAL-9, AE-RULING-107.
#[test]
fn ae_special_2_special_regions_lie_on_their_marks() {
    for (special, quasar) in [(Special::Quasars, true), (Special::Vortexes, false)] {
        let (game, _) = start(Options { special, ..standard(3) }, 1);
        let seen = view(&game, 1);
        let lying: Vec<Tile> =
            content().special_spaces.iter().map(|space| seen.sites[space.index()].tile).collect();
        for (nth, tile) in lying.iter().enumerate() {
            assert!(
                matches!(tile, Tile::Special(region) if region.card().quasar == quasar && region.card().mark == nth as u8 + 1)
            );
        }
        let laid = tiles(&seen);
        assert_eq!(laid.iter().filter(|tile| matches!(tile, Tile::Planet(_) | Tile::Base(_))).count(), 12);
        assert!(laid[content().fill_order[13].index()] != Tile::None, "two spaces are skipped");
        for seed in 0..20 {
            let seen = view(&start(Options { special, ..standard(3) }, seed).0, 1);
            assert!(
                seen.swarm.iter().all(|space| content().special_spaces.contains(space)),
                "instead of nebulae"
            );
        }
    }
    let (game, _) = begun(Options { special: Special::Quasars, ..standard(3) }, 1);
    let nebulae: u8 = view(&game, 1).leaders.iter().map(|places| places[..6].iter().sum::<u8>()).sum();
    assert!(nebulae >= 4, "leaders still go to nebulae");
}

/// AE-SPECIAL-5: two marks are used, whatever else is printed; every other space is filled as ever.
#[test]
fn ae_special_5_only_the_two_marks_count() {
    let [one, two] = content().special_spaces;
    for special in [Special::Quasars, Special::Vortexes] {
        for players in 2..=4 {
            let laid = tiles(&view(&start(Options { special, ..standard(players) }, 6).0, 1));
            let special = |tile: &Tile| matches!(tile, Tile::Special(_));
            assert_eq!(laid.iter().filter(|tile| special(tile)).count(), 2);
            assert!(special(&laid[one.index()]) && special(&laid[two.index()]));
            let order = content().fill_order.iter().filter(|space| **space != one && **space != two);
            let filled: Vec<bool> = order.map(|space| laid[space.index()] != Tile::None).collect();
            let count = 2 * usize::from(players) + 6;
            assert!(filled[..count].iter().all(|filled| *filled) && !filled[count..].contains(&true));
        }
    }
}

/// AE-WINDOW-1.
#[test]
fn ae_window_1_options_are_checked() {
    assert!(Options::standard(0).is_err() && Options::standard(5).is_err());
    for players in 2..=4 {
        assert!(Options::standard(players).is_ok());
    }
}
