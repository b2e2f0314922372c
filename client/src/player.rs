//! One player, or one who looks on, at one table: connects, follows, asks, and comes back.

use std::collections::VecDeque;
use std::time::Duration;

use orrery_kernel::{Chance, Fast};
use orrery_wire::{ActionId, Command, MatchId, Ticket, ToClient, ToServer};
use serde_json::to_string;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::follow::{Follow, Heard, Next};
use crate::socket::{NotOpened, Socket};
use crate::{Client, Failure};

/// How a player follows a table.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The last entry that was seen before.
    pub seq: u32,
    /// To be told what one may do?
    pub offers: bool,
    /// After so long a silence the server is asked whether it is there; after twice as long it is not.
    pub quiet: Duration,
    /// The longest pause between two attempts to connect.
    pub patience: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self { seq: 0, offers: true, quiet: Duration::from_secs(15), patience: Duration::from_secs(2) }
    }
}

/// Something that happened to a player.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// There is a connection.
    Joined {
        /// The node it goes to.
        node: usize,
        /// How long there was none.
        waited: Duration,
    },
    /// There is no connection: it was lost, or an attempt was in vain. The player tries again by itself.
    Down {
        /// What is known of the cause.
        why: String,
    },
    /// The server said something.
    Heard {
        /// When it came in.
        at: Instant,
        /// What it means.
        heard: Heard,
    },
}

/// What went over the wire of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Messages from the server.
    pub messages: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Connections that were opened.
    pub connections: u64,
}

/// One player, or one who looks on, at one table.
///
/// Nothing happens but in [`Player::next`]: whoever holds a player calls it again and again. It may be dropped while
/// waiting (`select!`); nothing is lost.
pub struct Player {
    client: Client,
    id: MatchId,
    ticket: Option<Ticket>,
    settings: Settings,
    follow: Follow,
    socket: Option<Socket>,
    events: VecDeque<Event>,
    traffic: Traffic,
    /// The node to try next, and how often it was tried in vain.
    node: usize,
    attempts: u32,
    lost: Instant,
    /// Not before this time is anything asked again.
    busy: Option<Instant>,
    last_heard: Instant,
    pinged: bool,
    name: u64,
    named: u64,
    jitter: Fast,
}

impl Player {
    /// A player at this table. Without a ticket one looks on.
    pub fn new(client: Client, id: MatchId, ticket: Option<Ticket>, settings: Settings) -> Self {
        let name = getrandom::u64().unwrap_or_else(|_| u64::from(std::process::id()));
        let node = client.first();
        Self {
            client,
            id,
            ticket,
            follow: Follow::after(settings.seq),
            settings,
            socket: None,
            events: VecDeque::new(),
            traffic: Traffic::default(),
            node,
            attempts: 0,
            lost: Instant::now(),
            busy: None,
            last_heard: Instant::now(),
            pinged: false,
            name,
            named: 0,
            jitter: Fast::new(name),
        }
    }

    /// The match.
    pub fn id(&self) -> &MatchId {
        &self.id
    }

    /// The last entry heard.
    pub fn seq(&self) -> u32 {
        self.follow.seq()
    }

    /// What went over the wire so far.
    pub fn traffic(&self) -> Traffic {
        self.traffic
    }

    /// How much was asked for and not yet answered.
    pub fn waiting(&self) -> usize {
        self.follow.waiting()
    }

    /// Asks for something, decided on the position after entry `seen`. It is sent with the next call of [`Player::next`],
    /// and again after every lost connection, until it is done or refused. Nothing if too much is waiting already.
    pub fn ask(&mut self, seen: u32, command: Command) -> Option<ActionId> {
        let id = self.name()?;
        let message = ToServer::Do { id: id.clone(), seq: seen, command };
        self.follow.wish(id.clone(), message).then_some(id)
    }

    /// Says something to the table.
    pub fn say(&mut self, text: impl Into<String>) -> Option<ActionId> {
        let id = self.name()?;
        let message = ToServer::Chat { id: id.clone(), text: text.into() };
        self.follow.wish(id.clone(), message).then_some(id)
    }

    /// Drops the connection, as a network does. The next call comes back.
    pub fn hang_up(&mut self) {
        if self.socket.take().is_some() {
            self.down("hung up".to_owned());
        }
    }

    /// The next thing that happens. An error is final: the server does not want this player at this table.
    pub async fn next(&mut self) -> Result<Event, Failure> {
        loop {
            if let Some(event) = self.events.pop_front() {
                return Ok(event);
            }
            if self.socket.is_none() {
                self.connect().await?;
            } else if let Err(why) = self.exchange().await {
                self.socket = None;
                self.down(why);
            }
        }
    }

    async fn connect(&mut self) -> Result<(), Failure> {
        let nodes = self.client.nodes().len().max(1);
        sleep(self.pause(nodes)).await;
        self.attempts = self.attempts.saturating_add(1);
        let node = self.node % nodes;
        let Some(address) = self.client.nodes().get(node) else {
            return Err(Failure::Silent("there is no node to ask".to_owned()));
        };
        let Self { id, settings, follow, .. } = &*self;
        let path = format!("/api/matches/{id}/socket?seq={}&offers={}", follow.seq(), settings.offers);
        match Socket::open(address, &path, self.ticket.as_ref()).await {
            Ok(socket) => {
                self.socket = Some(socket);
                self.traffic.connections += 1;
                (self.last_heard, self.pinged, self.busy) = (Instant::now(), false, None);
                let waited = self.lost.elapsed();
                self.events.push_back(Event::Joined { node, waited });
                Ok(())
            }
            Err(NotOpened::Refused(problem)) => Err(Failure::Refused(problem)),
            Err(NotOpened::Later(why)) => {
                self.node = node + 1;
                self.events.push_back(Event::Down { why });
                Ok(())
            }
        }
    }

    /// How long to wait before the next attempt: not at all at first, then longer after each round over all nodes, and
    /// never all players at the same moment.
    fn pause(&mut self, nodes: usize) -> Duration {
        let rounds = self.attempts / u32::try_from(nodes).unwrap_or(1);
        if rounds == 0 {
            return Duration::ZERO;
        }
        let longest = Duration::from_millis(10 << rounds.min(12)).min(self.settings.patience);
        longest / 2 + longest.mul_f64(f64::from(self.jitter.below(1000)) / 2000.0)
    }

    fn down(&mut self, why: String) {
        self.lost = Instant::now();
        self.follow.lost();
        // One that accepts and hangs up at once must not be tried in a tight circle: `attempts` is set back only by a
        // welcome.
        self.node += 1;
        self.events.push_back(Event::Down { why });
    }

    /// Says what is to be said, then waits for one message.
    async fn exchange(&mut self) -> Result<(), String> {
        let Some(socket) = &mut self.socket else { return Ok(()) };
        if self.busy.is_none() {
            while let Some(message) = self.follow.unsent() {
                socket.say(to_string(message).map_err(|error| error.to_string())?).await?;
                self.follow.sent();
            }
        }
        let silent = self.last_heard + self.settings.quiet * if self.pinged { 2 } else { 1 };
        let until = self.busy.map_or(silent, |busy| busy.min(silent));
        let text = tokio::select! {
            text = socket.hear() => text?,
            () = sleep_until(until) => return self.overdue().await,
        };
        self.client.hear(text.as_bytes());
        self.traffic.messages += 1;
        self.traffic.bytes += text.len() as u64;
        (self.last_heard, self.pinged) = (Instant::now(), false);
        let message: ToClient = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        let mut heard = Vec::new();
        let next = self.follow.hear(message, &mut heard);
        if heard.iter().any(|heard| matches!(heard, Heard::Welcome(_))) {
            self.attempts = 0;
        }
        let at = self.last_heard;
        self.events.extend(heard.into_iter().map(|heard| Event::Heard { at, heard }));
        match next {
            Next::Nothing => Ok(()),
            Next::Wait => {
                self.busy = Some(at + Duration::from_millis(u64::from(50 + self.jitter.below(200))));
                Ok(())
            }
            Next::Say(message) => {
                let text = to_string(&message).map_err(|error| error.to_string())?;
                self.speak(text).await
            }
        }
    }

    /// Nothing came in time: a pause is over, or the server is silent.
    async fn overdue(&mut self) -> Result<(), String> {
        if self.busy.take_if(|busy| *busy <= Instant::now()).is_some() {
            return Ok(());
        }
        if self.pinged {
            return Err("the server is silent".to_owned());
        }
        self.pinged = true;
        let text = to_string(&ToServer::Ping { n: self.named }).map_err(|error| error.to_string())?;
        self.speak(text).await
    }

    async fn speak(&mut self, text: String) -> Result<(), String> {
        let Some(socket) = &mut self.socket else { return Ok(()) };
        match timeout(self.settings.quiet, socket.say(text)).await {
            Ok(said) => said,
            Err(_) => Err("the server does not listen".to_owned()),
        }
    }

    fn name(&mut self) -> Option<ActionId> {
        self.named += 1;
        format!("{:x}.{}", self.name, self.named).parse().ok()
    }
}
