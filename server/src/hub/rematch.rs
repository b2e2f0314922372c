//! The match that follows.

use orrery_kernel::Seat;
use orrery_match::{By, Created};
use orrery_store::{Grant, Place};
use orrery_wire::{Code, Holder, MatchCard, MatchId, Problem, Status};
use sha2::{Digest as _, Sha256};

use super::desk::Desk;
use super::guard;
use super::house::{from_store, moment};
use super::settle::Along;

/// Makes the match that follows, unless it is there, and notes it in the log of this one.
pub(super) async fn make(desk: &mut Desk, by: By) -> Result<MatchId, Problem> {
    let card = desk.table.card();
    if let Some(next) = card.rematch {
        return Ok(next);
    }
    if card.status != Status::Over {
        return Err(Problem::new(Code::WrongTime, "there is a rematch when the match is over"));
    }
    let next = name(&card.id);
    if desk.house.store.kept(&next).await.map_err(from_store)?.is_none() {
        let grants = moved(desk.house.store.grants(&card.id).await.map_err(from_store)?, seats(&card));
        let created = follow(&card, next.clone(), desk.table.options().clone());
        let game = desk.house.game(&card.game)?;
        let entry = guard::rules(|| game.create(created, &moment()))??;
        // If somebody was faster, the same match is there already.
        if let Err(problem) = desk.house.create(&[entry], grants).await {
            desk.house.kept(&next).await.map_err(|_| problem)?;
        }
    }
    match desk.settle(None, Along::default(), |table, moment| table.rematch(by, &next, moment)).await {
        Ok(_) => Ok(next),
        Err(problem) => desk.table.card().rematch.ok_or(problem),
    }
}

/// All who ask for a rematch of one match get the same: its name follows from that of the match.
fn name(id: &MatchId) -> MatchId {
    let hash = Sha256::digest(format!("rematch of {id}"));
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    MatchId::from_bytes(bytes)
}

fn seats(card: &MatchCard) -> u8 {
    card.seats.len() as u8
}

/// Same game, same players; everyone moves on by one seat, so that another begins.
fn follow(card: &MatchCard, id: MatchId, options: serde_json::Value) -> Created {
    let mut holders: Vec<Holder> = card.seats.iter().map(|seat| seat.holder.clone()).collect();
    holders.rotate_right(1);
    Created {
        id,
        game: card.game.clone(),
        revision: card.revision,
        content: orrery_kernel::Digest(0),
        options,
        seats: holders,
        clock: card.clock,
        title: card.title.clone(),
        listed: card.listed,
        watch: card.watch,
        follows: Some(card.id.clone()),
    }
}

fn moved(grants: Vec<Grant>, seats: u8) -> Vec<Grant> {
    let on = |seat: Seat| seat.next(seats);
    grants
        .into_iter()
        .map(|Grant { ticket, place }| {
            let place = match place {
                Place::Seat(seat) => Place::Seat(on(seat)),
                Place::Invite(seat) => Place::Invite(on(seat)),
                Place::Host => Place::Host,
            };
            Grant { ticket, place }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_store::TicketHash;

    #[test]
    fn whoever_asks_for_a_rematch_gets_the_same_one() {
        let id: MatchId = "0123456789abcdef".parse().unwrap();
        assert_eq!(name(&id), name(&id));
        assert_ne!(name(&id), id);
        assert_ne!(name(&name(&id)), name(&id));
    }

    #[test]
    fn rights_move_on_with_their_holders() {
        let seat = |index| Seat::new(index).unwrap();
        let grant = |place| Grant { ticket: TicketHash([1; 32]), place };
        let grants = vec![grant(Place::Seat(seat(0))), grant(Place::Seat(seat(2))), grant(Place::Host)];
        let expected = vec![grant(Place::Seat(seat(1))), grant(Place::Seat(seat(0))), grant(Place::Host)];
        assert_eq!(moved(grants, 3), expected);
    }
}
