//! Technology cards of level 3 (TG-TECHCARD-21 to -31), and the rulings about them.

use crate::common::{alone, quiet};
use orrery_transgalactica::scenario::{Scenario, Table};

#[test]
fn tg_techcard_21_hegemony() {
    let table =
        quiet(2).seat(1, |p| p.techs(&["tech-hegemony"]).level("trade", 3).level("military", 4)).table();
    assert_eq!(table.sheet(1).technology, 7);
}

#[test]
fn tg_techcard_22_field_promotion() {
    let mut table = Scenario::of(2)
        .seat(1, |p| p.goods(2, 0, 0, 0))
        .seat(2, |p| p.techs(&["tech-field-promotion"]).goods(2, 0, 0, 0))
        .table();
    table.acts(&["main trading", "pay 2-mineral"]);
    assert_eq!(
        table.offers(),
        ["done", "promote captain", "promote crew"],
        "the secondary action is too dear"
    );
    table.acts(&["promote crew", "pay 2-mineral"]);
    assert_eq!(table.level(2, "trade"), 1);
    table.finish();
    let mut table2 = table.clone();
    table2.acts(&["pass", "main mining"]);
    assert_eq!(table2.refuses("promote captain"), "TG-TECHCARD-22", "once per round");
}

fn claims(card: &str, goods: [u8; 4]) -> Table {
    let [m, e, a, c] = goods;
    let mut table = alone().display(&[card]).seat(1, |p| p.level("technology", 7).goods(m, e, a, c)).table();
    table.acts(&["main technology", "choose 2"]);
    while table.waits_for() != "ClaimTech" {
        let first = table.offers()[0].clone();
        table.act(&first);
    }
    table.act(&format!("claim {card}"));
    table
}

/// TG-RULING-59.
#[test]
fn tg_techcard_23_grand_push() {
    let mut table = claims("tech-grand-push", [0, 0, 0, 0]);
    assert_eq!(table.offers_of("choose"), ["choose 1", "choose 2"]);
    table.act("choose 2");
    assert_eq!(table.level(1, "trade"), 1);
    let mut table = claims("tech-grand-push", [0, 0, 2, 0]);
    table.acts(&["choose 3", "advance trade"]);
    assert_eq!((table.level(1, "military"), table.level(1, "trade"), table.goods(1)[2]), (1, 1, 0));
}

#[test]
fn tg_ruling_59_grand_push_names_its_own_price() {
    let mut table = claims("tech-grand-push", [0; 4]);
    table.act("choose 1");
    assert_eq!(table.level(1, "military"), 1);
}

#[test]
fn tg_techcard_24_industrial_age() {
    assert_eq!(
        quiet(2)
            .seat(1, |p| p.techs(&["tech-industrial-age"]).level("production", 5))
            .table()
            .sheet(1)
            .technology,
        5
    );
}

#[test]
fn tg_techcard_25_shared_knowledge() {
    let table = quiet(2)
        .seat(1, |p| p.techs(&["tech-shared-knowledge", "tech-deep-bore"]))
        .seat(2, |p| p.techs(&["tech-deep-bore", "tech-second-line"]))
        .table();
    assert_eq!(table.sheet(1).technology, 3);
}

/// TG-RULING-27.
#[test]
fn tg_techcard_26_master_stroke() {
    let mut table = claims("tech-master-stroke", [0; 4]);
    assert!(table.allows("done") && table.allows("area production"));
    table.acts(&["area production", "advance production", "take mineral", "gather c energy"]);
    assert_eq!(table.goods(1)[..2], [1, 1]);
}

#[test]
fn tg_ruling_27_nobody_follows_what_a_card_grants() {
    let mut table =
        Scenario::of(2).display(&["tech-master-stroke"]).seat(1, |p| p.level("technology", 7)).table();
    table.acts(&["main technology", "choose 2", "claim tech-master-stroke", "area mining", "done"]);
    assert!(table.happened("AreaChosen") && table.waits_for() == "Follow");
    assert_eq!(table.asked(), 2);
    table.act("done");
    assert_eq!(table.on_turn(), 2, "one window, for the main action of the captain");
}

#[test]
fn tg_techcard_27_enlightened_council() {
    let table = quiet(2)
        .seat(1, |p| p.techs(&["tech-enlightened-council"]).level("technology", 7).level("politics", 2))
        .table();
    assert_eq!(table.sheet(1).technology, 9);
}

/// TG-RULING-63, TG-VEC-16.
#[test]
fn tg_techcard_28_singular_purpose() {
    let with = |holding: fn(
        orrery_transgalactica::scenario::Holding<'_>,
    ) -> orrery_transgalactica::scenario::Holding<'_>,
                card: &str| {
        let sheet = Scenario::of(5)
            .seat(1, |p| holding(p.techs(&["tech-singular-purpose"]).objectives(card, "objective-warlord")))
            .table()
            .sheet(1);
        (sheet.objective, sheet.technology)
    };
    assert_eq!(with(|p| p.outposts(&["b4", "i4"]), "objective-settler-or-scholar"), (6, 6));
    assert_eq!(with(|p| p.goods(4, 0, 0, 0).outposts(&["b1", "b2"]), "objective-full-holds"), (10, 12));
}

#[test]
fn tg_vec_16_yellow_worlds_with_singular_purpose() {
    let yellow = |count: usize| {
        let places = ["b4", "i1", "i2", "i3", "i4", "i5"];
        let planets = [
            "planet-dawn-stores",
            "planet-sun-bazaar",
            "planet-prisma",
            "planet-gold-barrens",
            "planet-amber-shaft",
            "planet-twilight-archive",
        ];
        let mut scenario = Scenario::of(5);
        for (place, planet) in places.iter().zip(planets) {
            scenario = scenario.planet(place, planet);
        }
        let terror = count > 6;
        let table = scenario
            .seat(1, |p| {
                let p = p
                    .outposts(&places[..count.min(6)])
                    .techs(&["tech-singular-purpose"])
                    .objectives("objective-yellow-worlds", "objective-warlord");
                if terror { p.skill("skill-technological-terror") } else { p }
            })
            .table();
        let sheet = table.sheet(1);
        (sheet.objective, sheet.technology)
    };
    assert_eq!(yellow(4), (12, 8));
    assert_eq!(yellow(7), (21, 12));
}

#[test]
fn tg_ruling_63_only_items_that_fit_under_the_cap() {
    let items = |outposts: &[&str], minerals| {
        let sheet = quiet(2)
            .seat(1, |p| {
                p.techs(&["tech-singular-purpose"])
                    .outposts(outposts)
                    .goods(minerals, 0, 0, 0)
                    .objectives("objective-full-holds", "objective-warlord")
            })
            .table()
            .sheet(1);
        (sheet.objective, sheet.technology)
    };
    assert_eq!(items(&["b1"], 0), (4, 4), "two outposts are two items");
    assert_eq!(items(&["b1"], 3), (7, 10), "two outposts and three resources");
    // What does not fit cannot be seen: six items are the fewest that fill the objective, and they fill the card.
}

#[test]
fn tg_techcard_29_instant_colony() {
    let mut table = claims("tech-instant-colony", [1, 0, 0, 0]);
    table.act("settle b3");
    assert_eq!((table.has_outpost(1, "b3"), table.goods(1)[0]), (true, 0));
}

#[test]
fn tg_techcard_30_sealed_order() {
    let mut table = alone()
        .display(&["tech-sealed-order"])
        .seat(1, |p| {
            p.level("technology", 7).log(&["mission-grand-alliance", "mission-field-study"]).goods(0, 0, 2, 2)
        })
        .table();
    table.acts(&["main technology", "choose 2", "claim tech-sealed-order"]);
    assert_eq!(
        table.offers()[..3],
        ["done", "waive mission-field-study cost", "waive mission-grand-alliance requirement"],
        "the other part is met or paid"
    );
    let mut other = table.clone();
    table.act("waive mission-grand-alliance requirement");
    assert_eq!((table.vp(1), table.goods(1)), (12, [0, 0, 0, 1]), "paid; space 8 prints a credit");
    other.act("waive mission-field-study cost");
    assert_eq!((other.vp(1), other.goods(1)), (3, [0, 0, 2, 3]), "nothing is paid");
}

/// TG-RULING-52.
#[test]
fn tg_techcard_31_one_time_effects_are_used_at_once_or_lost() {
    let mut table = claims("tech-master-stroke", [0; 4]);
    table.act("done");
    table.finish();
    assert!(!table.offers().iter().any(|offer| offer.starts_with("area") || offer.starts_with("card")));
}

#[test]
fn tg_ruling_52_immediately_means_when_claimed() {
    let table = claims("tech-grand-push", [0; 4]);
    assert_eq!(table.waits_for(), "Choice");
}
