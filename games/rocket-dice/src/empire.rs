//! Abilities that work by themselves: of empires (RD-EMPIRE) and of moons.

use orrery_kernel::Seat;

use crate::content::When;
use crate::effect::Special;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Moment};
use crate::ids::MoonId;
use crate::state::RocketDice;

impl RocketDice {
    /// Does the seat's empire have this special ability?
    pub(crate) fn has(&self, seat: Seat, special: Special) -> bool {
        self.player(seat).empire.card().specials.iter().any(|&(own, _)| own == special)
    }

    /// A special ability of the active player made a difference.
    pub(crate) fn tell_special(&self, special: Special, fate: &mut impl Fate) {
        let (seat, empire) = (self.active, self.player(self.active).empire);
        if let Some(&(_, nth)) = empire.card().specials.iter().find(|&&(own, _)| own == special) {
            fate.event(Event::EmpireUsed { seat, empire, ability: nth as u8 + 1 });
        }
    }

    /// Puts all abilities of the seat for this moment on the stack, the empire's first, in the order of its card.
    pub(crate) fn abilities(&mut self, moment: Moment, seat: Seat, fate: &mut impl Fate) {
        let when = moment.when();
        self.moon_abilities(when, seat, fate);
        let empire = self.player(seat).empire;
        for (nth, ability) in empire.card().abilities.iter().enumerate().rev() {
            if ability.when == when && self.could_change_something(ability.effect, seat) {
                if !empire.card().specials.iter().any(|&(_, special)| special == nth) {
                    fate.event(Event::EmpireUsed { seat, empire, ability: nth as u8 + 1 });
                }
                self.stack.push(Frame::Do(ability.effect, seat));
            }
        }
    }

    fn moon_abilities(&mut self, when: When, seat: Seat, fate: &mut impl Fate) {
        for moon in MoonId::all() {
            if let Some((own, effect)) = moon.card().ability
                && own == when
            {
                for _ in 0..self.player(seat).moons[moon.index()] {
                    fate.event(Event::MoonUsed { seat, moon });
                    self.stack.push(Frame::Do(effect, seat));
                }
            }
        }
    }

    /// RD-EMPIRE-2: the exchange stays.
    pub(crate) fn exchange_battles(&mut self, fate: &mut impl Fate) {
        std::mem::swap(&mut self.battles.active, &mut self.battles.next);
        self.tell_special(Special::ChooseBattle, fate);
        fate.event(Event::BattlesExchanged { seat: self.active });
    }
}
