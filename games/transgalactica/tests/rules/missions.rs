//! Taking and fulfilling missions (TG-MISSION).

use crate::common::{DECREES, alone, fulfil, politics, quiet};
use orrery_transgalactica::content;
use orrery_transgalactica::scenario::Scenario;

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
    assert!(!holds(&["i2"]) && !holds(&["i2", "b1"]), "a planet stands for one of its colours");
    assert!(!holds(&["b1", "o1", "b4"]), "purple, purple and the two-coloured planet");
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
    let vp = |color: &str| {
        let objective = format!("objective-{color}-worlds");
        let scenario = quiet(2).seat(1, |p| p.outposts(&["i2"]).objectives(&objective, "objective-warlord"));
        scenario.table().sheet(1).objective
    };
    assert_eq!(["gray", "yellow", "green", "purple"].map(vp), [4, 3, 3, 3]);
}

#[test]
fn tg_mission_10_unfulfilled_missions_have_no_effect_at_the_end() {
    let with = quiet(2).seat(1, |p| p.log(&["mission-grand-alliance"])).table().sheet(1);
    assert_eq!(with, quiet(2).table().sheet(1));
}
