//! The settings of a server: flags, environment, file, defaults.
//!
//! One struct is read from all of them, so that a setting is named once. Where it is absent, the next in line counts.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::{CommandFactory, Parser, ValueEnum};
use ipnet::IpNet;
use orrery_server::Config;
use orrery_site::Site;
use serde::Deserialize;

use super::span::Span;
use crate::failure::Failure;
use crate::suggest;

/// All that can be set. The text in brackets is the default; a test holds it against the truth.
#[derive(clap::Args, Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Settings {
    /// Where to listen [default: 127.0.0.1:8420]
    #[arg(long, env = "ORRERY_LISTEN", value_name = "ADDR:PORT")]
    listen: Option<SocketAddr>,
    /// Where matches are kept: sqlite:PATH or postgres://USER@HOST/DATABASE [default: sqlite:orrery.db]
    #[arg(long, env = "ORRERY_STORE", value_name = "URL", hide_env_values = true)]
    store: Option<String>,
    /// What is logged: error, warn, info, debug, or a filter such as `warn,orrery_server=debug` [default: info]
    #[arg(long, env = "ORRERY_LOG", value_name = "FILTER")]
    log: Option<String>,
    /// How it is logged [default: text]
    #[arg(long, env = "ORRERY_LOG_FORMAT", value_name = "FORMAT")]
    log_format: Option<LogFormat>,
    /// Networks of proxies whose X-Forwarded-For is believed, separated by commas
    #[arg(long, env = "ORRERY_PROXIES", value_name = "NETWORKS", value_delimiter = ',')]
    proxies: Option<Vec<Network>>,
    /// Origins, such as `https://orrery.example`, whose pages may speak to the server besides its own, separated by commas
    #[arg(long, env = "ORRERY_ORIGINS", value_name = "ORIGINS", value_delimiter = ',')]
    origins: Option<Vec<Origin>>,
    /// The largest body of a request, in bytes [default: 65536]
    #[arg(long, env = "ORRERY_MAX_BODY", value_name = "BYTES")]
    max_body: Option<usize>,
    /// The largest record that can be imported, in bytes [default: 8388608]
    #[arg(long, env = "ORRERY_MAX_RECORD", value_name = "BYTES")]
    max_record: Option<usize>,
    /// The largest message on a socket, in bytes [default: 16384]
    #[arg(long, env = "ORRERY_MAX_MESSAGE", value_name = "BYTES")]
    max_message: Option<usize>,
    /// How long a request may take before it is given up [default: 30s]
    #[arg(long, env = "ORRERY_REQUEST_TIME", value_name = "TIME")]
    request_time: Option<Span>,
    /// Requests and messages per second from one address, after a burst of ten times as many; 0 for any number
    /// [default: 50]
    #[arg(long, env = "ORRERY_RATE_ADDRESS", value_name = "N")]
    rate_address: Option<u32>,
    /// Requests and messages per second with one ticket, after a burst of ten times as many; 0 for any number
    /// [default: 20]
    #[arg(long, env = "ORRERY_RATE_TICKET", value_name = "N")]
    rate_ticket: Option<u32>,
    /// Tables that one address may make in an hour; 0 for any number [default: 120]
    #[arg(long, env = "ORRERY_NEW_TABLES", value_name = "N")]
    new_tables: Option<u32>,
    /// Sockets that one address may hold open [default: 200]
    #[arg(long, env = "ORRERY_SOCKETS_ADDRESS", value_name = "N")]
    sockets_address: Option<usize>,
    /// Messages that may wait for a slow client before it is closed [default: 64]
    #[arg(long, env = "ORRERY_QUEUE", value_name = "N")]
    queue: Option<usize>,
    /// Threads on which bots think [default: 1]
    #[arg(long, env = "ORRERY_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// The longest that a bot may think about one decision [default: 3s]
    #[arg(long, env = "ORRERY_BOT_TIME", value_name = "TIME")]
    bot_time: Option<Span>,
    /// How often to look for what other nodes wrote, in case a wake-up was lost [default: 2s]
    #[arg(long, env = "ORRERY_POLL", value_name = "TIME")]
    poll: Option<Span>,
    /// How long a node looks after the bots of a match before another may take over [default: 5s]
    #[arg(long, env = "ORRERY_LEASE", value_name = "TIME")]
    lease: Option<Span>,
    /// After how long without anybody a table is closed in memory [default: 1m]
    #[arg(long, env = "ORRERY_IDLE", value_name = "TIME")]
    idle: Option<Span>,
    /// Between two pings to a client; one that is silent for three times as long is closed [default: 20s]
    #[arg(long, env = "ORRERY_PING", value_name = "TIME")]
    ping: Option<Span>,
    /// How much slower (above 1) or faster standing orders answer than usual; 0 answers at once and tells others that
    /// it was an order [default: 1]
    #[arg(long, env = "ORRERY_ORDER_PACE", value_name = "FACTOR")]
    order_pace: Option<f32>,
    /// May everyone read /metrics, or only programs on this machine that come through no proxy? [default: false]
    #[arg(long, env = "ORRERY_OPEN_METRICS", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    open_metrics: Option<bool>,
    /// How long open connections may take to end when the server stops [default: 10s]
    #[arg(long, env = "ORRERY_GRACE", value_name = "TIME")]
    grace: Option<Span>,
    /// A folder from which the browser client is served instead of the one that is built in, read anew for every
    /// request, while one works on it
    #[arg(long, env = "ORRERY_SITE", value_name = "FOLDER")]
    site: Option<PathBuf>,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub(super) enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs, a line of JSON each.
    Json,
}

impl Settings {
    /// These, and where they say nothing, those.
    pub(super) fn or(self, other: Self) -> Self {
        macro_rules! first {
            ($($name:ident)*) => { Self { $($name: self.$name.or(other.$name)),* } };
        }
        first! {
            listen store log log_format proxies origins max_body max_record max_message request_time rate_address
            rate_ticket new_tables sockets_address queue bot_threads bot_time poll lease idle ping order_pace
            open_metrics grace site
        }
    }

    /// Those of a file.
    pub(super) fn read(file: &Path) -> Result<Self, Failure> {
        let text = fs::read_to_string(file).map_err(|error| Failure::file("read", file, &error))?;
        Self::parse(&text).map_err(|why| Failure::input(format!("{}: {why}", file.display())))
    }

    fn parse(text: &str) -> Result<Self, String> {
        let table = toml::from_str::<toml::Table>(text).map_err(|error| sentence(&error, text))?;
        let known = names();
        for key in table.keys() {
            if !known.contains(key) {
                return Err(suggest::unknown("setting", key, known.iter().map(String::as_str)));
            }
        }
        toml::from_str(text).map_err(|error| sentence(&error, text))
    }

    pub(super) fn listen(&self) -> SocketAddr {
        self.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8420)))
    }

    pub(super) fn store(&self) -> &str {
        self.store.as_deref().unwrap_or("sqlite:orrery.db")
    }

    pub(super) fn log(&self) -> &str {
        self.log.as_deref().unwrap_or("info")
    }

    pub(super) fn log_format(&self) -> LogFormat {
        self.log_format.unwrap_or_default()
    }

    /// What the server is given.
    pub(super) fn config(&self) -> Config {
        let usual = Config::default();
        let networks = |list: &Vec<Network>| list.iter().map(|network| network.0).collect();
        let origins = |list: &Vec<Origin>| list.iter().map(|origin| origin.0.clone()).collect();
        let span = |given: Option<Span>, usual| given.map_or(usual, |span| span.0);
        Config {
            proxies: self.proxies.as_ref().map_or(usual.proxies, networks),
            origins: self.origins.as_ref().map_or(usual.origins, origins),
            max_body: self.max_body.unwrap_or(usual.max_body),
            max_record: self.max_record.unwrap_or(usual.max_record),
            max_message: self.max_message.unwrap_or(usual.max_message),
            request_time: span(self.request_time, usual.request_time),
            rate_address: self.rate_address.unwrap_or(usual.rate_address),
            rate_ticket: self.rate_ticket.unwrap_or(usual.rate_ticket),
            new_tables: self.new_tables.unwrap_or(usual.new_tables),
            sockets_address: self.sockets_address.unwrap_or(usual.sockets_address),
            queue: self.queue.unwrap_or(usual.queue),
            bot_threads: self.bot_threads.unwrap_or(usual.bot_threads),
            bot_time: span(self.bot_time, usual.bot_time),
            poll: span(self.poll, usual.poll),
            lease: span(self.lease, usual.lease),
            idle: span(self.idle, usual.idle),
            ping: span(self.ping, usual.ping),
            order_pace: self.order_pace.unwrap_or(usual.order_pace),
            open_metrics: self.open_metrics.unwrap_or(usual.open_metrics),
            grace: span(self.grace, usual.grace),
            site: self.site.clone().map_or(Site::Embedded, Site::Folder),
        }
    }
}

/// The names of all settings, as flags and file have them.
fn names() -> Vec<String> {
    #[derive(Parser)]
    struct Alone {
        #[command(flatten)]
        _settings: Settings,
    }
    let command = Alone::command();
    command.get_arguments().filter_map(|argument| argument.get_long().map(str::to_owned)).collect()
}

/// What is wrong with the file, in one line.
fn sentence(error: &toml::de::Error, text: &str) -> String {
    let line = error.span().map(|span| text[..span.start.min(text.len())].lines().count().max(1));
    let message = error.message().lines().next().unwrap_or_default();
    match line {
        Some(line) => format!("line {line}: {message}"),
        None => message.to_owned(),
    }
}

/// A network, or a single address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Network(IpNet);

impl FromStr for Network {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let network =
            text.parse::<IpNet>().or_else(|_| text.parse().map(|address: std::net::IpAddr| address.into()));
        network
            .map(Self)
            .map_err(|_| format!("`{text}` is not a network; write 10.0.0.0/8, fd00::/8 or 10.0.0.7"))
    }
}

impl TryFrom<String> for Network {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// Where pages come from: a scheme and a host, and nothing behind.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Origin(String);

impl FromStr for Origin {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        match host.map(|host| host.trim_end_matches('/')) {
            Some(host) if !host.is_empty() && !host.contains(['/', '@', '?', '#', ' ']) => {
                Ok(Self(text.trim_end_matches('/').to_owned()))
            }
            Some(_) | None => Err(format!("`{text}` is not an origin; write https://orrery.example")),
        }
    }
}

impl TryFrom<String> for Origin {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        settings: Settings,
    }

    fn flags(args: &[&str]) -> Settings {
        Line::try_parse_from([&["orrery"], args].concat()).unwrap().settings
    }

    /// Every setting with the default that its help tells.
    fn told() -> Vec<(String, String)> {
        let command = Line::command();
        let told = command.get_arguments().filter_map(|argument| {
            let help = argument.get_help()?.to_string();
            let default = help.split_once("[default: ")?.1.split_once(']')?.0.to_owned();
            Some((argument.get_long()?.to_owned(), default))
        });
        told.collect()
    }

    #[test]
    fn the_help_tells_the_true_defaults() {
        let told = told();
        assert_eq!(told.len(), names().len() - 3, "all but the two lists and the folder, which are empty");
        let line: Vec<String> = told.iter().map(|(name, value)| format!("--{name}={value}")).collect();
        let settings = flags(&line.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(
            format!("{:?}", settings.config()),
            format!("{:?}", Config { site: Site::Embedded, ..Config::default() })
        );
        let nothing = Settings::default();
        assert_eq!((settings.listen(), settings.store()), (nothing.listen(), nothing.store()));
        assert_eq!((settings.log(), settings.log_format()), (nothing.log(), nothing.log_format()));
    }

    #[test]
    fn every_setting_can_stand_in_a_file_and_arrives() {
        let text = "
            listen = '0.0.0.0:1'\nstore = 'sqlite:x.db'\nlog = 'warn'\nlog-format = 'json'
            proxies = ['10.0.0.0/8', '10.1.1.1']\norigins = ['https://orrery.example/']
            max-body = 1\nmax-record = 2\nmax-message = 3\nrequest-time = '4s'\nrate-address = 5\nrate-ticket = 6
            new-tables = 7\nsockets-address = 8\nqueue = 9\nbot-threads = 10\nbot-time = '11ms'\npoll = '12ms'
            lease = '13ms'\nidle = '14ms'\nping = '15ms'\norder-pace = 0.5\nopen-metrics = true\ngrace = '16ms'
            site = 'dist'";
        let settings = Settings::parse(text).unwrap();
        assert_eq!((settings.listen().port(), settings.store(), settings.log()), (1, "sqlite:x.db", "warn"));
        assert_eq!(settings.log_format(), LogFormat::Json);
        let config = format!("{:?}", settings.config());
        assert_eq!(
            config,
            "Config { proxies: [10.0.0.0/8, 10.1.1.1/32], origins: [\"https://orrery.example\"], max_body: 1, \
             max_record: 2, max_message: 3, request_time: 4s, rate_address: 5, rate_ticket: 6, new_tables: 7, \
             sockets_address: 8, queue: 9, bot_threads: 10, bot_time: 11ms, poll: 12ms, lease: 13ms, idle: 14ms, \
             ping: 15ms, order_pace: 0.5, open_metrics: true, grace: 16ms, site: Folder(\"dist\") }"
        );
    }

    #[test]
    fn flags_come_before_the_file() {
        let file = Settings::parse("queue = 7\nping = '1s'").unwrap();
        let config = flags(&["--queue", "8", "--open-metrics"]).or(file).config();
        assert_eq!((config.queue, config.ping.as_secs(), config.open_metrics), (8, 1, true));
    }

    #[test]
    fn what_is_wrong_with_a_file_is_told_in_a_line() {
        for (text, words) in [
            ("qeue = 7", "there is no setting `qeue`; did you mean queue"),
            ("[server]\nqueue = 7", "there is no setting `server`"),
            ("queue = 7\nping = 'soon'", "line 2: `soon` is not a while"),
            ("queue = 'many'", "line 1: invalid type"),
            ("queue 7", "line 1:"),
            ("origins = ['orrery.example']", "is not an origin"),
            ("proxies = ['everywhere']", "is not a network"),
        ] {
            let why = Settings::parse(text).unwrap_err();
            assert!(why.contains(words) && !why.contains('\n'), "{text}: {why}");
        }
    }
}
