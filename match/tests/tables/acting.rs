//! Decisions: what is accepted, what is refused and why, and that nothing happens twice.

use orrery_match::{By, Deed, Entry, Task};
use orrery_rocket_dice::RocketDice;
use orrery_testkit::toy::{Gops, Kuhn, Nim, Pig};
use orrery_wire::{Code, Command, Hand, Status};

use crate::house::*;

#[test]
fn a_decision_is_an_entry_with_what_it_caused() {
    let mut house = House::started::<Nim>(2);
    let seq = house.play(1, "take 3");
    assert_eq!(seq, house.table.seq());
    let Deed::Played { seat, hand, action, events, .. } = house.last().clone() else { panic!() };
    assert_eq!(
        (seat, hand, action.as_str(), events.len()),
        (crate::house::seat(1), Hand::Person, "take 3", 1)
    );
    assert_eq!((house.view(1)["stones"].clone(), house.asked()), (18.into(), vec![2]));
}

#[test]
fn refusals_say_why() {
    let mut house = House::started::<Nim>(2);
    assert_eq!(house.why_not(1, act("take")), Code::BadNotation);
    assert_eq!(house.why_not(2, act("take 1")), Code::NotAsked);
    assert_eq!(house.why_not(3, act("take 1")), Code::NoSeat);
    let problem = house.wish(1, act("take 9")).unwrap_err();
    assert_eq!(problem.problem, Code::Illegal);
    assert_eq!(problem.rule.as_deref(), Some("NIM-TAKE-1"));
    assert_eq!(problem.key.as_deref(), Some("nim-too-many-or-none"));
    assert!(problem.why.contains("NIM-TAKE-1"), "{problem}");
    let moment = house.moment();
    for by in [By::Host, By::Server] {
        let refused = house.table.decide(by, None, 9, &act("take 1"), &moment).unwrap_err();
        assert_eq!(refused.problem, Code::Forbidden);
    }
    assert_eq!(house.why_not(1, Command::Return), Code::WrongTime);
    house.play_out();
    assert_eq!(house.why_not(1, act("take 1")), Code::WrongTime);
    assert_eq!(house.why_not(1, Command::Resign), Code::WrongTime);
}

#[test]
fn the_seat_of_a_bot_takes_no_wishes() {
    let created = wish("toy-nim", vec![bot("random"), person("Ada")]);
    let mut house = House::new::<Nim>(created).unwrap().start();
    assert_eq!(house.why_not(1, act("take 1")), Code::Forbidden);
    assert_eq!(house.why_not(1, Command::Resign), Code::Forbidden);
}

#[test]
fn a_decision_on_an_old_position_is_stale() {
    let mut house = House::started::<Pig>(2);
    let seen = house.table.seq();
    house.wish_on(1, seen, act("roll")).unwrap();
    if house.asked() == [1] {
        assert_eq!(house.wish_on(1, seen, act("roll")).unwrap_err().problem, Code::Stale);
    }
    let now = house.table.seq();
    let asked = house.asked()[0];
    assert!(house.wish_on(asked, now, act("roll")).is_ok());
}

#[test]
fn what_others_choose_secretly_does_not_make_my_choice_stale() {
    let mut house = House::started::<Gops>(3);
    let seen = house.table.seq();
    house.wish_on(2, seen, act("bid 5")).unwrap();
    house.wish_on(1, seen, act("bid 1")).unwrap();
    assert_eq!(house.wish_on(1, seen, act("bid 2")).unwrap_err().problem, Code::Stale, "it has decided");
    house.wish_on(3, seen, act("bid 2")).unwrap();
    for number in 1..=3 {
        assert_eq!(
            house.wish_on(number, seen, act("bid 3")).unwrap_err().problem,
            Code::Stale,
            "a new prize"
        );
    }
    let seen = house.table.seq();
    assert!(house.wish_on(1, seen, act("bid 3")).is_ok());
}

#[test]
fn an_undo_makes_the_question_a_new_one() {
    let mut house = House::started::<Gops>(2);
    let before = house.table.seq();
    house.play(1, "bid 4");
    let back = house.wish(1, Command::Undo { to: before }).unwrap();
    assert_eq!(house.wish_on(1, before, act("bid 4")).unwrap_err().problem, Code::Stale);
    assert_eq!(house.wish_on(2, before, act("bid 4")).unwrap_err().problem, Code::Stale);
    assert!(house.wish_on(2, back, act("bid 4")).is_ok());
}

#[test]
fn other_entries_do_not_make_a_decision_stale() {
    let mut house = House::started::<Nim>(3);
    let seen = house.table.seq();
    house.wish(2, Command::StandIn { seat: seat(2), bot: "random".into() }).unwrap();
    house.wish(3, Command::Orders { orders: vec![] }).unwrap();
    assert!(house.wish_on(1, seen, act("take 1")).is_ok());
}

#[test]
fn the_same_wish_is_known_again_and_never_written_twice() {
    let mut house = House::started::<Nim>(2);
    let (by, id) = (By::Seat(seat(1)), action_id("a-1"));
    assert_eq!(house.table.done(by, &id), None);
    let moment = house.moment();
    let entry = house.table.decide(by, Some(&id), 9, &act("take 1"), &moment).unwrap();
    let seq = house.write(entry);
    assert_eq!(house.table.done(by, &id), Some(seq));
    assert_eq!(house.table.done(By::Seat(seat(2)), &id), None, "an id belongs to whoever gave it");
    assert_eq!(house.reopened().done(by, &id), Some(seq));
    house.play(2, "take 1");
    let again = house.table.decide(by, Some(&id), 9, &act("take 1"), &moment).unwrap();
    assert!(house.table.commit(&again).unwrap_err().why.contains("before"));
}

#[test]
fn only_the_next_entry_is_taken() {
    let mut house = House::started::<Nim>(2);
    let moment = house.moment();
    let good = house.table.decide(By::Seat(seat(1)), None, 9, &act("take 1"), &moment).unwrap();
    let broken = |change: &dyn Fn(&mut Entry)| {
        let mut entry = good.clone();
        change(&mut entry);
        house.reopened().commit(&entry).unwrap_err().why
    };
    assert!(broken(&|entry| entry.seq += 1).contains("number"));
    assert!(broken(&|entry| entry.seq = 1).contains("number"));
    assert!(broken(&|entry| entry.deed = house.log[0].deed.clone()).contains("made before"));
    assert!(broken(&|entry| entry.deed = house.log[3].deed.clone()).contains("time of a match"));
    let played = |change: &dyn Fn(&mut String, &mut Vec<u32>, &mut orrery_kernel::Digest)| {
        broken(&|entry| {
            let Deed::Played { action, chance, digest, .. } = &mut entry.deed else { panic!() };
            change(action, chance, digest);
        })
    };
    assert!(played(&|action, _, _| *action = "take 2".into()).contains("digest"));
    assert!(played(&|action, _, _| *action = "take 7".into()).contains("NIM-TAKE-1"));
    assert!(played(&|_, chance, _| chance.push(0)).contains("do not fit"));
    assert!(played(&|_, _, digest| digest.0 ^= 1).contains("digest"));
    assert!(house.reopened().commit(&good).is_ok());
}

#[test]
fn a_log_that_does_not_begin_with_the_table_is_broken() {
    let house = House::started::<Nim>(2);
    assert!(house.game.open(&[], &[]).is_err());
    assert!(house.game.open(&house.log[1..], &[]).is_err());
    assert!(shelf().game("toy-pig").unwrap().open(&house.log, &[]).is_err(), "another game");
}

#[test]
fn chance_comes_from_the_stream_of_the_entry() {
    let mut house = House::started::<Kuhn>(2);
    house.play_out();
    let mut dice = House::new::<RocketDice>(wish("rocket-dice", vec![bot("random"), bot("random")])).unwrap();
    dice.settle();
    for house in [&house, &dice] {
        let audit = house.game.audit(&house.log, &house.snapshots).unwrap();
        assert_eq!((audit.entries as usize, audit.other_rules), (house.log.len(), 0));
        assert!(audit.proved == audit.replayed && audit.proved > 1);
    }
}

#[test]
fn a_forged_outcome_or_event_is_found() {
    let mut house = House::started::<Pig>(2);
    house.play(1, "roll");
    // Another face, with everything that would follow from it: the log is consistent, but the key says otherwise.
    let face = |entry: &Entry| {
        let Deed::Played { chance, .. } = &entry.deed else { panic!() };
        chance[0]
    };
    let forged = (100..).find_map(|luck| {
        let mut other = House::new::<Pig>(wish("toy-pig", people(2))).unwrap();
        other.luck = luck;
        let mut other = other.start();
        other.play(1, "roll");
        let entry = other.log.pop().unwrap();
        (face(&entry) != face(&house.log[4])).then_some(entry)
    });
    let mut log = house.log.clone();
    log[4].deed = forged.unwrap().deed;
    assert!(house.game.open(&log, &[]).is_ok());
    assert!(house.game.audit(&log, &[]).unwrap_err().why.contains("not those of the key"));
    let mut log = house.log.clone();
    let Deed::Played { events, .. } = &mut log[4].deed else { panic!() };
    events.clear();
    assert!(house.game.audit(&log, &[]).unwrap_err().why.contains("events"));
}

#[test]
fn a_match_that_was_stopped_stays_as_it_is() {
    let mut house = House::started::<Nim>(2);
    let moment = house.moment();
    let stop = house.table.quarantine("attempt to subtract with overflow", &moment);
    house.write(stop);
    assert_eq!((house.status(), house.asked()), (Status::Quarantined, vec![]));
    assert_eq!(house.why_not(1, act("take 1")), Code::Quarantined);
    assert_eq!(house.why_not(1, Command::Resign), Code::Quarantined);
    assert_eq!(house.seat(By::Host, 1, bot("random")).unwrap_err().problem, Code::Quarantined);
    assert_eq!(house.act(Task::Start).unwrap_err().problem, Code::WrongTime);
    assert_eq!(house.table.rematch(By::Host, &match_id(), &moment).unwrap_err().problem, Code::Quarantined);
    assert_eq!(house.table.record(&house.log).unwrap_err().problem, Code::Quarantined);
    assert_eq!((house.table.due(), house.table.snapshot()), (None, None));
    let more = house.table.quarantine("again", &moment);
    assert!(house.table.commit(&more).is_err());
    let state = house.state(eyes(1));
    assert_eq!((state.key, state.offers), (None, Some(vec![])));
    assert!(state.view.is_some(), "it can be looked at");
}

#[test]
fn the_next_match_is_named_once_and_only_after_the_end() {
    let mut house = House::started::<Nim>(2);
    let (moment, next) = (house.moment(), orrery_wire::MatchId::from_bytes([9; 16]));
    let by = By::Seat(seat(2));
    assert_eq!(house.table.rematch(by, &next, &moment).unwrap_err().problem, Code::WrongTime);
    house.play_out();
    let entry = house.table.rematch(by, &next, &moment).unwrap();
    house.write(entry);
    assert_eq!(house.state(eyes(1)).rematch, Some(next.clone()));
    assert_eq!(house.table.card().rematch, Some(next.clone()));
    assert_eq!(house.table.rematch(By::Host, &next, &moment).unwrap_err().problem, Code::WrongTime);
}
