//! Developments: building, scoring, their cards (AE-DEV).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::content;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame, Then};
use crate::ids::{SpaceId, SpaceSet};
use crate::kinds::{Ship, Side, Source, Track, When};
use crate::state::{AndromedasEdge, Tile};
use crate::units::Cost;

impl AndromedasEdge {
    /// AE-DEV-3 to -5, -15: undeveloped planets with an own transport, leaders enough (with so many more that could
    /// still come), and a ship left afterwards.
    pub(crate) fn sites_for_development(&self, seat: Seat, more: u8) -> impl Iterator<Item = SpaceId> {
        let leaders = self.player(seat).leaders + more;
        let enough_ships = self.fleet(seat).built() > 1;
        SpaceId::all().filter(move |&space| {
            let Some(kind) = self.planet_kind(space) else { return false };
            let card = &content().developments[kind as usize];
            enough_ships
                && self.site(space).development.is_none()
                && self.squad(seat, space).count(Ship::Transport) > 0
                && leaders >= card.leaders
                && self.built(kind) < card.copies
        })
    }

    /// Developments of a type built by anybody.
    fn built(&self, kind: Track) -> u8 {
        let built = |site: &&crate::state::Site| match site.tile {
            Tile::Planet(planet) => planet.card().kind == kind && site.development.is_some(),
            Tile::None | Tile::Nebula | Tile::Base(_) | Tile::Special(_) => false,
        };
        self.sites.iter().filter(built).count() as u8
    }

    pub(crate) fn development_cost(&self, space: SpaceId) -> Cost {
        match self.site(space).tile {
            Tile::Planet(planet) => planet.card().cost,
            Tile::None | Tile::Nebula | Tile::Base(_) | Tile::Special(_) => Cost::default(),
        }
    }

    /// Sites that can also be paid.
    pub(crate) fn developable(&self, seat: Seat, minus: u8) -> impl Iterator<Item = SpaceId> {
        self.sites_for_development(seat, 0)
            .filter(move |&space| self.can_pay(seat, self.development_cost(space), minus))
    }

    pub(crate) fn offer_sites(&self, seat: Seat, minus: u8, sure: bool, offers: &mut impl Offers<Action>) {
        if !sure {
            offers.offer(Action::Done);
        }
        self.developable(seat, minus).for_each(|space| offers.offer(Action::Develop(space)));
    }

    pub(crate) fn begin_development(&mut self, seat: Seat, space: SpaceId, minus: u8) {
        self.stack.push(Frame::Pay { then: Then::Development(space), seat, minus, sure: true });
    }

    /// AE-DEV-6 to -8: leaders, tile, card; then the track, then scoring (AE-RULING-88).
    pub(crate) fn build_development(&mut self, seat: Seat, space: SpaceId, fate: &mut impl Fate) {
        let Some(kind) = self.planet_kind(space) else { return };
        let leaders = content().developments[kind as usize].leaders;
        self.fleet_mut(seat).board[space.index()].remove(Ship::Transport);
        self.site_mut(space).development = Some(Side::of(seat));
        let player = self.player_mut(seat);
        player.leaders = player.leaders.saturating_sub(leaders);
        player.spent_leaders += leaders;
        player.cards_up[kind as usize] += 1;
        fate.event(Event::DevelopmentBuilt { seat, space });
        self.stack.push_in_order([
            Frame::Steps { seat, track: kind, left: 1 },
            Frame::ScoreDevelopment { seat, space },
        ]);
    }

    /// AE-DEV-16 to -18: leaders there and in adjacent regions, at most 10 VP.
    pub(crate) fn score_development(&mut self, seat: Seat, space: SpaceId, fate: &mut impl Fate) {
        let near = space.card().adjacent.or(SpaceSet::one(space));
        let leaders: u8 = near.iter().map(|place| self.leaders_at(place)).sum();
        self.score(seat, leaders.min(10), Source::Development, fate);
        self.fire(When::BuildDevelopment, seat);
    }

    /// AE-FREE-5: the card is turned face down.
    pub(crate) fn use_development(&mut self, seat: Seat, track: Track, fate: &mut impl Fate) {
        let player = self.player_mut(seat);
        player.cards_up[track as usize] -= 1;
        player.cards_down[track as usize] += 1;
        fate.event(Event::DevelopmentUsed { seat, track });
        let ability = content().developments[track as usize].ability;
        self.begin_effect(ability, Context::new(seat, Source::Development).surely());
    }

    pub(crate) fn flip_up(&mut self, seat: Seat, track: Track, fate: &mut impl Fate) {
        let player = self.player_mut(seat);
        player.cards_down[track as usize] -= 1;
        player.cards_up[track as usize] += 1;
        fate.event(Event::DevelopmentFlipped { seat, track });
    }
}
