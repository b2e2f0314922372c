//! What an operator can set.

use std::time::Duration;

use ipnet::IpNet;
use orrery_site::Site;

/// All settings of a node, with defaults for a machine at home.
#[derive(Clone, Debug)]
pub struct Config {
    /// Addresses of proxies whose `X-Forwarded-For` is believed.
    pub proxies: Vec<IpNet>,
    /// Origins (`https://orrery.example`) from which pages may speak to the server, besides its own `Host`.
    pub origins: Vec<String>,
    /// The largest body of a request, in bytes.
    pub max_body: usize,
    /// The largest record that can be imported, in bytes.
    pub max_record: usize,
    /// The largest message on a socket, in bytes.
    pub max_message: usize,
    /// How long a request may take before it is given up.
    pub request_time: Duration,
    /// Requests and messages per second that one address may send, after a burst of ten times as many; 0 for any number.
    pub rate_address: u32,
    /// Requests and messages per second that one ticket may send, after a burst of ten times as many; 0 for any number.
    pub rate_ticket: u32,
    /// Tables that one address may make in an hour; 0 for any number.
    pub new_tables: u32,
    /// Sockets that one address may hold open.
    pub sockets_address: usize,
    /// Messages that may wait for a slow client before it is closed.
    pub queue: usize,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// The longest that a bot may think about one decision.
    pub bot_time: Duration,
    /// How often to look for what other nodes wrote, in case a wake-up was lost.
    pub poll: Duration,
    /// How long a node looks after the bots of a match before another may take over.
    pub lease: Duration,
    /// After how long without a socket or a task a table is closed in memory.
    pub idle: Duration,
    /// Between two pings to a client; one that is silent for three times as long is closed.
    pub ping: Duration,
    /// How much slower (above 1) or faster standing orders answer than usual; 0 answers at once, for tests.
    pub order_pace: f32,
    /// May everyone read `/metrics`, or only programs on this machine that do not come through a proxy?
    pub open_metrics: bool,
    /// How long open connections may take to end when the server stops.
    pub grace: Duration,
    /// Where the browser client is served from.
    pub site: Site,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            proxies: Vec::new(),
            origins: Vec::new(),
            max_body: 64 << 10,
            max_record: 8 << 20,
            max_message: 16 << 10,
            request_time: Duration::from_secs(30),
            rate_address: 50,
            rate_ticket: 20,
            new_tables: 120,
            sockets_address: 200,
            queue: 64,
            bot_threads: 1,
            bot_time: Duration::from_secs(3),
            poll: Duration::from_secs(2),
            lease: Duration::from_secs(5),
            idle: Duration::from_secs(60),
            ping: Duration::from_secs(20),
            order_pace: 1.0,
            open_metrics: false,
            grace: Duration::from_secs(10),
            site: Site::None,
        }
    }
}
