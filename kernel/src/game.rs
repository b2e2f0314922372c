//! The game trait and its companions.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    BadNotation, BadOptions, Chance, Digest, Event, Illegal, Log, Name, Outcome, Phrase, Prompt, Seat,
    Setting, Viewer,
};

/// A complete set of rules and, as a value, one position of it.
///
/// `apply` is the door for everything that comes from outside: it checks first, and on refusal leaves the state as it
/// was. `play` is the door for search and simulation, which only ever play what `actions` listed; on such actions the
/// two do the same (a law of the conformance suite).
pub trait Game: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The id under which the game is known everywhere.
    const ID: &'static str;
    /// Bumped whenever a rule's behaviour changes, so that old records are not replayed under new rules.
    const REV: u16;
    /// The ways to end, each a word; [`Outcome::ending`] is an index into it.
    const ENDINGS: &'static [&'static str];

    /// What the host chooses before the game.
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A small decision. Its notation round-trips: `text.parse() == action` and `action.to_string() == text`. It writes
    /// itself in parts for programs that would rather not read the notation: different actions, different parts.
    type Action: Copy
        + Debug
        + Eq
        + Ord
        + Hash
        + Display
        + FromStr<Err = BadNotation>
        + Serialize
        + Send
        + Sync
        + 'static;
    /// Something that happened.
    type Event: Event + Debug + PartialEq + Serialize + DeserializeOwned;
    /// All that one viewer may know, and nothing else.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// A digest of the cards and numbers that the game plays with, so that a record says what it was played on.
    fn content() -> Digest;

    /// The usual options for so many seats.
    fn options(seats: u8) -> Result<Self::Options, BadOptions>;

    /// Sets the table.
    fn start(
        options: &Self::Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Self, BadOptions>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// What the game waits for.
    fn prompt(&self) -> Prompt;

    /// Offers every legal action of the seat, each once, in ascending order. A seat that is not asked is offered
    /// nothing, unless the rules let it act unasked (slot a moon in another's turn).
    ///
    /// An action is offered only if everything that it then makes mandatory can be completed.
    fn offers(&self, seat: Seat, offers: &mut impl Offers<Self::Action>);

    /// Why an action that is not offered is illegal.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Illegal;

    /// Carries out an action that is offered, and everything that follows without a decision.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    );

    /// All that the viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A complete position that looks just like this to the one whose view it is, the unknown filled in by chance,
    /// evenly over all possibilities. Bots think on these: made from the view alone, they cannot hold a secret.
    fn imagine(view: &Self::View, chance: &mut impl Chance) -> Self;

    /// A complete position as the seat could imagine it.
    fn guess(&self, seat: Seat, chance: &mut impl Chance) -> Self {
        Self::imagine(&self.view(Viewer::Seat(seat)), chance)
    }

    /// Every legal action of the seat into the caller's buffer, sorted, without duplicates.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        self.offers(seat, out);
    }

    /// May the seat do this now, and if not, why not?
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal> {
        let mut looking = Looking { wanted: action, found: false };
        self.offers(seat, &mut looking);
        if looking.found {
            return Ok(());
        }
        match self.prompt() {
            Prompt::Over(_) => Err(Illegal::Over),
            Prompt::Ask(seats) if !seats.contains(seat) => Err(Illegal::NotAsked(seat)),
            Prompt::Ask(_) => Err(self.why_not(seat, action)),
        }
    }

    /// Checks the action, then plays it.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.play(seat, action, chance, log);
        Ok(())
    }

    /// The contender that has no seat, where one plays: the id of what it plays as, and its score if the game ended now. It has won when no
    /// seat has.
    fn automa(&self) -> Option<(&'static str, i16)> {
        None
    }

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome> {
        match self.prompt() {
            Prompt::Ask(_) => None,
            Prompt::Over(outcome) => Some(outcome),
        }
    }
}

/// Where legal actions are put.
pub trait Offers<A> {
    /// This one is legal.
    fn offer(&mut self, action: A);
}

impl<A> Offers<A> for Vec<A> {
    #[inline]
    fn offer(&mut self, action: A) {
        self.push(action);
    }
}

/// Looks for one action among those offered, without keeping the others.
#[derive(Clone, Copy, Debug)]
pub struct Looking<A> {
    /// The action looked for.
    pub wanted: A,
    /// Was it offered?
    pub found: bool,
}

impl<A: PartialEq> Offers<A> for Looking<A> {
    fn offer(&mut self, action: A) {
        self.found |= action == self.wanted;
    }
}

/// A game that can say how a seat stands: for `greedy`, for the ends of cut rollouts, and for nothing in the rules.
pub trait Appraise: Game {
    /// By how many hundredths of a point a seat must lead for its odds to be e : 1. The larger, the more of a lead can still
    /// be turned.
    const SCALE: i32 = 1000;

    /// How well the seat stands, in hundredths of a victory point or the game's nearest thing to one.
    fn appraise(&self, seat: Seat) -> i32;

    /// Whose turn it is while this seat is asked: another's, where one may answer in the middle of somebody's turn.
    fn turn(&self, asked: Seat) -> Seat {
        asked
    }

    /// Is this legal action worth a bot's thought here? Tidying up may be allowed at every step and seldom matter; bots
    /// look at the rest, unless nothing is left. Only what the seat may know may be asked.
    fn worth_a_thought(&self, _seat: Seat, _action: Self::Action) -> bool {
        true
    }
}

/// A game that can speak: everything a person is told, as phrases.
pub trait Spoken: Game {
    /// The name of the game.
    fn name() -> Name;
    /// What is asked of the seat now, and why.
    fn ask(&self, seat: Seat) -> Phrase;
    /// What the action does, as a choice in a list.
    fn say(&self, seat: Seat, action: Self::Action) -> Phrase;
    /// What happened. The event may be redacted while the position is the true one, so that only the event and what
    /// everyone sees may be used.
    fn tell(&self, event: &Self::Event) -> Phrase;
    /// The rule that the present prompt comes from.
    fn rule(&self) -> crate::RuleId;
    /// What the host may choose at a table of so many seats, in the order in which they are asked; the usual values are those of
    /// [`Game::options`]. How many play is none of them: the seats say it.
    fn settings(seats: u8) -> Vec<Setting> {
        let _ = seats;
        Vec::new()
    }
}
