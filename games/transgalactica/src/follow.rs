//! Following (TG-FOLLOW): the others in turn order, each once, with one worker.

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{Power, When};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::kinds::{Area, Worker};
use crate::resolve::action_of;
use crate::state::Transgalactica;

impl Transgalactica {
    /// TG-FOLLOW-1, TG-RULING-6: the nth player after the acting one.
    pub(crate) fn follower(&self, by: Seat, nth: u8) -> Option<Seat> {
        let place = self.place_in_order(by) + usize::from(nth);
        (nth < self.count()).then(|| self.order[place % self.order.len()])
    }

    /// TG-FOLLOW-2, -5: with a worker that can do something there.
    pub(crate) fn offer_following(&self, seat: Seat, area: Area, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        let crew = &self.player(seat).crew;
        let plain = [(Worker::Captain, crew.captains), (Worker::Crew, crew.ready)];
        let plain = plain.into_iter().filter(|worker| worker.1 > 0).map(|worker| worker.0);
        for worker in plain.clone() {
            if self.could_with(worker, action_of(area, false), seat) {
                offers.offer(Action::Follow(worker));
            }
        }
        if crew.lieutenant == Some(true) && self.could(action_of(area, true), seat) {
            offers.offer(Action::Follow(Worker::Lieutenant));
        }
        if self.unflipped(seat, Power::SecondaryAsMain).is_some() {
            for worker in plain {
                if self.could_with(worker, action_of(area, true), seat) {
                    offers.offer(Action::Promote(worker));
                }
            }
        }
    }

    pub(crate) fn follow(
        &mut self,
        seat: Seat,
        by: Seat,
        area: Area,
        nth: u8,
        action: Action,
        fate: &mut impl Fate,
    ) {
        self.stack.push(Frame::Follow { by, area, nth: nth + 1 });
        let (worker, promoted) = match action {
            Action::Follow(worker) => (worker, false),
            Action::Promote(worker) => (worker, true),
            _ => return,
        };
        self.send(seat, worker);
        fate.event(Event::Followed { seat, worker, area, promoted });
        if promoted && let Some(tech) = self.unflipped(seat, Power::SecondaryAsMain) {
            self.player_mut(seat).flipped.insert(tech);
            fate.event(Event::TechUsed { seat, tech });
        }
        self.then_after(seat);
        // TG-RULING-8: the Lieutenant takes no secondary action.
        if worker != Worker::Lieutenant {
            self.fire(When::SecondaryAction, seat);
        }
        self.perform(seat, area, promoted || worker == Worker::Lieutenant);
    }
}
