//! Newtypes for the cards: small numbers in the state, their ids from the content in every text.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{
    Bonus, Decree, Fleet, MiningTile, Mission, Objective, Office, Pirate, Planet, Skill, Technology, Wealth,
    content,
};

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident, $set:ident($bits:ty) => $card:ident in $table:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $id(u8);

        impl $id {
            /// All of them, in the order of the content.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..content().$table.len() as u8).map(Self)
            }

            /// The one at this place of the content.
            #[allow(dead_code, reason = "not every table is addressed by place")]
            pub(crate) const fn numbered(place: u8) -> Self {
                Self(place)
            }

            /// The card itself.
            #[inline]
            pub fn card(self) -> &'static $card {
                &content().$table[self.0 as usize]
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
                if (index as usize) < content().$table.len() { Ok(Self(index)) } else { Err(format!("no such card: {index}")) }
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.card().id)
            }
        }

        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.card().id)
            }
        }

        impl FromStr for $id {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                Self::all().find(|id| id.card().id == text).ok_or_else(|| {
                    format!("`{}` is no {} of Transgalactica", text.chars().take(40).collect::<String>(), stringify!($card).to_lowercase())
                })
            }
        }

        impl From<$id> for u8 {
            fn from(id: $id) -> Self {
                id.0
            }
        }

        crate::spelled::spelled!($id);

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

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() { serializer.collect_seq(self.iter()) } else { self.0.serialize(serializer) }
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use serde::de::Error;
                if deserializer.is_human_readable() {
                    return Ok(Vec::<$id>::deserialize(deserializer)?.into_iter().collect());
                }
                let bits = <$bits>::deserialize(deserializer)?;
                let known = content().$table.len() as u32;
                if (bits as u128) >> known == 0 { Ok(Self(bits)) } else { Err(D::Error::custom("no such card")) }
            }
        }
    )*};
}

ids! {
    /// A planet: the 20 tiles, then the Central Planet.
    PlanetId, PlanetSet(u32) => Planet in planets;
    /// A technology card.
    TechId, TechSet(u32) => Technology in technologies;
    /// A mission.
    MissionId, MissionSet(u32) => Mission in missions;
    /// A decree.
    DecreeId, DecreeSet(u16) => Decree in decrees;
    /// An office of the Senate.
    OfficeId, OfficeSet(u8) => Office in offices;
    /// An objective.
    ObjectiveId, ObjectiveSet(u16) => Objective in objectives;
    /// A skill.
    SkillId, SkillSet(u16) => Skill in skills;
    /// A kind of bonus tile.
    BonusId, BonusSet(u32) => Bonus in bonuses;
    /// A kind of mining tile.
    MiningId, MiningSet(u16) => MiningTile in mining_tiles;
    /// A kind of fleet income tile.
    FleetId, FleetSet(u8) => Fleet in fleets;
    /// A pirate token.
    PirateId, PirateSet(u8) => Pirate in pirates;
    /// A wealth card.
    WealthId, WealthSet(u16) => Wealth in wealths;
}

/// Bonus tiles by kind: at most three of each, two bits for each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bag(u64);

impl Bag {
    /// How many of a kind.
    #[inline]
    pub const fn count(self, tile: BonusId) -> u8 {
        (self.0 >> (2 * tile.0) & 3) as u8
    }

    /// One more of a kind.
    pub fn add(&mut self, tile: BonusId) {
        self.0 += 1 << (2 * tile.0);
    }

    /// One less of a kind.
    pub fn remove(&mut self, tile: BonusId) {
        if self.count(tile) > 0 {
            self.0 -= 1 << (2 * tile.0);
        }
    }

    /// None at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of all kinds.
    pub fn len(self) -> u8 {
        self.kinds().map(|tile| self.count(tile)).sum()
    }

    /// The kinds in it, ascending.
    pub fn kinds(self) -> impl Iterator<Item = BonusId> {
        let mut left = (self.0 | self.0 >> 1) & 0x5555_5555_5555_5555;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let id = BonusId(left.trailing_zeros() as u8 / 2);
                left &= left - 1;
                id
            })
        })
    }
}
