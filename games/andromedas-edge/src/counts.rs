//! What the counters and conditions of the notation look up (NOTATION, section 4).

use orrery_kernel::Seat;

use crate::content::content;
use crate::effect::{Amount, Atom, Counter, Test, compare};
use crate::frame::Context;
use crate::ids::ModuleId;
use crate::kinds::{Ship, Track};
use crate::player::Dock;
use crate::state::{AndromedasEdge, Tile};

impl AndromedasEdge {
    /// The number of a step.
    pub(crate) fn amount(&self, amount: Amount, seat: Seat, module: Option<ModuleId>) -> u8 {
        let Some((every, counter, max)) = amount.per else { return amount.number };
        let times = self.count_of(counter, seat, module) / i32::from(every);
        (times * i32::from(amount.number)).clamp(0, i32::from(max)) as u8
    }

    pub(crate) fn count_of(&self, counter: Counter, seat: Seat, module: Option<ModuleId>) -> i32 {
        let player = self.player(seat);
        let fleet = self.fleet(seat);
        i32::from(match counter {
            Counter::Held(resource) => player.holdings().get(resource),
            Counter::Space(track) => player.markers[track as usize],
            Counter::TrackAtLevel2 => {
                Track::ALL.into_iter().filter(|&track| self.level(seat, track) >= 2).count() as u8
            }
            Counter::Development => player.all_developments(),
            Counter::Leader => player.leaders,
            Counter::Ship => fleet.built(),
            Counter::ShipOnBoard => fleet.on_board(),
            Counter::ShipInScrapyard => fleet.scrapped.len() + fleet.barge.len(),
            Counter::ShipInActiveRegion => self.here(seat).len(),
            Counter::OpposingShipInActiveRegion => {
                self.turn.region.map_or(0, |space| self.opposing_ships(seat, space))
            }
            Counter::ModuleOf(row) => {
                let sound =
                    |module: &ModuleId| module.card().row == row && self.berth(seat, *module).damage == 0;
                self.modules(seat).filter(sound).count() as u8
            }
            Counter::DamagedModule => self.damaged_modules(seat),
            Counter::ActivatedIndustry => {
                let active = |module: &ModuleId| {
                    module.card().row == Track::Industry && self.berth(seat, *module).dock != Dock::Free
                };
                self.modules(seat).filter(active).count() as u8
            }
            Counter::SlottedMoon => self.slotted_moons(seat),
            Counter::AdjacentMoon => module.map_or(0, |module| self.moons_beside(seat, module).count() as u8),
            // Only Unity's cards count like this.
            Counter::Unity(_) => 0,
        })
    }

    /// Modules with a marker, the core modules included (AE-EVENT-8).
    pub(crate) fn damaged_modules(&self, seat: Seat) -> u8 {
        self.modules(seat).filter(|&module| self.berth(seat, module).damage > 0).count() as u8
    }

    fn slotted_moons(&self, seat: Seat) -> u8 {
        let slots = self.modules(seat).flat_map(|module| {
            let berth = self.berth(seat, module);
            [berth.input, berth.output]
        });
        slots.chain([self.player(seat).operations]).filter(|slot| !slot.is_empty()).count() as u8
    }

    /// The development level reached on a track.
    pub(crate) fn level(&self, seat: Seat, track: Track) -> u8 {
        content().tracks[track as usize].level(self.player(seat).markers[track as usize])
    }

    pub(crate) fn holds(&self, test: &Test, context: Context) -> bool {
        let Some(seat) = context.who.seat() else { return self.holds_for_unity(test, context) };
        test.0.iter().all(|clause| clause.iter().any(|&atom| self.atom_holds(atom, seat, context)))
    }

    fn atom_holds(&self, atom: Atom, seat: Seat, context: Context) -> bool {
        let tile = self.turn.region.map(|space| self.site(space).tile);
        match atom {
            Atom::Count(counter, relation, number) => {
                compare(self.count_of(counter, seat, context.module), relation, number)
            }
            Atom::Counts(left, relation, right) => {
                let count = |counter| self.count_of(counter, seat, context.module);
                compare(count(left), relation, count(right))
            }
            Atom::YourTurn => self.is_on_turn(seat),
            Atom::RaiderDefeated => self.battle.raider_defeated(),
            Atom::ActivePlanet => matches!(tile, Some(Tile::Planet(_))),
            Atom::ActiveNebula => matches!(tile, Some(Tile::Nebula)),
            Atom::ActiveBase => matches!(tile, Some(Tile::Base(_))),
            Atom::Docked(ship) => {
                let wanted = ship.map_or(Dock::Energy, |ship: Ship| Dock::ship(ship));
                context.module.is_some_and(|module| self.berth(seat, module).dock == wanted)
            }
        }
    }
}
