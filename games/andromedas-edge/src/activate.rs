//! Activating the active region: planets, nebulae, Alliance Bases, Vortexes (AE-ACTIVATE, AE-BASE).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::content;
use crate::effect::{Finding, Step};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame, Then};
use crate::ids::{BaseId, ModuleId, SpaceId};
use crate::kinds::{Power, Resource, Source, Track, When};
use crate::state::{AndromedasEdge, Tile};
use crate::units::Units;

impl AndromedasEdge {
    /// The base in the active region.
    pub(crate) fn base_to_activate(&self) -> Option<BaseId> {
        match self.site(self.turn.region?).tile {
            Tile::Base(base) => Some(base),
            Tile::None | Tile::Nebula | Tile::Planet(_) | Tile::Special(_) => None,
        }
    }

    /// AE-RULING-32: with these holdings and so many more leaders, can the action be carried out?
    pub(crate) fn can_activate(
        &self,
        seat: Seat,
        base: BaseId,
        (held, wild): (Units, u8),
        leaders: u8,
    ) -> bool {
        let first = base.card().effect;
        content().code.steps(Some(first)).all(|step| match *step {
            Step::Pay { cost, .. } => cost.is_payable(0, held, wild),
            Step::Special(_) => self
                .field_columns(seat, base)
                .any(|module| self.module_cost(module).is_payable(self.bloom(seat, 0), held, wild)),
            Step::BuildDevelopment(minus) => self
                .sites_for_development(seat, leaders)
                .any(|space| self.development_cost(space).is_payable(minus, held, wild)),
            _ => true,
        })
    }

    /// May the player go on to the activation with what is held now (AE-RULING-33)? Also if nothing could help any more,
    /// because an opponent has taken what the Launch counted on.
    pub(crate) fn is_ready_to_activate(&self, seat: Seat) -> bool {
        let ready = |base| self.can_activate(seat, base, self.purse(seat), 0);
        let hopeless = || self.turn.region.is_some_and(|space| !self.could_use(seat, space, false));
        self.base_to_activate().is_none_or(|base| ready(base) || hopeless())
    }

    /// Step 2 of a Launch turn (AE-ACTIVATE-1).
    pub(crate) fn activate_region(&mut self, seat: Seat, fate: &mut impl Fate) {
        let Some(space) = self.turn.region else { return };
        fate.event(Event::RegionActivated { seat, space, tile: self.site(space).tile });
        self.stack.push(Frame::Activated(seat));
        let context = Context::new(seat, Source::Region);
        match self.site(space).tile {
            Tile::None => {}
            Tile::Planet(planet) => {
                if self.site(space).moons.is_empty() {
                    self.begin_effect(planet.card().printed, context);
                } else {
                    self.claim_of_planet(seat, space, fate);
                }
            }
            Tile::Nebula => {
                self.stack.push(Frame::Look(seat));
                if let Some(moon) = self.site(space).moons.top() {
                    self.claim(seat, space, moon, fate);
                    self.turn.claimed = true;
                }
            }
            Tile::Base(base) => {
                if base == content().named.trade_hub && self.player(seat).has(Power::Middlemen) {
                    self.stack.push(Frame::Gain { seat, resource: Resource::Credit, count: 1 });
                }
                self.begin_effect(base.card().effect, context.surely());
            }
            Tile::Special(special) => {
                if let Some(benefit) = special.card().benefit {
                    self.begin_effect(benefit, context);
                }
            }
        }
    }

    /// AE-ACTIVATE-2; a survey ship chooses among all moons.
    fn claim_of_planet(&mut self, seat: Seat, space: SpaceId, fate: &mut impl Fate) {
        self.turn.claimed = true;
        let surveys = self.turn.launched.is_some_and(|ship| self.player(seat).ship_has(ship, Power::Survey));
        if surveys && self.site(space).moons.len() > 1 {
            let moons = self.site(space).moons.iter().collect();
            fate.event(Event::MoonsSeen { seat, space, moons: Some(moons), eyes: self.eyes(seat) });
            self.stack.push(Frame::Survey { seat, space });
        } else if let Some(moon) = self.site(space).moons.top() {
            self.claim(seat, space, moon, fate);
        }
    }

    /// What answers to an activation.
    pub(crate) fn activated(&mut self, seat: Seat) {
        let kind = match self.turn.region.map(|space| self.site(space).tile) {
            Some(Tile::Planet(_)) => When::ActivatePlanet,
            Some(Tile::Nebula) => When::ActivateNebula,
            Some(Tile::Base(_)) => When::ActivateBase,
            Some(Tile::None | Tile::Special(_)) | None => When::ActivateRegion,
        };
        self.fire_either(When::ActivateRegion, kind, seat, None);
    }
}

/// The Fields (AE-BASE-3 to -10).
impl AndromedasEdge {
    /// The Bearers of Tolzeed pay 1 less for the first module.
    fn bloom(&self, seat: Seat, bought: u8) -> u8 {
        u8::from(bought == 0 && self.player(seat).has(Power::TolzeedBloom))
    }

    /// Face-up modules of the columns of a Field, in the order of the content.
    fn field_columns(&self, seat: Seat, base: BaseId) -> impl Iterator<Item = ModuleId> {
        let open = self.player(seat).has(Power::OpenFields);
        let columns = if open { 0b1111 } else { base.card().columns };
        Track::ROWS
            .into_iter()
            .filter(move |&row| columns & 1 << row as u8 != 0)
            .flat_map(|row| self.sorted_column(row))
    }

    /// The modules that can be bought at the Field now.
    pub(crate) fn field_modules(&self, seat: Seat, bought: u8) -> impl Iterator<Item = ModuleId> {
        let minus = self.bloom(seat, bought);
        let base = self.base_to_activate();
        base.into_iter()
            .flat_map(move |base| self.field_columns(seat, base))
            .filter(move |&module| self.can_pay(seat, self.module_cost(module), minus))
    }

    /// AE-BASE-7, -8: one must be bought; with only one, a module goes under its deck.
    pub(crate) fn offer_field(&self, seat: Seat, bought: u8, offers: &mut impl Offers<Action>) {
        if bought < 2 {
            self.field_modules(seat, bought).for_each(|module| offers.offer(Action::Module(module)));
        }
        if bought == 1
            && let Some(base) = self.base_to_activate()
        {
            self.field_columns(seat, base).for_each(|module| offers.offer(Action::Bury(module)));
        }
    }

    pub(crate) fn at_field(&mut self, seat: Seat, bought: u8, action: Action, fate: &mut impl Fate) {
        match action {
            Action::Module(module) => {
                let minus = self.bloom(seat, bought);
                if minus > 0 {
                    self.tell_power(seat, Power::TolzeedBloom, fate);
                }
                self.stack.push(Frame::Field { seat, bought: bought + 1 });
                self.stack.push(Frame::Pay { then: Then::Module(module), seat, minus, sure: true });
            }
            Action::Bury(module) => self.bury(seat, module, fate),
            _ => {}
        }
    }
}

/// Looking at events and discoveries.
impl AndromedasEdge {
    /// AE-ACTIVATE-6, AE-RULING-45: the top two cards are seen; with one it is just seen.
    pub(crate) fn peek(&mut self, seat: Seat, fate: &mut impl Fate) {
        if self.events.is_empty() {
            return;
        }
        let eyes = self.eyes(seat);
        let from = self.events.len().saturating_sub(2);
        let top = &mut self.events[from..];
        for card in top.iter_mut() {
            card.1 = card.1.iter().chain(eyes.iter()).collect();
        }
        let events = top.iter().map(|card| card.0).collect();
        fate.event(Event::EventsSeen { seat, events: Some(events), eyes });
        if self.events.len() > 1 {
            self.stack.push(Frame::Peek { seat });
        }
    }

    pub(crate) fn offer_tops(&self, offers: &mut impl Offers<Action>) {
        let from = self.events.len().saturating_sub(2);
        let mut top: arrayvec::ArrayVec<_, 2> = self.events[from..].iter().map(|card| card.0).collect();
        top.sort_unstable();
        top.into_iter().for_each(|event| offers.offer(Action::Top(event)));
    }

    /// One on top, the other under the deck; whoever knew them no longer knows which is where (AE-HIDDEN-8).
    pub(crate) fn put_on_top(&mut self, seat: Seat, event: crate::ids::EventId) {
        let eyes = self.eyes(seat);
        let (Some(mut one), Some(mut two)) = (self.events.pop(), self.events.pop()) else { return };
        if one.0 != event {
            std::mem::swap(&mut one, &mut two);
        }
        self.events.insert(0, (two.0, eyes));
        self.events.push((one.0, eyes));
    }

    /// AE-TRACK-8, AE-DEV-23: the stack is seen, then tokens are taken.
    pub(crate) fn begin_discovery(&mut self, seat: Seat, stack: Finding, left: u8, fate: &mut impl Fate) {
        let nth = match stack {
            Finding::Observatory => 2,
            Finding::Track(Some(nth)) => nth,
            Finding::Track(None) => return self.stack.push(Frame::TakeDiscovery { seat, stack, left }),
        };
        if self.stacks[usize::from(nth)].is_empty() {
            return;
        }
        let eyes = self.eyes(seat);
        let seen = &mut self.stacks_seen[usize::from(nth)];
        *seen = seen.iter().chain(eyes.iter()).collect();
        let mut tokens = self.stacks[usize::from(nth)].clone();
        tokens.sort_unstable();
        fate.event(Event::StackSeen { seat, stack: nth, tokens: Some(tokens), eyes });
        let more = u8::from(self.player(seat).has(Power::DeepCatalogue));
        if more > 0 {
            self.tell_power(seat, Power::DeepCatalogue, fate);
        }
        let stack = if nth == 2 { Finding::Observatory } else { Finding::Track(Some(nth)) };
        self.stack.push(Frame::TakeDiscovery { seat, stack, left: left + more });
    }

    pub(crate) fn offer_tokens(&self, stack: Finding, offers: &mut impl Offers<Action>) {
        let nth = match stack {
            Finding::Observatory => 2,
            Finding::Track(Some(nth)) => usize::from(nth),
            Finding::Track(None) => {
                let full = (0..2).filter(|&nth| !self.stacks[usize::from(nth)].is_empty());
                return full.for_each(|nth| offers.offer(Action::Stack(nth)));
            }
        };
        let there: crate::ids::Finds = self.stacks[nth].iter().copied().collect();
        there.kinds().for_each(|token| offers.offer(Action::Find(token)));
    }

    /// The others learn only that a token was taken (AE-HIDDEN-4).
    pub(crate) fn take_token(
        &mut self,
        seat: Seat,
        stack: Finding,
        left: u8,
        action: Action,
        fate: &mut impl Fate,
    ) {
        let nth = match (stack, action) {
            (Finding::Track(None), Action::Stack(nth)) => {
                return self.begin_discovery(seat, Finding::Track(Some(nth)), left, fate);
            }
            (Finding::Observatory, _) => 2,
            (Finding::Track(nth), _) => nth.unwrap_or(0),
        };
        let Action::Find(token) = action else { return };
        let pile = &mut self.stacks[usize::from(nth)];
        let Some(place) = pile.iter().position(|&other| other == token) else { return };
        pile.remove(place);
        let rest = !pile.is_empty();
        let eyes = self.eyes(seat);
        self.stacks_seen[usize::from(nth)] = eyes;
        self.player_mut(seat).finds.add(token);
        fate.event(Event::DiscoveryTaken { seat, stack: nth, token: Some(token), eyes });
        if left > 1 && rest {
            self.stack.push(Frame::TakeDiscovery { seat, stack, left: left - 1 });
        }
    }
}
