//! The Game of Pure Strategy: everybody holds the same cards and bids one secretly for each prize; the highest bid
//! takes the prize, a tie for the highest takes nothing. Worth nothing to anybody, by symmetry.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use orrery_kernel::{
    Appraise, BadNotation, BadOptions, Chance, Digest, Event, Game, Illegal, Log, MAX_SEATS, Offers, Outcome,
    PerSeat, Prompt, RuleId, Seat, SeatSet, Viewer, digest,
};
use serde::{Deserialize, Serialize};

use super::within;

/// A set of cards; card `n` is bit `n`.
type Cards = u16;

fn cards(set: Cards) -> impl Iterator<Item = u8> {
    (1..=8).filter(move |card| set & (1 << card) != 0)
}

/// The table between two bids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gops {
    /// Players at the table.
    pub seats: u8,
    /// The prize bid for; 0 when none is left.
    pub prize: u8,
    /// The prizes not yet turned up.
    pub prizes: Cards,
    /// The cards of each seat, the one bid included.
    pub hands: PerSeat<Cards>,
    /// The secret bid of each seat; 0 while it thinks.
    pub bids: PerSeat<u8>,
    /// What each seat has won.
    pub won: PerSeat<i16>,
}

/// What a viewer knows: everything but the bids of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GopsView {
    /// Players at the table.
    pub seats: u8,
    /// The prize bid for; 0 when none is left.
    pub prize: u8,
    /// The prizes not yet turned up.
    pub prizes: Cards,
    /// The cards of each seat, the one bid included.
    pub hands: PerSeat<Cards>,
    /// Who has bid.
    pub answered: SeatSet,
    /// The viewer's own bid.
    pub own: Option<(Seat, u8)>,
    /// What each seat has won.
    pub won: PerSeat<i16>,
}

/// The table's choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GopsOptions {
    /// 2 to 4 players.
    pub seats: u8,
    /// Cards of each player, and prizes; 2 to 8.
    pub cards: u8,
}

/// Bids this card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Bid(pub u8);

/// What happens in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GopsEvent {
    /// A prize was turned up.
    Turned {
        /// The prize.
        prize: u8,
    },
    /// A seat has bid; only that seat is told what.
    Answered {
        /// Who.
        seat: Seat,
        /// The card.
        card: Option<u8>,
    },
    /// All bids were turned up.
    Shown {
        /// The bids.
        bids: PerSeat<u8>,
        /// Who took the prize, if anybody.
        taken: Option<Seat>,
    },
}

impl Gops {
    fn turn_up(&mut self, chance: &mut impl Chance, log: &mut impl Log<GopsEvent>) {
        let left: ArrayVec<u8, 8> = cards(self.prizes).collect();
        // The last prize is turned up without asking chance, as is none.
        self.prize = match left.as_slice() {
            [] => return self.prize = 0,
            &[prize] => prize,
            prizes => prizes[chance.below(prizes.len() as u32) as usize],
        };
        self.prizes &= !(1 << self.prize);
        log.event(GopsEvent::Turned { prize: self.prize });
    }

    /// All bids are in: they are shown, the highest takes the prize, and the cards are gone.
    fn resolve(&mut self, log: &mut impl Log<GopsEvent>) {
        let highest = self.bids.0.into_iter().max().unwrap_or(0);
        let mut top = Seat::all(self.seats).filter(|&seat| self.bids[seat] == highest);
        let taken = top.next().filter(|_| top.next().is_none());
        if let Some(seat) = taken {
            self.won[seat] += i16::from(self.prize);
        }
        log.event(GopsEvent::Shown { bids: self.bids, taken });
        for seat in Seat::all(self.seats) {
            self.hands[seat] &= !(1 << self.bids[seat]);
        }
        self.bids = PerSeat::default();
    }

    fn asked(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.prize > 0 && self.bids[seat] == 0).collect()
    }
}

impl Game for Gops {
    const ID: &'static str = "toy-gops";
    const REV: u16 = 1;
    const ENDINGS: &'static [&'static str] = &["prizes-gone"];
    type Options = GopsOptions;
    type Action = Bid;
    type Event = GopsEvent;
    type View = GopsView;

    fn content() -> Digest {
        digest(&Self::ID)
    }

    fn options(seats: u8) -> Result<GopsOptions, BadOptions> {
        within("seats", seats, 2..=4)?;
        Ok(GopsOptions { seats, cards: 5 })
    }

    fn start(
        options: &GopsOptions,
        chance: &mut impl Chance,
        log: &mut impl Log<GopsEvent>,
    ) -> Result<Self, BadOptions> {
        let &GopsOptions { seats, cards } = options;
        within("seats", seats, 2..=4)?;
        within("cards", cards, 2..=8)?;
        let all = (1..=cards).fold(0, |set, card| set | 1 << card);
        let mut hands = PerSeat([0; MAX_SEATS]);
        Seat::all(seats).for_each(|seat| hands[seat] = all);
        let mut game =
            Self { seats, prize: 0, prizes: all, hands, bids: PerSeat::default(), won: PerSeat::default() };
        game.turn_up(chance, log);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn prompt(&self) -> Prompt {
        if self.prize > 0 {
            return Prompt::Ask(self.asked());
        }
        let most = Seat::all(self.seats).map(|seat| self.won[seat]).max();
        let winners = Seat::all(self.seats).filter(|&seat| Some(self.won[seat]) == most).collect();
        Prompt::Over(Outcome { scores: self.won, winners, ending: 0 })
    }

    fn offers(&self, seat: Seat, offers: &mut impl Offers<Bid>) {
        if self.asked().contains(seat) {
            cards(self.hands[seat]).for_each(|card| offers.offer(Bid(card)));
        }
    }

    fn why_not(&self, _: Seat, _: Bid) -> Illegal {
        Illegal::Rule { rule: RuleId("GOPS-BID-1"), why: "gops-not-in-hand" }
    }

    fn play(&mut self, seat: Seat, Bid(card): Bid, chance: &mut impl Chance, log: &mut impl Log<GopsEvent>) {
        self.bids[seat] = card;
        log.event(GopsEvent::Answered { seat, card: Some(card) });
        if self.asked().is_empty() {
            self.resolve(log);
            self.turn_up(chance, log);
        }
    }

    fn view(&self, viewer: Viewer) -> GopsView {
        let Self { seats, prize, prizes, hands, bids, won } = self;
        let answered: SeatSet = Seat::all(*seats).filter(|&seat| bids[seat] > 0).collect();
        let own = answered.iter().find(|&seat| viewer.is(seat)).map(|seat| (seat, bids[seat]));
        GopsView { seats: *seats, prize: *prize, prizes: *prizes, hands: *hands, answered, own, won: *won }
    }

    fn imagine(view: &GopsView, chance: &mut impl Chance) -> Self {
        let GopsView { seats, prize, prizes, hands, answered, own, won } = view;
        let mut bids = PerSeat::default();
        for seat in answered.iter() {
            let hand: ArrayVec<u8, 8> = cards(hands[seat]).collect();
            bids[seat] = match own {
                Some((owner, card)) if *owner == seat => *card,
                _ => chance.pick(&hand).unwrap_or(0),
            };
        }
        Self { seats: *seats, prize: *prize, prizes: *prizes, hands: *hands, bids, won: *won }
    }
}

/// What was won so far.
impl Appraise for Gops {
    fn appraise(&self, seat: Seat) -> i32 {
        i32::from(self.won[seat]) * 100
    }
}

impl Event for GopsEvent {
    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        match *self {
            Self::Answered { seat, .. } if !viewer.is(seat) => Some(Self::Answered { seat, card: None }),
            Self::Turned { .. } | Self::Answered { .. } | Self::Shown { .. } => Some(self.clone()),
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Shown { .. })
    }

    fn used(&self) -> Option<&'static str> {
        None
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

impl FromStr for Bid {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let number = text.strip_prefix("bid ").and_then(|number| number.parse().ok());
        number.map(Self).ok_or_else(|| BadNotation::new(text, "expected `bid` and a number"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_kernel::Scripted;

    #[test]
    fn the_highest_bid_takes_the_prize_and_a_tie_takes_nothing() {
        let options = GopsOptions { seats: 2, cards: 2 };
        let mut chance = Scripted::outcomes([1]);
        let mut game = Gops::start(&options, &mut chance, &mut ()).unwrap();
        let [first, second] = [Seat::default(), Seat::default().next(2)];
        assert_eq!((game.prize, game.prompt()), (2, Prompt::Ask(SeatSet::one(first).with(second))));
        game.apply(second, Bid(2), &mut chance, &mut ()).unwrap();
        assert_eq!(game.prompt(), Prompt::Ask(SeatSet::one(first)));
        game.apply(first, Bid(1), &mut chance, &mut ()).unwrap();
        assert_eq!((game.prize, game.won.0), (1, [0, 2, 0, 0, 0]));
        game.apply(first, Bid(2), &mut chance, &mut ()).unwrap();
        game.apply(second, Bid(1), &mut chance, &mut ()).unwrap();
        assert_eq!(game.outcome().unwrap().winners, SeatSet::one(second));
    }
}
