//! The Galactic Senate and its decrees (TG-SENATE, TG-DECREE).

use crate::common::{DECREES, alone, quiet, seat, seen, senate};
use orrery_transgalactica::content;

#[test]
fn tg_senate_1_four_decrees_and_four_offices() {
    let table = senate().table();
    assert_eq!((seen(&table).senate.len(), content().offices.len()), (4, 4));
    assert_eq!(table.refuses("senate decree-patent-office"), "TG-SENATE-1");
}

/// TG-RULING-12.
#[test]
fn tg_senate_2_requirement_and_available_crew() {
    assert_eq!(senate().table().refuses("senate decree-three-hues"), "TG-SENATE-2");
    let table = senate().seat(1, |p| p.crew(0)).table();
    assert_eq!(table.refuses("senate decree-armed-commerce"), "TG-SENATE-2");
    let mut table = senate().seat(1, |p| p.crew(1).outposts(&["b3"])).table();
    table.act("planet crew b3");
    assert_eq!((table.asked(), table.waits_for()), (1, "After".to_owned()));
    assert_eq!(table.refuses("senate decree-armed-commerce"), "TG-SENATE-2", "the crew was placed");
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
    assert_eq!((table.level(1, "military"), table.vp(1)), (5, 5 + 5), "space 5 prints 5 VP");
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
    assert_eq!((table.vp(1), table.level(1, "trade")), (4 + 5, 5));
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
    assert!(!decree("decree-learned-statecraft", |p| p.level("technology", 5).level("politics", 6)));
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
    assert!(!decree("decree-armed-commerce", |p| p.level("trade", 3).level("military", 4)));
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
    assert!(decree("decree-vine-and-violet", |p| p.outposts(&["b1", "i2", "o1"])));
    assert!(!decree("decree-vine-and-violet", |p| p.outposts(&["b3", "i1", "b1"])));
    assert!(!decree("decree-vine-and-violet", |p| p.outposts(&["b1", "o1", "b3"])));
}

#[test]
fn tg_decree_10_broad_settlement() {
    assert!(decree("decree-broad-settlement", |p| p.outposts(&["b1", "i1", "i5"])));
    for two in [["b1", "i1"], ["i1", "i5"], ["b1", "i5"]] {
        assert!(!decree("decree-broad-settlement", |p| p.outposts(&two)));
    }
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
    let commercial = ["mission-spare-parts-run", "mission-first-contract", "mission-letter-of-marque"];
    assert!(decree("decree-specialists", |p| p.fulfilled(&commercial)));
    assert!(!decree("decree-specialists", |p| p.fulfilled(&commercial[..2])));
    let mixed = ["mission-spare-parts-run", "mission-first-contract", "mission-border-patrol"];
    assert!(!decree("decree-specialists", |p| p.fulfilled(&mixed)));
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
