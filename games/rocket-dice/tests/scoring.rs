//! Scores and ties: RD-SCORE, RD-TIE, and the vectors RD-VEC-26 and -27.

mod common;

use common::{BOARD_A, RESERVE_R};
use orrery_rocket_dice::Sheet;
use orrery_rocket_dice::scenario::{Holding, Scenario};

/// The sheet of seat 1 with these possessions.
fn sheet(has: impl FnOnce(Holding<'_>) -> Holding<'_>) -> Sheet {
    Scenario::of(4).no_battles().seat(1, has).table().sheet(1)
}

/// The winners' seats if the game ends now with these possessions of seats 1 and 2 of three.
fn winners(
    first: impl FnOnce(Holding<'_>) -> Holding<'_>,
    second: impl FnOnce(Holding<'_>) -> Holding<'_>,
) -> Vec<u8> {
    let scenario = Scenario::of(3).no_battles().board(BOARD_A).reserve(RESERVE_R).round(20).active(3);
    let mut table = scenario.seat(1, first).seat(2, second).table();
    let outcome = table.end_turn().outcome().expect("round 20 is over");
    outcome.winners.iter().map(|seat| seat.index() as u8 + 1).collect()
}

#[test]
fn rd_score_1_won_battles() {
    let won = sheet(|me| me.won(&["scramble-of-worlds", "full-broadside", "tower-dispute"]));
    assert_eq!(won, Sheet { battles: 7 + 4 + 6, ..Sheet::default() });
}

#[test]
fn rd_score_2_planets_upright_or_turned() {
    let planets = ["titan-forge", "lantern", "sapphire-court"];
    let upright = sheet(|me| me.planets(&planets));
    assert_eq!(upright, Sheet { planets: 5 + 2 + 5, ..Sheet::default() });
    assert_eq!(sheet(|me| me.planets(&planets).turned(&["sapphire-court"])), upright);
}

#[test]
fn rd_score_3_the_station_row_by_row_by_marked_spaces() {
    let rows = [
        (
            ["purple-3", "purple-6", "purple-9", "purple-10", "purple-12"].as_slice(),
            [0, 1, 2, 3, 5, 6].as_slice(),
        ),
        (&["silver-3", "silver-6", "silver-9", "silver-12", "silver-13"], &[0, 1, 2, 3, 5, 6]),
        (&["blue-3", "blue-6", "blue-9", "blue-12", "blue-15"], &[0, 1, 2, 3, 5, 6]),
        (&["white-12", "white-18", "white-24"], &[0, 3, 7, 12]),
    ];
    for (spaces, vp) in rows {
        for (marked, &vp) in vp.iter().enumerate() {
            assert_eq!(sheet(|me| me.station(&spaces[..marked])).station, vp, "{:?}", &spaces[..marked]);
            // Which spaces of the row does not matter.
            let last = &spaces[spaces.len() - marked..];
            assert_eq!(sheet(|me| me.station(last)).station, vp, "{last:?}");
        }
    }
    let across = sheet(|me| me.station(&["purple-3", "silver-3", "blue-3", "white-12"]));
    assert_eq!(across.station, 1 + 1 + 1 + 3, "each row by itself");
}

#[test]
fn rd_score_4_full_coloured_rows() {
    let purple = ["purple-3", "purple-6", "purple-9", "purple-10", "purple-12"];
    let silver = ["silver-3", "silver-6", "silver-9", "silver-12", "silver-13"];
    let blue = ["blue-3", "blue-6", "blue-9", "blue-12", "blue-15"];
    for (row, vp) in [(purple, 2), (silver, 3), (blue, 4)] {
        assert_eq!(sheet(|me| me.station(&row)).full_rows, vp);
        assert_eq!(sheet(|me| me.station(&row[..4])).full_rows, 0);
    }
    assert_eq!(sheet(|me| me.station(&[purple, silver, blue].concat())).full_rows, 9);
    assert_eq!(
        sheet(|me| me.station(&["white-12", "white-18", "white-24"])).full_rows,
        0,
        "white is no such row"
    );
}

#[test]
fn rd_score_5_every_cube_for_the_attack_rows_it_has_run_through() {
    let (mut rows, mut expected) = (Vec::new(), Vec::new());
    for attack in 0..=30 {
        rows.push(sheet(|me| me.attack(attack)).attack_rows);
        // Cube 1 shows 1-10, cube 2 11-20, cube 3 21-30; 2 VP at 5 of its spaces, 3 more at 10.
        let reached = |space| if attack >= space { 1 } else { 0 };
        expected.push(
            2 * (reached(5) + reached(15) + reached(25)) + 3 * (reached(10) + reached(20) + reached(30)),
        );
    }
    assert_eq!(rows, expected);
    let printed = sheet(|me| me.planets(&["crown-of-spears", "shieldwall"]).moons("bastion-moon", 1));
    assert_eq!(printed.attack_rows, 0, "printed attack is not on the track");
}

#[test]
fn rd_score_6_printed_vp_of_moons() {
    let one_each = ["sentinel-moon", "bastion-moon", "dock-moon", "relay-moon", "embassy-moon"];
    for moon in one_each {
        assert_eq!(sheet(|me| me.moons(moon, 1)), Sheet { moons: 1, ..Sheet::default() }, "{moon}");
    }
    assert_eq!(sheet(|me| me.moons("garden-moon", 3).moons("dock-moon", 2)).moons, 6 + 2);
}

#[test]
fn rd_score_7_one_vp_per_full_four_scrap() {
    for (scrap, vp) in [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (23, 5), (24, 6)] {
        assert_eq!(sheet(|me| me.scrap(scrap)), Sheet { scrap: vp, ..Sheet::default() }, "{scrap}");
    }
}

/// Two purple, two silver, one blue planet, two of two colours; two once abilities; and some of everything.
fn middling(me: Holding<'_>) -> Holding<'_> {
    let planets =
        ["ember-hold", "iron-thorn", "rustfield", "tin-reach", "tidewatch", "lantern", "grey-harbour"];
    let spaces =
        ["purple-3", "purple-6", "silver-9", "silver-12", "blue-3", "blue-15", "white-12", "silver-3"];
    let me = me.planets(&planets).station(&spaces).moons("garden-moon", 2).moons("dock-moon", 3);
    me.attack(7).scrap(13).won(&["moonfall"]).alliances(&["war-hulks", "pale-choir", "far-scouts"])
}

/// So much of everything that every card is worth its most.
fn rich(me: Holding<'_>) -> Holding<'_> {
    let spaces = [
        "purple-3",
        "purple-6",
        "purple-9",
        "purple-12",
        "silver-3",
        "silver-6",
        "silver-9",
        "silver-12",
        "blue-3",
        "blue-6",
        "blue-9",
        "blue-12",
        "white-12",
        "white-18",
        "white-24",
    ];
    let me = me.any_planets(36).station(&spaces).attack(30).scrap(24).won(&[
        "moonfall",
        "scrap-wars",
        "grand-muster",
    ]);
    let moons = ["sentinel-moon", "bastion-moon", "dock-moon", "relay-moon", "garden-moon", "embassy-moon"];
    let me = moons.into_iter().fold(me, |me, moon| me.moons(moon, 3));
    me.alliances(&["war-hulks", "pale-choir", "far-scouts", "echo-sages", "oath-guard"])
}

#[test]
fn rd_score_8_vp_cards_by_their_text() {
    let cards = [
        ("violet-crown", 3, 4),
        ("silver-crown", 3, 4),
        ("azure-crown", 2, 4),
        ("mingled-worlds", 2, 4),
        ("wide-realm", 2, 4),
        ("trinity", 3, 3),
        ("laurels", 2, 4),
        ("armoury", 2, 4),
        ("old-powers", 2, 4),
        ("master-builder", 2, 4),
        ("even-keel", 2, 4),
        ("white-tower", 2, 4),
        ("moon-garland", 2, 4),
        ("many-moons", 2, 4),
        ("open-doors", 3, 4),
        ("trophy-hall", 0, 0),
        ("full-stores", 3, 4),
        ("quiet-fame", 2, 2),
    ];
    for (card, some, most) in cards {
        assert_eq!(sheet(|me| middling(me).vp_cards(&[card])).vp_cards, some, "{card}");
        assert_eq!(sheet(|me| rich(me).vp_cards(&[card])).vp_cards, most, "{card} at most");
    }
    // Trophy Hall counts itself: 1 per two cards, at most 4. Beside quiet-fame (2) and cards worth nothing here.
    let idle = ["trophy-hall", "laurels", "armoury", "old-powers", "white-tower", "even-keel", "open-doors"];
    let hall = |cards: usize| sheet(|me| me.vp_cards(&idle[..cards])).vp_cards;
    assert_eq!([1, 2, 3, 4, 5, 6].map(hall), [0, 1, 1, 2, 2, 3]);
    assert_eq!(
        sheet(|me| me
            .vp_cards(&[&idle[..], &["trinity", "moon-garland", "full-stores", "mingled-worlds"]].concat()))
        .vp_cards,
        4
    );
}

#[test]
fn rd_score_8_cards_count_scrap_without_using_it_up() {
    let both = sheet(|me| me.scrap(16).vp_cards(&["full-stores"]));
    assert_eq!(both, Sheet { scrap: 4, vp_cards: 4, ..Sheet::default() });
    assert_eq!(both.total(), 8);
}

#[test]
fn rd_score_9_held_alliances_score_nothing_by_themselves() {
    let alliances = ["war-hulks", "pale-choir", "far-scouts"];
    assert_eq!(sheet(|me| me.alliances(&alliances)), Sheet::default());
    assert_eq!(
        sheet(|me| me.alliances(&alliances).vp_cards(&["open-doors"])).total(),
        3,
        "a card may count them"
    );
}

#[test]
fn rd_tie_1_the_highest_total_wins() {
    // More planets do not help against a higher total.
    assert_eq!(
        winners(|me| me.planets(&["lantern", "mirror-bay"]), |rival| rival.planets(&["titan-forge"])),
        [2]
    );
    assert_eq!(winners(|me| me.scrap(4), |rival| rival), [1]);
    assert_eq!(winners(|me| me.scrap(4), |rival| rival.vp_cards(&["quiet-fame"])), [2]);
}

#[test]
fn rd_tie_2_most_planets_then_spaces_then_battles_then_shared() {
    // 4 VP each: two planets of 2 against one of 3 and 4 scrap.
    let small = ["lantern", "mirror-bay"];
    assert_eq!(winners(|me| me.planets(&small), |rival| rival.planets(&["tin-reach"]).scrap(4)), [1]);
    // Planets before spaces: 4 VP with one planet and one space lose to two planets.
    assert_eq!(
        winners(|me| me.planets(&small), |rival| rival.planets(&["tin-reach"]).station(&["blue-3"])),
        [1]
    );
    // 5 VP each and no planet: two spaces (1 + 1) and 12 scrap, or a battle of 5. Spaces before battles.
    let spaces = ["purple-3", "blue-3"];
    assert_eq!(winners(|me| me.station(&spaces).scrap(12), |rival| rival.won(&["moonfall"])), [1]);
    // Then battles won: 5 VP as a battle or as 20 scrap.
    assert_eq!(winners(|me| me.scrap(20), |rival| rival.won(&["moonfall"])), [2]);
    assert_eq!(winners(|me| me.scrap(20), |rival| rival.scrap(23)), [1, 2], "shared");
}

#[test]
fn rd_vec_26_attack_rows() {
    let rows = [(4, 0), (5, 2), (9, 2), (10, 5), (14, 5), (15, 7), (23, 10), (30, 15)];
    for (track, vp) in rows {
        assert_eq!(sheet(|me| me.attack(track)), Sheet { attack_rows: vp, ..Sheet::default() }, "{track}");
    }
}

#[test]
fn rd_vec_27_scoring() {
    let spaces = [
        "purple-3",
        "purple-6",
        "purple-9",
        "purple-10",
        "purple-12",
        "silver-3",
        "silver-6",
        "blue-3",
        "white-12",
        "white-18",
    ];
    let scored = sheet(|me| {
        let me = me.won(&["first-landfall-war", "grand-muster"]);
        let me = me
            .planets(&["ember-hold", "rustfield", "lantern", "deep-archive", "oracle"])
            .turned(&["deep-archive"]);
        let me = me.station(&spaces).moons("garden-moon", 1).moons("bastion-moon", 1).scrap(11).attack(12);
        me.vp_cards(&["violet-crown", "even-keel", "quiet-fame"])
    });
    let expected = Sheet {
        battles: 6 + 6,
        planets: 3 + 3 + 2 + 4 + 4,
        station: 6 + 2 + 1 + 7,
        full_rows: 2,
        attack_rows: 5,
        moons: 2 + 1,
        scrap: 2,
        vp_cards: 2 + 3 + 2,
    };
    assert_eq!(scored, expected);
    assert_eq!(scored.total(), 63);
}
