//! Carrying out effects step by step (RD-TURN-7): each step as far as possible, impossible ones skipped.

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::content;
use crate::dice::Color;
use crate::effect::{Amount, Change, DiceStep, NodeId, Resource, Step};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::ids::MoonId;
use crate::payments::{twins, usable};
use crate::state::RocketDice;

impl RocketDice {
    /// Does this step; what comes after it is put below.
    pub(crate) fn carry_out(&mut self, id: NodeId, seat: Seat, fate: &mut impl Fate) {
        let node = content().code.node(id);
        if let Some(next) = node.next {
            self.stack.push(Frame::Do(next, seat));
        }
        if !self.is_possible(&node.step, seat) {
            return;
        }
        match node.step {
            Step::Gain(resource, amount) => self.gain(resource, self.amount(amount, seat), seat, fate),
            Step::LoseScrap(scrap) => {
                let scrap = scrap.min(self.player(seat).scrap);
                self.player_mut(seat).scrap -= scrap;
                fate.event(Event::ScrapLost { seat, scrap });
            }
            Step::Strength(amount) => {
                let more = self.amount(amount, seat);
                let strength = &mut self.battles.strength[seat.index()];
                *strength = strength.saturating_add(more);
            }
            Step::Dice(step) => self.stack.push(Frame::Dice(step, 0)),
            Step::Draft(count) => self.stack.push(Frame::Draft(count)),
            Step::Discount(thing, pips) => {
                let open = &mut self.turn.discounts[thing as usize];
                *open = open.saturating_add(pips);
                fate.event(Event::Discount { seat, on: thing, pips });
            }
            Step::Mark(count, up_to) => self.stack.push(Frame::Mark(count, up_to)),
            Step::BuildMoon(count) => self.stack.push(Frame::BuildMoon(count)),
            Step::Conquer(count, up_to) => self.stack.push(Frame::Conquer(count, up_to)),
            Step::Reuse(count) => self.stack.push(Frame::Reuse(count)),
            Step::Pay(scrap, then) => self.stack.push(Frame::Pay(seat, scrap, then)),
            Step::If(ref test, then, otherwise) => {
                let branch = if self.holds(test, seat) { then } else { otherwise };
                branch.into_iter().for_each(|node| self.stack.push(Frame::Do(node, seat)));
            }
            Step::ChooseOpponent(inner) => self.choose_opponent(inner),
            Step::Special(_) => self.stack.push(Frame::ChooseBattle),
            // Scored at the end (VP) or looked up when needed (thresholds).
            Step::Vp(_) | Step::Threshold(_) | Step::ThresholdMinus(_) => {}
        }
    }

    /// The strength that an effect adds, for effects that do nothing else.
    pub(crate) fn strength_of(&self, effect: NodeId, seat: Seat) -> u8 {
        let add = |step: &Step| match *step {
            Step::Strength(amount) => self.amount(amount, seat),
            Step::If(ref test, then, otherwise) => {
                let branch = if self.holds(test, seat) { then } else { otherwise };
                branch.map_or(0, |node| self.strength_of(node, seat))
            }
            _ => 0,
        };
        content().code.steps(Some(effect)).map(add).sum()
    }

    /// The number of a step, counted where it counts something.
    pub(crate) fn amount(&self, amount: Amount, seat: Seat) -> u8 {
        match amount.per {
            None => amount.number,
            Some((every, counter, max)) => {
                let times = self.count_of(counter, seat) / i32::from(every);
                (i32::from(amount.number) * times).clamp(0, max.into()) as u8
            }
        }
    }

    fn gain(&mut self, resource: Resource, number: u8, seat: Seat, fate: &mut impl Fate) {
        match resource {
            Resource::Scrap => self.gain_scrap(seat, number, fate),
            Resource::Attack => self.gain_attack(seat, number, fate),
            Resource::Alliance => self.stack.push(Frame::GainAlliances(seat, number)),
            Resource::VpCard => self.stack.push(Frame::GainVpCards(seat, number)),
        }
    }

    /// With one opponent there is nothing to choose.
    fn choose_opponent(&mut self, inner: NodeId) {
        if self.count() == 2 {
            self.stack.push(Frame::Do(inner, self.active.next(2)));
        } else {
            self.stack.push(Frame::ChooseOpponent(inner));
        }
    }

    /// Could any step of the effect change anything now? Only then may a card be used.
    pub(crate) fn could_change_something(&self, effect: NodeId, seat: Seat) -> bool {
        content().code.steps(Some(effect)).any(|step| self.is_possible(step, seat))
    }

    /// A step is impossible if it could change nothing. What needs a fleet needs the active player (RD-TURN-3).
    pub(crate) fn is_possible(&self, step: &Step, seat: Seat) -> bool {
        let player = self.player(seat);
        let mine = seat == self.active;
        match *step {
            Step::Gain(resource, amount) => {
                self.amount(amount, seat) > 0 && self.has_room_for(resource, seat)
            }
            Step::LoseScrap(scrap) => scrap.min(player.scrap) > 0,
            Step::Strength(amount) => self.amount(amount, seat) > 0,
            Step::Dice(step) => mine && self.fitting_places(step, 0) != 0,
            Step::Draft(count) => mine && count > 0 && self.can_draft(),
            Step::Discount(_, pips) => mine && pips > 0,
            Step::Mark(count, up_to) => mine && count > 0 && self.rows_to_mark(up_to).next().is_some(),
            Step::BuildMoon(count) => mine && count > 0 && self.moons.iter().any(|&left| left > 0),
            Step::Conquer(count, up_to) => {
                mine && count > 0 && self.available_planets().any(|planet| planet.card().value <= up_to)
            }
            Step::Reuse(count) => mine && count > 0 && self.normal_planets().next().is_some(),
            Step::Pay(scrap, then) => player.scrap >= scrap && self.could_change_something(then, seat),
            Step::If(ref test, then, otherwise) => {
                let branch = if self.holds(test, seat) { then } else { otherwise };
                branch.is_some_and(|node| self.could_change_something(node, seat))
            }
            Step::ChooseOpponent(inner) => {
                mine && self.opponents().any(|other| self.could_change_something(inner, other))
            }
            Step::Special(crate::effect::Special::ChooseBattle) => {
                mine && self.battles.active.is_some() && self.battles.next.is_some()
            }
            Step::Special(_) | Step::Vp(_) | Step::Threshold(_) | Step::ThresholdMinus(_) => false,
        }
    }

    fn has_room_for(&self, resource: Resource, seat: Seat) -> bool {
        let (player, limits) = (self.player(seat), &content().limits);
        match resource {
            Resource::Scrap => player.scrap < limits.scrap_max,
            Resource::Attack => player.attack < limits.attack_max,
            Resource::Alliance => !self.display.is_empty(),
            Resource::VpCard => !self.vp_deck.is_empty(),
        }
    }

    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.active;
        Seat::all(self.count()).filter(move |&seat| seat != me)
    }
}

/// Changes of fleet dice.
impl RocketDice {
    /// The places of unspent dice that fit and were not changed by this step yet, as bits.
    pub(crate) fn fitting_places(&self, step: DiceStep, changed: u8) -> u8 {
        let fits = |place: &usize| {
            let die = self.turn.fleet[*place].die;
            let room = !matches!(step.change, Change::PipUp(_)) || die.pips() < 6;
            room && step.which.fits(die.color())
        };
        let open = usable(&self.turn.fleet) & !changed;
        (0..self.turn.fleet.len()).filter(fits).fold(0, |bits, place| bits | 1 << place) & open
    }

    pub(crate) fn offer_dice(&self, step: DiceStep, changed: u8, offers: &mut impl Offers<Action>) {
        let places = self.fitting_places(step, changed);
        if step.may_stop || matches!(step.change, Change::Reroll(_)) {
            offers.offer(Action::Done);
        }
        if let Change::Reroll(most) = step.change {
            return self.offer_rerolls(places, most, offers);
        }
        let fleet = &self.turn.fleet;
        let twins = twins(fleet, places);
        let single = |place: &u8| places & 1 << place != 0 && twins[usize::from(*place)] == 0;
        for place in (0..fleet.len() as u8).filter(single) {
            let pips = fleet[usize::from(place)].die.pips() as i8;
            match step.change {
                Change::PipUp(most) => {
                    (1..=(most as i8).min(6 - pips)).for_each(|by| offers.offer(Action::Pip(place, by)))
                }
                Change::Pip(most) => {
                    let by = (-(most as i8)).max(1 - pips)..=(most as i8).min(6 - pips);
                    by.filter(|&by| by != 0).for_each(|by| offers.offer(Action::Pip(place, by)));
                }
                Change::Flip => offers.offer(Action::Flip(place)),
                Change::Turn => (1..=6).for_each(|face| offers.offer(Action::Turn(place, face))),
                Change::Paint => {
                    Color::ALL.into_iter().for_each(|color| offers.offer(Action::Paint(place, color)))
                }
                Change::Exchange => offers.offer(Action::Exchange(place)),
                Change::Reroll(_) => {}
            }
        }
    }

    /// One change is made; the rest of the step stays pending as long as a die fits.
    pub(crate) fn change_die(&mut self, step: DiceStep, changed: u8, action: Action, fate: &mut impl Fate) {
        self.stack.pop();
        let seat = self.active;
        let place = match action {
            Action::Reroll(dice) => return self.reroll(dice, fate),
            Action::Exchange(place) => return self.stack.push(Frame::ExchangeFor(step, place)),
            Action::Pip(place, by) => {
                self.change_pips(place, by, fate);
                place
            }
            Action::Flip(place) => {
                self.turn_die(place, |pips| 7 - pips, fate);
                place
            }
            Action::Turn(place, face) => {
                self.turn_die(place, |_| face, fate);
                place
            }
            Action::Paint(place, color) => {
                if let Some(die) = self.turn.fleet.get_mut(usize::from(place)) {
                    die.painted = Some(color);
                }
                fate.event(Event::DiePainted { seat, place, color });
                place
            }
            _ => return,
        };
        self.repeat(step, changed | 1 << place);
    }

    /// Once more, if the step says so. Steps that may be repeated at will may hit the same die again.
    fn repeat(&mut self, step: DiceStep, changed: u8) {
        let changed = if step.may_stop { 0 } else { changed };
        let step = DiceStep { times: step.times.saturating_sub(1), ..step };
        if step.times > 0 {
            self.stack.push(Frame::Dice(step, changed));
        }
    }

    pub(crate) fn change_pips(&mut self, place: u8, by: i8, fate: &mut impl Fate) {
        self.turn_die(place, |pips| pips.saturating_add_signed(by).clamp(1, 6), fate);
    }

    fn turn_die(&mut self, place: u8, to: impl Fn(u8) -> u8, fate: &mut impl Fate) {
        let seat = self.active;
        if let Some(die) = self.turn.fleet.get_mut(usize::from(place)) {
            let from = die.die;
            die.die = from.showing(to(from.pips()));
            fate.event(Event::DieTurned { seat, place, from, to: die.die });
        }
    }
}

/// Dice from the galaxy (RD-BUILD-7).
impl RocketDice {
    pub(crate) fn offer_cells(&self, offers: &mut impl Offers<Action>) {
        for cell in crate::galaxy::Cell::all().filter(|&cell| self.galaxy.get(cell).is_some()) {
            offers.offer(Action::FromCell(cell));
        }
    }

    /// Only while fewer than five dice were taken this turn; and only with a fleet, since recruiting wants a full board.
    pub(crate) fn can_draft(&self) -> bool {
        !self.turn.fleet.is_empty() && !self.turn.fleet.is_full()
    }

    pub(crate) fn exchange(
        &mut self,
        step: DiceStep,
        place: u8,
        cell: crate::galaxy::Cell,
        fate: &mut impl Fate,
    ) {
        self.stack.pop();
        let seat = self.active;
        let (Some(mine), Some(got)) = (self.turn.fleet.get_mut(usize::from(place)), self.galaxy.get(cell))
        else {
            return;
        };
        let gave = mine.die;
        *mine = crate::dice::FleetDie::new(got);
        self.galaxy.set(cell, Some(gave));
        fate.event(Event::DieExchanged { seat, place, cell, gave, got });
        self.repeat(step, 1 << place);
    }

    pub(crate) fn draft(&mut self, count: u8, cell: crate::galaxy::Cell, fate: &mut impl Fate) {
        self.stack.pop();
        let seat = self.active;
        if let Some(die) = self.galaxy.get(cell) {
            self.galaxy.set(cell, None);
            self.turn.fleet.push(crate::dice::FleetDie::new(die));
            fate.event(Event::DieDrafted { seat, cell, die });
        }
        if count > 1 {
            self.stack.push(Frame::Draft(count - 1));
        }
    }

    pub(crate) fn offer_kinds(&self, offers: &mut impl Offers<Action>) {
        for moon in MoonId::all().filter(|moon| self.moons[moon.index()] > 0) {
            offers.offer(Action::Kind(moon));
        }
    }
}
