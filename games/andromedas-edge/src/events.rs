//! The event track and event cards (AE-EVENT).

use orrery_kernel::Seat;

use crate::content::content;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame, Point};
use crate::ids::{EventId, SpaceId};
use crate::kinds::{Resource, Source, When};
use crate::state::{AndromedasEdge, Marker, Site, Tile};
use crate::unity::Told;

impl AndromedasEdge {
    /// AE-EVENT-2, AE-RULING-40: surplus steps, and steps of a marker that is not on the track, are lost.
    pub(crate) fn advance_event(&mut self, count: u8, fate: &mut impl Fate) {
        let Marker::On(space) = self.marker else { return };
        let space = (space + count).min(content().limits.event_end);
        self.marker = Marker::On(space);
        fate.event(Event::EventMarker { space });
        if space == content().limits.event_end {
            self.reveal_planet(fate);
            self.marker = Marker::Pending;
            match self.active_side().seat() {
                Some(seat) => fate.event(Event::EventPending { seat }),
                None => fate.event(Event::Unity(Told::EventPending)),
            }
        }
    }

    /// AE-EVENT-3, -4, AE-RULING-43.
    fn reveal_planet(&mut self, fate: &mut impl Fate) {
        let free = content().fill_order.iter().copied().find(|&space| self.site(space).tile == Tile::None);
        let Some(space) = free.filter(|_| !self.planets.is_empty()) else { return };
        if let Some(planet) = self.planets.pop() {
            self.lay_planet(space, planet, fate);
        }
    }

    /// A planet with three moons of its type, the top one seen.
    pub(crate) fn lay_planet(&mut self, space: SpaceId, planet: crate::ids::PlanetId, fate: &mut impl Fate) {
        let tile = Tile::Planet(planet);
        let mut site = Site { tile, ..Site::default() };
        for _ in 0..3 {
            if let Some(moon) = self.piles[planet.card().kind as usize].pop() {
                site.moons.push(moon);
            }
        }
        *self.site_mut(space) = site;
        self.newest = space;
        fate.event(Event::TileLaid { space, tile, moon: site.moons.top() });
    }

    /// Before the card is revealed, whoever can foresee it does.
    pub(crate) fn begin_event(&mut self, seat: Seat) {
        self.stack.push(Frame::Reveal(seat));
        let seers: arrayvec::ArrayVec<Seat, 4> = self.in_turn_order().collect();
        seers.into_iter().rev().for_each(|seer| self.fire(When::EventReveal, seer));
    }

    /// The top card is looked at, to be left or put under the deck.
    pub(crate) fn look_at_event(&mut self, seat: Seat, fate: &mut impl Fate) {
        let eyes = self.eyes(seat);
        let Some(top) = self.events.last_mut() else { return };
        top.1 = top.1.iter().chain(eyes.iter()).collect();
        let events = [top.0].into_iter().collect();
        fate.event(Event::EventsSeen { seat, events: Some(events), eyes });
        self.stack.push(Frame::Foresight(seat));
    }

    pub(crate) fn bury_event(&mut self, seat: Seat, fate: &mut impl Fate) {
        if let Some(top) = self.events.pop() {
            self.events.insert(0, top);
            fate.event(Event::EventBuried { seat });
        }
    }

    /// AE-EVENT-6, AE-RULING-44: an empty deck is made of the resolved cards.
    pub(crate) fn reveal_event(&mut self, fate: &mut impl Fate) {
        if self.events.is_empty() {
            let mut cards: arrayvec::ArrayVec<EventId, 10> = self.spent_events.iter().take(10).collect();
            fate.shuffle(&mut cards);
            self.events = cards.into_iter().map(|card| (card, orrery_kernel::SeatSet::NONE)).collect();
            self.spent_events = Default::default();
        }
        let Some((card, _)) = self.events.pop() else { return };
        self.event = Some(card);
        fate.event(Event::EventRevealed { card });
        self.stack.push_in_order([
            Frame::ScoreEvent,
            Frame::EventRaider,
            Frame::EventEffect,
            Frame::EventOver,
        ]);
        self.open_window(Point::Event);
    }

    /// AE-EVENT-7, -8: VP of the track, less 1 for each damaged module, at least 0.
    pub(crate) fn score_event(&mut self, fate: &mut impl Fate) {
        let Some(event) = self.event else { return };
        let track = event.card().scores;
        for side in self.contenders() {
            let Some(seat) = side.seat() else {
                self.score_event_for_unity(track, fate);
                continue;
            };
            let space = self.player(seat).markers[track as usize];
            let vp = content().tracks[track as usize].vp[usize::from(space)];
            self.score(seat, vp.saturating_sub(self.damaged_modules(seat)), Source::Event, fate);
        }
    }

    pub(crate) fn event_raider(&mut self, fate: &mut impl Fate) {
        if let Some(event) = self.event {
            self.place_raider(event.card().raider, fate);
        }
    }

    pub(crate) fn event_effect(&mut self) {
        if let Some(event) = self.event {
            self.begin_effect(event.card().effect, Context::of(self.active_side(), Source::Event));
        }
    }

    /// AE-EVENT-11; once the end is triggered the marker is removed instead (AE-RULING-100).
    pub(crate) fn event_over(&mut self, fate: &mut impl Fate) {
        if let Some(event) = self.event.take() {
            self.spent_events.insert(event);
        }
        let start = content().limits.event_start[usize::from(self.contender_count()) - 2];
        self.marker = if self.last_turns.is_some() { Marker::Removed } else { Marker::On(start) };
        fate.event(Event::EventOver);
        self.pass_the_conn();
    }

    /// AE-EVENT-16: bonus resources on bases, or on undeveloped planets.
    pub(crate) fn place_bonus(&mut self, resource: Resource, count: u8, bases: bool, fate: &mut impl Fate) {
        let mut regions = 0;
        for site in &mut self.sites {
            let fits = match site.tile {
                Tile::Base(_) => bases,
                Tile::Planet(_) => !bases && site.development.is_none(),
                Tile::None | Tile::Nebula | Tile::Special(_) => false,
            };
            if fits {
                site.bonus.set(resource, site.bonus.count(resource).saturating_add(count));
                regions += 1;
            }
        }
        fate.event(Event::BonusPlaced { resource, regions });
    }
}
