//! What people call themselves and their tables.

use orrery_wire::{Code, Problem};

/// The name of a person: 1 to 30 characters.
pub(super) fn person(name: &str) -> Result<String, Problem> {
    let name = tidy(name, 30, "a name")?;
    match name.is_empty() {
        true => Err(Problem::new(Code::BadRequest, "a name is missing: say how you wish to be called")),
        false => Ok(name),
    }
}

/// The title of a table: at most 60 characters.
pub(super) fn title(title: &str) -> Result<String, Problem> {
    tidy(title, 60, "a title")
}

/// Without blanks around it, and without characters that would turn other people's screens upside down.
fn tidy(text: &str, most: usize, what: &str) -> Result<String, Problem> {
    let text = text.trim();
    if text.chars().count() > most {
        return Err(Problem::new(Code::BadRequest, format!("{what} has at most {most} characters")));
    }
    if text.chars().any(disturbs) {
        return Err(Problem::new(Code::BadRequest, format!("{what} is made of letters that can be seen")));
    }
    Ok(text.to_owned())
}

/// Control characters, and those that turn the direction of writing.
fn disturbs(letter: char) -> bool {
    let turns = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    letter.is_control() || turns || matches!(letter, '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_bounded() {
        assert_eq!(person("  Ada ").unwrap(), "Ada");
        assert_eq!(person(&"ü".repeat(30)).unwrap().chars().count(), 30);
        for wrong in ["", "  ", "a\nb", "a\u{202e}b", "\u{0}", &"x".repeat(31)] {
            assert_eq!(person(wrong).unwrap_err().problem, Code::BadRequest, "{wrong:?}");
        }
        assert_eq!(title("").unwrap(), "");
        assert!(title(&"x".repeat(61)).is_err());
    }
}
