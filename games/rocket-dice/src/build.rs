//! Build actions (RD-BUILD): colonize (RD-COLONIZE), conquer (RD-CONQUER), moon bases (RD-MOON), and the Activate
//! step before them (RD-ACTIVATE).

use arrayvec::ArrayVec;
use orrery_kernel::Offers;

use crate::action::Action;
use crate::content::content;
use crate::dice::{Color, DiceSet};
use crate::effect::{Special, Thing};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Moment};
use crate::ids::{MoonId, PlanetId};
use crate::payments::{Payment, Payments};
use crate::state::RocketDice;

impl RocketDice {
    /// RD-ACTIVATE-1: one normal planet a turn, before the first build action.
    pub(crate) fn offer_activation(&self, offers: &mut impl Offers<Action>) {
        if !self.turn.activated && !self.turn.built {
            self.normal_planets().for_each(|planet| offers.offer(Action::Activate(planet)));
        }
    }

    /// Own planets without a limit whose ability could do something now.
    pub(crate) fn normal_planets(&self) -> impl Iterator<Item = PlanetId> + '_ {
        let normal = self.player(self.active).planets.iter().filter(|planet| !planet.card().once);
        normal.filter(|planet| self.could_change_something(planet.card().effect, self.active))
    }

    pub(crate) fn activate(&mut self, planet: PlanetId, fate: &mut impl Fate) {
        self.turn.activated = true;
        self.resolve_planet(planet, fate);
    }

    pub(crate) fn resolve_planet(&mut self, planet: PlanetId, fate: &mut impl Fate) {
        fate.event(Event::PlanetActivated { seat: self.active, planet });
        self.stack.push(Frame::Do(planet.card().effect, self.active));
    }

    /// RD-ACTIVATE-3: used once, then turned.
    pub(crate) fn use_once(&mut self, planet: PlanetId, fate: &mut impl Fate) {
        let seat = self.active;
        self.player_mut(seat).turned.insert(planet);
        fate.event(Event::OnceUsed { seat, planet });
        self.stack.push(Frame::Do(planet.card().effect, seat));
    }

    /// Dice pay for something (RD-BUILD-3).
    pub(crate) fn spend(&mut self, dice: DiceSet, fate: &mut impl Fate) {
        for place in dice.iter() {
            if let Some(die) = self.turn.fleet.get_mut(place) {
                die.spent = true;
            }
        }
        if !dice.is_empty() {
            fate.event(Event::DiceSpent { seat: self.active, places: dice });
        }
    }

    /// Takes the open discount of a kind: used or not, it is gone (RD-BUILD-8).
    pub(crate) fn use_up_discount(&mut self, thing: Thing) {
        self.turn.discounts[thing as usize] = 0;
    }
}

/// Colonizing and conquering.
impl RocketDice {
    /// The planets on top of the piles, in the order of the content.
    pub(crate) fn planets_on_offer(&self) -> ArrayVec<PlanetId, 7> {
        let mut planets: ArrayVec<PlanetId, 7> = self.available_planets().collect();
        planets.sort_unstable();
        planets
    }

    pub(crate) fn offer_colonizing(&self, payments: &Payments, offers: &mut impl Offers<Action>) {
        if self.turn.colonized >= content().limits.colonize_per_turn {
            return;
        }
        for planet in self.planets_on_offer() {
            for payment in payments.iter().filter(|payment| self.buys_planet(payment, planet)) {
                offers.offer(Action::Colonize(planet, payment.dice));
            }
        }
    }

    /// RD-COLONIZE-1 to -3: exactly its value less a discount, in white and its colours, at least one coloured.
    pub(crate) fn buys_planet(&self, payment: &Payment, planet: PlanetId) -> bool {
        let card = planet.card();
        let discount = self.turn.discounts[Thing::Planet as usize];
        let exact = payment.pips <= card.value && card.value - payment.pips <= discount;
        let fits = |color: Color| !payment.colors.contains(color) || card.colors.contains(color);
        exact && !payment.is_all(Color::White) && Color::COLORED.into_iter().all(fits)
    }

    pub(crate) fn colonize(&mut self, planet: PlanetId, dice: DiceSet, fate: &mut impl Fate) {
        self.turn.built = true;
        self.turn.colonized += 1;
        self.spend(dice, fate);
        self.use_up_discount(Thing::Planet);
        self.conquer(planet, fate);
    }

    /// RD-CONQUER-2 and -3: the card is taken, the next is turned up, the Conquest Dice are thrown.
    pub(crate) fn conquer(&mut self, planet: PlanetId, fate: &mut impl Fate) {
        let seat = self.active;
        let Some(pile) = self.piles.iter_mut().find(|pile| pile.last() == Some(&planet)) else { return };
        pile.pop();
        let revealed = pile.last().copied();
        self.player_mut(seat).planets.insert(planet);
        fate.event(Event::PlanetConquered { seat, planet });
        if let Some(planet) = revealed {
            fate.event(Event::PlanetRevealed { planet });
        }
        self.stack.push(Frame::RollConquest);
    }
}

/// Moon bases.
impl RocketDice {
    /// RD-MOON-2, with the Lunar Order's middle number.
    pub(crate) fn moon_cost(&self, moon: MoonId) -> u8 {
        let copies = self.options.moons_per_kind;
        let built = usize::from(copies - self.moons[moon.index()]);
        let nth = if self.has(self.active, Special::MoonMiddleCost) { 1 } else { built.min(2) };
        moon.card().cost[nth]
    }

    /// The Lunar Order's first moon needs no die.
    pub(crate) fn moon_is_free(&self) -> bool {
        self.has(self.active, Special::FirstMoonFree) && self.player(self.active).moon_count() == 0
    }

    pub(crate) fn offer_moons(&self, payments: &Payments, offers: &mut impl Offers<Action>) {
        if self.turn.moons_built >= content().limits.moons_per_turn {
            return;
        }
        for moon in MoonId::all().filter(|moon| self.moons[moon.index()] > 0) {
            if self.moon_is_free() {
                offers.offer(Action::Moon(moon, None));
                continue;
            }
            let cost = self.moon_cost(moon);
            for (place, _) in payments.singles().filter(|&(_, pips)| pips >= cost) {
                offers.offer(Action::Moon(moon, Some(place)));
            }
        }
    }

    pub(crate) fn build_moon_with_die(&mut self, moon: MoonId, die: Option<u8>, fate: &mut impl Fate) {
        self.turn.built = true;
        self.turn.moons_built += 1;
        match die {
            Some(place) => {
                let built = self.options.moons_per_kind - self.moons[moon.index()];
                if self.has(self.active, Special::MoonMiddleCost) && built != 1 {
                    self.tell_special(Special::MoonMiddleCost, fate);
                }
                self.spend(DiceSet(1 << place), fate);
            }
            None => self.tell_special(Special::FirstMoonFree, fate),
        }
        self.build_moon(moon, fate);
    }

    /// The card is taken; abilities for it follow.
    pub(crate) fn build_moon(&mut self, moon: MoonId, fate: &mut impl Fate) {
        let seat = self.active;
        self.moons[moon.index()] -= 1;
        self.player_mut(seat).moons[moon.index()] += 1;
        fate.event(Event::MoonBuilt { seat, moon });
        self.stack.push(Frame::Abilities(Moment::BuildMoon, seat));
    }
}
