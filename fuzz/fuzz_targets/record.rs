//! The record reader and the replay: whatever a file says, the answer is a game or an error.
#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_rocket_dice::RocketDice;

fuzz_target!(|data: &[u8]| {
    if let Err(error) = orrery_record::fuzz_read::<RocketDice>(data) {
        assert!(!error.to_string().is_empty());
    }
});
