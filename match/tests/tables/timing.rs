//! Clocks, told by the times of the entries.

use orrery_kernel::Viewer;
use orrery_testkit::toy::{Gops, Nim};
use orrery_wire::{Clock, ClockFace, Command};

use crate::house::*;

const DAY: i64 = 86_400_000;

fn nim(clock: Clock) -> House {
    let mut created = wish("toy-nim", people(2));
    created.clock = clock;
    House::new::<Nim>(created).unwrap().start()
}

fn faces(house: &House) -> Vec<ClockFace> {
    house.state(Viewer::Spectator).clocks
}

fn left(house: &House) -> Vec<i64> {
    faces(house).iter().map(|face| face.left.unwrap()).collect()
}

fn used(house: &House) -> Vec<u64> {
    faces(house).iter().map(|face| face.used).collect()
}

#[test]
fn a_live_clock_runs_for_who_is_asked_and_gains_with_each_decision() {
    let mut house = nim(Clock::Live { bank: 100, increment: 5 });
    assert_eq!(left(&house), [100_000, 100_000]);
    house.now += 10_000;
    assert_eq!((left(&house), used(&house)), (vec![90_000, 100_000], vec![10_000, 0]));
    house.play(1, "take 1");
    assert_eq!(left(&house), [95_000, 100_000]);
    house.now += 130_000;
    assert_eq!(left(&house), [95_000, -30_000], "overdrawn, and nothing else happens");
    house.play(2, "take 1");
    assert_eq!(left(&house), [95_000, -25_000]);
}

#[test]
fn by_correspondence_every_question_has_its_days() {
    let mut house = nim(Clock::Days { days: 2 });
    house.now += 1_000;
    assert_eq!(left(&house), [2 * DAY - 1_000, 2 * DAY]);
    let since = house.now;
    house.play(1, "take 1");
    house.now += 3 * DAY as u64;
    assert_eq!(left(&house), [2 * DAY, -DAY]);
    assert_eq!((faces(&house)[0].since, faces(&house)[1].since), (None, Some(since)));
}

#[test]
fn without_a_clock_time_is_counted_all_the_same() {
    let mut house = nim(Clock::None);
    house.now += 4_000;
    house.play(1, "take 1");
    house.now += 3_000;
    assert_eq!(used(&house), [4_000, 3_000]);
    assert!(faces(&house).iter().all(|face| face.left.is_none()));
}

#[test]
fn an_undo_returns_no_time() {
    let mut house = nim(Clock::Live { bank: 100, increment: 0 });
    let start = house.table.seq();
    house.now += 10_000;
    house.play(1, "take 1");
    house.now += 2_000;
    house.wish(1, Command::Undo { to: start }).unwrap();
    assert_eq!(left(&house), [90_000, 98_000]);
    house.now += 1_000;
    assert_eq!(left(&house), [89_000, 98_000]);
}

#[test]
fn a_clock_never_runs_backwards() {
    let mut house = nim(Clock::Live { bank: 100, increment: 0 });
    house.now += 10_000;
    house.play(1, "take 1");
    house.now -= 7_000;
    assert_eq!(left(&house), [90_000, 100_000], "a server whose clock is slow");
    house.play(2, "take 1");
    assert_eq!(used(&house), [10_000, 0]);
    let mut entry = house.log.pop().unwrap();
    entry.at = 5;
    house.log.push(entry);
    assert_eq!(house.reopened().card().updated, house.table.card().updated);
    assert_eq!(house.reopened().state(Viewer::Spectator, false, 0).clocks[1].used, 0);
}

#[test]
fn all_who_are_asked_think_at_the_same_time() {
    let mut house = House::started::<Gops>(3);
    house.now += 1_000;
    house.play(2, "bid 1");
    house.now += 1_000;
    house.play(1, "bid 2");
    house.now += 1_000;
    assert_eq!(used(&house), [2_000, 1_000, 3_000]);
}

#[test]
fn clocks_stop_with_the_match() {
    let mut house = nim(Clock::Live { bank: 100, increment: 0 });
    house.now += 1_000;
    house.wish(2, Command::Resign).unwrap();
    house.now += 50_000;
    assert_eq!(left(&house), [99_000, 100_000]);
    let mut house = nim(Clock::Live { bank: 100, increment: 0 });
    let moment = house.moment();
    let stop = house.table.quarantine("", &moment);
    house.write(stop);
    house.now += 50_000;
    assert_eq!(left(&house), [100_000, 100_000]);
}

#[test]
fn bots_have_clocks_too() {
    let created = wish("toy-nim", vec![bot("random"), person("Ada")]);
    let mut house = House::new::<Nim>(created).unwrap().start();
    house.now += 300;
    house.settle();
    assert_eq!(used(&house), [300, 0]);
}
