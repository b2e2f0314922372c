//! Objectives (TG-OBJECTIVE).

use crate::common::quiet;

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
    assert_eq!(
        objective("objective-hunter-or-soldier", |p| p
            .berth(1, "pirate-raiders")
            .berth(3, "pirate-corsairs")
            .berth(5, "pirate-scavengers")
            .fulfilled(&["mission-border-patrol", "mission-show-of-force"])),
        9,
        "the tokens are more"
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
    let three = ["tech-deep-bore", "tech-second-line", "tech-war-room"];
    assert_eq!(
        objective("objective-settler-or-scholar", |p| p.outposts(&["b1"]).techs(&three)),
        6,
        "three cards are more than two outposts"
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
