//! How much one visitor may ask for.

use orrery_server::Config;
use orrery_wire::{Code, Ticket};
use serde_json::json;

use crate::web::{Server, Told, free};

fn ticket(letter: &str) -> Ticket {
    letter.repeat(43).parse().unwrap()
}

#[track_caller]
fn slowed(told: Told) {
    let wait: u64 = told.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=3600).contains(&wait));
    told.refused(429, Code::TooMany);
}

#[tokio::test]
async fn one_address_may_ask_so_often() {
    let server = Server::with(Config { rate_address: 1, ..free() }).await;
    let mut refused = None;
    // Ten at once, and one more a second: a hundred requests cannot take so long that all pass.
    for _ in 0..100 {
        let told = server.get("/api/games").send().await;
        if told.status == 429 {
            refused = Some(told);
            break;
        }
    }
    slowed(refused.expect("somebody who asks a hundred times is slowed down"));
}

#[tokio::test]
async fn one_ticket_may_ask_so_often_whatever_others_do() {
    let server = Server::with(Config { rate_ticket: 1, ..free() }).await;
    let mut refused = None;
    for _ in 0..100 {
        let told = server.get("/api/games").ticket(&ticket("A")).send().await;
        if told.status == 429 {
            refused = Some(told);
            break;
        }
    }
    slowed(refused.expect("a ticket that asks a hundred times is slowed down"));
    server.get("/api/games").ticket(&ticket("B")).send().await.is(200);
    server.get("/api/games").send().await.is(200);
}

#[tokio::test]
async fn one_address_may_make_so_many_tables() {
    let local = "127.0.0.1/32".parse().unwrap();
    let server = Server::with(Config { new_tables: 2, proxies: vec![local], ..free() }).await;
    let make = |from: &str| {
        let new = json!({ "game": "toy-nim", "seats": ["open", "open"] });
        server.post("/api/matches", new).header("x-forwarded-for", from).send()
    };
    make("1.1.1.1").await.is(200);
    make("1.1.1.1").await.is(200);
    slowed(make("1.1.1.1").await);
    make("2.2.2.2").await.is(200);
    // A client that writes its own list of addresses does not become another by it.
    slowed(make("9.9.9.9, 1.1.1.1").await);
    // One IPv6 network counts as one.
    make("2001:db8::1").await.is(200);
    make("2001:db8::2").await.is(200);
    slowed(make("2001:db8::3").await);
    make("2001:db8:0:1::3").await.is(200);
    // A wish that is refused for another reason has cost nothing.
    for _ in 0..3 {
        let wrong = server.post("/api/matches", json!({ "game": "toy-nim", "seats": vec!["open"; 6] }));
        wrong.header("x-forwarded-for", "3.3.3.3").send().await.refused(400, Code::BadRequest);
    }
    make("3.3.3.3").await.is(200);
}

#[tokio::test]
async fn a_proxy_that_is_not_configured_is_not_believed() {
    let server = Server::with(Config { new_tables: 1, ..free() }).await;
    let make = |from: &str| {
        let new = json!({ "game": "toy-nim", "seats": ["open", "open"] });
        server.post("/api/matches", new).header("x-forwarded-for", from).send()
    };
    make("1.1.1.1").await.is(200);
    slowed(make("2.2.2.2").await);
}
