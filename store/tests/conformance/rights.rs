//! Tickets and what they open.

use orrery_store::{Appended, Place};

use crate::common::{House, created, go_on, grant, id, new, next, row, seat, ticket};

pub(crate) async fn a_ticket_opens_what_it_was_given(house: &House) {
    let store = house.open().await;
    let mut made = new(row(&id(1)));
    made.grants = vec![
        grant(1, Place::Host),
        grant(1, Place::Seat(seat(1))),
        grant(1, Place::Host),
        grant(2, Place::Invite(seat(2))),
    ];
    store.create(made).await.unwrap();
    created(&*store, 2).await;

    assert_eq!(store.places(&id(1), &ticket(1)).await.unwrap(), [Place::Host, Place::Seat(seat(1))]);
    assert_eq!(store.places(&id(1), &ticket(2)).await.unwrap(), [Place::Invite(seat(2))]);
    assert_eq!(store.places(&id(1), &ticket(3)).await.unwrap(), []);
    assert_eq!(store.places(&id(2), &ticket(1)).await.unwrap(), []);
    let all = [grant(1, Place::Host), grant(2, Place::Invite(seat(2))), grant(1, Place::Seat(seat(1)))];
    assert_eq!(store.grants(&id(1)).await.unwrap(), all);
}

pub(crate) async fn what_is_revoked_is_gone_and_what_is_given_with_it_stays(house: &House) {
    let store = house.open().await;
    let (one, two) = (Place::Seat(seat(1)), Place::Seat(seat(2)));
    let mut made = new(row(&id(1)));
    made.grants = vec![grant(1, one), grant(2, one), grant(3, two), grant(4, Place::Host)];
    store.create(made).await.unwrap();
    let mut other = new(row(&id(2)));
    other.grants = vec![grant(2, one)];
    store.create(other).await.unwrap();

    // The first had the seat before, and is given it again.
    let mut append = next(&row(&id(1)));
    append.revoke = vec![one, Place::Invite(seat(1))];
    append.grant = vec![grant(1, one), grant(5, one), grant(4, Place::Host)];
    assert_eq!(store.append(append).await.unwrap(), Appended::Done);
    let expected = [grant(4, Place::Host), grant(1, one), grant(5, one), grant(3, two)];
    assert_eq!(store.grants(&id(1)).await.unwrap(), expected);
    assert_eq!(store.grants(&id(2)).await.unwrap(), [grant(2, one)]);
}

pub(crate) async fn mine_are_those_with_a_seat_or_the_table(house: &House) {
    let store = house.open().await;
    let places: [&[Place]; 5] = [
        &[Place::Seat(seat(2))],
        &[Place::Invite(seat(1))],
        &[Place::Host, Place::Seat(seat(1)), Place::Invite(seat(2))],
        &[],
        &[Place::Host],
    ];
    for (number, places) in (1..).zip(places) {
        let mut made = new(row(&id(number)));
        made.kept.listed = number % 2 == 0;
        made.grants = places.iter().map(|&place| grant(1, place)).collect();
        made.grants.push(grant(2, Place::Seat(seat(3))));
        store.create(made).await.unwrap();
    }
    let mut first = row(&id(1));
    first.listed = false;
    go_on(&*store, &mut first).await;

    let mine = store.mine(&ticket(1), 10).await.unwrap();
    let found: Vec<_> = mine.iter().map(|(kept, places)| (kept.id.clone(), places.as_slice())).collect();
    let host_and_seat = [Place::Host, Place::Seat(seat(1))];
    let expected = [(id(1), &[Place::Seat(seat(2))][..]), (id(5), &[Place::Host]), (id(3), &host_and_seat)];
    assert_eq!(found, expected);
    assert_eq!(mine[0].0, first);
    assert_eq!(store.mine(&ticket(1), 2).await.unwrap().len(), 2);
    assert_eq!(store.mine(&ticket(7), 2).await.unwrap(), []);
}
