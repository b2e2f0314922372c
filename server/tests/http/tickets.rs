//! Tickets, cookies and links.

use orrery_wire::lobby::{Assigned, Made, MatchPage, Mine, Seated};
use orrery_wire::{Code, Holder};
use serde_json::json;

use crate::web::{Server, seat};

fn sit(server: &Server, made: &Made, body: serde_json::Value) -> crate::web::Ask {
    server.post(format!("/api/matches/{}/sit", made.id), body)
}

#[tokio::test]
async fn a_browser_gets_one_cookie_that_serves_for_all_its_matches() {
    let server = Server::start().await;
    let new = json!({ "game": "toy-nim", "seats": [{ "me": { "name": "Ada" } }, "open"] });
    let first = server.post("/api/matches", new.clone()).send().await.is(200);
    let cookie = first.cookie().unwrap();
    let line = first.header("set-cookie").unwrap();
    for part in ["__Host-orrery=", "HttpOnly", "Secure", "SameSite=Strict", "Path=/", "Max-Age=31536000"] {
        assert!(line.contains(part), "{line}");
    }
    assert!(first.json::<Made>().ticket.is_none());
    let second = server.post("/api/matches", new).cookie(&cookie).send().await.is(200);
    assert_eq!(second.cookie(), None);
    let mine: Mine = server.get("/api/mine").cookie(&cookie).send().await.good();
    let ids: Vec<_> = mine.matches.iter().map(|mine| mine.card.id.clone()).collect();
    let made = [first, second].map(|told| told.json::<Made>().id);
    assert!(made.iter().all(|id| ids.contains(id)) && ids.len() == 2, "{ids:?}");
    assert!(
        mine.matches.iter().all(|mine| mine.you.seat == Some(seat(1)) && mine.you.host && !mine.your_turn)
    );
    let nobody: Mine = server.get("/api/mine").send().await.good();
    assert!(nobody.matches.is_empty());
}

#[tokio::test]
async fn a_program_gets_its_ticket_in_the_answer_and_no_cookie() {
    let server = Server::start().await;
    let new = json!({ "game": "toy-nim", "seats": ["open", "open"], "ticket": true });
    let told = server.post("/api/matches", new.clone()).send().await.is(200);
    assert_eq!(told.header("set-cookie"), None);
    let made: Made = told.json();
    let ticket = made.ticket.clone().unwrap();
    let page = server.page(&made.id, &ticket).await;
    assert!(page.you.host && page.you.seat.is_none());
    // Whoever presents a ticket knows it: it is neither told nor replaced.
    let again = server.post("/api/matches", new).ticket(&ticket).send().await.is(200);
    assert_eq!((again.json::<Made>().ticket, again.header("set-cookie")), (None, None));
}

#[tokio::test]
async fn a_link_seats_one_and_only_one() {
    let server = Server::start().await;
    let (made, host) =
        server.table(json!({ "game": "toy-nim", "seats": ["invite", "open"], "watch": false })).await;
    let invite = &made.invites[0];
    assert_eq!(invite.path, format!("/t/{}#{}", made.id, invite.ticket.as_str()));
    let body = json!({ "name": "Ada", "invite": invite.ticket });
    let told = sit(&server, &made, body.clone()).send().await.is(200);
    assert_eq!(told.json::<Seated>().you.seat, Some(seat(1)));
    let cookie = told.cookie().unwrap();
    // The same person again: fine. Another: refused.
    let again: Seated = sit(&server, &made, body.clone()).cookie(&cookie).send().await.good();
    assert_eq!(again.you.seat, Some(seat(1)));
    sit(&server, &made, body).send().await.refused(409, Code::NoSeat);
    let page = server.page(&made.id, &host).await;
    assert_eq!(page.card.seats[0].holder, Holder::Person { name: "Ada".to_owned() });
    assert_eq!(page.card.seats[1].holder, Holder::Open);
}

#[tokio::test]
async fn the_ticket_of_a_link_can_itself_be_presented() {
    let server = Server::start().await;
    let new =
        json!({ "game": "toy-nim", "seats": ["invite", { "bot": { "bot": "random" } }], "watch": false });
    let (made, _) = server.table(new).await;
    let invite = &made.invites[0].ticket;
    // Who may sit down may look first.
    assert_eq!(server.page(&made.id, invite).await.you.seat, None);
    let seated: Seated = sit(&server, &made, json!({ "name": "Bot" })).ticket(invite).send().await.good();
    assert_eq!((seated.you.seat, seated.ticket), (Some(seat(1)), None));
    assert_eq!(server.page(&made.id, invite).await.you.seat, Some(seat(1)));
}

#[tokio::test]
async fn without_the_link_a_kept_seat_is_not_to_be_had() {
    let server = Server::start().await;
    let (made, _) = server.table(json!({ "game": "toy-nim", "seats": ["invite", "open"] })).await;
    sit(&server, &made, json!({ "name": "Eve", "seat": 1 })).send().await.refused(409, Code::NoSeat);
    let wrong = json!({ "name": "Eve", "invite": "x".repeat(43) });
    sit(&server, &made, wrong).send().await.refused(409, Code::NoSeat);
    let other = json!({ "name": "Eve", "seat": 2, "invite": made.invites[0].ticket });
    sit(&server, &made, other).send().await.refused(409, Code::NoSeat);
    sit(&server, &made, json!({ "name": "Eve" })).send().await.is(200);
    // At a table that is not to be seen, a wrong link opens nothing at all.
    let (hidden, _) =
        server.table(json!({ "game": "toy-nim", "seats": ["invite", "invite"], "watch": false })).await;
    let wrong = json!({ "name": "Eve", "invite": "x".repeat(43) });
    sit(&server, &hidden, wrong).send().await.refused(404, Code::NoSuchMatch);
    let foreign = json!({ "name": "Eve", "invite": made.invites[0].ticket });
    sit(&server, &hidden, foreign).send().await.refused(404, Code::NoSuchMatch);
}

#[tokio::test]
async fn whoever_stands_up_leaves_the_seat_as_it_was() {
    let server = Server::start().await;
    let (made, host) = server.table(json!({ "game": "toy-nim", "seats": ["invite", "open"] })).await;
    let ada = server.sit(&made.id, "Ada", Some(&made.invites[0].ticket)).await;
    let ben = server.sit(&made.id, "Ben", None).await;
    for ticket in [&ada, &ben] {
        server
            .post(format!("/api/matches/{}/stand", made.id), json!(null))
            .ticket(ticket)
            .send()
            .await
            .is(200);
    }
    let page = server.page(&made.id, &host).await;
    assert_eq!(
        page.card.seats.iter().map(|seat| &seat.holder).collect::<Vec<_>>(),
        [&Holder::Invited, &Holder::Open]
    );
    assert_eq!(server.page(&made.id, &ada).await.you.seat, None);
    // The guest may come back; the link is as void as before.
    let void = json!({ "name": "Eve", "invite": made.invites[0].ticket });
    sit(&server, &made, void).send().await.refused(409, Code::NoSeat);
    let back: Seated = sit(&server, &made, json!({ "name": "Ada" })).ticket(&ada).send().await.good();
    assert_eq!(back.you.seat, Some(seat(1)));
}

#[tokio::test]
async fn the_host_can_give_a_seat_away_and_old_rights_end() {
    let server = Server::start().await;
    let (made, host) = server.table(json!({ "game": "toy-nim", "seats": ["invite", "open"] })).await;
    let ada = server.sit(&made.id, "Ada", Some(&made.invites[0].ticket)).await;
    let assign =
        |to| server.post(format!("/api/matches/{}/seats/1", made.id), json!({ "to": to })).ticket(&host);
    let anew: Assigned = assign(json!("invite")).send().await.good();
    let link = anew.invite.unwrap();
    assert_ne!(link.ticket, made.invites[0].ticket);
    let page: MatchPage = server.page(&made.id, &ada).await;
    assert_eq!((page.you.seat, &page.card.seats[0].holder), (None, &Holder::Invited));
    sit(&server, &made, json!({ "name": "Ada", "seat": 1 }))
        .ticket(&ada)
        .send()
        .await
        .refused(409, Code::NoSeat);
    server.sit(&made.id, "Cleo", Some(&link.ticket)).await;
    assert_eq!(assign(json!({ "bot": { "bot": "random" } })).send().await.good::<Assigned>().invite, None);
    let held = server.page(&made.id, &host).await.card.seats[0].holder.clone();
    assert_eq!(held, Holder::Bot { bot: "random".to_owned() });
    assign(json!({ "bot": { "bot": "no such bot" } })).send().await.refused(422, Code::BadBot);
    assign(json!({ "me": { "name": "Host" } })).send().await.refused(400, Code::BadRequest);
}

#[tokio::test]
async fn one_person_has_one_seat() {
    let server = Server::start().await;
    let (made, _) = server.table(json!({ "game": "toy-nim", "seats": ["open", "open"] })).await;
    let ada = server.sit(&made.id, "Ada", None).await;
    let again: Seated = sit(&server, &made, json!({ "name": "Ada" })).ticket(&ada).send().await.good();
    assert_eq!(again.you.seat, Some(seat(1)));
    sit(&server, &made, json!({ "name": "Ada", "seat": 2 }))
        .ticket(&ada)
        .send()
        .await
        .refused(409, Code::NoSeat);
    let twice = json!({ "game": "toy-nim", "seats": [{ "me": { "name": "A" } }, { "me": { "name": "B" } }] });
    server.post("/api/matches", twice).send().await.refused(400, Code::BadRequest);
}
