//! Launching ships: first and subsequent Launch, range, Jump (AE-LAUNCH), and what answers to a Launch.

use orrery_kernel::{Offers, Seat, SeatSet};

use crate::action::Action;
use crate::content::Stats;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Part, Point};
use crate::ids::{SpaceId, SpaceSet};
use crate::kinds::{Power, Resource, Ship, Side, Source, When};
use crate::state::{AndromedasEdge, Tile};
use crate::units::Units;

impl AndromedasEdge {
    /// What a ship can do when it launches, cards played before the Launch included.
    pub(crate) fn launch_stats(&self, seat: Seat, ship: Ship) -> Stats {
        let mut stats = self.player(seat).stats(ship);
        stats.range = stats.range.saturating_add(self.turn.range);
        stats.abilities |= self.turn.abilities;
        stats
    }

    /// Where this ship may be launched; with Jump, at any range.
    pub(crate) fn launch_targets(&self, seat: Seat, ship: Ship, jump: bool) -> SpaceSet {
        let stats = self.launch_stats(seat, ship);
        let open = self.enterable(stats.has(Stats::VOYAGE));
        let own = self.fleet(seat).places();
        let targets = if own.is_empty() {
            // AE-LAUNCH-6, -7: anywhere, with Attack also where somebody is. No Jump is needed.
            if jump {
                return SpaceSet::NONE;
            }
            let free = |space: &SpaceId| stats.has(Stats::ATTACK) || !self.is_occupied(*space);
            open.iter().filter(free).collect()
        } else {
            // AE-LAUNCH-9, -10.
            let near =
                own.iter().fold(SpaceSet::NONE, |all, from| all.or(self.within(from, stats.range, open)));
            let reached = if !jump {
                near
            } else if stats.has(Stats::JUMP) && self.player(seat).stored.get(Resource::Energy) > 0 {
                open.minus(near)
            } else {
                SpaceSet::NONE
            };
            reached.minus(own)
        };
        targets.iter().filter(|&space| self.could_use(seat, space, jump)).collect()
    }

    /// AE-LAUNCH-13: a base only if its action can be carried out. The energy of a Jump is gone by then.
    pub(crate) fn could_use(&self, seat: Seat, space: SpaceId, jump: bool) -> bool {
        let Tile::Base(base) = self.site(space).tile else { return true };
        let (mut held, mut wild) = self.purse(seat);
        if jump {
            held.take(Units::of(Resource::Energy, 1));
        }
        let mut regions = self.fleet(seat).places();
        regions.insert(space);
        for region in regions.iter() {
            let bonus = self.site(region).bonus;
            Resource::STORED.into_iter().for_each(|resource| held.add(resource, bonus.count(resource)));
        }
        wild = wild.min(20);
        let extra = regions.iter().map(|region| self.leaders[seat.index()][region.index()]).sum();
        self.can_activate(seat, base, (held, wild), extra)
    }

    pub(crate) fn offer_launches(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        for ship in self.fleet(seat).bay.types() {
            self.launch_targets(seat, ship, false)
                .iter()
                .for_each(|space| offers.offer(Action::Launch(ship, space)));
        }
        for ship in self.fleet(seat).bay.types() {
            self.launch_targets(seat, ship, true)
                .iter()
                .for_each(|space| offers.offer(Action::Jump(ship, space)));
        }
    }

    /// Is there any legal Launch?
    pub(crate) fn can_launch(&self, seat: Seat) -> bool {
        self.fleet(seat).bay.types().any(|ship| {
            !self.launch_targets(seat, ship, false).is_empty()
                || !self.launch_targets(seat, ship, true).is_empty()
        })
    }

    /// AE-LAUNCH-1, -2: the ship is placed; then the four steps go on.
    pub(crate) fn launch(
        &mut self,
        seat: Seat,
        ship: Ship,
        space: SpaceId,
        jump: bool,
        fate: &mut impl Fate,
    ) {
        if jump {
            let paid = Units::of(Resource::Energy, 1);
            self.player_mut(seat).stored.take(paid);
            fate.event(Event::Paid { seat, units: paid });
        }
        let fleet = self.fleet_mut(seat);
        fleet.bay.remove(ship);
        fleet.board[space.index()].add(ship);
        fate.event(Event::Launched { seat, ship, space, jump });
        self.probe_follows(space, fate);
        let turn = &mut self.turn;
        (turn.region, turn.launched, turn.must_launch) = (Some(space), Some(ship), false);
        (turn.range, turn.abilities, turn.claimed) = (0, 0, false);
        self.stack.push_in_order([
            Frame::BeforeActivation(seat),
            Frame::Activation(seat),
            Frame::AfterActivation(seat),
            Frame::Strike(seat),
            Frame::Battle(Part::Start),
        ]);
        self.open_window(Point::Launched);
        self.tell_others(Side::of(seat), space);
        self.fire(When::Launch, seat);
        let others = self.sides_at(space) & !Side::of(seat).bit() & !Side::RAIDERS.bit();
        if others != 0 {
            self.fly_dread_flag(seat, fate);
        }
    }

    /// Once between two Return turns.
    fn fly_dread_flag(&mut self, seat: Seat, fate: &mut impl Fate) {
        let player = self.player_mut(seat);
        let flag = player.abilities().iter().position(|ability| ability.power == Some(Power::DreadFlag));
        let Some(flag) = flag.filter(|nth| player.used & 1 << nth == 0) else { return };
        player.used |= 1 << flag;
        self.tell_power(seat, Power::DreadFlag, fate);
        self.score(seat, 1, Source::Faction, fate);
    }

    /// Sustain cards of opponents with a ship in the region.
    pub(crate) fn tell_others(&mut self, side: Side, space: SpaceId) {
        let opposed = |&other: &Seat| self.are_opposed(side, Side::of(other));
        let others: SeatSet = self.seats_at(space).filter(opposed).collect();
        for other in others.iter() {
            self.fire(When::OpponentLaunches, other);
        }
    }
}
