//! Telling other nodes that something was written, and hearing it from them.
//!
//! A notice is sent after the append is durable, on a connection of its own: inside the transaction it would make all commits
//! of the database queue up behind each other. A notice that is lost is no harm; whoever follows a match also looks from
//! time to time.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use orrery_wire::MatchId;
use tokio::sync::{Notify, broadcast, oneshot};
use tokio::time::{sleep, timeout};
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Config, NoTls};

use super::connect::{connect, failed};
use crate::{StoreError, Wake};

/// The channel of the database on which nodes wake each other.
const CHANNEL: &str = "orrery";
/// Matches that may wait to be told; if more do, the others are told to look at everything.
const WAITING: usize = 4096;
/// Matches in one notice, which the server allows 8000 bytes.
const PER_NOTICE: usize = 250;
/// The pauses between attempts to reach the server: from, and at most.
const PAUSES: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(5));
/// How often a silent connection is asked whether it is still there, and how long it may take to answer.
const PULSE: (Duration, Duration) = (Duration::from_secs(20), Duration::from_secs(10));

/// What is to be told to other nodes.
pub(crate) struct Outbox {
    /// Names this node in its notices, so that it does not wake itself.
    node: String,
    waiting: Mutex<Waiting>,
    bell: Notify,
}

#[derive(Default)]
struct Waiting {
    /// Matches with the number of their last entry; chat is told apart, as number 0.
    matches: BTreeMap<(MatchId, bool), u32>,
    all: bool,
}

impl Outbox {
    pub(crate) fn new() -> Self {
        let node = format!("{:016x}", RandomState::new().hash_one(std::process::id()));
        Self { node, waiting: Mutex::default(), bell: Notify::new() }
    }

    /// To be told as soon as possible.
    pub(crate) fn put(&self, wake: &Wake) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).add(wake);
        self.bell.notify_one();
    }

    /// The notices for all that waits.
    fn take(&self) -> Vec<String> {
        let waiting = std::mem::take(&mut *self.waiting.lock().unwrap_or_else(PoisonError::into_inner));
        if waiting.all {
            return vec![format!("{} *", self.node)];
        }
        let words: Vec<String> = waiting.matches.iter().map(|((id, _), seq)| format!("{id}:{seq}")).collect();
        words.chunks(PER_NOTICE).map(|words| format!("{} {}", self.node, words.join(" "))).collect()
    }

    /// What a notice says; nothing if it is our own.
    fn heard(&self, notice: &str) -> Vec<Wake> {
        let mut words = notice.split(' ');
        if words.next() == Some(&self.node) {
            return Vec::new();
        }
        // A newer node may say what this one does not understand: better look once too often.
        words.map(|word| told(word).unwrap_or(Wake::All)).collect()
    }
}

impl Waiting {
    fn add(&mut self, wake: &Wake) {
        match wake {
            Wake::All => self.all = true,
            Wake::Match(id, seq) => {
                let last = self.matches.entry((id.clone(), *seq == 0)).or_default();
                *last = (*last).max(*seq);
                self.all |= self.matches.len() > WAITING;
            }
        }
        if self.all {
            self.matches.clear();
        }
    }
}

fn told(word: &str) -> Option<Wake> {
    let (id, seq) = word.split_once(':')?;
    Some(Wake::Match(id.parse().ok()?, seq.parse().ok()?))
}

/// Sends what is in the outbox, for ever.
pub(crate) async fn send(config: Config, outbox: Arc<Outbox>) {
    let mut client: Option<Client> = None;
    let mut pause = PAUSES.0;
    loop {
        outbox.bell.notified().await;
        while let Err(error) = send_waiting(&config, &mut client, &outbox).await {
            tracing::warn!("other nodes cannot be woken: {error}");
            client = None;
            // What was taken out is lost, so they have to look at everything.
            outbox.put(&Wake::All);
            sleep(pause).await;
            pause = PAUSES.1.min(pause * 2);
        }
        pause = PAUSES.0;
    }
}

async fn send_waiting(
    config: &Config,
    client: &mut Option<Client>,
    outbox: &Outbox,
) -> Result<(), StoreError> {
    let client = match client {
        Some(client) => client,
        None => client.insert(connect(config).await?),
    };
    for notice in outbox.take() {
        let words: [&(dyn ToSql + Sync); 2] = [&CHANNEL, &notice];
        let sent = timeout(PULSE.1, client.execute("SELECT pg_notify($1, $2)", &words)).await;
        sent.map_err(|_| StoreError::Unavailable("it does not answer".into()))?
            .map_err(|error| failed(&error))?;
    }
    Ok(())
}

/// Hears what other nodes send, for ever. `ready` is told when it listens for the first time.
pub(crate) async fn listen(
    config: Config,
    outbox: Arc<Outbox>,
    wakes: broadcast::Sender<Wake>,
    ready: oneshot::Sender<()>,
) {
    let mut ready = Some(ready);
    let mut pause = PAUSES.0;
    loop {
        let listening = || {
            // What was said before we listened was not heard.
            let _ = wakes.send(Wake::All);
            if let Some(ready) = ready.take() {
                let _ = ready.send(());
            }
            pause = PAUSES.0;
        };
        let Err(error) = listen_once(&config, &outbox, &wakes, listening).await;
        tracing::warn!("wake-ups of other nodes are not heard: {error}");
        sleep(pause).await;
        pause = PAUSES.1.min(pause * 2);
    }
}

/// Listens until the connection is lost.
async fn listen_once(
    config: &Config,
    outbox: &Outbox,
    wakes: &broadcast::Sender<Wake>,
    listening: impl FnOnce(),
) -> Result<std::convert::Infallible, StoreError> {
    let gone = || StoreError::Unavailable("the connection was lost".into());
    let (client, mut connection) = config.connect(NoTls).await.map_err(|error| failed(&error))?;
    let hear = async {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(notice) = message.map_err(|error| failed(&error))? {
                // Nobody may be listening here.
                outbox.heard(notice.payload()).into_iter().for_each(|wake| drop(wakes.send(wake)));
            }
        }
        Err(gone())
    };
    let keep_alive = async {
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await.map_err(|error| failed(&error))?;
        listening();
        loop {
            sleep(PULSE.0).await;
            let pulse = timeout(PULSE.1, client.batch_execute("SELECT 1")).await;
            pulse.map_err(|_| gone())?.map_err(|error| failed(&error))?;
        }
    };
    tokio::select! {
        ended = hear => ended,
        ended = keep_alive => ended,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(letter: u8) -> MatchId {
        MatchId::from_bytes([letter; 16])
    }

    #[test]
    fn what_is_told_often_is_sent_once_and_heard_by_others_only() {
        let (here, there) = (Outbox::new(), Outbox::new());
        for wake in [(1, 3), (2, 9), (1, 5), (1, 0), (1, 4)] {
            here.put(&Wake::Match(id(wake.0), wake.1));
        }
        let [notice] = here.take().try_into().unwrap();
        let expected = [Wake::Match(id(1), 5), Wake::Match(id(1), 0), Wake::Match(id(2), 9)];
        assert_eq!(there.heard(&notice), expected);
        assert_eq!(here.heard(&notice), []);
        assert!(here.take().is_empty());
    }

    #[test]
    fn a_notice_is_never_too_long_and_what_waits_is_bounded() {
        let outbox = Outbox::new();
        let number = |n: u32| MatchId::from_bytes(std::array::from_fn(|at| (n >> at) as u8 % 2));
        (0..WAITING as u32).for_each(|n| outbox.put(&Wake::Match(number(n), u32::MAX)));
        let notices = outbox.take();
        assert!(notices.len() > 1 && notices.iter().all(|notice| notice.len() < 8000));

        (0..=WAITING as u32).for_each(|n| outbox.put(&Wake::Match(number(n), 1)));
        let notices = outbox.take();
        assert_eq!(notices.len(), 1);
        assert_eq!(Outbox::new().heard(&notices[0]), [Wake::All]);
    }

    #[test]
    fn what_is_not_understood_wakes_everybody() {
        assert_eq!(Outbox::new().heard("node something"), [Wake::All]);
    }
}
