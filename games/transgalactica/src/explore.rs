//! Exploration (TG-EXPLORE), wormholes (TG-WORMHOLE), and rewards that move a starship.
//!
//! One frame holds what an action has done so far: spaces moved, outposts placed, the ship in the middle of its
//! movement. A ship moves once, in one go; outposts are placed and pirates fought while none is moving.

use orrery_kernel::{Offers, Seat};

use crate::action::{Action, Fare};
use crate::content::{Power, When};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Expedition, Explore, Frame};
use crate::goods::{Cost, Good, Units, Ways};
use crate::kinds::{Color, Source};
use crate::place::Place;
use crate::state::{Phase, Transgalactica};

impl Transgalactica {
    /// TG-EXPLORE-3, or the spaces that a reward gives.
    fn allowance(&self, explore: &Explore) -> u8 {
        match explore.kind {
            Expedition::FreeMove(spaces) | Expedition::Colony(spaces) => spaces,
            Expedition::Main | Expedition::Secondary => {
                let gray =
                    self.settled_planets(explore.seat).filter(|planet| planet.card().shows(Color::Gray));
                1 + gray.count() as u8
            }
        }
    }

    /// TG-EXPLORE-1, -2 and, with a second starship, TG-RULING-30: may it come to this?
    fn fits(&self, explore: &Explore, moves: bool, spare: u8, placed: u8) -> bool {
        let second = self.player(explore.seat).ships.len() as u8 - 1;
        match explore.kind {
            Expedition::Main => placed + spare <= 1 + second && spare <= second,
            Expedition::Secondary => {
                u8::from(moves) + placed + spare <= 1 + second && placed <= 1 && spare <= second
            }
            Expedition::FreeMove(_) => placed == 0 && spare == 0,
            Expedition::Colony(_) => placed <= 1 && spare == 0,
        }
    }

    /// The ships that may move a space now.
    fn ships_to_move(&self, explore: &Explore) -> impl Iterator<Item = (u8, Place)> + use<> {
        let explore = *explore;
        let ships = self.player(explore.seat).ships.clone();
        let may_start = explore.is_action() || explore.moved == 0;
        let may_move = move |ship: u8| match explore.moving {
            Some(moving) => moving == ship,
            None => may_start && explore.moved & 1 << ship == 0,
        };
        (0..).zip(ships).filter(move |&(ship, _)| may_move(ship))
    }

    /// A space of the allowance is left.
    fn has_space(&self, explore: &Explore) -> bool {
        explore.spaces < self.allowance(explore) && self.fits(explore, true, explore.spare, explore.placed)
    }

    /// May this ship use a space of the allowance?
    pub(crate) fn sails_on(&self, explore: &Explore, ship: u8) -> bool {
        self.has_space(explore) && self.ships_to_move(explore).any(|(other, _)| other == ship)
    }

    /// TG-RULING-39: a further space, once a ship has moved along a line.
    fn has_further_space(&self, explore: &Explore) -> bool {
        explore.along_line && explore.further < self.player(explore.seat).traits().extra_move
    }

    /// May a space be moved without energy?
    fn may_glide(&self, explore: &Explore) -> bool {
        let moves = explore.spaces > 0;
        self.has_further_space(explore)
            || if explore.is_action() {
                self.fits(explore, moves, explore.spare + 1, explore.placed)
            } else {
                self.has_space(explore)
            }
    }

    /// May an outpost be placed now? Not in the middle of a movement (TG-EXPLORE-6).
    fn may_settle(&self, explore: &Explore) -> bool {
        explore.moving.is_none() && self.fits(explore, explore.spaces > 0, explore.spare, explore.placed + 1)
    }

    /// Spaces that a ship may still move.
    pub(crate) fn spaces_left(&self, explore: &Explore) -> u8 {
        let left = self.allowance(explore).saturating_sub(explore.spaces);
        if self.fits(explore, true, explore.spare, explore.placed) { left } else { 0 }
    }

    /// May an outpost be placed once the ship has stopped?
    pub(crate) fn may_still_settle(&self, explore: &Explore) -> bool {
        self.fits(explore, explore.spaces > 0, explore.spare, explore.placed + 1)
    }

    /// Could anything be done at all? Fighting pirates counts (TG-PIRATE-3).
    pub(crate) fn can_explore(&self, explore: &Explore) -> bool {
        let seat = explore.seat;
        let exchange = self.phase == Phase::Action;
        let goods = self.player(seat).goods;
        let energy =
            goods.get(Good::Energy).saturating_add(if exchange { goods.get(Good::Credit) } else { 0 });
        let sails = self
            .ships_to_move(explore)
            .any(|(_, from)| self.map().lines[from.index()].iter().any(|&(_, cost)| cost <= energy));
        (self.has_space(explore) && sails)
            || self.may_glide(explore)
            || self.can_jump(explore)
            || self.ship_places(seat).any(|place| self.can_settle(seat, place, false, exchange))
            || self.ship_places(seat).any(|place| self.can_fight(seat, place))
    }

    fn can_jump(&self, explore: &Explore) -> bool {
        let leads_on = |(_, from): (u8, Place)| self.wormholes().any(|to| to != from);
        explore.is_action()
            && self.has_space(explore)
            && self.can_pay(&self.fares(explore.seat), explore.seat)
            && self.ships_at_gates(explore).any(leads_on)
    }

    /// Where the seat's ships are, each place once, ascending.
    pub(crate) fn ship_places(&self, seat: Seat) -> impl Iterator<Item = Place> + use<> {
        self.player(seat).ships.iter().copied().collect::<crate::place::PlaceSet>().iter()
    }

    pub(crate) fn offer_exploring(&self, explore: &Explore, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        let seat = explore.seat;
        let energy = self.player(seat).goods.get(Good::Energy);
        let lines = |from: Place| self.map().lines[from.index()].iter();
        if explore.is_action() && self.has_space(explore) {
            for (ship, from) in self.ships_to_move(explore) {
                let paid = lines(from).filter(|line| line.1 <= energy);
                paid.for_each(|&(to, _)| offers.offer(Action::Sail(ship, to)));
            }
        }
        if self.may_glide(explore) {
            for (ship, from) in self.ships_to_move(explore) {
                lines(from).for_each(|&(to, _)| offers.offer(Action::Glide(ship, to)));
            }
        }
        self.offer_wormholes(explore, offers);
        if self.may_settle(explore) {
            let free = matches!(explore.kind, Expedition::Colony(_));
            let open = self.ship_places(seat).filter(|&place| self.can_settle(seat, place, free, false));
            open.for_each(|place| offers.offer(Action::Settle(place)));
        }
        if explore.is_action() && explore.moving.is_none() {
            let pirates = self.ship_places(seat).filter(|&place| self.can_fight(seat, place));
            pirates.for_each(|place| offers.offer(Action::Fight(place)));
        }
    }

    /// May more spaces be moved if Credits were exchanged for energy?
    pub(crate) fn wants_energy(&self, explore: &Explore) -> bool {
        explore.moving.is_none() || (explore.is_action() && self.has_space(explore))
    }

    /// A decision of the exploration frame, which was taken off the stack.
    pub(crate) fn explore(&mut self, mut explore: Explore, action: Action, fate: &mut impl Fate) {
        let seat = explore.seat;
        match action {
            Action::Sail(ship, to) => {
                let from = self.player(seat).ships[usize::from(ship)];
                let line = self.map().lines[from.index()].iter().find(|line| line.0 == to);
                self.pay(seat, Units::of(Good::Energy, line.map_or(0, |line| line.1)), fate);
                self.go(explore, ship, to, false, |explore| explore.spaces += 1, fate);
            }
            Action::Glide(ship, to) => {
                let spend: fn(&mut Explore) = if !explore.is_action() && self.has_space(&explore) {
                    |explore| explore.spaces += 1
                } else if self.has_further_space(&explore) {
                    |explore| explore.further += 1
                } else {
                    |explore| explore.spare += 1
                };
                self.go(explore, ship, to, false, spend, fate);
            }
            Action::Jump(ship, to, Fare(units)) => {
                self.pay(seat, units, fate);
                if units != Units::of(Good::Alien, 1) {
                    self.tell_card(seat, |traits| traits.has(Power::WormholeTwoResources), fate);
                    self.score(seat, FOLD_DAMPERS_VP, Source::Technology, fate);
                }
                self.go(explore, ship, to, true, |explore| explore.spaces += 1, fate);
            }
            Action::Settle(place) => {
                explore.placed += 1;
                self.stack.push(Frame::Explore(explore));
                self.settle(seat, place, matches!(explore.kind, Expedition::Colony(_)), fate);
            }
            _ => self.stop(explore),
        }
    }

    /// One space; the first of an effect may score (TG-RULING-39).
    fn go(
        &mut self,
        mut explore: Explore,
        ship: u8,
        to: Place,
        jump: bool,
        spend: fn(&mut Explore),
        fate: &mut impl Fate,
    ) {
        let first = explore.moved == 0 && explore.moving.is_none();
        spend(&mut explore);
        explore.along_line |= !jump;
        explore.moving = Some(ship);
        self.stack.push(Frame::Explore(explore));
        self.move_ship(explore.seat, ship, to, jump, fate);
        if first {
            self.fire(When::MoveShip, explore.seat);
        }
    }

    fn move_ship(&mut self, seat: Seat, ship: u8, to: Place, jump: bool, fate: &mut impl Fate) {
        let from = std::mem::replace(&mut self.player_mut(seat).ships[usize::from(ship)], to);
        fate.event(Event::Moved { seat, ship, from, to, jump });
    }

    /// The movement of a ship is over, or the whole effect.
    fn stop(&mut self, mut explore: Explore) {
        if let Some(ship) = explore.moving.take()
            && !matches!(explore.kind, Expedition::FreeMove(_))
        {
            explore.moved |= 1 << ship;
            self.stack.push(Frame::Explore(explore));
        }
    }
}

/// What the special of `tech-fold-dampers` scores and asks for.
const FOLD_DAMPERS_VP: u8 = 2;
const FOLD_DAMPERS_COST: Cost = Cost { units: Units::NONE, any: 2, of: None };

/// Wormholes.
impl Transgalactica {
    /// Planets with a wormhole on the map (TG-WORMHOLE-5).
    fn wormholes(&self) -> impl Iterator<Item = Place> + '_ {
        let there = |place: &Place| self.site(*place).planet.is_some_and(|planet| planet.card().wormhole);
        Place::all().filter(there)
    }

    /// TG-WORMHOLE-1, -3.
    fn is_gate(&self, seat: Seat, place: Place) -> bool {
        let player = self.player(seat);
        self.site(place).planet.is_some_and(|planet| planet.card().wormhole)
            || player.once.rift.contains(place)
            || player.has(Power::Terror)
    }

    /// TG-WORMHOLE-2: an alien, or two resources with the card.
    fn fares(&self, seat: Seat) -> Ways {
        let mut fares = Ways::new();
        fares.push(Units::of(Good::Alien, 1));
        if self.player(seat).has(Power::WormholeTwoResources) {
            fares.extend(FOLD_DAMPERS_COST.ways(0));
        }
        fares
    }

    fn ships_at_gates(&self, explore: &Explore) -> impl Iterator<Item = (u8, Place)> {
        self.ships_to_move(explore).filter(|&(_, from)| self.is_gate(explore.seat, from))
    }

    /// TG-WORMHOLE-2: one space of the movement, for a fare.
    fn offer_wormholes(&self, explore: &Explore, offers: &mut impl Offers<Action>) {
        if !explore.is_action() || !self.has_space(explore) {
            return;
        }
        let goods = self.player(explore.seat).goods;
        let mut fares = self.fares(explore.seat);
        fares.retain(|fare| goods.cover(*fare));
        if fares.is_empty() {
            return;
        }
        for (ship, from) in self.ships_at_gates(explore) {
            for to in self.wormholes().filter(|&to| to != from) {
                fares.iter().for_each(|&fare| offers.offer(Action::Jump(ship, to, Fare(fare))));
            }
        }
    }

    /// TG-WORMHOLE-4: from anywhere to any other.
    pub(crate) fn jump_targets(&self, seat: Seat) -> impl Iterator<Item = (u8, Place)> + '_ {
        let ships = self.player(seat).ships.iter().copied();
        (0..)
            .zip(ships)
            .flat_map(|(ship, from)| self.wormholes().filter(move |&to| to != from).map(move |to| (ship, to)))
    }

    pub(crate) fn offer_jumps(&self, seat: Seat, sure: bool, offers: &mut impl Offers<Action>) {
        if !sure {
            offers.offer(Action::Done);
        }
        self.jump_targets(seat)
            .for_each(|(ship, to)| offers.offer(Action::Jump(ship, to, Fare(Units::NONE))));
    }

    /// A jump without price: a movement effect of its own.
    pub(crate) fn jump(&mut self, seat: Seat, ship: u8, to: Place, fate: &mut impl Fate) {
        self.move_ship(seat, ship, to, true, fate);
        self.fire(When::MoveShip, seat);
    }

    /// TG-WORMHOLE-3.
    pub(crate) fn open_rift(&mut self, seat: Seat, fate: &mut impl Fate) {
        let places = self.ship_places(seat);
        let rift = &mut self.player_mut(seat).once.rift;
        places.for_each(|place| rift.insert(place));
        fate.event(Event::RiftOpened { seat });
    }

    /// The lines of the map from a place.
    pub fn lines(&self, place: Place) -> &'static [(Place, u8)] {
        self.map().lines.get(place.index()).map_or(&[], Vec::as_slice)
    }
}
