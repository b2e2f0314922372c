//! `cargo xtask wasm`: games played natively and in WebAssembly come out the same.
//!
//! Builds the crate `wasm-probe` for `wasm32-unknown-unknown`, runs it in an interpreter, and compares its numbers with
//! those of the same crate linked into this program.

use std::path::PathBuf;
use std::process::Stdio;
use std::{fs, str};

use wasm_probe::GAMES;
use wasmi::{Engine, Linker, Module, Store, TypedFunc};

use crate::tools::{Outcome, cargo, need_target};

const TARGET: &str = "wasm32-unknown-unknown";
/// Player counts tried; each game takes those that it knows.
const SEATS: std::ops::RangeInclusive<u8> = 1..=5;

/// Builds, runs, compares.
pub(crate) fn run() -> Outcome {
    need_target(TARGET)?;
    let file = build()?;
    let mut guest = Guest::load(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    for (index, game) in GAMES.iter().enumerate() {
        let mut compared = 0;
        for (seats, seed) in SEATS.flat_map(|seats| (1..=game.games).map(move |seed| (seats, seed))) {
            let Some(native) = (game.play)(seed, seats) else { continue };
            let place = format!("{}, {seats} seats, seed {seed}", game.id);
            let guest =
                guest.play(index, seed, seats).map_err(|trap| format!("{place}: WebAssembly: {trap}"))?;
            if native != guest {
                return Err(format!("{place}: native {native:016x}, WebAssembly {guest:016x}"));
            }
            compared += 1;
        }
        println!("{}: {compared} games are the same natively and in WebAssembly", game.id);
        if compared == 0 {
            return Err(format!("{}: no player count could be compared", game.id));
        }
    }
    Ok(())
}

/// Builds the probe and says where it lies, as cargo tells it.
fn build() -> Result<PathBuf, String> {
    let mut command = cargo(&[
        "build",
        "--package",
        "wasm-probe",
        "--target",
        TARGET,
        "--message-format",
        "json-render-diagnostics",
    ]);
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| format!("cargo: {error}"))?;
    if !output.status.success() {
        return Err(format!("the games do not build for {TARGET} ({})", output.status));
    }
    let messages = str::from_utf8(&output.stdout).map_err(|error| format!("cargo's messages: {error}"))?;
    let files = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .flat_map(|message| message["filenames"].as_array().cloned().unwrap_or_default());
    let mut paths = files.filter_map(|file| file.as_str().map(PathBuf::from));
    paths
        .find(|path| path.ends_with("wasm_probe.wasm"))
        .ok_or_else(|| "cargo built no wasm_probe.wasm".into())
}

/// The probe in the interpreter.
struct Guest {
    store: Store<()>,
    probe: TypedFunc<(u32, u32, u32), u64>,
}

impl Guest {
    fn load(file: &PathBuf) -> Result<Self, Box<dyn std::error::Error>> {
        let engine = Engine::default();
        let module = Module::new(&engine, fs::read(file)?)?;
        let mut store = Store::new(&engine, ());
        // The games import nothing: no clock, no disk, no randomness.
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
        let probe = instance.get_typed_func(&store, "probe")?;
        Ok(Self { store, probe })
    }

    fn play(&mut self, game: usize, seed: u32, seats: u8) -> Result<u64, wasmi::Error> {
        self.probe.call(&mut self.store, (game as u32, seed, seats.into()))
    }
}
