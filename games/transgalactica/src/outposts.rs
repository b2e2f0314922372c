//! Outposts (TG-OUTPOST) and pirates (TG-PIRATE).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{Power, content};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::goods::{Good, Units};
use crate::kinds::{PlanetType, Source, Track};
use crate::place::Place;
use crate::state::Transgalactica;

/// How a site stands to a player who wants to build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// Open: this trade level is asked.
    Open(u8),
    /// All sites are taken.
    Full,
}

impl Transgalactica {
    /// TG-OUTPOST-3: the next site in printed order.
    pub(crate) fn ground(&self, place: Place) -> Ground {
        let site = self.site(place);
        let sites = site.planet.map_or(&[][..], |planet| &planet.card().sites);
        sites.get(site.outposts.len() as usize).map_or(Ground::Full, |&level| Ground::Open(level))
    }

    /// What the next outpost of the seat costs; nothing if its row is empty (TG-OUTPOST-2, -7).
    pub(crate) fn outpost_cost(&self, seat: Seat) -> Option<u8> {
        let placed = usize::from(self.player(seat).outposts_on_map());
        content().outposts.get(placed).map(|slot| slot.minerals)
    }

    /// May the seat build there, where its starship is? `exchange`: Credits may still be exchanged for minerals.
    pub(crate) fn can_settle(&self, seat: Seat, place: Place, free: bool, exchange: bool) -> bool {
        let player = self.player(seat);
        let site = self.site(place);
        let Some(planet) = site.planet.filter(|planet| planet.card().kind != PlanetType::Central) else {
            return false;
        };
        let Some(minerals) = self.outpost_cost(seat) else { return false };
        let needed = Units::of(Good::Mineral, if free { 0 } else { minerals });
        let paid = if exchange { player.goods.cover_by_exchange(needed) } else { player.goods.cover(needed) };
        let ground = match self.ground(place) {
            Ground::Open(level) => player.level(Track::Trade) >= level,
            Ground::Full => planet.card().kind.is_action() && player.has(Power::Overbuild),
        };
        let crew = planet.card().kind != PlanetType::Wilderness || player.crew.ready > 0;
        ground && paid && crew && site.pirates.is_none() && !site.outposts.contains(seat)
    }

    /// Where an effect lets the seat build: at its starships, or on open sites of action planets (TG-RULING-34).
    pub(crate) fn places_to_settle(
        &self,
        seat: Seat,
        action_planet: bool,
        free: bool,
        exchange: bool,
    ) -> impl Iterator<Item = Place> + '_ {
        let ships = self.player(seat).ships.clone();
        Place::all().filter(move |&place| {
            let there = if action_planet {
                let planet = self.site(place).planet;
                planet.is_some_and(|planet| planet.card().kind.is_action())
                    && self.ground(place) != Ground::Full
            } else {
                ships.contains(&place)
            };
            there && self.can_settle(seat, place, free, exchange)
        })
    }

    pub(crate) fn can_place(&self, seat: Seat, action_planet: bool, free: bool) -> bool {
        let exchange = self.phase == crate::state::Phase::Action;
        self.places_to_settle(seat, action_planet, free, exchange).next().is_some()
    }

    pub(crate) fn offer_settling(
        &self,
        seat: Seat,
        action_planet: bool,
        free: bool,
        sure: bool,
        offers: &mut impl Offers<Action>,
    ) {
        let mut places = self.places_to_settle(seat, action_planet, free, false).peekable();
        if !sure || places.peek().is_none() {
            offers.offer(Action::Done);
        }
        places.for_each(|place| offers.offer(Action::Settle(place)));
    }

    /// TG-OUTPOST-6: pay, give up crew, place, slot reward, bonus tile, mining effect.
    pub(crate) fn settle(&mut self, seat: Seat, place: Place, free: bool, fate: &mut impl Fate) {
        let (Some(planet), Some(minerals)) = (self.site(place).planet, self.outpost_cost(seat)) else {
            return;
        };
        if !free {
            self.pay(seat, Units::of(Good::Mineral, minerals), fate);
        }
        if planet.card().kind == PlanetType::Wilderness {
            let crew = &mut self.player_mut(seat).crew;
            crew.ready -= 1;
            crew.gone += 1;
            fate.event(Event::CrewSpent { seat });
        }
        if self.ground(place) == Ground::Full {
            self.tell_card(seat, |traits| traits.has(Power::Overbuild), fate);
        }
        self.put_outpost(seat, place, fate);
        if planet.card().kind.is_mining()
            && let Some(effect) = planet.card().effect
        {
            self.begin_effect(effect, seat, Source::Planet, false);
        }
        self.stack.push(Frame::PlanetTile { seat, place });
        self.reward_slot(seat);
    }

    /// TG-OUTPOST-5.
    pub(crate) fn take_planet_tile(&mut self, seat: Seat, place: Place, fate: &mut impl Fate) {
        if let Some(tile) = self.board[place.index()].tile.take() {
            self.take_tile(seat, tile, fate);
        }
    }

    /// The outpost itself.
    pub(crate) fn put_outpost(&mut self, seat: Seat, place: Place, fate: &mut impl Fate) {
        let site = &mut self.board[place.index()];
        site.outposts = site.outposts.with(seat);
        let planet = site.planet.unwrap_or(content().central);
        self.player_mut(seat).outposts.insert(place);
        fate.event(Event::Settled { seat, place, planet });
    }

    /// TG-OUTPOST-4: the slot just emptied.
    pub(crate) fn reward_slot(&mut self, seat: Seat) {
        let slot = usize::from(self.player(seat).outposts_on_map()) - 1;
        if let Some(printed) = content().outposts.get(slot).and_then(|slot| slot.printed) {
            self.begin_effect(printed, seat, Source::Outpost, false);
        }
    }
}

/// Pirates.
impl Transgalactica {
    /// TG-PIRATE-2.
    pub(crate) fn can_fight(&self, seat: Seat, place: Place) -> bool {
        let pirates = self.site(place).pirates;
        pirates.is_some_and(|pirate| self.player(seat).level(Track::Military) >= pirate.card().strength)
    }

    /// TG-PIRATE-4, -5: score, then a slot of the panel, or beside it.
    pub(crate) fn fight(&mut self, seat: Seat, place: Place, fate: &mut impl Fate) {
        let Some(pirate) = self.board[place.index()].pirates.take() else { return };
        fate.event(Event::PiratesDefeated { seat, place, pirate });
        if self.player(seat).berths.contains(&None) {
            self.stack.push(Frame::Berth { seat, pirate });
        } else {
            self.player_mut(seat).kept.insert(pirate);
        }
        self.begin_effect(pirate.card().effect, seat, Source::Pirates, false);
    }

    pub(crate) fn offer_berths(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        for (nth, berth) in (0..).zip(&self.player(seat).berths) {
            if berth.is_none() {
                offers.offer(Action::Berth(2 * nth));
            }
        }
    }
}
