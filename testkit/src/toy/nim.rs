//! One heap of stones; a turn takes a few; whoever takes the last stone wins.

use std::fmt;
use std::str::FromStr;

use orrery_kernel::{
    Appraise, BadNotation, BadOptions, Chance, Digest, Event, Game, Illegal, Log, Offers, Outcome, PerSeat,
    Prompt, RuleId, Seat, SeatSet, Viewer, digest,
};
use serde::{Deserialize, Serialize};

use super::within;

/// The heap and whose turn it is. Everything is open, so it is its own view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nim {
    /// Players at the table.
    pub seats: u8,
    /// Stones left.
    pub stones: u8,
    /// The most stones that one turn takes.
    pub most: u8,
    /// Who takes next; after the last stone, who took it.
    pub turn: Seat,
}

/// How the heap starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NimOptions {
    /// 2 or 3 players.
    pub seats: u8,
    /// 1 to 100 stones.
    pub stones: u8,
    /// A turn takes 1 stone up to this many.
    pub most: u8,
}

/// Takes so many stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Take(pub u8);

/// What happens in Nim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NimEvent {
    /// A seat took stones.
    Took {
        /// Who.
        seat: Seat,
        /// How many.
        stones: u8,
    },
}

impl Nim {
    /// With two seats: how many stones to take so that the other must lose, if that can be done. Leave a multiple of
    /// one more than the most.
    pub fn winning_take(&self) -> Option<u8> {
        let surplus = self.stones % (self.most + 1);
        (self.seats == 2 && surplus > 0).then_some(surplus)
    }
}

impl Game for Nim {
    const ID: &'static str = "toy-nim";
    const REV: u16 = 1;
    const ENDINGS: &'static [&'static str] = &["last-stone"];
    type Options = NimOptions;
    type Action = Take;
    type Event = NimEvent;
    type View = Self;

    fn content() -> Digest {
        digest(&Self::ID)
    }

    fn options(seats: u8) -> Result<NimOptions, BadOptions> {
        within("seats", seats, 2..=3)?;
        Ok(NimOptions { seats, stones: 21, most: 3 })
    }

    fn start(
        options: &NimOptions,
        _: &mut impl Chance,
        _: &mut impl Log<NimEvent>,
    ) -> Result<Self, BadOptions> {
        let &NimOptions { seats, stones, most } = options;
        within("seats", seats, 2..=3)?;
        within("stones", stones, 1..=100)?;
        within("most", most, 1..=9)?;
        Ok(Self { seats, stones, most, turn: Seat::default() })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn prompt(&self) -> Prompt {
        let turn = SeatSet::one(self.turn);
        if self.stones > 0 {
            return Prompt::Ask(turn);
        }
        let mut scores = PerSeat::default();
        scores[self.turn] = 1;
        Prompt::Over(Outcome { scores, winners: turn, ending: 0 })
    }

    fn offers(&self, seat: Seat, offers: &mut impl Offers<Take>) {
        if seat == self.turn {
            (1..=self.most.min(self.stones)).for_each(|stones| offers.offer(Take(stones)));
        }
    }

    fn why_not(&self, _: Seat, _: Take) -> Illegal {
        Illegal::Rule { rule: RuleId("NIM-TAKE-1"), why: "nim-too-many-or-none" }
    }

    fn play(&mut self, seat: Seat, Take(stones): Take, _: &mut impl Chance, log: &mut impl Log<NimEvent>) {
        self.stones -= stones;
        log.event(NimEvent::Took { seat, stones });
        if self.stones > 0 {
            self.turn = seat.next(self.seats);
        }
    }

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn imagine(view: &Self, _: &mut impl Chance) -> Self {
        view.clone()
    }
}

/// Exact for two seats; with three nobody can force anything that is worth knowing here.
impl Appraise for Nim {
    /// One point is all there is to win, so a lead of half a point must count for much.
    const SCALE: i32 = 50;

    fn appraise(&self, seat: Seat) -> i32 {
        let sign = if seat == self.turn { 100 } else { -100 };
        match (self.stones, self.seats) {
            (0, _) => sign,
            (_, 2) if self.winning_take().is_some() => sign,
            (_, 2) => -sign,
            _ => 0,
        }
    }
}

impl Event for NimEvent {
    fn redacted(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn reveals(&self) -> bool {
        false
    }

    fn used(&self) -> Option<&'static str> {
        None
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let number = text.strip_prefix("take ").and_then(|number| number.parse().ok());
        number.map(Self).ok_or_else(|| BadNotation::new(text, "expected `take` and a number"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_kernel::Fast;

    #[test]
    fn the_known_strategy_always_wins_from_a_won_heap() {
        for seed in 0..50 {
            let mut chance = Fast::new(seed);
            let mut game = Nim::start(&Nim::options(2).unwrap(), &mut chance, &mut ()).unwrap();
            let mut actions = Vec::new();
            while game.outcome().is_none() {
                game.actions(game.turn, &mut actions);
                let random = chance.pick(&actions).unwrap();
                let action = if game.turn.index() == 0 { Take(game.winning_take().unwrap()) } else { random };
                game.apply(game.turn, action, &mut chance, &mut ()).unwrap();
            }
            assert_eq!(game.turn, Seat::default());
        }
    }
}
