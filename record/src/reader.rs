//! Reads any record line by line, whatever game it is of.

use std::io::BufRead;

use orrery_kernel::Seat;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::{Problem, RecordError};
use crate::line::{Entry, FORMAT, Header, KIND};
use crate::lines::Lines;

/// A record, read as far as its header; [`Reader::entry`] gives the lines after it.
#[derive(Debug)]
pub struct Reader<R> {
    lines: Lines<R>,
    header: Header,
    seq: u32,
    over: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads the header.
    pub fn new(input: R) -> Result<Self, RecordError> {
        let mut lines = Lines::new(input);
        let header = match lines.next() {
            Ok(Some(line)) => header(line),
            Ok(None) => Err(Problem::Empty),
            Err(problem) => Err(problem),
        };
        match header {
            Ok(header) => Ok(Self { lines, header, seq: 0, over: false }),
            Err(problem) => Err(problem.at(1)),
        }
    }

    /// The first line.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The number of the line that was read last, from 1.
    pub fn line(&self) -> usize {
        self.lines.number
    }

    /// The next action; none at the end of the record. After an error there is nothing more worth reading.
    pub fn entry(&mut self) -> Option<Result<Entry, RecordError>> {
        let entry = match self.lines.next() {
            Ok(None) => return None,
            Ok(Some(line)) => parse(line).and_then(typed),
            Err(problem) => Err(problem),
        };
        let checked = entry.and_then(|entry| self.checked(entry));
        Some(checked.map_err(|problem| problem.at(self.lines.number)))
    }

    /// What can be said of a line without knowing the game.
    fn checked(&mut self, entry: Entry) -> Result<Entry, Problem> {
        if self.over {
            return Err(Problem::AfterEnd);
        }
        let expected = self.seq.saturating_add(1);
        if entry.seq != expected {
            return Err(Problem::Sequence { expected, found: entry.seq });
        }
        let seats = self.header.seats.len();
        if entry.seat.index() >= seats {
            return Err(Problem::Seat { seat: number(entry.seat), seats: seats as u8 });
        }
        self.seq = expected;
        self.over = entry.outcome.is_some();
        Ok(entry)
    }
}

/// A seat as people count.
pub(crate) fn number(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}

fn header(line: &[u8]) -> Result<Header, Problem> {
    let value = parse(line)?;
    if value.get("orrery").and_then(Value::as_str) != Some(KIND) {
        return Err(Problem::Foreign);
    }
    match value.get("format") {
        Some(format) if format.as_u64() == Some(FORMAT.into()) => typed(value),
        Some(format) => Err(Problem::Format { found: shortened(&format.to_string()), known: FORMAT }),
        None => Err(Problem::Field("missing field `format`".to_owned())),
    }
}

fn parse(line: &[u8]) -> Result<Value, Problem> {
    serde_json::from_slice(line).map_err(|error| match error.is_eof() && !line.is_empty() {
        true => Problem::CutOff,
        false => Problem::NotJson(shortened(&error.to_string())),
    })
}

fn typed<T: DeserializeOwned>(value: Value) -> Result<T, Problem> {
    serde_json::from_value(value).map_err(|error| Problem::Field(shortened(&error.to_string())))
}

/// The text, cut if it is too long for a sentence.
pub(crate) fn shortened(text: &str) -> String {
    let mut shown: String = text.chars().take(160).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = r#"{"orrery":"record","format":1,"game":"chess","revision":1,"content":"00000000000000ff","options":{},"seats":[{"name":"a"},{"name":"b"}],"chance":[],"events":[]}"#;
    const FIRST: &str =
        r#"{"seq":1,"seat":2,"action":"x","chance":[3],"events":[],"digest":"00000000000000ff"}"#;

    fn problem(text: &str) -> String {
        let mut reader = match Reader::new(text.as_bytes()) {
            Ok(reader) => reader,
            Err(error) => return error.to_string(),
        };
        loop {
            match reader.entry() {
                None => return "none".to_owned(),
                Some(Ok(_)) => {}
                Some(Err(error)) => return error.to_string(),
            }
        }
    }

    fn second(line: &str) -> String {
        problem(&format!("{HEADER}\n{line}\n"))
    }

    #[test]
    fn a_record_of_any_game_can_be_read() {
        assert_eq!(problem(&format!("{HEADER}\n{FIRST}\n")), "none");
        assert_eq!(problem(&format!("{HEADER}\n{FIRST}")), "none", "the last line needs no end");
        assert_eq!(Reader::new(HEADER.as_bytes()).unwrap().header().game, "chess");
    }

    #[test]
    fn what_is_no_record_is_told_so() {
        assert_eq!(problem(""), "line 1: the file is empty, so it is no record");
        assert!(problem("hello").starts_with("line 1: not a line of JSON"));
        assert!(problem("\u{feff}{}").starts_with("line 1: not a line of JSON"));
        assert!(problem("[1]").starts_with("line 1: this is not an Orrery record"));
        assert!(problem(r#"{"orrery":"save"}"#).starts_with("line 1: this is not an Orrery record"));
        assert!(problem(&HEADER[..70]).contains("cut off"));
        assert!(problem(&"[".repeat(100_000)).starts_with("line 1: not a line of JSON"));
    }

    #[test]
    fn a_header_must_be_whole() {
        assert!(problem(&HEADER.replace("\"format\":1", "\"format\":2")).contains("format 2"));
        assert!(problem(&HEADER.replace("\"format\":1,", "")).contains("missing field `format`"));
        assert!(problem(&HEADER.replace("\"revision\":1,", "")).contains("missing field `revision`"));
        assert!(problem(&HEADER.replace("\"revision\":1", "\"revision\":-1")).contains("a field is wrong"));
        assert!(problem(&HEADER.replace("00ff", "ff")).contains("not a digest"));
        assert!(problem(&HEADER.replace("\"chance\"", "\"luck\"")).contains("unknown field `luck`"));
    }

    #[test]
    fn a_line_must_be_whole_and_in_order() {
        assert!(second(&FIRST[..40]).starts_with("line 2: the line is cut off"));
        assert!(second("").starts_with("line 2: not a line of JSON"));
        assert!(second(&FIRST.replace("\"seq\":1", "\"seq\":2")).contains("number 1 and is number 2"));
        assert!(second(&FIRST.replace("\"seat\":2", "\"seat\":3")).contains("seat 3 acts, the game has 2"));
        assert!(second(&FIRST.replace("\"seat\":2", "\"seat\":0")).contains("there is no seat 0"));
        assert!(second(&FIRST.replace("[3]", "[-3]")).contains("a field is wrong"));
        assert!(second("{\"seq\":1,\"seat\":1}\u{0}").contains("not a line of JSON"));
    }

    #[test]
    fn nothing_follows_the_end() {
        let outcome = r#","outcome":{"scores":[1,2],"winners":[2],"ending":"mate"}}"#;
        let last = FIRST.strip_suffix('}').unwrap().to_owned() + outcome;
        assert_eq!(second(&last), "none");
        let after = FIRST.replace("\"seq\":1", "\"seq\":2");
        assert_eq!(second(&format!("{last}\n{after}")), "line 3: a line follows the end of the game");
    }
}
