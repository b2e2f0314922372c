//! The Station (RD-STATION): what pays for its spaces, sets, and free marks.

use orrery_rocket_dice::scenario::{Scenario, Table};
use orrery_rocket_dice::{Color, Ending, SpaceId};

fn with_scrap(scrap: u8, fleet: &str) -> Table {
    Scenario::peaceful(3).seat(1, |me| me.scrap(scrap)).fleet(fleet).table()
}

#[test]
fn rd_station_1_rows_of_five_and_three_white_spaces() {
    let numbers = |color: Color| {
        let spaces = SpaceId::all().map(SpaceId::card).filter(|space| space.row == color);
        spaces.map(|space| space.number).collect::<Vec<_>>()
    };
    assert_eq!(numbers(Color::Purple), [3, 6, 9, 10, 12]);
    assert_eq!(numbers(Color::Silver), [3, 6, 9, 12, 13]);
    assert_eq!(numbers(Color::Blue), [3, 6, 9, 12, 15]);
    assert_eq!(numbers(Color::White), [12, 18, 24]);
}

#[test]
fn rd_station_1_every_player_has_an_own_station() {
    let mut table =
        Scenario::peaceful(3).seat(2, |other| other.station(&["purple-3"])).fleet("p3 s1 w1").table();
    table.act("work station-purple-3 1");
    assert_eq!(
        (table.station(1), table.station(2)),
        (vec!["purple-3".to_owned()], vec!["purple-3".to_owned()])
    );
    assert_eq!(table.station(3), [""; 0]);
}

#[test]
fn rd_station_2_dice_of_the_color_of_exactly_the_number() {
    let mut table = with_scrap(0, "s4 s5 w5 p5 s6");
    assert!(table.allows("work station-silver-9 1+2"));
    assert_eq!(table.refuses("work station-silver-9 1+3"), "RD-STATION-2", "no white dice");
    assert_eq!(table.refuses("work station-silver-9 1+4"), "RD-STATION-2", "no other colour");
    assert_eq!(table.refuses("work station-silver-9 1+5"), "RD-STATION-2", "10 is too much");
    assert_eq!(table.refuses("work station-silver-12 2+5"), "RD-STATION-2", "11 is too little");
    assert!(table.allows("work station-silver-6 5"), "one die will do");
    table.act("work station-silver-9 1+2");
    assert_eq!(
        (table.station(1), table.fleet().as_str()),
        (vec!["silver-9".to_owned()], "(s4) (s5) w5 p5 s6")
    );
}

#[test]
fn rd_station_3_a_colored_space_for_exactly_its_number_in_scrap() {
    let mut table = with_scrap(10, "s4 p1 w1");
    assert_eq!(table.offers_of("work station-purple-9"), ["work station-purple-9 scrap 9"]);
    assert!(!table.allows("work station-purple-12 scrap 10"));
    table.act("work station-purple-9 scrap 9");
    assert_eq!((table.scrap(1), table.fleet().as_str()), (1, "s4 p1 w1"));
    assert_eq!(table.refuses("work station-blue-3 scrap 3"), "RD-STATION-3", "1 scrap is left");
}

#[test]
fn rd_station_3_dice_and_scrap_are_not_mixed_on_colored_spaces() {
    let table = with_scrap(10, "s4 s6 w1");
    assert_eq!(table.refuses("work station-silver-9 1 scrap 5"), "RD-STATION-3");
    assert_eq!(table.refuses("work station-silver-12 1+2 scrap 2"), "RD-STATION-3");
}

#[test]
fn rd_station_4_white_spaces_for_white_dice_and_any_amount_of_scrap() {
    let mut table = with_scrap(8, "w6 w5 w1 b6 p6");
    assert!(table.allows("work station-white-12 1+2+3"), "12 in dice");
    assert!(table.allows("work station-white-12 1+2 scrap 1"));
    assert!(table.allows("work station-white-12 1 scrap 6"));
    assert!(!table.allows("work station-white-12 1 scrap 5"), "11 is too little");
    assert!(!table.allows("work station-white-12 1 scrap 7"), "13 is too much");
    assert_eq!(table.refuses("work station-white-12 1+4"), "RD-STATION-4", "no coloured dice");
    table.act("work station-white-18 1+2 scrap 7");
    assert_eq!((table.scrap(1), table.station(1)), (1, vec!["white-18".to_owned()]));
}

#[test]
fn rd_station_4_a_discount_lowers_a_white_space_by_any_part() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.scrap(9).alliances(&["orbit-masons"]))
        .fleet("w6 p1 s1")
        .table();
    table.act("play orbit-masons");
    let scrap: Vec<String> = (4..=6).map(|scrap| format!("work station-white-12 1 scrap {scrap}")).collect();
    assert_eq!(table.offers_of("work station-white-12"), scrap);
}

#[test]
fn rd_station_4_at_least_one_white_die() {
    let table = with_scrap(24, "w1 b6 p6");
    for space in ["12", "18", "24"] {
        assert_eq!(table.refuses(&format!("work station-white-{space} scrap {space}")), "RD-STATION-4");
    }
    assert!(table.allows("work station-white-24 1 scrap 23"));
}

#[test]
fn rd_station_5_as_often_as_dice_and_scrap_allow_but_each_space_once() {
    let mut table = with_scrap(9, "p3 p6 s3 s6 w2");
    table.acts(&["work station-purple-3 1", "work station-purple-6 2"]);
    assert_eq!(table.refuses("work station-purple-3 scrap 3"), "RD-STATION-5");
    table.acts(&["work station-silver-3 3", "work station-silver-6 4", "work station-purple-9 scrap 9"]);
    assert_eq!(table.station(1).len(), 5);
}

#[test]
fn rd_station_5_a_space_stays_marked_in_later_turns() {
    let mut table = Scenario::peaceful(2).seat(1, |me| me.scrap(9)).fleet("p3 s1 w1").table();
    table.act("work station-purple-3 1").end_turn().end_turn().recruit();
    assert_eq!(table.refuses("work station-purple-3 scrap 3"), "RD-STATION-5");
}

#[test]
fn rd_station_6_a_completed_set_pays_at_once_and_only_once() {
    let mut table = with_scrap(0, "p3 p6 p5 p4 w1");
    table.act("work station-purple-6 2");
    assert_eq!(table.scrap(1), 0, "half a set pays nothing");
    table.act("work station-purple-3 1");
    assert_eq!((table.scrap(1), table.sets(1)), (2, vec!["set-purple-3-6".to_owned()]));
    table.act("work station-purple-9 3+4");
    assert_eq!((table.scrap(1), table.attack(1)), (2, 0), "a further space of the row pays nothing again");
}

#[test]
fn rd_station_7_spaces_in_any_order() {
    let mut table = with_scrap(0, "p6 p4 p2 b3 b6");
    table.act("work station-purple-12 1+2+3").act("work station-blue-9 4+5");
    assert_eq!(table.station(1), ["purple-12", "blue-9"]);
}

#[test]
fn rd_station_8_a_free_mark_goes_to_the_lowest_open_space_of_a_row_of_choice() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.planets(&["halo-works"]).station(&["purple-6", "silver-3", "silver-6"]))
        .fleet("w1 w2 w3")
        .table();
    table.act("once halo-works");
    assert_eq!(table.offers(), ["mark purple", "mark silver", "mark blue"], "3, 9 and 3 are at most 9");
    let mut purple = table.clone();
    purple.act("mark purple");
    assert_eq!(purple.station(1), ["purple-3", "purple-6", "silver-3", "silver-6"]);
    table.act("mark silver");
    assert_eq!(table.station(1), ["purple-6", "silver-3", "silver-6", "silver-9"]);
}

#[test]
fn rd_station_8_up_to_leaves_out_rows_whose_lowest_number_is_higher() {
    let position = |spaces: &[&str]| {
        Scenario::peaceful(3)
            .seat(1, |me| me.planets(&["crucible"]).station(spaces))
            .fleet("w1 w2 w3")
            .table()
    };
    // Purple 12 is marked, but its lowest open number is 9.
    let mut table = position(&["purple-3", "purple-6", "purple-12", "blue-3"]);
    table.act("once crucible");
    assert_eq!(table.offers(), ["mark silver", "mark blue"]);
    let full = position(&["purple-3", "purple-6", "silver-3", "silver-6", "blue-3", "blue-6"]);
    assert_eq!(full.offers_of("once"), [""; 0], "no row qualifies: nothing");
}

#[test]
fn rd_station_8_a_free_mark_never_goes_to_a_white_space() {
    let mut table = Scenario::peaceful(3)
        .round(1)
        .seat(1, |me| {
            me.empire("station-founders").station(&[
                "purple-3",
                "purple-6",
                "purple-9",
                "purple-10",
                "purple-12",
            ])
        })
        .before_turn()
        .table();
    assert_eq!(table.offers(), ["mark silver", "mark blue"], "the full purple row has no open space");
    table.act("mark silver");
    assert!(table.station(1).contains(&"silver-3".to_owned()));
}

#[test]
fn rd_station_9_a_free_mark_completes_a_set_and_triggers_a_battle() {
    let mut table = Scenario::of(3)
        .battles("works-strike", "moonfall")
        .seat(1, |me| me.planets(&["crucible"]).station(&["silver-3"]))
        .fleet("w1 w2 w3")
        .table();
    table.acts(&["once crucible", "mark silver"]);
    assert_eq!((table.scrap(1), table.sets(1)), (2, vec!["set-silver-3-6".to_owned()]));
    assert!(table.happened("BattleTriggered"));
}

#[test]
fn rd_station_9_a_free_mark_can_be_the_fifteenth_and_scores() {
    let fourteen = [
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
        "blue-6",
        "blue-9",
        "blue-12",
        "blue-15",
    ];
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.planets(&["crucible"]).station(&fourteen))
        .fleet("w1 w2 w3")
        .table();
    assert_eq!((table.called(), table.sheet(1).station, table.sheet(1).full_rows), (None, 6 + 6 + 5, 2 + 3));
    table.acts(&["once crucible", "mark blue"]);
    assert_eq!(table.called(), Some(Ending::Station));
    assert_eq!((table.sheet(1).station, table.sheet(1).full_rows), (18, 9));
}
