//! Putting parts together: lists, sentences, capitals.

use orrery_words::Lang;

use super::Renderer;

/// The word before the last part of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Glue {
    And,
    Or,
}

impl Renderer<'_> {
    /// “a, b and c”; with semicolons where a part has commas, colons or semicolons of its own.
    pub(super) fn join(&self, parts: impl IntoIterator<Item = String>, glue: Glue) -> String {
        let mut parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let Some(last) = parts.pop() else { return String::new() };
        if parts.is_empty() {
            return last;
        }
        let word = self.joining(if glue == Glue::And { "and" } else { "or" });
        let all = || parts.iter().chain([&last]);
        let heavy = all().any(|part| part.contains([';', ':']));
        match glue {
            Glue::And if heavy || parts.iter().any(|part| part.contains(',')) => {
                format!("{}; {last}", parts.join("; "))
            }
            Glue::Or if heavy => format!("{}; {word} {last}", parts.join("; ")),
            Glue::And => format!("{} {word} {last}", parts.join(", ")),
            Glue::Or => {
                let and = format!(" {} ", self.joining("and"));
                let comma =
                    if all().any(|part| part.contains(&and) || part.contains(',')) { "," } else { "" };
                format!("{}{comma} {word} {last}", parts.join(", "))
            }
        }
    }

    /// German begins a sentence after a colon with a capital.
    pub(super) fn after_colon(&self, text: &str) -> String {
        match self.lang() {
            Lang::En => text.to_owned(),
            Lang::De => capital(text),
        }
    }
}

/// With a capital at the beginning.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Without a capital at the beginning.
pub(super) fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}

/// A whole sentence, with its full stop.
pub(super) fn sentence(text: &str) -> String {
    let stop = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    capital(text) + stop
}
