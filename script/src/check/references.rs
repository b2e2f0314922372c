//! References: the value of a field is the id, or another field, of an entry that exists (section 6).

use std::collections::BTreeSet;

use super::Found;
use super::content::Content;
use super::places::at;
use super::suggest::nearest;
use crate::value::{Data, Value};
use crate::vocabulary::Reference;

/// A value that can be compared. A number and a text that looks like it are different.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Scalar {
    Text(String),
    Integer(i64),
    Bool(bool),
}

pub(super) fn check(content: &Content, found: &mut Found) {
    for reference in &content.words.references {
        let allowed = allowed(content, reference);
        for file in content.files.iter().filter(|file| file.game == reference.game) {
            for place in at(file.document.root(), &reference.path) {
                for value in place.value.each().iter().filter(|value| !known(value, &allowed)) {
                    let shown = scalar(value).map_or_else(|| value.kind().to_owned(), |scalar| show(&scalar));
                    let targets = reference.targets.join(" or ");
                    let message = format!("{}: `{shown}` is no {targets}", place.label());
                    let problem = file.document.error(value.span.clone(), message);
                    found.push(advise(problem, &shown, &allowed));
                }
            }
        }
    }
}

fn advise(problem: crate::Diagnostic, word: &str, allowed: &BTreeSet<Scalar>) -> crate::Diagnostic {
    let texts = allowed.iter().filter_map(|scalar| match scalar {
        Scalar::Text(text) => Some(text.as_str()),
        Scalar::Integer(_) | Scalar::Bool(_) => None,
    });
    match nearest(word, texts) {
        Some(other) => problem.with_help(format!("did you mean `{other}`?")),
        None => problem,
    }
}

fn allowed(content: &Content, reference: &Reference) -> BTreeSet<Scalar> {
    let mut allowed = BTreeSet::new();
    for target in &reference.targets {
        if let Some(word) = target.strip_prefix('=') {
            allowed.insert(Scalar::Text(word.to_owned()));
            continue;
        }
        let (table, field) = target.split_once('.').unwrap_or((target, "id"));
        for entry in content.table(&reference.game, table) {
            allowed.extend(entry.raw().get(field).map_or(&[][..], Value::each).iter().filter_map(scalar));
        }
    }
    allowed
}

fn known(value: &Value, allowed: &BTreeSet<Scalar>) -> bool {
    scalar(value).is_some_and(|scalar| allowed.contains(&scalar))
}

fn scalar(value: &Value) -> Option<Scalar> {
    match &value.data {
        Data::Text(text) => Some(Scalar::Text(text.clone())),
        Data::Integer(number) => Some(Scalar::Integer(*number)),
        Data::Bool(value) => Some(Scalar::Bool(*value)),
        Data::Float(_) | Data::Array(_) | Data::Table(_) | Data::Other => None,
    }
}

fn show(scalar: &Scalar) -> String {
    match scalar {
        Scalar::Text(text) => text.clone(),
        Scalar::Integer(number) => number.to_string(),
        Scalar::Bool(value) => value.to_string(),
    }
}
