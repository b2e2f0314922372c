//! `orrery play`, driven through a pipe.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod common;

use common::Scratch;

/// The first choice, as often as any game could ask.
fn ones() -> String {
    "1\n".repeat(5000)
}

/// Not always the first choice, so that more is asked; what is no choice is refused and harms nobody.
fn several() -> String {
    "2\n3\n1\n4\n1\n6\n1\n5\n".repeat(60)
}

const GAMES: [&str; 3] = ["rocket-dice", "transgalactica", "andromedas-edge"];

#[test]
fn a_whole_game_can_be_played_with_the_first_choice_each_time() {
    let scratch = Scratch::new("whole");
    for (args, over) in [
        ("rocket-dice --seed 1", "The game is over: "),
        ("rocket-dice --seed 2 --players 3 --seat 2 --bots random,greedy", "The game is over: "),
        ("rocket-dice --seed 3 --players 4 --bots random --lang de", "Das Spiel ist zu Ende: "),
        ("transgalactica --seed 4 --players 3 --bots random", "The game is over: five rounds"),
        ("andromedas-edge --seed 5 --bots random --lang de", "Das Spiel ist zu Ende: jemand"),
    ] {
        let text = scratch.play(&format!("play {args}"), &ones()).good();
        assert!(text.contains(over), "{args}: {}", &text[text.len().saturating_sub(2000)..]);
        assert!(!text.contains("\u{1b}["), "no colours in a pipe");
    }
}

#[test]
fn whoever_plays_without_a_seat_is_on_the_last_page() {
    let scratch = Scratch::new("automa");
    let text =
        scratch.play("play andromedas-edge --seed 7 --players 1 --unity marshal-brakka", &ones()).good();
    let (_, last) = text.split_once("The game is over: ").unwrap();
    let unity = last.lines().find(|line| line.contains("Marshal Brakka")).unwrap();
    let player = last.lines().find(|line| line.contains("seat 1")).unwrap();
    // Who always takes the first choice is no match for it.
    assert!(unity.ends_with("  wins") && !player.contains("wins"), "{last}");
    assert_eq!(unity.len(), player.len() + "  wins".len(), "one column of scores: {last}");
}

#[test]
fn nothing_on_the_screen_is_wider_than_80_columns() {
    let scratch = Scratch::new("wide");
    for game in GAMES {
        for lang in ["en", "de"] {
            let args = format!("play {game} --seed 5 --players 4 --bots random --lang {lang}");
            let text = scratch.play(&args, &several()).good();
            let wide: Vec<&str> = text.lines().filter(|line| line.chars().count() > 80).take(5).collect();
            assert!(wide.is_empty(), "{game}: {wide:#?}");
            assert!(!text.contains("{ $") && !text.contains("{$"), "{game}: a message lacks an argument");
        }
    }
}

#[test]
fn all_messages_exist() {
    let scratch = Scratch::new("messages");
    for game in GAMES {
        for lang in ["en", "de"] {
            let args = format!("play {game} --seed 6 --players 3 --bots random --lang {lang} --ask-all");
            let text = scratch.play(&args, &several()).good();
            // A missing message is shown as its key in brackets; notation in brackets stands behind a sentence.
            for key in ["[rd-", "[tg-", "[ae-", "[play-", "[board-"] {
                let missing = text.lines().find(|line| line.contains(key));
                assert!(missing.is_none(), "{game}: {missing:?}");
            }
        }
    }
}

#[test]
fn a_game_left_is_saved_and_goes_on() {
    let scratch = Scratch::new("save");
    let first = scratch.play("play rocket-dice --seed 7", &"1\n".repeat(25)).good();
    assert!(first.contains("Saved: rocket-dice-save.jsonl"), "end of input saves");
    let saved = scratch.read("rocket-dice-save.jsonl");
    assert!(scratch.run("replay rocket-dice-save.jsonl").good().contains("The game is not over"));
    let second = scratch.play("play rocket-dice --load rocket-dice-save.jsonl --seed 7", "q\n").good();
    assert!(second.contains("Saved: rocket-dice-save.jsonl"));
    assert_eq!(saved, scratch.read("rocket-dice-save.jsonl"), "loading changes nothing");
    let end = scratch.play("play rocket-dice --load rocket-dice-save.jsonl --seed 7", &ones()).good();
    assert!(end.contains("The game is over: "));
    let finished = scratch.read("rocket-dice-save.jsonl");
    assert!(finished.starts_with(&saved) && finished.contains("\"outcome\""));
    let again = scratch.play("play rocket-dice --load rocket-dice-save.jsonl", "").good();
    assert!(again.contains("The game is over: "));
    let other = scratch.play("play rocket-dice --seed 8", "1\ns mine.jsonl\nq\n").good();
    assert!(other.contains("Saved: mine.jsonl") && scratch.0.join("mine.jsonl").exists());
    let fresh = scratch.play("play rocket-dice --seed 8", "1\nq\n").good();
    assert!(fresh.contains("rocket-dice-save-2.jsonl"), "nobody's save is overwritten: {fresh}");
}

#[test]
fn a_choice_is_taken_back_only_while_nobody_learned_anything() {
    let scratch = Scratch::new("undo");
    // Filling a line rolls dice; a swap before recruiting does not.
    let rolled = scratch.play("play rocket-dice --seed 1", "1\nu\n").good();
    assert!(rolled.contains("Nothing to take back"));
    let fill = "1\n".repeat(60);
    let text = scratch.play("play rocket-dice --seed 1 --save fill.jsonl", &fill).good();
    let swaps = text.lines().find_map(|line| line.split('[').find_map(|part| part.strip_prefix("swap ")));
    let swap = format!("swap {}", swaps.expect("a swap is offered").split(']').next().unwrap());
    let before = text.split("[swap ").next().unwrap().matches("\n> ").count();
    let lead = "1\n".repeat(before);
    let undone =
        scratch.play("play rocket-dice --seed 1 --save undo.jsonl", &format!("{lead}{swap}\nu\nq\n")).good();
    assert!(undone.contains("Taken back."), "{}", &undone[undone.len().saturating_sub(3000)..]);
    let saved = scratch.read("undo.jsonl");
    assert!(!saved.contains("\"seat\":1,\"action\":\"swap "), "what was taken back is not in the save");
}

#[test]
fn wrong_input_is_explained_and_nothing_is_lost() {
    let scratch = Scratch::new("wrong");
    let input = "99\ndance\n\n?\nr\nb\nc oracle\nc orcale\ndeal\ns /dev/null/x\n\u{7}\nq\n";
    let text = scratch.play("play rocket-dice --seed 1", input).good();
    assert!(text.contains("Choices go from 1 to"));
    assert!(text.contains("“dance” is neither a choice nor a command"));
    assert!(text.contains("take back your last choice") && text.contains("Oracle (planet, oracle)"));
    assert!(text.contains("There is no card “orcale”; near it: oracle"));
    assert!(text.contains("That is not possible: ") && text.contains("RD-"), "{text}");
    assert!(text.contains("cannot write /dev/null/x"));
}

#[test]
fn between_own_decisions_only_what_has_changed_is_shown() {
    let scratch = Scratch::new("changes");
    let heading = "Map: regions whose bricks touch are adjacent";
    let text = scratch.play("play andromedas-edge --seed 1", "1\n2\n1\nb\nq\n").good();
    let asked: Vec<&str> = text.split("\n> ").collect();
    assert!(asked[0].contains(heading), "the whole board comes first");
    let changed = asked.iter().find(|part| part.contains("b shows all of it")).expect("a second decision");
    assert!(!changed.contains("Raiders by class"), "raiders did not change: {changed}");
    let again = asked.iter().rev().find(|part| part.contains(heading)).unwrap();
    assert!(again.contains("Raiders by class") && again.contains("Progress tracks"), "b shows everything");
}

#[test]
fn hot_seat_keeps_hands_secret() {
    let scratch = Scratch::new("hotseat");
    let text = scratch.play("play rocket-dice --hotseat --seed 2", &"\n1\n".repeat(3000)).good();
    assert!(text.contains("Pass the screen to seat 2.") && text.contains("Pass the screen to seat 1."));
    assert!(text.contains("The game is over: "));
    let with_bot =
        scratch.play("play rocket-dice --hotseat --players 3 --bots random --seed 2", "\n1\n").good();
    assert!(with_bot.contains("seat 3 (random)"));
}

#[test]
fn impossible_tables_are_refused() {
    let scratch = Scratch::new("tables");
    scratch.run("play chess").fails(2, "there is no game `chess`");
    scratch.run("play escalation").fails(2, "played as andromedas-edge with --unity");
    scratch.run("play rocket-dice --players 5").fails(2, "for 2 to 4 players");
    scratch.run("play rocket-dice --seat 3").fails(2, "no seat 3 at a table of 2");
    scratch.run("play rocket-dice --bots genius").fails(2, "names no bot");
    scratch.run("play rocket-dice --hotseat --bots random,random").fails(2, "left for a person");
    scratch.run("play rocket-dice --load missing.jsonl").fails(2, "cannot read missing.jsonl");
    assert_eq!(scratch.run("play rocket-dice --lang fr").code, 2);
    assert_eq!(scratch.run("play rocket-dice --seat 0").code, 2);
    scratch.run("sim rocket-dice --games 1 --bots random --record .").good();
    scratch.run("play rocket-dice --load rocket-dice-1-0.jsonl").fails(2, "take one over with --seat");
    let over = scratch.play("play rocket-dice --load rocket-dice-1-0.jsonl --seat 1", "").good();
    assert!(over.contains("The game is over: "));
}
