//! Everything that the engine offers can be reached on the board.

use std::collections::BTreeSet;
use std::sync::Arc;

use orrery_kernel::{Chance, Fast, Game, Prompt, Viewer};
use orrery_kit::{Board, Seen};
use orrery_rocket_dice::{Action, RocketDice};

use crate::Galaxy;
use crate::model::{Click, Hand, Model, Spot, taken};

/// Everything that clicking about can do.
fn reachable(model: &Model) -> BTreeSet<Action> {
    let spots: BTreeSet<Spot> = model
        .seen
        .offers
        .iter()
        .flat_map(|&action| crate::model::spots(&model.seen, action))
        .chain((0..5).map(Spot::Die))
        .collect();
    let mut found = BTreeSet::new();
    let mut tried = BTreeSet::new();
    let mut hands = vec![Hand::Empty];
    while let Some(hand) = hands.pop() {
        if !tried.insert(hand) {
            continue;
        }
        found.extend(model.choices(hand));
        for &spot in &spots {
            match model.click(hand, spot) {
                Click::Do(action) => _ = found.insert(action),
                Click::Hold(next) => hands.push(next),
                Click::Refuse(_) => (),
            }
        }
    }
    found
}

fn check(seen: Seen<RocketDice>) {
    let model = Model::new(Arc::new(seen));
    let found = reachable(&model);
    for &offer in &model.seen.offers {
        let same = |other: &Action| {
            matches!((other, offer), (Action::Take(..), Action::Take(..))) && taken(*other) == taken(offer)
        };
        let reached = found.contains(&offer) || found.iter().any(same);
        assert_eq!(reached, Galaxy::placed(&model.seen, offer), "{offer}");
    }
    for action in found {
        assert!(model.seen.offers.contains(&action), "{action} is not offered");
    }
}

#[test]
fn every_offer_is_on_the_board_or_in_the_prompt_bar() {
    let mut kinds = BTreeSet::new();
    for (seed, players) in (0..24).zip([2, 3, 4].into_iter().cycle()) {
        let mut chance = Fast::new(seed);
        let options = RocketDice::options(players).unwrap();
        let mut game = RocketDice::start(&options, &mut chance, &mut ()).unwrap();
        let mut seq = 0;
        while let Prompt::Ask(seats) = game.prompt() {
            let seat = seats.first().unwrap();
            let viewer = Viewer::Seat(seat);
            let seen = Seen::<RocketDice>::of(seq, viewer, game.view(viewer));
            let action = seen.offers[chance.below(seen.offers.len() as u32) as usize];
            kinds.extend(seen.offers.iter().map(std::mem::discriminant).map(|kind| format!("{kind:?}")));
            if seq % 3 == 0 || seen.offers.len() < 12 {
                check(seen);
            }
            game.play(seat, action, &mut chance, &mut ());
            seq += 1;
        }
    }
    assert!(kinds.len() >= 30, "the games were too dull: {} kinds of choices", kinds.len());
}

#[test]
fn any_three_dice_are_reached_when_no_line_can_be_had() {
    use orrery_rocket_dice::scenario::Scenario;
    let galaxy = "b4 s6 p2 w3 w2 / w5 w5 b4 b6 w5 / b5 p5 p6 s1 s3 / s3 s4 w3 w4 b6 / s2 s6 w3 b3 b1";
    let table = Scenario::of(2).board(galaxy).table();
    let viewer = Viewer::Seat(orrery_kernel::Seat::default());
    let seen = Seen::<RocketDice>::of(0, viewer, table.game.view(viewer));
    assert_eq!(seen.offers.len(), 94);
    check(seen);
}

#[test]
fn a_die_just_like_another_serves_as_well() {
    use orrery_rocket_dice::scenario::Scenario;
    let table = Scenario::peaceful(2).fleet("p3 p3 w6").table();
    let viewer = Viewer::Seat(orrery_kernel::Seat::default());
    let seen = Seen::<RocketDice>::of(0, viewer, table.game.view(viewer));
    let model = Model::new(Arc::new(seen));
    let space = Spot::Space("station-purple-3".parse().unwrap());
    let second = model.click(Hand::Empty, Spot::Die(1));
    let Click::Hold(hand) = second else { panic!("{second:?}") };
    assert_eq!(model.click(hand, space), Click::Do("work station-purple-3 1".parse().unwrap()));
}
