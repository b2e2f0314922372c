//! Building ships, upgrade tiles, calling ships back and moving them away (AE-SHIP, AE-UPGRADE).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{Stats, content};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Then};
use crate::ids::{SpaceId, UpgradeId};
use crate::kinds::{Ship, When};
use crate::state::AndromedasEdge;

impl AndromedasEdge {
    /// AE-SHIP-2, -4: types with an unbuilt ship that can be paid.
    pub(crate) fn buildable(&self, seat: Seat, minus: u8) -> impl Iterator<Item = Ship> {
        self.fleet(seat)
            .unbuilt
            .types()
            .filter(move |&ship| self.can_pay(seat, content().ships[ship as usize].cost, minus))
    }

    pub(crate) fn offer_ships(&self, seat: Seat, minus: u8, sure: bool, offers: &mut impl Offers<Action>) {
        if !sure {
            offers.offer(Action::Done);
        }
        self.buildable(seat, minus).for_each(|ship| offers.offer(Action::Build(ship)));
    }

    pub(crate) fn begin_ship(&mut self, seat: Seat, ship: Ship, minus: u8) {
        self.stack.push(Frame::Pay { then: Then::Ship(ship), seat, minus, sure: true });
    }

    pub(crate) fn build_ship(&mut self, seat: Seat, ship: Ship, fate: &mut impl Fate) {
        let fleet = self.fleet_mut(seat);
        fleet.unbuilt.remove(ship);
        fleet.bay.add(ship);
        fate.event(Event::ShipBuilt { seat, ship });
    }

    /// AE-UPGRADE-1 to -5, AE-RULING-80: markers without an icon on the new tile are removed.
    pub(crate) fn place_upgrade(&mut self, seat: Seat, tile: UpgradeId, fate: &mut impl Fate) {
        let ship = tile.card().ship;
        let player = self.player_mut(seat);
        player.tiles.remove(tile);
        player.upgrades[ship as usize] = Some(tile);
        player.shields[ship as usize] = player.shields[ship as usize].min(tile.card().stats.shields);
        fate.event(Event::UpgradePlaced { seat, tile });
        if self.fleet(seat).unbuilt.count(ship) > 0 {
            self.build_ship(seat, ship, fate);
        }
        self.fire(When::GainUpgrade, seat);
    }

    /// Own ships in regions, by type and place.
    pub(crate) fn offer_board(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        for ship in Ship::ALL {
            let there = SpaceId::all().filter(|&space| self.squad(seat, space).count(ship) > 0);
            there.for_each(|space| offers.offer(Action::Pick(ship, space)));
        }
    }

    pub(crate) fn recall(&mut self, seat: Seat, ship: Ship, space: SpaceId, fate: &mut impl Fate) {
        let fleet = self.fleet_mut(seat);
        fleet.board[space.index()].remove(ship);
        fleet.bay.add(ship);
        fate.event(Event::ShipReturned { seat, ship, space });
    }

    /// Adjacent regions that a ship of the active region may enter.
    pub(crate) fn ways_out(&self, seat: Seat, ship: Ship) -> impl Iterator<Item = SpaceId> {
        let open = self.enterable(self.player(seat).stats(ship).has(Stats::VOYAGE));
        let near = self.turn.region.map(|space| space.card().adjacent.and(open));
        near.into_iter().flat_map(|near| near.iter())
    }

    /// The first type of ship still in the active region that must go.
    fn leaving(&self, seat: Seat, only: Option<Ship>) -> Option<Ship> {
        self.here(seat).types().find(|&ship| only.is_none_or(|only| only == ship))
    }

    pub(crate) fn offer_ways_out(&self, seat: Seat, only: Option<Ship>, offers: &mut impl Offers<Action>) {
        if let Some(ship) = self.leaving(seat, only) {
            self.ways_out(seat, ship).for_each(|space| offers.offer(Action::Move(ship, space)));
        }
    }

    /// Is there a ship that must go, and a region for it?
    pub(crate) fn has_way_out(&self, seat: Seat, only: Option<Ship>) -> bool {
        self.leaving(seat, only).is_some_and(|ship| self.ways_out(seat, ship).next().is_some())
    }

    /// Who can go nowhere goes home.
    pub(crate) fn leave(&mut self, seat: Seat, only: Option<Ship>, fate: &mut impl Fate) {
        if let (Some(ship), Some(here)) = (self.leaving(seat, only), self.turn.region) {
            self.recall(seat, ship, here, fate);
            self.stack.push(Frame::Withdraw { seat, only });
        }
    }

    pub(crate) fn move_out(&mut self, seat: Seat, ship: Ship, to: SpaceId, fate: &mut impl Fate) {
        if let Some(from) = self.turn.region {
            self.move_ship(seat, ship, from, to, fate);
        }
    }

    pub(crate) fn move_ship(
        &mut self,
        seat: Seat,
        ship: Ship,
        from: SpaceId,
        to: SpaceId,
        fate: &mut impl Fate,
    ) {
        let fleet = self.fleet_mut(seat);
        fleet.board[from.index()].remove(ship);
        fleet.board[to.index()].add(ship);
        fate.event(Event::ShipMoved { seat, ship, from, to });
    }
}
