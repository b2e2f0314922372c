//! The rules of every game as the rules page reads them.

use std::fs;
use std::path::Path;

/// The language of a ledger whose name does not say it.
const USUAL: &str = "en";

/// The ledgers of a folder as JSON: `rocket-dice.en`, `rocket-dice.de` and so on. What has no rules (a glossary) is left out.
pub(super) fn books(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut books = Vec::new();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "md")) {
        let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let book = orrery_ledger::parse(&text);
        if book.chapters.is_empty() {
            continue;
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let name = if stem.contains('.') { stem } else { format!("{stem}.{USUAL}") };
        books.push((name, serde_json::to_vec(&book).map_err(|error| error.to_string())?));
    }
    Ok(books)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rocket_dice_can_be_read_in_both_languages() {
        let books = books(&crate::tools::root().join("docs/rules")).unwrap();
        let names: Vec<&str> = books.iter().map(|(name, _)| name.as_str()).collect();
        assert!(names.contains(&"rocket-dice.en") && names.contains(&"rocket-dice.de"), "{names:?}");
        assert!(!names.iter().any(|name| name.contains("glossary")), "{names:?}");
    }
}
