//! The action phase (TG-ACTION, TG-FOLLOW, TG-PASS, TG-FREE, TG-OMNI) and what is decided when (TG-DECISION).

mod common;

use common::{alone, seen};
use orrery_transgalactica::scenario::Scenario;

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
    let mut table = Scenario::of(2).seat(2, |p| p.crew(0).outposts(&["b3"])).table();
    table.act("main mining");
    table.act("follow captain");
    assert_eq!(table.on_turn(), 2);
    table.acts(&["planet captain b3", "done"]);
    assert_eq!(table.on_turn(), 1);
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
    let mut table = Scenario::of(2).table();
    table.acts(&["pass", "main mining", "done", "main production"]);
    table.finish();
    assert_eq!(table.round(), 1);
}

#[test]
fn tg_free_1_a_credit_for_energy_or_a_mineral() {
    let mut table = alone().seat(1, |player| player.goods(0, 0, 0, 2)).table();
    table.acts(&["exchange mineral", "exchange energy"]);
    assert_eq!(table.goods(1), [1, 1, 0, 0]);
    assert_eq!(table.refuses("exchange mineral"), "TG-FREE-1");
    assert_eq!(alone().seat(1, |p| p.goods(0, 0, 0, 1)).table().refuses("exchange alien"), "TG-FREE-1");
}

/// TG-FREE-3, TG-FREE-4, TG-FREE-6: tiles, missions, seats and the card stand beside the turn actions.
#[test]
fn tg_free_2_a_face_up_tile() {
    let mut table = alone()
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-learned-statecraft",
            "decree-patent-office",
        ])
        .seat(1, |p| {
            p.tiles(&["basic-cash"])
                .spent(&["basic-laurels"])
                .log(&["mission-spare-parts-run"])
                .goods(1, 0, 1, 0)
                .level("technology", 6)
                .level("politics", 6)
                .techs(&["tech-salvage-loop"])
        })
        .table();
    for action in [
        "use basic-cash",
        "fulfil mission-spare-parts-run",
        "senate decree-learned-statecraft",
        "card tech-salvage-loop",
    ] {
        assert!(table.allows(action), "{action}");
    }
    table.act("use basic-cash");
    assert_eq!((table.goods(1)[3], table.vp(1)), (1, 1));
    assert_eq!(table.refuses("use basic-cash"), "TG-BONUS-2");
}

#[test]
fn tg_free_3_fulfilling_a_mission_of_the_log() {
    let mut table = alone().seat(1, |p| p.log(&["mission-star-festival"]).goods(1, 1, 0, 0)).table();
    table.act("fulfil mission-star-festival");
    assert_eq!((table.vp(1), table.goods(1), table.log(1).len()), (2, [0; 4], 0));
}

#[test]
fn tg_free_4_claiming_a_seat() {
    let mut table = alone()
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-armed-commerce",
            "decree-all-rounder",
        ])
        .seat(1, |p| p.level("trade", 4).level("military", 4))
        .table();
    table.acts(&["senate decree-armed-commerce", "office office-chancellery"]);
    assert_eq!((table.vp(1), table.on_turn()), (9, 1));
}

#[test]
fn tg_free_5_pirates_only_in_an_exploration_action() {
    let mut table =
        alone().pirates("b1", "pirate-scavengers").seat(1, |p| p.ship("b1").level("military", 1)).table();
    assert_eq!(table.refuses("fight b1"), "TG-FREE-5");
    table.acts(&["main exploration", "fight b1"]);
    assert_eq!(table.vp(1), 1);
}

#[test]
fn tg_free_6_salvage_loop() {
    let mut table = alone()
        .seat(1, |p| p.techs(&["tech-salvage-loop"]).spent(&["basic-laurels"]).goods(0, 0, 2, 0))
        .table();
    table.act("card tech-salvage-loop");
    assert_eq!((table.vp(1), table.goods(1)), (5, [0, 0, 1, 0]));
    assert_eq!(table.refuses("card tech-salvage-loop"), "TG-FREE-6");
}

#[test]
fn tg_free_7_no_free_actions_outside_the_own_turn_and_follow() {
    let table = Scenario::of(2).seat(1, |p| p.goods(0, 0, 0, 2).tiles(&["basic-laurels"])).income();
    assert_eq!(table.offers(), ["take mineral", "take energy", "take alien"]);
    let mut table = Scenario::of(2).seat(2, |p| p.goods(0, 0, 0, 2).tiles(&["basic-laurels"])).table();
    table.act("main mining");
    assert_eq!(table.refuses("use basic-laurels"), "TG-FREE-7");
    assert_eq!(table.refuses("exchange mineral"), "TG-FREE-7");
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

#[test]
fn tg_decision_1_the_draft() {
    let table = common::start(3, 3);
    assert_eq!((table.offers_of("wealth").len(), table.offers_of("skill").len()), (3, 3));
}

#[test]
fn tg_decision_2_choices_of_the_setup() {
    let table = Scenario::of(2)
        .seat(1, |p| p.drafted("skill-thrifty", ["wealth-apprentice", "wealth-broker"]))
        .setup();
    assert_eq!(table.offers(), ["choose 1", "choose 2", "choose 3"]);
}

#[test]
fn tg_decision_3_choices_of_the_income() {
    let mut table = common::quiet(2).planet("b1", "planet-thicket").seat(1, |p| p.outposts(&["b1"])).income();
    assert_eq!(table.offers(), ["done", "choose 1", "choose 2", "choose 3"]);
    table.act("choose 2");
    assert_eq!(table.level(1, "technology"), 1);
}

#[test]
fn tg_decision_4_the_turn() {
    let table = alone().seat(1, |p| p.outposts(&["b3"]).goods(0, 0, 0, 1)).table();
    for start in ["pass", "main", "planet captain", "planet crew", "exchange"] {
        assert!(!table.offers_of(start).is_empty(), "{start}");
    }
}

#[test]
fn tg_decision_5_following() {
    let mut table = Scenario::of(2).seat(2, |p| p.techs(&["tech-field-promotion"])).table();
    table.act("main mining");
    assert_eq!(table.offers(), ["done", "follow captain", "follow crew", "promote captain", "promote crew"]);
}

#[test]
fn tg_decision_6_omni_credit_or_alien_and_the_area() {
    let mut table = alone().seat(1, |p| p.goods(0, 0, 1, 1)).table();
    table.acts(&["main omni", "choose 1"]);
    assert_eq!(table.goods(1), [0, 0, 1, 0]);
    assert!(table.offers_of("area").len() >= 4);
}

#[test]
fn tg_decision_7_exploration() {
    let mut table = alone().seat(1, |p| p.goods(1, 2, 1, 0).outposts(&["b2"]).ship("b2")).table();
    table.act("main exploration");
    for start in ["done", "sail 1", "jump 1"] {
        assert!(!table.offers_of(start).is_empty(), "{start}");
    }
    table.act("sail 1 b3");
    assert!(
        table.allows("done") && !table.offers_of("sail 1").is_empty() && table.offers_of("settle").is_empty()
    );
    table.act("done");
    assert!(table.allows("settle b3"));
}

#[test]
fn tg_decision_8_mining_order() {
    let mut table = alone()
        .seat(1, |p| p.mining(&["mining-refinery", "mining-auction"]).level("politics", 1).goods(1, 0, 0, 0))
        .table();
    table.act("main mining");
    assert_eq!(table.offers(), ["resolve tile-1", "resolve tile-2"]);
    table.acts(&["resolve tile-2", "pay 1-mineral"]);
    assert_eq!(table.vp(1), 2);
}

/// TG-VEC-18.
#[test]
fn tg_decision_9_which_units_are_paid() {
    let mut table = alone().seat(1, |p| p.goods(2, 2, 1, 1)).table();
    table.act("main trading");
    assert_eq!(table.offers_of("pay"), ["pay 1-mineral 1-alien", "pay 2-mineral"]);
    table.acts(&["pay 2-mineral", "done"]);
    table.act("main military");
    assert_eq!(table.offers_of("pay"), ["pay 1-energy 1-credit", "pay 2-energy"]);
}

#[test]
fn tg_vec_18_payments_of_trading_and_military() {
    let mut table = alone().seat(1, |p| p.goods(2, 0, 1, 0)).table();
    table.act("main trading");
    assert_eq!(table.offers(), ["done", "pay 1-mineral 1-alien", "pay 2-mineral"]);
    let mut table = alone().seat(1, |p| p.goods(0, 2, 0, 1)).table();
    table.act("main military");
    assert_eq!(table.offers_of("pay"), ["pay 1-energy 1-credit", "pay 2-energy"]);
}

#[test]
fn tg_decision_10_option_card_and_mission_to_put_back() {
    let mut table = alone()
        .missions(1, &["mission-spare-parts-run", "mission-border-patrol", "mission-star-festival"], &[])
        .seat(1, |p| p.level("politics", 2).log(&["mission-field-study", "mission-first-contract"]))
        .table();
    table.acts(&["main politics", "choose 2", "wake", "mission mission-border-patrol"]);
    assert_eq!(table.offers(), ["mission mission-first-contract", "mission mission-field-study"]);
}

#[test]
fn tg_decision_11_production() {
    let mut table = Scenario::of(2).seat(2, |p| p.outposts(&["b1", "b4"]).level("production", 2)).table();
    table.acts(&["main production", "advance production", "take mineral", "gather c mineral", "follow crew"]);
    assert_eq!(table.offers(), ["done", "choose 1", "choose 2"].map(String::from)[1..].to_vec());
    table.act("choose 2");
    assert_eq!(table.offers(), ["gather c mineral", "gather c energy", "gather b1 mineral"]);
    table.acts(&["gather b1 mineral"]);
    assert_eq!(table.goods(2), [1, 1, 0, 0], "only b4 is left behind it");
}

#[test]
fn tg_decision_12_decree_office_and_reward() {
    let mut table = alone()
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-armed-commerce",
            "decree-all-rounder",
        ])
        .seat(1, |p| p.level("trade", 4).level("military", 4).level("technology", 5))
        .table();
    table.act("senate decree-armed-commerce");
    assert_eq!(table.offers_of("office").len(), 4);
    table.act("office office-admiralty");
    assert_eq!(table.offers_of("choose"), ["choose 1", "choose 2"]);
}

#[test]
fn tg_decision_13_which_resource_the_discount_removes() {
    let mut table = alone()
        .seat(1, |p| p.skill("skill-insider").log(&["mission-star-festival"]).goods(1, 1, 0, 0))
        .table();
    table.act("fulfil mission-star-festival");
    assert_eq!(table.offers(), ["pay 1-energy", "pay 1-mineral"]);
}

#[test]
fn tg_decision_14_bonus_tiles_and_the_exchange() {
    let table = alone().seat(1, |p| p.tiles(&["basic-ore", "basic-study"]).goods(0, 0, 0, 1)).table();
    assert_eq!(table.offers_of("use"), ["use basic-ore", "use basic-study"]);
    assert_eq!(table.offers_of("exchange"), ["exchange mineral", "exchange energy"]);
}

#[test]
fn tg_decision_15_triggers_with_a_choice_come_at_once() {
    let mut table = alone().seat(1, |p| p.techs(&["tech-dual-doctrine"]).goods(0, 2, 0, 0)).table();
    table.acts(&["main military", "pay 2-energy"]);
    assert_eq!(table.offers(), ["done", "choose 1", "choose 2"]);
}

/// TG-RULING-52, TG-TECHCARD-31.
#[test]
fn tg_decision_16_one_time_cards_may_be_declined_and_are_lost() {
    let mut table =
        alone().display(&["tech-grand-push"]).seat(1, |player| player.level("technology", 7)).table();
    table.acts(&["main technology", "choose 2", "claim tech-grand-push", "done"]);
    assert_eq!((table.level(1, "trade"), table.level(1, "military")), (0, 0));
    table.finish();
    table.act("main production");
    table.finish();
    assert_eq!(table.offers_of("card").len(), 0);
}

#[test]
fn tg_decision_17_objectives_are_chosen_by_all() {
    let table = common::quiet(4).round(5).maintenance();
    assert!(
        matches!(orrery_kernel::Game::prompt(&table.game), orrery_kernel::Prompt::Ask(seats) if seats.len() == 4)
    );
}

#[test]
fn tg_decision_18_maintenance_asks_nobody() {
    let mut table = common::quiet(3).seat(2, |p| p.level("military", 3)).table();
    table.acts(&["pass", "pass", "pass"]);
    assert_eq!((table.round(), table.on_turn()), (2, 1));
}

#[test]
fn tg_ruling_64_single_choices_are_made_without_asking() {
    let mut table = Scenario::of(2).seat(2, |p| p.captains(0).crew(0)).table();
    table.act("main mining");
    assert_eq!(table.on_turn(), 1, "nothing to mine, nobody to follow, seat 2 passes");
    let table = alone().seat(1, |p| p.captains(0).crew(0).goods(0, 0, 0, 1)).table();
    assert_eq!(
        table.offers(),
        ["pass", "exchange mineral", "exchange energy"],
        "a free action is never made for one"
    );
}
