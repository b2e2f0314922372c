//! Records that name the key of their chance: every outcome is proved, and a forged one is found.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use orrery_kernel::{Chance, Fast, Game, Key, Live, Logged, Recorder};
use orrery_record::{Player, Proof, Reader, RecordError, Replay, Writer};
use orrery_testkit::toy::{Kuhn, Pig};
use serde_json::{Value, json};

/// Streams of a record: that of the header, then one for each action.
type Streams = fn(u64) -> u64;

/// A random game with chance from a key, each line from the stream that is named.
fn record<G: Game>(key: &Key, stream: Streams) -> Vec<Value> {
    let options = G::options(2).unwrap();
    let mut live = Live::stream(key, stream(0));
    let mut recorder = Recorder::new(&mut live);
    let mut events = Vec::new();
    let mut game = G::start(&options, &mut recorder, &mut events).unwrap();
    let setup = Logged { events, chance: recorder.outcomes };
    let players = vec![Player { name: "random".to_owned() }; 2];
    let mut writer = Writer::new(Vec::new(), &options, &players, &game, &setup, false).unwrap();
    let (mut choice, mut actions) = (Fast::new(1), Vec::new());
    for number in 1.. {
        let Some(seat) = game.prompt().seat() else { break };
        game.actions(seat, &mut actions);
        let action = choice.pick(&actions).unwrap();
        let mut live = Live::stream(key, stream(number));
        let mut recorder = Recorder::new(&mut live);
        let mut events = Vec::new();
        game.play(seat, action, &mut recorder, &mut events);
        writer.action(seat, action, &Logged { events, chance: recorder.outcomes }, &game).unwrap();
    }
    let text = String::from_utf8(writer.finish().unwrap()).unwrap();
    let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    lines[0]["key"] = json!(key.reveal());
    lines.iter_mut().zip(0..).for_each(|(line, number)| line["stream"] = json!(stream(number)));
    lines
}

fn proof<G: Game>(lines: &[Value]) -> Result<Option<Proof>, RecordError> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut replay = Replay::<G, _>::open(Reader::new(text.as_bytes())?)?;
    while let Some(step) = replay.step() {
        step?;
    }
    Ok(replay.proof())
}

fn problem<G: Game>(lines: &[Value]) -> String {
    proof::<G>(lines).unwrap_err().to_string()
}

fn key() -> Key {
    Key::new([5; 32])
}

/// Entries of a log, where other things happen in between.
fn with_gaps(number: u64) -> u64 {
    4 + 3 * number
}

fn chancy(lines: &[Value]) -> u32 {
    lines.iter().filter(|line| line["chance"] != json!([])).count() as u32
}

#[test]
fn outcomes_of_the_key_are_proved() {
    let lines = record::<Pig>(&key(), with_gaps);
    let expected = Proof { seal: key().seal(), proved: chancy(&lines), unproved: 0 };
    assert_eq!(proof::<Pig>(&lines).unwrap(), Some(expected));
    assert_eq!(proof::<Kuhn>(&record::<Kuhn>(&key(), with_gaps)).unwrap().unwrap().proved, 1);
}

#[test]
fn outcomes_of_another_key_or_stream_are_forged() {
    let good = record::<Pig>(&key(), with_gaps);
    let at = good.iter().position(|line| line["chance"] != json!([])).unwrap();
    let mut lines = good.clone();
    lines[0]["key"] = json!(Key::new([6; 32]).reveal());
    assert!(problem::<Pig>(&lines).contains("forged"));
    let mut lines = good.clone();
    lines[at]["stream"] = json!(with_gaps(at as u64) + 1);
    assert_eq!(
        problem::<Pig>(&lines),
        format!("line {}: the chance outcomes are not those of the sealed key: they were forged", at + 1)
    );
    let mut lines = record::<Kuhn>(&key(), with_gaps);
    lines[0]["stream"] = json!(1);
    assert!(problem::<Kuhn>(&lines).starts_with("line 1:"));
}

#[test]
fn a_stream_is_used_once_and_in_order() {
    let lines = record::<Pig>(&key(), |_| 7);
    assert!(problem::<Pig>(&lines).contains("does not go up"));
    let lines = record::<Pig>(&key(), |number| 1_000 - number);
    assert!(problem::<Pig>(&lines).contains("does not go up"));
}

#[test]
fn a_key_must_be_one_and_a_stream_needs_it() {
    let good = record::<Pig>(&key(), with_gaps);
    for bad in ["", "xyz", &"zz".repeat(32), &"é".repeat(32)] {
        let mut lines = good.clone();
        lines[0]["key"] = json!(bad);
        assert!(problem::<Pig>(&lines).contains("key"), "{bad}");
    }
    let mut lines = good.clone();
    lines[0].as_object_mut().unwrap().remove("key");
    assert!(problem::<Pig>(&lines).contains("no `key`"));
}

#[test]
fn lines_without_a_stream_are_taken_on_trust_and_counted() {
    let mut lines = record::<Pig>(&key(), with_gaps);
    let at = lines.iter().position(|line| line["chance"] != json!([])).unwrap();
    lines[at].as_object_mut().unwrap().remove("stream");
    let proof = proof::<Pig>(&lines).unwrap().unwrap();
    assert_eq!((proof.proved, proof.unproved), (chancy(&lines) - 1, 1));
}

#[test]
fn without_a_key_nothing_is_proved() {
    let mut lines = record::<Pig>(&key(), with_gaps);
    lines.iter_mut().for_each(|line| drop(line.as_object_mut().unwrap().remove("stream")));
    lines[0].as_object_mut().unwrap().remove("key");
    assert_eq!(proof::<Pig>(&lines).unwrap(), None);
}
