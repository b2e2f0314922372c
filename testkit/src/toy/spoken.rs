//! The toy games speak, because whoever holds tables of any game wants that of it. Their keys have no sentences: nobody
//! plays toys but tests.

use orrery_kernel::{Name, Phrase, RuleId, Seat, Spoken};

use super::{
    Bid, Gops, GopsEvent, Kuhn, KuhnAction, KuhnEvent, Nim, NimEvent, Pig, PigAction, PigEvent, Take,
};

impl Spoken for Nim {
    fn name() -> Name {
        Name { en: "Nim", de: "Nim" }
    }

    fn ask(&self, _: Seat) -> Phrase {
        Phrase::new("toy-nim-ask").with("stones", self.stones)
    }

    fn say(&self, _: Seat, Take(stones): Take) -> Phrase {
        Phrase::new("toy-nim-take").with("stones", stones)
    }

    fn tell(&self, event: &NimEvent) -> Phrase {
        let &NimEvent::Took { seat, stones } = event;
        Phrase::new("toy-nim-took").with("seat", seat).with("stones", stones)
    }

    fn rule(&self) -> RuleId {
        RuleId("NIM-TAKE-1")
    }
}

impl Spoken for Kuhn {
    fn name() -> Name {
        Name { en: "Kuhn Poker", de: "Kuhn-Poker" }
    }

    fn ask(&self, _: Seat) -> Phrase {
        Phrase::new("toy-kuhn-ask")
    }

    fn say(&self, _: Seat, action: KuhnAction) -> Phrase {
        Phrase::new(match action {
            KuhnAction::Pass => "toy-kuhn-pass",
            KuhnAction::Bet => "toy-kuhn-bet",
        })
    }

    fn tell(&self, event: &KuhnEvent) -> Phrase {
        match *event {
            KuhnEvent::Dealt { seat, .. } => Phrase::new("toy-kuhn-dealt").with("seat", seat),
            KuhnEvent::Said { seat, action } => {
                Phrase::new("toy-kuhn-said").with("seat", seat).with("what", action.to_string())
            }
            KuhnEvent::Shown { hands: [first, second] } => {
                Phrase::new("toy-kuhn-shown").with("first", first).with("second", second)
            }
        }
    }

    fn rule(&self) -> RuleId {
        RuleId(if self.line.contains(&KuhnAction::Bet) { "KUHN-CALL-1" } else { "KUHN-BET-1" })
    }
}

impl Spoken for Pig {
    fn name() -> Name {
        Name { en: "Pig", de: "Schweinerei" }
    }

    fn ask(&self, _: Seat) -> Phrase {
        Phrase::new("toy-pig-ask").with("pot", self.pot)
    }

    fn say(&self, _: Seat, action: PigAction) -> Phrase {
        Phrase::new(match action {
            PigAction::Roll => "toy-pig-roll",
            PigAction::Hold => "toy-pig-hold",
        })
    }

    fn tell(&self, event: &PigEvent) -> Phrase {
        match *event {
            PigEvent::Rolled { seat, face } => {
                Phrase::new("toy-pig-rolled").with("seat", seat).with("face", face)
            }
            PigEvent::Held { seat, banked } => {
                Phrase::new("toy-pig-held").with("seat", seat).with("banked", banked)
            }
        }
    }

    fn rule(&self) -> RuleId {
        RuleId(if self.pot > 0 { "PIG-HOLD-1" } else { "PIG-ROLL-1" })
    }
}

impl Spoken for Gops {
    fn name() -> Name {
        Name { en: "Pure Strategy", de: "Reine Strategie" }
    }

    fn ask(&self, _: Seat) -> Phrase {
        Phrase::new("toy-gops-ask").with("prize", self.prize)
    }

    fn say(&self, _: Seat, Bid(card): Bid) -> Phrase {
        Phrase::new("toy-gops-bid").with("card", card)
    }

    fn tell(&self, event: &GopsEvent) -> Phrase {
        match *event {
            GopsEvent::Turned { prize } => Phrase::new("toy-gops-turned").with("prize", prize),
            GopsEvent::Answered { seat, .. } => Phrase::new("toy-gops-answered").with("seat", seat),
            GopsEvent::Shown { bids, .. } => Phrase::new("toy-gops-shown")
                .with("bids", Seat::all(self.seats).map(|seat| bids[seat]).collect::<orrery_kernel::Value>()),
        }
    }

    fn rule(&self) -> RuleId {
        RuleId("GOPS-BID-1")
    }
}
