//! The action areas (TG-MINING, TG-TRADE, TG-TECH, TG-MILITARY, TG-PRODUCTION, TG-POLITICS).

use crate::common::{alone, politics, quiet, seen};
use orrery_transgalactica::content;
use orrery_transgalactica::scenario::Scenario;

#[test]
fn tg_mining_1_take_the_tile_then_mine() {
    let mut table = alone()
        .mining_tile("mining-bullion")
        .seat(1, |p| p.mining(&["mining-ore"]).level("politics", 1))
        .table();
    table.act("main mining");
    assert_eq!((table.goods(1), seen(&table).mining_tile), ([1, 0, 0, 1], None));
}

#[test]
fn tg_mining_2_followers_mine() {
    let mut table =
        Scenario::of(2).mining_tile("mining-bullion").seat(2, |p| p.mining(&["mining-ore"])).table();
    table.acts(&["main mining", "done", "follow crew"]);
    assert_eq!(table.goods(2), [1, 0, 0, 0]);
    let six = ["mining-ore", "mining-cells", "mining-relic", "mining-tow", "mining-medal", "mining-gallery"];
    let mut table = Scenario::of(2)
        .mining_tile("mining-bullion")
        .seat(1, |p| p.mining(&six))
        .seat(2, |p| p.mining(&["mining-ore"]).level("politics", 1))
        .table();
    table.acts(&["main mining", "follow crew"]);
    assert_eq!((table.goods(2), table.player(2).mining[1]), ([1, 0, 0, 0], None));
    assert!(seen(&table).mining_tile.is_some(), "a follower takes no tile");
}

#[test]
fn tg_mining_3_tiles_in_active_rows_and_mining_planets() {
    let mut table = alone()
        .seat(1, |p| {
            p.mining(&["mining-ore", "mining-gallery", "mining-cells"]).level("politics", 1).outposts(&["i3"])
        })
        .table();
    table.act("main mining");
    assert_eq!((table.goods(1), table.vp(1)), ([1, 0, 0, 0], 2 + 2));
}

#[test]
fn tg_mining_4_six_slots() {
    let six = ["mining-ore", "mining-cells", "mining-relic", "mining-tow", "mining-medal", "mining-gallery"];
    let mut table = alone().mining_tile("mining-bullion").seat(1, |p| p.mining(&six)).table();
    table.act("main mining");
    assert_eq!((table.goods(1), seen(&table).mining_tile.is_some()), ([1, 0, 0, 0], true));
    let mut table = alone().seat(1, |p| p.mining(&["mining-ore"])).table();
    table.act("main mining");
    assert_eq!(table.goods(1), [1, 0, 0, 0], "no tile on the area: just mine");
}

#[test]
fn tg_mining_5_a_tile_pays_in_mining_actions_only() {
    let mut table = alone()
        .mining_tile("mining-bullion")
        .seat(1, |p| p.level("politics", 0).mining(&["mining-ore"]))
        .table();
    table.act("main mining");
    assert_eq!(table.goods(1), [1, 0, 0, 0], "row 2 is not active: the tile is taken and pays nothing");
    let table = quiet(2).seat(1, |p| p.mining(&["mining-ore"])).income();
    assert_eq!(table.goods(1), [0; 4]);
}

#[test]
fn tg_trade_1_any_two_of_three_units_or_all() {
    let mut table = Scenario::of(2).seat(1, |p| p.goods(1, 0, 1, 0)).seat(2, |p| p.goods(2, 0, 1, 0)).table();
    table.acts(&["main trading", "pay 1-mineral 1-alien", "follow crew"]);
    assert_eq!(table.offers_of("pay"), ["pay 2-mineral 1-alien"]);
}

#[test]
fn tg_trade_2_tech_marker_or_fleet_tile() {
    let unlock = |level| {
        let mut table = alone()
            .seat(1, |p| {
                p.level("trade", level).goods(2, 0, 0, 0).fleets(["fleet-vp", "fleet-credit", "fleet-any"])
            })
            .table();
        table.acts(&["main trading", "pay 2-mineral"]);
        table
    };
    assert!(format!("{:?}", unlock(0).player(1)).contains("cargo: 3"));
    assert_eq!(unlock(1).vp(1), 3);
    assert_eq!(unlock(3).goods(1), [0, 0, 0, 1]);
}

#[test]
fn tg_trade_3_not_at_level_six() {
    let table = alone().seat(1, |p| p.level("trade", 6).goods(4, 0, 4, 0)).table();
    assert_eq!(table.refuses("main trading"), "TG-ACTION-4");
}

/// TG-RULING-1: a step without `free` costs the main cost of its track.
#[test]
fn tg_trade_4_a_step_by_itself_costs_the_main_cost() {
    let cost = content().step_cost(orrery_transgalactica::Track::Trade);
    let ways: Vec<String> = cost.ways(0).iter().map(ToString::to_string).collect();
    assert_eq!(ways, ["1-mineral 1-alien", "2-mineral"]);
}

/// TG-MILITARY-3, TG-MISSION-7, TG-BONUS-5.
#[test]
fn tg_ruling_1_steps_of_cards_and_tiles_cost_the_main_cost() {
    let mut table = alone().seat(1, |p| p.tiles(&["basic-drill"]).goods(0, 2, 0, 1)).table();
    table.act("use basic-drill");
    assert_eq!(table.offers_of("pay"), ["pay 1-energy 1-credit", "pay 2-energy"]);
    table.act("pay 2-energy");
    assert_eq!(table.level(1, "military"), 1);
}

/// TG-TECH-5, TG-PRODUCTION-5, TG-POLITICS-5.
#[test]
fn tg_ruling_2_steps_on_technology_production_politics_cost_nothing() {
    use orrery_transgalactica::Track;
    for track in [Track::Technology, Track::Production, Track::Politics] {
        assert_eq!(content().step_cost(track), Default::default());
    }
}

#[test]
fn tg_ruling_3_a_price_on_the_effect_replaces_the_main_cost() {
    let mut table =
        quiet(2).planet("b1", "planet-nightveil").seat(1, |p| p.outposts(&["b1"]).goods(0, 0, 0, 1)).income();
    table.act("pay 1-credit");
    assert_eq!(table.level(1, "military"), 1);
    let mut table = alone()
        .planet("b1", "planet-mossgate")
        .seat(1, |p| p.ship("b1").tiles(&["advanced-homestead"]).goods(9, 0, 0, 0))
        .table();
    table.act("use advanced-homestead");
    assert!(!table.has_outpost(1, "b1"), "Trade 1 binds");
}

#[test]
fn tg_ruling_4_the_technology_level_binds_for_every_source() {
    let mut table =
        alone().seat(1, |p| p.level("military", 1).tiles(&["basic-drill"]).goods(0, 2, 0, 0)).table();
    assert_eq!(table.refuses("use basic-drill"), "TG-BONUS-2");
    assert_eq!(table.refuses("main military"), "TG-ACTION-4");
    table = alone().seat(1, |p| p.level("military", 1).level("technology", 1).goods(0, 2, 0, 0)).table();
    assert!(table.allows("main military"));
}

fn technology(level: u8) -> Scenario {
    alone()
        .display(&["tech-deep-bore", "tech-second-line", "tech-industrial-age"])
        .seat(1, |p| p.level("technology", level))
}

#[test]
fn tg_tech_1_two_steps_or_a_step_and_a_card() {
    let mut table = technology(0).table();
    table.acts(&["main technology", "choose 2", "claim tech-deep-bore"]);
    assert_eq!((table.level(1, "technology"), table.techs(1)), (1, vec!["tech-deep-bore".to_owned()]));
}

#[test]
fn tg_tech_2_followers_step_or_claim() {
    let mut table =
        Scenario::of(2).display(&["tech-deep-bore"]).seat(2, |p| p.level("technology", 1)).table();
    table.acts(&["main technology", "choose 1", "done", "follow crew", "choose 2"]);
    assert_eq!((table.level(2, "technology"), table.techs(2).len()), (1, 1));
}

#[test]
fn tg_tech_3_a_marker_on_a_displayed_card() {
    let mut table = technology(3).seat(1, |p| p.techs(&["tech-deep-bore"]).cargo(1)).table();
    table.acts(&["main technology", "choose 2"]);
    assert_eq!(table.refuses("claim tech-deep-bore"), "TG-TECH-3");
    assert_eq!(table.refuses("claim tech-dual-doctrine"), "TG-TECH-3");
    let mut table = technology(3).seat(1, |p| p.cargo(0)).table();
    table.acts(&["main technology", "choose 2"]);
    assert_eq!(table.techs(1).len(), 0, "no marker is left");
    let mut table = technology(3).seat(2, |p| p.techs(&["tech-deep-bore"])).table();
    table.acts(&["main technology", "choose 2"]);
    assert!(table.allows("claim tech-deep-bore"), "any number of players");
}

#[test]
fn tg_tech_4_levels_one_four_and_seven() {
    let claims = |level| {
        let mut table = technology(level).table();
        table.acts(&["main technology", "choose 2"]);
        if table.waits_for() == "AnyGood" {
            table.act("take mineral");
        }
        table.offers_of("claim").len()
    };
    assert_eq!([0, 2, 3, 5, 6].map(claims), [1, 1, 2, 2, 3]);
    let mut table = technology(2).table();
    table.acts(&["main technology", "choose 2", "take mineral"]);
    assert_eq!(table.refuses("claim tech-second-line"), "TG-TECH-4");
}

#[test]
fn tg_vec_14_a_level_three_card_after_the_step() {
    let mut table = technology(6).table();
    table.acts(&["main technology", "choose 2"]);
    assert!(table.allows("claim tech-industrial-age"));
    let mut table = Scenario::of(2)
        .display(&["tech-industrial-age", "tech-deep-bore"])
        .seat(2, |p| p.level("technology", 6))
        .table();
    table.acts(&["main technology", "choose 1", "done", "follow crew", "choose 2"]);
    assert_eq!(table.techs(2), ["tech-deep-bore"], "the card of level 3 is out of reach");
}

#[test]
fn tg_tech_5_technology_steps_cost_nothing() {
    let mut table = alone().table();
    table.acts(&["main technology", "choose 1"]);
    assert!(!table.happened("Paid {"));
}

#[test]
fn tg_tech_6_markers_stay_for_good() {
    let mut table = technology(0).table();
    table.acts(&["main technology", "choose 2", "claim tech-deep-bore"]);
    table.finish();
    table.next_round();
    assert_eq!(table.techs(1), ["tech-deep-bore"]);
}

#[test]
fn tg_tech_7_claims_from_other_sources_follow_the_same_rules() {
    let mut table = technology(4).seat(1, |p| p.tiles(&["advanced-patent"])).table();
    table.act("use advanced-patent");
    assert_eq!(table.offers_of("claim"), ["claim tech-deep-bore", "claim tech-second-line"]);
}

#[test]
fn tg_military_1_one_step_for_two_of_three_units_or_all() {
    let mut table = Scenario::of(2).seat(1, |p| p.goods(0, 1, 0, 1)).seat(2, |p| p.goods(0, 2, 0, 1)).table();
    table.acts(&["main military", "pay 1-energy 1-credit", "follow crew"]);
    assert_eq!(
        (table.level(1, "military"), table.offers_of("pay")),
        (1, vec!["pay 2-energy 1-credit".to_owned()])
    );
}

#[test]
fn tg_military_2_the_technology_level_of_the_new_space() {
    let may = |military, technology| {
        alone()
            .seat(1, |p| p.level("military", military).level("technology", technology).goods(0, 2, 0, 0))
            .table()
            .allows("main military")
    };
    let needed = [0, 1, 2, 3, 5, 6, 7, 8];
    for (military, &technology) in (0..).zip(&needed) {
        assert!(may(military, technology) && (technology == 0 || !may(military, technology - 1)));
    }
}

#[test]
fn tg_military_3_a_reward_without_discount_costs_the_main_cost() {
    let mut table = alone().seat(1, |p| p.tiles(&["basic-drill"]).goods(0, 1, 0, 1)).table();
    table.acts(&["use basic-drill", "pay 1-energy 1-credit"]);
    assert_eq!(table.level(1, "military"), 1);
}

#[test]
fn tg_production_1_a_step_then_gather() {
    let mut table = alone().seat(1, |p| p.outposts(&["b4"])).table();
    table.acts(&["main production", "advance production", "take alien", "gather c mineral"]);
    assert_eq!((table.level(1, "production"), table.goods(1)), (2, [1, 1, 1, 0]));
}

#[test]
fn tg_production_2_followers_step_or_gather() {
    let mut table = Scenario::of(2).table();
    table.acts(&["main production", "done", "gather c mineral", "follow crew"]);
    assert_eq!(table.offers(), ["choose 1", "choose 2"]);
    table.acts(&["choose 2", "gather c energy"]);
    assert_eq!((table.level(2, "production"), table.goods(2)), (1, [0, 1, 0, 0]));
}

/// TG-RULING-37.
#[test]
fn tg_production_3_as_many_outposts_as_the_level() {
    let mut table = alone()
        .seat(1, |p| {
            p.outposts(&["b1", "b3", "b4"]).level("production", 2).skill("skill-technological-terror")
        })
        .table();
    table.acts(&["main production", "done"]);
    assert_eq!(table.offers_of("gather t").len(), 0, "two are to be named: the last cannot be first");
    table.acts(&["gather b4 energy", "gather t alien"]);
    assert_eq!(table.goods(1), [0, 1, 1, 0]);
}

#[test]
fn tg_production_4_gray_planets_yield_nothing() {
    let mut table = alone().seat(1, |p| p.outposts(&["b2"]).level("production", 4)).table();
    table.acts(&["main production", "done", "gather c mineral"]);
    assert_eq!(table.goods(1), [1, 0, 0, 0]);
}

#[test]
fn tg_production_5_production_steps_cost_nothing() {
    let mut table = alone().seat(1, |p| p.tiles(&["basic-works"])).table();
    table.act("use basic-works");
    table.act("take mineral");
    assert!(table.level(1, "production") == 2 && !table.happened("Paid {"));
}

#[test]
fn tg_politics_1_two_steps_or_a_step_and_a_mission() {
    let mut table = politics(0).table();
    table.acts(&["main politics", "choose 2", "mission mission-spare-parts-run"]);
    assert_eq!((table.level(1, "politics"), table.log(1)), (1, vec!["mission-spare-parts-run".to_owned()]));
}

#[test]
fn tg_politics_2_followers_step_or_take() {
    let mut table = Scenario::of(2)
        .missions(1, &["mission-spare-parts-run"], &[])
        .seat(2, |p| p.level("politics", 1))
        .table();
    table.acts(&["main politics", "choose 1", "done", "follow crew", "choose 2"]);
    assert_eq!((table.level(2, "politics"), table.log(2).len()), (1, 1));
}

#[test]
fn tg_politics_3_rows_follow_the_politics_level() {
    let mut table =
        alone().seat(1, |p| p.mining(&["mining-ore", "mining-gallery"]).outposts(&["b3"])).table();
    table.acts(&["main politics", "choose 1", "done"]);
    table.act("main mining");
    assert_eq!((table.goods(1)[0], table.vp(1)), (1, 2));
    assert_eq!(content().rows.last().unwrap().politics_needed, 5);
}

#[test]
fn tg_politics_4_slots_need_one_two_three_five_six_seven() {
    let reach = |level| {
        let mut table = politics(level).seat(1, |p| p.tiles(&["advanced-dossier"])).table();
        table.act("use advanced-dossier");
        table.offers_of("mission").len()
    };
    assert_eq!([2, 3, 4, 5, 6, 7].map(reach), [2, 3, 3, 4, 5, 6]);
}

#[test]
fn tg_politics_5_politics_steps_cost_nothing() {
    let mut table = alone().table();
    table.acts(&["main politics", "choose 1"]);
    assert!(!table.happened("Paid {"));
}
