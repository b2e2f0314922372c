//! Battles, damage, shields (AE-BATTLE, AE-DAMAGE, AE-VEC-5 to -15, AE-RULING-60 to -81).

use orrery_andromedas_edge::scenario::{Scenario, Table};
use orrery_andromedas_edge::{Event, Side};

/// Yellow (seat 1) and blue (seat 2) of the example, up to the escalation.
fn example() -> Scenario {
    Scenario::of(2)
        .tile("space-08", "planet-meridian")
        .moons("space-08", &["moon-yellow-single"])
        .raider("saucerian-abductor", "nebula-2")
        .tile("space-02", "planet-ares-tor")
        .development("space-02", 1, true)
        .seat(1, |p| {
            p.ship("transport", "space-07")
                .ship("heavy-cruiser", "space-15")
                .stored([1, 0, 0, 0, 0])
                .slot("moon-yellow-single", "operations")
        })
        .seat(2, |p| {
            p.ship("transport", "space-09")
                .ship("fighter", "space-10")
                .hand(&["hailing-frequencies"])
                .stored([2, 0, 0, 0, 0])
        })
}

fn rolled(table: &Table, side: Side) -> Vec<u8> {
    let dice = table.events.iter().rev().find_map(|event| match event {
        Event::Rolled { side: own, dice, .. } if *own == side => Some(*dice),
        _ => None,
    });
    let dice = dice.expect("rolled");
    (0..6).rev().flat_map(|face| std::iter::repeat_n(face as u8 + 1, dice[face].into())).collect()
}

fn seat(number: u8) -> Side {
    Side::at(usize::from(number) - 1).expect("a side")
}

/// AE-VEC-5, AE-VEC-6, AE-VEC-7, AE-VEC-8, AE-VEC-9, AE-VEC-10, AE-BATTLE-1, AE-BATTLE-5, AE-BATTLE-6, AE-BATTLE-8, AE-BATTLE-9, AE-BATTLE-11,
/// AE-BATTLE-12, AE-BATTLE-14, AE-BATTLE-15, AE-BATTLE-16, AE-BATTLE-20, AE-BATTLE-21, AE-BATTLE-22, AE-BATTLE-24, AE-BATTLE-26,
/// AE-BATTLE-28, AE-BATTLE-29, AE-BATTLE-31, AE-BATTLE-33, AE-BATTLE-36, AE-BATTLE-37, AE-BATTLE-38, AE-BATTLE-41, AE-BATTLE-42,
/// AE-DAMAGE-1, AE-DAMAGE-2, AE-DAMAGE-3, AE-DAMAGE-4, AE-DAMAGE-5, AE-DAMAGE-7, AE-RULING-22, AE-RULING-59, AE-RULING-63, AE-RULING-70,
/// AE-SHIP-6, AE-SHIP-8, AE-SHIP-9, AE-SHIP-18, AE-SHIP-20, AE-DEV-19, AE-DEV-20, AE-RULING-69, AE-WINDOW-17, AE-WINDOW-18, AE-WINDOW-19,
/// AE-WINDOW-20, AE-WINDOW-22, AE-WINDOW-23, AE-HIDDEN-18.
#[test]
fn ae_vec_5_the_battle_of_the_book() {
    let mut table = example().table();
    table.acts(&["launch transport space-08", "done"]);
    assert_eq!(table.moons(1), ["moon-yellow-single"], "claimed before the strike");
    table.to("AE-WINDOW-16").act("done");
    assert_eq!((table.raiders("A", "space-08"), table.is_battle()), (1, true), "it must move in");
    assert_eq!((table.asked(), table.rule()), (1, "AE-WINDOW-17"));
    assert_eq!(table.offers_of("join "), ["transport space-07", "heavy-cruiser space-15 by-jump"]);
    table.acts(&["join transport space-07", "join heavy-cruiser space-15 by-jump", "done"]);
    assert_eq!((table.stored(1)[0], table.asked()), (0, 2));
    assert_eq!(
        table.offers_of("join "),
        ["transport space-09", "fighter space-10"],
        "not yet in the battle, knowing yellow's moves"
    );
    table.acts(&["join transport space-09", "join fighter space-10", "done"]);
    let here = |number: u8| table.fleet(number).at("space-08".parse().expect("a space")).len();
    assert_eq!((here(1), here(2), table.raiders("A", "space-08")), (3, 2, 1), "ships in the battle");
    assert_eq!((table.asked(), table.rule()), (2, "AE-WINDOW-18"), "yellow has no card");
    table.act("play hailing-frequencies");
    assert_eq!(table.vp(2), 4, "3 yellow ships and 1 raider");
    assert_eq!(
        (table.asked(), table.offers_of("choose")),
        (1, vec!["1".to_owned()]),
        "any participant may end it"
    );
    table.acts(&["done", "done"]);
    assert_eq!((table.dice(1), table.dice(0)), ((6, 3), (3, 1)), "1 + 1 + 3 and the obelisk next to it");
    assert_eq!(table.dice(2), (3, 2));
    table.to("AE-WINDOW-20");
    assert_eq!(table.asked(), 2);
    // Yellow 6 4 3 3 2 1, the 2 and the 1 again to 4 and 3; blue 6 5 3 2 1, the 1 again to 4; raiders 5 4 1.
    table.chance = orrery_kernel::Scripted::outcomes([5, 3, 2, 2, 1, 1, 0, 0, 5, 4, 2, 1, 0, 2, 4, 3, 0]);
    table.act("energy 2");
    assert_eq!(rolled(&table, seat(1)), [6, 4, 4, 3, 3, 3]);
    assert_eq!(rolled(&table, seat(2)), [6, 5, 4, 3, 2]);
    assert_eq!(rolled(&table, Side::RAIDERS), [5, 4, 1]);
    assert_eq!(table.track(2, "supremacy"), 1, "blue wins");
    table.acts(&["take titanium", "take ice"]);
    assert_eq!(table.stored(2), [0, 1, 1, 0, 0], "the raider's reward");
    assert_eq!((table.asked(), table.rule()), (1, "AE-WINDOW-23"));
    assert_eq!(table.offers_of("choose "), ["1", "2"], "a card, or the moon");
    table.act("choose 2");
    assert_eq!(table.stored(1)[4], 1, "the slotted moon gives 1 credit and stays");
    assert!(table.allows("empty operations"), "and stays");
    table.finish();
    assert_eq!(table.home(1, "transport"), [1, 2, 0], "two transports scrapped");
    assert_eq!((table.ships(1, "heavy-cruiser", "space-08"), table.raiders("A", "space-08")), (1, 0));
    assert_eq!(
        (table.ships(2, "transport", "space-08"), table.ships(2, "fighter", "space-08")),
        (1, 1),
        "unharmed"
    );
    let shielded = table.events.iter().filter(|event| matches!(event, Event::ShipShielded { .. }));
    assert_eq!(shielded.count(), 1, "one marker, on the cruiser's shield");
    let abductor = orrery_kernel::Game::view(&table.game, orrery_kernel::Viewer::Spectator).single[0];
    assert_eq!(abductor, None, "back on its card");
}

/// AE-BATTLE-32, AE-BATTLE-34: 6 5 against 6 5 1.
#[test]
fn ae_vec_12_a_further_die_wins() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(2, |p| p.ship("heavy-cruiser", "space-02"))
        .seat(1, |p| p.ship("fighter", "bay"))
        .dice(&[6, 5, 6, 5, 1]);
    table.act("launch fighter space-02");
    assert_eq!((rolled(&table, seat(1)), rolled(&table, seat(2))), (vec![6, 5], vec![6, 5, 1]));
    assert!(table.events.contains(&Event::BattleWon { side: seat(2) }));
}

/// AE-BATTLE-35, AE-RULING-71: 6 5 against 6 5.
#[test]
fn ae_vec_13_a_full_tie_defeats_everybody() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .deck(&["ambush", "sabotage"])
        .seat(2, |p| p.ship("transport", "space-02").ship("transport", "space-02"))
        .seat(1, |p| p.ship("fighter", "bay"))
        .dice(&[6, 5, 6, 5]);
    table.act("launch fighter space-02");
    assert!(table.events.contains(&Event::NobodyWon));
    for number in [1, 2] {
        // Who has drawn a card may play it.
        while table.asked() != number {
            table.act("done");
        }
        assert_eq!(table.rule(), "AE-WINDOW-23");
        table.act("choose 1");
    }
    table.finish();
    assert_eq!((table.hand(1).len(), table.hand(2).len()), (1, 1));
    assert_eq!((table.home(1, "fighter"), table.home(2, "transport")), ([0, 1, 0], [1, 2, 0]));
    assert_eq!((table.track(1, "supremacy"), table.track(2, "supremacy")), (0, 0));
}

/// AE-VEC-14: 6 6 2, 6 6 2, 6 5 5.
#[test]
fn ae_vec_14_three_sides_two_of_them_tied() {
    let mut table = Scenario::of(3)
        .moons("space-02", &[])
        .seat(1, |p| p.ship("transport", "space-03").ship("heavy-cruiser", "bay"))
        .seat(2, |p| p.ship("heavy-cruiser", "space-02"))
        .seat(3, |p| p.ship("heavy-cruiser", "space-02"))
        .dice(&[6, 6, 2, 6, 6, 2, 6, 5, 5]);
    table.acts(&["launch heavy-cruiser space-02", "done"]);
    assert!(table.events.contains(&Event::NobodyWon), "not even the third, who dropped out");
    for number in [1, 2, 3] {
        assert_eq!((table.asked(), table.rule()), (number, "AE-WINDOW-23"), "all three are defeated");
        table.act("done");
    }
    let shielded = table.events.iter().filter(|event| matches!(event, Event::ShipShielded { .. }));
    assert_eq!(shielded.count(), 3);
    assert_eq!([1, 2, 3].map(|number| table.track(number, "supremacy")), [0; 3]);
}

/// AE-VEC-11: green two ships, blue a fighter, and a raider with two dice.
#[test]
fn ae_vec_11_green_rerolls_and_blue_wins_by_the_second_die() {
    let mut green = Scenario::of(3)
        .moons("space-02", &[])
        .raider("umbral-stalker", "space-03")
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.ship("fighter", "space-02"))
        .table();
    green.acts(&["launch transport space-02"]).to("AE-WINDOW-17");
    // Green rolls 1 1 and must reroll both, to 3 and 2; blue 5 4; the raider 5 3.
    green.chance = orrery_kernel::Scripted::outcomes([0, 1, 0, 0, 4, 3, 4, 2]);
    green.acts(&["join transport space-01", "done"]);
    assert_eq!((rolled(&green, seat(1)), rolled(&green, seat(2))), (vec![3, 2], vec![5, 4]));
    assert_eq!((rolled(&green, Side::RAIDERS), green.chance.left()), (vec![5, 3], 0));
    assert!(green.events.contains(&Event::BattleWon { side: seat(2) }), "the second die decides");
}

/// AE-BATTLE-23, AE-BATTLE-25, AE-BATTLE-27, AE-BATTLE-30, AE-SHIP-10, AE-RULING-64, AE-BATTLE-19.
#[test]
fn ae_battle_23_six_dice_and_targeting_five_at_most() {
    let scenario = Scenario::of(2)
        .moons("space-02", &[])
        .swarm(&["space-02", "space-02", "space-02"])
        .development("space-03", 1, true)
        .seat(1, |p| {
            p.all_built()
                .ship("heavy-cruiser", "space-01")
                .ship("transport", "space-01")
                .ship("transport", "space-07")
                .ship("transport", "space-07")
                .ship("transport", "space-07")
                .ship("transport", "space-07")
                .upgrade("ace-squadron")
                .stored([4, 0, 0, 0, 0])
        });
    let mut table = scenario.table();
    table.act("launch fighter space-02");
    assert_eq!(table.dice(0), (3, 3), "each S-Class raider adds its weapons, and counts");
    for _ in 0..4 {
        table.act("join transport space-07");
    }
    assert_eq!(table.dice(1), (6, 5), "5 ships and an ace: 6, capped");
    table.act("done");
    assert_eq!(table.rule(), "AE-WINDOW-20", "energy beyond the cap may be spent");
    assert!(table.allows("energy 4"));
}

/// AE-BATTLE-2, AE-BATTLE-10, AE-BATTLE-13, AE-RULING-61, AE-RULING-62.
#[test]
fn ae_battle_13_only_voyage_joins_in_a_nebula() {
    let mut table = Scenario::of(2)
        .swarm(&["nebula-1"])
        .events(&[])
        .seat(1, |p| {
            p.ship("transport", "space-01")
                .ship("science-vessel", "bay")
                .ship("heavy-cruiser", "space-06")
                .stored([3, 0, 0, 0, 0])
        })
        .seat(2, |p| p.ship("science-vessel", "space-02").ship("transport", "space-01"))
        .table();
    table.act("launch science-vessel nebula-1");
    table.to("AE-WINDOW-17");
    assert_eq!(
        (table.asked(), table.offers_of("join ")),
        (2, vec!["science-vessel space-02".to_owned()]),
        "Jump does not replace it"
    );
    table.act("join science-vessel space-02");
    let joined = table.events.iter().any(|event| {
        matches!(event, Event::ShipMoved { seat, to, .. } if seat.index() == 1 && to.to_string() == "nebula-1")
    });
    assert!(joined);
}

/// AE-BATTLE-7, AE-BATTLE-18, AE-RULING-60, AE-TACTICS-12, AE-TACTICS-13, AE-BATTLE-17.
#[test]
fn ae_battle_7_a_battle_that_ends_early_has_no_winner() {
    let scenario = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| p.ship("transport", "space-03"))
        .seat(2, |p| p.ship("transport", "space-02").hand(&["ceasefire", "safe-conduct"]));
    let mut table = scenario.clone().table();
    table.act("launch transport space-02").to("AE-WINDOW-18").act("play ceasefire");
    assert_eq!((table.stored(2)[0], table.is_battle(), table.on_turn()), (1, false, 2));
    assert_eq!(table.home(1, "transport")[1] + table.home(2, "transport")[1], 0);
    let mut table = scenario.table();
    table
        .act("launch transport space-02")
        .to("AE-WINDOW-18")
        .acts(&["play safe-conduct", "move transport space-01"]);
    assert_eq!(
        (table.vp(2), table.ships(2, "transport", "space-01"), table.is_battle()),
        (1, 1, false),
        "one side is left"
    );
    assert_eq!((table.track(1, "supremacy"), table.track(2, "supremacy")), (0, 0));
}

/// AE-BATTLE-40, AE-BATTLE-39.
#[test]
fn ae_battle_40_when_raiders_win_nobody_advances() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .swarm(&["space-02", "space-02"])
        .seat(1, |p| p.ship("fighter", "bay"))
        .dice(&[1, 1, 6, 6]);
    table.act("launch fighter space-02");
    assert_eq!(table.track(1, "supremacy"), 0);
    table.finish();
    assert_eq!((table.home(1, "fighter"), table.raiders("S", "space-02")), ([0, 1, 0], 2));
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .swarm(&["space-02", "space-02"])
        .deck(&["ambush", "sabotage"])
        .seat(1, |p| p.ship("fighter", "bay"))
        .dice(&[6, 6, 1, 2, 2]);
    table.act("launch fighter space-02");
    assert_eq!((table.stored(1)[0], table.hand(1).len()), (1, 1), "one reward for two raiders");
}

/// AE-BATTLE-43, AE-BATTLE-44.
#[test]
fn ae_battle_44_a_moon_may_be_slotted_directly_before_using_it() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .swarm(&["space-02"])
        .seat(1, |p| p.ship("fighter", "bay").moons(&["moon-red-triple"]))
        .dice(&[1, 1, 6]);
    table.acts(&["launch fighter space-02"]).to("AE-WINDOW-23");
    assert_eq!(table.offers_of("choose "), ["1"], "with an empty slot only the card");
    table.acts(&["slot moon-red-triple operations", "choose 2"]);
    assert_eq!(table.stored(1)[0], 3);
}

/// AE-DAMAGE-12, AE-DAMAGE-14, AE-DAMAGE-15, AE-DAMAGE-17, AE-RULING-81, AE-RULING-82, AE-WINDOW-36, AE-ICON-1.
#[test]
fn ae_damage_14_the_owner_picks_an_undamaged_module() {
    let cores = ["primary-reactor", "shipwright", "treasury", "architect"];
    let mut table = Scenario::of(2)
        .events(&["event-hull-fatigue"])
        .raider_card("saucerian-abductor")
        .seat(1, |p| p.damage("treasury", 1))
        .event(&[1]);
    assert_eq!(table.offers_of("mark "), ["primary-reactor", "shipwright", "architect"]);
    table.act("mark architect");
    assert_eq!(table.asked(), 2);
    let mut scenario = Scenario::of(2).events(&["event-hull-fatigue"]).raider_card("saucerian-abductor");
    for core in cores {
        scenario = scenario.seat(1, |p| p.damage(core, 1));
    }
    assert_eq!(scenario.event(&[1]).asked(), 2, "all damaged: nothing happens");
    let table = Scenario::of(2)
        .events(&["event-gravity-shear"])
        .raider_card("void-corsair")
        .seat(1, |p| p.ship("fighter", "scrapyard"))
        .event(&[1]);
    assert_eq!(
        (table.home(1, "fighter"), table.home(1, "transport")),
        ([0, 1, 0], [3, 0, 0]),
        "only ships on the board"
    );
    assert_eq!(table.sheet(1).damage, 0, "scrapped ships cost no VP");
}

/// AE-WINDOW-24, AE-RULING-77: icons are one pool, and the owner picks which ship is saved.
#[test]
fn ae_ruling_77_shields_of_a_type_are_one_pool() {
    let mut table = Scenario::of(2)
        .events(&["event-nova-flash"])
        .raider_card("star-eater")
        .seat(1, |p| {
            p.faction("drift-nomads")
                .upgrade("ramshackle-ark")
                .ship("transport", "nebula-1")
                .ship("transport", "nebula-2")
                .ship("transport", "nebula-2")
        })
        .event(&[1]);
    assert_eq!(table.offers_of("pick "), ["transport nebula-1", "transport nebula-2"]);
    table.act("pick transport nebula-2");
    assert_eq!((table.ships(1, "transport", "nebula-1"), table.ships(1, "transport", "nebula-2")), (0, 1));
    assert_eq!(
        (table.home(1, "transport"), table.stored(1)[0]),
        ([0, 2, 0], 2),
        "salvage drill: 1 energy for each scrapped"
    );
}

/// AE-RULING-80.
#[test]
fn ae_ruling_80_markers_move_to_the_new_tile() {
    let mut table = Scenario::of(2)
        .development("space-04", 1, false)
        .seat(1, |p| {
            p.tokens(&["supremacy-captured-designs"])
                .stored([1, 0, 0, 0, 0])
                .shields("heavy-cruiser", 1)
                .tiles(&["bastion-cruiser"])
        })
        .table();
    table.acts(&["token supremacy-captured-designs", "upgrade bastion-cruiser"]);
    assert_eq!(table.home(1, "heavy-cruiser"), [1, 0, 0], "AE-UPGRADE-4: the free ship");
    table.acts(&["use industry", "fix shield heavy-cruiser"]);
    assert_eq!(table.vp(1), 1, "one marker had moved to the tile; then nothing is left to repair");
}

/// AE-RULING-65, AE-RULING-66, AE-RULING-67, AE-RULING-68, AE-RULING-76, AE-TACTICS-14, AE-TACTICS-15, AE-WINDOW-21.
#[test]
fn ae_ruling_67_dice_rerolled_by_a_card_must_meet_the_targeting() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| {
            p.ship("transport", "space-01")
                .ship("transport", "space-03")
                .hand(&["ace-pilot", "precision-strike"])
        })
        .seat(2, |p| p.ship("fighter", "space-02"))
        .table();
    table.act("launch transport space-02").to("AE-WINDOW-17").acts(&[
        "join transport space-01",
        "join transport space-03",
        "done",
        "done",
    ]);
    // Three transports: targeting 3. Dice 3 3 4, then the fighter's 6 6.
    table.roll(&[3, 3, 4, 6, 6, 1, 1]);
    table.act("done");
    assert_eq!(table.rule(), "AE-WINDOW-21");
    table.acts(&["play ace-pilot", "die 3", "done"]);
    assert_eq!(table.chance.left(), 0, "a 1 is below 3 and rolled again");
    table.act("play precision-strike");
    assert!(table.events.iter().any(|event| matches!(event, Event::DiceChanged { .. })));
}
