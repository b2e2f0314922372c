//! Rulings and hidden information that no chapter's test looks at closely.

use orrery_andromedas_edge::scenario::Scenario;
use orrery_andromedas_edge::{AndromedasEdge, Event, Side};
use orrery_kernel::{Game, Seat, Viewer};

fn view(game: &AndromedasEdge, number: u8) -> orrery_andromedas_edge::View {
    game.view(Viewer::Seat(Seat::new(number - 1).expect("a seat")))
}

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
        .seat(1, |p| p.track("science", 1))
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

/// AE-RULING-37.
#[test]
fn ae_ruling_37_the_price_belongs_to_the_space() {
    let scenario = |stored| {
        Scenario::of(2)
            .tile("space-01", "maximus-field")
            .column("science", &["fusion-coil", "nanoforge"])
            .column("industry", &[])
            .seat(1, move |p| p.stored(stored))
    };
    let mut table = scenario([0, 0, 0, 3, 0]).table();
    table.act("launch transport space-01");
    assert_eq!(table.offers_of("module "), ["fusion-coil", "nanoforge"], "3 for the middle space");
    let mut table = scenario([0, 0, 0, 4, 0]).table();
    table.acts(&["launch transport space-01", "module fusion-coil"]);
    assert!(table.offers_of("module ").is_empty(), "still the middle space: it slides only at the refill");
}

/// AE-BATTLE-10, AE-RULING-62.
#[test]
fn ae_battle_10_each_player_decides_once() {
    let mut table = Scenario::of(3)
        .moons("space-02", &[])
        .seat(1, |p| p.ship("transport", "space-01").ship("transport", "space-03"))
        .seat(2, |p| p.ship("transport", "space-02").ship("transport", "space-08"))
        .seat(3, |p| p.ship("transport", "space-07"))
        .table();
    table.act("launch transport space-02");
    table.acts(&["join transport space-01", "done"]);
    assert_eq!(table.asked(), 2, "seat 1 does not come back for the other ship");
    table.act("done");
    assert_eq!(
        (table.asked(), table.offers_of("join ")),
        (3, vec!["transport space-07".to_owned()]),
        "not in the battle yet"
    );
}

/// AE-RULING-65, AE-RULING-76.
#[test]
fn ae_ruling_76_the_program_rolls_for_raiders_and_asks_them_nothing() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .swarm(&["space-02"])
        .seat(1, |p| p.ship("fighter", "bay"))
        .dice(&[6, 6, 2]);
    table.act("launch fighter space-02");
    assert!(
        table
            .events
            .iter()
            .any(|event| matches!(event, Event::Rolled { side, .. } if *side == Side::RAIDERS))
    );
    assert_eq!(table.chance.left(), 0);
    assert!(table.dice(0).0 >= 1, "everybody who takes part has a die");
}

/// AE-RULING-68.
#[test]
fn ae_ruling_68_targeting_is_counted_anew_until_the_roll() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.ship("transport", "space-02"))
        .table();
    table.act("launch transport space-02");
    assert_eq!(table.dice(1), (1, 1));
    table.act("join transport space-01");
    assert_eq!(table.dice(1), (2, 2));
}

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

/// AE-RULING-102, AE-RULING-3: limits in the last turn; nothing on others' turns.
#[test]
fn ae_ruling_102_limits_are_checked_before_scoring() {
    let mut table = Scenario::of(2)
        .seat(1, |p| p.vp(60).stored([20, 0, 0, 0, 0]))
        .seat(2, |p| p.stored([20, 0, 0, 0, 0]))
        .table();
    table.act("return").finish();
    assert_eq!((table.stored(1)[0], table.stored(2)[0]), (12, 20));
}

/// AE-DAMAGE-6: markers stay although the ship is scrapped.
#[test]
fn ae_damage_6_markers_stay_until_the_return() {
    let mut lost = Scenario::of(2)
        .moons("space-02", &[])
        .swarm(&["space-02", "space-02"])
        .development("space-04", 1, false)
        .seat(1, |p| p.ship("heavy-cruiser", "bay").upgrade("warhammer").shields("heavy-cruiser", 1))
        .dice(&[1, 1, 1, 1, 6, 6]);
    lost.act("launch heavy-cruiser space-02").finish();
    assert_eq!(lost.home(1, "heavy-cruiser"), [0, 1, 0], "a depleted shield absorbs nothing");
    lost.act("return").finish();
    lost.acts(&["use industry"]);
    assert!(
        lost.allows("fix shield heavy-cruiser") && lost.allows("fix ship heavy-cruiser"),
        "repaired wherever the ship is"
    );
}

/// AE-RULING-74: nothing else fits inside a step.
#[test]
fn ae_ruling_74_inside_a_step_only_moons_are_abandoned_and_slotted() {
    let mut table = Scenario::of(2)
        .tile("space-01", "maximus-field")
        .column("science", &["fusion-coil", "nanoforge", "theorem-engine"])
        .seat(1, |p| {
            p.stored([0, 0, 1, 1, 1])
                .moons(&["moon-red-vp"])
                .hand(&["supply-drop"])
                .finds(&["discovery-ancient-song"])
        })
        .table();
    table.acts(&["launch transport space-01", "done", "module fusion-coil"]);
    assert_eq!(table.rule(), "AE-WINDOW-29");
    assert!(table.allows("abandon moon-red-vp") && table.allows("slot moon-red-vp operations"));
    assert!(
        table.offers_of("play ").is_empty()
            && table.offers_of("discovery ").is_empty()
            && table.offers_of("shift ").is_empty()
    );
}

/// AE-RULING-33, AE-LAUNCH-13: an opponent's card takes what the base needs.
#[test]
fn ae_launch_13_a_base_that_can_no_longer_be_carried_out_is_passed_over() {
    let mut table = Scenario::of(2)
        .tile("space-02", "trade-hub")
        .seat(1, |p| p.ship("transport", "space-01").stored([2, 0, 0, 0, 0]).moons(&["moon-nebula-shrine"]))
        .seat(2, |p| p.ship("transport", "space-02").hand(&["docking-fee"]))
        .table();
    table.acts(&["launch transport space-02", "play docking-fee"]);
    assert_eq!((table.asked(), table.rule()), (1, "AE-WINDOW-7"));
    table.act("done");
    assert_eq!(table.stored(1), [1, 0, 0, 0, 0], "nothing is paid in part");
}

/// AE-RETURN-13.
#[test]
fn ae_return_13_the_primary_reactor_never_takes_energy() {
    let scenario = Scenario::of(2).seat(1, |p| p.sustained(&["auxiliary-power"]).stored([3, 0, 0, 0, 0]));
    let mut table = scenario.clone().table();
    table.act("return");
    assert!(
        table.allows("activate treasury") && !table.allows("activate primary-reactor"),
        "rows are open, no ship is there"
    );
    let mut table =
        scenario.seat(1, |p| p.ship("transport", "space-01").ship("transport", "space-02")).table();
    table.acts(&["return", "activate primary-reactor"]);
    assert_eq!(table.offers_of("with "), ["transport space-01", "transport space-02"]);
}

/// AE-TACTICS-7: an Action card whose time would come in a battle.
#[test]
fn ae_tactics_7_an_action_card_does_not_answer_to_damage_in_a_battle() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .swarm(&["space-02"])
        .seat(1, |p| p.ship("fighter", "bay").hand(&["emergency-crew"]))
        .dice(&[1, 1, 6]);
    table.act("launch fighter space-02").to("AE-WINDOW-40");
    assert_eq!(table.offers_of("play "), [""; 0]);
    assert_eq!(table.refuses("play emergency-crew"), "AE-TACTICS-7");
}

/// AE-RULING-33: also while the base is being paid.
#[test]
fn ae_ruling_33_a_moon_that_the_payment_needs_cannot_be_slotted() {
    let mut table = Scenario::of(2)
        .tile("space-01", "trade-hub")
        .seat(1, |p| p.moons(&["moon-blue-double", "moon-nebula-shrine"]).hand(&["ambush"]))
        .table();
    table.acts(&["launch transport space-01", "done"]);
    assert_eq!(table.rule(), "AE-WINDOW-29");
    assert!(table.allows("abandon moon-blue-double") && !table.allows("slot moon-blue-double operations"));
    assert!(table.allows("slot moon-nebula-shrine operations"), "which the payment does not need");
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

/// AE-MODULE-19, AE-MOON-13: both halves of a complete slot score.
#[test]
fn ae_moon_13_a_half_slot_scores_the_vp_of_both_halves() {
    let mut table = Scenario::of(2)
        .seat(1, |p| {
            p.modules(&["ore-crusher", "tidal-forge"]).moons(&["moon-red-double", "moon-blue-single"])
        })
        .table();
    table.act("slot moon-red-double half tidal-forge");
    assert_eq!(table.vp(1), 2, "1 on the right of the one, 1 on the left of the other");
    table.act("slot moon-blue-single half ore-crusher");
    assert_eq!(table.vp(1), 2, "the half of the Shipwright prints none");
}

/// AE-RETURN-26, AE-RULING-79.
#[test]
fn ae_return_26_shields_are_recharged_by_returning() {
    let mut table = Scenario::of(2)
        .development("space-04", 1, false)
        .seat(1, |p| p.ship("heavy-cruiser", "space-01").shields("heavy-cruiser", 1))
        .table();
    table.act("return").finish();
    table.act("return").finish();
    table.act("use industry");
    assert_eq!(table.vp(1), 2, "nothing is left to repair");
}

/// AE-FREE-15: once between two Return turns.
#[test]
fn ae_free_15_an_ability_that_works_once_between_returns() {
    let mut table = Scenario::of(2)
        .swarm(&["space-02"])
        .seat(1, |p| p.faction("pulsewar-refugees").ship("fighter", "bay"))
        .table();
    let lose = |table: &mut orrery_andromedas_edge::scenario::Table, launch: &str, dice: &[u8]| {
        table.roll(dice);
        table.act(launch).finish();
        table.act("return").finish();
        assert_eq!(table.on_turn(), 1);
    };
    lose(&mut table, "launch fighter space-02", &[1, 1, 6]);
    assert_eq!(table.track(1, "supremacy"), 1);
    lose(&mut table, "launch transport space-01", &[1, 6]);
    assert_eq!(table.track(1, "supremacy"), 1, "not a second time");
    table.act("return").finish();
    table.act("return").finish();
    lose(&mut table, "launch transport space-06", &[1, 6]);
    assert_eq!(table.track(1, "supremacy"), 2);
}

/// AE-LAUNCH-13, AE-LAUNCH-16: the energy of the Jump cannot pay for the base too.
#[test]
fn ae_launch_16_the_energy_of_a_jump_is_gone_when_the_base_is_paid() {
    let at = |stored| {
        Scenario::of(2)
            .tile("space-15", "trade-hub")
            .seat(1, move |p| p.ship("transport", "space-01").ship("heavy-cruiser", "bay").stored(stored))
            .table()
    };
    assert!(!at([1, 1, 0, 0, 0]).allows("jump heavy-cruiser space-15"));
    assert!(at([2, 1, 0, 0, 0]).allows("jump heavy-cruiser space-15"));
}

/// AE-TACTICS-9: sustain cards count in every battle.
#[test]
fn ae_tactics_9_battle_drills_add_a_die_and_targeting() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| p.ship("transport", "space-01").sustained(&["battle-drills"]))
        .seat(2, |p| p.ship("transport", "space-02"))
        .table();
    table.act("launch transport space-02");
    assert_eq!((table.dice(1), table.dice(2)), ((2, 2), (1, 1)));
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

/// The Seed Carrier's twin dock does not reach into the science row.
#[test]
fn a_twin_dock_is_of_no_use_at_the_reactor() {
    let mut table = Scenario::of(2)
        .seat(1, |p| p.upgrade("seed-carrier").ship("science-vessel", "space-01").modules(&["fusion-coil"]))
        .table();
    table.acts(&["return", "activate primary-reactor", "done"]);
    assert_eq!((table.stored(1)[0], table.offers_of("choose")), (2, Vec::new()));
}
