//! How the game ends: RD-END, and the vector RD-VEC-25.

mod common;

use common::{BOARD_A, RESERVE_R, random_step, standard, start, top_row};
use orrery_kernel::{Fast, Game};
use orrery_rocket_dice::scenario::{Scenario, Table};
use orrery_rocket_dice::{Ending, Event, Options};

const FOURTEEN: [&str; 14] = [
    "purple-3",
    "purple-6",
    "purple-9",
    "purple-10",
    "purple-12",
    "silver-3",
    "silver-6",
    "silver-9",
    "silver-12",
    "silver-13",
    "blue-3",
    "blue-6",
    "blue-9",
    "blue-12",
];

/// Three players in this round, this seat on turn, no battles.
fn late(round: u8, seat: u8) -> Scenario {
    Scenario::of(3).board(BOARD_A).reserve(RESERVE_R).no_battles().round(round).active(seat)
}

/// The seat about to conquer its tenth planet with a purple 6.
fn before_tenth_planet(round: u8, seat: u8) -> Table {
    let scenario =
        late(round, seat).seat(seat, |me| me.any_planets(9)).no_planets_of(6).on_top(&["ember-hold"]);
    scenario.fleet("p6 s1 w2").rolling(&[1, 1])
}

/// The seat about to mark its fifteenth space with a blue 15.
fn before_fifteenth_space(round: u8, seat: u8) -> Table {
    let scenario = late(round, seat).seat(seat, |me| me.station(&FOURTEEN)).vp_deck(&["laurels"]);
    let scenario = scenario.display(&["moon-militia", "far-scouts", "war-hulks"]);
    scenario.fleet("b6 b6 b3").table()
}

/// The seat on turn is about to recruit 23 pips: Full Broadside triggers, five battles have been resolved.
fn before_sixth_battle() -> Scenario {
    top_row("p6 p6 p6 p5 s1").battles("full-broadside", "moonfall").resolved(5)
}

#[test]
fn rd_end_1_the_sixth_resolved_battle_calls_the_end() {
    let mut table = before_sixth_battle().table();
    assert_eq!(table.called(), None);
    table.acts(&["take a1-d1", "done"]);
    assert_eq!((table.resolved(), table.called(), table.won(1).len()), (6, Some(Ending::Battles), 1));
    assert_eq!(table.outcome(), None, "the round is played to its end");
    let mut fifth = before_sixth_battle().resolved(4).table();
    fifth.acts(&["take a1-d1", "done"]);
    assert_eq!((fifth.resolved(), fifth.called()), (5, None));
}

#[test]
fn rd_end_1_a_discarded_tie_does_not_count() {
    // The attack of seat 2 equals the bonus of seat 1; planets and Stations are alike.
    let mut table = before_sixth_battle().seat(2, |rival| rival.attack(1)).table();
    table.acts(&["take a1-d1", "done"]);
    assert!(table.happened("BattleTied"));
    assert_eq!((table.resolved(), table.called()), (5, None));
}

#[test]
fn rd_end_2_the_tenth_planet_of_one_player_calls_the_end() {
    let mut table = before_tenth_planet(6, 1);
    assert_eq!((table.called(), table.planets(1).len()), (None, 9));
    table.act("colonize ember-hold 1");
    assert_eq!((table.called(), table.planets(1).len()), (Some(Ending::Planets), 10));
    // Nine and one are not ten of one player.
    let scenario = late(6, 1).seat(2, |rival| rival.any_planets(9)).no_planets_of(6).on_top(&["ember-hold"]);
    let mut table = scenario.fleet("p6 s1 w2").rolling(&[1, 1]);
    table.act("colonize ember-hold 1");
    assert_eq!(table.called(), None);
}

#[test]
fn rd_end_2_planets_taken_without_dice_count_too() {
    let scenario =
        late(6, 1).seat(1, |me| me.any_planets(9).scrap(16)).no_planets_of(6).on_top(&["ember-hold"]);
    let mut table = scenario.rolling(&[1, 1]);
    table.act("seize ember-hold");
    assert_eq!(table.called(), Some(Ending::Planets));
}

#[test]
fn rd_end_3_the_fifteenth_space_of_one_player_calls_the_end() {
    let mut table = before_fifteenth_space(6, 1);
    assert_eq!(table.called(), None);
    table.act("work station-blue-15 1+2+3").act("alliance moon-militia");
    assert_eq!((table.called(), table.station(1).len()), (Some(Ending::Station), 15));
}

#[test]
fn rd_end_3_white_spaces_and_free_marks_count() {
    let mut table = late(6, 1).seat(1, |me| me.station(&FOURTEEN)).fleet("w6 w6 b3").table();
    table.act("work station-white-12 1+2");
    assert_eq!(table.called(), Some(Ending::Station));
    let thirteen: Vec<&str> = FOURTEEN.iter().copied().filter(|&space| space != "purple-3").collect();
    let holding =
        |spaces: Vec<&'static str>| late(6, 1).seat(1, move |me| me.station(&spaces).planets(&["crucible"]));
    let mut fourteenth = holding(thirteen.clone()).fleet("w6 w6 b3").table();
    fourteenth.acts(&["once crucible", "mark purple"]);
    assert_eq!((fourteenth.station(1).len(), fourteenth.called()), (14, None));
    let mut fifteenth = holding([thirteen, vec!["white-24"]].concat()).fleet("w6 w6 b3").table();
    fifteenth.acts(&["once crucible", "mark purple"]);
    assert_eq!(fifteenth.called(), Some(Ending::Station));
}

#[test]
fn rd_end_4_the_end_of_round_20_ends_the_game() {
    let mut table = late(19, 3).table();
    table.end_turn();
    assert_eq!((table.round(), table.outcome().is_some()), (20, false), "not after 19 rounds");
    table.end_turn().end_turn();
    assert_eq!((table.asked(), table.called()), (3, None), "the last seat still plays");
    table.end_turn();
    assert_eq!(
        (table.called(), table.outcome().map(|outcome| outcome.ending)),
        (Some(Ending::Rounds), Some(3))
    );
}

#[test]
fn rd_end_5_the_round_is_finished_after_a_call() {
    let mut table = before_tenth_planet(9, 1);
    table.act("colonize ember-hold 1");
    for seat in [2, 3] {
        table.end_turn();
        assert_eq!((table.asked(), table.round(), table.outcome()), (seat, 9, None));
    }
    table.end_turn();
    assert!(table.outcome().is_some());
    let mut last = before_tenth_planet(9, 3);
    last.act("colonize ember-hold 1");
    assert_eq!(last.outcome(), None, "the turn itself is played on");
    assert!(last.end_turn().outcome().is_some());
}

#[test]
fn rd_end_5_all_have_had_equally_many_turns_whoever_began() {
    let mut ends = std::collections::BTreeSet::new();
    for (players, seed) in (2..=4).flat_map(|players| (0..12).map(move |seed| (players, seed))) {
        let end_round = if seed % 2 == 0 { 99 } else { 4 };
        let mut table = start(&Options { end_round, ..standard(players) }, seed);
        let mut chance = Fast::stream(seed, 5);
        while random_step(&mut table, &mut chance) {}
        let turns = |number: usize| {
            let began =
                |event: &&Event| matches!(event, Event::TurnBegan { seat, .. } if seat.index() == number);
            table.events.iter().filter(began).count()
        };
        let rounds = usize::from(table.round());
        assert!((0..usize::from(players)).all(|seat| turns(seat) == rounds), "{rounds} rounds");
        ends.insert(table.game.outcome().unwrap().ending);
    }
    assert!(ends.len() > 1, "games ended in several ways: {ends:?}");
}

#[test]
fn rd_end_6_a_call_is_never_taken_back() {
    let mut table = before_tenth_planet(20, 1);
    table.act("colonize ember-hold 1").end_turn();
    assert_eq!(table.called(), Some(Ending::Planets), "still called in the turns of others");
    table.end_turn().end_turn();
    assert_eq!(
        table.outcome().map(|outcome| outcome.ending),
        Some(1),
        "round 20 comes too late to change it"
    );
}

#[test]
fn rd_vec_25_the_end_in_round_9_of_three_players() {
    let mut tenth = before_tenth_planet(9, 2);
    tenth.act("colonize ember-hold 1").end_turn();
    assert_eq!((tenth.asked(), tenth.round()), (3, 9), "seat 3 still plays round 9");
    tenth.end_turn();
    assert_eq!(tenth.outcome().map(|outcome| outcome.ending), Some(1), "then the game ends by planets");
    let mut fifteenth = before_fifteenth_space(9, 3);
    fifteenth.act("work station-blue-15 1+2+3").end_turn();
    assert_eq!(fifteenth.outcome().map(|outcome| outcome.ending), Some(2), "with that turn, by The Station");
}
