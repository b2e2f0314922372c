//! The Scrapyard (RD-SCRAP): breaking up ships, and what scrap buys.

use orrery_rocket_dice::scenario::Scenario;

#[test]
fn rd_scrap_1_one_or_two_dice_give_their_pips() {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.scrap(1)).fleet("p6 w3 b5").table();
    table.act("deposit 2");
    assert_eq!((table.scrap(1), table.fleet().as_str()), (4, "p6 (w3) b5"));
    let mut table = Scenario::peaceful(3).seat(1, |me| me.scrap(1)).fleet("p6 w3 b5").table();
    table.act("deposit 1+3");
    assert_eq!((table.scrap(1), table.fleet().as_str()), (12, "(p6) w3 (b5)"));
}

#[test]
fn rd_scrap_1_two_dice_a_turn_in_all() {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.scrap(0)).fleet("p6 w3 b5").table();
    table.act("deposit 1").act("work station-purple-6 scrap 6").act("deposit 2");
    assert_eq!(table.offers_of("deposit"), [""; 0]);
    assert_eq!(table.scrap(1), 3);
}

#[test]
fn rd_scrap_2_scrap_of_this_turn_pays_this_turn() {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.scrap(0)).fleet("p6 w6 b3").table();
    assert!(!table.allows("work station-silver-12 scrap 12"));
    table.act("deposit 1+2").act("work station-silver-12 scrap 12");
    assert_eq!((table.scrap(1), table.station(1)), (0, vec!["silver-12".to_owned()]));
}

#[test]
fn rd_scrap_3_scrap_never_exceeds_24() {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.scrap(20)).fleet("p6 w4 b3").table();
    table.act("deposit 2");
    assert_eq!(table.scrap(1), 24);
    table.act("deposit 1");
    assert_eq!(table.scrap(1), 24, "what is above is lost");
    let mut table =
        Scenario::peaceful(3).seat(1, |me| me.scrap(23).planets(&["slag-ring"])).fleet("p6 w4 b3").table();
    table.act("activate slag-ring");
    assert_eq!(table.scrap(1), 24, "cards do not exceed it either");
}

#[test]
fn rd_scrap_4_trim_changes_an_unspent_die_by_one_for_2_scrap_any_number_of_times() {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.scrap(7)).fleet("p3 w1 b6").table();
    table.acts(&["trim 1 +1", "trim 1 +1", "trim 3 -1"]);
    assert_eq!((table.scrap(1), table.fleet().as_str()), (1, "p5 w1 b5"));
    assert_eq!(table.refuses("trim 1 +1"), "RD-SCRAP-4", "1 scrap is too little");
    let table = Scenario::peaceful(3).seat(1, |me| me.scrap(2)).fleet("p3 w1 b6").table();
    assert_eq!(table.refuses("trim 1 -2"), "RD-SCRAP-4");
    assert_eq!(table.refuses("trim 1 +2"), "RD-SCRAP-4");
}

#[test]
fn rd_scrap_5_a_deal_gives_a_vp_card_and_an_alliance_for_8_any_number_of_times() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.scrap(17))
        .vp_deck(&["laurels", "trinity", "armoury"])
        .display(&["war-hulks", "pale-choir", "far-scouts"])
        .fleet("p3 w1 b6")
        .table();
    table.acts(&["deal", "vp-card trinity", "alliance pale-choir"]);
    assert_eq!(
        (table.scrap(1), table.vp_cards(1), table.alliances(1)),
        (9, vec!["trinity".into()], vec!["pale-choir".into()])
    );
    table.acts(&["deal", "vp-card armoury", "alliance war-hulks"]);
    assert_eq!((table.scrap(1), table.vp_cards(1).len(), table.alliances(1).len()), (1, 2, 2));
    assert_eq!(table.refuses("deal"), "RD-SCRAP-5");
}

#[test]
fn rd_scrap_5_no_deal_while_the_vp_deck_is_empty() {
    let table = Scenario::peaceful(3).seat(1, |me| me.scrap(24)).vp_deck(&[]).fleet("p3 w1 b6").table();
    assert_eq!(table.refuses("deal"), "RD-SCRAP-5");
}

#[test]
fn rd_scrap_5_without_alliances_the_deal_gives_the_vp_card_alone() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.scrap(8))
        .display(&[])
        .discarded(&[])
        .vp_deck(&["laurels"])
        .fleet("p3 w1 b6")
        .table();
    table.act("deal");
    assert_eq!((table.scrap(1), table.vp_cards(1), table.alliances(1).len()), (0, vec!["laurels".into()], 0));
    assert!(table.allows("deposit 1"), "nothing more is asked");
}

#[test]
fn rd_scrap_5_then_abilities_for_the_deal() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.empire("station-founders").scrap(8))
        .vp_deck(&["laurels"])
        .display(&["war-hulks", "pale-choir", "far-scouts"])
        .fleet("p3 w1 b6")
        .table();
    table.act("deal");
    assert_eq!(table.offers_of("alliance").len(), 3);
    table.act("alliance war-hulks");
    assert_eq!(table.offers(), ["mark purple", "mark silver", "mark blue"]);
    table.act("mark blue");
    assert_eq!(table.station(1), ["blue-3"]);
}

#[test]
fn rd_scrap_6_a_seizure_conquers_any_available_planet_for_16_any_number_of_times() {
    let mut table = Scenario::peaceful(3)
        .on_top(&["titan-forge", "shieldwall"])
        .seat(1, |me| me.scrap(24))
        .fleet("p4 w4 b6")
        .rolling(&[1, 1, 1, 1]);
    assert_eq!(table.offers_of("seize").len(), 7, "one from each pile");
    table.act("seize titan-forge");
    assert_eq!((table.scrap(1), table.planets(1)), (8, vec!["titan-forge".to_owned()]));
    assert_eq!(table.refuses("seize shieldwall"), "RD-SCRAP-6");
    table.act("deposit 1+2").act("seize shieldwall");
    assert_eq!((table.scrap(1), table.planets(1).len()), (0, 2));
}
