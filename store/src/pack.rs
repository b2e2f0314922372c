//! Snapshots are deflated: they are the largest texts in a store, and much alike inside.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

use crate::StoreError;

/// No snapshot is larger. What claims to be is not one of ours.
const MAX: u64 = 64 << 20;

/// A snapshot as it is kept.
pub(crate) struct Packed {
    /// The number of its entry.
    pub(crate) seq: u32,
    /// The text in fewer bytes.
    pub(crate) bytes: Vec<u8>,
}

impl Packed {
    /// Packs snapshots. It is done before the store is asked, so that nobody waits for it in the queue.
    pub(crate) fn all<'a>(
        snapshots: impl IntoIterator<Item = (u32, &'a str)>,
    ) -> Result<Vec<Self>, StoreError> {
        snapshots.into_iter().map(|(seq, text)| Ok(Self { seq, bytes: pack(text)? })).collect()
    }
}

fn pack(text: &str) -> Result<Vec<u8>, StoreError> {
    if text.len() as u64 > MAX {
        return Err(StoreError::Unfit("a snapshot is larger than 64 MiB"));
    }
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
    let packed = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    packed.map_err(|error| StoreError::Unavailable(format!("a snapshot cannot be packed: {error}")))
}

/// The text again.
pub(crate) fn unpack(packed: &[u8]) -> Result<String, StoreError> {
    let mut text = String::new();
    match DeflateDecoder::new(packed).take(MAX + 1).read_to_string(&mut text) {
        Ok(length) if length as u64 <= MAX => Ok(text),
        Ok(_) => Err(StoreError::Damaged("a snapshot is larger than 64 MiB".into())),
        Err(error) => Err(StoreError::Damaged(format!("a snapshot cannot be unpacked: {error}"))),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_packed_comes_out_again(text in ".{0,2000}") {
            prop_assert_eq!(unpack(&pack(&text).unwrap()).unwrap(), text);
        }

        #[test]
        fn whatever_is_no_packed_text_is_an_error_and_nothing_worse(bytes in proptest::collection::vec(any::<u8>(), 0..500)) {
            let _ = unpack(&bytes);
        }
    }

    #[test]
    fn a_text_that_repeats_itself_gets_small() {
        assert!(pack(&"asteroid ".repeat(1000)).unwrap().len() < 200);
    }

    #[test]
    fn damage_is_noticed() {
        let packed = pack("a position").unwrap();
        assert!(matches!(unpack(&packed[..packed.len() - 3]), Err(StoreError::Damaged(_))));
    }
}
