//! Commands that read: games, rules, card, content; and the help.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod common;

use common::{Scratch, orrery};
use serde_json::Value;

#[test]
fn games_are_listed_for_people_and_programs() {
    let text = orrery("games").good();
    assert!(text.contains("rocket-dice") && text.contains("playable") && text.contains("transgalactica"));
    let unity = text.lines().find(|line| line.contains("escalation")).unwrap();
    assert!(unity.contains("as andromedas-edge --unity"), "{unity}");
    let list: Value = serde_json::from_str(&orrery("games --json").good()).unwrap();
    let game = &list[0];
    assert_eq!((&game["id"], &game["playable"]), (&Value::from("rocket-dice"), &Value::from(true)));
    assert_eq!((&game["players"]["min"], &game["players"]["max"]), (&Value::from(2), &Value::from(4)));
    assert!(game["endings"].as_array().unwrap().contains(&Value::from("planets")));
    let unity = list.as_array().unwrap().iter().find(|game| game["id"] == "escalation").unwrap();
    assert_eq!(unity["within"]["game"], "andromedas-edge");
}

#[test]
fn rules_are_shown_by_area_id_and_word() {
    let overview = orrery("rules rocket-dice").good();
    assert!(overview.contains("RD-BATTLE") && overview.contains("RD-TURN-1"));
    let area = orrery("rules rocket-dice rd-battle").good();
    assert!(area.contains("RD-BATTLE-1 ") && area.contains("RD-BATTLE-17") && !area.contains("RD-MOON-1 "));
    let one = orrery("rules rocket-dice RD-BATTLE-9").good();
    assert!(one.starts_with("RD-BATTLE-9 ") && one.contains("Commitment"));
    assert!(orrery("rules rocket-dice truce").good().contains("RD-BATTLE-6"));
    let german = orrery("rules rocket-dice RD-END-1 --lang de").good();
    assert!(german.starts_with("RD-END-1 ") && german.contains("Schlachten"), "{german}");
    assert!(orrery("rules transgalactica TG-END --lang de").good().contains("nur auf Englisch"));
    assert!(orrery("rules andromedas-edge AE-TURN").good().contains("AE-TURN-10"));
    assert!(orrery("rules escalation").good().contains("orrery play andromedas-edge --unity"));
    assert!(orrery("card escalation archivist-mnemos").good().contains("Archivist Mnemos"));
}

#[test]
fn wrong_rules_are_suggested_or_refused() {
    orrery("rules rocket-dice RD-BATLE-9").fails(2, "did you mean RD-BATTLE-9");
    orrery("rules rocket-dice RD-BATTLE-99").fails(2, "there is no rule `RD-BATTLE-99`");
    orrery("rules rocket-dice xyzzy").fails(2, "no rule speaks of `xyzzy`");
    orrery("rules rocketdice").fails(2, "did you mean rocket-dice?");
}

#[test]
fn cards_speak_both_languages() {
    let english = orrery("card rocket-dice oracle").good();
    assert!(english.starts_with("Oracle (planet, oracle)") && english.contains("Galaxy Board"), "{english}");
    let german = orrery("card rocket-dice oracle --lang de --icons").good();
    assert!(
        german.contains("Orakelwelt") && german.contains("Galaxieplan") && german.contains("[draft"),
        "{german}"
    );
    assert!(orrery("card rocket-dice Orakelwelt").good().contains("Oracle"), "found by its name");
    assert!(orrery("card transgalactica x").code == 2);
    orrery("card rocket-dice orcale").fails(2, "did you mean oracle");
    orrery("card chess oracle").fails(2, "there is no game `chess`");
}

#[test]
fn content_is_checked() {
    let scratch = Scratch::new("content");
    assert!(scratch.run("content check").good().contains("all right: the built-in content"));
    let good = std::fs::read_to_string("../content/rocket-dice.toml").unwrap();
    let broken = good.replacen("draft 1 galaxy-die", "drafft 1 galaxy-die", 1);
    std::fs::create_dir(scratch.0.join("mine")).unwrap();
    scratch.write("mine/rocket-dice.toml", &broken);
    let found = scratch.run("content check mine");
    found.fails(1, "in mine");
    assert!(
        found.out.contains("rocket-dice.toml:") && found.out.contains("drafft") && found.out.contains("^^^")
    );
    scratch.write("mine/rocket-dice.toml", "planet = [\n");
    let found = scratch.run("content check mine");
    assert_eq!(found.code, 1);
    assert!(found.out.contains("rocket-dice.toml:") && found.out.contains('^'), "{}", found.out);
    scratch.run("content check nowhere").fails(2, "cannot read nowhere");
    std::fs::create_dir(scratch.0.join("empty")).unwrap();
    scratch.run("content check empty").fails(2, "no content files");
}

#[test]
fn every_command_teaches() {
    for command in ["games", "rules", "card", "content check", "play", "sim", "replay", "arena"] {
        let help = orrery(&format!("{command} --help")).good();
        assert!(help.contains("Examples:") && help.contains("orrery "), "{command}: {help}");
    }
    assert!(orrery("--help").good().contains("orrery play rocket-dice"));
    assert_eq!(orrery("").code, 2);
    assert_eq!(orrery("dance").code, 2);
    assert_eq!(orrery("sim").code, 2);
}
