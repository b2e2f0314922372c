//! Refill (RD-REFILL): slide, fill from the reserve, roll the fleet into it.

use arrayvec::ArrayVec;

use crate::dice::Die;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Arrange, Frame};
use crate::galaxy::Cell;
use crate::state::RocketDice;

impl RocketDice {
    pub(crate) fn refill(&mut self, fate: &mut impl Fate) {
        let seat = self.active;
        let side = self.side(seat);
        self.galaxy.slide(side);
        let empty: ArrayVec<Cell, 5> = self.galaxy.empty_cells(side).take(5).collect();
        let dice: ArrayVec<Die, 5> = self.reserve.drain(..empty.len().min(self.reserve.len())).collect();
        for (cell, die) in empty.into_iter().zip(dice) {
            self.galaxy.set(cell, Some(die));
        }
        fate.event(Event::Refilled { seat });

        let fleet = std::mem::take(&mut self.turn.fleet);
        let dice: ArrayVec<Die, 5> = fleet.into_iter().map(|die| die.die.showing(fate.die(6))).collect();
        fate.event(Event::FleetReturned { seat, dice: dice.clone() });
        self.stack.push_in_order([Frame::Arrange(Arrange { seat, dice, line: None }), Frame::EndTurn]);
    }
}
