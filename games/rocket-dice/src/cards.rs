//! Alliances (RD-ALLIANCE) and VP cards (RD-VPCARD).

use orrery_kernel::{Seat, SeatSet};

use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Drawn, Frame};
use crate::ids::{AllianceId, AllianceSet, VpCardId};
use crate::state::{RocketDice, Tucked};

impl RocketDice {
    /// RD-ALLIANCE-2: one of the display; nothing if it is empty.
    pub(crate) fn gain_alliances(&mut self, seat: Seat, count: u8) {
        if count > 0 && !self.display.is_empty() {
            self.stack.push_in_order([Frame::GainAlliance(seat), Frame::GainAlliances(seat, count - 1)]);
        }
    }

    pub(crate) fn take_alliance(&mut self, seat: Seat, alliance: AllianceId, fate: &mut impl Fate) {
        self.display.retain(|shown| *shown != alliance);
        self.player_mut(seat).alliances.insert(alliance);
        fate.event(Event::AllianceTaken { seat, alliance });
        self.refill_display(fate);
    }

    /// RD-ALLIANCE-1: three lie open as long as there are cards; an empty deck is rebuilt from the discards.
    fn refill_display(&mut self, fate: &mut impl Fate) {
        while !self.display.is_full() {
            if self.alliance_deck.is_empty() {
                if self.alliance_discards.is_empty() {
                    return;
                }
                self.alliance_deck = std::mem::take(&mut self.alliance_discards).iter().collect();
                fate.shuffle(&mut self.alliance_deck);
                fate.event(Event::AlliancesShuffled);
            }
            let Some(alliance) = self.alliance_deck.pop() else { return };
            self.display.push(alliance);
            fate.event(Event::AllianceRevealed { alliance });
        }
    }

    /// RD-ALLIANCE-4: resolved, then discarded.
    pub(crate) fn play_alliance(&mut self, alliance: AllianceId, fate: &mut impl Fate) {
        let seat = self.active;
        self.player_mut(seat).alliances.remove(alliance);
        fate.event(Event::AlliancePlayed { seat, alliance });
        self.stack.push_in_order([Frame::Do(alliance.card().effect, seat), Frame::Discard(alliance)]);
    }

    pub(crate) fn discard_alliance(&mut self, alliance: AllianceId, fate: &mut impl Fate) {
        self.alliance_discards.insert(alliance);
        self.refill_display(fate);
    }

    /// RD-VPCARD-2: draw two, or the last one; nothing from an empty deck.
    pub(crate) fn gain_vp_cards(&mut self, seat: Seat, count: u8, fate: &mut impl Fate) {
        if count == 0 || self.vp_deck.is_empty() {
            return;
        }
        self.stack.push(Frame::GainVpCards(seat, count - 1));
        let cards = [self.vp_deck.pop(), self.vp_deck.pop()].map(|tucked| tucked.map(|tucked| tucked.card));
        let drawn = cards.into_iter().flatten().count() as u8;
        let seen = Some(cards.into_iter().flatten().collect());
        fate.event(Event::VpCardsDrawn { seat, count: drawn, cards: seen });
        self.stack.push(Frame::KeepVpCard(seat, Drawn { count: drawn, cards }));
        if let [Some(only), None] = cards {
            self.stack.pop();
            self.keep_vp_card(seat, only, None, fate);
        }
    }

    pub(crate) fn keep_vp_card(
        &mut self,
        seat: Seat,
        kept: VpCardId,
        other: Option<VpCardId>,
        fate: &mut impl Fate,
    ) {
        self.player_mut(seat).vp_cards.insert(kept);
        if let Some(other) = other {
            self.put_under_deck(seat, other);
        }
        fate.event(Event::VpCardKept { seat, kept: Some(kept), returned: other });
    }

    /// Whoever puts a card under the deck knows that it lies there.
    pub(crate) fn put_under_deck(&mut self, seat: Seat, card: VpCardId) {
        self.vp_deck.insert(0, Tucked { card, known_to: SeatSet::one(seat) });
    }

    /// Alliances of the seat that are for battles.
    pub(crate) fn battle_alliances(&self, seat: Seat) -> AllianceSet {
        let held = self.player(seat).alliances.iter();
        held.filter(|alliance| alliance.card().when == crate::content::When::Commitment).collect()
    }
}
