//! Battles (RD-BATTLE-7 to -13, -16, -17): strength, commitment, victory and consolation.

use orrery_rocket_dice::Event;
use orrery_rocket_dice::scenario::{Scenario, Table};

/// The bonus of this war: 2 for four Station spaces.
fn war() -> Scenario {
    Scenario::of(3).war_is_due()
}

/// Seat 1 does something harmless, and the battle breaks out.
fn fight(scenario: Scenario) -> Table {
    let mut table = scenario.fleet("p1 w1 s2").table();
    table.act("deposit 1");
    table
}

fn attacks(table: &Table) -> [u8; 3] {
    [table.attack(1), table.attack(2), table.attack(3)]
}

#[test]
fn rd_battle_7_strength_is_track_upright_planets_and_moons() {
    let table = fight(
        war()
            .seat(1, |it| it.attack(4).planets(&["crown-of-spears", "ember-hold"]).moons("bastion-moon", 2))
            .seat(2, |it| it.attack(7).planets(&["shieldwall", "iron-thorn"]).turned(&["shieldwall"])),
    );
    assert_eq!(table.mustered(), [4 + 3 + 1 + 2, 7 + 1, 0], "a turned planet does not count");
}

#[test]
fn rd_battle_8_the_bonus_is_for_everyone_who_meets_it() {
    let spaces = ["purple-3", "silver-3", "blue-3", "white-12"];
    let table = fight(
        war()
            .seat(1, |it| it.attack(1).station(&spaces))
            .seat(2, |it| it.attack(1).station(&spaces))
            .seat(3, |it| it.attack(1).station(&spaces[..3])),
    );
    assert_eq!(table.mustered(), [3, 3, 1]);
}

#[test]
fn rd_battle_8_the_bonus_is_computed_before_commitment() {
    // Scrap Wars: 2 strength for 3 scrap or less.
    let mut table = Scenario::of(2)
        .battles("scrap-wars", "moonfall")
        .seat(1, |it| it.scrap(15))
        .seat(2, |it| it.scrap(4))
        .fleet("p1 w1 s2")
        .table();
    table.act("work station-purple-12 scrap 12");
    assert_eq!(table.mustered(), [2, 0]);
    table.acts(&["commit scrap", "commit scrap"]);
    assert_eq!(table.victory(), Some((1, 2 + 1)), "spending the 4 scrap earns no bonus afterwards");
}

#[test]
fn rd_battle_8_battle_trigger_abilities_of_the_active_player_come_first() {
    let mut table = war()
        .seat(1, |it| it.empire("strategists"))
        .seat(2, |it| it.empire("strategists").scrap(2))
        .vp_deck(&["laurels", "trinity", "armoury"])
        .fleet("p1 w1 s2")
        .table();
    table.act("deposit 1");
    assert_eq!(table.offers(), ["vp-card trinity", "vp-card laurels"]);
    assert!(!table.happened("Mustered"));
    table.act("vp-card trinity");
    assert!(table.told(&["BattleTriggered", "VpCardKept", "Mustered"]));
    assert_eq!((table.vp_cards(1).len(), table.vp_cards(2).len()), (1, 0), "the active player's only");
}

#[test]
fn rd_battle_9_from_the_left_neighbour_clockwise_the_active_player_last() {
    let mut table = Scenario::of(4)
        .battles("first-landfall-war", "moonfall")
        .seat(1, |it| it.scrap(2).unarmed_planets(5))
        .seat(2, |it| it.scrap(3))
        .seat(3, |it| it.scrap(4))
        .seat(4, |it| it.scrap(5))
        .active(3)
        .fleet("p1 w1 s2")
        .table();
    table.act("deposit 2");
    let mut order = Vec::new();
    while !table.happened("BattleWon") && !table.happened("BattleTied") {
        order.push(table.asked());
        table.act("done");
    }
    assert_eq!(order, [4, 1, 2, 3]);
}

#[test]
fn rd_battle_9_any_number_of_battle_alliances_and_all_scrap_once_each() {
    let mut table = fight(
        war().seat(2, |it| it.attack(1).scrap(7).alliances(&["war-hulks", "swift-lancers", "pale-choir"])),
    );
    assert_eq!(table.asked(), 2);
    assert_eq!(table.offers(), ["done", "commit war-hulks", "commit swift-lancers", "commit scrap"]);
    table.acts(&["commit war-hulks", "commit scrap", "commit swift-lancers"]);
    assert_eq!(table.victory(), Some((2, 1 + 4 + 3 + 3)), "7 scrap are 3 strength");
    assert_eq!((table.scrap(2), table.alliances(2)), (0, vec!["pale-choir".to_owned()]));
}

#[test]
fn rd_battle_9_scrap_needs_at_least_2_and_is_optional() {
    let table = fight(war().seat(2, |it| it.scrap(1).attack(1)));
    assert_eq!((table.victory(), table.scrap(2)), (Some((2, 1)), 1), "1 scrap commits nothing and stays");
    let mut table = fight(war().seat(2, |it| it.scrap(9).attack(1)));
    table.act("done");
    assert_eq!((table.victory(), table.scrap(2)), (Some((2, 1)), 9));
}

#[test]
fn rd_battle_9_what_is_gained_here_does_not_change_this_battle() {
    let mut table = fight(war().seat(2, |it| it.attack(1).alliances(&["oath-guard"])));
    table.act("commit oath-guard");
    assert_eq!((table.victory(), table.attack(2)), (Some((2, 3)), 2));
}

#[test]
fn rd_battle_9_committed_strength_is_for_this_battle_only() {
    let mut table = fight(
        war()
            .battles("first-landfall-war", "empire-too-large")
            .seat(2, |it| it.attack(1).alliances(&["war-hulks"]))
            .seat(1, |it| {
                it.planets(&[
                    "lantern",
                    "slag-ring",
                    "veil",
                    "oracle",
                    "tidewatch",
                    "drift-docks",
                    "cloud-market",
                    "girder-world",
                ])
            }),
    );
    table.act("commit war-hulks");
    assert_eq!(table.victory(), Some((2, 5)));
    table.end_turn().end_turn().end_turn().recruit();
    assert_eq!(table.mustered()[1], 1 + 2, "track, and the bonus for few planets");
}

#[test]
fn rd_battle_10_the_highest_strength_wins_and_the_card_counts_at_the_end() {
    let table = fight(war().seat(1, |it| it.attack(3)).seat(2, |it| it.attack(4)).seat(3, |it| it.attack(2)));
    assert_eq!((table.won(1).len(), table.won(3).len()), (0, 0));
    assert_eq!(table.won(2), ["first-landfall-war"]);
    assert_eq!((table.sheet(2).battles, table.sheet(1).battles, table.resolved()), (6, 0, 1));
}

#[test]
fn rd_battle_11_a_tie_goes_to_the_most_planets_among_the_tied() {
    let table = fight(
        war()
            .seat(1, |it| it.attack(4).planets(&["lantern"]).station(&["purple-3", "blue-3"]))
            .seat(2, |it| it.attack(4).planets(&["slag-ring", "veil"])),
    );
    assert_eq!(table.victory(), Some((2, 4)), "seat 3 has more planets but is not tied");
}

#[test]
fn rd_battle_11_then_to_the_most_marked_spaces() {
    let table = fight(
        war()
            .seat(1, |it| it.attack(4).planets(&["lantern"]).station(&["purple-3", "blue-3"]))
            .seat(2, |it| it.attack(4).planets(&["slag-ring"]).station(&["purple-3"])),
    );
    assert_eq!(table.victory(), Some((1, 4)));
}

#[test]
fn rd_battle_11_still_tied_the_card_leaves_the_game_unresolved() {
    let table =
        fight(war().seat(1, |it| it.attack(4).planets(&["lantern"]).station(&["purple-3"])).seat(2, |it| {
            it.attack(4).planets(&["slag-ring"]).station(&["blue-3"]).moons("sentinel-moon", 1)
        }));
    assert_eq!((table.victory(), table.resolved()), (None, 0));
    assert_eq!(attacks(&table), [4, 4, 0], "no consolation");
    assert_eq!(table.scrap(2), 0, "nobody has lost");
    assert!(table.happened("BattleTied"));
    assert_eq!(table.battles()[0], Some("moonfall".to_owned()));
    assert!(!table.battles().contains(&Some("first-landfall-war".to_owned())));
}

#[test]
fn rd_battle_12_losers_gain_1_attack_the_weakest_2() {
    let table = fight(war().seat(1, |it| it.attack(3)).seat(2, |it| it.attack(4)).seat(3, |it| it.attack(2)));
    assert_eq!(attacks(&table), [4, 4, 4]);
    let table = fight(war().seat(1, |it| it.attack(2)).seat(2, |it| it.attack(4)).seat(3, |it| it.attack(2)));
    assert_eq!(attacks(&table), [4, 4, 4], "both weakest gain 2");
}

#[test]
fn rd_battle_12_of_two_players_the_loser_gains_2() {
    let mut table = Scenario::of(2)
        .battles("first-landfall-war", "moonfall")
        .seat(1, |it| it.attack(5).unarmed_planets(5))
        .fleet("p1 w1 s2")
        .table();
    table.act("deposit 1");
    assert_eq!((table.attack(1), table.attack(2)), (5, 2));
}

#[test]
fn rd_battle_12_the_weakest_by_strength_with_commitments() {
    let mut table =
        fight(war().seat(1, |it| it.attack(9)).seat(2, |it| it.scrap(6)).seat(3, |it| it.attack(2)));
    assert_eq!(table.asked(), 2);
    table.act("commit scrap");
    // Strength 9, 3 and 2: the commitment lifts seat 2 above seat 3.
    assert_eq!(attacks(&table), [9, 1, 4]);
}

#[test]
fn rd_battle_13_card_ability_consolation_and_battle_lost_in_this_order() {
    let mut table = Scenario::of(4)
        .battles("first-landfall-war", "moonfall")
        .seat(1, |it| it.unarmed_planets(5).moons("sentinel-moon", 1))
        .seat(2, |it| it.attack(1).empire("raiders"))
        .seat(3, |it| it.moons("sentinel-moon", 1))
        .active(4)
        .fleet("p1 w1 s2")
        .table();
    table.act("deposit 1");
    assert!(table.told(&[
        "BattleWon",
        "AttackGained",
        "AttackGained",
        "MoonUsed",
        "ScrapGained",
        "BattleActive"
    ]));
    let after = table.events.iter().skip_while(|event| !matches!(event, Event::BattleWon { .. }));
    let gains: Vec<(usize, &str)> = after
        .filter_map(|event| match event {
            Event::AttackGained { seat, .. } => Some((seat.index() + 1, "attack")),
            Event::ScrapGained { seat, .. } => Some((seat.index() + 1, "scrap")),
            _ => None,
        })
        .collect();
    let order = [(2, "attack"), (4, "attack"), (1, "attack"), (1, "scrap"), (3, "attack"), (3, "scrap")];
    assert_eq!(gains, order, "the Raiders' ability, then from the active player clockwise");
    assert_eq!((table.attack(2), table.scrap(3), table.scrap(1)), (2, 2, 2));
}

#[test]
fn rd_battle_16_attack_is_at_most_30() {
    let mut table =
        Scenario::peaceful(3).seat(1, |it| it.attack(29).planets(&["shieldwall"])).fleet("p1 w1 s2").table();
    table.act("once shieldwall");
    assert_eq!(table.attack(1), 30);
}

#[test]
fn rd_battle_16_each_cube_has_ten_spaces_in_two_rows_of_five() {
    // 2 VP for a cube's first row, 3 more for its second.
    for (attack, vp) in
        [(0, 0), (4, 0), (5, 2), (9, 2), (10, 5), (11, 5), (15, 7), (20, 10), (25, 12), (30, 15)]
    {
        let table = Scenario::peaceful(3).seat(1, |it| it.attack(attack)).table();
        assert_eq!(table.sheet(1).attack_rows, vp, "attack {attack}");
    }
}

#[test]
fn rd_battle_17_paying_attack_moves_the_cubes_back() {
    let mut table = Scenario::peaceful(3)
        .on_top(&["ember-hold"])
        .seat(1, |it| it.attack(11))
        .fleet("p6 w1 s2")
        .rolling(&[4, 2]);
    assert_eq!(table.sheet(1).attack_rows, 5);
    table.act("colonize ember-hold 1").act("pay-face 1");
    assert_eq!((table.attack(1), table.sheet(1).attack_rows), (9, 2));
}

#[test]
fn rd_battle_17_printed_attack_cannot_be_paid() {
    let mut table = Scenario::peaceful(3)
        .on_top(&["ember-hold"])
        .seat(1, |it| it.attack(1).planets(&["crown-of-spears"]).moons("bastion-moon", 1))
        .fleet("p6 w1 s2")
        .rolling(&[4, 2]);
    table.act("colonize ember-hold 1");
    assert!(table.allows("deposit 2"), "2 attack cannot be paid from a track at 1, nor 4 scrap");
}
