//! A seat of a match and who plays on it.

use orrery_kernel::Seat;
use orrery_wire::{Code, Holder, Millis, Order, Problem, SeatCard};

use crate::problem::{no, no_seat};
use crate::{Match, Playable};

/// The bot that plays on for those who gave up.
pub(crate) const AFTER_RESIGNING: &str = "greedy";

/// A seat of a match.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) holder: Holder,
    pub(crate) ready: bool,
    pub(crate) resigned: bool,
    pub(crate) stand_in: Option<String>,
    pub(crate) orders: Vec<Order>,
    /// When the orders were given, or came to count again, as entry and time.
    pub(crate) ordered: (u32, Millis),
    /// The holder has taken something back and means to decide by hand; no order answers before they have.
    pub(crate) by_hand: bool,
    /// The entry with which the present question to the seat began: since then it was asked without pause, decided nothing,
    /// and nothing was taken back.
    pub(crate) question: Option<u32>,
}

impl Chair {
    pub(crate) fn new(holder: Holder) -> Self {
        let ready = matches!(holder, Holder::Bot { .. });
        Self {
            holder,
            ready,
            resigned: false,
            stand_in: None,
            orders: Vec::new(),
            ordered: (0, 0),
            by_hand: false,
            question: None,
        }
    }

    /// As everybody sees it.
    pub(crate) fn card(&self) -> SeatCard {
        SeatCard {
            holder: self.holder.clone(),
            ready: self.ready,
            resigned: self.resigned,
            stand_in: self.stand_in.clone(),
        }
    }

    /// The bot that decides here, if one does.
    pub(crate) fn bot(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot { bot } => Some(bot),
            Holder::Person { .. } if self.resigned => Some(AFTER_RESIGNING),
            Holder::Person { .. } => self.stand_in.as_deref(),
            Holder::Open | Holder::Invited => None,
        }
    }

    /// Does a person decide here, who would have to agree to what the table agrees to?
    pub(crate) fn has_a_say(&self) -> bool {
        matches!(self.holder, Holder::Person { .. }) && self.bot().is_none()
    }
}

impl<G: Playable> Match<G> {
    /// The seats with who sits there.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::all(self.chairs.len() as u8).zip(&self.chairs)
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Problem> {
        self.chairs.get(seat.index()).ok_or_else(|| no_seat(seat))
    }

    /// The chair of a person who still plays.
    pub(crate) fn player(&self, seat: Seat) -> Result<&Chair, Problem> {
        let chair = self.chair(seat)?;
        if chair.resigned {
            return Err(no(Code::Forbidden, "You have given up; a bot plays on for you."));
        }
        Ok(chair)
    }

    /// The chair of a person who decides for themselves now.
    pub(crate) fn decider(&self, seat: Seat) -> Result<&Chair, Problem> {
        let chair = self.player(seat)?;
        match &chair.stand_in {
            Some(bot) => {
                Err(no(Code::WrongTime, format!("{bot} plays for you; say that you are back first.")))
            }
            None => Ok(chair),
        }
    }
}
