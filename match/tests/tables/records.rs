//! Matches become records, and records become matches.

use orrery_kernel::{Game, Key};
use orrery_match::{Deed, Moment};
use orrery_record::{Proof, Reader, Replay};
use orrery_rocket_dice::RocketDice;
use orrery_testkit::toy::{Kuhn, Nim, Pig};
use orrery_wire::{Code, Command, Hand, Holder, Status};

use crate::house::*;

/// Plays the record; how many actions it has and what it proves.
fn replayed<G: Game>(record: &[u8]) -> (u32, Option<Proof>, bool) {
    let mut replay = Replay::<G, _>::open(Reader::new(record).unwrap()).unwrap();
    while let Some(step) = replay.step() {
        step.unwrap();
    }
    (replay.seq(), replay.proof(), replay.game().outcome().is_some())
}

fn imported(house: &House, record: &[u8]) -> House {
    let moment = Moment { now: 5_000_000, random: [3; 32] };
    let log = house.game.import(&match_id(), record, &moment).unwrap();
    let table = house.game.open(&log, &[]).unwrap();
    House { game: house.game.clone(), log, snapshots: vec![], table, now: moment.now, luck: 9 }
}

#[test]
fn a_finished_match_is_a_record_with_proven_dice() {
    let created = wish("rocket-dice", vec![person("Ada"), bot("random")]);
    let mut house = House::new::<RocketDice>(created).unwrap().start();
    assert_eq!(house.table.record(&house.log).unwrap_err().problem, Code::WrongTime);
    let seal = house.state(eyes(1)).seal.unwrap();
    house.play_out();
    let record = house.table.record(&house.log).unwrap();
    let (actions, proof, over) = replayed::<RocketDice>(&record);
    assert!(over && actions as usize == house.log.len() - 3);
    let proof = proof.unwrap();
    assert_eq!((proof.seal, proof.unproved), (seal, 0));
    assert!(proof.proved > 1);
    let text = String::from_utf8(record).unwrap();
    assert!(text.lines().next().unwrap().contains(r#""seats":[{"name":"Ada"},{"name":"random"}]"#));
}

#[test]
fn what_was_taken_back_is_not_in_the_record() {
    let mut house = House::started::<Nim>(2);
    let start = house.table.seq();
    house.play(1, "take 3");
    house.wish(1, Command::Undo { to: start }).unwrap();
    house.play(1, "take 2");
    house.play_out();
    let text = String::from_utf8(house.table.record(&house.log).unwrap()).unwrap();
    assert!(!text.contains("take 3") && text.lines().nth(1).unwrap().contains("take 2"));
    assert!(replayed::<Nim>(text.as_bytes()).2);
}

#[test]
fn a_match_that_was_given_up_is_an_unfinished_record() {
    let mut house = House::started::<Pig>(2);
    house.play(1, "roll");
    house.wish(2, Command::Resign).unwrap();
    let (actions, _, over) = replayed::<Pig>(&house.table.record(&house.log).unwrap());
    assert_eq!((actions, over), (1, false));
}

#[test]
fn who_gave_up_does_not_change_how_the_game_ended() {
    let created = wish("toy-pig", vec![person("Ada"), bot("greedy"), bot("greedy")]);
    let mut house = House::new::<Pig>(created).unwrap().start();
    house.wish(1, Command::Resign).unwrap();
    house.settle();
    assert!(replayed::<Pig>(&house.table.record(&house.log).unwrap()).2, "the record is as the rules say");
}

#[test]
fn a_finished_record_becomes_a_match_that_is_over() {
    let created = wish("toy-kuhn", vec![person("Ada"), bot("greedy")]);
    let mut house = House::new::<Kuhn>(created).unwrap().start();
    house.play_out();
    let record = house.table.record(&house.log).unwrap();
    let copy = imported(&house, &record);
    let (before, after) = (house.state(eyes(1)), copy.state(eyes(1)));
    assert_eq!((before.status, before.outcome, before.view), (after.status, after.outcome, after.view));
    let holders: Vec<Holder> = after.seats.into_iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [person("Ada"), bot("greedy")]);
    assert_ne!(before.key, after.key, "the key is a new one");
    let hands: Vec<Hand> = copy
        .log
        .iter()
        .filter_map(|entry| match entry.deed {
            Deed::Played { hand, .. } => Some(hand),
            _ => None,
        })
        .collect();
    assert_eq!(hands[..2], [Hand::Person, Hand::Bot]);
    let audit = copy.game.audit(&copy.log, &[]).unwrap();
    assert_eq!(
        (audit.proved, audit.replayed as usize),
        (0, copy.log.len() - 1),
        "its chance is not of the key"
    );
    let again = copy.table.record(&copy.log).unwrap();
    assert_eq!(replayed::<Kuhn>(&again).1.unwrap().proved, 0);
}

#[test]
fn a_game_in_progress_is_gone_on_with_under_a_key_of_its_own() {
    let mut house = House::started::<Pig>(2);
    house.play(1, "roll");
    house.wish(2, Command::Resign).unwrap();
    let record = house.table.record(&house.log).unwrap();
    let mut copy = imported(&house, &record);
    assert_eq!(copy.status(), Status::Running);
    let (last, number) = (copy.table.seq(), copy.asked()[0]);
    copy.play(number, "roll");
    let audit = copy.game.audit(&copy.log, &[]).unwrap();
    assert_eq!((audit.replayed, audit.proved), (3, 1));
    copy.play_out();
    let record = copy.table.record(&copy.log).unwrap();
    let (_, proof, over) = replayed::<Pig>(&record);
    let proof = proof.unwrap();
    assert!(over && proof.proved > 0 && proof.unproved == 1);
    assert_eq!(proof.seal, Key::new([3; 32]).seal());
    let lines = String::from_utf8(record).unwrap();
    let first_own = lines.lines().find(|line| line.contains("stream")).unwrap().to_owned();
    assert!(first_own.contains(&format!(r#""stream":{}"#, last + 1)), "{first_own}");
}

#[test]
fn whoever_keeps_a_running_match_can_take_it_along() {
    let created = wish("rocket-dice", vec![person("Ada"), person("Ben")]);
    let mut house = House::new::<RocketDice>(created).unwrap();
    assert_eq!(house.table.record_so_far(&house.log).unwrap_err().problem, Code::WrongTime);
    house = house.start();
    for _ in 0..12 {
        let number = house.asked()[0];
        let action = house.first_offer(number);
        house.play(number, &action);
    }
    let record = house.table.record_so_far(&house.log).unwrap();
    let (actions, proof, over) = replayed::<RocketDice>(&record);
    assert_eq!((actions, over), (12, false));
    assert!(proof.is_none(), "the key would tell the dice to come");
    let mut copy = imported(&house, &record);
    let (before, after) = (house.state(eyes(1)), copy.state(eyes(1)));
    assert_eq!((before.status, before.asked, before.view), (after.status, after.asked, after.view));
    copy.play_out();
    assert_eq!(copy.status(), Status::Over);
    assert_eq!(copy.table.record(&copy.log), copy.table.record_so_far(&copy.log));
}

#[test]
fn names_of_a_record_are_made_fit_to_be_shown() {
    let mut house = House::started::<Nim>(3);
    house.wish(1, Command::Resign).unwrap();
    house.wish(2, Command::Resign).unwrap();
    let record = String::from_utf8(house.table.record(&house.log).unwrap()).unwrap();
    let long = "x".repeat(50);
    let record = record
        .replace(r#""Ada""#, r#""mcts:800:c=2""#)
        .replace(r#""Ben""#, r#""\u0007 ""#)
        .replace("Cleo", &long);
    let seats = imported(&house, record.as_bytes()).table.card().seats;
    let holders: Vec<Holder> = seats.into_iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [person("mcts:800:c=2"), person("Seat 2"), person(&"x".repeat(30))]);
}

#[test]
fn what_is_no_record_of_this_game_is_refused() {
    let mut house = House::started::<Nim>(2);
    house.play_out();
    let record = house.table.record(&house.log).unwrap();
    let moment = Moment { now: 0, random: [3; 32] };
    let refused = |game: &str, record: &[u8]| {
        let shelf = shelf();
        shelf.game(game).unwrap().import(&match_id(), record, &moment).unwrap_err().problem
    };
    assert_eq!(refused("toy-pig", &record), Code::BadRecord);
    assert_eq!(refused("toy-nim", b""), Code::BadRecord);
    assert_eq!(refused("toy-nim", b"\xff\xfe"), Code::BadRecord);
    assert_eq!(refused("toy-nim", &record[..record.len() - 9]), Code::BadRecord);
    let forged = String::from_utf8(record).unwrap().replacen("take 1", "take 2", 1);
    assert_eq!(refused("toy-nim", forged.as_bytes()), Code::BadRecord);
}
