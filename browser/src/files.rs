//! Files that the page hands out, and files that it is given.

use std::path::{Path, PathBuf};

use fantoccini::Locator;
use serde_json::json;

use crate::{Browser, Outcome};

impl Browser {
    /// Everything that the page hands out goes into this folder.
    pub async fn save_to(&self, folder: &Path) -> Outcome {
        let parameters = json!({ "behavior": "allow", "downloadPath": folder.display().to_string() });
        self.cdp("Browser.setDownloadBehavior", parameters).await.map(drop)
    }

    /// Waits for the file with this ending in the folder.
    pub async fn saved(&self, folder: &Path, ending: &str) -> Outcome<PathBuf> {
        let found = || -> Outcome<Option<PathBuf>> {
            let entries = std::fs::read_dir(folder).map_err(|error| error.to_string())?;
            let mut paths = entries.flatten().map(|entry| entry.path());
            Ok(paths.find(|path| path.extension().is_some_and(|own| own == ending)))
        };
        self.until(&format!("for a file .{ending}"), async || Ok(found()?.is_some())).await?;
        found()?.ok_or_else(|| format!("the file .{ending} is gone again"))
    }

    /// Gives a file to the field.
    pub async fn give(&self, css: &str, file: &Path) -> Outcome {
        self.see(css).await?;
        let field = self.client.find(Locator::Css(css)).await.map_err(|error| format!("{css}: {error}"))?;
        field.send_keys(&file.display().to_string()).await.map_err(|error| format!("{css}: {error}"))
    }
}
