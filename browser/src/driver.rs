//! chromedriver, and the Chromium that it starts.

use std::process::Stdio;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::Outcome;

/// For a machine without a screen, as root, in a closed network.
const FLAGS: [&str; 12] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
];

/// A running chromedriver; ends with it.
#[derive(Debug)]
pub(crate) struct Driver {
    _process: Child,
    port: u16,
}

impl Driver {
    pub(crate) async fn start() -> Outcome<Self> {
        let mut process = Command::new("chromedriver")
            .args(["--port=0", "--log-level=SEVERE"])
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| format!("chromedriver cannot be started: {error}; install `chromium-driver`"))?;
        let out = process.stdout.take().ok_or("chromedriver has no output")?;
        let mut lines = BufReader::new(out).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            let port = line
                .split("successfully on port ")
                .nth(1)
                .and_then(|rest| rest.trim_end_matches('.').parse().ok());
            if let Some(port) = port {
                // Whoever does not read on makes chromedriver wait at its next line.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Self { _process: process, port });
            }
        }
        Err("chromedriver does not say where it listens".to_owned())
    }

    /// A Chromium of its own that wishes this language.
    pub(crate) async fn chromium(&self, lang: &str) -> Outcome<Client> {
        let flags: Vec<String> =
            FLAGS.iter().map(|flag| (*flag).to_owned()).chain([format!("--lang={lang}")]).collect();
        let capabilities = json!({
            "goog:chromeOptions": {
                "args": flags,
                "prefs": { "intl.accept_languages": lang },
            },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let capabilities = capabilities.as_object().cloned().unwrap_or_default();
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .map_err(|error| format!("Chromium cannot be started: {error}"))
    }
}
