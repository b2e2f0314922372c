//! Taking back, alone and by consent.

use orrery_match::{By, Deed};
use orrery_testkit::toy::{Gops, Kuhn, Nim, Pig};
use orrery_wire::{Code, Command};

use crate::heap::Heap1;
use crate::house::*;

fn back(to: u32) -> Command {
    Command::Undo { to }
}

fn ask(to: u32) -> Command {
    Command::AskUndo { to }
}

fn yes(yes: bool) -> Command {
    Command::AnswerUndo { yes }
}

#[test]
fn what_told_nobody_anything_is_taken_back_alone() {
    let mut house = House::started::<Gops>(3);
    let (start, before) = (house.table.seq(), house.view(1));
    house.play(1, "bid 4");
    assert_eq!(house.state(eyes(1)).undo, [start]);
    assert!(house.state(eyes(2)).undo.is_empty());
    let seq = house.wish(1, back(start)).unwrap();
    assert_eq!((house.view(1), house.asked()), (before, vec![1, 2, 3]));
    assert!(house.state(eyes(1)).undo.is_empty());
    assert_eq!(house.log.len(), seq as usize, "the decision and its undo stay in the log");
    house.play(1, "bid 5");
    assert_eq!(house.state(eyes(1)).undo, [start]);
}

#[test]
fn undo_ends_at_another_seat_at_chance_and_at_what_was_revealed() {
    let mut house = House::started::<Gops>(3);
    let start = house.table.seq();
    house.play(1, "bid 4");
    house.play(2, "bid 4");
    assert!(house.state(eyes(1)).undo.is_empty(), "another has decided since");
    assert_eq!(house.why_not(1, back(start)), Code::NoUndo);
    house.play(3, "bid 4");
    assert!(house.state(eyes(3)).undo.is_empty(), "bids were shown");

    let mut house = House::started::<Pig>(2);
    let start = house.table.seq();
    house.play(1, "roll");
    assert_eq!(house.why_not(1, back(start)), Code::NoUndo, "a die was rolled");
}

#[test]
fn several_steps_are_offered_nearest_first() {
    let mut house = House::started::<Heap1>(2);
    let (start, before) = (house.table.seq(), house.view(1));
    let first = house.play(1, "take 1");
    house.play(1, "take 2");
    assert_eq!((house.asked(), house.state(eyes(1)).undo), (vec![2], vec![first, start]));
    house.wish(1, back(start)).unwrap();
    assert_eq!(house.view(1), before);
    let first = house.play(1, "take 1");
    house.play(1, "take 2");
    house.wish(1, back(first)).unwrap();
    assert_eq!(house.state(eyes(1)).undo, [start]);
    house.play(1, "take 3");
    house.play(2, "take 1");
    assert!(house.state(eyes(1)).undo.is_empty());
    assert_eq!(house.state(eyes(2)).undo.len(), 1);
}

#[test]
fn other_entries_in_between_do_not_hinder() {
    let mut house = House::started::<Gops>(3);
    let start = house.table.seq();
    house.play(1, "bid 4");
    house.wish(2, Command::Orders { orders: vec![] }).unwrap();
    house.wish(3, Command::StandIn { seat: seat(3), bot: "random".into() }).unwrap();
    assert_eq!(house.state(eyes(1)).undo, [start]);
    house.wish(1, back(start)).unwrap();
}

#[test]
fn no_undo_while_a_bot_stands_in_nor_after_the_end() {
    let mut house = House::started::<Gops>(2);
    let start = house.table.seq();
    house.play(1, "bid 4");
    house.wish(1, Command::StandIn { seat: seat(1), bot: "random".into() }).unwrap();
    assert!(house.state(eyes(1)).undo.is_empty());
    assert_eq!(house.why_not(1, back(start)), Code::WrongTime);
    assert_eq!(house.why_not(1, ask(start)), Code::WrongTime);
    house.wish(1, Command::Return).unwrap();
    house.wish(1, back(start)).unwrap();
    house.play_out();
    assert_eq!(house.why_not(1, back(start)), Code::WrongTime);
    assert_eq!(house.why_not(1, ask(start)), Code::WrongTime);
    assert!(house.state(eyes(1)).undo.is_empty());
}

#[test]
fn by_consent_the_game_goes_back_when_the_last_has_agreed() {
    let mut house = House::started::<Nim>(3);
    let (start, before) = (house.table.seq(), house.view(1));
    house.play(1, "take 1");
    house.play(2, "take 2");
    house.wish(1, ask(start)).unwrap();
    let wish = house.state(eyes(3)).wish.unwrap();
    assert_eq!((wish.seat, wish.to, wish.waits_for), (seat(1), start, vec![seat(2), seat(3)]));
    assert_eq!(house.why_not(1, yes(true)), Code::NoUndo, "who asks does not answer");
    assert_eq!(house.why_not(2, ask(start)), Code::NoUndo, "one wish at a time");
    house.wish(3, yes(true)).unwrap();
    assert_eq!(house.why_not(3, yes(true)), Code::NoUndo);
    assert_eq!(house.asked(), [3], "nothing has changed yet");
    house.wish(2, yes(true)).unwrap();
    assert_eq!((house.asked(), house.state(eyes(1)).wish), (vec![1], None));
    assert_eq!(house.view(1), before);
}

#[test]
fn a_no_ends_the_wish_and_so_does_a_decision_or_an_undo() {
    let mut house = House::started::<Nim>(2);
    let start = house.table.seq();
    house.play(1, "take 1");
    house.wish(1, ask(start)).unwrap();
    house.wish(2, yes(false)).unwrap();
    assert_eq!((house.state(eyes(1)).wish, house.asked()), (None, vec![2]));
    house.wish(1, ask(start)).unwrap();
    house.play(2, "take 1");
    assert_eq!(house.state(eyes(1)).wish, None);
    house.wish(1, ask(start)).unwrap();
    let alone = *house.state(eyes(2)).undo.first().unwrap();
    house.wish(2, back(alone)).unwrap();
    assert_eq!(house.state(eyes(1)).wish, None);
    house.wish(1, ask(start)).unwrap();
    house.wish(2, Command::StandIn { seat: seat(2), bot: "greedy".into() }).unwrap();
    assert_eq!(house.state(eyes(1)).wish, None, "whoever was to answer has left");
    house.wish(1, ask(start)).unwrap();
    assert_eq!(house.asked(), [1], "now nobody has to be asked");
}

#[test]
fn bots_agree_silently() {
    let created = wish("toy-nim", vec![person("Ada"), bot("random")]);
    let mut house = House::new::<Nim>(created).unwrap().start();
    let start = house.table.seq();
    house.play(1, "take 1");
    house.settle();
    assert!(matches!(house.last(), Deed::Played { .. }));
    house.wish(1, ask(start)).unwrap();
    assert_eq!((house.asked(), house.view(1)["stones"].clone()), (vec![1], 21.into()));
}

#[test]
fn one_can_go_back_only_to_what_counts() {
    let mut house = House::started::<Nim>(2);
    let start = house.table.seq();
    let first = house.play(1, "take 1");
    let second = house.play(2, "take 1");
    for to in [0, 1, start - 1, second, second + 1, u32::MAX] {
        assert_eq!(house.why_not(1, ask(to)), Code::NoUndo, "to {to}");
        assert_eq!(house.why_not(2, back(to)), Code::NoUndo, "to {to}");
    }
    house.wish(2, back(first)).unwrap();
    let third = house.play(2, "take 3");
    house.play(1, "take 3");
    assert_eq!(house.why_not(1, ask(second)), Code::NoUndo, "that was taken back");
    house.wish(1, ask(third)).unwrap();
}

#[test]
fn after_an_undo_over_chance_the_dice_are_fresh() {
    let roll = |house: &mut House, number: u8| -> Vec<u32> {
        house.play(number, "roll");
        let Deed::Played { chance, .. } = house.last() else { panic!() };
        chance.clone()
    };
    let mut rolls = std::collections::BTreeSet::new();
    let mut house = House::started::<Pig>(2);
    let start = house.table.seq();
    for _ in 0..12 {
        rolls.insert(roll(&mut house, 1));
        house.wish(1, ask(start)).unwrap();
        house.wish(2, yes(true)).unwrap();
        assert_eq!(house.asked(), [1]);
    }
    assert!(rolls.len() > 1, "{rolls:?}");
    house.game.audit(&house.log, &[]).unwrap();
}

#[test]
fn secrets_of_a_hand_survive_an_undo() {
    let mut house = House::started::<Kuhn>(2);
    let (start, views) = (house.table.seq(), [house.view(1), house.view(2)]);
    house.play(1, "pass");
    house.play(2, "bet");
    house.wish(2, ask(start)).unwrap();
    house.wish(1, yes(true)).unwrap();
    assert_eq!([house.view(1), house.view(2)], views);
}

#[test]
fn an_undo_of_something_else_is_broken() {
    let mut house = House::started::<Nim>(2);
    house.play(1, "take 1");
    let entry = orrery_match::Entry {
        seq: house.table.seq() + 1,
        at: 0,
        by: By::Seat(seat(1)),
        id: None,
        deed: Deed::Undone { seat: seat(1), to: 1 },
    };
    assert!(house.table.commit(&entry).unwrap_err().why.contains("no position"));
}
