//! The Scrapyard (RD-SCRAP).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::content;
use crate::dice::DiceSet;
use crate::effect::Special;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Moment};
use crate::ids::PlanetId;
use crate::payments::Payments;
use crate::state::RocketDice;

impl RocketDice {
    /// RD-SCRAP-3: scrap has a limit; what is above is lost.
    pub(crate) fn gain_scrap(&mut self, seat: Seat, scrap: u8, fate: &mut impl Fate) {
        let room = content().limits.scrap_max.saturating_sub(self.player(seat).scrap);
        let scrap = scrap.min(room);
        if scrap > 0 {
            self.player_mut(seat).scrap += scrap;
            fate.event(Event::ScrapGained { seat, scrap });
        }
    }

    pub(crate) fn pay_scrap(&mut self, seat: Seat, scrap: u8, fate: &mut impl Fate) {
        self.player_mut(seat).scrap -= scrap;
        fate.event(Event::ScrapPaid { seat, scrap });
    }

    /// RD-SCRAP-1: one or two dice, at most two a turn.
    pub(crate) fn offer_deposits(&self, payments: &Payments, offers: &mut impl Offers<Action>) {
        let left = content().limits.scrapyard_dice_per_turn.saturating_sub(self.turn.deposited);
        for payment in payments.iter().filter(|payment| payment.dice.len() <= left.into()) {
            offers.offer(Action::Deposit(payment.dice));
        }
    }

    pub(crate) fn deposit(&mut self, dice: DiceSet, fate: &mut impl Fate) {
        let pips = dice.iter().filter_map(|place| self.turn.fleet.get(place)).map(|die| die.die.pips()).sum();
        self.turn.built = true;
        self.turn.deposited += dice.len() as u8;
        self.spend(dice, fate);
        self.gain_scrap(self.active, pips, fate);
    }

    pub(crate) fn offer_salvages(&self, payments: &Payments, offers: &mut impl Offers<Action>) {
        let (me, prices) = (self.player(self.active), &content().scrapyard);
        if me.scrap >= prices.trim {
            for (place, pips) in payments.singles() {
                for by in self.trims(pips) {
                    offers.offer(Action::Trim(place, by));
                }
            }
        }
        if me.scrap >= prices.deal && !self.vp_deck.is_empty() {
            offers.offer(Action::Deal);
        }
        if me.scrap >= prices.seizure {
            self.planets_on_offer().into_iter().for_each(|planet| offers.offer(Action::Seize(planet)));
        }
    }

    /// RD-SCRAP-4, and RD-EMPIRE-7: Tuners may lower by 2.
    fn trims(&self, pips: u8) -> impl Iterator<Item = i8> + use<> {
        let lowest = if self.has(self.active, Special::DoubleDecrease) { -2 } else { -1 };
        (lowest..=1).filter(move |&by| by != 0 && (1..=6).contains(&pips.saturating_add_signed(by)))
    }

    pub(crate) fn trim(&mut self, place: u8, by: i8, fate: &mut impl Fate) {
        self.salvage(content().scrapyard.trim, fate);
        if by < -1 {
            self.tell_special(Special::DoubleDecrease, fate);
        }
        self.change_pips(place, by, fate);
    }

    /// RD-SCRAP-5.
    pub(crate) fn deal(&mut self, fate: &mut impl Fate) {
        self.salvage(content().scrapyard.deal, fate);
        let seat = self.active;
        let effect = Frame::Do(content().scrapyard.deal_effect, seat);
        self.stack.push_in_order([effect, Frame::Abilities(Moment::Salvage8, seat)]);
    }

    /// RD-SCRAP-6.
    pub(crate) fn seize(&mut self, planet: PlanetId, fate: &mut impl Fate) {
        self.salvage(content().scrapyard.seizure, fate);
        self.conquer(planet, fate);
    }

    fn salvage(&mut self, scrap: u8, fate: &mut impl Fate) {
        self.pay_scrap(self.active, scrap, fate);
        self.turn.deed.scrap_paid = self.turn.deed.scrap_paid.max(scrap);
    }
}
