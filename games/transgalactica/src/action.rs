//! What a player can do. Small decisions, each `Copy`; the notation is in `notation.rs`.

use serde::{Serialize, Serializer};

use crate::goods::{Good, Units};
use crate::ids::{BonusId, DecreeId, MissionId, ObjectiveId, OfficeId, SkillId, TechId};
use crate::items::Item;
use crate::kinds::{Area, Track, Waived, Worker};
use crate::place::Place;

/// A decision. The order of the variants is the order in which legal actions are listed; free actions come last, so
/// that they can follow the choices of any step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Enough: stop, decline, end the turn.
    Done,
    /// Pass this turn.
    Pass,
    /// Draft this wealth set, counted from 0.
    Wealth(u8),
    /// Draft this skill.
    Skill(SkillId),
    /// A captain takes a main action.
    Main(Area),
    /// A worker goes to an action planet.
    Planet(Worker, Place),
    /// A worker goes to the own action space.
    Wildcard(Worker),
    /// A worker follows.
    Follow(Worker),
    /// A worker follows and performs the main action.
    Promote(Worker),
    /// This alternative, counted from 0.
    Choose(u8),
    /// Pay this.
    #[serde(serialize_with = "spell")]
    Pay(Units),
    /// One step on this track.
    Advance(Track),
    /// Wake a crew.
    Wake,
    /// This Resource.
    Take(Good),
    /// A ship moves along a line and pays its energy. Ships count from 0.
    Sail(u8, Place),
    /// A ship moves along a line without energy.
    Glide(u8, Place),
    /// A ship goes through a wormhole for this price.
    Jump(u8, Place, Fare),
    /// Place an outpost.
    Settle(Place),
    /// Claim a technology card.
    Claim(TechId),
    /// This mission: take it, or put it back.
    Mission(MissionId),
    /// Fulfil this mission without its cost or requirement.
    Waive(MissionId, Waived),
    /// The action of this area.
    Area(Area),
    /// Gather this from there.
    Gather(Place, Good),
    /// Resolve this next.
    Resolve(Item),
    /// Put the pirate token on this row, counted from 0.
    Berth(u8),
    /// Assign the decree to this office.
    Office(OfficeId),
    /// Use this spent tile again.
    Reuse(BonusId),
    /// Score this objective.
    Objective(ObjectiveId),
    /// Free: defeat the pirates there.
    Fight(Place),
    /// Free: a credit for this.
    Exchange(Good),
    /// Free: use a bonus tile.
    Use(BonusId),
    /// Free: use a bonus tile of the stockpile.
    Stock(BonusId),
    /// Free: fulfil a mission.
    Fulfil(MissionId),
    /// Free: claim a seat for this decree.
    Senate(DecreeId),
    /// Free: use this technology card.
    Card(TechId),
}

/// What a wormhole costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fare(pub Units);

impl Serialize for Fare {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

fn spell<S: Serializer>(units: &Units, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(units)
}
