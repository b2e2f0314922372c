//! Free actions and their windows (TG-FREE).

use crate::common::alone;
use orrery_transgalactica::scenario::Scenario;

#[test]
fn tg_free_1_a_credit_for_energy_or_a_mineral() {
    let mut table = alone().seat(1, |player| player.goods(0, 0, 0, 2)).table();
    table.acts(&["exchange mineral", "exchange energy"]);
    assert_eq!(table.goods(1), [1, 1, 0, 0]);
    assert_eq!(table.refuses("exchange mineral"), "TG-FREE-1");
    assert_eq!(alone().seat(1, |p| p.goods(0, 0, 0, 1)).table().refuses("exchange alien"), "TG-FREE-1");
}

/// TG-FREE-3, TG-FREE-4, TG-FREE-6: tiles, missions, seats and the card stand beside the turn actions.
#[test]
fn tg_free_2_a_face_up_tile() {
    let mut table = alone()
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-learned-statecraft",
            "decree-patent-office",
        ])
        .seat(1, |p| {
            p.tiles(&["basic-cash"])
                .spent(&["basic-laurels"])
                .log(&["mission-spare-parts-run"])
                .goods(1, 0, 1, 0)
                .level("technology", 6)
                .level("politics", 6)
                .techs(&["tech-salvage-loop"])
        })
        .table();
    for action in [
        "use basic-cash",
        "fulfil mission-spare-parts-run",
        "senate decree-learned-statecraft",
        "card tech-salvage-loop",
    ] {
        assert!(table.allows(action), "{action}");
    }
    table.act("use basic-cash");
    assert_eq!((table.goods(1)[3], table.vp(1)), (1, 1));
    assert_eq!(table.refuses("use basic-cash"), "TG-BONUS-2");
}

#[test]
fn tg_free_3_fulfilling_a_mission_of_the_log() {
    let mut table = alone().seat(1, |p| p.log(&["mission-star-festival"]).goods(1, 1, 0, 0)).table();
    table.act("fulfil mission-star-festival");
    assert_eq!((table.vp(1), table.goods(1), table.log(1).len()), (2, [0; 4], 0));
}

#[test]
fn tg_free_4_claiming_a_seat() {
    let mut table = alone()
        .decrees([
            "decree-three-hues",
            "decree-chain-of-command",
            "decree-armed-commerce",
            "decree-all-rounder",
        ])
        .seat(1, |p| p.level("trade", 4).level("military", 4))
        .table();
    table.acts(&["senate decree-armed-commerce", "office office-chancellery"]);
    assert_eq!((table.vp(1), table.on_turn()), (9, 1));
}

#[test]
fn tg_free_5_pirates_only_in_an_exploration_action() {
    let mut table =
        alone().pirates("b1", "pirate-scavengers").seat(1, |p| p.ship("b1").level("military", 1)).table();
    assert_eq!(table.refuses("fight b1"), "TG-FREE-5");
    table.acts(&["main exploration", "fight b1"]);
    assert_eq!(table.vp(1), 1);
}

#[test]
fn tg_free_6_salvage_loop() {
    let mut table = alone()
        .seat(1, |p| p.techs(&["tech-salvage-loop"]).spent(&["basic-laurels"]).goods(0, 0, 2, 0))
        .table();
    table.act("card tech-salvage-loop");
    assert_eq!((table.vp(1), table.goods(1)), (5, [0, 0, 1, 0]));
    assert_eq!(table.refuses("card tech-salvage-loop"), "TG-FREE-6");
}

#[test]
fn tg_free_7_no_free_actions_outside_the_own_turn_and_follow() {
    let table = Scenario::of(2).seat(1, |p| p.goods(0, 0, 0, 2).tiles(&["basic-laurels"])).income();
    assert_eq!(table.offers(), ["take mineral", "take energy", "take alien"]);
    let mut table = Scenario::of(2).seat(2, |p| p.goods(0, 0, 0, 2).tiles(&["basic-laurels"])).table();
    table.act("main mining");
    assert_eq!(table.refuses("use basic-laurels"), "TG-FREE-7");
    assert_eq!(table.refuses("exchange mineral"), "TG-FREE-7");
}

#[test]
fn tg_free_1_a_follower_may_exchange_for_a_jump_paid_with_two_resources() {
    let mut table = Scenario::of(3)
        .seat(1, |p| p.ship("b1").goods(0, 1, 0, 0))
        .seat(2, |p| p.techs(&["tech-fold-dampers"]).ship("o2").outposts(&["o2"]).goods(1, 0, 0, 1))
        .table();
    table.acts(&["main exploration", "done"]);
    assert!(table.allows("follow crew"), "TG-FOLLOW-5 counts Credits: {:?}", table.offers());
    table.acts(&["follow crew", "exchange mineral", "jump 1 b2 for 2-mineral"]);
    assert_eq!((table.ships(2), table.vp(2)), (vec!["b2".to_owned()], 2));
}

#[test]
fn tg_free_1_a_sealed_order_waits_for_an_exchange() {
    let mut table = alone()
        .display(&["tech-sealed-order"])
        .seat(1, |p| p.level("technology", 6).log(&["mission-first-contract"]).goods(1, 0, 0, 1))
        .table();
    table.acts(&["main technology", "choose 2", "claim tech-sealed-order"]);
    assert_eq!(table.waits_for(), "SealedOrder");
    table.acts(&["exchange mineral", "waive mission-first-contract requirement"]);
    assert_eq!(table.goods(1)[0], 0);
}
