//! The reasons against each kind of action that the decision at hand wants.

use orrery_kernel::Seat;

use super::{VOID, Why};
use crate::action::{Action, Fare};
use crate::content::{Power, content};
use crate::frame::{Explore, Frame};
use crate::goods::{Good, Units};
use crate::ids::{DecreeId, MissionId, TechId};
use crate::kinds::{Area, PlanetType, Track, Waived, Worker};
use crate::outposts::Ground;
use crate::place::Place;
use crate::state::Transgalactica;

impl Transgalactica {
    pub(super) fn has_worker(&self, seat: Seat, worker: Worker) -> bool {
        let crew = &self.player(seat).crew;
        match worker {
            Worker::Captain => crew.captains > 0,
            Worker::Crew => crew.ready > 0,
            Worker::Lieutenant => crew.lieutenant == Some(true),
        }
    }

    pub(super) fn against_main(&self, seat: Seat, area: Area) -> Why {
        let there = self.spaces[area as usize];
        if !self.has_worker(seat, Worker::Captain) {
            ("TG-ACTION-2", "tg-why-no-captain")
        } else if there.contains(seat) && self.player(seat).has(Power::UsedMain) {
            ("TG-RULING-15", "tg-why-space-taken")
        } else if !there.is_empty() {
            ("TG-ACTION-2", "tg-why-space-taken")
        } else {
            VOID
        }
    }

    pub(super) fn against_planet(&self, seat: Seat, worker: Worker, place: Place) -> Why {
        let site = self.site(place);
        if worker == Worker::Lieutenant {
            ("TG-SKILL-1", "tg-why-not-here")
        } else if !self.has_worker(seat, worker) {
            ("TG-CREW-2", "tg-why-no-worker")
        } else if self.used.contains(place) {
            ("TG-WORLD-4", "tg-why-planet-used")
        } else if !site.planet.is_some_and(|planet| planet.card().kind.is_action())
            || !site.outposts.contains(seat)
        {
            ("TG-ACTION-3", "tg-why-no-action-planet")
        } else {
            VOID
        }
    }

    pub(super) fn against_wildcard(&self, seat: Seat, worker: Worker) -> Why {
        if worker == Worker::Lieutenant {
            ("TG-SKILL-1", "tg-why-not-here")
        } else if !self.player(seat).has(Power::Wildcard) || self.player(seat).once.wildcard {
            ("TG-SKILL-5", "tg-why-no-wildcard")
        } else {
            ("TG-CREW-2", "tg-why-no-worker")
        }
    }

    pub(super) fn against_following(&self, seat: Seat, worker: Worker, action: Action) -> Why {
        if !self.has_worker(seat, worker) {
            ("TG-FOLLOW-2", "tg-why-no-worker")
        } else if matches!(action, Action::Promote(_))
            && self.unflipped(seat, Power::SecondaryAsMain).is_none()
        {
            ("TG-TECHCARD-22", "tg-why-no-promotion")
        } else {
            ("TG-FOLLOW-5", "tg-why-void")
        }
    }

    pub(super) fn against_payment(&self, seat: Seat, frame: &Frame, units: Units) -> Why {
        let ways = match *frame {
            Frame::Pay { node, .. } => self.ways_to_pay(node, seat),
            Frame::Fulfil { mission, .. } => self.mission_ways(seat, mission),
            Frame::Advance { track: Some(track), .. } => {
                if !self.player(seat).can_advance(track) {
                    return ("TG-LEVEL-4", "tg-why-track-ends");
                }
                if track == Track::Military && !self.is_trained(seat) {
                    return ("TG-MILITARY-2", "tg-why-technology-too-low");
                }
                self.ways_to_step(seat, track)
            }
            _ => return self.wrong_moment(),
        };
        let why = if ways.contains(&units) { "tg-why-cannot-pay" } else { "tg-why-wrong-payment" };
        ("TG-GEN-4", why)
    }

    pub(super) fn against_step(&self, seat: Seat, track: Track) -> Why {
        if !self.player(seat).can_advance(track) {
            ("TG-LEVEL-4", "tg-why-track-ends")
        } else if track == Track::Military && !self.is_trained(seat) {
            ("TG-MILITARY-2", "tg-why-technology-too-low")
        } else {
            ("TG-LEVEL-3", "tg-why-not-this-track")
        }
    }

    pub(super) fn against_sailing(
        &self,
        seat: Seat,
        frame: &Frame,
        ship: u8,
        to: Place,
        action: Action,
    ) -> Why {
        let Frame::Explore(explore) = frame else { return self.wrong_moment() };
        let Some(&from) = self.player(seat).ships.get(usize::from(ship)) else {
            return ("TG-EXPLORE-1", "tg-why-no-such-ship");
        };
        let Some(&(_, energy)) = self.lines(from).iter().find(|line| line.0 == to) else {
            return ("TG-EXPLORE-4", "tg-why-no-line");
        };
        let paid = matches!(action, Action::Sail(..)) && explore.is_action();
        if paid && self.sails_on(explore, ship) && energy > self.player(seat).goods.get(Good::Energy) {
            return ("TG-EXPLORE-4", "tg-why-no-energy");
        }
        let second = self.player(seat).ships.len() > 1;
        (if second { "TG-RULING-30" } else { limit_of(explore) }, "tg-why-no-space-left")
    }

    pub(super) fn against_jump(&self, seat: Seat, frame: &Frame, ship: u8, Fare(units): Fare) -> Why {
        let paid =
            matches!(frame, Frame::Explore(explore) if explore.is_action() && self.sails_on(explore, ship));
        if usize::from(ship) >= self.player(seat).ships.len() {
            ("TG-EXPLORE-1", "tg-why-no-such-ship")
        } else if paid && !self.player(seat).goods.cover(units) {
            ("TG-WORMHOLE-1", "tg-why-cannot-pay")
        } else {
            ("TG-WORMHOLE-1", "tg-why-no-wormhole")
        }
    }

    pub(super) fn against_settling(&self, seat: Seat, frame: &Frame, place: Place) -> Why {
        let player = self.player(seat);
        let site = self.site(place);
        let Some(planet) = site.planet.filter(|planet| planet.card().kind != PlanetType::Central) else {
            return ("TG-OUTPOST-3", "tg-why-no-site");
        };
        let (at_ship, free) = match *frame {
            Frame::Settle { action_planet, free, .. } => (!action_planet, free),
            Frame::Explore(explore) => (true, !explore.is_action()),
            _ => (true, false),
        };
        let minerals = self.outpost_cost(seat);
        let ground = self.ground(place);
        if at_ship && !player.ships.contains(&place) {
            ("TG-EXPLORE-6", "tg-why-not-at-ship")
        } else if minerals.is_none() {
            ("TG-OUTPOST-7", "tg-why-no-outposts")
        } else if site.pirates.is_some() {
            ("TG-PIRATE-1", "tg-why-pirates-there")
        } else if site.outposts.contains(seat) {
            ("TG-OUTPOST-1", "tg-why-own-outpost")
        } else if ground == Ground::Full && !(planet.card().kind.is_action() && player.has(Power::Overbuild))
        {
            ("TG-OUTPOST-3", "tg-why-no-site")
        } else if matches!(ground, Ground::Open(level) if player.level(Track::Trade) < level) {
            ("TG-OUTPOST-3", "tg-why-trade-too-low")
        } else if planet.card().kind == PlanetType::Wilderness && player.crew.ready == 0 {
            ("TG-WORLD-6", "tg-why-no-crew")
        } else if !free && minerals.is_some_and(|minerals| player.goods.get(Good::Mineral) < minerals) {
            ("TG-OUTPOST-2", "tg-why-no-minerals")
        } else if let Frame::Explore(explore) = frame {
            let second = player.ships.len() > 1;
            (if second { "TG-RULING-30" } else { limit_of(explore) }, "tg-why-one-outpost")
        } else {
            ("TG-RULING-34", "tg-why-no-site")
        }
    }

    pub(super) fn against_claim(&self, seat: Seat, tech: TechId) -> Why {
        if !self.techs.contains(tech) {
            ("TG-TECH-3", "tg-why-not-displayed")
        } else if self.player(seat).techs.contains(tech) {
            ("TG-TECH-3", "tg-why-own-marker")
        } else if !self.technology_reaches(seat, tech) {
            ("TG-TECH-4", "tg-why-technology-too-low")
        } else {
            ("TG-TECH-3", "tg-why-no-marker")
        }
    }

    pub(super) fn against_mission(&self, seat: Seat, frame: &Frame, mission: MissionId) -> Why {
        if matches!(frame, Frame::PutBack { .. }) {
            return ("TG-MISSION-3", "tg-why-not-in-log");
        }
        let Some((deck, slot)) = self.slot_of(mission) else {
            return ("TG-MISSION-2", "tg-why-not-displayed");
        };
        let needed = content().tracks[Track::Politics as usize].needed[3 * deck + slot];
        let player = self.player(seat);
        if player.level(Track::Politics) + player.traits().mission_reach < needed {
            ("TG-POLITICS-4", "tg-why-politics-too-low")
        } else {
            ("TG-MISSION-3", "tg-why-log-full")
        }
    }

    pub(super) fn against_order(&self, seat: Seat, mission: MissionId, waived: Waived) -> Why {
        if !self.player(seat).log.contains(&mission) {
            return ("TG-TECHCARD-30", "tg-why-not-in-log");
        }
        match waived {
            Waived::Cost => ("TG-TECHCARD-30", "tg-why-requirement"),
            Waived::Requirement => ("TG-TECHCARD-30", "tg-why-cannot-pay"),
        }
    }

    pub(super) fn against_free(&self, seat: Seat, frame: &Frame, action: Action) -> Why {
        let player = self.player(seat);
        match action {
            Action::Fight(_) if !matches!(frame, Frame::Explore(explore) if explore.is_action()) => {
                ("TG-FREE-5", "tg-why-no-exploration")
            }
            Action::Fight(place) if self.site(place).pirates.is_none() => {
                ("TG-PIRATE-2", "tg-why-no-pirates")
            }
            Action::Fight(place) if !player.ships.contains(&place) => ("TG-PIRATE-2", "tg-why-not-at-ship"),
            Action::Fight(place) if !self.can_fight(seat, place) => {
                ("TG-PIRATE-2", "tg-why-military-too-low")
            }
            Action::Fight(_) => ("TG-RULING-65", "tg-why-something-else"),
            Action::Exchange(Good::Alien | Good::Credit) => ("TG-FREE-1", "tg-why-no-alien-exchange"),
            Action::Exchange(_) if player.goods.get(Good::Credit) == 0 => ("TG-FREE-1", "tg-why-no-credit"),
            Action::Use(tile) if player.tiles.count(tile) == 0 => ("TG-BONUS-2", "tg-why-no-tile"),
            Action::Stock(tile) if player.stock.count(tile) == 0 => ("TG-SKILL-9", "tg-why-no-tile"),
            Action::Stock(_) if player.once.stock => ("TG-SKILL-9", "tg-why-stock-used"),
            Action::Use(tile) | Action::Stock(tile) if !self.could(tile.card().effect, seat) => {
                ("TG-BONUS-2", "tg-why-void")
            }
            Action::Fulfil(mission) if !player.log.contains(&mission) => {
                ("TG-MISSION-5", "tg-why-not-in-log")
            }
            Action::Fulfil(mission) if !self.holds(&mission.card().require, seat) => {
                ("TG-MISSION-5", "tg-why-requirement")
            }
            Action::Fulfil(mission) if !self.can_pay_mission(seat, mission) => {
                ("TG-MISSION-5", "tg-why-cannot-pay")
            }
            Action::Senate(decree) => self.against_seat(seat, decree),
            Action::Card(tech) if !player.techs.contains(tech) || player.flipped.contains(tech) => {
                ("TG-FREE-6", "tg-why-no-card")
            }
            Action::Card(_) => ("TG-RULING-67", "tg-why-void"),
            _ => ("TG-FREE-7", "tg-why-no-window"),
        }
    }

    pub(super) fn against_seat(&self, seat: Seat, decree: DecreeId) -> Why {
        let Some(bench) = self.bench(decree) else { return ("TG-SENATE-1", "tg-why-no-decree") };
        if bench.silver.is_some() || bench.golden == Some(seat) {
            ("TG-SENATE-5", "tg-why-seats-taken")
        } else if !self.holds(&decree.card().require, seat) {
            ("TG-SENATE-2", "tg-why-requirement")
        } else if self.player(seat).crew.ready == 0 {
            ("TG-SENATE-2", "tg-why-no-crew")
        } else {
            ("TG-FREE-7", "tg-why-no-window")
        }
    }
}

/// The rule that bounds an expedition.
fn limit_of(explore: &Explore) -> &'static str {
    match explore.kind {
        crate::frame::Expedition::Main => "TG-EXPLORE-3",
        crate::frame::Expedition::Secondary => "TG-EXPLORE-2",
        crate::frame::Expedition::FreeMove(_) | crate::frame::Expedition::Colony(_) => "TG-EXPLORE-7",
    }
}
