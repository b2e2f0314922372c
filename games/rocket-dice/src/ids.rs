//! Newtypes for the cards: small numbers in the state, their ids from the content in every text.

use crate::content::{Alliance, Battle, Empire, Face, Moon, Planet, Space, StationSet, VpCard, content};

orrery_kernel::ids! {
    "Rocket Dice", content;
    /// A planet card.
    PlanetId, PlanetSet(u64) => Planet in planets;
    /// A kind of moon.
    MoonId, MoonSet(u8) => Moon in moons;
    /// An alliance card.
    AllianceId, AllianceSet(u16) => Alliance in alliances;
    /// A VP card.
    VpCardId, VpCardSet(u32) => VpCard in vp_cards;
    /// A battle card.
    BattleId, BattleSet(u16) => Battle in battles;
    /// An empire.
    EmpireId, EmpireSet(u8) => Empire in empires;
    /// A space of The Station.
    SpaceId, SpaceSet(u32) => Space in spaces;
    /// A set of spaces of The Station.
    SetId, SetSet(u8) => StationSet in sets;
    /// A face of the Conquest Dice.
    FaceId, FaceSet(u8) => Face in faces;
}
