//! The general rules: goods, levels, crew, rounds (TG-GEN, TG-LEVEL, TG-CREW, TG-ROUND).

use crate::common::{alone, first_turn, quiet, seen, start};
use orrery_kernel::Game;
use orrery_transgalactica::Options;
use orrery_transgalactica::scenario::Scenario;

#[test]
fn tg_gen_1_two_to_five_players_and_five_rounds() {
    assert!(Options::standard(1).is_err() && Options::standard(6).is_err());
    for players in 2..=5 {
        let mut table = first_turn(players, 3);
        let mut rounds = 1;
        while table.outcome().is_none() {
            rounds = table.round();
            if table.asked() == 0 {
                for seat in 1..=players {
                    let card = seen_objective(&table, seat);
                    table.act_as(seat, &card);
                }
            } else {
                let first = table.offers()[0].clone();
                table.act(&first);
            }
        }
        assert_eq!(rounds, 5);
        let outcome = table.outcome().unwrap();
        let best = orrery_kernel::Seat::all(players).map(|seat| outcome.scores[seat]).max();
        assert!(outcome.winners.iter().all(|seat| Some(outcome.scores[seat]) == best));
    }
}

fn seen_objective(table: &orrery_transgalactica::scenario::Table, seat: u8) -> String {
    let mut actions = Vec::new();
    table.game.actions(crate::common::seat(seat), &mut actions);
    actions[0].to_string()
}

/// TG-GEN-3: each unit is chosen on its own.
#[test]
fn tg_gen_2_any_resource_is_never_a_credit() {
    let mut table = alone().seat(1, |player| player.outposts(&["b4"])).table();
    table.act("planet crew b4");
    assert_eq!(table.offers(), ["take mineral", "take energy", "take alien"]);
    assert!("take credit".parse::<orrery_transgalactica::Action>().is_err());
    table.act("take energy");
    assert_eq!(table.offers(), ["take energy", "take alien"], "the same pair is named in one order only");
    table.act("take alien");
    assert_eq!(table.goods(1), [0, 1, 1, 0]);
}

#[test]
fn tg_gen_3_no_licence_to_swap_resources() {
    let table = alone().seat(1, |player| player.goods(0, 5, 0, 0)).table();
    assert!(!table.allows("main trading"), "five energy pay no mineral");
    assert!(table.offers_of("exchange").is_empty());
}

#[test]
fn tg_gen_4_a_payment_is_made_in_full_and_a_gain_as_far_as_possible() {
    let table = alone().seat(1, |player| player.goods(1, 0, 0, 0)).table();
    assert_eq!(table.refuses("main trading"), "TG-ACTION-4");
    let mut table = alone().seat(1, |player| player.crew(6).tiles(&["advanced-awakening"])).table();
    table.act("use advanced-awakening");
    assert_eq!((table.player(1).vp(), table.vp(1)), (1, 1), "nobody is left to wake, the VP is scored");
}

#[test]
fn tg_gen_5_discounts_remove_units_but_no_requirement() {
    let mut table = alone()
        .seat(1, |player| player.goods(1, 0, 0, 0).level("technology", 1).techs(&["tech-trade-compact"]))
        .table();
    table.acts(&["main trading", "pay 1-mineral"]);
    assert_eq!((table.level(1, "trade"), table.goods(1)), (1, [0, 0, 0, 0]));
    let table = alone().seat(1, |player| player.level("military", 1).tiles(&["advanced-warships"])).table();
    assert_eq!(table.refuses("use advanced-warships"), "TG-BONUS-2", "free, but Technology 1 is needed");
}

#[test]
fn tg_gen_6_the_supply_is_unlimited() {
    let mut table = alone().seat(1, |player| player.goods(90, 90, 90, 90).outposts(&["b3"])).table();
    table.act("planet crew b3");
    assert_eq!(table.goods(1)[3], 91);
}

#[test]
fn tg_gen_7_steps_may_be_declined_and_gains_may_not() {
    let mut table =
        alone().seat(1, |player| player.tiles(&["basic-thrusters", "advanced-awakening"])).table();
    table.act("use advanced-awakening");
    assert!(table.allows("done") && table.allows("wake"));
    table.act("done");
    assert_eq!((table.vp(1), table.player(1).vp()), (1, 1));
    table.act("use basic-thrusters");
    assert!(table.allows("done"));
    table.act("done");
    assert_eq!(table.goods(1), [1, 0, 0, 0], "the mineral comes by itself");
}

#[test]
fn tg_gen_8_five_tech_markers() {
    let mut table = alone().seat(1, |player| player.goods(12, 0, 6, 0).captains(2)).table();
    assert_eq!(seen(&table).players[0].open.vp(), 0);
    table.acts(&["main trading", "pay 2-mineral"]);
    let markers = |table: &orrery_transgalactica::scenario::Table| {
        format!("{:?}", table.player(1)).split("cargo: ").nth(1).unwrap().chars().next().unwrap()
    };
    assert_eq!(markers(&table), '3');
    let table = Scenario::of(2).seat(1, |player| player.level("trade", 6)).table();
    assert_eq!(markers(&table), '5');
}

#[test]
fn tg_level_1_the_level_is_the_number_of_the_space() {
    let mut table = alone().table();
    table.acts(&["main technology", "choose 1", "advance technology"]);
    assert_eq!(table.level(1, "technology"), 2);
}

#[test]
fn tg_level_2_trade_level_counts_unlocked_spaces() {
    let mut table = alone().seat(1, |player| player.goods(2, 0, 0, 0)).table();
    assert_eq!(table.level(1, "trade"), 0);
    table.acts(&["main trading", "pay 2-mineral"]);
    assert_eq!(table.level(1, "trade"), 1);
}

/// TG-RULING-22: the space passed is reached.
#[test]
fn tg_level_3_two_steps_are_two_single_steps() {
    let mut table =
        alone().stack("technology", 1, &["basic-laurels"]).seat(1, |p| p.level("technology", 1)).table();
    table.acts(&["main technology", "choose 1"]);
    assert_eq!(
        (table.level(1, "technology"), table.tiles(1, "basic-laurels")),
        (2, 1),
        "the first step has all effects"
    );
    table.act("advance technology");
    table.act("take mineral");
    assert_eq!((table.level(1, "technology"), table.goods(1)), (3, [1, 0, 0, 0]));
}

#[test]
fn tg_level_4_a_step_beyond_the_end_is_lost_and_free() {
    let table = alone().seat(1, |player| player.level("technology", 10).cargo(0)).table();
    assert_eq!(table.refuses("main technology"), "TG-ACTION-4");
    let mut table = alone().seat(1, |player| player.level("production", 8)).table();
    table.acts(&["main production", "gather c mineral"]);
    assert_eq!((table.level(1, "production"), table.goods(1)), (8, [1, 0, 0, 0]));
}

#[test]
fn tg_level_5_the_top_tile_or_the_printed_reward_never_both() {
    let mut table = alone()
        .stack("technology", 1, &["basic-cash", "basic-ore"])
        .seat(1, |p| p.level("technology", 1))
        .table();
    table.acts(&["main technology", "choose 1"]);
    assert_eq!((table.tiles(1, "basic-ore"), table.tiles(1, "basic-cash"), table.goods(1)), (1, 0, [0; 4]));
    let mut table = alone().seat(1, |player| player.level("technology", 1)).table();
    table.acts(&["main technology", "choose 1"]);
    assert_eq!(table.goods(1), [0, 0, 0, 1], "no tile is left");
}

#[test]
fn tg_level_6_production_stacks_have_no_printed_reward() {
    for level in [2, 5] {
        let mut table = alone().seat(1, |player| player.level("production", level)).table();
        table.acts(&["main production", "advance production"]);
        assert_eq!((table.level(1, "production"), table.waits_for()), (level + 1, "Gather".to_owned()));
        assert_eq!((table.goods(1), table.vp(1), table.player(1).crew.ready), ([0; 4], 0, 1));
    }
}

#[test]
fn tg_level_7_markers_start_on_their_spaces() {
    let table = start(4, 1);
    let tracks = ["technology", "military", "production", "politics", "trade"];
    assert_eq!(tracks.map(|track| table.level(1, track)), [0, 0, 1, 0, 0]);
}

#[test]
fn tg_level_8_markers_share_spaces_and_never_go_back() {
    let mut table = Scenario::of(2)
        .seat(1, |player| player.level("technology", 2))
        .seat(2, |p| p.level("technology", 3))
        .table();
    table.acts(&["main technology", "choose 1", "take alien"]);
    assert_eq!((table.level(1, "technology"), table.level(2, "technology")), (3, 3));
    table.finish();
    table.next_round();
    assert_eq!(table.level(1, "technology"), 3);
}

/// TG-RULING-45: for cards, Military and rows, not for the rewards of spaces.
#[test]
fn tg_level_9_think_tank_adds_to_levels_not_to_markers() {
    let base = || alone().display(&["tech-think-tank", "tech-dual-doctrine", "tech-second-line"]);
    let military = || base().seat(1, |p| p.level("technology", 2).level("military", 3).goods(0, 2, 0, 0));
    assert!(!military().table().allows("main military"), "Military 4 asks for Technology 3");
    let mut table = military().seat(1, |p| p.techs(&["tech-think-tank"])).table();
    assert_eq!(table.level(1, "technology"), 2);
    table.acts(&["main military", "pay 2-energy"]);
    assert_eq!((table.level(1, "military"), table.level(1, "technology")), (4, 2));
    let rows = |techs: &[&str]| {
        quiet(2)
            .seat(1, |p| p.techs(techs).level("trade", 2).fleets(["fleet-vp", "fleet-any", "fleet-credit"]))
            .income()
            .vp(1)
    };
    assert_eq!((rows(&["tech-think-tank"]), rows(&[])), (3, 0), "row 2 asks for Politics 1");
    let mut low = base().seat(1, |p| p.level("technology", 2).techs(&["tech-think-tank"]).cargo(1)).table();
    low.acts(&["main technology", "choose 2", "take mineral"]);
    assert!(low.allows("claim tech-second-line"), "marker on 3, level 4 is enough for a card of level 2");
}

#[test]
fn tg_crew_1_who_may_be_sent_where() {
    let table = alone().seat(1, |player| player.outposts(&["b3"]).captains(0)).table();
    assert!(table.allows("planet crew b3") && table.offers_of("main").is_empty());
    assert_eq!(table.refuses("main mining"), "TG-ACTION-2");
    let table = alone().seat(1, |player| player.outposts(&["b3"])).table();
    assert!(table.allows("planet captain b3"));
}

#[test]
fn tg_crew_2_only_workers_on_active_duty_are_available() {
    let mut table = alone().seat(1, |player| player.outposts(&["b3", "b4"]).captains(0)).table();
    table.acts(&["planet crew b3", "done"]);
    assert_eq!(table.refuses("planet crew b4"), "TG-CREW-2");
}

#[test]
fn tg_crew_3_woken_crew_is_available_at_once() {
    let mut table =
        alone().seat(1, |p| p.captains(0).crew(0).outposts(&["b3"]).tiles(&["advanced-awakening"])).table();
    assert!(!table.allows("planet crew b3"));
    table.acts(&["use advanced-awakening", "wake"]);
    assert!(table.allows("planet crew b3"));
    let mut full = alone().seat(1, |player| player.crew(5).tiles(&["advanced-awakening"])).table();
    full.acts(&["use advanced-awakening", "wake"]);
    assert_eq!(seen(&full).players[0].open.vp(), 1);
    assert!(full.happened("Woken"), "beyond the printed spaces");
    let mut none = alone().seat(1, |player| player.crew(6).tiles(&["advanced-awakening"])).table();
    none.act("use advanced-awakening");
    assert!(!none.happened("Woken"));
}

/// TG-RULING-47.
#[test]
fn tg_crew_4_what_exceeds_four_spaces_is_frozen() {
    let mut table = quiet(2).seat(1, |player| player.crew(6)).maintenance();
    assert!(table.happened("WorkersReturned { seat: Seat(0), frozen: 2 }"));
    table.finish();
    let table = quiet(2).seat(1, |player| player.crew(5).skill("skill-lieutenant")).maintenance();
    assert!(table.happened("WorkersReturned { seat: Seat(0), frozen: 1 }"), "the Lieutenant takes a space");
}

#[test]
fn tg_crew_5_empty_spaces_pay() {
    let mut table = quiet(2).seat(1, |player| player.crew(1)).income();
    table.act("take alien");
    assert_eq!((table.vp(1), table.goods(1)), (2, [0, 0, 1, 0]));
    let table = quiet(2).seat(1, |player| player.crew(3)).income();
    assert_eq!((table.vp(1), table.waits_for()), (0, "AnyGood".to_owned()));
}

#[test]
fn tg_crew_6_senate_crew_and_discarded_crew_never_return() {
    let mut table = Scenario::of(2)
        .alone()
        .planet("b1", "planet-gold-barrens")
        .seat(1, |player| player.crew(2).ship("b1").goods(1, 0, 0, 0))
        .table();
    table.acts(&["main exploration", "settle b1"]);
    table.finish().next_round();
    let crew = format!("{:?}", table.player(1));
    assert!(crew.contains("ready: 1") && crew.contains("gone: 1"), "{crew}");
}

#[test]
fn tg_round_1_income_actions_maintenance() {
    let mut table = quiet(2).income();
    assert!(table.happened("RoundBegan { round: 1"));
    assert_eq!(table.on_turn(), 1);
    table.acts(&["pass", "pass"]);
    let story = table.story();
    let place = |name: &str| story.iter().position(|told| told == name).unwrap();
    assert!(place("Passed") < place("WorkersReturned"));
    assert_eq!((table.round(), table.on_turn()), (2, 1));
}

#[test]
fn tg_round_2_the_order_is_fixed_during_the_round() {
    let mut table = Scenario::of(2)
        .seat(1, |player| player.ship("b3").goods(1, 0, 0, 0))
        .seat(2, |player| player.captains(0).crew(0))
        .table();
    table.acts(&["main exploration", "settle b3"]);
    table.finish();
    assert_eq!(table.order(), [1, 2], "seat 1 has two outposts and still comes first");
    table.next_round();
    assert_eq!(table.order(), [2, 1]);
}

#[test]
fn tg_round_3_one_main_space_and_room_for_all_followers() {
    let mut table = Scenario::of(4).table();
    table.act("main mining");
    for seat in 2..=4 {
        assert_eq!(table.asked(), seat);
        table.act("follow crew");
    }
    assert_eq!(table.on_turn(), 2);
    assert_eq!(table.refuses("main mining"), "TG-ACTION-2");
}
