//! What a player's wish would be as an entry of the log.

use std::str::FromStr;

use orrery_kernel::{Game, Live, Seat, digest};
use orrery_wire::{Code, Command, Hand, Holder, Problem, Status};

use crate::line::{Line, Turned, asked, deal, ending, turn};
use crate::problem::{illegal, no};
use crate::{By, Deed, Match, Moment, Playable};

impl<G: Playable> Match<G> {
    /// What the wish would be.
    pub(crate) fn wished(
        &self,
        by: By,
        seen: u32,
        command: &Command,
        moment: &Moment,
    ) -> Result<Deed, Problem> {
        self.not_stopped()?;
        let seat = self.speaker(by)?;
        match command {
            Command::Ready { ready } => self.readied(seat, *ready),
            Command::Act { action } => self.acted(seat, seen, action),
            Command::Undo { to } => self.undone(seat, *to),
            Command::AskUndo { to } => self.undo_asked(seat, *to),
            Command::AnswerUndo { yes } => self.undo_answered(seat, *yes),
            Command::Resign => self.resigned(seat),
            Command::StandIn { seat: whose, bot } => self.stood_in(seat, *whose, bot, moment),
            Command::Return => self.returned(seat),
            Command::Orders { orders } => self.ordered(seat, orders),
        }
    }

    /// Only those who hold a seat have wishes of this kind.
    fn speaker(&self, by: By) -> Result<Seat, Problem> {
        let forbidden = || no(Code::Forbidden, "Only those who sit at the table may do that.");
        let By::Seat(seat) = by else { return Err(forbidden()) };
        match self.chair(seat)?.holder {
            Holder::Person { .. } => Ok(seat),
            Holder::Open | Holder::Invited | Holder::Bot { .. } => Err(forbidden()),
        }
    }

    fn acted(&self, seat: Seat, seen: u32, notation: &str) -> Result<Deed, Problem> {
        let line = self.running()?;
        let chair = self.decider(seat)?;
        let action = read::<G>(notation)?;
        if seen < chair.question.unwrap_or(self.changed) {
            return Err(no(Code::Stale, "The position has changed since you decided; look again."));
        }
        self.played(line, seat, Hand::Person, action)
    }

    /// A decision, with chance from the stream of its entry.
    pub(crate) fn played(
        &self,
        line: &Line<G>,
        seat: Seat,
        hand: Hand,
        action: G::Action,
    ) -> Result<Deed, Problem> {
        let Some(key) = &self.key else { return Err(no(Code::WrongTime, "The match has not begun.")) };
        let Turned { game, logged } =
            turn(line.now(), seat, action, &mut self.chance(key)).map_err(illegal)?;
        Ok(Deed::Played {
            seat,
            hand,
            action: action.to_string(),
            events: logged.events.iter().map(crate::json).collect(),
            chance: logged.chance,
            digest: digest(&game),
            asked: asked(&game),
            outcome: ending(&game),
        })
    }

    /// The start: only now is there a key, and anything dealt.
    pub(crate) fn started(&self, moment: &Moment) -> Result<Deed, Problem> {
        if self.status != Status::Gathering || !self.all_ready() {
            return Err(no(Code::WrongTime, "Not everybody is ready, or the match has begun."));
        }
        if !self.current() {
            return Err(self.why_not_revised());
        }
        let key = orrery_kernel::Key::new(moment.random);
        let mut chance: Live = self.chance(&key);
        let bad = |why: String| no(Code::BadOptions, why);
        let options = self.game_options().map_err(bad)?;
        let Turned { game, logged } = deal::<G>(&options, &mut chance).map_err(|why| bad(why.to_string()))?;
        Ok(Deed::Started {
            key: key.reveal(),
            events: logged.events.iter().map(crate::json).collect(),
            chance: logged.chance,
            digest: digest(&game),
            asked: asked(&game),
            imported: None,
        })
    }

    /// The options as the game reads them.
    pub(crate) fn game_options(&self) -> Result<G::Options, String> {
        serde_json::from_value(self.created.options.clone()).map_err(|error| error.to_string())
    }
}

/// An action as a person writes it.
pub(crate) fn read<G: Game>(notation: &str) -> Result<G::Action, Problem> {
    G::Action::from_str(notation).map_err(|bad| no(Code::BadNotation, bad.to_string()))
}
