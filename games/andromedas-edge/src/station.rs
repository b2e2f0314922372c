//! Return to Station: activating modules, bringing ships home, discarding energy (AE-RETURN).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::content;
use crate::effect::Modules;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame};
use crate::ids::{ModuleId, SpaceId};
use crate::kinds::{Power, Resource, Ship, Source, Track, When};
use crate::player::Dock;
use crate::squad::Squad;
use crate::state::AndromedasEdge;
use crate::units::Units;

impl AndromedasEdge {
    pub(crate) fn begin_return(&mut self, seat: Seat, fate: &mut impl Fate) {
        fate.event(Event::Returns { seat });
        let fleet = self.fleet(seat);
        let away = fleet.on_board() + fleet.scrapped.len() + fleet.barge.len();
        (self.turn.returning, self.turn.idle) = (true, away == 0);
        self.stack.push_in_order([Frame::Return(seat), Frame::ReturnAll(seat)]);
        self.fire(When::ReturnStart, seat);
    }

    /// Could the module be activated at all now? Not damaged, with a moon in its input slot, with an effect.
    fn is_ready(&self, seat: Seat, module: ModuleId) -> bool {
        let (card, berth) = (module.card(), self.berth(seat, module));
        berth.damage == 0 && !card.game_end && (card.input.is_none() || !berth.input.is_empty())
    }

    /// AE-RETURN-2 to -16: modules that can take a ship or energy now.
    fn dockable(&self, seat: Seat) -> impl Iterator<Item = ModuleId> {
        self.modules(seat).filter(move |&module| {
            module.card().dock
                && self.berth(seat, module).dock == Dock::Free
                && self.is_ready(seat, module)
                && (self.has_crew(seat) || self.takes_energy(seat, module))
        })
    }

    /// A ship in a region or on the Repair Barge.
    fn has_crew(&self, seat: Seat) -> bool {
        self.fleet(seat).on_board() + self.fleet(seat).barge.len() > 0
    }

    /// AE-RETURN-5, -13: where a ship has activated a module of the row; never the Primary Reactor.
    fn takes_energy(&self, seat: Seat, module: ModuleId) -> bool {
        let row = module.card().row;
        let reactor = module == content().core(Track::Science);
        !reactor
            && self.player(seat).stored.get(Resource::Energy) > 0
            && (self.turn.rows & 1 << row as u8 != 0 || self.rows_are_open(seat))
    }

    /// A sustain card, or once in the turn the Mecharon Synthetics.
    fn rows_are_open(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.sustained.kinds().any(|card| card.card().traits.open_rows) || self.may_overclock(seat)
    }

    fn may_overclock(&self, seat: Seat) -> bool {
        !self.turn.overclocked && self.player(seat).has(Power::OverclockedReactor)
    }

    pub(crate) fn offer_return(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        self.dockable(seat).for_each(|module| offers.offer(Action::Activate(module)));
    }

    pub(crate) fn offer_crew(&self, seat: Seat, module: ModuleId, offers: &mut impl Offers<Action>) {
        let fleet = self.fleet(seat);
        for ship in Ship::ALL {
            let there = SpaceId::all().filter(|&space| fleet.at(space).count(ship) > 0);
            there.for_each(|space| offers.offer(Action::With(ship, space)));
        }
        fleet.barge.types().for_each(|ship| offers.offer(Action::WithBarge(ship)));
        if self.takes_energy(seat, module) {
            offers.offer(Action::WithEnergy);
        }
    }

    pub(crate) fn crew(&mut self, seat: Seat, module: ModuleId, action: Action, fate: &mut impl Fate) {
        let row = 1 << module.card().row as u8;
        let dock = match action {
            Action::With(ship, space) => {
                self.fleet_mut(seat).board[space.index()].remove(ship);
                Dock::ship(ship)
            }
            Action::WithBarge(ship) => {
                self.fleet_mut(seat).barge.remove(ship);
                Dock::ship(ship)
            }
            _ => {
                self.player_mut(seat).stored.take(Units::of(Resource::Energy, 1));
                let open = self.player(seat).sustained.kinds().any(|card| card.card().traits.open_rows);
                self.turn.overclocked |= self.turn.rows & row == 0 && !open;
                Dock::Energy
            }
        };
        let ship = Ship::ALL.into_iter().find(|&ship| Dock::ship(ship) == dock);
        if let Some(ship) = ship {
            self.fleet_mut(seat).docked.add(ship);
            self.turn.rows |= row;
        }
        if let Some(ship) = ship {
            self.fire_ship(When::Dock, seat, ship, Some(module));
        }
        self.activate_module(seat, module, dock, fate);
    }

    /// AE-RETURN-15: the effect, then the moons beside an industry module.
    pub(crate) fn activate_module(&mut self, seat: Seat, module: ModuleId, dock: Dock, fate: &mut impl Fate) {
        let berth = self.berth_mut(seat, module);
        if berth.dock == Dock::Free {
            berth.dock = dock;
        }
        fate.event(Event::ModuleActivated { seat, module, dock });
        self.stack.push(Frame::HalfMoons { seat, module });
        let context = Context { module: Some(module), ..Context::new(seat, Source::Module) };
        self.begin_effect(module.card().effect, context);
    }

    /// AE-M4: what an effect may activate.
    pub(crate) fn activatable(
        &self,
        seat: Seat,
        which: Modules,
        of: Option<ModuleId>,
    ) -> impl Iterator<Item = ModuleId> {
        let reactor = content().core(Track::Science);
        let neighbors = match (which, of) {
            (Modules::Neighbor, Some(module)) => self.neighbors(seat, module),
            _ => [None, None],
        };
        self.modules(seat).filter(move |&module| {
            let spent = self.berth(seat, module).dock != Dock::Free;
            let fits = match which {
                Modules::Neighbor => neighbors.contains(&Some(module)),
                Modules::Row(row) => module.card().row == row,
                Modules::Spent | Modules::Any => true,
            };
            fits && module != reactor && spent == (which == Modules::Spent) && self.is_ready(seat, module)
        })
    }

    pub(crate) fn offer_activations(
        &self,
        seat: Seat,
        which: Modules,
        of: Option<ModuleId>,
        offers: &mut impl Offers<Action>,
    ) {
        offers.offer(Action::Done);
        self.activatable(seat, which, of).for_each(|module| offers.offer(Action::Activate(module)));
    }

    /// AE-RETURN-18 to -20: any of the other science modules, each once.
    pub(crate) fn offer_science(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        self.offer_activations(seat, Modules::Row(Track::Science), None, offers);
    }

    /// Another module of the row, not in the science row.
    pub(crate) fn twins(&self, seat: Seat, row: Track) -> impl Iterator<Item = ModuleId> {
        self.activatable(seat, Modules::Row(row), None).filter(move |_| row != Track::Science)
    }

    /// Steps 2 and 3: ships, then shields, then energy and sustain cards (AE-RETURN-25 to -32).
    pub(crate) fn return_all(&mut self, seat: Seat, fate: &mut impl Fate) {
        self.clear_docks(seat);
        let fleet = self.fleet_mut(seat);
        for space in 0..fleet.board.len() {
            let squad = std::mem::take(&mut fleet.board[space]);
            fleet.bay.join(squad);
        }
        for squad in [&mut fleet.docked, &mut fleet.scrapped, &mut fleet.barge] {
            let squad: Squad = std::mem::take(squad);
            fleet.bay.join(squad);
        }
        let player = self.player_mut(seat);
        player.shields = [0; 4];
        player.used = 0;
        let gone = std::mem::take(&mut player.sustained);
        gone.cards().for_each(|card| self.discard.add(card));
        fate.event(Event::AllReturned { seat });
    }

    fn clear_docks(&mut self, seat: Seat) {
        let modules = self.player(seat).modules;
        for module in modules.iter() {
            self.berth_mut(seat, module).dock = Dock::Free;
        }
        self.player_mut(seat).core.iter_mut().for_each(|berth| berth.dock = Dock::Free);
    }

    /// What was activated by effects this turn, on any station, may be activated again.
    pub(crate) fn clear_activations(&mut self) {
        Seat::all(self.count()).for_each(|seat| self.clear_docks(seat));
    }
}
