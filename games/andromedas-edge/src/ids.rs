//! Newtypes for spaces, tiles and cards: small numbers in the state, their ids from the content in every text.

use serde::{Deserialize, Serialize};

use crate::content::{
    Base, Destiny, Discovery, EventCard, Faction, Module, Moon, Planet, Raider, Space, SpecialRegion,
    SupremacyToken, Tactic, Upgrade, content,
};

orrery_kernel::ids! {
    "Andromeda's Edge", content;
    /// A space of the board: the 6 nebulae, then the 23 spaces for tiles.
    SpaceId, SpaceSet(u32) => Space in spaces;
    /// A planet tile.
    PlanetId, PlanetSet(u16) => Planet in planets;
    /// An Alliance Base.
    BaseId, BaseSet(u8) => Base in bases;
    /// A special region.
    SpecialId, SpecialSet(u8) => SpecialRegion in specials;
    /// A kind of moon.
    MoonId, MoonSet(u64) => Moon in moons;
    /// A kind of discovery token.
    DiscoveryId, DiscoverySet(u16) => Discovery in discoveries;
    /// A supremacy token.
    TokenId, TokenSet(u8) => SupremacyToken in tokens;
    /// A destiny card.
    DestinyId, DestinySet(u32) => Destiny in destinies;
    /// A module: the 108 cards, then the 4 core modules that every station has.
    ModuleId, ModuleSet(u128) => Module in modules;
    /// A kind of tactics card.
    TacticId, TacticSet(u64) => Tactic in tactics;
    /// A faction.
    FactionId, FactionSet(u16) => Faction in factions;
    /// An upgrade tile.
    UpgradeId, UpgradeSet(u64) => Upgrade in upgrades;
    /// An event card.
    EventId, EventSet(u32) => EventCard in events;
    /// A raider card.
    RaiderId, RaiderSet(u16) => Raider in raiders;
}

impl SpaceSet {
    /// None.
    pub const NONE: Self = Self(0);

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Just this one.
    pub const fn one(space: SpaceId) -> Self {
        Self(1 << space.0)
    }
}

impl ModuleSet {
    /// Those in either.
    #[must_use]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Tactics cards by kind: at most three of each, two bits for each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand(u128);

impl Hand {
    /// How many of a kind.
    #[inline]
    pub const fn count(self, card: TacticId) -> u8 {
        (self.0 >> (2 * card.0) & 3) as u8
    }

    /// One more of a kind.
    pub fn add(&mut self, card: TacticId) {
        self.0 += 1 << (2 * card.0);
    }

    /// One less of a kind.
    pub fn remove(&mut self, card: TacticId) {
        if self.count(card) > 0 {
            self.0 -= 1 << (2 * card.0);
        }
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of all kinds.
    #[inline]
    pub const fn len(self) -> u8 {
        const LOW: u128 = 0x5555_5555_5555_5555_5555_5555_5555_5555;
        ((self.0 & LOW).count_ones() + 2 * (self.0 >> 1 & LOW).count_ones()) as u8
    }

    /// The kinds in it, ascending.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = TacticId> {
        let mut left = (self.0 | self.0 >> 1) & 0x5555_5555_5555_5555_5555_5555_5555_5555;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let id = TacticId(left.trailing_zeros() as u8 / 2);
                left &= left - 1;
                id
            })
        })
    }

    /// Every card, equal ones one after the other.
    pub fn cards(self) -> impl Iterator<Item = TacticId> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }
}

impl FromIterator<TacticId> for Hand {
    fn from_iter<I: IntoIterator<Item = TacticId>>(cards: I) -> Self {
        let mut hand = Self::default();
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

/// Discovery tokens by kind: at most three of each, two bits for each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Finds(u32);

impl Finds {
    /// How many of a kind.
    pub const fn count(self, token: DiscoveryId) -> u8 {
        (self.0 >> (2 * token.0) & 3) as u8
    }

    /// One more of a kind.
    pub fn add(&mut self, token: DiscoveryId) {
        self.0 += 1 << (2 * token.0);
    }

    /// One less of a kind.
    pub fn remove(&mut self, token: DiscoveryId) {
        if self.count(token) > 0 {
            self.0 -= 1 << (2 * token.0);
        }
    }

    /// How many of all kinds.
    pub const fn len(self) -> u8 {
        ((self.0 & 0x5555_5555).count_ones() + 2 * (self.0 >> 1 & 0x5555_5555).count_ones()) as u8
    }

    /// None at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in it, ascending.
    pub fn kinds(self) -> impl Iterator<Item = DiscoveryId> {
        DiscoveryId::all().filter(move |&token| self.count(token) > 0)
    }
}

impl FromIterator<DiscoveryId> for Finds {
    fn from_iter<I: IntoIterator<Item = DiscoveryId>>(tokens: I) -> Self {
        let mut finds = Self::default();
        tokens.into_iter().for_each(|token| finds.add(token));
        finds
    }
}
