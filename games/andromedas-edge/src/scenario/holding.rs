//! What a seat has, said in a sentence.

use orrery_kernel::Seat;

use super::parse;
use crate::action::Place;
use crate::ids::{ModuleId, SpaceId, TacticId, UpgradeId};
use crate::kinds::{Resource, Ship, Source, Track};
use crate::player::Slot;
use crate::squad::Squad;
use crate::state::AndromedasEdge;

/// A seat whose belongings are being put together.
#[derive(Debug)]
pub struct Holding<'a> {
    pub(super) game: &'a mut AndromedasEdge,
    pub(super) seat: Seat,
}

#[allow(
    clippy::return_self_not_must_use,
    reason = "every step of the sentence goes on with the same position"
)]
impl Holding<'_> {
    fn player(&mut self) -> &mut crate::player::Player {
        self.game.player_mut(self.seat)
    }

    /// Energy, titanium, ice, nanocarbon, credits.
    pub fn stored(mut self, counts: [u8; 5]) -> Self {
        for (resource, count) in Resource::STORED.into_iter().zip(counts) {
            self.player().stored.add(resource, count);
        }
        self
    }

    /// These cards in hand.
    pub fn hand(mut self, cards: &[&str]) -> Self {
        cards.iter().for_each(|card| self.player().hand.add(parse::<TacticId>(card)));
        self
    }

    /// These sustain cards in play.
    pub fn sustained(mut self, cards: &[&str]) -> Self {
        cards.iter().for_each(|card| self.player().sustained.add(parse::<TacticId>(card)));
        self
    }

    /// Plays this faction, without its start.
    pub fn faction(mut self, faction: &str) -> Self {
        self.player().faction = Some(parse(faction));
        self
    }

    /// A ship in `bay`, `scrapyard`, `barge` or a region: taken from those not yet built, or from the bay.
    pub fn ship(self, ship: &str, place: &str) -> Self {
        let ship: Ship = parse(ship);
        let fleet = &mut self.game.fleets[self.seat.index()];
        let from: &mut Squad =
            if place != "bay" && fleet.bay.count(ship) > 0 { &mut fleet.bay } else { &mut fleet.unbuilt };
        assert!(from.count(ship) > 0, "no {ship} is left");
        from.remove(ship);
        let to = match place {
            "bay" => &mut fleet.bay,
            "scrapyard" => &mut fleet.scrapped,
            "barge" => &mut fleet.barge,
            space => &mut fleet.board[parse::<SpaceId>(space).index()],
        };
        to.add(ship);
        self
    }

    /// No ship in the bay; those that were there are unbuilt.
    pub fn empty_bay(self) -> Self {
        let fleet = &mut self.game.fleets[self.seat.index()];
        let bay = std::mem::take(&mut fleet.bay);
        fleet.unbuilt.join(bay);
        self
    }

    /// Every ship type is built as often as it can be; nothing is left in the supply.
    pub fn all_built(self) -> Self {
        let fleet = &mut self.game.fleets[self.seat.index()];
        let unbuilt = std::mem::take(&mut fleet.unbuilt);
        fleet.bay.join(unbuilt);
        self
    }

    /// These modules, in this order, without damage.
    pub fn modules(self, modules: &[&str]) -> Self {
        for module in modules {
            let module: ModuleId = parse(module);
            let row = module.card().row as usize;
            self.game.decks[row].retain(|other| *other != module);
            self.game.display[row].iter_mut().filter(|it| **it == Some(module)).for_each(|it| *it = None);
            self.game.player_mut(self.seat).modules.insert(module);
            if module.card().row == Track::Industry {
                self.game.industry.push(module);
            }
        }
        self
    }

    /// So many damage markers on a module.
    pub fn damage(self, module: &str, markers: u8) -> Self {
        self.game.berth_mut(self.seat, parse(module)).damage = markers;
        self
    }

    /// Damage markers on shields of a type.
    pub fn shields(mut self, ship: &str, markers: u8) -> Self {
        self.player().shields[parse::<Ship>(ship) as usize] = markers;
        self
    }

    /// These claimed moons.
    pub fn moons(mut self, moons: &[&str]) -> Self {
        moons.iter().for_each(|moon| self.player().put_moon(parse(moon)));
        self
    }

    /// A moon in a slot: `operations`, or `input`, `output`, `half` of a module.
    pub fn slot(self, moon: &str, place: &str) -> Self {
        let slot = Slot::with(parse(moon));
        let action: crate::action::Action =
            format!("empty {place}").parse().unwrap_or_else(|why| panic!("{why}"));
        let crate::action::Action::Empty(place) = action else { panic!("{place} is no slot") };
        match place {
            Place::Operations => self.game.player_mut(self.seat).operations = slot,
            Place::Input(module) | Place::Half(module) => self.game.berth_mut(self.seat, module).input = slot,
            Place::Output(module) => self.game.berth_mut(self.seat, module).output = slot,
        }
        self
    }

    /// The marker of a track on this space.
    pub fn track(mut self, track: &str, space: u8) -> Self {
        self.player().markers[parse::<Track>(track) as usize] = space;
        self
    }

    /// Leaders on the station.
    pub fn leaders(mut self, count: u8) -> Self {
        self.player().leaders = count;
        self
    }

    /// Leaders in a region.
    pub fn leaders_at(self, space: &str, count: u8) -> Self {
        self.game.leaders[self.seat.index()][parse::<SpaceId>(space).index()] = count;
        self
    }

    /// VP so far.
    pub fn vp(mut self, vp: i16) -> Self {
        self.player().scored[Source::Start as usize] = vp;
        self
    }

    /// These discovery tokens.
    pub fn finds(mut self, tokens: &[&str]) -> Self {
        tokens.iter().for_each(|token| self.player().finds.add(parse(token)));
        self
    }

    /// These supremacy tokens.
    pub fn tokens(mut self, tokens: &[&str]) -> Self {
        tokens.iter().for_each(|token| self.player().tokens.insert(parse(token)));
        self
    }

    /// These upgrade tiles in hand, and no others.
    pub fn tiles(mut self, tiles: &[&str]) -> Self {
        self.player().tiles = tiles.iter().map(|tile| parse::<UpgradeId>(tile)).collect();
        self
    }

    /// This upgrade tile is in place.
    pub fn upgrade(mut self, tile: &str) -> Self {
        let tile: UpgradeId = parse(tile);
        self.player().upgrades[tile.card().ship as usize] = Some(tile);
        self
    }

    /// This destiny card.
    pub fn destiny(mut self, destiny: &str) -> Self {
        self.player().destiny = Some(parse(destiny));
        self
    }

    /// Return turns in a row without a ship away.
    pub fn idle(mut self, turns: u8) -> Self {
        self.player().idle = turns;
        self
    }
}
