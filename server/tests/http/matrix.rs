//! Who may do what: every endpoint asked by every kind of visitor, against a table of its own.

use orrery_server::http::{Endpoint, ROUTES, Rank};
use orrery_wire::{MatchId, Ticket};
use serde_json::{Value, json};

use crate::web::{Ask, Server};

/// What each answers to a stranger, a watcher, a player and the host, on a table where players gather and on one that is
/// over. 404: the match does not exist for them; 403: not theirs to do; 409 and 426: they may, but not now or not so.
#[rustfmt::skip]
const EXPECTED: &[(Endpoint, [u16; 4], [u16; 4])] = &[
    //                     gathering:  stranger watcher player host      over: stranger watcher player host
    (Endpoint::Health,                [200, 200, 200, 200],                   [200, 200, 200, 200]),
    (Endpoint::Metrics,               [200, 200, 200, 200],                   [200, 200, 200, 200]),
    (Endpoint::OpenApi,               [200, 200, 200, 200],                   [200, 200, 200, 200]),
    (Endpoint::Games,                 [200, 200, 200, 200],                   [200, 200, 200, 200]),
    (Endpoint::Lobby,                 [200, 200, 200, 200],                   [200, 200, 200, 200]),
    (Endpoint::Mine,                  [200, 200, 200, 200],                   [200, 200, 200, 200]),
    (Endpoint::Make,                  [200, 200, 200, 200],                   [200, 200, 200, 200]),
    (Endpoint::Import,                [422, 422, 422, 422],                   [422, 422, 422, 422]),
    (Endpoint::Page,                  [404, 200, 200, 200],                   [404, 200, 200, 200]),
    (Endpoint::Sit,                   [404, 409, 200, 409],                   [404, 409, 200, 409]),
    (Endpoint::Stand,                 [404, 403, 200, 403],                   [404, 403, 409, 403]),
    (Endpoint::Assign,                [404, 403, 403, 200],                   [404, 403, 403, 409]),
    (Endpoint::Ready,                 [404, 403, 200, 403],                   [404, 403, 409, 403]),
    (Endpoint::Rematch,               [404, 403, 409, 409],                   [404, 403, 200, 200]),
    (Endpoint::Log,                   [404, 200, 200, 200],                   [404, 200, 200, 200]),
    (Endpoint::Past,                  [404, 200, 200, 200],                   [404, 200, 200, 200]),
    (Endpoint::Record,                [404, 409, 409, 409],                   [404, 200, 200, 200]),
    (Endpoint::Report,                [404, 403, 409, 409],                   [404, 403, 409, 409]),
    (Endpoint::Socket,                [404, 426, 426, 426],                   [404, 426, 426, 426]),
];

/// A table with a host who does not play and two players who do.
struct Table {
    id: MatchId,
    host: Ticket,
    player: Ticket,
    other: Ticket,
}

impl Table {
    async fn make(server: &Server, watch: bool) -> Self {
        let new = json!({ "game": "toy-nim", "seats": ["invite", "invite"], "watch": watch });
        let (made, host) = server.table(new).await;
        let player = server.sit(&made.id, "Ada", Some(&made.invites[0].ticket)).await;
        let other = server.sit(&made.id, "Ben", Some(&made.invites[1].ticket)).await;
        Self { id: made.id, host, player, other }
    }

    async fn finish(self, server: &Server) -> Self {
        for ticket in [&self.player, &self.other] {
            server.ready(&self.id, ticket).await;
        }
        server.until(&self.id, &self.host, orrery_wire::Status::Running).await;
        server.act(&self.id, 2, orrery_wire::Command::Resign).await.unwrap();
        server.until(&self.id, &self.host, orrery_wire::Status::Over).await;
        self
    }
}

/// A request for the endpoint that is right in everything but perhaps in who asks.
fn ask(server: &Server, endpoint: Endpoint, id: &MatchId) -> Ask {
    let route = ROUTES.iter().find(|route| route.endpoint == endpoint).unwrap();
    let path = route.path.replace("{id}", id.as_str()).replace("{seat}", "2").replace("{seq}", "1");
    let get = |path| server.get(path);
    let body: Value = match endpoint {
        Endpoint::Make => json!({ "game": "toy-nim", "seats": [{ "me": { "name": "Eve" } }, "open"] }),
        Endpoint::Sit => json!({ "name": "Eve" }),
        Endpoint::Assign => json!({ "to": "open" }),
        Endpoint::Ready => json!({ "ready": true }),
        Endpoint::Import => {
            let asked = Ask::new(server.address, "POST", path);
            return asked.header("content-type", "application/x-ndjson").body("{}\n");
        }
        Endpoint::Stand | Endpoint::Rematch => json!(null),
        Endpoint::Health | Endpoint::Metrics | Endpoint::OpenApi | Endpoint::Games | Endpoint::Lobby => {
            return get(path);
        }
        Endpoint::Mine | Endpoint::Page | Endpoint::Log | Endpoint::Past | Endpoint::Record => {
            return get(path);
        }
        Endpoint::Report | Endpoint::Socket => return get(path),
    };
    server.post(path, body)
}

#[test]
fn the_expectation_is_complete() {
    let expected: Vec<Endpoint> = EXPECTED.iter().map(|(endpoint, ..)| *endpoint).collect();
    let routes: Vec<Endpoint> = ROUTES.iter().map(|route| route.endpoint).collect();
    assert_eq!(expected, routes);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_endpoint_answers_every_role_as_expected_while_players_gather() {
    let server = Server::start().await;
    for (endpoint, expected, _) in EXPECTED {
        for (rank, status) in Rank::ALL.into_iter().zip(expected) {
            let table = Table::make(&server, rank != Rank::Stranger).await;
            try_one(&server, *endpoint, rank, &table, *status).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_endpoint_answers_every_role_as_expected_when_it_is_over() {
    let server = Server::start().await;
    let seen = Table::make(&server, true).await.finish(&server).await;
    let unseen = Table::make(&server, false).await.finish(&server).await;
    for (endpoint, _, expected) in EXPECTED {
        for (rank, status) in Rank::ALL.into_iter().zip(expected) {
            let table = if rank == Rank::Stranger { &unseen } else { &seen };
            try_one(&server, *endpoint, rank, table, *status).await;
        }
    }
}

async fn try_one(server: &Server, endpoint: Endpoint, rank: Rank, table: &Table, status: u16) {
    let foreign: Ticket = "F".repeat(43).parse().unwrap();
    let asked = ask(server, endpoint, &table.id);
    let told = match rank {
        Rank::Stranger => asked.send().await,
        Rank::Watcher => asked.ticket(&foreign).send().await,
        Rank::Player => asked.ticket(&table.player).send().await,
        Rank::Host => asked.ticket(&table.host).send().await,
    };
    assert_eq!(told.status, status, "{endpoint:?} asked by {rank:?}: {}", told.text());
    // What one may not see cannot be told from what is not there.
    if status == 404 {
        let nowhere = ask(server, endpoint, &"0000000000000000".parse().unwrap()).send().await;
        assert_eq!((nowhere.status, &nowhere.body), (404, &told.body), "{endpoint:?}");
    }
}
