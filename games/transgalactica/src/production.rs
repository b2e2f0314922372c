//! Gathering (TG-PRODUCTION-3, -4).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::goods::Good;
use crate::kinds::Track;
use crate::place::Place;
use crate::state::Transgalactica;

impl Transgalactica {
    /// Outposts that yield something, with what they yield as bits, ascending.
    fn fertile(&self, seat: Seat) -> impl Iterator<Item = (Place, u8)> + Clone + '_ {
        let outposts = self.player(seat).outposts;
        let yields = |place| self.planet(place).map_or(0, |planet| planet.card().yields);
        outposts.iter().map(move |place| (place, yields(place))).filter(|&(_, yields)| yields != 0)
    }

    /// As many outposts as the Production Level, or all.
    pub(crate) fn begin_gathering(&mut self, seat: Seat) {
        let left = self.player(seat).level(Track::Production).min(self.fertile(seat).count() as u8);
        self.stack.push(Frame::Gather { seat, left, from: 0 });
    }

    /// Outposts are named in ascending order, so that the same choice is made in one way only; none that would leave
    /// too few behind it.
    pub(crate) fn offer_gathering(&self, seat: Seat, left: u8, from: u8, offers: &mut impl Offers<Action>) {
        if left == 0 {
            return;
        }
        let ahead = self.fertile(seat).filter(|&(place, _)| u8::from(place) >= from);
        let last = ahead.clone().count().saturating_sub(usize::from(left));
        for (place, yields) in ahead.take(last + 1) {
            for good in Good::RESOURCES.into_iter().filter(|&good| yields & 1 << good as u8 != 0) {
                offers.offer(Action::Gather(place, good));
            }
        }
    }

    pub(crate) fn gather(&mut self, seat: Seat, left: u8, place: Place, good: Good, fate: &mut impl Fate) {
        if left > 1 {
            self.stack.push(Frame::Gather { seat, left: left - 1, from: u8::from(place) + 1 });
        }
        self.player_mut(seat).goods.add(good, 1);
        fate.event(Event::Gathered { seat, place, good });
    }
}
