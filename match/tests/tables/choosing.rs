//! Bots that think apart from the match, with nothing but what their seat sees.

use orrery_kernel::Viewer;
use orrery_rocket_dice::RocketDice;
use orrery_testkit::toy::{Gops, Kuhn, Pig};
use orrery_wire::{Code, Status};
use serde_json::{Value, json};

use crate::house::*;

/// Plays to the end; at every decision of a bot the answer from the view must be that of the match.
fn same_answers<G: orrery_kernel::Spoken + orrery_kernel::Appraise>(bots: &[&str]) -> u32 {
    let seats = bots.iter().map(|name| bot(name)).collect();
    let mut house = House::new::<G>(wish(G::ID, seats)).unwrap().start();
    let mut asked = 0;
    while house.status() == Status::Running {
        let seat = house.table.card().asked[0];
        let view = house.state(Viewer::Seat(seat)).view.unwrap();
        // Nothing but text travels to a worker.
        let view = serde_json::from_str(&view.to_string()).unwrap();
        let seed = u64::from(house.table.seq());
        let apart = house.game.choose(&view, seat, bots[seat.index()], seed, 60_000).unwrap();
        assert_eq!(apart, house.table.think(seat, seed).unwrap()(60_000));
        let moment = house.moment();
        let entry = house.table.answer(seat, &apart, &moment).unwrap();
        house.write(entry);
        asked += 1;
    }
    asked
}

#[test]
fn a_bot_decides_the_same_at_the_table_and_apart_from_it() {
    assert!(same_answers::<Pig>(&["greedy", "random", "mcts:50"]) > 3);
    assert!(same_answers::<Kuhn>(&["mcts:50", "greedy"]) > 1);
    assert!(same_answers::<Gops>(&["random", "mcts:20"]) > 3);
    assert!(same_answers::<RocketDice>(&["greedy", "random", "mcts:10"]) > 30);
}

#[test]
fn a_question_that_makes_no_sense_is_refused() {
    let house = House::started::<Pig>(2);
    let view = house.state(eyes(1)).view.unwrap();
    let why_not =
        |view: &Value, number, bot| house.game.choose(view, seat(number), bot, 1, 10).unwrap_err().problem;
    assert_eq!(why_not(&json!("no view"), 1, "greedy"), Code::BadRequest);
    assert_eq!(why_not(&view, 1, "clever"), Code::BadBot);
    assert_eq!(why_not(&view, 2, "greedy"), Code::NotAsked);
}
