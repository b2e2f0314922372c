//! What is asked, and in which form (TG-DECISION).

use crate::common::{alone, quiet, start};
use orrery_transgalactica::scenario::Scenario;

#[test]
fn tg_decision_1_the_draft() {
    let table = start(3, 3);
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
    let mut table = quiet(2).planet("b1", "planet-thicket").seat(1, |p| p.outposts(&["b1"])).income();
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
    let table = quiet(4).round(5).maintenance();
    assert!(
        matches!(orrery_kernel::Game::prompt(&table.game), orrery_kernel::Prompt::Ask(seats) if seats.len() == 4)
    );
}

#[test]
fn tg_decision_18_maintenance_asks_nobody() {
    let mut table = quiet(3).seat(2, |p| p.level("military", 3)).table();
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

/// Not even where it has made the choice at hand impossible: that one disappears, and the free actions come after it.
#[test]
fn tg_ruling_64_an_impossible_choice_leaves_free_actions_free() {
    let archive = || {
        alone().planet("b1", "planet-twilight-archive").display(&["tech-deep-bore", "tech-archive-bureau"])
    };
    for credits in [0, 2] {
        let mut table = archive()
            .seat(1, |p| {
                let player = p.outposts(&["b1"]).level("technology", 1).cargo(1).goods(0, 0, 0, credits);
                player.tiles(&["advanced-patent", "basic-laurels"])
            })
            .table();
        table.acts(&["planet crew b1", "use advanced-patent", "claim tech-deep-bore"]);
        assert!(table.allows("done") && table.allows("use basic-laurels"), "{:?}", table.offers());
        let before = (table.vp(1), table.goods(1));
        assert_eq!(before.1, [0, 0, 0, credits]);
        table.act("done");
        assert_eq!((table.vp(1), table.goods(1)), before);
    }
}
