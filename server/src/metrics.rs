//! Figures of a node, for Prometheus.
//!
//! Labels come from short lists of our own (games, routes, codes), never from what somebody sent: otherwise strangers
//! could fill the memory with them.

use std::fmt;

use orrery_wire::Code;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// All figures. Counting is cheap and needs no lock of the caller.
pub struct Metrics {
    registry: Registry,
    entries: Family<OfGame, Counter>,
    append_seconds: Histogram,
    conflicts: Counter,
    sockets: Gauge,
    slow_sockets: Counter,
    tables: Gauge,
    bot_seconds: Histogram,
    bot_queue: Gauge,
    quarantined: Counter,
    refused: Family<OfProblem, Counter>,
    requests: Family<OfRequest, Counter>,
    panics: Counter,
    memory: Gauge,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OfGame {
    game: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OfProblem {
    problem: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OfRequest {
    method: &'static str,
    route: &'static str,
    status: u16,
}

impl Metrics {
    /// All at nought.
    pub fn new() -> Self {
        let mut registry = Registry::with_prefix("orrery");
        let list = &mut registry;
        Self {
            entries: counted(list, "entries", "Entries made durable, by game"),
            append_seconds: timed(list, "append", "Time until an entry was durable"),
            conflicts: counted(list, "conflicts", "Appends that found another node's entry in their place"),
            sockets: counted(list, "sockets", "Sockets that are open"),
            slow_sockets: counted(list, "slow_sockets", "Sockets closed because their client was too slow"),
            tables: counted(list, "tables", "Tables that are open in memory"),
            bot_seconds: timed(list, "bot_decision", "Time that a bot took for a decision"),
            bot_queue: counted(list, "bot_queue", "Decisions that wait for a thread to think on"),
            quarantined: counted(list, "quarantined", "Matches stopped because the rules failed on them"),
            refused: counted(list, "refused", "Requests refused, by problem"),
            requests: counted(list, "requests", "Requests answered, by route and status"),
            panics: counted(list, "panics", "Requests that ended in a failure of the program"),
            memory: resident(list),
            registry,
        }
    }

    /// An entry is durable; that took so long.
    pub fn appended(&self, game: &str, seconds: f64) {
        self.entries.get_or_create(&OfGame { game: game.to_owned() }).inc();
        self.append_seconds.observe(seconds);
    }

    /// Somebody else's entry stood where ours was to go.
    pub fn conflict(&self) {
        self.conflicts.inc();
    }

    /// A socket was opened.
    pub fn socket_opened(&self) {
        self.sockets.inc();
    }

    /// A socket was closed, perhaps because its client was too slow.
    pub fn socket_closed(&self, slow: bool) {
        self.sockets.dec();
        if slow {
            self.slow_sockets.inc();
        }
    }

    /// A table was opened in memory.
    pub fn table_opened(&self) {
        self.tables.inc();
    }

    /// A table was closed in memory.
    pub fn table_closed(&self) {
        self.tables.dec();
    }

    /// A bot has decided; that took so long.
    pub fn bot_decided(&self, seconds: f64) {
        self.bot_seconds.observe(seconds);
    }

    /// So many decisions wait for a thread.
    pub fn bot_queue(&self, len: usize) {
        self.bot_queue.set(i64::try_from(len).unwrap_or(i64::MAX));
    }

    /// A match was stopped because the rules failed on it.
    pub fn quarantined(&self) {
        self.quarantined.inc();
    }

    /// A request was refused.
    pub fn refused(&self, problem: Code) {
        self.refused.get_or_create(&OfProblem { problem: word(problem) }).inc();
    }

    /// A request was answered. Method and route are the words of our own table of routes.
    pub fn answered(&self, method: &'static str, route: &'static str, status: u16) {
        self.requests.get_or_create(&OfRequest { method, route, status }).inc();
    }

    /// The program failed on a request.
    pub fn panicked(&self) {
        self.panics.inc();
    }

    /// All figures in the text format of Prometheus.
    pub fn text(&self) -> String {
        self.memory.set(resident_bytes().unwrap_or(0));
        let mut out = String::new();
        // A string takes everything that is written to it.
        text::encode(&mut out, &self.registry).unwrap_or_default();
        out
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

/// A figure that is counted, in the registry under its name.
fn counted<M: prometheus_client::registry::Metric + Clone + Default>(
    list: &mut Registry,
    name: &str,
    help: &str,
) -> M {
    let metric = M::default();
    list.register(name, help, metric.clone());
    metric
}

/// A figure that is a time, from a tenth of a millisecond to some seconds.
fn timed(list: &mut Registry, name: &str, help: &str) -> Histogram {
    let metric = Histogram::new(exponential_buckets(0.000_1, 2.0, 17));
    list.register_with_unit(name, help, Unit::Seconds, metric.clone());
    metric
}

fn resident(list: &mut Registry) -> Gauge {
    let metric = Gauge::default();
    list.register_with_unit("resident_memory", "Memory that the process holds", Unit::Bytes, metric.clone());
    metric
}

/// The memory that the process holds, where the system tells it.
fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse::<i64>().ok().map(|kib| kib * 1024)
}

/// The word of a code as it travels.
fn word(problem: Code) -> String {
    serde_json::to_value(problem).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_is_told() {
        let metrics = Metrics::new();
        metrics.appended("rocket-dice", 0.003);
        metrics.conflict();
        for slow in [false, true] {
            metrics.socket_opened();
            metrics.socket_opened();
            metrics.socket_closed(slow);
        }
        metrics.table_opened();
        metrics.bot_decided(0.1);
        metrics.bot_queue(7);
        metrics.quarantined();
        metrics.refused(Code::NoSuchMatch);
        metrics.answered("GET", "/api/lobby", 200);
        let text = metrics.text();
        for line in [
            "orrery_entries_total{game=\"rocket-dice\"} 1",
            "orrery_append_seconds_count 1",
            "orrery_conflicts_total 1",
            "orrery_sockets 2",
            "orrery_slow_sockets_total 1",
            "orrery_tables 1",
            "orrery_bot_decision_seconds_count 1",
            "orrery_bot_queue 7",
            "orrery_quarantined_total 1",
            "orrery_refused_total{problem=\"no-such-match\"} 1",
            "orrery_requests_total{method=\"GET\",route=\"/api/lobby\",status=\"200\"} 1",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} is missing:\n{text}");
        }
        assert!(text.ends_with("# EOF\n"));
    }

    #[test]
    fn memory_is_told_where_the_system_knows_it() {
        let known = resident_bytes();
        assert_eq!(known.is_some(), std::path::Path::new("/proc/self/status").exists());
        assert!(known.is_none_or(|bytes| bytes > 100_000), "{known:?}");
    }
}
