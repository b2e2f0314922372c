//! Where a character of a string stands in the file. A string in a file has quotes around it and escapes inside, so
//! the third byte of an effect is not the third byte of what is written.

/// The place in `raw`, a string as written in TOML with its quotes, of the byte `offset` of the string's value.
pub(crate) fn place_in(raw: &str, offset: usize) -> usize {
    let (open, escapes) = opening(raw);
    let body = &raw[open..];
    let mut value = 0;
    let mut at = 0;
    while value < offset && at < body.len() {
        let (taken, made) = if escapes { piece(&body[at..]) } else { character(&body[at..]) };
        // A character that becomes several bytes is pointed at as a whole.
        if value + made > offset {
            break;
        }
        at += taken;
        value += made;
    }
    // Backslashes at line ends make nothing: step over them to the character that is meant.
    while escapes && at < body.len() {
        match piece(&body[at..]) {
            (taken, 0) => at += taken,
            _ => break,
        }
    }
    open + at
}

/// Length of the opening quotes, with the line break that TOML drops after three of them; and whether a backslash
/// means something.
fn opening(raw: &str) -> (usize, bool) {
    let escapes = raw.starts_with('"');
    let long = raw.len() >= 6 && (raw.starts_with("\"\"\"") || raw.starts_with("'''"));
    if !long {
        return (usize::from(escapes || raw.starts_with('\'')), escapes);
    }
    let rest = &raw[3..];
    let line_break = if rest.starts_with("\r\n") { 2 } else { usize::from(rest.starts_with('\n')) };
    (3 + line_break, escapes)
}

/// One character or escape at the start of `text`: bytes taken from the file, bytes made in the value.
fn piece(text: &str) -> (usize, usize) {
    let Some(rest) = text.strip_prefix('\\') else {
        return character(text);
    };
    match rest.chars().next() {
        Some('x') => coded(rest, 2),
        Some('u') => coded(rest, 4),
        Some('U') => coded(rest, 8),
        Some(' ' | '\t' | '\r' | '\n') => {
            let dropped = rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\n']).len();
            (1 + dropped, 0)
        }
        Some(c) => (1 + c.len_utf8(), 1),
        None => (1, 1),
    }
}

/// `u00fc` at the start of `rest`, after a backslash.
fn coded(rest: &str, digits: usize) -> (usize, usize) {
    let made = rest
        .get(1..1 + digits)
        .and_then(|digits| u32::from_str_radix(digits, 16).ok())
        .and_then(char::from_u32)
        .map_or(1, char::len_utf8);
    ((2 + digits).min(1 + rest.len()), made)
}

fn character(text: &str) -> (usize, usize) {
    let length = text.chars().next().map_or(1, char::len_utf8);
    (length, length)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The character of the file that a character of the value comes from.
    fn pointed(raw: &str, offset: usize) -> &str {
        &raw[place_in(raw, offset)..]
    }

    #[test]
    fn plain_strings_are_shifted_by_the_quote() {
        assert_eq!(pointed(r#""gain 2 energy""#, 7), r#"energy""#);
        assert_eq!(pointed("'gain 2 energy'", 7), "energy'");
    }

    #[test]
    fn an_escape_takes_more_room_in_the_file() {
        let raw = r#""special \"nova-flash\"; vp 1""#;
        assert_eq!(pointed(raw, 9), r#"nova-flash\"; vp 1""#);
        assert_eq!(pointed(raw, 22), r#"vp 1""#);
    }

    #[test]
    fn coded_characters_count_their_bytes() {
        assert_eq!(pointed(r#""\u00fc\U0001F680\x41 vp""#, 8), r#"vp""#);
    }

    #[test]
    fn long_strings_drop_line_breaks() {
        assert_eq!(pointed("\"\"\"\nvp 1; \\\n   vp 2\"\"\"", 6), "vp 2\"\"\"");
    }

    #[test]
    fn the_end_is_the_closing_quote() {
        assert_eq!(pointed(r#""vp""#, 2), "\"");
        assert_eq!(pointed(r#""vp""#, 99).len(), 0);
    }
}
