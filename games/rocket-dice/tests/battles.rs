//! Battles (RD-BATTLE-1 to -6, -14, -15): when they trigger, the truce, and what comes next.

use orrery_kernel::{Game, Viewer};
use orrery_rocket_dice::Options;
use orrery_rocket_dice::scenario::Scenario;

#[test]
fn rd_battle_1_active_and_next_lie_open_but_only_the_active_can_trigger() {
    let mut table = Scenario::of(3)
        .battles("moonfall", "first-landfall-war")
        .seat(3, |it| it.unarmed_planets(5))
        .fleet("p1 w1 s2")
        .table();
    table.act("deposit 1");
    assert_eq!(table.times("BattleTriggered"), 0);
    let seen = table.game.view(Viewer::Spectator).battles;
    let open = [seen.active, seen.next].map(|card| card.map(|card| card.to_string()));
    assert_eq!(open, [Some("moonfall".to_owned()), Some("first-landfall-war".to_owned())]);
}

#[test]
fn rd_battle_2_it_triggers_and_is_fought_at_once() {
    let mut table = Scenario::of(3)
        .battles("first-landfall-war", "moonfall")
        .on_top(&["ember-hold"])
        .seat(2, |it| it.unarmed_planets(4))
        .fleet("p6 w1 s2")
        .rolling(&[1, 1]);
    table.act("deposit 2");
    assert_eq!(table.times("BattleTriggered"), 0, "four planets");
    table.act("colonize ember-hold 1");
    assert_eq!(table.times("BattleTriggered"), 1, "the fifth");
    assert_eq!((table.won(1), table.asked()), (vec!["first-landfall-war".to_owned()], 1));
    assert!(table.allows("deposit 3"), "then the turn goes on");
}

#[test]
fn rd_battle_3_checks_follow_recruiting_activating_building_and_free_actions() {
    let mut table = Scenario::of(3).war_is_due().first_row("b1 b2 b1 w1 s2").table();
    assert_eq!(table.times("BattleTriggered"), 0, "the start of a turn is no check");
    table.act("take a1-c1");
    assert_eq!(table.times("BattleTriggered"), 1, "after recruiting");

    let rich = || {
        Scenario::of(3)
            .war_is_due()
            .seat(1, |me| me.scrap(23).alliances(&["chance-wrights"]).moons("dock-moon", 1))
    };
    let mut table = rich().first_row("b1 b2 b1 w1 s2").table();
    table.act("play chance-wrights");
    assert_eq!(table.times("BattleTriggered"), 1, "after a free action of the Start step");

    let cards = || rich().seat(1, |me| me.planets(&["slag-ring", "grey-harbour"])).fleet("p3 w1 b6").table();
    let actions: [&[&str]; 10] = [
        &["activate slag-ring"],
        &["deposit 1"],
        &["work station-purple-3 1"],
        &["moon sentinel-moon 3"],
        &["trim 1 +1"],
        &["deal", "vp-card CARD", "alliance CARD"],
        &["once grey-harbour"],
        &["use dock-moon", "pip 2 +1"],
        &["play chance-wrights", "done"],
        &["seize CARD"],
    ];
    for actions in actions {
        let mut table = cards();
        table.roll(&[1, 1]);
        for action in actions {
            assert_eq!(table.times("BattleTriggered"), 0, "not inside an action: {actions:?}");
            let first = table.offers_of(action.trim_end_matches("CARD"))[0].clone();
            table.act(&first);
        }
        assert_eq!(table.times("BattleTriggered"), 1, "{actions:?}");
    }
}

#[test]
fn rd_battle_3_neither_the_reroll_nor_the_end_of_the_turn_is_a_check() {
    let mut table = Scenario::of(3).war_is_due().before_reroll("p1 w1 s2").rolling(&[3]);
    table.act("reroll 1").act("done");
    assert_eq!((table.times("BattleTriggered"), table.asked()), (0, 2));
}

#[test]
fn rd_battle_3_a_condition_that_already_holds_triggers_at_the_next_check() {
    let mut table = Scenario::of(3).war_is_due().truce(1).active(3).fleet("p1 w1 s2").table();
    table.act("deposit 1").end_turn();
    assert_eq!((table.times("BattleTriggered"), table.asked()), (0, 1), "the truce ends with this turn");
    table.recruit();
    assert_eq!(table.times("BattleTriggered"), 1);
}

#[test]
fn rd_battle_4_scope_all_counts_all_players_together() {
    let planets = |first: usize, second: usize, third: usize| {
        let mut table = Scenario::of(3)
            .battles("first-landfall-war", "moonfall")
            .seat(1, |it| it.any_planets(first))
            .seat(2, |it| it.any_planets(second))
            .seat(3, |it| it.any_planets(third))
            .fleet("p1 w1 s2")
            .table();
        table.act("deposit 1");
        table.times("BattleTriggered")
    };
    assert_eq!([planets(2, 2, 1), planets(0, 5, 0), planets(2, 1, 1)], [1, 1, 0]);
}

#[test]
fn rd_battle_4_scope_one_wants_it_of_a_single_player_whoever() {
    let planets = |first: usize, second: usize| {
        let mut table = Scenario::of(3)
            .battles("empire-too-large", "moonfall")
            .seat(1, |it| it.any_planets(first))
            .seat(2, |it| it.any_planets(second))
            .fleet("p1 w1 s2")
            .table();
        table.act("deposit 1");
        table.times("BattleTriggered")
    };
    assert_eq!([planets(7, 7), planets(8, 0), planets(0, 8)], [0, 1, 1]);
}

#[test]
fn rd_battle_4_scope_event_wants_it_in_the_action_just_completed() {
    let mut table = Scenario::of(3)
        .battles("tower-dispute", "moonfall")
        .seat(1, |me| me.scrap(12).station(&["white-18"]))
        .seat(2, |other| other.station(&["white-12"]))
        .fleet("p1 w6 s2")
        .table();
    table.act("deposit 1");
    assert_eq!(table.times("BattleTriggered"), 0, "marked earlier");
    table.act("work station-white-12 2 scrap 6");
    assert_eq!(table.times("BattleTriggered"), 1);
}

#[test]
fn rd_battle_4_an_event_of_an_earlier_action_is_past() {
    // Without a truce: another battle takes place when the event happens, and then this one becomes active.
    let options =
        Options { truce: false, balance_start: false, seat_gift: false, ..Options::standard(3).unwrap() };
    let mut table = Scenario::with(options)
        .war_is_due()
        .battles("first-landfall-war", "tower-dispute")
        .seat(1, |me| me.scrap(6))
        .fleet("p1 w6 s2")
        .table();
    table.act("work station-white-12 2 scrap 6").act("deposit 1");
    assert_eq!((table.battles()[0].as_deref(), table.times("BattleTriggered")), (Some("tower-dispute"), 1));

    let mut table = Scenario::with(options)
        .war_is_due()
        .battles("first-landfall-war", "full-broadside")
        .round(2)
        .first_row("b6 b6 b6 b3 s1")
        .table();
    table.act("take a1-d1").recruit().act("deposit 4");
    assert_eq!((table.battles()[0].as_deref(), table.times("BattleTriggered")), (Some("full-broadside"), 1));
}

#[test]
fn rd_battle_4_an_event_missed_in_the_truce_is_past() {
    let mut table = Scenario::of(2)
        .battles("works-strike", "moonfall")
        .truce(2)
        .seat(1, |me| me.station(&["purple-3"]))
        .fleet("p6 w6 s2")
        .table();
    table.act("work station-purple-6 1");
    assert_eq!(table.scrap(1), 2, "the set is complete");
    table.end_turn().recruit();
    assert_eq!((table.asked(), table.times("BattleTriggered")), (2, 0));
}

#[test]
fn rd_battle_4_with_two_players_the_condition_for_two() {
    for (count, times) in [(2, 0), (3, 1)] {
        let mut table = Scenario::of(2)
            .battles("first-landfall-war", "moonfall")
            .seat(2, |it| it.any_planets(count))
            .fleet("p1 w1 s2")
            .table();
        table.act("deposit 1");
        assert_eq!(table.times("BattleTriggered"), times, "{count} planets");
    }
}

#[test]
fn rd_battle_5_the_recruit_total_is_the_initial_total() {
    let peace = |row: &str| Scenario::of(3).battles("full-broadside", "moonfall").first_row(row);
    let mut table = peace("w6 w6 w6 w3 s2").table();
    table.act("take a1-d1").act("done");
    assert_eq!(table.times("BattleTriggered"), 1, "21, before the reroll");
    assert!(table.told(&["Recruited", "BattleTriggered"]));

    let mut table = peace("w6 w6 w6 w2 s2").seat(1, |me| me.scrap(4)).rolling(&[6]);
    table.act("take a1-d1").act("done");
    assert_eq!(table.times("BattleTriggered"), 0, "20");
    table.act("reroll 4").act("trim 1 -1").act("deposit 2");
    assert_eq!(
        (table.times("BattleTriggered"), table.fleet().as_str()),
        (0, "w5 (w6) w6 w6"),
        "23 only after the reroll"
    );
}

#[test]
fn rd_battle_5_a_recruit_total_of_an_earlier_action_does_not_count_later() {
    let mut table = Scenario::of(3).battles("full-broadside", "moonfall").fleet("w6 w6 w6 w3").table();
    table.act("deposit 4");
    assert_eq!(table.times("BattleTriggered"), 0);
}

#[test]
fn rd_battle_5_a_set_completed_or_a_white_space_marked() {
    let play = |battle: &str, actions: &[&str]| {
        let mut table = Scenario::of(3)
            .battles(battle, "moonfall")
            .seat(1, |me| me.scrap(24).station(&["blue-9"]))
            .fleet("w6 p3 s2")
            .table();
        table.acts(actions);
        table.times("BattleTriggered")
    };
    assert_eq!(play("works-strike", &["work station-blue-12 scrap 12"]), 1);
    assert_eq!(play("works-strike", &["work station-white-12 1 scrap 6", "work station-purple-3 2"]), 0);
    assert_eq!(play("tower-dispute", &["work station-white-12 1 scrap 6"]), 1);
    assert_eq!(play("tower-dispute", &["work station-blue-12 scrap 12", "work station-purple-3 2"]), 0);
}

#[test]
fn rd_battle_5_one_single_payment_of_scrap_for_station_or_salvage() {
    let play = |actions: &[&str]| {
        let mut table = Scenario::of(3)
            .battles("scrap-wars", "moonfall")
            .on_top(&["ember-hold"])
            .vp_deck(&["laurels"])
            .display(&[])
            .discarded(&[])
            .seat(1, |me| me.scrap(20))
            .fleet("w6 w3 s2")
            .rolling(&[1, 1]);
        table.acts(actions);
        table.times("BattleTriggered")
    };
    assert_eq!(play(&["work station-silver-12 scrap 12"]), 1);
    assert_eq!(play(&["work station-white-18 1 scrap 12"]), 1);
    assert_eq!(play(&["seize ember-hold"]), 1);
    assert_eq!(play(&["work station-purple-10 scrap 10", "deal"]), 0, "10 and 8 are two payments");
    assert_eq!(play(&["work station-white-18 1+2 scrap 9", "work station-silver-9 scrap 9"]), 0);
}

#[test]
fn rd_battle_6_truce_until_the_next_turn_of_the_player_in_whose_turn_it_was() {
    let mut table = Scenario::of(3)
        .war_is_due()
        .seat(1, |me| me.any_planets(9))
        .battles("first-landfall-war", "empire-too-large");
    table = table.active(2).fleet("p1 w1 s2");
    let mut table = table.table();
    table.act("deposit 1");
    assert_eq!(table.times("BattleTriggered"), 1);
    assert_eq!(table.battles()[0], Some("empire-too-large".to_owned()), "due already");
    table.act("deposit 2").end_turn();
    for seat in [3, 1] {
        assert_eq!(table.asked(), seat);
        table.recruit();
        assert_eq!(table.times("BattleTriggered"), 1, "no check in the turn of seat {seat}");
        table.end_turn();
    }
    assert_eq!((table.asked(), table.times("BattleTriggered")), (2, 1));
    table.recruit();
    assert_eq!(table.times("BattleTriggered"), 2);
}

#[test]
fn rd_battle_6_without_the_truce_option_battles_follow_at_once() {
    let options =
        Options { truce: false, balance_start: false, seat_gift: false, ..Options::standard(3).unwrap() };
    let mut table = Scenario::with(options)
        .war_is_due()
        .seat(1, |me| me.any_planets(9))
        .battles("first-landfall-war", "empire-too-large")
        .fleet("p1 w1 s2")
        .table();
    table.acts(&["deposit 1", "deposit 2"]);
    assert_eq!(table.times("BattleTriggered"), 2);
}

#[test]
fn rd_battle_14_the_next_becomes_active_and_the_deck_gives_a_next() {
    let mut table = Scenario::of(3).war_is_due().fleet("p1 w1 s2").table();
    table.act("deposit 1");
    let [active, next] = table.battles();
    assert_eq!(active, Some("moonfall".to_owned()));
    assert!(next.is_some_and(|next| next != "moonfall" && next != "first-landfall-war"));
}

#[test]
fn rd_battle_14_with_the_deck_empty_there_is_no_next_then_no_active_battle() {
    let rest = [
        "siege-of-the-station",
        "moonfall",
        "scramble-of-worlds",
        "grand-muster",
        "war-of-envoys",
        "tower-dispute",
        "works-strike",
        "fortress-raid",
        "full-broadside",
        "scrap-wars",
    ];
    let options =
        Options { truce: false, balance_start: false, seat_gift: false, ..Options::standard(3).unwrap() };
    let mut table = Scenario::with(options)
        .seat(2, |it| it.won(&rest).any_planets(8))
        .battles("first-landfall-war", "empire-too-large")
        .fleet("p1 w1 s2")
        .table();
    table.act("deposit 1");
    assert_eq!(table.battles(), [Some("empire-too-large".to_owned()), None]);
    table.act("moon sentinel-moon 3");
    assert_eq!(table.battles(), [None, None]);
    table.act("deposit 2");
    assert_eq!(table.times("BattleTriggered"), 2);
}

#[test]
fn rd_battle_15_after_the_sixth_resolved_battle_none_is_active() {
    let options =
        Options { truce: false, balance_start: false, seat_gift: false, ..Options::standard(3).unwrap() };
    let position = |resolved| {
        let mut table = Scenario::with(options)
            .war_is_due()
            .seat(1, |me| me.any_planets(8))
            .battles("first-landfall-war", "empire-too-large")
            .resolved(resolved)
            .fleet("p1 w1 s2")
            .table();
        table.acts(&["deposit 1", "moon sentinel-moon 3"]);
        (table.times("BattleTriggered"), table.battles()[0].is_some())
    };
    assert_eq!(position(5), (1, false));
    assert_eq!(position(4), (2, false));
    assert_eq!(position(3), (2, true));
}
