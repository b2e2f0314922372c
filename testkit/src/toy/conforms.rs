//! The toy games join the conformance suite.

use orrery_kernel::{Chance, Fast, Game, MAX_SEATS, Seat, Viewer};

use super::{Gops, GopsOptions, Kuhn, KuhnOptions, Nim, NimOptions, Pig, PigOptions};
use crate::Conforms;

fn options_for<G: Game>() -> impl Iterator<Item = G::Options> {
    (0..=MAX_SEATS as u8).filter_map(|seats| G::options(seats).ok())
}

fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.into()) }
}

impl Conforms for Nim {
    type Game = Self;
    const MAX_DECISIONS: usize = 100;
    const STATE_BYTES: usize = 4;
    const MAX_ACTIONS: usize = 9;

    fn tables() -> Vec<NimOptions> {
        options_for::<Self>().chain([NimOptions { seats: 2, stones: 100, most: 9 }]).collect()
    }

    fn audit(game: &Self) -> Result<(), String> {
        ensure(
            game.stones <= 100 && game.turn.index() < game.seats.into(),
            "too many stones or a turn of nobody",
        )
    }
}

impl Conforms for Kuhn {
    type Game = Self;
    const MAX_DECISIONS: usize = 3;
    const STATE_BYTES: usize = 16;
    const MAX_ACTIONS: usize = 2;

    fn tables() -> Vec<KuhnOptions> {
        options_for::<Self>().chain([KuhnOptions { cards: 9 }]).collect()
    }

    fn audit(game: &Self) -> Result<(), String> {
        let [first, second] = game.hands;
        ensure(first != second, "one card is in both hands")?;
        ensure(game.hands.iter().all(|card| (1..=game.cards).contains(card)), "a card is not of the deck")
    }

    fn reshuffled(game: &Self, viewer: Viewer, chance: &mut Fast) -> Option<Self> {
        let shown =
            game.outcome().is_some_and(|outcome| Self::ENDINGS[usize::from(outcome.ending)] == "showdown");
        if shown {
            return None;
        }
        let mut deck: Vec<u8> = (1..=game.cards).collect();
        chance.shuffle(&mut deck);
        if let Some(own) = Seat::all(2).find(|&seat| viewer.is(seat)) {
            let at = deck.iter().position(|&card| card == game.hands[own.index()])?;
            deck.swap(own.index(), at);
        }
        Some(Self { hands: [deck[0], deck[1]], ..game.clone() })
    }
}

impl Conforms for Pig {
    type Game = Self;
    const MAX_DECISIONS: usize = 5 * 50 * 9;
    const STATE_BYTES: usize = 16;
    const MAX_ACTIONS: usize = 2;

    fn tables() -> Vec<PigOptions> {
        options_for::<Self>().chain([PigOptions { seats: 2, faces: 2, target: 4, rounds: 50 }]).collect()
    }

    fn audit(game: &Self) -> Result<(), String> {
        let most = game.options.target - 1 + game.options.faces;
        ensure(game.bank.0.iter().all(|&bank| bank <= most), "more is banked than any turn can bring")
    }
}

impl Conforms for Gops {
    type Game = Self;
    const MAX_DECISIONS: usize = 4 * 8;
    const STATE_BYTES: usize = 32;
    const MAX_ACTIONS: usize = 8;

    fn tables() -> Vec<GopsOptions> {
        options_for::<Self>().chain([GopsOptions { seats: 3, cards: 8 }]).collect()
    }

    fn audit(game: &Self) -> Result<(), String> {
        let left = game.prizes.count_ones() + u32::from(game.prize > 0);
        for seat in Seat::all(game.seats) {
            let (hand, bid) = (game.hands[seat], game.bids[seat]);
            ensure(hand.count_ones() == left, "a hand has not one card for each prize left")?;
            ensure(bid == 0 || hand & (1 << bid) != 0, "a bid is not of the own hand")?;
        }
        Ok(())
    }

    fn reshuffled(game: &Self, viewer: Viewer, chance: &mut Fast) -> Option<Self> {
        let mut other = game.clone();
        for seat in Seat::all(game.seats).filter(|&seat| !viewer.is(seat) && game.bids[seat] > 0) {
            let hand: Vec<u8> = (1..=8).filter(|card| game.hands[seat] & (1 << card) != 0).collect();
            other.bids[seat] = chance.pick(&hand)?;
        }
        Some(other)
    }
}
