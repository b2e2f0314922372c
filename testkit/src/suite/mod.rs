//! The conformance suite: laws that every game keeps, tried on random games.
//!
//! Each law is a function here that plays games at every table of a [`Conforms`] and returns the shortest game that
//! breaks the law, if any does. [`conformance!`](crate::conformance) makes a test of each. How a law is written: see
//! the private modules under `laws`, one file per kind of law.

mod budget;
mod failure;
mod walk;

pub use failure::Failure;
pub(crate) use failure::json;
pub(crate) use walk::{Law, Start, Step, Verdict};

use crate::{Conforms, laws};

/// Defines the function of each law that is tried by walking through games.
macro_rules! laws {
    ($($(#[doc = $doc:literal])* $name:ident, $seeds:ident, $law:expr;)*) => {
        $(
            $(#[doc = $doc])*
            pub fn $name<C: Conforms>() -> Result<(), Failure> {
                walk::walk::<C, _>(stringify!($name), &budget::$seeds(C::ONE_IN), || $law)
            }
        )*
    };
}

laws! {
    /// Every listed action is accepted.
    listed_actions_are_accepted, few, laws::Listed;
    /// Every action that is not listed is refused with the right kind of reason: not asked, over, or a rule.
    unlisted_actions_are_refused, few, laws::Unlisted::<C>::default();
    /// A refusal leaves the state as it was, tells nothing to the log and asks nothing of chance.
    a_refusal_changes_nothing, few, laws::Untouched::<C>::default();
    /// Actions are listed in ascending order, each once, and not too many.
    actions_are_sorted_and_unique, few, laws::Sorted;
    /// On listed actions `apply` and `play` do the same.
    apply_and_play_do_the_same, few, laws::SameDoors;
    /// The notation of every action reads back as that action.
    notation_round_trips, few, laws::Notation;
    /// Whoever is asked sits at the table and has an answer; who does not sit there has none.
    nobody_is_stuck, few, laws::NeverStuck;
    /// Every game ends within the bound.
    every_game_ends, few, laws::Ends;
    /// The audit of the game passes at every step.
    the_audit_passes, few, laws::Audit;
    /// A state that is saved and loaded is the same and plays on the same; it fits its bound of memory.
    states_save_and_load, few, laws::Saves;
    /// There is a winner at the table and an ending by name.
    the_outcome_is_sane, few, laws::Sane;
    /// Past states are as they were after all that was played on their clones.
    clones_are_independent, few, laws::Clones::<C>::default();
    /// The same actions with the same chance outcomes give the same states and events.
    a_replay_is_equal, few, laws::Replay::<C>::default();
    /// A position imagined from a view gives that view again, with the same prompt and actions, and passes the audit.
    guesses_look_the_same, few, laws::Guesses;
    /// An imagined position can be played to its end.
    guesses_can_be_played, few, laws::Playable::<C>::default();
    /// Views survive JSON.
    views_travel_as_json, few, laws::ViewsTravel;
    /// What a viewer must not know can change without a change of the view.
    views_keep_secrets, few, laws::Secrets;
    /// While another still owes an answer, nobody learns what a seat has answered.
    simultaneous_answers_are_sealed, few, laws::Sealed;
    /// The log tells a viewer nothing that the view does not tell.
    the_log_tells_no_more_than_the_view, few, laws::QuietLog::<C>::default();
    /// An action without chance and without a revealing event teaches nothing to the one who acts.
    what_is_learned_is_marked_as_revealed, few, laws::Reveals;
    /// Events survive JSON, redacted or not, and redacting twice is redacting once.
    events_travel_as_json, few, laws::EventsTravel;
    /// The fast pass over many games: cheap laws only, at every step.
    many_random_games, many, laws::Cheap;
}

/// No text makes the notation panic, and what it accepts it writes again.
pub fn mangled_notation_is_no_panic<C: Conforms>() -> Result<(), Failure> {
    laws::mangled::<C>("mangled_notation_is_no_panic", &budget::few(C::ONE_IN))
}

/// Options: every player count that the game knows is among the tables, others are refused without panic.
pub fn options_and_tables_agree<C: Conforms>() -> Result<(), Failure> {
    laws::tables::<C>("options_and_tables_agree")
}

/// Joins a game to the conformance suite: makes one test of each law.
///
/// Takes a type that implements [`Conforms`](crate::Conforms). Stands in a module or test file of its own.
///
/// ```
/// orrery_testkit::conformance!(orrery_testkit::toy::Nim);
/// ```
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        $crate::conformance! { $game:
            listed_actions_are_accepted
            unlisted_actions_are_refused
            a_refusal_changes_nothing
            actions_are_sorted_and_unique
            apply_and_play_do_the_same
            notation_round_trips
            mangled_notation_is_no_panic
            nobody_is_stuck
            every_game_ends
            the_audit_passes
            states_save_and_load
            the_outcome_is_sane
            clones_are_independent
            a_replay_is_equal
            guesses_look_the_same
            guesses_can_be_played
            views_travel_as_json
            views_keep_secrets
            simultaneous_answers_are_sealed
            the_log_tells_no_more_than_the_view
            what_is_learned_is_marked_as_revealed
            events_travel_as_json
            options_and_tables_agree
            many_random_games
        }
    };
    ($game:ty: $($law:ident)*) => {
        $(
            #[test]
            fn $law() {
                if let Err(failure) = $crate::suite::$law::<$game>() {
                    panic!("{failure}");
                }
            }
        )*
    };
}
