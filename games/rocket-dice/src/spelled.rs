//! How small things are saved: spelled out in texts that people and other programs read, one byte elsewhere.

/// For types with `Display`, `FromStr`, `Into<u8>` and `TryFrom<u8>`.
macro_rules! spelled {
    ($($thing:ty),*) => {$(
        impl serde::Serialize for $thing {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(self)
                } else {
                    serializer.serialize_u8((*self).into())
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $thing {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use serde::de::Error;
                if deserializer.is_human_readable() {
                    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
                } else {
                    Self::try_from(u8::deserialize(deserializer)?).map_err(D::Error::custom)
                }
            }
        }
    )*};
}
pub(crate) use spelled;
