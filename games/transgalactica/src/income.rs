//! The Income Phase (TG-INCOME).

use orrery_kernel::Seat;

use crate::content::{When, content};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::items::{ItemSet, Thing};
use crate::kinds::{PlanetType, Track};
use crate::state::{Phase, Transgalactica};

impl Transgalactica {
    /// TG-ROUND-1: each round begins with income, asked for in turn order.
    pub(crate) fn begin_round(&mut self, fate: &mut impl Fate) {
        self.round += 1;
        self.phase = Phase::Income;
        fate.event(Event::RoundBegan { round: self.round, order: self.order.iter().copied().collect() });
        self.take_round_tile(fate);
        self.stack.push(Frame::Income(0));
    }

    /// TG-MAINT-7, TG-RULING-43: the first player of the new order takes the tile of the round.
    fn take_round_tile(&mut self, fate: &mut impl Fate) {
        if let Some(nth) = usize::from(self.round).checked_sub(2)
            && let Some(tile) = self.round_tiles.get_mut(nth).and_then(Option::take)
        {
            self.take_tile(self.order[0], tile, fate);
        }
    }

    /// Income of the nth player: what is checked before all else (TG-INCOME-9), then everything.
    pub(crate) fn income(&mut self, nth: u8) {
        let Some(&seat) = self.order.get(usize::from(nth)) else {
            return self.stack.push(Frame::BeginActions);
        };
        self.stack.push(Frame::Income(nth + 1));
        self.stack.push(Frame::IncomeItems(seat));
        self.fire(When::IncomeStart, seat);
    }

    /// TG-INCOME-10: the items are fixed now.
    pub(crate) fn income_items(&mut self, seat: Seat, fate: &mut impl Fate) {
        let items = self.items_of_income(seat);
        let doubled = std::mem::take(&mut self.player_mut(seat).once.double_income);
        if doubled {
            fate.event(Event::IncomeDoubled { seat });
        }
        let twice = if doubled { items } else { ItemSet::default() };
        self.stack.push(Frame::Items { seat, items, twice });
    }

    /// TG-INCOME-2, in the ledger's order: planets, tracks, the panel, outposts, crew spaces.
    pub(crate) fn items_of_income(&self, seat: Seat) -> ItemSet {
        let player = self.player(seat);
        let mut items = ItemSet::default();
        let wild =
            |place| self.planet(place).is_some_and(|planet| planet.card().kind == PlanetType::Wilderness);
        let planets = player.outposts.iter().filter(|&place| wild(place));
        planets.for_each(|place| items.insert(Thing::Planet(place)));
        for track in Track::PANEL {
            let space =
                content().tracks[track as usize].spaces.get(usize::from(player.markers[track as usize]));
            if space.is_some_and(|space| space.income) {
                items.insert(Thing::Track(track));
            }
        }
        for (row, card) in content().rows.iter().enumerate().filter(|&(row, _)| player.row_is_active(row)) {
            let trade = usize::from(player.markers[Track::Trade as usize]);
            if if card.fleet { trade > row } else { player.berths[row / 2].is_some() } {
                items.insert(Thing::Row(row));
            }
        }
        let emptied = usize::from(player.outposts_on_map());
        for (nth, slot) in content().outposts.iter().enumerate().take(emptied) {
            if slot.income {
                items.insert(Thing::Outpost(nth));
            }
        }
        for (space, income) in content().crew_spaces.iter().enumerate().skip(player.crew.on_duty().into()) {
            if income.is_some() {
                items.insert(Thing::Crew(space));
            }
        }
        items
    }
}
