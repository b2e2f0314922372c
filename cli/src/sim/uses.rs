//! Which cards took effect, and whether those who used them won.

use std::collections::{BTreeMap, BTreeSet};

use orrery_kernel::{Event, Outcome, Seat};

/// Victories are counted in sixtieths, so that shared ones stay whole numbers (2 to 5 can share).
pub(crate) const WHOLE: u64 = 60;

/// The seat's part of the victory in sixtieths.
pub(crate) fn share_of(outcome: &Outcome, seat: Seat) -> u64 {
    match outcome.winners.contains(seat) {
        true => WHOLE / u64::from(outcome.winners.len().max(1)),
        false => 0,
    }
}

/// What took effect in one game, and in whose action; and what each seat was.
#[derive(Default)]
pub(crate) struct GameUses {
    used: BTreeSet<(&'static str, Option<Seat>)>,
    became: BTreeSet<(Seat, &'static str)>,
}

impl GameUses {
    /// These events followed from an action of the seat, or from setting the table.
    pub(crate) fn note<E: Event>(&mut self, seat: Option<Seat>, events: &[E]) {
        self.used.extend(events.iter().filter_map(Event::used).map(|id| (id, seat)));
        self.became.extend(events.iter().filter_map(Event::became));
    }
}

/// What is known of one card after many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Use {
    /// Games in which it took effect.
    pub(crate) games: u64,
    /// Seats in whose actions it took effect, game by game.
    pub(crate) seats: u64,
    /// Sixtieths of victories of those seats.
    pub(crate) victories: u64,
}

impl Use {
    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.seats += other.seats;
        self.victories += other.victories;
    }

    /// Victories of those seats; a shared one counts in part.
    pub(crate) fn wins(&self) -> f64 {
        self.victories as f64 / WHOLE as f64
    }

    /// Victories of those who used it as a multiple of the fair share: 1 is neither good nor bad.
    pub(crate) fn strength(&self, players: u8) -> Option<f64> {
        (self.seats > 0).then(|| self.wins() / self.seats as f64 * f64::from(players))
    }
}

/// Card by card.
#[derive(Default)]
pub(crate) struct Uses {
    used: BTreeMap<&'static str, Use>,
    /// What seats were: empires, factions, skills.
    pub(crate) became: BTreeMap<&'static str, Use>,
}

impl Uses {
    pub(crate) fn add(&mut self, game: &GameUses, outcome: &Outcome) {
        let mut last = None;
        for &(id, seat) in &game.used {
            let known = self.used.entry(id).or_default();
            known.games += u64::from(last != Some(id));
            last = Some(id);
            if let Some(seat) = seat {
                known.seats += 1;
                known.victories += share_of(outcome, seat);
            }
        }
        for &(seat, id) in &game.became {
            let one = Use { games: 1, seats: 1, victories: share_of(outcome, seat) };
            self.became.entry(id).or_default().merge(&one);
        }
    }

    pub(crate) fn merge(&mut self, other: Self) {
        other.used.iter().for_each(|(&id, more)| self.used.entry(id).or_default().merge(more));
        other.became.iter().for_each(|(&id, more)| self.became.entry(id).or_default().merge(more));
    }

    /// Least used first; with those of `all` that were never used, if others of their kind were.
    pub(crate) fn ranked<'a>(&'a self, all: &'a [(String, String)]) -> Vec<(&'a str, &'a str, Use)> {
        let kind_of: BTreeMap<&str, &str> =
            all.iter().map(|(kind, id)| (id.as_str(), kind.as_str())).collect();
        let kinds: BTreeSet<&str> = self.used.keys().filter_map(|&id| kind_of.get(id).copied()).collect();
        let unused = all
            .iter()
            .filter(|(kind, id)| kinds.contains(kind.as_str()) && !self.used.contains_key(id.as_str()));
        let mut ranked: Vec<(&str, &str, Use)> = unused
            .map(|(kind, id)| (kind.as_str(), id.as_str(), Use::default()))
            .chain(self.used.iter().map(|(&id, &known)| (kind_of.get(id).copied().unwrap_or(""), id, known)))
            .collect();
        ranked.sort_by_key(|&(kind, id, known)| (known.games, kind, id));
        ranked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_kernel::{PerSeat, SeatSet};

    #[test]
    fn unused_cards_of_a_kind_in_use_are_named_first() {
        let mut game = GameUses::default();
        game.used.extend([("moon-a", Seat::new(0)), ("moon-a", Seat::new(1)), ("moon-a", None)]);
        let outcome =
            Outcome { scores: PerSeat::default(), winners: SeatSet::one(Seat::default()), ending: 0 };
        let mut uses = Uses::default();
        uses.add(&game, &outcome);
        uses.add(&game, &outcome);
        let all = [("moon", "moon-a"), ("moon", "moon-b"), ("box", "box-c")]
            .map(|(kind, id)| (kind.to_owned(), id.to_owned()));
        let ranked = uses.ranked(&all);
        assert_eq!(ranked[0], ("moon", "moon-b", Use::default()));
        assert_eq!(ranked[1], ("moon", "moon-a", Use { games: 2, seats: 4, victories: 120 }));
        assert_eq!((ranked.len(), ranked[1].2.strength(2)), (2, Some(1.0)));
    }

    #[test]
    fn what_a_seat_is_counts_for_it() {
        let mut game = GameUses::default();
        game.became.extend([(Seat::default(), "guild"), (Seat::new(1).unwrap(), "cartel")]);
        let outcome =
            Outcome { scores: PerSeat::default(), winners: SeatSet::one(Seat::default()), ending: 0 };
        let mut uses = Uses::default();
        uses.add(&game, &outcome);
        assert_eq!(["guild", "cartel"].map(|id| uses.became[id].strength(2)), [Some(2.0), Some(0.0)]);
    }
}
