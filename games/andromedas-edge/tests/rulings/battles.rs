//! In battles.

use orrery_andromedas_edge::scenario::Scenario;
use orrery_andromedas_edge::{Event, Side};

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
