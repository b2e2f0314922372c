//! Standing orders: questions that the match answers for a seat.
//!
//! An order looks at what its owner is asked and at nothing else: which rule asks, whether an action is offered, whether only
//! one is. When it answers is drawn from the secret key, always in the same way, so that the delay tells nothing.

use orrery_kernel::{Chance, Live, Looking, Seat};
use orrery_wire::{Code, Hand, Lasts, Millis, Order, Problem};

use crate::decide::read;
use crate::problem::no;
use crate::{Board, Deed, Match, Playable};

/// The most orders that a seat may have.
const MOST: usize = 20;
/// The longest name of a rule in an order.
const RULE: usize = 40;
/// An order answers after so many milliseconds at the earliest …
const SOONEST: u32 = 700;
/// … and at the latest.
const LATEST: u32 = 2_600;
/// Delays come from streams of the key that no entry of a log reaches.
const DELAYS: u64 = 1 << 63;

impl<G: Playable> Match<G> {
    pub(crate) fn ordered(&self, seat: Seat, orders: &[Order]) -> Result<Deed, Problem> {
        self.running()?;
        self.player(seat)?;
        if orders.len() > MOST {
            return Err(no(Code::BadRequest, format!("At most {MOST} standing orders.")));
        }
        let orders = orders.iter().map(checked::<G>).collect::<Result<_, _>>()?;
        Ok(Deed::Ordered { seat, orders })
    }

    pub(crate) fn answered_by_order(&self, seat: Seat) -> Result<Deed, Problem> {
        let line = self.running()?;
        let Some((_, action)) = self.order_due(seat).and(self.order_for(seat, line.now())) else {
            return Err(no(Code::NotAsked, "No standing order answers there."));
        };
        self.played(line, seat, Hand::Order, action)
    }

    /// When a standing order answers for the seat, if one does.
    pub(crate) fn order_due(&self, seat: Seat) -> Option<Millis> {
        let line = self.running().ok()?;
        let chair = self.chair(seat).ok().filter(|chair| !chair.by_hand && chair.has_a_say())?;
        let question = (chair.question?, self.clocks.since(seat)?);
        self.order_for(seat, line.now())?;
        let (seq, at) = question.max(chair.ordered);
        let mut chance = Live::stream(self.key.as_ref()?, DELAYS | u64::from(seq) << 3 | seat.index() as u64);
        Some(at + Millis::from(SOONEST + chance.below(LATEST - SOONEST + 1)))
    }

    /// The first order that answers what the seat is asked, and its answer.
    fn order_for(&self, seat: Seat, game: &G) -> Option<(usize, G::Action)> {
        let orders = &self.chairs.get(seat.index()).filter(|_| self.asked.contains(seat))?.orders;
        orders.iter().enumerate().find_map(|(at, order)| Some((at, answer(order, seat, game)?)))
    }

    /// An order answered, and may be used up.
    pub(crate) fn order_used(&mut self, seat: Seat) {
        let Board::Set(line) = &self.board else { return };
        let Some((at, _)) = self.order_for(seat, line.now()) else { return };
        let Some(chair) = self.chairs.get_mut(seat.index()) else { return };
        let Some(Order::Answer { lasts: Lasts::Times(left), .. }) = chair.orders.get_mut(at) else { return };
        *left = left.saturating_sub(1);
        if *left == 0 {
            chair.orders.remove(at);
        }
    }

    /// The seat is asked something new. If no order answers it, those end that last until then.
    pub(crate) fn orders_end(&mut self, seat: Seat) {
        let Board::Set(line) = &self.board else { return };
        if self.order_for(seat, line.now()).is_some() {
            return;
        }
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.orders.retain(|order| !until_asked(order));
        }
    }
}

fn until_asked(order: &Order) -> bool {
    match order {
        Order::Forced => false,
        Order::Answer { lasts, .. } => match lasts {
            Lasts::UntilAsked => true,
            Lasts::Always | Lasts::Times(_) => false,
        },
    }
}

/// The answer that the order gives, if it gives one.
fn answer<G: Playable>(order: &Order, seat: Seat, game: &G) -> Option<G::Action> {
    match order {
        Order::Forced => {
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            actions.first().copied().filter(|_| actions.len() == 1)
        }
        Order::Answer { rule, action, .. } => {
            if rule.as_ref().is_some_and(|rule| rule != game.rule().0) {
                return None;
            }
            let mut looking = Looking { wanted: action.parse().ok()?, found: false };
            game.offers(seat, &mut looking);
            looking.found.then_some(looking.wanted)
        }
    }
}

/// The order in the spelling of the game, if it can be one.
fn checked<G: Playable>(order: &Order) -> Result<Order, Problem> {
    let Order::Answer { rule, action, lasts } = order else { return Ok(order.clone()) };
    if rule.as_ref().is_some_and(|rule| !crate::seats::short(rule, RULE)) {
        return Err(no(Code::BadRequest, "That is not the name of a rule."));
    }
    if *lasts == Lasts::Times(0) {
        return Err(no(Code::BadRequest, "An order that never answers is none."));
    }
    let action = read::<G>(action)?.to_string();
    Ok(Order::Answer { rule: rule.clone(), action, lasts: *lasts })
}
