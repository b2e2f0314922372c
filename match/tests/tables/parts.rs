//! Actions in parts, for programs: different actions, different parts.

use std::collections::BTreeMap;

use orrery_kernel::{Chance, Fast, Game, MAX_SEATS, Seat};
use orrery_rocket_dice::{Action, Cell, Ends, Line, RocketDice};
use orrery_testkit::toy::{Gops, Kuhn, Nim, Pig};
use serde_json::json;

/// The parts of every action offered in random games, by notation.
fn parts<G: Game>(seats: u8, games: u64) -> BTreeMap<String, String> {
    let mut met = BTreeMap::new();
    for seed in 0..games {
        let mut chance = Fast::new(seed);
        let mut game = G::start(&G::options(seats).unwrap(), &mut chance, &mut ()).unwrap();
        let mut actions = Vec::new();
        while game.outcome().is_none() {
            for seat in Seat::all(MAX_SEATS as u8) {
                game.actions(seat, &mut actions);
                met.extend(
                    actions.iter().map(|action| (action.to_string(), serde_json::to_string(action).unwrap())),
                );
            }
            let seat = game.prompt().seat().unwrap();
            game.actions(seat, &mut actions);
            game.play(seat, chance.pick(&actions).unwrap(), &mut chance, &mut ());
        }
    }
    met
}

fn distinct<G: Game>(seats: u8, games: u64) {
    let met = parts::<G>(seats, games);
    let mut by_parts = BTreeMap::new();
    for (notation, parts) in &met {
        if let Some(other) = by_parts.insert(parts, notation) {
            panic!("`{notation}` and `{other}` are both {parts}");
        }
    }
    assert!(met.len() > 1);
}

#[test]
fn different_actions_have_different_parts() {
    distinct::<Nim>(2, 20);
    distinct::<Kuhn>(2, 20);
    distinct::<Pig>(3, 20);
    distinct::<Gops>(3, 20);
    for seats in 2..=4 {
        distinct::<RocketDice>(seats, 20);
    }
}

#[test]
fn parts_are_spelled_as_in_the_notation() {
    let parts = |action: Action| serde_json::to_value(action).unwrap();
    let line = "b1-d1".parse::<Line>().unwrap();
    assert_eq!(parts(Action::Done), json!("done"));
    assert_eq!(parts(Action::Take(line, Ends(0))), json!({"take": ["b1-d1", []]}));
    assert_eq!(parts(Action::Take(line, Ends(3))), json!({"take": ["b1-d1", ["a1", "e1"]]}));
    let cell = |text: &str| text.parse::<Cell>().unwrap();
    assert_eq!(parts(Action::Swap(cell("a1"), cell("a2"))), json!({"swap": ["a1", "a2"]}));
    assert_eq!(parts("reroll 1+3".parse().unwrap()), json!({"reroll": "1+3"}));
    assert_eq!(parts(Action::Pip(0, -2)), json!({"pip": [1, -2]}), "places count from 1");
    assert_eq!(parts(Action::PayFace(1)), json!({"pay-face": 2}));
}
