//! Who sits where before the start.

use orrery_kernel::Seat;
use orrery_wire::{Code, Holder, Problem, Status};

use crate::bots;
use crate::problem::no;
use crate::{By, Deed, Match, Playable};

/// The longest name of a person.
pub(crate) const NAME: usize = 30;
/// The longest title of a table.
pub(crate) const TITLE: usize = 60;

impl<G: Playable> Match<G> {
    pub(crate) fn seated(&self, by: By, seat: Seat, holder: Holder) -> Result<Deed, Problem> {
        self.gathering()?;
        let chair = self.chair(seat)?;
        match by {
            By::Seat(own) if own == seat => sits(&chair.holder, &holder)?,
            By::Host => assigns(&holder)?,
            By::Seat(_) | By::Server => return Err(no(Code::Forbidden, "That is not your seat.")),
        }
        Ok(Deed::Seated { seat, holder: checked(holder)? })
    }

    pub(crate) fn readied(&self, seat: Seat, ready: bool) -> Result<Deed, Problem> {
        self.gathering()?;
        if self.chair(seat)?.ready == ready {
            let so = if ready { "You are ready already." } else { "You are not ready yet." };
            return Err(no(Code::WrongTime, so));
        }
        Ok(Deed::Ready { seat, ready })
    }

    fn gathering(&self) -> Result<(), Problem> {
        self.not_stopped()?;
        match self.status {
            Status::Gathering => Ok(()),
            Status::Running | Status::Over | Status::Quarantined => {
                Err(no(Code::WrongTime, "The match has begun; seats no longer change hands."))
            }
        }
    }

    /// Can the table be set?
    pub(crate) fn all_ready(&self) -> bool {
        self.chairs.iter().all(|chair| chair.ready)
    }
}

/// May whoever comes to their own seat change it like this?
fn sits(from: &Holder, to: &Holder) -> Result<(), Problem> {
    match (from, to) {
        (Holder::Open | Holder::Invited, Holder::Person { .. }) => Ok(()),
        (Holder::Person { .. }, Holder::Open | Holder::Invited) => Ok(()),
        (Holder::Person { .. } | Holder::Bot { .. }, Holder::Person { .. }) => {
            Err(no(Code::NoSeat, "The seat is taken."))
        }
        (Holder::Open | Holder::Invited, Holder::Open | Holder::Invited) => {
            Err(no(Code::WrongTime, "Nobody sits there."))
        }
        (_, Holder::Bot { .. }) | (Holder::Bot { .. }, Holder::Open | Holder::Invited) => {
            Err(no(Code::Forbidden, "Only the host seats bots and takes them away."))
        }
    }
}

/// May the host put this into a seat?
fn assigns(holder: &Holder) -> Result<(), Problem> {
    match holder {
        Holder::Open | Holder::Invited | Holder::Bot { .. } => Ok(()),
        Holder::Person { .. } => Err(no(Code::Forbidden, "A person sits down by themselves.")),
    }
}

/// The holder with a name that can be shown, or a bot that can play.
pub(crate) fn checked(holder: Holder) -> Result<Holder, Problem> {
    match holder {
        Holder::Open | Holder::Invited => Ok(holder),
        Holder::Person { name } => {
            let name = name.trim().to_owned();
            let fits = !name.is_empty() && short(&name, NAME);
            let why = "A name has 1 to 30 characters, all of them visible.";
            if fits { Ok(Holder::Person { name }) } else { Err(no(Code::BadRequest, why)) }
        }
        Holder::Bot { bot } => Ok(Holder::Bot { bot: bots::spelled(&bot)? }),
    }
}

/// Is the text short, and without characters that do something other than be seen?
pub(crate) fn short(text: &str, most: usize) -> bool {
    text.chars().count() <= most && !text.chars().any(unseen)
}

/// Control characters, breaks, and marks that hide text or turn its direction, by which one name could pass for another.
pub(crate) fn unseen(char: char) -> bool {
    let marks = matches!(char, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}');
    char.is_control() || marks || char == '\u{feff}'
}
