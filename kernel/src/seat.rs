//! Who sits at the table, and who looks.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats any game here has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0; people see it counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, if there is such a seat in any game.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < MAX_SEATS { Some(Self(index)) } else { None }
    }

    /// Its index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Self)
    }

    /// The next seat clockwise at a table of `count`.
    pub const fn next(self, count: u8) -> Self {
        if self.0 + 1 >= count { Self(0) } else { Self(self.0 + 1) }
    }

    /// All seats of a table of `count`, clockwise from this one.
    pub fn round(self, count: u8) -> impl Iterator<Item = Self> + Clone {
        (0..count).map(move |step| Self((self.0 + step) % count))
    }
}

/// In texts for people and other programs seats count from 1, as everywhere a person sees them.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let first = u8::from(serializer.is_human_readable());
        serializer.serialize_u8(self.0 + first)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let from_one = deserializer.is_human_readable();
        let number = u8::deserialize(deserializer)?;
        let index = if from_one { number.checked_sub(1) } else { Some(number) };
        index.and_then(Self::new).ok_or_else(|| D::Error::custom(format!("there is no seat {number}")))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let number: u8 = text.parse().map_err(|_| format!("`{text}` is not a seat; seats are 1, 2, 3 …"))?;
        number.checked_sub(1).and_then(Self::new).ok_or_else(|| format!("there is no seat {number}"))
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Just this seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set and that seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set without that seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Is the seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat in it.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Seat::new(self.0.trailing_zeros() as u8) }
    }

    /// Its seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

/// A list of seats in texts, a mask of bits elsewhere.
impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect());
        }
        let bits = u8::deserialize(deserializer)?;
        if bits >> MAX_SEATS == 0 { Ok(Self(bits)) } else { Err(D::Error::custom("no such seats")) }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// The holder of a seat.
    Seat(Seat),
    /// Someone without a seat.
    Spectator,
}

impl Viewer {
    /// Does this viewer hold that seat?
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PerSeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        let seat = Seat::new(2).unwrap();
        assert_eq!(seat.next(3), Seat::default());
        assert_eq!(seat.round(4).map(Seat::index).collect::<Vec<_>>(), [2, 3, 0, 1]);
        assert_eq!("3".parse::<Seat>(), Ok(seat));
        assert!("0".parse::<Seat>().is_err() && "9".parse::<Seat>().is_err() && "x".parse::<Seat>().is_err());
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let set: SeatSet = Seat::all(4).filter(|seat| seat.index() % 2 == 1).collect();
        assert_eq!((set.len(), set.first(), set.contains(Seat::default())), (2, Seat::new(1), false));
        assert!(set.iter().fold(set, SeatSet::without).is_empty());
        let bytes = postcard::to_stdvec(&(set, Seat::new(1))).unwrap();
        assert_eq!(bytes, [0b1010, 1, 1]);
        assert_eq!(postcard::from_bytes(&bytes), Ok((set, Seat::new(1))));
        assert!(postcard::from_bytes::<SeatSet>(&[0b10_0000]).is_err());
    }
}
