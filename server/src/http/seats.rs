//! Who sits where, before the start.
//!
//! A seat that was taken by a link keeps a trace of it: its holder keeps the right of the link too. So the link is of no
//! use to anybody else, and whoever stands up leaves the seat as it was and may come back.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use orrery_kernel::Seat;
use orrery_match::By;
use orrery_store::{Grant, Place};
use orrery_wire::lobby::{Assign, Assigned, NewSeat, Ready, Seated, Sit, Written};
use orrery_wire::{ActionId, Code, Command, Holder, MatchId, Problem, Role, Status};

use super::body::{self, Path};
use super::door::{Access, no_such_match};
use super::refusal::{Answer, Refusal};
use super::ticket::{self, GiveCookie, Session};
use super::visitor::Visitor;
use super::{App, names, tables};
use crate::hub::{from_store, random};

pub(super) async fn sit(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    access: Access,
    body::Json(wish): body::Json<Sit>,
) -> Answer<(GiveCookie, Json<Seated>)> {
    let name = names::person(&wish.name)?;
    let invited = invited(&app, &access, &wish).await?;
    if let Some(held) = access.role.seat {
        return stay(&access, held, invited.or(wish.seat));
    }
    let session = Session::of(&visitor);
    let seat = match invited {
        Some(seat) => {
            take(&app, &access.id, seat, &name, &session, true).await?;
            seat
        }
        // Without a link, a match that one may not see does not exist.
        None if access.check(super::routes::Endpoint::Page).is_err() => return Err(no_such_match().into()),
        None => take_open(&app, &access, wish.seat, &name, &session).await?,
    };
    let (ticket, cookie) = session.hand_over(wish.ticket)?;
    let you = Role { seat: Some(seat), host: access.role.host };
    Ok((cookie, Json(Seated { you, ticket })))
}

/// The seat for which whoever asks has a link, or holds the ticket of one.
async fn invited(app: &App, access: &Access, wish: &Sit) -> Result<Option<Seat>, Problem> {
    let mut places = access.places.clone();
    if let Some(invite) = &wish.invite {
        let found = app.hub.store().places(&access.id, &ticket::hash(invite)).await;
        places.extend(found.map_err(from_store)?);
    }
    let mut seats = places.into_iter().filter_map(|place| match place {
        Place::Invite(seat) => Some(seat),
        Place::Seat(_) | Place::Host => None,
    });
    let found = seats.find(|seat| wish.seat.is_none_or(|wanted| wanted == *seat));
    match (found, &wish.invite, access.role.seat) {
        // Whoever sits already may have come by this very link.
        (None, Some(_), None) => Err(refused_link(access)),
        (found, _, _) => Ok(found),
    }
}

/// A link that opens nothing: void, used by somebody else, or for another seat.
fn refused_link(access: &Access) -> Problem {
    match access.check(super::routes::Endpoint::Page) {
        Ok(()) => Problem::new(
            Code::NoSeat,
            "this link is void, or somebody has used it; ask the host for a new one",
        ),
        Err(hidden) => hidden,
    }
}

/// Sitting down where one sits already changes nothing.
fn stay(access: &Access, held: Seat, wanted: Option<Seat>) -> Answer<(GiveCookie, Json<Seated>)> {
    if wanted.is_none_or(|wanted| wanted == held) {
        return Ok((None, Json(Seated { you: access.role, ticket: None })));
    }
    let why = format!("you hold seat {held} already; stand up first");
    Err(Problem::new(Code::NoSeat, why).into())
}

/// Sits down on the wanted open seat, or on the first that is still open.
async fn take_open(
    app: &Arc<App>,
    access: &Access,
    wanted: Option<Seat>,
    name: &str,
    session: &Session,
) -> Result<Seat, Refusal> {
    let seats = &access.page.card.seats;
    let all = Seat::all(seats.len() as u8).zip(seats);
    let open =
        all.filter(|(seat, card)| card.holder == Holder::Open && wanted.is_none_or(|wanted| wanted == *seat));
    for (seat, _) in open {
        match take(app, &access.id, seat, name, session, false).await {
            // Somebody was quicker; perhaps the next is still free.
            Err(problem) if problem.problem == Code::NoSeat => continue,
            taken => return Ok(taken.map(|_| seat)?),
        }
    }
    let why = match wanted {
        Some(seat) => format!("seat {seat} is not open"),
        None => "no seat is open at this table".to_owned(),
    };
    Err(Problem::new(Code::NoSeat, why).into())
}

async fn take(
    app: &Arc<App>,
    id: &MatchId,
    seat: Seat,
    name: &str,
    session: &Session,
    by_link: bool,
) -> Result<u32, Problem> {
    let right = |place| Grant { ticket: session.hash, place };
    let mut grant = vec![right(Place::Seat(seat))];
    grant.extend(by_link.then(|| right(Place::Invite(seat))));
    let holder = Holder::Person { name: name.to_owned() };
    app.hub.seat(id, By::Seat(seat), seat, holder, grant, vec![Place::Invite(seat), Place::Seat(seat)]).await
}

pub(super) async fn stand(State(app): State<Arc<App>>, access: Access) -> Answer<Json<Written>> {
    let seat = access.role.seat.ok_or_else(Refusal::failed)?;
    let by_link = access.places.contains(&Place::Invite(seat));
    let holder = if by_link { Holder::Invited } else { Holder::Open };
    let seq = app.hub.seat(&access.id, By::Seat(seat), seat, holder, vec![], vec![Place::Seat(seat)]).await?;
    Ok(Json(Written { seq }))
}

pub(super) async fn assign(
    State(app): State<Arc<App>>,
    access: Access,
    Path((_, seat)): Path<(MatchId, Seat)>,
    body::Json(wish): body::Json<Assign>,
) -> Answer<Json<Assigned>> {
    if seat.index() >= access.page.card.seats.len() {
        return Err(Problem::new(Code::NoSeat, format!("there is no seat {seat} at this table")).into());
    }
    let (holder, link) = match wish.to {
        NewSeat::Me { .. } => return Err(Refusal::bad("to sit down yourself, use `sit`")),
        NewSeat::Invite => (Holder::Invited, Some(tables::invitation(&access.id, seat))),
        NewSeat::Open => (Holder::Open, None),
        NewSeat::Bot { bot } => (Holder::Bot { bot }, None),
    };
    let (invite, grant) = link.unzip();
    let revoke = vec![Place::Seat(seat), Place::Invite(seat)];
    app.hub.seat(&access.id, By::Host, seat, holder, grant.into_iter().collect(), revoke).await?;
    Ok(Json(Assigned { invite }))
}

pub(super) async fn ready(
    State(app): State<Arc<App>>,
    access: Access,
    body::Json(wish): body::Json<Ready>,
) -> Answer<Json<Written>> {
    let seat = access.role.seat.ok_or_else(Refusal::failed)?;
    let card = &access.page.card;
    // To say again what is so already changes nothing.
    if card.status == Status::Gathering
        && card.seats.get(seat.index()).is_some_and(|own| own.ready == wish.ready)
    {
        return Ok(Json(Written { seq: card.seq }));
    }
    let name = MatchId::from_bytes(random()).to_string();
    let id: ActionId = name.try_into().map_err(|_| Refusal::failed())?;
    let command = Command::Ready { ready: wish.ready };
    let seq = app.hub.command(&access.id, By::Seat(seat), id, card.seq, command).await?;
    Ok(Json(Written { seq }))
}
