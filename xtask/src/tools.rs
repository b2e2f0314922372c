//! Finding the project, running programs, and getting what is missing.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What went wrong, in one line.
pub(crate) type Outcome = Result<(), String>;

/// The root of the project: this crate lies directly below it.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Cargo, the same that started us, in the root of the project.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Runs a program with its output passed through.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let shown = shown(command);
    let status = command.status().map_err(|error| format!("`{shown}` cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{shown}` failed ({status})")) }
}

/// The command as one would type it.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// Does the program run and succeed, whatever it says?
fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Sees to it that a part of the toolchain (`fmt`, `clippy`) is there.
pub(crate) fn need_component(subcommand: &str, component: &str) -> Outcome {
    if succeeds(&mut cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    rustup(&["component", "add", component])
}

/// Sees to it that programs can be built for a target.
pub(crate) fn need_target(target: &str) -> Outcome {
    let mut ask = Command::new("rustc");
    ask.args(["--print", "target-libdir", "--target", target]).current_dir(root());
    let folder = ask.output().ok().and_then(|output| String::from_utf8(output.stdout).ok());
    if folder.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    rustup(&["target", "add", target])
}

fn rustup(arguments: &[&str]) -> Outcome {
    let wanted = arguments.join(" ");
    println!("getting what is missing: rustup {wanted}");
    let mut command = Command::new("rustup");
    command.args(arguments).current_dir(root());
    run(&mut command).map_err(|why| format!("missing: what `rustup {wanted}` would bring; {why}"))
}

/// Sees to it that tests can start a PostgreSQL server of their own.
pub(crate) fn need_postgres() -> Outcome {
    let missing = "missing: PostgreSQL's initdb and pg_ctl, on the PATH or in /usr/lib/postgresql";
    need_package("postgresql", missing, has_postgres)
}

/// Sees to it that the example of the bot protocol can be played.
pub(crate) fn need_websocket() -> Outcome {
    let missing = "missing: Python with websocket-client";
    let imports = |python: &str| succeeds(Command::new(python).args(["-c", "import websocket"]));
    need_package("python3-websocket", missing, || ["python3", "/usr/bin/python3"].into_iter().any(imports))
}

/// Sees to it that pages can be tried in Chromium.
pub(crate) fn need_chromium() -> Outcome {
    let runs = |program: &str| succeeds(Command::new(program).arg("--version"));
    need_package("chromium", "missing: Chromium", || runs("chromium"))?;
    need_package("chromium-driver", "missing: chromedriver", || runs("chromedriver"))
}

/// Sees to it that axe-core, which looks for what keeps people from using a page, is in `target/npm`.
pub(crate) fn need_axe() -> Outcome {
    let folder = root().join("target/npm");
    if folder.join("node_modules/axe-core/axe.min.js").is_file() {
        return Ok(());
    }
    need_package("npm", "missing: npm", || succeeds(Command::new("npm").arg("--version")))?;
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    println!("getting what is missing: npm install axe-core");
    let mut command = Command::new("npm");
    command.args(["install", "--no-audit", "--no-fund", "--no-save", "axe-core@4"]).current_dir(&folder);
    run(&mut command).map_err(|why| format!("missing: axe-core; {why}"))
}

/// Sees to it that what a package of Debian brings is there.
fn need_package(package: &str, missing: &str, there: impl Fn() -> bool) -> Outcome {
    if there() {
        return Ok(());
    }
    let missing = format!("{missing}; install `{package}`");
    if !(am_root() && succeeds(Command::new("apt-get").arg("--version"))) {
        return Err(missing);
    }
    println!("getting what is missing: apt-get install {package}");
    for arguments in [&["update"][..], &["install", "--yes", "--no-install-recommends", package]] {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        run(&mut command).map_err(|why| format!("{missing}; {why}"))?;
    }
    if there() { Ok(()) } else { Err(missing) }
}

/// Debian keeps the programs of each version in a folder of its own, which is on nobody's `PATH`.
fn has_postgres() -> bool {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let path = env::var_os("PATH").unwrap_or_default();
    debian
        .map(|version| version.path().join("bin"))
        .chain(env::split_paths(&path))
        .any(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file())
}

fn am_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
