//! Recruiting (RD-RECRUIT) and the reroll (RD-REROLL).

use arrayvec::ArrayVec;
use orrery_kernel::{Offers, Seat};

use crate::action::{Action, Ends};
use crate::content::{When, content};
use crate::dice::{DiceSet, Die, FleetDie};
use crate::effect::Step;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Moment};
use crate::galaxy::{Cell, Line};
use crate::ids::MoonId;
use crate::lines::Lines;
use crate::payments::{is_foremost, twins, usable};
use crate::state::RocketDice;
use crate::triples::Triple;

impl RocketDice {
    /// A line as it lies, or a swap that makes one; where neither is to be had, any three dice that hang together.
    pub(crate) fn offer_recruiting(&self, offers: &mut impl Offers<Action>) {
        let mut lines = Lines::of(&self.galaxy);
        let mut any = false;
        for line in lines.all() {
            self.offer_take(line, offers);
            any = true;
        }
        for a in Cell::all() {
            for b in a.neighbours_ahead().filter(|&b| lines.swap_makes_one(a, b)) {
                offers.offer(Action::Swap(a, b));
                any = true;
            }
        }
        if !any {
            Triple::all().for_each(|triple| offers.offer(Action::Gather(triple)));
        }
    }

    /// After a swap the line must use a swapped die (RD-RECRUIT-5).
    pub(crate) fn offer_lines_after_swap(&self, swapped: [Cell; 2], offers: &mut impl Offers<Action>) {
        for line in Lines::of(&self.galaxy).all() {
            if line.cells().iter().any(|cell| swapped.contains(cell)) {
                self.offer_take(line, offers);
            }
        }
    }

    /// The line alone and with the white dice beyond its ends (RD-RECRUIT-7).
    fn offer_take(&self, line: Line, offers: &mut impl Offers<Action>) {
        let [before, after] = self.galaxy.white_ends(line).map(|cell| u8::from(cell.is_some()));
        for ends in (0..4).filter(|ends| ends & !(before | after << 1) == 0).map(Ends) {
            // White ends of a white line make a longer line, which is listed by itself.
            if ends == Ends(0) || !self.galaxy.is_line(ends.extend(line)) {
                offers.offer(Action::Take(line, ends));
            }
        }
    }

    pub(crate) fn swap(&mut self, a: Cell, b: Cell, fate: &mut impl Fate) {
        self.galaxy.swap(a, b);
        fate.event(Event::Swapped { seat: self.active, cells: [a, b] });
        self.stack.pop();
        self.stack.push(Frame::TakeLine([a, b]));
    }

    pub(crate) fn take_line(&mut self, line: Line, ends: Ends, fate: &mut impl Fate) {
        let mut cells: ArrayVec<Cell, 5> = line.cells().iter().copied().collect();
        cells.extend(ends.cells(line));
        cells.sort_unstable();
        self.recruit(cells, fate);
    }

    pub(crate) fn gather(&mut self, triple: Triple, fate: &mut impl Fate) {
        self.recruit(triple.cells().iter().copied().collect(), fate);
    }

    /// The dice become the fleet (RD-RECRUIT-10); then what follows, in the order of RD-RECRUIT-13.
    fn recruit(&mut self, cells: ArrayVec<Cell, 5>, fate: &mut impl Fate) {
        let seat = self.active;
        let dice: ArrayVec<Die, 5> = cells.iter().filter_map(|&cell| self.galaxy.get(cell)).collect();
        cells.iter().for_each(|&cell| self.galaxy.set(cell, None));
        let total = dice.iter().map(|die| die.pips()).sum();
        self.turn.fleet = dice.iter().map(|&die| FleetDie::new(die)).collect();
        self.turn.recruited = dice.len() as u8;
        self.turn.recruit_total = total;
        self.turn.deed.recruited = true;
        fate.event(Event::Recruited { seat, cells, dice, total });

        self.stack.pop();
        self.stack.push_in_order([Frame::Abilities(Moment::Recruit, seat), Frame::Check, Frame::Reroll]);
        if self.is_first_turn() {
            self.stack.push(Frame::Abilities(Moment::FirstRecruit, seat));
        }
        if total >= self.threshold(seat) && !self.display.is_empty() {
            self.tell_threshold(seat, total, fate);
            self.stack.push(Frame::RecruitAlliance);
        }
    }

    /// RD-RECRUIT-12: 20, or the number of a passive, less what moons take off.
    pub(crate) fn threshold(&self, seat: Seat) -> u8 {
        self.base_threshold(seat).saturating_sub(self.threshold_minus(seat))
    }

    fn base_threshold(&self, seat: Seat) -> u8 {
        let abilities = self.player(seat).empire.card().abilities.iter();
        let passive = abilities.filter(|ability| ability.when == When::Passive);
        let mut steps = passive.flat_map(|ability| content().code.steps(Some(ability.effect)));
        let own =
            steps.find_map(|step| if let Step::Threshold(number) = step { Some(*number) } else { None });
        own.unwrap_or(content().limits.alliance_threshold)
    }

    fn threshold_minus(&self, seat: Seat) -> u8 {
        let off = |moon: MoonId| {
            let effect =
                moon.card().ability.filter(|(when, _)| *when == When::Passive).map(|(_, effect)| effect);
            let minus = |step: &Step| if let Step::ThresholdMinus(number) = step { *number } else { 0 };
            content().code.steps(effect).map(minus).sum::<u8>() * self.player(seat).moons[moon.index()]
        };
        MoonId::all().map(off).sum()
    }

    /// Says which card made the difference, if one did.
    fn tell_threshold(&self, seat: Seat, total: u8, fate: &mut impl Fate) {
        let base = self.base_threshold(seat);
        if total < content().limits.alliance_threshold && total >= base {
            let empire = self.player(seat).empire;
            let sets =
                |effect| content().code.steps(Some(effect)).any(|step| matches!(step, Step::Threshold(_)));
            let nth = empire.card().abilities.iter().position(|ability| sets(ability.effect)).unwrap_or(0);
            fate.event(Event::EmpireUsed { seat, empire, ability: nth as u8 + 1 });
        } else if total < base {
            let lowers = |&moon: &MoonId| {
                let effect = moon.card().ability.map(|(_, effect)| effect);
                self.player(seat).moons[moon.index()] > 0
                    && content().code.steps(effect).any(|step| matches!(step, Step::ThresholdMinus(_)))
            };
            for moon in MoonId::all().filter(lowers) {
                fate.event(Event::MoonUsed { seat, moon });
            }
        }
    }

    pub(crate) fn offer_reroll(&self, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        self.offer_rerolls(usable(&self.turn.fleet), u8::MAX, offers);
    }

    /// Every set of at most so many of these dice.
    pub(crate) fn offer_rerolls(&self, places: u8, most: u8, offers: &mut impl Offers<Action>) {
        let twins = twins(&self.turn.fleet, places);
        for dice in (1..1u8 << self.turn.fleet.len()).map(DiceSet) {
            if dice.0 & !places == 0 && dice.len() <= most.into() && is_foremost(&twins, dice) {
                offers.offer(Action::Reroll(dice));
            }
        }
    }

    /// RD-REROLL-1 and -2: the one reroll after recruiting.
    pub(crate) fn first_reroll(&mut self, dice: DiceSet, fate: &mut impl Fate) {
        self.stack.pop();
        self.stack.push(Frame::Main);
        if !dice.is_empty() {
            self.reroll(dice, fate);
            self.turn.reroll_total = self.turn.fleet.iter().map(|die| die.die.pips()).sum();
            self.stack.push(Frame::Abilities(Moment::Reroll, self.active));
        }
    }

    /// Rolls these dice again, in fleet order.
    pub(crate) fn reroll(&mut self, dice: DiceSet, fate: &mut impl Fate) {
        for place in dice.iter() {
            if let Some(die) = self.turn.fleet.get_mut(place) {
                die.die = die.die.showing(fate.die(6));
            }
        }
        let dice_now = self.turn.fleet.iter().map(|die| die.die).collect();
        fate.event(Event::Rerolled { seat: self.active, places: dice, dice: dice_now });
    }
}
