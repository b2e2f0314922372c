//! Flaws of views, guesses and the log.

use orrery_kernel::{Chance, Event, Game, Viewer};
use orrery_testkit::suite;
use orrery_testkit::toy::{Gops, GopsEvent, Kuhn, KuhnEvent, KuhnView, Nim, NimEvent};
use serde::{Deserialize, Serialize};

use crate::spoiled::{Flaw, Spoiled};
use crate::{catch, flaw};

fn leak(game: &Kuhn, viewer: Viewer) -> KuhnView {
    KuhnView { hands: game.hands.map(Some), ..game.view(viewer) }
}

flaw! {
    /// Shows all hands; a guess deals them anew nevertheless.
    LeakyView(Kuhn) {
        fn view(game: &Kuhn, viewer: Viewer) -> KuhnView {
            leak(game, viewer)
        }
        fn imagine(view: &KuhnView, _: &mut dyn Chance) -> Kuhn {
            let hands = if view.hands[0] == Some(1) { [2, 3] } else { [1, 2] };
            Kuhn { cards: view.cards, hands, line: view.line.clone() }
        }
    }
}

flaw! {
    /// Shows all hands, and a guess believes what it sees: the two agree.
    BelievedLeak(Kuhn) {
        fn view(game: &Kuhn, viewer: Viewer) -> KuhnView {
            leak(game, viewer)
        }
    }
}

flaw! {
    /// Imagines that the other has the same card.
    Impossible(Kuhn) {
        fn imagine(view: &KuhnView, _: &mut dyn Chance) -> Kuhn {
            let card = view.hands[0].or(view.hands[1]).unwrap_or(1);
            Kuhn { cards: view.cards, hands: view.hands.map(|known| known.unwrap_or(card)), line: view.line.clone() }
        }
    }
}

/// What is imagined looks right and then goes on for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Nightmare(bool);

impl Flaw for Nightmare {
    type Base = Nim;
    fn dreamed() -> Self {
        Self(true)
    }
    fn played(&mut self, game: &mut Nim, _: &mut Vec<NimEvent>) {
        if self.0 && game.stones < 5 {
            game.stones += 5;
        }
    }
}

flaw! {
    /// A showdown is not marked as revealing.
    UnmarkedReveal(Kuhn) {
        fn reveals(_: &KuhnEvent) -> bool {
            false
        }
    }
}

flaw! {
    /// The last bid turns up all others, unmarked.
    UnmarkedBids(Gops) {
        fn reveals(_: &GopsEvent) -> bool {
            false
        }
    }
}

flaw! {
    /// The log shows the hands after a fold, which the view keeps hidden.
    TalkativeLog(Kuhn) {
        fn played(&mut self, game: &mut Kuhn, events: &mut Vec<KuhnEvent>) {
            if game.outcome().is_some_and(|outcome| outcome.ending == 0) {
                events.push(KuhnEvent::Shown { hands: game.hands });
            }
        }
    }
}

flaw! {
    /// Everybody hears what was dealt to whom.
    LoudDeal(Kuhn) {
        fn redacted(event: &KuhnEvent, _: Viewer) -> Option<KuhnEvent> {
            Some(event.clone())
        }
    }
}

flaw! {
    /// A spectator hears what players do not.
    FavouredSpectator(Gops) {
        fn redacted(event: &GopsEvent, viewer: Viewer) -> Option<GopsEvent> {
            if viewer == Viewer::Spectator { Some(event.clone()) } else { event.redacted(viewer) }
        }
    }
}

flaw! {
    /// Everybody hears a secret bid at once.
    LoudBid(Gops) {
        fn redacted(event: &GopsEvent, _: Viewer) -> Option<GopsEvent> {
            Some(event.clone())
        }
    }
}

flaw! {
    /// What was redacted once is withheld when redacted again.
    FadingEvent(Gops) {
        fn redacted(event: &GopsEvent, viewer: Viewer) -> Option<GopsEvent> {
            match event {
                GopsEvent::Answered { card: None, .. } => None,
                _ => event.redacted(viewer),
            }
        }
    }
}

catch! {
    leaky_view: LeakyView, guesses_look_the_same, "in the guess";
    believed_leak: BelievedLeak, views_keep_secrets, "can tell";
    impossible_guess: Impossible, guesses_look_the_same, "imagines the impossible";
    nightmare: Nightmare, guesses_can_be_played, "does not end";
    unmarked_reveal: UnmarkedReveal, what_is_learned_is_marked_as_revealed, "learned something unmarked";
    unmarked_bids: UnmarkedBids, what_is_learned_is_marked_as_revealed, "learned something unmarked";
    talkative_log: TalkativeLog, the_log_tells_no_more_than_the_view, "sees the same and is told";
    loud_deal: LoudDeal, the_log_tells_no_more_than_the_view, "sees two starts alike";
    favoured_spectator: FavouredSpectator, the_log_tells_no_more_than_the_view, "told to a spectator";
    loud_bid: LoudBid, simultaneous_answers_are_sealed, "others still thinking";
    fading_event: FadingEvent, events_travel_as_json, "of that again only";
}

/// Why `Conforms::reshuffled` exists: views and guesses alone cannot see this leak.
#[test]
fn a_believed_leak_is_seen_only_when_the_hidden_is_dealt_anew() {
    assert!(suite::guesses_look_the_same::<Spoiled<BelievedLeak>>().is_ok());
}
