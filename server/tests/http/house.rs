//! The house itself: health, figures, headers.

use orrery_server::Config;
use orrery_wire::Code;
use orrery_wire::lobby::Health;
use serde_json::json;

use crate::web::{Ask, Server, free};

#[tokio::test]
async fn it_is_well() {
    let server = Server::start().await;
    let health: Health = server.get("/health").send().await.good();
    assert_eq!(
        health,
        Health { status: "ok".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned(), store: true }
    );
}

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let server = Server::start().await;
    for path in ["/health", "/metrics", "/api/games", "/api/matches/0123456789abcdef", "/nothing", "/"] {
        let told = server.get(path).send().await;
        let header = |name: &str| told.header(name).unwrap_or_else(|| panic!("{path}: {name}")).to_owned();
        let csp = header("content-security-policy");
        assert!(csp.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"), "{csp}");
        assert!(csp.contains("frame-ancestors 'none'") && !csp.contains("unsafe-inline"), "{csp}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
        assert!(header("permissions-policy").contains("camera=()"));
        assert_eq!(header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn figures_are_told_to_this_machine_and_not_through_a_proxy() {
    let local = "127.0.0.1/32".parse().unwrap();
    let server = Server::with(Config { proxies: vec![local], ..free() }).await;
    server
        .post("/api/matches", json!({ "game": "chess", "seats": [] }))
        .send()
        .await
        .refused(422, Code::NoSuchGame);
    let text = server.get("/metrics").send().await.is(200).text();
    for line in [
        "orrery_requests_total{method=\"POST\",route=\"/api/matches\",status=\"422\"} 1",
        "orrery_refused_total{problem=\"no-such-game\"} 1",
    ] {
        assert!(text.lines().any(|told| told == line), "{line} is missing:\n{text}");
    }
    for forwarded in ["1.2.3.4", "127.0.0.1", "nonsense"] {
        let asked = server.get("/metrics").header("x-forwarded-for", forwarded);
        asked.send().await.refused(403, Code::Forbidden);
    }
    let open = Server::with(Config { open_metrics: true, ..free() }).await;
    open.get("/metrics").header("x-forwarded-for", "1.2.3.4").send().await.is(200);
}

#[tokio::test]
async fn a_head_has_no_body() {
    let server = Server::start().await;
    let told = Ask::new(server.address, "HEAD", "/api/games").send().await.is(200);
    assert!(told.body.is_empty() && told.header("content-type") == Some("application/json"));
}
