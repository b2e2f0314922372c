//! `cargo xtask ledger`: which rules have a test named after them.
//!
//! A ledger entry in `docs/rules/*.md` starts with its id in bold: `- **RD-BATTLE-9** …`. A test covers it if its name
//! starts with the id in snake case (`rd_battle_9_…`), or if the id stands in the comment or attribute lines directly
//! above it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::tools::{Outcome, root};

/// The prefix of each game's ids, its name, and whether it is implemented: then every rule needs a test.
const GAMES: [(&str, &str, bool); 4] = [
    ("RD", "Rocket Dice", true),
    ("TG", "Transgalactica", true),
    ("AE", "Andromeda's Edge", true),
    ("UN", "Escalation", true),
];

/// Areas that state facts about the box, with nothing to execute.
const NOT_RULES: [&str; 4] = ["UNKNOWN", "COMP", "ICON", "SOURCE"];

/// Prints the coverage; fails if an implemented game has a rule without a test.
pub(crate) fn run(missing: Option<&str>) -> Outcome {
    let root = root();
    let rules = rules(&root.join("docs/rules"))?;
    let mut covered = BTreeSet::new();
    for file in rust_files(&root)? {
        covered_by(&read(&file)?, &mut covered);
    }
    for (prefix, name, implemented) in GAMES {
        let of_game: Vec<&Id> = rules.iter().filter(|id| id.game == prefix).collect();
        report(name, implemented, &of_game, &covered);
    }
    let uncovered: Vec<&Id> = rules.iter().filter(|id| !covered.contains(*id)).collect();
    if let Some(area) = missing {
        let wanted = uncovered.iter().map(|id| id.text()).filter(|text| text.starts_with(area));
        println!("\nwithout a test: {}", wanted.collect::<Vec<_>>().join(" "));
    }
    let implemented =
        |id: &Id| GAMES.iter().any(|&(prefix, _, implemented)| implemented && id.game == prefix);
    let owed: Vec<String> = uncovered.into_iter().filter(|id| implemented(id)).map(Id::text).collect();
    if owed.is_empty() {
        return Ok(());
    }
    println!("\nowed a test: {}", owed.join(" "));
    Err(format!("{} rules of implemented games have no test named after them", owed.len()))
}

/// One line for the game and, if anything is tested, one for each area.
fn report(name: &str, implemented: bool, rules: &[&Id], covered: &BTreeSet<Id>) {
    let tested = |rules: &[&Id]| rules.iter().filter(|id| covered.contains(**id)).count();
    let note = if implemented { "" } else { " (not implemented yet)" };
    println!("{name}: {} of {} rules have a test named after them{note}", tested(rules), rules.len());
    if tested(rules) == 0 {
        return;
    }
    let mut areas = BTreeMap::<&str, Vec<&Id>>::new();
    for &id in rules {
        areas.entry(&id.area).or_default().push(id);
    }
    for (area, rules) in areas {
        println!("  {area:12} {:3} of {:3}", tested(&rules), rules.len());
    }
}

/// The id of a rule: `AE-BATTLE-12`, or `AE-BATTLE-12b`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Id {
    game: String,
    area: String,
    number: u32,
    letter: Option<char>,
}

impl Id {
    fn text(&self) -> String {
        let letter = self.letter.map(String::from).unwrap_or_default();
        format!("{}-{}-{}{letter}", self.game, self.area, self.number)
    }

    /// An id at the beginning of the text, and what follows it. In snake case the letters are small.
    fn leading(text: &str, separator: char) -> Option<(Self, &str)> {
        let small = separator == '_';
        let part = |c: char| {
            c.is_ascii_digit() || if small { c.is_ascii_lowercase() } else { c.is_ascii_uppercase() }
        };
        let (game, rest) = text.split_once(separator)?;
        let (area, rest) = rest.split_once(separator)?;
        let game = game.to_ascii_uppercase();
        let known = GAMES.iter().any(|(prefix, ..)| *prefix == game);
        if !known || !text.starts_with(part) || area.is_empty() || !area.chars().all(part) {
            return None;
        }
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (number, rest) = rest.split_at(digits);
        let letter = rest.chars().next().filter(char::is_ascii_lowercase);
        let rest = &rest[letter.map_or(0, char::len_utf8)..];
        let number = number.parse().ok()?;
        Some((Self { game, area: area.to_ascii_uppercase(), number, letter }, rest))
    }
}

/// All ids of the ledgers in their order, each once.
fn rules(folder: &Path) -> Result<Vec<Id>, String> {
    let mut files = entries(folder)?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "md"));
    let mut rules = Vec::new();
    for file in files {
        for line in read(&file)?.lines() {
            match entry(line) {
                Some(id) if !NOT_RULES.contains(&id.area.as_str()) && !rules.contains(&id) => rules.push(id),
                _ => (),
            }
        }
    }
    if rules.is_empty() { Err(format!("there are no rules in {}", folder.display())) } else { Ok(rules) }
}

/// The id of a ledger entry: in bold at the beginning of a list item or table row, alone or followed by a title.
fn entry(line: &str) -> Option<Id> {
    let line = line.trim_start().trim_start_matches(['-', '|']).trim_start();
    let (id, rest) = Id::leading(line.strip_prefix("**")?, '-')?;
    (rest.starts_with("**") || rest.starts_with(' ')).then_some(id)
}

/// Adds the ids that the tests of this source cover.
fn covered_by(source: &str, covered: &mut BTreeSet<Id>) {
    let (mut above, mut test) = (Vec::new(), false);
    for line in source.lines().map(str::trim) {
        if line.starts_with("//") || line.starts_with("#[") {
            above.push(line);
            test |= line.starts_with("#[") && line.contains("test");
            continue;
        }
        if let Some(name) = function(line).filter(|_| test) {
            covered.extend(named_after(name));
            above.iter().for_each(|line| covered.extend(mentioned(line)));
        }
        if !line.is_empty() {
            above.clear();
            test = false;
        }
    }
}

/// The name of the function that begins on this line.
fn function(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    words.find(|word| *word == "fn")?;
    words.next()?.split(['(', '<']).next()
}

/// The id that a test name starts with.
fn named_after(name: &str) -> Option<Id> {
    let (id, rest) = Id::leading(name, '_')?;
    (rest.is_empty() || rest.starts_with('_')).then_some(id)
}

/// Every id in a line.
fn mentioned(line: &str) -> impl Iterator<Item = Id> {
    let places = line.char_indices().filter(|&(_, c)| c.is_ascii_uppercase());
    places.filter_map(|(at, _)| Id::leading(&line[at..], '-').map(|(id, _)| id))
}

/// Every Rust file of the project, but for what was built.
fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for path in entries(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                files.extend(rust_files(&path)?);
            }
        } else if name.ends_with(".rs") {
            files.push(path);
        }
    }
    Ok(files)
}

/// What is in a folder, in order of names.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let listed = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let listed = listed.map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<_> = listed.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn covered(source: &str) -> Vec<String> {
        let mut covered = BTreeSet::new();
        covered_by(source, &mut covered);
        covered.iter().map(Id::text).collect()
    }

    #[test]
    fn entries_are_in_bold_at_the_beginning() {
        let id = |line| entry(line).map(|id| id.text());
        assert_eq!(id("- **RD-SETUP-1** Shuffle. [book]").as_deref(), Some("RD-SETUP-1"));
        assert_eq!(id("| **AE-BATTLE-12b** | x |").as_deref(), Some("AE-BATTLE-12b"));
        assert_eq!(id("- **RD-VEC-1 views.** Own").as_deref(), Some("RD-VEC-1"));
        assert_eq!(id("as in **RD-SETUP-1**"), None);
        assert_eq!(id("- **RD-SETUP-** Shuffle"), None);
        assert_eq!(id("- **XX-SETUP-1** Shuffle"), None);
        assert_eq!(id("- RD-SETUP-1 Shuffle"), None);
    }

    #[test]
    fn a_test_covers_the_rule_it_is_named_after() {
        assert_eq!(covered("#[test]\nfn rd_setup_1_shuffles() {"), ["RD-SETUP-1"]);
        assert_eq!(covered("#[tokio::test]\nasync fn rd_setup_12b() {"), ["RD-SETUP-12b"]);
        assert_eq!(covered("fn rd_setup_1_helper() {"), [""; 0]);
        assert_eq!(covered("#[test]\nfn rd_setup_1st() {"), [""; 0]);
        assert_eq!(covered("#[test]\nfn rd_setup_x() {"), [""; 0]);
    }

    #[test]
    fn a_test_covers_the_rules_above_it() {
        let source = "/// RD-SETUP-1, and RD-TIE-2.\n// AE-MOON-3\n#[test]\n\nfn some_name() {\n}";
        assert_eq!(covered(source), ["AE-MOON-3", "RD-SETUP-1", "RD-TIE-2"]);
        assert_eq!(covered("// RD-SETUP-1\nlet x = 1;\n#[test]\nfn some_name() {"), [""; 0]);
        assert_eq!(covered("// RD-SETUP-1\nfn some_name() {"), [""; 0]);
    }
}
