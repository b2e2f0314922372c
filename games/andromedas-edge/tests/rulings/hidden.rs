//! What a seat knows.

use orrery_andromedas_edge::scenario::Scenario;

use crate::view;

/// AE-HIDDEN-1, AE-HIDDEN-16.
#[test]
fn ae_hidden_16_what_is_public_and_what_is_not() {
    let table = Scenario::of(2)
        .development("space-01", 1, true)
        .seat(1, |p| {
            p.hand(&["ambush", "sabotage"])
                .sustained(&["victory-parade"])
                .stored([3, 0, 0, 0, 0])
                .moons(&["moon-blue-vp"])
                .modules(&["nanoforge"])
                .damage("nanoforge", 1)
                .leaders(2)
        })
        .table();
    let seen = view(&table.game, 2);
    let rival = &seen.players[0];
    assert_eq!((rival.hand, rival.cards), (None, 2), "the number, not the cards");
    assert_eq!(rival.open.holdings().sum(), 3);
    let own = &view(&table.game, 1).players[0];
    assert_eq!(own.hand.map(|hand| hand.len()), Some(2));
    assert_eq!(rival.open, own.open, "everything else is open to all");
}

/// AE-HIDDEN-8, AE-HIDDEN-9.
#[test]
fn ae_hidden_8_a_second_peek_takes_the_first_ones_knowledge() {
    let mut table = Scenario::of(2)
        .events(&["event-ore-rain", "event-moonrise", "event-trade-convoy"])
        .seat(1, |p| p.ship("science-vessel", "bay"))
        .seat(2, |p| p.ship("science-vessel", "bay"))
        .table();
    table.acts(&["launch science-vessel nebula-1", "top event-ore-rain"]);
    table.finish();
    let known = |table: &orrery_andromedas_edge::scenario::Table, number: u8| {
        let cards = view(&table.game, number).events;
        cards.iter().map(|card| card.0.map_or("?".to_owned(), |event| event.to_string())).collect::<Vec<_>>()
    };
    assert_eq!(known(&table, 1), ["event-moonrise", "?", "event-ore-rain"], "bottom to top");
    table.acts(&["launch science-vessel nebula-6", "top event-trade-convoy"]);
    assert_eq!(
        known(&table, 1),
        ["?", "event-moonrise", "?"],
        "which of the two went where is no longer known"
    );
    assert_eq!(known(&table, 2), ["event-ore-rain", "?", "event-trade-convoy"]);
}
