//! Small things that tests are made of.

use std::sync::Arc;

use orrery_kernel::Seat;
use orrery_wire::{Holder, News, Role, SeatCard, State, Status, What};

use crate::Step;

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

pub(crate) fn news(seq: u32) -> News {
    News { seq, at: 0, what: What::Created }
}

pub(crate) fn state(seq: u32) -> State {
    State {
        seq,
        now: 0,
        status: Status::Running,
        seats: Vec::new(),
        clocks: Vec::new(),
        asked: Vec::new(),
        deadline: None,
        view: None,
        offers: None,
        undo: Vec::new(),
        wish: None,
        orders: Vec::new(),
        seal: None,
        key: None,
        outcome: None,
        rematch: None,
    }
}

pub(crate) fn step(seq: u32) -> Step {
    let you = Role { seat: None, host: false };
    Step { news: Some(Arc::new(news(seq))), state: Arc::new(state(seq)), you }
}

pub(crate) fn person(name: &str) -> SeatCard {
    let holder = Holder::Person { name: name.to_owned() };
    SeatCard { holder, ready: true, resigned: false, stand_in: None }
}

pub(crate) fn bot() -> SeatCard {
    SeatCard {
        holder: Holder::Bot { bot: "greedy".to_owned() },
        ready: true,
        resigned: false,
        stand_in: None,
    }
}
