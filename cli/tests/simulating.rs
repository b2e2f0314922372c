//! Commands that play many games: sim, replay of its records, arena.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod common;

use common::{Scratch, orrery};
use serde_json::Value;

fn sim(args: &str) -> Value {
    serde_json::from_str(&orrery(&format!("sim rocket-dice --json {args}")).good()).unwrap()
}

/// Everything but the clock and the threads.
fn result(mut report: Value) -> Value {
    let fields = report.as_object_mut().unwrap();
    for clock in ["seconds", "decisions_per_second", "games_per_second", "jobs"] {
        assert!(fields.remove(clock).is_some(), "{clock}");
    }
    report
}

#[test]
fn a_simulation_says_who_won() {
    let report = sim("--games 40 --players 3 --bots greedy,random --seed 5");
    assert_eq!((&report["games"], &report["players"]), (&Value::from(40), &Value::from(3)));
    let wins = &report["wins"];
    assert!((wins["greedy"].as_f64().unwrap() + wins["random"].as_f64().unwrap() - 40.0).abs() < 1e-9);
    assert!(wins["greedy"].as_f64() > wins["random"].as_f64());
    assert_eq!(
        (&report["played"]["greedy"], &report["played"]["random"]),
        (&Value::from(40), &Value::from(80))
    );
    let endings = report["endings"].as_object().unwrap().values().map(|games| games.as_u64().unwrap());
    assert_eq!(endings.sum::<u64>(), 40);
    assert!(report["decisions_per_second"].as_f64().unwrap() > 0.0);
    assert!(report["scores"]["greedy"]["mean"].as_f64() > report["scores"]["random"]["mean"].as_f64());
    assert_eq!(report["seats"].as_array().unwrap().len(), 3);
    let text = orrery("sim rocket-dice --games 4 --bots random").good();
    assert!(text.contains("decisions per second") && text.contains("seat 2") && text.contains("planets"));
}

#[test]
fn the_result_depends_on_the_seed_alone() {
    let one = result(sim("--games 30 --bots random --jobs 1 --seed 9"));
    assert_eq!(one, result(sim("--games 30 --bots random --jobs 3 --seed 9")));
    assert_ne!(one, result(sim("--games 30 --bots random --jobs 1 --seed 10")));
    let fixed = sim("--games 6 --bots greedy,random --no-rotate --jobs 2");
    assert_eq!(fixed["seats"][0]["wins"], fixed["wins"]["greedy"]);
}

#[test]
fn recording_changes_nothing_and_replays() {
    let scratch = Scratch::new("record");
    let plain = result(sim("--games 3 --bots random --seed 4"));
    let args =
        "sim rocket-dice --json --games 3 --bots random --seed 4 --record games/deep --states --jobs 2";
    assert_eq!(plain, result(serde_json::from_str(&scratch.run(args).good()).unwrap()));
    for index in 0..3 {
        let file = format!("games/deep/rocket-dice-4-{index}.jsonl");
        let told = scratch.run(&format!("replay {file}")).good();
        assert!(told.contains("The record holds: ") && told.contains("The game is over: "), "{told}");
        let text = scratch.read(&file);
        assert!(text.lines().all(|line| line.contains("\"state\":{")));
    }
    let file = "games/deep/rocket-dice-4-0.jsonl";
    let seat = scratch.run(&format!("replay {file} --to 30 --view 2 --lang de")).good();
    assert!(seat.contains("  30  ") && !seat.contains("  31  ") && seat.contains("Platz 2 (du)"));
    assert!(seat.contains("Das Spiel ist zu Ende: ") && seat.contains("Die Aufzeichnung stimmt: "), "{seat}");
    let report = scratch.run(&format!("replay {file} --view spectator --to 5 --json")).good();
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!((&report["holds"], &report["at"]["to"]), (&Value::from(true), &Value::from(5)));
    scratch.run(&format!("replay {file} --view 3")).fails(2, "no seat 3");
    scratch.run(&format!("replay {file} --to 99999")).fails(2, "none with number 99999");
    assert_eq!(scratch.run(&format!("replay {file} --view moon")).code, 2);
}

#[test]
fn tampered_and_foreign_records_are_refused() {
    let scratch = Scratch::new("tamper");
    scratch.run("sim rocket-dice --games 1 --bots random --record .").good();
    let text = scratch.read("rocket-dice-1-0.jsonl");
    let lines: Vec<&str> = text.lines().collect();
    let changed = |at: usize, from: &str, to: &str| {
        assert!(lines[at].contains(from), "{}", lines[at]);
        let mut lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        lines[at] = lines[at].replacen(from, to, 1);
        scratch.write("changed.jsonl", &lines.join("\n"));
        scratch.run("replay changed.jsonl")
    };
    let digest = |line: &str| line.split("\"digest\":\"").nth(1).unwrap()[..16].to_owned();
    changed(7, &digest(lines[7]), "0123456789abcdef").fails(1, "line 8: the digests of the state differ");
    changed(9, "\"action\":\"", "\"action\":\"x").fails(1, "line 10: ");
    changed(9, "\"seq\":9", "\"seq\":10").fails(1, "line 10: this should be number 9");
    changed(0, "\"revision\":", "\"revision\":9").fails(2, "revision 9");
    changed(0, "\"players\":2", "\"players\":9").fails(2, "no game starts with these options");
    changed(0, "rocket-dice", "chess").fails(2, "there is no game `chess`");
    scratch.write("cut.jsonl", &text[..text.len() / 2]);
    scratch.run("replay cut.jsonl").fails(1, "is cut off");
    scratch.write("half.jsonl", &lines[..10].join("\n"));
    assert!(scratch.run("replay half.jsonl").good().contains("The game is not over"));
    scratch.write("foreign.jsonl", "{\"name\":\"package\"}\n");
    scratch.run("replay foreign.jsonl").fails(2, "not an Orrery record");
    scratch.write("text.jsonl", "hello\n");
    scratch.run("replay text.jsonl").fails(2, "not a line of JSON");
    scratch.write("empty.jsonl", "");
    scratch.run("replay empty.jsonl").fails(2, "empty");
    scratch.run("replay missing.jsonl").fails(2, "cannot read missing.jsonl");
    scratch.run("replay .").fails(2, "cannot be read");
}

#[test]
fn uses_are_counted_least_first() {
    let report = sim("--games 30 --bots greedy,random --uses");
    let uses = report["uses"].as_array().unwrap();
    let games: Vec<u64> = uses.iter().map(|used| used["games"].as_u64().unwrap()).collect();
    assert!(games.is_sorted() && games.last() > Some(&0), "{games:?}");
    let empires = report["played_as"].as_array().unwrap();
    let seats: u64 = empires.iter().map(|empire| empire["seats"].as_u64().unwrap()).sum();
    assert_eq!(seats, 60, "every seat has an empire");
}

#[test]
fn impossible_simulations_are_refused() {
    orrery("sim chess").fails(2, "the games: rocket-dice");
    orrery("sim escalation").fails(2, "played as andromedas-edge with --unity");
    orrery("sim rocket-dice --players 7").fails(2, "for 2 to 4 players, not for 7");
    orrery("sim rocket-dice --bots clever").fails(2, "`clever` names no bot");
    orrery("sim rocket-dice --bots random,random,random").fails(2, "too many");
    assert_eq!(orrery("sim rocket-dice --games 0").code, 2);
    assert_eq!(orrery("sim rocket-dice --games many").code, 2);
    assert_eq!(orrery("sim rocket-dice --states").code, 2);
    orrery("sim rocket-dice --games 1 --record /dev/null/x").fails(2, "cannot create /dev/null/x");
}

#[test]
fn options_of_the_game_can_be_set() {
    let length = |report: &serde_json::Value| report["length"]["mean"].as_f64().unwrap();
    let played = |args: &str| -> serde_json::Value {
        serde_json::from_str(&orrery(&format!("sim andromedas-edge --games 10 --json {args}")).good())
            .unwrap()
    };
    let (short, long) = (played("--set length=short"), played("--set length=long --set destiny"));
    assert!(length(&short) < length(&long));
    assert!(short["turns"]["mean"].as_f64() > Some(10.0) && short["choices"]["most"].as_u64() > Some(2));
    let refused = |args: &str, why: &str| orrery(&format!("sim andromedas-edge {args}")).fails(2, why);
    refused("--set lenght=short", "did you mean length?");
    refused("--set length=endless", "endless");
    refused("--set teams", "needs 4 players");
    refused("--set players=3", "there is no option `players`");
    let solo = played("--players 1 --unity 3 --set automatic_conn");
    assert!(
        solo["endings"]["unity"].as_u64().unwrap() + solo["wins"]["random"].as_f64().unwrap() as u64 == 10
    );
    refused("--unity nobody", "neither a level (1, 2, 3) nor a Commander");
    refused("--players 4 --unity 1", "Unity joins 1 to 3 players");
    orrery("sim rocket-dice --unity 1").fails(2, "there is no option `unity`");
}

#[test]
fn an_opponent_without_a_seat_is_counted_too() {
    let args = "sim andromedas-edge --players 2 --unity 2 --games 12 --bots random --seed 3";
    let report: Value = serde_json::from_str(&orrery(&format!("{args} --json")).good()).unwrap();
    let against = report["played_against"].as_object().unwrap();
    assert_eq!(against.keys().collect::<Vec<_>>(), ["archivist-mnemos", "marshal-brakka"]);
    let sum = |field: &str| against.values().map(|one| one[field].as_f64().unwrap()).sum::<f64>();
    assert_eq!((sum("played"), sum("wins")), (12.0, report["endings"]["unity"].as_f64().unwrap()));
    assert!(sum("wins") > 0.0 && report["wins"]["random"].as_f64().unwrap() + sum("wins") == 12.0);
    let mean = against["marshal-brakka"]["scores"]["mean"].as_f64().unwrap();
    let text = orrery(args).good();
    let row = text.lines().find(|line| line.contains("marshal-brakka")).unwrap();
    assert!(row.contains(&format!("{mean:.1}")) && text.contains("played against"), "{text}");
    assert!(text.lines().any(|line| line.trim_start().starts_with("all ")), "both together: {text}");
    assert!(sim("--games 1").get("played_against").is_none());
}

#[test]
fn cards_of_an_extension_are_counted_where_it_plays() {
    let kinds = |args: &str| -> Vec<(String, String, u64)> {
        let args = format!("sim andromedas-edge --games 6 --bots random --uses --json {args}");
        let report: Value = serde_json::from_str(&orrery(&args).good()).unwrap();
        let text = |used: &Value, field: &str| used[field].as_str().unwrap().to_owned();
        let uses = report["uses"].as_array().unwrap().iter();
        uses.map(|used| (text(used, "kind"), text(used, "id"), used["games"].as_u64().unwrap())).collect()
    };
    let with = kinds("--players 1 --unity director-halcyon");
    let of = |kind: &str| with.iter().filter(|(of, ..)| of == kind).count();
    assert_eq!(
        [of("escalation wheel_space"), of("escalation action_card"), of("escalation conflict_card")],
        [48, 18, 16]
    );
    assert_eq!([of("escalation upgrade"), of("escalation commander"), of("upgrade")], [14, 6, 36]);
    let games = |id: &str| with.iter().find(|(_, of, _)| of == id).map(|it| it.2);
    assert_eq!([games("director-halcyon"), games("marshal-brakka")], [Some(6), Some(0)]);
    assert!(games("standing-orders") > Some(0), "an ability is counted by its own id");
    assert!(kinds("--players 2").iter().all(|(kind, ..)| !kind.starts_with("escalation")));
}

#[test]
fn an_arena_rates_the_bots() {
    let scratch = Scratch::new("arena");
    let args = "arena rocket-dice --bots random,greedy,mcts:2 --games 6 --csv a.csv --svg a.svg";
    let text = scratch.run(args).good();
    assert!(text.contains("rating") && text.contains("against"));
    let csv = scratch.read("a.csv");
    assert!(csv.starts_with("bot,rating,low,high,games,points,against ") && csv.lines().count() == 4);
    let svg = scratch.read("a.svg");
    assert!(svg.starts_with("<svg ") && svg.contains("mcts:2") && svg.trim_end().ends_with("</svg>"));
    let again = scratch.run(&format!("{args} --jobs 1")).good();
    assert_eq!(text, again);
    assert!(
        scratch
            .run("arena rocket-dice --bots random,greedy --games 2 --players 3")
            .good()
            .contains("3 players")
    );
    scratch.run("arena rocket-dice --bots random").fails(2, "at least two bots");
    scratch.run("arena rocket-dice --bots random,random").fails(2, "named twice");
    assert_eq!(scratch.run("arena rocket-dice").code, 2);
}

#[test]
fn a_closed_pipe_is_no_error() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(["rules", "andromedas-edge", "the"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}
