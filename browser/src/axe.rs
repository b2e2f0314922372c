//! What axe-core finds that would keep somebody from using a page.

use std::path::PathBuf;

use crate::{Browser, Outcome};

impl Browser {
    /// No finding that axe-core calls serious or critical.
    pub async fn is_accessible(&self) -> Outcome {
        self.run(&format!("{}; return true", source()?), vec![]).await?;
        let found = self
            .client
            .execute_async(
                "const done = arguments[arguments.length - 1];
                 axe.run(document, { resultTypes: ['violations'] })
                    .then((found) => done(found.violations.filter((one) => ['serious', 'critical'].includes(one.impact))
                        .flatMap((one) => one.nodes.map((node) => `${one.id}: ${one.help}: ${node.html.slice(0, 200)} ${node.any.map((why) => why.message).join('; ').slice(0, 200)}`))))
                    .catch((error) => done([String(error)]));",
                vec![],
            )
            .await
            .map_err(|error| format!("axe-core: {error}"))?;
        let found: Vec<&str> =
            found.as_array().into_iter().flatten().filter_map(|line| line.as_str()).collect();
        if found.is_empty() { Ok(()) } else { Err(format!("axe-core finds:\n{}", found.join("\n"))) }
    }
}

/// Where `cargo verify browser` puts it.
fn source() -> Outcome<String> {
    let usual =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../target/npm/node_modules/axe-core/axe.min.js");
    let path = std::env::var_os("ORRERY_AXE").map_or(usual, PathBuf::from);
    std::fs::read_to_string(&path)
        .map_err(|error| format!("axe-core, {}: {error}; `cargo verify browser` gets it", path.display()))
}
