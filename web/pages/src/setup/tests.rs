//! A table that is being set, against a real game.

use orrery_kernel::{Setting, Spoken};
use orrery_match::{AnyGame, Shelf};
use orrery_rocket_dice::RocketDice;
use serde_json::json;

use super::plan::{Fault, Field, Place, Plan, Who};

fn settings() -> Vec<Setting> {
    RocketDice::settings(2)
}

fn table(change: impl FnOnce(&mut Plan)) -> (Plan, Vec<Fault>) {
    let shelf = Shelf::new().with::<RocketDice>();
    let game = shelf.game("rocket-dice").unwrap_or_else(|| panic!("the game is on the shelf"));
    let mut plan = Plan::new(game.card(), None, "You".to_owned());
    change(&mut plan);
    let faults = plan.faults(&**game as &dyn AnyGame, &settings());
    (plan, faults)
}

fn fields(faults: &[Fault]) -> Vec<Field> {
    faults.iter().map(|fault| fault.field.clone()).collect()
}

#[test]
fn the_first_table_can_be_played_at_once() {
    let (plan, faults) = table(|_| ());
    assert_eq!((plan.chairs.len(), plan.place, faults), (2, Place::Here, vec![]));
}

#[test]
fn the_first_table_has_company_also_in_a_game_for_one() {
    let shelf = Shelf::new().with::<RocketDice>();
    let mut card = shelf.game("rocket-dice").unwrap_or_else(|| panic!("the game is on the shelf")).card();
    let mut alone = card.tables[0].clone();
    alone.seats = 1;
    card.tables.insert(0, alone);
    assert_eq!(Plan::new(card, None, "You".to_owned()).chairs.len(), 2);
}

#[test]
fn a_wrong_number_is_explained_at_its_field() {
    let (_, faults) = table(|plan| plan.options["end_round"] = json!(0));
    assert_eq!(fields(&faults), [Field::Option("end_round".to_owned())]);
    let (_, faults) = table(|plan| plan.options["vp_cards"] = json!(200));
    assert_eq!(fields(&faults), [Field::Option("vp_cards".to_owned())]);
}

#[test]
fn a_missing_name_is_explained_at_its_seat() {
    let (_, faults) = table(|plan| plan.chairs[1].who = Who::Beside);
    assert_eq!(fields(&faults), [Field::Seat(1)]);
    let (_, faults) = table(|plan| plan.name.clear());
    assert_eq!(fields(&faults), [Field::Name]);
    let (_, faults) = table(|plan| plan.title = "x".repeat(61));
    assert_eq!(fields(&faults), [Field::Title]);
}

#[test]
fn two_faults_are_explained_at_their_own_fields() {
    let (_, faults) = table(|plan| {
        plan.chairs[1].who = Who::Beside;
        plan.options["end_round"] = json!(999);
    });
    assert_eq!(fields(&faults), [Field::Option("end_round".to_owned()), Field::Seat(1)]);
}

#[test]
fn nobody_sits_in_two_seats() {
    let (_, faults) = table(|plan| plan.chairs[1].who = Who::Me);
    assert_eq!(fields(&faults), [Field::Seat(1)]);
}

#[test]
fn more_seats_bring_their_options_and_keep_what_was_changed() {
    let (plan, faults) = table(|plan| {
        plan.options["end_round"] = json!(7);
        plan.resize(4, &settings());
    });
    assert_eq!((plan.chairs.len(), faults), (4, vec![]));
    assert_eq!((&plan.options["players"], &plan.options["end_round"]), (&json!(4), &json!(7)));
    assert_eq!(plan.options["vp_cards"], plan.usual(4)["vp_cards"]);
}

#[test]
fn moving_the_table_asks_whoever_is_nearest() {
    let (plan, _) = table(|plan| {
        plan.chairs[1].who = Who::Beside;
        plan.moved(Place::Online);
    });
    assert_eq!(plan.chairs[1].who, Who::Friend);
    assert_eq!(plan.name, "", "others would not know who is meant");
    assert!(plan.chairs.iter().all(|chair| Who::at(plan.place).contains(&chair.who)));
}
