//! A server of its own.

use std::path::PathBuf;
use std::process::Stdio;

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::Outcome;

/// A server in a process of its own, with a store of its own.
#[derive(Debug)]
pub struct House {
    folder: TempDir,
    address: String,
    process: Option<Child>,
}

impl House {
    /// A new one on a free port.
    pub async fn open() -> Outcome<Self> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut house = Self { folder, address: "127.0.0.1:0".to_owned(), process: None };
        house.start().await?;
        Ok(house)
    }

    /// Starts it, where it was before.
    pub async fn start(&mut self) -> Outcome {
        let store = format!("sqlite:{}", self.folder.path().join("orrery.db").display());
        let mut process = Command::new(program())
            .args(["serve", "--listen", &self.address, "--store", &store])
            .args(["--rate-address", "0", "--rate-ticket", "0", "--new-tables", "0", "--log", "warn"])
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| format!("`orrery serve` cannot be started: {error}"))?;
        let out = process.stdout.take().ok_or("the server has no output")?;
        let line = BufReader::new(out).lines().next_line().await.map_err(|error| error.to_string())?;
        let line = line.ok_or("the server ended at once")?;
        let address = line.split("http://").nth(1).ok_or_else(|| format!("the server says {line:?}"))?;
        self.address = address.trim().to_owned();
        self.process = Some(process);
        Ok(())
    }

    /// Kills it outright.
    pub async fn kill(&mut self) -> Outcome {
        match self.process.take() {
            Some(mut process) => process.kill().await.map_err(|error| error.to_string()),
            None => Ok(()),
        }
    }

    /// The address of a page.
    pub fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

/// The program `orrery`, which lies two folders above the tests.
fn program() -> PathBuf {
    let tests = std::env::current_exe().unwrap_or_default();
    let beside = tests.ancestors().nth(2).map(|folder| folder.join("orrery"));
    std::env::var_os("ORRERY_BIN").map(PathBuf::from).or(beside).unwrap_or_else(|| "orrery".into())
}
