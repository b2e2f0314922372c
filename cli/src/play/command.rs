//! What a person types.

/// A line, understood as far as it can be without knowing the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// The choice with this number.
    Number(usize),
    /// An action in the game's notation, or nonsense.
    Notation(String),
    Undo,
    Save(Option<String>),
    Rule,
    Help,
    Board,
    Card(String),
    Quit,
    /// An empty line.
    Nothing,
}

/// Understands a line.
pub(crate) fn read(line: &str) -> Command {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (word, rest.is_empty()) {
        ("", _) => Command::Nothing,
        ("u", true) => Command::Undo,
        ("s", true) => Command::Save(None),
        ("s", false) => Command::Save(Some(rest.to_owned())),
        ("r", true) => Command::Rule,
        ("?" | "h", true) => Command::Help,
        ("b", true) => Command::Board,
        ("c", false) => Command::Card(rest.to_owned()),
        ("q", true) => Command::Quit,
        (number, true) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            // A number that is too large to be read is too large to be a choice.
            Command::Number(number.parse().unwrap_or(usize::MAX))
        }
        _ => Command::Notation(line.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        assert_eq!(read(" 12 \n"), Command::Number(12));
        assert_eq!(read("99999999999999999999999"), Command::Number(usize::MAX));
        assert_eq!(read("swap c3 c4"), Command::Notation("swap c3 c4".to_owned()));
        assert_eq!(read("s my game.jsonl"), Command::Save(Some("my game.jsonl".to_owned())));
        assert_eq!(read("c oracle"), Command::Card("oracle".to_owned()));
        assert_eq!((read(""), read("?"), read("u")), (Command::Nothing, Command::Help, Command::Undo));
        assert_eq!(read("c"), Command::Notation("c".to_owned()));
    }
}
