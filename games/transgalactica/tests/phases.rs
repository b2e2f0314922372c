//! Income, maintenance, the Priority Track, the end (TG-INCOME, TG-MAINT, TG-PRIORITY, TG-END, TG-SCORE).

mod common;

use common::{quiet, seat, seen};
use orrery_kernel::{Game, Prompt};
use orrery_transgalactica::scenario::{Scenario, Table};

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
    let fleets: Vec<bool> = orrery_transgalactica::content().rows.iter().map(|row| row.fleet).collect();
    assert_eq!(fleets, [false, true, false, true, false, true]);
}

/// TG-VEC-3.
#[test]
fn tg_income_5_income_is_paid_once_on_reaching_it() {
    let mut table = common::alone()
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
    assert_eq!(at(0), [0; 4]);
    assert_eq!(at(1), [0, 0, 0, 1]);
}

/// TG-RULING-28.
#[test]
fn tg_income_6_planets_pay_first_in_the_next_income() {
    let mut table = common::alone()
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
    assert_eq!((table.vp(1), table.goods(1)), (2, [0, 0, 0, 1]));
    table.act("choose 3");
    assert_eq!(table.level(1, "politics"), 4);
    assert_eq!(table.goods(1), [0, 0, 0, 2], "the space pays once on reaching it, not as an item too");
}

#[test]
fn tg_maint_1_the_highest_military_gains_the_distance() {
    let table = military(&[5, 2, 2]);
    assert_eq!(table.vp(1), 10 + 3);
}

#[test]
fn tg_maint_2_the_lowest_loses_and_never_falls_below_zero() {
    let table = military(&[5, 2, 3]);
    assert_eq!((table.vp(2), table.vp(3)), (10 - 1, 10));
    let table = quiet(2).seat(1, |p| p.level("military", 4)).seat(2, |p| p.vp(2)).maintenance();
    assert_eq!(table.vp(2), 0);
}

#[test]
fn tg_maint_3_markers_only_and_nothing_when_all_are_level() {
    let table = military(&[2, 2, 2]);
    assert_eq!([table.vp(1), table.vp(2), table.vp(3)], [10, 10, 10]);
    let table = quiet(2).seat(1, |p| p.temporary("military", 2).vp(10)).seat(2, |p| p.vp(10)).maintenance();
    assert_eq!((table.vp(1), table.vp(2)), (10, 10), "temporary levels do not count");
}

/// Seats with these military markers and 10 VP each, after the steps of the maintenance.
fn military(levels: &[u8]) -> Table {
    let scenario = (1..).zip(levels).fold(quiet(levels.len() as u8), |scenario, (seat, &level)| {
        scenario.seat(seat, |player| player.level("military", level).vp(10))
    });
    scenario.round(5).maintenance()
}

fn changes(levels: &[u8]) -> Vec<i16> {
    let table = military(levels);
    (1..=levels.len() as u8).map(|seat| table.vp(seat) - 10).collect()
}

/// TG-RULING-13, TG-RULING-14, TG-RULING-61: ties gain or lose alike; with two players both steps use the same gap.
#[test]
fn tg_vec_5_military() {
    assert_eq!(changes(&[3, 3, 4, 5]), [-1, -1, 0, 1]);
    assert_eq!(changes(&[5, 5, 2]), [3, 3, -3]);
    assert_eq!(changes(&[4, 1]), [3, -3]);
    assert_eq!(changes(&[2, 2, 2]), [0, 0, 0]);
    assert_eq!(changes(&[6, 4, 4, 4]), [2, -2, -2, -2]);
    let room = |owner: u8| {
        let levels = [3, 3, 4, 5];
        let scenario = (1..).zip(levels).fold(quiet(4), |scenario, (seat, level)| {
            let techs: &[&str] = if seat == owner { &["tech-war-room"] } else { &[] };
            scenario.seat(seat, |player| player.level("military", level).vp(10).techs(techs))
        });
        scenario.round(5).maintenance().vp(owner) - 10
    };
    assert_eq!((room(4), room(1)), (2, 0));
}

#[test]
fn tg_maint_4_workers_return_and_markers_flip_back() {
    let mut table = quiet(2)
        .used("b3")
        .occupied("mining", &[1])
        .seat(1, |p| p.captains(0).outposts(&["b3"]))
        .maintenance();
    while table.on_turn() == 0 {
        let first = table.offers()[0].clone();
        table.act(&first);
    }
    let asked = table.on_turn();
    if asked != 1 {
        table.act("pass");
    }
    assert!(table.allows("main mining") && table.allows("planet crew b3"));
}

#[test]
fn tg_maint_5_the_mining_area_is_refilled_from_the_pile() {
    let table = quiet(2).mining_pile(&["mining-bullion", "mining-twin"]).maintenance();
    assert_eq!(seen(&table).mining_tile.unwrap().to_string(), "mining-bullion");
    let table = quiet(2).mining_pile(&[]).maintenance();
    assert_eq!(seen(&table).mining_tile, None);
    let table = quiet(2).mining_tile("mining-ore").mining_pile(&["mining-twin"]).maintenance();
    assert_eq!(seen(&table).mining_tile.unwrap().to_string(), "mining-ore");
}

#[test]
fn tg_maint_6_the_priority_track_is_updated() {
    let table = quiet(3).seat(1, |player| player.outposts(&["b1"])).maintenance();
    assert_eq!(table.order(), [2, 3, 1]);
}

/// TG-RULING-43.
#[test]
fn tg_maint_7_the_new_first_player_takes_the_tile_of_the_round() {
    let table =
        quiet(2).round_tile(2, "basic-laurels").seat(1, |player| player.outposts(&["b1"])).maintenance();
    assert_eq!((table.round(), table.tiles(2, "basic-laurels"), table.tiles(1, "basic-laurels")), (2, 1, 0));
    let table = quiet(2).round(5).maintenance();
    assert_eq!((table.round(), table.asked()), (5, 0));
}

#[test]
fn tg_priority_1_fewer_outposts_play_earlier() {
    let table =
        quiet(3).seat(1, |p| p.outposts(&["b1", "b2"])).seat(2, |p| p.outposts(&["b3"])).maintenance();
    assert_eq!((table.order(), seen(&table).tiers[..3].to_vec()), (vec![3, 2, 1], vec![3, 2, 1]));
}

/// TG-PRIORITY-2, TG-PRIORITY-3: from the right, behind all that stand in the new tier; others stay.
#[test]
fn tg_vec_1_the_priority_track_of_the_book() {
    // Yellow 1, Red 2, Black 3, Purple 4.
    let mut table = quiet(4).table();
    let round = |table: &mut Table, outposts: [u8; 4]| {
        let places = ["b1", "b2", "b3", "b4", "i1", "i2"];
        let mut scenario = quiet(4).order(&table.order().clone());
        for (seat, &count) in (1..).zip(&outposts) {
            scenario = scenario.seat(seat, |player| player.outposts(&places[..usize::from(count) - 1]));
        }
        let mut game = scenario.game();
        game = carry(&table.game, game);
        let mut next = Table { game, chance: table.chance.clone(), events: Vec::new() };
        next.acts(&["pass", "pass", "pass", "pass"]);
        *table = next;
        table.order()
    };
    assert_eq!(round(&mut table, [1, 1, 2, 2]), [1, 2, 4, 3]);
    assert_eq!(round(&mut table, [1, 2, 3, 2]), [1, 4, 2, 3]);
    assert_eq!(round(&mut table, [2, 2, 3, 3]), [2, 1, 3, 4]);
}

/// The new position with the tiers in which the markers stood.
fn carry(
    old: &orrery_transgalactica::Transgalactica,
    new: orrery_transgalactica::Transgalactica,
) -> orrery_transgalactica::Transgalactica {
    let tiers = old.view(orrery_kernel::Viewer::Spectator).tiers;
    new.with_tiers(tiers)
}

#[test]
fn tg_priority_2_from_right_to_left_behind_all_in_the_new_tier() {
    let table = quiet(3).seat(1, |p| p.outposts(&["b1"])).seat(3, |p| p.outposts(&["b2"])).maintenance();
    assert_eq!(table.order(), [2, 3, 1], "seat 3 is looked at first");
}

#[test]
fn tg_priority_3_newcomers_go_right_of_the_last_marker() {
    let table = quiet(4).seat(1, |p| p.outposts(&["b1"])).seat(2, |p| p.outposts(&["b2"])).maintenance();
    assert_eq!(table.order(), [3, 4, 2, 1]);
}

#[test]
fn tg_priority_4_technological_terror_does_not_count() {
    let table = quiet(2).seat(1, |player| player.skill("skill-technological-terror")).maintenance();
    assert_eq!(table.order(), [1, 2]);
}

#[test]
fn tg_end_1_the_game_ends_after_the_military_steps_of_round_five() {
    let table = military(&[4, 1]);
    assert_eq!((table.vp(1), table.asked()), (13, 0));
    assert!(matches!(table.game.prompt(), Prompt::Ask(seats) if seats.len() == 2));
}

#[test]
fn tg_end_2_no_income_and_no_free_actions_at_the_end() {
    let table = quiet(2).round(5).seat(1, |p| p.goods(0, 0, 0, 3).tiles(&["basic-laurels"])).maintenance();
    let mut actions = Vec::new();
    table.game.actions(seat(1), &mut actions);
    assert!(actions.iter().all(|action| action.to_string().starts_with("objective")));
}

/// TG-DECISION-17: all choose at the same time, and nobody learns a choice before the last.
#[test]
fn tg_score_1_one_of_two_objectives() {
    let mut table = quiet(2)
        .round(5)
        .seat(1, |p| p.objectives("objective-bounty-hunter", "objective-warlord").berth(1, "pirate-raiders"))
        .maintenance();
    assert_eq!(table.sheet(1).objective, 5, "before the choice the better one");
    table.act_as(1, "objective objective-warlord");
    assert!(matches!(table.game.prompt(), Prompt::Ask(seats) if seats.len() == 1 && seats.contains(seat(2))));
    assert_eq!(table.sheet(1).objective, 0);
    let other = table.game.view(orrery_kernel::Viewer::Seat(seat(2)));
    assert!(other.players[0].answered && other.players[0].chosen.is_none());
    let mut actions = Vec::new();
    table.game.actions(seat(2), &mut actions);
    table.act_as(2, &actions[0].to_string());
    assert!(table.outcome().is_some());
}

/// TG-SCORE-3, TG-VEC-17.
#[test]
fn tg_score_2_credits_and_resources() {
    let table = quiet(2).seat(1, |player| player.goods(3, 4, 1, 4)).table();
    assert_eq!((table.sheet(1).credits, table.sheet(1).resources), (4, 2));
}

#[test]
fn tg_vec_17_four_credits_and_eight_resources_are_six_vp() {
    let sheet = quiet(2).seat(1, |player| player.goods(3, 4, 1, 4)).table().sheet(1);
    assert_eq!(sheet.credits + sheet.resources, 6);
}

#[test]
fn tg_score_3_three_resources_of_any_types_rounded_down() {
    let vp = |m, e, a| quiet(2).seat(1, |player| player.goods(m, e, a, 0)).table().sheet(1).resources;
    assert_eq!((vp(1, 1, 1), vp(2, 0, 0), vp(5, 0, 3)), (1, 0, 2));
}

#[test]
fn tg_score_4_cards_of_the_end_score_and_nothing_is_spent() {
    let table = quiet(2)
        .seat(1, |p| p.techs(&["tech-industrial-age"]).level("production", 6).goods(0, 0, 3, 1))
        .table();
    let sheet = table.sheet(1);
    assert_eq!((sheet.technology, sheet.credits, sheet.resources), (6, 1, 1));
    assert_eq!(table.goods(1), [0, 0, 3, 1]);
}

#[test]
fn tg_score_5_ties_share_the_victory() {
    let mut table = quiet(3)
        .round(5)
        .seat(1, |p| p.vp(20).objectives("objective-warlord", "objective-bounty-hunter"))
        .seat(2, |p| p.vp(20).objectives("objective-master-trader", "objective-patron-of-culture"))
        .seat(3, |p| p.vp(7).objectives("objective-yellow-worlds", "objective-purple-worlds"))
        .maintenance();
    table.act_as(1, "objective objective-warlord").act_as(2, "objective objective-master-trader");
    table.act_as(3, "objective objective-yellow-worlds");
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.winners.len(), outcome.winners.contains(seat(3))), (2, false));
    assert_eq!(outcome.scores[seat(1)], 20);
}
