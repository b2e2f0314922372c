//! Raiders, raider strike, events (AE-RAID, AE-EVENT, AE-RULING-40 to -59).

use orrery_andromedas_edge::scenario::Scenario;
use orrery_andromedas_edge::{Event, Options, Special};

/// AE-RAID-7, AE-RAID-10, AE-RAID-11, AE-RAID-13, AE-RAID-14, AE-WINDOW-15, AE-RAID-1, AE-RAID-5, AE-RAID-6.
#[test]
fn ae_raid_11_the_active_player_chooses_which_raider_strikes() {
    let scenario = Scenario::of(2)
        .raider("saucerian-abductor", "space-03")
        .raider("gorgon-bulwark", "space-08")
        .moons("space-02", &[])
        .moons("space-05", &[])
        .moons("space-12", &[]);
    let mut table = scenario.clone().dice(&[1, 6, 6, 6, 6]);
    table.act("launch transport space-02");
    assert_eq!(table.offers(), ["raider A", "raider B"], "range 2 and range 1");
    table.act("raider B");
    assert_eq!((table.raiders("B", "space-02"), table.raiders("A", "space-03")), (1, 1), "only that one");
    let mut table = scenario.clone().dice(&[1, 6, 6, 6]);
    table.act("launch transport space-05");
    assert_eq!(table.raiders("A", "space-05"), 1, "the only one in range must");
    let mut table = scenario.table();
    table.act("launch transport space-12");
    assert_eq!(table.raiders("A", "space-03"), 1, "none in range");
}

/// AE-RAID-4, AE-RAID-9, AE-RAID-12, AE-RULING-56, AE-RULING-55.
#[test]
fn ae_raid_9_all_s_class_raiders_in_range_move_in() {
    let mut table =
        Scenario::of(2).swarm(&["space-03", "nebula-2", "space-15"]).moons("space-02", &[]).dice(&[1, 6, 6]);
    table.act("launch transport space-02");
    assert_eq!(table.raiders("S", "space-02"), 2, "both in range; the third is too far");
    let mut table = Scenario::of(2)
        .swarm(&["space-02", "space-03"])
        .raider("saucerian-abductor", "space-08")
        .moons("space-02", &[])
        .seat(1, |p| p.ship("fighter", "bay"))
        .dice(&[1, 1, 6, 6]);
    table.act("launch fighter space-02");
    assert_eq!(
        (table.raiders("S", "space-02"), table.raiders("A", "space-08")),
        (2, 1),
        "the others join; no other class"
    );
}

/// AE-RAID-2, AE-RAID-3, AE-RAID-8.
#[test]
fn ae_raid_8_with_a_single_raider_there_nobody_moves() {
    let mut table = Scenario::of(2)
        .raider("saucerian-abductor", "space-02")
        .swarm(&["space-03"])
        .moons("space-02", &[])
        .seat(1, |p| p.ship("fighter", "bay"))
        .dice(&[1, 1, 6, 6, 6]);
    table.act("launch fighter space-02");
    assert_eq!((table.raiders("S", "space-03"), table.raiders("A", "space-02")), (1, 1));
}

/// AE-RAID-15, AE-EVENT-13.
#[test]
fn ae_raid_15_sharing_a_region_is_no_battle() {
    let mut table = Scenario::of(2).swarm(&["space-15"]).seat(2, |p| p.ship("transport", "space-15")).table();
    table.act("launch transport space-01");
    assert!(!table.events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
}

/// AE-RULING-54, AE-BATTLE-3, AE-BATTLE-4.
#[test]
fn ae_ruling_54_a_strike_happens_without_a_player_ship() {
    let mut table = Scenario::of(2).swarm(&["space-02"]).seat(1, |p| p.hand(&["recall-order"])).table();
    table.acts(&[
        "launch transport space-01",
        "done",
        "play recall-order",
        "pick transport space-01",
        "done",
    ]);
    assert_eq!(table.raiders("S", "space-01"), 1);
    assert!(
        !table.events.iter().any(|event| matches!(event, Event::BattleBegan { .. })),
        "raiders alone do not fight"
    );
}

/// AE-RAID-16, AE-RAID-17, AE-RAID-18, AE-RAID-25, AE-RAID-26, AE-RAID-27, AE-EVENT-9, AE-EVENT-6, AE-EVENT-10, AE-EVENT-11.
#[test]
fn ae_event_9_an_event_brings_its_raider() {
    let scenario = Scenario::of(2).events(&["event-open-archives"]).tile("space-05", "shipyard");
    let table = scenario.clone().raider_card("gorgon-bulwark").event(&[4]);
    assert_eq!(table.raiders("B", "nebula-4"), 1);
    let seen = orrery_kernel::Game::view(&table.game, orrery_kernel::Viewer::Spectator);
    assert!(seen.raider(orrery_andromedas_edge::Class::B).is_some(), "its card is face up");
    assert_eq!((table.marker(), table.on_turn()), (4, 2), "reset to the start for two players");
    let table = scenario.raider_card("rust-colossus").event(&[]);
    assert_eq!(table.raiders("B", "space-05"), 1, "where its card says");
    let table = Scenario::of(2).events(&["event-ore-rain"]).raider_card("obsidian-dreadnought").event(&[]);
    assert!(table.events.iter().any(|event| matches!(event, Event::RaidersPlaced { count: 1, .. })));
}

/// AE-RAID-19, AE-RULING-52.
#[test]
fn ae_raid_19_a_blocked_region_means_a_random_free_nebula() {
    let scenario = Scenario::of(2).events(&["event-open-archives"]).raider_card("gorgon-bulwark");
    let table = scenario.clone().swarm(&["nebula-4"]).event(&[4, 1]);
    assert_eq!(table.raiders("B", "nebula-1"), 1);
    let full = scenario
        .swarm(&["nebula-1", "nebula-2", "nebula-3", "nebula-4"])
        .raider("saucerian-abductor", "nebula-5")
        .raider("void-corsair", "nebula-6")
        .event(&[4]);
    assert!(full.events.iter().any(|event| matches!(event, Event::RaiderNotPlaced { .. })));
    let seen = orrery_kernel::Game::view(&full.game, orrery_kernel::Viewer::Spectator);
    assert!(
        seen.raider(orrery_andromedas_edge::Class::B).is_some() && seen.single[1].is_none(),
        "on its card, face up"
    );
}

/// AE-RAID-20, AE-RAID-21, AE-RAID-22, AE-RAID-23, AE-RULING-49, AE-RULING-50, AE-RULING-51.
#[test]
fn ae_raid_21_two_s_class_raiders_come_instead() {
    let scenario = Scenario::of(2).events(&["event-open-archives"]).raider("gorgon-bulwark", "space-15");
    let table = scenario.clone().swarm(&["nebula-2"]).event(&[2]);
    assert_eq!(table.raiders("S", "nebula-2"), 3, "one region, one roll, S-Class may share");
    let table = scenario.clone().swarm(&["nebula-2", "nebula-2", "nebula-3"]).event(&[5]);
    assert_eq!(table.raiders("S", "nebula-5"), 1, "as many as are left of four");
    let table = scenario.raider("saucerian-abductor", "nebula-2").event(&[2, 1]);
    assert_eq!(table.raiders("S", "nebula-1"), 2, "another class is there");
    let table = Scenario::of(2).events(&["event-welcome-to-the-fleet"]).event(&[6]);
    assert_eq!(table.raiders("S", "nebula-6"), 2, "class S");
}

/// AE-SPECIAL-9, AE-RULING-107.
#[test]
fn ae_ruling_107_raiders_start_on_special_regions() {
    let options = Options { special: Special::Vortexes, ..Options::standard(2).unwrap() };
    let scenario = Scenario::with(options).events(&["event-open-archives"]).raider_card("gorgon-bulwark");
    assert_eq!(scenario.clone().event(&[2]).raiders("B", "space-07"), 1);
    assert_eq!(scenario.clone().event(&[5]).raiders("B", "space-10"), 1);
    assert_eq!(
        scenario.clone().swarm(&["space-07"]).event(&[2]).raiders("B", "space-10"),
        1,
        "the other tile"
    );
    let both = scenario.swarm(&["space-07", "space-10"]).event(&[2, 3]);
    assert_eq!(both.raiders("B", "nebula-3"), 1, "a random free nebula");
}

/// AE-EVENT-1, AE-EVENT-2, AE-EVENT-3, AE-EVENT-4, AE-EVENT-5, AE-RULING-40, AE-TRACK-6, AE-TRACK-7.
#[test]
fn ae_event_2_at_the_end_of_the_track_a_planet_is_revealed_and_an_event_pending() {
    let scenario =
        Scenario::of(2).tile("space-15", "none").tile("space-16", "none").planets(&["planet-nivalis"]);
    let mut table = scenario
        .marker(9)
        .development("space-13", 1, false)
        .column("science", &["fusion-coil"])
        .seat(1, |p| p.track("science", 1))
        .table();
    table.acts(&["use civilization", "module fusion-coil"]);
    assert!(table.is_pending(), "the event space of the track moved the marker");
    assert_eq!(table.site("space-15").moons.len(), 3, "on the next empty space, with three moons");
    assert_eq!(table.marker(), 255);
}

/// AE-RULING-43, AE-RULING-47.
#[test]
fn ae_ruling_40_surplus_steps_are_lost() {
    let mut table = Scenario::of(2)
        .marker(9)
        .planets(&[])
        .events(&[])
        .seat(1, |p| p.hand(&["show-of-force", "show-of-force", "galactic-summit"]))
        .table();
    table.act("play show-of-force");
    assert!(table.is_pending(), "no planet is left; the event still happens");
    table.act("play show-of-force");
    assert!(table.is_pending() && table.vp(1) == 2, "played while the marker is off the track");
}

/// AE-EVENT-7, AE-EVENT-8, AE-DAMAGE-16.
#[test]
fn ae_vec_27_event_scoring_is_never_negative() {
    // The third space of industry is worth 3 VP.
    let scored = |damaged: &[&str]| {
        let scenario = Scenario::of(2).events(&["event-ore-rain"]).raider("star-eater", "nebula-6");
        let of =
            scenario.seat(1, |p| damaged.iter().fold(p.track("industry", 3), |p, core| p.damage(core, 1)));
        of.event(&[1]).vp(1)
    };
    assert_eq!(scored(&[]), 3);
    assert_eq!(scored(&["treasury", "architect", "shipwright", "primary-reactor"]), 0, "not minus 1");
    let table = Scenario::of(3)
        .events(&["event-open-archives"])
        .seat(1, |p| {
            p.track("civilization", 3)
                .modules(&["nanoforge"])
                .damage("nanoforge", 2)
                .damage("treasury", 1)
                .damage("architect", 1)
                .damage("shipwright", 1)
                .damage("primary-reactor", 1)
        })
        .seat(2, |p| p.track("civilization", 3).modules(&["fusion-coil"]).damage("fusion-coil", 2))
        .seat(3, |p| p.track("civilization", 3))
        .event(&[1]);
    assert_eq!(
        [table.vp(1), table.vp(2), table.vp(3)],
        [0, 3, 4],
        "4 less 5, less 1 for one module, less nothing"
    );
}

/// AE-EVENT-16, AE-FREE-13, AE-FREE-14.
#[test]
fn ae_event_16_bonus_resources_lie_on_regions_and_are_collected() {
    let table = Scenario::of(2)
        .events(&["event-ore-rain"])
        .development("space-02", 2, false)
        .raider_card("star-eater")
        .event(&[1]);
    let there = |space: &str| table.site(space).bonus.count("titanium".parse().unwrap());
    assert_eq!((there("space-01"), there("space-02")), (1, 0), "undeveloped planets only");
    let mut table = Scenario::of(2)
        .bonus("space-01", "titanium", 2)
        .bonus("space-03", "ice", 1)
        .seat(1, |p| p.ship("transport", "space-01"))
        .table();
    assert_eq!(table.offers_of("collect "), ["space-01 titanium"]);
    table.act("collect space-01 titanium");
    assert_eq!(table.stored(1), [0, 1, 0, 0, 0], "only some");
    assert!(table.allows("collect space-01 titanium"));
}

/// Every event card: AE-WINDOW-43, AE-RES-13, AE-TURN-6.
#[test]
fn ae_window_43_event_cards_do_what_they_say() {
    let at = |event: &str| {
        Scenario::of(2)
            .events(&[event])
            .raider("saucerian-abductor", "nebula-6")
            .raider("gorgon-bulwark", "nebula-5")
            .raider("void-corsair", "nebula-4")
            .raider("star-eater", "nebula-3")
    };
    let mut table = at("event-welcome-to-the-fleet").seat(1, |p| p.stored([0, 0, 0, 0, 0])).event(&[1]);
    table.act("build transport");
    assert_eq!((table.home(1, "transport")[0], table.asked()), (4, 2), "2 less, in turn order");
    let mut table = at("event-fragmented-relic")
        .seat(1, |p| p.stored([0, 0, 0, 1, 0]))
        .seat(2, |p| p.stored([0, 0, 0, 1, 0]))
        .event(&[1]);
    assert_eq!(table.asked(), 1, "the bottom module costs 1");
    table.act("done");
    assert_eq!(table.asked(), 2);
    let mut table = at("event-energy-surge").event(&[1]);
    assert_eq!(table.stored(1)[0], 2);
    table.act("activate treasury");
    assert_eq!(table.stored(1)[4], 1);
    assert!(!table.offers().iter().any(|offer| offer == "activate primary-reactor"));
    let table = at("event-open-archives").deck(&["ambush", "sabotage", "ransom", "ceasefire"]).event(&[1]);
    assert_eq!((table.hand(1).len(), table.hand(2).len()), (2, 2));
    let table = at("event-shipwrights-festival").event(&[1]);
    assert_eq!((table.vp(1), table.vp(2)), (2, 2), "nothing to repair");
    let mut table = at("event-call-to-council").seat(1, |p| p.leaders_at("nebula-1", 2)).event(&[1]);
    table.acts(&["recruit nebula-1", "recruit nebula-1"]);
    assert_eq!(table.leaders(1), 2, "with or without ships");
    let mut table = at("event-heroes-of-the-edge").development("space-01", 2, false).event(&[1]);
    table.act("take ice");
    assert_eq!((table.stored(1)[2], table.vp(2)), (1, 1));
    let table = at("event-ion-storm")
        .seat(1, |p| p.stored([5, 0, 0, 0, 0]))
        .seat(2, |p| p.stored([1, 0, 0, 0, 0]))
        .event(&[1]);
    assert_eq!((table.stored(1)[0], table.stored(2)[0]), (2, 0));
    let mut table = at("event-nova-flash")
        .seat(1, |p| p.ship("science-vessel", "nebula-1"))
        .seat(2, |p| p.stored([1, 1, 0, 0, 0]))
        .event(&[1]);
    table.act("give energy");
    assert_eq!((table.home(1, "science-vessel"), table.stored(2)), ([0, 1, 0], [0, 1, 0, 0, 0]));
    let mut table = at("event-hull-fatigue").event(&[1]);
    table.acts(&["mark treasury", "mark architect"]);
    assert_eq!(
        (table.module(1, "treasury").damage, table.module(2, "architect").damage),
        (1, 1),
        "AE-WINDOW-36"
    );
    let mut table = at("event-gravity-shear")
        .seat(1, |p| p.ship("transport", "space-01").ship("transport", "space-02"))
        .event(&[1]);
    table.act("pick transport space-02");
    assert_eq!(table.home(1, "transport"), [1, 1, 0]);
    let table = at("event-raider-tide").event(&[1, 2]);
    assert_eq!((table.raiders("S", "nebula-1"), table.raiders("S", "nebula-2")), (2, 2), "AE-C9");
    let mut table = at("event-marked-for-ruin").seat(2, |p| p.vp(5)).event(&[1]);
    table.acts(&["mark treasury", "mark architect"]);
    assert_eq!(table.module(2, "treasury").damage + table.module(2, "architect").damage, 2);
    let mut table = at("event-market-crash").seat(1, |p| p.stored([1, 1, 1, 0, 0]).vp(5)).event(&[1]);
    assert_eq!(table.offers(), ["choose 2", "choose 3"], "losses only in full");
    table.act("choose 3");
    assert_eq!(table.vp(1), 3);
    let table = at("event-moonfall").moons("space-01", &["moon-blue-single"]).event(&[1]);
    assert_eq!((table.moons_at("space-01").len(), table.moons_at("space-02").len()), (1, 2));
    let mut table =
        at("event-plague-of-doubt").seat(1, |p| p.hand(&["ambush", "sabotage"]).vp(3)).event(&[1]);
    table.acts(&["done", "choose 2"]);
    assert_eq!(table.vp(1), 1);
    let mut table = at("event-exodus").seat(1, |p| p.leaders(2).vp(3)).event(&[2, 3]);
    table.act("choose 1");
    assert_eq!((table.leaders(1), table.leaders_at(1, "nebula-3")), (1, 1));
}

/// AE-RAID-24, AE-RULING-57, AE-RULING-58, AE-DAMAGE-8, AE-DAMAGE-9, AE-DAMAGE-10, AE-DAMAGE-11.
#[test]
fn ae_damage_9_a_raider_with_a_shield_stays() {
    let mut table = Scenario::of(2)
        .raider("gorgon-bulwark", "space-02")
        .moons("space-02", &[])
        .seat(1, |p| p.ship("heavy-cruiser", "bay").upgrade("warhammer"))
        .dice(&[6, 6, 6, 6, 1, 1, 1, 1]);
    table.acts(&["launch heavy-cruiser space-02", "take ice"]);
    assert_eq!(
        (table.raiders("B", "space-02"), table.vp(1), table.track(1, "supremacy")),
        (1, 1, 1),
        "rewarded though it stays"
    );
    let mut table = Scenario::of(2)
        .raider("gorgon-bulwark", "space-02")
        .raider_markers("B", 1)
        .moons("space-02", &[])
        .seat(1, |p| p.ship("heavy-cruiser", "bay").upgrade("warhammer"))
        .dice(&[6, 6, 6, 6, 1, 1, 1, 1]);
    table.acts(&["launch heavy-cruiser space-02", "take ice"]);
    assert_eq!(table.raiders("B", "space-02"), 0);
    let seen = orrery_kernel::Game::view(&table.game, orrery_kernel::Viewer::Spectator);
    assert_eq!(seen.raider_markers[2], 0, "its markers are removed when it returns to its card");
    assert!(table.events.iter().any(|event| matches!(event, Event::RaiderDestroyed { .. })));
    let mut table = Scenario::of(2)
        .swarm(&["space-02", "space-02"])
        .moons("space-02", &[])
        .seat(1, |p| p.ship("heavy-cruiser", "bay").upgrade("warhammer"))
        .dice(&[6, 6, 6, 6, 2, 2]);
    table.act("launch heavy-cruiser space-02").finish();
    assert_eq!(table.raiders("S", "space-02"), 1, "exactly one takes damage");
}

/// AE-RAID-17, AE-C10.
#[test]
fn ae_raid_17_the_newest_planet_is_the_one_just_laid() {
    let mut table = Scenario::of(2)
        .marker(9)
        .tile("space-15", "none")
        .planets(&["planet-nivalis"])
        .events(&["event-ore-rain"])
        .raider_card("obsidian-dreadnought")
        .seat(1, |p| p.hand(&["show-of-force"]))
        .table();
    table.acts(&["play show-of-force", "return"]).finish();
    assert_eq!(table.raiders("D", "space-15"), 1);
}
