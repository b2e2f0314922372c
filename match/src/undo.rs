//! Taking back: alone what told nobody anything, beyond that by consent. Every undo stays in the log.

use orrery_kernel::Seat;
use orrery_wire::{Code, Problem, UndoWish};

use crate::problem::no;
use crate::{Board, Deed, Match, Playable};

impl<G: Playable> Match<G> {
    pub(crate) fn undone(&self, seat: Seat, to: u32) -> Result<Deed, Problem> {
        let line = self.running()?;
        self.decider(seat)?;
        if line.own_tail(seat).contains(&to) {
            return Ok(Deed::Undone { seat, to });
        }
        let why =
            "You can take back alone only your own last decisions, as long as they told nobody anything.";
        Err(no(Code::NoUndo, why))
    }

    pub(crate) fn undo_asked(&self, seat: Seat, to: u32) -> Result<Deed, Problem> {
        let line = self.running()?;
        self.decider(seat)?;
        if let Some(wish) = &self.wish {
            let why = format!("Seat {} has asked already; that is to be answered first.", wish.seat);
            return Err(no(Code::NoUndo, why));
        }
        match line.can_go_back(to) {
            true => Ok(Deed::UndoAsked { seat, to }),
            false => Err(no(Code::NoUndo, format!("There is no position after entry {to} to go back to."))),
        }
    }

    pub(crate) fn undo_answered(&self, seat: Seat, yes: bool) -> Result<Deed, Problem> {
        self.running()?;
        self.decider(seat)?;
        match &self.wish {
            Some(wish) if wish.waits_for.contains(&seat) => Ok(Deed::UndoAnswered { seat, yes }),
            Some(_) | None => Err(no(Code::NoUndo, "Nobody waits for your answer.")),
        }
    }

    /// The entries to which the seat can go back alone.
    pub(crate) fn undo_targets(&self, seat: Seat) -> Vec<u32> {
        match self.running() {
            Ok(line) if self.decider(seat).is_ok() => line.own_tail(seat),
            Ok(_) | Err(_) => Vec::new(),
        }
    }

    /// A wish begins; if nobody has to agree, it comes true at once. Bots agree silently.
    pub(crate) fn wish(&mut self, seat: Seat, to: u32) -> Result<(), String> {
        let others = self.seats().filter(|(other, chair)| *other != seat && chair.has_a_say());
        let waits_for = others.map(|(other, _)| other).collect();
        self.wish = Some(UndoWish { seat, to, waits_for });
        self.grant()
    }

    /// Somebody answers; with the last agreement the wish comes true.
    pub(crate) fn agree(&mut self, seat: Seat, yes: bool) -> Result<(), String> {
        match &mut self.wish {
            Some(wish) if yes => wish.waits_for.retain(|&other| other != seat),
            Some(_) | None => self.wish = None,
        }
        self.grant()
    }

    fn grant(&mut self) -> Result<(), String> {
        match self.wish.take() {
            Some(wish) if wish.waits_for.is_empty() => self.go_back(wish.seat, wish.to),
            open => {
                self.wish = open;
                Ok(())
            }
        }
    }

    /// A wish ends when somebody who was to answer no longer has a say; it can be wished anew.
    pub(crate) fn has_left(&mut self, seat: Seat) {
        let ends = |wish: &UndoWish| wish.seat == seat || wish.waits_for.contains(&seat);
        if self.wish.as_ref().is_some_and(ends) {
            self.wish = None;
        }
    }

    /// The game stands again as after this entry.
    pub(crate) fn go_back(&mut self, seat: Seat, to: u32) -> Result<(), String> {
        let cannot = || format!("there is no position after entry {to} to go back to");
        let asked = match &mut self.board {
            Board::Bare => return Err(cannot()),
            Board::Set(line) if line.can_go_back(to) => {
                line.back(to);
                crate::line::asked(line.now())
            }
            Board::Set(_) => return Err(cannot()),
            Board::Old(old) => old.back(to).ok_or_else(cannot)?,
        };
        self.wish = None;
        self.shot.went_back(to);
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.by_hand = true;
        }
        self.asks(asked, None);
        Ok(())
    }
}
