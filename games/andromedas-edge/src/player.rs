//! What a player has, and what follows from it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Ability, Stats, content};
use crate::ids::{
    DestinyId, FactionId, Finds, Hand, ModuleSet, MoonId, TacticId, TokenSet, UpgradeId, UpgradeSet,
};
use crate::kinds::{Power, Resource, Ship, Source, Track};
use crate::spelled::words;
use crate::units::Units;

/// What a player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The hand.
    pub hand: Hand,
    /// Sustain cards in play.
    pub sustained: Hand,
    /// Modules on the station, without the core modules.
    pub modules: ModuleSet,
    /// The core modules, by row.
    pub core: [Berth; 4],
    /// Upgrade tiles not yet placed.
    pub tiles: UpgradeSet,
    /// Upgrade tiles placed, by [`Ship`].
    pub upgrades: [Option<UpgradeId>; 4],
    /// Damage markers on shield icons, by [`Ship`].
    pub shields: [u8; 4],
    /// Resources in storage; the cards are counted in the hand.
    pub stored: Units,
    /// VP by source; their sum is the place of the VP marker.
    pub scored: [i16; Source::ALL.len()],
    /// Markers on the tracks, by [`Track`].
    pub markers: [u8; 5],
    /// The claimed moons, ascending.
    pub moons: ArrayVec<MoonId, 6>,
    /// The moon in the Tactical Operations slot.
    pub operations: Slot,
    /// Discovery tokens, face down.
    pub finds: Finds,
    /// Supremacy tokens.
    pub tokens: TokenSet,
    /// Development cards face up, by [`Track`].
    pub cards_up: [u8; 5],
    /// Development cards face down, by [`Track`].
    pub cards_down: [u8; 5],
    /// Leaders on the station.
    pub leaders: u8,
    /// Leaders that were spent.
    pub spent_leaders: u8,
    /// The factions dealt, until all have chosen.
    pub dealt: ArrayVec<FactionId, 3>,
    /// The faction.
    pub faction: Option<FactionId>,
    /// The destiny cards dealt.
    pub destinies: ArrayVec<DestinyId, 2>,
    /// The destiny card kept.
    pub destiny: Option<DestinyId>,
    /// Abilities of the faction used since the last Return turn, as bits.
    pub used: u8,
    /// Return turns in a row without a ship away (AE-RULING-28).
    pub idle: u8,
}

words! {
    /// What lies on a module, and how it was activated this turn.
    Dock "dock" {
        /// Nothing; not activated.
        Free "free",
        /// A transport.
        Transport "transport",
        /// A fighter.
        Fighter "fighter",
        /// A science vessel.
        ScienceVessel "science-vessel",
        /// A heavy cruiser.
        HeavyCruiser "heavy-cruiser",
        /// Energy.
        Energy "energy",
        /// Nothing; activated by an effect.
        Effect "effect",
    }
}

impl Dock {
    /// With this ship on it.
    pub const fn ship(ship: Ship) -> Self {
        match ship {
            Ship::Transport => Self::Transport,
            Ship::Fighter => Self::Fighter,
            Ship::ScienceVessel => Self::ScienceVessel,
            Ship::HeavyCruiser => Self::HeavyCruiser,
        }
    }
}

/// A place for a moon.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Slot(u8);

impl Slot {
    /// The moon in it.
    #[inline]
    pub fn moon(self) -> Option<MoonId> {
        (self.0 > 0).then(|| MoonId::numbered(self.0 - 1))
    }

    /// With this moon in it.
    pub fn with(moon: MoonId) -> Self {
        Self(u8::from(moon) + 1)
    }

    /// Is it empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl std::fmt::Debug for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.moon().fmt(f)
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.moon().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::<MoonId>::deserialize(deserializer)?.map_or(Self(0), Self::with))
    }
}

/// A module on a station: its damage, what lies on it, its moons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Berth {
    /// Damage markers.
    pub damage: u8,
    /// How it was activated this turn.
    pub dock: Dock,
    /// The moon in the input slot; of an industry module, the one between it and the module before it.
    pub input: Slot,
    /// The moon in the output slot.
    pub output: Slot,
}

impl Default for Berth {
    fn default() -> Self {
        Self { damage: 0, dock: Dock::Free, input: Slot::default(), output: Slot::default() }
    }
}

impl Player {
    /// Where the markers stand, by [`Track`].
    pub fn markers(&self) -> [u8; 5] {
        self.markers
    }

    /// VP scored so far.
    pub fn vp(&self) -> i16 {
        self.scored.iter().sum()
    }

    /// Everything unspent (AE-RES-1): storage and hand.
    pub fn holdings(&self) -> Units {
        let mut held = self.stored;
        held.0[Resource::Tactics as usize] = self.hand.len();
        held
    }

    /// The abilities of the faction.
    pub fn abilities(&self) -> &'static [Ability] {
        self.faction.map_or(&[], |faction| &faction.card().abilities)
    }

    /// Has the faction, or an upgrade tile in place, this power?
    pub(crate) fn has(&self, power: Power) -> bool {
        self.abilities().iter().any(|ability| ability.power == Some(power))
            || self.upgrades.iter().flatten().any(|tile| tile_has(*tile, power))
    }

    /// What a ship of this type can do: base values or upgrade (AE-UPGRADE-2), faction (AE-C8) and sustain cards.
    pub fn stats(&self, ship: Ship) -> Stats {
        let tile = self.upgrades[ship as usize];
        let mut stats = tile.map_or(content().ships[ship as usize].stats, |tile| tile.card().stats);
        if self.has(Power::DreadFlag) {
            stats.abilities |= Stats::ATTACK;
        }
        if self.has(Power::VoidBorn) {
            stats.abilities |= Stats::VOYAGE;
        }
        for card in self.sustained.kinds() {
            stats.range += card.card().traits.range * self.sustained.count(card);
            stats.abilities |= card.card().traits.abilities;
        }
        stats
    }

    /// Does the upgrade tile of this ship type carry this power?
    pub(crate) fn ship_has(&self, ship: Ship, power: Power) -> bool {
        self.upgrades[ship as usize].is_some_and(|tile| tile_has(tile, power))
    }

    /// Dice or targeting of all sustain cards in play.
    pub(crate) fn sustained_sum(&self, of: impl Fn(TacticId) -> i8) -> i8 {
        self.sustained.cards().map(of).sum()
    }

    /// Shield icons of a type without a marker.
    pub fn free_shields(&self, ship: Ship) -> u8 {
        self.stats(ship).shields.saturating_sub(self.shields[ship as usize])
    }

    /// The hand limit: the station's, or the highest reached on the civilization track, and the faction's.
    pub fn hand_limit(&self) -> u8 {
        let track = &content().tracks[Track::Civilization as usize];
        let reached = self.markers[Track::Civilization as usize];
        let marks = track.marks.iter().filter_map(|&(at, mark)| match mark {
            crate::content::Mark::HandLimit(limit) if at <= reached => Some(limit),
            _ => None,
        });
        marks.fold(content().limits.hand, u8::max) + self.faction.map_or(0, |faction| faction.card().hand)
    }

    /// How many claimed moons the station holds.
    pub fn moon_limit(&self) -> u8 {
        self.faction
            .and_then(|faction| faction.card().claimed_moons)
            .unwrap_or(content().limits.claimed_moons)
    }

    /// How much of a resource the station holds.
    pub fn storage(&self, resource: Resource) -> u8 {
        let usual = content().limits.storage[resource as usize];
        match resource {
            Resource::Credit => self.faction.and_then(|faction| faction.card().credits).unwrap_or(usual),
            _ => usual,
        }
    }

    /// Is there room for another moon?
    pub(crate) fn has_room(&self) -> bool {
        self.moons.len() < usize::from(self.moon_limit())
    }

    /// Adds a moon in order.
    pub(crate) fn put_moon(&mut self, moon: MoonId) {
        let place = self.moons.partition_point(|&other| other < moon);
        self.moons.insert(place, moon);
    }

    /// Takes a claimed moon away.
    pub(crate) fn take_moon(&mut self, moon: MoonId) {
        if let Some(place) = self.moons.iter().position(|&other| other == moon) {
            self.moons.remove(place);
        }
    }

    /// The kinds of claimed moons, each once, ascending.
    pub(crate) fn moon_kinds(&self) -> impl Iterator<Item = MoonId> {
        let mut last = None;
        self.moons.iter().copied().filter(move |&moon| last.replace(moon) != Some(moon))
    }

    /// Developments of a type.
    pub fn developments(&self, track: Track) -> u8 {
        self.cards_up[track as usize] + self.cards_down[track as usize]
    }

    /// Developments of all types.
    pub fn all_developments(&self) -> u8 {
        Track::ALL.into_iter().map(|track| self.developments(track)).sum()
    }

    /// The ship types that can still be upgraded with a tile in hand, and the tiles.
    pub(crate) fn placeable_tiles(&self) -> impl Iterator<Item = UpgradeId> {
        self.tiles.iter().filter(|tile| self.upgrades[tile.card().ship as usize].is_none())
    }
}

fn tile_has(tile: UpgradeId, power: Power) -> bool {
    tile.card().custom.as_ref().is_some_and(|ability| ability.power == Some(power))
}
