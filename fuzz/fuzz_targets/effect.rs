//! The effect language: no text panics any of its parsers, and printing what was parsed is a fixed point.
#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_script::{parse_condition, parse_cost, parse_effect, parse_region, parse_triggers, print};

fuzz_target!(|text: &str| {
    if let Ok(tree) = parse_effect(text) {
        let printed = print::effect(&tree).to_string();
        assert_eq!(parse_effect(&printed).as_ref(), Ok(&tree));
    }
    if let Ok(tree) = parse_cost(text) {
        assert_eq!(parse_cost(&tree.to_string()), Ok(tree));
    }
    if let Ok(tree) = parse_condition(text) {
        assert_eq!(parse_condition(&tree.to_string()), Ok(tree));
    }
    if let Ok(tree) = parse_triggers(text) {
        assert_eq!(parse_triggers(&print::triggers(&tree).to_string()), Ok(tree));
    }
    if let Ok(tree) = parse_region(text) {
        assert_eq!(parse_region(&print::region(&tree).to_string()), Ok(tree));
    }
});
