//! Every mission (TG-MISSIONCARD).

use crate::common::{alone, fulfil};

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
    let table = fulfil("mission-field-study", |p| p.goods(1, 1, 0, 0).level("technology", 2));
    assert_eq!((table.vp(1), table.goods(1)), (3, [0; 4]));
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
    assert_eq!((table.vp(1), table.techs(1).len(), table.goods(1)), (3, 1, [0; 4]));
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
    for two in [["b3", "i3"], ["b1", "o1"]] {
        let mut table =
            fulfil("mission-frontier-recruits", |p| p.goods(0, 2, 0, 1).level("military", 4).outposts(&two));
        table.act("wake");
        assert_eq!((table.vp(1), table.goods(1), table.player(1).crew.ready), (5, [0; 4], 2));
    }
    assert!(cannot("mission-frontier-recruits", |p| p
        .goods(0, 2, 0, 1)
        .level("military", 4)
        .outposts(&["b3", "b1"])));
}

#[test]
fn tg_missioncard_19_dockworkers() {
    for two in [["b2", "o2"], ["b4", "i4"]] {
        let mut table =
            fulfil("mission-dockworkers", |p| p.goods(2, 0, 1, 0).level("trade", 4).outposts(&two));
        table.act("wake");
        assert_eq!((table.vp(1), table.goods(1), table.player(1).crew.ready), (5, [0; 4], 2));
    }
    assert!(cannot("mission-dockworkers", |p| p.goods(2, 0, 1, 0).level("trade", 4).outposts(&["b2", "b4"])));
}

#[test]
fn tg_missioncard_20_pilgrim_route() {
    let mut table = fulfil("mission-pilgrim-route", |p| {
        p.goods(2, 2, 0, 0).level("technology", 4).outposts(&["b3", "i1", "i3"])
    });
    table.act("jump 1 o2 for nothing");
    assert_eq!((table.vp(1), table.ships(1), table.goods(1)), (6, vec!["o2".to_owned()], [0; 4]));
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
    assert_eq!(table.goods(1), [0, 0, 1, 0], "all is paid; the alien is of the space");
    assert!(cannot("mission-galactic-expo", |p| p.goods(1, 1, 1, 1).level("technology", 5)));
}

#[test]
fn tg_missioncard_22_letter_of_marque() {
    for track in ["military", "trade"] {
        let mut table = alone()
            .missions(1, &["mission-spare-parts-run"], &[])
            .seat(1, |p| {
                p.log(&["mission-letter-of-marque", "mission-field-study"])
                    .goods(0, 0, 2, 1)
                    .level(track, 4)
                    .level("politics", 1)
            })
            .table();
        table.acts(&["fulfil mission-letter-of-marque", "mission mission-spare-parts-run"]);
        assert_eq!((table.vp(1), table.goods(1)), (6, [0; 4]));
        assert_eq!(table.log(1), ["mission-field-study", "mission-spare-parts-run"]);
    }
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
    assert_eq!((table.vp(1), table.techs(1).len(), table.goods(1)), (6, 1, [0; 4]));
    assert!(cannot("mission-great-library", |p| p.goods(2, 2, 0, 0).level("technology", 5)));
}

#[test]
fn tg_missioncard_24_three_systems_pact() {
    for track in ["trade", "military"] {
        let mut table = alone()
            .mining_tile("mining-bullion")
            .seat(1, |p| {
                p.log(&["mission-three-systems-pact"])
                    .goods(2, 2, 0, 0)
                    .level(track, 6)
                    .outposts(&["b1", "b2", "b3"])
            })
            .table();
        table.acts(&["fulfil mission-three-systems-pact", "area mining"]);
        assert_eq!((table.vp(1), table.goods(1)), (7, [0, 0, 0, 1]));
    }
    assert!(cannot("mission-three-systems-pact", |p| p
        .goods(2, 2, 0, 0)
        .level("trade", 5)
        .level("military", 5)
        .outposts(&["b1", "b2", "b3"])));
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
    assert!(cannot("mission-world-academy", |p| p.goods(3, 2, 0, 0).level("technology", 7).ship("b1")));
}

#[test]
fn tg_missioncard_26_grand_alliance() {
    for track in ["military", "trade"] {
        let table = fulfil("mission-grand-alliance", |p| p.goods(0, 0, 2, 2).level(track, 6));
        assert_eq!((table.vp(1), table.goods(1)), (12, [0; 4]));
    }
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
    assert_eq!(table.vp(1), 3 + 4);
}
