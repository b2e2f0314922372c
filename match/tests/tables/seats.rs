//! Before the start: who sits where, who is ready, and that nothing secret exists.

use crate::house::*;
use orrery_kernel::Viewer;
use orrery_match::{By, Deed, Task};
use orrery_testkit::toy::{Kuhn, Nim, Pig};
use orrery_wire::{Clock, Code, Command, Holder, Status};
use serde_json::json;

fn refused(change: impl FnOnce(&mut orrery_match::Created)) -> Code {
    let mut created = wish("toy-nim", people(2));
    change(&mut created);
    House::new::<Nim>(created).err().expect("refused").problem
}

#[test]
fn a_table_is_checked_when_it_is_made() {
    assert_eq!(refused(|table| table.seats.truncate(1)), Code::BadOptions);
    assert_eq!(refused(|table| table.seats.clear()), Code::BadOptions);
    assert_eq!(
        refused(|table| table.options = json!({"seats": 3, "stones": 9, "most": 2})),
        Code::BadOptions
    );
    assert_eq!(
        refused(|table| table.options = json!({"seats": 2, "stones": 0, "most": 2})),
        Code::BadOptions
    );
    assert_eq!(refused(|table| table.options = json!("none")), Code::BadOptions);
    assert_eq!(refused(|table| table.title = "x".repeat(61)), Code::BadRequest);
    assert_eq!(refused(|table| table.title = "a\u{7}b".into()), Code::BadRequest);
    assert_eq!(refused(|table| table.seats[0] = person("")), Code::BadRequest);
    assert_eq!(refused(|table| table.seats[0] = person(&"é".repeat(31))), Code::BadRequest);
    assert_eq!(refused(|table| table.seats[0] = person("a\nb")), Code::BadRequest);
    assert_eq!(refused(|table| table.seats[0] = person("Ada\u{202e}")), Code::BadRequest);
    assert_eq!(refused(|table| table.seats[0] = bot("deep-thought")), Code::BadBot);
    assert_eq!(refused(|table| table.clock = Clock::Days { days: 0 }), Code::BadRequest);
    assert_eq!(refused(|table| table.game = "toy-pig".into()), Code::NoSuchGame);
    assert!(House::new::<Nim>(wish("toy-nim", vec![person(&"é".repeat(30)), Holder::Open])).is_ok());
}

#[test]
fn the_usual_options_and_the_rules_of_the_program_are_filled_in() {
    let house = House::new::<Pig>(wish("toy-pig", people(3))).unwrap();
    assert_eq!(house.table.options(), &json!({"seats": 3, "faces": 6, "target": 20, "rounds": 5}));
    let Deed::Created(created) = house.last() else { panic!() };
    assert_eq!(created.revision, 1);
    assert_ne!(created.content.0, 0);
}

#[test]
fn bots_are_spelled_shortly_and_those_that_take_too_long_stay_out() {
    let shelf = shelf();
    let game = shelf.game("toy-nim").unwrap();
    for (asked, spelled) in [
        ("random", "random"),
        ("greedy", "greedy"),
        ("greedy:samples=4", "greedy"),
        ("mcts:3000ms", "mcts:3s"),
        ("mcts:10000", "mcts:10000"),
    ] {
        assert_eq!(game.bot(asked).unwrap(), spelled);
    }
    for bad in
        ["", "mcts", "mcts:4s", "mcts:3001ms", "mcts:10001", "mcts:800:c=2", "greedy:samples=5", "Random"]
    {
        assert_eq!(game.bot(bad).unwrap_err().problem, Code::BadBot, "{bad}");
    }
    let card = game.card();
    assert_eq!(card.tables.iter().map(|table| table.seats).collect::<Vec<_>>(), [2, 3]);
    assert!(card.bots.iter().all(|bot| game.bot(bot).as_ref() == Ok(bot)));
}

#[test]
fn people_sit_down_and_stand_up_on_their_own_seats_only() {
    let mut house = House::new::<Nim>(wish("toy-nim", vec![Holder::Open, Holder::Invited])).unwrap();
    let own = |number| By::Seat(seat(number));
    assert_eq!(house.seat(own(1), 2, person("Ada")).unwrap_err().problem, Code::Forbidden);
    assert_eq!(house.seat(own(1), 1, bot("greedy")).unwrap_err().problem, Code::Forbidden);
    assert_eq!(house.seat(own(1), 1, Holder::Open).unwrap_err().problem, Code::WrongTime);
    house.seat(own(1), 1, person(" Ada ")).unwrap();
    assert_eq!(house.table.card().seats[0].holder, person("Ada"));
    assert_eq!(house.seat(own(1), 1, person("Eve")).unwrap_err().problem, Code::NoSeat);
    house.seat(own(2), 2, person("Ben")).unwrap();
    house.seat(own(2), 2, Holder::Invited).unwrap();
    assert_eq!(house.table.card().seats[1].holder, Holder::Invited);
    assert_eq!(house.seat(own(3), 3, person("Eve")).unwrap_err().problem, Code::NoSeat);
}

#[test]
fn the_host_gives_seats_away_but_seats_no_person() {
    let mut house = House::new::<Nim>(wish("toy-nim", people(2))).unwrap();
    house.seat(By::Host, 2, bot("mcts:1000ms")).unwrap();
    assert_eq!(house.table.card().seats[1].holder, bot("mcts:1s"));
    assert_eq!(house.seat(By::Host, 1, person("Eve")).unwrap_err().problem, Code::Forbidden);
    assert_eq!(house.seat(By::Host, 1, bot("mcts:1h")).unwrap_err().problem, Code::BadBot);
    assert_eq!(house.seat(By::Server, 1, Holder::Open).unwrap_err().problem, Code::Forbidden);
    house.seat(By::Host, 1, Holder::Open).unwrap();
    assert_eq!(house.why_not(1, Command::Ready { ready: true }), Code::Forbidden, "nobody sits there");
}

#[test]
fn whoever_sits_down_is_not_ready_and_a_bot_always_is() {
    let mut house = House::new::<Nim>(wish("toy-nim", people(2))).unwrap();
    house.wish(1, Command::Ready { ready: true }).unwrap();
    assert_eq!(house.why_not(1, Command::Ready { ready: true }), Code::WrongTime);
    house.seat(By::Seat(seat(1)), 1, Holder::Open).unwrap();
    house.seat(By::Seat(seat(1)), 1, person("Eve")).unwrap();
    let ready = |house: &House| house.table.card().seats.iter().map(|seat| seat.ready).collect::<Vec<_>>();
    assert_eq!(ready(&house), [false, false]);
    house.seat(By::Host, 2, bot("random")).unwrap();
    assert_eq!(ready(&house), [false, true]);
    assert_eq!(house.table.due(), None);
    house.wish(1, Command::Ready { ready: true }).unwrap();
    house.wish(1, Command::Ready { ready: false }).unwrap();
    assert_eq!(house.table.due(), None);
    assert!(house.act(Task::Start).is_err());
}

#[test]
fn nothing_secret_exists_before_the_start() {
    let house = House::new::<Kuhn>(wish("toy-kuhn", people(2))).unwrap();
    let state = house.state(Viewer::Spectator);
    assert_eq!((state.status, state.view, state.seal, state.key), (Status::Gathering, None, None, None));
    let mut house = house.start();
    let Deed::Started { key, .. } = house.last().clone() else { panic!() };
    assert_eq!((house.status(), house.asked()), (Status::Running, vec![1]));
    let mut other = House::new::<Kuhn>(wish("toy-kuhn", people(2))).unwrap();
    other.luck = 77;
    let other = other.start();
    let Deed::Started { key: another, .. } = other.last() else { panic!() };
    assert_ne!(&key, another, "the key is made of what the moment brings");
    assert_eq!(house.seat(By::Host, 1, Holder::Open).unwrap_err().problem, Code::WrongTime);
    assert_eq!(house.why_not(1, Command::Ready { ready: false }), Code::WrongTime);
    assert!(house.act(Task::Start).is_err());
}

#[test]
fn a_table_of_bots_starts_and_ends_by_itself() {
    let mut house =
        House::new::<Pig>(wish("toy-pig", vec![bot("greedy"), bot("random"), bot("mcts:50")])).unwrap();
    house.settle();
    assert_eq!(house.status(), Status::Over);
    assert!(house.state(Viewer::Spectator).outcome.is_some());
}

#[test]
fn the_log_is_json_that_reads_back() {
    let mut house = House::new::<Kuhn>(wish("toy-kuhn", vec![person("Ada"), bot("greedy")])).unwrap().start();
    house.play_out();
    for entry in &house.log {
        let text = serde_json::to_string(entry).unwrap();
        assert_eq!(&serde_json::from_str::<orrery_match::Entry>(&text).expect(&text), entry);
    }
}
