//! Free actions: where they fit (AE-RULING-74) and what they do (AE-FREE).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::content;
use crate::effect::NodeId;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame, Point};
use crate::ids::{DiscoveryId, SpaceId, TokenId};
use crate::kinds::{Resource, Source, Track};
use crate::state::AndromedasEdge;

impl AndromedasEdge {
    /// Is this decision one before or after a whole step of the active player's turn?
    pub(crate) fn is_between_steps(&self, frame: &Frame) -> bool {
        self.event.is_none()
            && match frame {
                Frame::Turn(_)
                | Frame::BeforeActivation(_)
                | Frame::AfterActivation(_)
                | Frame::AfterStrike(_)
                | Frame::Return(_)
                | Frame::EndOfTurn(_)
                | Frame::Escalate(_)
                | Frame::Negotiate(_)
                | Frame::Prepare(_)
                | Frame::Defeat { .. } => true,
                Frame::Window { point, .. } => {
                    matches!(point, Point::Rolled | Point::Won(_) | Point::Resolved)
                }
                _ => false,
            }
    }

    /// After the choices of a step: free actions, cards, moons, modules, in ascending order.
    pub(crate) fn offer_free(&self, frame: &Frame, seat: Seat, offers: &mut impl Offers<Action>) {
        let free = self.is_on_turn(seat) && self.is_between_steps(frame);
        if free {
            self.offer_fetching(seat, offers);
            self.offer_abilities(seat, frame, offers);
        }
        if free || matches!(frame, Frame::Pay { .. }) && self.may_abandon(seat) {
            self.player(seat).moon_kinds().for_each(|moon| offers.offer(Action::Abandon(moon)));
        }
        self.offer_cards(frame, seat, offers);
        if free {
            self.offer_transfers(seat, frame, offers);
        }
    }

    /// Slotting and rearranging, for anybody (AE-WINDOW-38).
    pub(crate) fn offer_tidying(&self, frame: &Frame, seat: Seat, offers: &mut impl Offers<Action>) {
        if self.event.is_some() || matches!(frame, Frame::Factions | Frame::Destinies) {
            return;
        }
        self.offer_slots(seat, offers);
        if self.is_between_steps(frame) {
            self.offer_shifts(seat, offers);
        }
    }

    /// AE-FREE-8, -13: leaders and bonus resources where a ship is.
    fn offer_fetching(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        let places = self.fleet(seat).places();
        let waiting = |space: &SpaceId| self.leaders[seat.index()][space.index()] > 0;
        places.iter().filter(waiting).for_each(|space| offers.offer(Action::Recruit(space)));
        for space in places.iter() {
            let bonus = self.site(space).bonus;
            for resource in Resource::STORED.into_iter().filter(|&kind| bonus.count(kind) > 0) {
                offers.offer(Action::Collect(space, resource));
            }
        }
    }

    /// AE-FREE-5, -7: development cards and tokens that would change something.
    fn offer_abilities(&self, seat: Seat, frame: &Frame, offers: &mut impl Offers<Action>) {
        let player = self.player(seat);
        let may = |effect: NodeId, source: Source| self.may_use(seat, frame, effect, source);
        for track in Track::ALL {
            let ability = content().developments[track as usize].ability;
            if player.cards_up[track as usize] > 0 && may(ability, Source::Development) {
                offers.offer(Action::Use(track));
            }
        }
        for token in player.finds.kinds().filter(|token| may(token.card().effect, Source::Token)) {
            offers.offer(Action::Discovery(token));
        }
        for token in player.tokens.iter().filter(|token| may(token.card().effect, Source::Token)) {
            offers.offer(Action::Token(token));
        }
    }

    /// While a base is still to be activated nothing may be spent that this could need (AE-RULING-33).
    fn may_use(&self, seat: Seat, frame: &Frame, effect: NodeId, source: Source) -> bool {
        let bound = matches!(frame, Frame::BeforeActivation(_)) && self.is_bound(seat);
        let context = Context::new(seat, source);
        let first = &content().code.node(effect).step;
        let pays = matches!(first, crate::effect::Step::Pay { .. });
        !(bound && content().code.spends(effect))
            && self.could(effect, context)
            && (!pays || self.is_possible(first, context))
    }

    /// One leader comes to the station.
    pub(crate) fn recruit(&mut self, seat: Seat, space: SpaceId, fate: &mut impl Fate) {
        self.leaders[seat.index()][space.index()] -= 1;
        self.player_mut(seat).leaders += 1;
        fate.event(Event::Recruited { seat, space });
    }

    pub(crate) fn collect(&mut self, seat: Seat, space: SpaceId, resource: Resource, fate: &mut impl Fate) {
        let bonus = &mut self.site_mut(space).bonus;
        bonus.set(resource, bonus.count(resource).saturating_sub(1));
        self.player_mut(seat).stored.add(resource, 1);
        fate.event(Event::Collected { seat, space, resource });
    }

    pub(crate) fn use_discovery(&mut self, seat: Seat, token: DiscoveryId, fate: &mut impl Fate) {
        self.player_mut(seat).finds.remove(token);
        self.spent_finds.add(token);
        fate.event(Event::DiscoveryUsed { seat, token });
        self.begin_effect(token.card().effect, self.token_context(seat, token.card().effect));
    }

    pub(crate) fn use_token(&mut self, seat: Seat, token: TokenId, fate: &mut impl Fate) {
        self.player_mut(seat).tokens.remove(token);
        fate.event(Event::TokenUsed { seat, token });
        self.begin_effect(token.card().effect, self.token_context(seat, token.card().effect));
    }

    fn token_context(&self, seat: Seat, effect: NodeId) -> Context {
        let context = Context::new(seat, Source::Token);
        if content().code.node(effect).next.is_none() { context.surely() } else { context }
    }
}
