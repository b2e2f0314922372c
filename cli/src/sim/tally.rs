//! The results of many games, added up.

use std::collections::BTreeMap;

use orrery_kernel::{Game, Seat};

use super::choices::Choices;
use super::deal::Played;
use super::game::Course;
use super::uses::{Uses, WHOLE, share_of};
use crate::jobs::Collect;
use crate::stats::{Share, Sum, share};

/// How a bot, or a seat, fared.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fared {
    /// Games times seats.
    pub(crate) played: u64,
    /// Sixtieths of victories.
    victories: u64,
    pub(crate) scores: Sum,
}

impl Fared {
    /// Victories; a shared one counts in part.
    pub(crate) fn wins(&self) -> f64 {
        self.victories as f64 / WHOLE as f64
    }

    pub(crate) fn share(&self) -> Share {
        share(self.wins(), self.played)
    }

    fn add(&mut self, victories: u64, score: i64) {
        self.played += 1;
        self.victories += victories;
        self.scores.add(score);
    }

    fn merge(&mut self, other: &Self) {
        self.played += other.played;
        self.victories += other.victories;
        self.scores.merge(&other.scores);
    }
}

/// All results.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) bots: BTreeMap<String, Fared>,
    pub(crate) seats: Vec<Fared>,
    /// How those without a seat fared, by what they played as.
    pub(crate) automas: BTreeMap<&'static str, Fared>,
    pub(crate) endings: BTreeMap<&'static str, u64>,
    /// The scores of winners.
    pub(crate) winners: Sum,
    pub(crate) length: Sum,
    pub(crate) turns: Sum,
    pub(crate) choices: Choices,
    pub(crate) uses: Uses,
}

impl Tally {
    /// One more game, with these bots in their seats.
    pub(crate) fn add<G: Game>(&mut self, names: &[&str], played: &Played) {
        let Course { outcome, automa, decisions, turns, choices } = &played.course;
        self.seats.resize_with(self.seats.len().max(names.len()), Fared::default);
        for (seat, &name) in Seat::all(names.len() as u8).zip(names) {
            let (victories, score) = (share_of(outcome, seat), i64::from(outcome.scores[seat]));
            if !self.bots.contains_key(name) {
                self.bots.insert(name.to_owned(), Fared::default());
            }
            let bot = self.bots.get_mut(name).into_iter();
            bot.chain(self.seats.get_mut(seat.index())).for_each(|fared| fared.add(victories, score));
        }
        if let &Some((id, score)) = automa {
            let victories = if outcome.winners.is_empty() { WHOLE } else { 0 };
            self.automas.entry(id).or_default().add(victories, score.into());
        }
        let ending = G::ENDINGS.get(usize::from(outcome.ending)).copied().unwrap_or("unknown");
        *self.endings.entry(ending).or_default() += 1;
        outcome.winners.iter().for_each(|seat| self.winners.add(outcome.scores[seat].into()));
        self.length.add(*decisions as i64);
        self.turns.add(*turns as i64);
        self.choices.merge(choices);
        self.uses.add(&played.uses, outcome);
    }
}

/// All of them together.
pub(crate) fn together<'a>(parts: impl IntoIterator<Item = &'a Fared>) -> Fared {
    parts.into_iter().fold(Fared::default(), |mut sum, part| {
        sum.merge(part);
        sum
    })
}

impl Collect for Tally {
    fn merge(&mut self, other: Self) {
        for (name, fared) in &other.bots {
            self.bots.entry(name.clone()).or_default().merge(fared);
        }
        for (id, fared) in &other.automas {
            self.automas.entry(id).or_default().merge(fared);
        }
        self.seats.resize_with(self.seats.len().max(other.seats.len()), Fared::default);
        for (seat, fared) in self.seats.iter_mut().zip(&other.seats) {
            seat.merge(fared);
        }
        for (ending, games) in other.endings {
            *self.endings.entry(ending).or_default() += games;
        }
        self.winners.merge(&other.winners);
        self.length.merge(&other.length);
        self.turns.merge(&other.turns);
        self.choices.merge(&other.choices);
        self.uses.merge(other.uses);
    }
}
