//! Reading JSON by way of a value. Every type is then read from values alone, as the crate `match` does; reading them from text too would
//! double the code for it, which every visitor would download.

use serde::de::DeserializeOwned;

/// The thing that the text is.
pub fn read<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_str(text).and_then(serde_json::from_value)
}
