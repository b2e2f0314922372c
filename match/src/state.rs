//! Where the table is, as a viewer may know it.

use orrery_kernel::{Key, Seat, Viewer};
use orrery_wire::{Millis, Offer, State};

use crate::chair::Chair;
use crate::{Board, Match, Playable};

impl<G: Playable> Match<G> {
    pub(crate) fn shown(&self, viewer: Viewer, offers: bool, now: Millis) -> State {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat).filter(|seat| seat.index() < self.chairs.len()),
            Viewer::Spectator => None,
        };
        let chair = own.and_then(|seat| self.chairs.get(seat.index()));
        let viewer = own.map_or(Viewer::Spectator, Viewer::Seat);
        State {
            seq: self.seq,
            now,
            status: self.status,
            seats: self.chairs.iter().map(Chair::card).collect(),
            clocks: self.clocks.faces(now),
            asked: self.asked.iter().collect(),
            deadline: own.and_then(|seat| self.clocks.deadline(seat)),
            view: self.position().map(|game| crate::json(&game.view(viewer))),
            offers: offers.then(|| own.map(|seat| self.offered(seat)).unwrap_or_default()),
            undo: own.map(|seat| self.undo_targets(seat)).unwrap_or_default(),
            wish: self.wish.clone(),
            orders: chair.map(|chair| chair.orders.clone()).unwrap_or_default(),
            seal: self.key.as_ref().map(Key::seal),
            key: self.key.as_ref().filter(|_| self.over()).map(Key::reveal),
            outcome: self.outcome.clone(),
            rematch: self.rematch.clone(),
        }
    }

    /// The position, as far as this program knows it.
    fn position(&self) -> Option<&G> {
        match &self.board {
            Board::Bare => None,
            Board::Set(line) => Some(line.now()),
            Board::Old(old) => old.position(),
        }
    }

    /// What the seat may do.
    fn offered(&self, seat: Seat) -> Vec<Offer> {
        let Ok(line) = self.running() else { return Vec::new() };
        if self.decider(seat).is_err() {
            return Vec::new();
        }
        let mut actions = Vec::new();
        line.now().actions(seat, &mut actions);
        let offer = |action: G::Action| Offer { action: action.to_string(), parts: crate::json(&action) };
        actions.into_iter().map(offer).collect()
    }
}
