//! Gaining modules and refilling the columns (AE-MODULE-1 to -13).

use arrayvec::ArrayVec;
use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::content;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Then};
use crate::ids::ModuleId;
use crate::kinds::{Track, When};
use crate::player::Berth;
use crate::state::AndromedasEdge;
use crate::units::Cost;

impl AndromedasEdge {
    /// The face-up modules of a column, ascending.
    pub(crate) fn sorted_column(&self, row: Track) -> ArrayVec<ModuleId, 3> {
        let mut modules: ArrayVec<ModuleId, 3> = self.display[row as usize].into_iter().flatten().collect();
        modules.sort_unstable();
        modules
    }

    fn columns(&self, row: Option<Track>) -> impl Iterator<Item = ModuleId> {
        let wanted = move |column: &Track| row.is_none_or(|row| row == *column);
        Track::ROWS.into_iter().filter(wanted).flat_map(|column| self.sorted_column(column))
    }

    /// AE-RULING-37: the cost belongs to the space.
    pub(crate) fn module_cost(&self, module: ModuleId) -> Cost {
        let column = module.card().row as usize;
        let place = self.display[column].iter().position(|&other| other == Some(module));
        place.map_or(Cost::default(), |place| content().module_costs[column][place])
    }

    /// Modules that the player can pay for.
    pub(crate) fn buyable(
        &self,
        seat: Seat,
        row: Option<Track>,
        minus: u8,
    ) -> impl Iterator<Item = ModuleId> {
        self.columns(row).filter(move |&module| self.can_pay(seat, self.module_cost(module), minus))
    }

    /// Modules that can be gained for free.
    pub(crate) fn gainable(&self, row: Option<Track>, bottom: bool) -> impl Iterator<Item = ModuleId> {
        let lowest = |module: ModuleId| self.display[module.card().row as usize][0] == Some(module);
        self.columns(row).filter(move |&module| !bottom || lowest(module))
    }

    pub(crate) fn offer_purchases(
        &self,
        seat: Seat,
        row: Option<Track>,
        minus: u8,
        sure: bool,
        offers: &mut impl Offers<Action>,
    ) {
        if !sure {
            offers.offer(Action::Done);
        }
        self.buyable(seat, row, minus).for_each(|module| offers.offer(Action::Module(module)));
    }

    pub(crate) fn buy_module(&mut self, seat: Seat, module: ModuleId, minus: u8) {
        self.stack.push(Frame::Pay { then: Then::Module(module), seat, minus, sure: true });
    }

    /// The module leaves the display. The first of the turn may go to the teammate (AE-TEAM-15).
    pub(crate) fn take_module(&mut self, seat: Seat, module: ModuleId) {
        let column = &mut self.display[module.card().row as usize];
        column.iter_mut().filter(|place| **place == Some(module)).for_each(|place| *place = None);
        self.turn.gaps = true;
        let first = seat == self.active && !self.turn.module_gained;
        self.turn.module_gained |= seat == self.active;
        if first && self.options.teams {
            self.stack.push(Frame::PassOn { seat, module });
        } else {
            self.stack.push(Frame::PlaceModule { seat, module });
        }
    }

    /// AE-MODULE-1, -2, -6, -8: placed with its markers, then a step on its track.
    pub(crate) fn place_module(&mut self, seat: Seat, module: ModuleId, fate: &mut impl Fate) {
        let card = module.card();
        self.berths[module.index()] = Berth { damage: card.damage, ..Berth::default() };
        let player = self.player_mut(seat);
        player.modules.insert(module);
        if card.row == Track::Industry {
            self.industry.push(module);
        }
        fate.event(Event::ModuleGained { seat, module });
        self.fire(gained(card.row), seat);
        self.stack.push(Frame::Steps { seat, track: card.row, left: 1 });
    }

    /// AE-MODULE-11: under its deck, where everybody saw it go.
    pub(crate) fn bury(&mut self, seat: Seat, module: ModuleId, fate: &mut impl Fate) {
        let column = module.card().row as usize;
        self.display[column]
            .iter_mut()
            .filter(|place| **place == Some(module))
            .for_each(|place| *place = None);
        self.decks[column].insert(0, module);
        self.under[column] += 1;
        self.turn.gaps = true;
        fate.event(Event::ModuleBuried { seat, module });
    }

    /// AE-MODULE-9: modules slide down, then new ones are revealed.
    pub(crate) fn refill(&mut self, fate: &mut impl Fate) {
        self.turn.gaps = false;
        for column in 0..4 {
            let mut modules: ArrayVec<ModuleId, 3> = self.display[column].into_iter().flatten().collect();
            while !modules.is_full()
                && let Some(module) = self.decks[column].pop()
            {
                let left = self.decks[column].len() as u8;
                self.under[column] = self.under[column].min(left);
                modules.push(module);
                fate.event(Event::ModuleShown { module });
            }
            self.display[column] = [0, 1, 2].map(|place| modules.get(place).copied());
        }
    }
}

const fn gained(row: Track) -> When {
    match row {
        Track::Science => When::GainScience,
        Track::Industry => When::GainIndustry,
        Track::Commerce => When::GainCommerce,
        Track::Civilization | Track::Supremacy => When::GainCivilization,
    }
}
