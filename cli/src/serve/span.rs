//! A while, as people write it.

use std::str::FromStr;
use std::time::Duration;

use serde::Deserialize;

/// A while: `500ms`, `3s`, `2m`, `1h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Span(pub(super) Duration);

impl FromStr for Span {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let digits = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(digits);
        let millis = match unit {
            "ms" => 1,
            "s" => 1_000,
            "m" => 60_000,
            "h" => 3_600_000,
            _ => 0,
        };
        let number = number.parse::<u64>().ok().filter(|_| millis > 0);
        let span = number.and_then(|number| number.checked_mul(millis)).map(Duration::from_millis);
        let positive = span.filter(|span| !span.is_zero());
        positive.map(Self).ok_or_else(|| format!("`{text}` is not a while; write 500ms, 3s, 2m or 1h"))
    }
}

impl TryFrom<String> for Span {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_while_is_written_with_its_unit() {
        for (text, millis) in [("500ms", 500), ("3s", 3_000), ("2m", 120_000), ("1h", 3_600_000)] {
            assert_eq!(text.parse(), Ok(Span(Duration::from_millis(millis))));
        }
        for wrong in
            ["", "3", "s", "3 s", "-1s", "3d", "0s", "99999999999999999999s", "18446744073709551615h"]
        {
            assert!(wrong.parse::<Span>().is_err(), "{wrong}");
        }
    }
}
