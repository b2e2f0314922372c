//! Progress tracks and tactics cards drawn (AE-TRACK, AE-RES-10).

use arrayvec::ArrayVec;
use orrery_kernel::Seat;

use crate::content::{Mark, content};
use crate::effect::Finding;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame};
use crate::ids::TacticId;
use crate::kinds::{Source, Track};
use crate::state::AndromedasEdge;

impl AndromedasEdge {
    /// AE-RULING-91: at the top a step is lost.
    pub(crate) fn can_advance(&self, seat: Seat, track: Track) -> bool {
        self.player(seat).markers[track as usize] < content().tracks[track as usize].top()
    }

    /// AE-TRACK-17: one by one, each space with its effects before the next.
    pub(crate) fn step(&mut self, seat: Seat, track: Track, left: u8, fate: &mut impl Fate) {
        if left == 0 || !self.can_advance(seat, track) {
            return;
        }
        self.stack.push(Frame::Steps { seat, track, left: left - 1 });
        let marker = &mut self.player_mut(seat).markers[track as usize];
        *marker += 1;
        let space = *marker;
        fate.event(Event::Advanced { seat, track, space });
        let card = &content().tracks[track as usize];
        for &(_, mark) in card.marks.iter().filter(|&&(at, _)| at == space) {
            self.enter(seat, mark, fate);
        }
        if card.events & 1 << space != 0 {
            self.advance_event(1, fate);
        }
    }

    fn enter(&mut self, seat: Seat, mark: Mark, fate: &mut impl Fate) {
        match mark {
            Mark::Discovery(stack) => self.begin_discovery(seat, Finding::Track(Some(stack)), 1, fate),
            Mark::Upgrade => self.stack.push(Frame::Upgrade { seat, left: 1 }),
            Mark::Supremacy(nth) => match self.tokens[usize::from(nth)].take() {
                Some(token) => {
                    self.player_mut(seat).tokens.insert(token);
                    fate.event(Event::TokenTaken { seat, token });
                }
                None => self.begin_effect(content().token_gone, Context::new(seat, Source::Track)),
            },
            Mark::HandLimit(_) => self.stack.push(Frame::DrawUp { seat }),
            Mark::Vault(_) => {}
        }
    }

    /// Is there a card to draw (AE-RULING-96)?
    pub(crate) fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.discard.is_empty()
    }

    /// The top card; an empty deck is made of the discard pile first.
    pub(crate) fn draw_one(&mut self, fate: &mut impl Fate) -> Option<TacticId> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.reshuffled = std::mem::take(&mut self.discard);
            self.deck = self.reshuffled.cards().collect();
            fate.shuffle(&mut self.deck);
            fate.event(Event::Reshuffled);
        }
        self.deck.pop()
    }

    /// Cards into the hand.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, fate: &mut impl Fate) {
        let mut cards = ArrayVec::<TacticId, 10>::new();
        for _ in 0..count.min(10) {
            let Some(card) = self.draw_one(fate) else { break };
            self.player_mut(seat).hand.add(card);
            cards.push(card);
        }
        self.tell_draw(seat, cards, fate);
    }

    /// Cards to look at, of which some are kept.
    pub(crate) fn draw_to_keep(&mut self, seat: Seat, count: u8, keep: u8, fate: &mut impl Fate) {
        let mut cards = ArrayVec::<TacticId, 10>::new();
        for _ in 0..count.min(4) {
            let Some(card) = self.draw_one(fate) else { break };
            self.drawn.push(card);
            cards.push(card);
        }
        self.drawn.sort_unstable();
        self.tell_draw(seat, cards, fate);
        let discard = (self.drawn.len() as u8).saturating_sub(keep);
        self.stack.push(Frame::Keep { seat, discard });
    }

    /// In a fixed order: nobody sees later which card came first.
    fn tell_draw(&self, seat: Seat, mut cards: ArrayVec<TacticId, 10>, fate: &mut impl Fate) {
        if !cards.is_empty() {
            cards.sort_unstable();
            let count = cards.len() as u8;
            fate.event(Event::Drew { seat, count, cards: Some(cards), eyes: self.eyes(seat) });
        }
    }

    /// One of the cards drawn is discarded, or all that are left go to the hand.
    pub(crate) fn keep(&mut self, seat: Seat, discard: u8, card: Option<TacticId>, fate: &mut impl Fate) {
        if let Some(card) = card
            && let Some(place) = self.drawn.iter().position(|&other| other == card)
        {
            self.drawn.remove(place);
            self.discard.add(card);
            fate.event(Event::Discarded { seat, card });
        }
        if discard > 1 {
            self.stack.push(Frame::Keep { seat, discard: discard - 1 });
            return;
        }
        for card in std::mem::take(&mut self.drawn) {
            self.player_mut(seat).hand.add(card);
        }
    }

    /// AE-TRACK-14, AE-RULING-95: up to the limit, or fewer.
    pub(crate) fn can_draw_up(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.hand.len() < player.hand_limit() && self.can_draw()
    }
}
