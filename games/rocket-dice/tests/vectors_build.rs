//! Test vectors of the ledger, RD-VEC-14 to -24, to the letter.

use orrery_rocket_dice::scenario::{Scenario, Table};

/// No card is purple and silver of value 9. `drift-docks` is silver and blue of 9: the vector's purple, silver and blue
/// are silver, blue and purple here.
#[test]
fn rd_vec_14_colonize_a_planet_of_9_and_two_colors() {
    let docks = |fleet: &str| {
        Scenario::peaceful(3)
            .on_top(&["drift-docks"])
            .seat(1, |me| me.planets(&["cargo-spine"]))
            .fleet(fleet)
            .table()
    };
    let two = "colonize drift-docks 1+2";
    assert!(docks("s4 b5").allows(two));
    assert!(docks("s3 w6").allows(two));
    assert!(!docks("w3 w6").allows(two));
    assert!(!docks("s4 p5").allows(two));
    assert!(!docks("s4 b6").allows(two));
    assert!(docks("s6 b1 w2").allows("colonize drift-docks 1+2+3"));
    let mut table = docks("s4 b4");
    assert!(!table.allows(two));
    table.act("activate cargo-spine");
    assert!(table.allows(two));
}

#[test]
fn rd_vec_15_conquest_dice() {
    let throw = |faces: [u8; 2], scrap: u8, attack: u8, cards: &[&str]| {
        let mut table = Scenario::peaceful(3)
            .on_top(&["ember-hold"])
            .seat(1, |me| me.scrap(scrap).attack(attack).vp_cards(cards))
            .display(&["war-hulks", "pale-choir", "far-scouts"])
            .fleet("p6 w1 s1")
            .rolling(&faces);
        table.act("colonize ember-hold 1");
        table
    };
    let has =
        |table: &Table| (table.scrap(1), table.attack(1), table.alliances(1).len(), table.vp_cards(1).len());
    assert_eq!(has(&throw([1, 1], 0, 0, &[])), (0, 0, 0, 0));
    assert_eq!(has(&throw([1, 2], 0, 0, &[])), (4, 0, 0, 0));
    assert_eq!(has(&throw([2, 2], 0, 0, &[])), (8, 0, 0, 0));

    let mut table = throw([3, 4], 0, 1, &[]);
    assert_eq!(table.offers(), ["done", "pay-face 1"]);
    table.act("pay-face 1");
    assert_eq!(table.attack(1), 2);

    let mut table = throw([5, 6], 0, 0, &["laurels"]);
    assert_eq!(table.offers(), ["done", "pay-face 2"]);
    table.acts(&["pay-face 2", "vp-card laurels", "alliance far-scouts"]);
    assert_eq!(has(&table), (0, 0, 1, 0));

    let table = throw([2, 3], 3, 0, &[]);
    assert_eq!(has(&table), (3, 0, 0, 0));
    assert!(table.allows("deposit 2"), "nothing is asked");
}

#[test]
fn rd_vec_16_station() {
    let table = Scenario::peaceful(3).seat(1, |me| me.scrap(18)).fleet("s4 s5 w5 w6 b6").table();
    for (action, allowed) in [
        ("work station-silver-9 1+2", true),
        ("work station-silver-9 1+3", false),
        ("work station-silver-9 1 scrap 5", false),
        ("work station-silver-9 scrap 9", true),
        ("work station-white-18 3+4 scrap 7", true),
        ("work station-white-18 4+5 scrap 6", false),
        ("work station-white-18 scrap 18", false),
        ("work station-white-18 4 scrap 12", true),
    ] {
        assert_eq!(table.allows(action), allowed, "{action}");
    }
    let yards = Scenario::peaceful(3)
        .seat(1, |me| me.empire("colonial-yards").scrap(10).planets(&["ember-hold", "lantern"]))
        .fleet("w1 w2 w3")
        .table();
    let spelled = |row: &str, scrap: &[u8]| -> Vec<String> {
        scrap.iter().map(|scrap| format!("work station-{row}-9 scrap {scrap}")).collect()
    };
    assert_eq!(yards.offers_of("work station-purple-9"), spelled("purple", &[7, 8, 9]));
    assert_eq!(yards.offers_of("work station-blue-9"), spelled("blue", &[8, 9]));
}

#[test]
fn rd_vec_17_sets_and_free_marks() {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.station(&["purple-3"])).fleet("p6 w1 s1").table();
    table.act("work station-purple-6 1");
    assert_eq!(table.scrap(1), 2);

    let marks = |empire: &str, planet: &str, spaces: &[&str]| {
        Scenario::peaceful(3)
            .seat(1, |me| me.empire(empire).planets(&[planet]).station(spaces))
            .fleet("w1 w2 w3")
            .table()
    };
    for (row, space) in [("purple", "purple-6"), ("silver", "silver-3"), ("blue", "blue-9")] {
        let mut table = marks("salvagers", "halo-works", &["purple-3", "blue-3", "blue-6"]);
        table.act("once halo-works");
        assert_eq!(table.offers(), ["mark purple", "mark silver", "mark blue"]);
        table.act(&format!("mark {row}"));
        assert!(table.station(1).contains(&space.to_owned()), "{row}: {:?}", table.station(1));
        assert_eq!(table.station(1).len(), 4);
    }
    let mut table = marks("salvagers", "crucible", &["purple-3", "purple-6", "silver-3", "blue-3", "blue-6"]);
    table.act("once crucible");
    assert_eq!(table.offers(), ["mark silver"]);
    table.act("mark silver");
    assert!(table.station(1).contains(&"silver-6".to_owned()));
}

#[test]
fn rd_vec_18_scrap() {
    let with = |empire: &str, scrap: u8| {
        Scenario::peaceful(3).seat(1, |me| me.empire(empire).scrap(scrap)).fleet("w5 b4 p6").table()
    };
    let mut table = with("salvagers", 22);
    table.act("deposit 1");
    assert_eq!(table.scrap(1), 24);
    let mut table = with("salvagers", 5);
    assert!(!table.allows("trim 2 -2"));
    table.acts(&["trim 2 -1", "trim 2 -1"]);
    assert_eq!((table.scrap(1), table.fleet().as_str()), (1, "w5 b2 p6"));
    let mut table = with("tuners", 5);
    table.act("trim 2 -2");
    assert_eq!((table.scrap(1), table.fleet().as_str()), (3, "w5 b2 p6"));
    assert!(!table.allows("trim 3 +1"));
    let table = Scenario::peaceful(3).seat(1, |me| me.scrap(8)).vp_deck(&[]).fleet("w5 b4 p6").table();
    assert!(!table.allows("deal"));
}

#[test]
fn rd_vec_19_moons() {
    for (built, least) in [(0, 3), (1, 6), (2, 6)] {
        let table = Scenario::peaceful(3)
            .seat(2, |other| other.moons("bastion-moon", built))
            .fleet("w2 b3 p5 s6")
            .table();
        let dice: Vec<String> = [(2, 1), (3, 2), (5, 3), (6, 4)]
            .iter()
            .filter(|(pips, _)| *pips >= least)
            .map(|(_, place)| format!("moon bastion-moon {place}"))
            .collect();
        assert_eq!(table.offers_of("moon bastion-moon"), dice, "{built} built");
    }
    let order = |moons: u8| {
        Scenario::peaceful(3)
            .seat(1, |me| me.empire("lunar-order").moons("garden-moon", moons))
            .fleet("w2 b3 p5 s6")
            .table()
    };
    assert_eq!(order(0).offers_of("moon bastion-moon"), ["moon bastion-moon free"]);
    assert_eq!(order(1).offers_of("moon bastion-moon"), ["moon bastion-moon 4"]);
}

/// The book's battle; seat 1 is on turn and may build a moon that counts for nothing.
fn books_battle() -> Scenario {
    let three = ["purple-3", "silver-3", "blue-3"];
    let five = ["purple-3", "silver-3", "blue-3", "purple-9", "silver-9"];
    Scenario::of(3)
        .battles("first-landfall-war", "moonfall")
        .seat(1, |me| me.attack(5).planets(&["ember-hold", "anvil-gate", "wardens-rock"]).station(&three))
        .seat(2, |it| it.attack(4).planets(&["iron-thorn", "banner-world", "crucible"]).station(&five))
        .seat(3, |it| it.attack(2).planets(&["cargo-spine"]).station(&five[..4]))
        .fleet("w4 p1 s1")
}

#[test]
fn rd_vec_20_the_books_battle() {
    let mut table = books_battle().table();
    table.act("moon garden-moon 1");
    assert_eq!(table.mustered(), [8, 9, 5]);
    assert_eq!((table.victory(), table.sheet(2).battles), (Some((2, 9)), 6));
    assert_eq!([1, 2, 3].map(|seat| table.attack(seat)), [6, 4, 4]);
}

#[test]
fn rd_vec_21_commitment() {
    let mut table =
        books_battle().seat(1, |me| me.scrap(5)).seat(2, |it| it.scrap(2)).seat(3, |it| it.scrap(2)).table();
    table.act("moon garden-moon 1");
    for seat in [2, 3] {
        assert_eq!(table.asked(), seat);
        table.act("done");
    }
    assert_eq!(table.asked(), 1);
    table.act("commit scrap");
    assert_eq!((table.victory(), table.scrap(1)), (Some((1, 10)), 0));
    assert_eq!([1, 2, 3].map(|seat| table.attack(seat)), [5, 5, 4]);
}

#[test]
fn rd_vec_22_ties() {
    let five = ["purple-3", "silver-3", "blue-3", "purple-9", "silver-9"];
    let six = ["purple-3", "silver-3", "blue-3", "purple-9", "silver-9", "blue-9"];
    let tie = |second: usize| {
        let mut table = Scenario::of(3)
            .battles("first-landfall-war", "siege-of-the-station")
            .seat(1, |me| me.attack(3).planets(&["ember-hold", "anvil-gate", "wardens-rock"]).station(&five))
            .seat(2, |it| {
                it.attack(3).planets(&["iron-thorn", "banner-world", "crucible"]).station(&five[..second])
            })
            .seat(3, |it| it.attack(4).station(&six))
            .fleet("w4 p1 s1")
            .table();
        table.act("moon garden-moon 1");
        assert_eq!(table.mustered(), [8, 8, 6]);
        table
    };
    assert_eq!(tie(4).victory(), Some((1, 8)));

    let mut table = tie(5);
    assert_eq!((table.victory(), table.resolved()), (None, 0));
    assert_eq!([1, 2, 3].map(|seat| (table.attack(seat), table.won(seat).len())), [(3, 0), (3, 0), (4, 0)]);
    assert_eq!(table.battles()[0], Some("siege-of-the-station".to_owned()), "16 spaces: due already");
    table.act("deposit 2");
    assert_eq!(table.times("BattleTriggered"), 1, "the truce holds");
    table.end_turn().end_turn().end_turn().recruit();
    assert_eq!((table.asked(), table.times("BattleTriggered")), (1, 2));
}

#[test]
fn rd_vec_23_two_players() {
    let play = |battle: &str, mine: usize, theirs: usize, spaces: &[&str]| {
        let mut table = Scenario::of(2)
            .battles(battle, "moonfall")
            .seat(1, |me| me.attack(9).any_planets(mine))
            .seat(2, |other| other.any_planets(theirs).station(spaces))
            .fleet("w4 p1 s1")
            .table();
        let before = table.attack(2);
        table.act("moon garden-moon 1");
        (table.times("BattleTriggered"), table.attack(2) - before)
    };
    assert_eq!(play("first-landfall-war", 1, 1, &[]), (0, 0));
    assert_eq!(play("first-landfall-war", 2, 1, &[]), (1, 2), "and the loser gains 2 attack");
    let eight =
        ["purple-3", "silver-3", "blue-3", "purple-9", "silver-9", "blue-9", "purple-10", "silver-13"];
    assert_eq!(play("siege-of-the-station", 0, 0, &eight[..7]).0, 0);
    assert_eq!(play("siege-of-the-station", 0, 0, &eight).0, 1);
    assert_eq!(play("empire-too-large", 7, 7, &[]).0, 0);
    assert_eq!(play("empire-too-large", 8, 0, &[]).0, 1);
    assert_eq!(play("empire-too-large", 0, 8, &[]).0, 1);
}

#[test]
fn rd_vec_24_truce() {
    let mut table = Scenario::of(4)
        .battles("first-landfall-war", "empire-too-large")
        .seat(3, |it| it.any_planets(9))
        .round(5)
        .active(2)
        .fleet("w4 p1 s1")
        .table();
    table.act("deposit 2").act("deposit 3");
    assert_eq!(
        (table.times("BattleTriggered"), table.won(3).len()),
        (1, 1),
        "fought in the turn of seat 2, round 5"
    );
    table.end_turn();
    for seat in [3, 4, 1] {
        assert_eq!(table.asked(), seat);
        table.recruit();
        assert_eq!(table.times("BattleTriggered"), 1, "no check in the turn of seat {seat}");
        table.end_turn();
    }
    assert_eq!((table.asked(), table.round(), table.times("BattleTriggered")), (2, 6, 1));
    table.recruit();
    assert_eq!(table.times("BattleTriggered"), 2);
}
