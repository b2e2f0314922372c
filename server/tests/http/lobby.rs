//! The lobby.

use orrery_wire::lobby::{GameCard, Lobby};
use orrery_wire::{Code, MatchId};
use serde_json::json;

use crate::web::Server;

async fn fill(server: &Server, game: &str, count: usize) -> Vec<MatchId> {
    let mut made = Vec::new();
    for _ in 0..count {
        let new = json!({ "game": game, "seats": ["open", "open"], "listed": true });
        made.push(server.table(new).await.0.id);
    }
    made.reverse();
    made
}

/// All pages of the lobby, one after the other.
async fn pages(server: &Server, query: &str) -> Vec<Vec<MatchId>> {
    let mut pages = Vec::new();
    let mut before = String::new();
    loop {
        let lobby: Lobby = server.get(format!("/api/lobby?{query}{before}")).send().await.good();
        pages.push(lobby.matches.into_iter().map(|card| card.id).collect());
        match lobby.next {
            Some(next) => before = format!("&before={next}"),
            None => return pages,
        }
    }
}

#[tokio::test]
async fn pages_follow_each_other_without_gap_or_overlap() {
    let server = Server::start().await;
    let mut made = fill(&server, "toy-nim", 7).await;
    server.table(json!({ "game": "toy-nim", "seats": ["open", "open"] })).await;
    for (limit, sizes) in [(3, vec![3, 3, 1]), (7, vec![7]), (100, vec![7]), (1, vec![1; 7])] {
        let pages = pages(&server, &format!("limit={limit}")).await;
        assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), sizes);
        let mut all = pages.concat();
        // Tables made in the same millisecond stand in whatever order, but always in the same.
        all.sort();
        made.sort();
        assert_eq!(all, made, "latest first, and the one that is not listed is not there");
    }
}

#[tokio::test]
async fn the_lobby_can_be_narrowed() {
    let server = Server::start().await;
    let (nim, pig) = (fill(&server, "toy-nim", 2).await, fill(&server, "toy-pig", 1).await);
    assert_eq!(pages(&server, "game=toy-pig").await.concat(), pig);
    assert_eq!(pages(&server, "game=toy-nim&status=gathering").await.concat().len(), nim.len());
    assert!(pages(&server, "status=over").await.concat().is_empty());
    assert!(pages(&server, "game=chess").await.concat().is_empty());
}

#[tokio::test]
async fn wrong_questions_are_explained() {
    let server = Server::start().await;
    for query in [
        "limit=0",
        "limit=101",
        "limit=-1",
        "limit=many",
        "status=lost",
        "before=yesterday",
        "page=2",
        "limit=1&limit=2",
    ] {
        server.get(format!("/api/lobby?{query}")).send().await.refused(400, Code::BadRequest);
    }
}

#[tokio::test]
async fn the_games_are_told() {
    let server = Server::start().await;
    let games: Vec<GameCard> = server.get("/api/games").send().await.good();
    let dice = games.iter().find(|game| game.id == "rocket-dice").unwrap();
    assert!(dice.tables.iter().any(|table| table.seats == 2) && dice.bots.contains(&"greedy".to_owned()));
}
