//! The Maintenance Phase (TG-MAINT) and the Priority Track (TG-PRIORITY). No decisions (TG-DECISION-18).

use orrery_kernel::{Seat, SeatSet};

use crate::content::{Power, content};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::ids::TechSet;
use crate::kinds::{Source, Track};
use crate::place::PlaceSet;
use crate::player::Once;
use crate::state::{Phase, Transgalactica};

impl Transgalactica {
    /// All steps in their order; then the next round, or the end.
    pub(crate) fn maintain(&mut self, fate: &mut impl Fate) {
        self.military_gain(fate);
        self.military_loss(fate);
        Seat::all(self.count()).for_each(|seat| self.workers_return(seat, fate));
        self.spaces = [SeatSet::NONE; 8];
        self.used = PlaceSet::default();
        if self.mining.open.is_none()
            && let Some(tile) = self.mining.pile.pop()
        {
            self.mining.open = Some(tile);
            fate.event(Event::MiningTileRevealed { tile });
        }
        self.update_priority();
        if self.round >= content().limits.rounds {
            self.phase = Phase::Scoring;
            self.stack.push(Frame::Objectives);
        } else {
            self.stack.push(Frame::BeginRound);
        }
    }

    fn military(&self, seat: Seat) -> u8 {
        self.player(seat).markers[Track::Military as usize]
    }

    fn at_military(&self, level: u8) -> arrayvec::ArrayVec<Seat, 5> {
        self.order.iter().copied().filter(|&seat| self.military(seat) == level).collect()
    }

    /// TG-MAINT-1, -3: all at the top gain the distance to the next level that somebody has.
    fn military_gain(&mut self, fate: &mut impl Fate) {
        let levels = Seat::all(self.count()).map(|seat| self.military(seat));
        let highest = levels.clone().max().unwrap_or(0);
        let Some(next) = levels.filter(|&level| level < highest).max() else { return };
        for seat in self.at_military(highest) {
            let doubled = self.player(seat).has(Power::MilitaryMaintenance);
            if doubled {
                self.tell_card(seat, |traits| traits.has(Power::MilitaryMaintenance), fate);
            }
            self.score(seat, (highest - next) * if doubled { 2 } else { 1 }, Source::Maintenance, fate);
        }
    }

    /// TG-MAINT-2, -3: all at the bottom lose it, never below 0 (TG-RULING-13).
    fn military_loss(&mut self, fate: &mut impl Fate) {
        let levels = Seat::all(self.count()).map(|seat| self.military(seat));
        let lowest = levels.clone().min().unwrap_or(0);
        let Some(next) = levels.filter(|&level| level > lowest).min() else { return };
        for seat in self.at_military(lowest) {
            if self.player(seat).has(Power::MilitaryMaintenance) {
                self.tell_card(seat, |traits| traits.has(Power::MilitaryMaintenance), fate);
                continue;
            }
            let vp = i16::from(next - lowest).min(self.player(seat).vp());
            self.player_mut(seat).scored[Source::Maintenance as usize] -= vp;
            if vp > 0 {
                fate.event(Event::LostVp { seat, vp: vp as u8 });
            }
        }
    }

    /// TG-MAINT-4, TG-CREW-4: what finds no space goes back to the chambers; markers flip back.
    fn workers_return(&mut self, seat: Seat, fate: &mut impl Fate) {
        let player = self.player_mut(seat);
        player.temporary = [0; 5];
        player.flipped = TechSet::default();
        player.once = Once { double_income: player.once.double_income, ..Once::default() };
        let crew = &mut player.crew;
        crew.captains += std::mem::take(&mut crew.captains_out);
        crew.ready += std::mem::take(&mut crew.out);
        crew.lieutenant = crew.lieutenant.map(|_| true);
        let spaces = content().crew_spaces.len() as u8 - u8::from(crew.lieutenant.is_some());
        let frozen = crew.ready.saturating_sub(spaces);
        crew.ready -= frozen;
        crew.frozen += frozen;
        fate.event(Event::WorkersReturned { seat, frozen });
    }

    /// TG-PRIORITY-1 to -3: from right to left, a marker whose tier changed goes behind all in its new tier.
    pub(crate) fn update_priority(&mut self) {
        let before = self.order.clone();
        for seat in before.into_iter().rev() {
            let tier = self.player(seat).outposts_on_map();
            if self.tiers[seat.index()] == tier {
                continue;
            }
            self.tiers[seat.index()] = tier;
            self.order.retain(|other| *other != seat);
            let behind = self.order.iter().rposition(|other| self.tiers[other.index()] <= tier);
            self.order.insert(behind.map_or(0, |place| place + 1), seat);
        }
    }
}
