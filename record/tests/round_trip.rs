//! Games of the toys are written, read and replayed; whatever is changed in the file is noticed.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use orrery_kernel::{Chance, Fast, Game, Logged, Recorder};
use orrery_record::{Player, Reader, Replay, Writer, fuzz_read};
use orrery_testkit::toy::{Gops, Kuhn, Nim, Pig};

/// A random game as a record, cut after so many actions.
fn record<G: Game>(seats: u8, seed: u64, states: bool, limit: usize) -> String {
    let options = G::options(seats).unwrap();
    let mut fast = Fast::new(seed);
    let mut choice = Fast::stream(seed, 1);
    let mut recorder = Recorder::new(&mut fast);
    let mut events = Vec::new();
    let mut game = G::start(&options, &mut recorder, &mut events).unwrap();
    let setup = Logged { events, chance: recorder.outcomes };
    let players: Vec<Player> = (0..seats).map(|_| Player { name: "random".to_owned() }).collect();
    let mut writer = Writer::new(Vec::new(), &options, &players, &game, &setup, states).unwrap();
    let mut actions = Vec::new();
    for _ in 0..limit {
        let Some(seat) = game.prompt().seat() else { break };
        game.actions(seat, &mut actions);
        let action = choice.pick(&actions).unwrap();
        let mut recorder = Recorder::new(&mut fast);
        let mut events = Vec::new();
        game.play(seat, action, &mut recorder, &mut events);
        writer.action(seat, action, &Logged { events, chance: recorder.outcomes }, &game).unwrap();
    }
    String::from_utf8(writer.finish().unwrap()).unwrap()
}

fn problem<G: Game>(text: &str) -> String {
    fuzz_read::<G>(text.as_bytes()).expect_err(text).to_string()
}

fn holds<G: Game>(seats: u8) {
    for seed in 0..20 {
        for states in [false, true] {
            let text = record::<G>(seats, seed, states, usize::MAX);
            let actions = fuzz_read::<G>(text.as_bytes()).unwrap();
            assert_eq!(actions as usize, text.lines().count() - 1);
            assert!(text.lines().last().unwrap().contains("\"outcome\":{\"scores\":["));
        }
    }
}

#[test]
fn what_was_written_is_replayed() {
    holds::<Nim>(2);
    holds::<Kuhn>(2);
    holds::<Pig>(3);
    holds::<Gops>(4);
}

#[test]
fn an_interrupted_game_is_a_record_without_an_outcome() {
    let text = record::<Pig>(2, 1, false, 3);
    let mut replay = Replay::<Pig, _>::open(Reader::new(text.as_bytes()).unwrap()).unwrap();
    while let Some(step) = replay.step() {
        step.unwrap();
    }
    assert_eq!((replay.seq(), replay.game().outcome()), (3, None));
    assert!(!text.contains("outcome"));
}

#[test]
fn every_changed_byte_is_noticed() {
    let text = record::<Kuhn>(2, 3, true, usize::MAX);
    let names = text.find("\"seats\"").unwrap()..text.find("\"chance\"").unwrap();
    for at in (0..text.len()).filter(|at| !names.contains(at)) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if bytes[at] == b'7' { b'8' } else { b'7' };
        assert!(fuzz_read::<Kuhn>(&bytes).is_err(), "byte {at} of {text}");
    }
}

#[test]
fn a_record_cut_anywhere_never_panics() {
    let text = record::<Gops>(3, 3, true, usize::MAX);
    for end in 0..text.len() {
        let _ = fuzz_read::<Gops>(&text.as_bytes()[..end]);
    }
}

#[test]
fn records_of_other_games_revisions_and_contents_are_refused() {
    let text = record::<Pig>(2, 1, false, usize::MAX);
    assert_eq!(problem::<Nim>(&text), "line 1: the record is of the game `toy-pig`, not of `toy-nim`");
    let revision = text.replacen("\"revision\":1", "\"revision\":9", 1);
    assert!(problem::<Pig>(&revision).contains("revision 9 of the rules"));
    let content = format!("\"content\":\"{}\"", Pig::content());
    let content = text.replacen(&content, "\"content\":\"0000000000000000\"", 1);
    assert!(problem::<Pig>(&content).contains("other content"));
    let options = text.replacen("\"faces\":6", "\"faces\":77", 1);
    assert!(problem::<Pig>(&options).contains("no game starts with these options: faces"));
    let players = text.replacen("[{\"name\":\"random\"},", "[", 1);
    assert!(problem::<Pig>(&players).contains("names 1 players, the game has 2 seats"));
}

#[test]
fn forged_lines_are_refused() {
    let text = record::<Pig>(2, 1, false, usize::MAX);
    let roll =
        text.lines().position(|line| line.contains("\"face\":") && !line.contains("\"face\":3")).unwrap();
    let forge = |from: &str, to: &str| {
        let lines: Vec<String> = text
            .lines()
            .enumerate()
            .map(|(at, line)| if at == roll { line.replacen(from, to, 1) } else { line.to_owned() })
            .collect();
        problem::<Pig>(&lines.join("\n"))
    };
    let at = format!("line {}: ", roll + 1);
    assert!(forge("\"roll\"", "\"dance\"").starts_with(&format!("{at}`dance` is not an action")));
    assert!(forge("\"roll\"", "\"hold\"").contains("illegal"), "{}", forge("\"roll\"", "\"hold\""));
    assert!(forge("\"face\":", "\"face\":1").contains("the events differ"));
    assert!(forge("\"chance\":[", "\"chance\":[99,").contains("the chance outcomes do not fit"));
    assert!(forge("\"chance\":[", "\"chance\":[9").contains("the chance outcomes do not fit"));
    let seat = if text.lines().nth(roll).unwrap().contains("\"seat\":1") { ("1", "2") } else { ("2", "1") };
    assert!(forge(&format!("\"seat\":{}", seat.0), &format!("\"seat\":{}", seat.1)).contains("not asked"));
}

#[test]
fn the_outcome_must_be_there_and_be_right() {
    let text = record::<Nim>(2, 1, false, usize::MAX);
    let (before, outcome) = text.split_once(",\"outcome\"").unwrap();
    assert!(
        problem::<Nim>(&format!("{before}}}\n")).contains("the game ends here, but the line has no outcome")
    );
    let other = outcome.replacen("\"winners\":[", "\"winners\":[5,", 1);
    assert!(problem::<Nim>(&format!("{before},\"outcome\"{other}")).contains("the outcomes differ"));
    let early = record::<Nim>(2, 1, false, 1);
    let early = early.trim_end().strip_suffix('}').unwrap().to_owned() + ",\"outcome\"" + outcome;
    assert!(problem::<Nim>(&early).contains("the line has an outcome, but the game goes on"));
}

#[test]
fn the_example_of_the_document_holds() {
    let document = include_str!("../../docs/record-format.md");
    let (_, rest) = document.split_once("```json\n").unwrap();
    let (example, _) = rest.split_once("```").unwrap();
    assert_eq!(fuzz_read::<Pig>(example.as_bytes()).map_err(|error| error.to_string()), Ok(3));
}
