//! Turns, following, passing, omni (TG-ACTION, TG-FOLLOW, TG-PASS, TG-OMNI).

use crate::common::{alone, seen};
use orrery_transgalactica::scenario::{Scenario, Table};

#[test]
fn tg_action_1_one_turn_each_again_and_again() {
    let mut table = Scenario::of(2).seat(1, |p| p.crew(0)).seat(2, |p| p.crew(0)).table();
    assert_eq!(table.on_turn(), 1);
    table.acts(&["main mining", "done"]);
    assert_eq!(table.on_turn(), 2);
    table.acts(&["main production", "advance production", "take mineral", "gather c energy"]);
    table.act("done");
    assert_eq!(table.on_turn(), 1);
    assert!(table.allows("pass") && table.allows("main technology"));
}

#[test]
fn tg_action_2_a_captain_on_an_empty_main_space() {
    let mut table = Scenario::of(2).seat(2, |player| player.captains(0).crew(0)).table();
    table.act("main mining");
    assert_eq!(table.on_turn(), 1);
    assert_eq!(table.refuses("main mining"), "TG-ACTION-2");
    let view = seen(&table);
    assert_eq!(view.spaces.iter().filter(|seats| !seats.is_empty()).count(), 1);
}

#[test]
fn tg_action_3_an_action_planet_with_an_own_outpost_once_and_without_follow() {
    let mut table = Scenario::of(2).seat(1, |p| p.outposts(&["b3"])).seat(2, |p| p.outposts(&["b3"])).table();
    assert_eq!(table.refuses("planet crew b4"), "TG-ACTION-3");
    table.acts(&["planet crew b3", "done"]);
    assert_eq!((table.on_turn(), table.vp(1)), (2, 1), "nobody follows");
    assert_eq!(table.refuses("planet crew b3"), "TG-WORLD-4");
}

/// TG-RULING-40.
#[test]
fn tg_action_4_a_void_action_is_illegal() {
    let table = alone().seat(1, |player| player.outposts(&["b1"])).table();
    assert_eq!(table.refuses("main trading"), "TG-ACTION-4");
    assert_eq!(table.refuses("main military"), "TG-ACTION-4");
    assert_eq!(table.refuses("main omni"), "TG-ACTION-4");
    assert_eq!(table.refuses("planet crew b1"), "TG-ACTION-4");
    assert!(table.allows("main mining") && table.allows("main production"));
}

#[test]
fn tg_ruling_40_mining_and_gathering_are_never_void() {
    let table = alone().seat(1, |player| player.level("production", 8)).table();
    assert!(table.allows("main mining") && table.allows("main production"));
    let table = alone().table();
    assert_eq!(table.refuses("main exploration"), "TG-ACTION-4", "no energy, no site, no pirates");
}

/// TG-RULING-9 for the own turn.
#[test]
fn tg_action_5_free_actions_before_between_and_after() {
    let mut table = alone().seat(1, |p| p.goods(0, 0, 0, 3).tiles(&["basic-laurels", "basic-ore"])).table();
    table.act("use basic-laurels");
    assert_eq!((table.vp(1), table.on_turn()), (3, 1));
    table.acts(&["main technology", "exchange mineral", "choose 1", "use basic-ore", "done"]);
    assert_eq!(table.waits_for(), "After");
    table.acts(&["exchange energy", "done"]);
    assert_eq!((table.goods(1), table.on_turn()), ([3, 1, 0, 1], 1));
    table.acts(&["exchange energy", "pass"]);
    assert_eq!(table.round(), 2, "also in a turn in which one passes");
}

#[test]
fn tg_action_6_skills_and_cards_add_turn_actions() {
    let table = alone().seat(1, |player| player.skill("skill-wildcard")).table();
    assert!(table.allows("wildcard captain") && table.allows("wildcard crew"));
    let table =
        alone().seat(1, |p| p.techs(&["tech-guest-charter"])).seat(2, |p| p.outposts(&["b3"])).table();
    assert!(table.allows("planet crew b3"));
    let table = alone().occupied("mining", &[2]).seat(1, |p| p.techs(&["tech-command-override"])).table();
    assert!(table.allows("main mining"));
    let mut table = alone().occupied("mining", &[2]).seat(1, |p| p.tiles(&["advanced-override"])).table();
    assert!(!table.allows("main mining"));
    table.act("use advanced-override");
    assert!(table.allows("main mining"));
}

/// TG-RULING-27.
#[test]
fn tg_action_7_granted_main_actions_need_no_worker_and_no_space() {
    let mut table = Scenario::of(2)
        .occupied("production", &[2])
        .seat(1, |player| player.tiles(&["advanced-initiative"]).captains(0).crew(0))
        .table();
    table.acts(&[
        "use advanced-initiative",
        "area production",
        "advance production",
        "take energy",
        "gather c mineral",
    ]);
    assert_eq!(table.goods(1), [1, 1, 0, 0]);
    assert!(!table.happened("Followed") && table.waits_for() == "Turn", "nobody was asked to follow");
    assert_eq!(seen(&table).spaces.iter().map(|seats| seats.len()).sum::<u32>(), 1);
}

#[test]
fn tg_action_8_a_captain_may_go_to_a_planet_or_follow() {
    // The tile keeps a player without workers from passing unasked.
    let mut table = Scenario::of(2)
        .seat(2, |p| p.captains(1).crew(0).outposts(&["b3"]).tiles(&["basic-laurels"]))
        .table();
    table.acts(&["main mining", "follow captain", "done"]);
    assert_eq!(table.on_turn(), 2);
    assert_eq!(table.refuses("planet captain b3"), "TG-CREW-2");
    assert_eq!(table.refuses("main technology"), "TG-ACTION-2");
    let mut table =
        alone().seat(1, |p| p.captains(1).crew(0).outposts(&["b3", "b4"]).tiles(&["basic-laurels"])).table();
    table.acts(&["planet captain b3", "done"]);
    assert_eq!((table.vp(1), table.on_turn()), (1, 1));
    assert_eq!(table.refuses("planet captain b4"), "TG-CREW-2");
    assert_eq!(table.refuses("main technology"), "TG-ACTION-2");
}

/// TG-RULING-6, TG-DECISION-5.
#[test]
fn tg_follow_1_the_others_in_order_after_the_acting_player() {
    let mut table = Scenario::of(4).order(&[3, 1, 4, 2]).active(4).table();
    table.act("main mining");
    let mut asked = Vec::new();
    while table.waits_for() == "Follow" {
        asked.push(table.asked());
        table.act("done");
    }
    assert_eq!(asked, [2, 3, 1]);
    assert_eq!(table.on_turn(), 2);
}

#[test]
fn tg_follow_2_the_secondary_action_at_its_own_cost() {
    let mut table = Scenario::of(2)
        .seat(1, |player| player.goods(2, 0, 0, 0))
        .seat(2, |player| player.goods(2, 0, 1, 0))
        .table();
    table.acts(&["main trading", "pay 2-mineral", "follow crew"]);
    assert_eq!(table.offers(), ["done", "pay 2-mineral 1-alien"]);
    table.act("pay 2-mineral 1-alien");
    assert_eq!((table.level(2, "trade"), table.goods(2)), (1, [0; 4]));
}

/// TG-RULING-7.
#[test]
fn tg_follow_3_one_worker_each_also_after_a_pass() {
    let mut table = Scenario::of(2).seat(1, |p| p.crew(2)).table();
    table.acts(&["pass", "main mining"]);
    assert_eq!((table.asked(), table.waits_for()), (1, "Follow".to_owned()));
    table.act("follow crew");
    assert_eq!(table.on_turn(), 1, "asked once, and on turn again after the pass");
}

#[test]
fn tg_follow_4_secondary_actions_only_by_following() {
    let table = alone().seat(1, |player| player.captains(0)).table();
    assert_eq!(table.offers(), ["pass"]);
}

#[test]
fn tg_follow_5_who_can_do_nothing_may_not_follow() {
    let mut table = Scenario::of(3).seat(1, |p| p.goods(0, 2, 0, 0)).seat(3, |p| p.goods(0, 2, 0, 1)).table();
    table.acts(&["main military", "pay 2-energy"]);
    assert_eq!(table.asked(), 3, "seat 2 cannot pay and is not asked");
}

/// TG-RULING-9.
#[test]
fn tg_follow_6_free_actions_once_the_worker_is_placed() {
    let mut table = Scenario::of(2)
        .seat(1, |p| p.goods(0, 2, 0, 0))
        .seat(2, |p| p.goods(0, 0, 0, 3).tiles(&["basic-laurels"]))
        .table();
    table.acts(&["main military", "pay 2-energy"]);
    assert_eq!(table.offers(), ["done", "follow captain", "follow crew"], "no free action before");
    table.acts(&["follow crew", "exchange energy", "exchange energy", "pay 2-energy 1-credit"]);
    assert_eq!((table.level(2, "military"), table.vp(2)), (1, 1));
    assert!(table.allows("use basic-laurels"));
    table.act("use basic-laurels");
    assert_eq!(table.vp(2), 4);
    let mut table = Scenario::of(2).seat(2, |p| p.goods(0, 0, 0, 3)).table();
    table.acts(&["main mining", "done"]);
    assert_eq!(table.on_turn(), 2);
}

#[test]
fn tg_ruling_9_credits_may_be_exchanged_to_pay_a_follow() {
    let mut table = Scenario::of(2).seat(1, |p| p.goods(2, 0, 0, 0)).seat(2, |p| p.goods(0, 0, 1, 2)).table();
    table.acts(&[
        "main trading",
        "pay 2-mineral",
        "follow crew",
        "exchange mineral",
        "exchange mineral",
        "pay 2-mineral 1-alien",
    ]);
    assert_eq!(table.level(2, "trade"), 1);
}

#[test]
fn tg_follow_7_then_the_next_player_has_the_turn() {
    let mut table = Scenario::of(3).table();
    table.acts(&["main mining", "follow crew", "done"]);
    assert_eq!(table.on_turn(), 2);
}

#[test]
fn tg_pass_1_at_will_and_when_nothing_is_possible() {
    let mut table = Scenario::of(2).table();
    assert!(table.allows("pass"));
    table.act("pass");
    assert_eq!(table.on_turn(), 2);
    let mut table = Scenario::of(2).seat(2, |player| player.captains(0).crew(0)).table();
    table.act("pass");
    assert!(table.happened("Passed { seat: Seat(1) }"), "made without asking");
}

/// TG-RULING-5.
#[test]
fn tg_pass_2_a_pass_is_not_final() {
    let mut table = Scenario::of(2).table();
    table.acts(&["pass", "main mining", "done"]);
    assert_eq!(table.on_turn(), 1);
    assert!(table.allows("main production"));
}

#[test]
fn tg_pass_3_the_phase_ends_when_all_pass_in_succession() {
    let mut table = Scenario::of(3).table();
    table.acts(&["pass", "pass", "main mining", "done", "done", "pass", "pass"]);
    assert_eq!((table.round(), table.on_turn()), (1, 3), "two passes after an action");
    table.act("pass");
    assert_eq!(table.round(), 2);
}

#[test]
fn tg_ruling_5_every_turn_that_is_no_pass_spends_a_worker() {
    let mut table = Scenario::of(2).seat(1, |p| p.crew(2).skill("skill-wildcard").outposts(&["b3"])).table();
    let workers = |table: &Table| table.player(1).crew.captains + table.player(1).crew.ready;
    let mut left = vec![workers(&table)];
    let turns: [&[&str]; 3] =
        [&["main mining", "done"], &["planet crew b3", "done"], &["wildcard crew", "area mining", "done"]];
    for turn in turns {
        table.acts(turn);
        left.push(workers(&table));
        assert_eq!((table.round(), table.on_turn()), (1, 2));
        table.act("pass");
    }
    assert_eq!(left, [5, 4, 3, 2]);
}

#[test]
fn tg_omni_1_pay_and_perform_any_main_action() {
    let mut table = alone().occupied("mining", &[2]).seat(1, |player| player.goods(0, 0, 1, 1)).table();
    table.act("main omni");
    assert_eq!(table.offers_of("choose"), ["choose 1", "choose 2"]);
    table.act("choose 2");
    assert_eq!(table.goods(1), [0, 0, 0, 1]);
    let areas = table.offers_of("area");
    assert!(areas.contains(&"area mining".to_owned()) && !areas.contains(&"area omni".to_owned()));
    assert_eq!(table.refuses("area omni"), "TG-OMNI-1");
    table.act("area mining");
    let mut table = alone().seat(1, |player| player.goods(3, 0, 0, 1)).table();
    table.acts(&["main omni", "choose 1", "area trading"]);
    assert_eq!(table.offers(), ["done", "pay 2-mineral"], "the cost of the main action on top");
    table.act("pay 2-mineral");
    assert_eq!((table.level(1, "trade"), table.goods(1)), (1, [1, 0, 0, 0]));
}

/// TG-RULING-10.
#[test]
fn tg_omni_2_followers_pay_and_pick_freely() {
    let mut table = Scenario::of(2).seat(1, |p| p.goods(0, 0, 0, 1)).seat(2, |p| p.goods(0, 0, 1, 0)).table();
    table.acts(&[
        "main omni",
        "choose 1",
        "area mining",
        "follow crew",
        "choose 2",
        "area technology",
        "choose 1",
    ]);
    assert_eq!((table.goods(2), table.level(2, "technology")), ([0; 4], 1));
}

#[test]
fn tg_omni_3_only_the_omni_space_is_occupied() {
    let mut table =
        Scenario::of(2).seat(1, |p| p.goods(0, 0, 0, 1)).seat(2, |p| p.crew(0).captains(0)).table();
    table.acts(&["main omni", "choose 1", "area mining"]);
    assert_eq!(table.on_turn(), 1);
    assert!(table.allows("main mining"));
    assert_eq!(table.refuses("main omni"), "TG-ACTION-2");
}
