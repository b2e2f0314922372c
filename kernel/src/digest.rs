//! One number for a whole state, the same on every machine.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A digest of plain data: equal data, equal digest, natively and in WebAssembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digest(pub u64);

/// The digest of anything that can be saved. Goes over the saved bytes, not over memory, so that neither byte order
/// nor layout can show.
pub fn digest<T: Serialize>(value: &T) -> Digest {
    // Writing into a growing vector fails only for types that no state holds (maps of unknown length).
    let bytes = postcard::to_stdvec(value).unwrap_or_default();
    Digest(xxhash_rust::xxh3::xxh3_64(&bytes))
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Digest {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text.len() != 16 {
            return Err(format!("`{text}` is not a digest of 16 hexadecimal digits"));
        }
        u64::from_str_radix(text, 16).map(Self).map_err(|_| format!("`{text}` is not hexadecimal"))
    }
}

impl Serialize for Digest {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_frozen() {
        assert_eq!(digest(&(1u32, "orrery", [7u8; 3])).to_string(), "fd691de9a92b918a");
        assert_eq!("00000000000000ff".parse(), Ok(Digest(255)));
        assert!("ff".parse::<Digest>().is_err() && "zzzzzzzzzzzzzzzz".parse::<Digest>().is_err());
    }
}
