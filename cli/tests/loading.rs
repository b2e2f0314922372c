//! `orrery load`: a server of its own under a little load.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod common;

use common::orrery;
use serde_json::Value;

#[test]
fn moves_are_counted_and_timed() {
    let out = orrery("load --serve --tables 3 --seats 3 --spectators 1 --seconds 2 --think 20 --json").good();
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&report["refused"], &report["errors"]), (&0.into(), &0.into()), "{out}");
    assert!(report["moves"].as_u64().unwrap() > 10, "{out}");
    for latency in ["move_to_other_seat_ms", "move_to_acknowledgement_ms"] {
        let [p50, p99, max] = ["p50", "p99", "max"].map(|part| report[latency][part].as_f64().unwrap());
        assert!(0.0 < p50 && p50 <= p99 && p99 <= max, "{out}");
    }
    assert!(report["server_memory"]["resident"].as_u64().unwrap() > 1_000_000, "{out}");
    // Everybody hears of every move: three seats and one who looks on.
    assert!(report["messages_per_second"].as_f64() > report["moves_per_second"].as_f64(), "{out}");
}

#[test]
fn only_this_machine_is_loaded() {
    orrery("load --url http://192.0.2.1:80").fails(2, "not on this machine");
    orrery("load --url ftp://127.0.0.1:80").fails(2, "not the address of a server");
    orrery("load --url http://127.0.0.1:1 --tables 1 --seconds 1").fails(2, "no answer");
}
