//! Finding words, and showing where they stand.

/// What is looked for: its words, in small letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Query(Vec<String>);

/// A piece of a text: is it what was looked for?
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece<'t> {
    /// The piece.
    pub(crate) text: &'t str,
    /// Is it what was looked for?
    pub(crate) found: bool,
}

impl Query {
    /// The words of a field.
    pub(crate) fn new(typed: &str) -> Self {
        Self(typed.split_whitespace().map(str::to_lowercase).collect())
    }

    /// Is nothing looked for?
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Does the text have all the words?
    pub(crate) fn matches(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.0.iter().all(|word| text.contains(word))
    }

    /// The text in pieces. Letters whose small form has another length (there are few) end a match early, never wrongly.
    pub(crate) fn pieces<'t>(&self, text: &'t str) -> Vec<Piece<'t>> {
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some((start, end)) = self.first(rest) {
            push(&mut pieces, &rest[..start], false);
            push(&mut pieces, &rest[start..end], true);
            rest = &rest[end..];
        }
        push(&mut pieces, rest, false);
        pieces
    }

    /// Where the first of the words stands; the longest if several begin there.
    fn first(&self, text: &str) -> Option<(usize, usize)> {
        text.char_indices().find_map(|(start, _)| {
            let longest = self.0.iter().filter_map(|word| starts(&text[start..], word)).max()?;
            Some((start, start + longest))
        })
    }
}

/// How much of the text the word covers at its start, whatever the case of the letters.
fn starts(text: &str, word: &str) -> Option<usize> {
    let mut letters = word.chars();
    let mut length = 0;
    for char in text.chars() {
        let Some(wanted) = letters.next() else { return Some(length) };
        if char.to_lowercase().next() != Some(wanted) {
            return None;
        }
        length += char.len_utf8();
    }
    letters.next().is_none().then_some(length)
}

fn push<'t>(pieces: &mut Vec<Piece<'t>>, text: &'t str, found: bool) {
    if !text.is_empty() {
        pieces.push(Piece { text, found });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(typed: &str, text: &str) -> String {
        let pieces = Query::new(typed).pieces(text);
        pieces
            .iter()
            .map(|piece| if piece.found { format!("[{}]", piece.text) } else { piece.text.to_owned() })
            .collect()
    }

    #[test]
    fn words_are_found_whatever_their_case() {
        assert_eq!(shown("battle", "A Battle and battles"), "A [Battle] and [battle]s");
        assert_eq!(shown("BÜNDNIS", "Ein Bündnis"), "Ein [Bündnis]");
        assert_eq!(shown("a ab", "abc a"), "[ab]c [a]");
        assert_eq!(shown("", "abc"), "abc");
        assert_eq!(shown("abcd", "abc"), "abc");
    }

    #[test]
    fn all_words_must_be_there() {
        let query = Query::new("Truce  battle");
        assert!(query.matches("After a battle: truce") && !query.matches("truce"));
        assert!(Query::new(" ").is_empty() && Query::new(" ").matches("anything"));
    }
}
