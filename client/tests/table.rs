//! Players at a server that misbehaves on purpose: it loses messages, tells them twice, hangs up, and is busy.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use orrery_client::{Client, Event, Failure, Heard, Node, Player, Settings};
use orrery_wire::{Code, Command, News, Problem, Role, State, Status, ToClient, ToServer, What};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::{WebSocketStream, accept_hdr_async};

/// One node whose every connection is played by the test.
struct Stage {
    listener: TcpListener,
    node: Node,
}

/// The server's end of a connection.
struct Line {
    socket: WebSocketStream<TcpStream>,
    path: String,
}

impl Stage {
    async fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let node = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
        Self { listener, node }
    }

    async fn accept(&self) -> Line {
        let (stream, _) = self.listener.accept().await.unwrap();
        let path = Arc::new(Mutex::new(String::new()));
        let seen = Arc::clone(&path);
        #[expect(clippy::result_large_err, reason = "the callback's type is the library's")]
        let note = move |request: &Request, response: Response| -> Result<Response, ErrorResponse> {
            *seen.lock().unwrap() = request.uri().to_string();
            Ok(response)
        };
        let socket = accept_hdr_async(stream, note).await.unwrap();
        let path = path.lock().unwrap().clone();
        Line { socket, path }
    }
}

impl Line {
    async fn tell(&mut self, message: ToClient) {
        self.socket.send(Message::text(serde_json::to_string(&message).unwrap())).await.unwrap();
    }

    async fn asked(&mut self) -> ToServer {
        let message = self.socket.next().await.unwrap().unwrap();
        serde_json::from_str(message.to_text().unwrap()).unwrap()
    }
}

fn news(seq: u32) -> News {
    News { seq, at: 0, what: What::Created }
}

fn state(seq: u32) -> Box<State> {
    let state = serde_json::json!({
        "seq": seq, "now": 0, "status": Status::Running, "seats": [], "clocks": [], "asked": [],
    });
    Box::new(serde_json::from_value(state).unwrap())
}

fn update(seq: u32) -> ToClient {
    ToClient::Update { news: news(seq), state: state(seq) }
}

fn welcome(missed: std::ops::RangeInclusive<u32>) -> ToClient {
    let seq = *missed.end();
    let you = Role { seat: None, host: false };
    ToClient::Welcome { you, missed: missed.map(news).collect(), state: state(seq), chat: Vec::new() }
}

fn player(nodes: impl IntoIterator<Item = Node>) -> Player {
    let settings = Settings { patience: Duration::from_millis(20), ..Settings::default() };
    Player::new(Client::new(nodes), "0123456789abcdef".parse().unwrap(), None, settings)
}

/// Plays on until an event is the one looked for; gives the numbers of all entries heard on the way.
async fn until(player: &mut Player, wanted: impl Fn(&Event) -> bool) -> Vec<u32> {
    let mut numbers = Vec::new();
    loop {
        let event = player.next().await.unwrap();
        if let Event::Heard { heard: Heard::News(news), .. } = &event {
            numbers.push(news.seq);
        }
        if wanted(&event) {
            return numbers;
        }
    }
}

fn heard_entry(seq: u32) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::Heard { heard: Heard::News(news), .. } if news.seq == seq)
}

fn is_done(event: &Event) -> bool {
    matches!(event, Event::Heard { heard: Heard::Done { .. }, .. })
}

#[tokio::test]
async fn a_lost_message_is_asked_for_and_told_in_order() {
    let stage = Stage::new().await;
    let mut player = player([stage.node.clone()]);
    let server = tokio::spawn(async move {
        let mut line = stage.accept().await;
        line.tell(welcome(1..=2)).await;
        line.tell(update(5)).await;
        assert_eq!(line.asked().await, ToServer::Resync { seq: 2 });
        line.tell(update(6)).await;
        line.tell(welcome(3..=6)).await;
        line.tell(update(6)).await;
        line.tell(update(7)).await;
        line
    });
    assert_eq!(until(&mut player, heard_entry(7)).await, [1, 2, 3, 4, 5, 6, 7]);
    server.await.unwrap();
}

#[tokio::test]
async fn what_was_not_answered_is_asked_again_under_the_same_name() {
    let stage = Stage::new().await;
    let mut player = player([stage.node.clone()]);
    let id = player.ask(1, Command::Resign).unwrap();
    let server = tokio::spawn(async move {
        let mut line = stage.accept().await;
        line.tell(welcome(1..=1)).await;
        let first = line.asked().await;
        drop(line);
        let mut line = stage.accept().await;
        assert!(line.path.ends_with("/socket?seq=1&offers=true"), "{}", line.path);
        let second = line.asked().await;
        assert_eq!(first, second);
        let ToServer::Do { id, .. } = second else { panic!("{second:?}") };
        line.tell(welcome(2..=2)).await;
        line.tell(ToClient::Done { id: id.clone(), seq: 2 }).await;
        (line, id)
    });
    assert_eq!(until(&mut player, is_done).await, [1, 2]);
    assert_eq!((server.await.unwrap().1, player.waiting()), (id, 0));
}

#[tokio::test]
async fn another_node_goes_on_where_the_first_one_stopped() {
    let (first, second) = (Stage::new().await, Stage::new().await);
    let mut player = player([first.node.clone(), second.node.clone()]);
    let server = tokio::spawn(async move {
        let mut line = first.accept().await;
        line.tell(welcome(1..=4)).await;
        drop((line, first));
        let mut line = second.accept().await;
        assert!(line.path.contains("seq=4&"), "{}", line.path);
        // This node has not yet read the latest entry.
        line.tell(welcome(3..=3)).await;
        line.tell(update(4)).await;
        line.tell(update(5)).await;
        line
    });
    assert_eq!(until(&mut player, heard_entry(5)).await, [1, 2, 3, 4, 5]);
    assert_eq!(player.traffic().connections, 2);
    server.await.unwrap();
}

#[tokio::test]
async fn a_busy_server_is_asked_again_and_a_no_is_told() {
    let stage = Stage::new().await;
    let mut player = player([stage.node.clone()]);
    player.ask(0, Command::Resign).unwrap();
    let server = tokio::spawn(async move {
        let mut line = stage.accept().await;
        for code in [Code::Unavailable, Code::TooMany, Code::WrongTime] {
            let ToServer::Do { id, .. } = line.asked().await else { panic!("a wish was expected") };
            line.tell(ToClient::Refused { id, problem: Problem::new(code, "no") }).await;
        }
        line
    });
    let refused = loop {
        if let Event::Heard { heard: Heard::Refused { problem, .. }, .. } = player.next().await.unwrap() {
            break problem;
        }
    };
    assert_eq!((refused.problem, player.waiting()), (Code::WrongTime, 0));
    server.await.unwrap();
}

#[tokio::test]
async fn a_silent_server_is_asked_and_then_left() {
    let stage = Stage::new().await;
    let settings = Settings { quiet: Duration::from_millis(20), ..Settings::default() };
    let client = Client::new([stage.node.clone()]);
    let mut player = Player::new(client, "0123456789abcdef".parse().unwrap(), None, settings);
    let server = tokio::spawn(async move {
        let mut line = stage.accept().await;
        let asked = line.asked().await;
        assert!(matches!(asked, ToServer::Ping { .. }), "{asked:?}");
        let mut second = stage.accept().await;
        second.tell(welcome(1..=1)).await;
        (line, second)
    });
    assert_eq!(until(&mut player, heard_entry(1)).await, [1]);
    server.await.unwrap();
}

#[tokio::test]
async fn a_table_that_does_not_exist_is_not_tried_again() {
    let stage = Stage::new().await;
    let mut player = player([stage.node.clone()]);
    tokio::spawn(async move {
        let (mut stream, _) = stage.listener.accept().await.unwrap();
        let mut request = [0; 2048];
        let _ = stream.read(&mut request).await.unwrap();
        let body = serde_json::to_string(&Problem::new(Code::NoSuchMatch, "there is no such match")).unwrap();
        let head = format!("HTTP/1.1 404 Not Found\r\ncontent-length: {}\r\n\r\n", body.len());
        stream.write_all((head + &body).as_bytes()).await.unwrap();
    });
    match player.next().await {
        Err(Failure::Refused(problem)) => assert_eq!(problem.problem, Code::NoSuchMatch),
        other => panic!("{other:?}"),
    }
}
