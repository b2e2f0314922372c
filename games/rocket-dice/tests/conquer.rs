//! Conquering and the Conquest Dice (RD-CONQUER). Faces: 1 blank, 2 four scrap, 3 one attack, 4 two attack, 5 alliance,
//! 6 VP card.

use orrery_rocket_dice::Ending;
use orrery_rocket_dice::scenario::{Scenario, Table};

/// Seat 1 is about to colonize ember-hold with its first die; the Conquest Dice will show these faces.
fn about_to_conquer(faces: [u8; 2], more: impl FnOnce(Scenario) -> Scenario) -> Table {
    more(Scenario::peaceful(3).on_top(&["ember-hold"])).fleet("p6 s1 w1").rolling(&faces)
}

fn conquered(faces: [u8; 2], more: impl FnOnce(Scenario) -> Scenario) -> Table {
    let mut table = about_to_conquer(faces, more);
    table.act("colonize ember-hold 1");
    table
}

#[test]
fn rd_conquer_1_seizure_and_conquer_effects_do_it_without_dice() {
    let position = || {
        Scenario::peaceful(3)
            .on_top(&["tin-reach", "titan-forge"])
            .seat(1, |me| me.scrap(16).planets(&["throne-of-dusk"]))
            .fleet("p6 s1 w1")
            .rolling(&[1, 3])
    };
    let mut table = position();
    table.act("seize titan-forge");
    assert_eq!(table.planets(1), ["titan-forge", "throne-of-dusk"]);
    assert_eq!((table.scrap(1), table.attack(1), table.fleet().as_str()), (0, 1, "p6 s1 w1"));

    let mut table = position();
    table.act("once throne-of-dusk");
    assert_eq!(table.offers(), ["planet tin-reach"]);
    table.act("planet tin-reach");
    assert_eq!(table.planets(1), ["tin-reach", "throne-of-dusk"]);
    assert_eq!((table.scrap(1), table.attack(1), table.fleet().as_str()), (16, 1, "p6 s1 w1"));
}

#[test]
fn rd_conquer_2_the_card_is_taken_upright_and_counts_from_now_on() {
    let mut table = Scenario::of(3)
        .battles("empire-too-large", "moonfall")
        .on_top(&["tin-reach", "crown-of-spears"])
        .seat(1, |me| me.empire("colonial-yards").attack(2).planets(&["tin-reach"]))
        .seat(2, |other| other.any_planets(8))
        .fleet("p6 p5 p2")
        .rolling(&[1, 1]);
    assert!(!table.allows("work station-purple-3 3"));
    let vp = table.sheet(1).planets;
    table.act("colonize crown-of-spears 1+2");
    assert!(!table.available().contains(&"crown-of-spears".to_owned()));
    assert_eq!((table.turned(1).len(), table.sheet(1).planets), (0, vp + 4));
    assert_eq!(
        table.mustered()[0],
        2 + 3 + 2,
        "track, printed attack of the new planet, bonus for 4 planets or less"
    );
    assert!(table.allows("work station-purple-3 3"), "its colour counts for the Colonial Yards");
}

#[test]
fn rd_conquer_3_both_conquest_dice_are_rolled() {
    let mut table = about_to_conquer([2, 4], |it| it);
    table.act("colonize ember-hold 1");
    assert!(table.happened("[conquest-scrap-4, conquest-attack-2]"), "{:?}", table.events);
    assert_eq!(table.chance.left(), 0);
    assert!(table.told(&["PlanetConquered", "ConquestRolled"]));
}

#[test]
fn rd_conquer_4_both_blank_give_nothing() {
    let table = conquered([1, 1], |it| it.seat(1, |me| me.scrap(5).attack(5)));
    assert!(table.may_build());
    assert_eq!((table.scrap(1), table.attack(1)), (5, 5));
    assert_eq!((table.alliances(1).len(), table.vp_cards(1).len()), (0, 0));
}

#[test]
fn rd_conquer_4_one_blank_gives_the_other_face_free() {
    for (face, scrap, attack) in [(2, 4, 0), (3, 0, 1), (4, 0, 2)] {
        for faces in [[face, 1], [1, face]] {
            let table = conquered(faces, |it| it);
            assert!(table.may_build());
            assert_eq!((table.scrap(1), table.attack(1)), (scrap, attack), "{faces:?}");
        }
    }
    let mut table = conquered([5, 1], |it| it.display(&["pale-choir", "war-hulks", "far-scouts"]));
    table.act("alliance far-scouts");
    assert_eq!(table.alliances(1), ["far-scouts"]);
    let mut table = conquered([1, 6], |it| it.vp_deck(&["trinity", "laurels", "armoury"]));
    table.act("vp-card laurels");
    assert_eq!(table.vp_cards(1), ["laurels"]);
    assert!(table.may_build());
}

#[test]
fn rd_conquer_4_two_alike_give_the_face_twice_free() {
    for (face, scrap, attack) in [(2, 8, 0), (3, 0, 2), (4, 0, 4)] {
        let table = conquered([face, face], |it| it);
        assert!(table.may_build());
        assert_eq!((table.scrap(1), table.attack(1)), (scrap, attack));
    }
    let mut table = conquered([5, 5], |it| it.display(&["pale-choir", "war-hulks", "far-scouts"]));
    table.acts(&["alliance far-scouts", "alliance war-hulks"]);
    assert_eq!(table.alliances(1).len(), 2);
    let mut table = conquered([6, 6], |it| it.vp_deck(&["trinity", "laurels", "armoury", "open-doors"]));
    table.acts(&["vp-card laurels", "vp-card open-doors"]);
    assert_eq!(table.vp_cards(1), ["laurels", "open-doors"]);
    assert!(table.may_build());
}

#[test]
fn rd_conquer_5_two_different_faces_pay_either_and_gain_the_other_or_decline() {
    let rich = |it: Scenario| it.seat(1, |me| me.scrap(4).attack(1));
    let mut table = conquered([2, 3], rich);
    assert_eq!(table.offers(), ["done", "pay-face 1", "pay-face 2"]);
    table.act("pay-face 1");
    assert_eq!((table.scrap(1), table.attack(1)), (0, 2));
    let mut table = conquered([2, 3], rich);
    table.act("pay-face 2");
    assert_eq!((table.scrap(1), table.attack(1)), (8, 0));
    let mut table = conquered([2, 3], rich);
    table.act("done");
    assert_eq!((table.scrap(1), table.attack(1)), (4, 1));
    assert!(table.may_build());
}

#[test]
fn rd_conquer_6_what_cannot_be_paid_in_full_cannot_be_chosen() {
    let table = conquered([2, 4], |it| it.seat(1, |me| me.scrap(3).attack(2)));
    assert_eq!(table.offers(), ["done", "pay-face 2"]);
    assert_eq!(table.refuses("pay-face 1"), "RD-CONQUER-6");
    let table = conquered([2, 4], |it| it.seat(1, |me| me.scrap(4).attack(1)));
    assert_eq!(table.offers(), ["done", "pay-face 1"]);
    assert!(conquered([2, 4], |it| it.seat(1, |me| me.scrap(3).attack(1))).may_build());
}

#[test]
fn rd_conquer_6_attack_is_paid_from_the_track_not_from_planets() {
    // Printed attack 3 and an empty track pay no attack.
    let table = conquered([3, 2], |it| it.seat(1, |me| me.planets(&["crown-of-spears"])));
    assert!(table.may_build());
}

#[test]
fn rd_conquer_6_an_alliance_of_choice_is_discarded() {
    let mut table = conquered([5, 2], |it| it.seat(1, |me| me.alliances(&["war-hulks", "pale-choir"])));
    assert_eq!(table.offers(), ["done", "pay-face 1"]);
    table.act("pay-face 1");
    assert_eq!(table.offers().len(), 2);
    table.act("alliance war-hulks");
    assert_eq!(
        (table.alliances(1), table.discards()),
        (vec!["pale-choir".to_owned()], vec!["war-hulks".to_owned()])
    );
    assert_eq!(table.scrap(1), 4);
}

#[test]
fn rd_conquer_6_a_vp_card_of_choice_goes_under_the_deck() {
    let mut table = conquered([4, 6], |it| {
        it.seat(1, |me| me.vp_cards(&["laurels", "trinity"])).vp_deck(&["armoury", "open-doors"])
    });
    table.acts(&["pay-face 2", "vp-card trinity"]);
    assert_eq!(table.vp_cards(1), ["laurels"]);
    assert_eq!(table.vp_deck(), ["armoury", "open-doors", "trinity"]);
    assert_eq!(table.attack(1), 2);
}

#[test]
fn rd_conquer_7_then_the_end_flag_then_the_battle_check() {
    let mut table = Scenario::of(3)
        .battles("first-landfall-war", "moonfall")
        .seat(1, |me| me.scrap(4).any_planets(9))
        .on_top(&["ember-hold"])
        .fleet("p6 s1 w1")
        .rolling(&[2, 3]);
    table.act("colonize ember-hold 1");
    assert_eq!(table.offers(), ["done", "pay-face 1"], "the Conquest Dice come first");
    assert_eq!((table.called(), table.happened("BattleTriggered")), (None, false));
    table.act("pay-face 1");
    assert_eq!(table.called(), Some(Ending::Planets));
    assert!(
        table.told(&["ConquestRolled", "AttackGained", "EndCalled", "BattleTriggered"]),
        "{:?}",
        table.story()
    );
}
