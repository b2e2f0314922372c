//! Kuhn poker: one hidden card each, one bet, and bluffing pays. With three cards and best play the first seat loses
//! 1/18 of a chip per game.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use orrery_kernel::{
    Appraise, BadNotation, BadOptions, Chance, Digest, Event, Game, Illegal, Log, Offers, Outcome, PerSeat,
    Prompt, RuleId, Seat, SeatSet, Viewer, digest,
};
use serde::{Deserialize, Serialize};

use super::within;

/// Two hands and what was said so far. Each player has put in one chip before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kuhn {
    /// The deck is the numbers 1 up to this.
    pub cards: u8,
    /// The card of each seat.
    pub hands: [u8; 2],
    /// What was said, by turns.
    pub line: ArrayVec<KuhnAction, 3>,
}

/// What a viewer knows: the own hand, and both after a showdown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KuhnView {
    /// The deck is the numbers 1 up to this.
    pub cards: u8,
    /// The cards as far as known.
    pub hands: [Option<u8>; 2],
    /// What was said.
    pub line: ArrayVec<KuhnAction, 3>,
}

/// The size of the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KuhnOptions {
    /// 3 to 9 cards.
    pub cards: u8,
}

/// Putting in a chip, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum KuhnAction {
    /// No chip: check, or fold to a bet.
    Pass,
    /// One chip: bet, or call a bet.
    Bet,
}

/// What happens in Kuhn poker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum KuhnEvent {
    /// A seat got its card, which only that seat is told.
    Dealt {
        /// Who.
        seat: Seat,
        /// The card.
        card: Option<u8>,
    },
    /// A seat passed or bet.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        action: KuhnAction,
    },
    /// Both hands were turned up.
    Shown {
        /// The hands.
        hands: [u8; 2],
    },
}

use KuhnAction::{Bet, Pass};

impl Kuhn {
    fn turn(&self) -> Seat {
        if self.line.len() == 1 { Seat::default().next(2) } else { Seat::default() }
    }

    /// Chips that the loser pays once the talking is over, and whether the hands are shown.
    fn stake(line: &[KuhnAction]) -> Option<(i16, bool)> {
        match line {
            [Pass, Pass] => Some((1, true)),
            [.., Bet, Bet] => Some((2, true)),
            [.., Bet, Pass] => Some((1, false)),
            _ => None,
        }
    }

    /// The one who folded, or else has the lower card, loses.
    fn winner(&self, shown: bool) -> Seat {
        let first_wins = if shown { self.hands[0] > self.hands[1] } else { self.line.len() == 2 };
        if first_wins { Seat::default() } else { Seat::default().next(2) }
    }

    /// With three cards: in how many cases of three an optimal player bets here.
    pub fn optimal_bets_of_three(&self) -> u8 {
        match (self.hands[self.turn().index()], self.line.as_slice()) {
            (_, []) => 0,
            (1, [Pass]) | (2, [.., Bet]) => 1,
            (3, _) => 3,
            _ => 0,
        }
    }
}

impl Game for Kuhn {
    const ID: &'static str = "toy-kuhn";
    const REV: u16 = 1;
    const ENDINGS: &'static [&'static str] = &["fold", "showdown"];
    type Options = KuhnOptions;
    type Action = KuhnAction;
    type Event = KuhnEvent;
    type View = KuhnView;

    fn content() -> Digest {
        digest(&Self::ID)
    }

    fn options(seats: u8) -> Result<KuhnOptions, BadOptions> {
        within("seats", seats, 2..=2)?;
        Ok(KuhnOptions { cards: 3 })
    }

    fn start(
        options: &KuhnOptions,
        chance: &mut impl Chance,
        log: &mut impl Log<KuhnEvent>,
    ) -> Result<Self, BadOptions> {
        let &KuhnOptions { cards } = options;
        within("cards", cards, 3..=9)?;
        let view = KuhnView { cards, hands: [None; 2], line: ArrayVec::new() };
        let game = Self::imagine(&view, chance);
        for seat in Seat::all(2) {
            log.event(KuhnEvent::Dealt { seat, card: Some(game.hands[seat.index()]) });
        }
        Ok(game)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn prompt(&self) -> Prompt {
        let Some((chips, shown)) = Self::stake(&self.line) else {
            return Prompt::Ask(SeatSet::one(self.turn()));
        };
        let winner = self.winner(shown);
        let mut scores = PerSeat::default();
        scores[winner] = chips;
        scores[winner.next(2)] = -chips;
        Prompt::Over(Outcome { scores, winners: SeatSet::one(winner), ending: u8::from(shown) })
    }

    fn offers(&self, seat: Seat, offers: &mut impl Offers<KuhnAction>) {
        if Self::stake(&self.line).is_none() && seat == self.turn() {
            [Pass, Bet].into_iter().for_each(|action| offers.offer(action));
        }
    }

    fn why_not(&self, _: Seat, _: KuhnAction) -> Illegal {
        Illegal::Rule { rule: RuleId("KUHN-BET-1"), why: "kuhn-cannot" }
    }

    fn play(&mut self, seat: Seat, action: KuhnAction, _: &mut impl Chance, log: &mut impl Log<KuhnEvent>) {
        self.line.push(action);
        log.event(KuhnEvent::Said { seat, action });
        if let Some((_, true)) = Self::stake(&self.line) {
            log.event(KuhnEvent::Shown { hands: self.hands });
        }
    }

    fn view(&self, viewer: Viewer) -> KuhnView {
        let Self { cards, hands, line } = self;
        let shown = Self::stake(line).is_some_and(|(_, shown)| shown);
        let mut known = [None; 2];
        for seat in Seat::all(2).filter(|&seat| shown || viewer.is(seat)) {
            known[seat.index()] = Some(hands[seat.index()]);
        }
        KuhnView { cards: *cards, hands: known, line: line.clone() }
    }

    fn imagine(view: &KuhnView, chance: &mut impl Chance) -> Self {
        let KuhnView { cards, hands: known, line } = view;
        let mut unseen: ArrayVec<u8, 9> = (1..=*cards).filter(|&card| !known.contains(&Some(card))).collect();
        let hands = known.map(|card| {
            card.unwrap_or_else(|| unseen.swap_remove(chance.below(unseen.len() as u32) as usize))
        });
        Self { cards: *cards, hands, line: line.clone() }
    }
}

/// The chips if it is over; before that, how good the own card is.
impl Appraise for Kuhn {
    fn appraise(&self, seat: Seat) -> i32 {
        match self.outcome() {
            Some(outcome) => i32::from(outcome.scores[seat]) * 100,
            None if seat.index() < 2 => {
                (2 * i32::from(self.hands[seat.index()]) - i32::from(self.cards) - 1) * 10
            }
            None => 0,
        }
    }
}

impl Event for KuhnEvent {
    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        match *self {
            Self::Dealt { seat, .. } if !viewer.is(seat) => Some(Self::Dealt { seat, card: None }),
            Self::Dealt { .. } | Self::Said { .. } | Self::Shown { .. } => Some(self.clone()),
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Shown { .. })
    }

    fn used(&self) -> Option<&'static str> {
        None
    }
}

impl fmt::Display for KuhnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Pass => "pass",
            Bet => "bet",
        })
    }
}

impl FromStr for KuhnAction {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "pass" => Ok(Pass),
            "bet" => Ok(Bet),
            _ => Err(BadNotation::new(text, "expected `pass` or `bet`")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_kernel::Fast;

    /// Expected chips of the first seat, in 27ths of a chip (at most three choices, each in thirds).
    fn value(game: &Kuhn, weight: i32) -> i32 {
        if let Some(outcome) = game.outcome() {
            return i32::from(outcome.scores[Seat::default()]) * weight;
        }
        let bets = i32::from(game.optimal_bets_of_three());
        [(Pass, 3 - bets), (Bet, bets)]
            .into_iter()
            .filter(|&(_, of_three)| of_three > 0)
            .map(|(action, of_three)| {
                let mut next = game.clone();
                next.apply(game.turn(), action, &mut Fast::new(0), &mut ()).unwrap();
                value(&next, weight * of_three / 3)
            })
            .sum()
    }

    #[test]
    fn best_play_costs_the_first_seat_one_eighteenth() {
        let deals = [[1, 2], [1, 3], [2, 1], [2, 3], [3, 1], [3, 2]];
        let deal = |hands| Kuhn { cards: 3, hands, line: ArrayVec::new() };
        let total: i32 = deals.into_iter().map(|hands| value(&deal(hands), 27)).sum();
        // -1/18 of a chip, six deals, 27ths: -1/18 * 6 * 27 = -9.
        assert_eq!(total, -9);
    }
}
