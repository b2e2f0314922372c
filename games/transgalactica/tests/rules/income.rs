//! The Income Phase and the Control Panel (TG-INCOME).

use crate::common::{alone, quiet};
use orrery_kernel::{Game, Prompt};
use orrery_transgalactica::scenario::Scenario;

#[test]
fn tg_income_1_round_one_has_income_and_nothing_comes_after_round_five() {
    let table =
        quiet(2).planet("b1", "planet-gold-barrens").seat(1, |player| player.outposts(&["b1"])).income();
    assert_eq!((table.round(), table.goods(1)), (1, [0, 0, 0, 1]));
    let table =
        quiet(2).round(5).planet("b1", "planet-gold-barrens").seat(1, |p| p.outposts(&["b1"])).maintenance();
    assert_eq!(table.goods(1), [0; 4]);
    assert!(matches!(table.game.prompt(), Prompt::Ask(seats) if seats.len() == 2));
}

#[test]
fn tg_income_2_all_sources_are_added() {
    let mut table = Scenario::of(2)
        .planet("b1", "planet-gold-barrens")
        .seat(2, |player| player.crew(4))
        .seat(1, |player| {
            player
                .outposts(&["b1", "b2", "b3", "b4"])
                .level("military", 3)
                .level("politics", 1)
                .level("trade", 2)
                .fleets(["fleet-credit", "fleet-any", "fleet-vp"])
                .berth(1, "pirate-corsairs")
                .crew(2)
        })
        .income();
    table.act("take alien");
    // Planet and fleet: 2 credits. Military 3: an energy. Pirates 2, outpost 5: 1, crew space 3: 1. Space 4: the alien.
    assert_eq!((table.goods(1), table.vp(1)), ([0, 1, 1, 2], 4));
}

#[test]
fn tg_income_3_a_row_is_active_from_its_politics_level() {
    for level in 0..=6 {
        let table = quiet(2)
            .seat(1, |p| {
                p.level("politics", level)
                    .berth(1, "pirate-raiders")
                    .berth(3, "pirate-scavengers")
                    .berth(5, "pirate-dread-fleet")
            })
            .income();
        let expected = 1 + i16::from(level >= 2) + 3 * i16::from(level >= 4);
        assert_eq!(table.vp(1), expected, "Politics {level}");
    }
}

#[test]
fn tg_income_4_pirates_in_odd_rows_and_fleets_in_even_rows() {
    let mut table =
        alone().pirates("b1", "pirate-raiders").seat(1, |p| p.ship("b1").level("military", 2)).table();
    table.acts(&["main exploration", "fight b1"]);
    assert_eq!(table.offers(), ["berth 1", "berth 3", "berth 5"]);
    table.act("berth 3");
    assert_eq!(table.player(1).berths.map(|berth| berth.is_some()), [false, true, false]);
    let income = |politics| {
        quiet(2)
            .seat(1, |p| {
                p.level("politics", politics)
                    .level("trade", 6)
                    .fleets(["fleet-credit"; 3])
                    .berth(1, "pirate-raiders")
                    .berth(3, "pirate-scavengers")
                    .berth(5, "pirate-corsairs")
            })
            .income()
    };
    let paid = [0, 1, 2, 3, 4, 5].map(|politics| (income(politics).vp(1), income(politics).goods(1)[3]));
    assert_eq!(paid, [(1, 0), (1, 1), (2, 1), (2, 2), (4, 3), (4, 3)], "space 4 prints a credit");
}

/// TG-VEC-3.
#[test]
fn tg_income_5_income_is_paid_once_on_reaching_it() {
    let mut table = alone()
        .seat(1, |p| p.level("trade", 1).goods(2, 0, 0, 0).fleets(["fleet-credit", "fleet-any", "fleet-vp"]))
        .table();
    table.acts(&["main trading", "pay 2-mineral"]);
    assert_eq!(table.goods(1), [0, 0, 0, 1], "row 2 is not active and the tile pays at once");
}

#[test]
fn tg_vec_3_the_first_fleet_tile() {
    let at = |politics| {
        quiet(2)
            .seat(1, |p| {
                p.level("trade", 2).level("politics", politics).fleets([
                    "fleet-credit",
                    "fleet-any",
                    "fleet-vp",
                ])
            })
            .income()
            .goods(1)
    };
    let mut table = alone()
        .seat(1, |p| p.level("trade", 1).goods(2, 0, 0, 0).fleets(["fleet-credit", "fleet-any", "fleet-vp"]))
        .table();
    table.acts(&["main trading", "pay 2-mineral"]);
    assert_eq!((table.level(1, "trade"), table.goods(1)), (2, [0, 0, 0, 1]), "the tile pays at once");
    assert_eq!(at(0), [0; 4], "and in the next income nothing");
    assert_eq!(at(1), [0, 0, 0, 1]);
}

/// TG-RULING-28.
#[test]
fn tg_income_6_planets_pay_first_in_the_next_income() {
    let mut table = alone()
        .planet("b1", "planet-gold-barrens")
        .seat(1, |player| player.ship("b1").goods(1, 0, 0, 0))
        .table();
    table.acts(&["main exploration", "settle b1"]);
    assert_eq!(table.goods(1), [0; 4]);
    table.finish();
    table.next_round();
    assert_eq!(table.goods(1)[3], 1);
}

#[test]
fn tg_income_7_priced_income_is_optional_and_once() {
    let at = || {
        quiet(2)
            .planet("b1", "planet-ashen-reach")
            .seat(1, |p| p.outposts(&["b1"]).goods(0, 0, 5, 0))
            .income()
    };
    let mut table = at();
    assert_eq!(table.offers(), ["done", "pay 1-alien"]);
    table.act("pay 1-alien");
    assert_eq!((table.level(1, "trade"), table.on_turn()), (1, 1));
    let mut table = at();
    table.act("done");
    assert_eq!((table.level(1, "trade"), table.goods(1)), (0, [0, 0, 5, 0]));
}

/// TG-DECISION-3, TG-RULING-41: an alien gained pays for another item.
#[test]
fn tg_income_8_own_order_players_in_turn_order() {
    let mut table = quiet(2)
        .planet("b1", "planet-ashen-reach")
        .planet("b2", "planet-thicket")
        .seat(1, |p| p.outposts(&["b1", "b2"]).goods(0, 0, 1, 0))
        .income();
    assert_eq!(table.offers(), ["resolve b1", "resolve b2"]);
    table.acts(&["resolve b2", "choose 3", "pay 1-alien"]);
    assert_eq!((table.level(1, "politics"), table.level(1, "trade")), (1, 1));
    let mut table = Scenario::of(3).order(&[3, 1, 2]).income();
    let mut asked = Vec::new();
    while table.on_turn() == 0 {
        asked.push(table.asked());
        table.act("take mineral");
    }
    assert_eq!(asked, [3, 1, 2]);
}

#[test]
fn tg_ruling_41_a_resource_of_choice_may_pay_in_the_same_phase() {
    let mut table =
        quiet(2).planet("b1", "planet-ashen-reach").seat(1, |p| p.outposts(&["b1"]).crew(3)).income();
    table.acts(&["take alien", "pay 1-alien"]);
    assert_eq!(table.level(1, "trade"), 1);
}

/// TG-SKILL-10.
#[test]
fn tg_income_9_thrifty_is_checked_first() {
    let table = quiet(2)
        .planet("b1", "planet-gold-barrens")
        .seat(1, |p| p.skill("skill-thrifty").outposts(&["b1"]).goods(3, 0, 0, 0))
        .income();
    assert_eq!(table.goods(1), [3, 1, 1, 2], "the planet pays beside the skill");
}

#[test]
fn tg_income_10_items_are_fixed_at_the_start_of_the_phase() {
    let mut table = quiet(2)
        .planet("b1", "planet-thicket")
        .seat(1, |p| {
            p.outposts(&["b1"]).level("politics", 3).level("trade", 4).crew(4).fleets([
                "fleet-vp",
                "fleet-credit",
                "fleet-any",
            ])
        })
        .income();
    assert_eq!((table.vp(1), table.goods(1)), (3, [0, 0, 0, 1]));
    table.act("choose 3");
    assert_eq!(table.level(1, "politics"), 4);
    assert_eq!(table.goods(1), [0, 0, 0, 2], "the space pays once on reaching it, not as an item too");
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
