//! The text of a rule, taken apart.

use crate::entry::is_id;

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark<'t> {
    /// Words.
    Plain(&'t str),
    /// A term of the content: `` `station_set` ``.
    Code(&'t str),
    /// `**Strong**`
    Strong(&'t str),
    /// `*Set off*`
    Emphasis(&'t str),
    /// Another rule, by its id.
    Rule(&'t str),
}

/// The pieces of a text, in order.
pub fn marks(text: &str) -> Vec<Mark<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['`', '*']) {
        let (before, from) = rest.split_at(at);
        let Some((mark, after)) = marked(from) else {
            // A mark that nothing closes is a character like any other.
            let (lone, after) = rest.split_at(at + 1);
            words(lone, &mut found);
            rest = after;
            continue;
        };
        words(before, &mut found);
        found.push(mark);
        rest = after;
    }
    words(rest, &mut found);
    found
}

/// What a pair of fences makes of the text between.
type Make<'t> = fn(&'t str) -> Mark<'t>;

/// The marked piece at the start of a text, and what follows it.
fn marked<'t>(text: &'t str) -> Option<(Mark<'t>, &'t str)> {
    let kinds: [(&str, Make<'t>); 3] = [("`", Mark::Code), ("**", Mark::Strong), ("*", Mark::Emphasis)];
    let (fence, make) = kinds.into_iter().find(|(fence, _)| text.starts_with(fence))?;
    let (inside, after) = text.strip_prefix(fence)?.split_once(fence)?;
    (!inside.is_empty()).then(|| (make(inside), after))
}

/// Words, and the ids of rules among them.
fn words<'t>(text: &'t str, found: &mut Vec<Mark<'t>>) {
    let mut rest = text;
    while let Some((at, id)) = first_id(rest) {
        push_plain(&rest[..at], found);
        found.push(Mark::Rule(id));
        rest = &rest[at + id.len()..];
    }
    push_plain(rest, found);
}

fn push_plain<'t>(text: &'t str, found: &mut Vec<Mark<'t>>) {
    if !text.is_empty() {
        found.push(Mark::Plain(text));
    }
}

/// The first id of a rule in a text, and where it stands.
fn first_id(text: &str) -> Option<(usize, &str)> {
    let part = |char: char| char.is_ascii_alphanumeric() || char == '-';
    let mut from = 0;
    while from < text.len() {
        let start = from + text[from..].find(part)?;
        let length = text[start..].find(|char| !part(char)).unwrap_or(text.len() - start);
        let word = text[start..start + length].trim_end_matches('-');
        if is_id(word) {
            return Some((start, word));
        }
        from = start + length;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_taken_apart() {
        let text = "Then RD-END-2, the **next** battle (`scope`) *at once*: 2 * 3";
        let expected = [
            Mark::Plain("Then "),
            Mark::Rule("RD-END-2"),
            Mark::Plain(", the "),
            Mark::Strong("next"),
            Mark::Plain(" battle ("),
            Mark::Code("scope"),
            Mark::Plain(") "),
            Mark::Emphasis("at once"),
            Mark::Plain(": 2 *"),
            Mark::Plain(" 3"),
        ];
        assert_eq!(marks(text), expected);
    }

    #[test]
    fn ids_are_found_in_other_words() {
        assert_eq!(
            marks("RD-GALAXY-5 to -7, x-1 Ü-"),
            [Mark::Rule("RD-GALAXY-5"), Mark::Plain(" to -7, x-1 Ü-")]
        );
        assert_eq!(
            marks("see RD-RECRUIT-13's"),
            [Mark::Plain("see "), Mark::Rule("RD-RECRUIT-13"), Mark::Plain("'s")]
        );
        assert!(marks("").is_empty());
    }
}
