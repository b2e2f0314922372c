//! Mining (TG-MINING), and how mining and income items are resolved in their owner's order.

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::content;
use crate::effect::{NodeId, Step};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::items::{Item, ItemSet, Thing};
use crate::kinds::Source;
use crate::place::PlaceSet;
use crate::state::Transgalactica;

impl Transgalactica {
    /// TG-MINING-1, -4: to the topmost empty slot, if there is one.
    pub(crate) fn take_mining_tile(&mut self, seat: Seat, fate: &mut impl Fate) {
        let Some(slot) = self.player(seat).mining.iter().position(Option::is_none) else { return };
        if let Some(tile) = self.mining.open.take() {
            self.player_mut(seat).mining[slot] = Some(tile);
            fate.event(Event::MiningTileTaken { seat, tile });
        }
    }

    /// Mining planets with the seat's outpost.
    pub(crate) fn mining_planets(&self, seat: Seat) -> PlaceSet {
        let mines = |place| self.planet(place).is_some_and(|planet| planet.card().kind.is_mining());
        self.player(seat).outposts.iter().filter(|&place| mines(place)).collect()
    }

    /// TG-MINING-3: tiles in active rows and mining planets; for `planet-violet-works` the planets alone.
    pub(crate) fn mine(&mut self, seat: Seat, tiles: bool) {
        let player = self.player(seat);
        let mut items = ItemSet::default();
        if tiles {
            let rows = (0..player.mining.len()).filter(|&row| player.mining[row].is_some());
            rows.filter(|&row| player.row_is_active(row)).for_each(|row| items.insert(Thing::Tile(row)));
        }
        let planets = self.mining_planets(seat);
        planets.iter().for_each(|place| items.insert(Thing::Planet(place)));
        if !tiles {
            self.activated = planets.len();
        }
        self.stack.push(Frame::Items { seat, items, twice: ItemSet::default() });
    }
}

/// How an item is asked for: gains leave nothing to order, and come first, since they can only help the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Turn {
    Gain,
    GainOfChoice,
    InOwnOrder,
}

impl Transgalactica {
    /// What an item does for the seat now.
    pub(crate) fn effect_of(&self, item: Item, seat: Seat) -> Option<NodeId> {
        let player = self.player(seat);
        match item.thing() {
            Thing::Planet(place) => self.planet(place).and_then(|planet| planet.card().effect),
            Thing::Tile(slot) => player.mining.get(slot).copied().flatten().map(|tile| tile.card().effect),
            Thing::Track(track) => {
                let spaces = &content().tracks[track as usize].spaces;
                spaces.get(usize::from(player.markers[track as usize])).and_then(|space| space.printed)
            }
            Thing::Row(row) if content().rows[row].fleet => Some(player.fleets[row / 2].card().effect),
            Thing::Row(row) => player.berths[row / 2].map(|pirate| pirate.card().effect),
            Thing::Outpost(slot) => content().outposts.get(slot).and_then(|slot| slot.printed),
            Thing::Crew(space) => content().crew_spaces.get(space).copied().flatten(),
        }
    }

    fn turn_of(&self, item: Item, seat: Seat) -> Turn {
        let kind = |step: &Step| match step {
            Step::Gain(Some(_), _) | Step::Vp(_) => Turn::Gain,
            Step::Gain(None, _) => Turn::GainOfChoice,
            _ => Turn::InOwnOrder,
        };
        content().code.steps(self.effect_of(item, seat)).map(kind).max().unwrap_or(Turn::Gain)
    }

    /// Of what only gains one, then of what gains by choice one, then everything else.
    pub(crate) fn offer_items(&self, seat: Seat, items: ItemSet, offers: &mut impl Offers<Action>) {
        let next = items.iter().map(|item| (self.turn_of(item, seat), item)).min();
        match next {
            Some((Turn::Gain | Turn::GainOfChoice, item)) => offers.offer(Action::Resolve(item)),
            Some((Turn::InOwnOrder, _)) => items.iter().for_each(|item| offers.offer(Action::Resolve(item))),
            None => {}
        }
    }

    /// Are several left, and does their order matter?
    pub(crate) fn asks_for_order(&self, seat: Seat, items: ItemSet) -> bool {
        let first = items.iter().map(|item| self.turn_of(item, seat)).min();
        first == Some(Turn::InOwnOrder) && items.iter().nth(1).is_some()
    }

    /// Resolves an item; it stays if it counts twice.
    pub(crate) fn resolve_item(
        &mut self,
        seat: Seat,
        mut items: ItemSet,
        mut twice: ItemSet,
        item: Item,
        fate: &mut impl Fate,
    ) {
        if twice.contains(item) {
            twice.remove(item);
        } else {
            items.remove(item);
        }
        if !items.is_empty() {
            self.stack.push(Frame::Items { seat, items, twice });
        }
        let Some(effect) = self.effect_of(item, seat) else { return };
        let source = match item.thing() {
            Thing::Planet(_) => Source::Planet,
            Thing::Tile(_) => Source::Mining,
            Thing::Track(_) | Thing::Row(_) | Thing::Outpost(_) | Thing::Crew(_) => Source::Income,
        };
        if self.phase == crate::state::Phase::Income {
            fate.event(Event::IncomePaid { seat, item });
        } else {
            let (tile, planet) = match item.thing() {
                Thing::Tile(slot) => (self.player(seat).mining[slot], None),
                Thing::Planet(place) => (None, self.planet(place)),
                Thing::Track(_) | Thing::Row(_) | Thing::Outpost(_) | Thing::Crew(_) => (None, None),
            };
            fate.event(Event::Mined { seat, item, tile, planet });
        }
        self.begin_effect(effect, seat, source, false);
    }
}
