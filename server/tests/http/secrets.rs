//! No secret stands in the log or in an answer that is no place for it.

use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex};

use orrery_server::http::NEVER_TRACED;
use orrery_wire::{Command, Ticket, ToClient};
use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::sockets;
use crate::web::{Ask, Server};

/// Everything that the whole program logs, from the moment of the first use.
static LOG: LazyLock<Log> = LazyLock::new(|| {
    let log = Log::default();
    let quiet = NEVER_TRACED.map(|target| format!(",{target}=debug")).concat();
    let filter = format!("trace{quiet}");
    tracing_subscriber::fmt().with_env_filter(filter).with_ansi(false).with_writer(log.clone()).init();
    log
});

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Self;
    fn make_writer(&self) -> Self {
        self.clone()
    }
}

impl Log {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_evening_leaves_no_secret_in_the_log() {
    let log = &*LOG;
    let server = Server::start().await;
    let mut secrets: Vec<String> = Vec::new();
    let mut keep = |ticket: &Ticket| secrets.push(ticket.as_str().to_owned());

    // A browser makes a table; guests come by link, with a ticket of their own and with that of the link.
    let new = json!({ "game": "toy-nim", "seats": [{ "me": { "name": "Ada" } }, "invite", "invite"] });
    let told = server.post("/api/matches", new).send().await.is(200);
    let cookie = told.cookie().unwrap();
    keep(&cookie.split_once('=').unwrap().1.parse().unwrap());
    let made: orrery_wire::lobby::Made = told.json();
    let [first, second] = [&made.invites[0].ticket, &made.invites[1].ticket];
    keep(first);
    keep(second);
    let ben = server.sit(&made.id, "Ben", Some(first)).await;
    keep(&ben);
    let sit = json!({ "name": "Cleo" });
    server.post(format!("/api/matches/{}/sit", made.id), sit).ticket(second).send().await.is(200);

    // They use them rightly and wrongly.
    let bearer = ("authorization", format!("Bearer {}", ben.as_str()));
    let mut socket = sockets::open(&server, &made.id, "", &[bearer]).await.unwrap();
    assert!(matches!(sockets::hear(&mut socket).await, ToClient::Welcome { .. }));
    let ready = json!({ "ready": true });
    server.post(format!("/api/matches/{}/ready", made.id), ready).cookie(&cookie).send().await.is(200);
    for ticket in [&ben, second] {
        server.ready(&made.id, ticket).await;
    }
    server.until(&made.id, &ben, orrery_wire::Status::Running).await;
    let wrong = [
        server.get("/api/mine").header("authorization", format!("Basic {}", ben.as_str())).send().await,
        server.get(format!("/api/matches/{}", ben.as_str())).send().await,
        server.get(format!("/t/{}?{}", made.id, ben.as_str())).send().await,
        server.get(format!("/api/lobby?before={}", ben.as_str())).send().await,
        Ask::new(server.address, "BREW", format!("/{}", ben.as_str())).send().await,
        server
            .post(format!("/api/matches/{}/sit", made.id), json!({ "name": ben, "invite": ben }))
            .send()
            .await,
    ];
    for told in &wrong {
        assert!(told.status >= 400 && !told.text().contains(ben.as_str()), "{}", told.text());
    }

    // The key of the dice is told when it is over, but not to the log.
    for number in [2, 3] {
        server.act(&made.id, number, Command::Resign).await.unwrap();
    }
    let over = server.until(&made.id, &ben, orrery_wire::Status::Over).await;
    let past: serde_json::Value =
        server.get(format!("/api/matches/{}/at/{}", made.id, over.card.seq)).send().await.good();
    secrets.push(past["state"]["key"].as_str().expect("the key is told at the end").to_owned());
    server.stop().await.unwrap().unwrap();

    let text = log.text();
    assert!(
        text.contains("answered") && text.contains("/api/matches/{id}/sit"),
        "the log says what was done"
    );
    for secret in secrets {
        let line = text.lines().find(|line| line.contains(&secret));
        assert_eq!(line, None, "a secret is in the log");
    }
}
