//! Maintenance, priority, the end and its scoring (TG-MAINT, TG-PRIORITY, TG-END, TG-SCORE).

use crate::common::{quiet, seat, seen};
use orrery_kernel::{Game, Prompt};
use orrery_transgalactica::scenario::{Scenario, Table};

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
    let mut table = Scenario::of(2)
        .order(&[2, 1])
        .mining_pile(&[])
        .seat(2, |p| p.outposts(&["b3", "b4"]))
        .seat(1, |p| {
            p.crew(4)
                .skill("skill-wildcard")
                .techs(&["tech-salvage-loop", "tech-guest-charter", "tech-field-promotion"])
                .spent(&["basic-laurels", "basic-ore"])
                .goods(0, 0, 2, 0)
        })
        .table();
    table.acts(&["main mining", "promote crew", "done", "card tech-salvage-loop", "reuse basic-laurels"]);
    table.acts(&["planet crew b3", "done", "main technology", "choose 1", "done"]);
    assert_eq!(table.refuses("promote crew"), "TG-TECHCARD-22");
    table.acts(&["done", "wildcard crew", "area mining", "done", "pass"]);
    let again =
        ["card tech-salvage-loop", "planet crew b3", "planet crew b4", "wildcard crew", "main mining"];
    assert_eq!(again.map(|action| table.allows(action)), [false; 5]);
    assert_eq!((table.player(1).crew.ready, table.player(2).crew.captains), (1, 1));
    table.next_round();
    assert_eq!((table.round(), table.on_turn()), (2, 1));
    assert_eq!(again.map(|action| table.allows(action)), [true; 5]);
    assert_eq!((table.player(1).crew.ready, table.player(2).crew.captains), (4, 3));
    table.acts(&["pass", "main mining"]);
    assert!(table.allows("promote crew"));
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

/// TG-SCORE-2, TG-SCORE-3, TG-SCORE-4: all that is scored at the end enters the outcome.
#[test]
fn tg_score_5_ties_share_the_victory() {
    let mut table = quiet(3)
        .round(5)
        .seat(1, |p| {
            p.vp(10)
                .goods(3, 4, 1, 4)
                .level("production", 3)
                .techs(&["tech-industrial-age"])
                .fulfilled(&["mission-border-patrol"])
                .objectives("objective-warlord", "objective-bounty-hunter")
        })
        .seat(2, |p| p.vp(23).objectives("objective-master-trader", "objective-patron-of-culture"))
        .seat(3, |p| p.vp(22).objectives("objective-yellow-worlds", "objective-purple-worlds"))
        .maintenance();
    table.act_as(1, "objective objective-warlord").act_as(2, "objective objective-master-trader");
    table.act_as(3, "objective objective-yellow-worlds");
    let outcome = table.outcome().unwrap();
    // Credits 4, resources 8 / 3 = 2, the objective 4, the card 3.
    assert_eq!([1, 2, 3].map(|nth| outcome.scores[seat(nth)]), [10 + 4 + 2 + 4 + 3, 23, 22]);
    assert_eq!((outcome.winners.len(), outcome.winners.contains(seat(3))), (2, false));
}
