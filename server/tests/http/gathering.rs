//! Making tables, sitting down, and starting.

use orrery_wire::lobby::{Made, MatchPage, Written};
use orrery_wire::{Clock, Code, Holder, Status};
use serde_json::json;

use crate::web::{Server, seat};

#[tokio::test]
async fn a_table_is_made_as_it_was_asked_for() {
    let server = Server::start().await;
    let new = json!({
        "game": "rocket-dice",
        "seats": ["invite", { "me": { "name": " Ada " } }, { "bot": { "bot": "greedy" } }, "open"],
        "title": "Friday evening",
        "clock": { "live": { "bank": 600, "increment": 5 } },
        "listed": true,
        "watch": false,
    });
    let (made, ticket) = server.table(new).await;
    assert_eq!((made.you.seat, made.you.host), (Some(seat(2)), true));
    assert_eq!(made.invites.iter().map(|invite| invite.seat).collect::<Vec<_>>(), [seat(1)]);
    let page = server.page(&made.id, &ticket).await;
    let holders: Vec<Holder> = page.card.seats.iter().map(|seat| seat.holder.clone()).collect();
    let (ada, greedy) = (Holder::Person { name: "Ada".to_owned() }, Holder::Bot { bot: "greedy".to_owned() });
    assert_eq!(holders, [Holder::Invited, ada, greedy, Holder::Open]);
    assert_eq!((page.card.game.as_str(), page.card.title.as_str()), ("rocket-dice", "Friday evening"));
    assert_eq!(page.card.clock, Clock::Live { bank: 600, increment: 5 });
    assert_eq!((page.card.status, page.card.listed, page.card.watch), (Status::Gathering, true, false));
    assert_eq!(page.you, made.you);
    assert!(page.options.is_object());
}

#[tokio::test]
async fn wrong_wishes_are_explained() {
    let server = Server::start().await;
    let seats = json!([{ "me": { "name": "Ada" } }, "open"]);
    for (new, status, code) in [
        (json!({ "game": "chess", "seats": seats }), 422, Code::NoSuchGame),
        (json!({ "game": "toy-nim", "seats": [] }), 422, Code::BadOptions),
        (json!({ "game": "toy-nim", "seats": ["open", "open", "open", "open"] }), 422, Code::BadOptions),
        (json!({ "game": "toy-nim", "seats": vec!["open"; 6] }), 400, Code::BadRequest),
        (json!({ "game": "toy-nim", "seats": vec!["open"; 1000] }), 400, Code::BadRequest),
        (
            json!({ "game": "toy-nim", "seats": seats, "options": { "stones": "many" } }),
            422,
            Code::BadOptions,
        ),
        (json!({ "game": "toy-nim", "seats": ["open", { "bot": { "bot": "hal" } }] }), 422, Code::BadBot),
        (json!({ "game": "toy-nim", "seats": seats, "title": "x".repeat(61) }), 400, Code::BadRequest),
        (json!({ "game": "toy-nim", "seats": [{ "me": { "name": "" } }, "open"] }), 400, Code::BadRequest),
        (
            json!({ "game": "toy-nim", "seats": [{ "me": { "name": "x".repeat(31) } }, "open"] }),
            400,
            Code::BadRequest,
        ),
        (json!({ "game": "toy-nim", "seats": seats, "colour": "red" }), 400, Code::BadRequest),
        (json!({ "seats": seats }), 400, Code::BadRequest),
    ] {
        let told = server.post("/api/matches", new.clone()).send().await;
        assert_eq!(told.status, status, "{new}: {}", told.text());
        assert_eq!(told.cookie(), None, "who is refused gets no ticket");
        told.refused(status, code);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_all_are_ready_it_starts() {
    let server = Server::start().await;
    let new = json!({ "game": "rocket-dice", "seats": [{ "me": { "name": "Ada" } }, "open"] });
    let (made, ada) = server.table(new).await;
    let ready =
        |ready: bool| server.post(format!("/api/matches/{}/ready", made.id), json!({ "ready": ready }));
    let first: Written = ready(true).ticket(&ada).send().await.good();
    let again: Written = ready(true).ticket(&ada).send().await.good();
    assert_eq!(first.seq, again.seq, "saying it twice changes nothing");
    let second: Written = ready(false).ticket(&ada).send().await.good();
    assert_eq!(second.seq, first.seq + 1);
    let ben = server.sit(&made.id, "Ben", None).await;
    server.ready(&made.id, &ben).await;
    assert_eq!(server.page(&made.id, &ada).await.card.status, Status::Gathering);
    server.ready(&made.id, &ada).await;
    let page: MatchPage = server.until(&made.id, &ada, Status::Running).await;
    assert!(!page.card.asked.is_empty());
    // Now seats no longer change hands.
    ready(false).ticket(&ada).send().await.refused(409, Code::WrongTime);
    server
        .post(format!("/api/matches/{}/stand", made.id), json!(null))
        .ticket(&ben)
        .send()
        .await
        .refused(409, Code::WrongTime);
    let sit = json!({ "name": "Eve" });
    server.post(format!("/api/matches/{}/sit", made.id), sit).send().await.refused(409, Code::NoSeat);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_come_at_once_each_seat_gets_one() {
    let server = Server::start().await;
    let (made, host): (Made, _) =
        server.table(json!({ "game": "rocket-dice", "seats": ["open", "open", "open"] })).await;
    let come = (0..8).map(|who| {
        let wish = json!({ "name": format!("guest {who}"), "ticket": true });
        server.post(format!("/api/matches/{}/sit", made.id), wish).send()
    });
    let told = futures_util::future::join_all(come).await;
    let seated = told.iter().filter(|told| told.status == 200).count();
    assert_eq!(seated, 3, "{:?}", told.iter().map(|told| told.text()).collect::<Vec<_>>());
    assert!(told.iter().all(|told| told.status == 200 || told.status == 409));
    let page = server.page(&made.id, &host).await;
    assert!(page.card.seats.iter().all(|seat| matches!(seat.holder, Holder::Person { .. })));
}
