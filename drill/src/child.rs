//! A server in a process of its own, to be killed.

use std::fs::File;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use orrery_client::{Client, Node};
use orrery_kernel::{Chance, Fast};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::{Instant, sleep};

use crate::report::Stopped;

/// Where a server is to be, what it keeps its matches in, and where its log goes.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) node: Node,
    store: String,
    log: PathBuf,
}

impl Place {
    /// A place on a free port of this machine. Ports of outgoing connections begin higher, so that nobody takes it while
    /// the server is down.
    pub(crate) fn new(store: &str, dir: &Path, chance: &mut Fast) -> Result<Self, Stopped> {
        for _ in 0..1000 {
            let port = 10_000 + chance.below(20_000) as u16;
            if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
                let node = format!("http://127.0.0.1:{port}").parse().map_err(Stopped::at("an address"))?;
                let log = dir.join(format!("server-{port}.log"));
                return Ok(Self { node, store: store.to_owned(), log });
            }
        }
        Err(Stopped::new("a place for the server", "no port is free"))
    }

    /// Starts the server; it is not waited for.
    pub(crate) fn start(&self) -> Result<Server, Stopped> {
        let doing = "starting the server";
        let log = File::options().create(true).append(true).open(&self.log).map_err(Stopped::at(doing))?;
        let child = Command::new(std::env::current_exe().map_err(Stopped::at(doing))?)
            .args(["serve", "--listen", self.node.authority(), "--store", &self.store])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .map_err(Stopped::at(doing))?;
        Ok(Server { child, place: self.clone() })
    }

    /// What the servers here said about things that must not happen.
    pub(crate) fn panics(&self) -> Vec<String> {
        let log = std::fs::read_to_string(&self.log).unwrap_or_default();
        let bad = log.lines().filter(|line| line.contains("panicked") || line.contains(" ERROR "));
        bad.map(str::to_owned).collect()
    }

    /// The last line of the log here.
    pub(crate) fn last_words(&self) -> String {
        let log = std::fs::read_to_string(&self.log).unwrap_or_default();
        log.lines().last().unwrap_or("it said nothing").to_owned()
    }
}

/// A running server. It is killed with this value at the latest.
pub(crate) struct Server {
    child: Child,
    place: Place,
}

impl Server {
    /// How long a server may take to begin.
    const PATIENCE: Duration = Duration::from_secs(60);

    /// Waits until it answers.
    pub(crate) async fn ready(&mut self) -> Result<(), Stopped> {
        let client = Client::new([self.place.node.clone()]);
        let begun = Instant::now();
        while begun.elapsed() < Self::PATIENCE {
            if TcpStream::connect(self.place.node.authority()).await.is_ok() && client.health().await.is_ok()
            {
                return Ok(());
            }
            if let Ok(Some(status)) = self.child.try_wait() {
                let why = format!("it ended with {status}; last words: {}", self.place.last_words());
                return Err(Stopped::new("starting the server", why));
            }
            sleep(Duration::from_millis(2)).await;
        }
        Err(Stopped::new("starting the server", "it does not answer"))
    }

    /// Kills it (SIGKILL) and waits until it is gone.
    pub(crate) async fn kill(mut self) -> Result<(), Stopped> {
        self.child.kill().await.map_err(Stopped::at("killing the server"))
    }

    /// Its process, as long as it runs.
    pub(crate) fn pid(&self) -> Option<u32> {
        self.child.id()
    }

    /// Has it ended by itself?
    pub(crate) fn is_gone(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }
}
