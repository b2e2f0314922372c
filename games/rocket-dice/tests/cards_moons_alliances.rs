//! The six kinds of moons and the 16 alliances: each is used and does what its effect says.

use orrery_rocket_dice::scenario::{Scenario, Table};
use orrery_rocket_dice::{MoonId, SOURCE};

/// The alliance is played on these dice and is discarded.
fn play(alliance: &str, fleet: &str) -> Table {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.alliances(&[alliance])).fleet(fleet).table();
    table.act(&format!("play {alliance}"));
    table
}

/// Nothing is pending, and the alliance lies in the discards.
fn is_done(table: &Table, alliance: &str) -> bool {
    table.may_build() && table.discards() == [alliance] && table.alliances(1).is_empty()
}

/// The strength with which seat 2, who has these things and commits the alliance, wins a battle.
fn strength_with(alliance: &str, moons: u8, planets: usize) -> u8 {
    let mut table = Scenario::of(3)
        .war_is_due()
        .seat(2, |it| {
            it.attack(1).alliances(&[alliance]).moons("garden-moon", moons).unarmed_planets(planets)
        })
        .fleet("p1 w1 s2")
        .table();
    table.act("deposit 1").act(&format!("commit {alliance}"));
    assert_eq!((table.discards(), table.alliances(2).len()), (vec![alliance.to_owned()], 0));
    assert_eq!(table.victory().map(|(seat, _)| seat), Some(2));
    table.victory().map_or(0, |(_, strength)| strength) - 1
}

#[test]
fn every_moon_is_loaded_as_it_is_written() {
    for moon in MoonId::all() {
        let card = moon.card();
        let line = SOURCE.lines().find(|line| line.contains(&format!("id = \"{moon}\""))).expect("its line");
        let numbers = format!("cost = {:?}, vp = {}, attack = {},", card.cost, card.vp, card.attack);
        assert!(line.contains(&numbers), "{moon}: {numbers}");
    }
}

#[test]
fn sentinel_moon_gives_2_scrap_for_a_lost_battle() {
    let scrap = |attack: u8| {
        let mut table = Scenario::of(3)
            .war_is_due()
            .seat(2, |it| it.attack(attack).moons("sentinel-moon", 2))
            .seat(3, |it| it.attack(3))
            .fleet("p1 w1 s2")
            .table();
        table.act("deposit 1");
        table.scrap(2)
    };
    assert_eq!([scrap(1), scrap(9)], [4, 0], "two moons, lost and won");
}

#[test]
fn bastion_moon_adds_1_strength() {
    let mut table =
        Scenario::of(3).war_is_due().seat(2, |it| it.moons("bastion-moon", 1)).fleet("p1 w1 s2").table();
    table.act("deposit 1");
    assert_eq!((table.mustered(), table.attack(2)), (vec![0, 1, 0], 0));
}

#[test]
fn dock_moon_raises_a_white_die_once_a_turn() {
    let mut table = Scenario::peaceful(3).seat(1, |me| me.moons("dock-moon", 1)).fleet("p2 w4 w6").table();
    table.act("use dock-moon");
    assert_eq!(table.offers(), ["pip 2 +1"]);
    table.act("pip 2 +1");
    assert_eq!(table.fleet(), "p2 w5 w6");
    assert_eq!(table.refuses("use dock-moon"), "RD-TURN-4");
}

#[test]
fn relay_moon_rerolls_any_die_once_a_turn() {
    let mut table =
        Scenario::peaceful(3).seat(1, |me| me.moons("relay-moon", 1)).fleet("p2 w4 w6").rolling(&[5]);
    table.act("use relay-moon");
    assert_eq!(table.offers(), ["done", "reroll 1", "reroll 2", "reroll 3"]);
    table.act("reroll 1");
    assert_eq!(table.fleet(), "p5 w4 w6");
    assert_eq!(table.refuses("use relay-moon"), "RD-TURN-4");
}

#[test]
fn garden_moon_is_worth_2_vp() {
    let moons = |kind: &str| Scenario::peaceful(3).seat(1, |me| me.moons(kind, 1)).table().sheet(1).moons;
    assert_eq!(moons("garden-moon"), 2);
    for kind in ["sentinel-moon", "bastion-moon", "dock-moon", "relay-moon", "embassy-moon"] {
        assert_eq!(moons(kind), 1, "{kind}");
    }
}

#[test]
fn embassy_moon_lowers_the_threshold_by_1() {
    for (moons, gains) in [(0, false), (1, true)] {
        let mut table = Scenario::peaceful(3)
            .seat(1, |me| me.moons("embassy-moon", moons))
            .first_row("b6 b6 b5 b2 s1")
            .table();
        table.act("take a1-d1");
        assert_eq!(!table.offers_of("alliance").is_empty(), gains, "19 with {moons}");
    }
}

#[test]
fn violet_corsairs_silver_guild_azure_league_raise_dice_of_their_color_up_to_3_times() {
    for (alliance, die, place) in
        [("violet-corsairs", "p", 1), ("silver-guild", "s", 2), ("azure-league", "b", 3)]
    {
        let mut table = play(alliance, "p2 s2 b2 w2");
        let raise = format!("pip {place} +1");
        assert_eq!(table.offers(), ["done", &raise], "{alliance}");
        table.act(&raise).act(&raise).act(&raise);
        assert!(table.fleet().contains(&format!("{die}5")), "{}", table.fleet());
        assert!(is_done(&table, alliance));
        let mut table = play(alliance, "p2 s2 b2 w2");
        table.act(&raise).act("done");
        assert!(is_done(&table, alliance), "it may be stopped");
    }
}

#[test]
fn pale_choir_turns_a_white_die() {
    let mut table = play("pale-choir", "p2 s2 w2");
    assert!(table.offers().iter().all(|action| action.starts_with("turn 3")));
    table.act("turn 3 to 6");
    assert_eq!((table.fleet().as_str(), is_done(&table, "pale-choir")), ("p2 s2 w6", true));
}

#[test]
fn clockwork_envoys_turns_any_die() {
    let mut table = play("clockwork-envoys", "p2 s2 w2");
    assert!(table.allows("turn 3 to 1") && table.allows("turn 2 to 3"));
    table.act("turn 1 to 6");
    assert_eq!((table.fleet().as_str(), is_done(&table, "clockwork-envoys")), ("p6 s2 w2", true));
}

#[test]
fn chance_wrights_rerolls_up_to_5_dice_and_gives_1_scrap() {
    let mut table = play("chance-wrights", "p2 s2 w2 b2 w3");
    table.roll(&[1, 3, 4, 5, 6]).act("reroll 1+2+3+4+5");
    assert_eq!((table.fleet().as_str(), table.scrap(1)), ("p1 s3 w4 b5 w6", 1));
    assert!(is_done(&table, "chance-wrights"));
}

#[test]
fn far_scouts_drafts_a_die() {
    let mut table = play("far-scouts", "p2 s2 w2");
    let die = table.cell("e5");
    table.act("cell e5");
    assert_eq!((table.fleet(), is_done(&table, "far-scouts")), (format!("p2 s2 w2 {die}"), true));
}

#[test]
fn void_traders_exchanges_a_die() {
    let mut table = play("void-traders", "p2 s2 w2");
    let die = table.cell("e5");
    table.act("exchange 1").act("cell e5");
    assert_eq!((table.fleet(), table.cell("e5").as_str()), (format!("{die} s2 w2"), "p2"));
    assert!(is_done(&table, "void-traders"));
}

#[test]
fn mask_people_paints_up_to_twice() {
    let mut table = play("mask-people", "p3 s6 w2");
    table.act("paint 1 blue").act("paint 2 blue");
    assert!(is_done(&table, "mask-people"));
    assert!(table.allows("work station-blue-9 1+2") && !table.allows("work station-purple-3 1"));
}

#[test]
fn orbit_masons_makes_the_next_station_work_2_cheaper() {
    let mut table = play("orbit-masons", "p1 s4 w2");
    assert!(is_done(&table, "orbit-masons") && table.allows("work station-purple-3 1"));
    table.act("work station-silver-6 2");
    assert!(!table.allows("work station-purple-3 1"));
}

#[test]
fn echo_sages_resolves_a_normal_planet_again_and_gives_1_scrap() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.alliances(&["echo-sages"]).planets(&["slag-ring", "tin-reach", "grey-harbour"]))
        .fleet("p1 s4 w2")
        .table();
    table.act("activate slag-ring").act("deposit 1").act("play echo-sages");
    assert_eq!(table.offers(), ["planet tin-reach", "planet slag-ring"], "never a once planet");
    table.act("planet slag-ring");
    assert_eq!(table.scrap(1), 3 + 1 + 3 + 1);
    assert_eq!(table.discards(), ["echo-sages"]);
}

#[test]
fn war_hulks_swift_lancers_and_oath_guard_add_strength() {
    assert_eq!(strength_with("war-hulks", 0, 0), 4);
    assert_eq!(strength_with("swift-lancers", 0, 0), 3);
    assert_eq!(strength_with("oath-guard", 0, 0), 2);
}

#[test]
fn moon_militia_adds_1_and_1_per_moon_at_most_3() {
    assert_eq!([0, 1, 3].map(|moons| strength_with("moon-militia", moons, 0)), [1, 2, 4]);
    let mut table = Scenario::of(3)
        .war_is_due()
        .seat(2, |it| it.alliances(&["moon-militia"]).moons("garden-moon", 3).moons("dock-moon", 2))
        .fleet("p1 w1 s2")
        .table();
    table.act("deposit 1").act("commit moon-militia");
    assert_eq!(table.victory(), Some((2, 1 + 3)), "five moons count as three");
}

#[test]
fn colonial_levy_adds_1_and_1_per_2_planets_at_most_3() {
    assert_eq!(
        [0, 1, 2, 5, 6, 8].map(|planets| strength_with("colonial-levy", 0, planets)),
        [1, 1, 2, 3, 4, 4]
    );
}

#[test]
fn oath_guard_also_gives_1_attack() {
    let mut table = Scenario::of(3)
        .war_is_due()
        .seat(2, |it| it.alliances(&["oath-guard"]).attack(1))
        .fleet("p1 w1 s2")
        .table();
    table.act("deposit 1").act("commit oath-guard");
    assert_eq!((table.attack(2), table.victory()), (2, Some((2, 3))));
}
