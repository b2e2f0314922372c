//! The content loader: whatever a file says, the answer is tables or a diagnostic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_rocket_dice::Content;

fuzz_target!(|text: &str| {
    if let Err(diagnostic) = Content::load("fuzzed.toml", text) {
        assert!(!diagnostic.to_string().is_empty());
    }
});
