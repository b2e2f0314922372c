//! What is known of the battle being fought, and of damage about to be dealt.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::effect::Rule;
use crate::ids::{ModuleId, SpaceId};
use crate::kinds::Side;
use crate::squad::Squad;

/// A battle in the active region; everything by [`Side`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Battle {
    /// Is one being fought?
    pub on: bool,
    /// Did it end before its dice were compared (AE-RULING-60)?
    pub ended: bool,
    /// Rules of this battle, as bits of [`Rule`].
    pub rules: u8,
    /// Dice and targeting from cards and abilities.
    pub dice_bonus: [i8; Side::COUNT],
    pub targeting_bonus: [i8; Side::COUNT],
    /// Energy spent on dice.
    pub energy: [u8; Side::COUNT],
    /// Diplomacy cards played by each seat.
    pub diplomacy: [u8; 4],
    /// Once the dice are rolled: who fights, as bits; targeting values; dice by face.
    pub fighters: u8,
    pub targeting: [u8; Side::COUNT],
    pub dice: [[u8; 6]; Side::COUNT],
    /// Once the dice are compared: as bits.
    pub winners: u8,
    pub defeated: u8,
}

impl Battle {
    /// Does the rule hold?
    pub const fn has(&self, rule: Rule) -> bool {
        self.rules & rule as u8 != 0
    }

    /// Was a raider defeated?
    pub const fn raider_defeated(&self) -> bool {
        self.defeated & Side::RAIDERS.bit() != 0
    }

    /// Is the side among these bits?
    pub const fn is_in(bits: u8, side: Side) -> bool {
        bits & side.bit() != 0
    }
}

/// Damage about to be dealt to one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Threat {
    /// Ships, by region.
    pub ships: ArrayVec<(SpaceId, Squad), 7>,
    /// Modules.
    pub modules: ArrayVec<ModuleId, 4>,
}

impl Threat {
    /// Nothing left to damage?
    pub fn is_empty(&self) -> bool {
        self.modules.is_empty() && self.ships.iter().all(|(_, squad)| squad.is_empty())
    }
}
