//! While an event is pending or resolved.

use orrery_andromedas_edge::Event;
use orrery_andromedas_edge::scenario::Scenario;
use orrery_kernel::Game;

use crate::view;

/// AE-EVENT-12, AE-WINDOW-40.
#[test]
fn ae_event_12_no_card_is_played_while_an_event_is_resolved() {
    let mut table = Scenario::of(2)
        .events(&["event-hull-fatigue"])
        .raider_card("saucerian-abductor")
        .seat(1, |p| p.hand(&["emergency-crew", "supply-drop"]))
        .event(&[1]);
    assert_eq!(
        (table.rule(), table.offers()),
        ("AE-WINDOW-43", vec!["done".to_owned()]),
        "the one window: no card fits"
    );
    table.acts(&["done", "mark treasury"]);
    assert_eq!((table.asked(), table.module(1, "treasury").damage), (2, 1), "no window when damaged");
    let mut table = Scenario::of(2)
        .events(&["event-hull-fatigue"])
        .raider_card("saucerian-abductor")
        .seat(1, |p| p.hand(&["contingency-plan"]).damage("treasury", 1))
        .event(&[1]);
    table.acts(&["play contingency-plan", "fix module treasury"]);
    assert_eq!((table.vp(1), table.module(1, "treasury").damage), (1, 0), "the card says so");
}

/// AE-RULING-42.
#[test]
fn ae_ruling_42_steps_of_the_marker_during_an_event_are_lost() {
    let mut table = Scenario::of(2)
        .events(&["event-fragmented-relic"])
        .raider_card("void-corsair")
        .column("science", &["fusion-coil"])
        .seat(1, |p| p.track("science", 1).stored([0, 0, 0, 1, 0]))
        .event(&[1]);
    table.act("module fusion-coil");
    assert_eq!(table.track(1, "science"), 2, "an event space");
    table.finish();
    assert_eq!(table.marker(), 4, "just the reset");
}

/// AE-RULING-44.
#[test]
fn ae_ruling_44_an_empty_event_deck_is_made_of_the_resolved_cards() {
    let mut table =
        Scenario::of(2).events(&["event-open-archives"]).raider_card("gorgon-bulwark").event(&[1]);
    table.finish();
    let spent = view(&table.game, 1).spent_events.len();
    assert_eq!(spent, 1);
    let mut again = table.game.clone();
    let mut chance = orrery_kernel::Fast::new(1);
    let mut events = Vec::new();
    let mut actions = Vec::new();
    for _ in 0..20_000 {
        let Some(seat) = again.prompt().seat() else { break };
        again.actions(seat, &mut actions);
        let action = orrery_kernel::Chance::pick(&mut chance, &actions).expect("an action");
        again.play(seat, action, &mut chance, &mut events);
        if events.iter().any(|event| matches!(event, Event::EventRevealed { .. })) {
            break;
        }
    }
    let revealed = events.iter().find_map(|event| match event {
        Event::EventRevealed { card } => Some(card.to_string()),
        _ => None,
    });
    assert_eq!(revealed.as_deref(), Some("event-open-archives"), "the only card there is comes again");
}

/// AE-RULING-73: a card played reopens the window.
#[test]
fn ae_ruling_73_a_window_closes_when_all_pass_in_a_row() {
    let mut table = Scenario::of(3)
        .events(&["event-trade-convoy"])
        .raider_card("saucerian-abductor")
        .seat(1, |p| p.hand(&["supply-drop"]))
        .seat(2, |p| p.hand(&["contingency-plan"]))
        .event(&[1]);
    assert_eq!((table.asked(), table.rule()), (1, "AE-WINDOW-43"));
    table.acts(&["done", "play contingency-plan"]);
    assert_eq!((table.vp(2), table.asked(), table.rule()), (2, 1, "AE-WINDOW-43"), "seat 1 is asked again");
}

/// AE-RULING-41: another player's step brings the event; the active player has it.
#[test]
fn ae_ruling_41_the_active_player_resolves_what_another_has_triggered() {
    let mut table = Scenario::of(2)
        .marker(9)
        .planets(&[])
        .moons("space-02", &[])
        .events(&["event-open-archives"])
        .raider("gorgon-bulwark", "space-15")
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.ship("transport", "space-02").track("supremacy", 1))
        .table();
    table.roll(&[1, 6]);
    table.act("launch transport space-02").finish();
    let order: Vec<&str> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Advanced { seat, .. } => Some(if seat.index() == 1 { "seat 2 advances" } else { "?" }),
            Event::EventPending { seat } => Some(if seat.index() == 0 { "seat 1 has it" } else { "?" }),
            Event::EventRevealed { .. } => Some("revealed"),
            Event::TurnBegan { seat } if seat.index() == 1 => Some("turn of seat 2"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["seat 2 advances", "seat 1 has it", "revealed", "turn of seat 2"]);
}

/// AE-RULING-101, AE-END-7.
#[test]
fn ae_ruling_101_vp_lost_later_do_not_call_the_end_off() {
    let mut table = Scenario::of(2)
        .marker(9)
        .planets(&[])
        .events(&["event-market-crash"])
        .raider("void-corsair", "space-15")
        .seat(1, |p| p.vp(56).hand(&["show-of-force"]).finds(&["discovery-ancient-song"]))
        .table();
    table.acts(&["play show-of-force", "discovery discovery-ancient-song", "choose 1"]);
    assert_eq!((table.vp(1), table.is_ending()), (60, true));
    table.act("return").finish();
    assert_eq!((table.vp(1), table.is_ending()), (58, true));
}
