//! Reading and writing JSON by way of a value. Every type then knows values alone, as in the crate `match`; knowing text too would double
//! the code for it, which every visitor would download.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The thing that the text is.
pub fn read<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_str(text).and_then(serde_json::from_value)
}

/// The thing as text. Plain data can always be written.
pub fn write<T: Serialize>(thing: &T) -> String {
    serde_json::to_value(thing).unwrap_or_default().to_string()
}
