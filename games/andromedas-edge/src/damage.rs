//! Damage to ships and modules: settled first, then cards may answer, then it is dealt (AE-DAMAGE, AE-WINDOW-40).

use orrery_kernel::{Offers, Seat, SeatSet};

use crate::action::Action;
use crate::battle_state::Threat;
use crate::content::content;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Point};
use crate::ids::{ModuleId, SpaceId};
use crate::kinds::{Class, Ship, When};
use crate::state::AndromedasEdge;

impl AndromedasEdge {
    /// Pieces are chosen in this frame; then the damage is settled.
    pub(crate) fn begin_damage(&mut self, choosing: Frame, seat: Seat) {
        self.threat = Threat::default();
        self.stack.push_in_order([choosing, Frame::Threatened(seat)]);
    }

    /// AE-DAMAGE-14: an undamaged module of the owner's choice.
    pub(crate) fn offer_modules_to_damage(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        let sound = |module: &ModuleId| {
            self.berth(seat, *module).damage == 0 && !self.threat.modules.contains(module)
        };
        self.modules(seat).filter(sound).for_each(|module| offers.offer(Action::Mark(module)));
    }

    pub(crate) fn threaten_module(&mut self, seat: Seat, module: ModuleId, left: u8) {
        if self.threat.modules.try_push(module).is_ok() && left > 1 {
            self.stack.push(Frame::DamageModules { seat, left: left - 1 });
        }
    }

    /// In a battle ships of the active region, else any on the board (AE-RULING-81).
    pub(crate) fn offer_ships_to_damage(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        for ship in Ship::ALL {
            for space in SpaceId::all() {
                let here = !self.battle.on || self.turn.region == Some(space);
                let marked: u8 =
                    self.threat.ships.iter().filter(|it| it.0 == space).map(|it| it.1.count(ship)).sum();
                if here && self.squad(seat, space).count(ship) > marked {
                    offers.offer(Action::Pick(ship, space));
                }
            }
        }
    }

    pub(crate) fn threaten_ship(&mut self, ship: Ship, space: SpaceId) {
        match self.threat.ships.iter_mut().find(|it| it.0 == space) {
            Some(spot) => spot.1.add(ship),
            None => {
                let mut squad = crate::squad::Squad::NONE;
                squad.add(ship);
                // A player has ships in at most as many regions as there is room for.
                _ = self.threat.ships.try_push((space, squad));
            }
        }
    }

    /// Every ship in the region.
    pub(crate) fn threaten_squad(&mut self, seat: Seat, space: SpaceId) {
        let squad = self.squad(seat, space);
        if !squad.is_empty() {
            _ = self.threat.ships.try_push((space, squad));
        }
    }

    /// Damage is settled: what answers to it, then the damage.
    pub(crate) fn threatened(&mut self, seat: Seat) {
        if self.threat.is_empty() {
            return;
        }
        self.stack.push(Frame::Deal(seat));
        // No card may be played while an event is resolved (AE-EVENT-12); what lies in play answers all the same.
        if self.event.is_none() {
            self.open_window(Point::Damage(seat));
        }
        self.fire(When::WhenDamaged, seat);
    }

    pub(crate) fn offer_spared(&self, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        let mut modules = self.threat.modules.clone();
        modules.sort_unstable();
        modules.into_iter().for_each(|module| offers.offer(Action::Mark(module)));
        for ship in Ship::ALL {
            self.offer_threatened(ship, offers);
        }
    }

    fn offer_threatened(&self, ship: Ship, offers: &mut impl Offers<Action>) {
        let at = |space: SpaceId| self.threat.ships.iter().any(|it| it.0 == space && it.1.count(ship) > 0);
        SpaceId::all().filter(|&space| at(space)).for_each(|space| offers.offer(Action::Pick(ship, space)));
    }

    pub(crate) fn spare(&mut self, seat: Seat, left: u8, action: Action, fate: &mut impl Fate) {
        match action {
            Action::Mark(module) => {
                self.threat.modules.retain(|other| *other != module);
                fate.event(Event::ModuleSpared { seat, module });
            }
            Action::Pick(ship, space) => {
                self.unthreaten(ship, space);
                fate.event(Event::ShipSpared { seat, ship });
            }
            _ => return,
        }
        if left > 1 && !self.threat.is_empty() {
            self.stack.push(Frame::Shield { seat, left: left - 1 });
        }
    }

    fn unthreaten(&mut self, ship: Ship, space: SpaceId) {
        self.threat.ships.iter_mut().filter(|it| it.0 == space).for_each(|it| it.1.remove(ship));
    }

    /// Modules get their markers; then each free shield icon saves one ship of its type (AE-RULING-77).
    pub(crate) fn deal_damage(&mut self, seat: Seat, fate: &mut impl Fate) {
        for module in std::mem::take(&mut self.threat.modules) {
            self.berth_mut(seat, module).damage += 1;
            fate.event(Event::ModuleDamaged { seat, module });
        }
        self.stack.push(Frame::Scrap(seat));
        for ship in Ship::ALL {
            let left = self.player(seat).free_shields(ship);
            if left > 0 && self.threat.ships.iter().any(|it| it.1.count(ship) > 0) {
                self.stack.push(Frame::Save { seat, ship, left });
            }
        }
    }

    /// Which of several ships is saved matters only if they stand in different regions (AE-WINDOW-24).
    pub(crate) fn offer_saved(&self, ship: Ship, offers: &mut impl Offers<Action>) {
        self.offer_threatened(ship, offers);
    }

    pub(crate) fn save(&mut self, seat: Seat, ship: Ship, left: u8, space: SpaceId, fate: &mut impl Fate) {
        self.unthreaten(ship, space);
        self.player_mut(seat).shields[ship as usize] += 1;
        fate.event(Event::ShipShielded { seat, ship });
        if left > 1 && self.threat.ships.iter().any(|it| it.1.count(ship) > 0) {
            self.stack.push(Frame::Save { seat, ship, left: left - 1 });
        }
    }

    /// AE-DAMAGE-2, -3.
    pub(crate) fn scrap(&mut self, seat: Seat, fate: &mut impl Fate) {
        for (space, squad) in std::mem::take(&mut self.threat.ships) {
            for ship in squad.ships() {
                let fleet = self.fleet_mut(seat);
                fleet.board[space.index()].remove(ship);
                fleet.scrapped.add(ship);
                fate.event(Event::ShipScrapped { seat, ship, space });
                self.fire_ship(When::Scrapped, seat, ship, None);
            }
        }
    }

    /// AE-DAMAGE-8, -9, AE-RULING-58: one raider of the active region.
    pub(crate) fn damage_raider(&mut self, fate: &mut impl Fate) {
        let Some(space) = self.turn.region else { return };
        let Some((class, _)) = self.raiders.at(space) else { return };
        let card = self.raiders.card(class);
        let markers = &mut self.raiders.markers[class as usize];
        if *markers < card.shields {
            *markers += 1;
            fate.event(Event::RaiderShielded { class });
            return;
        }
        *markers = 0;
        if class == Class::S {
            if let Some(place) = self.raiders.swarm.iter().position(|&at| at == space) {
                self.raiders.swarm.remove(place);
            }
        } else {
            self.raiders.single[class as usize - 1] = None;
        }
        fate.event(Event::RaiderDestroyed { class, space });
    }

    /// Nova Flash: everybody's ships in nebulae; who has none there loses a resource.
    pub(crate) fn nova(&mut self, left: SeatSet, spared: SeatSet) {
        let Some(seat) = self.in_turn_order().find(|&seat| left.contains(seat)) else {
            for side in self.contenders().collect::<arrayvec::ArrayVec<_, 5>>().into_iter().rev() {
                match side.seat() {
                    Some(seat) if !spared.contains(seat) => {}
                    Some(seat) => self.begin_losing(seat, crate::effect::Res::Any, 1, None),
                    None => self.unity_must_discard(1),
                }
            }
            return;
        };
        let in_nebula = content().nebulae.iter().any(|space| !self.squad(seat, space).is_empty());
        let spared = if in_nebula { spared } else { spared.with(seat) };
        self.stack.push(Frame::Nova { left: left.without(seat), spared });
        if in_nebula {
            self.threat = Threat::default();
            content().nebulae.iter().for_each(|space| self.threaten_squad(seat, space));
            self.stack.push(Frame::Threatened(seat));
        }
    }

    /// A die says to which nebula the leader goes.
    pub(crate) fn exile_leader(&mut self, seat: Seat, fate: &mut impl Fate) {
        if self.player(seat).leaders == 0 {
            return;
        }
        let space = SpaceId::numbered(fate.die(6) - 1);
        self.player_mut(seat).leaders -= 1;
        self.leaders[seat.index()][space.index()] += 1;
        fate.event(Event::LeaderExiled { seat, space });
    }
}
