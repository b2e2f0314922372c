//! The notation of actions of every game: no text panics, and what is read is written the same again.
#![no_main]

use std::fmt::Display;
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;

fn reads_back<A: FromStr + Display>(text: &str) {
    if let Ok(action) = text.parse::<A>() {
        assert_eq!(action.to_string(), text);
    }
}

fuzz_target!(|text: &str| {
    reads_back::<orrery_rocket_dice::Action>(text);
    reads_back::<orrery_transgalactica::Action>(text);
    reads_back::<orrery_andromedas_edge::Action>(text);
});
