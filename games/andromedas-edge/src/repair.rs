//! Repairs (AE-REPAIR).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::ids::ModuleId;
use crate::kinds::{Ship, Source};
use crate::state::AndromedasEdge;

impl AndromedasEdge {
    fn damaged(&self, seat: Seat) -> impl Iterator<Item = ModuleId> {
        self.modules(seat).filter(move |&module| self.berth(seat, module).damage > 0)
    }

    fn marked_shields(&self, seat: Seat) -> impl Iterator<Item = Ship> {
        Ship::ALL.into_iter().filter(move |&ship| self.player(seat).shields[ship as usize] > 0)
    }

    /// Is there anything to repair?
    pub(crate) fn can_repair(&self, seat: Seat) -> bool {
        !self.fleet(seat).scrapped.is_empty()
            || self.marked_shields(seat).next().is_some()
            || self.damaged(seat).next().is_some()
    }

    /// AE-REPAIR-7 to -9: each repair by itself; 1 VP if nothing can be repaired.
    pub(crate) fn repairs(&mut self, seat: Seat, left: u8, fate: &mut impl Fate) {
        if left == 0 {
            return;
        }
        self.stack.push(Frame::Repairs { seat, left: left - 1 });
        if self.can_repair(seat) {
            self.stack.push(Frame::Repair { seat });
        } else {
            self.score(seat, 1, Source::Repair, fate);
        }
    }

    /// May be declined (AE-RULING-83).
    pub(crate) fn offer_repairs(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        self.fleet(seat).scrapped.types().for_each(|ship| offers.offer(Action::FixShip(ship)));
        self.marked_shields(seat).for_each(|ship| offers.offer(Action::FixShield(ship)));
        self.damaged(seat).for_each(|module| offers.offer(Action::FixModule(module)));
    }

    pub(crate) fn repair(&mut self, seat: Seat, action: Action, fate: &mut impl Fate) {
        match action {
            Action::FixShip(ship) => {
                let fleet = self.fleet_mut(seat);
                fleet.scrapped.remove(ship);
                fleet.barge.add(ship);
                fate.event(Event::ShipRepaired { seat, ship });
            }
            Action::FixShield(ship) => {
                let markers = &mut self.player_mut(seat).shields[ship as usize];
                *markers = markers.saturating_sub(1);
                fate.event(Event::ShieldRepaired { seat, ship });
            }
            Action::FixModule(module) => {
                let berth = self.berth_mut(seat, module);
                berth.damage = berth.damage.saturating_sub(1);
                fate.event(Event::ModuleRepaired { seat, module });
            }
            _ => {}
        }
    }
}
