//! Every text of the client comes from the Fluent files, in both languages, and nothing stands there that nobody says.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use orrery_words::{FILES, Lang, Words};

/// The folders of the client's code, each with the beginnings of its keys.
const PREFIXES: [&str; 6] = ["kit-", "pages-", "table-", "board-rd-web-", "tg-kind-", "ae-kind-"];

fn sources() -> Vec<(PathBuf, String)> {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = Vec::new();
    let mut folders = vec![web.to_owned()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() && !["dist", "static", "tests", "target"].iter().any(|name| path.ends_with(name))
            {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(found.len() > 20, "the sources are found");
    found
}

/// Without its unit tests, which may say what they like.
fn code(source: &str) -> &str {
    source.split("#[cfg(test)]").next().unwrap_or_default()
}

fn own(key: &str) -> bool {
    PREFIXES.iter().any(|prefix| key.starts_with(prefix))
}

#[test]
fn every_key_in_the_code_has_its_words_and_every_word_its_use() {
    let sources = sources();
    let quoted = sources.iter().flat_map(|(_, source)| source.split('"'));
    let used: BTreeSet<&str> = quoted.filter(|text| own(text) && text.bytes().all(is_key)).collect();
    for lang in Lang::ALL {
        let there: BTreeSet<&str> =
            Words::of(lang).keys().map(|(key, _)| key).filter(|key| own(key)).collect();
        // A message may also be used by another message.
        let files = FILES.iter().map(|file| file.source(lang)).collect::<String>();
        let said = |key: &&&str| !files.contains(&format!("{{ {key} }}"));
        assert_eq!(used.difference(&there).collect::<Vec<_>>(), Vec::<&&str>::new(), "missing in {lang}");
        assert_eq!(
            there.difference(&used).filter(said).collect::<Vec<_>>(),
            Vec::<&&str>::new(),
            "unused in {lang}"
        );
    }
}

fn is_key(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'
}

/// A text in a view stands in quotes with nothing but space, `>` or `}` before it. Signs and numbers may: they are the same in every
/// language.
#[test]
fn no_text_stands_in_the_code() {
    let mut found = Vec::new();
    for (path, source) in sources() {
        for (number, line) in code(&source).lines().enumerate() {
            let line = line.trim();
            let Some((before, rest)) = line.split_once('"') else { continue };
            let text = rest.split('"').next().unwrap_or_default();
            let in_view = before.trim().is_empty() || before.trim_end().ends_with('>');
            let attribute =
                ["aria-label=", "title=", "placeholder=", "alt="].iter().any(|name| before.ends_with(name));
            let arrow = before.trim_end().ends_with("=>") || before.trim_end().ends_with("->");
            let classes = text.starts_with("rd-");
            let words = !classes
                && text.chars().filter(|letter| letter.is_alphabetic()).count() > 1
                && text.contains(' ');
            let ends = rest.trim_end().ends_with('"') || rest.contains("\"<") || rest.contains("\" <");
            if ((in_view && !arrow && ends && words) || (attribute && !text.is_empty()))
                && !line.starts_with("//")
            {
                found.push(format!("{}:{}: {line}", path.display(), number + 1));
            }
        }
    }
    assert!(found.is_empty(), "texts that do not come from the Fluent files:\n{}", found.join("\n"));
}
