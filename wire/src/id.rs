//! Names of things that travel: matches, tickets, actions of a client.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A text that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct BadId(&'static str);

/// A text of bounded length from a small alphabet, checked when it is made.
macro_rules! text_id {
    ($(#[$doc:meta])* $name:ident, $fits:expr, $why:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(try_from = "String", into = "String")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        pub struct $name(String);

        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;
            fn try_from(text: String) -> Result<Self, BadId> {
                let fits: fn(&str) -> bool = $fits;
                if fits(&text) { Ok(Self(text)) } else { Err(BadId($why)) }
            }
        }

        impl FromStr for $name {
            type Err = BadId;
            fn from_str(text: &str) -> Result<Self, BadId> {
                Self::try_from(text.to_owned())
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0
            }
        }
    };
}

text_id!(
    /// The name of a match: 16 letters and digits. Whoever knows that of an unlisted match may look on.
    MatchId,
    |text| text.len() == MatchId::LENGTH && text.bytes().all(|byte| MatchId::ALPHABET.contains(&byte)),
    "a match is named by 16 letters and digits"
);

text_id!(
    /// The secret that proves a seat or the right of the host: 43 letters, digits, `-` and `_`, which are 256 bits.
    Ticket,
    |text| text.len() == 43 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)),
    "a ticket is 43 letters and digits"
);

text_id!(
    /// The number a client gives to what it asks for, so that asking again after a lost connection has no second
    /// effect. Unique per seat and match; a random text will do.
    ActionId,
    |text| (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic()),
    "an action id has 1 to 40 printable ASCII characters"
);

impl MatchId {
    const LENGTH: usize = 16;
    /// Without letters that are taken for digits.
    const ALPHABET: &'static [u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

    /// The match that these random bytes name.
    pub fn from_bytes(bytes: [u8; Self::LENGTH]) -> Self {
        Self(bytes.iter().map(|byte| char::from(Self::ALPHABET[usize::from(byte % 32)])).collect())
    }
}

impl Ticket {
    /// The ticket that these random bytes make.
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        let mut text = String::with_capacity(43);
        for chunk in bytes.chunks(3) {
            let word =
                chunk.iter().fold(0u32, |word, &byte| word << 8 | u32::from(byte)) << (8 * (3 - chunk.len()));
            let digits = (0..=chunk.len()).map(|at| ALPHABET[(word >> (18 - 6 * at)) as usize & 63]);
            text.extend(digits.map(char::from));
        }
        Self(text)
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A ticket does not print itself: logs are read by many.
impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ticket(…)")
    }
}

impl fmt::Debug for ActionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_checked_at_the_border() {
        assert!("0123456789abcdef".parse::<MatchId>().is_ok());
        for bad in ["", "0123456789abcde", "0123456789abcdeI", "0123456789abcdefg"] {
            assert!(bad.parse::<MatchId>().is_err(), "{bad}");
        }
        assert!("x".repeat(41).parse::<ActionId>().is_err() && "a b".parse::<ActionId>().is_err());
        assert!(serde_json::from_str::<MatchId>("\"'; drop table\"").is_err());
    }

    #[test]
    fn a_ticket_keeps_all_its_bits_and_does_not_print_itself() {
        let mut bytes = [0; 32];
        (bytes[0], bytes[31]) = (0xff, 0x01);
        let ticket = Ticket::from_bytes(&bytes);
        assert_eq!(ticket.as_str(), format!("_w{}E", "A".repeat(40)));
        assert!(ticket.as_str().parse::<Ticket>().is_ok());
        assert_eq!(format!("{ticket:?}"), "Ticket(…)");
    }

    #[test]
    fn a_match_is_named_by_random_bytes() {
        assert_eq!(MatchId::from_bytes([33; 16]).as_str(), "1".repeat(16));
    }
}
