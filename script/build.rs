//! Leaves out of the notation the words of games that this program does not play: the browser client would carry them for nothing.

use std::path::PathBuf;
use std::{env, fs, io};

/// Games whose words can be left out, and the feature that keeps them.
const OPTIONAL: [(&str, &str); 3] = [
    ("andromedas-edge", "CARGO_FEATURE_ANDROMEDAS_EDGE"),
    ("escalation", "CARGO_FEATURE_ANDROMEDAS_EDGE"),
    ("transgalactica", "CARGO_FEATURE_TRANSGALACTICA"),
];

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let notation = here.join("../content/NOTATION.md");
    println!("cargo:rerun-if-changed={}", notation.display());
    let text = fs::read_to_string(notation)?;
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("NOTATION.md");
    fs::write(out, without_the_others(&text))
}

/// A section names its game in its heading, a row of the last sections in its first cell.
fn without_the_others(text: &str) -> String {
    let others = OPTIONAL.iter().filter(|(_, feature)| env::var_os(feature).is_none());
    let others: Vec<&str> = others.map(|(game, _)| *game).collect();
    if others.is_empty() {
        return text.to_owned();
    }
    let mut left_out = false;
    let mut kept = String::new();
    for line in text.split_inclusive('\n') {
        if line.starts_with('#') {
            left_out = others.iter().any(|game| line.trim_end().ends_with(&format!(": {game}")));
        }
        let row = others.iter().any(|game| line.starts_with(&format!("| {game} |")));
        // What stands between the tables is for people; an empty line ends a table.
        if !left_out && !row {
            kept.push_str(if line.starts_with(['#', '|']) { line } else { "\n" });
        }
    }
    kept
}
