//! One entry after the other: what each does to the match.

use orrery_kernel::{Digest, Key, Recorded, Seat, SeatSet, digest};
use orrery_wire::{Ending, Hand, Status};

use crate::chair::Chair;
use crate::line::{Line, asked, deal, ending, turn};
use crate::revise::{Old, Rules};
use crate::{Board, Broken, Deed, Entry, Match, Playable};

/// What an entry says of a position.
pub(crate) struct Told<'a> {
    chance: &'a [u32],
    digest: Digest,
    pub(crate) asked: SeatSet,
}

impl<G: Playable> Match<G> {
    /// Takes the next entry. After an error the match is of no use and must be opened anew.
    pub(crate) fn fold(&mut self, entry: &Entry) -> Result<(), Broken> {
        let broken = |why| Broken { seq: entry.seq, why };
        self.follows(entry).map_err(broken)?;
        self.clocks.advance(entry.at);
        self.seq = entry.seq;
        self.happens(&entry.deed).map_err(broken)?;
        if let Some(id) = &entry.id {
            self.done.insert((entry.by, id.clone()), entry.seq);
        }
        Ok(())
    }

    /// Can this be the next entry?
    fn follows(&self, entry: &Entry) -> Result<(), String> {
        if Some(entry.seq) != self.seq.checked_add(1) {
            return Err(format!("the number after {} is not {}", self.seq, entry.seq));
        }
        if entry.id.as_ref().is_some_and(|id| self.done.contains_key(&(entry.by, id.clone()))) {
            return Err("the same wish has been done before".to_owned());
        }
        match self.status {
            Status::Quarantined => Err("the match was stopped before".to_owned()),
            Status::Gathering | Status::Running | Status::Over => Ok(()),
        }
    }

    fn happens(&mut self, deed: &Deed) -> Result<(), String> {
        match deed {
            Deed::Created(_) => return Err("the table was made before".to_owned()),
            Deed::Seated { seat, holder } => {
                self.must_be(Status::Gathering)?;
                *self.chair_mut(*seat)? = Chair::new(holder.clone());
            }
            Deed::Ready { seat, ready } => {
                self.must_be(Status::Gathering)?;
                self.chair_mut(*seat)?.ready = *ready;
            }
            Deed::Started { key, chance, digest, asked, .. } => {
                self.start(key, Told { chance, digest: *digest, asked: *asked })?;
            }
            Deed::Played { seat, hand, action, chance, digest, asked, outcome, .. } => {
                let told = Told { chance, digest: *digest, asked: *asked };
                self.play(*seat, *hand, action, told, outcome.as_ref())?;
            }
            Deed::Undone { seat, to } => {
                self.must_be(Status::Running)?;
                self.go_back(*seat, *to)?;
            }
            Deed::UndoAsked { seat, to } => {
                self.must_be(Status::Running)?;
                self.wish(*seat, *to)?;
            }
            Deed::UndoAnswered { seat, yes } => {
                self.must_be(Status::Running)?;
                self.agree(*seat, *yes)?;
            }
            Deed::Resigned { seat, outcome } => self.give_up(*seat, outcome.as_ref())?,
            Deed::StoodIn { seat, bot } => {
                self.must_be(Status::Running)?;
                self.chair_mut(*seat)?.stand_in = Some(bot.clone());
                self.has_left(*seat);
            }
            Deed::Returned { seat } => {
                self.must_be(Status::Running)?;
                let now = (self.seq, self.clocks.time());
                let chair = self.chair_mut(*seat)?;
                (chair.stand_in, chair.ordered) = (None, now);
            }
            Deed::Ordered { seat, orders } => {
                self.must_be(Status::Running)?;
                let now = (self.seq, self.clocks.time());
                let chair = self.chair_mut(*seat)?;
                (chair.orders, chair.ordered, chair.by_hand) = (orders.clone(), now, false);
            }
            Deed::Revised { revision, content, state, digest, asked, .. } => {
                let rules = Rules { revision: *revision, content: *content };
                self.revise(rules, state, Told { chance: &[], digest: *digest, asked: *asked })?;
            }
            Deed::Rematch { id } => {
                self.must_be(Status::Over)?;
                self.rematch = Some(id.clone());
            }
            Deed::Quarantined { .. } => {
                self.status = Status::Quarantined;
                self.asks(SeatSet::NONE, None);
            }
        }
        Ok(())
    }

    fn must_be(&self, status: Status) -> Result<(), String> {
        match self.status == status {
            true => Ok(()),
            false => Err("this does not happen at this time of a match".to_owned()),
        }
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn start(&mut self, key: &str, told: Told<'_>) -> Result<(), String> {
        self.must_be(Status::Gathering)?;
        let key: Key = key.parse()?;
        self.board = if self.current() {
            let mut chance = Recorded::new(told.chance);
            let dealt = deal::<G>(&self.game_options()?, &mut chance).map_err(|bad| bad.to_string())?;
            told.agrees(&dealt.game, &chance)?;
            Board::Set(Box::new(Line::new(self.seq, dealt.game)))
        } else {
            Board::Old(Box::new(Old::new(self.seq, told.asked)))
        };
        self.key = Some(key);
        self.status = Status::Running;
        self.shot.want();
        self.asks(told.asked, None);
        Ok(())
    }

    fn play(
        &mut self,
        seat: Seat,
        hand: Hand,
        notation: &str,
        told: Told<'_>,
        outcome: Option<&Ending>,
    ) -> Result<(), String> {
        self.must_be(Status::Running)?;
        self.chair_mut(seat)?.by_hand = false;
        if hand == Hand::Order {
            self.order_used(seat);
        }
        match &mut self.board {
            Board::Bare => return Err("nothing has been dealt".to_owned()),
            Board::Set(line) => {
                let action: G::Action =
                    notation.parse().map_err(|bad: orrery_kernel::BadNotation| bad.to_string())?;
                let mut chance = Recorded::new(told.chance);
                let turned = turn(line.now(), seat, action, &mut chance).map_err(|why| why.to_string())?;
                told.agrees(&turned.game, &chance)?;
                if ending(&turned.game).as_ref() != outcome {
                    return Err("the game ends in another way".to_owned());
                }
                line.push(self.seq, seat, action, turned);
            }
            Board::Old(old) => old.push(self.seq, told.asked),
        }
        self.wish = None;
        self.clocks.decided(seat);
        self.asks(told.asked, Some(seat));
        if let Some(outcome) = outcome {
            self.end(self.settled(outcome));
        }
        Ok(())
    }

    fn give_up(&mut self, seat: Seat, outcome: Option<&Ending>) -> Result<(), String> {
        self.must_be(Status::Running)?;
        let chair = self.chair_mut(seat)?;
        (chair.resigned, chair.stand_in) = (true, None);
        chair.orders.clear();
        self.has_left(seat);
        if let Some(outcome) = outcome {
            self.end(outcome.clone());
        }
        Ok(())
    }

    fn end(&mut self, outcome: Ending) {
        self.status = Status::Over;
        self.outcome = Some(outcome);
        self.wish = None;
        self.asks(SeatSet::NONE, None);
    }

    /// The position changed: by a decision of that seat, or as a whole. Now these are asked.
    pub(crate) fn asks(&mut self, asked: SeatSet, by: Option<Seat>) {
        (self.asked, self.changed) = (asked, self.seq);
        for (seat, chair) in Seat::all(self.chairs.len() as u8).zip(&mut self.chairs) {
            let goes_on = chair.question.is_some() && by.is_some_and(|by| by != seat);
            if !asked.contains(seat) {
                chair.question = None;
                self.clocks.rest(seat);
            } else if !goes_on {
                chair.question = Some(self.seq);
                self.clocks.ask(seat);
            }
        }
        self.shot.settle(self.seq, asked);
        let asked_anew = self.seats().filter(|(_, chair)| chair.question == Some(self.seq));
        for seat in asked_anew.map(|(seat, _)| seat).collect::<SeatSet>().iter() {
            self.orders_end(seat);
        }
    }
}

impl Told<'_> {
    /// Is the position that the rules made the one that was written down?
    pub(crate) fn agrees<G: Playable>(&self, game: &G, chance: &Recorded<'_>) -> Result<(), String> {
        if !chance.fitted() {
            return Err("the chance outcomes do not fit".to_owned());
        }
        if digest(game) != self.digest {
            return Err("the position has another digest".to_owned());
        }
        match asked(game) == self.asked {
            true => Ok(()),
            false => Err("others are asked".to_owned()),
        }
    }
}
