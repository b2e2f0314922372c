//! Where an action card sends a ship (UN-LAUNCH, UN-PROBE).

use super::content::{Dir, Pick, Target};
use super::event::{Chosen, Told};
use super::ids::ActionId;
use crate::content::content;
use crate::event::Event;
use crate::fate::Fate;
use crate::ids::{SpaceId, SpaceSet};
use crate::kinds::Side;
use crate::state::{AndromedasEdge, Tile};

/// Farther than anything.
const FAR: u8 = u8::MAX;

impl AndromedasEdge {
    /// UN-PROBE-1: the probe goes where a player launches, to planets and bases.
    pub(crate) fn probe_follows(&mut self, space: SpaceId, fate: &mut impl Fate) {
        if self.unity.is_some() && matches!(self.site(space).tile, Tile::Planet(_) | Tile::Base(_)) {
            self.with_unity(|unity| unity.probe = Some(space));
            fate.event(Event::Unity(Told::Probe { space }));
        }
    }

    /// UN-PROBE-3: off the board the leftmost base stands for it, the upper one first.
    pub(super) fn probe_region(&self) -> SpaceId {
        let base = |space: &SpaceId| matches!(self.site(*space).tile, Tile::Base(_));
        let leftmost =
            || SpaceId::all().filter(base).min_by_key(|space| (space.card().at.1, space.card().at.0));
        self.unity().and_then(|unity| unity.probe).or_else(leftmost).unwrap_or(content().fill_order[0])
    }

    /// UN-LAUNCH-3: planets, bases and Vortexes.
    pub(super) fn permissible(&self) -> SpaceSet {
        let open = |space: &SpaceId| match self.site(*space).tile {
            Tile::Planet(_) | Tile::Base(_) => true,
            Tile::Special(special) => !special.card().quasar,
            Tile::None | Tile::Nebula => false,
        };
        SpaceId::all().filter(open).collect()
    }

    /// UN-LAUNCH-2, -4: the regions that the card leaves, and how they were found.
    pub(super) fn targets(&self, card: ActionId) -> (SpaceSet, Chosen) {
        let (card, open) = (card.card(), self.permissible());
        let mut left = self.matching(card.target).and(open);
        for &pick in &card.picks {
            left = self.best(left, |space| self.rating(pick, space));
        }
        if !left.is_empty() {
            return (left, if left.len() > 1 { Chosen::Conn } else { Chosen::Card });
        }
        let probe = self.probe_region();
        if open.contains(probe) {
            return (SpaceSet::one(probe), Chosen::Probe);
        }
        (self.best(open, |space| self.rating(Pick::NearestProbe, space)), Chosen::Probe)
    }

    fn matching(&self, target: Target) -> SpaceSet {
        let all = SpaceId::all();
        match target {
            Target::Base(base) => all.filter(|&space| self.site(space).tile == Tile::Base(base)).collect(),
            Target::Planet(Some(track)) => {
                all.filter(|&space| self.planet_kind(space) == Some(track)).collect()
            }
            Target::Planet(None) => all.filter(|&space| self.is_undeveloped(space)).collect(),
            Target::MostLeaders => {
                let standing =
                    |space: SpaceId| self.leaders.iter().map(|places| places[space.index()]).sum::<u8>();
                let home =
                    |space: &SpaceId| matches!(self.site(*space).tile, Tile::Planet(_) | Tile::Base(_));
                let some = all.filter(|&space| home(&space) && standing(space) > 0).collect();
                self.best(some, |space| i16::from(standing(space)))
            }
            Target::MostOpposingShips => {
                let players = |space: SpaceId| {
                    let fleets = self.fleets[..Side::UNITY.index()].iter();
                    fleets.map(|fleet| fleet.at(space).len()).sum::<u8>()
                };
                let open = self.permissible();
                let some = open.iter().filter(|&space| players(space) > 0).collect();
                self.best(some, |space| i16::from(players(space)))
            }
            Target::Probe(dir, steps) => {
                step_from(self.probe_region(), dir, steps).map(SpaceSet::one).unwrap_or(SpaceSet::NONE)
            }
            Target::ProbeHere => SpaceSet::one(self.probe_region()),
        }
    }

    pub(super) fn is_undeveloped(&self, space: SpaceId) -> bool {
        self.planet_kind(space).is_some() && self.site(space).development.is_none()
    }

    /// Those with the highest rating.
    fn best(&self, of: SpaceSet, rating: impl Fn(SpaceId) -> i16) -> SpaceSet {
        let best = of.iter().map(&rating).max();
        of.iter().filter(|&space| Some(rating(space)) == best).collect()
    }

    fn rating(&self, pick: Pick, space: SpaceId) -> i16 {
        match pick {
            Pick::MostMoons => self.site(space).moons.len() as i16,
            Pick::UndevelopedFirst => i16::from(self.is_undeveloped(space)),
            Pick::AffordableFirst => {
                let leaders = self.unity().map_or(0, super::Unity::all_leaders);
                i16::from(self.leaders_needed(space).is_some_and(|needed| needed <= leaders))
            }
            Pick::BestDevelopment => i16::from(self.development_vp(space)),
            Pick::NearestProbe => -i16::from(self.steps_between(self.probe_region(), space)),
        }
    }

    /// Leaders that a development there takes; nothing if there is one, or no planet.
    pub(super) fn leaders_needed(&self, space: SpaceId) -> Option<u8> {
        let kind = self.planet_kind(space).filter(|_| self.is_undeveloped(space))?;
        Some(content().developments[kind as usize].leaders)
    }

    /// UN-DEV-5: what developing there would score.
    fn development_vp(&self, space: SpaceId) -> u8 {
        let own = self.leaders_needed(space).unwrap_or(0);
        (self.leaders_around(space) + own).min(10)
    }

    /// Leaders in the region and around it, those of developments included.
    pub(super) fn leaders_around(&self, space: SpaceId) -> u8 {
        let near = space.card().adjacent.or(SpaceSet::one(space));
        near.iter().map(|place| self.leaders_at(place)).sum()
    }

    /// Fewest steps, not through nebulae or Quasars.
    fn steps_between(&self, from: SpaceId, to: SpaceId) -> u8 {
        let open = self.enterable(false);
        let (mut reached, mut edge) = (SpaceSet::one(from), SpaceSet::one(from));
        let mut steps = 0;
        while !reached.contains(to) {
            let near = edge.iter().fold(SpaceSet::NONE, |all, space| all.or(space.card().adjacent));
            edge = near.and(open).minus(reached);
            if edge.is_empty() {
                return FAR;
            }
            reached = reached.or(edge);
            steps += 1;
        }
        steps
    }
}

/// UN-PROBE-4: so many steps over anything.
fn step_from(space: SpaceId, dir: Dir, steps: u8) -> Option<SpaceId> {
    let (row, x) = space.card().at;
    let (down, right) = match dir {
        Dir::W => (0, -2),
        Dir::E => (0, 2),
        Dir::Nw => (-1, -1),
        Dir::Ne => (-1, 1),
        Dir::Sw => (1, -1),
        Dir::Se => (1, 1),
    };
    let steps = i16::from(steps);
    let (row, x) = (i16::from(row) + down * steps, i16::from(x) + right * steps);
    SpaceId::all().find(|other| {
        let at = other.card().at;
        (i16::from(at.0), i16::from(at.1)) == (row, x)
    })
}
