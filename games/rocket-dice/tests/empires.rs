//! Empires (RD-EMPIRE): every ability of all eight.

use orrery_kernel::{Game, Viewer};
use orrery_rocket_dice::Options;
use orrery_rocket_dice::scenario::{Scenario, Table, dealt};

fn recruits(empire: &str, row: &str, round: u8) -> Scenario {
    Scenario::peaceful(3).round(round).seat(1, |me| me.empire(empire)).first_row(row)
}

/// What the empire began with in a game in which it was dealt: attack, scrap, VP cards.
fn start_of(empire: &str, options: Options) -> (u8, u8, u8) {
    let games = (0..200).map(|seed| dealt(options, seed).view(Viewer::Spectator));
    let players = games.flat_map(|view| view.players);
    let mut dealt = players.filter(|player| player.empire.to_string() == empire);
    let player = dealt.next().expect("a game with this empire");
    (player.attack, player.scrap, player.vp_card_count)
}

#[test]
fn rd_empire_1_abilities_work_for_their_owner_only() {
    // Seat 2 is the Raiders; seat 1 recruits 11 or less and wins a battle.
    let mut table = Scenario::of(3)
        .war_is_due()
        .round(2)
        .seat(1, |me| me.attack(9))
        .seat(2, |other| other.empire("raiders"))
        .first_row("b1 b2 b1 w1 s2")
        .table();
    table.act("take a1-c1");
    assert_eq!(table.victory(), Some((1, 9)));
    assert_eq!((table.attack(1), table.attack(2)), (9, 2), "only consolation");
}

#[test]
fn rd_empire_1_another_players_discount_is_not_yours() {
    let table = Scenario::peaceful(3)
        .seat(1, |me| me.planets(&["ember-hold"]))
        .seat(2, |other| other.empire("colonial-yards"))
        .fleet("p2 w1 s2")
        .table();
    assert!(!table.allows("work station-purple-3 1"));
}

#[test]
fn rd_empire_2_strategists_may_exchange_the_battles_at_turn_start_and_it_stays() {
    let position = || {
        Scenario::of(3)
            .battles("moonfall", "first-landfall-war")
            .round(5)
            .seat(1, |me| me.empire("strategists"))
            .seat(3, |other| other.unarmed_planets(5).attack(3))
            .first_row("b1 b2 b1 w1 s2")
            .before_turn()
    };
    let names = |a: &str, b: &str| [Some(a.to_owned()), Some(b.to_owned())];
    let mut table = position().table();
    assert_eq!(table.offers(), ["done", "yes"]);
    table.act("done");
    assert_eq!(table.battles(), names("moonfall", "first-landfall-war"));

    let mut table = position().table();
    table.act("yes");
    assert_eq!(table.battles(), names("first-landfall-war", "moonfall"));
    table.act("take a1-c1");
    assert!(table.happened("BattleTriggered"), "the exchanged battle is the one that triggers");
}

#[test]
fn rd_empire_2_the_exchange_lasts_beyond_the_turn() {
    let mut table = Scenario::of(3)
        .battles("moonfall", "empire-too-large")
        .round(5)
        .seat(1, |me| me.empire("strategists"))
        .before_turn()
        .table();
    table.act("yes").recruit().act("done").end_turn().end_turn();
    assert_eq!(table.battles()[0], Some("empire-too-large".to_owned()));
    assert_eq!(table.offers(), ["done", "yes"], "asked again in the next turn");
}

#[test]
fn rd_empire_2_strategists_gain_a_vp_card_when_a_battle_triggers_in_the_own_turn_only() {
    let war = |active: u8| {
        let mut table = Scenario::of(3)
            .war_is_due()
            .seat(1, |me| me.empire("strategists"))
            .vp_deck(&["laurels"])
            .active(active)
            .fleet("p1 w1 s2")
            .table();
        table.act("deposit 1");
        table.vp_cards(1).len()
    };
    assert_eq!([war(1), war(2)], [1, 0]);
}

#[test]
fn rd_empire_3_diplomats_have_a_threshold_of_15() {
    for (empire, row, gains) in [
        ("diplomats", "b5 b5 b5 s1 w2", true),
        ("diplomats", "b5 b5 b4 s1 w2", false),
        ("raiders", "b5 b5 b5 s1 w2", false),
    ] {
        let mut table = recruits(empire, row, 2).table();
        table.act("take a1-c1");
        assert_eq!(!table.offers_of("alliance").is_empty(), gains, "{empire} {row}");
    }
}

#[test]
fn rd_empire_3_diplomats_gain_an_alliance_for_a_reroll_to_20() {
    let reroll = |empire: &str, face: u8| {
        let mut table = Scenario::peaceful(3)
            .seat(1, |me| me.empire(empire))
            .before_reroll("p6 s6 b2 w2")
            .rolling(&[face]);
        table.act("reroll 3");
        table.offers_of("alliance").len()
    };
    assert_eq!(reroll("diplomats", 6), 3, "20");
    assert_eq!(reroll("diplomats", 5), 0, "19");
    assert_eq!(reroll("raiders", 6), 0);
    let mut table =
        Scenario::peaceful(3).seat(1, |me| me.empire("diplomats")).before_reroll("p6 s6 b6 w2").table();
    table.act("done");
    assert_eq!(table.offers_of("alliance"), [""; 0], "20 without a reroll");
}

#[test]
fn rd_empire_4_the_first_moon_needs_no_die_and_is_the_moon_of_the_turn() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.empire("lunar-order"))
        .vp_deck(&["laurels"])
        .fleet("p1 w6 s6")
        .table();
    table.act("moon garden-moon free");
    assert_eq!((table.fleet().as_str(), table.moons(1, "garden-moon")), ("p1 w6 s6", 1));
    assert_eq!(table.refuses("moon bastion-moon 2"), "RD-MOON-3");
}

#[test]
fn rd_empire_4_the_other_moons_cost_their_middle_number_whichever_copy() {
    // relay-moon 2/5/6, dock-moon 4/6/6.
    for built in 0..=2 {
        let table = Scenario::peaceful(3)
            .seat(1, |me| me.empire("lunar-order").moons("garden-moon", 1))
            .seat(2, |other| other.moons("relay-moon", built))
            .fleet("p4 w5 s6")
            .table();
        assert_eq!(
            table.offers_of("moon relay-moon"),
            ["moon relay-moon 2", "moon relay-moon 3"],
            "{built} built"
        );
        assert_eq!(table.offers_of("moon dock-moon"), ["moon dock-moon 3"]);
    }
}

#[test]
fn rd_empire_4_a_vp_card_with_every_moon_however_built() {
    let order = |moons: u8| {
        Scenario::peaceful(3)
            .seat(1, |me| me.empire("lunar-order").planets(&["moonwright"]).moons("dock-moon", moons))
            .vp_deck(&["laurels", "trinity", "armoury", "open-doors", "even-keel"])
            .fleet("p1 w6 s6")
            .table()
    };
    let mut table = order(1);
    table.acts(&["moon garden-moon 2", "vp-card laurels"]);
    table.acts(&["once moonwright", "kind relay-moon", "vp-card armoury"]);
    assert_eq!(table.vp_cards(1).len(), 2);
    let mut table = order(0);
    table.acts(&["moon garden-moon free", "vp-card laurels"]);
    assert_eq!(table.vp_cards(1), ["laurels"]);
}

#[test]
fn rd_empire_5_raiders_begin_with_1_attack_and_gain_1_for_11_or_less() {
    let off = Options { balance_start: false, seat_gift: false, ..Options::standard(4).unwrap() };
    assert_eq!(start_of("raiders", off), (1, 0, 0));
    for (row, attack) in [("b5 b5 b1 s1 w2", 1), ("b5 b5 b2 s1 w2", 0)] {
        let mut table = recruits("raiders", row, 2).table();
        table.act("take a1-c1");
        assert_eq!(table.attack(1), attack, "{row}");
    }
}

#[test]
fn rd_empire_5_raiders_gain_1_attack_for_a_won_battle() {
    let war = |attack: u8| {
        let mut table = Scenario::of(3)
            .war_is_due()
            .seat(1, |me| me.empire("raiders").attack(attack))
            .seat(3, |other| other.attack(5))
            .fleet("p1 w1 s2")
            .table();
        table.act("deposit 1");
        table.attack(1)
    };
    assert_eq!([war(9), war(1)], [10, 2], "won; lost with consolation 1");
}

#[test]
fn rd_empire_6_salvagers_1_scrap_per_die_in_the_first_turn_and_2_for_five_dice_in_any() {
    let gains = |row: &str, line: &str, round: u8| {
        let mut table = recruits("salvagers", row, round).table();
        table.act(&format!("take {line}"));
        table.scrap(1)
    };
    assert_eq!(gains("b1 b2 b1 w1 s2", "a1-c1", 1), 3);
    assert_eq!(gains("b1 b2 b1 b3 s2", "a1-d1", 1), 4);
    assert_eq!(gains("b1 b2 b1 b3 b2", "a1-e1", 1), 5 + 2);
    assert_eq!(gains("b1 b2 b1 w1 s2", "a1-c1", 2), 0);
    assert_eq!(gains("b1 b2 b1 b3 b2", "a1-e1", 2), 2);
}

#[test]
fn rd_empire_7_tuners_begin_with_4_scrap_and_lower_by_2_for_2() {
    let off = Options { balance_start: false, seat_gift: false, ..Options::standard(4).unwrap() };
    assert_eq!(start_of("tuners", off), (0, 4, 0));
    let mut table =
        Scenario::peaceful(3).seat(1, |me| me.empire("tuners").scrap(5)).fleet("b4 w2 p1").table();
    let trims = ["trim 1 -2", "trim 1 -1", "trim 1 +1", "trim 2 -1", "trim 2 +1", "trim 3 +1"];
    assert_eq!(table.offers_of("trim"), trims, "raising stays 1, the result is at least 1");
    table.act("trim 1 -2");
    assert_eq!((table.fleet().as_str(), table.scrap(1)), ("b2 w2 p1", 3));
}

#[test]
fn rd_empire_8_colonial_yards_lower_colored_spaces_by_their_planets_of_that_color() {
    let yards = |scrap: u8, planets: &[&str], fleet: &str| -> Table {
        Scenario::peaceful(3)
            .seat(1, |me| me.empire("colonial-yards").scrap(scrap).planets(planets))
            .fleet(fleet)
            .table()
    };
    let three_purple = ["ember-hold", "lantern", "crucible"];
    let table = yards(6, &three_purple, "p3 p4 w6");
    let purple_6: Vec<String> = (3..=6).map(|scrap| format!("work station-purple-6 scrap {scrap}")).collect();
    assert_eq!(table.offers_of("work station-purple-6 scrap"), purple_6);
    assert!(table.allows("work station-purple-6 1") && table.allows("work station-purple-10 1+2"));
    assert!(!table.allows("work station-white-12 3 scrap 5"), "white spaces are not lowered");
    assert_eq!(
        table.offers_of("work station-silver-3"),
        ["work station-silver-3 scrap 2", "work station-silver-3 scrap 3"]
    );
    // It is not used up, and never below 1.
    let mut table = yards(9, &["ember-hold", "lantern", "crucible", "banner-world"], "s1 s2 w6");
    assert_eq!(table.offers_of("work station-purple-3 scrap")[0], "work station-purple-3 scrap 1");
    table.act("work station-purple-3 scrap 1").act("work station-purple-6 scrap 2");
    assert_eq!(table.scrap(1), 6 + 2, "the purple dock is complete");
}

#[test]
fn rd_empire_9_station_founders_mark_freely_at_the_start_of_the_first_turn_only() {
    let start = |round: u8| {
        Scenario::peaceful(3).round(round).seat(1, |me| me.empire("station-founders")).before_turn().table()
    };
    let mut table = start(1);
    assert_eq!(table.offers(), ["mark purple", "mark silver", "mark blue"]);
    table.act("mark silver");
    assert_eq!(table.station(1), ["silver-3"]);
    assert_eq!(start(2).offers_of("mark"), [""; 0]);
}

#[test]
fn rd_empire_9_station_founders_mark_freely_with_every_deal() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.empire("station-founders").scrap(16).station(&["blue-3"]))
        .vp_deck(&["laurels", "trinity", "armoury"])
        .display(&[])
        .discarded(&[])
        .fleet("p1 w6 s6")
        .table();
    table.acts(&["deal", "vp-card laurels", "mark blue", "deal", "vp-card trinity", "mark blue"]);
    assert_eq!(table.station(1), ["blue-3", "blue-6", "blue-9"]);
    assert_eq!(table.scrap(1), 2, "and the set of 3 and 6 paid");
}

#[test]
fn rd_empire_10_the_balancing_start_is_part_of_the_empire() {
    let on = Options { seat_gift: false, ..Options::standard(4).unwrap() };
    // Attack, scrap and VP cards, setup abilities included.
    for (empire, start) in [
        ("strategists", (2, 4, 1)),
        ("diplomats", (1, 4, 1)),
        ("lunar-order", (0, 0, 0)),
        ("raiders", (1, 4, 0)),
        ("salvagers", (1, 4, 1)),
        ("tuners", (2, 4 + 4, 1)),
        ("colonial-yards", (0, 0, 0)),
        ("station-founders", (0, 0, 0)),
    ] {
        assert_eq!(start_of(empire, on), start, "{empire}");
    }
}
