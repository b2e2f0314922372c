//! What is left to chance (AE-RANDOM).

use std::collections::BTreeSet;

use orrery_andromedas_edge::scenario::Scenario;
use orrery_andromedas_edge::{AndromedasEdge, Event, Side, Tile};
use orrery_kernel::{Chance, Fast, Game, Recorder, Scripted};

use crate::{standard, start};

/// What random games show first, one for each seed.
fn first_shown(shown: fn(&Event) -> Option<String>) -> BTreeSet<String> {
    let mut actions = Vec::new();
    let first = |seed| {
        let (mut game, _) = start(standard(2), seed);
        let mut chance = Fast::new(seed + 500);
        loop {
            let asked = game.prompt().seat()?;
            game.actions(asked, &mut actions);
            let action = chance.pick(&actions)?;
            let mut events = Vec::new();
            game.play(asked, action, &mut chance, &mut events);
            if let Some(found) = events.iter().find_map(shown) {
                return Some(found);
            }
        }
    };
    (0..20).filter_map(first).collect()
}

/// AE-RANDOM-6: one die for a random nebula; if it is blocked, one draw among the free ones.
#[test]
fn ae_random_6_one_die_for_a_random_nebula() {
    let scenario = Scenario::of(2).events(&["event-open-archives"]).raider_card("gorgon-bulwark");
    for face in 1..=6 {
        let table = scenario.clone().event(&[face]);
        assert_eq!((table.raiders("B", &format!("nebula-{face}")), table.chance.left()), (1, 0));
    }
    // Of the five free ones, the fourth and the fifth: nebula-4 is not among them.
    for (draw, nebula) in [(4, "nebula-5"), (5, "nebula-6")] {
        let table = scenario.clone().swarm(&["nebula-4"]).event(&[4, draw]);
        assert_eq!((table.raiders("B", nebula), table.chance.left()), (1, 0), "{nebula}");
    }
}

/// AE-RANDOM-7: the dice of players and raiders and every reroll come from chance, one question each.
#[test]
fn ae_random_7_battle_dice_and_rerolls_of_everybody() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .swarm(&["space-02", "space-02"])
        .seat(1, |p| p.ship("fighter", "bay"))
        .table();
    // The fighter 4 3; the raiders, who must reach 2, a 1 that is drawn again from 2 to 6, and a 5.
    table.chance = Scripted::outcomes([3, 2, 0, 4, 4]);
    table.act("launch fighter space-02");
    let rolled: Vec<(Side, [u8; 6], [u8; 6])> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Rolled { side, first, dice, .. } => Some((*side, *first, *dice)),
            _ => None,
        })
        .collect();
    let fighter = [0, 0, 1, 1, 0, 0];
    let own = Side::at(0).expect("the first seat");
    assert_eq!(
        rolled,
        [(own, fighter, fighter), (Side::RAIDERS, [1, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 1])],
        "first roll and final result"
    );
    assert_eq!(table.chance.left(), 0);
}

/// AE-RANDOM-8, AE-RANDOM-13: cards are drawn from the top without asking; only a reshuffle is chance.
#[test]
fn ae_random_8_cards_are_drawn_in_order_and_reshuffled_by_chance() {
    let at = |deck: &[&str], outcomes: [u32; 2]| {
        let mut table = Scenario::of(2)
            .tile("space-01", "monolith-of-ancients")
            .deck(deck)
            .discard(&["ceasefire", "ransom", "sabotage"])
            .seat(1, |p| p.stored([2, 0, 0, 0, 0]))
            .table();
        table.chance = Scripted::outcomes(outcomes);
        table.act("launch transport space-01");
        (table.hand(1).into_iter().collect::<BTreeSet<_>>(), table.chance.left())
    };
    let cards = |cards: [&str; 3]| cards.map(str::to_owned).into_iter().collect::<BTreeSet<_>>();
    let full = at(&["ambush", "overclock", "slipstream", "black-box"], [0, 0]);
    assert_eq!(full, (cards(["ambush", "overclock", "slipstream"]), 2), "the top three, nothing asked");
    let mut hands = BTreeSet::new();
    for outcomes in [[0, 0], [0, 1], [1, 0], [1, 1], [2, 0], [2, 1]] {
        let (hand, left) = at(&["ambush"], outcomes);
        assert!(hand.contains("ambush") && left == 0, "one question less than there are cards");
        hands.insert(hand);
    }
    assert_eq!(hands.len(), 3, "any two of the three");
}

/// AE-RANDOM-9: modules come from the top of their deck, without asking.
#[test]
fn ae_random_9_modules_are_revealed_in_the_order_of_their_deck() {
    let mut table = Scenario::of(2)
        .tile("space-01", "maximus-field")
        .column("science", &["fusion-coil", "nanoforge", "theorem-engine"])
        .module_deck("science", &["xeno-archive", "deep-scanner", "gravity-lens"])
        .column("industry", &[])
        .module_deck("industry", &[])
        .seat(1, |p| p.stored([0, 0, 0, 7, 0]))
        .dice(&[1]);
    table.acts(&["launch transport space-01", "module fusion-coil", "module nanoforge"]);
    let shown: Vec<String> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::ModuleShown { module, .. } => Some(module.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!((shown, table.chance.left()), (vec!["xeno-archive".to_owned(), "deep-scanner".to_owned()], 1));
    let dealt = |seed| {
        let (_, events) = start(standard(2), seed);
        events.iter().filter(|event| matches!(event, Event::ModuleShown { .. })).cloned().collect::<Vec<_>>()
    };
    assert!((2..6).all(|seed| dealt(seed) != dealt(1)), "the decks are shuffled");
}

/// AE-RANDOM-10: the top planet of the stack with the top three moons of its pile, without asking.
#[test]
fn ae_random_10_a_planet_and_its_moons_come_from_the_top() {
    let mut table = Scenario::of(2)
        .marker(9)
        .tile("space-15", "none")
        .planets(&["planet-nivalis", "planet-glacia"])
        .seat(1, |p| p.hand(&["show-of-force"]))
        .dice(&[1]);
    let before = table.game.view(orrery_kernel::Viewer::Spectator).piles;
    table.act("play show-of-force");
    let Tile::Planet(planet) = table.site("space-15").tile else { panic!("no planet came") };
    assert_eq!((planet.to_string().as_str(), table.chance.left()), ("planet-nivalis", 1));
    let kind = planet.card().kind;
    assert!(table.site("space-15").moons.iter().all(|moon| moon.card().kind == Some(kind)));
    let after = table.game.view(orrery_kernel::Viewer::Spectator).piles;
    let taken: Vec<u8> = before.iter().zip(after).map(|(before, after)| before - after).collect();
    assert_eq!((taken[kind as usize], taken.iter().sum::<u8>()), (3, 3), "three of its colour");
    let planets = first_shown(|event| match event {
        Event::TileLaid { tile: Tile::Planet(planet), .. } => Some(planet.to_string()),
        _ => None,
    });
    assert!(planets.len() > 4, "the stack is shuffled: {planets:?}");
}

/// AE-RANDOM-11: the top event, without asking; the deck is shuffled at the start.
#[test]
fn ae_random_11_the_top_event_is_revealed() {
    for order in [["event-ore-rain", "event-moonrise"], ["event-moonrise", "event-ore-rain"]] {
        let table =
            Scenario::of(2).events(&order).raider("star-eater", "space-15").swarm(&["nebula-1"]).event(&[1]);
        let revealed = table.events.iter().find_map(|event| match event {
            Event::EventRevealed { card } => Some(card.to_string()),
            _ => None,
        });
        assert_eq!(
            (revealed.as_deref(), table.chance.left()),
            (Some(order[0]), 0),
            "one die, for the raiders"
        );
    }
    let events = first_shown(|event| match event {
        Event::EventRevealed { card } => Some(card.to_string()),
        _ => None,
    });
    assert!(events.len() > 4, "{events:?}");
}

/// AE-RANDOM-12.
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
