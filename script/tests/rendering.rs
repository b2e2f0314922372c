//! The text of every entry of every content file, and of every example of the notation, in both languages: exactly
//! what stands in `tests/rendered/`. A text that is meant to change is changed there by hand, so that it is read.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod support;

use std::fs;

use orrery_script::check::{HasPhrase, check};
use orrery_script::render::{Library, Renderer, coverage, entries, render_entry};
use orrery_script::{Document, Entry, parse_effect, vocabulary};
use orrery_words::Lang;
use support::{CONTENT, documents, game};

const RENDERED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rendered");

fn library(documents: &[Document]) -> Library {
    Library::new(vocabulary().unwrap().clone(), documents)
}

/// The parts of a snapshot: what stands after `== `, and the text below it.
fn snapshot(lang: Lang, name: &str) -> Vec<(String, String)> {
    let file = fs::read_to_string(format!("{RENDERED}/{lang}/{name}.txt")).unwrap();
    let parts = file.strip_prefix("== ").unwrap().split("\n\n== ").map(|part| part.split_once('\n').unwrap());
    parts.map(|(head, text)| (head.to_owned(), text.trim_end_matches('\n').to_owned())).collect()
}

/// No hole left open, no word without a text, no sign doubled or after a blank.
fn tidy(text: &str) -> bool {
    let bad = ["  ", " ,", " .", " ;", " :", "..", ",,", ";;"];
    !text.contains(['{', '}', '[', ']', '^', '#']) && !bad.iter().any(|bad| text.contains(bad))
}

#[test]
fn an_entry_is_found_by_its_id() {
    let documents = documents();
    let (library, rocket_dice) =
        (library(&documents), documents.iter().find(|d| d.name() == "rocket-dice").unwrap());
    let text = render_entry(&library, rocket_dice, "consolation-loser", Lang::En);
    assert_eq!(text.as_deref(), Some("Beaten\nGain 1 attack."));
    assert_eq!(render_entry(&library, rocket_dice, "no-such-card", Lang::En), None);
}

fn written(path: &str, entry: &Entry<'_>, renderer: &Renderer<'_>) -> String {
    format!("== {path} {}\n{}", entry.id().unwrap(), renderer.entry(path, entry))
}

/// `ORRERY_UPDATE_GOLDEN=1` writes the snapshots anew.
#[test]
fn every_entry_reads_as_its_snapshot() {
    let documents = documents();
    let library = library(&documents);
    for lang in Lang::ALL {
        for document in &documents {
            let game = game(document);
            let renderer = Renderer::new(&library, game, lang);
            let found = entries(document);
            if std::env::var_os("ORRERY_UPDATE_GOLDEN").is_some() {
                let all = found.iter().map(|(path, entry)| written(path, entry, &renderer));
                let text = all.collect::<Vec<_>>().join("\n\n");
                fs::write(format!("{RENDERED}/{lang}/{}.txt", document.name()), text + "\n").unwrap();
            }
            let wanted = snapshot(lang, document.name());
            for ((path, entry), (head, text)) in found.iter().zip(&wanted) {
                let place = format!("{lang}/{}.txt", document.name());
                assert_eq!(format!("{path} {}", entry.id().unwrap()), *head, "{place}: order of the entries");
                let ours = renderer.entry(path, entry);
                assert!(ours == *text, "{place}: {head}\n--- wanted\n{text}\n--- rendered\n{ours}\n");
                assert!(tidy(&ours), "{place}: {head}\n{ours}");
            }
            assert_eq!(found.len(), wanted.len(), "{lang}/{}.txt: number of entries", document.name());
        }
    }
}

#[test]
fn every_example_of_the_notation_reads_as_its_snapshot() {
    let documents = documents();
    let library = library(&documents);
    for lang in Lang::ALL {
        for (head, text) in snapshot(lang, "NOTATION") {
            let (game, effect) = head.split_once(' ').unwrap();
            let ours = Renderer::new(&library, game, lang).effect_text(&parse_effect(effect).unwrap());
            assert!(ours == text, "{lang}: {head}\n--- wanted\n{text}\n--- rendered\n{ours}\n");
        }
    }
}

#[test]
fn every_word_has_a_phrase() {
    let (notation, documents) = (fs::read_to_string(format!("{CONTENT}/NOTATION.md")).unwrap(), documents());
    let texts = documents.iter().map(|document| (document.source().name(), document.source().text()));
    // Names as in the folder, so that the checker knows content from notation.
    let named: Vec<(String, &str)> = texts.map(|(name, text)| (format!("{name}.toml"), text)).collect();
    let mut files: Vec<(&str, &str)> = named.iter().map(|(name, text)| (name.as_str(), *text)).collect();
    files.push(("NOTATION.md", &notation));
    let count = |has: &HasPhrase<'_>| {
        let found = check(&files, &[], Some(has));
        found.into_iter().filter(|problem| problem.message.contains("no text in both languages")).count()
    };
    let asked = count(&|_, _| false);
    assert!(asked > 500, "the checker asks for every word, not for {asked}");
    assert_eq!(count(&|game, phrase| coverage::has_phrase(game, phrase)), 0, "words without a phrase");
}

#[test]
fn every_phrase_has_a_word_and_all_its_forms_agree() {
    let problems = coverage::check(library(&documents()).vocabulary());
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
