//! The table (AE-SETUP-1 to -32, AE-VEC-1).

use orrery_andromedas_edge::{
    AndromedasEdge, BaseId, Class, Deck, Event, Length, Marker, Options, PlanetId, SpaceId, Tile, content,
};
use orrery_kernel::{Fast, Game, Seat, SeatSet, Viewer};

use crate::{begun, seat, standard, start, tiles, view};

/// AE-SETUP-1, AE-SETUP-6, AE-SETUP-7, AE-SETUP-8, AE-SETUP-9, AE-SETUP-10, AE-SETUP-11, AE-SETUP-13, AE-SETUP-14,
/// AE-SETUP-16, AE-SETUP-17, AE-SETUP-20, AE-SETUP-25, AE-SETUP-26, AE-SETUP-27, AE-SETUP-29, AE-SETUP-50.
#[test]
fn ae_vec_1_what_lies_on_the_table() {
    for (players, planets, stack, below) in [(2u8, 4usize, 11, 33u8), (3, 6, 9, 27), (4, 8, 7, 21)] {
        let (game, _) = begun(standard(players), 3);
        let view = view(&game, 1);
        let laid = tiles(&view);
        assert_eq!(laid.iter().filter(|tile| matches!(tile, Tile::Planet(_))).count(), planets);
        assert_eq!(laid.iter().filter(|tile| matches!(tile, Tile::Base(_))).count(), 6);
        assert_eq!(laid.iter().filter(|tile| matches!(tile, Tile::Nebula)).count(), 6);
        assert_eq!((view.planets, view.piles.iter().sum::<u8>()), (stack, below));
        for (site, &hidden) in view.sites.iter().zip(&view.moons_below) {
            match site.tile {
                Tile::Planet(planet) => {
                    assert_eq!((site.moons.len(), hidden), (1, 2), "a stack of three, the top one seen");
                    assert_eq!(site.moons.top().unwrap().card().kind, Some(planet.card().kind));
                }
                Tile::Nebula => assert_eq!((site.moons.len(), hidden), (1, 0)),
                Tile::None | Tile::Base(_) | Tile::Special(_) => assert!(site.moons.is_empty()),
            }
        }
        assert_eq!((view.swarm.len(), view.single), (2, [None; 4]));
        assert_eq!(view.display.iter().flatten().flatten().count(), 12);
        assert_eq!((view.stack_sizes, view.tokens.iter().flatten().count()), ([5; 3], 3));
        let mut vp: Vec<i16> = Seat::all(players).map(|seat| game.sheet(seat).marker).collect();
        vp.sort_unstable();
        assert_eq!(vp, (1..=i16::from(players)).collect::<Vec<_>>());
        assert!(view.fleets.iter().all(|fleet| fleet.scrapped.is_empty() && fleet.barge.is_empty()));
    }
}

/// AE-SETUP-12, AE-RANDOM-10.
#[test]
fn ae_setup_12_tiles_are_laid_in_order_from_the_top_left() {
    for players in 2..=4 {
        let (game, events) = start(standard(players), 5);
        let laid = tiles(&view(&game, 1));
        let count = 2 * usize::from(players) + 6;
        for (nth, space) in content().fill_order.iter().enumerate() {
            assert_eq!(laid[space.index()] != Tile::None, nth < count, "{space}");
        }
        let told: Vec<SpaceId> = events
            .iter()
            .filter_map(|event| match event {
                Event::TileLaid { space, .. } => Some(*space),
                _ => None,
            })
            .collect();
        assert_eq!(told, content().fill_order[..count], "one at a time");
    }
}

/// AE-SETUP-2, AE-SETUP-3, AE-SETUP-4, AE-SETUP-5, AE-EVENT-14, AE-EVENT-15, AE-RANDOM-1, AE-RANDOM-13.
#[test]
fn ae_setup_3_one_event_deck_shuffled_and_the_marker_on_its_start() {
    for (players, space) in [(2, 4), (3, 2), (4, 0)] {
        assert_eq!(view(&start(standard(players), 1).0, 1).marker, Marker::On(space));
    }
    assert_eq!(standard(2).deck, Deck::GalacticDawn);
    let twilight = Options { deck: Deck::CosmicTwilight, ..standard(2) };
    for (options, hard) in [(standard(2), false), (twilight, true)] {
        let (game, _) = start(options, 1);
        assert_eq!(view(&game, 1).events.len(), 10);
        let imagined = AndromedasEdge::imagine(&view(&game, 1), &mut Fast::new(1));
        assert_eq!(imagined.view(Viewer::Spectator).events.len(), 10);
        let of_deck = content().events.iter().filter(|event| event.twilight == hard);
        assert_eq!(of_deck.count(), 10);
    }
    assert_eq!(start(standard(3), 9).0, start(standard(3), 9).0, "the same seed gives the same game");
    assert_ne!(start(standard(3), 9).0, start(standard(3), 10).0);
}

/// AE-SETUP-18, AE-SETUP-19, AE-SETUP-21, AE-SETUP-22, AE-SETUP-23, AE-RULING-53, AE-HIDDEN-10, AE-RANDOM-2, AE-RANDOM-3.
#[test]
fn ae_setup_18_raiders_are_selected() {
    assert_eq!(standard(2).s_class.to_string(), "vorticon-strikers");
    let (game, _) = start(standard(2), 1);
    let seen = view(&game, 1);
    assert!(seen.raider(Class::S).is_some(), "face up");
    assert!(
        [Class::A, Class::B, Class::C, Class::D].iter().all(|&class| seen.raider(class).is_none()),
        "hidden"
    );
    let named = Options { raiders: ["umbral-stalker".parse().ok(), None, None, None], ..standard(2) };
    let (game, _) = start(named, 1);
    assert_eq!(
        view(&game, 1).raider(Class::A).unwrap().to_string(),
        "umbral-stalker",
        "agreed on, so public"
    );
    let mut nebulae: Vec<SpaceId> =
        (0..60).flat_map(|seed| view(&start(standard(2), seed).0, 1).swarm).collect();
    nebulae.sort_unstable();
    nebulae.dedup();
    assert_eq!(nebulae.len(), 6, "two dice, any nebula");
    assert!((0..60).any(|seed| {
        let swarm = view(&start(standard(2), seed).0, 1).swarm;
        swarm[0] == swarm[1]
    }));
    assert!(Options { s_class: "umbral-stalker".parse().unwrap(), ..standard(2) }.check().is_err());
}

/// AE-SETUP-24, AE-RULING-123.
#[test]
fn ae_setup_24_the_terminus_follows_from_the_length() {
    for (length, word, vp) in
        [(Length::Short, "short", 50), (Length::Medium, "medium", 60), (Length::Long, "long", 70)]
    {
        assert_eq!(start(Options { length, ..standard(2) }, 1).0.terminus(), vp);
        assert_eq!(length.to_string(), word);
    }
}

/// AE-SETUP-15, AE-SETUP-28, AE-SETUP-30, AE-SETUP-31, AE-SETUP-32, AE-HIDDEN-11, AE-HIDDEN-12, AE-HIDDEN-13, AE-HIDDEN-15.
#[test]
fn ae_setup_30_what_lies_face_down_is_known_to_nobody() {
    let (game, _) = start(standard(4), 1);
    for viewer in Seat::all(4).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let seen = game.view(viewer);
        assert_eq!((seen.deck, seen.decks), (80, [24; 4]));
        assert!(seen.stacks.iter().all(Option::is_none) && seen.events.iter().all(|card| card.0.is_none()));
        assert_eq!(seen.spent_finds.len(), 0, "six tokens are back in the box, unseen");
    }
    assert_eq!(content().developments.iter().map(|card| card.copies).collect::<Vec<_>>(), [3; 5]);
}

#[test]
fn everything_of_the_box_is_there() {
    assert_eq!((PlanetId::all().count(), BaseId::all().count(), SpaceId::all().count()), (15, 6, 29));
    assert_eq!(SeatSet::one(seat(1)).len(), 1);
}
