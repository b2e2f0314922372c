//! The suite can fail: each law catches a toy game that breaks it, and says how to see it again.

mod knowledge;
mod rules;
mod spoiled;

use orrery_testkit::suite::{self, Failure};
use spoiled::{Flaw, Spoiled};

/// The law finds the flaw, and says something of what it found.
#[track_caller]
fn caught<F: Flaw>(law: fn() -> Result<(), Failure>, what: &str) {
    match law() {
        Ok(()) => panic!("{} is not caught", std::any::type_name::<F>()),
        Err(failure) => assert!(failure.what.contains(what), "not `{what}` but:\n{failure}"),
    }
}

/// Tests that a flaw is caught by a law: the flaw, the law, and words from what the law says.
macro_rules! catch {
    ($($test:ident: $flaw:ty, $law:ident, $what:expr;)*) => {
        $(
            #[test]
            fn $test() {
                crate::caught::<$flaw>(orrery_testkit::suite::$law::<crate::Spoiled<$flaw>>, $what);
            }
        )*
    };
}
pub(crate) use catch;

/// Defines a flaw without memory of its own.
macro_rules! flaw {
    ($(#[doc = $doc:literal])* $name:ident($base:ty) { $($body:tt)* }) => {
        $(#[doc = $doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        struct $name;
        impl crate::spoiled::Flaw for $name {
            type Base = $base;
            $($body)*
        }
    };
}
pub(crate) use flaw;

#[test]
fn a_toy_wrapped_without_a_flaw_passes() {
    flaw! {
        /// No flaw at all.
        Flawless(orrery_testkit::toy::Gops) {}
    }
    type Same = Spoiled<Flawless>;
    suite::listed_actions_are_accepted::<Same>().unwrap();
    suite::unlisted_actions_are_refused::<Same>().unwrap();
    suite::a_refusal_changes_nothing::<Same>().unwrap();
    suite::states_save_and_load::<Same>().unwrap();
    suite::a_replay_is_equal::<Same>().unwrap();
    suite::guesses_look_the_same::<Same>().unwrap();
    suite::views_keep_secrets::<Same>().unwrap();
    suite::simultaneous_answers_are_sealed::<Same>().unwrap();
    suite::the_log_tells_no_more_than_the_view::<Same>().unwrap();
    suite::what_is_learned_is_marked_as_revealed::<Same>().unwrap();
    suite::mangled_notation_is_no_panic::<Same>().unwrap();
}
