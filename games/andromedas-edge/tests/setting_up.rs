//! Setting the table (AE-SETUP, AE-RANDOM, AE-VEC-1, AE-VEC-2).

use orrery_andromedas_edge::{
    AndromedasEdge, BaseId, Class, Deck, Event, FactionId, Length, Marker, Options, PlanetId, SpaceId,
    Special, Tile, View, content,
};
use orrery_kernel::{Chance, Event as _, Fast, Game, Prompt, Recorder, Seat, SeatSet, Viewer};

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).expect("a seat")
}

fn standard(players: u8) -> Options {
    Options::standard(players).expect("2 to 4 players")
}

fn start(options: Options, seed: u64) -> (AndromedasEdge, Vec<Event>) {
    let mut events = Vec::new();
    let game = AndromedasEdge::start(&options, &mut Fast::new(seed), &mut events).expect("a table");
    (game, events)
}

/// Everybody takes the first faction and destiny dealt.
fn begun(options: Options, seed: u64) -> (AndromedasEdge, Vec<Event>) {
    let (mut game, mut events) = start(options, seed);
    let mut chance = Fast::new(seed + 1000);
    let mut actions = Vec::new();
    while let Prompt::Ask(asked) = game.prompt() {
        if asked.len() == 1 && events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
            break;
        }
        let first = asked.first().expect("somebody");
        game.actions(first, &mut actions);
        game.play(first, actions[0], &mut chance, &mut events);
    }
    (game, events)
}

fn view(game: &AndromedasEdge, number: u8) -> View {
    game.view(Viewer::Seat(seat(number)))
}

fn tiles(view: &View) -> Vec<Tile> {
    view.sites.iter().map(|site| site.tile).collect()
}

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

/// AE-SETUP-33, AE-SETUP-34, AE-SETUP-35, AE-SETUP-36, AE-SETUP-44, AE-SETUP-46, AE-SETUP-47, AE-SETUP-48, AE-RANDOM-4.
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

/// AE-SPECIAL-1, AE-SPECIAL-2, AE-SPECIAL-3, AE-SPECIAL-4, AE-SPECIAL-5, AE-SPECIAL-9, AE-RULING-107.
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

/// AE-WINDOW-1.
#[test]
fn ae_window_1_options_are_checked() {
    assert!(Options::standard(0).is_err() && Options::standard(5).is_err());
    for players in 2..=4 {
        assert!(Options::standard(players).is_ok());
    }
}

/// AE-RANDOM-6, AE-RANDOM-7, AE-RANDOM-8, AE-RANDOM-9, AE-RANDOM-11, AE-RANDOM-12.
#[test]
fn ae_random_12_all_chance_is_asked_for_and_recorded() {
    let mut fast = Fast::new(5);
    let mut recorder = Recorder::new(&mut fast);
    let mut game = AndromedasEdge::start(&standard(2), &mut recorder, &mut ()).unwrap();
    let outcomes = recorder.outcomes.clone();
    let mut again = orrery_kernel::Recorded::new(&outcomes);
    assert_eq!(AndromedasEdge::start(&standard(2), &mut again, &mut ()).unwrap(), game);
    assert!(again.fitted());
    let mut picks = Fast::new(9);
    let mut actions = Vec::new();
    for _ in 0..400 {
        let Some(seat) = game.prompt().seat() else { break };
        game.actions(seat, &mut actions);
        let action = picks.pick(&actions).unwrap();
        let mut recorder = Recorder::new(&mut fast);
        let before = game.clone();
        game.play(seat, action, &mut recorder, &mut ());
        let outcomes = recorder.outcomes;
        let mut replay = before;
        replay.play(seat, action, &mut orrery_kernel::Recorded::new(&outcomes), &mut ());
        assert_eq!(replay, game);
    }
}

#[test]
fn everything_of_the_box_is_there() {
    assert_eq!((PlanetId::all().count(), BaseId::all().count(), SpaceId::all().count()), (15, 6, 29));
    assert_eq!(SeatSet::one(seat(1)).len(), 1);
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
