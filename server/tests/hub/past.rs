//! Logs, positions of the past, records.

use orrery_kernel::Viewer;
use orrery_wire::{Code, Status};

use crate::room::*;

#[tokio::test(flavor = "multi_thread")]
async fn every_position_of_the_past_can_be_seen_as_it_was_seen_then() {
    let hub = hub().await;
    let id = duel(&hub, "toy-kuhn").await;
    let mut then = Vec::new();
    let mut guest = Guest::seated(&hub, &id, 1).await;
    then.push(guest.state.clone());
    let end = play_out(&hub, &id, 2).await;
    while guest.state.seq < end.seq {
        guest.hear().await.unwrap();
        then.push(guest.state.clone());
    }
    for state in then {
        let past = hub.past(&id, Viewer::Seat(seat(1)), state.seq).await.unwrap();
        assert_eq!(past.news.map(|news| news.seq), Some(state.seq));
        assert_eq!((past.state.view, past.state.asked), (state.view, state.asked));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_tells_each_what_they_may_know() {
    let hub = hub().await;
    let id = duel(&hub, "toy-kuhn").await;
    let of = async |viewer| serde_json::to_string(&hub.log(&id, viewer, 0).await.unwrap()).unwrap();
    let (first, second, none) =
        (of(Viewer::Seat(seat(1))).await, of(Viewer::Seat(seat(2))).await, of(Viewer::Spectator).await);
    assert!(first != second && second != none && first != none, "{first}\n{second}\n{none}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_comes_when_it_is_over_and_can_be_brought_back() {
    let hub = hub().await;
    let id = duel(&hub, "rocket-dice").await;
    assert_eq!(hub.record(&id).await.unwrap_err().problem, Code::WrongTime);
    let end = play_out(&hub, &id, 2).await;
    let record = hub.record(&id).await.unwrap();
    let again = name();
    hub.import(&again, record, |_| Vec::new()).await.unwrap();
    let page = hub.page(&again).await.unwrap();
    assert_eq!((page.card.status, page.card.outcome), (Status::Over, end.outcome));
    assert_eq!(
        hub.import(&name(), b"not a record".to_vec(), |_| Vec::new()).await.unwrap_err().problem,
        Code::BadRecord
    );
}
