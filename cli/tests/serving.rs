//! `orrery serve` as an operator meets it.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod common;
#[path = "common/server.rs"]
mod server;

use std::thread::sleep;
use std::time::Duration;

use common::Scratch;
use server::Server;

#[test]
fn it_says_where_it_is_and_stops_when_asked() {
    let scratch = Scratch::new("serve");
    for signal in ["-TERM", "-INT"] {
        let server = Server::start(&scratch, &["--listen", "127.0.0.1:0"], &[]);
        let health = server.get("/health");
        assert!(health.starts_with("HTTP/1.1 200") && health.contains("\"store\":true"), "{health}");
        assert!(server.get("/api/games").contains("\"rocket-dice\""));
        let (code, log) = server.stop(signal);
        assert_eq!(code, Some(0), "{log}");
        assert!(log.contains("serving") && log.contains("stopped"), "{log}");
    }
    assert!(scratch.0.join("orrery.db").exists(), "the store is a file in the directory");
}

#[test]
fn flags_come_before_the_environment_and_that_before_the_file() {
    let scratch = Scratch::new("serve-settings");
    scratch.write(
        "orrery.toml",
        "listen = '127.0.0.1:0'\nstore = 'sqlite:file.db'\nlog = 'error'\nlog-format = 'json'\n",
    );
    let file = ["--config", "orrery.toml"];
    Server::start(&scratch, &file, &[]).stop("-TERM");
    assert!(scratch.0.join("file.db").exists());
    let env = [("ORRERY_STORE", "sqlite:env.db"), ("ORRERY_LOG", "info")];
    let (_, log) = Server::start(&scratch, &file, &env).stop("-TERM");
    assert!(scratch.0.join("env.db").exists());
    assert!(log.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()), "{log}");
    assert!(log.contains("serving"), "{log}");
    let flags = [&file[..], &["--store", "sqlite:flag.db", "--log", "warn"]].concat();
    let (_, log) = Server::start(&scratch, &flags, &env).stop("-TERM");
    assert!(scratch.0.join("flag.db").exists());
    assert!(!log.contains("serving"), "{log}");
}

#[test]
fn what_is_wrong_is_told_in_a_sentence() {
    let scratch = Scratch::new("serve-wrong");
    scratch.write("typo.toml", "lisen = '127.0.0.1:0'\n");
    scratch
        .run("serve --config typo.toml")
        .fails(2, "typo.toml: there is no setting `lisen`; did you mean listen");
    scratch.run("serve --config none.toml").fails(2, "cannot read none.toml");
    scratch.run("serve --listen 127.0.0.1:0 --store floppy:a").fails(2, "is no store");
    scratch.run("serve --listen 127.0.0.1:0 --log =").fails(2, "the log filter is not understood");
    let held = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = held.local_addr().unwrap();
    scratch.run(&format!("serve --listen {address}")).fails(2, &format!("cannot listen on {address}"));
}

#[test]
fn a_table_of_bots_plays_every_game_to_its_end_and_the_record_is_good() {
    let scratch = Scratch::new("serve-bots");
    let server = Server::start(&scratch, &["--listen", "127.0.0.1:0"], &[]);
    for (game, seats) in
        [("rocket-dice", 4), ("transgalactica", 5), ("andromedas-edge", 4), ("andromedas-edge", 1)]
    {
        // The last seat searches, so that every bot of the house has sat at every game.
        let seats = [r#"{"bot":{"bot":"greedy"}}"#, r#"{"bot":{"bot":"random"}}"#]
            .into_iter()
            .cycle()
            .take(seats - 1);
        let seats = seats.chain([r#"{"bot":{"bot":"mcts:2"}}"#]).collect::<Vec<_>>().join(",");
        let made = server.ask("POST", "/api/matches", &format!(r#"{{"game":"{game}","seats":[{seats}]}}"#));
        let id = body(&made)["id"].as_str().expect(&made).to_owned();
        let over = || body(&server.get(&format!("/api/matches/{id}")))["status"] == "over";
        let waited = (0..1200).take_while(|_| !over()).inspect(|_| sleep(Duration::from_millis(50)));
        assert!(waited.count() < 1200, "{game} is not over after a minute");
        let record = server.get(&format!("/api/matches/{id}/record"));
        scratch.write("record.jsonl", record.split_once("\r\n\r\n").unwrap().1);
        let replayed = scratch.run("replay record.jsonl").good();
        assert!(
            replayed.contains("The record holds: ") && replayed.contains("key sealed as"),
            "{game}: {replayed}"
        );
    }
}

fn body(answer: &str) -> serde_json::Value {
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).expect(answer)
}
