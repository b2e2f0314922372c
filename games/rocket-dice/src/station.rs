//! The Station (RD-STATION).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::content;
use crate::dice::{Color, DiceSet};
use crate::effect::{Special, Thing};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::ids::{SetId, SpaceId};
use crate::payments::Payments;
use crate::state::RocketDice;

impl RocketDice {
    /// How much the number of a space may be lowered, never below 1.
    pub(crate) fn station_discount(&self, space: SpaceId) -> u8 {
        let card = space.card();
        let open = self.turn.discounts[Thing::Station as usize];
        open.saturating_add(self.colony_discount(card.row)).min(card.number - 1)
    }

    /// RD-EMPIRE-8: Colonial Yards, coloured rows only.
    fn colony_discount(&self, row: Color) -> u8 {
        let applies = row != Color::White && self.has(self.active, Special::ColonyDiscount);
        if applies { self.player(self.active).planets_showing(row) } else { 0 }
    }

    pub(crate) fn offer_station_work(&self, payments: &Payments, offers: &mut impl Offers<Action>) {
        let me = self.player(self.active);
        for space in SpaceId::all().filter(|&space| !me.station.contains(space)) {
            if space.card().row == Color::White {
                self.offer_white_space(space, payments, offers);
            } else {
                self.offer_colored_space(space, payments, offers);
            }
        }
    }

    /// RD-STATION-2 and -3: dice of its colour, or scrap, not both.
    fn offer_colored_space(&self, space: SpaceId, payments: &Payments, offers: &mut impl Offers<Action>) {
        let card = space.card();
        let least = card.number - self.station_discount(space);
        for scrap in least..=card.number.min(self.player(self.active).scrap) {
            offers.offer(Action::Work(space, DiceSet::default(), scrap));
        }
        let fits = |pips: u8| (least..=card.number).contains(&pips);
        for payment in payments.iter().filter(|payment| payment.is_all(card.row) && fits(payment.pips)) {
            offers.offer(Action::Work(space, payment.dice, 0));
        }
    }

    /// RD-STATION-4: at least one white die, no coloured one, and any amount of scrap.
    fn offer_white_space(&self, space: SpaceId, payments: &Payments, offers: &mut impl Offers<Action>) {
        let card = space.card();
        let least = card.number - self.station_discount(space);
        for payment in
            payments.iter().filter(|payment| payment.is_all(Color::White) && payment.pips <= card.number)
        {
            let missing = least.saturating_sub(payment.pips)..=card.number - payment.pips;
            for scrap in missing.filter(|&scrap| scrap <= self.player(self.active).scrap) {
                offers.offer(Action::Work(space, payment.dice, scrap));
            }
        }
    }

    pub(crate) fn work(&mut self, space: SpaceId, dice: DiceSet, scrap: u8, fate: &mut impl Fate) {
        let pips: u8 =
            dice.iter().filter_map(|place| self.turn.fleet.get(place)).map(|die| die.die.pips()).sum();
        let saved = space.card().number - (pips + scrap).min(space.card().number);
        if saved > self.turn.discounts[Thing::Station as usize] {
            self.tell_special(Special::ColonyDiscount, fate);
        }
        self.turn.built = true;
        self.spend(dice, fate);
        if scrap > 0 {
            self.pay_scrap(self.active, scrap, fate);
            self.turn.deed.scrap_paid = self.turn.deed.scrap_paid.max(scrap);
        }
        self.use_up_discount(Thing::Station);
        self.mark(self.active, space, fate);
    }

    /// RD-STATION-6: a set thereby completed pays at once.
    pub(crate) fn mark(&mut self, seat: Seat, space: SpaceId, fate: &mut impl Fate) {
        self.player_mut(seat).station.insert(space);
        fate.event(Event::SpaceMarked { seat, space });
        self.turn.deed.white_marked |= space.card().row == Color::White;
        for set in SetId::all() {
            let card = set.card();
            let complete = self.marks_all(seat, card.spaces);
            if complete && card.spaces & 1 << space.index() != 0 && !self.player(seat).sets.contains(set) {
                self.player_mut(seat).sets.insert(set);
                self.turn.deed.set_completed = true;
                fate.event(Event::SetCompleted { seat, set });
                if let Some(effect) = card.effect {
                    self.stack.push(Frame::Do(effect, seat));
                }
            }
        }
    }

    fn marks_all(&self, seat: Seat, spaces: u32) -> bool {
        let marked = &self.player(seat).station;
        SpaceId::all().all(|space| spaces & 1 << space.index() == 0 || marked.contains(space))
    }

    /// RD-STATION-8: rows whose lowest open number is at most so much.
    pub(crate) fn rows_to_mark(&self, up_to: u8) -> impl Iterator<Item = (Color, SpaceId)> + '_ {
        let me = self.player(self.active);
        let open = Color::COLORED.into_iter().filter_map(|row| Some((row, me.lowest_open(row)?)));
        open.filter(move |(_, space)| space.card().number <= up_to)
    }

    /// VP of the rows by marked spaces (RD-SCORE-3) and of full rows (RD-SCORE-4).
    pub(crate) fn station_vp(&self, seat: Seat) -> [u8; 2] {
        let mut vp = [0, 0];
        for row in Color::ALL {
            let marked = self.player(seat).marked_in(row);
            vp[0] += content().row_scores[row as usize].get(usize::from(marked)).copied().unwrap_or(0);
            let full = SpaceId::all().filter(|space| space.card().row == row).count();
            if usize::from(marked) == full {
                vp[1] += content().full_rows[row as usize];
            }
        }
        vp
    }
}
