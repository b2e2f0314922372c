//! Nim whose rules fail when somebody takes three stones.

use orrery_kernel::{
    Appraise, BadOptions, Chance, Digest, Game, Illegal, Log, Name, Offers, Phrase, Prompt, RuleId, Seat,
    Spoken, Viewer,
};
use orrery_testkit::toy::{Nim, NimEvent, NimOptions, Take};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Bomb(Nim);

impl Game for Bomb {
    const ID: &'static str = "bomb";
    const REV: u16 = 1;
    const ENDINGS: &'static [&'static str] = Nim::ENDINGS;
    type Options = NimOptions;
    type Action = Take;
    type Event = NimEvent;
    type View = Nim;

    fn content() -> Digest {
        Nim::content()
    }

    fn options(seats: u8) -> Result<NimOptions, BadOptions> {
        Nim::options(seats)
    }

    fn start(
        options: &NimOptions,
        chance: &mut impl Chance,
        log: &mut impl Log<NimEvent>,
    ) -> Result<Self, BadOptions> {
        Nim::start(options, chance, log).map(Self)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn prompt(&self) -> Prompt {
        self.0.prompt()
    }

    fn offers(&self, seat: Seat, offers: &mut impl Offers<Take>) {
        self.0.offers(seat, offers);
    }

    fn why_not(&self, seat: Seat, action: Take) -> Illegal {
        self.0.why_not(seat, action)
    }

    fn play(&mut self, seat: Seat, action: Take, chance: &mut impl Chance, log: &mut impl Log<NimEvent>) {
        assert_ne!(action, Take(3), "the third stone was a bomb");
        self.0.play(seat, action, chance, log);
    }

    fn view(&self, viewer: Viewer) -> Nim {
        self.0.view(viewer)
    }

    fn imagine(view: &Nim, chance: &mut impl Chance) -> Self {
        Self(Nim::imagine(view, chance))
    }
}

impl Appraise for Bomb {
    fn appraise(&self, seat: Seat) -> i32 {
        self.0.appraise(seat)
    }
}

impl Spoken for Bomb {
    fn name() -> Name {
        Name { en: "Bomb", de: "Bombe" }
    }

    fn ask(&self, _: Seat) -> Phrase {
        Phrase::new("bomb-ask")
    }

    fn say(&self, _: Seat, _: Take) -> Phrase {
        Phrase::new("bomb-say")
    }

    fn tell(&self, _: &NimEvent) -> Phrase {
        Phrase::new("bomb-tell")
    }

    fn rule(&self) -> RuleId {
        RuleId("BOMB-1")
    }
}
