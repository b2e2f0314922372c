//! Skills and technology cards (TG-SKILL, TG-TECHCARD), and the rulings about them.

mod common;

use common::{alone, quiet, seen};
use orrery_transgalactica::content;
use orrery_transgalactica::scenario::{Scenario, Table};

/// TG-RULING-8: main cost, no secondary action, never on planets.
#[test]
fn tg_skill_1_lieutenant() {
    let table = Scenario::of(2)
        .seat(1, |p| p.drafted("skill-lieutenant", ["wealth-investor", "wealth-sponsor"]))
        .setup();
    assert!(
        format!("{:?}", table.player(1))
            .contains("ready: 0, out: 0, frozen: 5, seated: 0, gone: 1, lieutenant: Some(true)")
    );
    let mut table = Scenario::of(2)
        .seat(1, |p| p.goods(2, 0, 0, 0))
        .seat(2, |p| {
            p.skill("skill-lieutenant")
                .goods(2, 0, 0, 0)
                .techs(&["tech-second-line"])
                .captains(0)
                .outposts(&["b3"])
        })
        .table();
    table.acts(&["main trading", "pay 2-mineral"]);
    assert_eq!(table.offers(), ["done", "follow lieutenant"]);
    table.acts(&["follow lieutenant", "pay 2-mineral"]);
    assert_eq!((table.level(2, "trade"), table.vp(2)), (1, 0), "main cost, and no VP for a secondary action");
}

#[test]
fn tg_ruling_8_the_lieutenant_only_follows() {
    let table = alone().seat(1, |p| p.skill("skill-lieutenant").outposts(&["b3"])).table();
    assert_eq!(table.refuses("planet lieutenant b3"), "TG-SKILL-1");
    let mut table = Scenario::of(2)
        .mining_tile("mining-ore")
        .mining_pile(&[])
        .seat(1, |p| p.goods(0, 0, 0, 1))
        .seat(2, |p| p.skill("skill-lieutenant").goods(0, 0, 0, 1).captains(0))
        .table();
    table.acts(&["main omni", "choose 1", "area mining", "follow lieutenant", "choose 1"]);
    assert!(table.allows("area technology"), "the omni main action");
    table.acts(&["area technology", "choose 1", "advance technology"]);
    assert_eq!(table.level(2, "technology"), 2);
}

/// TG-RULING-36.
#[test]
fn tg_skill_2_head_start() {
    let table = Scenario::of(2)
        .seat(1, |p| {
            p.drafted("skill-head-start", ["wealth-investor", "wealth-sponsor"]).fleets([
                "fleet-vp",
                "fleet-credit",
                "fleet-any",
            ])
        })
        .setup();
    assert_eq!(
        (table.level(1, "trade"), table.vp(1)),
        (2, 2 + 2),
        "the tile once, and two empty crew spaces"
    );
    assert!(format!("{:?}", table.player(1)).contains("cargo: 3"));
}

#[test]
fn tg_ruling_36_head_start_pays_the_fleet_tile_once() {
    let table = Scenario::of(2)
        .seat(1, |p| {
            p.crew(4).drafted("skill-head-start", ["wealth-investor", "wealth-sponsor"]).fleets([
                "fleet-credit",
                "fleet-vp",
                "fleet-any",
            ])
        })
        .setup();
    assert_eq!(table.goods(1), [1, 1, 0, 5], "two cards and the tile; row 2 is not active");
}

/// TG-RULING-32.
#[test]
fn tg_skill_3_second_colony() {
    let mut table = Scenario::of(2)
        .tile("b3", "basic-laurels")
        .pirates("i4", "pirate-raiders")
        .seat(1, |p| p.drafted("skill-second-colony", ["wealth-investor", "wealth-sponsor"]))
        .setup();
    assert_eq!(
        table.offers(),
        ["settle b1", "settle b2", "settle b3", "settle b4"],
        "sites with Trade or pirates are closed"
    );
    table.act("settle b3");
    assert_eq!((table.tiles(1, "basic-laurels"), table.order()), (1, vec![2, 1]));
    assert!(format!("{:?}", table.player(1)).contains("ready: 2"));
}

#[test]
fn tg_ruling_32_no_minerals_for_the_second_colony() {
    let mut table = Scenario::of(2)
        .seat(1, |p| p.drafted("skill-second-colony", ["wealth-sponsor", "wealth-envoy"]))
        .setup();
    table.act("settle b1");
    assert!(!table.happened("Paid { seat: Seat(0), units"));
}

#[test]
fn tg_ruling_55_setup_player_by_player() {
    let table =
        Scenario::of(2).seat(1, |p| p.mining(&["mining-tow"])).seat(2, |p| p.mining(&["mining-tow"])).setup();
    assert_eq!(table.ships(2).len(), 0, "seat 2 has not begun");
}

/// TG-RULING-60.
#[test]
fn tg_skill_4_technological_terror() {
    let table = Scenario::of(2)
        .seat(1, |p| p.drafted("skill-technological-terror", ["wealth-investor", "wealth-sponsor"]))
        .setup();
    assert_eq!(table.vp(1), 2, "only the crew spaces: no VP of the planet at setup");
    let mut table = alone().seat(1, |p| p.skill("skill-technological-terror").level("production", 3)).table();
    table.acts(&["main production", "done", "gather c mineral"]);
    assert_eq!(table.offers(), ["gather t mineral", "gather t energy", "gather t alien"]);
}

/// TG-RULING-26.
#[test]
fn tg_skill_5_wildcard() {
    let mut table = Scenario::of(2)
        .occupied("technology", &[2])
        .seat(1, |p| p.skill("skill-wildcard").techs(&["tech-second-line"]).crew(2))
        .table();
    table.acts(&["wildcard crew", "area technology", "choose 1"]);
    assert_eq!(
        (table.level(1, "technology"), table.vp(1), table.on_turn()),
        (1, 1, 2),
        "secondary, nobody follows"
    );
    table.act("pass");
    assert_eq!(table.refuses("wildcard crew"), "TG-SKILL-5");
    let mut table = alone().seat(1, |p| p.skill("skill-wildcard")).table();
    table.act("wildcard captain");
    assert!(!table.allows("area omni") && !table.allows("done"));
    table.acts(&["area technology", "choose 1", "advance technology"]);
    assert_eq!(table.level(1, "technology"), 2);
}

#[test]
fn tg_ruling_26_the_worker_decides_and_nothing_is_occupied() {
    let mut table = alone().seat(1, |p| p.skill("skill-wildcard").goods(0, 0, 0, 3)).table();
    table.acts(&["wildcard captain", "area mining"]);
    assert!(seen(&table).spaces.iter().all(|space| space.is_empty()));
    assert_eq!(table.goods(1)[3], 3, "without the omni cost");
}

/// Nothing more can be moved or placed.
fn is_over(table: &Table) -> bool {
    let more =
        |offer: &String| ["sail", "glide", "jump", "settle"].iter().any(|start| offer.starts_with(start));
    table.waits_for() != "Explore" || !table.offers().iter().any(more)
}

fn two_ships() -> Scenario {
    alone().seat(1, |p| p.skill("skill-second-starship").ships("b1", "b3").goods(9, 9, 0, 0))
}

/// TG-RULING-30, TG-VEC-6.
#[test]
fn tg_skill_6_second_starship() {
    let mut table = two_ships().table();
    table.acts(&["main exploration", "settle b1", "settle b3", "sail 1 b2"]);
    assert!(table.has_outpost(1, "b1") && table.has_outpost(1, "b3"));
    assert!(is_over(&table), "all is used");
    let table = Scenario::of(2)
        .seat(1, |p| p.drafted("skill-second-starship", ["wealth-investor", "wealth-sponsor"]))
        .setup();
    assert_eq!(table.ships(1), ["c", "c"]);
}

#[test]
fn tg_vec_6_second_starship() {
    let gray = || two_ships().seat(1, |p| p.outposts(&["b2"]));
    // 2 Outposts and a move of one ship of 2 spaces.
    let mut table = gray().table();
    table.acts(&["main exploration", "settle b1", "settle b3", "sail 1 i1", "sail 1 i2"]);
    assert!(is_over(&table));
    // Both ships 1 space each and 1 Outpost.
    let mut table = gray().table();
    table.acts(&["main exploration", "sail 1 i1", "done", "sail 2 b4", "done", "settle b4"]);
    assert_eq!(table.ships(1), ["i1", "b4"]);
    // 3 spaces, one without energy, and 1 Outpost; then no second Outpost.
    let mut table = gray().table();
    table.acts(&["main exploration", "sail 1 i1", "sail 1 i5", "glide 1 b4", "settle b4"]);
    assert_eq!(table.goods(1)[1], 7);
    assert!(is_over(&table), "3 spaces and 2 outposts are illegal");
    let mut table = gray().table();
    table.acts(&["main exploration", "settle b1", "settle b3", "sail 1 i1", "sail 1 i2"]);
    assert_eq!(table.ships(1), ["i2", "b3"], "2 outposts and 3 spaces are illegal too");
    // Secondary, no gray planet.
    let follow = || {
        let mut table = Scenario::of(2)
            .seat(1, |p| p.goods(0, 1, 0, 0))
            .seat(2, |p| p.skill("skill-second-starship").ships("b1", "b3").goods(9, 9, 0, 0))
            .table();
        table.acts(&["main exploration", "sail 1 b1", "follow crew"]);
        table
    };
    let mut table = follow();
    table.acts(&["sail 1 i1", "done", "glide 2 b4"]);
    assert_eq!((table.ships(2), table.goods(2)[1]), (vec!["i1".to_owned(), "b4".to_owned()], 8));
    assert!(is_over(&table), "no third space, no outpost");
    let mut table = follow();
    table.acts(&["sail 1 i1", "done", "settle b3"]);
    assert!(table.has_outpost(2, "b3") && is_over(&table));
    let mut table = follow();
    table.act("settle b1");
    assert!(!table.allows("settle b3"), "2 outposts are illegal");
    table.act("glide 2 b4");
    assert!(is_over(&table));
}

#[test]
fn tg_ruling_30_outposts_before_or_after_the_movement_of_their_ship() {
    let mut table = two_ships().table();
    table.acts(&["main exploration", "sail 1 i1"]);
    assert!(table.offers_of("settle").is_empty(), "a ship is moving");
    table.act("done");
    assert!(table.allows("settle b3"), "the other ship has not moved");
    let mut table = alone()
        .seat(1, |p| p.skill("skill-second-starship").ships("b1", "b3").tiles(&["basic-thrusters"]))
        .table();
    table.act("use basic-thrusters");
    assert!(table.allows("glide 1 b2") && table.allows("glide 2 b2"), "rewards use either ship");
    let mut table = alone()
        .pirates("b3", "pirate-scavengers")
        .seat(1, |p| p.skill("skill-second-starship").ships("b1", "b3").level("military", 1))
        .table();
    table.acts(&["main exploration", "fight b3"]);
}

#[test]
fn tg_skill_7_insider() {
    let table = Scenario::of(2)
        .seat(1, |p| p.drafted("skill-insider", ["wealth-investor", "wealth-sponsor"]))
        .setup();
    assert_eq!(table.level(1, "politics"), 1);
    let mut table = alone()
        .missions(1, &["mission-spare-parts-run", "mission-border-patrol", "mission-star-festival"], &[])
        .seat(1, |p| p.skill("skill-insider").level("politics", 1).tiles(&["advanced-dossier"]))
        .table();
    table.act("use advanced-dossier");
    assert_eq!(table.offers_of("mission").len(), 2);
    let mut table = alone().seat(1, |p| p.skill("skill-insider").log(&["mission-spare-parts-run"])).table();
    table.act("fulfil mission-spare-parts-run");
    assert_eq!(table.vp(1), 1, "its only mineral is off");
}

/// TG-RULING-53.
#[test]
fn tg_skill_8_arms_dealer() {
    let table = Scenario::of(2)
        .seat(1, |p| p.crew(4).drafted("skill-arms-dealer", ["wealth-investor", "wealth-sponsor"]))
        .setup();
    assert_eq!(
        (table.level(1, "military"), table.vp(1)),
        (1, 1),
        "its own step scores nothing but the space"
    );
    let mut table = quiet(2)
        .planet("b1", "planet-nightveil")
        .seat(1, |p| p.outposts(&["b1"]).goods(0, 0, 0, 1))
        .seat(2, |p| p.skill("skill-arms-dealer"))
        .income();
    table.act("pay 1-credit");
    assert_eq!(table.vp(2), 2);
}

#[test]
fn tg_ruling_53_not_by_actions_tiles_or_offices() {
    let mut table = alone()
        .seat(1, |p| {
            p.skill("skill-arms-dealer")
                .goods(0, 2, 0, 0)
                .tiles(&["advanced-warships"])
                .level("technology", 3)
        })
        .table();
    table.acts(&["main military", "pay 2-energy", "use advanced-warships"]);
    assert_eq!((table.level(1, "military"), table.vp(1)), (2, 1));
    let mut table = alone()
        .seat(1, |p| {
            p.skill("skill-arms-dealer")
                .log(&["mission-peace-academy"])
                .goods(2, 4, 0, 0)
                .level("technology", 4)
                .outposts(&["b1", "b3"])
        })
        .table();
    table.acts(&["fulfil mission-peace-academy", "pay 2-energy"]);
    assert_eq!(table.vp(1), 5 + 1 + 2);
}

/// TG-RULING-31.
#[test]
fn tg_skill_9_stockpile() {
    let mut table = alone()
        .seat(1, |p| p.skill("skill-stockpile").stock(&["basic-laurels", "basic-ore"]).tiles(&["basic-cash"]))
        .table();
    table.act("stock basic-laurels");
    assert_eq!(table.vp(1), 3);
    assert_eq!(table.refuses("stock basic-ore"), "TG-SKILL-9");
    assert!(table.allows("use basic-cash"), "other tiles are not limited");
    table.act("pass");
    table.next_round();
    assert!(table.round() > 1);
}

#[test]
fn tg_ruling_31_a_spent_stock_tile_may_be_used_again_by_the_card() {
    let mut table = alone()
        .seat(1, |p| {
            p.skill("skill-stockpile")
                .stock(&["basic-laurels"])
                .techs(&["tech-salvage-loop"])
                .goods(0, 0, 1, 0)
        })
        .table();
    table.acts(&["stock basic-laurels", "card tech-salvage-loop"]);
    assert_eq!(table.vp(1), 3 + 2 + 3);
}

#[test]
fn tg_skill_10_thrifty() {
    let table = quiet(2).seat(1, |p| p.skill("skill-thrifty").goods(0, 2, 0, 0)).income();
    assert_eq!(table.goods(1), [1, 2, 1, 1]);
}

#[test]
fn tg_skill_11_one_skill_for_the_whole_game() {
    for seed in 0..5 {
        let table = common::first_turn(5, seed);
        let skills: std::collections::BTreeSet<String> = (1..=5)
            .map(|seat| {
                format!("{:?}", table.player(seat))
                    .split("skill: ")
                    .nth(1)
                    .unwrap()
                    .split(',')
                    .next()
                    .unwrap()
                    .to_owned()
            })
            .collect();
        assert_eq!(skills.len(), 5);
        assert!(!skills.contains("None"));
    }
}

fn with(techs: &[&str]) -> Scenario {
    alone().seat(1, |p| p.techs(techs))
}

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
    table.acts(&["main exploration", "sail 1 b2", "glide 1 i2", "glide 1 i3"]);
    assert_eq!(table.vp(1), 1, "with two ships once");
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

#[test]
fn tg_techcard_11_second_line() {
    let mut table =
        Scenario::of(2).seat(2, |p| p.techs(&["tech-second-line", "tech-field-promotion"]).crew(2)).table();
    table.acts(&["main mining", "follow crew"]);
    assert_eq!(table.vp(2), 1);
    let mut table =
        Scenario::of(2).seat(2, |p| p.techs(&["tech-second-line", "tech-field-promotion"])).table();
    table.acts(&["main mining", "promote crew"]);
    assert_eq!(table.vp(2), 1, "also when promoted");
    let mut table = Scenario::of(2)
        .seat(1, |p| p.goods(0, 0, 0, 1))
        .seat(2, |p| p.techs(&["tech-second-line"]).goods(0, 0, 1, 0))
        .table();
    table.acts(&["main omni", "choose 1", "area mining", "follow crew", "choose 2", "area mining"]);
    assert_eq!(table.vp(2), 1, "an omni follow scores once");
}

#[test]
fn tg_techcard_12_expense_account() {
    let mut table = with(&["tech-expense-account"])
        .seat(1, |p| p.log(&["mission-convoy-escort"]).goods(0, 1, 0, 0).level("military", 2))
        .table();
    table.act("fulfil mission-convoy-escort");
    assert_eq!(table.vp(1), 3);
    let table = with(&["tech-expense-account"])
        .seat(1, |p| p.log(&["mission-star-festival"]).goods(1, 0, 0, 0))
        .table();
    assert!(!table.allows("fulfil mission-star-festival"), "no credit in its cost");
}

/// TG-RULING-67.
#[test]
fn tg_techcard_13_salvage_loop() {
    let mut table = with(&["tech-salvage-loop"])
        .seat(1, |p| p.spent(&["basic-ore", "basic-laurels"]).goods(0, 0, 1, 0))
        .table();
    table.act("card tech-salvage-loop");
    assert_eq!(table.offers(), ["reuse basic-ore", "reuse basic-laurels"]);
    table.act("reuse basic-ore");
    assert_eq!((table.vp(1), table.goods(1)), (2, [2, 0, 0, 0]));
    assert_eq!(seen(&table).gone.len(), 1, "the tile left the game");
}

#[test]
fn tg_ruling_67_a_spent_tile_that_can_do_something_is_needed() {
    let table = with(&["tech-salvage-loop"]).seat(1, |p| p.goods(0, 0, 1, 0)).table();
    assert_eq!(table.refuses("card tech-salvage-loop"), "TG-RULING-67");
    let table = with(&["tech-salvage-loop"])
        .round(5)
        .seat(1, |p| p.goods(0, 0, 1, 0).spent(&["advanced-boom"]))
        .table();
    assert_eq!(table.refuses("card tech-salvage-loop"), "TG-RULING-67");
}

#[test]
fn tg_techcard_14_survey_industry() {
    let mut table = with(&["tech-survey-industry"]).seat(1, |p| p.goods(0, 1, 0, 0)).table();
    table.acts(&["main exploration", "sail 1 b1", "advance production", "take alien"]);
    assert_eq!(table.level(1, "production"), 2);
}

#[test]
fn tg_techcard_15_war_room() {
    let table = quiet(2)
        .round(5)
        .seat(1, |p| p.techs(&["tech-war-room"]).level("military", 3))
        .seat(2, |p| p.vp(9))
        .maintenance();
    assert_eq!((table.vp(1), table.vp(2)), (6, 6));
    let table = quiet(2)
        .round(5)
        .seat(1, |p| p.techs(&["tech-war-room"]).vp(9))
        .seat(2, |p| p.level("military", 3))
        .maintenance();
    assert_eq!((table.vp(1), table.vp(2)), (9, 3));
}

#[test]
fn tg_techcard_16_lobbyists() {
    let mut table = with(&["tech-lobbyists"])
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-armed-commerce",
            "decree-all-rounder",
        ])
        .seat(1, |p| p.level("trade", 4).level("military", 4))
        .table();
    table.acts(&["senate decree-armed-commerce", "office office-chancellery"]);
    assert_eq!(table.vp(1), 12);
}

/// TG-RULING-34.
#[test]
fn tg_techcard_17_orbital_annex() {
    let full = || {
        with(&["tech-orbital-annex"]).seat(2, |p| p.outposts(&["b1", "i1"])).seat(3, |p| p.outposts(&["b1"]))
    };
    let mut table = full().seat(1, |p| p.ship("b1").goods(1, 1, 0, 0)).table();
    table.acts(&["main exploration", "settle b1"]);
    assert_eq!((table.has_outpost(1, "b1"), table.goods(1)[0]), (true, 0));
    let mut table = full().seat(1, |p| p.ship("i1").goods(1, 1, 0, 0).level("trade", 6)).table();
    table.act("main exploration");
    assert_eq!(table.refuses("settle i1"), "TG-OUTPOST-3", "a mining planet");
}

#[test]
fn tg_ruling_34_no_trade_level_on_a_full_planet_and_no_ship_for_instant_colony() {
    let mut table = with(&["tech-orbital-annex"])
        .planet("b1", "planet-twilight-archive")
        .seat(2, |p| p.outposts(&["b1"]))
        .seat(3, |p| p.outposts(&["b1"]))
        .seat(1, |p| p.ship("b1").goods(1, 0, 0, 0))
        .table();
    table.acts(&["main exploration", "settle b1"]);
    assert!(table.has_outpost(1, "b1"));
    let mut table = alone()
        .display(&["tech-instant-colony"])
        .planet("i1", "planet-fernport")
        .pirates("b2", "pirate-raiders")
        .seat(1, |p| p.level("technology", 7).goods(1, 0, 0, 0))
        .seat(2, |p| p.outposts(&["b1"]))
        .seat(3, |p| p.outposts(&["b1"]))
        .table();
    table.acts(&["main technology", "choose 2", "claim tech-instant-colony"]);
    assert_eq!(
        table.offers()[..4],
        ["done", "settle b3", "settle b4", "settle i4"],
        "full, pirates, Trade 1: not there"
    );
}

#[test]
fn tg_techcard_18_guest_charter() {
    let mut table =
        with(&["tech-guest-charter"]).seat(2, |p| p.outposts(&["b3", "b4"])).seat(1, |p| p.crew(2)).table();
    table.acts(&["planet crew b3", "done"]);
    assert_eq!(table.vp(1), 1);
    assert_eq!(table.refuses("planet crew b4"), "TG-ACTION-3", "once per round");
}

#[test]
fn tg_techcard_19_think_tank() {
    let table = with(&["tech-think-tank"])
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-learned-statecraft",
            "decree-all-rounder",
        ])
        .seat(1, |p| p.level("technology", 5).level("politics", 5))
        .table();
    assert!(table.allows("senate decree-learned-statecraft"));
}

#[test]
fn tg_ruling_45_also_above_the_end_of_the_track() {
    let table = quiet(2)
        .seat(1, |p| {
            p.techs(&["tech-think-tank", "tech-enlightened-council"])
                .level("technology", 10)
                .level("politics", 8)
        })
        .table();
    assert_eq!(table.sheet(1).technology, 20);
}

/// TG-RULING-15.
#[test]
fn tg_techcard_20_command_override() {
    let mut table =
        Scenario::of(2).occupied("technology", &[2]).seat(1, |p| p.techs(&["tech-command-override"])).table();
    table.acts(&["main technology", "choose 1", "advance technology"]);
    table.finish();
    assert_eq!((table.level(1, "technology"), table.on_turn()), (2, 2), "nobody follows");
    table.act("pass");
    assert_eq!(table.refuses("main technology"), "TG-RULING-15");
}

#[test]
fn tg_ruling_15_on_an_empty_space_others_follow() {
    let mut table = Scenario::of(2).seat(1, |p| p.techs(&["tech-command-override"])).table();
    table.act("main mining");
    assert_eq!(table.waits_for(), "Follow");
}

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
    assert_eq!(
        items(&["b1", "b2", "b3", "b4"], 9),
        (12, 12),
        "five outposts and two resources, capped at 12"
    );
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
    table.act("waive mission-grand-alliance requirement");
    assert_eq!((table.vp(1), table.goods(1)[..2].to_vec()), (12, vec![0, 0]));
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

/// TG-RULING-7: a captain may follow, with the secondary action only.
#[test]
fn tg_ruling_7_a_captain_follows_with_the_secondary_action() {
    let mut table = Scenario::of(2).seat(2, |p| p.crew(0)).table();
    table.acts(&["main technology", "choose 1", "done", "follow captain", "choose 1"]);
    assert_eq!((table.level(2, "technology"), table.on_turn()), (1, 2));
}

#[test]
fn tg_ruling_6_followers_start_after_the_acting_player() {
    let mut table = Scenario::of(3).active(2).table();
    table.act("main mining");
    assert_eq!(table.asked(), 3);
    table.act("done");
    assert_eq!(table.asked(), 1);
}

#[test]
fn tg_ruling_10_omni_cannot_pick_omni() {
    let mut table = alone().seat(1, |p| p.goods(0, 0, 0, 2)).table();
    table.acts(&["main omni", "choose 1"]);
    assert_eq!(table.refuses("area omni"), "TG-OMNI-1");
}

#[test]
fn tg_ruling_13_vp_never_fall_below_zero() {
    let table = quiet(2).round(5).seat(2, |p| p.level("military", 5)).seat(1, |p| p.vp(2)).maintenance();
    assert_eq!(table.vp(1), 0);
}

#[test]
fn tg_ruling_14_ties_in_military() {
    let table = quiet(3)
        .round(5)
        .seat(1, |p| p.level("military", 3))
        .seat(2, |p| p.level("military", 3))
        .seat(3, |p| p.vp(5))
        .maintenance();
    assert_eq!((table.vp(1), table.vp(2), table.vp(3)), (3, 3, 2));
}

#[test]
fn tg_ruling_17_the_central_planet_has_no_colour_and_no_type() {
    let central = &content().planets[content().central.index()];
    assert_eq!((central.colors, central.sites.len(), central.wormhole), (0, 0, false));
}

#[test]
fn tg_ruling_18_captains_by_player_count() {
    assert_eq!(content().limits.captains, [3, 2, 2, 2]);
}

#[test]
fn tg_ruling_22_a_space_passed_is_reached() {
    let mut table = alone().seat(1, |p| p.level("politics", 2)).table();
    table.acts(&["main politics", "choose 1", "wake", "advance politics"]);
    assert_eq!((table.level(1, "politics"), table.goods(1)[3]), (4, 1));
}

#[test]
fn tg_ruling_23_resources_never_run_out() {
    let mut table = alone().seat(1, |p| p.goods(200, 200, 200, 200).outposts(&["b3"])).table();
    table.act("planet crew b3");
    assert_eq!(table.goods(1)[3], 201);
}

#[test]
fn tg_ruling_24_tokens_beyond_the_slots_count() {
    let mut table = alone()
        .pirates("b1", "pirate-dread-fleet")
        .decrees(["decree-three-hues", "decree-chain-of-command", "decree-pirate-bane", "decree-all-rounder"])
        .seat(1, |p| {
            p.ship("b1")
                .level("military", 5)
                .berth(1, "pirate-raiders")
                .berth(3, "pirate-corsairs")
                .berth(5, "pirate-scavengers")
        })
        .table();
    table.acts(&["main exploration", "fight b1"]);
    assert!(table.vp(1) == 3 && table.offers_of("berth").is_empty());
}

#[test]
fn tg_ruling_28_wilderness_planets_pay_in_the_next_income() {
    let mut table =
        alone().planet("b1", "planet-gold-barrens").seat(1, |p| p.ship("b1").goods(1, 0, 0, 0)).table();
    table.acts(&["main exploration", "settle b1"]);
    assert_eq!(table.goods(1)[3], 0);
}

#[test]
fn tg_ruling_35_no_card_of_that_level_no_exchange() {
    let mut table = alone()
        .missions(1, &["mission-spare-parts-run"], &[])
        .missions(2, &["mission-long-campaign"], &[])
        .seat(1, |p| {
            p.level("politics", 6)
                .log(&["mission-field-study", "mission-first-contract"])
                .tiles(&["advanced-dossier"])
        })
        .table();
    table.act("use advanced-dossier");
    assert_eq!(table.refuses("mission mission-long-campaign"), "TG-MISSION-3");
    assert!(table.allows("mission mission-spare-parts-run"));
}

#[test]
fn tg_ruling_37_each_outpost_once_per_gather() {
    let mut table = alone().seat(1, |p| p.outposts(&["b1"]).level("production", 6)).table();
    table.acts(&["main production", "done", "gather c mineral"]);
    assert_eq!(table.goods(1), [2, 0, 0, 0]);
}

#[test]
fn tg_ruling_42_stacks_are_public() {
    let table = common::start(2, 1);
    assert!(seen(&table).stacks.iter().flatten().all(|stack| stack.len() == 2));
}

#[test]
fn tg_ruling_43_the_new_first_player_takes_the_tile() {
    let table =
        quiet(2).round(3).round_tile(4, "advanced-triumph").seat(1, |p| p.outposts(&["b1"])).maintenance();
    assert_eq!((table.tiles(1, "advanced-triumph"), table.tiles(2, "advanced-triumph")), (0, 1));
}

#[test]
fn tg_ruling_47_four_crew_spaces() {
    assert_eq!(content().crew_spaces.len(), 4);
    let table = quiet(2).seat(1, |p| p.crew(4).skill("skill-lieutenant")).income();
    assert_eq!(table.on_turn(), 1, "three crew and the Lieutenant fill them");
}

#[test]
fn tg_ruling_51_decks_are_the_columns_of_the_glossary() {
    for deck in 0..4 {
        assert_eq!(content().decrees.iter().filter(|decree| decree.deck == deck).count(), 3);
    }
}

#[test]
fn tg_ruling_58_captains_take_no_seats() {
    let table = alone()
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-armed-commerce",
            "decree-all-rounder",
        ])
        .seat(1, |p| p.level("trade", 4).level("military", 4).crew(0))
        .table();
    assert_eq!(table.refuses("senate decree-armed-commerce"), "TG-SENATE-2");
}

#[test]
fn tg_ruling_61_all_level_nobody_is_ahead() {
    let table = quiet(2)
        .round(5)
        .seat(1, |p| p.level("military", 3).vp(4))
        .seat(2, |p| p.level("military", 3).vp(4))
        .maintenance();
    assert_eq!((table.vp(1), table.vp(2)), (4, 4));
}

/// The Control Panel of the book's example.
fn panel(politics: u8) -> Scenario {
    quiet(2).seat(1, |p| {
        p.level("politics", politics)
            .mining(&["mining-ore", "mining-medal"])
            .berth(1, "pirate-raiders")
            .level("trade", 4)
            .fleets(["fleet-credit", "fleet-credit", "fleet-vp"])
            .outposts(&["b1", "b2", "b3", "b4"])
            .crew(1)
    })
}

#[test]
fn tg_vec_2_the_control_panel() {
    let mut table = panel(1).table();
    table.act("main mining");
    assert_eq!((table.goods(1), table.vp(1)), ([1, 0, 0, 0], 1));
    let mut table = panel(1).income();
    table.act("take energy");
    assert_eq!((table.vp(1), table.goods(1)), (4, [0, 1, 0, 1]));
    let mut table = panel(3).income();
    table.act("take energy");
    assert_eq!(table.goods(1), [0, 1, 0, 2], "the tile on row 4 pays too");
}
