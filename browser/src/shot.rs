//! Pictures of pages, for people to look at, in `target/screenshots`.

use std::path::PathBuf;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use crate::{Browser, Outcome};

impl Browser {
    /// A picture of the whole page, from its top; of a very long one, of its beginning.
    pub async fn shoot(&self, name: &str) -> Outcome {
        let up = "scrollTo({ top: 0, behavior: 'instant' });
                  for (let box = document.querySelector('[data-test=board]'); box; box = box.parentElement) box.scrollTop = 0;";
        self.run(up, vec![]).await?;
        // Chromium paints no picture of a page as long as all rules of a game.
        let size = "const page = document.documentElement; return [page.clientWidth, Math.min(page.scrollHeight, 8000)]";
        let size = self.run(size, vec![]).await?;
        let clip = json!({ "x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1 });
        let wish = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
        let shot = self.cdp("Page.captureScreenshot", wish).await?;
        let bytes =
            STANDARD.decode(shot["data"].as_str().unwrap_or_default()).map_err(|error| error.to_string())?;
        let folder = folder();
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        std::fs::write(folder.join(format!("{name}.png")), bytes).map_err(|error| error.to_string())
    }

    /// Does the page fit into its width, and every text into its box?
    pub async fn fits(&self) -> Outcome {
        let wrong = self.run(include_str!("fits.js"), vec![]).await?;
        let wrong: Vec<&str> =
            wrong.as_array().into_iter().flatten().filter_map(|line| line.as_str()).collect();
        if wrong.is_empty() { Ok(()) } else { Err(format!("does not fit:\n{}", wrong.join("\n"))) }
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../target/screenshots")
}
