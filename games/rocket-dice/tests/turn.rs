//! The steps and windows of a turn: RD-TURN.

mod common;

use common::{BOARD_A, RESERVE_R, board_a, seen, top_row};
use orrery_rocket_dice::scenario::{Scenario, Table};

/// Anything but the steps of recruiting?
fn free_actions(table: &Table) -> Vec<String> {
    let steps = ["take ", "swap ", "gather ", "reroll ", "alliance ", "place ", "done"];
    table.offers().into_iter().filter(|action| !steps.iter().any(|step| action.starts_with(step))).collect()
}

/// Seat 1 has something for every kind of free action, and scrap for all of them.
fn full_hand(scenario: Scenario) -> Scenario {
    scenario.seat(1, |me| {
        let me = me.scrap(20).planets(&["iron-thorn", "lantern"]).moons("relay-moon", 1);
        me.alliances(&["orbit-masons", "clockwork-envoys", "war-hulks"])
    })
}

#[test]
fn rd_turn_1_start_recruit_reroll_activate_and_build_refill() {
    let mut table = board_a(3, 1).seat(1, |me| me.planets(&["tin-reach"]).empire("raiders")).table();
    assert!(free_actions(&table).is_empty(), "Start: nothing but recruiting for the poor");
    table.act("take a1-c1");
    assert_eq!(
        table.offers_of("reroll ").len() + 1,
        table.offers().len(),
        "Recruit ends with the reroll or not"
    );
    table.act("done");
    assert!(table.allows("activate tin-reach") && table.allows("deposit 1"), "Activate and Build");
    table.act("activate tin-reach");
    assert!(table.allows("deposit 1") && !table.allows("activate tin-reach"), "Build");
    assert!(table.board().contains("--"));
    table.act("deposit 1").roll(&[1, 2, 3]).act("done");
    assert!(!table.board().contains("--"), "Refill");
    assert_eq!(table.asked(), 2);
}

#[test]
fn rd_turn_2_the_truce_ends_with_the_start_of_the_turn_that_ends_it() {
    // The condition of the active battle holds; under the truce of seat 1 no check is made, in its own turn one is.
    let armed = |seat| {
        let scenario = Scenario::of(3).board(BOARD_A).reserve(RESERVE_R).round(4).active(seat).truce(1);
        let scenario = scenario.battles("first-landfall-war", "moonfall");
        scenario.seat(1, |me| me.any_planets(5)).before_turn().table()
    };
    let mut others = armed(2);
    assert!(seen(&others).battles.truce.is_some());
    others.act("take a1-c1");
    assert!(!others.happened("BattleTriggered"));
    let mut own = armed(1);
    assert!(seen(&own).battles.truce.is_none(), "before anything is decided");
    own.act("take a1-c1");
    assert!(own.happened("BattleTriggered"));
}

#[test]
fn rd_turn_2_first_turn_abilities_in_the_first_turn_and_turn_start_abilities_in_every_turn() {
    let of = |empire, round| {
        board_a(3, 1).seat(1, |me| me.empire(empire)).round(round).battles("moonfall", "scrap-wars")
    };
    let founders = of("station-founders", 1).before_turn().table();
    assert_eq!(
        founders.offers(),
        ["mark purple", "mark silver", "mark blue"],
        "before recruiting, and forced"
    );
    assert!(of("station-founders", 2).before_turn().table().allows("take a1-c1"), "in the first turn only");
    for round in [1, 2] {
        let strategists = of("strategists", round).before_turn().table();
        assert_eq!(strategists.offers(), ["done", "yes"], "round {round}: exchange the battles?");
    }
}

#[test]
fn rd_turn_3_free_actions_in_the_start_step_as_far_as_they_need_no_fleet() {
    let table = full_hand(board_a(3, 1)).table();
    for allowed in ["deal", "once iron-thorn", "play orbit-masons"] {
        assert!(table.allows(allowed), "{allowed}");
    }
    assert_eq!(table.offers_of("seize ").len(), table.available().len());
    for needs_fleet in ["trim 1 +1", "play clockwork-envoys", "use relay-moon"] {
        assert!(!table.allows(needs_fleet), "{needs_fleet}");
    }
    assert!(!table.allows("play war-hulks"), "for battles only");
    assert!(table.offers_of("activate ").is_empty() && table.offers_of("deposit ").is_empty());
}

#[test]
fn rd_turn_3_free_actions_from_the_end_of_the_reroll_to_the_refill() {
    let mut table = full_hand(board_a(3, 1)).table();
    table.act("swap d4 d5");
    assert!(free_actions(&table).is_empty(), "not between swap and line");
    table.act("take d2-d4");
    assert!(free_actions(&table).is_empty(), "not before the reroll");
    table.act("reroll 1").act("deposit 1");
    for allowed in [
        "deal",
        "once iron-thorn",
        "play orbit-masons",
        "trim 2 +1",
        "play clockwork-envoys",
        "use relay-moon",
    ] {
        assert!(table.allows(allowed), "{allowed}");
    }
    table.act("play orbit-masons").act("deposit 2");
    assert!(table.allows("deal"), "between any two actions");
    table.roll(&[3, 3, 2]).act("done");
    assert_eq!(table.asked(), 2, "not after the refill");
}

#[test]
fn rd_turn_3_never_inside_another_action() {
    let mut table = full_hand(Scenario::of(3).no_battles()).fleet("p2 s3 w4").table();
    table.act("activate lantern");
    assert!(
        table.offers().iter().all(|action| action.starts_with("pip ") || action == "done"),
        "{:?}",
        table.offers()
    );
    table.acts(&["pip 1 +1", "done"]);
    assert!(table.allows("deal"));
}

#[test]
fn rd_turn_3_never_before_the_alliance_of_recruiting_is_settled() {
    let mut table = full_hand(top_row("p6 p6 p5 p4 s1")).table();
    table.act("take a1-d1");
    assert!(!table.offers_of("alliance ").is_empty() && free_actions(&table).is_empty());
}

#[test]
fn rd_turn_4_every_moon_card_once_in_each_own_turn() {
    let scenario = board_a(2, 1).seat(1, |me| me.moons("relay-moon", 2));
    let mut table = scenario.table();
    table.acts(&["take a1-c1", "done"]);
    table.acts(&["use relay-moon", "reroll 1", "use relay-moon", "reroll 2"]);
    assert_eq!(table.refuses("use relay-moon"), "RD-TURN-4", "two cards, two uses");
    table.end_turn();
    table.recruit();
    assert_eq!(table.refuses("use relay-moon"), "RD-TURN-4", "not the opponent's");
    table.end_turn();
    table.recruit();
    assert!(table.allows("use relay-moon"), "again in the next own turn");
}

#[test]
fn rd_turn_5_activate_comes_before_the_first_build_action() {
    let scenario = || {
        Scenario::of(3)
            .no_battles()
            .seat(1, |me| me.planets(&["tin-reach"]).scrap(20))
            .on_top(&["ember-hold"])
    };
    for build in [
        "deposit 1",
        "work station-purple-6 1",
        "work station-blue-3 scrap 3",
        "moon relay-moon 1",
        "colonize ember-hold 1",
    ] {
        let mut table = scenario().fleet("p6 s2 w1").rolling(&[1, 1]);
        table.act(build);
        assert_eq!(table.refuses("activate tin-reach"), "RD-TURN-5", "{build}");
    }
    let mut table = scenario().fleet("p6 s2 w1").rolling(&[1, 1]);
    table.acts(&["trim 2 +1", "seize ember-hold"]);
    assert!(table.allows("activate tin-reach"), "free actions are no build actions");
}

#[test]
fn rd_turn_5_nothing_in_activate_and_build_is_compulsory() {
    let mut table = full_hand(Scenario::of(3).no_battles()).fleet("p6 s2 w1").table();
    assert!(table.allows("done"));
    table.act("deposit 1");
    assert!(table.allows("done"), "the player ends Build at will");
    table.roll(&[1, 2, 3]).act("done");
    assert_eq!((table.asked(), table.scrap(1)), (2, 24));
}

#[test]
fn rd_turn_6_the_next_seat_clockwise_follows() {
    let mut table = board_a(4, 1).round(3).table();
    for (seat, round) in [(2, 3), (3, 3), (4, 3), (1, 4), (2, 4)] {
        table.end_turn();
        assert_eq!((table.asked(), table.round()), (seat, round));
    }
}

#[test]
fn rd_turn_7_impossible_steps_are_skipped_the_others_happen() {
    // Warden's Rock: an opponent loses 2 scrap, you gain 1. Nobody has any: only the gain is left.
    let scenario =
        || Scenario::of(3).no_battles().seat(1, |me| me.planets(&["wardens-rock", "sapphire-court"]));
    let mut table = scenario().fleet("p1 s2 w3").table();
    table.act("activate wardens-rock");
    assert_eq!((table.scrap(1), table.asked()), (1, 1));
    // As far as possible: an opponent with 1 scrap loses that 1.
    let mut table = scenario().seat(2, |rival| rival.scrap(1)).fleet("p1 s2 w3").table();
    table.acts(&["activate wardens-rock", "opponent 2"]);
    assert_eq!((table.scrap(1), table.scrap(2)), (1, 0));
    // Gaining from an empty supply gains nothing, the next step still happens.
    let mut table =
        scenario().vp_deck(&[]).display(&["war-hulks", "pale-choir", "far-scouts"]).fleet("p1 s2 w3").table();
    table.acts(&["once sapphire-court", "alliance pale-choir"]);
    assert_eq!((table.vp_cards(1).len(), table.alliances(1)), (0, vec!["pale-choir".to_owned()]));
}

#[test]
fn rd_turn_7_up_to_may_be_none() {
    let mut table =
        Scenario::of(3).no_battles().seat(1, |me| me.planets(&["still-lagoon"])).fleet("p1 s2 w3").table();
    table.acts(&["activate still-lagoon", "done"]);
    assert_eq!(table.fleet(), "p1 s2 w3");
    assert_eq!(table.refuses("activate still-lagoon"), "RD-ACTIVATE-1", "but it was used");
}

#[test]
fn rd_turn_7_a_payment_is_made_in_full_or_skipped() {
    let with = |scrap| {
        let scenario = Scenario::of(3).no_battles().display(&["war-hulks", "pale-choir", "far-scouts"]);
        scenario.seat(1, |me| me.planets(&["cloud-market"]).scrap(scrap)).fleet("p1 s2 w3").table()
    };
    assert!(!with(1).allows("activate cloud-market"), "2 scrap are the price");
    let mut declined = with(2);
    declined.acts(&["activate cloud-market", "done"]);
    assert_eq!((declined.scrap(1), declined.alliances(1).len()), (2, 0));
    let mut paid = with(2);
    paid.acts(&["activate cloud-market", "yes", "alliance far-scouts"]);
    assert_eq!((paid.scrap(1), paid.alliances(1)), (0, vec!["far-scouts".to_owned()]));
}
