//! From a request to the socket of a table.

use futures_util::{SinkExt, StreamExt};
use orrery_server::Config;
use orrery_wire::{Code, MatchId, Problem, Role, Status, ToClient};
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::web::{Server, free, seat};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Opens the socket of a table, or tells the status and the problem.
pub(crate) async fn open(
    server: &Server,
    id: &MatchId,
    query: &str,
    headers: &[(&'static str, String)],
) -> Result<Socket, (u16, Problem)> {
    let url = format!("ws://{}/api/matches/{id}/socket{query}", server.address);
    let mut request = url.into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    match connect_async(request).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(answer)) => {
            let problem = serde_json::from_slice(answer.body().as_deref().unwrap_or_default()).unwrap();
            Err((answer.status().as_u16(), problem))
        }
        Err(other) => panic!("{other}"),
    }
}

pub(crate) async fn hear(socket: &mut Socket) -> ToClient {
    loop {
        match socket.next().await.unwrap().unwrap() {
            Message::Text(text) => return serde_json::from_str(&text).unwrap(),
            Message::Ping(_) | Message::Pong(_) => (),
            other => panic!("{other:?}"),
        }
    }
}

fn bearer(ticket: &orrery_wire::Ticket) -> (&'static str, String) {
    ("authorization", format!("Bearer {}", ticket.as_str()))
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_welcomed_as_what_they_are() {
    let server = Server::start().await;
    let (id, ada, ben) = server.duel("rocket-dice").await;
    for (headers, expected) in [
        (vec![bearer(&ada)], Role { seat: Some(seat(1)), host: true }),
        (vec![bearer(&ben)], Role { seat: Some(seat(2)), host: false }),
        (vec![], Role { seat: None, host: false }),
    ] {
        let mut socket = open(&server, &id, "?seq=0&offers=true", &headers).await.unwrap();
        match hear(&mut socket).await {
            ToClient::Welcome { you, missed, state, .. } => {
                assert_eq!(you, expected);
                assert_eq!((missed.first().unwrap().seq, state.status), (1, Status::Running));
            }
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_socket_is_as_closed_as_its_match() {
    let server = Server::start().await;
    let (made, _) =
        server.table(json!({ "game": "toy-nim", "seats": ["invite", "invite"], "watch": false })).await;
    let (status, problem) = open(&server, &made.id, "", &[]).await.unwrap_err();
    assert_eq!((status, problem.problem), (404, Code::NoSuchMatch));
    let (status, problem) = open(&server, &made.id, "?seq=many", &[]).await.unwrap_err();
    assert_eq!((status, problem.problem), (404, Code::NoSuchMatch));
}

#[tokio::test]
async fn a_page_of_another_site_gets_no_socket() {
    let server = Server::start().await;
    let new = json!({ "game": "toy-nim", "seats": [{ "me": { "name": "Ada" } }, "open"] });
    let made = server.post("/api/matches", new).send().await.is(200);
    let cookie = ("cookie", made.cookie().unwrap());
    let id = made.json::<orrery_wire::lobby::Made>().id;
    for headers in [
        vec![("origin", "https://evil.example".to_owned())],
        vec![("origin", "https://evil.example".to_owned()), cookie.clone()],
        vec![cookie.clone()],
    ] {
        let (status, problem) = open(&server, &id, "", &headers).await.unwrap_err();
        assert_eq!((status, problem.problem), (403, Code::WrongOrigin));
    }
    let own = ("origin", format!("http://{}", server.address));
    let mut socket = open(&server, &id, "", &[own, cookie]).await.unwrap();
    assert!(matches!(hear(&mut socket).await, ToClient::Welcome { you: Role { host: true, .. }, .. }));
}

#[tokio::test]
async fn one_address_may_hold_so_many_sockets() {
    let server = Server::with(Config { sockets_address: 1, ..free() }).await;
    let (made, _) = server.table(json!({ "game": "toy-nim", "seats": ["open", "open"] })).await;
    let mut first = open(&server, &made.id, "", &[]).await.unwrap();
    hear(&mut first).await;
    let (status, problem) = open(&server, &made.id, "", &[]).await.unwrap_err();
    assert_eq!((status, problem.problem), (429, Code::TooMany));
    first.close(None).await.unwrap();
    // The place is free again once the server has seen it.
    for _ in 0..1000 {
        match open(&server, &made.id, "", &[]).await {
            Ok(_) => return,
            Err((status, _)) => assert_eq!(status, 429),
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("a closed socket still counts");
}

#[tokio::test]
async fn messages_are_limited_in_number_and_size() {
    let server = Server::with(Config { rate_ticket: 1, max_message: 1000, ..free() }).await;
    let (made, host) = server.table(json!({ "game": "toy-nim", "seats": ["open", "open"] })).await;
    let mut socket = open(&server, &made.id, "", &[bearer(&host)]).await.unwrap();
    hear(&mut socket).await;
    for n in 0..50 {
        let ping = json!({ "type": "ping", "n": n }).to_string();
        socket.send(Message::text(ping)).await.unwrap();
    }
    let mut slowed = false;
    for _ in 0..50 {
        slowed |= matches!(hear(&mut socket).await, ToClient::Trouble { problem } if problem.problem == Code::TooMany);
    }
    assert!(slowed, "fifty messages at once are too many");
    let mut other = open(&server, &made.id, "", &[]).await.unwrap();
    hear(&mut other).await;
    other.send(Message::text("x".repeat(1001))).await.unwrap();
    while let Some(Ok(message)) = other.next().await {
        assert!(
            !matches!(message, Message::Text(_)),
            "a message that is too large is not answered: {message:?}"
        );
    }
    server.get("/health").send().await.is(200);
}
