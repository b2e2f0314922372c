//! The upgrade drill: matches begun under older rules can be looked at, and those in progress can be finished.

use orrery_kernel::{Appraise, Spoken, Viewer};
use orrery_match::{By, Deed, Entry, Shelf, Snapshot, Table, Task};
use orrery_wire::{Code, Command, Status, What};
use serde_json::json;

use crate::heap::{Heap1, Heap2, Heap3};
use crate::house::*;

/// The same log, held by a program with other rules.
fn under<G: Spoken + Appraise>(house: &House) -> House {
    let game = Shelf::new().with::<G>().game("heap").unwrap().clone();
    let table = game.open(&house.log, &house.snapshots).unwrap();
    let (log, snapshots) = (house.log.clone(), house.snapshots.clone());
    House { game, log, snapshots, table, now: house.now, luck: house.luck }
}

/// Under the first rules, in the middle of the second seat's turn.
fn in_progress() -> House {
    let mut house = House::started::<Heap1>(2);
    house.now += 1_000;
    house.play(1, "take 3");
    house.now += 1_000;
    house.play(1, "take 3");
    house.now += 1_000;
    house.play(2, "take 1");
    house
}

fn finished() -> House {
    let mut house = in_progress();
    house.play_out();
    house
}

fn revise(house: &mut House) -> u32 {
    assert_eq!(house.table.due().map(|due| due.task), Some(Task::Revise));
    house.act(Task::Revise).unwrap()
}

#[test]
fn a_running_match_goes_on_under_the_new_rules_from_the_beginning_of_the_turn() {
    let old = in_progress();
    let (turn_began, stones) = (old.snapshots.last().unwrap().seq, old.view(1)["stones"].as_u64().unwrap());
    let mut house = under::<Heap2>(&old);
    assert_eq!((house.status(), house.asked()), (Status::Running, vec![2]));
    assert_eq!(house.why_not(2, act("take 1")), Code::Unavailable, "not before it is revised");
    let revised = revise(&mut house);
    assert_eq!(house.news(revised, eyes(1)).what, What::Revised { revision: 2, to: turn_began });
    let view = house.view(1);
    assert_eq!((view["stones"].as_u64(), &view["taken"]), (Some(stones + 1), &json!(0)));
    assert_eq!((house.asked(), house.table.due(), house.table.card().revision), (vec![2], None, 2));
    assert_eq!(house.wish_on(2, revised - 1, act("take 4")).unwrap_err().problem, Code::Stale);
    house.play(2, "take 4");
    house.play_out();
    assert_eq!(house.status(), Status::Over);
}

#[test]
fn every_server_makes_the_same_of_a_revised_log() {
    let mut house = under::<Heap2>(&in_progress());
    revise(&mut house);
    house.play(2, "take 4");
    house.now += 500;
    let again = house.game.open(&house.log, &[]).expect("after the revision the log goes on by itself");
    for viewer in house.viewers() {
        assert_eq!(again.state(viewer, true, house.now), house.state(viewer));
    }
    let audit = house.game.audit(&house.log, &[]).unwrap();
    assert_eq!((audit.other_rules, audit.replayed, audit.proved), (4, 1, 1));
}

#[test]
fn seats_clocks_and_wishes_are_remembered_without_the_rules() {
    let mut old = in_progress();
    old.wish(1, Command::StandIn { seat: seat(1), bot: "random".into() }).unwrap();
    old.wish(2, Command::Undo { to: old.log.len() as u32 - 2 }).unwrap();
    let moment = old.moment();
    let id = action_id("wish");
    let entry = old.table.decide(By::Seat(seat(2)), Some(&id), 99, &act("take 2"), &moment).unwrap();
    old.write(entry);
    let new = under::<Heap2>(&old);
    let (before, after) = (old.state(Viewer::Spectator), new.state(Viewer::Spectator));
    assert_eq!((before.seats, before.clocks, before.asked), (after.seats, after.clocks, after.asked));
    assert_eq!(new.table.done(By::Seat(seat(2)), &id), old.table.done(By::Seat(seat(2)), &id));
}

#[test]
fn one_cannot_go_back_behind_the_revision() {
    let mut house = under::<Heap2>(&in_progress());
    let revised = revise(&mut house);
    house.play(2, "take 1");
    house.play(2, "take 1");
    assert_eq!(house.state(eyes(2)).undo, [revised + 1, revised]);
    assert_eq!(house.why_not(2, Command::AskUndo { to: revised - 3 }), Code::NoUndo);
    house.wish(2, Command::Undo { to: revised }).unwrap();
    assert_eq!(house.asked(), [2]);
}

#[test]
fn a_match_that_is_over_is_looked_at_and_exported_as_it_was() {
    let old = finished();
    let new = under::<Heap2>(&old);
    assert_eq!((new.status(), new.table.due()), (Status::Over, None));
    let (before, after) = (old.state(eyes(1)), new.state(eyes(1)));
    assert_eq!((before.outcome, before.key, after.undo), (after.outcome, after.key, vec![]));
    assert_eq!(after.view.unwrap()["stones"], 0);
    for seq in 1..=old.table.seq() {
        assert_eq!(old.news(seq, eyes(2)), new.news(seq, eyes(2)));
    }
    let record = new.table.record(&new.log).unwrap();
    assert_eq!(record, old.table.record(&old.log).unwrap());
    assert!(String::from_utf8(record).unwrap().contains(r#""revision":1,"#));
    assert!(new.table.act(Task::Revise, &orrery_match::Moment { now: 0, random: [0; 32] }).is_err());
}

#[test]
fn a_match_that_was_revised_has_no_record() {
    let mut house = under::<Heap2>(&in_progress());
    revise(&mut house);
    house.play_out();
    assert_eq!(house.table.record(&house.log).unwrap_err().problem, Code::BadRecord);
}

#[test]
fn what_cannot_be_read_any_more_can_be_looked_at_as_far_as_possible() {
    let running = under::<Heap3>(&in_progress());
    assert_eq!((running.status(), running.table.due()), (Status::Running, None), "there is nothing to do");
    assert_eq!(running.state(eyes(1)).view, None);
    let events = |house: &House| match house.news(5, eyes(1)).what {
        What::Played { events, .. } => events,
        other => panic!("{other:?}"),
    };
    assert!(events(&running).is_empty(), "it might be a secret");
    let mut running = running;
    assert_eq!(running.why_not(2, act("take 1")), Code::Unavailable);
    assert_eq!(running.act(Task::Revise).unwrap_err().problem, Code::Unavailable);
    let over = under::<Heap3>(&finished());
    assert_eq!((over.status(), over.state(eyes(1)).view), (Status::Over, None));
    assert_eq!(events(&over), [json!({"Took": {"seat": 1, "stones": 3}})]);
}

#[test]
fn without_its_snapshot_a_running_match_is_only_looked_at() {
    let mut old = in_progress();
    old.snapshots.clear();
    let mut new = under::<Heap2>(&old);
    assert_eq!((new.status(), new.table.due(), new.state(eyes(1)).view), (Status::Running, None, None));
    assert_eq!(new.why_not(2, act("take 1")), Code::Unavailable);
}

#[test]
fn a_match_does_not_go_on_from_what_was_taken_back() {
    let mut old = in_progress();
    let mut new = under::<Heap2>(&old);
    let start = old.snapshots[0].seq;
    old.wish(1, Command::AskUndo { to: start }).unwrap();
    old.wish(2, Command::AnswerUndo { yes: true }).unwrap();
    for entry in &old.log[new.log.len()..] {
        new.table.commit(entry).unwrap();
    }
    assert_eq!((new.asked(), new.table.due()), (vec![1], None), "the position that was kept does not count");
    let mut new = under::<Heap2>(&old);
    revise(&mut new);
    assert_eq!(new.view(1)["stones"], old.view(1)["stones"]);
}

#[test]
fn a_table_that_gathers_is_simply_brought_up_to_date() {
    let old = House::new::<Heap1>(wish("heap", people(2))).unwrap();
    let mut house = under::<Heap2>(&old);
    revise(&mut house);
    assert_eq!((house.status(), house.table.card().revision), (Status::Gathering, 2));
    let mut house = house.start();
    house.play(1, "take 4");
    let again = house.reopened();
    assert_eq!(again.state(eyes(1), true, 7), house.table.state(eyes(1), true, 7));
    house.game.audit(&house.log, &[]).unwrap();
}

#[test]
fn an_older_program_leaves_a_newer_match_alone() {
    let mut newer = under::<Heap2>(&in_progress());
    revise(&mut newer);
    newer.play(2, "take 4");
    let mut older = under::<Heap1>(&newer);
    assert_eq!((older.status(), older.asked(), older.table.due()), (Status::Running, vec![2], None));
    let problem = older.wish(2, act("take 1")).unwrap_err();
    assert!(problem.problem == Code::Unavailable && problem.why.contains("newer"), "{problem}");
    let mut table: Box<dyn Table> = under::<Heap1>(&in_progress()).table;
    let rest: &[Entry] = &newer.log[table.seq() as usize..];
    rest.iter().for_each(|entry| table.commit(entry).unwrap());
    assert_eq!(table.card(), older.table.card(), "it may also learn of the revision while the table is open");
}

#[test]
fn two_upgrades_in_a_row_are_survived() {
    let mut second = under::<Heap2>(&in_progress());
    revise(&mut second);
    second.play(2, "take 4");
    second.play(2, "take 4");
    // The third revision reads states of the second only after its field was renamed by hand.
    second.snapshots.iter_mut().for_each(|Snapshot { state, .. }| {
        let taken = state.get("taken").cloned().unwrap_or_default();
        state["taken_in_all"] = taken;
    });
    let mut third = under::<Heap3>(&second);
    assert_eq!(third.asked(), [1]);
    revise(&mut third);
    third.play(1, "take 5");
    assert!(third.table.commit(&third.log[6].clone()).is_err());
    let again = third.reopened();
    assert_eq!(again.state(eyes(1), true, 7), third.table.state(eyes(1), true, 7));
}

#[test]
fn a_revision_to_another_position_is_broken() {
    let mut house = under::<Heap2>(&in_progress());
    let moment = house.moment();
    let good = house.table.act(Task::Revise, &moment).unwrap();
    let mut wrong = good.clone();
    let Deed::Revised { digest, .. } = &mut wrong.deed else { panic!() };
    digest.0 ^= 1;
    assert!(under::<Heap2>(&house).table.commit(&wrong).is_err());
    let mut wrong = good;
    let Deed::Revised { state, .. } = &mut wrong.deed else { panic!() };
    state["stones"] = json!(1);
    assert!(under::<Heap2>(&house).table.commit(&wrong).is_err());
}
