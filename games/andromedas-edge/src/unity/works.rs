//! What Unity repairs and builds, and whom it recruits (UN-DAMAGE-4, UN-DEV, UN-EFFECT-2).

use super::event::Told;
use super::pending::{Cause, Pending};
use crate::content::content;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Context;
use crate::ids::{SpaceId, SpaceSet};
use crate::kinds::{Ship, Side, Source, Track};
use crate::state::{AndromedasEdge, Tile};

/// Scrapped ships are repaired, and ships damaged, in this order (UN-CHOICE-4).
pub(super) const SHIP_ORDER: [Ship; 4] =
    [Ship::HeavyCruiser, Ship::Fighter, Ship::ScienceVessel, Ship::Transport];

impl AndromedasEdge {
    /// UN-DAMAGE-4, UN-CHOICE-4.
    pub(super) fn unity_repairs(&mut self, fate: &mut impl Fate) {
        let modules = self.unity().map(|unity| unity.modules.clone()).unwrap_or_default();
        let damaged = modules.iter().filter(|module| self.berths[module.index()].damage > 0);
        if let Some(&module) = damaged.min_by_key(|module| self.berths[module.index()].damage) {
            self.berths[module.index()].damage -= 1;
            return fate.event(Event::Unity(Told::ModuleRepaired { module }));
        }
        let scrapped = self.unity_fleet().scrapped;
        if let Some(ship) = SHIP_ORDER.into_iter().find(|&ship| scrapped.count(ship) > 0) {
            let fleet = self.unity_fleet_mut();
            fleet.scrapped.remove(ship);
            fleet.barge.add(ship);
            self.with_unity(|unity| unity.due += u8::from(unity.marching));
            return fate.event(Event::Unity(Told::ShipRepaired { ship }));
        }
        let shields = self.unity().map_or([0; 4], |unity| unity.shields);
        match SHIP_ORDER.into_iter().find(|&ship| shields[ship as usize] > 0) {
            Some(ship) => {
                self.with_unity(|unity| unity.shields[ship as usize] -= 1);
                fate.event(Event::Unity(Told::ShieldRepaired { ship }));
            }
            None => self.unity_scores(1, Cause::Repair, fate),
        }
    }

    /// UN-DEV-1, -2: the leftmost eligible planets.
    pub(super) fn sites_for_unity(&self) -> SpaceSet {
        let leaders = self.unity().map_or(0, super::Unity::all_leaders);
        let eligible = |space: &SpaceId| {
            self.unity_at(*space).count(Ship::Transport) > 0
                && self.leaders_needed(*space).is_some_and(|needed| needed <= leaders)
        };
        let all = SpaceId::all().filter(eligible);
        let left = all.clone().map(|space| space.card().at.1).min();
        all.filter(|space| Some(space.card().at.1) == left).collect()
    }

    /// UN-DEV-3, -4.
    pub(super) fn unity_develops(&mut self, space: SpaceId, because: Cause, fate: &mut impl Fate) {
        let Some(kind) = self.planet_kind(space) else { return };
        let leaders = content().developments[kind as usize].leaders;
        self.unity_fleet_mut().board[space.index()].remove(Ship::Transport);
        self.site_mut(space).development = Some(Side::UNITY);
        self.with_unity(|unity| {
            unity.spend_leaders(leaders);
            unity.developments[kind as usize] += 1;
        });
        fate.event(Event::Unity(Told::Development { space, because }));
        self.ask_unity_in_order([
            Pending::Steps { track: kind, left: 1, because: Cause::Development(kind) },
            Pending::Developed { space },
        ]);
    }

    /// UN-DEV-5, -6: its VP, then its benefit, once.
    pub(super) fn score_unity_development(&mut self, space: SpaceId, fate: &mut impl Fate) {
        let Some(kind) = self.planet_kind(space) else { return };
        self.unity_scores(self.leaders_around(space).min(10), Cause::Development(kind), fate);
        self.benefit(kind);
    }

    pub(super) fn benefit(&mut self, kind: Track) {
        let effect = content().unity.benefits[kind as usize];
        self.begin_effect(effect, Context::of(Side::UNITY, Source::Development));
    }

    /// UN-EFFECT-2: the leftmost planets and bases with a leader of Unity.
    pub(super) fn recruits_for_unity(&self) -> SpaceSet {
        let own = &self.leaders[Side::UNITY.index()];
        let home = |space: &SpaceId| matches!(self.site(*space).tile, Tile::Planet(_) | Tile::Base(_));
        let all = SpaceId::all().filter(|space| own[space.index()] > 0).filter(home);
        let left = all.clone().map(|space| space.card().at.1).min();
        all.filter(|space| Some(space.card().at.1) == left).collect()
    }

    pub(super) fn unity_recruits(&mut self, space: SpaceId, fate: &mut impl Fate) {
        self.leaders[Side::UNITY.index()][space.index()] -= 1;
        self.with_unity(|unity| unity.leaders += 1);
        fate.event(Event::Unity(Told::Recruited { space, count: 1 }));
    }

    /// A die says to which nebula it goes; there it stays. It has Unity's colour, corrupted or not (UN-EFFECT-16).
    pub(super) fn unity_exiles(&mut self, fate: &mut impl Fate) {
        if self.unity().is_none_or(|unity| unity.all_leaders() == 0) {
            return;
        }
        let space = SpaceId::numbered(fate.die(6) - 1);
        self.with_unity(|unity| {
            let from = if unity.corrupted > 0 { &mut unity.corrupted } else { &mut unity.leaders };
            *from -= 1;
        });
        self.leaders[Side::UNITY.index()][space.index()] += 1;
        fate.event(Event::Unity(Told::Exiled { space }));
    }
}
