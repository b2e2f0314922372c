//! A server to ask, and a client that writes its requests by hand.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use orrery_kernel::Seat;
use orrery_match::{By, Shelf};
use orrery_rocket_dice::RocketDice;
use orrery_server::{App, Config, Hub, Metrics};
use orrery_testkit::toy::{Nim, Pig};
use orrery_wire::lobby::{Made, MatchPage, Seated};
use orrery_wire::{Code, Command, MatchId, Problem, Status, Ticket};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::bomb::Bomb;
use crate::contract;

/// A running server.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) hub: Arc<Hub>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<std::io::Result<()>>,
}

impl Server {
    /// One without limits, in which nobody waits.
    pub(crate) async fn start() -> Self {
        Self::with(free()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        let shelf = Shelf::new().with::<Nim>().with::<Pig>().with::<Bomb>().with::<RocketDice>();
        let store = orrery_store::open("sqlite::memory:").await.unwrap();
        let metrics = Arc::new(Metrics::new());
        let hub = Hub::open(config.clone(), shelf, store, metrics.clone()).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = App::new(config, hub.clone(), metrics);
        let (stop, stopped) = oneshot::channel();
        let stopped = async { stopped.await.unwrap_or_default() };
        let running = tokio::spawn(orrery_server::serve(listener, app, stopped));
        Self { address, hub, stop, running }
    }

    /// Tells it to stop, and gives back what to wait for.
    pub(crate) fn stop(self) -> JoinHandle<std::io::Result<()>> {
        self.stop.send(()).unwrap();
        self.running
    }

    pub(crate) fn get(&self, path: impl Into<String>) -> Ask {
        Ask::new(self.address, "GET", path)
    }

    pub(crate) fn post(&self, path: impl Into<String>, body: Value) -> Ask {
        Ask::new(self.address, "POST", path).header("content-type", "application/json").body(body.to_string())
    }

    /// A table that somebody made; the ticket is theirs.
    pub(crate) async fn table(&self, new: Value) -> (Made, Ticket) {
        let mut new = new;
        new["ticket"] = json!(true);
        let made: Made = self.post("/api/matches", new).send().await.good();
        let ticket = made.ticket.clone().unwrap();
        (made, ticket)
    }

    /// Somebody sits down; the ticket is theirs.
    pub(crate) async fn sit(&self, id: &MatchId, name: &str, invite: Option<&Ticket>) -> Ticket {
        let wish = json!({ "name": name, "invite": invite, "ticket": true });
        let seated: Seated = self.post(format!("/api/matches/{id}/sit"), wish).send().await.good();
        seated.ticket.unwrap()
    }

    pub(crate) async fn ready(&self, id: &MatchId, ticket: &Ticket) {
        let ready = json!({ "ready": true });
        self.post(format!("/api/matches/{id}/ready"), ready).ticket(ticket).send().await.is(200);
    }

    pub(crate) async fn page(&self, id: &MatchId, ticket: &Ticket) -> MatchPage {
        self.get(format!("/api/matches/{id}")).ticket(ticket).send().await.good()
    }

    /// Waits until the match is so far.
    pub(crate) async fn until(&self, id: &MatchId, ticket: &Ticket, status: Status) -> MatchPage {
        for _ in 0..3000 {
            let page = self.page(id, ticket).await;
            if page.card.status == status {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("{id} is not {status:?} after a minute");
    }

    /// Does something in the name of a seat, as a socket would.
    pub(crate) async fn act(&self, id: &MatchId, number: u8, command: Command) -> Result<u32, Problem> {
        let seen = self.hub.page(id).await.unwrap().card.seq;
        let wish = format!("{seen}-{number}").parse().unwrap();
        self.hub.command(id, By::Seat(seat(number)), wish, seen, command).await
    }

    /// A table of two people, Ada who made it and Ben who came by a link, under way.
    pub(crate) async fn duel(&self, game: &str) -> (MatchId, Ticket, Ticket) {
        let seats = json!([{ "me": { "name": "Ada" } }, "invite"]);
        let (made, ada) = self.table(json!({ "game": game, "seats": seats })).await;
        let ben = self.sit(&made.id, "Ben", Some(&made.invites[0].ticket)).await;
        for ticket in [&ada, &ben] {
            self.ready(&made.id, ticket).await;
        }
        self.until(&made.id, &ada, Status::Running).await;
        (made.id, ada, ben)
    }

    /// The same when it is over.
    pub(crate) async fn finished(&self, game: &str) -> (MatchId, Ticket, Ticket) {
        let (id, ada, ben) = self.duel(game).await;
        self.act(&id, 2, Command::Resign).await.unwrap();
        self.until(&id, &ada, Status::Over).await;
        (id, ada, ben)
    }
}

/// Settings without limits, in which nobody waits.
pub(crate) fn free() -> Config {
    Config {
        rate_address: 0,
        rate_ticket: 0,
        new_tables: 0,
        order_pace: 0.0,
        poll: Duration::from_millis(100),
        ..Config::default()
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// A request that is being written.
pub(crate) struct Ask {
    address: SocketAddr,
    method: String,
    path: String,
    host: Option<String>,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Ask {
    pub(crate) fn new(address: SocketAddr, method: &str, path: impl Into<String>) -> Self {
        Self {
            address,
            method: method.to_owned(),
            path: path.into(),
            host: Some(address.to_string()),
            headers: Vec::new(),
            body: Vec::new(),
        }
    }

    pub(crate) fn header(mut self, name: &str, value: impl Into<String>) -> Self {
        self.headers.push((name.to_owned(), value.into()));
        self
    }

    pub(crate) fn without_host(mut self) -> Self {
        self.host = None;
        self
    }

    pub(crate) fn ticket(self, ticket: &Ticket) -> Self {
        let bearer = format!("Bearer {}", ticket.as_str());
        self.header("authorization", bearer)
    }

    /// As a browser on our own page.
    pub(crate) fn cookie(self, cookie: &str) -> Self {
        let origin = format!("http://{}", self.address);
        self.header("cookie", cookie).header("origin", origin)
    }

    pub(crate) fn body(mut self, body: impl Into<Vec<u8>>) -> Self {
        self.body = body.into();
        self
    }

    /// Asks, and holds the answer against the description of the interface.
    pub(crate) async fn send(self) -> Told {
        let (method, path) = (self.method.clone(), self.path.clone());
        let told = self.send_unchecked().await;
        contract::check(&method, &path, &told);
        told
    }

    /// For pages, which the description of the interface does not know.
    pub(crate) async fn send_unchecked(self) -> Told {
        let mut head = format!("{} {} HTTP/1.1\r\nconnection: close\r\n", self.method, self.path);
        for (name, value) in self
            .host
            .iter()
            .map(|host| ("host", host))
            .chain(self.headers.iter().map(|(n, v)| (n.as_str(), v)))
        {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        let announced =
            self.headers.iter().any(|(name, _)| name == "content-length" || name == "transfer-encoding");
        if !announced && (self.method == "POST" || !self.body.is_empty()) {
            head.push_str(&format!("content-length: {}\r\n", self.body.len()));
        }
        head.push_str("\r\n");
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        // A server that has refused already may hang up before all is sent.
        let _ = stream.write_all(&self.body).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        Told::parse(&answer)
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Told {
    fn parse(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let end = end.unwrap_or_else(|| panic!("no answer: {:?}", String::from_utf8_lossy(bytes)));
        let head = std::str::from_utf8(&bytes[..end]).unwrap();
        let mut lines = head.split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let header =
            |line: &str| line.split_once(": ").map(|(name, value)| (name.to_lowercase(), value.to_owned()));
        Self { status, headers: lines.filter_map(header).collect(), body: bytes[end + 4..].to_vec() }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text());
        self
    }

    #[track_caller]
    pub(crate) fn good<T: DeserializeOwned>(self) -> T {
        self.is(200).json()
    }

    /// Refused with this status and word, and with a sentence.
    #[track_caller]
    pub(crate) fn refused(self, status: u16, code: Code) -> Problem {
        let problem: Problem = self.is(status).json();
        assert_eq!(problem.problem, code, "{}", problem.why);
        assert!(problem.why.len() > 10, "{}", problem.why);
        problem
    }

    /// The pair that a browser would send back.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned)
    }
}
