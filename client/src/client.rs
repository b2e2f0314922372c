//! The HTTP interface of one or several nodes.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use hyper::Method;
use hyper::body::Bytes;
use orrery_kernel::Seat;
use orrery_wire::lobby::{
    Followed, GameCard, Health, Lobby, LogPage, Made, MatchPage, Mine, NewMatch, Past, Ready, Seated, Sit,
    Written,
};
use orrery_wire::{MatchId, Problem, Ticket};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::web::{self, Asked, Lost};
use crate::{Failure, Node};

/// Hears every byte that the server says, before anything is made of it.
pub type Tap = Arc<dyn Fn(&[u8]) + Send + Sync>;

/// One or several nodes of a server. A clone asks the same nodes.
#[derive(Clone)]
pub struct Client {
    nodes: Arc<[Node]>,
    /// The node that answered last.
    at: Arc<AtomicUsize>,
    tap: Option<Tap>,
}

/// Rounds over all nodes before a request is given up.
const ROUNDS: u32 = 8;
const PAUSE: Duration = Duration::from_millis(50);

impl Client {
    /// A client of these nodes.
    pub fn new(nodes: impl IntoIterator<Item = Node>) -> Self {
        Self { nodes: nodes.into_iter().collect(), at: Arc::default(), tap: None }
    }

    /// The same, with somebody who hears every byte of every answer, on sockets too.
    #[must_use]
    pub fn tapped(&self, tap: Tap) -> Self {
        Self { tap: Some(tap), ..self.clone() }
    }

    /// The same, beginning with the node of this index.
    #[must_use]
    pub fn from_node(&self, index: usize) -> Self {
        Self { at: Arc::new(AtomicUsize::new(index)), ..self.clone() }
    }

    /// The nodes.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The index of the node to try first.
    pub(crate) fn first(&self) -> usize {
        self.at.load(Ordering::Relaxed)
    }

    pub(crate) fn hear(&self, bytes: &[u8]) {
        if let Some(tap) = &self.tap {
            tap(bytes);
        }
    }

    /// Is the server well?
    pub async fn health(&self) -> Result<Health, Failure> {
        self.get("/health", None).await
    }

    /// The games there are.
    pub async fn games(&self) -> Result<Vec<GameCard>, Failure> {
        self.get("/api/games", None).await
    }

    /// The lobby; `query` as in `game=rocket-dice&limit=20`, or empty.
    pub async fn lobby(&self, query: &str) -> Result<Lobby, Failure> {
        self.get(&format!("/api/lobby?{query}"), None).await
    }

    /// The matches of whoever holds the ticket.
    pub async fn mine(&self, ticket: &Ticket) -> Result<Mine, Failure> {
        self.get("/api/mine", Some(ticket)).await
    }

    /// Makes a table.
    pub async fn make(&self, new: &NewMatch, ticket: Option<&Ticket>) -> Result<Made, Failure> {
        self.post("/api/matches", ticket, new).await
    }

    /// Sits down.
    pub async fn sit(&self, id: &MatchId, sit: &Sit, ticket: Option<&Ticket>) -> Result<Seated, Failure> {
        self.post(&format!("/api/matches/{id}/sit"), ticket, sit).await
    }

    /// Says that the holder of the ticket is ready, or not yet; gives the number of the entry.
    pub async fn ready(&self, id: &MatchId, ready: bool, ticket: &Ticket) -> Result<u32, Failure> {
        let written: Written =
            self.post(&format!("/api/matches/{id}/ready"), Some(ticket), &Ready { ready }).await?;
        Ok(written.seq)
    }

    /// A match as whoever asks may know it.
    pub async fn page(&self, id: &MatchId, ticket: Option<&Ticket>) -> Result<MatchPage, Failure> {
        self.get(&format!("/api/matches/{id}"), ticket).await
    }

    /// The log after an entry as whoever asks may know it.
    pub async fn log(&self, id: &MatchId, after: u32, ticket: Option<&Ticket>) -> Result<LogPage, Failure> {
        self.get(&format!("/api/matches/{id}/log?after={after}"), ticket).await
    }

    /// The position after an entry as whoever asks may know it.
    pub async fn past(&self, id: &MatchId, seq: u32, ticket: Option<&Ticket>) -> Result<Past, Failure> {
        self.get(&format!("/api/matches/{id}/at/{seq}"), ticket).await
    }

    /// The record of a match that is over.
    pub async fn record(&self, id: &MatchId, ticket: Option<&Ticket>) -> Result<Bytes, Failure> {
        let path = format!("/api/matches/{id}/record");
        self.ask(&Asked { method: Method::GET, path: &path, ticket, body: None }).await
    }

    /// Makes a match from a record.
    pub async fn import(&self, record: &[u8], ticket: Option<&Ticket>) -> Result<Followed, Failure> {
        let body = Some(("application/x-ndjson", record.to_vec()));
        read(&self.ask(&Asked { method: Method::POST, path: "/api/import", ticket, body }).await?)
    }

    /// The measurements of the node, as text.
    pub async fn metrics(&self) -> Result<String, Failure> {
        let body =
            self.ask(&Asked { method: Method::GET, path: "/metrics", ticket: None, body: None }).await?;
        String::from_utf8(body.to_vec()).map_err(|error| Failure::Nonsense(error.to_string()))
    }

    /// Takes a seat that was kept for a guest. The link is the ticket from then on, so asking twice does no harm.
    pub async fn accept(
        &self,
        id: &MatchId,
        seat: Seat,
        name: &str,
        invite: &Ticket,
    ) -> Result<Seated, Failure> {
        let sit =
            Sit { name: name.to_owned(), seat: Some(seat), invite: Some(invite.clone()), ticket: false };
        self.sit(id, &sit, Some(invite)).await
    }

    async fn get<T: DeserializeOwned>(&self, path: &str, ticket: Option<&Ticket>) -> Result<T, Failure> {
        read(&self.ask(&Asked { method: Method::GET, path, ticket, body: None }).await?)
    }

    async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        ticket: Option<&Ticket>,
        body: &impl Serialize,
    ) -> Result<T, Failure> {
        let body = serde_json::to_vec(body).map_err(|error| Failure::Nonsense(error.to_string()))?;
        let body = Some(("application/json", body));
        read(&self.ask(&Asked { method: Method::POST, path, ticket, body }).await?)
    }

    /// Asks one node after the other until one answers. What was sent and not answered is asked again only if that cannot
    /// have a second effect.
    async fn ask(&self, asked: &Asked<'_>) -> Result<Bytes, Failure> {
        let mut silent = "there is no node to ask".to_owned();
        for round in 0..ROUNDS {
            for step in 0..self.nodes.len() {
                let index = (self.first() + step) % self.nodes.len();
                let Some(node) = self.nodes.get(index) else { continue };
                match web::send(node, asked).await {
                    Ok(answer) => {
                        self.at.store(index, Ordering::Relaxed);
                        self.hear(&answer.body);
                        return verdict(answer.status, answer.body);
                    }
                    Err(Lost::Unsent(why)) => silent = why,
                    Err(Lost::Unanswered(why)) if asked.method == Method::GET => silent = why,
                    Err(Lost::Unanswered(why)) => return Err(Failure::Silent(why)),
                }
            }
            tokio::time::sleep(PAUSE * (round + 1)).await;
        }
        Err(Failure::Silent(silent))
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}

fn verdict(status: u16, body: Bytes) -> Result<Bytes, Failure> {
    match status {
        200..300 => Ok(body),
        _ => Err(match serde_json::from_slice::<Problem>(&body) {
            Ok(problem) => Failure::Refused(problem),
            Err(_) => Failure::Nonsense(format!("status {status} without a reason")),
        }),
    }
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Failure> {
    serde_json::from_slice(body).map_err(|error| Failure::Nonsense(error.to_string()))
}
