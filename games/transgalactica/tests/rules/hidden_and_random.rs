//! What is hidden, and what chance decides (TG-HIDDEN, TG-RANDOM).

use crate::common::{first_turn, places, seat, seen, start};
use orrery_kernel::{Event as _, Fast, Game, Recorder, Viewer};
use orrery_transgalactica::scenario::Scenario;
use orrery_transgalactica::{BonusId, Event, Options, TileColor, Track, Transgalactica};

#[test]
fn tg_hidden_1_objectives_are_known_to_their_owner_only() {
    let table = start(3, 5);
    let dealt = |event: &Event| matches!(event, Event::ObjectivesDealt { objectives: Some(_), .. });
    assert_eq!(table.events_for(0).iter().filter(|event| dealt(event)).count(), 0);
    assert_eq!(table.events_for(2).iter().filter(|event| dealt(event)).count(), 1);
    assert!(seen(&table).players.iter().all(|rival| rival.objectives.is_none()));
}

#[test]
fn tg_hidden_2_decks_and_the_pile_are_counted_only() {
    let table = start(3, 5);
    for viewer in 1..=3 {
        let view = table.game.view(Viewer::Seat(seat(viewer)));
        let other = table.game.reshuffled(Viewer::Seat(seat(viewer)), &mut Fast::new(99));
        assert_eq!(other.view(Viewer::Seat(seat(viewer))), view);
    }
}

#[test]
fn tg_hidden_3_everything_else_is_public() {
    let table = first_turn(3, 5);
    let view = seen(&table);
    for (nth, rival) in (1..).zip(&view.players) {
        assert_eq!(rival.open.vp(), table.vp(nth));
    }
}

#[test]
fn tg_hidden_4_what_reveals_cannot_be_undone() {
    let mut table = Scenario::of(3)
        .alone()
        .missions(1, &["mission-spare-parts-run"], &["mission-star-festival"])
        .seat(1, |player| player.level("politics", 1))
        .table();
    table.acts(&["main politics", "choose 2", "take energy", "mission mission-spare-parts-run"]);
    assert!(
        table.events.iter().any(|event| matches!(event, Event::MissionRevealed { .. }) && event.reveals())
    );
    let tile = orrery_transgalactica::MiningId::all().next().unwrap();
    assert!(Event::MiningTileRevealed { tile }.reveals());
}

/// The outcomes of chance at the start, in order.
fn chances(players: u8) -> Vec<u32> {
    let mut fast = Fast::new(1);
    let mut recorder = Recorder::new(&mut fast);
    let options = Options::standard(players).expect("2 to 5 players");
    Transgalactica::start(&options, &mut recorder, &mut ()).expect("a table");
    recorder.outcomes
}

/// TG-RANDOM-2 to TG-RANDOM-7: every shuffle of n things asks n - 1 questions, in the order of the ledger.
#[test]
fn tg_random_1_a_seed_fixes_the_game() {
    for players in 2..=5 {
        let tiles = |color| {
            BonusId::all()
                .filter(|tile| tile.card().color == color)
                .map(|tile| usize::from(tile.card().copies))
                .sum::<usize>()
        };
        let rim = places(players).len() - 5;
        let starting = if players == 5 { 5 } else { 4 };
        let shuffles = [
            tiles(TileColor::Basic),
            tiles(TileColor::Advanced),
            4,
            15,
            6,
            rim,
            starting,
            13 - usize::from(players),
            10,
            10,
            10,
            14,
            12,
            3,
            3,
            3,
            3,
        ];
        let fleets = 2 * usize::from(players);
        let cards = 13 + 13 + 9;
        let asked = 1 + shuffles.iter().map(|n| n - 1).sum::<usize>() + fleets + cards;
        assert_eq!(chances(players).len(), asked);
        assert_eq!(start(players, 5).game, start(players, 5).game);
    }
}

#[test]
fn tg_random_2_bonus_tiles_are_shuffled_first() {
    assert!(chances(2)[0] < 2, "the first question is the first player");
    let order = |seed| format!("{:?}", seen(&start(2, seed)).stacks);
    assert_ne!(order(1), order(2));
}

#[test]
fn tg_random_3_planets_lie_at_random() {
    let order = |seed| format!("{:?}", seen(&start(2, seed)).board.map(|site| site.planet));
    assert_ne!(order(1), order(2));
}

#[test]
fn tg_random_4_pirates_and_their_places_are_random() {
    let order = |seed| format!("{:?}", seen(&start(2, seed)).board.map(|site| site.pirates));
    assert_ne!(order(1), order(2));
}

#[test]
fn tg_random_5_mining_tiles_are_dealt_at_random() {
    let dealt: std::collections::BTreeSet<String> = (0..20)
        .map(|seed| {
            format!("{:?}", start(2, seed).player(1)).split("mining: ").nth(1).unwrap()[..20].to_owned()
        })
        .collect();
    assert!(dealt.len() > 2);
}

#[test]
fn tg_random_6_cards_on_display_are_random() {
    let cards = |seed| format!("{:?} {:?}", seen(&start(2, seed)).techs, seen(&start(2, seed)).senate);
    assert_ne!(cards(1), cards(2));
}

#[test]
fn tg_random_7_objectives_wealth_and_skills_are_random() {
    let cards = |seed| format!("{:?} {:?}", seen(&start(2, seed)).wealth, seen(&start(2, seed)).skills);
    assert_ne!(cards(1), cards(2));
}

/// TG-SKILL-9.
#[test]
fn tg_random_8_the_stockpile_takes_the_next_leftovers() {
    let found = (0..60).find_map(|seed| {
        let table = first_turn(5, seed);
        table.events.iter().find_map(|event| match event {
            Event::Stocked { tiles, .. } => Some(tiles.clone()),
            _ => None,
        })
    });
    let tiles = found.expect("the stockpile is drafted in some game");
    let basic = tiles.iter().filter(|tile| tile.card().color == TileColor::Basic).count();
    assert_eq!((basic, tiles.len()), (3, 5));
}

#[test]
fn tg_random_9_nothing_is_random_after_the_setup() {
    let mut table = first_turn(3, 4);
    let mut fast = Fast::new(8);
    let mut chance = Recorder::new(&mut fast);
    while let Some(asked) = table.game.prompt().seat() {
        let mut actions = Vec::new();
        table.game.actions(asked, &mut actions);
        table.game.play(asked, actions[actions.len() / 2], &mut chance, &mut ());
    }
    assert!(chance.outcomes.is_empty());
    assert_eq!(Track::ALL.len(), 5);
}
