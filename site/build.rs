//! Puts the files of `web/dist`, as `cargo xtask web` made them, into the program. Where there are none, the program has no
//! client and says so.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let dist = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../web/dist");
    println!("cargo:rerun-if-changed={}", dist.display());
    let Ok(dist) = dist.canonicalize() else { return write("&[]") };
    let mut files = Vec::new();
    collect(&dist, &mut files);
    files.sort();
    let mut code = String::from("&[\n");
    for file in files.iter().filter(|file| !is_packed(file)) {
        let path = file.strip_prefix(&dist).unwrap_or(file).to_string_lossy().replace('\\', "/");
        let [br, gz] = ["br", "gz"].map(|ending| packed(&files, file, ending));
        let _ = writeln!(
            code,
            "    File {{ path: {path:?}, bytes: include_bytes!({file:?}), br: {br}, gz: {gz} }},"
        );
    }
    code.push_str("]\n");
    write(&code)
}

fn write(code: &str) -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("files.rs"), code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for path in entries.map(|entry| entry.path()) {
        match path.is_dir() {
            true => collect(&path, files),
            false => files.extend(path.canonicalize()),
        }
    }
}

fn is_packed(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "br" || ending == "gz")
}

fn packed(files: &[PathBuf], file: &Path, ending: &str) -> String {
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    let path = PathBuf::from(name);
    match files.contains(&path) {
        true => format!("Some(include_bytes!({path:?}))"),
        false => "None".to_owned(),
    }
}
