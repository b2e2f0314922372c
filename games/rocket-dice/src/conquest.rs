//! The Conquest Dice (RD-CONQUER-3 to -6).

use orrery_kernel::Offers;

use crate::action::Action;
use crate::content::content;
use crate::effect::{Resource, Step};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::ids::{AllianceId, FaceId, VpCardId};
use crate::state::RocketDice;

impl RocketDice {
    pub(crate) fn roll_conquest(&mut self, fate: &mut impl Fate) {
        let mut roll = || FaceId::try_from(fate.below(content().faces.len() as u32) as u8);
        let (Ok(a), Ok(b)) = (roll(), roll()) else { return };
        fate.event(Event::ConquestRolled { seat: self.active, faces: [a, b] });
        match (a.card().effect.is_some(), b.card().effect.is_some()) {
            (false, false) => {}
            (true, false) => self.stack.push(Frame::GainFace(a)),
            (false, true) => self.stack.push(Frame::GainFace(b)),
            (true, true) if a == b => self.stack.push_in_order([Frame::GainFace(a), Frame::GainFace(a)]),
            (true, true) if self.can_pay_face(a) || self.can_pay_face(b) => {
                self.stack.push(Frame::Conquest([a, b]))
            }
            (true, true) => {}
        }
    }

    pub(crate) fn gain_face(&mut self, face: FaceId) {
        if let Some(effect) = face.card().effect {
            self.stack.push(Frame::Do(effect, self.active));
        }
    }

    pub(crate) fn offer_conquest(&self, faces: [FaceId; 2], offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        for (nth, face) in (0..).zip(faces) {
            if self.can_pay_face(face) {
                offers.offer(Action::PayFace(nth));
            }
        }
    }

    /// RD-CONQUER-6: what cannot be paid in full cannot be chosen.
    pub(crate) fn can_pay_face(&self, face: FaceId) -> bool {
        let me = self.player(self.active);
        match price(face) {
            Some((Resource::Scrap, scrap)) => me.scrap >= scrap,
            Some((Resource::Attack, attack)) => me.attack >= attack,
            Some((Resource::Alliance, cards)) => me.alliances.len() >= cards,
            Some((Resource::VpCard, cards)) => me.vp_cards.len() >= cards,
            None => false,
        }
    }

    /// Pays one face and gains the other.
    pub(crate) fn pay_face(&mut self, paid: FaceId, gained: FaceId, fate: &mut impl Fate) {
        let seat = self.active;
        match price(paid) {
            Some((Resource::Scrap, scrap)) => {
                self.pay_scrap(seat, scrap, fate);
                self.stack.push(Frame::GainFace(gained));
            }
            Some((Resource::Attack, attack)) => {
                self.player_mut(seat).attack -= attack;
                fate.event(Event::AttackPaid { seat, attack });
                self.stack.push(Frame::GainFace(gained));
            }
            Some((Resource::Alliance, _)) => self.stack.push(Frame::GiveAlliance(gained)),
            Some((Resource::VpCard, _)) => self.stack.push(Frame::GiveVpCard(gained)),
            None => {}
        }
    }

    pub(crate) fn give_alliance(&mut self, alliance: AllianceId, gained: FaceId, fate: &mut impl Fate) {
        let seat = self.active;
        self.player_mut(seat).alliances.remove(alliance);
        fate.event(Event::AllianceDiscarded { seat, alliance });
        self.stack.push(Frame::GainFace(gained));
        self.discard_alliance(alliance, fate);
    }

    pub(crate) fn give_vp_card(&mut self, card: VpCardId, gained: FaceId, fate: &mut impl Fate) {
        let seat = self.active;
        self.player_mut(seat).vp_cards.remove(card);
        self.put_under_deck(seat, card);
        fate.event(Event::VpCardReturned { seat, card: Some(card) });
        self.stack.push(Frame::GainFace(gained));
    }
}

/// What a face shows, as something to pay.
fn price(face: FaceId) -> Option<(Resource, u8)> {
    match content().code.steps(face.card().effect).next() {
        Some(Step::Gain(resource, amount)) => Some((*resource, amount.number)),
        _ => None,
    }
}
