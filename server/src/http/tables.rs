//! New tables: from nothing, from a record, after another match.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use orrery_kernel::{Digest, MAX_SEATS, Seat};
use orrery_match::Created;
use orrery_store::{Grant, Place};
use orrery_wire::lobby::{Followed, Invite, Made, NewMatch, NewSeat};
use orrery_wire::{Holder, MatchCard, MatchId, Role, Status};
use schemars::JsonSchema;
use serde::Deserialize;

use super::body::{self, Query, Record};
use super::door::Access;
use super::refusal::{Answer, Refusal};
use super::ticket::{self, GiveCookie, Session};
use super::visitor::Visitor;
use super::{App, names};
use crate::hub::random;

pub(super) async fn make(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    body::Json(new): body::Json<NewMatch>,
) -> Answer<(GiveCookie, Json<Made>)> {
    let id = MatchId::from_bytes(random());
    let session = Session::of(&visitor);
    let plan = Plan::new(&id, &new.seats, &session)?;
    let created = Created {
        id: id.clone(),
        game: new.game,
        // These two are the game's to say.
        revision: 0,
        content: Digest(0),
        options: new.options.unwrap_or_default(),
        seats: plan.holders,
        clock: new.clock,
        title: names::title(&new.title)?,
        listed: new.listed,
        watch: new.watch,
        follows: None,
    };
    app.limits.new_table(&visitor)?;
    app.hub.make(created, plan.grants).await?;
    let (ticket, cookie) = session.hand_over(new.ticket)?;
    Ok((cookie, Json(Made { id, you: plan.you, invites: plan.invites, ticket })))
}

/// Who is to sit where, and with what right.
struct Plan {
    you: Role,
    holders: Vec<Holder>,
    grants: Vec<Grant>,
    invites: Vec<Invite>,
}

impl Plan {
    fn new(id: &MatchId, seats: &[NewSeat], session: &Session) -> Result<Self, Refusal> {
        if seats.len() > MAX_SEATS {
            return Err(Refusal::bad(format!("no game here has more than {MAX_SEATS} seats")));
        }
        let host = Grant { ticket: session.hash, place: Place::Host };
        let you = Role { seat: None, host: true };
        let mut plan = Self { you, holders: Vec::new(), grants: vec![host], invites: Vec::new() };
        for (seat, new) in Seat::all(MAX_SEATS as u8).zip(seats) {
            plan.seat(id, seat, new, session)?;
        }
        Ok(plan)
    }

    fn seat(&mut self, id: &MatchId, seat: Seat, new: &NewSeat, session: &Session) -> Result<(), Refusal> {
        self.holders.push(match new {
            NewSeat::Me { .. } if self.you.seat.is_some() => {
                return Err(Refusal::bad("one person has one seat: `me` can stand only once"));
            }
            NewSeat::Me { name } => {
                self.you.seat = Some(seat);
                self.grants.push(Grant { ticket: session.hash, place: Place::Seat(seat) });
                Holder::Person { name: names::person(name)? }
            }
            NewSeat::Invite => {
                let (invite, grant) = invitation(id, seat);
                self.invites.push(invite);
                self.grants.push(grant);
                Holder::Invited
            }
            NewSeat::Open => Holder::Open,
            NewSeat::Bot { bot } => Holder::Bot { bot: bot.clone() },
        });
        Ok(())
    }
}

/// A link to a seat, and the right that it carries.
pub(super) fn invitation(id: &MatchId, seat: Seat) -> (Invite, Grant) {
    let ticket = ticket::mint();
    let grant = Grant { ticket: ticket::hash(&ticket), place: Place::Invite(seat) };
    let path = format!("/t/{id}#{}", ticket.as_str());
    (Invite { seat, ticket, path }, grant)
}

/// How a new ticket is to be handed over.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Handing {
    /// Put a new ticket into the answer instead of a cookie, for programs that keep none.
    #[serde(default)]
    ticket: bool,
}

pub(super) async fn import(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(handing): Query<Handing>,
    Record(record): Record,
) -> Answer<(GiveCookie, Json<Made>)> {
    app.limits.new_table(&visitor)?;
    let id = MatchId::from_bytes(random());
    let session = Session::of(&visitor);
    let mut made =
        Made { id: id.clone(), you: Role { seat: None, host: true }, invites: Vec::new(), ticket: None };
    let host = Grant { ticket: session.hash, place: Place::Host };
    app.hub
        .import(&id, record.to_vec(), |card| {
            let mut grants = vec![host];
            for seat in waiting(card) {
                grants.push(taken_up(&mut made, seat, &session));
            }
            grants
        })
        .await?;
    let (ticket, cookie) = session.hand_over(handing.ticket)?;
    Ok((cookie, Json(Made { ticket, ..made })))
}

/// The seats of people in a match that goes on.
fn waiting(card: &MatchCard) -> impl Iterator<Item = Seat> {
    let person = |holder: &Holder| matches!(holder, Holder::Person { .. });
    let goes_on = card.status == Status::Running;
    let seats = Seat::all(MAX_SEATS as u8).zip(&card.seats);
    seats.filter(move |(_, seat)| goes_on && person(&seat.holder)).map(|(seat, _)| seat)
}

/// Whoever brings a match takes the first of these seats, and gets a ticket for each of the others. It holds the seat at once: after
/// the start nobody sits down any more.
fn taken_up(made: &mut Made, seat: Seat, session: &Session) -> Grant {
    let place = Place::Seat(seat);
    if made.you.seat.is_none() {
        made.you.seat = Some(seat);
        return Grant { ticket: session.hash, place };
    }
    let (invite, grant) = invitation(&made.id, seat);
    made.invites.push(invite);
    Grant { place, ..grant }
}

pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    access: Access,
) -> Answer<Json<Followed>> {
    let by = access.by().ok_or_else(Refusal::failed)?;
    if access.page.card.rematch.is_none() {
        app.limits.new_table(&visitor)?;
    }
    let id = app.hub.rematch(&access.id, by).await?;
    Ok(Json(Followed { id, ticket: None }))
}
