//! Matches that are played, looked at, exported, imported and followed by others.

use orrery_wire::lobby::{Followed, LogPage, Mine, Past};
use orrery_wire::{Code, Command, Hand, Status, Ticket, What};
use serde_json::{Value, json};

use crate::web::{Server, seat};

/// A match of bots, played to its end.
async fn bots(server: &Server) -> (orrery_wire::MatchId, Ticket) {
    let bot = json!({ "bot": { "bot": "random" } });
    let (made, host) = server.table(json!({ "game": "rocket-dice", "seats": [bot, bot] })).await;
    server.until(&made.id, &host, Status::Over).await;
    (made.id, host)
}

/// What was played, step by step. The key is another: what would follow has dice of its own.
fn game(record: &[u8]) -> Vec<Value> {
    let told = |line: &str| {
        let line: Value = serde_json::from_str(line).unwrap();
        let fields = ["options", "seats", "seat", "action", "chance", "events", "digest", "outcome"];
        fields.iter().map(|field| line[field].clone()).collect()
    };
    std::str::from_utf8(record).unwrap().lines().map(told).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_goes_out_and_comes_in_again() {
    let server = Server::start().await;
    let (id, host) = bots(&server).await;
    let told = server.get(format!("/api/matches/{id}/record")).ticket(&host).send().await.is(200);
    assert_eq!(told.header("content-type"), Some("application/x-ndjson"));
    let named = format!("attachment; filename=\"orrery-{id}.jsonl\"");
    assert_eq!(told.header("content-disposition"), Some(named.as_str()));
    let record = told.body;
    let import = |path: &str| server.post(path, json!(null)).body(record.clone());
    // The content type of `post` is JSON, and a record is none.
    import("/api/import").send().await.refused(415, Code::BadRequest);
    let asked = crate::web::Ask::new(server.address, "POST", "/api/import?ticket=true");
    let asked = asked.header("content-type", "text/plain; charset=utf-8").body(record.clone());
    let followed: Followed = asked.send().await.good();
    let importer = followed.ticket.unwrap();
    let (before, after) = (server.page(&id, &host).await.card, server.page(&followed.id, &importer).await);
    assert_eq!((after.card.status, after.card.outcome), (Status::Over, before.outcome));
    assert!(after.you.host);
    let again = server.get(format!("/api/matches/{}/record", followed.id)).send().await.is(200);
    assert_eq!(game(&again.body), game(&record), "the import is the same game");
}

#[tokio::test]
async fn a_broken_record_is_not_imported() {
    let server = Server::start().await;
    for body in ["", "{}", "no json", "{\"orrery\":\"record\"}\n", "\u{0}"] {
        let asked = crate::web::Ask::new(server.address, "POST", "/api/import");
        let told = asked.header("content-type", "application/x-ndjson").body(body).send().await;
        assert_eq!(told.cookie(), None);
        told.refused(422, Code::BadRecord);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_past_can_be_looked_at() {
    let server = Server::start().await;
    let (id, host) = bots(&server).await;
    let last = server.page(&id, &host).await.card.seq;
    let mut seen = 0;
    while seen < last {
        let log: LogPage = server.get(format!("/api/matches/{id}/log?after={seen}")).send().await.good();
        assert_eq!(log.news.first().unwrap().seq, seen + 1);
        seen = log.news.last().unwrap().seq;
        assert_eq!(log.more, seen < last);
    }
    for at in [1, 2, last / 2, last] {
        let past: Past = server.get(format!("/api/matches/{id}/at/{at}")).send().await.good();
        assert_eq!((past.state.seq, past.news.unwrap().seq), (at, at));
    }
    let after: LogPage = server.get(format!("/api/matches/{id}/log?after={last}")).send().await.good();
    assert!(after.news.is_empty() && !after.more);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_sees_the_log_with_their_own_eyes() {
    let server = Server::start().await;
    let (id, ada, ben) = server.duel("toy-nim").await;
    server.act(&id, 1, Command::Act { action: "take 2".to_owned() }).await.unwrap();
    let mut told = Vec::new();
    for ticket in [Some(&ada), Some(&ben), None] {
        let asked = server.get(format!("/api/matches/{id}/log"));
        let asked = ticket.into_iter().fold(asked, |asked, ticket| asked.ticket(ticket));
        let log: LogPage = asked.send().await.good();
        told.push(match log.news.last().unwrap().what.clone() {
            What::Played { hand: Hand::Person, action, .. } => action,
            other => panic!("{other:?}"),
        });
    }
    assert_eq!(told, [Some("take 2".to_owned()), None, None]);
    let mine: Mine = server.get("/api/mine").ticket(&ben).send().await.good();
    assert!(mine.matches[0].your_turn && mine.matches[0].you.seat == Some(seat(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_match_with_the_same_people() {
    let server = Server::start().await;
    let (id, ada, ben) = server.finished("rocket-dice").await;
    let rematch = |ticket| server.post(format!("/api/matches/{id}/rematch"), json!(null)).ticket(ticket);
    let first: Followed = rematch(&ada).send().await.good();
    let second: Followed = rematch(&ben).send().await.good();
    assert_eq!(first.id, second.id);
    assert_eq!(server.page(&id, &ada).await.card.rematch, Some(first.id.clone()));
    let page = server.page(&first.id, &ada).await;
    assert_eq!((page.you.seat, page.you.host, page.card.status), (Some(seat(2)), true, Status::Gathering));
    assert_eq!(server.page(&first.id, &ben).await.you.seat, Some(seat(1)));
    let log: LogPage = server.get(format!("/api/matches/{id}/log")).send().await.good();
    assert_eq!(log.news.last().unwrap().what, What::Rematch { id: first.id });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_on_which_the_rules_failed_can_be_reported() {
    let server = Server::start().await;
    let (id, ada, _) = server.duel("bomb").await;
    let report = || server.get(format!("/api/matches/{id}/report")).ticket(&ada);
    report().send().await.refused(409, Code::WrongTime);
    server.act(&id, 1, Command::Act { action: "take 3".to_owned() }).await.unwrap_err();
    server.until(&id, &ada, Status::Quarantined).await;
    let told = report().send().await.is(200);
    assert!(told.text().lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
    assert!(told.text().contains("bomb"));
    server.get("/health").send().await.is(200);
}
