//! Things that are resolved one after the other in their owner's order: what mines, and what pays income.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::kinds::Track;
use crate::place::Place;

/// One thing that mines or pays income.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Item(u8);

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A planet with an outpost.
    Planet(Place),
    /// The mining tile in this slot, from 0.
    Tile(usize),
    /// The space of a track marker.
    Track(Track),
    /// The income slot of this row, from 0.
    Row(usize),
    /// An emptied slot of the outpost row, from 0.
    Outpost(usize),
    /// An empty crew space, from 0.
    Crew(usize),
}

/// The first number of each kind, and its word.
const KINDS: [(u8, &str); 5] = [(21, "tile"), (27, "track"), (31, "row"), (37, "outpost"), (44, "crew")];
const COUNT: u8 = 48;

impl Item {
    /// What it is.
    pub fn thing(self) -> Thing {
        let number = self.0;
        match number {
            0..=20 => Thing::Planet(Place::try_from(number).unwrap_or_default()),
            21..=26 => Thing::Tile(usize::from(number - 21)),
            27..=30 => Thing::Track(Track::PANEL[usize::from(number - 27)]),
            31..=36 => Thing::Row(usize::from(number - 31)),
            37..=43 => Thing::Outpost(usize::from(number - 37)),
            _ => Thing::Crew(usize::from(number - 44)),
        }
    }
}

impl From<Thing> for Item {
    fn from(thing: Thing) -> Self {
        Self(match thing {
            Thing::Planet(place) => place.into(),
            Thing::Tile(slot) => 21 + slot as u8,
            Thing::Track(track) => 27 + track as u8,
            Thing::Row(row) => 31 + row as u8,
            Thing::Outpost(slot) => 37 + slot as u8,
            Thing::Crew(space) => 44 + space as u8,
        })
    }
}

/// A position of the map, or `tile-1`, `track-1`, `row-1`, `outpost-5`, `crew-2`.
impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.thing(), KINDS.iter().rfind(|kind| kind.0 <= self.0)) {
            (Thing::Planet(place), _) => place.fmt(f),
            (_, Some((first, word))) => write!(f, "{word}-{}", self.0 - first + 1),
            (_, None) => Ok(()),
        }
    }
}

impl FromStr for Item {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        (0..COUNT)
            .map(Self)
            .find(|item| item.to_string() == text)
            .ok_or_else(|| format!("`{}` is nothing to resolve", text.chars().take(20).collect::<String>()))
    }
}

impl From<Item> for u8 {
    fn from(item: Item) -> Self {
        item.0
    }
}

impl TryFrom<u8> for Item {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        if number < COUNT { Ok(Self(number)) } else { Err(format!("there is no item {number}")) }
    }
}

orrery_kernel::spelled!(Item);

/// A set of items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ItemSet(u64);

impl ItemSet {
    /// Adds one.
    pub fn insert(&mut self, thing: Thing) {
        self.0 |= 1 << Item::from(thing).0;
    }

    /// Takes one out.
    pub fn remove(&mut self, item: Item) {
        self.0 &= !(1 << item.0);
    }

    /// Is it in the set?
    pub const fn contains(self, item: Item) -> bool {
        self.0 & 1 << item.0 != 0
    }

    /// Nothing at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its members, ascending.
    pub fn iter(self) -> impl Iterator<Item = Item> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let item = Item(left.trailing_zeros() as u8);
                left &= left - 1;
                item
            })
        })
    }
}

impl Serialize for ItemSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for ItemSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let items = Vec::<Item>::deserialize(deserializer)?;
            return Ok(Self(items.into_iter().fold(0, |bits, item| bits | 1 << item.0)));
        }
        let bits = u64::deserialize(deserializer)?;
        if bits >> COUNT == 0 { Ok(Self(bits)) } else { Err(serde::de::Error::custom("no such item")) }
    }
}
