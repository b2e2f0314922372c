//! A toy game with one flaw: everything is passed on to the toy, but for what the flaw does otherwise.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use orrery_kernel::{
    BadNotation, BadOptions, Chance, Digest, Event, Fast, Game, Illegal, Log, Offers, Prompt, Seat, Viewer,
};
use orrery_testkit::Conforms;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The action, event and view of the game that is spoiled.
pub(crate) type ActionOf<F> = <<F as Flaw>::Base as Game>::Action;
pub(crate) type EventOf<F> = <<F as Flaw>::Base as Game>::Event;
pub(crate) type ViewOf<F> = <<F as Flaw>::Base as Game>::View;
pub(crate) type OptionsOf<F> = <<F as Flaw>::Base as Game>::Options;

/// What is done otherwise. The value is part of the state.
pub(crate) trait Flaw:
    Copy + Debug + Default + Eq + Ord + Hash + Serialize + DeserializeOwned + Send + Sync + 'static
{
    type Base: Game + Conforms<Game = Self::Base>;

    fn tables() -> Vec<OptionsOf<Self>> {
        Self::Base::tables()
    }
    fn offers(game: &Self::Base, seat: Seat, out: &mut Vec<ActionOf<Self>>) {
        game.actions(seat, out);
    }
    fn check(game: &Self::Base, seat: Seat, action: ActionOf<Self>) -> Result<(), Illegal> {
        game.check(seat, action)
    }
    fn refused(&mut self, _game: &mut Self::Base) {}
    fn applied(&mut self, _game: &mut Self::Base) {}
    fn played(&mut self, _game: &mut Self::Base, _events: &mut Vec<EventOf<Self>>) {}
    fn prompt(game: &Self::Base) -> Prompt {
        game.prompt()
    }
    fn view(game: &Self::Base, viewer: Viewer) -> ViewOf<Self> {
        game.view(viewer)
    }
    fn seen(&self) -> Self {
        Self::default()
    }
    fn imagine(view: &ViewOf<Self>, chance: &mut dyn Chance) -> Self::Base {
        Self::Base::imagine(view, &mut &mut *chance)
    }
    fn dreamed() -> Self {
        Self::default()
    }
    fn redacted(event: &EventOf<Self>, viewer: Viewer) -> Option<EventOf<Self>> {
        event.redacted(viewer)
    }
    fn reveals(event: &EventOf<Self>) -> bool {
        event.reveals()
    }
    fn written(action: ActionOf<Self>) -> String {
        action.to_string()
    }
    fn read(text: &str) -> Result<ActionOf<Self>, BadNotation> {
        text.parse()
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Spoiled<F: Flaw> {
    pub(crate) game: F::Base,
    pub(crate) flaw: F,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Seen<F: Flaw>(ViewOf<F>, F);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(bound = "")]
pub(crate) struct Spelt<F: Flaw>(ActionOf<F>, F);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Heard<F: Flaw>(EventOf<F>);

impl<F: Flaw> Spoiled<F> {
    /// Plays, and lets the flaw meddle with the state and the log.
    fn go(&mut self, seat: Seat, action: Spelt<F>, chance: &mut impl Chance, log: &mut impl Log<Heard<F>>) {
        let mut events = Vec::new();
        self.game.play(seat, action.0, chance, &mut events);
        self.flaw.played(&mut self.game, &mut events);
        events.into_iter().for_each(|event| log.event(Heard(event)));
    }
}

impl<F: Flaw> Game for Spoiled<F> {
    const ID: &'static str = F::Base::ID;
    const REV: u16 = F::Base::REV;
    const ENDINGS: &'static [&'static str] = F::Base::ENDINGS;
    type Options = OptionsOf<F>;
    type Action = Spelt<F>;
    type Event = Heard<F>;
    type View = Seen<F>;

    fn content() -> Digest {
        F::Base::content()
    }
    fn options(seats: u8) -> Result<Self::Options, BadOptions> {
        F::Base::options(seats)
    }
    fn start(
        options: &Self::Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Heard<F>>,
    ) -> Result<Self, BadOptions> {
        let mut events = Vec::new();
        let game = F::Base::start(options, chance, &mut events)?;
        events.into_iter().for_each(|event| log.event(Heard(event)));
        Ok(Self { game, flaw: F::default() })
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn prompt(&self) -> Prompt {
        F::prompt(&self.game)
    }
    fn offers(&self, seat: Seat, offers: &mut impl Offers<Spelt<F>>) {
        let mut listed = Vec::new();
        F::offers(&self.game, seat, &mut listed);
        listed.into_iter().for_each(|action| offers.offer(Spelt(action, F::default())));
    }
    fn why_not(&self, seat: Seat, action: Spelt<F>) -> Illegal {
        self.game.why_not(seat, action.0)
    }
    fn check(&self, seat: Seat, action: Spelt<F>) -> Result<(), Illegal> {
        F::check(&self.game, seat, action.0)
    }
    fn play(&mut self, seat: Seat, action: Spelt<F>, chance: &mut impl Chance, log: &mut impl Log<Heard<F>>) {
        self.go(seat, action, chance, log);
    }
    fn apply(
        &mut self,
        seat: Seat,
        action: Spelt<F>,
        chance: &mut impl Chance,
        log: &mut impl Log<Heard<F>>,
    ) -> Result<(), Illegal> {
        if let Err(why) = self.check(seat, action) {
            self.flaw.refused(&mut self.game);
            return Err(why);
        }
        self.go(seat, action, chance, log);
        self.flaw.applied(&mut self.game);
        Ok(())
    }
    fn view(&self, viewer: Viewer) -> Seen<F> {
        Seen(F::view(&self.game, viewer), self.flaw.seen())
    }
    fn imagine(view: &Seen<F>, chance: &mut impl Chance) -> Self {
        Self { game: F::imagine(&view.0, chance), flaw: F::dreamed() }
    }
}

impl<F: Flaw> Conforms for Spoiled<F> {
    type Game = Self;
    const MAX_DECISIONS: usize = F::Base::MAX_DECISIONS;
    const STATE_BYTES: usize = F::Base::STATE_BYTES;
    const MAX_ACTIONS: usize = F::Base::MAX_ACTIONS;

    fn tables() -> Vec<OptionsOf<F>> {
        F::tables()
    }
    fn audit(game: &Self) -> Result<(), String> {
        F::Base::audit(&game.game)
    }
    fn reshuffled(game: &Self, viewer: Viewer, chance: &mut Fast) -> Option<Self> {
        Some(Self { game: F::Base::reshuffled(&game.game, viewer, chance)?, flaw: game.flaw })
    }
}

impl<F: Flaw> Event for Heard<F> {
    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        F::redacted(&self.0, viewer).map(Self)
    }
    fn reveals(&self) -> bool {
        F::reveals(&self.0)
    }
    fn used(&self) -> Option<&'static str> {
        self.0.used()
    }
}

impl<F: Flaw> Display for Spelt<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&F::written(self.0))
    }
}

impl<F: Flaw> FromStr for Spelt<F> {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        F::read(text).map(|action| Self(action, F::default()))
    }
}
