//! Stopping.

use std::time::Duration;

use futures_util::StreamExt;
use orrery_server::Config;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::sockets;
use crate::web::{Server, free};

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_told_to_come_again_and_the_server_ends() {
    let server = Server::start().await;
    let (made, _) = server.table(json!({ "game": "toy-nim", "seats": ["open", "open"] })).await;
    let mut socket = sockets::open(&server, &made.id, "", &[]).await.unwrap();
    sockets::hear(&mut socket).await;
    let address = server.address;
    let running = server.stop();
    loop {
        match socket.next().await {
            Some(Ok(Message::Close(Some(frame)))) => break assert_eq!(u16::from(frame.code), 1013),
            Some(Ok(_)) => (),
            other => panic!("no farewell but {other:?}"),
        }
    }
    drop(socket);
    running.await.unwrap().unwrap();
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens any more");
}

/// A request whose body comes late, sent on a connection of its own.
async fn half_a_request(server: &Server, body: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(&body.as_bytes()[..5]).await.unwrap();
    // It is under way once the server has counted a second one after it.
    server.get("/health").send().await.is(200);
    tokio::time::sleep(Duration::from_millis(200)).await;
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_under_way_is_answered() {
    let server = Server::start().await;
    let body = json!({ "game": "chess", "seats": [] }).to_string();
    let mut stream = half_a_request(&server, &body).await;
    let running = server.stop();
    stream.write_all(&body.as_bytes()[5..]).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 422"), "{answer}");
    running.await.unwrap().unwrap();
}

/// A client that never finishes its request cannot keep the server from stopping.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_waited_for_longer_than_the_grace() {
    let server = Server::with(Config { grace: Duration::from_millis(300), ..free() }).await;
    let stream = half_a_request(&server, "{\"game\": \"never finished\"}").await;
    server.stop().await.unwrap().unwrap();
    drop(stream);
}
