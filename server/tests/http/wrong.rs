//! Requests that are wrong in every way.

use orrery_server::Config;
use orrery_wire::Code;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::web::{Ask, Server, free};

#[tokio::test]
async fn bodies_that_are_no_json_are_explained() {
    let server = Server::start().await;
    let post = |body: &[u8]| {
        let asked = Ask::new(server.address, "POST", "/api/matches");
        asked.header("content-type", "application/json").body(body)
    };
    let deep = "[".repeat(10_000);
    for body in [&b""[..], b"{", b"null", b"[]", b"42", b"\xff\xfe", b"{\"game\": 1}", deep.as_bytes()] {
        let problem = post(body).send().await.refused(400, Code::BadRequest);
        assert!(problem.why.starts_with("the body is not what it should be"), "{}", problem.why);
    }
}

#[tokio::test]
async fn the_content_type_must_be_right() {
    let server = Server::start().await;
    let body = json!({ "game": "toy-nim", "seats": ["open", "open"] }).to_string();
    for kind in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/jsonx",
        "",
        "multipart/form-data; boundary=x",
    ] {
        let asked =
            Ask::new(server.address, "POST", "/api/matches").header("content-type", kind).body(body.clone());
        asked.send().await.refused(415, Code::BadRequest);
    }
    Ask::new(server.address, "POST", "/api/matches")
        .body(body.clone())
        .send()
        .await
        .refused(415, Code::BadRequest);
    let fine = Ask::new(server.address, "POST", "/api/matches").body(body);
    fine.header("content-type", "Application/JSON; charset=utf-8").send().await.is(200);
}

#[tokio::test]
async fn large_bodies_are_not_read() {
    let server = Server::with(Config { max_body: 1000, max_record: 2000, ..free() }).await;
    let long = json!({ "game": "x".repeat(2000), "seats": [] });
    server.post("/api/matches", long.clone()).send().await.refused(413, Code::TooLarge);
    // One that says that it is huge, and one that does not say how large it is.
    let huge = Ask::new(server.address, "POST", "/api/matches").header("content-type", "application/json");
    huge.header("content-length", "99999999999").send().await.refused(413, Code::TooLarge);
    let chunked = Ask::new(server.address, "POST", "/api/matches").header("content-type", "application/json");
    let chunks = format!("{:x}\r\n{long}\r\n0\r\n\r\n", long.to_string().len());
    chunked.header("transfer-encoding", "chunked").body(chunks).send().await.refused(413, Code::TooLarge);
    let record =
        Ask::new(server.address, "POST", "/api/import").header("content-type", "application/x-ndjson");
    record.body("x".repeat(2001)).send().await.refused(413, Code::TooLarge);
}

#[tokio::test]
async fn pages_of_other_sites_may_change_nothing() {
    let server = Server::with(Config { origins: vec!["https://orrery.example".to_owned()], ..free() }).await;
    let new = json!({ "game": "toy-nim", "seats": ["open", "open"] });
    let make = || server.post("/api/matches", new.clone());
    let cookie = make().send().await.is(200).cookie().unwrap();
    for origin in ["https://evil.example", "null", "http://127.0.0.1"] {
        make().header("origin", origin).send().await.refused(403, Code::WrongOrigin);
        make()
            .header("origin", origin)
            .header("cookie", &cookie)
            .send()
            .await
            .refused(403, Code::WrongOrigin);
    }
    make().header("cookie", &cookie).send().await.refused(403, Code::WrongOrigin);
    make().cookie(&cookie).send().await.is(200);
    make().header("cookie", &cookie).header("origin", "https://orrery.example").send().await.is(200);
    // Looking is free: no other site can read the answer.
    server
        .get("/api/mine")
        .header("cookie", &cookie)
        .header("origin", "https://evil.example")
        .send()
        .await
        .is(200);
}

#[tokio::test]
async fn a_foreign_cookie_opens_nothing() {
    let server = Server::start().await;
    let (made, _) =
        server.table(json!({ "game": "toy-nim", "seats": ["invite", "invite"], "watch": false })).await;
    for cookie in
        [format!("__Host-orrery={}", "x".repeat(43)), "__Host-orrery=short".to_owned(), "orrery=x".to_owned()]
    {
        server
            .get(format!("/api/matches/{}", made.id))
            .cookie(&cookie)
            .send()
            .await
            .refused(404, Code::NoSuchMatch);
    }
    for wrong in ["Basic eDp5", "Bearer", "Bearer short", "Bearer  ", "nonsense"] {
        let asked = server.get(format!("/api/matches/{}", made.id)).header("authorization", wrong);
        asked.send().await.refused(400, Code::BadRequest);
    }
}

#[tokio::test]
async fn seats_and_entries_out_of_range_are_refused() {
    let server = Server::start().await;
    let (made, host) = server.table(json!({ "game": "toy-nim", "seats": ["open", "open"] })).await;
    let id = &made.id;
    for (seat, status, code) in [
        ("3", 409, Code::NoSeat),
        ("0", 400, Code::BadRequest),
        ("9", 400, Code::BadRequest),
        ("256", 400, Code::BadRequest),
        ("-1", 400, Code::BadRequest),
        ("x", 400, Code::BadRequest),
    ] {
        let asked =
            server.post(format!("/api/matches/{id}/seats/{seat}"), json!({ "to": "invite" })).ticket(&host);
        asked.send().await.refused(status, code);
    }
    let sit =
        |seat: u32| server.post(format!("/api/matches/{id}/sit"), json!({ "name": "Eve", "seat": seat }));
    sit(3).send().await.refused(409, Code::NoSeat);
    sit(0).send().await.refused(400, Code::BadRequest);
    sit(999).send().await.refused(400, Code::BadRequest);
    for at in ["x", "-1", "99999999999"] {
        server.get(format!("/api/matches/{id}/at/{at}")).send().await.refused(400, Code::BadRequest);
        server.get(format!("/api/matches/{id}/log?after={at}")).send().await.refused(400, Code::BadRequest);
    }
}

#[tokio::test]
async fn strange_addresses_lead_nowhere() {
    let server = Server::start().await;
    for path in [
        "/",
        "/api",
        "/api/",
        "/api/matches/",
        "/t/0123456789abcdef",
        "/index.html",
        "//",
        "/api/lobby/",
        "/../../etc/passwd",
        "/api/../health",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/api/games/..%2f..%2fetc",
    ] {
        server.get(path).send().await.refused(404, Code::BadRequest);
    }
    for id in [
        "..",
        "%2e%2e",
        "..%2f..%2fetc%2fpasswd",
        "0123456789ABCDEF",
        "0123456789abcde",
        "%ff%fe",
        "'%20or%201=1",
        "0123456789abcdef",
    ] {
        server.get(format!("/api/matches/{id}")).send().await.refused(404, Code::NoSuchMatch);
    }
}

#[tokio::test]
async fn strange_methods_are_refused() {
    let server = Server::start().await;
    for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"] {
        Ask::new(server.address, method, "/api/games").send().await.refused(405, Code::BadRequest);
    }
    Ask::new(server.address, "DELETE", "/nothing").send().await.refused(404, Code::BadRequest);
}

#[tokio::test]
async fn the_host_must_be_named_once() {
    let server = Server::start().await;
    server.get("/api/games").without_host().send().await.refused(400, Code::BadRequest);
    server.get("/api/games").header("host", "other").send().await.refused(400, Code::BadRequest);
    server
        .get("/api/games")
        .without_host()
        .header("host", "user@host")
        .send()
        .await
        .refused(400, Code::BadRequest);
}

#[tokio::test]
async fn noise_does_not_hurt() {
    let server = Server::start().await;
    for noise in [
        &b"\x16\x03\x01\x02\x00"[..],
        b"GET\r\n\r\n",
        b"\0\0\0\0",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nhost: x\r\nx: \xff\r\n",
    ] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(noise).await.unwrap();
        stream.shutdown().await.unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
    }
    // Too many headers are the business of hyper, which answers without a body.
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let headers: String = (0..500).map(|n| format!("x-{n}: x\r\n")).collect();
    stream
        .write_all(format!("GET /api/games HTTP/1.1\r\nhost: x\r\n{headers}\r\n").as_bytes())
        .await
        .unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 431");
    server.get("/health").send().await.is(200);
}
