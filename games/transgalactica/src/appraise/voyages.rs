//! Where the starships are and what they could reach.

use super::{Eye, worth};
use crate::content::content;
use crate::effect::{Counter, Step};
use crate::frame::{Expedition, Explore};
use crate::goods::{Good, Units};
use crate::ids::PlanetId;
use crate::kinds::{Color, Track};
use crate::outposts::Ground;
use crate::place::Place;

impl Eye<'_> {
    /// The best place at each ship, or one line from it.
    pub(super) fn places(&self) -> i32 {
        let ship = |place: Place| {
            let here = self.prize(place) * worth::AT / 100;
            let near = self.game.lines(place).iter().map(|&(to, _)| self.prize(to) * worth::NEARBY / 100);
            near.fold(here, i32::max)
        };
        self.game.ship_places(self.seat).map(ship).sum()
    }

    /// What is to be had at a place: an outpost, or pirates and then the outpost.
    fn prize(&self, place: Place) -> i32 {
        let Some(pirates) = self.game.site(place).pirates else { return self.colony(place) };
        if self.player.level(Track::Military) < pirates.card().strength {
            return 0;
        }
        self.booty(pirates) + self.colony(place)
    }

    /// The token, and its income as far as a row is there for it.
    pub(super) fn booty(&self, pirates: crate::ids::PirateId) -> i32 {
        let vp = self.effect(pirates.card().effect);
        vp + self.berthed(pirates) + worth::FULFILLED
    }

    pub(super) fn berthed(&self, pirates: crate::ids::PirateId) -> i32 {
        let berths = self.player.berths.iter().enumerate().filter(|(_, berth)| berth.is_none());
        let active = berths.map(|(nth, _)| self.player.row_is_active(2 * nth)).max();
        let share = match active {
            Some(true) => 100,
            Some(false) => 40,
            None => 0,
        };
        self.effect(pirates.card().effect) * self.incomes * worth::INCOME / 100 * share / 100
    }

    /// An outpost there, if the site is open to the seat; its price is not taken off.
    pub(super) fn colony(&self, place: Place) -> i32 {
        let site = self.game.site(place);
        let Some(planet) = site.planet.filter(|_| !site.outposts.contains(self.seat)) else { return 0 };
        let open = match self.game.ground(place) {
            Ground::Open(level) => self.player.level(Track::Trade) >= level,
            Ground::Full => self.game.can_settle(self.seat, place, true, true),
        };
        if !open || self.player.outposts_on_map() >= content().outposts.len() as u8 {
            return 0;
        }
        let kind = planet.card().kind;
        let wild = Self::costs_crew(kind);
        if kind == crate::kinds::PlanetType::Central || (wild && self.player.crew.ready == 0) {
            return 0;
        }
        let effect = planet.card().effect.map_or(0, |effect| self.shallow().effect(effect));
        let use_of_it = if kind.is_mining() {
            effect + effect * self.lasting(worth::MINES) / 100
        } else if kind.is_action() {
            effect * self.lasting(worth::VISITS) / 100
        } else {
            let crew = worth::READY_CREW + self.lasting(worth::CREW);
            effect * self.incomes * worth::INCOME / 100 - crew
        };
        let slot = &content().outposts[usize::from(self.player.outposts_on_map())];
        let printed = slot.printed.map_or(0, |printed| self.effect(printed));
        let printed = printed + if slot.income { printed * self.incomes * worth::INCOME / 100 } else { 0 };
        let tile = site.tile.map_or(0, |tile| self.tile_ahead(tile));
        self.lasting(worth::OUTPOST) + use_of_it + printed + tile + self.objective_of(planet)
    }

    /// What the better objective would score more with this planet.
    fn objective_of(&self, planet: PlanetId) -> i32 {
        let objective = self.game.objective(self.seat);
        let step = |step: &Step| match *step {
            Step::Vp(amount) => match amount.per {
                Some((_, counter, _)) if counts(counter, planet) => 100 * i32::from(amount.number),
                _ => 0,
            },
            _ => 0,
        };
        content().code.steps(Some(objective.card().effect)).map(step).sum()
    }

    fn minerals(&self) -> u8 {
        self.game.outpost_cost(self.seat).unwrap_or(0)
    }

    /// The best outpost where a ship is, its price taken off.
    pub(super) fn best_site(&self, free: bool) -> i32 {
        if self.shallow {
            return self.lasting(worth::OUTPOST);
        }
        let price = if free { 0 } else { self.loss(Units::of(Good::Mineral, self.minerals())) };
        let open = |&place: &Place| self.game.can_settle(self.seat, place, free, true);
        let places = self.game.ship_places(self.seat).filter(open);
        places.map(|place| self.colony(place) - price).max().unwrap_or(0).max(0)
    }

    /// The best outpost on an open site of any action planet, its price taken off.
    pub(super) fn best_action_site(&self, free: bool) -> i32 {
        if self.shallow || self.player.ships.is_empty() {
            return self.lasting(2 * worth::OUTPOST);
        }
        let price = if free { 0 } else { self.loss(Units::of(Good::Mineral, self.minerals())) };
        let places = self.game.places_to_settle(self.seat, true, free, true);
        places.map(|place| self.colony(place) - price).max().unwrap_or(0).max(0)
    }

    /// An outpost beside others, at a ship or one line from it, on an action planet that has no site left.
    pub(super) fn crowded_site(&self) -> i32 {
        let crowded = |place: Place| {
            let site = self.game.site(place);
            let action = site.planet.is_some_and(|planet| planet.card().kind.is_action());
            action && self.game.ground(place) == Ground::Full && !site.outposts.contains(self.seat)
        };
        let near = |from: Place| {
            let lines = self.game.lines(from).iter().map(|&(to, _)| to);
            std::iter::once(from).chain(lines).any(crowded)
        };
        if self.game.ship_places(self.seat).any(near) { self.lasting(4 * worth::OUTPOST) } else { 0 }
    }

    /// What an expedition can still bring: the best outpost or pirates within its movement.
    pub(super) fn voyage(&self, explore: &Explore) -> i32 {
        let free = matches!(explore.kind, Expedition::FreeMove(_) | Expedition::Colony(_));
        let settles = self.game.may_still_settle(explore);
        let mut best = 0;
        for (ship, from) in (0..).zip(self.player.ships.iter().copied()) {
            let moves = explore.moving.is_none_or(|moving| moving == ship) && explore.moved & 1 << ship == 0;
            let spaces = if moves { self.game.spaces_left(explore) } else { 0 };
            best = best.max(self.best_from(explore, from, spaces, 0, free, settles));
        }
        best
    }

    /// The best place within so many spaces, with the energy paid so far.
    fn best_from(
        &self,
        explore: &Explore,
        at: Place,
        spaces: u8,
        energy: u8,
        free: bool,
        settles: bool,
    ) -> i32 {
        let spent = self.loss(Units::of(Good::Energy, energy));
        let moved = explore.spaces > 0 || energy > 0 || explore.moving.is_some();
        let both = explore.kind != Expedition::Secondary || !moved;
        let here = self.landing(explore, at, settles && both) - spent;
        if spaces == 0 {
            return here;
        }
        let purse = self.player.goods.get(Good::Energy) + self.player.goods.get(Good::Credit);
        let onward = self.game.lines(at).iter().filter_map(|&(to, cost)| {
            let energy = energy + if free { 0 } else { cost };
            (energy <= purse).then(|| self.best_from(explore, to, spaces - 1, energy, free, settles))
        });
        onward.fold(here, i32::max)
    }

    /// What there is to do at a place where a ship stops.
    fn landing(&self, explore: &Explore, at: Place, settles: bool) -> i32 {
        let site = self.game.site(at);
        let price = match explore.kind {
            Expedition::Colony(_) => 0,
            Expedition::Main | Expedition::Secondary | Expedition::FreeMove(_) => {
                self.loss(Units::of(Good::Mineral, self.minerals()))
            }
        };
        let purse = self.player.goods.get(Good::Mineral) + self.player.goods.get(Good::Credit);
        let fights = explore.is_action() && self.game.can_fight(self.seat, at);
        let booty = site.pirates.filter(|_| fights).map_or(0, |pirates| self.booty(pirates));
        let safe = site.pirates.is_none() || fights;
        let settles = settles && safe && (price == 0 || purse >= self.minerals());
        let colony = if settles { (self.colony(at) - price).max(0) } else { 0 };
        let later = if safe && !settles { self.colony(at) * worth::AT / 100 } else { 0 };
        booty + colony + later
    }
}

/// Does an outpost on this planet count there?
fn counts(counter: Counter, planet: PlanetId) -> bool {
    let card = planet.card();
    match counter {
        Counter::OutpostOf(color) => card.shows(color),
        Counter::OutpostOnMap | Counter::OutpostPlanet => true,
        Counter::OutpostTradePlanet => card.sites.iter().any(|&level| level > 0),
        Counter::OutpostAction => card.kind.is_action(),
        Counter::OutpostMining => card.kind.is_mining(),
        Counter::OutpostWilderness => card.kind == crate::kinds::PlanetType::Wilderness,
        Counter::OutpostSameColor | Counter::OutpostDifferentColors => {
            Color::ALL.iter().any(|&color| card.shows(color))
        }
        Counter::Good(_)
        | Counter::Resources
        | Counter::Level(_)
        | Counter::TechCard
        | Counter::MarkersOnMyCards
        | Counter::Fulfilled
        | Counter::FulfilledOf(_)
        | Counter::FulfilledEach
        | Counter::PirateToken
        | Counter::ObjectiveItem
        | Counter::ActivatedMiningPlanet => false,
    }
}
