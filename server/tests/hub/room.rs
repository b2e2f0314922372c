//! A hub on a store in memory, and people to sit at its tables.

use std::sync::Arc;
use std::time::Duration;

use orrery_kernel::{Digest, Seat, Viewer};
use orrery_match::{By, Created, Shelf};
use orrery_rocket_dice::RocketDice;
use orrery_server::hub::{Joined, Listener};
use orrery_server::{Config, Hub, Metrics};
use orrery_store::Store;
use orrery_testkit::toy::{Gops, Kuhn, Nim, Pig};
use orrery_wire::{ActionId, Clock, Command, Holder, MatchId, Problem, State, Status, ToClient};

use crate::bomb::Bomb;

pub(crate) fn shelf() -> Shelf {
    Shelf::new().with::<Nim>().with::<Kuhn>().with::<Pig>().with::<Gops>().with::<Bomb>().with::<RocketDice>()
}

/// Settings in which nobody waits.
pub(crate) fn quick() -> Config {
    Config {
        order_pace: 0.0,
        lease: Duration::from_millis(300),
        poll: Duration::from_millis(100),
        ..Config::default()
    }
}

pub(crate) async fn memory() -> Arc<dyn Store> {
    orrery_store::open("sqlite::memory:").await.unwrap()
}

pub(crate) async fn hub() -> Arc<Hub> {
    hub_on(memory().await, quick()).await
}

pub(crate) async fn hub_on(store: Arc<dyn Store>, config: Config) -> Arc<Hub> {
    Hub::open(config, shelf(), store, Arc::new(Metrics::new())).await
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

pub(crate) fn person(name: &str) -> Holder {
    Holder::Person { name: name.to_owned() }
}

pub(crate) fn bot(name: &str) -> Holder {
    Holder::Bot { bot: name.to_owned() }
}

/// A name for a match that no other test uses.
pub(crate) fn name() -> MatchId {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).unwrap();
    MatchId::from_bytes(bytes)
}

pub(crate) fn wish() -> ActionId {
    name().as_str().parse().unwrap()
}

pub(crate) fn created(game: &str, seats: Vec<Holder>) -> Created {
    Created {
        id: name(),
        game: game.to_owned(),
        revision: 0,
        content: Digest(0),
        options: serde_json::Value::Null,
        seats,
        clock: Clock::None,
        title: "a table".to_owned(),
        listed: true,
        watch: true,
        follows: None,
    }
}

/// A table that is made.
pub(crate) async fn make(hub: &Arc<Hub>, game: &str, seats: Vec<Holder>) -> MatchId {
    let created = created(game, seats);
    let id = created.id.clone();
    hub.make(created, Vec::new()).await.unwrap();
    id
}

/// A table of two people that has started.
pub(crate) async fn duel(hub: &Arc<Hub>, game: &str) -> MatchId {
    let id = make(hub, game, vec![person("Ada"), person("Ben")]).await;
    for number in [1, 2] {
        command(hub, &id, number, 0, Command::Ready { ready: true }).await.unwrap();
    }
    let mut watching = Guest::join(hub, &id, Viewer::Spectator).await;
    watching.until(|state| state.status == Status::Running).await;
    id
}

pub(crate) async fn command(
    hub: &Arc<Hub>,
    id: &MatchId,
    number: u8,
    seen: u32,
    command: Command,
) -> Result<u32, Problem> {
    hub.command(id, By::Seat(seat(number)), wish(), seen, command).await
}

pub(crate) fn act(action: &str) -> Command {
    Command::Act { action: action.to_owned() }
}

/// Somebody who listens.
pub(crate) struct Guest {
    pub(crate) joined: Joined,
    pub(crate) state: State,
}

impl Guest {
    pub(crate) async fn join(hub: &Arc<Hub>, id: &MatchId, viewer: Viewer) -> Self {
        let listener = Listener { viewer, host: false, offers: true, seq: 0 };
        let mut joined = hub.join(id, listener).await.unwrap();
        match hear(&mut joined).await.unwrap() {
            ToClient::Welcome { state, .. } => Self { joined, state: *state },
            other => panic!("no welcome but {other:?}"),
        }
    }

    pub(crate) async fn seated(hub: &Arc<Hub>, id: &MatchId, number: u8) -> Self {
        Self::join(hub, id, Viewer::Seat(seat(number))).await
    }

    /// The next message; none when the table has let this guest go.
    pub(crate) async fn hear(&mut self) -> Option<ToClient> {
        let message = hear(&mut self.joined).await?;
        if let ToClient::Update { state, .. } = &message {
            self.state = (**state).clone();
        }
        Some(message)
    }

    pub(crate) async fn until(&mut self, reached: impl Fn(&State) -> bool) {
        while !reached(&self.state) {
            self.hear().await.expect("the table is still open");
        }
    }
}

/// The next message, for which nobody waits longer than a minute.
async fn hear(joined: &mut Joined) -> Option<ToClient> {
    let text =
        tokio::time::timeout(Duration::from_secs(60), joined.texts.recv()).await.expect("something is told");
    text.map(|text| serde_json::from_str(&text).unwrap())
}

/// Plays a match of people to its end, each seat taking its first offer or, with `turn`, another.
pub(crate) async fn play_out(hub: &Arc<Hub>, id: &MatchId, seats: u8) -> State {
    let mut watching = Guest::join(hub, id, Viewer::Spectator).await;
    let mut turn = 0usize;
    while watching.state.status == Status::Running {
        let asked = watching.state.asked[0];
        let number = asked.index() as u8 + 1;
        assert!(number <= seats);
        let guest = Guest::seated(hub, id, number).await;
        let offers = guest.state.offers.unwrap();
        turn += 7;
        let action = offers[turn % offers.len()].action.clone();
        let seq = command(hub, id, number, guest.state.seq, act(&action)).await.unwrap();
        watching.until(|state| state.seq >= seq).await;
    }
    watching.state
}
