//! Areas, missions, bonus tiles, decrees, objectives (TG-SENATE, TG-MINING, TG-TRADE, TG-TECH, TG-MILITARY,
//! TG-PRODUCTION, TG-POLITICS, TG-MISSION, TG-MISSIONCARD, TG-BONUS, TG-DECREE, TG-OBJECTIVE).

mod common;

use common::{alone, quiet, seat, seen};
use orrery_transgalactica::content;
use orrery_transgalactica::scenario::{Scenario, Table};

const DECREES: [&str; 4] =
    ["decree-three-hues", "decree-chain-of-command", "decree-armed-commerce", "decree-all-rounder"];

/// Seats 1 and 2 may claim a seat for `decree-armed-commerce`.
fn senate() -> Scenario {
    Scenario::of(3)
        .decrees(DECREES)
        .seat(1, |p| p.level("trade", 4).level("military", 4).level("technology", 5).crew(2))
        .seat(2, |p| p.level("trade", 4).level("military", 4).level("technology", 5).crew(2))
}

#[test]
fn tg_senate_1_four_decrees_and_four_offices() {
    let table = senate().table();
    assert_eq!((seen(&table).senate.len(), content().offices.len()), (4, 4));
    assert_eq!(table.refuses("senate decree-patent-office"), "TG-SENATE-1");
}

#[test]
fn tg_senate_2_requirement_and_available_crew() {
    assert_eq!(senate().table().refuses("senate decree-three-hues"), "TG-SENATE-2");
    let table = senate().seat(1, |p| p.crew(0)).table();
    assert_eq!(table.refuses("senate decree-armed-commerce"), "TG-SENATE-2");
    let mut table = senate().table();
    table.acts(&["senate decree-armed-commerce", "office office-chancellery"]);
    assert!(format!("{:?}", table.player(1)).contains("ready: 1, out: 0, frozen: 4, seated: 1"));
}

#[test]
fn tg_senate_3_the_first_claim_assigns_an_office() {
    let mut table = senate().seat(1, |p| p.outposts(&["b1", "b2", "b3"])).table();
    table.acts(&[
        "senate decree-armed-commerce",
        "office office-chancellery",
        "senate decree-chain-of-command",
    ]);
    assert_eq!(table.offers_of("office").len(), 3);
    assert_eq!(table.refuses("office office-chancellery"), "TG-SENATE-3");
    let bench = seen(&table).senate[2];
    assert_eq!((bench.golden, bench.silver), (Some(seat(1)), None));
}

/// TG-VEC-8.
#[test]
fn tg_senate_4_the_second_claim_takes_the_silver_seat() {
    let mut table = senate().table();
    table.acts(&[
        "senate decree-armed-commerce",
        "office office-chancellery",
        "pass",
        "senate decree-armed-commerce",
    ]);
    assert_eq!((table.vp(2), table.goods(1)), (9, [0, 0, 0, 1]));
    let bench = seen(&table).senate[2];
    assert_eq!((bench.golden, bench.silver), (Some(seat(1)), Some(seat(2))));
}

#[test]
fn tg_vec_8_the_admiralty_twice() {
    let mut table = senate().table();
    table.acts(&["senate decree-armed-commerce", "office office-admiralty", "choose 1"]);
    assert_eq!((table.level(1, "military"), table.vp(1)), (5, 5 + 3), "space 5 prints 3 VP");
    table.acts(&["pass", "senate decree-armed-commerce", "choose 2"]);
    assert_eq!((table.level(2, "trade"), table.vp(2), table.goods(1)[3]), (5, 5, 1));
    assert!([1, 2].iter().all(|&seat| format!("{:?}", table.player(seat)).contains("ready: 1")));
    assert!(!table.happened("Paid {"));
}

#[test]
fn tg_senate_5_one_seat_per_player_and_two_in_all() {
    let mut table = senate().seat(3, |p| p.level("trade", 4).level("military", 4)).table();
    table.acts(&["senate decree-armed-commerce", "office office-chancellery"]);
    assert_eq!(table.refuses("senate decree-armed-commerce"), "TG-SENATE-5");
    table.acts(&["pass", "senate decree-armed-commerce", "pass"]);
    assert_eq!(table.refuses("senate decree-armed-commerce"), "TG-SENATE-5");
}

/// TG-RULING-56, TG-RULING-57.
#[test]
fn tg_senate_6_the_rewards() {
    let mut table = senate().table();
    table.acts(&["senate decree-armed-commerce", "office office-personnel", "wake"]);
    assert_eq!(table.offers_of("advance").len(), 5);
    table.acts(&["advance military", "advance trade"]);
    assert_eq!((table.vp(1), table.level(1, "trade")), (4 + 3, 5));
    let mut table = senate().table();
    table.acts(&["senate decree-armed-commerce", "office office-colonies", "glide 1 b1", "settle b1"]);
    assert_eq!((table.vp(1), table.has_outpost(1, "b1"), table.goods(1)), (6, true, [0; 4]));
}

#[test]
fn tg_ruling_57_the_office_of_colonies_moves_one_space_in_either_order() {
    let mut table = senate().seat(1, |p| p.ship("b1")).table();
    table.acts(&["senate decree-armed-commerce", "office office-colonies", "settle b1", "glide 1 b2"]);
    assert_eq!((table.vp(1), table.ships(1), table.on_turn()), (6, vec!["b2".to_owned()], 1));
}

#[test]
fn tg_ruling_56_any_track_includes_military_and_trade() {
    let mut table = senate().table();
    table.acts(&["senate decree-armed-commerce", "office office-personnel", "done"]);
    assert!(table.allows("advance military") && table.allows("advance trade"));
}

#[test]
fn tg_senate_7_steps_from_the_senate_are_free() {
    let mut table = senate().table();
    table.acts(&["senate decree-armed-commerce", "office office-admiralty", "choose 2"]);
    assert_eq!((table.level(1, "trade"), table.goods(1)), (5, [0; 4]));
}

/// TG-RULING-44.
#[test]
fn tg_senate_8_the_seat_stays_and_several_claims_are_allowed() {
    let mut table =
        senate().seat(1, |p| p.level("trade", 2).temporary("trade", 2).outposts(&["b1", "b2", "b3"])).table();
    table.acts(&[
        "senate decree-armed-commerce",
        "office office-chancellery",
        "senate decree-chain-of-command",
        "office office-admiralty",
        "done",
    ]);
    table.next_round();
    assert_eq!(seen(&table).senate.iter().filter(|bench| bench.golden == Some(seat(1))).count(), 2);
}

#[test]
fn tg_ruling_44_a_decree_is_checked_when_claimed() {
    let mut table = senate().seat(1, |p| p.level("trade", 2).temporary("trade", 2)).table();
    table.acts(&["senate decree-armed-commerce", "office office-chancellery"]);
    table.next_round();
    assert!(table.player(1).vp() >= 9);
    assert_eq!(seen(&table).senate[2].golden, Some(seat(1)));
}

/// TG-RULING-58.
#[test]
fn tg_senate_9_only_crew_sits_in_the_senate() {
    let table = senate().seat(1, |p| p.crew(1).skill("skill-lieutenant")).table();
    assert_eq!(
        table.refuses("senate decree-armed-commerce"),
        "TG-SENATE-2",
        "captains and a Lieutenant, no crew"
    );
}

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
    assert_eq!(unlock(1).vp(1), 2);
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
        table.offers_of("claim").len()
    };
    assert_eq!([0, 2, 3, 5, 6].map(claims), [1, 0, 2, 2, 3].map(|n| if n == 0 { 0 } else { n }));
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

fn politics(level: u8) -> Scenario {
    alone()
        .missions(
            1,
            &["mission-spare-parts-run", "mission-border-patrol", "mission-star-festival"],
            &["mission-field-study", "mission-public-lecture"],
        )
        .missions(2, &["mission-tech-licensing", "mission-long-campaign", "mission-peace-academy"], &[])
        .seat(1, |p| p.level("politics", level))
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

#[test]
fn tg_mission_1_sorted_by_number() {
    let mut table = politics(3).table();
    table.acts(&["main politics", "choose 2", "mission mission-spare-parts-run"]);
    table.finish();
    assert_eq!(
        table.open_missions(1),
        ["mission-border-patrol", "mission-star-festival", "mission-field-study"]
    );
}

#[test]
fn tg_mission_2_into_an_empty_slot_of_the_log() {
    let mut table = politics(2).table();
    table.acts(&["main politics", "choose 2", "wake"]);
    assert_eq!(table.offers_of("mission").len(), 3);
    assert_eq!(table.refuses("mission mission-long-campaign"), "TG-POLITICS-4");
}

/// TG-RULING-35.
#[test]
fn tg_mission_3_a_full_log_exchanges_within_the_level() {
    let mut table = politics(3)
        .seat(1, |p| p.log(&["mission-public-lecture", "mission-first-contract"]).level("politics", 4))
        .table();
    table.acts(&["main politics", "choose 2"]);
    assert_eq!(table.refuses("mission mission-tech-licensing"), "TG-MISSION-3");
    table.acts(&["mission mission-spare-parts-run", "mission mission-first-contract"]);
    assert_eq!(table.log(1), ["mission-public-lecture", "mission-spare-parts-run"]);
    assert_eq!(
        table.open_missions(1),
        ["mission-border-patrol", "mission-star-festival", "mission-first-contract"]
    );
}

#[test]
fn tg_mission_4_refilled_at_the_end_of_the_action_before_anybody_follows() {
    let mut table = Scenario::of(2)
        .missions(1, &["mission-spare-parts-run", "mission-border-patrol"], &["mission-star-festival"])
        .seat(1, |p| p.level("politics", 3).goods(0, 0, 0, 1))
        .table();
    table.acts(&["main politics", "choose 2", "mission mission-border-patrol"]);
    assert_eq!(
        table.open_missions(1),
        ["mission-spare-parts-run", "-", "-"],
        "still open in the last window"
    );
    table.act("done");
    assert_eq!((table.asked(), table.waits_for()), (2, "Follow".to_owned()));
    assert_eq!(table.open_missions(1), ["mission-spare-parts-run", "mission-star-festival", "-"]);
}

/// TG-RULING-16.
#[test]
fn tg_mission_5_fulfilled_at_any_moment_between_steps() {
    let mut table = politics(0).seat(1, |p| p.goods(1, 0, 0, 0)).table();
    table.acts(&["main politics", "choose 2", "mission mission-spare-parts-run"]);
    assert!(table.allows("fulfil mission-spare-parts-run"), "in the turn it was taken");
    table.acts(&["fulfil mission-spare-parts-run", "glide 1 b1"]);
    assert_eq!((table.vp(1), table.ships(1)), (1, vec!["b1".to_owned()]));
}

#[test]
fn tg_ruling_16_never_forced() {
    let mut table = alone().seat(1, |p| p.log(&["mission-star-festival"]).goods(1, 1, 0, 0)).table();
    table.act("pass");
    assert_eq!(table.log(1).len(), 1);
}

#[test]
fn tg_mission_6_kinds() {
    let of = |bits| content().missions.iter().filter(|mission| mission.kinds == bits).count();
    assert_eq!((of(1), of(2), of(4), of(3)), (7, 7, 9, 3));
    assert!(content().missions.iter().filter(|mission| mission.kinds == 3).all(|mission| mission.level == 2));
}

#[test]
fn tg_mission_7_steps_among_the_rewards_cost_the_main_cost() {
    let mut table = fulfil("mission-peace-academy", |p| {
        p.level("technology", 4).outposts(&["b1", "b3"]).goods(2, 4, 0, 0)
    });
    assert_eq!(table.offers(), ["done", "pay 2-energy"]);
    table.act("pay 2-energy");
    assert_eq!(table.level(1, "military"), 1);
}

#[test]
fn tg_mission_8_the_central_planet_does_not_count() {
    let table = alone()
        .seat(1, |p| {
            p.log(&["mission-pirate-hunt"]).level("military", 2).berth(1, "pirate-raiders").goods(0, 2, 0, 1)
        })
        .table();
    assert_eq!(table.refuses("fulfil mission-pirate-hunt"), "TG-MISSION-5");
    let table = alone()
        .seat(1, |p| {
            p.log(&["mission-pirate-hunt"])
                .level("military", 2)
                .berth(1, "pirate-raiders")
                .goods(0, 2, 0, 1)
                .skill("skill-technological-terror")
        })
        .table();
    assert!(table.allows("fulfil mission-pirate-hunt"));
}

/// TG-RULING-49.
#[test]
fn tg_ruling_49_any_planet_tile() {
    let table = alone()
        .seat(1, |p| {
            p.log(&["mission-pirate-hunt"])
                .level("military", 2)
                .berth(1, "pirate-raiders")
                .goods(0, 2, 0, 1)
                .outposts(&["b2"])
        })
        .table();
    assert!(table.allows("fulfil mission-pirate-hunt"));
}

/// TG-RULING-19.
#[test]
fn tg_mission_9_different_colours_and_same_colour() {
    let holds = |outposts: &[&str]| {
        let table = alone()
            .planet("b4", "planet-twilight-archive")
            .decrees(DECREES)
            .seat(1, |p| p.outposts(outposts))
            .table();
        table.allows("senate decree-three-hues")
    };
    // b1 purple, b2 gray, b3 green, b4 yellow and purple, i2 all.
    assert!(holds(&["b1", "b2", "b3"]) && !holds(&["b1", "b2"]));
    assert!(holds(&["b1", "b4", "b2"]), "the two-coloured planet stands for yellow");
    assert!(holds(&["b1", "i2", "b2"]));
    let mut table = alone()
        .seat(1, |p| {
            p.log(&["mission-common-tongue"]).level("technology", 2).goods(1, 1, 0, 0).outposts(&["b3", "i3"])
        })
        .table();
    table.act("fulfil mission-common-tongue");
    assert_eq!(table.vp(1), 3);
}

#[test]
fn tg_ruling_19_multicolour_is_all_four_colours() {
    let table = quiet(2)
        .seat(1, |p| p.outposts(&["i2"]).objectives("objective-gray-worlds", "objective-warlord"))
        .table();
    assert_eq!(table.sheet(1).objective, 4);
}

#[test]
fn tg_mission_10_unfulfilled_missions_have_no_effect_at_the_end() {
    let with = quiet(2).seat(1, |p| p.log(&["mission-grand-alliance"])).table().sheet(1);
    assert_eq!(with, quiet(2).table().sheet(1));
}

/// A table where seat 1, with these holdings, has just fulfilled the mission.
fn fulfil(
    mission: &str,
    holding: impl FnOnce(
        orrery_transgalactica::scenario::Holding<'_>,
    ) -> orrery_transgalactica::scenario::Holding<'_>,
) -> Table {
    let mut table = alone().seat(1, |p| holding(p.log(&[mission]))).table();
    table.act(&format!("fulfil {mission}"));
    table
}

fn cannot(
    mission: &str,
    holding: impl FnOnce(
        orrery_transgalactica::scenario::Holding<'_>,
    ) -> orrery_transgalactica::scenario::Holding<'_>,
) -> bool {
    let table = alone().seat(1, |p| holding(p.log(&[mission]))).table();
    !table.allows(&format!("fulfil {mission}"))
}

#[test]
fn tg_missioncard_1_spare_parts_run() {
    let mut table = fulfil("mission-spare-parts-run", |p| p.goods(1, 0, 0, 0));
    table.act("glide 1 b3");
    assert_eq!((table.vp(1), table.goods(1)), (1, [0; 4]));
}

#[test]
fn tg_missioncard_2_border_patrol() {
    let table = fulfil("mission-border-patrol", |p| p.goods(0, 1, 0, 0));
    assert_eq!((table.vp(1), table.waits_for()), (1, "Explore".to_owned()));
}

#[test]
fn tg_missioncard_3_star_festival() {
    assert_eq!(fulfil("mission-star-festival", |p| p.goods(1, 1, 0, 0)).vp(1), 2);
}

#[test]
fn tg_missioncard_4_public_lecture() {
    let mut table = fulfil("mission-public-lecture", |p| p.goods(1, 1, 0, 0).level("technology", 1));
    table.act("advance politics");
    assert_eq!((table.vp(1), table.level(1, "politics")), (2, 1));
    assert!(cannot("mission-public-lecture", |p| p.goods(1, 1, 0, 0)));
}

#[test]
fn tg_missioncard_5_show_of_force() {
    let table = fulfil("mission-show-of-force", |p| p.goods(0, 2, 0, 0).level("military", 1));
    assert_eq!((table.vp(1), table.goods(1)), (2, [0, 0, 1, 0]));
    assert!(cannot("mission-show-of-force", |p| p.goods(0, 2, 0, 0)));
}

#[test]
fn tg_missioncard_6_first_contract() {
    let table = fulfil("mission-first-contract", |p| p.goods(2, 0, 0, 0).level("trade", 1));
    assert_eq!((table.vp(1), table.goods(1)), (2, [0, 0, 0, 1]));
    assert!(cannot("mission-first-contract", |p| p.goods(2, 0, 0, 0)));
}

#[test]
fn tg_missioncard_7_field_study() {
    assert_eq!(fulfil("mission-field-study", |p| p.goods(1, 1, 0, 0).level("technology", 2)).vp(1), 3);
    assert!(cannot("mission-field-study", |p| p.goods(1, 1, 0, 0).level("technology", 1)));
}

#[test]
fn tg_missioncard_8_ore_consortium() {
    let mut table =
        fulfil("mission-ore-consortium", |p| p.goods(2, 0, 0, 0).level("trade", 1).outposts(&["i3"]));
    table.acts(&["advance production", "take alien"]);
    assert_eq!((table.vp(1), table.level(1, "production")), (3, 2));
    assert!(cannot("mission-ore-consortium", |p| p.goods(2, 0, 0, 0).level("trade", 1).outposts(&["b1"])));
}

#[test]
fn tg_missioncard_9_garrison_duty() {
    let mut table =
        fulfil("mission-garrison-duty", |p| p.goods(0, 2, 0, 0).level("military", 1).outposts(&["b1"]));
    table.act("advance technology");
    assert_eq!((table.vp(1), table.level(1, "technology")), (3, 1));
    assert!(cannot("mission-garrison-duty", |p| p.goods(0, 2, 0, 0).level("military", 1).outposts(&["i3"])));
}

#[test]
fn tg_missioncard_10_convoy_escort() {
    let table = fulfil("mission-convoy-escort", |p| p.goods(0, 1, 0, 1).level("military", 2));
    assert_eq!((table.vp(1), table.goods(1)), (3, [1, 0, 1, 0]));
    assert!(cannot("mission-convoy-escort", |p| p.goods(0, 1, 0, 1).level("military", 1)));
}

#[test]
fn tg_missioncard_11_open_market() {
    let table = fulfil("mission-open-market", |p| p.goods(2, 0, 1, 0).level("trade", 2));
    assert_eq!((table.vp(1), table.goods(1)), (3, [0, 1, 0, 1]));
    assert!(cannot("mission-open-market", |p| p.goods(2, 0, 1, 0).level("trade", 1)));
}

#[test]
fn tg_missioncard_12_common_tongue() {
    let mut table = alone()
        .display(&["tech-deep-bore"])
        .seat(1, |p| {
            p.log(&["mission-common-tongue"]).goods(1, 1, 0, 0).level("technology", 2).outposts(&["b3", "i3"])
        })
        .table();
    table.acts(&["fulfil mission-common-tongue", "claim tech-deep-bore"]);
    assert_eq!((table.vp(1), table.techs(1).len()), (3, 1));
    assert!(cannot("mission-common-tongue", |p| p
        .goods(1, 1, 0, 0)
        .level("technology", 2)
        .outposts(&["b3", "b1"])));
}

#[test]
fn tg_missioncard_13_mixed_cargo() {
    let mut table =
        fulfil("mission-mixed-cargo", |p| p.goods(2, 0, 1, 0).level("trade", 2).outposts(&["b3", "b1"]));
    table.acts(&["glide 1 b1", "glide 1 i1"]);
    assert_eq!((table.vp(1), table.ships(1)), (4, vec!["i1".to_owned()]));
    assert!(cannot("mission-mixed-cargo", |p| p.goods(2, 0, 1, 0).level("trade", 2).outposts(&["b3", "i3"])));
}

#[test]
fn tg_missioncard_14_pirate_hunt() {
    let mut table = fulfil("mission-pirate-hunt", |p| {
        p.goods(0, 2, 0, 1).level("military", 2).outposts(&["b1"]).berth(1, "pirate-raiders")
    });
    table.act("advance trade");
    assert_eq!((table.vp(1), table.level(1, "trade"), table.goods(1)), (4, 1, [0; 4]));
    assert!(cannot("mission-pirate-hunt", |p| p.goods(0, 2, 0, 1).level("military", 2).outposts(&["b1"])));
}

#[test]
fn tg_missioncard_15_tech_licensing() {
    let mut table = fulfil("mission-tech-licensing", |p| p.goods(3, 0, 0, 0).level("trade", 4));
    table.act("advance technology");
    assert_eq!((table.vp(1), table.goods(1)), (4, [0, 0, 0, 1]));
    assert!(cannot("mission-tech-licensing", |p| p.goods(3, 0, 0, 0).level("trade", 3)));
}

/// TG-VEC-7.
#[test]
fn tg_missioncard_16_long_campaign() {
    let mut table = fulfil("mission-long-campaign", |p| p.goods(0, 3, 0, 0).level("military", 4));
    table.act("glide 1 b1");
    assert_eq!((table.vp(1), table.goods(1), table.ships(1)), (5, [0, 0, 2, 0], vec!["b1".to_owned()]));
    assert!(cannot("mission-long-campaign", |p| p.goods(0, 3, 0, 0).level("military", 3)));
}

#[test]
fn tg_vec_7_mission_16_is_open_at_politics_five() {
    let reach = |level| {
        let mut table = alone()
            .missions(1, &[], &[])
            .missions(2, &["mission-long-campaign", "mission-peace-academy", "mission-dockworkers"], &[])
            .seat(1, |p| p.level("politics", level).tiles(&["advanced-dossier"]))
            .table();
        table.act("use advanced-dossier");
        table.allows("mission mission-long-campaign")
    };
    assert!(reach(5) && !reach(4));
}

#[test]
fn tg_missioncard_17_peace_academy() {
    let mut table = fulfil("mission-peace-academy", |p| {
        p.goods(2, 4, 0, 0).level("technology", 4).outposts(&["b1", "b3"])
    });
    table.act("pay 2-energy");
    assert_eq!((table.vp(1), table.level(1, "military")), (5 + 1, 1), "space 1 prints 1 VP");
    assert!(cannot("mission-peace-academy", |p| p
        .goods(2, 2, 0, 0)
        .level("technology", 4)
        .outposts(&["b1"])));
}

#[test]
fn tg_missioncard_18_frontier_recruits() {
    let mut table = fulfil("mission-frontier-recruits", |p| {
        p.goods(0, 2, 0, 1).level("military", 4).outposts(&["b3", "i3"])
    });
    table.act("wake");
    assert_eq!(table.vp(1), 5);
    assert!(cannot("mission-frontier-recruits", |p| p
        .goods(0, 2, 0, 1)
        .level("military", 4)
        .outposts(&["b3", "b1"])));
}

#[test]
fn tg_missioncard_19_dockworkers() {
    let mut table =
        fulfil("mission-dockworkers", |p| p.goods(2, 0, 1, 0).level("trade", 4).outposts(&["b2", "o2"]));
    table.act("wake");
    assert_eq!(table.vp(1), 5);
    assert!(cannot("mission-dockworkers", |p| p.goods(2, 0, 1, 0).level("trade", 4).outposts(&["b2", "b4"])));
}

#[test]
fn tg_missioncard_20_pilgrim_route() {
    let mut table = fulfil("mission-pilgrim-route", |p| {
        p.goods(2, 2, 0, 0).level("technology", 4).outposts(&["b3", "i1", "i3"])
    });
    table.act("jump 1 o2 for nothing");
    assert_eq!((table.vp(1), table.ships(1)), (6, vec!["o2".to_owned()]));
    assert!(cannot("mission-pilgrim-route", |p| p
        .goods(2, 2, 0, 0)
        .level("technology", 4)
        .outposts(&["b3", "i1"])));
}

#[test]
fn tg_missioncard_21_galactic_expo() {
    let mut table = fulfil("mission-galactic-expo", |p| p.goods(1, 1, 1, 1).level("technology", 6));
    table.acts(&["advance production", "take alien", "advance politics"]);
    assert_eq!((table.vp(1), table.level(1, "production"), table.level(1, "politics")), (6, 2, 1));
}

#[test]
fn tg_missioncard_22_letter_of_marque() {
    let mut table = alone()
        .missions(1, &["mission-spare-parts-run"], &[])
        .seat(1, |p| {
            p.log(&["mission-letter-of-marque", "mission-field-study"])
                .goods(0, 0, 2, 1)
                .level("military", 4)
                .level("politics", 1)
        })
        .table();
    table.acts(&["fulfil mission-letter-of-marque", "mission mission-spare-parts-run"]);
    assert_eq!((table.vp(1), table.log(1).len()), (6, 2));
    assert!(cannot("mission-letter-of-marque", |p| p
        .goods(0, 0, 2, 1)
        .level("military", 3)
        .level("trade", 3)));
}

#[test]
fn tg_missioncard_23_great_library() {
    let mut table = alone()
        .display(&["tech-deep-bore", "tech-second-line"])
        .seat(1, |p| p.log(&["mission-great-library"]).goods(2, 2, 0, 0).level("technology", 6))
        .table();
    table.acts(&["fulfil mission-great-library", "claim tech-second-line"]);
    assert_eq!((table.vp(1), table.techs(1).len()), (6, 1));
}

#[test]
fn tg_missioncard_24_three_systems_pact() {
    let mut table = alone()
        .mining_tile("mining-bullion")
        .seat(1, |p| {
            p.log(&["mission-three-systems-pact"])
                .goods(2, 2, 0, 0)
                .level("trade", 6)
                .outposts(&["b1", "b2", "b3"])
        })
        .table();
    table.acts(&["fulfil mission-three-systems-pact", "area mining"]);
    assert_eq!((table.vp(1), table.goods(1)), (7, [0, 0, 0, 1]));
    assert!(cannot("mission-three-systems-pact", |p| p
        .goods(2, 2, 0, 0)
        .level("trade", 6)
        .outposts(&["b1", "b2"])));
}

#[test]
fn tg_missioncard_25_world_academy() {
    let mut table =
        fulfil("mission-world-academy", |p| p.goods(3, 2, 0, 0).level("technology", 8).ship("b1"));
    table.act("settle b1");
    assert_eq!((table.vp(1), table.goods(1)), (7, [0; 4]));
    let table = fulfil("mission-world-academy", |p| p.goods(2, 2, 0, 0).level("technology", 8).ship("b1"));
    assert_eq!((table.vp(1), table.has_outpost(1, "b1")), (7, false));
}

#[test]
fn tg_missioncard_26_grand_alliance() {
    assert_eq!(fulfil("mission-grand-alliance", |p| p.goods(0, 0, 2, 2).level("military", 6)).vp(1), 12);
    assert!(cannot("mission-grand-alliance", |p| p.goods(0, 0, 2, 2).level("military", 5).level("trade", 5)));
}

#[test]
fn tg_vec_4_a_new_trade_level_counts_in_the_same_turn() {
    let mut table = alone()
        .seat(1, |p| {
            p.log(&["mission-tech-licensing"])
                .level("trade", 3)
                .goods(5, 0, 0, 0)
                .fleets(["fleet-vp", "fleet-vp", "fleet-vp"])
        })
        .table();
    assert!(!table.allows("fulfil mission-tech-licensing"));
    table.acts(&["main trading", "pay 2-mineral", "fulfil mission-tech-licensing"]);
    assert_eq!(table.vp(1), 2 + 4);
}

#[test]
fn tg_bonus_1_tiles_lie_face_up_and_open() {
    let mut table = alone()
        .stack("technology", 1, &["basic-laurels"])
        .seat(1, |p| p.tiles(&["basic-cash", "basic-cash", "advanced-triumph"]).level("technology", 1))
        .table();
    table.acts(&["main technology", "choose 1"]);
    let open = &seen(&table).players[0].open;
    assert_eq!(open, table.player(1), "everybody sees them; there is no limit");
    assert_eq!((table.tiles(1, "basic-cash"), table.tiles(1, "basic-laurels")), (2, 1));
}

#[test]
fn tg_bonus_2_flipped_for_its_effect_once() {
    let mut table = alone().seat(1, |p| p.tiles(&["advanced-triumph"])).table();
    table.act("use advanced-triumph");
    assert_eq!((table.vp(1), table.tiles(1, "advanced-triumph")), (5, 0));
    assert_eq!(table.refuses("use advanced-triumph"), "TG-BONUS-2");
}

#[test]
fn tg_bonus_3_in_the_very_turn_it_was_gained() {
    let mut table =
        alone().stack("technology", 1, &["basic-laurels"]).seat(1, |p| p.level("technology", 1)).table();
    table.acts(&["main technology", "choose 1", "use basic-laurels"]);
    assert_eq!(table.vp(1), 3);
}

#[test]
fn tg_bonus_4_colour_matters_only_at_setup() {
    let mut table = alone().seat(1, |p| p.tiles(&["basic-ore", "advanced-windfall"])).table();
    table.acts(&["use basic-ore", "use advanced-windfall"]);
    assert_eq!(table.goods(1), [2, 0, 0, 3]);
}

#[test]
fn tg_bonus_5_exploration_by_a_tile_costs_as_usual() {
    let mut table = alone().seat(1, |p| p.tiles(&["advanced-expedition"]).goods(1, 1, 0, 0)).table();
    table.acts(&["use advanced-expedition", "area exploration", "sail 1 b1", "settle b1"]);
    assert_eq!((table.goods(1), table.vp(1)), ([0; 4], 1));
}

/// TG-RULING-11, TG-RULING-33.
#[test]
fn tg_bonus_6_temporary_levels_and_double_income() {
    let mut table = alone()
        .pirates("b1", "pirate-raiders")
        .seat(1, |p| p.ship("b1").tiles(&["basic-muster", "basic-fair"]))
        .table();
    table.acts(&["use basic-muster", "main exploration", "fight b1"]);
    assert_eq!((table.vp(1), table.level(1, "military")), (1, 0));
    let mut table = quiet(2)
        .planet("b1", "planet-gold-barrens")
        .seat(1, |p| p.tiles(&["advanced-boom"]).outposts(&["b1"]))
        .table();
    table.acts(&["use advanced-boom", "pass", "pass"]);
    assert_eq!(table.goods(1), [0, 0, 0, 2]);
}

#[test]
fn tg_ruling_11_temporary_levels_end_with_the_phase() {
    let mut table = alone()
        .planet("b1", "planet-mossgate")
        .seat(1, |p| p.ship("b1").tiles(&["basic-fair"]).goods(1, 0, 0, 0))
        .table();
    table.acts(&["use basic-fair", "main exploration", "settle b1"]);
    assert!(table.has_outpost(1, "b1"));
    table.finish();
    table.next_round();
    assert!(!format!("{:?}", table.player(1)).contains("temporary: [0, 0, 0, 0, 2]"));
}

#[test]
fn tg_ruling_33_every_item_twice_priced_ones_too_and_not_in_round_five() {
    let mut table = quiet(2)
        .planet("b1", "planet-ashen-reach")
        .seat(1, |p| {
            p.outposts(&["b1"]).goods(0, 0, 2, 0).boom().fleets(["fleet-vp", "fleet-any", "fleet-credit"])
        })
        .income();
    table.acts(&["pay 1-alien", "pay 1-alien"]);
    assert_eq!(table.level(1, "trade"), 2);
    let table = alone().round(5).seat(1, |p| p.tiles(&["advanced-boom"])).table();
    assert_eq!(table.refuses("use advanced-boom"), "TG-BONUS-2");
    let table = quiet(2).seat(1, |p| p.skill("skill-thrifty").boom()).income();
    assert_eq!(table.goods(1), [1, 1, 1, 1], "not Thrifty");
}

/// TG-RULING-42.
#[test]
fn tg_bonus_7_stacks_are_open_and_the_top_tile_is_taken() {
    let table = alone().stack("politics", 1, &["basic-cash", "basic-ore"]).table();
    assert_eq!(seen(&table).stacks[3][0].len(), 2);
    let mut table = alone()
        .stack("politics", 1, &["basic-cash", "basic-ore"])
        .seat(1, |p| p.level("politics", 1))
        .table();
    table.acts(&["main politics", "choose 1"]);
    assert_eq!(table.tiles(1, "basic-ore"), 1);
}

#[test]
fn tg_bonus_8_tiles_left_are_worth_nothing() {
    let with = quiet(2).seat(1, |p| p.tiles(&["advanced-triumph", "basic-laurels"])).table().sheet(1);
    assert_eq!(with, quiet(2).table().sheet(1));
}

fn decree(
    id: &str,
    holding: impl FnOnce(
        orrery_transgalactica::scenario::Holding<'_>,
    ) -> orrery_transgalactica::scenario::Holding<'_>,
) -> bool {
    let card = content().decrees.iter().find(|decree| decree.id == id).expect("a decree");
    let mut decrees = DECREES;
    decrees[usize::from(card.deck)] = id;
    alone().decrees(decrees).seat(1, holding).table().allows(&format!("senate {id}"))
}

#[test]
fn tg_decree_1_three_hues() {
    assert!(decree("decree-three-hues", |p| p.outposts(&["b1", "b2", "b3"])));
    assert!(!decree("decree-three-hues", |p| p.outposts(&["b1", "b3", "i3"])));
}

#[test]
fn tg_decree_2_chain_of_command() {
    assert!(decree("decree-chain-of-command", |p| p.outposts(&["b1", "b2", "i4"])));
    assert!(!decree("decree-chain-of-command", |p| p.outposts(&["b1", "b2", "i3"])));
}

#[test]
fn tg_decree_3_learned_statecraft() {
    assert!(decree("decree-learned-statecraft", |p| p.level("technology", 6).level("politics", 6)));
    assert!(!decree("decree-learned-statecraft", |p| p.level("technology", 6).level("politics", 5)));
}

/// TG-RULING-20.
#[test]
fn tg_decree_4_all_rounder() {
    assert!(decree("decree-all-rounder", |p| p.fulfilled(&[
        "mission-star-festival",
        "mission-spare-parts-run",
        "mission-letter-of-marque"
    ])));
    assert!(!decree("decree-all-rounder", |p| p
        .fulfilled(&["mission-star-festival", "mission-letter-of-marque"])));
    assert!(decree("decree-all-rounder", |p| p.fulfilled(&[
        "mission-star-festival",
        "mission-letter-of-marque",
        "mission-grand-alliance"
    ])));
}

#[test]
fn tg_decree_5_ash_and_amber() {
    assert!(decree("decree-ash-and-amber", |p| p.outposts(&["b2", "o2", "i2"])));
    assert!(decree("decree-ash-and-amber", |p| p.outposts(&["b4", "i4", "i5"])));
    assert!(!decree("decree-ash-and-amber", |p| p.outposts(&["b2", "o2", "b4"])));
}

#[test]
fn tg_decree_6_mining_rights() {
    assert!(decree("decree-mining-rights", |p| p.outposts(&["i1", "i2", "i3"])));
    assert!(decree("decree-mining-rights", |p| p
        .outposts(&["i1", "i2"])
        .skill("skill-technological-terror")));
    assert!(!decree("decree-mining-rights", |p| p.outposts(&["i1", "i2"])));
}

#[test]
fn tg_decree_7_armed_commerce() {
    assert!(decree("decree-armed-commerce", |p| p.level("trade", 4).level("military", 4)));
    assert!(!decree("decree-armed-commerce", |p| p.level("trade", 4).level("military", 3)));
}

#[test]
fn tg_decree_8_patent_office() {
    assert!(decree("decree-patent-office", |p| p.techs(&[
        "tech-deep-bore",
        "tech-second-line",
        "tech-hegemony"
    ])));
    assert!(!decree("decree-patent-office", |p| p.techs(&["tech-deep-bore", "tech-second-line"])));
}

#[test]
fn tg_decree_9_vine_and_violet() {
    assert!(decree("decree-vine-and-violet", |p| p.outposts(&["b3", "i1", "i3"])));
    assert!(!decree("decree-vine-and-violet", |p| p.outposts(&["b3", "i1", "b1"])));
}

#[test]
fn tg_decree_10_broad_settlement() {
    assert!(decree("decree-broad-settlement", |p| p.outposts(&["b1", "i1", "i5"])));
    assert!(!decree("decree-broad-settlement", |p| p.outposts(&["b1", "i1"])));
}

#[test]
fn tg_decree_11_pirate_bane() {
    assert!(decree("decree-pirate-bane", |p| p
        .berth(1, "pirate-raiders")
        .berth(3, "pirate-corsairs")
        .berth(5, "pirate-scavengers")));
    assert!(!decree("decree-pirate-bane", |p| p.berth(1, "pirate-raiders").berth(3, "pirate-corsairs")));
}

/// TG-RULING-20: a dual card counts in both tallies.
#[test]
fn tg_decree_12_specialists() {
    let war = ["mission-border-patrol", "mission-show-of-force", "mission-letter-of-marque"];
    assert!(decree("decree-specialists", |p| p.fulfilled(&war)));
    assert!(!decree("decree-specialists", |p| p.fulfilled(&war[..2])));
}

#[test]
fn tg_ruling_20_dual_missions() {
    let table = quiet(2)
        .seat(1, |p| {
            p.fulfilled(&["mission-letter-of-marque"])
                .objectives("objective-warlord", "objective-patron-of-culture")
        })
        .seat(2, |p| {
            p.fulfilled(&["mission-grand-alliance"])
                .objectives("objective-master-trader", "objective-gray-worlds")
        })
        .table();
    assert_eq!((table.sheet(1).objective, table.sheet(2).objective), (4, 4));
}

/// TG-RULING-51.
#[test]
fn tg_decree_13_decks() {
    let decks: Vec<u8> = content().decrees.iter().map(|decree| decree.deck).collect();
    assert_eq!(decks, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
}

fn objective(
    id: &str,
    holding: impl FnOnce(
        orrery_transgalactica::scenario::Holding<'_>,
    ) -> orrery_transgalactica::scenario::Holding<'_>,
) -> i16 {
    let other = if id == "objective-warlord" { "objective-patron-of-culture" } else { "objective-warlord" };
    let mut table = quiet(2).round(5).seat(1, |p| holding(p.objectives(id, other))).maintenance();
    table.act_as(1, &format!("objective {id}"));
    table.sheet(1).objective
}

/// TG-RULING-25.
#[test]
fn tg_objective_1_scholar_or_diplomat() {
    let vp = objective("objective-scholar-or-diplomat", |p| {
        p.techs(&["tech-deep-bore"]).fulfilled(&["mission-star-festival", "mission-field-study"])
    });
    assert_eq!(vp, 4, "the better, not both");
}

#[test]
fn tg_objective_2_patron_of_culture() {
    assert_eq!(
        objective("objective-patron-of-culture", |p| p
            .fulfilled(&["mission-star-festival", "mission-border-patrol"])),
        4
    );
}

#[test]
fn tg_objective_3_master_trader() {
    assert_eq!(
        objective("objective-master-trader", |p| p
            .fulfilled(&["mission-spare-parts-run", "mission-grand-alliance"])),
        8
    );
}

#[test]
fn tg_objective_4_warlord() {
    assert_eq!(
        objective("objective-warlord", |p| p.fulfilled(&["mission-border-patrol", "mission-grand-alliance"])),
        8
    );
}

#[test]
fn tg_objective_5_hunter_or_soldier() {
    assert_eq!(
        objective("objective-hunter-or-soldier", |p| p
            .berth(1, "pirate-raiders")
            .fulfilled(&["mission-border-patrol", "mission-show-of-force"])),
        6
    );
}

#[test]
fn tg_objective_6_yellow_worlds() {
    assert_eq!(objective("objective-yellow-worlds", |p| p.outposts(&["b4", "i2"])), 6);
}

#[test]
fn tg_objective_7_purple_worlds() {
    assert_eq!(objective("objective-purple-worlds", |p| p.outposts(&["b1", "b2"])), 3);
}

#[test]
fn tg_objective_8_green_worlds() {
    assert_eq!(objective("objective-green-worlds", |p| p.outposts(&["b3", "i1", "i3"])), 9);
}

#[test]
fn tg_objective_9_gray_worlds() {
    assert_eq!(objective("objective-gray-worlds", |p| p.outposts(&["b2", "i2"])), 8);
}

#[test]
fn tg_objective_10_settler_or_scholar() {
    assert_eq!(
        objective("objective-settler-or-scholar", |p| p.outposts(&["b1", "b2"]).techs(&["tech-deep-bore"])),
        6
    );
}

#[test]
fn tg_objective_11_bounty_hunter() {
    assert_eq!(
        objective("objective-bounty-hunter", |p| p.berth(1, "pirate-raiders").berth(5, "pirate-corsairs")),
        10
    );
}

/// TG-RULING-66.
#[test]
fn tg_objective_12_market_access() {
    assert_eq!(
        objective("objective-market-access", |p| p.outposts(&["i1", "i3", "b1"])),
        6,
        "Clover Deep asks at its second site"
    );
}

#[test]
fn tg_objective_13_full_holds() {
    assert_eq!(objective("objective-full-holds", |p| p.outposts(&["b1", "b2"]).goods(1, 1, 0, 5)), 8);
    assert_eq!(objective("objective-full-holds", |p| p.outposts(&["b1", "b2"]).goods(9, 1, 0, 0)), 12);
}

#[test]
fn tg_objective_14_steady_progress() {
    assert_eq!(
        objective("objective-steady-progress", |p| p
            .level("technology", 4)
            .level("politics", 3)
            .level("production", 2)),
        9
    );
    assert_eq!(
        objective("objective-steady-progress", |p| p
            .level("technology", 4)
            .level("politics", 3)
            .level("production", 2)
            .techs(&["tech-think-tank"])),
        11
    );
}

#[test]
fn tg_ruling_25_the_program_takes_the_better_alternative_and_caps_the_whole_card() {
    assert_eq!(
        objective("objective-scholar-or-diplomat", |p| p.techs(&["tech-deep-bore", "tech-hegemony"])),
        4
    );
    assert_eq!(objective("objective-full-holds", |p| p.goods(30, 0, 0, 0)), 12);
}

#[test]
fn tg_ruling_66_whatever_site_one_holds() {
    assert_eq!(objective("objective-market-access", |p| p.outposts(&["i4"])), 3, "Sun Bazaar: sites 0 and 1");
}
