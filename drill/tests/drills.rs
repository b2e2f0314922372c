//! Every drill, short.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::process::Command;

/// Runs a drill; it must hold. Gives its summary.
#[track_caller]
fn drill(args: &str) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_orrery-drill")).args(args.split_whitespace()).output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{args}: {}\n{out}\n{err}", output.status);
    assert!(out.ends_with("Everything held.\n"), "{out}");
    out.into_owned()
}

#[test]
fn a_killed_server_loses_nothing_on_sqlite() {
    assert!(drill("kill --store sqlite --times 8 --tables 4").contains("kills                    8 "));
}

#[test]
fn a_killed_server_loses_nothing_on_postgresql() {
    assert!(drill("kill --store postgres --times 8 --tables 4").contains("kills                    8 "));
}

#[test]
fn nodes_that_die_by_turns_behave_as_one() {
    drill("nodes --seconds 4 --nodes 3 --tables 4");
}

#[test]
fn nobody_is_told_what_they_may_not_know() {
    assert!(drill("secrets --games 10").contains("games                    10,"));
}

#[test]
fn rubbish_does_no_harm() {
    assert!(drill("fuzz --messages 20000").contains("messages sent            20"));
}

#[test]
fn a_drill_that_cannot_be_carried_out_says_so() {
    let args = ["serve", "--listen", "10.0.0.1:80", "--store", "sqlite::memory:"];
    let output = Command::new(env!("CARGO_BIN_EXE_orrery-drill")).args(args).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("only on this machine"));
}
