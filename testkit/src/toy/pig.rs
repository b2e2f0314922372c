//! Pig: roll as often as you dare; a 1 loses the turn; hold to bank what you rolled.

use std::fmt;
use std::str::FromStr;

use orrery_kernel::{
    Appraise, BadNotation, BadOptions, Chance, Digest, Event, Game, Illegal, Log, Offers, Outcome, PerSeat,
    Prompt, RuleId, Seat, SeatSet, Viewer, digest,
};
use serde::{Deserialize, Serialize};

use super::within;

/// The banks and the turn. Everything is open, so it is its own view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pig {
    /// What the game was started with.
    pub options: PigOptions,
    /// Rounds that are complete.
    pub round: u8,
    /// Whose turn it is; once the target is reached, who reached it.
    pub turn: Seat,
    /// What each seat has banked.
    pub bank: PerSeat<u8>,
    /// What was rolled in this turn and may still be lost.
    pub pot: u8,
}

/// The table's choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PigOptions {
    /// 2 to 5 players.
    pub seats: u8,
    /// Faces of the die, 2 to 20.
    pub faces: u8,
    /// Whoever banks so much has won; 2 to 100.
    pub target: u8,
    /// After so many rounds the largest bank wins; 1 to 50.
    pub rounds: u8,
}

/// Rolling or holding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PigAction {
    /// Rolls the die once more.
    Roll,
    /// Banks what was rolled and ends the turn.
    Hold,
}

/// What happens in Pig.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PigEvent {
    /// A seat rolled.
    Rolled {
        /// Who.
        seat: Seat,
        /// The face; 1 loses the turn.
        face: u8,
    },
    /// A seat banked its turn.
    Held {
        /// Who.
        seat: Seat,
        /// How much.
        banked: u8,
    },
}

impl Pig {
    fn reached(&self) -> bool {
        self.bank[self.turn] >= self.options.target
    }

    fn pass_on(&mut self) {
        self.pot = 0;
        if !self.reached() {
            self.turn = self.turn.next(self.options.seats);
            self.round += u8::from(self.turn == Seat::default());
        }
    }
}

impl Game for Pig {
    const ID: &'static str = "toy-pig";
    const REV: u16 = 1;
    const ENDINGS: &'static [&'static str] = &["target", "rounds"];
    type Options = PigOptions;
    type Action = PigAction;
    type Event = PigEvent;
    type View = Self;

    fn content() -> Digest {
        digest(&Self::ID)
    }

    fn options(seats: u8) -> Result<PigOptions, BadOptions> {
        within("seats", seats, 2..=5)?;
        Ok(PigOptions { seats, faces: 6, target: 20, rounds: 5 })
    }

    fn start(
        options: &PigOptions,
        _: &mut impl Chance,
        _: &mut impl Log<PigEvent>,
    ) -> Result<Self, BadOptions> {
        let &PigOptions { seats, faces, target, rounds } = options;
        within("seats", seats, 2..=5)?;
        within("faces", faces, 2..=20)?;
        within("target", target, 2..=100)?;
        within("rounds", rounds, 1..=50)?;
        let (round, turn, bank, pot) = Default::default();
        Ok(Self { options: options.clone(), round, turn, bank, pot })
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn prompt(&self) -> Prompt {
        let reached = self.reached();
        if !reached && self.round < self.options.rounds {
            return Prompt::Ask(SeatSet::one(self.turn));
        }
        let most = self.bank.0.into_iter().max();
        let winners = Seat::all(self.options.seats).filter(|&seat| Some(self.bank[seat]) == most).collect();
        let scores = PerSeat(self.bank.0.map(i16::from));
        Prompt::Over(Outcome { scores, winners, ending: u8::from(!reached) })
    }

    fn offers(&self, seat: Seat, offers: &mut impl Offers<PigAction>) {
        if !matches!(self.prompt(), Prompt::Ask(asked) if asked.contains(seat)) {
            return;
        }
        // A pot that wins is held: nobody rolls on for the risk alone, and numbers stay small.
        if self.bank[seat] + self.pot < self.options.target {
            offers.offer(PigAction::Roll);
        }
        if self.pot > 0 {
            offers.offer(PigAction::Hold);
        }
    }

    fn why_not(&self, _: Seat, action: PigAction) -> Illegal {
        match action {
            PigAction::Roll => Illegal::Rule { rule: RuleId("PIG-ROLL-1"), why: "pig-pot-wins" },
            PigAction::Hold => Illegal::Rule { rule: RuleId("PIG-HOLD-1"), why: "pig-pot-empty" },
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        action: PigAction,
        chance: &mut impl Chance,
        log: &mut impl Log<PigEvent>,
    ) {
        match action {
            PigAction::Roll => {
                let face = chance.die(self.options.faces);
                log.event(PigEvent::Rolled { seat, face });
                if face == 1 {
                    self.pass_on();
                } else {
                    self.pot += face;
                }
            }
            PigAction::Hold => {
                self.bank[seat] += self.pot;
                log.event(PigEvent::Held { seat, banked: self.pot });
                self.pass_on();
            }
        }
    }

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn imagine(view: &Self, _: &mut impl Chance) -> Self {
        view.clone()
    }
}

/// What is banked, and half of what may still be lost.
impl Appraise for Pig {
    fn appraise(&self, seat: Seat) -> i32 {
        let pot = if seat == self.turn { i32::from(self.pot) } else { 0 };
        i32::from(self.bank[seat]) * 100 + pot * 50
    }
}

impl Event for PigEvent {
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

impl fmt::Display for PigAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Roll => "roll",
            Self::Hold => "hold",
        })
    }
}

impl FromStr for PigAction {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "roll" => Ok(Self::Roll),
            "hold" => Ok(Self::Hold),
            _ => Err(BadNotation::new(text, "expected `roll` or `hold`")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_kernel::Scripted;
    use std::collections::HashMap;

    /// The first seat's share of the victory if both play best.
    fn value(game: &Pig, known: &mut HashMap<String, f64>) -> f64 {
        if let Some(outcome) = game.outcome() {
            return outcome.share(Seat::default()).into();
        }
        let key = format!("{game:?}");
        if let Some(&value) = known.get(&key) {
            return value;
        }
        let mut actions = Vec::new();
        game.actions(game.turn, &mut actions);
        let values = actions.into_iter().map(|action| {
            let faces = if action == PigAction::Roll { game.options.faces } else { 1 };
            let after = (1..=faces).map(|face| {
                let mut next = game.clone();
                next.play(game.turn, action, &mut Scripted::faces(&[face]), &mut ());
                value(&next, known)
            });
            after.sum::<f64>() / f64::from(faces)
        });
        let best = if game.turn == Seat::default() { f64::max } else { f64::min };
        let value = values.reduce(best).unwrap();
        known.insert(key, value);
        value
    }

    /// Neller and Presser's Piglet: a coin instead of the die, two heads to win.
    #[test]
    fn piglet_is_worth_four_sevenths_to_the_first_seat() {
        let options = PigOptions { seats: 2, faces: 2, target: 4, rounds: 50 };
        let game = Pig::start(&options, &mut Scripted::faces(&[]), &mut ()).unwrap();
        let value = value(&game, &mut HashMap::new());
        assert!((value - 4.0 / 7.0).abs() < 1e-6, "{value}");
    }
}
