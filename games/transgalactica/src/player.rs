//! What a player has, and what follows from it: levels, traits, outposts.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::content::{Power, Traits, content};
use crate::goods::Units;
use crate::ids::{
    Bag, FleetId, MiningId, MissionId, MissionSet, ObjectiveId, PirateId, PirateSet, SkillId, TechSet,
    WealthId,
};
use crate::kinds::{Source, Track};
use crate::place::{Place, PlaceSet};

/// What a player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "fields without a word say what they are")]
pub struct Player {
    /// VP by source; their sum is the place on the VP track.
    pub scored: [i16; Source::ALL.len()],
    pub goods: Units,
    /// Where the markers stand, by [`Track`].
    pub markers: [u8; 5],
    /// Levels that count higher until the action phase ends, by [`Track`].
    pub temporary: [u8; 5],
    pub crew: Crew,
    /// Tech markers in the Cargo Bay.
    pub cargo: u8,
    pub techs: TechSet,
    /// Technology cards used this round, of those that work once.
    pub flipped: TechSet,
    /// Mining slots, top to bottom.
    pub mining: [Option<MiningId>; 6],
    /// The fleet tiles of rows 2, 4, 6: on their trade spaces until these are unlocked.
    pub fleets: [FleetId; 3],
    /// Pirate tokens on rows 1, 3, 5.
    pub berths: [Option<PirateId>; 3],
    /// Pirate tokens beside the panel.
    pub kept: PirateSet,
    /// Where outposts stand; Technological Terror too.
    pub outposts: PlaceSet,
    pub ships: ArrayVec<Place, 2>,
    /// Missions taken, in the order they came.
    pub log: ArrayVec<MissionId, 3>,
    pub fulfilled: MissionSet,
    /// Bonus tiles face up.
    pub tiles: Bag,
    /// Bonus tiles of the stockpile, face up.
    pub stock: Bag,
    /// Bonus tiles face down.
    pub spent: Bag,
    pub skill: Option<SkillId>,
    /// The wealth set drafted, until it is resolved.
    pub wealth: Option<[WealthId; 2]>,
    pub objectives: [ObjectiveId; 2],
    /// The objective chosen at the end.
    pub chosen: Option<ObjectiveId>,
    pub once: Once,
}

/// What holds for a turn, a round, or until it is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Once {
    /// The next income is doubled.
    pub double_income: bool,
    /// A captain may take a used main action space.
    pub reuse_main: bool,
    /// The wildcard space is used this round.
    pub wildcard: bool,
    /// A tile of the stockpile was used this round.
    pub stock: bool,
    /// Planets that are wormholes to leave from, for this turn.
    pub rift: PlaceSet,
}

/// Captains, crew and the Lieutenant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Crew {
    /// Captains on active duty, and those placed this round.
    pub captains: u8,
    pub captains_out: u8,
    /// Crew on active duty, placed this round, in the chambers, in the Senate, and gone for good.
    pub ready: u8,
    pub out: u8,
    pub frozen: u8,
    pub seated: u8,
    pub gone: u8,
    /// The Lieutenant: on active duty or not.
    pub lieutenant: Option<bool>,
}

impl Player {
    /// VP scored so far.
    pub fn vp(&self) -> i16 {
        self.scored.iter().sum()
    }

    /// What all cards and the skill in force say together.
    pub(crate) fn traits(&self) -> Traits {
        let skill = self.skill.map(|skill| &skill.card().traits);
        let cards = self.techs.iter().map(|tech| &tech.card().traits);
        let mut sum = Traits::default();
        for traits in cards.chain(skill) {
            for (level, more) in sum.levels.iter_mut().zip(traits.levels) {
                *level += more;
            }
            for good in crate::goods::Good::ALL {
                sum.trade_discount.add(good, traits.trade_discount.get(good));
                sum.mission_discount.add(good, traits.mission_discount.get(good));
            }
            sum.mission_slots += traits.mission_slots;
            sum.mission_reach += traits.mission_reach;
            sum.extra_move += traits.extra_move;
            sum.mission_any_discount += traits.mission_any_discount;
            sum.powers |= traits.powers;
        }
        sum
    }

    /// Does a card or the skill give this power?
    pub(crate) fn has(&self, power: Power) -> bool {
        self.skill.is_some_and(|skill| skill.card().traits.has(power))
            || self.techs.iter().any(|tech| tech.card().traits.has(power))
    }

    /// TG-LEVEL-1, -2, -9: the marker, what counts higher, and what is temporary (TG-RULING-11).
    pub fn level(&self, track: Track) -> u8 {
        let nth = track as usize;
        let more: u8 = self.techs.iter().map(|tech| tech.card().traits.levels[nth]).sum();
        self.markers[nth] + more + self.temporary[nth]
    }

    /// The last space of the track.
    pub(crate) fn can_advance(&self, track: Track) -> bool {
        let max = match track {
            Track::Trade => content().limits.trade_max,
            other => content().tracks[other as usize].max,
        };
        self.markers[track as usize] < max
    }

    /// TG-INCOME-3.
    pub(crate) fn row_is_active(&self, row: usize) -> bool {
        self.level(Track::Politics) >= content().rows[row].politics_needed
    }

    /// Outposts on the map: the emptied slots of the row (TG-PRIORITY-4).
    pub(crate) fn outposts_on_map(&self) -> u8 {
        self.outposts.len() - u8::from(self.outposts.contains(Place::TERROR))
    }

    /// Pirate tokens, with or without a slot (TG-RULING-24).
    pub(crate) fn pirate_tokens(&self) -> u8 {
        self.kept.len() + self.berths.iter().flatten().count() as u8
    }

    /// Slots of the mission log.
    pub(crate) fn log_size(&self) -> usize {
        let more: u8 = self.techs.iter().map(|tech| tech.card().traits.mission_slots).sum();
        usize::from(content().limits.mission_log + more).min(3)
    }
}

impl Crew {
    /// How many crew spaces are taken when everybody is back (TG-RULING-47).
    pub(crate) fn on_duty(&self) -> u8 {
        self.ready + self.out + u8::from(self.lieutenant.is_some())
    }
}
