//! VP cards (RD-VPCARD): drawn two for one, held secretly, scored at the end.

use orrery_kernel::{Game, Seat, Viewer};
use orrery_rocket_dice::Event;
use orrery_rocket_dice::scenario::{Scenario, Table};

fn archive(deck: &[&str]) -> Table {
    Scenario::peaceful(3)
        .seat(1, |me| me.planets(&["deep-archive"]).vp_cards(&["quiet-fame"]))
        .vp_deck(deck)
        .fleet("p3 w1 b6")
        .table()
}

fn seen(table: &Table, viewer: Viewer) -> (u8, Option<Vec<String>>) {
    let player = table.game.view(viewer).players[0].clone();
    (player.vp_card_count, player.vp_cards.map(|cards| cards.iter().map(|id| id.to_string()).collect()))
}

#[test]
fn rd_vpcard_1_held_face_down_but_their_number_is_public() {
    let mut table = archive(&["laurels", "trinity", "armoury"]);
    table.act("once deep-archive").act("vp-card trinity");
    let seat = |number| Viewer::Seat(Seat::new(number).unwrap());
    assert_eq!(seen(&table, seat(0)), (2, Some(vec!["trinity".to_owned(), "quiet-fame".to_owned()])));
    assert_eq!(seen(&table, seat(1)), (2, None));
    assert_eq!(seen(&table, Viewer::Spectator), (2, None));
}

#[test]
fn rd_vpcard_1_only_the_drawer_is_told_which_cards() {
    let mut table = archive(&["laurels", "trinity", "armoury"]);
    table.act("once deep-archive").act("vp-card trinity");
    let kept = |viewer| {
        let events = table.events_for(viewer);
        events.into_iter().find_map(|event| match event {
            Event::VpCardKept { kept, returned, .. } => Some((kept.is_some(), returned.is_some())),
            _ => None,
        })
    };
    let drawn = |viewer| {
        let events = table.events_for(viewer);
        events.into_iter().find_map(|event| match event {
            Event::VpCardsDrawn { cards, count, .. } => Some((count, cards.is_some())),
            _ => None,
        })
    };
    assert_eq!((kept(1), drawn(1)), (Some((true, true)), Some((2, true))));
    assert_eq!((kept(2), drawn(2)), (Some((false, false)), Some((2, false))));
    assert_eq!((kept(0), drawn(0)), (Some((false, false)), Some((2, false))));
}

#[test]
fn rd_vpcard_2_draw_two_keep_one_the_other_under_the_deck() {
    let mut table = archive(&["laurels", "trinity", "armoury", "open-doors"]);
    table.act("once deep-archive");
    assert_eq!(table.offers(), ["vp-card trinity", "vp-card laurels"], "the two on top, and no declining");
    table.act("vp-card laurels");
    assert_eq!(table.vp_cards(1), ["laurels", "quiet-fame"]);
    assert_eq!(table.vp_deck(), ["armoury", "open-doors", "trinity"]);
}

#[test]
fn rd_vpcard_2_the_last_card_is_taken_as_it_is() {
    let mut table = archive(&["laurels"]);
    table.act("once deep-archive");
    assert_eq!((table.vp_cards(1).len(), table.vp_deck().len()), (2, 0));
}

#[test]
fn rd_vpcard_2_an_empty_deck_gives_nothing() {
    let mut table =
        Scenario::peaceful(3).vp_deck(&[]).on_top(&["ember-hold"]).fleet("p6 w1 b6").rolling(&[6, 6]);
    table.act("colonize ember-hold 1");
    assert_eq!(table.vp_cards(1), [""; 0]);
    assert!(table.allows("deposit 2"));
    assert_eq!(archive(&[]).offers_of("once"), [""; 0]);
}

#[test]
fn rd_vpcard_3_scored_by_its_text_at_the_end() {
    let mut table = Scenario::peaceful(2)
        .round(20)
        .active(2)
        .seat(1, |me| me.vp_cards(&["quiet-fame", "laurels"]).won(&["moonfall"]))
        .seat(2, |other| other.won(&["tower-dispute"]))
        .fleet("p3 w1 b6")
        .table();
    table.end_turn();
    let outcome = table.outcome().expect("round 20 is over");
    assert_eq!(outcome.scores.0[..2], [5 + 2 + 2, 6]);
    assert!(table.told(&["VpCardScored", "GameOver"]));
}
