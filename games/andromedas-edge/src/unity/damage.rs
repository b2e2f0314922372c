//! Damage to Unity, and damage that its conflict cards do (UN-DAMAGE, UN-BATTLE-8).

use super::event::Told;
use super::pending::Pending;
use crate::action::Action;
use crate::battle_state::Threat;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::ids::{MoonId, SpaceId};
use crate::kinds::{Ship, Side};
use crate::state::AndromedasEdge;
use orrery_kernel::Seat;

impl AndromedasEdge {
    /// UN-DAMAGE-1, -2: a conflict card, then a free shield icon, then the scrapyard.
    pub(super) fn damage_unity_ship(&mut self, ship: Ship, space: SpaceId, fate: &mut impl Fate) {
        let Some(unity) = self.unity_mut() else { return };
        if unity.ignored > 0 {
            unity.ignored -= 1;
            return fate.event(Event::Unity(Told::ShipSpared { ship }));
        }
        if unity.shields[ship as usize] < unity.stats(ship).shields {
            unity.shields[ship as usize] += 1;
            return fate.event(Event::Unity(Told::ShipShielded { ship }));
        }
        let fleet = self.unity_fleet_mut();
        fleet.board[space.index()].remove(ship);
        fleet.scrapped.add(ship);
        fate.event(Event::Unity(Told::ShipScrapped { ship, space }));
    }

    /// Ships that an effect may damage: in a battle those in the active region (UN-DAMAGE-3).
    pub(super) fn ships_to_damage(&self) -> impl Iterator<Item = (Ship, SpaceId, u8)> {
        Ship::ALL.into_iter().flat_map(move |ship| {
            SpaceId::all().filter_map(move |space| {
                let here = !self.battle.on || self.turn.region == Some(space);
                let count = self.unity_at(space).count(ship);
                (here && count > 0).then_some((ship, space, count))
            })
        })
    }

    /// UN-DAMAGE-5, UN-CHOICE-4: the undamaged module gained last.
    pub(super) fn damage_unity_module(&mut self, fate: &mut impl Fate) {
        let berths = &self.berths;
        let sound = self.unity().and_then(|unity| {
            unity.modules.iter().rev().copied().find(|module| berths[module.index()].damage == 0)
        });
        if let Some(module) = sound {
            self.berths[module.index()].damage += 1;
            fate.event(Event::Unity(Told::ModuleDamaged { module }));
        }
    }

    /// UN-DAMAGE-6: a module with a marker is one damaged module.
    pub(super) fn damaged_unity_modules(&self) -> u8 {
        let damaged = self.unity().map_or(0, |unity| {
            unity.modules.iter().filter(|module| self.berths[module.index()].damage > 0).count()
        });
        damaged as u8
    }

    /// UN-BATTLE-8: the opposing ships with the smallest weapons, each kind of each side once.
    pub(super) fn least_armed(&self) -> impl Iterator<Item = Action> {
        let weapons = move |side: Side, ship: Option<Ship>| match (side.seat(), ship) {
            (Some(seat), Some(ship)) => self.player(seat).stats(ship).weapons,
            _ => self
                .turn
                .region
                .and_then(|space| self.raiders.at(space))
                .map_or(u8::MAX, |(class, _)| self.raiders.card(class).dice),
        };
        let space = self.active_region();
        let players = Seat::all(self.count()).flat_map(move |seat| {
            let there = move |ship: &Ship| self.squad(seat, space).count(*ship) > 0;
            Ship::ALL.into_iter().filter(there).map(move |ship| (Side::of(seat), Some(ship)))
        });
        let raider = self.raiders.at(space).map(|_| (Side::RAIDERS, None));
        let all = players.chain(raider);
        let least = all.clone().map(|(side, ship)| weapons(side, ship)).min();
        all.filter(move |&(side, ship)| Some(weapons(side, ship)) == least)
            .map(|(side, ship)| Action::Hit(side, ship))
    }

    /// The owner applies shields as usual.
    pub(super) fn hit_ship(&mut self, left: u8, side: Side, ship: Option<Ship>, fate: &mut impl Fate) {
        if left > 1 {
            self.ask_unity(Pending::Hit { left: left - 1 });
        }
        match (side.seat(), ship, self.turn.region) {
            (Some(seat), Some(ship), Some(space)) => {
                self.threat = Threat::default();
                self.threaten_ship(ship, space);
                self.stack.push(Frame::Threatened(seat));
            }
            _ => self.damage_raider(fate),
        }
    }

    /// Moons that a boarding ship may take, once Unity is defeated (UN-EFFECT-6): each kind once.
    pub(crate) fn boardable_of_unity(&self) -> impl Iterator<Item = MoonId> {
        let defeated = self.battle.defeated & Side::UNITY.bit() != 0;
        let moons = self.unity().filter(|_| defeated).map_or(&[][..], |unity| &unity.moons);
        let mut last = None;
        moons.iter().copied().filter(move |&moon| last.replace(moon) != Some(moon))
    }

    pub(crate) fn board_unity(&mut self, seat: Seat, moon: MoonId, fate: &mut impl Fate) {
        let there = self.with_unity(|unity| {
            let place = unity.moons.iter().position(|&other| other == moon);
            place.map(|place| unity.moons.remove(place)).is_some()
        });
        if there {
            fate.event(Event::Unity(Told::MoonTaken { seat, moon }));
            self.receive(seat, moon);
        }
    }
}
