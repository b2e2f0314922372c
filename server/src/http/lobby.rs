//! Which matches there are: the lobby, and those of whoever asks.

use std::str::FromStr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use orrery_store::{Kept, Listed, Place};
use orrery_wire::lobby::{Lobby, Mine, MyMatch};
use orrery_wire::{MatchCard, MatchId, Millis, Problem, Status};
use schemars::JsonSchema;
use serde::Deserialize;

use super::App;
use super::body::Query;
use super::door::role;
use super::refusal::{Answer, Refusal};
use super::visitor::Visitor;
use crate::hub::{card, from_store};

/// Which part of the lobby.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// Only this game.
    game: Option<String>,
    /// Only matches that are so far.
    status: Option<Status>,
    /// Where the page begins: what `next` of the page before said.
    before: Option<String>,
    /// At most so many, from 1 to 100; 20 if absent.
    limit: Option<u32>,
}

const USUAL: u32 = 20;
const MOST: u32 = 100;

pub(super) async fn lobby(State(app): State<Arc<App>>, Query(which): Query<Which>) -> Answer<Json<Lobby>> {
    let limit = which.limit.unwrap_or(USUAL);
    if !(1..=MOST).contains(&limit) {
        return Err(Refusal::bad(format!("limit is a number from 1 to {MOST}")));
    }
    let before = which.before.as_deref().map(str::parse::<Mark>).transpose().map_err(Refusal::bad)?;
    // One more than is told, to know whether there is a next page.
    let listed = Listed {
        game: which.game,
        status: which.status,
        before: before.map(|mark| (mark.updated, mark.id)),
        limit: limit + 1,
    };
    let mut rows = app.hub.store().lobby(&listed).await.map_err(from_store)?;
    let more = rows.len() > limit as usize;
    rows.truncate(limit as usize);
    let next = rows.last().filter(|_| more).map(|last| Mark::of(last).to_string());
    let matches = rows.iter().map(card).collect::<Result<_, Problem>>()?;
    Ok(Json(Lobby { matches, next }))
}

pub(super) async fn mine(State(app): State<Arc<App>>, visitor: Visitor) -> Answer<Json<Mine>> {
    let Some(ticket) = visitor.ticket else { return Ok(Json(Mine { matches: Vec::new() })) };
    let rows = app.hub.store().mine(&ticket, MOST).await.map_err(from_store)?;
    let mine = |(kept, places): &(Kept, Vec<Place>)| Ok(my_match(card(kept)?, places));
    let matches = rows.iter().map(mine).collect::<Result<_, Problem>>()?;
    Ok(Json(Mine { matches }))
}

fn my_match(card: MatchCard, places: &[Place]) -> MyMatch {
    let you = role(places);
    let your_turn = you.seat.is_some_and(|seat| card.asked.contains(&seat));
    MyMatch { you, your_turn, card }
}

/// A place in the list.
#[derive(Debug, PartialEq, Eq)]
struct Mark {
    updated: Millis,
    id: MatchId,
}

impl Mark {
    fn of(kept: &Kept) -> Self {
        Self { updated: kept.updated, id: kept.id.clone() }
    }
}

impl std::fmt::Display for Mark {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.updated, self.id)
    }
}

impl FromStr for Mark {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Self, &'static str> {
        let parts =
            text.split_once('-').and_then(|(updated, id)| Some((updated.parse().ok()?, id.parse().ok()?)));
        let (updated, id) = parts.ok_or("before is what `next` of another page said")?;
        Ok(Self { updated, id })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_the_list_round_trips() {
        let mark = Mark { updated: 1_700_000_000_123, id: "0123456789abcdef".parse().unwrap() };
        assert_eq!(mark.to_string().parse(), Ok(mark));
        for wrong in ["", "-", "12", "x-0123456789abcdef", "1-short", "-1-0123456789abcdef"] {
            assert!(wrong.parse::<Mark>().is_err(), "{wrong}");
        }
    }
}
