//! Free actions (TG-FREE) and their windows: the own turn, and the own follow once the worker is placed
//! (TG-ACTION-5, TG-FOLLOW-6). A free action is finished before the next begins; only Credits may be exchanged
//! between its steps, to pay for them.

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{When, content};
use crate::effect::NodeId;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::goods::{Good, Units};
use crate::ids::TechId;
use crate::kinds::Source;
use crate::state::Transgalactica;

/// What a seat may do beside answering what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Window {
    Closed,
    /// Inside a free action.
    ExchangeOnly,
    Open,
}

impl Transgalactica {
    /// Looks down the stack for the turn or follow that all this belongs to.
    fn window(&self, seat: Seat) -> Window {
        let mut open = Window::Open;
        for frame in self.stack.frames().iter().rev() {
            match *frame {
                Frame::Free => open = Window::ExchangeOnly,
                Frame::Turn(own) | Frame::After(own) => {
                    return if own == seat { open } else { Window::Closed };
                }
                Frame::Income(_) | Frame::Begin(_) => return Window::Closed,
                _ => {}
            }
        }
        Window::Closed
    }

    /// Is this decision one between steps, where free actions may come in?
    fn is_between_steps(&self, frame: &Frame) -> bool {
        match frame {
            Frame::Turn(_)
            | Frame::After(_)
            | Frame::Choice { .. }
            | Frame::Pay { .. }
            | Frame::Advance { .. }
            | Frame::Wake { .. }
            | Frame::Jump { .. }
            | Frame::Settle { .. }
            | Frame::ClaimTech { .. }
            | Frame::TakeMission { .. }
            | Frame::Area { .. }
            | Frame::SealedOrder { .. } => true,
            Frame::Items { seat, items, .. } => self.asks_for_order(*seat, *items),
            Frame::Explore(explore) => self.wants_energy(explore),
            Frame::Draft(_)
            | Frame::Follow { .. }
            | Frame::AnyGood { .. }
            | Frame::PutBack { .. }
            | Frame::Gather { .. }
            | Frame::Berth { .. }
            | Frame::Office { .. }
            | Frame::Fulfil { .. }
            | Frame::Reuse { .. }
            | Frame::Objectives
            | Frame::Do { .. }
            | Frame::Times { .. }
            | Frame::Fire { .. }
            | Frame::Free
            | Frame::Begin(_)
            | Frame::FirstOutpost(_)
            | Frame::FirstTile(_)
            | Frame::BeginRound
            | Frame::Income(_)
            | Frame::IncomeItems(_)
            | Frame::BeginActions
            | Frame::PlanetTile { .. }
            | Frame::Refill
            | Frame::NextTurn(_) => false,
        }
    }

    pub(crate) fn offer_free_actions(&self, frame: &Frame, seat: Seat, offers: &mut impl Offers<Action>) {
        if !self.is_between_steps(frame) {
            return;
        }
        let window = self.window(seat);
        if window == Window::Closed {
            return;
        }
        if self.player(seat).goods.get(Good::Credit) > 0 {
            offers.offer(Action::Exchange(Good::Mineral));
            offers.offer(Action::Exchange(Good::Energy));
        }
        let moving = matches!(frame, Frame::Explore(explore) if explore.moving.is_some());
        if window == Window::Open && !moving {
            self.offer_tiles(seat, offers);
            self.offer_fulfilling(seat, offers);
            self.offer_seats(seat, offers);
            self.offer_cards(seat, offers);
        }
    }

    /// TG-FREE-1.
    pub(crate) fn exchange(&mut self, seat: Seat, good: Good, fate: &mut impl Fate) {
        let goods = &mut self.player_mut(seat).goods;
        goods.take(Units::of(Good::Credit, 1));
        goods.add(good, 1);
        fate.event(Event::Exchanged { seat, good });
    }

    /// TG-FREE-6: technology cards that are free actions, once per round.
    fn offer_cards(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        let player = self.player(seat);
        for tech in player.techs.iter().filter(|&tech| !player.flipped.contains(tech)) {
            if free_action(tech).is_some_and(|effect| self.card_is_ready(effect, seat)) {
                offers.offer(Action::Card(tech));
            }
        }
    }

    /// TG-RULING-67: it is paid for now, and a spent tile is there to be used.
    fn card_is_ready(&self, effect: NodeId, seat: Seat) -> bool {
        let goods = self.player(seat).goods;
        let payable = self.ways_to_pay(effect, seat).iter().any(|&units| goods.cover(units));
        payable && self.reusable(seat).next().is_some() && self.could(effect, seat)
    }

    pub(crate) fn use_card(&mut self, seat: Seat, tech: TechId, fate: &mut impl Fate) {
        let Some(effect) = free_action(tech) else { return };
        self.player_mut(seat).flipped.insert(tech);
        fate.event(Event::TechUsed { seat, tech });
        self.stack.push(Frame::Free);
        self.begin_effect(effect, seat, Source::Technology, true);
    }
}

/// What the card does as a free action.
pub(crate) fn free_action(tech: TechId) -> Option<NodeId> {
    let triggers = &content().technologies[tech.index()].triggers;
    triggers.iter().find(|trigger| trigger.0 == When::FreeAction).map(|trigger| trigger.1)
}
