//! Logs and snapshots: opening again, opening a part, and what is kept when.

use orrery_kernel::{Appraise, Game, Spoken, digest};
use orrery_match::Deed;
use orrery_rocket_dice::RocketDice;
use orrery_testkit::toy::{Gops, Kuhn, Nim, Pig};
use orrery_wire::{Command, Status};

use crate::house::*;

#[test]
fn a_snapshot_is_kept_at_the_start_when_others_are_asked_and_at_the_end() {
    let mut house = House::new::<Nim>(wish("toy-nim", people(2))).unwrap();
    assert_eq!(house.table.snapshot(), None);
    house = house.start();
    assert_eq!(house.table.snapshot().unwrap().seq, house.table.seq());
    house.wish(2, Command::Orders { orders: vec![] }).unwrap();
    assert_eq!(house.table.snapshot(), None, "nothing has moved");
    house.play(1, "take 1");
    assert_eq!(house.table.snapshot().unwrap().seq, house.table.seq());
    house.play_out();
    let last = house.table.snapshot().unwrap();
    let Deed::Played { digest, .. } = house.last() else { panic!() };
    assert_eq!((last.seq, last.digest), (house.table.seq(), *digest));

    let mut house = House::started::<Pig>(2);
    while house.asked() == [1] {
        assert_eq!(house.table.snapshot().is_some(), house.snapshots.len() == 1 && house.log.len() == 4);
        let roll = house.wish(1, act("roll"));
        if roll.is_err() {
            house.play(1, "hold");
        }
    }
    assert!(house.table.snapshot().is_some(), "the turn has passed on");
}

#[test]
fn a_snapshot_of_what_was_taken_back_is_replaced() {
    let mut house = House::started::<Nim>(2);
    let start = house.table.seq();
    house.play(1, "take 1");
    house.play(2, "take 1");
    house.play(1, "take 1");
    house.play(2, "take 1");
    let kept = house.snapshots.len();
    house.wish(1, Command::AskUndo { to: start }).unwrap();
    house.wish(2, Command::AnswerUndo { yes: true }).unwrap();
    assert_eq!(house.snapshots.len(), kept + 1, "seat 1 is asked as before, but the position is another");
    assert_eq!(house.snapshots.last().unwrap().state, house.snapshots[0].state);
}

fn every_position_is_written_and_read<G: Spoken + Appraise>(seats: usize) {
    let bots = vec![bot("random"); seats];
    let mut house = House::new::<G>(wish(G::ID, bots)).unwrap();
    house.settle();
    assert_eq!(house.status(), Status::Over);
    assert!(house.snapshots.len() > 2);
    for snapshot in &house.snapshots {
        let read = G::deserialize(&snapshot.state).unwrap();
        assert_eq!(digest(&read), snapshot.digest);
        assert_eq!(serde_json::to_value(&read).unwrap(), snapshot.state);
        assert_eq!(snapshot.revision, <G as Game>::REV);
    }
}

#[test]
fn positions_survive_being_written_as_json() {
    every_position_is_written_and_read::<Nim>(3);
    every_position_is_written_and_read::<Kuhn>(2);
    every_position_is_written_and_read::<Pig>(4);
    every_position_is_written_and_read::<Gops>(4);
    for seats in 2..=4 {
        every_position_is_written_and_read::<RocketDice>(seats);
    }
}

#[test]
fn a_log_that_ends_early_is_the_match_as_it_was() {
    let mut house = House::started::<Gops>(2);
    let mut states = Vec::new();
    for (number, action) in [(1, "bid 4"), (2, "bid 5"), (2, "bid 1"), (1, "bid 1")] {
        house.play(number, action);
        states.push((house.table.seq(), house.table.state(eyes(1), true, 0)));
    }
    house.wish(1, Command::Resign).unwrap();
    for (seq, state) in states {
        let past = house.game.open(&house.log[..seq as usize], &house.snapshots).unwrap();
        assert_eq!(past.state(eyes(1), true, 0), state);
        assert_eq!(past.snapshot(), house.snapshots.iter().find(|kept| kept.seq == seq).cloned());
    }
}

#[test]
fn the_card_says_what_everybody_may_know() {
    let mut house = House::started::<Nim>(2);
    house.now += 5_000;
    house.play(1, "take 1");
    let card = house.table.card();
    assert_eq!((card.id, card.game.as_str(), card.revision), (match_id(), "toy-nim", 1));
    assert_eq!((card.title.as_str(), card.listed, card.watch), ("Tuesday", true, true));
    assert_eq!((card.seq, card.created, card.updated), (5, 1_000_000, 1_005_000));
    assert_eq!((card.asked, card.outcome), (vec![seat(2)], None));
    house.play_out();
    let card = house.table.card();
    assert_eq!((card.status, card.asked), (Status::Over, vec![]));
    assert_eq!(card.outcome.unwrap().ending, "last-stone");
}
