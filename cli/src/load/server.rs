//! A server for the time of the measurement, in a process of its own: its memory is not ours.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use orrery_client::Node;
use serde::Serialize;
use tempfile::TempDir;

use crate::failure::Failure;

/// What a process holds in memory, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Memory {
    /// Now.
    pub(crate) resident: Option<u64>,
    /// At most.
    pub(crate) peak: Option<u64>,
}

/// A running server. It ends with this value.
pub(crate) struct Server {
    child: Child,
    node: Node,
    _dir: TempDir,
}

/// One machine is all the players, so limits per address must not hold them back.
const WIDE_OPEN: [&str; 8] = [
    "--rate-address",
    "1000000",
    "--rate-ticket",
    "1000000",
    "--new-tables",
    "1000000",
    "--sockets-address",
    "100000",
];

impl Server {
    pub(crate) fn start(store: Option<&str>) -> Result<Self, Failure> {
        let failed = |error: std::io::Error| Failure::input(format!("cannot start a server: {error}"));
        let dir = TempDir::with_prefix("orrery-load-").map_err(failed)?;
        let store = store.map_or_else(|| format!("sqlite:{}/orrery.db", dir.path().display()), str::to_owned);
        let log = dir.path().join("server.log");
        let mut child = Command::new(std::env::current_exe().map_err(failed)?)
            .args(["serve", "--listen", "127.0.0.1:0", "--store", &store, "--log", "warn"])
            .args(WIDE_OPEN)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(&log).map_err(failed)?)
            .spawn()
            .map_err(failed)?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.as_mut() {
            BufReader::new(stdout).read_line(&mut line).map_err(failed)?;
        }
        let node = line.split_whitespace().find_map(|word| word.parse::<Node>().ok());
        let Some(node) = node.filter(Node::is_loopback) else {
            let _ = (child.kill(), child.wait());
            let said = fs::read_to_string(&log).unwrap_or_default();
            return Err(Failure::input(format!("the server does not start: {}{}", line.trim(), said.trim())));
        };
        Ok(Self { child, node, _dir: dir })
    }

    pub(crate) fn node(&self) -> &Node {
        &self.node
    }

    pub(crate) fn memory(&self) -> Memory {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        Memory { resident: kilobytes(&status, "VmRSS:"), peak: kilobytes(&status, "VmHWM:") }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = (self.child.kill(), self.child.wait());
    }
}

fn kilobytes(status: &str, key: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(key))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

/// The memory that a server tells of itself.
pub(crate) fn metric(metrics: &str) -> Memory {
    let value = |line: &str| line.split_whitespace().nth(1)?.parse::<f64>().ok();
    let line = metrics.lines().find(|line| !line.starts_with('#') && line.contains("resident_memory_bytes"));
    Memory { resident: line.and_then(value).map(|bytes| bytes as u64), peak: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read_where_it_is_told() {
        let status = "Name:\torrery\nVmHWM:\t   2048 kB\nVmRSS:\t   1024 kB\n";
        assert_eq!(
            (kilobytes(status, "VmRSS:"), kilobytes(status, "VmHWM:")),
            (Some(1 << 20), Some(2 << 20))
        );
        let metrics = "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes 1048576\n";
        assert_eq!(metric(metrics).resident, Some(1 << 20));
        assert_eq!(metric("").resident, None);
    }
}
