//! The checker against corrupted content: whatever is spoiled is found, said, and pointed at.

mod common;

use orrery_script::check::check;
use orrery_script::{Diagnostic, Document, Entry};

struct Corruption<'d> {
    file: &'d str,
    from: &'d str,
    to: &'d str,
    says: &'d str,
    at: Option<&'d str>,
}

impl<'d> Corruption<'d> {
    fn read(entry: &Entry<'d>) -> Result<Self, Diagnostic> {
        let (file, from, to) = (entry.str("file")?, entry.str("from")?, entry.str("to")?);
        Ok(Self { file, from, to, says: entry.str("says")?, at: entry.opt_str("at")? })
    }

    /// The files with the corrupted one in its place.
    fn applied<'t>(&self, files: &[(&'t str, &'t str)], corrupted: &'t str) -> Vec<(&'t str, &'t str)> {
        let replace =
            |(name, text): &(&'t str, &'t str)| (*name, if *name == self.file { corrupted } else { *text });
        files.iter().map(replace).collect()
    }

    fn matches(&self, found: &Diagnostic, texts: &[(&str, &str)]) -> bool {
        let text = texts.iter().find(|(name, _)| *name == &*found.file).map_or("", |(_, text)| text);
        let at = text.get(found.span.clone()).unwrap_or("outside of the file");
        found.message.contains(self.says) && self.at.is_none_or(|wanted| wanted == at)
    }
}

/// What is wrong with the checker's answer to a corruption, if anything is.
fn complaint(corruption: &Corruption<'_>, content: &common::Content) -> Option<String> {
    let (files, ledgers) = (content.files(), content.ledgers());
    let (_, text) = files.iter().chain(&ledgers).find(|(name, _)| *name == corruption.file)?;
    let corrupted = text.replacen(corruption.from, corruption.to, 1);
    let (files, ledgers) = (corruption.applied(&files, &corrupted), corruption.applied(&ledgers, &corrupted));
    let found = check(&files, &ledgers, None);
    let texts = [files, ledgers].concat();
    if found.iter().any(|problem| corruption.matches(problem, &texts)) {
        return None;
    }
    let Corruption { file, from, to, says, at } = corruption;
    let shown: Vec<String> = found.iter().map(ToString::to_string).collect();
    let shown = shown.join("\n");
    Some(format!("{file}: {from:?} -> {to:?}\nshould say {says:?} at {at:?}, but says\n{shown}\n"))
}

#[test]
fn every_corruption_is_found_where_it_is() {
    let content = common::Content::read();
    let list = Document::parse("corruptions.toml", include_str!("corruptions.toml")).unwrap();
    let corruptions: Result<Vec<_>, _> =
        list.table("corruption").map(|entry| Corruption::read(&entry)).collect();
    let corruptions = corruptions.unwrap_or_else(|error| panic!("{error}"));
    assert!(corruptions.len() > 100);
    let complaints: Vec<String> = corruptions.iter().filter_map(|c| complaint(c, &content)).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
