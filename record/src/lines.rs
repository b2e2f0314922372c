//! Lines of bounded length from anything that can be read.

use std::io::{BufRead, Read};

use crate::error::Problem;

/// No line of a record is longer than this many bytes. The bound keeps a foreign file from filling the memory.
pub const MAX_LINE: usize = 4 << 20;

/// Lines one by one, each in the same buffer.
#[derive(Debug)]
pub(crate) struct Lines<R> {
    input: R,
    buffer: Vec<u8>,
    /// The number of the line that was read last, from 1.
    pub(crate) number: usize,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Self {
        Self { input, buffer: Vec::new(), number: 0 }
    }

    /// The next line without its end; none at the end of the input.
    pub(crate) fn next(&mut self) -> Result<Option<&[u8]>, Problem> {
        self.buffer.clear();
        self.number += 1;
        (&mut self.input).take(MAX_LINE as u64 + 1).read_until(b'\n', &mut self.buffer)?;
        if self.buffer.is_empty() {
            return Ok(None);
        }
        if self.buffer.last() == Some(&b'\n') {
            self.buffer.pop();
        } else if self.buffer.len() > MAX_LINE {
            return Err(Problem::TooLong { limit: MAX_LINE });
        }
        Ok(Some(&self.buffer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_one_by_one_and_the_last_needs_no_end() {
        let mut lines = Lines::new(&b"a\n\nb"[..]);
        for (number, text) in [(1, "a"), (2, ""), (3, "b")] {
            assert_eq!(lines.next().unwrap(), Some(text.as_bytes()));
            assert_eq!(lines.number, number);
        }
        assert_eq!(lines.next().unwrap(), None);
    }

    #[test]
    fn a_line_without_end_does_not_fill_the_memory() {
        let mut lines = Lines::new(std::io::BufReader::new(std::io::repeat(b'x')));
        assert!(matches!(lines.next(), Err(Problem::TooLong { .. })));
        let longest = [vec![b'x'; MAX_LINE], vec![b'\n']].concat();
        assert_eq!(Lines::new(&longest[..]).next().unwrap().map(<[u8]>::len), Some(MAX_LINE));
    }
}
