//! The example of docs/bot-protocol.md really plays.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod common;
#[path = "common/server.rs"]
mod server;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use common::Scratch;
use server::Server;

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/bot.py");

/// A Python that has what the example needs.
fn python() -> &'static str {
    let has = |python: &&str| {
        let import = Command::new(python).args(["-c", "import websocket"]).stderr(Stdio::null()).status();
        import.is_ok_and(|status| status.success())
    };
    let found = ["python3", "/usr/bin/python3"].into_iter().find(has);
    found.expect("missing: Python with websocket-client (Debian: apt install python3-websocket)")
}

fn make(server: &Server, seats: &str) -> String {
    let body = format!(r#"{{"game": "rocket-dice", "seats": {seats}, "ticket": true}}"#);
    let answer = server.ask("POST", "/api/matches", &body);
    let made = answer.split("\r\n\r\n").nth(1).and_then(|body| serde_json::from_str(body).ok());
    let made: serde_json::Value = made.expect(&answer);
    made["id"].as_str().expect(&answer).to_owned()
}

fn play(server: &Server, id: &str, name: &str) -> Child {
    let url = format!("http://{}", server.address());
    let mut bot = Command::new(python());
    bot.args([EXAMPLE, &url, id, "--name", name]).stdout(Stdio::piped()).spawn().unwrap()
}

/// How the match ended, as the bot printed it.
fn outcome(bot: Child) -> serde_json::Value {
    let output = bot.wait_with_output().unwrap();
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

const FAST: [&str; 6] = ["--rate-ticket", "0", "--rate-address", "0", "--log", "error"];

#[test]
fn the_example_plays_a_bot_of_the_server_to_the_end() {
    let scratch = Scratch::new("bot-protocol");
    let server = Server::start(&scratch, &[&["--listen", "127.0.0.1:0"], &FAST[..]].concat(), &[]);
    let id = make(&server, r#"["open", {"bot": {"bot": "random"}}]"#);
    let outcome = outcome(play(&server, &id, "snake"));
    assert_eq!(outcome["scores"].as_array().map(Vec::len), Some(2), "{outcome}");
    assert!(server.get(&format!("/api/matches/{id}")).contains("\"over\""));
    assert_eq!(server.stop("-TERM").0, Some(0));
}

#[test]
fn two_of_it_play_each_other_through_a_crash_of_the_server() {
    let scratch = Scratch::new("bot-protocol-crash");
    let mut server = Server::start(&scratch, &[&["--listen", "127.0.0.1:0"], &FAST[..]].concat(), &[]);
    let id = make(&server, r#"["open", "open"]"#);
    let bots = [play(&server, &id, "one"), play(&server, &id, "two")];
    std::thread::sleep(Duration::from_millis(1500));
    let address = server.address().to_owned();
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    let _server = Server::start(&scratch, &[&["--listen", &address], &FAST[..]].concat(), &[]);
    let [one, two] = bots.map(outcome);
    assert!(one["winners"].is_array(), "{one}");
    assert_eq!(one, two);
}

#[test]
fn the_description_shows_the_example_as_it_is() {
    let text = std::fs::read_to_string(Path::new(EXAMPLE).with_file_name("bot-protocol.md")).unwrap();
    let example = std::fs::read_to_string(EXAMPLE).unwrap();
    assert!(text.contains(&format!("```python\n{example}```\n")), "docs/bot-protocol.md is out of date");
    assert!(example.lines().count() <= 60);
}
