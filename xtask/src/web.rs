//! `cargo xtask web`: the browser client, built with cargo alone.
//!
//! The application is compiled for WebAssembly twice, with the first game alone and with all games, wasm-bindgen (as a library) makes the JavaScript around it, and all files are put
//! together in `web/dist`: names with fingerprints, so that they can be kept for ever, and packed copies, so that no server packs
//! them anew for every visitor. The crate `orrery-site` embeds that folder.

mod dist;
mod pack;
mod rules;

use std::path::{Path, PathBuf};

use serde_json::Value;
use wasm_bindgen_cli_support::Bindgen;

use crate::tools::{Outcome, cargo, need_target, root, run as run_command};
use dist::{Dist, Part};

const TARGET: &str = "wasm32-unknown-unknown";
/// Shell, engine and board of the first visit, packed.
const MOST: usize = 900 << 10;
/// The program that knows all games, packed.
const MOST_FOR_ALL: usize = 1600 << 10;

/// Builds the client: small and packed, or quickly and large.
pub(crate) fn run(dev: bool) -> Outcome {
    need_target(TARGET)?;
    let all = built(&[], dev)?;
    // Whoever works on it does not wait for a second program: the large one serves as both.
    let first = if dev { None } else { Some(built(&["--no-default-features"], dev)?) };
    let dist = Dist::put_together(first.as_ref().unwrap_or(&all), &all)?;
    dist.write(&root().join("web/dist"), dev)?;
    if dev {
        return Ok(());
    }
    small_enough("the first visit", dist.packed(Part::First), MOST)?;
    small_enough("what comes with the other games", dist.packed(Part::Later), MOST_FOR_ALL)
}

/// The program with these features.
fn built(features: &[&str], dev: bool) -> Result<Bound, String> {
    let profile = if dev { "web-dev" } else { "web" };
    let package = ["build", "--package", "orrery-web", "--target", TARGET, "--profile", profile];
    run_command(cargo(&package).args(features).env("RUSTFLAGS", flags()))?;
    bind(&target_folder()?.join(TARGET).join(profile).join("orrery_web.wasm"), dev)
}

fn small_enough(what: &str, size: usize, most: usize) -> Outcome {
    println!("{what}: {size} bytes packed");
    match size <= most {
        true => Ok(()),
        false => Err(format!("{what} is {size} bytes packed, more than {most}")),
    }
}

/// Views of forgotten types are less code, and no difference that a person could notice. Where the sources lay on the machine that
/// built them is nobody's business.
fn flags() -> String {
    let home =
        std::env::var("CARGO_HOME").or_else(|_| std::env::var("HOME").map(|home| format!("{home}/.cargo")));
    let hidden = [(root().display().to_string(), "orrery"), (home.unwrap_or_default(), "cargo")];
    let hidden = hidden.iter().filter(|(path, _)| !path.is_empty());
    let hidden: String = hidden.map(|(path, name)| format!(" --remap-path-prefix={path}={name}")).collect();
    format!("--cfg erase_components{hidden}")
}

/// The module and the JavaScript that loads it.
pub(crate) struct Bound {
    pub(crate) wasm: Vec<u8>,
    pub(crate) script: String,
}

fn bind(wasm: &Path, dev: bool) -> Result<Bound, String> {
    let failed = |error: &dyn std::fmt::Display| format!("wasm-bindgen on {}: {error:#}", wasm.display());
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name("orrery").typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(!dev).remove_producers_section(true);
    let mut output =
        bindgen.web(true).and_then(|bindgen| bindgen.generate_output()).map_err(|error| failed(&error))?;
    let script = output.js().to_owned();
    let wasm = output.wasm_mut().emit_wasm();
    Ok(Bound { wasm, script })
}

/// Where cargo builds, which the environment may have moved.
fn target_folder() -> Result<PathBuf, String> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps"]).output();
    let output = output.map_err(|error| format!("`cargo metadata` cannot be started: {error}"))?;
    let told: Value =
        serde_json::from_slice(&output.stdout).map_err(|error| format!("`cargo metadata`: {error}"))?;
    let folder = told["target_directory"].as_str().ok_or("`cargo metadata` names no target directory")?;
    Ok(folder.into())
}
