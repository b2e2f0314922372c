//! Skills (TG-SKILL), and the rulings about them.

use crate::common::{alone, first_turn, quiet, seen, senate};
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
        (2, 3 + 2 + 6),
        "the tile once, two empty crew spaces, and the wealth cards"
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
    assert_eq!(table.vp(1), 2 + 6, "only the crew spaces and the wealth cards: no VP of the planet at setup");
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
        (1, 1 + 6),
        "its own step scores nothing but the space; the rest are the wealth cards"
    );
    let mut table = quiet(2)
        .planet("b1", "planet-nightveil")
        .seat(1, |p| p.outposts(&["b1"]).goods(0, 0, 0, 1))
        .seat(2, |p| p.skill("skill-arms-dealer"))
        .income();
    table.act("pay 1-credit");
    assert_eq!(table.vp(2), 2);
    let mut table = alone()
        .display(&["tech-grand-push"])
        .seat(1, |p| p.level("technology", 7))
        .seat(2, |p| p.skill("skill-arms-dealer"))
        .table();
    table.acts(&["main technology", "choose 2", "claim tech-grand-push", "choose 1"]);
    assert_eq!((table.level(1, "military"), table.vp(2)), (1, 2), "a technology card of another player");
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
    assert_eq!((table.level(1, "military"), table.vp(1)), (2, 1 + 2), "what the spaces print");
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
    let mut table = senate().seat(1, |p| p.skill("skill-arms-dealer")).table();
    table.acts(&["senate decree-armed-commerce", "office office-admiralty", "choose 1"]);
    assert_eq!((table.level(1, "military"), table.vp(1)), (5, 5 + 5), "the office and the space");
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
    table.next_round();
    assert_eq!(table.round(), 2);
    assert!(table.allows("stock basic-ore") && !table.allows("stock basic-laurels"), "each once");
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
        let table = first_turn(5, seed);
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
