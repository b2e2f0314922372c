//! Newtypes for the cards: small numbers in the state, their ids from the content in every text.

use serde::{Deserialize, Serialize};

use crate::content::{
    Bonus, Decree, Fleet, MiningTile, Mission, Objective, Office, Pirate, Planet, Skill, Technology, Wealth,
    content,
};

orrery_kernel::ids! {
    "Transgalactica", content;
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
