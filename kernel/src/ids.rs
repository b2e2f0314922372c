//! Cards as small numbers in the state and as the words of the content in every text. Games make their own types with
//! these macros; they need `serde` beside the kernel.

/// For types with `Display`, `FromStr`, `Into<u8>` and `TryFrom<u8>`.
#[macro_export]
macro_rules! spelled {
    ($($thing:ty),*) => {$(
        impl ::serde::Serialize for $thing {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(self)
                } else {
                    serializer.serialize_u8((*self).into())
                }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $thing {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use ::serde::de::Error;
                if deserializer.is_human_readable() {
                    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
                } else {
                    Self::try_from(u8::deserialize(deserializer)?).map_err(D::Error::custom)
                }
            }
        }
    )*};
}

/// Newtypes for the cards of a game and sets of them, each a place in a table of the game's content:
/// `ids! { "Rocket Dice", content; /// A planet card. PlanetId, PlanetSet(u64) => Planet in planets; … }`.
#[macro_export]
macro_rules! ids {
    ($game:literal, $content:path; $($(#[$doc:meta])* $id:ident, $set:ident($bits:ty) => $card:ident in $table:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $id(u8);

        impl $id {
            /// All of them, in the order of the content.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..$content().$table.len() as u8).map(Self)
            }

            /// The card itself.
            #[inline]
            pub fn card(self) -> &'static $card {
                &$content().$table[self.0 as usize]
            }

            /// The one at this place of the content.
            #[allow(dead_code, reason = "not every table is addressed by place")]
            pub(crate) const fn numbered(place: u8) -> Self {
                Self(place)
            }

            /// Its place in the content.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl TryFrom<u8> for $id {
            type Error = String;
            fn try_from(index: u8) -> Result<Self, String> {
                if (index as usize) < $content().$table.len() { Ok(Self(index)) } else { Err(format!("no such card: {index}")) }
            }
        }

        impl ::std::fmt::Display for $id {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&self.card().id)
            }
        }

        impl ::std::fmt::Debug for $id {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&self.card().id)
            }
        }

        impl ::std::str::FromStr for $id {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                Self::all().find(|id| id.card().id == text).ok_or_else(|| {
                    format!("`{}` is not among the {}s of {}", text.chars().take(40).collect::<String>(), stringify!($table).trim_end_matches('s').replace('_', " "), $game)
                })
            }
        }

        impl From<$id> for u8 {
            fn from(id: $id) -> Self {
                id.0
            }
        }

        $crate::spelled!($id);

        /// A set of them.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $set($bits);

        impl $set {
            /// Is it in the set?
            #[inline]
            pub const fn contains(self, id: $id) -> bool { self.0 & (1 << id.0) != 0 }
            /// Adds it.
            #[inline]
            pub fn insert(&mut self, id: $id) { self.0 |= 1 << id.0; }
            /// Takes it out.
            #[inline]
            pub fn remove(&mut self, id: $id) { self.0 &= !(1 << id.0); }
            /// How many.
            #[inline]
            pub const fn len(self) -> u8 { self.0.count_ones() as u8 }
            /// None at all?
            #[inline]
            pub const fn is_empty(self) -> bool { self.0 == 0 }
            /// Its members in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let id = $id(left.trailing_zeros() as u8);
                        left &= left - 1;
                        id
                    })
                })
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                let mut set = Self::default();
                ids.into_iter().for_each(|id| set.insert(id));
                set
            }
        }

        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() { serializer.collect_seq(self.iter()) } else { self.0.serialize(serializer) }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use ::serde::Deserialize as _;
                use ::serde::de::Error as _;
                if deserializer.is_human_readable() {
                    return Ok(Vec::<$id>::deserialize(deserializer)?.into_iter().collect());
                }
                let bits = <$bits>::deserialize(deserializer)?;
                let known = $content().$table.len() as u32;
                if (bits as u128) >> known == 0 { Ok(Self(bits)) } else { Err(D::Error::custom("no such card")) }
            }
        }
    )*};
}
