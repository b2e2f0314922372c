//! Regions, who is where, and distance (AE-REGION).

use orrery_kernel::Seat;

use crate::content::{Stats, content};
use crate::ids::{SpaceId, SpaceSet};
use crate::kinds::{Side, Track};
use crate::squad::Squad;
use crate::state::{AndromedasEdge, Tile};

impl AndromedasEdge {
    /// Is it a Quasar?
    pub(crate) fn is_quasar(&self, space: SpaceId) -> bool {
        matches!(self.site(space).tile, Tile::Special(special) if special.card().quasar)
    }

    /// Regions that a ship with these abilities may enter: no Quasar ever, nebulae with Voyage (AE-REGION-5).
    pub(crate) fn enterable(&self, voyage: bool) -> SpaceSet {
        let open = |space: &SpaceId| {
            self.site(*space).tile != Tile::None
                && !self.is_quasar(*space)
                && (voyage || space.card().die.is_none())
        };
        SpaceId::all().filter(open).collect()
    }

    /// Regions at most so far from the start; the way goes only through regions that may be entered (AE-RULING-29).
    pub(crate) fn within(&self, start: SpaceId, range: u8, open: SpaceSet) -> SpaceSet {
        let (mut reached, mut edge) = (SpaceSet::NONE, SpaceSet::one(start));
        for _ in 0..range {
            let next = edge.iter().fold(SpaceSet::NONE, |all, space| all.or(space.card().adjacent));
            let fresh = next.and(open).minus(reached);
            if fresh.is_empty() {
                break;
            }
            reached = reached.or(fresh);
            edge = fresh;
        }
        reached
    }

    /// Can a ship with these values go from one region to the other?
    pub(crate) fn in_reach(&self, from: SpaceId, to: SpaceId, stats: Stats) -> bool {
        let open = self.enterable(stats.has(Stats::VOYAGE));
        from != to && open.contains(to) && self.within(from, stats.range, open).contains(to)
    }

    /// Raiders have Voyage (AE-RAID-6).
    pub(crate) fn raider_reaches(&self, from: SpaceId, to: SpaceId, range: u8) -> bool {
        let open = self.enterable(true);
        from != to && open.contains(to) && self.within(from, range, open).contains(to)
    }

    /// Players with ships in the region, and raiders, as bits by [`Side`].
    pub(crate) fn sides_at(&self, space: SpaceId) -> u8 {
        let ships = self.fleets.iter().enumerate().filter(|(_, fleet)| !fleet.at(space).is_empty());
        let players = ships.fold(0, |bits, (color, _)| bits | 1 << color);
        players | if self.raiders.at(space).is_some() { Side::RAIDERS.bit() } else { 0 }
    }

    /// AE-REGION-2: a ship of anybody, or a raider.
    pub(crate) fn is_occupied(&self, space: SpaceId) -> bool {
        self.sides_at(space) != 0
    }

    /// The seats among sides.
    pub(crate) fn seats_of(&self, sides: u8) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.in_turn_order().filter(move |&seat| sides & Side::of(seat).bit() != 0)
    }

    /// Players with ships in the region, in turn order.
    pub(crate) fn seats_at(&self, space: SpaceId) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats_of(self.sides_at(space))
    }

    /// Ships of opponents in the region, raiders included (AE-RULING-59).
    pub(crate) fn opposing_ships(&self, seat: Seat, space: SpaceId) -> u8 {
        let others = self.seats_at(space).filter(|&other| self.are_opponents(seat, other));
        let ships: u8 = others.map(|other| self.squad(other, space).len()).sum();
        ships + self.unity_at(space).len() + self.raiders.at(space).map_or(0, |(_, count)| count)
    }

    /// The type of the planet there, if it is one.
    pub(crate) fn planet_kind(&self, space: SpaceId) -> Option<Track> {
        match self.site(space).tile {
            Tile::Planet(planet) => Some(planet.card().kind),
            Tile::None | Tile::Nebula | Tile::Base(_) | Tile::Special(_) => None,
        }
    }

    /// Dice of own developments in the region and next to it (AE-DEV-19).
    pub(crate) fn dice_of_developments(&self, side: Side, space: SpaceId) -> u8 {
        let near = space.card().adjacent.or(SpaceSet::one(space));
        let own = near.iter().filter(|&place| self.site(place).development == Some(side));
        own.filter_map(|place| self.planet_kind(place))
            .map(|kind| content().developments[kind as usize].dice)
            .sum()
    }

    /// The region in which something happens now; the first nebula if there is none, which no caller meets.
    pub(crate) fn active_region(&self) -> SpaceId {
        self.turn.region.unwrap_or(SpaceId::numbered(0))
    }

    /// The seat's ships in the active region.
    pub(crate) fn here(&self, seat: Seat) -> Squad {
        self.turn.region.map_or(Squad::NONE, |space| self.squad(seat, space))
    }

    /// Leaders of all colours in a region, those of its development included (AE-DEV-17).
    pub(crate) fn leaders_at(&self, space: SpaceId) -> u8 {
        let standing: u8 = self.leaders.iter().map(|places| places[space.index()]).sum();
        let assigned = match (self.site(space).development, self.planet_kind(space)) {
            (Some(_), Some(kind)) => content().developments[kind as usize].leaders,
            _ => 0,
        };
        standing + assigned
    }
}
