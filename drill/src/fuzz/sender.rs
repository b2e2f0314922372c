//! Somebody who sends rubbish, and now and then something sensible.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use orrery_client::{Client, Failure, Gathered, Node};
use orrery_kernel::{Chance, Fast, Seat};
use orrery_wire::{MatchId, State, Status, Ticket, ToClient};

use super::corpus;
use super::frame::{TEXT, frame, odd};
use super::judge::Wishes;
use super::line::{Line, request};
use super::mutate::spoil;
use crate::seats::Game;

/// What all senders share.
pub(crate) struct Field {
    pub(crate) node: Node,
    pub(crate) client: Client,
    pub(crate) tables: Vec<Mutex<Gathered>>,
    pub(crate) games: Vec<Game>,
    pub(crate) wishes: Wishes,
    pub(crate) counts: Counts,
}

/// How much was sent, and what came of it.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) sent: AtomicU64,
    pub(crate) sensible: AtomicU64,
    pub(crate) frames: AtomicU64,
    pub(crate) requests: AtomicU64,
    pub(crate) failed: AtomicU64,
    pub(crate) lines: AtomicU64,
    pub(crate) games: AtomicU64,
}

/// Makes a table and lets everybody say that they are ready.
pub(crate) async fn set(client: &Client, game: Game) -> Result<Gathered, Failure> {
    let gathered = client.gather(game.id, game.people, game.bots).await?;
    for (_, ticket) in &gathered.people {
        client.ready(&gathered.id, true, ticket).await?;
    }
    Ok(gathered)
}

pub(crate) struct Sender {
    field: Arc<Field>,
    chance: Fast,
    name: u64,
    named: u64,
}

/// Where a sender sits at the moment.
struct Place {
    table: usize,
    id: MatchId,
    seat: Option<(Seat, Ticket)>,
    line: Line,
    state: Option<State>,
}

impl Sender {
    pub(crate) fn new(field: Arc<Field>, seed: u64, name: u64) -> Self {
        Self { field, chance: Fast::stream(seed, name), name, named: 0 }
    }

    /// Sends until enough was sent by all together.
    pub(crate) async fn send(mut self, enough: u64) {
        while self.field.counts.sent.load(Relaxed) < enough {
            let Some(mut place) = self.sit().await else { continue };
            // A while at each table, then somewhere else.
            for _ in 0..200 {
                if self.field.counts.sent.load(Relaxed) >= enough || !self.once(&mut place).await {
                    break;
                }
            }
            self.renew(&place).await;
        }
    }

    /// Opens a socket at some table, in some seat or in none.
    async fn sit(&mut self) -> Option<Place> {
        let table = self.chance.below(self.field.tables.len() as u32) as usize;
        let gathered = self.field.tables.get(table)?.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let nth = self.chance.below(gathered.people.len() as u32 + 1) as usize;
        let seat = gathered.people.get(nth).cloned();
        let ticket = seat.as_ref().map(|(_, ticket)| ticket);
        self.field.counts.lines.fetch_add(1, Relaxed);
        match Line::open(&self.field.node, &gathered.id, ticket).await {
            Ok(line) => Some(Place { table, id: gathered.id, seat, line, state: None }),
            Err(_) => {
                self.field.counts.failed.fetch_add(1, Relaxed);
                None
            }
        }
    }

    /// Sends one thing. No if the connection is of no use any more.
    async fn once(&mut self, place: &mut Place) -> bool {
        self.field.counts.sent.fetch_add(1, Relaxed);
        if let Some(text) = place.line.heard() {
            place.state = position(&text).or(place.state.take());
        }
        if self.chance.below(25) == 0 {
            self.ask_http(place).await;
            return true;
        }
        self.named += 1;
        let Ok(id) = format!("f{}.{}", self.name, self.named).parse() else { return false };
        let message = corpus::message(&mut self.chance, id, place.state.as_ref());
        let text = serde_json::to_string(&message).unwrap_or_default();
        let bytes = match self.chance.below(6) {
            0 => {
                self.field.counts.sensible.fetch_add(1, Relaxed);
                text.into_bytes()
            }
            _ => spoil(&mut self.chance, &text),
        };
        // A frame may be odd and its content still arrive.
        if let Some((seat, _)) = &place.seat {
            self.field.wishes.note(&place.id, *seat, &bytes);
        }
        let bytes = match self.chance.below(40) {
            0 => {
                self.field.counts.frames.fetch_add(1, Relaxed);
                odd(&mut self.chance, &bytes)
            }
            _ => frame(true, TEXT, &bytes),
        };
        place.line.send(&bytes).await
    }

    async fn ask_http(&mut self, place: &Place) {
        let (method, path, body) = corpus::request(&mut self.chance, place.id.as_str());
        let body = if body.is_empty() { Vec::new() } else { spoil(&mut self.chance, &body) };
        let bearer =
            place.seat.as_ref().map(|(_, ticket)| format!("Authorization: Bearer {}\r\n", ticket.as_str()));
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n{}Content-Length: {}\r\n\r\n",
            self.field.node.authority(),
            bearer.unwrap_or_default(),
            body.len()
        );
        let head = match self.chance.below(3) {
            0 => spoil(&mut self.chance, &head),
            _ => head.into_bytes(),
        };
        self.field.counts.requests.fetch_add(1, Relaxed);
        if request(&self.field.node, &[head, body].concat()).await == Some(500) {
            self.field.counts.failed.fetch_add(1, Relaxed);
        }
    }

    /// Puts a new match in the place of one that is over.
    async fn renew(&self, place: &Place) {
        let over = place
            .state
            .as_ref()
            .is_some_and(|state| matches!(state.status, Status::Over | Status::Quarantined));
        let table = self.field.tables.get(place.table).zip(self.field.games.get(place.table));
        let Some((table, game)) = table.filter(|_| over) else { return };
        if table.lock().unwrap_or_else(PoisonError::into_inner).id != place.id {
            return;
        }
        if let Ok(next) = set(&self.field.client, *game).await {
            *table.lock().unwrap_or_else(PoisonError::into_inner) = next;
            self.field.counts.games.fetch_add(1, Relaxed);
        }
    }
}

/// The position in a message.
fn position(text: &[u8]) -> Option<State> {
    match serde_json::from_slice(text).ok()? {
        ToClient::Welcome { state, .. } | ToClient::Update { state, .. } => Some(*state),
        ToClient::Done { .. }
        | ToClient::Refused { .. }
        | ToClient::Trouble { .. }
        | ToClient::Chat { .. }
        | ToClient::Pong { .. } => None,
    }
}
