//! Moons: claiming, room, slots, abandoning, and the moons between industry modules (AE-MOON, AE-MODULE-14 to -24).

use arrayvec::ArrayVec;
use orrery_kernel::{Offers, Seat};

use crate::action::{Action, Place};
use crate::content::content;
use crate::effect::From;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame};
use crate::ids::{ModuleId, MoonId, SpaceId};
use crate::kinds::{Side, Source, Track, When};
use crate::player::{Dock, Slot};
use crate::state::{AndromedasEdge, Tile};

impl AndromedasEdge {
    /// Places from which a moon can be claimed.
    pub(crate) fn claimable(&self, seat: Seat, from: From) -> impl Iterator<Item = SpaceId> {
        SpaceId::all().filter(move |&space| {
            let site = self.site(space);
            let fits = match from {
                From::Ship => !self.squad(seat, space).is_empty(),
                From::Planet => matches!(site.tile, Tile::Planet(_)),
                From::Nebula => site.tile == Tile::Nebula,
                From::ActiveRegion => self.turn.region == Some(space),
                From::Discard | From::NebulaFirst => false,
            };
            fits && !site.moons.is_empty()
        })
    }

    pub(crate) fn offer_claims(&self, seat: Seat, from: From, offers: &mut impl Offers<Action>) {
        if from == From::Discard {
            let mut last = None;
            let kinds = self.lost_moons.iter().filter(|&&moon| last.replace(moon) != Some(moon));
            return kinds.for_each(|&moon| offers.offer(Action::Moon(moon)));
        }
        self.claimable(seat, from).for_each(|space| offers.offer(Action::Claim(space)));
    }

    pub(crate) fn claim_one(
        &mut self,
        seat: Seat,
        left: u8,
        from: From,
        action: Action,
        fate: &mut impl Fate,
    ) {
        if left > 1 {
            self.stack.push(Frame::ClaimMoon { seat, left: left - 1, from });
        }
        match action {
            Action::Claim(space) => {
                if let Some(moon) = self.site(space).moons.top() {
                    self.claim(seat, space, moon, fate);
                }
            }
            Action::Moon(moon) => {
                if let Some(place) = self.lost_moons.iter().position(|&lost| lost == moon) {
                    self.lost_moons.remove(place);
                    fate.event(Event::MoonClaimed { seat, moon, space: None });
                    self.receive(seat, moon);
                }
            }
            _ => {}
        }
    }

    /// The moon leaves its place; the next one is seen (AE-ACTIVATE-3).
    pub(crate) fn claim(&mut self, seat: Seat, space: SpaceId, moon: MoonId, fate: &mut impl Fate) {
        self.site_mut(space).moons.take(moon);
        fate.event(Event::MoonClaimed { seat, moon, space: Some(space) });
        self.show_top(space, fate);
        self.receive(seat, moon);
    }

    fn show_top(&mut self, space: SpaceId, fate: &mut impl Fate) {
        if let Some(moon) = self.site(space).moons.top() {
            fate.event(Event::MoonShown { space, moon });
        }
    }

    /// AE-MOON-1, -2: into the claimed moons area, or room must be made.
    pub(crate) fn receive(&mut self, seat: Seat, moon: MoonId) {
        if self.player(seat).has_room() {
            self.player_mut(seat).put_moon(moon);
        } else {
            self.stack.push(Frame::Room { seat, moon });
        }
    }

    /// AE-RULING-17 on the own turn, AE-RULING-18 and -19 otherwise. Slotting is offered everywhere.
    pub(crate) fn offer_room(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        if self.may_abandon(seat) {
            self.player(seat).moon_kinds().for_each(|moon| offers.offer(Action::Abandon(moon)));
        } else {
            offers.offer(Action::Done);
            self.player(seat).moon_kinds().for_each(|moon| offers.offer(Action::Moon(moon)));
        }
    }

    /// Discards without benefit: one of the area, or the new one.
    pub(crate) fn make_room(&mut self, seat: Seat, moon: MoonId, action: Action, fate: &mut impl Fate) {
        match action {
            Action::Moon(old) => {
                self.player_mut(seat).take_moon(old);
                self.lose_moon(old, fate);
                self.player_mut(seat).put_moon(moon);
            }
            _ => self.lose_moon(moon, fate),
        }
    }

    /// A moon goes to the discarded ones.
    pub(crate) fn lose_moon(&mut self, moon: MoonId, fate: &mut impl Fate) {
        let place = self.lost_moons.partition_point(|&other| other < moon);
        self.lost_moons.insert(place, moon);
        fate.event(Event::MoonDiscarded { moon });
    }

    /// AE-FREE-10.
    pub(crate) fn abandon(&mut self, seat: Seat, moon: MoonId, fate: &mut impl Fate) {
        self.player_mut(seat).take_moon(moon);
        let place = self.lost_moons.partition_point(|&other| other < moon);
        self.lost_moons.insert(place, moon);
        fate.event(Event::MoonAbandoned { seat, moon });
        self.fire(When::AbandonMoon, seat);
        self.begin_effect(moon.card().effect, Context::new(seat, Source::Moon));
    }

    /// The top moons of planets are discarded, as many as there are.
    fn remove_moons(&mut self, space: SpaceId, count: u8, fate: &mut impl Fate) {
        for _ in 0..count {
            let Some(moon) = self.site(space).moons.top() else { return };
            self.site_mut(space).moons.take(moon);
            self.lose_moon(moon, fate);
            self.show_top(space, fate);
        }
    }

    pub(crate) fn remove_moons_here(&mut self, count: u8, fate: &mut impl Fate) {
        if let Some(space) = self.turn.region {
            self.remove_moons(space, count, fate);
        }
    }

    pub(crate) fn remove_moons_everywhere(&mut self, count: u8, fate: &mut impl Fate) {
        for space in SpaceId::all() {
            if self.planet_kind(space).is_some() && self.site(space).moons.len() >= 2 {
                self.remove_moons(space, count, fate);
            }
        }
    }

    /// Moons in claimed moons areas of players defeated in this battle.
    pub(crate) fn boardable(&self, seat: Seat) -> impl Iterator<Item = (Seat, MoonId)> {
        let loser = move |other: &Seat| {
            self.are_opponents(seat, *other) && self.battle.defeated & Side::of(*other).bit() != 0
        };
        Seat::all(self.count())
            .filter(loser)
            .flat_map(|other| self.player(other).moon_kinds().map(move |moon| (other, moon)))
    }

    pub(crate) fn board_moon(&mut self, seat: Seat, from: Seat, moon: MoonId, fate: &mut impl Fate) {
        self.player_mut(from).take_moon(moon);
        fate.event(Event::MoonTaken { seat, from, moon });
        self.receive(seat, moon);
    }
}

/// Slots.
impl AndromedasEdge {
    /// The industry row of a station in order, without the Shipwright, which stands before it.
    pub(crate) fn industry_row(&self, seat: Seat) -> ArrayVec<ModuleId, 27> {
        let own = self.player(seat).modules;
        self.industry.iter().copied().filter(|&module| own.contains(module)).collect()
    }

    /// The industry modules before and after this one.
    pub(crate) fn neighbors(&self, seat: Seat, module: ModuleId) -> [Option<ModuleId>; 2] {
        let row = self.industry_row(seat);
        if module.card().core {
            return [None, if module.card().row == Track::Industry { row.first().copied() } else { None }];
        }
        match row.iter().position(|&other| other == module) {
            Some(0) => [Some(content().core(Track::Industry)), row.get(1).copied()],
            Some(place) => [row.get(place - 1).copied(), row.get(place + 1).copied()],
            None => [None, None],
        }
    }

    /// Moons in the complete half slots beside a module, left to right.
    pub(crate) fn moons_beside(&self, seat: Seat, module: ModuleId) -> impl Iterator<Item = MoonId> {
        let [_, after] = self.neighbors(seat, module);
        let own = module.card().row == Track::Industry && !module.card().core;
        let left = own.then(|| self.berth(seat, module).input.moon()).flatten();
        let right = after.and_then(|after| self.berth(seat, after).input.moon());
        left.into_iter().chain(right)
    }

    /// The moon that `use-moon output` speaks of.
    pub(crate) fn output_moon(&self, seat: Seat, module: Option<ModuleId>) -> Option<MoonId> {
        module.map_or(self.player(seat).operations, |module| self.berth(seat, module).output).moon()
    }

    /// A moon gives its benefit where it is.
    pub(crate) fn use_moon(&mut self, seat: Seat, moon: MoonId, fate: &mut impl Fate) {
        fate.event(Event::MoonUsed { seat, moon });
        self.begin_effect(moon.card().effect, Context::new(seat, Source::Moon));
    }

    pub(crate) fn use_output(&mut self, seat: Seat, module: Option<ModuleId>, fate: &mut impl Fate) {
        if let Some(moon) = self.output_moon(seat, module) {
            self.use_moon(seat, moon, fate);
        }
    }

    pub(crate) fn use_each_adjacent(&mut self, seat: Seat, module: Option<ModuleId>, fate: &mut impl Fate) {
        let Some(module) = module else { return };
        let moons: ArrayVec<MoonId, 2> = self.moons_beside(seat, module).collect();
        for moon in moons.into_iter().rev() {
            self.use_moon(seat, moon, fate);
        }
    }

    /// AE-MODULE-21, AE-RULING-9 to -13: after an activation, moons between two modules activated this turn give their
    /// benefit, each once per Return turn.
    pub(crate) fn half_moons(&mut self, seat: Seat, module: ModuleId, fate: &mut impl Fate) {
        if !self.turn.returning || seat != self.active || module.card().row != Track::Industry {
            return;
        }
        let [before, after] = self.neighbors(seat, module);
        let active = |game: &Self, module: ModuleId| game.berth(seat, module).dock != Dock::Free;
        let left = before.filter(|&before| active(self, before)).map(|_| module);
        let right = after.filter(|&after| active(self, after));
        for holder in [right, left].into_iter().flatten() {
            let moon = self.berth(seat, holder).input.moon();
            if let Some(moon) = moon.filter(|_| !self.turn.halves.contains(holder)) {
                self.turn.halves.insert(holder);
                self.use_moon(seat, moon, fate);
            }
        }
    }

    fn slot(&self, seat: Seat, place: Place) -> Slot {
        match place {
            Place::Operations => self.player(seat).operations,
            Place::Input(module) | Place::Half(module) => self.berth(seat, module).input,
            Place::Output(module) => self.berth(seat, module).output,
        }
    }

    fn slot_mut(&mut self, seat: Seat, place: Place) -> &mut Slot {
        match place {
            Place::Operations => &mut self.player_mut(seat).operations,
            Place::Input(module) | Place::Half(module) => &mut self.berth_mut(seat, module).input,
            Place::Output(module) => &mut self.berth_mut(seat, module).output,
        }
    }

    /// Every slot of a station, in the order of [`Place`].
    pub(crate) fn slots(&self, seat: Seat) -> impl Iterator<Item = Place> {
        let modules = self.player(seat).modules;
        let inputs = modules.iter().filter(|module| module.card().input.is_some()).map(Place::Input);
        let outputs = modules.iter().filter(|module| module.card().output.is_some()).map(Place::Output);
        // An industry module always has a neighbour before it: the Shipwright at least (AE-RULING-12).
        let halves = modules.iter().filter(|module| module.card().row == Track::Industry).map(Place::Half);
        [Place::Operations].into_iter().chain(inputs).chain(outputs).chain(halves)
    }

    /// AE-MOON-7, AE-RULING-15: an input slot takes a moon with a resource and without repair.
    pub(crate) fn offer_slots(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        let bound = self.is_bound(seat);
        for moon in self.player(seat).moon_kinds() {
            if bound && !self.can_do_without(seat, moon) {
                continue;
            }
            for place in self.slots(seat) {
                if moon.card().input || !matches!(place, Place::Input(_)) {
                    offers.offer(Action::Slot(moon, place));
                }
            }
        }
        for place in self.slots(seat).filter(|&place| !self.slot(seat, place).is_empty()) {
            offers.offer(Action::Empty(place));
        }
    }

    /// Would what the player is bound to pay still be payable without this moon (AE-RULING-33)?
    fn can_do_without(&self, seat: Seat, moon: MoonId) -> bool {
        let mut without = self.clone();
        without.player_mut(seat).take_moon(moon);
        without.can_still_pay(seat, self.player(seat).holdings())
    }

    /// AE-MOON-10, -13, AE-RULING-14: the old moon is discarded, the VP of the slot are scored.
    pub(crate) fn put_in_slot(&mut self, seat: Seat, moon: MoonId, place: Place, fate: &mut impl Fate) {
        self.empty_slot(seat, place, fate);
        self.player_mut(seat).take_moon(moon);
        *self.slot_mut(seat, place) = Slot::with(moon);
        fate.event(Event::MoonSlotted { seat, moon, place });
        self.score(seat, self.slot_vp(seat, place), Source::Slot, fate);
    }

    pub(crate) fn empty_slot(&mut self, seat: Seat, place: Place, fate: &mut impl Fate) {
        if let Some(old) = self.slot(seat, place).moon() {
            *self.slot_mut(seat, place) = Slot::default();
            if let Place::Half(module) = place
                && seat == self.active
            {
                self.turn.halves.remove(module);
            }
            self.lose_moon(old, fate);
        }
    }

    /// AE-M2: both halves of a complete slot count.
    fn slot_vp(&self, seat: Seat, place: Place) -> u8 {
        match place {
            Place::Operations => 0,
            Place::Input(module) => module.card().input.unwrap_or(0),
            Place::Output(module) => module.card().output.unwrap_or(0),
            Place::Half(module) => {
                let [before, _] = self.neighbors(seat, module);
                let left = before.and_then(|before| before.card().halves[1]).unwrap_or(0);
                left + module.card().halves[0].unwrap_or(0)
            }
        }
    }

    /// AE-MODULE-12, AE-RULING-85: industry modules change places; as many moves in a row as reach any order.
    pub(crate) fn offer_shifts(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        let row = self.industry_row(seat);
        if row.len() < 2 || usize::from(self.turn.shuffled) >= row.len() {
            return;
        }
        let mut sorted = row.clone();
        sorted.sort_unstable();
        for module in sorted {
            let here = row.iter().position(|&other| other == module);
            for place in (0..row.len()).filter(|&place| Some(place) != here) {
                offers.offer(Action::Shift(module, place as u8));
            }
        }
    }

    /// AE-MODULE-23: a moon whose two modules are separated is discarded.
    pub(crate) fn shift(&mut self, seat: Seat, module: ModuleId, place: u8, fate: &mut impl Fate) {
        let before = self.industry_row(seat);
        let mut after = before.clone();
        let Some(from) = after.iter().position(|&other| other == module) else { return };
        after.remove(from);
        after.insert(usize::from(place).min(after.len()), module);
        fate.event(Event::ModuleShifted { seat, module, place });
        let mut order = after.iter();
        let own = self.player(seat).modules;
        for holder in self.industry.iter_mut().filter(|holder| own.contains(**holder)) {
            *holder = order.next().copied().unwrap_or(*holder);
        }
        let previous = |row: &[ModuleId], module: ModuleId| {
            row.iter()
                .position(|&other| other == module)
                .and_then(|place| place.checked_sub(1))
                .map(|place| row[place])
        };
        for &holder in &before {
            if previous(&before, holder) != previous(&after, holder) {
                self.empty_slot(seat, Place::Half(holder), fate);
            }
        }
        self.turn.shuffled += 1;
    }
}
