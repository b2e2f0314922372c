//! Unity in battles, what is done to it, events and the effects of the base game (UN-BATTLE, UN-DAMAGE, UN-EVENT, UN-EFFECT,
//! UN-RESOURCE), with the vectors of the ledger.

use orrery_andromedas_edge::scenario::{Scenario, Table};
use orrery_andromedas_edge::unity::{Cause, Told};
use orrery_andromedas_edge::{Event, Side};

fn solo(commander: &str) -> Scenario {
    (1..=15).fold(Scenario::against(1, commander), |scenario, space| {
        scenario.moons(&format!("space-{space:02}"), &[])
    })
}

/// Two players, so that Unity's turn does not follow at once; the second has the Conn.
fn duo(commander: &str) -> Scenario {
    let scenario = Scenario::against(2, commander).unity(|u| u.conn(2));
    (1..=15).fold(scenario, |scenario, space| scenario.moons(&format!("space-{space:02}"), &[]))
}

/// The same where an event hands the Conn on to the second player.
fn event(commander: &str, card: &str) -> Scenario {
    duo(commander).events(&[card]).unity(|u| u.conn(1))
}

/// Player 1 has a transport two steps from space-13 and a fighter to launch there.
fn attack(commander: &str, conflict: &str) -> Scenario {
    let conflict = conflict.to_owned();
    duo(commander)
        .seat(1, |p| p.ship("transport", "space-15").ship("fighter", "bay"))
        .unity(move |u| u.conflicts(&[&conflict]))
}

fn told(table: &Table, wanted: impl Fn(&Told) -> bool) -> usize {
    table.unity_told().iter().filter(|it| wanted(it)).count()
}

/// Dice and targeting that Unity rolled.
fn rolled(table: &Table) -> Option<(u8, u8)> {
    table.events.iter().rev().find_map(|event| match event {
        Event::Rolled { side: Side::UNITY, dice, targeting, .. } => Some((dice.iter().sum(), *targeting)),
        _ => None,
    })
}

/// UN-BATTLE-1, UN-BATTLE-2, UN-BATTLE-3, UN-BATTLE-7, UN-RULING-27, UN-BATTLE-5, UN-BATTLE-4.
#[test]
fn un_tv_18_everything_in_range_joins() {
    let mut table = duo("envoy-sera-vint")
        .tile("space-14", "trade-hub")
        .tile("space-09", "shipyard")
        .development("space-08", 1, true)
        .swarm(&["space-07"])
        .unity(|u| {
            u.from_bay(0, "space-12")
                .from_bay(2, "space-14")
                .from_bay(3, "space-08")
                .from_bay(5, "space-09")
                .ship("fighter", "space-15")
                .ship("science-vessel", "space-05")
                .ship("heavy-cruiser", "space-11")
                .conflicts(&["conflict-dead-air"])
        })
        .table();
    table.act("launch transport space-13");
    assert_eq!(told(&table, |it| matches!(it, Told::ShipMoved { .. })), 4, "T2, T3, fighter, cruiser");
    assert_eq!(
        (table.unity_ships("transport", "space-12"), table.unity_ships("transport", "space-09")),
        (1, 1)
    );
    assert_eq!(table.unity_ships("science-vessel", "space-05"), 1, "out of range");
    assert_eq!(rolled(&table), Some((6, 4)), "7 weapons, 4 ships");
}

/// UN-BATTLE-6.
#[test]
fn un_tv_19_a_battle_in_a_nebula_is_none_of_unitys() {
    let mut table = duo("envoy-sera-vint")
        .events(&["event-ore-rain"])
        .seat(1, |p| p.ship("science-vessel", "bay"))
        .swarm(&["nebula-2"])
        .unity(|u| u.ship("heavy-cruiser", "space-01"))
        .table();
    table.act("launch science-vessel nebula-1");
    assert!(table.events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
    assert_eq!(told(&table, |it| matches!(it, Told::ShipMoved { .. } | Told::Conflict { .. })), 0);
}

/// UN-DAMAGE-2, UN-BATTLE-10, UN-BATTLE-12, UN-RESOURCE-1, UN-RULING-1.
#[test]
fn un_tv_20_the_cruisers_shield() {
    let mut table = attack("envoy-sera-vint", "conflict-dead-air")
        .unity(|u| {
            u.ship("heavy-cruiser", "space-13").ship("transport", "space-13").ship("transport", "space-13")
        })
        .dice(&[6, 6, 3, 3, 3, 3, 3]);
    table.act("launch fighter space-13");
    assert_eq!(table.unity_home("transport"), [4, 2, 0]);
    assert_eq!((table.unity_ships("heavy-cruiser", "space-13"), table.unity_cards()), (1, 0));
    assert_eq!(table.track(1, "supremacy"), 1, "who beats it gets what a victory brings");
    let mut again = attack("envoy-sera-vint", "conflict-dead-air")
        .unity(|u| u.ship("heavy-cruiser", "space-13").shields("heavy-cruiser", 1))
        .dice(&[6, 6, 3, 3, 3]);
    again.act("launch fighter space-13");
    assert_eq!(again.unity_home("heavy-cruiser"), [0, 1, 0]);
}

#[test]
fn un_tv_21_transports_withdraw() {
    let mut table = attack("envoy-sera-vint", "conflict-transport-withdrawal")
        .unity(|u| u.from_bay(3, "space-13").from_bay(0, "space-20"))
        .table();
    table.act("launch fighter space-13");
    assert!(table.unity().in_bay(0).is_some(), "the lowest free space of a transport");
    assert_eq!((table.unity_cards(), table.track(1, "supremacy"), rolled(&table)), (1, 0, None));
    assert!(table.events.contains(&Event::BattleEnded), "no damage, no Tactical Operations");
}

#[test]
fn un_tv_22_an_adaptive_swarm() {
    let swarm = |raider: bool| {
        let scenario =
            attack("envoy-sera-vint", "conflict-adaptive-swarm").unity(|u| u.ship("fighter", "space-13"));
        let mut table = if raider { scenario.swarm(&["space-18"]) } else { scenario }
            .tile("space-18", "trade-hub")
            .table();
        table.act("launch fighter space-13");
        rolled(&table)
    };
    assert_eq!(swarm(true), Some((5, 1)), "2 opposing ships: 2 + 3");
    assert_eq!(swarm(false), Some((3, 1)));
}

/// UN-BATTLE-5: parts for later wait.
#[test]
fn un_tv_23_ablative_screens() {
    let mut table = attack("envoy-sera-vint", "conflict-ablative-screens")
        .unity(|u| {
            u.ship("heavy-cruiser", "space-13").ship("fighter", "space-13").ship("transport", "space-13")
        })
        .dice(&[6, 6, 3, 3, 3, 3, 3, 3]);
    table.act("launch fighter space-13");
    assert_eq!(
        (table.unity_ships("heavy-cruiser", "space-13"), table.unity_ships("fighter", "space-13")),
        (1, 1)
    );
    assert_eq!(table.unity_home("transport"), [5, 1, 0]);
    assert_eq!(told(&table, |it| matches!(it, Told::ShipShielded { .. })), 0, "the shield is unmarked");
}

/// UN-RULING-18.
#[test]
fn un_tv_24_a_development_is_no_ship() {
    let table = (1..=12)
        .filter(|space| *space != 5)
        .fold(solo("envoy-sera-vint"), |scenario, space| scenario.tile(&format!("space-{space:02}"), "none"))
        .tile("space-13", "none")
        .tile("space-14", "none")
        .tile("space-15", "none")
        .seat(1, |p| p.ship("transport", "space-05"))
        .unity(|u| u.card("action-1-best-soil").leaders(3, 0).probe("space-05"))
        .unity_turn(&[1]);
    assert_eq!(told(&table, |it| matches!(it, Told::Development { .. })), 1);
    assert!(!table.events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
}

/// UN-EVENT-1, UN-EVENT-2, UN-EVENT-3, UN-EVENT-4, UN-RESOURCE-6, UN-RULING-32, UN-EFFECT-4, UN-DAMAGE-6.
#[test]
fn un_tv_25_events() {
    let scored = |marker: u8, damaged: &[&str]| {
        let all = ["supplier", "customs-gate", "exchange-floor"];
        let scenario = event("envoy-sera-vint", "event-ore-rain").unity(|u| {
            let u = u.track("industry", marker).modules(&all[..damaged.len().max(1)]);
            damaged.iter().fold(u, |u, module| u.damage(module, 1))
        });
        scenario.event(&[]).unity().vp()
    };
    assert_eq!(scored(5, &["supplier", "customs-gate"]), 4, "6 - 2");
    assert_eq!(scored(2, &["supplier", "customs-gate", "exchange-floor"]), 0, "2 - 3");
    let mut surge = event("envoy-sera-vint", "event-energy-surge").event(&[]);
    while surge.on_turn() == 0 {
        let first = surge.offers()[0].clone();
        surge.act(&first);
    }
    assert_eq!((surge.unity().modules().len(), surge.unity_cards()), (1, 0), "a module instead of cards");
    let storm = event("marshal-brakka", "event-ion-storm").unity(|u| u.cards(2)).event(&[]);
    assert_eq!(storm.unity_cards(), 0, "3 energy: both cards");
    let crash = |cards: u8| {
        let scenario = event("marshal-brakka", "event-market-crash");
        let mut table = scenario.unity(|u| u.vp(10).cards(cards)).event(&[]);
        table.finish();
        (table.unity_cards(), table.unity().vp())
    };
    assert_eq!(crash(5), (3, 10), "the first printed loss: 2 resources");
    assert_eq!(crash(1), (1, 8), "none in full but the VP; the card is kept");
    let plague = event("marshal-brakka", "event-plague-of-doubt").unity(|u| u.vp(1)).event(&[]);
    assert_eq!(plague.unity().vp(), 0, "never below 0");
}

/// UN-EFFECT-5, UN-EFFECT-1.
#[test]
fn un_tv_26_a_player_takes_a_resource() {
    let fee = |cards: u8| {
        let mut table = solo("envoy-sera-vint")
            .seat(1, |p| p.ship("transport", "space-05").hand(&["docking-fee"]))
            .unity(|u| {
                u.card("action-3-intercept").probe("space-05").cards(cards).conflicts(&["conflict-dead-air"])
            })
            .unity_turn(&[5]);
        assert!(table.allows("play docking-fee"), "1 VP is left for the player in any case");
        table.act("play docking-fee");
        (
            table.unity_told().iter().filter(|it| matches!(it, Told::CardTaken { .. })).count(),
            table.hand(1).len(),
        )
    };
    assert_eq!(fee(4), (1, 1), "one at random");
    assert_eq!(fee(0), (0, 0), "with no card nothing happens");
}

/// UN-RESOURCE-3, UN-RULING-13.
#[test]
fn un_tv_27_unity_takes_a_resource() {
    let drones = || {
        attack("envoy-sera-vint", "conflict-boarding-drones")
            .seat(1, |p| p.stored([0, 0, 1, 0, 0]).hand(&["war-profiteer"]))
            .unity(|u| u.ship("fighter", "space-13"))
    };
    let mut table = drones().table();
    table.act("launch fighter space-13").to("AE-WINDOW-30");
    let deck = table.game.clone();
    let ice = table.stored(1)[2];
    table.act("give ice");
    assert_eq!(
        (ice - table.stored(1)[2], told(&table, |it| matches!(it, Told::Drew { because: Cause::Taken, .. }))),
        (1, 1)
    );
    let mut other = drones().table();
    other.act("launch fighter space-13").to("AE-WINDOW-30");
    assert_eq!(other.game, deck);
    other.act("give tactics");
    other.finish();
    assert_eq!((other.hand(1).len(), told(&other, |it| matches!(it, Told::CardGiven { .. }))), (0, 1));
    assert_eq!(
        told(&other, |it| matches!(it, Told::Drew { because: Cause::Taken, .. })),
        0,
        "the deck is unchanged"
    );
}

/// UN-BATTLE-8: the weakest ships, then the Conn holder; the owner's shields as usual.
#[test]
fn un_battle_8_a_conflict_card_damages_the_weakest() {
    let mut table = attack("envoy-sera-vint", "conflict-disruptor-burst")
        .swarm(&["space-18"])
        .tile("space-18", "trade-hub")
        .seat(1, |p| p.ship("transport", "space-12"))
        .unity(|u| u.ship("fighter", "space-13"))
        .table();
    table.act("launch fighter space-13").to("AE-WINDOW-17").act("join transport space-12");
    assert_eq!((table.asked(), table.rule()), (2, "UN-BATTLE-8"), "the Conn holder");
    assert_eq!(table.offers_of("hit"), ["seat-1 transport", "raiders"], "one die, one weapon");
    table.act("hit seat-1 transport");
    assert_eq!(table.home(1, "transport")[1], 1);
}

/// UN-BATTLE-9, UN-EFFECT-15: the step and the raider's reward, in cards.
#[test]
fn un_battle_9_unity_wins() {
    let table = solo("marshal-brakka")
        .swarm(&["space-06"])
        .unity(|u| {
            u.ship("heavy-cruiser", "space-20")
                .card("action-3-intercept")
                .probe("space-07")
                .conflicts(&["conflict-dead-air"])
        })
        .tile("space-20", "shipyard")
        .unity_turn(&[5, 6, 6, 6, 6, 6, 1]);
    assert_eq!(table.unity_track("supremacy"), 1);
    assert_eq!(
        told(&table, |it| matches!(it, Told::Drew { because: Cause::Raider, .. })),
        2,
        "energy and a card"
    );
    assert_eq!(table.unity().vp(), 1, "Laurels");
    let dice = rolled(&table).map(|it| it.0);
    assert_eq!(dice, Some(5), "1 + 3 and Vanguard Doctrine on its turn");
}

/// UN-BATTLE-11, UN-BATTLE-13, UN-EFFECT-13, UN-RULING-19, UN-RULING-20.
#[test]
fn un_battle_13_unity_ends_no_battle() {
    let mut hailing = attack("envoy-sera-vint", "conflict-dead-air")
        .seat(1, |p| p.hand(&["hailing-frequencies"]))
        .unity(|u| u.ship("fighter", "space-13"))
        .dice(&[]);
    hailing.act("launch fighter space-13").to("AE-WINDOW-18").act("play hailing-frequencies");
    assert_eq!((hailing.asked(), hailing.offers_of("choose").len()), (1, 1), "only the player may end it");
    hailing.act("done");
    assert!(rolled(&hailing).is_some(), "Unity does not");
    let mut ransom = attack("envoy-sera-vint", "conflict-dead-air")
        .seat(1, |p| p.hand(&["ransom"]))
        .unity(|u| u.ship("fighter", "space-13").cards(5))
        .dice(&[]);
    ransom.act("launch fighter space-13").to("AE-WINDOW-18").act("play ransom");
    ransom.finish();
    let own = ransom.events.iter().find_map(|event| match event {
        Event::Rolled { side, dice, .. } if side.seat().is_some() => Some(dice.iter().sum::<u8>()),
        _ => None,
    });
    assert_eq!((own, told(&ransom, |it| matches!(it, Told::CardTaken { .. }))), (Some(4), 0), "2 dice more");
    assert_eq!(told(&ransom, |it| matches!(it, Told::Conflict { .. })), 1, "drawn after the diplomacy card");
    let mut tie = attack("envoy-sera-vint", "conflict-dead-air")
        .unity(|u| u.ship("fighter", "space-13"))
        .dice(&[6, 6, 6, 6]);
    tie.act("launch fighter space-13");
    tie.finish();
    assert_eq!((tie.unity_home("fighter"), tie.home(1, "fighter")), ([0, 1, 0], [0, 1, 0]), "both lose");
}

/// UN-EFFECT-7, UN-EFFECT-8: Unity's ships are sent home, its modules are damaged.
#[test]
fn un_effect_7_a_card_sends_unity_home() {
    let mut table = attack("envoy-sera-vint", "conflict-dead-air")
        .seat(1, |p| p.hand(&["rules-of-engagement"]))
        .unity(|u| u.ship("fighter", "space-13"))
        .table();
    table.act("launch fighter space-13").to("AE-WINDOW-18");
    table.roll(&[6, 6, 1, 1]).act("play rules-of-engagement");
    table.finish();
    assert_eq!(table.unity_home("fighter"), [1, 0, 0]);
    let flare = Scenario::against(1, "marshal-brakka")
        .seat(1, |p| p.hand(&["solar-flare"]))
        .unity(|u| u.cards(1).modules(&["supplier", "customs-gate"]));
    let mut table = flare.table();
    table.act("play solar-flare");
    assert_eq!((table.damage_of("customs-gate"), table.damage_of("supplier")), (1, 0), "the one gained last");
    assert_eq!(table.unity_cards(), 1, "2 energy it could not lose in full");
}

/// UN-DAMAGE-5, UN-EFFECT-9: most VP, and a module to damage.
#[test]
fn un_effect_9_unity_is_compared_too() {
    let table = event("marshal-brakka", "event-marked-for-ruin")
        .seat(1, |p| p.vp(5))
        .unity(|u| {
            u.vp(20).modules(&["supplier", "customs-gate", "exchange-floor"]).damage("exchange-floor", 1)
        })
        .event(&[]);
    let damage = ["supplier", "customs-gate", "exchange-floor"].map(|module| table.damage_of(module));
    assert_eq!(damage, [1, 1, 1], "2 undamaged ones");
    let none = event("marshal-brakka", "event-hull-fatigue").event(&[]);
    assert_eq!(told(&none, |it| matches!(it, Told::ModuleDamaged { .. })), 0, "there is none");
}

/// UN-DAMAGE-3: the owner chooses, so the Conn holder does.
#[test]
fn un_damage_3_the_conn_holder_chooses_a_ship() {
    let mut table = event("marshal-brakka", "event-gravity-shear")
        .unity(|u| u.ship("fighter", "space-13").ship("transport", "space-05"))
        .event(&[]);
    assert_eq!((table.asked(), table.rule()), (1, "UN-DAMAGE-3"));
    assert_eq!(table.offers(), ["pick transport space-05", "pick fighter space-13"]);
    table.act("pick fighter space-13");
    assert_eq!(table.unity_home("fighter"), [0, 1, 0]);
}

/// UN-EFFECT-2, UN-EFFECT-3: recruiting, exile, archives, moons, nothing for a ship or a look.
#[test]
fn un_effect_2_rows_of_the_table() {
    let event =
        |card: &str, change: fn(Scenario) -> Scenario| change(event("marshal-brakka", card)).event(&[]);
    let council = event("event-call-to-council", |s| {
        s.tile("space-12", "shipyard").unity(|u| u.leaders_at("space-12", 1).leaders_at("space-09", 2))
    });
    assert_eq!(council.unity().all_leaders(), 2, "each from the leftmost");
    assert_eq!(told(&council, |it| matches!(it, Told::Recruited { count: 1, .. })), 2);
    let mut tied = event("event-call-to-council", |s| {
        s.tile("space-12", "shipyard").unity(|u| u.leaders_at("space-12", 1).leaders_at("space-01", 1))
    });
    assert_eq!(
        (tied.rule(), tied.offers()),
        ("UN-EFFECT-2", vec!["recruit space-01".into(), "recruit space-12".into()])
    );
    tied.act("recruit space-12");
    assert_eq!(tied.unity().all_leaders(), 2);
    let exodus = event("event-exodus", |s| s.unity(|u| u.leaders(1, 1).vp(4)));
    assert_eq!((exodus.unity().all_leaders(), exodus.unity().vp()), (1, 4));
    assert_eq!(event("event-open-archives", |s| s).unity_cards(), 2);
    let moon = event("event-moonrise", |s| {
        s.moons("space-05", &["moon-orange-vp"]).unity(|u| u.ship("fighter", "space-05"))
    });
    assert_eq!(moon.unity().moons().len(), 1, "a free may is a yes");
    let nova = event("event-nova-flash", |s| s.unity(|u| u.cards(2)));
    assert_eq!(nova.unity_cards(), 1, "no ship in a nebula: one resource");
    let heroes = event("event-heroes-of-the-edge", |s| s.unity(|u| u.development("space-05")));
    let mut heroes = heroes;
    heroes.act("take ice");
    assert_eq!((heroes.unity().vp(), heroes.unity_cards()), (1, 0), "1 VP for the development");
    let fleet = event("event-welcome-to-the-fleet", |s| {
        s.column("science", &[]).column("industry", &[]).column("commerce", &[])
    });
    let mut fleet = fleet;
    fleet.finish();
    assert_eq!(fleet.unity().modules().len(), 1, "a module in place of a ship");
}

/// UN-RESOURCE-8, UN-RULING-24: cards in its hand are out of the deck; with no card nothing is gained.
#[test]
fn un_resource_8_an_empty_deck_gives_nothing() {
    let table = solo("envoy-sera-vint")
        .deck(&[])
        .discard(&[])
        .unity(|u| u.card("action-3-intercept").probe("space-05"))
        .unity_turn(&[5]);
    assert_eq!(table.unity_cards(), 0);
    let again = solo("envoy-sera-vint")
        .deck(&[])
        .discard(&["ransom"])
        .unity(|u| u.card("action-3-intercept").probe("space-05"))
        .unity_turn(&[5]);
    assert_eq!((again.unity_cards(), again.discarded("ransom")), (1, 0), "the discard pile is shuffled");
}

/// UN-EFFECT-6: a boarding ship takes a moon of Unity, which lies open.
#[test]
fn un_effect_6_boarding() {
    let mut table = attack("envoy-sera-vint", "conflict-dead-air")
        .seat(1, |p| p.upgrade("black-corvette"))
        .unity(|u| u.ship("transport", "space-13").moons(&["moon-nebula-shrine"]))
        .dice(&[6, 6, 6, 6, 6, 6]);
    table.act("launch fighter space-13");
    if table.allows("choose 1") {
        table.act("choose 1");
    }
    table.act("board unity moon-nebula-shrine");
    assert_eq!((table.unity().moons().len(), table.moons(1)), (0, vec!["moon-nebula-shrine".to_owned()]));
}

/// UN-EFFECT-14: a faction that counts opponents counts Unity.
#[test]
fn un_effect_14_the_dread_flag_flies_at_unity() {
    let mut table = solo("envoy-sera-vint")
        .seat(1, |p| p.faction("nightmare-cove-astropirates").ship("transport", "space-12"))
        .unity(|u| u.ship("fighter", "space-13").conflicts(&["conflict-dead-air"]))
        .table();
    table.act("launch transport space-13");
    assert!(table.vp(1) >= 1, "VP for launching to others");
}

/// UN-EFFECT-2, conflict cards one by one: terms, a cease-fire, reinforcements, a martyr, jamming, sabotage, a better aim.
#[test]
fn un_battle_5_conflict_cards() {
    let fight = |card: &str, dice: &[u8]| {
        let mut table = attack("envoy-sera-vint", card)
            .seat(1, |p| p.stored([3, 0, 0, 0, 0]))
            .unity(|u| u.ship("fighter", "space-13"))
            .dice(dice);
        table.act("launch fighter space-13");
        table
    };
    let mut terms = fight("conflict-broadcast-terms", &[]);
    assert_eq!(terms.unity().vp(), 1);
    terms.act("done");
    let cease = fight("conflict-ceasefire-protocol", &[]);
    assert_eq!((cease.unity().vp(), cease.vp(1), rolled(&cease)), (1, 1, None));
    let mut more = fight("conflict-reinforcement-call", &[]);
    assert_eq!(told(&more, |it| matches!(it, Told::Reinforced { .. })), 1);
    assert_eq!(more.unity_ships("transport", "space-13"), 1, "the lower of the fullest sections");
    more.act("done");
    let mut jam = fight("conflict-jamming-field", &[6, 6, 1, 1]);
    assert!(rolled(&jam).is_some() && jam.stored(1)[0] == 3, "nobody may spend energy");
    jam.finish();
    let mut martyr = fight("conflict-martyr-routine", &[6, 6, 1, 1]);
    martyr.act("done");
    assert_eq!((martyr.unity().vp(), martyr.unity_home("fighter")), (2, [0, 1, 0]));
    let mut aim = fight("conflict-recursive-aim", &[6, 6, 1, 1, 5, 6]);
    aim.act("done");
    assert!(aim.events.iter().any(|event| matches!(event, Event::DiceChanged { side: Side::UNITY, .. })));
    let mut virus = fight("conflict-sabotage-virus", &[1, 1, 6, 6]);
    virus.act("done");
    assert_eq!(virus.rule(), "AE-WINDOW-36", "the defeated player damages a module");
    for (card, dice) in [
        ("conflict-overwhelming-volley", (4, 1)),
        ("conflict-firing-solution", (2, 2)),
        ("conflict-coordinated-fire", (3, 2)),
    ] {
        let mut table = fight(card, &[]);
        table.act("done");
        assert_eq!(rolled(&table), Some(dice), "{card}");
    }
}

/// Upgrades and abilities that answer to a moment: UN-UPGRADE-2 (ongoing), UN-CHOICE-3 (effect-order), UN-RULING-35, UN-RULING-38.
#[test]
fn un_upgrade_2_ongoing_upgrades_answer() {
    let table = duo("overmind-tessera")
        .seat(1, |p| p.ship("transport", "space-15").ship("fighter", "bay").stored([1, 0, 0, 0, 0]))
        .unity(|u| {
            u.ship("fighter", "space-13")
                .upgrades(&["upgrade-tracking-array", "upgrade-drone-wing"])
                .conflicts(&["conflict-dead-air"])
        });
    let mut table = table.dice(&[1, 1, 6, 6, 6]);
    table.act("launch fighter space-13");
    table.act("done");
    assert_eq!(rolled(&table), Some((3, 3)), "2 + 1 dice; 1 + 1 + 1 targeting");
    assert!(table.rule() == "AE-WINDOW-30" || table.stored(1)[0] == 0, "Tribute of the Beaten");
    let mut order = solo("director-halcyon")
        .unity(|u| {
            u.empty(0)
                .empty(1)
                .empty(2)
                .ship("fighter", "scrapyard")
                .upgrades(&["upgrade-autoforge"])
                .wheel(8)
        })
        .unity_turn(&[1]);
    assert_eq!(
        (order.asked(), order.rule(), order.offers()),
        (1, "UN-CHOICE-3", vec!["resolve 1".into(), "resolve 3".into()])
    );
    order.act("resolve 3");
    let module = order.offers()[0].clone();
    order.act(&module);
    assert_eq!(
        (order.unity().wheel(), order.unity_home("fighter")),
        (2, [1, 0, 0]),
        "repaired, so one more step"
    );
    let tribute = solo("envoy-sera-vint")
        .tile("space-01", "trade-hub")
        .unity(|u| u.card("action-1-brokered-access").wheel(4).upgrades(&["upgrade-tribute-network"]))
        .unity_turn(&[1]);
    assert_eq!(tribute.unity_cards(), 2, "the wheel and the network");
    let survey =
        solo("surveyor-okto-9").unity(|u| u.card("action-3-intercept").probe("space-05")).unity_turn(&[5]);
    assert_eq!(survey.unity().vp(), 1, "Survey Grid");
    let recall = solo("archivist-mnemos")
        .tile("space-01", "trade-hub")
        .unity(|u| {
            u.card("action-1-brokered-access").wheel(6).modules(&["fusion-coil"]).ship("fighter", "scrapyard")
        })
        .unity_turn(&[1]);
    assert_eq!(recall.unity_home("fighter"), [0, 0, 1], "Perfect Recall: the second of its type");
}
