//! Ships as numbers: so many of each type in one place, in a byte.

use serde::{Deserialize, Serialize};

use crate::ids::{SpaceId, SpaceSet};
use crate::kinds::Ship;

/// So many transports (up to 6) and at most one of each other type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Squad(u8);

impl Squad {
    /// No ship.
    pub const NONE: Self = Self(0);

    /// How many of a type.
    #[inline]
    pub const fn count(self, ship: Ship) -> u8 {
        match ship {
            Ship::Transport => self.0 & 7,
            other => self.0 >> (2 + other as u8) & 1,
        }
    }

    /// One more.
    pub fn add(&mut self, ship: Ship) {
        self.0 += Self::unit(ship);
    }

    /// One less.
    pub fn remove(&mut self, ship: Ship) {
        if self.count(ship) > 0 {
            self.0 -= Self::unit(ship);
        }
    }

    const fn unit(ship: Ship) -> u8 {
        match ship {
            Ship::Transport => 1,
            other => 1 << (2 + other as u8),
        }
    }

    /// No ship at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of all types.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 & 7) + (self.0 >> 3).count_ones() as u8
    }

    /// The types in it.
    pub fn types(self) -> impl Iterator<Item = Ship> {
        Ship::ALL.into_iter().filter(move |&ship| self.count(ship) > 0)
    }

    /// Every ship.
    pub fn ships(self) -> impl Iterator<Item = Ship> {
        self.types().flat_map(move |ship| std::iter::repeat_n(ship, self.count(ship).into()))
    }

    /// All of both.
    pub fn join(&mut self, other: Self) {
        other.ships().for_each(|ship| self.add(ship));
    }
}

/// All ships of one colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fleet {
    /// In the personal supply.
    pub unbuilt: Squad,
    /// In the Launch Bay.
    pub bay: Squad,
    /// In the top area of the Scrapyard.
    pub scrapped: Squad,
    /// On the Repair Barge.
    pub barge: Squad,
    /// On modules.
    pub docked: Squad,
    /// In regions.
    pub board: [Squad; 29],
}

impl Fleet {
    /// Ships in a region.
    #[inline]
    pub fn at(&self, space: SpaceId) -> Squad {
        self.board[space.index()]
    }

    /// Regions with ships.
    pub fn places(&self) -> SpaceSet {
        SpaceId::all().filter(|&space| !self.at(space).is_empty()).collect()
    }

    /// How many are in regions.
    pub fn on_board(&self) -> u8 {
        self.board.iter().map(|squad| squad.len()).sum()
    }

    /// How many are built and not part of a development.
    pub fn built(&self) -> u8 {
        self.bay.len() + self.scrapped.len() + self.barge.len() + self.docked.len() + self.on_board()
    }
}
