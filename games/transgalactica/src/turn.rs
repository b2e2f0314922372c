//! The Action Phase: turns (TG-ACTION), passes (TG-PASS), and the turn actions that cards and skills add.

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{Power, When, content};
use crate::effect::Step;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::kinds::{Area, Source, Worker};
use crate::place::Place;
use crate::resolve::action_of;
use crate::state::{Phase, Transgalactica};

impl Transgalactica {
    pub(crate) fn begin_actions(&mut self) {
        self.phase = Phase::Action;
        self.passes = 0;
        self.stack.push(Frame::Turn(self.order[0]));
    }

    /// TG-PASS-3: the phase ends when all have passed in direct succession.
    pub(crate) fn next_turn(&mut self, seat: Seat, fate: &mut impl Fate) {
        if self.passes >= self.count() {
            return self.maintain(fate);
        }
        let next = (self.place_in_order(seat) + 1) % self.order.len();
        self.stack.push(Frame::Turn(self.order[next]));
    }

    /// Every turn action, and a pass.
    pub(crate) fn offer_turn(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Pass);
        let crew = &self.player(seat).crew;
        if crew.captains > 0 {
            for area in Area::ALL.into_iter().filter(|&area| self.may_take_main(seat, area)) {
                if self.could(action_of(area, true), seat) {
                    offers.offer(Action::Main(area));
                }
            }
        }
        let workers = [(Worker::Captain, crew.captains), (Worker::Crew, crew.ready)];
        let workers = workers.into_iter().filter(|worker| worker.1 > 0).map(|worker| worker.0);
        for worker in workers.clone() {
            for place in self.action_planets(seat) {
                let effect = self.site(place).planet.and_then(|planet| planet.card().effect);
                if effect.is_some_and(|effect| self.could_with(worker, effect, seat)) {
                    offers.offer(Action::Planet(worker, place));
                }
            }
        }
        // Some area can always be performed: mining.
        if self.player(seat).has(Power::Wildcard) && !self.player(seat).once.wildcard {
            workers.for_each(|worker| offers.offer(Action::Wildcard(worker)));
        }
    }

    /// TG-ACTION-2, TG-RULING-15: an empty space, or one that holds only captains of others, with leave.
    fn may_take_main(&self, seat: Seat, area: Area) -> bool {
        let there = self.spaces[area as usize];
        there.is_empty() || (!there.contains(seat) && self.may_override(seat))
    }

    fn may_override(&self, seat: Seat) -> bool {
        self.player(seat).once.reuse_main || self.player(seat).has(Power::UsedMain)
    }

    /// TG-ACTION-3, TG-RULING-62: unused action planets with an own outpost, or with somebody's and the charter.
    fn action_planets(&self, seat: Seat) -> impl Iterator<Item = Place> + '_ {
        let guest = self.charter(seat).is_some();
        Place::all().filter(move |&place| {
            let site = self.site(place);
            let open = site.planet.is_some_and(|planet| planet.card().kind.is_action())
                && !self.used.contains(place);
            open && (site.outposts.contains(seat) || (guest && !site.outposts.is_empty()))
        })
    }

    /// `tech-guest-charter`, if it was not used this round.
    pub(crate) fn charter(&self, seat: Seat) -> Option<crate::ids::TechId> {
        self.unflipped(seat, Power::ForeignPlanet)
    }

    /// A card with this power that was not used this round.
    pub(crate) fn unflipped(&self, seat: Seat, power: Power) -> Option<crate::ids::TechId> {
        let player = self.player(seat);
        player.techs.iter().find(|&tech| tech.card().traits.has(power) && !player.flipped.contains(tech))
    }

    pub(crate) fn take_turn(&mut self, seat: Seat, action: Action, fate: &mut impl Fate) {
        self.stack.push(Frame::NextTurn(seat));
        if action == Action::Pass {
            self.passes += 1;
            self.stack.push(Frame::Refill);
            self.player_mut(seat).once.rift = Default::default();
            return fate.event(Event::Passed { seat });
        }
        self.passes = 0;
        match action {
            Action::Main(area) => self.take_main(seat, area, fate),
            Action::Planet(worker, place) => self.use_planet(seat, worker, place, fate),
            Action::Wildcard(worker) => self.use_wildcard(seat, worker, fate),
            _ => {}
        }
    }

    /// What comes when the action is over: a last window, and the refill before anybody follows (TG-MISSION-4).
    pub(crate) fn then_after(&mut self, seat: Seat) {
        self.stack.push(Frame::Refill);
        self.stack.push(Frame::After(seat));
    }

    fn take_main(&mut self, seat: Seat, area: Area, fate: &mut impl Fate) {
        let space = &mut self.spaces[area as usize];
        let used = !space.is_empty();
        *space = space.with(seat);
        let crew = &mut self.player_mut(seat).crew;
        crew.captains -= 1;
        crew.captains_out += 1;
        fate.event(Event::MainTaken { seat, area });
        if used {
            // The card stays; the leave of a tile is for once.
            if self.player(seat).has(Power::UsedMain) {
                self.tell_card(seat, |traits| traits.has(Power::UsedMain), fate);
            } else {
                self.player_mut(seat).once.reuse_main = false;
            }
        } else {
            self.stack.push(Frame::Follow { by: seat, area, nth: 1 });
        }
        self.then_after(seat);
        self.perform(seat, area, true);
    }

    fn use_planet(&mut self, seat: Seat, worker: Worker, place: Place, fate: &mut impl Fate) {
        let site = self.site(place);
        let Some(planet) = site.planet else { return };
        self.send(seat, worker);
        self.used.insert(place);
        if !site.outposts.contains(seat)
            && let Some(tech) = self.charter(seat)
        {
            self.player_mut(seat).flipped.insert(tech);
            fate.event(Event::TechUsed { seat, tech });
        }
        fate.event(Event::PlanetUsed { seat, worker, place, planet });
        self.then_after(seat);
        self.fire(When::ActionPlanet, seat);
        if let Some(effect) = planet.card().effect {
            let node = content().code.node(effect);
            let chosen = node.next.is_none() && !matches!(node.step, Step::Times(..));
            self.begin_effect(effect, seat, Source::Planet, chosen);
        }
    }

    /// TG-RULING-26: a captain performs a main action there, a crew a secondary one.
    fn use_wildcard(&mut self, seat: Seat, worker: Worker, fate: &mut impl Fate) {
        self.send(seat, worker);
        self.player_mut(seat).once.wildcard = true;
        fate.event(Event::WildcardUsed { seat, worker });
        self.then_after(seat);
        let main = worker == Worker::Captain;
        if !main {
            self.fire(When::SecondaryAction, seat);
        }
        self.stack.push(Frame::Area { seat, main, only: None, omni: false, sure: true });
    }

    /// A worker leaves active duty for this round.
    pub(crate) fn send(&mut self, seat: Seat, worker: Worker) {
        let crew = &mut self.player_mut(seat).crew;
        match worker {
            Worker::Captain => {
                crew.captains -= 1;
                crew.captains_out += 1;
            }
            Worker::Crew => {
                crew.ready -= 1;
                crew.out += 1;
            }
            Worker::Lieutenant => crew.lieutenant = Some(false),
        }
    }
}
