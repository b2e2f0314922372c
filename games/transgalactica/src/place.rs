//! Where planets lie: the positions of the maps. They have the same names on every map, so that a place is a small
//! number everywhere; a map has some of them and lines between them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A position: `c`, `b1` to `b4`, `i1` to `i8`, `o1` to `o7`, and `t` for Technological Terror beside its owner's panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

/// The kinds of positions: letter, first number, how many.
const KINDS: [(char, u8, u8); 3] = [('b', 1, 4), ('i', 5, 8), ('o', 13, 7)];

impl Place {
    /// The Central Planet.
    pub const CENTRAL: Self = Self(0);
    /// Technological Terror, which lies on no map.
    pub const TERROR: Self = Self(20);
    /// Positions that maps can have.
    pub const COUNT: usize = 20;

    /// All positions that maps can have.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place in arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::CENTRAL => f.write_str("c"),
            Self::TERROR => f.write_str("t"),
            Self(number) => {
                let (letter, first, _) = KINDS.into_iter().rfind(|kind| kind.1 <= number).unwrap_or(KINDS[0]);
                write!(f, "{letter}{}", number - first + 1)
            }
        }
    }
}

impl FromStr for Place {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Self::all()
            .chain([Self::TERROR])
            .find(|place| place.to_string() == text)
            .ok_or_else(|| format!("`{}` is no position of a map", text.chars().take(20).collect::<String>()))
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> Self {
        place.0
    }
}

impl TryFrom<u8> for Place {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        if number <= Self::TERROR.0 {
            Ok(Self(number))
        } else {
            Err(format!("there is no position {number}"))
        }
    }
}

orrery_kernel::spelled!(Place);

/// A set of positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PlaceSet(u32);

impl PlaceSet {
    /// Is it in the set?
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 & 1 << place.0 != 0
    }

    /// Adds it.
    pub fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }

    /// Takes it out.
    pub fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.0);
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// None at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Its members, ascending.
    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let place = Place(left.trailing_zeros() as u8);
                left &= left - 1;
                place
            })
        })
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut set = Self::default();
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl Serialize for PlaceSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for PlaceSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(Vec::<Place>::deserialize(deserializer)?.into_iter().collect());
        }
        let bits = u32::deserialize(deserializer)?;
        let known = bits >> (Place::COUNT + 1) == 0;
        if known { Ok(Self(bits)) } else { Err(serde::de::Error::custom("no such position")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_has_its_name() {
        let names: Vec<String> = Place::all().chain([Place::TERROR]).map(|place| place.to_string()).collect();
        assert_eq!(names.join(" "), "c b1 b2 b3 b4 i1 i2 i3 i4 i5 i6 i7 i8 o1 o2 o3 o4 o5 o6 o7 t");
        assert!(names.iter().all(|name| name.parse::<Place>().unwrap().to_string() == *name));
        assert!("i9".parse::<Place>().is_err() && "".parse::<Place>().is_err());
    }
}
