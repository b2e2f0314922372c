//! Alliances (RD-ALLIANCE): the display, holding and using them.

use orrery_kernel::{Game, Viewer};
use orrery_rocket_dice::scenario::Scenario;

#[test]
fn rd_alliance_1_a_taken_alliance_is_replaced_at_once() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.planets(&["free-ports"]))
        .display(&["war-hulks", "pale-choir", "far-scouts"])
        .fleet("p3 w1 b6")
        .table();
    table.act("once free-ports").act("alliance war-hulks");
    let display = table.display();
    assert_eq!(display.len(), 3);
    assert!(!display.contains(&"war-hulks".to_owned()));
    let new: Vec<_> =
        display.iter().filter(|card| !["pale-choir", "far-scouts"].contains(&card.as_str())).collect();
    assert_eq!(new.len(), 1);
    assert!(table.allows(&format!("alliance {}", new[0])), "the new one may be taken next");
}

#[test]
fn rd_alliance_1_an_empty_deck_is_rebuilt_from_the_discards() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.planets(&["free-ports"]))
        .display(&["war-hulks", "pale-choir", "far-scouts"])
        .discarded(&["oath-guard", "echo-sages"])
        .fleet("p3 w1 b6")
        .table();
    table.act("once free-ports").act("alliance war-hulks").act("alliance pale-choir");
    let mut display = table.display();
    display.sort();
    assert_eq!(display, ["echo-sages", "far-scouts", "oath-guard"]);
    assert_eq!(table.discards(), [""; 0]);
}

#[test]
fn rd_alliance_1_with_deck_and_discards_empty_fewer_lie_open() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.planets(&["herald-world"]))
        .display(&["war-hulks", "pale-choir"])
        .discarded(&[])
        .fleet("p3 w1 b6")
        .table();
    table.act("once herald-world").act("alliance war-hulks");
    assert_eq!(table.display(), ["pale-choir"]);
}

#[test]
fn rd_alliance_2_gaining_takes_one_of_the_display_of_choice() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.planets(&["herald-world"]))
        .display(&["war-hulks", "pale-choir", "far-scouts"])
        .fleet("p3 w1 b6")
        .table();
    table.act("once herald-world");
    assert_eq!(table.offers(), ["alliance pale-choir", "alliance far-scouts", "alliance war-hulks"]);
    assert_eq!(table.refuses("alliance echo-sages"), "RD-ALLIANCE-2");
    table.act("alliance pale-choir");
    assert_eq!(table.alliances(1), ["pale-choir"]);
}

#[test]
fn rd_alliance_2_an_empty_display_gives_nothing() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.planets(&["sapphire-court"]))
        .display(&[])
        .discarded(&[])
        .vp_deck(&["laurels"])
        .fleet("p3 w1 b6")
        .table();
    table.act("once sapphire-court");
    assert_eq!((table.vp_cards(1).len(), table.alliances(1).len()), (1, 0));
    assert!(table.may_build(), "nothing is asked");
}

#[test]
fn rd_alliance_3_held_alliances_are_open_to_everybody() {
    let table = Scenario::peaceful(3)
        .seat(1, |me| me.alliances(&["war-hulks"]))
        .seat(2, |other| other.alliances(&["pale-choir", "oath-guard"]))
        .fleet("p3 w1 b6")
        .table();
    let seen = table.game.view(Viewer::Spectator);
    let held: Vec<Vec<String>> = seen
        .players
        .iter()
        .map(|player| player.alliances.iter().map(|id| id.to_string()).collect())
        .collect();
    assert_eq!(held, [vec!["war-hulks"], vec!["pale-choir", "oath-guard"], vec![]]);
}

#[test]
fn rd_alliance_3_there_is_no_limit() {
    let twelve = [
        "violet-corsairs",
        "silver-guild",
        "azure-league",
        "pale-choir",
        "clockwork-envoys",
        "chance-wrights",
        "far-scouts",
        "void-traders",
        "mask-people",
        "orbit-masons",
        "echo-sages",
        "war-hulks",
    ];
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.planets(&["herald-world"]).alliances(&twelve))
        .display(&["oath-guard"])
        .fleet("p3 w1 b6")
        .table();
    table.act("once herald-world").act("alliance oath-guard");
    assert_eq!(table.alliances(1).len(), 13);
}

#[test]
fn rd_alliance_4_on_your_turn_it_is_a_free_action_and_then_discarded() {
    let mut table =
        Scenario::peaceful(3).seat(1, |me| me.alliances(&["pale-choir"])).fleet("p3 w1 b6").table();
    table.act("deposit 1").act("play pale-choir").act("turn 2 to 6");
    assert_eq!((table.fleet().as_str(), table.alliances(1).len()), ("(p3) w6 b6", 0));
    assert_eq!(table.discards(), ["pale-choir"]);
}

#[test]
fn rd_alliance_4_also_in_the_start_step_but_not_before_the_reroll() {
    let holding = || Scenario::peaceful(3).seat(1, |me| me.alliances(&["chance-wrights", "pale-choir"]));
    let table = holding().table();
    assert!(table.allows("play chance-wrights"));
    assert!(!table.allows("play pale-choir"), "its effect needs a fleet");
    let table = holding().before_reroll("w1 w2 w3").table();
    assert_eq!(table.offers_of("play"), [""; 0]);
}

#[test]
fn rd_alliance_4_a_battle_alliance_only_in_the_commitment_then_discarded() {
    let mut table = Scenario::of(3)
        .battles("first-landfall-war", "moonfall")
        .seat(1, |me| me.any_planets(5).alliances(&["war-hulks", "chance-wrights"]))
        .seat(2, |other| other.alliances(&["pale-choir"]))
        .fleet("p3 w1 b6")
        .table();
    assert_eq!(table.refuses("play war-hulks"), "RD-ALLIANCE-4");
    table.act("deposit 2");
    assert_eq!(table.asked(), 1, "seat 2 has nothing for a battle");
    assert_eq!(table.offers(), ["done", "commit war-hulks"]);
    table.act("commit war-hulks");
    assert_eq!(
        (table.alliances(1), table.discards()),
        (vec!["chance-wrights".into()], vec!["war-hulks".to_owned()])
    );
}

#[test]
fn rd_alliance_5_it_may_be_used_in_the_turn_it_was_gained() {
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.planets(&["herald-world"]))
        .display(&["pale-choir"])
        .fleet("p3 w1 b6")
        .table();
    table.acts(&["once herald-world", "alliance pale-choir", "play pale-choir", "turn 2 to 5"]);
    assert_eq!(table.fleet(), "p3 w5 b6");
}
