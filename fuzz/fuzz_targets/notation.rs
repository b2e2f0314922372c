//! The notation of actions: no text panics, and what is read is written the same again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_rocket_dice::Action;

fuzz_target!(|text: &str| {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
});
