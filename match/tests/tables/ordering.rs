//! Standing orders: what they answer, how long they last, and that neither they nor their timing tell anything.

use orrery_kernel::Viewer;
use orrery_match::{Deed, Due, Task};
use orrery_testkit::toy::{Gops, Kuhn, Nim, Pig};
use orrery_wire::{Code, Command, Hand, Lasts, Order, What};

use crate::house::*;

fn always(action: &str) -> Order {
    Order::Answer { rule: None, action: action.to_owned(), lasts: Lasts::Always }
}

fn lasting(action: &str, lasts: Lasts) -> Order {
    Order::Answer { rule: None, action: action.to_owned(), lasts }
}

fn from_rule(rule: &str, action: &str) -> Order {
    Order::Answer { rule: Some(rule.to_owned()), action: action.to_owned(), lasts: Lasts::Always }
}

/// The orders that the seat still has.
fn left(house: &House, number: u8) -> Vec<Order> {
    house.state(eyes(number)).orders
}

fn due(house: &House) -> Option<Task> {
    house.table.due().map(|due| due.task)
}

#[test]
fn an_order_answers_when_its_owner_is_asked() {
    let mut house = House::started::<Nim>(2);
    house.orders(2, vec![always("take 2")]);
    assert_eq!(due(&house), None, "seat 2 is not asked");
    house.play(1, "take 1");
    assert_eq!(due(&house), Some(Task::Order(seat(2))));
    house.act(Task::Order(seat(2))).unwrap();
    assert!(matches!(house.last(), Deed::Played { hand: Hand::Order, action, .. } if action == "take 2"));
    assert_eq!((house.asked(), due(&house)), (vec![1], None));
    assert!(house.act(Task::Order(seat(2))).is_err());
    house.orders(2, vec![]);
    house.play(1, "take 1");
    assert_eq!(due(&house), None, "it was taken back");
}

#[test]
fn an_order_given_while_asked_answers_the_present_question() {
    let mut house = House::started::<Nim>(2);
    house.now += 60_000;
    house.orders(1, vec![always("take 2")]);
    let Due { at, .. } = house.table.due().unwrap();
    assert!((house.now + 700..=house.now + 2_600).contains(&at), "counted from the order");
}

#[test]
fn an_order_that_cannot_be_followed_does_not_answer() {
    let mut house = House::started::<Pig>(2);
    house.orders(1, vec![always("hold")]);
    assert_eq!(due(&house), None, "there is nothing to hold yet");
    house.orders(1, vec![always("hold"), always("roll")]);
    house.act(Task::Order(seat(1))).unwrap();
    assert!(matches!(house.last(), Deed::Played { action, .. } if action == "roll"));
}

#[test]
fn the_first_order_that_fits_answers_and_rules_tell_questions_apart() {
    let mut house = House::started::<Kuhn>(2);
    house.orders(2, vec![from_rule("KUHN-CALL-1", "pass"), from_rule("KUHN-BET-1", "bet")]);
    house.play(1, "pass");
    house.act(Task::Order(seat(2))).unwrap();
    assert!(matches!(house.last(), Deed::Played { action, .. } if action == "bet"));
    let mut house = House::started::<Kuhn>(2);
    house.orders(2, vec![from_rule("KUHN-CALL-1", "pass")]);
    house.play(1, "pass");
    assert_eq!(due(&house), None);
}

#[test]
fn what_is_forced_can_be_done_by_order() {
    let mut house = House::started::<Pig>(2);
    house.orders(1, vec![Order::Forced]);
    assert_eq!(due(&house), Some(Task::Order(seat(1))), "nothing to hold: only rolling is possible");
    house.act(Task::Order(seat(1))).unwrap();
    if house.asked() == [1] {
        assert_eq!(due(&house), None, "now there is a choice");
    }
}

#[test]
fn orders_last_as_long_as_they_say() {
    let mut house = House::started::<Nim>(2);
    house.orders(2, vec![lasting("take 1", Lasts::Times(2))]);
    for times_left in [1, 0] {
        house.play(1, "take 1");
        house.act(Task::Order(seat(2))).unwrap();
        let expected: Vec<Order> =
            (times_left > 0).then(|| lasting("take 1", Lasts::Times(times_left))).into_iter().collect();
        assert_eq!(left(&house, 2), expected);
    }
    house.play(1, "take 1");
    assert_eq!(due(&house), None);
}

#[test]
fn an_order_until_asked_ends_with_a_question_that_no_order_answers() {
    let mut house = House::started::<Kuhn>(2);
    let order =
        Order::Answer { rule: Some("KUHN-CALL-1".into()), action: "pass".into(), lasts: Lasts::UntilAsked };
    house.orders(2, vec![order.clone(), Order::Forced]);
    house.play(1, "pass");
    assert_eq!(left(&house, 2), [Order::Forced], "asked something else; the other order stays");
    let mut house = House::started::<Kuhn>(2);
    house.orders(2, vec![order.clone()]);
    house.play(1, "bet");
    assert_eq!((left(&house, 2), due(&house)), (vec![order], Some(Task::Order(seat(2)))));
}

#[test]
fn wrong_orders_are_refused() {
    let mut house = House::started::<Nim>(2);
    let mut refused = |orders: Vec<Order>| house.why_not(1, Command::Orders { orders });
    assert_eq!(refused(vec![Order::Forced; 21]), Code::BadRequest);
    assert_eq!(refused(vec![always("dance")]), Code::BadNotation);
    assert_eq!(refused(vec![lasting("take 1", Lasts::Times(0))]), Code::BadRequest);
    assert_eq!(refused(vec![from_rule(&"x".repeat(41), "take 1")]), Code::BadRequest);
    assert_eq!(refused(vec![from_rule("a\nb", "take 1")]), Code::BadRequest);
    let mut early = House::new::<Nim>(wish("toy-nim", people(2))).unwrap();
    assert_eq!(early.why_not(1, Command::Orders { orders: vec![] }), Code::WrongTime);
}

#[test]
fn who_takes_something_back_decides_by_hand() {
    let mut house = House::started::<Gops>(2);
    let start = house.table.seq();
    house.orders(1, vec![always("bid 3")]);
    house.act(Task::Order(seat(1))).unwrap();
    house.wish(1, Command::Undo { to: start }).unwrap();
    assert_eq!(due(&house), None, "or the order would answer again at once");
    house.play(1, "bid 4");
    house.play(2, "bid 5");
    assert_eq!(due(&house), Some(Task::Order(seat(1))), "the next question is for the order again");
}

#[test]
fn while_a_bot_stands_in_orders_rest() {
    let mut house = House::started::<Nim>(2);
    house.orders(1, vec![always("take 1")]);
    house.wish(1, Command::StandIn { seat: seat(1), bot: "random".into() }).unwrap();
    assert_eq!(due(&house), Some(Task::Bot(seat(1))));
    assert!(house.act(Task::Order(seat(1))).is_err());
    house.wish(1, Command::Return).unwrap();
    assert_eq!(due(&house), Some(Task::Order(seat(1))));
}

#[test]
fn only_the_owner_is_told_of_an_order() {
    let mut house = House::started::<Gops>(2);
    let given = house.orders(1, vec![always("bid 3")]);
    let answered = house.act(Task::Order(seat(1))).unwrap();
    let hand = |viewer| match house.news(answered, viewer).what {
        What::Played { hand, .. } => hand,
        other => panic!("{other:?}"),
    };
    assert_eq!(hand(eyes(1)), Hand::Order);
    assert_eq!((hand(eyes(2)), hand(Viewer::Spectator)), (Hand::Person, Hand::Person));
    assert_eq!(house.news(given, eyes(2)).what, What::Ordered);
    assert!(left(&house, 2).is_empty() && house.state(Viewer::Spectator).orders.is_empty());
}

#[test]
fn the_delay_is_drawn_anew_for_every_question_and_the_same_on_every_server() {
    let mut delays = std::collections::BTreeSet::new();
    let mut house = House::started::<Nim>(2);
    house.orders(1, vec![always("take 1")]);
    house.orders(2, vec![always("take 1")]);
    while let Some(Due { at, task }) = house.table.due() {
        assert_eq!(house.reopened().due(), house.table.due());
        let delay = at - house.now;
        assert!((700..=2_600).contains(&delay), "{delay}");
        delays.insert(delay);
        house.now = at;
        house.act(task).unwrap();
    }
    assert!(delays.len() > 15, "{delays:?}");
}

#[test]
fn several_seats_asked_at_once_each_have_their_task() {
    let created = wish("toy-gops", vec![person("Ada"), bot("random"), person("Cleo")]);
    let mut house = House::new::<Gops>(created).unwrap().start();
    house.orders(1, vec![always("bid 3")]);
    let tasks: Vec<Task> = house.table.tasks().into_iter().map(|due| due.task).collect();
    assert_eq!(tasks, [Task::Bot(seat(2)), Task::Order(seat(1))], "bots think at once");
}
