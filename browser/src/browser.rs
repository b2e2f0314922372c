//! A browser, and what a person does with it.

use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use crate::Outcome;
use crate::cdp::{Cdp, Console};
use crate::driver::Driver;

/// How long something may take to appear before the test gives up. It is no measure of speed.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the browser looks like to the page.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The width of the window.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// The language that the browser wishes.
    pub lang: &'static str,
}

impl Look {
    /// A desk.
    pub const WIDE: Self = Self { width: 1440, height: 900, lang: "en" };
    /// A phone.
    pub const NARROW: Self = Self { width: 360, height: 740, lang: "en" };

    /// The same in German.
    #[must_use]
    pub const fn german(self) -> Self {
        Self { lang: "de", ..self }
    }
}

/// A Chromium of its own, with nothing remembered.
pub struct Browser {
    pub(crate) client: Client,
    look: Look,
    _driver: Driver,
}

impl Browser {
    /// A new one.
    pub async fn open(look: Look) -> Outcome<Self> {
        let driver = Driver::start().await?;
        let client = driver.chromium(look.lang).await?;
        let browser = Self { client, look, _driver: driver };
        browser.resize(look.width).await?;
        Ok(browser)
    }

    /// The width of the window from now on.
    pub async fn resize(&self, width: u32) -> Outcome {
        let parameters =
            json!({ "width": width, "height": self.look.height, "deviceScaleFactor": 1, "mobile": false });
        self.cdp("Emulation.setDeviceMetricsOverride", parameters).await.map(drop)
    }

    /// Less movement, as a person can ask of their system.
    pub async fn reduce_motion(&self) -> Outcome {
        let wish = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        self.cdp("Emulation.setEmulatedMedia", wish).await.map(drop)
    }

    /// Opens a page and waits until the application shows one.
    pub async fn goto(&self, address: &str) -> Outcome {
        self.client.goto(address).await.map_err(|error| format!("{address}: {error}"))?;
        self.see("[data-page]").await
    }

    /// A command of Chromium's own protocol.
    pub(crate) async fn cdp(&self, command: &'static str, parameters: Value) -> Outcome<Value> {
        let answer = self.client.issue_cmd(Cdp { command, parameters }).await;
        answer.map_err(|error| format!("{command}: {error}"))
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Outcome<Value> {
        self.client.execute(script, arguments).await.map_err(|error| format!("{script}: {error}"))
    }

    /// How many elements match.
    pub async fn count(&self, css: &str) -> Outcome<usize> {
        let count =
            self.run("return document.querySelectorAll(arguments[0]).length", vec![json!(css)]).await?;
        Ok(count.as_u64().unwrap_or_default() as usize)
    }

    /// Waits until something matches.
    pub async fn see(&self, css: &str) -> Outcome {
        self.until(&format!("to see {css}"), async || Ok(self.count(css).await? > 0)).await
    }

    /// Waits until nothing matches.
    pub async fn see_gone(&self, css: &str) -> Outcome {
        self.until(&format!("not to see {css}"), async || Ok(self.count(css).await? == 0)).await
    }

    /// Waits until the page shows this text.
    pub async fn read(&self, text: &str) -> Outcome {
        self.until(&format!("to read {text:?}"), async || Ok(self.text("body").await?.contains(text))).await
    }

    /// Waits until that holds; if it never does, says what the page shows instead.
    pub async fn until(&self, what: &str, holds: impl AsyncFn() -> Outcome<bool>) -> Outcome {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if holds().await? {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let shown: String = self.text("body").await.unwrap_or_default().chars().take(1500).collect();
        let console = self.console().await.unwrap_or_default().join("\n");
        let _ = self.shoot("failed").await;
        Err(format!("waited in vain {what}; the page shows:\n{shown}\nconsole:\n{console}"))
    }

    /// What the first match shows.
    pub async fn text(&self, css: &str) -> Outcome<String> {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        Ok(self.run(script, vec![json!(css)]).await?.as_str().unwrap_or_default().to_owned())
    }

    /// An attribute of the first match.
    pub async fn attribute(&self, css: &str, name: &str) -> Outcome<Option<String>> {
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null";
        Ok(self.run(script, vec![json!(css), json!(name)]).await?.as_str().map(str::to_owned))
    }

    /// Clicks with the mouse on the first match, wherever on the page it is, once it can be seen.
    pub async fn click(&self, css: &str) -> Outcome {
        self.see(css).await?;
        self.click_now(css).await
    }

    /// Clicks on the first match as it is now.
    pub(crate) async fn click_now(&self, css: &str) -> Outcome {
        // What lies under a bar that stays is scrolled out from under it, as a person would.
        let centre =
            "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })";
        self.run(centre, vec![json!(css)]).await?;
        let element = self.client.find(Locator::Css(css)).await.map_err(|error| format!("{css}: {error}"))?;
        element.click().await.map_err(|error| format!("click on {css}: {error}"))
    }

    /// Types into the first match, instead of what stood there.
    pub async fn write(&self, css: &str, text: &str) -> Outcome {
        self.see(css).await?;
        let element = self.client.find(Locator::Css(css)).await.map_err(|error| format!("{css}: {error}"))?;
        element.clear().await.map_err(|error| format!("{css}: {error}"))?;
        element.send_keys(text).await.map_err(|error| format!("{css}: {error}"))
    }

    /// Presses keys on whatever has the focus, one after the other.
    pub async fn press(&self, keys: &[char]) -> Outcome {
        let presses = keys.iter().fold(KeyActions::new("keyboard".to_owned()), |presses, &value| {
            presses.then(KeyAction::Down { value }).then(KeyAction::Up { value })
        });
        self.client.perform_actions(presses).await.map_err(|error| format!("keys {keys:?}: {error}"))
    }

    /// Errors in the console since it was last asked.
    pub async fn console(&self) -> Outcome<Vec<String>> {
        let lines = self.client.issue_cmd(Console).await.map_err(|error| error.to_string())?;
        let lines = lines.as_array().cloned().unwrap_or_default();
        let wrong = lines.iter().filter(|line| line["level"] == "SEVERE");
        Ok(wrong.filter_map(|line| line["message"].as_str().map(str::to_owned)).collect())
    }

    /// Nothing may have gone wrong that only the console tells. A server that was killed on purpose is no error of the page.
    pub async fn close(self) -> Outcome {
        let network = [
            "ERR_CONNECTION",
            "ERR_INTERNET",
            "ERR_EMPTY",
            "ERR_NETWORK",
            "net::",
            "WebSocket",
            "401",
            "404",
        ];
        let mut wrong = self.console().await?;
        wrong.retain(|line| !network.iter().any(|part| line.contains(part)));
        self.client.close().await.map_err(|error| error.to_string())?;
        if wrong.is_empty() { Ok(()) } else { Err(format!("the console says:\n{}", wrong.join("\n"))) }
    }
}
