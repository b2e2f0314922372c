//! Giving up, and bots that play for people who are away.

use orrery_kernel::Viewer;
use orrery_match::{Deed, Task};
use orrery_rocket_dice::RocketDice;
use orrery_testkit::toy::{Gops, Nim, Pig};
use orrery_wire::{Clock, Code, Command, Hand, Order, Status};

use crate::house::*;

fn stand_in(number: u8) -> Command {
    Command::StandIn { seat: seat(number), bot: "greedy".to_owned() }
}

const DAY: u64 = 86_400_000;

#[test]
fn the_last_who_has_not_given_up_has_won() {
    let mut house = House::started::<Nim>(2);
    house.wish(2, Command::Resign).unwrap();
    let state = house.state(Viewer::Spectator);
    let outcome = state.outcome.unwrap();
    assert_eq!(state.status, Status::Over);
    assert_eq!((outcome.winners, outcome.ending.as_str()), (vec![seat(1)], "resigned"));
    assert!(outcome.scores.is_empty() && state.asked.is_empty() && state.key.is_some());
    assert!(house.snapshots.last().unwrap().seq == house.table.seq(), "the end is kept");
}

#[test]
fn with_others_left_a_bot_plays_on() {
    let mut house = House::started::<Pig>(3);
    house.orders(1, vec![Order::Forced]);
    house.wish(1, Command::Resign).unwrap();
    assert_eq!((house.status(), house.state(eyes(1)).orders), (Status::Running, vec![]));
    assert!(house.table.card().seats[0].resigned);
    for command in [act("roll"), Command::Resign, Command::Return, stand_in(1)] {
        assert_eq!(house.why_not(1, command), Code::Forbidden);
    }
    assert_eq!(house.table.due().unwrap().task, Task::Bot(seat(1)));
    house.settle();
    let Deed::Played { hand, .. } = house.last() else { panic!() };
    assert_eq!((*hand, house.asked()), (Hand::Bot, vec![2]));
    house.wish(3, Command::Resign).unwrap();
    let outcome = house.state(eyes(2)).outcome.unwrap();
    assert_eq!(outcome.winners, [seat(2)]);
}

#[test]
fn who_gave_up_does_not_win_even_if_the_bot_does() {
    let mut won_by_bot = 0;
    for luck in 0..40 {
        let mut house = House::new::<Pig>(wish("toy-pig", people(3))).unwrap();
        house.luck = luck * 1000;
        let mut house = house.start();
        house.wish(1, Command::Resign).unwrap();
        while house.status() == Status::Running {
            house.settle();
            if let Some(&number) = house.asked().first() {
                let hold = house.wish(number, act("hold"));
                if hold.is_err() {
                    house.play(number, "roll");
                }
            }
        }
        let Deed::Played { outcome: Some(game), .. } = house.last() else { panic!() };
        let outcome = house.state(eyes(1)).outcome.unwrap();
        assert_eq!((&game.scores, &game.ending), (&outcome.scores, &outcome.ending));
        assert!(!outcome.winners.is_empty() && !outcome.winners.contains(&seat(1)));
        if game.winners == [seat(1)] {
            won_by_bot += 1;
            let best = outcome.scores[1..].iter().max().unwrap();
            assert!(outcome.winners.iter().all(|winner| &outcome.scores[winner.index()] == best));
        }
    }
    assert!(won_by_bot > 0, "the case never came up");
}

#[test]
fn a_bot_counts_as_somebody_who_still_plays() {
    let created = wish("toy-nim", vec![person("Ada"), bot("random"), bot("greedy")]);
    let mut house = House::new::<Nim>(created).unwrap().start();
    house.wish(1, Command::Resign).unwrap();
    assert_eq!(house.status(), Status::Running);
    house.settle();
    assert_eq!(house.status(), Status::Over);
    let created = wish("toy-nim", vec![person("Ada"), bot("random")]);
    let mut house = House::new::<Nim>(created).unwrap().start();
    house.wish(1, Command::Resign).unwrap();
    assert_eq!(house.state(eyes(1)).outcome.unwrap().winners, [seat(2)]);
}

#[test]
fn a_bot_stands_in_until_its_owner_returns() {
    let mut house = House::started::<RocketDice>(2);
    let number = house.asked()[0];
    house.wish(number, stand_in(number)).unwrap();
    assert_eq!(house.table.card().seats[number as usize - 1].stand_in.as_deref(), Some("greedy"));
    let problem = house.wish(number, act("done")).unwrap_err();
    assert_eq!(problem.problem, Code::WrongTime);
    assert!(problem.why.contains("back"), "{problem}");
    assert_eq!(house.state(eyes(number)).offers, Some(vec![]));
    assert_eq!(house.why_not(number, stand_in(number)), Code::WrongTime);
    house.bot(seat(number));
    assert!(matches!(house.last(), Deed::Played { hand: Hand::Bot, .. }));
    house.wish(number, Command::Return).unwrap();
    assert_eq!(house.why_not(number, Command::Return), Code::WrongTime);
    let asked = house.asked()[0];
    assert!(!house.state(eyes(asked)).offers.unwrap().is_empty());
    assert_eq!(house.table.due(), None);
}

#[test]
fn others_may_call_a_bot_only_when_time_is_up() {
    let clocks = [
        (Clock::None, DAY),
        (Clock::Live { bank: 60, increment: 5 }, 60_000),
        (Clock::Days { days: 3 }, 3 * DAY),
    ];
    for (clock, allowed) in clocks {
        let mut created = wish("toy-nim", people(2));
        created.clock = clock;
        let mut house = House::new::<Nim>(created).unwrap().start();
        house.now += allowed;
        assert_eq!(house.why_not(2, stand_in(1)), Code::Forbidden, "{clock:?}");
        assert_eq!(house.why_not(1, stand_in(2)), Code::Forbidden, "seat 2 is not asked");
        house.now += 1;
        house.wish(2, stand_in(1)).unwrap_or_else(|problem| panic!("{clock:?}: {problem}"));
        house.settle();
        assert_eq!(house.asked(), [2]);
    }
}

#[test]
fn a_stand_in_must_be_a_bot_of_the_house() {
    let mut house = House::started::<Nim>(2);
    let strong = Command::StandIn { seat: seat(1), bot: "mcts:1h".to_owned() };
    assert_eq!(house.why_not(1, strong), Code::BadBot);
    assert_eq!(house.why_not(1, stand_in(3)), Code::NoSeat);
}

#[test]
fn a_bot_answers_only_where_it_is_asked() {
    let created = wish("toy-gops", vec![person("Ada"), bot("random")]);
    let mut house = House::new::<Gops>(created).unwrap().start();
    let moment = house.moment();
    assert!(house.table.think(seat(1), 0).is_none());
    assert_eq!(house.table.answer(seat(1), "bid 1", &moment).unwrap_err().problem, Code::NotAsked);
    assert_eq!(house.table.answer(seat(2), "bid 9", &moment).unwrap_err().problem, Code::Illegal);
    assert_eq!(house.table.answer(seat(2), "nonsense", &moment).unwrap_err().problem, Code::BadNotation);
    assert!(house.act(Task::Bot(seat(2))).is_err());
    house.bot(seat(2));
    assert!(house.table.think(seat(2), 0).is_none(), "it has answered");
}

#[test]
fn the_same_seed_thinks_the_same() {
    let created = wish("rocket-dice", vec![bot("mcts:40"), bot("greedy")]);
    let mut house = House::new::<RocketDice>(created).unwrap();
    house.act(Task::Start).unwrap();
    let number = house.table.card().asked[0];
    let thought = |seed| house.table.think(number, seed).unwrap()(1000);
    assert_eq!(thought(3), thought(3));
}
