//! Technology cards of level 1 (TG-TECHCARD-1 to -10), and the rulings about them.

use crate::common::{alone, quiet, with};
use orrery_transgalactica::scenario::Scenario;

/// TG-RULING-54: not for itself.
#[test]
fn tg_techcard_1_archive_bureau() {
    let mut table = alone()
        .display(&["tech-archive-bureau", "tech-deep-bore"])
        .seat(1, |p| p.level("technology", 3))
        .table();
    table.acts(&["main technology", "choose 2", "claim tech-archive-bureau"]);
    assert_eq!(table.vp(1), 0);
    let mut table = with(&["tech-archive-bureau"])
        .missions(1, &["mission-spare-parts-run"], &[])
        .seat(1, |p| p.level("politics", 3))
        .table();
    table.acts(&["main politics", "choose 2", "mission mission-spare-parts-run"]);
    assert_eq!(table.vp(1), 1);
    let mut table = alone()
        .display(&["tech-archive-bureau", "tech-deep-bore"])
        .seat(1, |p| p.techs(&["tech-archive-bureau"]).level("technology", 3))
        .table();
    table.acts(&["main technology", "choose 2", "claim tech-deep-bore"]);
    assert_eq!(table.vp(1), 1, "another technology card");
    let mut table = with(&["tech-archive-bureau"])
        .missions(1, &["mission-spare-parts-run"], &[])
        .seat(1, |p| p.level("politics", 3).log(&["mission-field-study", "mission-first-contract"]))
        .table();
    table.acts(&["main politics", "choose 2", "mission mission-spare-parts-run"]);
    table.act("mission mission-field-study");
    assert_eq!((table.vp(1), table.log(1).len()), (1, 2), "a mission taken in exchange");
}

#[test]
fn tg_ruling_54_a_card_answers_to_actions_after_its_claim() {
    let mut table =
        Scenario::of(2).display(&["tech-second-line"]).seat(2, |p| p.level("technology", 4)).table();
    table.acts(&["main technology", "choose 1", "done", "follow crew", "choose 2"]);
    assert_eq!((table.techs(2).len(), table.vp(2)), (1, 0));
}

#[test]
fn tg_techcard_2_fold_dampers() {
    let mut table = with(&["tech-fold-dampers"]).seat(1, |p| p.ship("b2").goods(1, 1, 1, 0)).table();
    table.act("main exploration");
    assert_eq!(table.offers_of("jump 1 o2").len(), 4);
    table.act("jump 1 o2 for 1-mineral 1-energy");
    assert_eq!((table.vp(1), table.goods(1)), (2, [0, 0, 1, 0]));
    let mut table = with(&["tech-fold-dampers"]).seat(1, |p| p.ship("b2").goods(0, 0, 1, 0)).table();
    table.acts(&["main exploration", "jump 1 o2 for 1-alien"]);
    assert_eq!(table.vp(1), 0);
}

/// TG-RULING-21.
#[test]
fn tg_techcard_3_honours_board() {
    let vp = |mission: &str| {
        let mut table = with(&["tech-honours-board"])
            .seat(1, |p| p.log(&[mission]).goods(3, 3, 3, 3).level("military", 6).level("technology", 2))
            .table();
        table.act(&format!("fulfil {mission}"));
        table.finish();
        table.vp(1)
    };
    assert_eq!(vp("mission-star-festival"), 2);
    assert_eq!(vp("mission-spare-parts-run"), 2);
    assert_eq!(vp("mission-border-patrol"), 2);
    assert_eq!(vp("mission-grand-alliance"), 13, "a dual mission once");
}

#[test]
fn tg_ruling_21_commercial_or_war_symbol() {
    let mut table = with(&["tech-honours-board"])
        .seat(1, |p| p.log(&["mission-first-contract"]).goods(2, 0, 0, 0).level("trade", 1))
        .table();
    table.act("fulfil mission-first-contract");
    assert_eq!(table.vp(1), 3);
}

#[test]
fn tg_techcard_4_planetary_liaison() {
    let mut table = with(&["tech-planetary-liaison"]).seat(1, |p| p.outposts(&["b3"])).table();
    table.act("planet crew b3");
    assert_eq!(table.vp(1), 3);
    let mut table =
        with(&["tech-planetary-liaison", "tech-guest-charter"]).seat(2, |p| p.outposts(&["b3"])).table();
    table.act("planet crew b3");
    assert_eq!(table.vp(1), 3);
}

/// TG-VEC-15.
#[test]
fn tg_techcard_5_continuous_works() {
    let mut table = with(&["tech-continuous-works"]).seat(1, |p| p.tiles(&["advanced-overtime"])).table();
    table.acts(&[
        "use advanced-overtime",
        "take mineral",
        "gather c mineral",
        "advance production",
        "gather c energy",
    ]);
    assert_eq!((table.level(1, "production"), table.goods(1)), (3, [2, 1, 0, 0]), "once per step");
}

#[test]
fn tg_vec_15_continuous_works_gathers_twice() {
    let mut table = with(&["tech-continuous-works"])
        .seat(1, |p| p.level("production", 2).outposts(&["b4", "b1", "b2"]))
        .table();
    table.acts(&["main production", "advance production"]);
    for _ in 0..2 {
        table.act("gather c mineral");
    }
    assert_eq!(table.goods(1), [4, 2, 0, 0], "Energy, Mineral and the Central Planet, twice");
}

/// TG-RULING-46.
#[test]
fn tg_techcard_6_trade_compact() {
    let mut table = Scenario::of(2)
        .seat(1, |p| p.goods(2, 0, 0, 0))
        .seat(2, |p| p.goods(2, 0, 0, 0).techs(&["tech-trade-compact"]))
        .table();
    table.acts(&["main trading", "pay 2-mineral", "follow crew", "pay 2-mineral"]);
    assert_eq!(table.level(2, "trade"), 1);
    let mut table = with(&["tech-trade-compact"]).seat(1, |p| p.goods(1, 0, 0, 0)).table();
    table.acts(&["main trading", "pay 1-mineral"]);
    assert_eq!(table.level(1, "trade"), 1);
    let mut table = quiet(2)
        .planet("b1", "planet-ashen-reach")
        .seat(1, |p| p.outposts(&["b1"]).techs(&["tech-trade-compact"]))
        .income();
    assert_eq!(table.offers(), ["done", "pay nothing"]);
    table.act("pay nothing");
    assert_eq!(table.level(1, "trade"), 1);
}

#[test]
fn tg_ruling_46_discounts_add_up() {
    let mut table = with(&["tech-expense-account"])
        .seat(1, |p| p.skill("skill-insider").log(&["mission-convoy-escort"]).level("military", 2))
        .table();
    table.act("fulfil mission-convoy-escort");
    assert_eq!((table.vp(1), table.goods(1)), (3, [1, 0, 1, 0]), "1 energy and 1 credit are both off");
}

/// TG-RULING-39.
#[test]
fn tg_techcard_7_slipstream_drive() {
    let mut table = with(&["tech-slipstream-drive"]).seat(1, |p| p.goods(0, 1, 0, 0)).table();
    table.acts(&["main exploration", "sail 1 b1"]);
    assert_eq!((table.vp(1), table.offers_of("glide").len()), (1, 5));
    table.act("glide 1 i1");
    assert_eq!((table.vp(1), table.ships(1)), (1, vec!["i1".to_owned()]), "once per movement effect");
}

#[test]
fn tg_ruling_39_free_moves_and_jumps() {
    let mut table = with(&["tech-slipstream-drive"])
        .seat(1, |p| p.tiles(&["basic-thrusters", "advanced-shortcut"]))
        .table();
    table.acts(&["use basic-thrusters", "glide 1 b1", "glide 1 b2"]);
    assert_eq!((table.vp(1), table.ships(1)), (1, vec!["b2".to_owned()]));
    table.acts(&["use advanced-shortcut", "jump 1 o2 for nothing"]);
    assert_eq!((table.vp(1), table.on_turn()), (1 + 1 + 3, 1), "the VP, and no further space");
    let mut table = with(&["tech-slipstream-drive"])
        .seat(1, |p| p.skill("skill-second-starship").ships("b1", "b3").goods(0, 2, 0, 0))
        .table();
    table.acts(&["main exploration", "sail 1 b2", "done", "glide 2 b4", "glide 2 i5"]);
    assert_eq!((table.vp(1), table.ships(1)), (1, vec!["b2".to_owned(), "i5".to_owned()]));
    assert!(table.offers_of("glide").is_empty(), "with two ships once: the card's space and the skill's");
}

#[test]
fn tg_techcard_8_dual_doctrine() {
    let mut table = with(&["tech-dual-doctrine"]).seat(1, |p| p.goods(0, 2, 0, 0)).table();
    table.acts(&["main military", "pay 2-energy", "choose 2"]);
    assert_eq!((table.level(1, "military"), table.level(1, "politics")), (1, 1));
}

/// TG-RULING-38.
#[test]
fn tg_techcard_9_deep_bore() {
    let mut table = with(&["tech-deep-bore"]).seat(1, |p| p.tiles(&["advanced-deep-dig"])).table();
    table.acts(&["main mining", "take alien"]);
    assert_eq!((table.vp(1), table.goods(1)), (1, [0, 0, 1, 0]));
    table.acts(&["use advanced-deep-dig", "take mineral"]);
    assert_eq!(table.vp(1), 2, "from whatever source");
    let mut table = Scenario::of(2).seat(2, |p| p.techs(&["tech-deep-bore"])).table();
    table.acts(&["main mining", "follow crew", "take energy"]);
    assert_eq!((table.vp(2), table.goods(2)), (1, [0, 1, 0, 0]), "the secondary action too");
}

#[test]
fn tg_ruling_38_placing_is_no_mining_action() {
    let mut table = with(&["tech-deep-bore"]).seat(1, |p| p.ship("i3").goods(1, 0, 0, 0)).table();
    table.acts(&["main exploration", "settle i3"]);
    assert_eq!((table.vp(1), table.goods(1)), (2, [0; 4]));
}

#[test]
fn tg_techcard_10_mission_annex() {
    let mut table = with(&["tech-mission-annex"])
        .missions(1, &["mission-spare-parts-run"], &[])
        .seat(1, |p| p.level("politics", 3).log(&["mission-field-study", "mission-first-contract"]))
        .table();
    table.acts(&["main politics", "choose 2", "mission mission-spare-parts-run"]);
    assert_eq!(table.log(1).len(), 3);
}
