//! The players (AE-SETUP-33 to -51, AE-VEC-2).

use orrery_andromedas_edge::{Event, FactionId, Tile};
use orrery_kernel::{Event as _, Fast, Game, Prompt, Seat, Viewer};

use crate::{begun, seat, standard, start, view};

/// AE-SETUP-33, AE-SETUP-35, AE-SETUP-36, AE-SETUP-44, AE-SETUP-46, AE-SETUP-47, AE-SETUP-48, AE-RANDOM-4.
#[test]
fn ae_vec_2_leaders_ships_and_markers() {
    for seed in 11..24 {
        leaders_ships_and_markers(seed);
    }
}

fn leaders_ships_and_markers(seed: u64) {
    let (game, events) = begun(standard(4), seed);
    let seen = view(&game, 1);
    for (nth, rival) in seen.players.iter().enumerate() {
        if rival.open.abilities().iter().any(|ability| ability.id == "ancestral-charter") {
            let nebulae: u8 = seen.leaders[nth][..6].iter().sum();
            assert_eq!(
                (game.sheet(seat(nth as u8 + 1)).leaders, nebulae),
                (3, 0),
                "they start on the station"
            );
            continue;
        }
        let places = seen.leaders[nth];
        let on = |wanted: fn(&Tile) -> bool| -> u8 {
            places
                .iter()
                .zip(&seen.sites)
                .filter(|(_, site)| wanted(&site.tile))
                .map(|(count, _)| count)
                .sum()
        };
        assert_eq!(on(|tile| matches!(tile, Tile::Base(_))), 6);
        assert_eq!(on(|tile| *tile == Tile::Nebula), 2);
        let sent = events
            .iter()
            .filter(|event| matches!(event, Event::LeadersSent { seat, .. } if seat.index() == nth));
        assert_eq!(sent.count(), 1, "one die");
        assert_eq!(game.sheet(seat(nth as u8 + 1)).leaders, 1);
        let fleet = &seen.fleets[nth];
        assert_eq!((fleet.bay.len(), fleet.unbuilt.len(), fleet.on_board()), (3, 6, 0));
    }
}

/// AE-SETUP-34: no option and no seat knows of a side of the mat; every station begins the same.
#[test]
fn ae_setup_34_the_side_of_the_mat_does_not_matter() {
    for players in 2..=4 {
        let (game, _) = start(standard(players), 8);
        let seen = game.view(Viewer::Spectator);
        let first = &seen.players[0].open;
        assert!(seen.players.iter().all(|rival| rival.open == *first), "{players} players");
        assert!(seen.fleets.iter().take(players.into()).all(|fleet| *fleet == seen.fleets[0]));
    }
}

/// AE-SETUP-37, AE-SETUP-39, AE-WINDOW-2, AE-RULING-106, AE-RULING-126, AE-HIDDEN-7.
#[test]
fn ae_setup_37_three_factions_are_dealt_and_one_kept_in_secret() {
    let (mut game, events) = start(standard(3), 2);
    assert!(matches!(game.prompt(), Prompt::Ask(asked) if asked.len() == 3), "all at the same time");
    let mut actions = Vec::new();
    game.actions(seat(2), &mut actions);
    assert_eq!(actions.len(), 3);
    let dealt = events.iter().filter(|event| matches!(event, Event::FactionsDealt { .. })).count();
    assert_eq!(dealt, 3);
    let mut log = Vec::new();
    game.play(seat(2), actions[0], &mut Fast::new(1), &mut log);
    let seen = view(&game, 1);
    assert!(seen.players[1].chosen && seen.players[1].faction.is_none() && seen.players[1].dealt.is_none());
    assert!(
        log.iter()
            .all(|event| event.redacted(Viewer::Seat(seat(1))) == Some(Event::Chosen { seat: seat(2) }))
    );
    let (game, events) = begun(standard(3), 2);
    let all: Vec<FactionId> = view(&game, 1).players.iter().map(|rival| rival.faction.unwrap()).collect();
    assert_eq!(all.len(), 3);
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let revealed = place(|event| matches!(event, Event::FactionRevealed { .. }));
    assert!(revealed < place(|event| matches!(event, Event::StartRolled { .. })), "before the start player");
    assert!(
        view(&game, 1).players.iter().all(|rival| rival.dealt.as_ref().is_none_or(|dealt| dealt.is_empty()))
    );
}

/// AE-SETUP-38, AE-SETUP-45, AE-SETUP-51, AE-RULING-92.
#[test]
fn ae_setup_38_a_faction_brings_resources_and_steps_without_effects() {
    let (game, events) = begun(standard(4), 21);
    let seen = view(&game, 1);
    let start = events.iter().position(|event| matches!(event, Event::StartPlayer { .. })).unwrap();
    let end = events.iter().position(|event| matches!(event, Event::TurnBegan { .. })).unwrap();
    for rival in &seen.players {
        let faction = rival.faction.unwrap().card();
        let steps: u8 = rival.open_tracks().iter().sum();
        assert_eq!(usize::from(steps), faction.tracks.len());
    }
    assert!(!events.iter().any(|event| matches!(event, Event::Advanced { .. })), "no space takes effect");
    let drawn: u8 = events[start..end]
        .iter()
        .map(|event| match event {
            Event::Drew { count, .. } => *count,
            _ => 0,
        })
        .sum();
    assert_eq!(
        drawn,
        seen.players.iter().map(|rival| rival.cards).sum::<u8>(),
        "only what the factions list"
    );
}

trait Tracks {
    fn open_tracks(&self) -> [u8; 5];
}

impl Tracks for orrery_andromedas_edge::Rival {
    fn open_tracks(&self) -> [u8; 5] {
        self.open.markers()
    }
}

/// AE-SETUP-40, AE-SETUP-41, AE-SETUP-42, AE-SETUP-43, AE-HIDDEN-2.
#[test]
fn ae_setup_41_five_upgrade_tiles_each_and_secret() {
    let (game, _) = begun(standard(4), 4);
    for number in 1..=4 {
        let seen = view(&game, number);
        for (nth, rival) in seen.players.iter().enumerate() {
            if nth + 1 != usize::from(number) {
                assert!(rival.tiles.is_none());
                continue;
            }
            let tiles = rival.tiles.unwrap();
            assert_eq!(tiles.len(), 5);
            let neutral = tiles.iter().filter(|tile| !tile.card().faction);
            let mut ships: Vec<_> = neutral.map(|tile| tile.card().ship).collect();
            ships.sort_unstable();
            assert_eq!(ships, orrery_andromedas_edge::Ship::ALL);
            assert!(tiles.contains(rival.faction.unwrap().card().upgrade));
        }
    }
}

/// AE-SETUP-49, AE-RULING-105, AE-RANDOM-5, AE-TURN-1.
#[test]
fn ae_setup_49_the_highest_dice_begin() {
    for seed in 0..20 {
        let (game, events) = begun(standard(3), seed);
        let mut best: Option<(Vec<u8>, Seat)> = None;
        for event in &events {
            if let Event::StartRolled { seat, dice } = event {
                let sorted: Vec<u8> = (0..6)
                    .rev()
                    .flat_map(|face| std::iter::repeat_n(face as u8 + 1, dice[face].into()))
                    .collect();
                assert_eq!(sorted.len(), 6);
                if best.as_ref().is_none_or(|(dice, _)| sorted > *dice) {
                    best = Some((sorted, *seat));
                }
            }
        }
        assert!(events.contains(&Event::StartPlayer { seat: best.unwrap().1 }));
        assert!(matches!(game.prompt(), Prompt::Ask(asked) if asked.len() == 1));
    }
}

/// AE-SETUP-47, AE-SETUP-48: the Ashborn Wardens keep their leaders at home.
#[test]
fn ae_setup_48_a_faction_may_change_where_leaders_start() {
    let wardens: FactionId = "ashborn-wardens".parse().expect("a faction");
    let mut met = false;
    for seed in 0..20 {
        let (mut game, _) = start(standard(4), seed);
        let mut actions = Vec::new();
        let mut owner = None;
        for number in 1..=4 {
            game.actions(seat(number), &mut actions);
            let wanted = orrery_andromedas_edge::Action::Faction(wardens);
            let action = if actions.contains(&wanted) { wanted } else { actions[0] };
            owner = owner.or((action == wanted).then_some(number));
            game.play(seat(number), action, &mut Fast::new(1), &mut ());
        }
        let Some(number) = owner else { continue };
        met = true;
        let nebulae: u8 = view(&game, 1).leaders[usize::from(number) - 1][..6].iter().sum();
        assert_eq!((game.sheet(seat(number)).leaders, nebulae), (3, 0));
    }
    assert!(met);
}
