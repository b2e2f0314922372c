//! Rules that fail.

use orrery_kernel::Viewer;
use orrery_wire::{Code, Status};

use crate::room::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_match_on_which_the_rules_fail_is_stopped_and_keeps_its_log_while_others_go_on() {
    let hub = hub().await;
    let (doomed, other) = (duel(&hub, "bomb").await, duel(&hub, "bomb").await);
    let mut watching = Guest::join(&hub, &doomed, Viewer::Spectator).await;
    let seen = watching.state.seq;
    command(&hub, &doomed, 1, seen, act("take 1")).await.unwrap();
    let problem = command(&hub, &doomed, 2, seen + 1, act("take 3")).await.unwrap_err();
    assert_eq!(problem.problem, Code::Quarantined);
    watching.until(|state| state.status == Status::Quarantined).await;
    let later = command(&hub, &doomed, 2, seen + 2, act("take 1")).await.unwrap_err();
    assert_eq!(later.problem, Code::Quarantined);
    let report = String::from_utf8(hub.report(&doomed).await.unwrap()).unwrap();
    assert!(report.contains("take 1") && report.contains("the third stone was a bomb"), "{report}");
    command(&hub, &other, 1, seen, act("take 2")).await.unwrap();
    assert_eq!(hub.report(&other).await.unwrap_err().problem, Code::WrongTime);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_on_which_the_rules_fail_stops_only_its_match() {
    let hub = hub().await;
    let id = make(&hub, "bomb", vec![bot("greedy"), bot("greedy")]).await;
    let mut watching = Guest::join(&hub, &id, Viewer::Spectator).await;
    watching.until(|state| state.status == Status::Quarantined).await;
    let sound = make(&hub, "toy-nim", vec![bot("greedy"), bot("greedy")]).await;
    let mut watching = Guest::join(&hub, &sound, Viewer::Spectator).await;
    watching.until(|state| state.status == Status::Over).await;
}
