//! One small game in several revisions, for upgrades: a heap of stones, two takes to a turn, the last stone wins.

use orrery_kernel::{
    Appraise, BadOptions, Chance, Digest, Event, Game, Illegal, Log, Name, Offers, Outcome, PerSeat, Phrase,
    Prompt, RuleId, Seat, SeatSet, Spoken, Viewer, digest,
};
use orrery_testkit::toy::Take;
use serde::{Deserialize, Serialize};

/// A revision: its number, the most stones of a take, a field of the state that others lack, its word for a take.
macro_rules! heap {
    ($(#[$doc:meta])* $name:ident, $event:ident, $rev:literal, $most:literal, $(#[$attr:meta])* $extra:ident, $took:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub(crate) struct $name {
            pub(crate) stones: u8,
            pub(crate) turn: Seat,
            pub(crate) second: bool,
            $(#[$attr])*
            pub(crate) $extra: u8,
        }

        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub(crate) enum $event {
            $took { seat: Seat, stones: u8 },
        }

        impl Event for $event {
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

        impl Game for $name {
            const ID: &'static str = "heap";
            const REV: u16 = $rev;
            const ENDINGS: &'static [&'static str] = &["last-stone"];
            type Options = u8;
            type Action = Take;
            type Event = $event;
            type View = Self;

            fn content() -> Digest {
                digest(&$rev)
            }
            fn options(_: u8) -> Result<u8, BadOptions> {
                Ok(20)
            }
            fn start(most: &u8, chance: &mut impl Chance, _: &mut impl Log<$event>) -> Result<Self, BadOptions> {
                let stones = *most + chance.below(5) as u8;
                Ok(Self { stones, turn: Seat::default(), second: false, $extra: 0 })
            }
            fn seats(&self) -> u8 {
                2
            }
            fn prompt(&self) -> Prompt {
                let turn = SeatSet::one(self.turn);
                match self.stones {
                    0 => Prompt::Over(Outcome { scores: PerSeat::default(), winners: turn, ending: 0 }),
                    _ => Prompt::Ask(turn),
                }
            }
            fn offers(&self, seat: Seat, offers: &mut impl Offers<Take>) {
                if seat == self.turn {
                    (1..=self.stones.min($most)).for_each(|stones| offers.offer(Take(stones)));
                }
            }
            fn why_not(&self, _: Seat, _: Take) -> Illegal {
                Illegal::Rule { rule: RuleId("HEAP-1"), why: "heap-too-many" }
            }
            fn play(&mut self, seat: Seat, Take(stones): Take, _: &mut impl Chance, log: &mut impl Log<$event>) {
                self.stones -= stones;
                self.$extra += stones;
                log.event($event::$took { seat, stones });
                if self.stones > 0 {
                    self.turn = if self.second { seat.next(2) } else { seat };
                    self.second = !self.second;
                }
            }
            fn view(&self, _: Viewer) -> Self {
                self.clone()
            }
            fn imagine(view: &Self, _: &mut impl Chance) -> Self {
                view.clone()
            }
        }

        impl Appraise for $name {
            fn appraise(&self, _: Seat) -> i32 {
                0
            }
        }

        impl Spoken for $name {
            fn name() -> Name {
                Name { en: "Heap", de: "Haufen" }
            }
            fn ask(&self, _: Seat) -> Phrase {
                Phrase::new("heap-ask")
            }
            fn say(&self, _: Seat, _: Take) -> Phrase {
                Phrase::new("heap-take")
            }
            fn tell(&self, _: &$event) -> Phrase {
                Phrase::new("heap-took")
            }
            fn rule(&self) -> RuleId {
                RuleId("HEAP-1")
            }
        }
    };
}

heap! {
    /// As it was: at most 3 stones.
    Heap1, Event1, 1, 3, #[serde(skip)] unused, Took
}

heap! {
    /// Revised: at most 4 stones, and the state counts what was taken, which older states do not say.
    Heap2, Event2, 2, 4, #[serde(default)] taken, Took
}

heap! {
    /// Revised without care: older states and events cannot be read any more.
    Heap3, Event3, 3, 5, taken_in_all, Removed
}
