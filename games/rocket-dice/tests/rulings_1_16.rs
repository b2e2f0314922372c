//! What the rulings decide, as it shows in play: RD-RULING-1 to -16.

mod common;

use common::{board_a, mustered, seen, standard, start, top_row};
use orrery_kernel::{Game, Seat, Viewer};
use orrery_rocket_dice::Action;
use orrery_rocket_dice::scenario::Scenario;

/// Three players, no battles, seat 1 to build in round 2.
fn quiet() -> Scenario {
    Scenario::of(3).no_battles().round(2)
}

#[test]
fn rd_ruling_1_colonizing_and_conquering_are_one_thing() {
    // With dice or with scrap: the card comes upright, the Conquest Dice are thrown, its end is called.
    for action in ["colonize ember-hold 1", "seize ember-hold"] {
        let scenario =
            quiet().seat(1, |me| me.any_planets(9).scrap(16)).no_planets_of(6).on_top(&["ember-hold"]);
        let mut table = scenario.fleet("p6 s1 w2").rolling(&[3, 3]);
        table.act(action);
        assert!(table.happened("PlanetConquered") && table.happened("ConquestRolled"), "{action}");
        assert_eq!((table.attack(1), table.planets(1).len()), (2, 10), "{action}: two raids");
        assert!(table.called().is_some(), "{action}");
    }
}

#[test]
fn rd_ruling_2_one_planet_and_one_moon_a_turn_with_dice_the_station_without_limit() {
    let scenario = quiet().seat(1, |me| me.scrap(24)).no_planets_of(6).on_top(&[
        "twin-forge",
        "tin-reach",
        "ember-hold",
    ]);
    let mut table = scenario.fleet("p6 s6 w5 w4 b3").rolling(&[1, 1]);
    table.act("colonize ember-hold 1");
    assert_eq!(table.refuses("colonize tin-reach 2"), "RD-BUILD-2");
    table.act("moon garden-moon 3");
    assert_eq!(table.refuses("moon dock-moon 4"), "RD-MOON-3");
    table.acts(&["work station-silver-6 2", "work station-blue-3 5", "work station-purple-3 scrap 3"]);
    assert_eq!(table.station(1).len(), 3);
    table.roll(&[1, 1]).act("seize tin-reach");
    assert_eq!(table.planets(1).len(), 2, "without dice once more");
}

#[test]
fn rd_ruling_3_a_ready_line_needs_no_swap_and_a_swap_needs_its_line() {
    let mut ready = board_a(3, 1).table();
    ready.act("take c2-e2");
    assert_eq!(ready.fleet(), "p4 w4 w4");
    let mut swapped = board_a(3, 1).table();
    swapped.act("swap b4 c4");
    assert_eq!(swapped.offers(), ["take c4-e4"], "neither of the ready lines");
}

#[test]
fn rd_ruling_4_white_extras_only_at_the_ends_of_the_line() {
    // White dice all around the line c3 in the middle of the board: two of them are at its ends.
    let board = "s1 w2 w3 w5 b2 / w6 p1 p4 p6 w2 / s2 w3 w6 w1 b4 / b1 s6 b5 s2 b3 / s4 b2 s1 b6 s5";
    let table = Scenario::of(3).board(board).no_battles().round(2).table();
    let fleets = ["take b2-d2", "take b2-d2 +a2", "take b2-d2 +e2", "take b2-d2 +a2 +e2"];
    let mut offers = table.offers_of("take b2-d2");
    offers.sort_by_key(String::len);
    assert_eq!(offers, fleets);
    assert!("take b2-d2 +c1".parse::<Action>().is_err(), "beside the line");
}

#[test]
fn rd_ruling_5_seven_planet_piles_with_one_open_card_each() {
    let table = start(&standard(4), 2);
    let values: Vec<u8> =
        seen(&table).piles.iter().filter_map(|pile| pile.top).map(|id| id.card().value).collect();
    assert_eq!((values, table.available().len()), (vec![6, 7, 8, 9, 10, 11, 12], 7));
}

#[test]
fn rd_ruling_6_three_moons_of_a_kind() {
    assert_eq!(seen(&start(&standard(3), 1)).moons, [3; 6]);
    let gone = quiet().seat(2, |rival| rival.moons("garden-moon", 3)).fleet("p6 s6 w6").table();
    assert!(gone.offers_of("moon garden-moon").is_empty(), "three are gone");
    let one_left = quiet().seat(2, |rival| rival.moons("garden-moon", 2)).fleet("p6 s6 w6").table();
    assert!(one_left.allows("moon garden-moon 1"));
}

#[test]
fn rd_ruling_7_the_price_of_a_moon_rises_whoever_built_the_copies() {
    // Embassy Moon: 3, 5, 6.
    for (built, price) in [(0, 3), (1, 5), (2, 6)] {
        let table =
            quiet().seat(2, |rival| rival.moons("embassy-moon", built)).fleet("p2 s3 w4 b5 p6").table();
        let places: Vec<String> = (1..=5).map(|place| format!("moon embassy-moon {place}")).collect();
        assert_eq!(
            table.offers_of("moon embassy-moon"),
            places[usize::from(price as u8) - 2..],
            "{built} built"
        );
    }
}

#[test]
fn rd_ruling_8_alliances_are_used_once_and_recirculate() {
    let scenario = quiet().seat(1, |me| me.alliances(&["orbit-masons"]).scrap(8)).vp_deck(&["laurels"]);
    let scenario = scenario.display(&["pale-choir", "far-scouts", "war-hulks"]).discarded(&[]);
    let mut table = scenario.fleet("p1 s2 w3").table();
    table.act("play orbit-masons");
    assert_eq!((table.alliances(1).len(), table.discards()), (0, vec!["orbit-masons".to_owned()]));
    table.acts(&["deal", "alliance far-scouts"]);
    assert!(table.display().contains(&"orbit-masons".to_owned()), "the deck was rebuilt from the discards");
    assert!(table.discards().is_empty());
}

#[test]
fn rd_ruling_9_of_two_vp_cards_one_is_kept_in_secret() {
    let scenario =
        quiet().seat(1, |me| me.scrap(8)).vp_deck(&["laurels", "trinity", "armoury", "quiet-fame"]);
    let mut table = scenario.fleet("p1 s2 w3").table();
    table.act("deal");
    let mut offers = table.offers();
    offers.sort();
    assert_eq!(offers, ["vp-card laurels", "vp-card trinity"]);
    table.act("vp-card trinity");
    assert_eq!(table.vp_cards(1), ["trinity"]);
    assert_eq!(table.vp_deck(), ["armoury", "quiet-fame", "laurels"], "the other goes under the deck");
    let seat = |index| Viewer::Seat(Seat::new(index).unwrap());
    let seen_by = |viewer| table.game.view(viewer).players[0].clone();
    assert!(seen_by(seat(0)).vp_cards.is_some(), "the owner may look");
    assert_eq!((seen_by(seat(1)).vp_cards, seen_by(seat(1)).vp_card_count), (None, 1), "others see how many");
    let told = |viewer| format!("{:?}", table.events_for(viewer));
    assert!(told(1).contains("trinity"));
    assert!(!told(2).contains("trinity") && !told(0).contains("laurels"));
}

#[test]
fn rd_ruling_10_every_player_has_an_own_station() {
    let scenario = quiet().seat(2, |rival| rival.station(&["purple-3", "purple-6"]));
    let mut table = scenario.fleet("p3 p6 w1").table();
    table.acts(&["work station-purple-3 1", "work station-purple-6 2"]);
    assert_eq!((table.station(1).len(), table.station(2).len()), (2, 2));
    assert_eq!((table.scrap(1), table.scrap(2)), (2, 0), "the set is paid to whoever completed it");
}

#[test]
fn rd_ruling_11_coloured_spaces_take_their_own_colour_and_no_white() {
    let table = quiet().fleet("s4 s5 w5 p5 b3").table();
    assert!(table.allows("work station-silver-9 1+2"));
    assert_eq!(table.refuses("work station-silver-9 1+3"), "RD-STATION-2", "no white");
    assert_eq!(table.refuses("work station-silver-9 1+4"), "RD-STATION-2", "no other colour");
    // White helps with planets.
    let planet = quiet().no_planets_of(9).on_top(&["slag-ring"]).fleet("s4 s5 w5 p5 b3").table();
    assert!(planet.allows("colonize slag-ring 1+3"));
}

#[test]
fn rd_ruling_12_white_spaces_need_a_white_die_and_scrap_fills_up() {
    let table = quiet().seat(1, |me| me.scrap(24)).fleet("w6 w5 b6 s1 p2").table();
    assert_eq!(table.refuses("work station-white-18 scrap 18"), "RD-STATION-4");
    assert_eq!(table.refuses("work station-white-18 1+3 scrap 6"), "RD-STATION-4");
    for paid in ["1 scrap 12", "1+2 scrap 7", "2 scrap 13"] {
        assert!(table.allows(&format!("work station-white-18 {paid}")), "{paid}");
    }
}

#[test]
fn rd_ruling_13_the_sets_are_3_6_and_9_12_of_a_row_the_others_and_white() {
    let completing = |marked: &'static [&'static str], space: &str| {
        let scenario = quiet().seat(1, |me| me.station(marked).scrap(24)).vp_deck(&["laurels"]);
        let scenario = scenario.display(&["pale-choir", "far-scouts", "war-hulks"]);
        let mut table = scenario.fleet("w6 w6 w6 w6 p1").table();
        let number: u8 = space.rsplit('-').next().and_then(|number| number.parse().ok()).expect("a number");
        match space.starts_with("white") {
            true => table.act(&format!("work station-{space} 1+2")),
            false => table.act(&format!("work station-{space} scrap {number}")),
        };
        if table.allows("alliance far-scouts") {
            table.act("alliance far-scouts");
        }
        let paid = if space.starts_with("white") { 0 } else { number };
        (table.scrap(1) + paid - 24, table.attack(1), table.vp_cards(1).len(), table.alliances(1).len())
    };
    for row in ["purple", "silver", "blue"] {
        let marked: &'static [&'static str] = match row {
            "purple" => &["purple-3", "purple-9"],
            "silver" => &["silver-3", "silver-9"],
            _ => &["blue-3", "blue-9"],
        };
        assert_eq!(completing(marked, &format!("{row}-6")), (2, 0, 0, 0));
        assert_eq!(completing(marked, &format!("{row}-12")), (0, 1, 0, 0));
    }
    assert_eq!(completing(&["purple-10", "silver-13"], "blue-15"), (0, 0, 1, 1));
    assert_eq!(completing(&["white-18", "white-24"], "white-12"), (0, 0, 1, 0));
    assert_eq!(completing(&["purple-3", "silver-6"], "blue-6"), (0, 0, 0, 0), "sets are of one row");
}

#[test]
fn rd_ruling_14_free_marks_go_to_the_lowest_open_space_of_a_row() {
    let scenario = quiet()
        .round(1)
        .seat(1, |me| me.empire("station-founders").station(&["purple-3", "purple-9", "blue-12"]));
    let mut table = scenario.before_turn().table();
    assert_eq!(table.offers(), ["mark purple", "mark silver", "mark blue"], "a row, not a space");
    let mut blue = table.clone();
    blue.act("mark blue");
    assert_eq!(blue.station(1), ["purple-3", "purple-9", "blue-3", "blue-12"]);
    table.act("mark purple");
    assert_eq!(table.station(1), ["purple-3", "purple-6", "purple-9", "blue-12"]);
}

#[test]
fn rd_ruling_15_one_normal_planet_a_turn() {
    let mut table = quiet().seat(1, |me| me.planets(&["slag-ring", "tin-reach"])).fleet("p1 s2 w3").table();
    table.act("activate tin-reach");
    assert!(table.offers_of("activate ").is_empty());
    assert_eq!(table.scrap(1), 2);
}

#[test]
fn rd_ruling_16_using_a_once_ability_costs_printed_attack() {
    // Shieldwall prints 2 attack and gives 3 when used: 3 on the track instead of 2 on the card, and 1 for the turn.
    let scenario = top_row("p6 p6 p6 p5 s1")
        .battles("full-broadside", "moonfall")
        .seat(1, |me| me.planets(&["shieldwall"]));
    let strength = |first: &[&str]| {
        let mut table = scenario.clone().table();
        table.acts(first).acts(&["take a1-d1", "done"]);
        mustered(&table)[0]
    };
    assert_eq!(strength(&[]), 2 + 1);
    assert_eq!(strength(&["once shieldwall"]), 3 + 1);
}
