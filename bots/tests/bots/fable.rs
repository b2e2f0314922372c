//! A game that is nothing but a small tree written down by hand: choices, chance, secrets and ends.

use std::fmt;
use std::str::FromStr;

use orrery_kernel::{
    Appraise, BadNotation, BadOptions, Chance, Digest, Event, Game, Illegal, Log, Offers, Outcome, PerSeat,
    Prompt, RuleId, Seat, SeatSet, Viewer,
};
use serde::{Deserialize, Serialize};

/// What stands at a place of the tree. Numbers are indices of other places.
#[derive(Debug)]
pub(crate) enum Place {
    /// The seat chooses how it goes on.
    Choice(u8, &'static [u8]),
    /// One of these, all equally likely, and everybody sees which.
    Luck(&'static [u8]),
    /// Whoever asks learns nothing: goes on according to the secret number drawn at the start.
    Secret(&'static [u8]),
    /// Both of the first two seats choose at the same time; row by the first, column by the second.
    Both(&'static [&'static [u8]]),
    /// The end, won by these seats.
    Won(&'static [u8]),
}

/// A tree to play.
pub(crate) trait Tale: Copy + Send + Sync + fmt::Debug + PartialEq + Default + 'static {
    const SEATS: u8;
    /// How many secrets there are.
    const SECRETS: u8 = 1;
    const PLACES: &'static [Place];
}

/// A position in a tale.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Fable<T> {
    at: u8,
    secret: Option<u8>,
    answers: [Option<u8>; 2],
    #[serde(skip)]
    tale: T,
}

/// Takes the branch with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub(crate) struct Branch(pub(crate) u8);

/// Nothing is told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Nothing;

impl<T: Tale> Fable<T> {
    /// The beginning, with the secret.
    pub(crate) fn begin(secret: u8) -> Self {
        Self { at: 0, secret: Some(secret), answers: [None; 2], tale: T::default() }
    }

    fn place(&self) -> &'static Place {
        &T::PLACES[usize::from(self.at)]
    }

    fn outcome_for(winners: &[u8]) -> Outcome {
        let winners: SeatSet = winners.iter().filter_map(|&seat| Seat::new(seat)).collect();
        Outcome { scores: PerSeat::default(), winners, ending: 0 }
    }

    /// Passes places where nobody chooses.
    fn settle(&mut self, chance: &mut impl Chance) {
        loop {
            self.at = match self.place() {
                Place::Luck(next) => next[chance.below(next.len() as u32) as usize],
                Place::Secret(next) => next[usize::from(self.secret.unwrap_or(0))],
                Place::Choice(..) | Place::Both(_) | Place::Won(_) => return,
            };
        }
    }

    fn branches(&self, seat: Seat) -> usize {
        match (self.place(), seat.index()) {
            (Place::Choice(of, next), index) if usize::from(*of) == index => next.len(),
            (Place::Both(rows), 0) if self.answers[0].is_none() => rows.len(),
            (Place::Both(rows), 1) if self.answers[1].is_none() => rows[0].len(),
            _ => 0,
        }
    }
}

impl<T: Tale> Game for Fable<T> {
    const ID: &'static str = "fable";
    const REV: u16 = 1;
    const ENDINGS: &'static [&'static str] = &["end"];
    type Options = ();
    type Action = Branch;
    type Event = Nothing;
    type View = Self;

    fn content() -> Digest {
        Digest(0)
    }

    fn options(_: u8) -> Result<(), BadOptions> {
        Ok(())
    }

    fn start((): &(), chance: &mut impl Chance, _: &mut impl Log<Nothing>) -> Result<Self, BadOptions> {
        let mut fable = Self::begin(chance.below(T::SECRETS.into()) as u8);
        fable.settle(chance);
        Ok(fable)
    }

    fn seats(&self) -> u8 {
        T::SEATS
    }

    fn prompt(&self) -> Prompt {
        match self.place() {
            Place::Won(winners) => Prompt::Over(Self::outcome_for(winners)),
            _ => Prompt::Ask(Seat::all(T::SEATS).filter(|&seat| self.branches(seat) > 0).collect()),
        }
    }

    fn offers(&self, seat: Seat, offers: &mut impl Offers<Branch>) {
        (0..self.branches(seat) as u8).for_each(|branch| offers.offer(Branch(branch)));
    }

    fn why_not(&self, _: Seat, _: Branch) -> Illegal {
        Illegal::Rule { rule: RuleId("FABLE-1"), why: "no-such-branch" }
    }

    fn play(
        &mut self,
        seat: Seat,
        Branch(branch): Branch,
        chance: &mut impl Chance,
        _: &mut impl Log<Nothing>,
    ) {
        match self.place() {
            Place::Choice(_, next) => self.at = next[usize::from(branch)],
            Place::Both(rows) => {
                self.answers[seat.index()] = Some(branch);
                let [Some(row), Some(column)] = self.answers else { return };
                (self.at, self.answers) = (rows[usize::from(row)][usize::from(column)], [None; 2]);
            }
            Place::Luck(_) | Place::Secret(_) | Place::Won(_) => {}
        }
        self.settle(chance);
    }

    fn view(&self, viewer: Viewer) -> Self {
        let own = |index: usize| {
            self.answers[index].filter(|_| Seat::new(index as u8).is_some_and(|s| viewer.is(s)))
        };
        Self { secret: None, answers: [own(0), own(1)], ..*self }
    }

    fn imagine(view: &Self, chance: &mut impl Chance) -> Self {
        Self { secret: Some(chance.below(T::SECRETS.into()) as u8), ..*view }
    }
}

/// Nothing is known before the end.
impl<T: Tale> Appraise for Fable<T> {
    fn appraise(&self, _: Seat) -> i32 {
        0
    }
}

impl Event for Nothing {
    fn redacted(&self, _: Viewer) -> Option<Self> {
        None
    }

    fn reveals(&self) -> bool {
        false
    }

    fn used(&self) -> Option<&'static str> {
        None
    }
}

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Branch {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        text.parse().map(Self).map_err(|_| BadNotation::new(text, "expected a number"))
    }
}
